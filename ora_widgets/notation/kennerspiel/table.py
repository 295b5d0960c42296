"""Who sits where in a log: the site seats the players by chance, which a log does not show."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import permutations
from typing import NamedTuple

from ...engine import InvalidMove, Refusal, Rulings, new_state, play
from ...engine.cards.rows import COLOURS
from ...engine.goods import FIVE_COINS
from ...engine.state import LOST
from ...game.history import History, Line
from ...game.setup import Setup
from .functions import ONE
from .pasted import MAX_COMMAND_LENGTH, Command, is_whole, near
from .reader import Reader
from .words import NEUTRAL, recoloured, start

SITE = "kennerspiel"
FIRST = 120  # commands by which the seatings are ordered
MAX_TURNS = 400  # that are looked at to find out who sits where
SPARE = 1000  # commands that may be read in vain besides twice the log, over all seatings together


# ---- who sits where


def seated(log: list[Command]) -> Table:
    """The table at which the commands of a log, which begins with its only `CONFIG`, are read furthest.

    The site seats the players by chance, which a log does not show; the first order that all commands fit is taken,
    the one of the `START` command before others.
    """
    tables = _Tables(log)
    stopped: list[Table] = []
    for table in tables:
        if table.read(log):
            return table
        tables.drop(table)
        stopped.append(table)
    best = tables.likeliest(stopped)
    if best.crowded():
        # The site loses the clergyman who stood there first; a log of people who put him back by hand is read all the same.
        again = Table(best.seats, best.colours, replace(best.rulings, crowded_out=False))
        if again.read(log) or again.count > best.count:
            return again
    return best


class _Tables:
    """The tables at which a log may have been played, one per seating, the likeliest first.

    The likeliest is the one that the most commands bear out which say who is to move; a slip makes no other one likelier.
    Seatings that agree on every colour named so far stop at the same command: only those that differ there are worth
    trying. What is read in vain is counted over all of them.
    """

    def __init__(self, log: list[Command]) -> None:
        self.log = log
        self.left = 2 * len(log) + SPARE
        terms = log[0].command.split()[1:]
        self.turns = _turns(terms[0], terms[2]) if is_whole(log[0].command) else ()
        self.signs = list(_signs(log[:FIRST]))
        unordered = () if self.turns else log
        self.named = Counter(colour for each in unordered for colour in _named(each.command))
        self.seatings = _seatings(log)
        whole = (seating for seating in self.seatings if self._against(seating[1], 0) == len(self.signs))
        if self.turns and (likeliest := next(whole, None)):
            self.seatings.sort(key=likeliest.__ne__)  # nothing is likelier than the first that all signs fit
        else:
            self._rank()

    def likeliest(self, stopped: list[Table]) -> Table:
        """The table at which a log goes wrong that cannot be read at any."""
        self.signs = list(_signs(self.log))
        signs = {table: self._matching_signs(table.colours) for table in stopped}
        best = max(stopped, key=lambda table: (signs[table][0], table.count))
        turn = [table for table in stopped if signs[table][0] == signs[best][0] and self._in_one_turn(table, best)]
        return max(turn, key=lambda table: (*signs[table], table.count))

    def _in_one_turn(self, table: Table, other: Table) -> bool:
        """Whether two tables stop in the same turn."""
        return not any(_ends_turn(each.command) for each in self.log[table.count : other.count])

    def _matching_signs(self, colours: str) -> tuple[int, int, int]:
        """How many signs a seating makes sense of: with a command amiss, wrong, missing or too many; with one wrong; with none."""
        if not self.turns:  # alone it is the neutral player's colour that is looked for
            return (self.named[colours[-1:]],) * 3
        first = self._against(colours, 0)
        if first == len(self.signs):
            return (first,) * 3
        wrong = self._against(colours, first + 1)
        return max(wrong, self._against(colours, first, 1), self._against(colours, first, -1)), wrong, first

    def _against(self, colours: str, begin: int, shift: int = 0) -> int:
        """The first sign from there on that speaks against a seating, with `shift` turns missing."""
        for at in range(begin, len(self.signs)):
            if not self._fits(self.signs[at], colours, shift):
                return at
        return len(self.signs)

    def _fits(self, sign: _Sign, colours: str, shift: int) -> bool:
        turn = sign.turn + shift
        kind, seat = self.turns[turn] if 0 <= turn < len(self.turns) else ("", 0)
        return kind not in sign.kinds or (colours[seat : seat + 1] == sign.colour) == sign.own

    def __iter__(self) -> Iterator[Table]:
        while self.seatings and self.left > 0:
            yield Table(*self.seatings[0])

    def drop(self, table: Table) -> None:
        """Leave out all seatings for which the log stops where it does for this one."""
        self.left -= table.count
        named = {colour for each in self.log[2 : table.count + 1] for colour in _named(each.command)}
        seats = {colour: table.colours.find(colour) for colour in named}
        self.seatings = [
            seating for seating in self.seatings[1:] if any(seating[1].find(c) != seat for c, seat in seats.items())
        ]
        self._rank()

    def _rank(self) -> None:
        """Bring the seatings that are left into their order."""
        self.seatings.sort(key=lambda seating: self._matching_signs(seating[1]), reverse=True)


class _Sign(NamedTuple):
    """What a command says about who is to move."""

    number: int  # of the command
    turn: int  # how many turns were ended before it
    colour: str
    kinds: tuple[str, ...]  # the turns of which that is true
    own: bool = True  # whether it is the colour of who is to move, or another one


def _signs(log: list[Command]) -> Iterator[_Sign]:
    """Nobody but the owner goes to a building of a heartland, as an action of a turn, and settles with the colour.

    A work contract is for the buildings of others.
    """
    turn, begun = 0, False
    for number, each in enumerate(log):
        verb, *words = each.command.split()
        if words and words[0][0] in "LS" and _NAMED.fullmatch(words[0]):
            if verb == "SETTLE":
                yield _Sign(number, turn, words[0][1], ("act", "bonus", "settle"))
            elif verb in ("USE", "WORK_CONTRACT") and not begun:
                yield _Sign(number, turn, words[0][1], ("act",), verb == "USE")
        ends = not words and _ends_turn(each.command)
        turn += ends
        begun = not ends and (begun or verb in ("USE", "BUILD", "WORK_CONTRACT"))


def _ends_turn(command: str) -> bool:
    """Whether a command is a `COMMIT`, perhaps with a slip in it."""
    return command == "COMMIT" or (" " not in command and ("COMMIT".startswith(command) or near(command, "COMMIT")))


@cache
def _turns(players: str, length: str) -> tuple[tuple[str, int], ...]:
    """The kind and the seat of every turn of a game of several, which hang on nothing that is played."""
    if players == "1":
        return ()
    state = new_state(int(players), "ireland", length, Rulings.named(SITE))
    turns: list[tuple[str, int]] = []
    while state.pending and len(turns) < MAX_TURNS:
        frame = state.pending[-1]
        turns.append((frame.kind, frame.seat))
        for move in ("done",) if frame.kind == "settle" else ("pass", "done"):
            play(state, (move,))
    return tuple(turns)


_NAMED = re.compile(r"\b[LS]([RGBW])[0-9]\b")


def _changes(command: str) -> bool:
    """Whether a command asks which coins lie as 5-coin tiles, as no other does."""
    return command.startswith("CONVERT ") and (ONE in command or FIVE_COINS in command)


def _named(command: str) -> list[str]:
    """The colours that a command names."""
    return _NAMED.findall(command[:MAX_COMMAND_LENGTH])


def _seatings(log: list[Command]) -> list[tuple[str, str]]:
    """The seatings that a log may mean: as they are here, and as the log calls them.

    They differ alone, where the neutral player, who comes last, may have any colour there, and is white here.
    """
    words = log[1].command.split() if len(log) > 1 else []
    alone = log[0].command.split()[1:2] == ["1"]
    try:
        colours = "".join(start(words[1:])[1]) if words[:1] == ["START"] else ""
    except InvalidMove:
        colours = ""  # the reader says what is wrong
    if alone and len(colours) in (1, 2):
        named = [colours, colours[::-1]]
        there = named if colours[1:] else [colours + other for other in reversed(COLOURS) if other != colours]
        return [(recoloured(pair, pair[1], NEUTRAL), pair) for pair in there]
    return [("".join(order), "".join(order)) for order in permutations(colours)] or [("", "")]


# ---- one seating


class Table(Reader):
    """A reader that remembers every position, so that a log once read is a game."""

    def __init__(self, seats: str, colours: str, rulings: Rulings | None = None) -> None:
        super().__init__(seats, rulings)
        self.colours = colours
        self.whole = 0  # moves of whole commands
        self.origin = ""
        self.why: Refusal | None = None

    def read(self, log: list[Command]) -> bool:
        """Read as far as it goes.

        Returns:
            Whether all of it was read.
        """
        swap = self.seats != self.colours
        self.counts_tiles = self.counts_tiles and any(
            map(_changes, [each.command for each in log if each.command[:3] == "CON"])
        )
        try:
            for at, (_, _, command) in enumerate(log, start=1):
                self.carry_out(recoloured(command, self.colours[-1], NEUTRAL) if swap else command)
                if at == 2:
                    self.origin = self._origin(command)
                self.whole = len(self.moves)
            if not self.started:
                raise Refusal("log-without-start")
        except Refusal as why:
            self.why = why
            return False
        return True

    def crowded(self) -> bool:
        """Whether anybody has lost a clergyman to another one on the same building."""
        if not self.started:
            return False
        brothers = self.state.mode.brothers
        return any(each.prior == LOST or each.brothers + len(each.out) < brothers for each in self.state.players)

    def _origin(self, command: str) -> str:
        """What `START` said, with the neutral player's colour; nothing where it would be written so anyway."""
        assert self.mode is not None
        words = command.split()[1:]
        alone = self.mode[0] == 1 and len(start(words)[1]) == 1
        line = " ".join([*words, self.colours[-1]] if alone else words)
        return "" if line == " ".join(["0", *self.seats]) else line

    def setup(self) -> Setup:
        """The terms of the game."""
        assert self.mode is not None
        players, country, length = self.mode
        rulings = SITE if self.rulings == Rulings.named(SITE) else self.rulings
        return Setup(players, country, length, self.seats[:players], rulings, origin=self.origin)

    def history(self) -> History:
        """The game as far as whole commands were read."""
        line = Line(self.moves, self.checkpoints).first(self.whole)
        now = self.state if self.whole == len(self.moves) else line[self.whole]
        return History(line, self.whole, self.whole, now)

"""Finding the seating of a log: the site seats the players at random, which a log does not show."""

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
from .functions import ONE_COIN
from .pasted import MAX_COMMAND_LENGTH, Command, differs_by_a_letter, is_whole
from .reader import Reader
from .words import NEUTRAL, start, swap_colours

SITE = "kennerspiel"
COMMANDS_FOR_ORDER = 120  # commands that are used to rank the seatings
MAX_TURNS = 400  # turns that are used to find the seating
MAX_EXTRA_COMMANDS = 1000  # commands that may be read for failing seatings, beyond twice the log, in all


# ---- who sits where


def table_of_log(log: list[Command]) -> Table:
    """The table that reads furthest into a log, which begins with its only `CONFIG`.

    The first order that fits all commands is taken, beginning with that of the `START` command.
    """
    tables = _Tables(log)
    stopped: list[Table] = []
    for table in tables:
        if table.read(log):
            return table
        tables.drop(table)
        stopped.append(table)
    best = tables.likeliest(stopped)
    if best.is_crowded():
        # The site loses the clergyman who was there first; this also reads a log whose players put him back by hand.
        again = Table(best.seats, best.colours, replace(best.rulings, crowded_out=False))
        if again.read(log) or again.count > best.count:
            return again
    return best


class _Tables:
    """The possible tables of a log, one per seating, the likeliest first.

    The likeliest one agrees with the most commands that show who is to move, allowing for one mistake in the log.
    Seatings that agree on every colour named so far stop at the same command, so only seatings that differ there are
    tried. Commands read for failing seatings are counted over all of them.
    """

    def __init__(self, log: list[Command]) -> None:
        self.log = log
        self.left = 2 * len(log) + MAX_EXTRA_COMMANDS
        terms = log[0].command.split()[1:]
        self.turns = _turns(terms[0], terms[2]) if is_whole(log[0].command) else ()
        self.signs = list(_signs(log[:COMMANDS_FOR_ORDER]))
        unordered = () if self.turns else log
        self.named = Counter(colour for each in unordered for colour in _named_colours(each.command))
        self.seatings = _seatings(log)
        whole = (seating for seating in self.seatings if self._first_contradiction(seating[1], 0) == len(self.signs))
        if self.turns and (likeliest := next(whole, None)):
            self.seatings.sort(key=likeliest.__ne__)  # the first one that all signs fit is the likeliest
        else:
            self._rank()

    def likeliest(self, stopped: list[Table]) -> Table:
        """The most plausible table of a log that cannot be read at any."""
        self.signs = list(_signs(self.log))
        signs = {table: self._matching_signs(table.colours) for table in stopped}
        best = max(stopped, key=lambda table: (signs[table][0], table.count))
        turn = [table for table in stopped if signs[table][0] == signs[best][0] and self._in_one_turn(table, best)]
        return max(turn, key=lambda table: (*signs[table], table.count))

    def _in_one_turn(self, table: Table, other: Table) -> bool:
        """Whether two tables stop in the same turn."""
        return not any(_ends_turn(each.command) for each in self.log[table.count : other.count])

    def _matching_signs(self, colours: str) -> tuple[int, int, int]:
        """How many signs a seating explains if one command is wrong, missing or too many; if one is wrong; if none."""
        if not self.turns:  # in a solo game, the neutral player's colour is what must be found
            return (self.named[colours[-1:]],) * 3
        first = self._first_contradiction(colours, 0)
        if first == len(self.signs):
            return (first,) * 3
        wrong = self._first_contradiction(colours, first + 1)
        return (
            max(wrong, self._first_contradiction(colours, first, 1), self._first_contradiction(colours, first, -1)),
            wrong,
            first,
        )

    def _first_contradiction(self, colours: str, begin: int, shift: int = 0) -> int:
        """The first sign from `begin` on that contradicts a seating, with `shift` turns missing."""
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
        """Drop all seatings for which the log would stop at the same command as for this one."""
        self.left -= table.count
        named = {colour for each in self.log[2 : table.count + 1] for colour in _named_colours(each.command)}
        seats = {colour: table.colours.find(colour) for colour in named}
        self.seatings = [
            seating for seating in self.seatings[1:] if any(seating[1].find(c) != seat for c, seat in seats.items())
        ]
        self._rank()

    def _rank(self) -> None:
        """Sort the remaining seatings."""
        self.seatings.sort(key=lambda seating: self._matching_signs(seating[1]), reverse=True)


class _Sign(NamedTuple):
    """A command's evidence about who is to move."""

    number: int  # of the command
    turn: int  # how many turns ended before it
    colour: str
    kinds: tuple[str, ...]  # the kinds of turns for which it holds
    own: bool = True  # whether it is the colour of the player to move, or another player's


def _signs(log: list[Command]) -> Iterator[_Sign]:
    """Commands that show who is to move: uses of heartland buildings, settlements, and work contracts."""
    turn, begun = 0, False
    for number, each in enumerate(log):
        verb, *words = each.command.split()
        if words and words[0][0] in "LS" and _COLOUR_OF_CARD.fullmatch(words[0]):
            if verb == "SETTLE":
                yield _Sign(number, turn, words[0][1], ("act", "bonus", "settle"))
            elif verb in ("USE", "WORK_CONTRACT") and not begun:
                yield _Sign(number, turn, words[0][1], ("act",), verb == "USE")
        ends = not words and _ends_turn(each.command)
        turn += ends
        begun = not ends and (begun or verb in ("USE", "BUILD", "WORK_CONTRACT"))


def _ends_turn(command: str) -> bool:
    """Whether a command is a `COMMIT`, perhaps misspelt."""
    return command == "COMMIT" or (
        " " not in command and ("COMMIT".startswith(command) or differs_by_a_letter(command, "COMMIT"))
    )


@cache
def _turns(players: str, length: str) -> tuple[tuple[str, int], ...]:
    """The kind and the seat of every turn of a multiplayer game, which do not depend on the moves."""
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


_COLOUR_OF_CARD = re.compile(r"\b[LS]([RGBW])[0-9]\b")


def _changes(command: str) -> bool:
    """Whether a command depends on which coins are 5-coin tiles; no other kind does."""
    return command.startswith("CONVERT ") and (ONE_COIN in command or FIVE_COINS in command)


def _named_colours(command: str) -> list[str]:
    """The colours that a command names."""
    return _COLOUR_OF_CARD.findall(command[:MAX_COMMAND_LENGTH])


def _seatings(log: list[Command]) -> list[tuple[str, str]]:
    """The possible seatings of a log, each by our colours and by the log's.

    These differ only in solo games, where the neutral player, who comes last, is white here and may have any colour
    there.
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
        return [(swap_colours(pair, pair[1], NEUTRAL), pair) for pair in there]
    return [("".join(order), "".join(order)) for order in permutations(colours)] or [("", "")]


# ---- one seating


class Table(Reader):
    """A reader that keeps positions, so that a log that was read becomes a game."""

    def __init__(self, seats: str, colours: str, rulings: Rulings | None = None) -> None:
        super().__init__(seats, rulings)
        self.colours = colours
        self.whole = 0  # moves of completed commands
        self.origin = ""
        self.why: Refusal | None = None

    def read(self, log: list[Command]) -> bool:
        """Read as far as possible.

        Returns:
            Whether all of it was read.
        """
        swap = self.seats != self.colours
        self.counts_tiles = self.counts_tiles and any(
            map(_changes, [each.command for each in log if each.command[:3] == "CON"])
        )
        try:
            for at, (_, _, command) in enumerate(log, start=1):
                self.carry_out(swap_colours(command, self.colours[-1], NEUTRAL) if swap else command)
                if at == 2:
                    self.origin = self._origin(command)
                self.whole = len(self.moves)
            if not self.started:
                raise Refusal("log-without-start")
        except Refusal as why:
            self.why = why
            return False
        return True

    def is_crowded(self) -> bool:
        """Whether a player has lost a clergyman to another one on the same building."""
        if not self.started:
            return False
        brothers = self.state.mode.brothers
        return any(each.prior == LOST or each.brothers + len(each.out) < brothers for each in self.state.players)

    def _origin(self, command: str) -> str:
        """The words of `START`, with the neutral player's colour; empty if they are the default."""
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
        """The game up to the last completed command."""
        line = Line(self.moves, self.checkpoints).first(self.whole)
        now = self.state if self.whole == len(self.moves) else line[self.whole]
        return History(line, self.whole, self.whole, now)

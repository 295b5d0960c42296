"""Who sits where in a log: the site seats the players by chance, which a log does not show."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

from ...engine import InvalidMove, Refusal, Rulings, State
from ...engine.cards.heartland import COLOURS
from ...engine.state import LOST
from ...game.history import History
from ...game.setup import Setup
from .pasted import Command
from .purse import UNPAID
from .reader import Reader
from .words import NEUTRAL, recoloured, start

SITE = "kennerspiel"
SPARE = 1000  # commands that may be read in vain besides twice the log, over all seatings together


# ---- who sits where


def seated(log: list[Command]) -> Table:
    """The table at which the commands of a log, which begins with its only `CONFIG`, are read furthest.

    The site seats the players by chance, which a log does not show; the first order that all commands fit is taken,
    the one of the `START` command before others.

    Args:
        log: The commands as `commands` gives them.
    """
    tables = _Tables(log)
    best: Table | None = None
    for table in tables:
        if table.read(log):
            return table
        tables.drop(table)
        best = table if best is None or table.count > best.count else best
    assert best is not None
    if best.crowded():
        # The site loses whoever stood there first; a log of people who put him back by hand is read all the same.
        again = Table(best.seats, best.colours, replace(best.rulings, crowded_out=False))
        if again.read(log):
            return again
    return best


class _Tables:
    """The tables at which a log may have been played, one per seating, the likeliest first.

    Seatings that agree on every colour named so far stop at the same command: only those that differ there are worth
    trying. What is read in vain is counted over all of them.
    """

    def __init__(self, log: list[Command]) -> None:
        self.log = log
        self.left = 2 * len(log) + SPARE
        self.seatings = _seatings(log)

    def __iter__(self) -> Iterator[Table]:
        while self.seatings and self.left > 0:
            yield Table(*self.seatings[0])

    def drop(self, table: Table) -> None:
        """Leave out all seatings for which the log stops where it does for this one."""
        self.left -= table.count
        named = {colour for each in self.log[2 : table.count + 1] for colour in _NAMED.findall(each.command)}
        seats = {colour: table.colours.find(colour) for colour in named}
        self.seatings = [
            seating for seating in self.seatings[1:] if any(seating[1].find(c) != seat for c, seat in seats.items())
        ]


_NAMED = re.compile(r"\b[LS]([RGBW])[0-9]\b")


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
    """A reader that remembers every position, so that a log once read is a game.

    Args:
        seats: As for `Reader`.
        colours: The same seats as the log calls them.
        rulings: As for `Reader`.
    """

    def __init__(self, seats: str, colours: str, rulings: Rulings | None = None) -> None:
        super().__init__(seats, rulings)
        self.colours = colours
        self.states: list[State] = []
        self.whole = 0  # moves of whole commands
        self.origin = ""
        self.why: Refusal | None = None

    def read(self, log: list[Command]) -> bool:
        """Read as far as it goes.

        Args:
            log: The commands as `commands` gives them.

        Returns:
            Whether all of it was read.
        """
        swap = self.seats != self.colours
        try:
            for each in log:
                self.carry_out(recoloured(each.command, self.colours[-1], NEUTRAL) if swap else each.command)
                if self.count == 2:
                    self.states.append(self.state.copy())
                    self.origin = self._origin(each.command)
                self.whole = len(self.moves)
            if not self.started:
                raise Refusal("log-without-start")
        except Refusal as why:
            self.why = why
            return False
        return True

    def crowded(self) -> bool:
        """Whether anybody has lost a clergyman to another one on the same building."""
        players = [(player, state.mode.brothers) for state in self.states[-1:] for player in state.players]
        return any(each.prior == LOST or each.brothers + len(each.out) < brothers for each, brothers in players)

    def _play(self, *move: str, paid: tuple[int, int] = UNPAID) -> int:
        income = super()._play(*move, paid=paid)
        self.states.append(self.state.copy())
        return income

    def _origin(self, command: str) -> str:
        """What `START` said, with the neutral player's colour; nothing where it would be written so anyway."""
        assert self.mode is not None
        words = command.split()[1:]
        alone = self.mode[0] == 1 and len(start(words)[1]) == 1
        said = " ".join([*words, self.colours[-1]] if alone else words)
        return "" if said == " ".join(["0", *self.seats]) else said

    def setup(self) -> Setup:
        """The terms of the game."""
        assert self.mode is not None
        players, country, length = self.mode
        rulings = SITE if self.rulings == Rulings.named(SITE) else self.rulings
        return Setup(players, country, length, self.seats[:players], rulings, origin=self.origin)

    def history(self) -> History:
        """The game as far as whole commands were read."""
        return History(self.states[: self.whole + 1], self.moves[: self.whole], self.whole, self.whole)

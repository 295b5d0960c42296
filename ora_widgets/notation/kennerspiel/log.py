"""A whole log becomes a game: its terms, who sits where, and its moves."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import permutations

from ...engine import Move, NoSuchMove, Refusal, Rulings, State, Unreadable, options
from ...engine.moves import Line, shown
from ...engine.state import LOST
from ...game.game import Game, replayed
from ...game.history import History
from ...game.setup import COLOURS, Setup
from ...language.sentences import told
from .pasted import Command, commands, is_whole
from .purse import UNPAID
from .reader import Reader
from .words import NEUTRAL, USAGE, Unwritable, malformed, recoloured, start
from .writer import write

SITE = "kennerspiel"
SPARE = 1000  # commands that may be read in vain besides twice the log, over all seatings together

# What only allows more; a game without it is said and read in the same way.
LENIENT = {"waiting_grants": True, "free_choice": True, "own_occupied": True, "crowded_out": True}

# What the notation calls the answers to a question.
SAID = {
    "use": "USE", "contract": "WORK_CONTRACT", "build": "BUILD", "place": "BUILD", "fell": "FELL_TREES", "cut": "CUT_PEAT",
    "settle": "SETTLE", "district": "BUY_DISTRICT", "plot": "BUY_PLOT", "flip": "CONVERT", "sell": "CONVERT",
    "enter": "USE", "done": "COMMIT", "skip": "COMMIT",
}  # fmt: skip


def game_of(text: str) -> Game:
    r"""The game of a log, under the rulings of the site; whatever stands around its commands is passed over.

    The site seats the players by chance, which a log does not show; the first order that all commands fit is taken,
    the one of the `START` command before others.

    Parameters: `text`, with the commands from `CONFIG` on.
    Raises `Unreadable` when it does not begin, goes on into another game, or when a command cannot be played; its
    `game` is then what was played before, and its `line` where that stops.

    >>> game_of("CONFIG 3 france long\nSTART R G B\nFELL_TREES 1 0\nCOMMIT").to_move
    'G'
    """
    log = commands(text)
    if not any(is_whole(each.command) for each in log):
        line = next((line for line in text.splitlines() if line.strip()), "")
        raise Unreadable("record-unreadable", "", line=shown(" ".join(line.split()), 60))
    begins = [at for at, each in enumerate(log) if each.command.startswith("CONFIG")]
    if not begins:
        raise _stopped("log-without-start", log[0] if log else None)
    first, *others = begins
    before = [each for each in log[:first] if is_whole(each.command)]
    game = _played(log[first : others[0] if others else None])
    if len(before) > 1:  # one alone may be an example
        raise _stopped("log-late-start", before[0], game, start=log[first].line)
    if others:
        raise _stopped("log-of-several", log[others[0]], game, games=len(begins))
    return game


def _stopped(
    message: str, at: Command | None, game: Game | None = None, rule: str = "", **details: object
) -> Unreadable:
    """The refusal of a log, with the line where it stops and the game before it."""
    place = {"number": at.line, "line": shown(at.text, 60)} if at else {}
    refusal = Unreadable(message, rule, **place, **details)
    refusal.game = game
    refusal.line = Line(at.line, at.text) if at else None
    told(refusal, game.setup.seats if game else "RGBW")
    return refusal


def log_of(setup: Setup, moves: Iterable[Move]) -> list[str]:
    """The commands of a game; where it was read from a log, `START` is as it was there if it still says who sits where.

    Parameters: `setup`, its terms; `moves`, from the first on.
    Raises `Unwritable` when the game has other rulings than the site's, begins in a position of its own, or holds a
    move that the notation has no words for.
    """
    rulings = setup.rulings
    if setup.position or replace(rulings, **LENIENT) != Rulings.named(SITE):
        raise Unwritable("other-rulings")
    terms = (setup.players, setup.country, setup.length, setup.seats)
    lines = write(moves, *terms, origin=setup.origin, rulings=rulings)
    if setup.origin and setup.players > 1 and game_of("\n".join(lines)).setup.seats != setup.seats:
        words = setup.origin.split()
        origin = " ".join([*words[: len(words) - setup.players], *setup.seats])
        lines = [lines[0], f"START {origin}", *lines[2:]]
    return lines


# ---- who sits where


def _played(log: list[Command]) -> Game:
    """The game of commands that begin with the first and only `CONFIG`."""
    tables = _Tables(log)
    best: Table | None = None
    for table in tables:
        if table.read(log):
            return table.game()
        tables.drop(table)
        best = table if best is None or table.count > best.count else best
    assert best is not None
    if best.crowded():
        # The site loses whoever stood there first; a log of people who put him back by hand is read all the same.
        again = Table(best.seats, best.colours, replace(best.rulings, crowded_out=False))
        if again.read(log):
            return again.game()
    raise best.stopped(log)


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
    try:
        colours = "".join(start(words[1:])[1]) if words[:1] == ["START"] else ""
    except NoSuchMove:
        colours = ""  # the reader says what is wrong
    if log[0].command.split()[1:2] == ["1"] and len(colours) == 1:
        there = [colours + other for other in reversed(COLOURS) if other != colours]
        return [(recoloured(pair, pair[1], NEUTRAL), pair) for pair in there]
    return [("".join(order), "".join(order)) for order in permutations(colours)] or [("", "")]


# ---- one seating


class Table(Reader):
    """A reader that remembers every position, so that a log once read is a game.

    Parameters: `seats` and `rulings` as for `Reader`; `colours`, the same as the log calls them.
    """

    def __init__(self, seats: str, colours: str, rulings: Rulings | None = None) -> None:
        super().__init__(seats, rulings)
        self.colours = colours
        self.states: list[State] = []
        self.whole = 0  # moves of whole commands
        self.origin = ""
        self.why: Refusal | None = None

    def read(self, log: list[Command]) -> bool:
        """Read as far as it goes; whether that is to the end."""
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
        alone = [self.colours[-1]] if self.mode[0] == 1 else []
        said = " ".join([*command.split()[1:], *alone])
        return "" if said == " ".join(["0", *self.seats]) else said

    def game(self) -> Game:
        """The game as far as whole commands were read."""
        assert self.mode is not None
        players, country, length = self.mode
        rulings = SITE if self.rulings == Rulings.named(SITE) else self.rulings
        setup = Setup(players, country, length, self.seats[:players], rulings, origin=self.origin)
        states, moves = self.states[: self.whole + 1], self.moves[: self.whole]
        return replayed(setup, History([*states], [*moves], len(moves), self.whole))

    def stopped(self, log: list[Command]) -> Unreadable:
        """Why it went no further."""
        assert self.why is not None
        if self.count == len(log) or (
            not self.started and log[self.count].command.split()[0] not in ("CONFIG", "START")
        ):
            return _stopped("log-without-start", log[min(self.count, len(log) - 1)])
        at, game = log[self.count], self.game() if self.started else None
        if game is not None and game.over:
            return _stopped("log-after-the-end", at, game, "F9.6")
        if self.why.message == "unknown-space":  # whose sentence is about our spelling of spaces
            self.why = malformed(at.command.split()[0], at.command)
        if self.why.message == "not-a-move":  # which says how it is written
            return _stopped("log-misspelt", at, game, self.why.rule, why=self.why)
        expected = self._expected(at.command, game)
        if self.why.message == "other-question":  # which names questions and moves as we do
            return _stopped("log-no-answer", at, game, self.why.rule, expected=expected)
        return _stopped("log-refused", at, game, self.why.rule, why=self.why, expected=expected)

    def _expected(self, command: str, game: Game | None) -> tuple[str, ...]:
        """What might have stood there: the usage of a command that is not whole, else whatever can be said now."""
        verb = command.split(maxsplit=1)[0]
        if isinstance(self.why, NoSuchMove) and verb in USAGE:
            return (USAGE[verb],)
        return said(game.now) if game else ("CONFIG", "START")


def said(state: State) -> tuple[str, ...]:
    """The commands with which the question of a position can be answered."""
    frame = state.pending[-1]
    found = set()
    for move in options(state):
        if move[0] in ("go", "prior"):
            found.add(f"USE {frame[2]}")
        elif move[0] == "send":
            found.add("WITH_PRIOR" if move[1] == "prior" else "WITH_LAYBROTHER")
        elif move[0] in SAID:
            found.add(SAID[move[0]])
    order = list(USAGE)
    return tuple(sorted(found, key=lambda each: order.index(each.split()[0])))

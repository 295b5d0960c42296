"""The games of a ladder: whom the bots of each name are, who sits where, each played from its own seeds, kept as a record and read again."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from ...bots import AnyBot, Greedy, Random, Search, level
from ...bots.evaluation import HAND_MADE, STANDARD, Values
from ...bots.opponent import STRENGTHS
from ...engine import Move, Refusal, UnknownName
from ...engine.moves import shown
from ...engine.steps.base import Plain
from ...game.game import new_game
from ...game.record import write
from ...game.setup import Setup
from ...language.sentences import with_sentence
from ...notation.load import load
from ...study.contest import seatings
from ...study.playing import Points
from ...study.refused import refuse
from ...study.simulation import random_opening, simulate
from ...support.arguments import is_a
from ...support.deadline import MAX_PLAYOUTS
from ...support.files import write_whole

APART = 2  # places on the ladder between any two at a table for two, at most


class Terms(NamedTuple):
    """What all games of a ladder have in common.

    Attributes:
        country: `"france"` or `"ireland"`.
        length: `"short"` or `"long"`; alone the game is long.
    """

    country: str
    length: str
    seed: str
    opening: int
    horizon: int

    def remark(self) -> str:
        """The first line of each record, by which the games of one ladder are known."""
        return f"# ladder {' '.join(map(str, self))}"


class Sitting(NamedTuple):
    """One game: its terms, who sits where, and which opening it has."""

    terms: Terms
    names: tuple[str, ...]
    opening: int

    @property
    def file(self) -> str:
        """The name of its file."""
        return f"{len(self.names)}_{self.opening:04}_{'_'.join(self.names)}.ora"

    def setup(self) -> Setup:
        """The terms of the game; raises `InvalidSetup`."""
        return new_game(len(self.names), self.terms.country, self.terms.length).setup


class SittingResult(NamedTuple):
    """What a record of a sitting says.

    Attributes:
        points: Everybody's points, in seating order.
        stopped: Whether the horizon stopped the game.
    """

    points: Points
    stopped: bool


def tables(names: tuple[str, ...], players: int) -> list[tuple[str, ...]]:
    """Who sits where with one opening: neighbours on the ladder, everybody in every seat.

    Args:
        names: The names, in the order in which their strength is expected.

    >>> tables(("a", "b", "c", "d"), 3)[:3]
    [('a', 'b', 'c'), ('b', 'c', 'a'), ('c', 'a', 'b')]
    """
    if len(names) < players:
        return list(dict.fromkeys(seatings(names, players, len(names) * players)))
    apart = max(APART, players - 1)
    near = [table for table in combinations(names, players) if names.index(table[-1]) - names.index(table[0]) <= apart]
    return [table[turn:] + table[:turn] for table in near for turn in range(players)]


def play_sitting(sitting: Sitting) -> str:
    """The task: play a game; its record."""
    terms, setup = sitting.terms, sitting.setup()
    moves: list[Plain] = []
    start = random_opening(setup, terms.opening, f"ladder {terms.seed}:{setup.players}:{sitting.opening}", moves)
    bots = {seat: rung(name) for seat, name in zip(setup.seats, sitting.names, strict=True)}
    simulate(setup, start, bots, f"ladder {terms.seed}:{sitting.file}", terms.horizon, moves)
    return f"{terms.remark()}\n{write(setup, map(Move, moves))}"


def result_of(record: str) -> SittingResult:
    """What a record says; raises a `Refusal` where it holds no game."""
    game = load(record)
    return SittingResult([score.total for score in game.score().values()], not game.over)


def kept(folder: Path, sitting: Sitting) -> str | None:
    """The record of a sitting that has been played before; nothing where there is none, or what there is holds no game."""
    path = folder / sitting.file
    try:
        record = path.read_text(encoding="utf-8")
        load(record)
    except (FileNotFoundError, UnicodeDecodeError, Refusal):  # whatever holds no game is played again
        return None
    first = record.partition("\n")[0]
    if first != sitting.terms.remark():
        raise refuse("ladder-other", folder=str(folder), found=first[2:], wanted=sitting.terms.remark()[2:])
    return record


def keep(folder: Path, sitting: Sitting, record: str) -> None:
    """Keep the record of a sitting, whole or not at all; raises `OSError`."""
    write_whole(folder / sitting.file, record.encode())


# In the order in which they are expected: who meets whom goes by it. Every budget is one of playouts, so that a game can be
# played again to the last move, whatever the machine has to do besides.
RUNGS = ("random", "woodcutter", "settler", "miller", "greedy", "brewer", "search-15", "abbot", "search-100")
SEARCH, HAND = "search-", "hand-made-"


def evaluation_of(name: str) -> tuple[Values, str]:
    """What a bot goes by, and its name without that.

    Args:
        name: The name; with `hand-made-` in front the bot goes by the evaluation made by hand.

    >>> evaluation_of("hand-made-greedy")[1]
    'greedy'
    """
    return (HAND_MADE, name.removeprefix(HAND)) if name.startswith(HAND) else (STANDARD, name)


def rung(name: str) -> AnyBot:
    """The bot of a name; `search-` and a number is `Search` with a budget of so many playouts.

    `hand-made-` before `greedy` or `search-` makes them go by the evaluation made by hand.

    >>> rung("search-20"), rung("miller")
    (Search(playouts=20), level(3, 'miller'))
    """
    if name == "random":
        return Random()
    values, kind = evaluation_of(name)
    if kind == "greedy":
        return Greedy(values=values)
    if name in {row.name for row in STRENGTHS}:
        return level(name, seconds=None)
    number = kind.removeprefix(SEARCH)
    if kind.startswith(SEARCH) and number.isascii() and number.isdigit() and len(number) <= len(str(MAX_PLAYOUTS)):
        return Search(playouts=int(number), values=values)
    known = ", ".join((*dict.fromkeys(RUNGS), f"{SEARCH}50", f"{HAND}{SEARCH}50"))
    raise with_sentence(UnknownName("ladder-no-rung", word=shown(name, 40), known=known))


def the_rungs(names: Iterable[str]) -> tuple[str, ...]:
    """Names, checked: at least one, each of somebody, none twice.

    Args:
        names: The names, in the order in which their strength is expected.
    """
    listed = [str(name) for name in names] if is_a(names, Iterable) and not is_a(names, str) else []
    for name in listed:
        rung(name)
    if not listed or len(set(listed)) < len(listed):
        raise refuse("ladder-rungs")
    return tuple(listed)

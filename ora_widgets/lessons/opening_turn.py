"""Openings in the strategy track: a turn that many games of bots began with, judged by the points that those games ended with.

`opening_turns.json` is what the explorer counts (`study.explorer()`) in some positions of the first two turns, and a test counts it anew.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from importlib.resources import files
from typing import NamedTuple

from ..engine.state import Key
from ..game.game import Game, new_game
from ..language.fluent import say
from ..language.names import who
from .lesson_step import LessonStep
from .outcome import NOT_YET, SOLVED, UNTRIED, Outcome
from .tasks_from_games import LazyTerms, Terms, first_in_words, line_in_words, on_one_line, terms_at

FILE = "opening_turns.json"
MESSAGE = "lesson-turn-price-opening-turn"
RULES = "F5.1 F6.6"
DONE = ("done",)


class OpeningResult(NamedTuple):
    """A turn that games began with: how many did, and their points on average with its 95 % interval."""

    turn: str
    n: int
    mean: int
    low: int
    high: int


@dataclass(frozen=True)
class Prefix(LazyTerms):
    """The terms of a position some turns after the beginning.

    >>> Prefix(3, "france", "long", ("pass; done",))["to_move"]
    'G'
    """

    players: int
    country: str
    length: str
    turns: tuple[str, ...]

    def compute(self) -> Terms:
        if not self.turns:
            return {"players": self.players, "country": self.country, "length": self.length}
        game = new_game(self.players, self.country, self.length).play("; ".join(self.turns))
        return terms_at(game.setup, game.now)


@dataclass(frozen=True)
class OpeningTurn(LessonStep):
    """A position near the beginning: a turn is to be found after which games did not end clearly worse than after the best.

    It takes these beside the arguments of a `LessonStep`.

    Args:
        known: The turns that games went on with.
        advised: The turn that a hint prefers, where that is known.
    """

    known: tuple[OpeningResult, ...] = field(default=())
    advised: str = ""

    @property
    def best(self) -> OpeningResult:
        """The turn whose games ended with the most points, as far as is known."""
        return max(self.known, key=lambda each: each.low)

    @property
    def worse(self) -> tuple[OpeningResult, ...]:
        """The turns that are clearly worse: their interval lies below that of the best."""
        return tuple(each for each in self.known if each.high < self.best.low)

    @cached_property
    def _ends(self) -> dict[Key, OpeningResult]:
        """The turns by the positions that they lead to, in any order of their actions."""
        return {self.game().play(each.turn).now.key(): each for each in self.known}

    def words(self, part: str, language: str) -> str:
        if part not in ("text", "title", "task", "hint-1", "hint-2", "learnt"):
            return ""
        game = self.game()
        mode, seats = game.now.mode, game.setup.seats
        about: dict[str, object] = {
            "players": mode.players, "country": game.setup.country, "length": mode.length, "round": game.round,
            "seat": who(seats, seats.index(game.to_move or seats[0]), language),
            "games": sum(each.n for each in self.known), "turns": len(self.known),
        }  # fmt: skip
        match part:
            case "text":
                return on_one_line(say(MESSAGE, language))
            case "title":
                return say("found-title", language, **about | {"title": say(f"{MESSAGE}.title", language)})
            case "hint-2":
                return first_in_words(game, self.best.turn, language)
            case "learnt":
                return self.learnt_of(self.best, language)
        return on_one_line(say(f"{MESSAGE}.{part}", language, **about))

    def learnt_of(self, played: OpeningResult, language: str) -> str:
        """What is said about a good turn.

        Args:
            played: The turn.
        """
        worst = min(self.worse, key=lambda each: each.mean)
        seen = say("found-opening-seen", language, **_counted(played))
        other = say(
            "found-opening-other", language, other=line_in_words(self.game(), worst.turn, language), **_counted(worst)
        )
        said = [seen, other]
        good = {key for key, each in self._ends.items() if each not in self.worse}
        if self.advised and self.game().play(self.advised).now.key() not in good:
            said.append(say("found-opening-hint", language, advised=line_in_words(self.game(), self.advised, language)))
        return on_one_line(" ".join(said))

    def check(self, game: Game, start: int = 0, answer: str = "", *, language: str) -> Outcome:
        if game.ply <= start:
            return Outcome(UNTRIED, say("lesson-untried", language))
        ended = next((ply for ply in range(start, game.ply) if game.moves[ply] == DONE), None)
        if ended is None:
            return Outcome(NOT_YET, say("puzzle-go-on", language))
        played = self._ends.get(game.then(ended + 1).key())
        if played is None:
            return Outcome(NOT_YET, on_one_line(say("found-opening-rare", language)))
        if played in self.worse:
            return Outcome(NOT_YET, on_one_line(say("found-opening-worse", language, **_counted(played))))
        return Outcome(SOLVED, self.learnt_of(played, language))


def _counted(begun: OpeningResult) -> dict[str, int]:
    return {"n": begun.n, "mean": begun.mean, "low": begun.low, "high": begun.high}


def opening_turns() -> tuple[OpeningTurn, ...]:
    """The openings that are asked for, in the order of the file.

    >>> opening_turns()[0].name
    'first-3-france-long'
    """
    rows = json.loads(files(__package__).joinpath(FILE).read_text(encoding="utf-8"))
    found = []
    for players, country, length, turns, advised, known in rows:
        begun = tuple(OpeningResult(*each) for each in known)
        prefix = f"-{blake2b('; '.join(turns).encode(), digest_size=2).hexdigest()}" if turns else ""
        step = OpeningTurn(
            f"first-{players}-{country}-{length}{prefix}",
            RULES,
            Prefix(players, country, length, tuple(turns)),
            message=MESSAGE,
            known=begun,
            advised=advised,
            solution=max(begun, key=lambda each: each.low).turn,
        )
        found.append(step)
    return tuple(found)

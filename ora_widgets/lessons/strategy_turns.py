"""Tasks of the strategy track out of games.

Turns are lines of `found_turns.txt`, as `lab/strategy_games.py` writes them; openings are judged by the points that the games
which began so ended with.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from importlib.resources import files
from typing import NamedTuple

from ..engine import State, score
from ..engine.cards import SETTLEMENTS
from ..engine.state import Key
from ..engine.steps.wheel import value
from ..engine.turn.scoring import settlement_points
from ..game.figures import figures
from ..game.game import Game, new_game
from ..language.fluent import say
from ..language.names import card_name, seat_name, who
from ..scenarios.found_records import StrategyRecord, actions_of, moves_of, read_strategy_line
from .lesson_step import LessonStep
from .outcome import NOT_YET, SOLVED, UNTRIED, Outcome
from .tasks_from_games import (
    LazyTerms,
    Terms,
    first_in_words,
    last_card,
    later_hint,
    line_in_words,
    on_one_line,
    terms_at,
)

FOUND_FILE = "found_turns.txt"
USING = ("take", "fell", "cut")  # moves that use an indicator
# What each theme teaches, as rules say it.
RULES_OF_THEME = {
    "settle": "F8.3 F14.3",
    "land": "F6.6",
    "third-out": "F3.1",
    "keep-them": "F5.1",
    "opening": "F5.1",
    "opening-build": "F5.5.1",
    "build-and-use": "F5.5.5",
    "enter": "F5.2.1",
    "use": "F5.2.1",
    "build-first": "F1.5",
    "deny": "F5.3.1 F5.2.5",
    "hire": "F5.3.1",
    "take": "F4.4",
    "last-turns": "F14",
    "solo": "F13.2",
    "solo-chain": "F5.5.5 F13.2",
    "solo-contract": "F13.5",
}


@dataclass(frozen=True, kw_only=True)
class FoundTurn(LessonStep):
    """A turn of a game at which one idea is better than every other one: whoever plays it, whatever it pays, has found it.

    It takes this beside the arguments of a `LessonStep`.

    Args:
        record: The task as it is kept.
    """

    record: StrategyRecord

    @cached_property
    def measured(self) -> dict[str, int | str]:
        """What its words count, in every language alike: the position's figures, and those that were measured."""
        record, game = self.record, self.game()
        before, seat = game.now, game.setup.seats.index(record.seat)
        here = figures(before, game.setup.seats)
        after, other = (self._ended(line) for line in (record.best, record.second))
        points = score(before, seat).total
        found: dict[str, int | str] = {name: here.get(f"price-{name}", 0) for name in ("district", "plot", "contract")}
        settled = [move for move in moves_of(record.best) if move[0] == "settle"]
        if settled:
            _, card, space = settled[-1]
            found |= {"shield": SETTLEMENTS[card].economic, "space": settlement_points(after.players[seat], space)}
        return found | {
            "shows": record.facts.get("shows", 0),
            "next": self._next_shows(),
            "gain": score(after, seat).total - points,
            "other-gain": score(other, seat).total - points,
            "home": here[f"{record.seat}-home"],
            "left": figures(after, game.setup.seats)[f"{record.seat}-home"],
            "source": record.game.partition("-")[0],
            "players": record.players,
            "country": record.country,
            "length": record.length,
            "round": here["round"],
            "lead": record.lead,
            "low": record.low,
            "high": record.high,
            "runs": record.runs,
            "spread": "none" if record.low == record.high else "some",
        }

    def _next_shows(self) -> int:
        """What the next player finds at the indicator that is used first; 0 where none is."""
        used = next(
            (move[-1] if move[0] != "take" else move[1] for move in moves_of(self.record.best) if move[0] in USING), ""
        )
        return value(self.game().play(self.record.best).now, used) if used else 0

    def _ended(self, line: str) -> State:
        """The position after a turn, before it is ended."""
        return self.game().play(line.removesuffix("; done")).now if line != "done" else self.game().now

    def words(self, part: str, language: str) -> str:
        record = self.record
        seats = self.scenario.setup.seats
        about: dict[str, object] = {**self.measured, "seat": who(seats, seats.index(record.seat), language)}
        card = last_card(record.best)
        if card:
            about["card"] = card_name(str(record.facts.get("card", card)), language)
        if "other" in record.facts:
            about["other-seat"] = seat_name(str(record.facts["other"]), language)
        match part:
            case "text":
                return on_one_line(f"{say(self.message, language)} {say('found-from', language, **about)}")
            case "title":
                return say("found-title", language, **about | {"title": say(f"{self.message}.title", language)})
            case "task":
                return on_one_line(say("found-task", language, **about))
            case "hint-1":
                return on_one_line(say(f"{self.message}.hint-1", language, **about))
            case "hint-2" | "hint-3":
                return later_hint(part, self.game, record.best, language)
            case "learnt":
                return on_one_line(self._learnt(about, language))
        return ""

    def _learnt(self, about: Mapping[str, object], language: str) -> str:
        from ..bots.why import explain

        game = self.game()
        done = explain(game.now, list(moves_of(self.record.best)), game.setup.seats, language=language)
        why = f"{done} {say(f'{self.message}.why', language, **about)}"
        other = line_in_words(game, self.record.second, language)
        learnt = say("found-learnt", language, **{**about, "why": why, "other": other})
        return f"{learnt} {say('found-played', language)}" if self.record.facts.get("played") == "same" else learnt

    def check(self, game: Game, start: int = 0, answer: str = "", *, language: str) -> Outcome:
        if game.ply <= start:
            return Outcome(UNTRIED, say("lesson-untried", language))
        ended = next((ply for ply in range(start, game.ply) if game.moves[ply] == ("done",)), None)
        if ended is None:
            return Outcome(NOT_YET, say("puzzle-go-on", language))
        done = actions_of(game.moves[start:ended])
        if actions_of(moves_of(self.record.best)) <= done:
            return Outcome(SOLVED, self.learnt(language))
        kind = "second" if actions_of(moves_of(self.record.second)) <= done else "other"
        return Outcome(NOT_YET, on_one_line(say(f"found-{kind}", language, **self.measured)))


def found_turns() -> dict[str, tuple[FoundTurn, ...]]:
    """The tasks that were found in games, by the lesson that they belong to.

    >>> {step.record.chapter for step in found_turns()["chains"]}
    {'chains'}
    """
    text = files(__package__).joinpath(FOUND_FILE).read_text(encoding="utf-8")
    found = defaultdict[str, list[FoundTurn]](list)
    for record in map(read_strategy_line, text.splitlines()):
        found[record.chapter].append(
            FoundTurn(
                record.name,
                RULES_OF_THEME[record.theme],
                {"players": record.players, "country": record.country, "length": record.length} | record.position,
                solution=record.best,
                message=f"lesson-{record.chapter}-{record.theme}",
                record=record,
            )
        )
    return {chapter: tuple(steps) for chapter, steps in found.items()}


OPENINGS_FILE = "opening_turns.json"
MESSAGE = "lesson-turn-price-opening-turn"
OPENING_RULES = "F5.1 F6.6"
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
    rows = json.loads(files(__package__).joinpath(OPENINGS_FILE).read_text(encoding="utf-8"))
    found = []
    for players, country, length, turns, advised, known in rows:
        begun = tuple(OpeningResult(*each) for each in known)
        prefix = f"-{blake2b('; '.join(turns).encode(), digest_size=2).hexdigest()}" if turns else ""
        step = OpeningTurn(
            f"first-{players}-{country}-{length}{prefix}",
            OPENING_RULES,
            Prefix(players, country, length, tuple(turns)),
            message=MESSAGE,
            known=begun,
            advised=advised,
            solution=max(begun, key=lambda each: each.low).turn,
        )
        found.append(step)
    return tuple(found)

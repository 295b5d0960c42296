"""Tasks of the strategy track from games.

Turns are lines of `found_turns.txt`, written by `lab/strategy_games.py`; openings are judged by the final points of the
games that began with them.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from hashlib import blake2b
from importlib.resources import files
from typing import NamedTuple

from ..engine import State, score
from ..engine.cards import SETTLEMENTS
from ..engine.state import Key
from ..engine.steps.base import DONE
from ..engine.steps.wheel import value
from ..engine.turn.scoring import settlement_points
from ..game.figures import figures
from ..game.game import Game, new_game
from ..language.fluent import say
from ..language.names import card_name, seat_in_sentence, seat_name
from ..scenarios.found_records import StrategyRecord, actions_of, moves_of, read_strategy_line
from ..scenarios.goals.condition import PRODUCING_VERBS
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
# The rules that each theme teaches.
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
    """A turn of a game with one best idea; every turn with this idea solves it, however it is paid for.

    It takes a record in addition to the arguments of a `LessonStep`.

    Args:
        record: The record of the task.
    """

    record: StrategyRecord

    @cached_property
    def measured(self) -> dict[str, int | str]:
        """The figures for its words in every language: those of the position and those that were measured."""
        record, game = self.record, self.game()
        before, seat = game.now, game.setup.seats.index(record.seat)
        here = figures(before, game.setup.seats)
        after, other = (self._position_before_end(line) for line in (record.best, record.second))
        points = score(before, seat).total
        found: dict[str, int | str] = {name: here.get(f"price-{name}", 0) for name in ("district", "plot", "contract")}
        settled = [move for move in moves_of(record.best) if move[0] == "settle"]
        if settled:
            _, card, space = settled[-1]
            found |= {"shield": SETTLEMENTS[card].economic, "space": settlement_points(after.players[seat], space)}
        return found | {
            "shows": record.facts.get("shows", 0),
            "next": self._value_for_next(),
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

    def _value_for_next(self) -> int:
        """The value of the turn's first indicator for the next player; 0 if the turn uses none."""
        used = next(
            (
                move[-1] if move[0] != "take" else move[1]
                for move in moves_of(self.record.best)
                if move[0] in PRODUCING_VERBS
            ),
            "",
        )
        return value(self.game().play(self.record.best).now, used) if used else 0

    def _position_before_end(self, line: str) -> State:
        """The position after a turn's moves, before `done`."""
        return self.game().play(line.removesuffix("; done")).now if line != "done" else self.game().now

    def words(self, part: str, language: str) -> str:
        record = self.record
        seats = self.scenario.setup.seats
        about: dict[str, object] = {
            **self.measured,
            "seat": seat_in_sentence(seats, seats.index(record.seat), language),
        }
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
        ended = next((ply for ply in range(start, game.ply) if game.moves[ply] == DONE), None)
        if ended is None:
            return Outcome(NOT_YET, say("puzzle-go-on", language))
        done = actions_of(game.moves[start:ended])
        if actions_of(moves_of(self.record.best)) <= done:
            return Outcome(SOLVED, self.learnt(language))
        kind = "second" if actions_of(moves_of(self.record.second)) <= done else "other"
        return Outcome(NOT_YET, on_one_line(say(f"found-{kind}", language, **self.measured)))


def found_turns() -> dict[str, tuple[FoundTurn, ...]]:
    """The tasks found in games, by lesson.

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


class OpeningResult(NamedTuple):
    """A turn that games began with: their number, and their mean points with its 95 % interval."""

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
    """A position near the beginning that asks for a turn whose games did not end clearly worse than the best.

    It takes these in addition to the arguments of a `LessonStep`.

    Args:
        known: The turns that were played in games.
        advised: The turn that a hint prefers.
        searched: The turn that a longer search prefers.
    """

    known: tuple[OpeningResult, ...] = field(default=())
    advised: str = ""
    searched: str = ""

    @property
    def best(self) -> OpeningResult:
        """The turn whose games ended best, by the lower end of the interval."""
        return max(self.known, key=lambda each: each.low)

    @property
    def worse(self) -> tuple[OpeningResult, ...]:
        """The clearly worse turns, whose interval lies below that of the best."""
        return tuple(each for each in self.known if each.high < self.best.low)

    @property
    def shown(self) -> OpeningResult:
        """The turn that is taught: the one that a hint prefers if it is not clearly worse, else the best."""
        agreed = (each for each in self.known if each.turn == self.advised and each not in self.worse)
        return next(agreed, self.best)

    @cached_property
    def _ends(self) -> dict[Key, OpeningResult]:
        """The turns by the positions after them, so that the order of actions does not matter."""
        return {self.game().play(each.turn).now.key(): each for each in self.known}

    @cached_property
    def good_ends(self) -> frozenset[Key]:
        """The positions that good turns lead to."""
        return frozenset(key for key, each in self._ends.items() if each not in self.worse)

    def words(self, part: str, language: str) -> str:
        if part not in ("text", "title", "task", "hint-1", "hint-2", "learnt"):
            return ""
        game = self.game()
        mode, seats = game.now.mode, game.setup.seats
        about: dict[str, object] = {
            "players": mode.players, "country": game.setup.country, "length": mode.length, "round": game.round,
            "seat": seat_in_sentence(seats, seats.index(game.to_move or seats[0]), language),
            "games": sum(each.n for each in self.known), "turns": len(self.known),
        }  # fmt: skip
        match part:
            case "text":
                return on_one_line(say(MESSAGE, language))
            case "title":
                return say("found-title", language, **about | {"title": say(f"{MESSAGE}.title", language)})
            case "hint-2":
                return first_in_words(game, self.shown.turn, language)
            case "learnt":
                return self.good_turn_words(self.shown, language)
        return on_one_line(say(f"{MESSAGE}.{part}", language, **about))

    def good_turn_words(self, played: OpeningResult, language: str) -> str:
        """The words about a good turn.

        Args:
            played: The turn.
        """
        worst = min(self.worse, key=lambda each: each.mean)
        seen = say("found-opening-seen", language, **_figures_of(played))
        other = say(
            "found-opening-other",
            language,
            other=line_in_words(self.game(), worst.turn, language),
            **_figures_of(worst),
        )
        return on_one_line(" ".join((seen, other, *self._other_advice(worst, language))))

    def _other_advice(self, named: OpeningResult, language: str) -> Iterator[str]:
        """What a hint and a search prefer where these turns do not solve the task, and how games with them ended.

        Args:
            named: The turn that the sentence before names.
        """
        judges = {"hint": self.advised, "search": self.searched}
        ends = {judge: self.game().play(turn).now.key() for judge, turn in judges.items()}
        others = {judge: end for judge, end in ends.items() if end not in self.good_ends}
        for judge, end in {"both": ends["hint"]}.items() if len(others) > len(set(others.values())) else others.items():
            advised = line_in_words(self.game(), judges.get(judge, self.advised), language)
            ended = self._ends.get(end, OpeningResult("", 0, 0, 0, 0))
            same = "yes" if ended == named else "no"
            yield say("found-opening-judge", language, judge=judge, same=same, advised=advised, **_figures_of(ended))
        if others:
            yield say("found-opening-why", language)

    def check(self, game: Game, start: int = 0, answer: str = "", *, language: str) -> Outcome:
        if game.ply <= start:
            return Outcome(UNTRIED, say("lesson-untried", language))
        ended = next((ply for ply in range(start, game.ply) if game.moves[ply] == DONE), None)
        if ended is None:
            return Outcome(NOT_YET, say("puzzle-go-on", language))
        played = self._ends.get(game.state_after(ended + 1).key())
        if played is None:
            return Outcome(NOT_YET, on_one_line(say("found-opening-rare", language)))
        if played in self.worse:
            return Outcome(NOT_YET, on_one_line(say("found-opening-worse", language, **_figures_of(played))))
        return Outcome(SOLVED, self.good_turn_words(played, language))


def _figures_of(begun: OpeningResult) -> dict[str, int]:
    return {"n": begun.n, "mean": begun.mean, "low": begun.low, "high": begun.high}


def opening_turns() -> tuple[OpeningTurn, ...]:
    """The opening tasks, in the order of the file.

    >>> opening_turns()[0].name
    'first-3-france-long'
    """
    rows = json.loads(files(__package__).joinpath(OPENINGS_FILE).read_text(encoding="utf-8"))
    found = []
    for players, country, length, turns, advised, searched, known in rows:
        begun = tuple(OpeningResult(*each) for each in known)
        prefix = f"-{blake2b('; '.join(turns).encode(), digest_size=2).hexdigest()}" if turns else ""
        step = OpeningTurn(
            f"first-{players}-{country}-{length}{prefix}",
            OPENING_RULES,
            Prefix(players, country, length, tuple(turns)),
            message=MESSAGE,
            known=begun,
            advised=advised,
            searched=searched,
        )
        found.append(replace(step, solution=step.shown.turn))
    return tuple(found)


def is_taught_opening(before: State, after: State) -> bool:
    """Whether a turn is one with which an opening of the track is solved.

    Args:
        before: The position in which it began.
        after: The position to which it led.

    >>> opening = opening_turns()[0]
    >>> is_taught_opening(opening.game().now, opening.game().play(opening.solution).now)
    True
    """
    opening = _openings_by_position().get(before.key())
    return opening is not None and after.key() in opening.good_ends


@cache
def _openings_by_position() -> Mapping[Key, OpeningTurn]:
    """The opening tasks by the positions in which they begin."""
    return {step.game().now.key(): step for step in opening_turns()}

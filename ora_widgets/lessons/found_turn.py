"""Tasks of the strategy track that were found in games: lines of `found_turns.txt`, as `lab/strategy_games.py` writes them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files

from ..engine import State, score
from ..engine.cards import SETTLEMENTS
from ..engine.steps.wheel import value
from ..engine.turn.scoring import settlement_points
from ..game.figures import figures
from ..game.game import Game
from ..language.fluent import say
from ..language.names import card_name, seat_name, who
from ..scenarios.strategy_record import StrategyRecord, actions_of, moves_of, read_line
from .lesson_step import LessonStep
from .outcome import NOT_YET, SOLVED, UNTRIED, Outcome
from .tasks_from_games import first_in_words, last_card, line_in_words, on_one_line

FILE = "found_turns.txt"
USING = ("take", "fell", "cut")  # moves that use an indicator
# What each theme teaches, as rules say it.
RULES = {
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
            case "hint-2" if card:
                return say("puzzle-mined.hint-2", language, card=card_name(card, language))
            case "hint-3" if card:
                return first_in_words(self.game(), record.best, language)
            case "hint-2":  # what stands between the two is worked out
                return first_in_words(self.game(), record.best, language)
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
    text = files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    found = defaultdict[str, list[FoundTurn]](list)
    for record in map(read_line, text.splitlines()):
        found[record.chapter].append(
            FoundTurn(
                record.name,
                RULES[record.theme],
                {"players": record.players, "country": record.country, "length": record.length} | record.position,
                solution=record.best,
                message=f"lesson-{record.chapter}-{record.theme}",
                record=record,
            )
        )
    return {chapter: tuple(steps) for chapter, steps in found.items()}

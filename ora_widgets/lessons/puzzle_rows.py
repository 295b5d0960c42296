"""The hand-made puzzles, each with a position, a question and its best answer.

The tests prove the answers by trying all moves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..engine import State, score
from ..engine.goods import INDEX
from ..engine.steps.base import DONE
from ..engine.steps.payment import worth
from ..game.game import Game
from ..game.history import read_only_state
from ..language.fluent import say
from ..scenarios.found_records import GOODS_THEME, LEAD, main_theme, themes_of_moves
from ..scenarios.goals import Moment, read_goal
from .lesson_step import LessonStep
from .outcome import NOT_YET, SOLVED, UNTRIED, Outcome

MEASURES = ("points", "food", "turns", LEAD)
WHEEL = ("clay", "coin", "grain", "livestock", "wood", "peat", "joker")
CLERGYMEN_AT_WORK = {"G": "lay LG1, lay LG3", "B": "lay LB1, lay LB3", "W": "lay LW1, lay LW3", "R": "lay LR1"}
BY_SEAT = ("give", "built", "land", "cleared", "placed")


@dataclass(frozen=True)
class Puzzle(LessonStep):
    """A puzzle about the first seat.

    It takes these in addition to the arguments of a `LessonStep`.

    Args:
        measure: `"points"`, `"food"`, the code of a good, or `"turns"` for the learner's turns until the goal; there a
            bot may play the others.
        best: The best possible value of the measure.
    """

    grade: int = 1
    measure: str = "points"
    best: int = 0

    @property
    def themes(self) -> tuple[str, ...]:
        """Its themes, according to its answer."""
        verbs = [move.split()[0] for move in self.solution.split("; ")]
        themes = themes_of_moves(verbs, self.scenario.setup.players)
        if self.measure == "turns":
            themes += ("two-turn",)
        if "bonus" in self.position:
            themes += ("ending",)
        return themes if themes and self.measure in ("points", "turns") else (*themes, GOODS_THEME)

    @property
    def theme(self) -> str:
        """The most characteristic of its themes, by which puzzles are found."""
        return main_theme(self.themes)

    def words(self, part: str, language: str) -> str:
        if part == "task":
            kind = self.measure if self.measure in MEASURES else "good"
            last = self.scenario.game().round + self.best - 1
            what = say(f"{self.message}.task", language) if kind == "turns" else ""
            if self.answered:  # a round may have several of the learner's turns
                kind = "race"
            task = say(f"puzzle-task-{kind}", language, good=self.measure, round=last, best=self.best, what=what)
            return self.with_answers(task, language)
        if part == "learnt":
            kind = "turns" if self.measure == "turns" else "value"
            return say(f"puzzle-solved-{kind}", language, best=self.best)
        return super().words(part, language)

    def check(self, game: Game, start: int = 0, answer: str = "", *, language: str) -> Outcome:
        if game.ply <= start:
            return Outcome(UNTRIED, say("lesson-untried", language))
        turns = own_ends(game, start)
        if self.measure == "turns":
            return self._check_race(game, turns, language)
        if not turns:
            return Outcome(NOT_YET, say("puzzle-go-on", language))
        missing = self.falls_short(game.state_after(turns[0] + 1), language)
        return Outcome(NOT_YET, missing) if missing else Outcome(SOLVED, self.learnt(language))

    def _check_race(self, game: Game, turns: list[int], language: str) -> Outcome:
        in_time = len(turns) < self.best
        state = game.now if in_time else game.state_after(turns[self.best - 1] + 1)
        here = Moment(state, game.setup.seats, language=language)
        missing = read_goal(self.goal).first_missing(here)
        if missing is None:
            return Outcome(SOLVED, self.learnt(language))
        return Outcome(NOT_YET, missing.why_not(here) if in_time else say("puzzle-too-slow", language))

    def is_met(self, state: State) -> bool:
        """Whether a position meets the goal of a race."""
        return read_goal(self.goal).is_met(Moment(state, "RGBW"[: state.mode.players]))

    def falls_short(self, state: State, language: str) -> str:
        """A sentence on a result that is not the best; empty for the best.

        Args:
            state: The position after the turn.
        """
        reached = self.value(state)
        return say("puzzle-better", language, reached=reached) if reached < self.best else ""

    def value(self, state: State) -> int:
        """The value of a position in the puzzle's measure."""
        if self.measure == "points":
            return score(state, 0).total
        if self.measure == "food":
            return worth(state.players[0], "food")
        return state.players[0].goods[INDEX[self.measure]]


def own_ends(game: Game, start: int) -> list[int]:
    """The plies at which the player who is to move at `start` ended a turn.

    Args:
        start: The ply to begin at.
    """
    learner = read_only_state(game, start).pending[-1].seat
    ends = (ply for ply in range(start, game.ply) if game.moves[ply] == DONE)
    return [ply for ply in ends if read_only_state(game, ply).pending[-1].seat == learner]


def row(
    name: str, grade: int, measure: str, best: int, solution: str, goal: str = "", /, *, answered: bool = False, **terms: Any
) -> Puzzle:  # fmt: skip
    """Make a puzzle.

    Indicators that are not named show 0, the display has no other cards, and most clergymen are at work, so that all
    moves can be tried.

    Args:
        measure: `"points"`, `"food"`, the code of a good, or `"turns"` until the `goal`.
        best: The best possible value of the measure.
        goal: The goal to reach in as few turns as possible; empty for other measures.
        answered: Whether a bot plays the other seats.
        **terms: The terms of the scenario; a text instead of a mapping by seat is Red's.
    """
    position: dict[str, Any] = {
        term: {"R": value} if term in BY_SEAT and isinstance(value, str) else value for term, value in terms.items()
    }
    position["wheel"] = dict.fromkeys(WHEEL, 0) | position.get("wheel", {})
    if "phase" not in position:
        position.setdefault("display", "")
    players = position.get("players", 2)
    if players > 1 and "phase" not in position and "bonus" not in position:
        seats = "RGBW"[:players]
        position["placed"] = {seat: CLERGYMEN_AT_WORK[seat] for seat in seats} | position.get("placed", {})
    return Puzzle(
        name,
        position=position,
        goal=goal,
        solution=solution,
        grade=grade,
        measure=measure,
        best=best,
        answered=answered,
    )


# From easy to hard: the grade rises with the length of the answer and with the share of lines that miss it.
PUZZLES = (
    row(
        "hire-or-build", 1, "points", 5, "contract F21 wine; times 4; times 1; done",
        players=3, round=16, give="Wn 4Gp 2Cl 2Sw", built={"G": "F21 0,3"}, display="F20",
    ),
    row(
        "calefactory", 1, "points", 19, "cut 1,0 peat; use G18 prior; times 2; times 1; done",
        round=23, give="Pn 2Cl Sn", built="F32 1,3; G18 0,3", wheel={"clay": 2, "wood": 2, "peat": 3},
    ),
    row(
        "clay-or-wood", 1, "points", 17, "fell 1,1 joker; use G18 prior; times 2; times 1; done",
        round=13, give="2Cl Sn 2Wo", built="G18 1,3", placed="lay LR2", wheel={"clay": 4, "wood": 3, "peat": 2, "joker": 2},
    ),
    row(
        "portico", 1, "points", 19, "use I25 prior; times 1; use G18 lay; times 2; times 1; pay 3Wo; done",
        country="ireland", round=17, give="Rq Wo", built="I25 1,3; G18 0,3",
    ),
    row(
        "round-tower", 2, "points", 51, "use I35 prior; times 1; pay 2Ce 2Or; done",
        country="ireland", round=29, give="6Pn Wh Bo 2Ce 2Or Rq", land="plot 0 mountain", built="I35 0,5; I36 1,3", actions=1,
    ),
    row(
        "brotherhood", 2, "points", 18, "district 2 plains; build G41 2,4; prior; pay 5Pn; claim 4Bo; done",
        players=3, bonus=True, give="Cl Sn 11Pn", built={"R": "G02 1,3; F37 0,3", "G": "F35 0,3"}, display="G41",
    ),
    row(
        "village", 2, "points", 50, "district 2 plains; settle S7 2,3; done",
        players=3, phase="D", to_move="R", give="3Mt Sh 3Co Wo 2Pn", built="F24 1,3; F17 0,3; G19 0,2", cleared="0,1 1,1",
    ),
    row(
        "camera", 2, "points", 35, "use G18 prior; times 2; times 1; use I36 lay; times 2; done",
        country="ireland", round=29, give="2Bo Ce 3Cl 3Wo Sn", built="I36 1,3; G18 0,3",
    ),
    row(
        "shipping", 2, "points", 16, "build G18 1,3; prior; times 3; done",
        players=3, round=16, give="5Wo 3Cl Pt", land="plot 0 coast", display="F33 G18", wheel={"joker": 7},
    ),
    row(
        "last-visit", 3, "points", 37, "use F24 prior; times 2; done",
        players=3, bonus=True, give="2Br 2Wn Bo Ce Or Rq 10Pn", built={"G": "F24 1,3; F05 0,3", "B": "G34 1,3; F35 0,3"}, placed={"G": "lay F24"},
    ),
    row(
        "filial-church", 3, "points", 21, "flip Gn; use I30 prior; times 1; use I32 lay; give Wo Cl Pn Sw Be; done",
        country="ireland", round=23, give="Wo Cl Gn Pn", built="I32 1,3; I30 0,3",
    ),
    row(
        "kiln-and-merchant", 3, "Pn", 11, "use G07 lay; times 3; build G06 1,3; prior; trade 9energy; done",
        round=5, give="Cl 3Pt Sw", built="G07 0,3", display="G06",
    ),
    row(
        "brewer", 3, "Be", 3, "use I04 prior; times 4; use I05 lay; times 3; times 0; done",
        country="ireland", round=9, give="7Gn", built="I04 0,3; I05 1,3",
    ),
    row(
        "alone-pressing", 3, "points", 13, "use F15 prior; times 1; use F21 lay; times 2; times 1; done",
        players=1, round=17, give="Pn", built="F15 0,3; F21 1,3", wheel={"coin": 5, "grain": 4, "joker": 3},
    ),
    row(
        "slaughter", 3, "Mt", 3, "flip Gn; flip Gn; use LR2 prior; take grain; flip Gn; use G19 lay; times 3; done",
        round=9, give="3Sh 2Gn", built="G19 0,3", wheel={"grain": 2, "livestock": 3},
    ),
    row(
        "books-and-wine", 3, "points", 19, "use F21 prior; times 1; times 1; use F17 lay; times 3; times 0; done",
        round=15, give="4Pn Gp", built="F17 1,3; F21 0,3",
    ),
    row(
        "two-buildings", 3, "turns", 2, "build G18 1,3; skip; done; pass; done; pass; done; build G19 0,3", "R built G18 G19",
        answered=True, players=3, round=13, give={"R": "5Wo 3Cl Sw 2Pn", "G": "3Wo Gn", "B": "Wo Cl"}, display="G18 G19",
        built={"G": "F05 0,2"}, cleared={"R": "0,1 0,2", "G": "0,1 0,2 1,1", "B": "0,1"},
    ),
    row(
        "druids", 4, "points", 22, "use I15 prior; pay Bo; choose 5Cl 3Pt; use G18 lay; times 3; done",
        country="ireland", round=15, give="Bo", land="plot 0 mountain", built="I15 0,5; G18 1,3",
    ),
    row(
        "bathhouse", 4, "points", 19, "use F23 prior; pay Pn; use F23 prior; pay Pn; done",
        round=15, give="3Pn Cl Wo", built="F23 1,3; G18 0,3", placed="lay LR2",
    ),
    row(
        "pilgrims-progress", 4, "points", 25, "use F36 prior; trade Or; trade Ce; use G01 lay; enter F36; trade Or; trade Bo; done",
        round=29, give="Bo Ce Or", built="F36 0,3; G01 1,3",
    ),
    row(
        "forgery", 4, "points", 36, "use F30 prior; times 1; use F35 lay; pay 5Pn; times 2; done",
        round=29, give="19Pn Ce", built="F35 0,3; F30 1,3",
    ),
    row(
        "chapel", 4, "points", 35, "use I21 prior; times 1; use I24 lay; times 1; times 2; done",
        country="ireland", round=15, give="2Be Ma Wo Pt Wh Pn", built="I24 1,3; I21 0,3",
    ),
    row(
        "field-to-oven", 4, "Br", 5, "use F04 prior; times 5; use F05 lay; times 5; times 0; done",
        round=5, give="5Gn", land="plot 0 coast", built="F04 0,-1; F05 0,3",
    ),
    row(
        "market-day", 4, "Pn", 10, "flip Gn; use F08 prior; give Wo Pn Sw Ni; use LR3 lay; take coin; done",
        round=7, give="Wo Gn 6Pn", built="F08 0,3", wheel={"clay": 3, "coin": 3},
    ),
    row(
        "alehouse", 4, "Pn", 15, "use I05 prior; times 1; times 0; use I20 lay; times 1; times 1; done",
        country="ireland", round=15, give="Ma 2Gn Wh", built="I05 0,3; I20 1,3",
    ),
    row(
        "alone-quarry", 5, "points", 21, "build G22 0,6; prior; take joker; use G18 lay; times 1; times 1; done",
        players=1, round=17, give="5Pn Wo Cl 2Wo", land="plot 0 mountain", built="G18 1,3", display="G22", wheel={"clay": 3, "joker": 4},
    ),
    row(
        "dormitory", 5, "points", 16, "flip Gn; flip Gn; flip Gn; fell 1,1 wood; build F37 0,3; prior; times 3; done",
        round=29, give="3Cl 3Gn 2Wo", display="F37", built="G02 1,3", wheel={"wood": 2},
    ),
    row(
        "library-and-inn", 5, "Pn", 15, "use F17 prior; times 1; times 1; use F20 lay; times 7; pay Sh Mt; times 1; done",
        round=15, give="3Pn 2Sh", built="F17 1,3; F20 0,3",
    ),
    row(
        "palace-in-time", 5, "turns", 2, "use LR3 lay; take coin; use F30 prior; times 1; done; build F27 1,5; pass; done", "R built F27",
        players=1, round=23, give="10Pn Ce", land="plot 0 mountain", built="F30 0,3", display="F27", wheel={"coin": 3},
    ),
    row(
        "two-reliquaries", 5, "turns", 2, "use F36 prior; trade Or; skip; pass; done; use F36 prior; trade Ce; trade Or; pass; done", "R has 2Rq",
        players=1, round=27, give="Or Ce", built="F36 0,3", placed="lay LR1, lay LR2",
    ),
    row(
        "castle-in-time", 5, "turns", 2, "fell 1,1 joker; pass; done; fell 0,2 wood; build G28 0,6; skip; done", "R built G28",
        players=1, round=23, give="Wo 5Sn", land="plot 0 mountain", display="G28", wheel={"wood": 2, "joker": 2},
    ),
    row(
        "first-wonder", 5, "turns", 2, "use LR3 lay; take coin; use F35 lay; pay 5Pn; done; use G34 prior; times 1; pass; done", "R has Wr",
        players=1, round=27, give="Bo Ce Or 3Pn", built="F35 0,3; G34 1,3", wheel={"coin": 2},
    ),
)  # fmt: skip

"""Where each rule matters: the task whose position shows it, and often a move that is refused there under that very rule."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ..engine import Refusal
from ..game.game import Game
from ..language.fluent import CURRENT
from ..language.sentences import sentence
from ..rulebook.rules import rule
from .catalogue import lessons
from .lesson_step import Lesson, LessonStep
from .progress_file import Progress
from .rule_tasks import RULE_PRACTICE
from .session import Session

# A rule that is not here is shown by its practice, or by the first task of the course that names it. Here are the rules
# that another task shows better, and what is tried in vain there.
CHOSEN = {
    "F0.2": "land/a-district",
    "F0.4": "clergymen/coming-home",
    "F0.5": "building/the-right-order",
    "F0.6": "food/new-cards",
    "F0.7": "building/make-room",
    "F1.2": "food/five-coins: use F08 lay; give Wo Wo Wo Wo",
    "F1.3": "goods/no-ninth",
    "F1.4": "land/sold-out: district -1 hills",
    "F1.5": "work-contracts/their-oven: build F05 0,3",
    "F2.3": "countries/two-sides",
    "F2.4": "countries/how-many-cards: build F03 0,3",
    "F2.6": "wheel/first-harvest",
    "F3.2": "wheel/next-step",
    "F3.4": "clergymen/coming-home: fell 0,1 wood; fell 0,2 wood",
    "F4.1": "wheel/next-step",
    "F4.4": "wheel/first-harvest",
    "F5.2.1": "clergymen/send-somebody: use LG2 prior",
    "F5.2.4": "clergymen/where-not: use F05 lay",
    "F5.2.5": "clergymen/where-not: use LR1 lay",
    "F5.3.3": "work-contracts/who-is-at-home: contract LG1 coins",
    "F5.3.4": "work-contracts/a-drink: sell Wn; contract F21 coins",
    "F5.3.5": "work-contracts/a-drink: contract F21 whiskey",
    "F5.3.8": "work-contracts/who-is-at-home: contract LR1 coins",
    "F5.5.1": "building/make-room: build G07 0,3",
    "F5.5.2": "building/straw-from-grain: build G01 1,3",
    "F5.5.3": "building/by-the-water: build F11 0,3",
    "F5.5.4": "building/cloister: build G01 0,3",
    "F5.5.6": "building/which-terrain: build S1 0,3",
    "F5.6": "land/nothing-at-all: done",
    "F6.6": "land/a-district: district -1 hills; district -2 hills",
    "F7.1": "land/trees",
    "F7.3": "land/a-district: district -3 hills",
    "F7.4": "land/a-mountain: plot 3 mountain",
    "F8.1": "food/not-now",
    "F8.3": "food/shanty-town: settle S1 0,3; district -1 hills",
    "F8.4": "food/shanty-town: settle S2 0,3",
    "F8.5": "food/fishing: settle S4 0,3",
    "F8.7": "food/new-cards: settle S5 0,3",
    "F8.8": "food/sell-a-drink: use LR1 lay",
    "F9.3": "bonus-round/any-building: use LR1 lay",
    "F9.6": "bonus-round/phase-e: settle S1 1,3; done; done; done; pass",
    "F13.6": "solo/the-neighbour-builds: place G01 0,3",
    "F14.4": "scoring/a-tie",
}


class ExampleTask(NamedTuple):
    """A small position in which a rule matters.

    Args:
        step: Its step, whose position it is.
        tried: Moves of which the last is refused there under this rule; empty for none.
    """

    lesson: Lesson
    step: LessonStep
    tried: str = ""

    def refusal(self, language: str) -> str:
        """What the engine says to what is tried; nothing where nothing is."""
        refused, game = self._refused()
        return sentence(refused, game.setup.seats, game.now, language) if refused else ""

    def _refused(self) -> tuple[Refusal | None, Game]:
        game = self.step.scenario.game()
        try:
            for move in self.tried.split("; ") if self.tried else ():
                game.play(move)
        except Refusal as refused:
            return refused, game
        return None, game


@cache
def example_task(number: str) -> ExampleTask:
    """Where a rule matters; of a chapter, where the first of its parts does.

    Args:
        number: The rule's number, such as `"F5.3.4"`.

    Raises:
        UnknownName: When there is no such rule.

    >>> example_task("F5.3.8").refusal(language="en")
    'The Clay Mound is yours and needs no contract; send one of your own clergymen.'
    """
    found = rule(number)
    task, _, tried = CHOSEN.get(found.number, "").partition(": ")
    for lesson in (RULE_PRACTICE, *lessons().values()):
        for step in lesson.steps:
            if task == f"{lesson.name}/{step.name}" or (not task and found.number in step.rules.split()):
                return ExampleTask(lesson, step, tried)
    return example_task(found.children[0])


def about(number: str, *, language: str = CURRENT, progress: Progress | None = None) -> Session:
    """The task in which a rule is taught or used: a small position in which it matters.

    Args:
        number: The rule's number, such as `"F5.3.4"`; of a chapter the first part is taken.
        language: The language of the task, such as `"en"` or `"pl"`.
        progress: The file to keep; by default the one in use.

    Raises:
        UnknownName: When there is no such rule or language.

    >>> about("F5.3.5").title
    'Work contracts'
    """
    found = example_task(rule(number, language).number)
    return Session(found.lesson, found.step.name, language=language, progress=progress, stays=True, whole=True)

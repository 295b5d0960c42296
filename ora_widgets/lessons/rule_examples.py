"""The examples of rules: for each rule a task in a small position, and what the rule says there."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from ..engine import Refusal
from ..engine.cards import CARDS, SETTLEMENTS
from ..engine.moves import UnknownName, safe_text
from ..game.game import Game
from ..game.history import read_only_state
from ..language.current import current_language
from ..language.fluent import CURRENT, known_language, say
from ..language.name_lookup import MAX_NAME_LETTERS, ids_named, nearest_cards
from ..language.names import Face, card, colour
from ..language.sentences import sentence, with_sentence
from ..rulebook import rules
from ..rulebook.rules import Rule
from ..scene import ask, book, scene
from ..scene.text_board import excerpt
from .catalogue import lessons
from .lesson_step import Lesson, LessonStep
from .progress_file import Progress
from .rule_tasks import RULE_PRACTICE
from .session import Session

if TYPE_CHECKING:
    from ..game.history import GameView
    from ..wire.to_page import Example as Shown

_RULE = re.compile(r"[Ff]?[0-9]|$")  # the beginning of a rule's number


@dataclass(frozen=True)
class Example:
    """A rule's example.

    Args:
        rule: The rule.
        example_task: The task in which it matters.
    """

    rule: Rule
    example_task: ExampleTask

    @property
    def task(self) -> str:
        """The words of the task."""
        return self.example_task.step.words("task", self.rule.language)

    @property
    def says(self) -> str:
        """What the rule says: the engine's refusal of the tried moves, or else the answer and what it teaches."""
        language, tried, step = self.rule.language, self.example_task.tried, self.example_task.step
        if tried:
            return say("example-refused", language, line=tried, sentence=self.example_task.refusal(language))
        learnt = step.learnt(language)
        if step.answer:
            return say("example-answer", language, answer=step.shown_solution(language), sentence=learnt)
        return say("example-learnt", language, sentence=learnt)

    @property
    def code(self) -> str:
        """The line of Python that opens the example on a board."""
        language = self.rule.language
        spoken = "" if language == known_language(current_language()) else f', "{language}"'
        return f'ora.rule("{self.rule.number}"{spoken}).example'

    def how_to_open(self) -> str:
        """A line of text on how to open the example."""
        return f"{say('example-where', self.rule.language)} {self.code}"

    def markdown(self) -> str:
        """The example as Markdown, the position drawn in characters."""
        language = self.rule.language
        game = self.example_task.step.scenario.game()
        head = f"**{say('example-title', language)}** {self.task}"
        # Every viewer of notebooks keeps the lines between the fences unchanged.
        drawn = f"```text\n{excerpt(game, _seats(self.example_task, game), language)}\n```"
        where = f"{say('example-where', language)} `{self.code}`"
        return f"{head}\n\n{drawn}\n\n{self.says}\n\n{where}"

    def data(self) -> Shown:
        """The example as plain data for the page, with the land and goods of the players that it is about."""
        language = self.rule.language
        game = self.example_task.step.scenario.game()
        known, now = book(game, language), scene(game, language)
        seats = _seats(self.example_task, game)
        players = [player for seat in seats for player in now["players"] if player["seat"] == seat]
        # The board's own game may use other cards and colours.
        spaces = [space for player in players for space in player["spaces"]]
        held = {space.get("holds") for space in spaces}
        return {
            "title": say("example-title", language),
            "task": self.task,
            "says": self.says,
            "where": say("example-where", language),
            "code": self.code,
            "when": f"{now['title']} · {now['heading']}",
            "wheel": now["wheel"]["indicators"],
            "players": [{**player, "ghosts": []} for player in players],
            "cards": {id_: card for id_, card in known["cards"].items() if id_ in held},
            "seats": known["seats"],
        }


@dataclass(frozen=True)
class ShownRule(Rule):
    """A rule with its example, shown as text or, in a notebook, as Markdown.

    >>> print(rule("F5.3.8"))
    F5.3.8 Not with yourself
    You cannot make a contract with yourself. To your own buildings you send your own clergymen (F5.2).
    To try it on a board: ora.rule("F5.3.8").example
    """

    @property
    def example(self) -> Session:
        """The task of the rule's example, ready to play.

        >>> rule("F5.3.8").example.step.name
        'who-is-at-home'
        """
        return task_for_rule(self.number, language=self.language)

    def __str__(self) -> str:
        return f"{super().__str__()}\n{example(self).how_to_open()}"

    def _repr_markdown_(self) -> str:
        below = (rules.rule(number, self.language) for number in self.children)
        contents = "\n".join(f"- **{child.number}** {child.title}" for child in below)
        parts = (f"**{self.number} {self.title}**", self.text, contents, example(self).markdown())
        return "\n\n".join(filter(None, parts))


class ShownCard(ShownRule):
    """A card in place of a rule; its example shows how such cards are used."""

    @classmethod
    def of(cls, face: Face, language: str) -> ShownCard:
        """The card as a rule without parts."""
        return cls(face.id, face.name, f"{face.line}\n\n{face.text}", None, (), (), language)

    @property
    def example(self) -> Session:
        """A small position in which a building is used, or a settlement built."""
        return task_for_rule("F8.3" if self.number in SETTLEMENTS else "F5.2.1", language=self.language)

    def __str__(self) -> str:
        return f"{self.number} {self.text}"

    def _repr_markdown_(self) -> str:
        return f"**{self.number} {self.title}**\n\n{self.text}"


def rule(number: str, language: str = CURRENT) -> ShownRule:
    """Look up a rule with its example, or a card.

    Args:
        number: Its number, such as `"F5.3.4"`, `"f5.3.4"` or `"5.3.4"`; of a card its id or name.
        language: The language to read it in; English where a translation is missing.

    Raises:
        UnknownName: When there is no such rule or card, with the nearest ones, or no such language.
        WrongArgument: When the number is not text.

    >>> rule("5.3.4").title, rule("I35").title
    ('The price of a contract', 'Round Tower')
    >>> rule("I99")
    Traceback (most recent call last):
    ora_widgets.engine.moves.UnknownName: There is no rule or card “I99”; the nearest cards are Forest Hut (I29), Spinning Mill (I09), Inn (F20).
    """
    try:
        return rule_with_example(number, language)
    except UnknownName:
        if not (ids := ids_named(number)):
            if _RULE.match(number.strip()):
                raise
            refusal = UnknownName(
                "rulebook-unknown-card", number=safe_text(number, 30), near=nearest_cards(number[:MAX_NAME_LETTERS])
            )
            raise with_sentence(refusal, language=known_language(language)) from None
        return ShownCard.of(card(ids[0], known_language(language)), known_language(language))


def rule_with_example(number: str, language: str) -> ShownRule:
    """Look up a rule with its example."""
    return ShownRule(**vars(rules.rule(number, language)))


def example(rule: Rule) -> Example:
    """The example of a rule, in its language.

    >>> example(rule("F5.3.8")).says
    '“contract LR1 coins” is refused: The Clay Mound is yours and needs no contract; send one of your own clergymen.'
    """
    return Example(rule, example_task(rule.number))


def _seats(found: ExampleTask, game: GameView) -> tuple[str, ...]:
    """The colours that an example is about: the player to move and the owners of buildings in its moves."""
    step, state, colours = found.step, read_only_state(game), game.setup.seats
    spoken = [seat for part in step.position.values() if isinstance(part, Mapping) for seat in part if seat in colours]
    if step.answer and spoken:
        # A question is about the players whose things its position sets up, regardless of the turn.
        return tuple(dict.fromkeys(spoken))
    words = (found.tried or step.solution).replace(";", "").split()
    owners = [colour(colours, state.sites[word][0]) for word in words if word in CARDS and word in state.sites]
    return tuple(dict.fromkeys((ask(game, current_language())["land"] or "", *owners)))


# Rules that another task shows better than their practice or the first task of the course that names them, with moves
# to try of which the last is refused.
CHOSEN_EXAMPLES = {
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
    "F5.3.4": "work-contracts/a-drink: district -1 plains; sell Wn; contract F21 coins",
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
        step: The step with the position.
        tried: Moves of which this rule refuses the last; empty for none.
    """

    lesson: Lesson
    step: LessonStep
    tried: str = ""

    def refusal(self, language: str) -> str:
        """The engine's refusal of the tried moves; empty if there are none."""
        refused, game = self._find_refusal()
        return sentence(refused, game.setup.seats, game.now, language, typed=True) if refused else ""

    def _find_refusal(self) -> tuple[Refusal | None, Game]:
        game = self.step.scenario.game()
        try:
            for move in self.tried.split("; ") if self.tried else ():
                game.play(move)
        except Refusal as refused:
            return refused, game
        return None, game


@cache
def example_task(number: str) -> ExampleTask:
    """The task in which a rule matters; for a chapter, that of its first part.

    Args:
        number: The rule's number, such as `"F5.3.4"`.

    Raises:
        UnknownName: When there is no such rule.

    >>> example_task("F5.3.8").refusal(language="en")
    'The Clay Mound is yours and needs no contract; send one of your own clergymen.'
    """
    found = rules.rule(number)
    task, _, tried = CHOSEN_EXAMPLES.get(found.number, "").partition(": ")
    for lesson in (RULE_PRACTICE, *lessons().values()):
        for step in lesson.steps:
            if task == f"{lesson.name}/{step.name}" or (not task and found.number in step.rules.split()):
                return ExampleTask(lesson, step, tried)
    return example_task(found.children[0])


def task_for_rule(number: str, *, language: str = CURRENT, progress: Progress | None = None) -> Session:
    """The task in which a rule is taught or used: a small position in which it matters.

    Args:
        number: The rule's number, such as `"F5.3.4"`; a chapter stands for its first part.
        progress: The progress file; by default the one in use.

    Raises:
        UnknownName: When there is no such rule or language.

    >>> task_for_rule("F5.3.5").title
    'Work contracts'
    """
    found = example_task(rules.rule(number, language).number)
    return Session(found.lesson, found.step.name, language=language, progress=progress, stays=True, whole=True)

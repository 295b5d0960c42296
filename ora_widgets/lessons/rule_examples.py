"""A rule's example: a small position in which it matters, with what is asked there and what the rule says to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..engine.cards import CARDS
from ..game.history import live
from ..language.current import current_language
from ..language.fluent import CURRENT, known_language, say
from ..language.names import colour
from ..rulebook import rules
from ..rulebook.rules import Rule
from ..scene import ask, book, scene
from ..scene.text_board import excerpt
from .example_tasks import ExampleTask, about, example_task
from .session import Session

if TYPE_CHECKING:
    from ..game.history import GameView
    from ..wire.to_page import Example as Shown


@dataclass(frozen=True)
class Example:
    """What a rule's example says and shows.

    Args:
        rule: The rule that it is about.
        example_task: The position in which it matters.
        bite: The position in which it bites, if there is one.
    """

    rule: Rule
    example_task: ExampleTask

    @property
    def task(self) -> str:
        """What is to be done there."""
        return self.example_task.step.words("task", self.rule.language)

    @property
    def says(self) -> str:
        """What the rule says to it: the engine's refusal of what is tried, or else the answer and what it teaches."""
        language, tried, step = self.rule.language, self.example_task.tried, self.example_task.step
        if tried:
            return say("example-refused", language, line=tried, sentence=self.example_task.refusal(language))
        learnt = step.learnt(language)
        if step.answer:
            return say("example-answer", language, answer=step.shown_solution(language), sentence=learnt)
        return say("example-learnt", language, sentence=learnt)

    @property
    def code(self) -> str:
        """The line of Python that opens it on a board."""
        language = self.rule.language
        spoken = "" if language == known_language(current_language()) else f', "{language}"'
        return f'ora.rule("{self.rule.number}"{spoken}).example'

    def where(self) -> str:
        """Where to try it, as a line of text."""
        return f"{say('example-where', self.rule.language)} {self.code}"

    def markdown(self) -> str:
        """The example as Markdown, the position drawn in characters."""
        language = self.rule.language
        game = self.example_task.step.scenario.game()
        head = f"**{say('example-title', language)}** {self.task}"
        # The lines between the fences are kept as they are wherever a notebook is shown.
        drawn = f"```text\n{excerpt(game, _seats(self.example_task, game), language)}\n```"
        where = f"{say('example-where', language)} `{self.code}`"
        return f"{head}\n\n{drawn}\n\n{self.says}\n\n{where}"

    def data(self) -> Shown:
        """The example as plain data, for the page to draw: the land and goods of those it is about."""
        language = self.rule.language
        game = self.example_task.step.scenario.game()
        known, now = book(game, language), scene(game, language)
        seats = _seats(self.example_task, game)
        players = [player for seat in seats for player in now["players"] if player["seat"] == seat]
        # The board may play with other cards and colours than the example does.
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
    """A rule that shows itself as text and, in a notebook, as Markdown, with a position in which it matters.

    >>> print(rule("F5.3.8"))
    F5.3.8 Not with yourself
    You cannot make a contract with yourself. To your own buildings you send your own clergymen (F5.2).
    To try it on a board: ora.rule("F5.3.8").example
    """

    @property
    def example(self) -> Session:
        """A small position in which the rule matters, to be played.

        >>> rule("F5.3.8").example.step.name
        'who-is-at-home'
        """
        return about(self.number, language=self.language)

    def __str__(self) -> str:
        return f"{super().__str__()}\n{example(self).where()}"

    def _repr_markdown_(self) -> str:
        below = (rules.rule(number, self.language) for number in self.children)
        contents = "\n".join(f"- **{child.number}** {child.title}" for child in below)
        parts = (f"**{self.number} {self.title}**", self.text, contents, example(self).markdown())
        return "\n\n".join(filter(None, parts))


def rule(number: str, language: str = CURRENT) -> ShownRule:
    """Look up a rule with its example.

    Args:
        number: Its number, such as `"F5.3.4"`, `"f5.3.4"` or `"5.3.4"`.
        language: The language to read it in; what is not translated yet comes in English.

    Raises:
        UnknownName: When there is no such rule, with the nearest ones, or no such language.
        WrongArgument: When the number is no text.

    >>> rule("5.3.4").title
    'The price of a contract'
    """
    return ShownRule(**vars(rules.rule(number, language)))


def example(rule: Rule) -> Example:
    """The example of a rule, in its language.

    >>> example(rule("F5.3.8")).says
    '“contract LR1 coins” is refused: The Clay Mound is yours and needs no contract; send one of your own clergymen.'
    """
    return Example(rule, example_task(rule.number))


def _seats(found: ExampleTask, game: GameView) -> tuple[str, ...]:
    """The colours that an example is about: whoever is asked, and whose buildings the moves name."""
    step, state, colours = found.step, live(game), game.setup.seats
    spoken = [seat for part in step.position.values() if isinstance(part, Mapping) for seat in part if seat in colours]
    if step.answer and spoken:
        # A question is about what has been laid out for it, whoever's turn it is.
        return tuple(dict.fromkeys(spoken))
    words = (found.tried or step.solution).replace(";", "").split()
    owners = [colour(colours, state.sites[word][0]) for word in words if word in CARDS and word in state.sites]
    return tuple(dict.fromkeys((ask(game, current_language())["land"] or "", *owners)))

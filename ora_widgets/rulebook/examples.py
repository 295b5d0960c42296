"""A rule's example: a small position in which it bites, with what is asked there and what the rule says to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..engine.cards import CARDS
from ..language.fluent import FALLBACK, say
from ..language.names import colour
from ..lessons.bites import Bite, bite
from ..scene import ask, book, scene
from ..scene.text_board import excerpt

if TYPE_CHECKING:
    from ..game.game import Game
    from .rules import Rule

Data = dict[str, Any]


@dataclass(frozen=True)
class Example:
    """What a rule's example says and shows.

    Parameters: `rule`, which it is about; `bite`, where it bites.
    """

    rule: Rule
    bite: Bite

    @property
    def task(self) -> str:
        """What is to be done there."""
        return self.bite.step.words("task", self.rule.language)

    @property
    def says(self) -> str:
        """What the rule says to it: the engine's refusal of what is tried, or else the answer and what it teaches."""
        language, tried, step = self.rule.language, self.bite.tried, self.bite.step
        if tried:
            return say("example-refused", language, line=tried, sentence=self.bite.refusal(language))
        learnt = step.learnt(language)
        if step.answer:
            return say("example-answer", language, answer=step.shown_solution(language), sentence=learnt)
        return say("example-learnt", language, sentence=learnt)

    @property
    def code(self) -> str:
        """The line of Python that opens it on a board."""
        language = self.rule.language
        spoken = "" if language == FALLBACK else f', "{language}"'
        return f'ora.rule("{self.rule.number}"{spoken}).example'

    def where(self) -> str:
        """Where to try it, as a line of text."""
        return f"{say('example-where', self.rule.language)} {self.code}"

    def markdown(self) -> str:
        """The example as Markdown, the position drawn in characters."""
        language = self.rule.language
        game = self.bite.step.scenario.game()
        head = f"**{say('example-title', language)}** {self.task}"
        # The lines between the fences are kept as they are wherever a notebook is shown.
        drawn = f"```text\n{excerpt(game, _seats(self.bite, game), language)}\n```"
        where = f"{say('example-where', language)} `{self.code}`"
        return f"{head}\n\n{drawn}\n\n{self.says}\n\n{where}"

    def data(self) -> Data:
        """The example as plain data, for the page to draw: the land and goods of those it is about."""
        language = self.rule.language
        game = self.bite.step.scenario.game()
        known, now = book(game, language), scene(game, language)
        seats = _seats(self.bite, game)
        players = [player for seat in seats for player in now["players"] if player["seat"] == seat]
        # The board may play with other cards and colours than the example does.
        spaces = [space for player in players for space in player["spaces"]]
        held = {space["holds"] for space in spaces} & known["cards"].keys()
        return {
            "title": say("example-title", language),
            "task": self.task,
            "says": self.says,
            "where": say("example-where", language),
            "code": self.code,
            "when": f"{now['title']} · {now['heading']}",
            "wheel": now["wheel"]["indicators"],
            "players": [{**player, "ghosts": []} for player in players],
            "cards": {card: known["cards"][card] for card in held},
            "seats": known["seats"],
        }


def example(rule: Rule) -> Example | None:
    """The example of a rule, in its language; nothing for the few that have none.

    >>> from ora_widgets.rulebook.rules import rule
    >>> example(rule("F5.3.8")).says
    '“contract LR1 coins” is refused: The Clay Mound is yours and needs no contract; send one of your own clergymen.'
    """
    found = bite(rule.number)
    return Example(rule, found) if found else None


def _seats(found: Bite, game: Game) -> tuple[str, ...]:
    """The colours that an example is about: whoever is asked, and whose buildings the moves name."""
    step, state, colours = found.step, game.now, game.setup.seats
    spoken = [seat for part in step.table.values() if isinstance(part, Mapping) for seat in part if seat in colours]
    if step.answer and spoken:
        # A question is about what has been laid out for it, whoever's turn it is.
        return tuple(dict.fromkeys(spoken))
    words = (found.tried or step.solution).replace(";", "").split()
    owners = [colour(colours, state.sites[word][0]) for word in words if word in CARDS and word in state.sites]
    return tuple(dict.fromkeys((ask(game)["land"], *owners)))

"""A scenario: a position, moves to play first, and a question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..engine import Refusal, Rulings
from ..engine.moves import safe_text
from ..game.game import Game
from ..game.position import ImpossibleScenario
from ..game.setup import Setup
from ..support.arguments import check, flag, one_of, text
from ..support.plain_text import plain_text
from .goals import read_goal

MAX_SHOWN_LENGTH = 10_000  # characters that are shown of a line
MAX_TEXT_LENGTH = 2_000  # characters of a text
MAX_MOVES_LENGTH = 10_000  # characters of moves
OPTIONAL = {"give", "built", "settlements", "placed", "land", "cleared", "hand", "wheel"}  # terms that may be `None`

Texts = Mapping[str, str | Iterable[str]]


class Scenario:
    """A position to begin games from with `game()`; it is checked when it is made.

    Args:
        title: The title.
        players: How many people play, 1 to 4.
        country: `"france"` or `"ireland"`.
        length: `"short"` or `"long"`; alone the game is long.
        seats: The colours in seating order, as for `new_game`.
        rulings: The rulings on disputed points, as for `new_game`.
        round: Rotations of the wheel; 0 for the first round that fits.
        phase: The letter of a settlement phase, or empty.
        bonus: Whether it is the bonus round.
        to_move: The colour to move; by default the first.
        slot: The number of the turn in the round, from 1, where a seat has two.
        actions: How many main actions of the turn are left; 0 for all.
        give: All goods of a seat, by colour: `"4Ma 3Pt"` or `"4 malt, 3 peat"`; other seats have the goods of the
            start.
        built: By colour, buildings and their spaces: `"I05 0,3; Priory 1,3"`.
        settlements: By colour, settlements and their spaces, likewise.
        placed: By colour, clergymen: `"prior I05, lay LR1"`.
        land: By colour, pieces of land in the order of purchase: `"district -1 hills; plot 0 coast"`.
        cleared: By colour, spaces without their forest or moor: `"0,0 0,1"`.
        hand: By colour, settlements in hand; by default all that are dealt and not built.
        wheel: Indicators with their values: `{"clay": 5}`, `{"joker": "7 steps"}`; others have never been used.
        display: All buildings on display; by default those that are dealt and not built. Buildings left out stay in the
            box, which keeps puzzles small.
        wonders: How many wonders are left in the supply; by default all that nobody has.
        prelude: Moves to play first.
        question: The question for the reader.
        notes: Further notes for the reader.
        solution: Moves that answer the question.
        goal: The question as a goal, such as `"R has 4Br"`.
        name: The name in the catalogue, for named scenarios.
        theme: The theme in the catalogue, for named scenarios.

    Raises:
        ImpossibleScenario: When the position is impossible; the message lists everything that is wrong.
        InvalidSetup: When there is no such game.
        ParseError: When the goal cannot be read.
        WrongArgument: When a text is not a text or too long (2,000 characters; for moves 10,000).

    >>> malting = Scenario("Four grain", country="ireland", round=9, give={"R": "4 grain"}, built={"R": "I04 0,3"})
    >>> malting.game().play("use I04 lay; times 4").state.player("R").goods["malt"]
    4
    """

    def __init__(
        self,
        title: str,
        *,
        players: int = 2,
        country: str = "france",
        length: str = "long",
        seats: str = "",
        rulings: Rulings | str | Mapping[str, object] | None = None,
        round: int = 0,  # noqa: A002  # the game's own word
        phase: str = "",
        bonus: bool = False,
        to_move: str = "",
        slot: int = 0,
        actions: int = 0,
        give: Texts | None = None,
        built: Texts | None = None,
        settlements: Texts | None = None,
        placed: Texts | None = None,
        land: Texts | None = None,
        cleared: Texts | None = None,
        hand: Texts | None = None,
        wheel: Mapping[str, int | str] | None = None,
        display: str | Iterable[str] | None = None,
        wonders: int | None = None,
        prelude: str = "",
        question: str = "",
        notes: str = "",
        solution: str = "",
        goal: str = "",
        name: str = "",
        theme: str = "",
    ) -> None:
        setup = setup_of(
            players=players,
            country=country,
            length=length,
            seats=seats,
            rulings=rulings,
            phase=phase,
            bonus=bonus,
            round=round,
            to_move=to_move,
            slot=slot,
            actions=actions,
            give=give,
            built=built,
            settlements=settlements,
            placed=placed,
            land=land,
            cleared=cleared,
            hand=hand,
            wheel=wheel,
            display=display,
            wonders=wonders,
        )
        self._begin(setup, title, prelude, question, notes, solution, goal, name, theme)

    @classmethod
    def of_setup(cls, setup: Setup, **texts: str) -> Scenario:
        """Make the scenario of a setup.

        Args:
            setup: The setup with its position.
            texts: The texts of `Scenario` by name: title, prelude, goal and so on.

        Raises:
            ImpossibleScenario: When the position is impossible; the message lists everything that is wrong.
            ParseError: When the goal cannot be read.
            WrongArgument: When a text is not a text or too long.
        """
        scenario = cls.__new__(cls)
        scenario._begin(setup, **texts)
        return scenario

    def _begin(
        self,
        setup: Setup,
        title: str = "",
        prelude: str = "",
        question: str = "",
        notes: str = "",
        solution: str = "",
        goal: str = "",
        name: str = "",
        theme: str = "",
    ) -> None:
        self.setup = setup
        self.title = _prose("title", title, MAX_TEXT_LENGTH)
        self.prelude = _prose("prelude", prelude, MAX_MOVES_LENGTH)
        self.question = _prose("question", question, MAX_TEXT_LENGTH)
        self.notes = _prose("notes", notes, MAX_TEXT_LENGTH)
        self.solution = _prose("solution", solution, MAX_MOVES_LENGTH)
        self.goal = str(read_goal(goal)) if text("goal", goal) else ""
        self.name = _prose("name", name, MAX_TEXT_LENGTH)
        self.theme = _prose("theme", theme, MAX_TEXT_LENGTH)
        self.game()

    def game(self) -> Game:
        """Open a new game at this position, after the prelude.

        Raises:
            ImpossibleScenario: When the prelude cannot be played.
        """
        game = Game(self.setup)
        try:
            return game.play(self.prelude) if self.prelude else game
        except Refusal as refusal:
            problem = Refusal("position-prelude", refusal.rule, why=str(refusal))
            raise ImpossibleScenario((problem,)) from None

    def __repr__(self) -> str:
        about = f"{self.name}: " if self.name else ""
        words = f"{self.title}. {self.question}" if self.question else self.title
        return f"<Scenario {safe_text(about + words, MAX_SHOWN_LENGTH)}>"

    def _repr_html_(self) -> str:
        from html import escape

        title, question, notes = (escape(_lines(text)) for text in (self.title, self.question, self.notes))
        parts = [f"<b>{title}</b>", question, notes]
        return "<br>".join(part for part in parts if part)


def _prose(name: str, value: object, most: int) -> str:
    """Plain text of limited length."""
    check(len(text(name, value)) <= most, name, value, "short-text")
    return plain_text(str(value))


def setup_of(
    *,
    players: int = 2,
    country: str = "france",
    length: str = "long",
    seats: str = "",
    rulings: Rulings | str | Mapping[str, object] | None = None,
    phase: str = "",
    bonus: bool = False,
    **terms: Any,
) -> Setup:
    """The setup that arguments of `Scenario` describe, even if its position is impossible.

    Raises:
        ImpossibleScenario: When a term of the position cannot be read.
        InvalidSetup: When there is no such game.
    """
    if flag("bonus", bonus) and not one_of(phase, ("", "bonus")):
        raise ImpossibleScenario((Refusal("position-bonus-phase", "F9.1", word=safe_text(phase, 20)),))
    given = {name: value for name, value in terms.items() if value is not None or name not in OPTIONAL}
    return Setup(players, country, length, seats, rulings, given | {"phase": "bonus" if bonus else phase})


def _lines(words: str) -> str:
    """A text of a scenario made safe to show: line by line, without control characters."""
    return "\n".join(safe_text(line, MAX_SHOWN_LENGTH) for line in words.split("\n"))

"""The pieces of a position, and all its problems: each is a sentence with its rule, and all are found at once."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...engine import InvalidSetup, Refusal
from ...engine.moves import safe_text
from ...language.current import current_language

Goods = tuple[int, ...]  # tiles by index of goods.GOODS
Cards = tuple[tuple[str, str], ...]  # cards and their spaces, or clergymen and the cards they stand on
Pieces = tuple[tuple[str, str, str], ...]  # land in the words of a move: district or plot, row, side

SEAT_FIELDS = ("goods", "built", "placed", "land", "cleared", "hand")  # the fields that are kept by colour


@dataclass(frozen=True, slots=True)
class Position:
    """A position other than the official start from which a game begins: every piece and its place, possible or not.

    Args:
        round: Rotations of the wheel; 0 for the first round that fits.
        phase: The letter of a settlement phase, `"bonus"` for the bonus round, empty for the actions of a round.
        to_move: The colour of whose turn it is; empty for the first.
        slot: Which turn of the round, 1 for the first, where a seat has two.
        goods: By colour, exactly the goods there; a colour without an entry has what everybody begins with.
        built: By colour, cards and their spaces.
        placed: By colour, clergymen and the cards they stand on.
        land: By colour, pieces in the order they were bought.
        cleared: By colour, spaces without their forest or moor.
        hand: By colour, settlements in hand; without an entry all that have been dealt and are not built.
        wheel: By indicator, its steps since it was put on 0, or `OFF_WHEEL` (-1); without an entry it was never used.
        display: Exactly the cards there; `None` for all that have been dealt and are not built.
        wonders: How many are left in the supply; `None` for all that nobody has.
    """

    round: int = 0
    phase: str = ""
    to_move: str = ""
    slot: int = 0
    actions: int = 0
    goods: dict[str, Goods] = field(default_factory=dict)
    built: dict[str, Cards] = field(default_factory=dict)
    placed: dict[str, Cards] = field(default_factory=dict)
    land: dict[str, Pieces] = field(default_factory=dict)
    cleared: dict[str, tuple[str, ...]] = field(default_factory=dict)
    hand: dict[str, tuple[str, ...]] = field(default_factory=dict)
    wheel: dict[str, int] = field(default_factory=dict)
    display: tuple[str, ...] | None = None
    wonders: int | None = None


MAX_PROBLEMS = 6  # problems listed in one refusal: nobody reads more, and six of the longest fit a screen


class ImpossibleScenario(InvalidSetup):
    """A position that no game can be in.

    Attributes:
        problems: What is wrong, each with its `rule` and `sentence`.

    >>> from ora_widgets import Scenario
    >>> try:
    ...     Scenario("Too much", give={"R": "9 wonders"})
    ... except ImpossibleScenario as refused:
    ...     print(len(refused.problems))
    1
    """

    problems: tuple[Refusal, ...]

    def __init__(self, problems: tuple[Refusal, ...]) -> None:
        super().__init__("impossible-scenario", problems[0].rule, count=len(problems))
        self.problems = problems
        self.sentence = _sentence(problems)

    def __reduce__(self) -> tuple[Any, ...]:
        # Pickle rebuilds an exception from its message alone, but this constructor takes more.
        return (ImpossibleScenario, (self.problems,))


class Problems(list[Refusal]):
    """The problems found so far; the search stops once there are `most` of them, 0 for no limit."""

    def __init__(self, most: int = MAX_PROBLEMS) -> None:
        super().__init__()
        self.most = most
        self.noted = 0  # those that were there already included

    def add(self, message: str, rule: str, **details: Any) -> None:
        """Note a problem.

        Raises:
            ImpossibleScenario: When there have been enough.
        """
        self.noted += 1
        if "word" in details:
            details["word"] = safe_text(details["word"], 60)
        if any((known.message, known.details) == (f"position-{message}", details) for known in self):
            return  # each only once
        self.append(Refusal(f"position-{message}", rule, **details))
        if len(self) == self.most:
            raise ImpossibleScenario(tuple(self))


def problem_text(problem: Refusal, language: str, *, typed: bool = True) -> str:
    """The sentence of a problem, without its rule, with spaces as they are typed or as the board calls them."""
    from ...language.refusals import refusal

    readable = {name: _with_names(name, value, language) for name, value in problem.details.items()}
    return refusal(Refusal(problem.message, problem.rule, **readable), "", language, typed=typed)


def _sentence(problems: tuple[Refusal, ...]) -> str:
    from ...language.fluent import say

    language = current_language()
    for problem in problems:
        problem.sentence = problem_text(problem, language)
    lines = [f"- {problem.sentence}" + (f" ({problem.rule})" if problem.rule else "") for problem in problems]
    return "\n".join([say("impossible-scenario", language, count=len(problems)), *lines])


def _with_names(name: str, value: Any, language: str) -> Any:
    """Turn seats and second cards into names; the refusal's own code does the rest."""
    from ...language.names import card_name, seat_name

    if name == "seat":
        return seat_name(value, language)
    return card_name(value, language) if name == "other" else value

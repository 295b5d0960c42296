"""What is impossible about a position: everything at once, each as a sentence with its rule."""

from __future__ import annotations

from typing import Any

from ...engine import InvalidSetup, Refusal
from ...engine.moves import shown
from ...language.current import current_language

MAX_PROBLEMS = 6  # that one refusal lists: more of them nobody reads, and six of the longest still fit a screen


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
        # An exception is rebuilt from what its constructor takes, here from more than a message.
        return (ImpossibleScenario, (self.problems,))


class Problems(list[Refusal]):
    """The problems found so far; there is no looking further once there are `most`, 0 for no limit."""

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
            details["word"] = shown(details["word"], 60)
        if any((known.message, known.details) == (f"position-{message}", details) for known in self):
            return  # each only once
        self.append(Refusal(f"position-{message}", rule, **details))
        if len(self) == self.most:
            raise ImpossibleScenario(tuple(self))


def problem_text(problem: Refusal, language: str) -> str:
    """The sentence of a problem, without its rule."""
    from ...language.refusals import refusal

    readable = {name: _readable(name, value, language) for name, value in problem.details.items()}
    return refusal(Refusal(problem.message, problem.rule, **readable), "", language, typed=True)


def _sentence(problems: tuple[Refusal, ...]) -> str:
    from ...language.fluent import say

    language = current_language()
    for problem in problems:
        problem.sentence = problem_text(problem, language)
    lines = [f"- {problem.sentence}" + (f" ({problem.rule})" if problem.rule else "") for problem in problems]
    return "\n".join([say("impossible-scenario", language, count=len(problems)), *lines])


def _readable(name: str, value: Any, language: str) -> Any:
    """Seats and second cards by name; the rest is read where refusals are."""
    from ...language.names import card_name, seat_name

    if name == "seat":
        return seat_name(value, language)
    return card_name(value, language) if name == "other" else value

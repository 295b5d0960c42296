"""Games in which a bot raises: they are left out, counted and logged. Where no game comes to its end, the error is raised."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping

from .simulation import Outcome, game_name

log = logging.getLogger(__name__)
HOPELESS = 10  # games that fail before any has come to its end: more are no accident


class FailureWatch:
    """Looks at the games of a study as they come.

    Args:
        played: How many games have come to their end before.
    """

    def __init__(self, played: int) -> None:
        self._played = played
        self._errors: list[Exception] = []

    def look(self, outcomes: Iterable[Outcome]) -> list[Outcome]:
        """The games that came to their end; the tracebacks of the others are logged.

        Raises:
            Exception: What a bot raised first, where all games have failed so far and there have been many.
        """
        played = []
        for outcome in outcomes:
            if outcome.failure is None:
                played.append(outcome)
            else:
                self._errors.append(outcome.failure.error)
                log.error("a game was left out of a study\n%s", outcome.failure.trace)
        self._played += len(played)
        if len(self._errors) >= HOPELESS:
            self.check()
        return played

    def check(self) -> None:
        """Raise what a bot raised first, where no game has come to its end."""
        if self._errors and not self._played:
            raise self._errors[0]


def played_and_failed(
    outcomes: Mapping[int, Outcome], line: str = ""
) -> tuple[dict[int, Outcome], dict[str, Exception]]:
    """The games that came to their end, by number, and what bots raised in the others, by the names that games have."""
    played = {number: outcome for number, outcome in outcomes.items() if outcome.failure is None}
    failed = {number: outcome.failure.error for number, outcome in outcomes.items() if outcome.failure}
    return played, {game_name(number, line): error for number, error in failed.items()}

"""A review of the game on a board: made in a thread of its own, shown as far as it has come."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..language.fluent import say
from ..language.labels import turn_words
from ..language.names import number
from ..support.background import Background

if TYPE_CHECKING:
    from ..bots import Mistake, Review
    from ..game.game import Game
    from ..support.background import Deadline
    from ..wire.to_page import CostlyTurn, ReviewPanel

PLACES = 1  # decimals of points


class Reviewer:
    """Looks at one game at a time; whoever begins with another ends what was begun before.

    Attributes:
        found: What has been found so far; nothing before the first turn has been looked at.
    """

    def __init__(self) -> None:
        self.found: Review | None = None
        self._game: Game | None = None
        self._steps = (0, 1)  # taken, and how many there are
        self._language = ""
        self._background = Background("ora review")

    def stop(self) -> None:
        """Leave it at what has been found."""
        done, steps = self._steps
        if done < steps and self.found is not None:
            self.found = self.found.ended("review-interrupted")
        self._background.cancel()
        self._steps = (1, 1)

    def begin(
        self,
        game: Game,
        language: str,
        tell: Callable[[ReviewPanel], None],
        fail: Callable[[BaseException], None],
    ) -> None:
        """Begin to look at a game.

        Either is called under the game's lock, now and then from another thread.

        Raises:
            IllegalMove: When nothing has been played in which there was something to choose.
        """
        from ..bots.review_run import ReviewRun

        idea = game.copy().jump(game.plies)
        reviewing = ReviewRun(idea, language=language)
        self.found, self._game, self._steps, self._language = None, idea, (0, 1), language

        def work(deadline: Deadline) -> None:
            def show(found: Review, done: int, steps: int) -> None:
                with game.lock:
                    if not deadline.over():
                        self.found, self._steps = found.speak(self._language), (done, steps)
                        tell(self.shown())

            show(reviewing.finish(show, within=deadline), 1, 1)

        def failed(error: BaseException) -> None:
            with game.lock:
                fail(error)

        tell(self.shown())
        self._background.start(work, failed)

    def speak(self, language: str) -> ReviewPanel:
        """Go on in another language.

        Returns:
            What a board draws from now on.
        """
        self._language = language
        if self.found is not None:
            self.found.speak(language)
        return self.shown()

    def shown(self) -> ReviewPanel:
        """What a board draws of the review."""
        done, steps = self._steps
        if self.found is None or self._game is None:
            data = say("review-interrupted", self._language) if done >= steps else ""
            return {"done": done, "steps": steps, "summary": data, "chart": [], "mistakes": []}
        found, game = self.found, self._game
        none = done >= steps and found.complete and not found.mistakes
        return {
            "done": done,
            "steps": steps,
            "summary": say("review-none", found.language) if none else found.unfinished,
            "chart": [
                {"round": row.round, "totals": [round(points) for points in row.points]} for row in found.expected
            ],
            "mistakes": [_shown(game, mistake, found.language) for mistake in found.mistakes],
        }


def _shown(game: Game, mistake: Mistake, language: str) -> CostlyTurn:
    lost, low, high = (number(round(points, PLACES)) for points in (mistake.lost, mistake.low, mistake.high))
    before = game.then(mistake.ply)
    return {
        "seat": mistake.seat,
        "round": mistake.round,
        "ply": mistake.ply,
        "lost": say("review-points", language, lost=lost, low=low, high=high),
        "played": turn_words(before, mistake.played, game.setup.seats, language),
        "better": turn_words(before, mistake.better, game.setup.seats, language),
        "why": mistake.why,
    }

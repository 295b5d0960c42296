"""A review of the game on a board: made in a thread of its own, shown as far as it has come."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import TYPE_CHECKING

from ..engine import NotNow
from ..language.fluent import say
from ..language.names import number
from ..language.turn_words import turn_words

if TYPE_CHECKING:
    from ..bots import Mistake, Review
    from ..game.game import Game
    from ..wire.to_page import CostlyTurn, Reviewed

PLACES = 1  # decimals of points


class Reviewer:
    """Looks at one game at a time; whoever begins with another ends what was begun before.

    Attributes:
        found: What has been found so far; nothing before the first turn has been looked at.
    """

    def __init__(self) -> None:
        self.found: Review | None = None
        self._wanted: object = None  # what the thread at work was begun for

    def stop(self) -> None:
        """Leave it at what has been found."""
        self._wanted = None

    def begin(
        self,
        game: Game,
        language: str,
        tell: Callable[[Reviewed], None],
        fail: Callable[[BaseException], None],
    ) -> None:
        """Begin to look at a game.

        Either is called under the game's lock, now and then from another thread.

        Args:
            game: The game, left as it is.
            language: The language of the words, such as `"en"` or `"pl"`.
            tell: Called after every step with what has been found so far.
            fail: Called with what went wrong.

        Raises:
            NotNow: When nothing has been played in which there was something to choose.
        """
        from ..bots.review import review
        from ..bots.turns_played import turns_played
        from ..language.sentences import with_sentence

        self.found = None
        self._wanted = wanted = object()
        idea = game.copy().jump(game.plies)
        if next(turns_played(idea), None) is None:
            raise with_sentence(NotNow("review-nothing"), language=language)

        def step(found: Review, done: int, steps: int) -> None:
            if self._wanted is not wanted:
                raise KeyboardInterrupt  # which keeps what has been found
            with game.lock:
                self.found = found
                tell(shown(idea, found, done, steps))

        def work() -> None:
            try:
                found = review(idea, on_progress=step, language=language)
                with game.lock:
                    if self._wanted is wanted:
                        self.found = found
                        tell(shown(idea, found, 1, 1))
            except Exception as error:  # noqa: BLE001 - in a thread nobody would see it
                with game.lock:
                    fail(error)

        tell({"done": 0, "steps": 1, "told": "", "chart": [], "mistakes": []})
        try:
            Thread(target=work, name="ora review", daemon=True).start()
        except RuntimeError:  # no threads here, as in a browser's Python: look at it in line
            work()


def shown(game: Game, found: Review, done: int, steps: int) -> Reviewed:
    """What a board draws of a review.

    Args:
        game: The game that is looked at.
        found: What has been found so far.
        done: How many steps have been taken.
        steps: How many there are.
    """
    over = done >= steps
    none = say("review-none", found.language) if over and not found.mistakes and found.complete else ""
    return {
        "done": done,
        "steps": steps,
        "told": none or found.unfinished,
        "chart": [{"round": row.round, "totals": [round(points) for points in row.points]} for row in found.expected],
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

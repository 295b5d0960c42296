"""Advice for whoever has to answer: a bot looks at a copy of the game, in a thread of its own."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread, current_thread, main_thread
from typing import TYPE_CHECKING

from ..game.history import live

if TYPE_CHECKING:
    from ..bots import Deadline
    from ..game.game import Game
    from ..wire.to_page import Advice

SECONDS = 1.0  # that advice may take


class Adviser:
    """Thinks about one question at a time; a new one ends the thinking about the one before."""

    def __init__(self) -> None:
        self._deadline: Deadline | None = None  # of the thinking that is going on

    def stop(self) -> None:
        """End the thinking that is going on; its answer is empty."""
        if self._deadline is not None:
            self._deadline.cancel()

    def think(
        self,
        game: Game,
        language: str,
        answered: Callable[[list[Advice]], None],
        failed: Callable[[BaseException], None],
    ) -> None:
        """Begin to think about the question now.

        Either is called under the game's lock, now and then from another thread.

        Args:
            game: The game, left as it is.
            language: The language of the words, such as `"en"` or `"pl"`.
            answered: Called with the best few moves, or none if the game has gone on meanwhile.
            failed: Called with what went wrong.
        """
        from ..bots import Deadline

        self.stop()
        self._deadline = deadline = Deadline()
        idea = game.copy()

        def work() -> None:
            try:
                moves = advised(idea, language, deadline)
            except BaseException as error:
                with game.lock:
                    failed(error)
                if isinstance(error, KeyboardInterrupt) and current_thread() is main_thread():
                    raise  # where advice is thought of in line it is the person who wants to stop
                return  # in a thread nobody would see it
            with game.lock:
                answered(moves if not deadline.over() and live(game) is live(idea) else [])

        try:
            Thread(target=work, name="ora hint", daemon=True).start()
        except RuntimeError:  # no threads here, as in a browser's Python: think in line
            work()


def advised(game: Game, language: str, deadline: Deadline) -> list[Advice]:
    """The best few answers to the question now, with their reasons."""
    from ..bots import explain, hint

    return [
        {
            "line": str(advice.move),
            "worth": round(advice.worth, 1),
            "spread": round(advice.deviation, 1),
            "why": explain(live(game), advice.turn, game.setup.seats, language=language),
        }
        for advice in hint(game, seconds=SECONDS, deadline=deadline)
    ]

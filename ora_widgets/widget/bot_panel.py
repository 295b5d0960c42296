"""What a board shows of the bots at its table."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from ..language.fluent import say
from ..language.people import People, known_people
from .notices import failure, named

if TYPE_CHECKING:
    from ..wire.to_page import Notice
    from ..wire.to_page import Opponents as Shown
    from .bot_runner import Opponents, Turn


class BotPanel:
    """The bots of a board, and what has been said about them.

    Args:
        runner: What lets the bots play.
    """

    def __init__(self, runner: Opponents) -> None:
        self.runner = runner
        self._failure: BaseException | None = None  # the latest that has been told
        self._horizon: int | None = None  # the round after which they have been said to rest
        # Of which turn, in which language, what people were called, and the reason.
        self._reason: tuple[Turn | None, str, People, str] = (None, "", (), "")

    def shown(self, language: str) -> Shown:
        """Who is a bot, who thinks, and why the latest turn of one was made."""
        from ..bots.contract import bot_name

        runner = self.runner
        return {
            "seats": {seat: bot_name(bot, language) for seat, bot in runner.bots.items()},
            "thinking": runner.thinking,
            "paused": runner.paused,
            "failed": named(runner.failure) if runner.failure else "",
            "said": self._words(language),
        }

    def _words(self, language: str) -> str:
        """Why the latest turn was made, found once; a reason that cannot be given keeps nobody from seeing the turn."""
        turn, *words, reason = self._reason
        if turn is not self.runner.last or words != [language, known_people()]:
            try:
                reason = self.runner.reason(language)
            except Exception:
                logging.getLogger(__name__).exception("a bot's turn could not be explained")
                reason = ""
            self._reason = self.runner.last, language, known_people(), reason
        return reason

    def news(self, language: str) -> Notice | None:
        """What has to be said once: that a bot broke, or that all of them rest."""
        runner = self.runner
        broke = runner.failure if runner.failure is not self._failure else None
        horizon = runner.horizon if runner.stopped else None
        rest = horizon if horizon != self._horizon else None
        self._failure, self._horizon = runner.failure, horizon
        if broke is not None:
            return failure(broke, language)
        if rest is not None:
            return {"text": say("notice-horizon", language, round=rest), "rule": "F10.6", "level": "info"}
        return None

"""Who else is at a board: bots that answer for their colours, and advice for whoever has to answer."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from threading import Thread, current_thread, main_thread
from typing import TYPE_CHECKING, Any

import traitlets

from ..arguments import is_a
from ..engine.moves import shown
from ..game.history import live
from ..language.fluent import say
from .beside import Beside

if TYPE_CHECKING:
    from ..bots import AnyBot, Deadline
    from ..game.game import Game
    from .bot_runner import Opponents

LONGEST = 300  # characters that are shown of an error
THOUGHT = 1.0  # seconds that advice may take


class Company(Beside):
    """The half of a board that thinks; what it finds comes from threads of its own, never from the main loop."""

    opponents = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)

    if TYPE_CHECKING:
        lesson: Any

        def _tell(self, text: str, rule: str = "", level: str = "refusal") -> None: ...
        def _fail(self, error: BaseException) -> None: ...

    _bots: Opponents | None = None
    _failed: BaseException | None = None  # what has been told of a bot already
    _horizon: int | None = None  # the round after which the bots have been said to rest
    _thought: Deadline | None = None  # ends the thinking about advice

    def _invite(self, seats: Mapping[str, AnyBot]) -> None:
        """Let bots answer for their colours; called when the board is there."""
        if is_a(seats, Mapping) and not seats:
            return
        if self.lesson is not None:
            message = "Board(lesson=…, seats=…): a lesson brings its own opponents"
            raise TypeError(message)
        from .bot_runner import Opponents

        self._bots = Opponents(self.game, seats, self._show_bots)
        # The first thoughts began before there was anything to show them on.
        self._show_bots()

    def close(self) -> None:
        """Send everybody away who thinks for this board."""
        if self._thought is not None:
            self._thought.cancel()
        if self._bots is not None:
            self._bots.close()
        super().close()  # type: ignore[misc]  # the widget's, which comes after this class

    def _show_bots(self) -> None:
        """Show what the bots do now; they call this, now and then from the thread that thinks."""
        bots = self._bots
        if bots is None:
            return
        with self.game.lock:
            try:
                self.set_trait("opponents", self._at_table(self.language))
            except Exception as error:  # noqa: BLE001 - in a thread nobody would see it
                self._fail(error)
            failure, told = bots.failure, self._failed
            self._failed = failure
            horizon = bots.horizon if bots.stopped else None
            if horizon is not None and horizon != self._horizon:
                self._tell(say("notice-horizon", self.language, round=horizon), "F10.6", level="info")
            self._horizon = horizon
            if failure is not None and failure is not told:
                self._tell(say("notice-error", self.language, error=named(failure)), level="error")

    def _at_table(self, language: str) -> dict[str, Any] | None:
        """The trait `opponents`: who is a bot, who thinks, and why the latest turn of one was made."""
        bots = self._bots
        if bots is None:
            return None
        from ..bots.contract import bot_name

        return {
            "seats": {seat: bot_name(bot) for seat, bot in bots.bots.items()},
            "thinking": bots.thinking,
            "paused": bots.paused,
            "failed": named(bots.failure) if bots.failure else "",
            "said": self._said(bots, language),
        }

    def _said(self, bots: Opponents, language: str) -> str:
        """Why the latest turn of a bot was made; a reason that cannot be given keeps nobody from seeing the turn."""
        try:
            return bots.reason(language)
        except Exception:
            logging.getLogger(__name__).exception("a bot's turn could not be explained")
            return ""

    def _ahead(self, language: str) -> dict[str, Any]:
        return {**super()._ahead(language), "opponents": self._at_table(language)}

    def _beside(self, content: Any, buffers: Any) -> bool:
        match content:
            case {"do": "hurry" | "pause" | "resume" as verb} if self._bots is not None:
                getattr(self._bots, verb)()
            case {"do": "advise", "ply": int(ply)}:
                self._advise(ply)
            case _:
                return super()._beside(content, buffers)
        return True

    def _advise(self, ply: int) -> None:
        """Begin to think about the question now, for whoever asked; one thought at a time."""
        if ply != self.game.ply or self.game.over:
            return
        if self._thought is not None:
            self._thought.cancel()
        from ..bots import Deadline

        self._thought = deadline = Deadline()
        worker = Thread(target=self._think, args=(self.game.copy(), ply, deadline), name="ora hint", daemon=True)
        try:
            worker.start()
        except RuntimeError:  # no threads here, as in a browser's Python: think in line
            self._think(self.game.copy(), ply, deadline)

    def _think(self, idea: Game, ply: int, deadline: Deadline) -> None:
        """Find the best few moves and send them, unless the game has gone on meanwhile."""
        from ..bots import explain, hint

        try:
            seats, language = idea.setup.seats, self.language
            moves = [
                {
                    "line": str(advice.move),
                    "worth": round(advice.worth, 1),
                    "spread": round(advice.deviation, 1),
                    "why": explain(idea.now, advice.turn, seats, language=language),
                }
                for advice in hint(idea, seconds=THOUGHT, deadline=deadline)
            ]
        except BaseException as error:
            with self.game.lock:
                self._fail(error)
            if isinstance(error, KeyboardInterrupt) and current_thread() is main_thread():
                raise  # where advice is thought of in line it is the person who wants to stop
            return  # in a thread nobody would see it
        with self.game.lock:
            if not deadline.over() and self.game.ply == ply and live(self.game) is live(idea):
                self.send({"do": "advised", "ply": ply, "moves": moves})


def named(error: BaseException) -> str:
    """An error as a sentence can quote it."""
    return f"{type(error).__name__}: {shown(str(error), LONGEST)}"

"""The teaching game: each turn of a person is judged in a thread once it is over, and a comment is shown if there is one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

from ..bots.review_run import TurnPlayed, ends_turn
from ..engine import options
from ..game.history import live
from ..support.background import Background
from ..support.deadline import Deadline

if TYPE_CHECKING:
    from ..bots.turn_comment import TurnComment
    from ..engine import Move
    from ..game.game import Game
    from ..wire.to_page import Notice

# Seconds after which nothing is said any more. In a browser's Python, which has no threads, the player waits for it.
SECONDS = 1.0 if sys.platform == "emscripten" else 20.0


class Teacher:
    """Follows one game from where it stands, and judges one turn at a time; the next turn ends the thinking about it."""

    def __init__(self) -> None:
        self._background = Background("ora teacher")
        self._begun: list[int] = []  # the plies at which turns began
        self._seen: tuple[Move, ...] = ()  # the moves up to the position at the last look
        self._game: Game | None = None
        self._comment: TurnComment | None = None

    def stop(self) -> None:
        """End the thinking, and forget the game."""
        self._background.cancel()
        self._game = self._comment = None

    def forget(self) -> None:
        """Say no more of the latest turn."""
        self._comment = None

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until nothing is being judged; whether that happened in time."""
        return self._background.wait(timeout)

    def look(
        self, game: Game, automatic: Collection[str], tell: Callable[[], None], failed: Callable[[BaseException], None]
    ) -> None:
        """Judge the turn that has just ended, if one has; called under the game's lock after every change.

        Args:
            automatic: The colours whose turns are not judged.
            tell: Called under the game's lock once there is a comment, now and then from another thread.
            failed: Called in the same way with what went wrong.
        """
        turn = self._ended(game, automatic)
        comment = self._comment
        if turn is None:
            # A turn that is taken back keeps its reason until another is played.
            if comment is not None and game.ply < comment.turn.ply:
                self._comment = None
            return
        self._comment = None
        seats = game.setup.seats

        def work(deadline: Deadline) -> None:
            from ..bots.turn_comment import comment_on

            found = comment_on(turn, seats, Deadline(SECONDS, within=deadline))
            with game.lock:
                if found is not None and not deadline.over() and self._game is game and game.ply > turn.ply:
                    self._comment = found
                    tell()

        def fail(error: BaseException) -> None:
            with game.lock:
                failed(error)

        self._background.start(work, fail)

    def shown(self, language: str) -> Notice | None:
        """The comment as a board shows it; a costly turn with the ply to which it is taken back."""
        comment, game = self._comment, self._game
        if comment is None or game is None:
            return None
        notice: Notice = {"text": comment.words(language), "rule": "", "level": "info"}
        if comment.better and game.ply > comment.turn.ply:
            notice["back"] = comment.turn.ply
        return notice

    def _ended(self, game: Game, automatic: Collection[str]) -> TurnPlayed | None:
        """The latest turn of a person that has ended since the last look, where there was something to choose."""
        if self._game is not game:
            self._game, self._begun, self._seen = game, [game.ply], game.moves[: game.ply]
        moves = game.moves[: game.ply]
        pairs = zip(self._seen, moves, strict=False)
        same = next((ply for ply, (one, other) in enumerate(pairs) if one != other), min(len(self._seen), len(moves)))
        while len(self._begun) > 1 and self._begun[-1] > same:
            self._begun.pop()
        self._begun[0] = min(self._begun[0], same)
        found, start = None, max(same, self._begun[-1])
        for ply in range(start + 1, game.ply + 1):
            begun = self._begun[-1]
            before, after = live(game, begun), live(game, ply)
            seat = before.pending[-1].seat
            if not ends_turn(seat, moves[ply - 1], after):
                continue
            self._begun.append(ply)
            own = game.setup.seats[seat] not in automatic
            if own and any(len(options(live(game, each))) > 1 for each in range(begun, ply)):
                found = TurnPlayed(begun, seat, moves[begun:ply], before, after)
        self._seen = moves
        return found if game.ply == game.plies else None

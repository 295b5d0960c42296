"""Bots at the table: they answer for their colours off the main loop, can be stopped, and say why they moved.

A bot thinks about a position that nobody else changes, without holding the game's lock, so cells and clicks go on
meanwhile. What it finds is played only if the game still stands where it thought. Bots of many boards think one after the
other in a `ThinkingQueue`, so that they leave the people at these boards a machine to play on.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from threading import Condition
from typing import TYPE_CHECKING, NamedTuple

from ..bots import AnyBot, Values, explain
from ..bots.contract import SeatedBot, check_seats
from ..bots.evaluation import STANDARD
from ..engine import Move
from ..game.history import live
from ..game.schedule import HORIZON, beyond
from ..language.fluent import say
from ..language.people import People, known_people
from ..support.background import Background, Deadline
from .messages import failure, named

WAIT_SECONDS = 5.0  # that somebody waits for a bot at most, as far as it keeps to its deadline


class ThinkingQueue:
    """Where bots wait for their turn to think; who comes first is first, and the more wait, the sooner each has to answer.

    Args:
        seconds: How long the last one who waits may have to wait for an answer.

    >>> queue = ThinkingQueue(6)
    >>> with queue.turn() as seconds:
    ...     seconds
    6.0
    """

    def __init__(self, seconds: float = WAIT_SECONDS) -> None:
        self._seconds = seconds
        self.waiting: deque[object] = deque()
        self._changed = Condition()

    @contextmanager
    def turn(self) -> Iterator[float]:
        """Wait until it is this one's turn; nobody else thinks until it is over.

        Yields:
            The seconds that its answer may take.
        """
        place = object()
        with self._changed:
            self.waiting.append(place)
            self._changed.wait_for(lambda: self.waiting[0] is place)
            seconds = self._seconds / len(self.waiting)
        try:
            yield seconds
        finally:
            with self._changed:
                self.waiting.popleft()
                self._changed.notify_all()


if TYPE_CHECKING:
    from ..engine import State
    from ..game.game import Game
    from ..wire.to_page import Notice
    from ..wire.to_page import Opponents as Shown
    from .bot_runner import ThinkingQueue


class BotTurn(NamedTuple):
    """What a bot did in one go: where it began, and its moves."""

    before: State
    moves: tuple[Move, ...]


class Opponents:
    """The bots of one game.

    Bots begin at once where it is theirs to answer. They wait while the game stands at an earlier point of its
    history, so that undoing is not answered by redoing, until somebody lets them go on from there.

    Args:
        game: The game that they play in.
        on_change: Called whenever what is to be shown has changed, now and then from the thread that thinks.
        horizon: The round after which bots that are among themselves rest in a game for two, since the rules need not
            end it (F10.6) and nobody else would.
        queue: Where they wait for their turn to think, beside the bots of other games.

    Raises:
        WrongArgument: When one of them is no bot.
        UnknownName: For a colour that nobody plays.
    """

    def __init__(
        self,
        game: Game,
        bots: Mapping[str, AnyBot],
        on_change: Callable[[], None] = lambda: None,
        *,
        horizon: int = HORIZON,
        queue: ThinkingQueue | None = None,
    ) -> None:
        self.bots: dict[str, AnyBot] = check_seats(bots, game.setup.seats, "seats")
        self.game = game
        self.failure: BaseException | None = None  # what a bot raised; bots rest then until `resume`
        self.horizon = horizon
        self._rounds = horizon
        self.last: BotTurn | None = None  # the latest turn of a bot, for its reason
        self._after: State | None = None  # where it has led to
        self._on_change = on_change
        self._queue = queue
        self._deadline = Deadline()
        self._background = Background("ora bots")
        self._at_work = False  # whether a bot answers all questions of its turn; changed under the game's lock
        self._paused = False
        self._anew: State | None = None  # the earlier position from which they go on, as somebody has asked
        for bot in self.bots.values():
            if callable(watch := getattr(bot, "watch", None)):  # who follows the game between its turns, too
                watch(game)
        self._unsubscribe = game.on_change(self._look)
        self._look()

    @property
    def thinking(self) -> str | None:
        """The colour whose bot is thinking now."""
        seat = self.game.to_move
        return seat if self._at_work and seat in self.bots else None

    @property
    def paused(self) -> bool:
        """Whether the bots rest until `resume`."""
        return self._paused or self.stopped or self.waiting

    @property
    def stopped(self) -> bool:
        """Whether they rest because they have come to their horizon, with nobody but bots at the table."""
        return set(self.bots) == set(self.game.setup.seats) and beyond(self.game.now, self.horizon)

    @property
    def waiting(self) -> bool:
        """Whether they wait because somebody looks back at a position that is theirs."""
        game = self.game
        return game.ply != game.plies and game.to_move in self.bots and live(game) is not self._anew

    def reason(self, language: str) -> str:
        """What the latest turn of a bot was good for, in a sentence; empty before the first."""
        if self.last is None:
            return ""
        seats = self.game.setup.seats
        # The colour may be a person's again.
        bot = self.bots.get(seats[self.last.before.pending[-1].seat])
        own = getattr(bot, "values", None)
        values = own if isinstance(own, Values) else STANDARD
        words = explain(self.last.before, self.last.moves, seats, values, language)
        # Who was asked elsewhere has thoughts of its own, or was replaced.
        comment = getattr(bot, "comment", None)
        return f"{words} {comment(language)}".strip() if callable(comment) else words

    def hurry(self) -> None:
        """End the thinking that is going on: the best move so far is played."""
        self._deadline.cancel()

    def pause(self) -> None:
        """Stop the bots; what they were thinking of is not played."""
        self._paused = True
        self._deadline.cancel()
        self._on_change()

    def resume(self) -> None:
        """Let the bots go on; from their horizon for as many rounds again, and from an earlier position anew."""
        self._paused = False
        self._anew = live(self.game)
        if self.stopped:
            self.horizon = self.game.round - 1 + self._rounds
        self.failure = None
        self._look()

    def hand(self, colour: str, bot: AnyBot | None) -> None:
        """Give a colour to a bot, or back to people; what was being thought for it is not played.

        Args:
            bot: Who answers for it from now on; `None` for people.

        Raises:
            WrongArgument: When it is no bot.
            UnknownName: For a colour that nobody plays.
        """
        with self.game.lock:
            given = check_seats({} if bot is None else {colour: bot}, self.game.setup.seats, "seats")
            self.bots = {seat: one for seat, one in self.bots.items() if seat != colour} | given
            if self.game.to_move == colour:
                self._deadline.cancel()
                self.failure = None
            if bot is not None:
                self._paused = False
        self._look()

    def close(self) -> None:
        """Take the bots from the table."""
        self._unsubscribe()
        self.pause()

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until no bot is thinking; whether that happened in time.

        For scripts and tests. Do not call it while holding the game's lock.
        """
        while self._at_work:
            if not self._background.wait(timeout):
                return False
        return True

    # ---- at work

    def _due(self) -> AnyBot | None:
        """The bot that has to answer now."""
        game = self.game
        if self.paused or self.failure or game.over:
            return None
        return self.bots.get(game.to_move or "")

    def _look(self) -> None:
        """Set a thread to work when it is a bot's turn; called under the game's lock after every change."""
        try:
            with self.game.lock:
                if not self._at_work and self._due() is not None:
                    self._at_work = True
                    self._background.start(self._work, self._fail)
        except BaseException:  # an interrupt: what has not begun is resting, so that it can be resumed
            self._at_work = self._background.running
            self._paused = not (self._at_work or self.failure)
            raise
        self._on_change()

    def _work(self, _: Deadline) -> None:
        """Answer until it is a person's turn; each answer has a deadline of its own."""
        answered = True
        while answered:
            turn: AbstractContextManager[float | None] = nullcontext() if self._queue is None else self._queue.turn()
            with turn as seconds:
                answered = self._answer(seconds)
        self._on_change()

    def _fail(self, error: BaseException) -> None:
        logging.getLogger(__name__).error("a bot could not go on", exc_info=error)
        with self.game.lock:
            self.failure = error
            self._at_work = False
        self._on_change()

    def _answer(self, seconds: float | None) -> bool:
        """Find and play one answer; false, and no worker any more, when it is not a bot's turn.

        Args:
            seconds: How long it may take, where others wait for their turn to think.
        """
        game = self.game
        with game.lock:
            bot = self._due()
            if bot is None:
                self._at_work = False
                return False
            ply, state = game.ply, live(game)
            self._deadline = deadline = Deadline(seconds)
        moves = SeatedBot(bot, game.setup, "seats").play(state.copy(), deadline)
        with game.lock:
            for move in moves:
                if not (self._due() is bot and game.ply == ply and live(game) is state):
                    break
                self._remember(state, move)
                ply, state = game.play(move).ply, live(game)
                self._after = state
        return True

    def _remember(self, state: State, move: Move) -> None:
        """Join a move to the turn it belongs to; where somebody else has moved since, as after a work contract, one begins."""
        last = self.last
        begun = last is not None and last.moves[-1].verb != "done" and self._after is state
        before, moves = (last.before, last.moves) if last is not None and begun else (state, ())
        self.last = BotTurn(before, (*moves, move))


class BotPanel:
    """The bots of a board, and what has been said about them."""

    def __init__(self, runner: Opponents) -> None:
        self.runner = runner
        self._failure: BaseException | None = None  # the latest that has been shown
        self._horizon: int | None = None  # the round after which they have been said to rest
        # Of which turn, in which language, what people were called, and the reason.
        self._reason: tuple[BotTurn | None, str, People, str] = (None, "", (), "")

    def shown(self, language: str) -> Shown:
        """Who is a bot, who thinks, and why the latest turn of one was made."""
        from ..bots.contract import bot_name

        runner = self.runner
        return {
            "seats": {seat: bot_name(bot, language) for seat, bot in runner.bots.items()},
            "thinking": runner.thinking,
            "paused": runner.paused,
            "failed": named(runner.failure) if runner.failure else "",
            "reason": self._words(language),
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

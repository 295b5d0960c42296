"""The bots of a game: they play their colours in a thread, can be stopped, and say why they moved.

A bot thinks about a copy of the position, without holding the game's lock, so cells and clicks go on meanwhile. Its
moves are played only if the game is still at that position. Bots of many boards may think one after the other in a
`ThinkingQueue`, so that the machine stays quick for the people at these boards.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from threading import Condition
from typing import TYPE_CHECKING, NamedTuple

from ..bots import AnyBot, Values, explain
from ..bots.contract import SeatedBot, bot_name, check_seats
from ..bots.evaluation import STANDARD
from ..bots.levels import level_of
from ..engine import Move
from ..game.history import read_only_state
from ..game.schedule import HORIZON, goes_beyond
from ..language.fluent import say
from ..language.people import People, known_people
from ..support.background import Background, Deadline
from .messages import error_name, failure

WAIT_SECONDS = 5.0  # the longest wait for a bot, if all bots keep to their deadlines


class ThinkingQueue:
    """Where bots wait for their turn to think: first come, first served; the more wait, the less time each has.

    Args:
        seconds: How long the last one in the queue may have to wait for an answer.

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
        """Wait for a turn to think; no other bot thinks until it is over.

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
    """A turn of a bot: the state before it, and its moves."""

    before: State
    moves: tuple[Move, ...]


class Opponents:
    """The bots of one game.

    Bots begin at once if a question is theirs. They wait while the game stands at an earlier point of its history, so
    that undoing is not answered by redoing, until `resume` lets them go on from there.

    Args:
        game: The game that they play in.
        on_change: Called whenever there is something new to show, sometimes from the bots' thread.
        horizon: The round after which bots rest if no person plays, as the rules need not end a game for two (F10.6).
        queue: Where they wait for their turn to think, together with the bots of other games.

    Raises:
        WrongArgument: When one of them is not a bot.
        UnknownName: For a colour that is not in the game.
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
        self.levels = {seat: level_of(bot) for seat, bot in self.bots.items()}  # their levels on the start screen
        self.game = game
        self.failure: BaseException | None = None  # what a bot raised; bots rest then until `resume`
        self.horizon = horizon
        self._rounds = horizon
        self.last: BotTurn | None = None  # the latest turn of a bot, for its reason
        self._after: State | None = None  # the state that it has led to
        self._on_change = on_change
        self._queue = queue
        self._deadline = Deadline()
        self._background = Background("ora bots")
        self._at_work = False  # whether the thread is answering; changed under the game's lock
        self._paused = False
        self._resumed_at: State | None = None  # the earlier position from which `resume` has let them go on
        for bot in self.bots.values():
            if callable(watch := getattr(bot, "watch", None)):  # some bots follow the game between their turns, too
                watch(game)
        self._unsubscribe = game.on_change(self._start_if_due)
        self._start_if_due()

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
        """Whether they rest because they have reached their horizon, in a game of bots only."""
        return set(self.bots) == set(self.game.setup.seats) and goes_beyond(self.game.now, self.horizon)

    @property
    def waiting(self) -> bool:
        """Whether they wait because the board shows an earlier position, in which a bot is to move."""
        game = self.game
        return game.ply != game.plies and game.to_move in self.bots and read_only_state(game) is not self._resumed_at

    def reason(self, language: str) -> str:
        """Why a bot played its latest turn, in a sentence; empty before the first."""
        if self.last is None:
            return ""
        seats = self.game.setup.seats
        # The colour may be a person's again.
        bot = self.bots.get(seats[self.last.before.pending[-1].seat])
        own = getattr(bot, "values", None)
        values = own if isinstance(own, Values) else STANDARD
        words = explain(self.last.before, self.last.moves, seats, values, language)
        # An agent from outside may add its own thoughts, or say who answered in its place.
        comment = getattr(bot, "comment", None)
        return f"{words} {comment(language)}".strip() if callable(comment) else words

    def hurry(self) -> None:
        """End the current thinking: the best move so far is played."""
        self._deadline.cancel()

    def pause(self) -> None:
        """Stop the bots; the answer that they were thinking about is not played."""
        self._paused = True
        self._deadline.cancel()
        self._on_change()

    def resume(self) -> None:
        """Let the bots go on: past their horizon for as many rounds again, or from an earlier position."""
        self._paused = False
        self._resumed_at = read_only_state(self.game)
        if self.stopped:
            self.horizon = self.game.round - 1 + self._rounds
        self.failure = None
        self._start_if_due()

    def hand(self, colour: str, bot: AnyBot | None) -> None:
        """Give a colour to a bot, or back to people; an answer that was being thought about is not played.

        Args:
            bot: The bot that plays it from now on; `None` for people.

        Raises:
            WrongArgument: When the bot is not one.
            UnknownName: For a colour that is not in the game.
        """
        with self.game.lock:
            given = check_seats({} if bot is None else {colour: bot}, self.game.setup.seats, "seats")
            # Before the bots, as a board may be drawn at any moment.
            self.levels = {**self.levels, **{seat: level_of(one) for seat, one in given.items()}}
            self.bots = {seat: one for seat, one in self.bots.items() if seat != colour} | given
            if self.game.to_move == colour:
                self._deadline.cancel()
                self.failure = None
            if bot is not None:
                self._paused = False
        self._start_if_due()

    def close(self) -> None:
        """Take the bots from the table."""
        self._unsubscribe()
        self.pause()

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until no bot is thinking; returns whether that happened in time.

        For scripts and tests. Do not call it while holding the game's lock.
        """
        while self._at_work:
            if not self._background.wait(timeout):
                return False
        return True

    # ---- in the thread

    def _bot_to_move(self) -> AnyBot | None:
        """The bot that has to answer now, if any."""
        game = self.game
        if self.paused or self.failure or game.over:
            return None
        return self.bots.get(game.to_move or "")

    def _start_if_due(self) -> None:
        """Start the thread if it is a bot's turn; called under the game's lock after every change."""
        try:
            with self.game.lock:
                if not self._at_work and self._bot_to_move() is not None:
                    self._at_work = True
                    self._background.start(self._work, self._fail)
        except BaseException:  # an interrupt: bots that have not begun are paused, so that they can be resumed
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
        """Find and play one answer; returns `False`, and marks the work as ended, when it is not a bot's turn.

        Args:
            seconds: How long it may take, if there is a queue.
        """
        game = self.game
        with game.lock:
            bot = self._bot_to_move()
            if bot is None:
                self._at_work = False
                return False
            ply, state = game.ply, read_only_state(game)
            self._deadline = deadline = Deadline(seconds)
        moves = SeatedBot(bot, game.setup, "seats").play(state.copy(), deadline)
        with game.lock:
            for move in moves:
                if not (self._bot_to_move() is bot and game.ply == ply and read_only_state(game) is state):
                    break
                self._remember(state, move)
                ply, state = game.play(move).ply, read_only_state(game)
                self._after = state
        return True

    def _remember(self, state: State, move: Move) -> None:
        """Add a move to the bot's turn; a new turn begins if another player has moved since, as after a work contract."""
        last = self.last
        begun = last is not None and last.moves[-1].verb != "done" and self._after is state
        before, moves = (last.before, last.moves) if last is not None and begun else (state, ())
        self.last = BotTurn(before, (*moves, move))


def shown_name(bot: AnyBot, level: str, language: str) -> str:
    """The name of a bot on a board: its own, or else that of its level.

    Args:
        level: Its level on the start screen, as of `level_of`.

    >>> from ora_widgets.bots import Search, level
    >>> shown_name(Search(1.0), "search", "en"), shown_name(level(1), "woodcutter", "en")
    ('Bot, thinks 1 second', 'Woodcutter')
    """
    named = not level or callable(getattr(bot, "name_in", None))
    return bot_name(bot, language) if named else say(f"level-{level}", language)


class BotPanel:
    """The bots of a board, and what the board has shown of them."""

    def __init__(self, runner: Opponents) -> None:
        self.runner = runner
        self._failure: BaseException | None = None  # the latest that has been shown
        self._horizon: int | None = None  # the horizon of the latest notice that they rest
        # The latest reason: its turn, its language, the players' names in it, and its text.
        self._reason: tuple[BotTurn | None, str, People, str] = (None, "", (), "")

    def page_data(self, language: str) -> Shown:
        """Which colours bots play, which one is thinking, and why a bot played its latest turn."""
        runner = self.runner
        return {
            "seats": {seat: shown_name(bot, runner.levels[seat], language) for seat, bot in runner.bots.items()},
            "thinking": runner.thinking,
            "paused": runner.paused,
            "failed": error_name(runner.failure) if runner.failure else "",
            "reason": self._words(language),
        }

    def _words(self, language: str) -> str:
        """Why the latest turn was played, worked out once; if that fails, the turn must still be shown."""
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
        """A notice that is shown once: that a bot failed, or that all of them rest."""
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

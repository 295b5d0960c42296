"""What every bot promises, and how thinking ends: budgets, a clock, and an event that stops it early."""

from __future__ import annotations

import math
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from threading import Event
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from ..arguments import check, number, whole
from ..engine import Move, NotNow, State
from ..engine.steps.base import Plain
from ..language.fluent import say

if TYPE_CHECKING:
    from ..game.game import Game

Clock = Callable[[], float]
LEAST_SECONDS, MOST_SECONDS = 0.001, 1_000_000  # of thinking about one answer
MOST_PLAYOUTS = 1_000_000_000
MOST_WIDTH = 10_000  # positions or ways that are followed side by side
MOST_POINTS = 1_000  # by which a judgement may waver


@runtime_checkable
class Bot(Protocol):
    """Whoever answers questions: always legally, for whichever seat is asked, and within its budget."""

    def choose(self, game: Game, stop: Event | None = None) -> Move:
        """The answer to the question that the game asks now.

        Parameters: `game`, left as it is; `stop`, an event that ends thinking with the best answer so far.
        Raises `NotNow` when the game is over.
        """
        ...

    def choose_state(self, state: State, stop: Event | None = None) -> Move:
        """The same for a bare state of the engine, which is left as it is."""
        ...

    def stop(self) -> None:
        """End the thinking that is going on, if any, from another thread."""
        ...


class Budget:
    """How long a bot may think about one answer: so many seconds, so many playouts, or whichever ends first.

    Raises `WrongArgument`, a `ValueError`, for a budget of nothing, less than nothing, or no number at all.

    >>> Budget(seconds=0.5)
    Budget(seconds=0.5)
    """

    __slots__ = ("playouts", "seconds")

    def __init__(self, seconds: float | None = None, playouts: int | None = None) -> None:
        if seconds is None and playouts is None:
            raise ValueError(say("bot-no-budget"))
        self.seconds = None if seconds is None else number("seconds", seconds, LEAST_SECONDS, MOST_SECONDS)
        self.playouts = None if playouts is None else whole("playouts", playouts, 1, MOST_PLAYOUTS)

    def __repr__(self) -> str:
        named = [(name, getattr(self, name)) for name in ("seconds", "playouts")]
        return f"Budget({', '.join(f'{name}={value}' for name, value in named if value is not None)})"


def position_of(game: Game) -> State:
    """The position that a game, or one player's side of it, stands at; raises `WrongArgument` for what is none."""
    check(isinstance(getattr(game, "now", None), State), "game", game, "game")
    return game.now


class Thinking:
    """One stretch of thinking: asked often whether it is over.

    Parameters: `budget`, how long; `event`, set from outside to end it; `clock`, seconds that only rise.
    """

    # Between two looks at the clock lies at most the carrying out of one answer; this much is kept for the rest.
    RESERVE = 0.03

    def __init__(self, budget: Budget | None, event: Event | None = None, clock: Clock = time.monotonic) -> None:
        check(event is None or callable(getattr(event, "is_set", None)), "stop", event, "event")
        self.event = Event() if event is None else event
        self.clock = clock
        self.started = clock()
        seconds = budget.seconds if budget else None
        self._end = math.inf if seconds is None else self.started + seconds * (1 - self.RESERVE)
        self._left = budget.playouts if budget else None

    def over(self) -> bool:
        """Whether to stop now."""
        return self.event.is_set() or self.clock() >= self._end

    def playout(self) -> bool:
        """Take one playout from the budget; false when there is none left, or no time."""
        if self._left is not None:
            if not self._left:
                return False
            self._left -= 1
        return not self.over()


class Player(ABC):
    """What bots have in common: the way from a game to an answer, stopping, and being sent to another process."""

    _thinking: Thinking | None = None

    @abstractmethod
    def think(self, state: State, thinking: Thinking) -> Plain:
        """Find an answer; called with a state whose game is not over."""

    def begin(self, event: Event | None) -> Thinking:
        """Start the clock of one answer."""
        return Thinking(None, event)

    def choose(self, game: Game, stop: Event | None = None) -> Move:
        return self.choose_state(position_of(game), stop)

    def choose_state(self, state: State, stop: Event | None = None) -> Move:
        check(isinstance(state, State), "state", state, "state")
        if not state.pending:
            refusal = NotNow("game-over", state.mode.end_rule)
            refusal.sentence = say("game-over")
            raise refusal
        self._thinking = thinking = self.begin(stop)
        try:
            return Move(self.think(state, thinking))
        finally:
            self._thinking = None

    def stop(self) -> None:
        thinking = self._thinking
        if thinking is not None:
            thinking.event.set()

    def __getstate__(self) -> dict[str, Any]:
        # An event and a clock running belong to this process.
        return {name: value for name, value in vars(self).items() if name != "_thinking"}

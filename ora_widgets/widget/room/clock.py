"""The clock of a room: how long players think, for a turn or in all. It only shows times, unless the host has it decide."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import NamedTuple

from ...support.arguments import check, flag, number

MIN_SECONDS, MAX_SECONDS = 1, 30 * 24 * 3600


@dataclass(frozen=True)
class Clock:
    """How long each player may think: for every turn, or for the whole game.

    Attributes:
        turn: Seconds for each turn; 0 if they are for the game.
        game: Seconds for all of a player's turns; 0 if they are for each turn.
        decisive: Whether a bot plays on for a player whose time is up: to the end of that turn, or of the game.
            Otherwise the time is only shown.

    Raises:
        WrongArgument: Unless exactly one of `turn` and `game` is given, from a second to 30 days.

    >>> Clock(turn=90)
    Clock(turn=90, game=0, decisive=False)
    >>> Clock(turn=90, game=3600)
    Traceback (most recent call last):
    ...
    ora_widgets.support.arguments.WrongArgument: “3600” does not fit game; it must be 0 where turn is given.
    """

    turn: float = 0
    game: float = 0
    decisive: bool = False

    def __post_init__(self) -> None:
        """Check the times."""
        flag("decisive", self.decisive)
        if self.turn == 0:
            number("game", self.game, MIN_SECONDS, MAX_SECONDS)
        else:
            number("turn", self.turn, MIN_SECONDS, MAX_SECONDS)
            check(self.game == 0, "game", self.game, "no-game-time")


class ClockReading(NamedTuple):
    """A clock at a moment.

    Attributes:
        left: Seconds by colour; below 0 when the time is up.
        running: The colour whose time runs; empty if none does.
    """

    left: Mapping[str, float]
    running: str


def call_later(seconds: float, call: Callable[[], None]) -> Callable[[], None]:
    """Call a function in its own thread after some seconds, if there are threads; returns one that cancels this."""
    timer = threading.Timer(seconds, call)
    timer.daemon = True
    with suppress(RuntimeError):
        timer.start()
    return timer.cancel


@dataclass
class RunningClock:
    """A clock that runs for the player to move.

    Args:
        rules: How long each may think.
        time_is_up: Called without arguments when the time of the colour to move is up.
        now: A clock in seconds that never goes back.
        later: Calls a function after some seconds, and returns one that cancels this.
        used: Seconds by colour that were used before.

    Attributes:
        running: The colour whose time runs; empty if none does.

    >>> seconds = iter([0.0, 70.0, 70.0])
    >>> clock = RunningClock(Clock(game=60), lambda: None, lambda: next(seconds), lambda *_: lambda: None)
    >>> clock.run_for("R", 0)
    True
    >>> clock.run_for("G", 1), clock.seconds_left("R")
    (True, -10.0)
    """

    rules: Clock
    time_is_up: Callable[[], None]
    now: Callable[[], float] = time.monotonic
    later: Callable[[float, Callable[[], None]], Callable[[], None]] = call_later
    used: dict[str, float] = field(default_factory=dict)
    running: str = field(default="", init=False)
    _turn: int = field(default=-1, init=False)
    _since: float = field(default=0, init=False)
    _cancel: Callable[[], object] = field(default=int, init=False)

    def run_for(self, seat: str, turn: int) -> bool:
        """Run the time of a colour, in a turn; returns whether it did not run already.

        Args:
            seat: The colour; empty to run nobody's time.
            turn: The number of the turn.
        """
        if (seat, turn) == (self.running, self._turn):
            return False
        now = self.now()
        if self.running:
            self.used[self.running] = self.used.get(self.running, 0) + now - self._since
        if self.rules.turn and turn != self._turn:
            self.used.clear()
        self.running, self._turn, self._since = seat, turn, now
        self.stop()
        left = self._limit - self.used.get(seat, 0)
        if seat and left > 0:
            self._cancel = self.later(left, self.time_is_up)
        return True

    def seconds_left(self, seat: str) -> float:
        """The seconds that a colour has left; below 0 when its time is up."""
        return self._limit - self.used.get(seat, 0) - (self.now() - self._since if seat == self.running else 0)

    def stop(self) -> None:
        """Cancel the call of `time_is_up`."""
        self._cancel()
        self._cancel = int

    @property
    def _limit(self) -> float:
        return self.rules.turn or self.rules.game

"""Simulated games, played to the end at random or by bots, each with its own seed; and games of quick bots by number.

Games in which a bot raises an error are left out, counted and logged. If no game finishes, the error is raised.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, NamedTuple

from ..bots import AnyBot, Deadline, Greedy
from ..bots.contract import SeatedBot, check_seats, reseeded_copy
from ..bots.evaluation import HAND_MADE
from ..bots.simple import turns_at_random
from ..engine import State, play, sample, score
from ..engine.steps.base import Plain
from ..game.game import Game, new_game
from ..game.schedule import goes_beyond
from ..game.setup import Setup
from ..language.current import current_language
from ..language.fluent import say
from ..support.arguments import seat_of
from .jobs import Failure

log = logging.getLogger(__name__)
MAX_EARLY_FAILURES = 10  # after so many failed games and none finished, the error is raised

# By colour; a seat without a bot plays random moves.
Bots = dict[str, AnyBot]


def bots_by_seat(bot: Any, seats: str) -> Bots:
    """The bots by colour; a seat without a bot plays random moves.

    Args:
        bot: One bot for all seats, a mapping by colour, or `None` for chance.

    Raises:
        WrongArgument: When `bot` is not a bot.
        UnknownName: For a colour that nobody plays.
    """
    by_seat = bot if isinstance(bot, Mapping) else dict.fromkeys(seats, bot)
    for seat in by_seat:
        seat_of(seat, seats)
    return check_seats({seat: each for seat, each in by_seat.items() if each is not None}, seats, "bot")


class Outcome(NamedTuple):
    """The outcome of one game: all points, in seating order, and whether the horizon stopped it.

    Attributes:
        fallbacks: How often another bot answered for an external agent, in seating order.
        moves: The moves, if they were asked for.
        failure: The error of a bot, in a game that did not finish.
    """

    points: list[int]
    stopped: bool
    fallbacks: tuple[int, ...]
    moves: tuple[Plain, ...] = ()
    failure: Failure | None = None


def game_name(number: int, line: str = "") -> str:
    """The name of a game in a study: its number, preceded by the line that it followed."""
    return f"{line} {number}".strip()


def attempt(
    setup: Setup, state: State, bots: Bots, seed: str, horizon: int, kept: list[Plain] | None = None
) -> Outcome:
    """Simulate a game; if a bot raises an error, the outcome has that error and no points."""
    try:
        return simulate(setup, state, bots, seed, horizon, kept)
    except Exception as error:  # noqa: BLE001  # a bot may raise anything
        return Outcome([], False, (), failure=Failure(error))
    except SystemExit as left:  # a bot may exit, which ends only its own game
        ended = RuntimeError(f"SystemExit: {left.code}")
        ended.__notes__ = left.__notes__
        return Outcome([], False, (), failure=Failure(ended))


def simulate(
    setup: Setup, state: State, bots: Bots, seed: str, horizon: int, kept: list[Plain] | None = None
) -> Outcome:
    """Play to the end, or to the horizon if the rules set no end.

    Args:
        state: Where to begin; it is not changed.
        bots: The bots by colour; the other seats play random moves.
        horizon: The round after which a game that need not end is stopped.
        kept: A list to which the moves are added, if given.
    """
    rng, deadline = Random(seed), Deadline()
    own = {setup.seats.index(seat): reseeded_copy(bot, f"{seed}:{seat}") for seat, bot in bots.items()}
    seated = {seat: SeatedBot(bot, setup) for seat, bot in own.items()}
    count = 0
    state = state.copy()
    while state.pending and not goes_beyond(state, horizon):
        place = state.pending[-1].seat
        bot, played = seated.get(place), list[Plain]()
        if bot is None:
            played.append(sample(state, rng))
            play(state, played[0])
        else:
            before, where = count_fallbacks(own[place]), (setup.seats[place], count, seed)
            try:
                played += bot.play(state, deadline)
            except (Exception, SystemExit) as error:
                error.add_note(_failure(*where))
                raise
            if count_fallbacks(own[place]) > before and not getattr(own[place], "keeps_failures", False):
                log.warning(_failure(*where))
        count += len(played)
        if kept is not None:
            kept += played
    others = [count_fallbacks(own.get(seat)) for seat in range(setup.players)]
    points = [score(state, seat).total for seat in range(setup.players)]
    return Outcome(points, bool(state.pending), tuple(others))


def _failure(seat: str, ply: int, seed: str) -> str:
    return say("study-bot-failed", current_language(), seat=seat, ply=ply, seed=seed)


def count_fallbacks(bot: AnyBot | None) -> int:
    """How often another bot has answered in a bot's place."""
    count: int = getattr(getattr(bot, "tally", None), "fallbacks", 0)
    return count


def random_opening(setup: Setup, turns: int, seed: str, kept: list[Plain] | None = None) -> State:
    """The state of a new game after some random turns; its moves are added to `kept`, if given."""
    return turns_at_random(setup.start(), turns, Random(seed), kept)


MODES = [
    (players, country, length)
    for players, length in (
        (3, "long"),
        (4, "long"),
        (3, "short"),
        (1, "long"),
        (4, "short"),
        (2, "long"),
        (2, "short"),
    )
    for country in ("france", "ireland")
]
NOISE = 1.5  # standard deviation of the bots' evaluation, in points: without noise every game would be the same
BOTS_HORIZON = 40  # the round after which a game for two is stopped


def bots_game(number: int, seed: int = 0) -> Game:
    """The game of bots with a number; the modes take turns.

    >>> bots_game(5).setup.length
    'short'
    """
    players, country, length = MODES[number % len(MODES)]
    game = new_game(players, country, length)
    # These weights are never trained again, so that a seed always gives the same games.
    bot = SeatedBot(Greedy(f"{seed}:{number}", noise=NOISE, values=HAND_MADE), game.setup)
    state = game.now
    while state.pending and not goes_beyond(state, BOTS_HORIZON):
        game.play(bot.play(state, Deadline()))
    return game


class FailureWatch:
    """A watch over the games of a study that fail.

    Args:
        played: How many games had already finished.
    """

    def __init__(self, played: int) -> None:
        self._played = played
        self._errors: list[Exception] = []

    def look(self, outcomes: Iterable[Outcome]) -> list[Outcome]:
        """The finished games; the tracebacks of the others are logged.

        Raises:
            Exception: The first error of a bot, when many games have failed and none has finished.
        """
        played = []
        for outcome in outcomes:
            if outcome.failure is None:
                played.append(outcome)
            else:
                self._errors.append(outcome.failure.error)
                log.error("a game was left out of a study\n%s", outcome.failure.trace)
        self._played += len(played)
        if len(self._errors) >= MAX_EARLY_FAILURES:
            self.check()
        return played

    def check(self) -> None:
        """Raise the first error of a bot if no game has finished."""
        if self._errors and not self._played:
            raise self._errors[0]


def split_results(outcomes: Mapping[int, Outcome], line: str = "") -> tuple[dict[int, Outcome], dict[str, Exception]]:
    """The finished games, by number, and the bots' errors in the others, by the games' names."""
    played = {number: outcome for number, outcome in outcomes.items() if outcome.failure is None}
    failed = {number: outcome.failure.error for number, outcome in outcomes.items() if outcome.failure}
    return played, {game_name(number, line): error for number, error in failed.items()}

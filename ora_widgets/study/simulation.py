"""Simulated games: played to the end by chance or by bots, seeded game by game; and games of quick bots by number.

Games in which a bot raises are left out, counted and logged. Where no game comes to its end, the error is raised.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any, NamedTuple

from ..bots import AnyBot, Deadline, Greedy
from ..bots.contract import SeatedBot, check_seats, reseeded
from ..bots.evaluation import HAND_MADE
from ..bots.simple import turns_at_random
from ..engine import State, play, sample, score
from ..engine.steps.base import Plain
from ..game.game import Game, new_game
from ..game.schedule import beyond
from ..game.setup import Setup
from ..language.current import current_language
from ..language.fluent import say
from ..support.arguments import seat_of
from .jobs import Failure

log = logging.getLogger(__name__)
MAX_EARLY_FAILURES = 10  # games that fail before any has come to its end: more are no accident

# By colour; a seat that is not named is left to chance.
Bots = dict[str, AnyBot]


def bots_by_seat(bot: Any, seats: str) -> Bots:
    """Who sits where: one bot for all seats, a mapping by colour, or nobody, which is chance.

    Args:
        bot: One bot for all seats, a mapping by colour, or `None` for chance.

    Raises:
        WrongArgument: When it is no bot.
        UnknownName: For a colour that nobody plays.
    """
    by_seat = bot if isinstance(bot, Mapping) else dict.fromkeys(seats, bot)
    for seat in by_seat:
        seat_of(seat, seats)
    return check_seats({seat: each for seat, each in by_seat.items() if each is not None}, seats, "bot")


class Outcome(NamedTuple):
    """What became of one game: everybody's points, in seating order, and whether the horizon stopped it.

    Attributes:
        fallbacks: How often another bot answered in the place of an agent from outside, in seating order.
        moves: What was played, where it was wanted.
        failure: What a bot raised, in a game that did not come to its end.
    """

    points: list[int]
    stopped: bool
    fallbacks: tuple[int, ...]
    moves: tuple[Plain, ...] = ()
    failure: Failure | None = None


def game_name(number: int, line: str = "") -> str:
    """What a game of a study is called: its number, after the line from which it was played on."""
    return f"{line} {number}".strip()


def attempt(
    setup: Setup, state: State, bots: Bots, seed: str, horizon: int, kept: list[Plain] | None = None
) -> Outcome:
    """Simulate a game; where a bot raises, the outcome has what it raised and no points."""
    try:
        return simulate(setup, state, bots, seed, horizon, kept)
    except Exception as error:  # noqa: BLE001  # a bot may raise anything
        return Outcome([], False, (), failure=Failure(error))
    except SystemExit as left:  # a bot out of a program may end that; here it ends its own game alone
        ended = RuntimeError(f"SystemExit: {left.code}")
        ended.__notes__ = left.__notes__
        return Outcome([], False, (), failure=Failure(ended))


def simulate(
    setup: Setup, state: State, bots: Bots, seed: str, horizon: int, kept: list[Plain] | None = None
) -> Outcome:
    """Play to the end, or to the horizon where the rules know none.

    Args:
        state: Where to begin, left as it is.
        bots: The bots by colour; who is left out plays by chance.
        horizon: The round after which a game that need not end is stopped.
        kept: A list to which the moves are added, where they are wanted.
    """
    rng, deadline = Random(seed), Deadline()
    own = {setup.seats.index(seat): reseeded(bot, f"{seed}:{seat}") for seat, bot in bots.items()}
    seated = {seat: SeatedBot(bot, setup) for seat, bot in own.items()}
    count = 0
    state = state.copy()
    while state.pending and not beyond(state, horizon):
        place = state.pending[-1].seat
        bot, played = seated.get(place), list[Plain]()
        if bot is None:
            played.append(sample(state, rng))
            play(state, played[0])
        else:
            before, where = fallbacks(own[place]), (setup.seats[place], count, seed)
            try:
                played += bot.play(state, deadline)
            except (Exception, SystemExit) as error:
                error.add_note(_failure(*where))
                raise
            if fallbacks(own[place]) > before and not getattr(own[place], "keeps_failures", False):
                log.warning(_failure(*where))
        count += len(played)
        if kept is not None:
            kept += played
    others = [fallbacks(own.get(seat)) for seat in range(setup.players)]
    points = [score(state, seat).total for seat in range(setup.players)]
    return Outcome(points, bool(state.pending), tuple(others))


def _failure(seat: str, ply: int, seed: str) -> str:
    return say("study-bot-failed", current_language(), seat=seat, ply=ply, seed=seed)


def fallbacks(bot: AnyBot | None) -> int:
    """How often another bot has answered in a bot's place."""
    count: int = getattr(getattr(bot, "tally", None), "fallbacks", 0)
    return count


def random_opening(setup: Setup, turns: int, seed: str, kept: list[Plain] | None = None) -> State:
    """A new game after a number of turns at random; its moves are added to the list, where one is given."""
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
NOISE = 1.5  # standard deviation of the bots' judgement, in points: without it every game would be the same
BOTS_HORIZON = 40  # the round after which a game for two is stopped


def bots_game(number: int, seed: int = 0) -> Game:
    """A game of bots, mode after mode.

    >>> bots_game(5).setup.length
    'short'
    """
    players, country, length = MODES[number % len(MODES)]
    game = new_game(players, country, length)
    # By the evaluation that is never trained anew, so that the games of a seed stay what they were.
    bot = SeatedBot(Greedy(f"{seed}:{number}", noise=NOISE, values=HAND_MADE), game.setup)
    state = game.now
    while state.pending and not beyond(state, BOTS_HORIZON):
        game.play(bot.play(state, Deadline()))
    return game


class FailureWatch:
    """Looks at the games of a study as they come.

    Args:
        played: How many games have come to their end before.
    """

    def __init__(self, played: int) -> None:
        self._played = played
        self._errors: list[Exception] = []

    def look(self, outcomes: Iterable[Outcome]) -> list[Outcome]:
        """The games that came to their end; the tracebacks of the others are logged.

        Raises:
            Exception: What a bot raised first, where all games have failed so far and there have been many.
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
        """Raise what a bot raised first, where no game has come to its end."""
        if self._errors and not self._played:
            raise self._errors[0]


def played_and_failed(
    outcomes: Mapping[int, Outcome], line: str = ""
) -> tuple[dict[int, Outcome], dict[str, Exception]]:
    """The games that came to their end, by number, and what bots raised in the others, by the names that games have."""
    played = {number: outcome for number, outcome in outcomes.items() if outcome.failure is None}
    failed = {number: outcome.failure.error for number, outcome in outcomes.items() if outcome.failure}
    return played, {game_name(number, line): error for number, error in failed.items()}

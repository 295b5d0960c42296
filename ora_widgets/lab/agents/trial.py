"""Agents against bots, with the sentences of refusals and without: how often they are legal, and what they score."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ...agents.external import External, Tally
from ...agents.external_links import Agent
from ...bots.at_random import Random
from ...bots.contract import AnyBot, SeatedBot
from ...bots.levels import LEVELS
from ...engine import score
from ...game.game import new_game
from ...game.horizon import HORIZON, beyond
from ...support.arguments import Seed, whole
from ...support.deadline import Deadline
from ...support.sample_figures import figures

MAX_GAMES = 100_000
Maker = Callable[[int | str | None], Agent | Sequence[str]]  # of what `External` asks, from a seed


class Trial(NamedTuple):
    """How an agent did, with the sentences or without.

    Attributes:
        agent: What it is called.
        sentences: Whether it was told why an answer was refused.
        games: How many games it played.
        tally: How often it was asked, legal at first try, and replaced, and all its tries.
        points: Its points, on average.
        theirs: The points of each of the others, on average.
    """

    agent: str
    sentences: bool
    games: int
    tally: Tally
    points: float
    theirs: float

    @property
    def first(self) -> float:
        """The share of turns that were legal at the first try."""
        return self.tally.first / max(self.tally.asked, 1)

    @property
    def legal(self) -> float:
        """The share of turns that were legal within the tries."""
        return 1 - self.tally.fallbacks / max(self.tally.asked, 1)

    @property
    def tries(self) -> float:
        """Tries per turn."""
        return self.tally.tries / max(self.tally.asked, 1)


def trial(
    name: str,
    make: Maker,
    games: int = 10,
    *,
    sentences: bool = True,
    tries: int = 3,
    level: str = "random",
    players: int = 2,
    country: str = "france",
    length: str = "short",
    seed: Seed = 0,
    horizon: int = HORIZON,
) -> Trial:
    """Let an agent play games against the bots of a level, in every seat in turn.

    Whatever it cannot spell within its tries, chance plays in its place.

    Args:
        name: What the agent is called.
        make: Makes the agent of a game, from a seed.
        sentences: Whether it is told why an answer was refused; without it only that it was.
        tries: How many answers it has for a turn.
        level: Who plays the other colours.
        horizon: The round after which a game for two is stopped, since the rules need not end it (F10.6).

    Raises:
        WrongArgument: For no such number of games.
        InvalidSetup: When there is no such game.

    >>> from ora_widgets.lab.agents import GreedyWriter
    >>> trial("greedy", GreedyWriter, 1, players=3, horizon=1).first
    1.0
    """
    points: list[float] = []
    theirs: list[float] = []
    total = Tally()
    for number in range(whole("games", games, 1, MAX_GAMES)):
        game = new_game(players, country, length)
        own = game.setup.seats[number % players]
        agent = External(
            make(f"{seed}:{number}"),
            seconds=None,
            tries=tries,
            fallback=Random(f"{seed}:{number}"),
            sentences=sentences,
        )
        state = game.now
        bots: dict[str, AnyBot] = {
            seat: agent if seat == own else LEVELS[level](f"{seed}:{number}:{seat}") for seat in game.setup.seats
        }
        seated = [SeatedBot(bots[seat], game.setup) for seat in game.setup.seats]
        while state.pending and not beyond(state, horizon):
            seated[state.pending[-1].seat].play(state, Deadline())
        agent.close()
        for place, seat in enumerate(game.setup.seats):
            (points if seat == own else theirs).append(score(state, place).total)
        total = Tally(*(one + more for one, more in zip(total, agent.tally, strict=True)))
    return Trial(name, sentences, games, total, figures(points).mean, figures(theirs).mean)

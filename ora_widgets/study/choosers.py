"""Who chooses in a simulated game: chance, or bots, seeded game by game."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple, Protocol, runtime_checkable

from ..arguments import one_of
from ..engine import Move, State, options, play, sample, score
from ..engine.moves import shown
from ..game.game import Game
from ..game.horizon import beyond
from ..game.setup import Setup
from .refused import refuse


@runtime_checkable
class Chooser(Protocol):
    """Whatever chooses moves; a bot."""

    def choose(self, game: Game, /) -> Move:
        """A legal move of the game, which is left as it is."""


# By colour; a seat that is not named is left to chance.
Bots = Mapping[str, Chooser]


def the_bots(bot: object, seats: str) -> dict[str, Chooser]:
    """Who sits where: one bot for all seats, a mapping by colour, or nobody, which is chance.

    Raises `StudyRefused` for what cannot choose, and for seats that do not exist.
    """
    if bot is None:
        return {}
    by_seat: Mapping[Any, Any] = bot if isinstance(bot, Mapping) else dict.fromkeys(seats, bot)
    for seat, chooser in by_seat.items():
        if not one_of(seat, seats):
            raise refuse("study-seat", word=shown(seat, 20), seats=", ".join(seats))
        if chooser is not None and (not callable(getattr(chooser, "choose", None)) or isinstance(chooser, type)):
            raise refuse("study-no-bot", word=shown(chooser, 60))
    return {seat: chooser for seat, chooser in by_seat.items() if chooser is not None}


def seeded(bot: Chooser, seed: str) -> Chooser:
    """A bot of its own for one game, its chance begun anew, so that no game knows of another.

    A bot that has a method `reseed(seed)` is told; otherwise every `random.Random` among its attributes is seeded.
    """
    own: Any = deepcopy(bot)
    if callable(getattr(own, "reseed", None)):
        own.reseed(seed)
    else:
        for chance in vars(own).values() if hasattr(own, "__dict__") else ():
            if isinstance(chance, Random):
                chance.seed(seed)
    return own  # type: ignore[no-any-return]


class Played(NamedTuple):
    """What became of one game: everybody's points, in seating order, and whether the horizon stopped it."""

    points: list[int]
    stopped: bool


def play_on(setup: Setup, state: State, bots: Bots, seed: str, horizon: int) -> Played:
    """Play to the end, or to the horizon where the rules know none.

    Parameters: `setup`, the terms of the game; `state`, where to begin, left as it is; `bots`, by colour; `seed`, of
    this one game; `horizon`, in rounds.
    """
    rng = Random(seed)
    own = {setup.seats.index(seat): seeded(bot, f"{seed}:{seat}") for seat, bot in bots.items()}
    state = state.copy()
    while state.pending and not beyond(state, horizon):
        bot = own.get(state.pending[-1].seat)
        play(state, chosen(bot, setup, state) if bot is not None else sample(state, rng))
    return Played([score(state, seat).total for seat in range(setup.players)], stopped=bool(state.pending))


def chosen(bot: Chooser, setup: Setup, state: State) -> Move:
    """What a bot answers; raises `StudyRefused` where that is not legal."""
    # A game of its own, so that a bot that plays on it does no harm.
    move = bot.choose_state(state) if hasattr(bot, "choose_state") else bot.choose(Game(setup, state))
    if move not in options(state):
        raise refuse("study-illegal", word=shown(repr(bot), 40), line=shown(" ".join(move), 60))
    return move


def give_way(state: State) -> tuple[str, ...]:
    """The answer that does least: end, pass, skip; otherwise the first one that is listed."""
    offered = options(state)
    for move in (("done",), ("pass",), ("skip",)):
        if move in offered:
            return move
    return next(iter(offered))

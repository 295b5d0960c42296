"""Games of every mode and country, checked after every move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import count, cycle
from random import Random
from typing import NamedTuple

from ora_widgets.engine import State, play
from ora_widgets.engine.goods import spell
from ora_widgets.game.setup import Setup
from tests.support.modes import GAMES
from tests.support.rulings import random_rulings

from .invariants import EVERY_MOVE, WHOLE_GAME
from .moment import Broken, Invariant, Moment, Plain, Whole
from .players import players, plenty

MAX_GAME_MOVES = 3000  # moves of a game, since players who never build need not end one (F10.6)
IDLE_ROUNDS = 8
RICH = 3  # one in this many games begins with many goods


class Played(NamedTuple):
    """The counts so far."""

    moves: Counter[str]  # by mode and country
    games: Counter[str]
    checks: Counter[str]  # by invariant
    by: Counter[str]  # moves by kind of player


def nothing() -> Played:
    """Before the first game."""
    return Played(Counter(), Counter(), Counter(), Counter())


def terms(number: int, country: str, length: str, rng: Random) -> Setup:
    """The terms of a game with random rulings; sometimes with many goods, so that expensive cards are used."""
    rulings = replace(random_rulings(rng, number, country, length), idle_rounds=IDLE_ROUNDS if number == 2 else 0)
    if rng.randrange(RICH):
        return Setup(number, country, length, rulings=rulings)
    give = {
        seat: spell((good, rng.randint(0, rng.choice((3, 9)))) for good in plenty(country)) for seat in "RGBW"[:number]
    }
    return Setup(number, country, length, rulings=rulings, position={"give": give})


def one_game(
    table: tuple[int, str, str],
    seed: int,
    done: Played,
    limit: int = MAX_GAME_MOVES,
    *,
    dense: bool = False,
    moves: Sequence[Invariant] = EVERY_MOVE,
    games: Sequence[Invariant] = WHOLE_GAME,
    report: Callable[[], None] = lambda: None,
) -> None:
    """Play a game, or its first moves, and check it.

    Args:
        table: Players, country and length.
        seed: What its chance comes from.
        done: The counts, which are carried on.
        limit: The most moves.
        dense: Whether the dear invariants are looked at four times as often.
        moves: The invariants of single moves.
        games: Those of whole games.
        report: Called after every move.

    Raises:
        Broken: When an invariant does not hold.
    """
    number, country, length = table
    name = f"{number} {length} {country}"
    rng = Random(f"{name} {seed}")
    setup = terms(number, country, length, rng)
    style, choose = rng.choice(list(players().items()))
    state = setup.start()
    played: list[Plain] = []
    states: list[State] = [state]
    looking = Random(f"looking {name} {seed}")
    while state.pending and len(played) < limit:
        move = tuple(choose(state, rng))
        after = state.copy()
        try:
            play(after, move)
        except Exception as error:
            raise Broken("moves play", seed, setup, [*played, move], error) from error
        played.append(move)
        moment = Moment(setup, state, move, after, played, looking)
        for each in moves:
            every = max(1, each.every // 4) if dense else each.every
            if len(played) % every == 0 or not after.pending:
                look(each, moment, seed, done)
        states.append(after)
        state = after
        done.moves[name] += 1
        done.by[style] += 1
        report()
    whole = Whole(setup, played, states, looking)
    for each in games:
        if dense or looking.randrange(each.every) == 0:
            look(each, whole, seed, done)
    done.games[name] += 1


def look(each: Invariant, at: Moment | Whole, seed: int, done: Played) -> None:
    """Check an invariant; raises `Broken`, with the game, if it fails."""
    try:
        each.holds(at)
    except Exception as error:
        raise Broken(each.name, seed, at.setup, at.moves, error) from error
    done.checks[each.name] += 1


def seeds(first: int) -> Iterator[tuple[tuple[int, str, str], int]]:
    """Every mode and country in turn, each time with another seed."""
    numbers = count(first * 1_000_000)
    return ((table, next(numbers)) for table in cycle(GAMES))

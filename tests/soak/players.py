"""Players: random ones, ones with a goal, ones for points, and ones that test the limits of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from ora_widgets.engine import State, answers, options, play, sample, score
from ora_widgets.engine.goods import CODES
from ora_widgets.engine.steps.landscape import Claims
from ora_widgets.engine.steps.payment import Tiles
from ora_widgets.engine.steps.trade import Kinds
from ora_widgets.game.move_parser import read

Plain = tuple[str, ...]
Choose = Callable[[State, Random], Plain]
UNLISTED = (Tiles, Kinds, Claims)  # answers of which there may be millions
LOOKED_AT = 6


def by_chance(state: State, rng: Random) -> Plain:
    """Any answer."""
    return sample(state, rng)


def generous(state: State, rng: Random) -> Plain:
    """A random answer, preferring to build, settle and use to passing, so that games progress."""
    if isinstance(answers(state), (Tiles, Kinds)):
        return sample(state, rng)
    moves = list(options(state))
    for verbs, chance in ((("settle", "build"), 0.5), (("use", "contract", "enter", "give", "claim", "prior"), 0.7)):
        wanted = [move for move in moves if move[0] in verbs]
        if wanted and rng.random() < chance:
            return rng.choice(wanted)
    idle = [move for move in moves if move[0] not in ("pass", "skip", "flip", "sell")]
    return rng.choice(idle if idle and rng.random() < 0.8 else moves)


def greedy(state: State, rng: Random) -> Plain:
    """Of a few answers, the one with the most points and goods afterwards."""
    if isinstance(answers(state), UNLISTED):
        return sample(state, rng)
    moves = list(options(state))
    seat = state.pending[-1].seat

    def worth(move: Plain) -> float:
        after = state.copy()
        play(after, move)
        own = after.players[seat]
        return score(after, seat).total + sum(own.goods) / 4 + len(own.ground) / 2 + rng.random()

    return max(moves if len(moves) <= LOOKED_AT else rng.sample(moves, LOOKED_AT), key=worth)


class Adversary:
    """Looks for what was hardly ever done: rare kinds of answers, overpayments, land at the edges, long games."""

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()

    def __call__(self, state: State, rng: Random) -> Plain:
        offered = answers(state)
        if isinstance(offered, UNLISTED):
            return self.wasteful(state, rng)
        moves: list[Plain] = list(options(state))
        rng.shuffle(moves)
        move = min(moves, key=lambda each: self.done[" ".join(each[:2])])
        self.done[" ".join(move[:2])] += 1
        return move

    def wasteful(self, state: State, rng: Random) -> Plain:
        """A payment with a tile too many, where that is allowed (F8.4)."""
        offered = options(state)
        move: Plain = sample(state, rng)
        more = (*move, rng.choice(CODES))
        return read(state, " ".join(more)) if rng.random() < 0.5 and more in offered else move


def players() -> dict[str, Choose]:
    """A new set of players, by name."""
    return {"chance": by_chance, "generous": generous, "greedy": greedy, "adversary": Adversary()}


def enrich(state: State, rng: Random) -> None:
    """More of all goods of the country, so that expensive cards are used too."""
    for player in state.players[: state.mode.players]:
        for i in plenty(state.country):
            player.goods[i] += rng.randint(0, 3)


def plenty(country: str) -> list[int]:
    """The goods of a country by their place, without wonders."""
    foreign = {"france": (14, 15, 16), "ireland": (10, 11, 12, 13)}[country]
    return [i for i in range(21) if i not in foreign]

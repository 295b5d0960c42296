"""Bots, executors and games for the tests of studies."""

from __future__ import annotations

from concurrent.futures import Executor, Future
from random import Random
from typing import Any

import ora_widgets as ora


class First:
    """A bot that takes the first legal move, which requires correct questions and is not random."""

    def choose(self, position: ora.Game) -> ora.Move:
        return next(iter(position.legal_moves))


class GivesWay:
    """A bot that does nothing, so that a game for two need never end."""

    def choose(self, position: ora.Game) -> ora.Move:
        return next(move for move in reversed(position.legal_moves) if move.verb in ("pass", "done"))


class Chancy:
    """A random bot that is given its seed."""

    def __init__(self) -> None:
        self.rng = Random(5)

    def reseed(self, seed: str) -> None:
        self.rng.seed(seed)

    def choose(self, position: ora.Game) -> ora.Move:
        return position.legal_moves.sample(self.rng)


class Cheat:
    """A bot that answers arbitrarily."""

    def choose(self, position: ora.Game) -> ora.Move:
        return ora.Move.parse("build G07 9,9")


class Faulty:
    """A faulty bot."""

    def choose(self, position: ora.Game) -> ora.Move:
        raise ZeroDivisionError("a mistake")


class Dying(Executor):
    """An executor that does some tasks and then fails, in the ways executors do."""

    def __init__(self, after: int, how: str) -> None:
        self.left = after
        self.how = how

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.left -= 1
        if self.left >= 0:
            future.set_result(fn(*args, **kwargs))
        elif self.how == "submit":
            raise RuntimeError("cannot schedule new futures after shutdown")
        elif self.how == "result":
            future.set_exception(ConnectionError("the cluster is gone\nwith all that was on it"))
        elif self.how == "cancel":
            future.cancel()
        return future  # for "silence" it never ends


def short() -> ora.Game:
    """A game with fast playouts."""
    return ora.new_game(4, "ireland", "short")

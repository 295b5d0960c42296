"""Train the learned evaluation on what became of seats in games of quick bots, and write its file.

    python -m ora_widgets.lab.training.train --batches 13 --seed 1 --folder training
    python -m ora_widgets.lab.training.train --batches 13 --seed 1 --folder training --out ora_widgets/bots/learned.json

First the games are played (`self_play`), then a net is fitted to the points that every seat ended with, beyond those
that the hand-made evaluation foretold, and to who won. It is fitted twice: the second time its own forecasts along the
game are mixed into what it aims at, TD(λ), since the end of a game says little of a turn that was long ago. A game in
five is kept apart, and the errors that are printed are those on these.

Games and epochs are kept in the folder; a run that was interrupted goes on where it was, to the same result. numpy is
needed here, and nowhere else: `pip install "ora_widgets[train]"`.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from tqdm.auto import tqdm

from ...bots.inputs import NAMES
from ...bots.net import Net, written
from ...support.files import write_whole
from .self_play import BATCH, Seen, batches

Array = NDArray[np.float32]

SCALE = 30.0  # points that are one for the net
APART = 5  # one game of so many is only looked at
LAMBDA = 0.9  # from one turn that is looked at to the next
SLICE = 256  # positions of a step
RATE, DECAY = 2e-3, 1e-4
FIRST, SECOND, SMALL = 0.9, 0.999, 1e-8  # the constants of Adam
RIDGE = 30.0
REACH = 5.0  # beyond so much, in the scale, an error counts as it is, not squared: some games go astray
WIN = 0.3  # what the error of the chance to win counts beside that of the points


class Data(NamedTuple):
    """Positions as arrays: a row each."""

    inputs: Array
    hand: Array
    points: Array
    won: Array
    series: list[list[int]]  # the rows of every seat of every game, in the order of turns
    apart: NDArray[np.bool_]


def arrays(seen: Sequence[Seen]) -> Data:
    """What was seen, as arrays.

    Args:
        seen: Seats at the end of turns.
    """
    inputs = np.zeros((len(seen), len(NAMES)), np.float32)
    series: dict[tuple[int, int], list[int]] = {}
    for row, each in enumerate(seen):
        inputs[row, each.places] = each.amounts
        series.setdefault((each.game, each.seat), []).append(row)
    hand, points, won = (
        np.array([getattr(each, name) for each in seen], np.float32) for name in ("hand", "points", "won")
    )
    # In every batch other games, so that each mode is among those that are learned and those that are looked at.
    apart = np.array([(each.game // 2 + each.game // BATCH) % APART == 0 for each in seen], bool)
    return Data(inputs, hand, points, won, [*series.values()], apart)


def targets(data: Data, foretold: Array, trace: float) -> Array:
    """What every row aims at: the points in the end, and with a trace below 1 the forecasts of the turns between.

    Args:
        data: The positions.
        foretold: What is foretold for every row, in points.
        trace: How much the next turn counts against what comes after it, λ.
    """
    aims = data.points.copy()
    for rows in data.series:
        ahead = data.points[rows[-1]]
        for row, after in zip(reversed(rows[:-1]), reversed(rows[1:]), strict=True):
            ahead = trace * ahead + (1 - trace) * foretold[after]
            aims[row] = ahead
    return aims


class Fit:
    """A net that is being fitted: its arrays, and those of Adam.

    Args:
        hidden: The units of the hidden layer.
        seed: The seed of the first weights and of the order of positions.
        spread: The standard deviation of every input.
    """

    def __init__(self, hidden: int, seed: int, spread: Array) -> None:
        chance = np.random.default_rng(seed)
        self.seed = seed
        self.spread = np.maximum(spread, 1e-3).astype(np.float32)
        first = chance.normal(0, 1 / np.sqrt(40), (len(NAMES), hidden)).astype(np.float32)
        self.weights = [first, np.zeros(hidden, np.float32), np.zeros((hidden, 2), np.float32), np.zeros(2, np.float32)]
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def forward(self, inputs: Array) -> tuple[Array, Array]:
        """The hidden units and both outputs for rows of inputs divided by their spread."""
        units = np.maximum(inputs @ self.weights[0] + self.weights[1], 0)
        return units, units @ self.weights[2] + self.weights[3]

    def epoch(self, data: Data, aims: Array, rows: NDArray[np.int64], number: int, rate: float) -> None:
        """Go once through the positions, in an order that the number of the epoch decides."""
        order = np.random.default_rng((self.seed, number)).permutation(rows)
        for start in range(0, len(order), SLICE):
            part = order[start : start + SLICE]
            inputs = data.inputs[part] / self.spread
            units, out = self.forward(inputs)
            surprise = out[:, 0] - (aims[part] - data.hand[part]) / SCALE
            chance = 1 / (1 + np.exp(-np.clip(out[:, 1], -30, 30)))
            back = np.stack([np.clip(surprise, -REACH, REACH), WIN * (chance - data.won[part])], 1).astype(np.float32)
            back /= len(part)
            inner = (back @ self.weights[2].T) * (units > 0)
            slopes = [inputs.T @ inner, inner.sum(0), units.T @ back, back.sum(0)]
            self._step([*slopes], rate)

    def _step(self, slopes: list[Array], rate: float) -> None:
        self.steps += 1
        for place, slope in enumerate(slopes):
            mean, square = self.means[place], self.squares[place]
            mean += (1 - FIRST) * (slope - mean)
            square += (1 - SECOND) * (slope * slope - square)
            grown = mean / (1 - FIRST**self.steps) / (np.sqrt(square / (1 - SECOND**self.steps)) + SMALL)
            self.weights[place] -= (rate * (grown + DECAY * self.weights[place] / RATE)).astype(np.float32)

    def foretold(self, data: Data) -> Array:
        """What the net foretells, in points."""
        out = [self.forward(part / self.spread)[1][:, 0] for part in np.array_split(data.inputs, 64)]
        return (data.hand + SCALE * np.concatenate(out)).astype(np.float32)

    def net(self) -> Net:
        """The net in plain numbers."""
        first = self.weights[0] / self.spread[:, None]
        points, win = self.weights[2].T.tolist()
        ends = self.weights[3].tolist()
        return Net(
            dict(zip(NAMES, first.tolist(), strict=True)),
            self.weights[1].tolist(),
            [SCALE * x for x in (*points, ends[0])],
            [*win, ends[1]],
        )

    def keep(self, path: Path, epoch: int) -> None:
        """Keep all of it, to go on from there."""
        held: dict[str, Any] = {
            f"{name}{place}": each
            for name, lists in (("w", self.weights), ("m", self.means), ("s", self.squares))
            for place, each in enumerate(lists)
        }
        beside = path.with_suffix(".part.npz")
        np.savez(beside, epoch=epoch, steps=self.steps, **held)
        beside.replace(path)

    def go_on(self, path: Path) -> int:
        """Take up what was kept; says how many epochs are behind it."""
        if not path.exists():
            return 0
        with np.load(path) as held:
            for name, lists in (("w", self.weights), ("m", self.means), ("s", self.squares)):
                lists[:] = [held[f"{name}{place}"] for place in range(len(lists))]
            self.steps = int(held["steps"])
            return int(held["epoch"])


def fitted(data: Data, hidden: int, epochs: int, seed: int, folder: Path, trace: float = LAMBDA) -> Fit:
    """Fit a net twice: to the ends of games, then to these mixed with its own forecasts.

    Args:
        data: The positions.
        hidden: The units of the hidden layer.
        epochs: How often to go through them, each time.
        seed: The seed of the fit.
        folder: Where epochs are kept.
        trace: λ of the second time.
    """
    fit = Fit(hidden, seed, data.inputs.std(0))
    kept = folder / f"fit-{seed}-{hidden}-{epochs}-{len(data.hand)}-{trace:g}.npz"
    # The forecasts that the second half aims at are kept with the fit, so that an interrupt changes nothing.
    middle = kept.with_suffix(".aims.npy")
    done = fit.go_on(kept)
    aims = np.load(middle) if done >= epochs else targets(data, data.hand, 1.0)
    rows = np.flatnonzero(~data.apart)
    with tqdm(total=2 * epochs, initial=done, desc="fit") as bar:
        for epoch in range(done, 2 * epochs):
            if epoch == epochs and done < epochs:
                aims = targets(data, fit.foretold(data), trace)
                np.save(middle, aims)
            part = (epoch % epochs) / epochs
            fit.epoch(data, aims, rows, epoch, RATE * (1 - 0.9 * part))
            # Before the middle has been kept, the half before it is not over.
            if epoch != epochs - 1:
                fit.keep(kept, epoch + 1)
            bar.update()
    return fit


def ridge(data: Data) -> Array:
    """What a ridge regression foretells for every row: each input has a weight that changes with the actions left.

    Args:
        data: The positions.
    """
    spread = np.maximum(data.inputs.std(0), 1e-3)
    plain = data.inputs / spread
    left = data.inputs[:, [NAMES.index("left.actions")]]
    wide = np.concatenate([plain, plain * left, np.ones_like(left)], 1).astype(np.float64)
    rows = ~data.apart
    known, aims = wide[rows], (data.points - data.hand)[rows]
    weights = np.linalg.solve(known.T @ known + RIDGE * np.eye(wide.shape[1]), known.T @ aims)
    return (data.hand + wide @ weights).astype(np.float32)


def errors(data: Data, foretold: Array) -> dict[str, float]:
    """The standard error of forecasts in games kept apart, of the points and of the points ahead of the others.

    Args:
        data: The positions.
        foretold: What is foretold for every row, in points.
    """
    apart = data.apart
    wrong = (foretold - data.points)[apart]
    return {"points": float(np.sqrt((wrong**2).mean())), "within": _within(data, foretold)}


def _within(data: Data, foretold: Array) -> float:
    """The error once the mean of each seat's game is left out: what tells one position of a game from another."""
    found = []
    for rows in data.series:
        if data.apart[rows[0]]:
            wrong = foretold[rows] - data.points[rows]
            found.append(((wrong - wrong.mean()) ** 2).mean())
    return float(np.sqrt(np.mean(found)))


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, play, fit, print the errors, write the file.

    Args:
        arguments: The words of the command line; those of this process if not given.
    """
    parser = argparse.ArgumentParser(
        prog="python -m ora_widgets.lab.training.train",
        description="Train the learned evaluation; it goes on where it was.",
    )
    parser.add_argument("--batches", type=int, default=13, help="of twenty games each")
    parser.add_argument("--epochs", type=int, default=30, help="through all positions, twice")
    parser.add_argument("--hidden", type=int, default=24, help="units of the hidden layer")
    parser.add_argument("--trace", type=float, default=LAMBDA, help="lambda of TD")
    parser.add_argument("--seed", type=int, default=1, help="of games and fit")
    parser.add_argument("--folder", type=Path, default=Path("training"), help="where games and epochs are kept")
    parser.add_argument("--out", type=Path, help="the file to write")
    given = parser.parse_args(arguments)
    games = tqdm(batches(given.batches, given.seed, given.folder), total=given.batches, desc="games")
    data = arrays([seen for batch in games for seen in batch])
    fit = fitted(data, given.hidden, given.epochs, given.seed, given.folder, given.trace)
    for name, foretold in (("hand-made", data.hand), ("ridge", ridge(data)), ("net", fit.foretold(data))):
        print(name, {key: round(error, 1) for key, error in errors(data, foretold).items()})
    write_whole(given.out or given.folder / "learned.json", written(fit.net()))


if __name__ == "__main__":
    main()

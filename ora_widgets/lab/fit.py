"""The command that corrects trained weights by a regression on playouts.

    python -m ora_widgets.lab.fit 3 long --country france --games 100 --folder fits
    python -m ora_widgets.lab.fit --write ora_widgets/bots/evolved.json --folder fits

Quick bots with random errors play games. At some turns of each, the best ways to finish the turn are played on for some
rounds. The mean lead in these rounds is explained by the evaluated lead after the turn and by the features of the seat,
all compared with the other ways of that turn. What the features explain is what their weights lack.

Every game is kept in the folder: an interrupted run continues, and more `--games` extend it. Writing corrects the
installed weights by all games of a mode, of both countries and by whatever weights they were played, if quick bots with
the new weights in one seat lead those with the installed ones in the others. Then games by the new weights can follow.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from statistics import fmean
from typing import NamedTuple

import numpy as np

from ..bots.beam_search import BeamSearch, choose_with_errors
from ..bots.candidates import order_by_variety
from ..bots.evaluation import STANDARD
from ..bots.evolved import GameKind, weights_file
from ..bots.features import Weights, features, horizon, horizon_factors
from ..engine import State, new_state
from ..engine.frames import Turn
from ..engine.modes import OFFICIAL
from ..game.setup import COUNTRIES
from ..study.jobs import pool
from ..support.arguments import number, whole
from ..support.background import progress_bar
from ..support.files import write_whole
from ..support.sample_figures import figures
from .evolve import (
    MAX_GENERATIONS,
    MAX_ROUNDS,
    chosen_kinds,
    kept_in,
    quick_bot,
    result,
    run_training,
    steps_of,
    training_parser,
)

MAX_TURNS = 8  # of a game, at which ways are compared
MAX_WAYS = 12  # to finish a turn
ROUNDS = 12  # for which each is played on
NOISE = 3.0  # the standard deviation of errors of judgement, in points
WIDE = BeamSearch(STANDARD, width=12)
QUICK = BeamSearch(STANDARD, width=3, sites=1, nodes=30)  # as in the playouts of `Search`


class Way(NamedTuple):
    """A way to finish a turn, and how it went on.

    Attributes:
        value: The evaluated lead after it, in points.
        reached: The mean of the evaluated leads in the rounds that followed.
        factors: By feature, what an early and a late weight are multiplied by.
    """

    value: float
    reached: float
    factors: dict[str, tuple[float, float]]


def play_noisily(state: State, chance: Random) -> State:
    """The position after a turn of a quick bot with random errors."""
    return choose_with_errors(QUICK.lines(state), NOISE, chance).after()


def mean_lead(state: State, seat: int, chance: Random) -> float:
    """The mean of a seat's evaluated leads in the next rounds, played by quick bots."""
    players = state.mode.players
    leads = []
    for turn in range(1, ROUNDS * players + 1):
        state = play_noisily(state, chance)
        if turn % players == 0 or not state.pending:
            leads.append(STANDARD.lead(state, seat))
        if not state.pending:
            break
    return fmean(leads)


def compare_ways(state: State, chance: Random) -> list[Way]:
    """The best ways to finish a turn, without those that end the game."""
    seat = state.pending[-1].seat
    found = []
    for line in order_by_variety(WIDE.lines(state))[:MAX_WAYS]:
        after = line.after()
        if after.pending:
            left = horizon(after, seat)
            factors = {}
            for name, amount in features(after, seat).items():
                early, late = horizon_factors(name, left)
                factors[name] = amount * early, amount * late
            found.append(Way(line.value, mean_lead(after, seat, chance), factors))
    return found


def play_game(kind: GameKind, seed: str) -> list[list[Way]]:
    """The ways at some turns of a game, by turn."""
    chance = Random(seed)
    state = new_state(kind.players, kind.country, kind.length)
    turns = []
    while state.pending and state.round <= MAX_ROUNDS:
        if isinstance(state.pending[-1], Turn):
            turns.append(state)
        state = play_noisily(state, chance)
    return [ways for turn in chance.sample(turns, MAX_TURNS) if len(ways := compare_ways(turn, chance)) > 1]


class PlayedGames(NamedTuple):
    """Games of one kind, as of `play_game`, and the weights that they were played and evaluated by.

    A file holds the weights in its first line and a game in each further one.
    """

    weights: Weights
    games: list[list[list[Way]]]

    @classmethod
    def read(cls, file: Path) -> PlayedGames:
        """The games in a file, without one that an interrupt cut."""
        try:
            first, *lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
            weights = {name: (early, late) for name, (early, late) in json.loads(first).items()}
            games = [[[Way(*way) for way in ways] for ways in json.loads(line)] for line in lines if line[-1] == "\n"]
        except (ValueError, TypeError, AttributeError):
            raise ValueError(f"{file} holds no games of this version: move it away, and play anew") from None
        return cls(weights, games)

    def turns(self, weights: Weights) -> Iterator[list[Way]]:
        """The ways at each turn, evaluated by other weights; what these do not know keeps its value."""
        changes = [
            (name, pair[0] - before[0], pair[1] - before[1])
            for name, pair in weights.items()
            if pair != (before := self.weights.get(name, (0.0, 0.0)))
        ]
        for game in self.games:
            for ways in game:
                yield [way._replace(value=way.value + _change(way, changes)) for way in ways]


def _change(way: Way, changes: list[tuple[str, float, float]]) -> float:
    """How far the value of a way changes with the weights."""
    factors = [(*way.factors[name], early, late) for name, early, late in changes if name in way.factors]
    return sum(soon * early + later * late for soon, later, early, late in factors)


def extend_games(
    kind: GameKind, games: int, seed: int, folder: Path, processes: int = 1, progress: bool = False
) -> Path:
    """Play by the installed weights until a file of the folder has a number of games.

    Args:
        seed: The seed of all games.
        progress: Whether a bar is shown.

    Returns:
        The file; its name contains a checksum of the weights.
    """
    weights = STANDARD.weights_for(kind)
    header = json.dumps(weights) + "\n"
    name = "-".join(map(str, kind))
    file = folder / f"{name}-{sha256(header.encode()).hexdigest()[:8]}.jsonl"
    kept = PlayedGames.read(file).games if file.exists() else []
    write_whole(file, "".join([header, *map(_line, kept)]).encode())
    seeds = [f"{seed}:{name}:{game}" for game in range(len(kept), games)]
    with pool(processes) as executor, progress_bar(len(seeds), progress) as step, file.open("a") as opened:
        for game in (executor.map if executor else map)(partial(play_game, kind), seeds):
            opened.write(_line(game))
            opened.flush()
            step()
    return file


def _line(game: list[list[Way]]) -> str:
    return json.dumps(game) + "\n"


def correction(turns: Iterable[Sequence[Way]], scale: float = 1.0) -> dict[str, tuple[float, float]]:
    """What has to be added to weights, by feature.

    A ridge regression: without evidence a correction is 0, and large ones are unlikely.

    Args:
        turns: The ways of each turn.
        scale: The expected size of corrections, in units of `STEPS`.

    >>> ways = [Way(0.0, float(wood), {"good.Wo.few": (wood, 0.0)}) for wood in range(4)]
    >>> round(correction([ways] * 1000)["good.Wo.few"][0], 2)
    1.0
    """
    turns = list(turns)
    # Few ways differ in what the wheel shows in one's next turn.
    names = sorted({name for ways in turns for way in ways for name in way.factors if not name.startswith("wheel.")})
    columns = {name: 2 * place + 1 for place, name in enumerate(names)}
    given, wanted = [], []
    for ways in turns:
        rows = np.zeros((len(ways), 2 * len(names) + 1))
        for row, way in zip(rows, ways, strict=True):
            row[0] = way.value
            for name, factors in way.factors.items():
                if name in columns:
                    row[columns[name] : columns[name] + 2] = factors
        reached = np.array([way.reached for way in ways])
        given.append(rows - rows.mean(axis=0))
        wanted.append(reached - reached.mean())
    x, y = np.concatenate(given), np.concatenate(wanted)
    value = x[:, 0]
    slope = (value @ y) / (value @ value) if value.any() else 0.0
    variance = float(np.mean((y - slope * value) ** 2))
    expected = np.array([scale * step for name in names for step in steps_of(name)])
    # The weight of the evaluation itself is expected to be 1, within 1.
    ridge = variance * np.concatenate([[1.0], expected**-2])
    start = np.zeros(len(ridge))
    start[0] = 1.0
    found = start + np.linalg.solve(x.T @ x + np.diag(ridge), x.T @ (y - value))
    found /= found[0]
    return {name: (float(found[at]), float(found[at + 1])) for name, at in columns.items()}


def corrected(installed: Weights, turns: Iterable[Sequence[Way]], scale: float = 1.0) -> Weights:
    """Weights with the correction that turns show added; what they do not know is of the other country."""
    weights = dict(installed)
    for name, (early, late) in correction(turns, scale).items():
        if before := weights.get(name):
            weights[name] = before[0] + early, before[1] + late
    return weights


def try_weights(job: tuple[GameKind, Weights, int]) -> float:
    """How far quick bots are ahead in a game by new weights, in one seat against the installed ones."""
    kind, weights, game = job
    bots = quick_bot(weights), quick_bot(STANDARD.weights_for(kind))
    if kind.players == 1:
        return result(kind, 0, game, bots[0], bots[0]) - result(kind, 0, game, bots[1], bots[1])
    return result(kind, game % kind.players, game // kind.players, *bots)


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, and play or write.

    Args:
        arguments: The words of the command line; those of this process if not given.
    """
    parser = training_parser("fit", "Correct trained weights by playouts; it goes on where it was.", Path("fits"))
    parser.add_argument("--games", type=int, default=100, help="those that are kept included")
    parser.add_argument("--scale", type=float, default=1.0, help="the expected size of corrections when writing")
    parser.add_argument("--trials", type=int, default=120, help="games against the installed weights before writing")
    run_training(_carry_out, parser, arguments)


def _carry_out(given: argparse.Namespace, parser: argparse.ArgumentParser) -> None:
    """Play or write, as the command line says."""
    whole("games", given.games, 1, MAX_GENERATIONS)
    whole("processes", given.processes, 1, MAX_GENERATIONS)
    whole("trials", given.trials, 2, MAX_GENERATIONS)
    number("scale", given.scale, 1 / MAX_GENERATIONS, 10)
    if given.write:
        _write(given.write, given)
        return
    kinds = chosen_kinds(given, parser)
    given.folder.mkdir(parents=True, exist_ok=True)
    for kind in kinds:
        extend_games(kind, given.games, given.seed, given.folder, given.processes, progress=True)


def _write(file: Path, given: argparse.Namespace) -> None:
    """Correct the weights for every kind of game that was played, and keep those that are ahead, with 95 % confidence."""
    weights = kept_in(file)
    with pool(given.processes) as executor:
        for players, length in OFFICIAL:
            files = sorted(given.folder.glob(f"{players}-{length}-*.jsonl"))
            played = [each for each in map(PlayedGames.read, files) if each.games]
            for kind in [GameKind(players, length, country) for country in COUNTRIES] if played else ():
                installed = STANDARD.weights_for(kind)
                new = corrected(installed, [ways for each in played for ways in each.turns(installed)], given.scale)
                jobs = [(kind, new, number) for number in range(given.trials)]
                ahead = figures(list((executor.map if executor else map)(try_weights, jobs)))
                better = ahead.low > 0
                interval = f"{ahead.mean:+.1f} points ({ahead.low:+.1f} to {ahead.high:+.1f})"
                print(f"{' '.join(map(str, kind))}: {interval}, {'written' if better else 'not written'}")
                if better:
                    weights[kind] = new
    write_whole(file, weights_file(weights))


if __name__ == "__main__":
    main()

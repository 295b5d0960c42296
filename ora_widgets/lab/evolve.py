"""The command that trains the evaluation of a mode, and writes the file of all modes.

    python -m ora_widgets.lab.evolve 2 long --generations 40 --folder training
    python -m ora_widgets.lab.evolve --write ora_widgets/bots/evolved.json --folder training

Every generation is saved in the folder, and an interrupted run continues from there. Writing replaces the file's
weights for the trained games and keeps the others.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, pstdev
from typing import NamedTuple

from ..bots.beam_search import BeamSearch
from ..bots.evaluation import WEIGHTS, Values
from ..bots.evolved import DamagedFile, GameKind, evolved_weights, read, weights_file
from ..bots.features import ENERGY_SLICES, FOOD_SLICES, Weights
from ..bots.simple import turns_at_random
from ..engine import State, goods, new_state, score
from ..engine.cards import CARDS
from ..engine.modes import OFFICIAL
from ..engine.terms import INDICATORS
from ..game.setup import COUNTRIES
from ..study.jobs import pool
from ..support.arguments import WrongArgument, number, whole
from ..support.background import progress_bar
from ..support.files import write_whole

FEATURES = (
    *(f"good.{code}.{size}" for code in goods.CODES for size in ("few", "many")),
    *(f"food.{limit}" for limit in FOOD_SLICES),
    *(f"energy.{limit}" for limit in ENERGY_SLICES),
    "site.best", "site.more",
    *(f"card.{card}" for card in CARDS if card[0] != "L"),
    *(f"home.{who}.{brothers}" for who in ("prior", "away") for brothers in range(3)),
    *(f"free.{terrain}" for terrain in ("plains", "hillside", "coast", "water", "mountain")),
    "forest", "moor",
    *(f"wheel.{name}" for name in INDICATORS),
)  # fmt: skip
# By kind of feature: by how many points one standard deviation moves an early and a late weight.
STEPS = {
    "card": (1.5, 3.0), "good": (0.5, 0.8), "food": (0.1, 0.1), "energy": (0.2, 0.2), "home": (1.0, 2.0),
    "free": (0.6, 1.0), "forest": (0.5, 0.8), "moor": (0.5, 0.8), "site": (0.12, 0.12), "wheel": (0.15, 0.3),
}  # fmt: skip


def steps_of(feature: str) -> tuple[float, float]:
    """How far one standard deviation moves the early and the late weight of a feature, in points."""
    return STEPS[feature.split(".", 1)[0]]


NAMES = [(name, place) for name in FEATURES for place in (0, 1)]
STEP = [steps_of(name)[place] for name, place in NAMES]
SIGMA = 0.4  # of a direction, in these steps
RATE = 0.08  # of a generation, in these steps
GAMES = 6  # openings for every direction
PAIRS = 16  # directions of a generation, each tried in both senses
MOMENTUM, MEMORY = 0.8, 0.95  # of the running means of the slope and of its size
MAX_GENERATIONS = 10_000  # generations, and openings for a direction
MAX_ROUNDS = 45  # rounds: the rules need not end a game for two
MAX_LEAD = 150.0  # larger leads, in points, count as this


class TrainingState(NamedTuple):
    """The progress of training.

    Attributes:
        weights: A number for each of `NAMES`.
        results: The average result of each generation's games, in points; with several players it stays around 0, since
            both sides learn.
    """

    generation: int
    weights: list[float]
    way: list[float]
    size: float
    results: list[float]


class Terms(NamedTuple):
    """The settings of a training, besides its games.

    Attributes:
        rate: The step of a generation, in units of `STEPS`.
        sigma: The standard deviation of a direction, in the same units.
        share: Where to begin between the hand-made weights, 0, and those of `like`, 1.
    """

    seed: int = 1
    games: int = GAMES
    rate: float = RATE
    pairs: int = PAIRS
    sigma: float = SIGMA
    like: tuple[int, str] | None = None
    share: float = 0.5

    def file(self, ways: Sequence[GameKind]) -> str:
        """The name of the training's file."""
        words = [
            ways[0].players,
            ways[0].length,
            "+".join(way.country for way in ways),
            self.games,
            self.rate,
            self.pairs,
            self.sigma,
        ]
        starting_weights = [*self.like, self.share] if self.like else []
        return "-".join(map(str, [*words, *starting_weights, self.seed])) + ".json"


def handmade_start() -> TrainingState:
    """The beginning of training: the hand-made weights."""
    return TrainingState(
        0, [WEIGHTS.get(name, (0.0, 0.0))[place] for name, place in NAMES], [0.0] * len(NAMES), 0.0, []
    )


def load_training(file: Path) -> TrainingState:
    """Load a saved training."""
    try:
        found = TrainingState(*json.loads(file.read_bytes()))
        whole = len(found.weights) == len(found.way) == len(NAMES) and found.generation == len(found.results)
    except (ValueError, TypeError):
        whole = False
    if not whole:
        raise ValueError(f"{file} holds no training that this version can go on with: move it away, and train anew")
    return found


def starting_weights(tables: Sequence[Weights], share: float) -> TrainingState:
    """The beginning of training between the hand-made weights and the mean of those trained for other games.

    Args:
        share: How near to the trained weights, from 0 to 1.
    """
    start = handmade_start()
    weights = []
    for hand, (name, place) in zip(start.weights, NAMES, strict=True):
        theirs = [table[name][place] for table in tables if name in table]
        weights.append(hand + share * (fmean(theirs) - hand) if theirs else hand)
    return start._replace(weights=weights)


def table(numbers: Sequence[float]) -> Weights:
    """Numbers as weights by feature.

    Args:
        numbers: A number for each of `NAMES`.
    """
    return {name: (numbers[2 * at], numbers[2 * at + 1]) for at, name in enumerate(FEATURES)}


def opening(way: GameKind, chance: Random) -> State:
    """A new game after a few random turns."""
    players, length, country = way
    turns = players if players > 1 else chance.randrange(3)
    return turns_at_random(new_state(players, country, length), turns, chance)


def result(way: GameKind, seat: int, seed: int, own: BeamSearch, others: BeamSearch) -> float:
    """The result of one game for a seat: the lead over the others' mean; in a solo game, the points."""
    state = opening(way, Random(seed))
    while state.pending and state.round <= MAX_ROUNDS:
        turns = own if state.pending[-1].seat == seat else others
        state = turns.lines(state)[0].after()
    mine, *theirs = (score(state, (seat + place) % way.players).total for place in range(way.players))
    return max(-MAX_LEAD, min(MAX_LEAD, mine - fmean(theirs))) if theirs else mine


def quick_bot(weights: Weights) -> BeamSearch:
    """The quick bot that plays by these weights."""
    return BeamSearch(Values(weights), width=4, sites=1, nodes=30)


class DirectionJob(NamedTuple):
    """A job: a direction to try."""

    weights: list[float]
    ways: tuple[GameKind, ...]
    games: int
    seed: str
    sigma: float


def try_direction(job: DirectionJob) -> tuple[float, float]:
    """The average results, in points, of a direction and of its opposite."""
    chance = Random(job.seed)
    steps = direction(chance)
    now = quick_bot(table(job.weights))
    ahead, back = (
        quick_bot(table([w + sign * job.sigma * s * step for w, s, step in zip(job.weights, steps, STEP, strict=True)]))
        for sign in (1, -1)
    )
    first = chance.randrange(1 << 30)
    sums = [0.0, 0.0]
    for seed in range(first, first + job.games):
        way = job.ways[seed % len(job.ways)]
        seat = seed // len(job.ways) % way.players
        for side, own in enumerate((ahead, back)):
            sums[side] += result(way, seat, seed, own, now) / job.games
    return sums[0], sums[1]


def direction(chance: Random) -> list[float]:
    """A direction in standard deviations, a number for each of `NAMES`."""
    return [chance.gauss(0, 1) for _ in NAMES]


def generation(
    so_far: TrainingState, ways: tuple[GameKind, ...], terms: Terms, executor: Executor | None
) -> TrainingState:
    """Try directions, and step along the slope that they show.

    Args:
        ways: The games, which are played in turns.
        executor: Where directions are tried in parallel; by default here, one by one.
    """
    seeds = [f"{terms.seed}:{so_far.generation}:{pair}" for pair in range(terms.pairs)]
    jobs = [DirectionJob(so_far.weights, ways, terms.games, seed, terms.sigma) for seed in seeds]
    found = list(executor.map(try_direction, jobs) if executor else map(try_direction, jobs))
    gains = [ahead - back for ahead, back in found]
    scale = pstdev(gains) or 1.0
    slope = [0.0] * len(NAMES)
    for job, gain in zip(jobs, gains, strict=True):
        for at, step in enumerate(direction(Random(job.seed))):
            slope[at] += gain / scale * step / terms.pairs
    done = so_far.generation + 1
    way = [MOMENTUM * old + (1 - MOMENTUM) * new for old, new in zip(so_far.way, slope, strict=True)]
    size = MEMORY * so_far.size + (1 - MEMORY) * fmean([each * each for each in slope])
    # Correct both running means for their start at 0.
    rate = terms.rate / (1 - MOMENTUM**done) / sqrt(size / (1 - MEMORY**done))
    weights = [w + rate * step * each for w, step, each in zip(so_far.weights, STEP, way, strict=True)]
    return TrainingState(done, weights, way, size, [*so_far.results, fmean([fmean(pair) for pair in found])])


def evolve(
    ways: Sequence[GameKind],
    generations: int,
    folder: Path,
    terms: Terms | None = None,
    executor: Executor | None = None,
    progress: bool = False,
) -> TrainingState:
    """Train for a number of generations, including saved ones.

    Args:
        ways: The games that one table of weights is trained for, which are played in turns.
        folder: Where every generation is saved; it is created if it is missing.
        terms: The settings.
        progress: Whether a bar is shown.
    """
    terms = terms or Terms()
    file = folder / terms.file(ways)
    folder.mkdir(parents=True, exist_ok=True)
    if file.exists():
        so_far = load_training(file)
    elif terms.like:
        known = evolved_weights()
        wanted = [GameKind(*terms.like, way.country) for way in ways]
        if missing := [" ".join(map(str, way)) for way in wanted if way not in known]:
            raise ValueError(f"there are no weights for {', '.join(missing)}: train for it and write them first")
        so_far = starting_weights([known[way] for way in wanted], terms.share)
    else:
        so_far = handmade_start()
    with progress_bar(max(generations - so_far.generation, 0), progress) as step:
        write_whole(file, json.dumps(so_far).encode())
        while so_far.generation < generations:
            so_far = generation(so_far, tuple(ways), terms, executor)
            write_whole(file, json.dumps(so_far).encode())
            step()
    return so_far


def gather_trainings(folder: Path) -> dict[GameKind, Weights]:
    """The trained weights in a folder, by mode and country; from the longest of several trainings."""
    found: dict[GameKind, TrainingState] = {}
    for file in sorted(folder.glob("*.json")):
        players, length, countries = file.stem.split("-")[:3]
        trained = load_training(file)
        for country in countries.split("+"):
            way = GameKind(int(players), length, country)
            if way not in found or trained.generation > found[way].generation:
                found[way] = trained
    absent = {"france": "card.I", "ireland": "card.F"}
    return {
        way: {name: pair for name, pair in table(each.weights).items() if not name.startswith(absent[way.country])}
        for way, each in found.items()
    }


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, and train or write.

    Args:
        arguments: The words of the command line; those of this process if not given.
    """
    parser = training_parser(
        "evolve", "Train the evaluation of a mode, one for its countries; it goes on where it was.", Path("training")
    )
    parser.add_argument("--generations", type=int, default=30, help="those that are kept included")
    parser.add_argument("--games", type=int, default=GAMES, help="openings for every direction")
    parser.add_argument("--rate", type=float, default=RATE, help="how far a generation goes")
    parser.add_argument("--pairs", type=int, default=PAIRS, help="directions of a generation, each tried both ways")
    parser.add_argument("--sigma", type=float, default=SIGMA, help="how far a direction goes")
    parser.add_argument("--like", metavar="GAME", help="begin near to the installed weights of a game, such as 1-long")
    parser.add_argument("--share", type=float, default=0.5, help="how near, from 0 to 1")
    run_training(_carry_out, parser, arguments)


def training_parser(command: str, description: str, folder: Path) -> argparse.ArgumentParser:
    """The parser of a command that trains weights, with what all of them ask.

    Args:
        folder: Where everything is kept unless said otherwise.
    """
    parser = argparse.ArgumentParser(prog=f"python -m ora_widgets.lab.{command}", description=description)
    parser.add_argument("players", type=int, nargs="?", choices=(1, 2, 3, 4))
    parser.add_argument("length", nargs="?", choices=("short", "long"), default="long")
    parser.add_argument("--country", choices=COUNTRIES, help="the only country; by default both")
    parser.add_argument("--seed", type=int, default=1, help="of everything random")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--folder", type=Path, default=folder, help="where everything is kept")
    parser.add_argument(
        "--write", type=Path, metavar="FILE", help="write weights to a file by what the folder has, and train nothing"
    )
    return parser


def run_training(
    carry_out: Callable[[argparse.Namespace, argparse.ArgumentParser], None],
    parser: argparse.ArgumentParser,
    arguments: Sequence[str] | None,
) -> None:
    """Read the command line and carry it out; what is wrong ends the command with a sentence."""
    given = parser.parse_args(arguments)
    try:
        carry_out(given, parser)
    except (WrongArgument, ValueError, OSError) as error:
        sys.exit(f"{parser.prog}: {error}")


def chosen_kinds(given: argparse.Namespace, parser: argparse.ArgumentParser) -> list[GameKind]:
    """The kinds of games that the command line names."""
    if (given.players, given.length) not in OFFICIAL:
        parser.error(f"no game for {given.players} that is {given.length}")
    return [GameKind(given.players, given.length, each) for each in ([given.country] if given.country else COUNTRIES)]


def kept_in(file: Path) -> dict[GameKind, Weights]:
    """The weights in a file; empty if there is no file."""
    if not file.exists():
        return {}
    try:
        return read(file.read_bytes())
    except DamagedFile:
        raise ValueError(f"{file} holds no weights of this version: move it away, or name another file") from None


def _carry_out(given: argparse.Namespace, parser: argparse.ArgumentParser) -> None:
    """Train or write, as the command line says."""
    if given.write:
        write_whole(given.write, weights_file(kept_in(given.write) | gather_trainings(given.folder)))
        return
    whole("games", given.games, 1, MAX_GENERATIONS)
    whole("generations", given.generations, 0, MAX_GENERATIONS)
    whole("processes", given.processes, 1, MAX_GENERATIONS)
    number("rate", given.rate, 1 / MAX_GENERATIONS, 1)
    whole("pairs", given.pairs, 2, MAX_GENERATIONS)
    number("sigma", given.sigma, 1 / MAX_GENERATIONS, 10)
    number("share", given.share, 0, 1)
    ways = chosen_kinds(given, parser)
    like = next((way for way in OFFICIAL if given.like == f"{way[0]}-{way[1]}"), None)
    if given.like and not like:
        parser.error(f"no game {given.like}: {' '.join(f'{players}-{length}' for players, length in OFFICIAL)}")
    terms = Terms(given.seed, given.games, given.rate, given.pairs, given.sigma, like, given.share)
    with pool(given.processes) as executor:
        trained = evolve(ways, given.generations, given.folder, terms, executor, progress=True)
    for place, came_to in enumerate(trained.results, start=1):
        print(f"generation {place}: {came_to:.1f} points")


if __name__ == "__main__":
    main()

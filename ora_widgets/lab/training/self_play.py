"""Games of quick bots against themselves, and what became of every seat: what the learned evaluation is trained on.

The games are numbered and each is seeded by its number, so a batch is the same whenever it is played. Batches are kept in
a folder: a run that was interrupted plays on from the first that is missing.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from ...bots.beam_search import BeamSearch
from ...bots.evaluation import STANDARD
from ...bots.inputs import PLACE, inputs
from ...engine import State, new_state, score
from ...support.files import write_whole

# Each mode in both countries; the long game for two, which is played most, more often.
GAMES = [
    (players, country, length)
    for players, length in (
        (2, "long"), (1, "long"), (3, "long"), (2, "short"), (4, "long"),
        (2, "long"), (1, "long"), (3, "short"), (4, "short"), (2, "long"),
    )
    for country in ("france", "ireland")
]  # fmt: skip
BATCH = len(GAMES)  # games of a file
LONGEST = 50  # rounds: a game for two need not end
EVERY = 2  # turns from one that is looked at to the next
NOISE = 3.0  # standard deviation of everybody's judgement, in points
WANDER = 0.08  # of the turns are any of the better ones, for variety


class Seen(NamedTuple):
    """A seat at the end of a turn, and what became of it."""

    game: int
    turn: int
    seat: int
    hand: float  # what the hand-made evaluation gave it, in points
    points: int  # in the end
    won: float  # a shared win in parts
    places: list[int]  # of the inputs that are not 0 ...
    amounts: list[float]  # ... and how much they are


def game(number: int, seed: int) -> list[Seen]:
    """Play one game, and look at everybody at the end of turns.

    Args:
        number: The number of the game, which says of what mode it is, too.
        seed: The seed of all games.

    >>> {each.seat for each in game(2, seed=1)}
    {0}
    """
    chance, turns = Random(f"{seed}:{number}"), BeamSearch(STANDARD, width=2)
    state = new_state(*GAMES[number % len(GAMES)])
    noise = chance.choice((0.5, 1.0, 2.0)) * NOISE
    people = range(state.mode.players)
    looked: list[tuple[int, int, float, dict[str, float]]] = []
    turn = 0
    while state.pending and state.round <= LONGEST:
        lines = turns.lines(state)
        if chance.random() < WANDER:
            line = chance.choice(lines[:12])
        else:
            line = max(lines, key=lambda line: line.value + chance.gauss(0.0, noise))
        state = line.after()
        turn += 1
        if turn % EVERY == number % EVERY and state.pending:
            looked += [(turn, seat, own, found) for seat, (own, found) in enumerate(table(state))]
    points = [score(state, seat).total for seat in people]
    best = max(points)
    won = [
        (each == best) / points.count(best) if len(points) > 1 else float(each >= state.mode.goal) for each in points
    ]
    return [
        Seen(number, at, seat, round(own, 3), points[seat], won[seat],
             [PLACE[name] for name in found], [round(x, 4) for x in found.values()])
        for at, seat, own, found in looked
    ]  # fmt: skip


def table(state: State) -> list[tuple[float, dict[str, float]]]:
    """What the hand-made evaluation gives every seat, and the inputs of the learned one.

    Args:
        state: The position, left as it is; the game is not over.
    """
    people = range(state.mode.players)
    worths = [STANDARD.seat(state, seat) for seat in people]
    rest = max(len(worths) - 1, 1)
    return [
        (own, inputs(state, seat, own, (sum(worths) - own) / rest)) for seat, own in zip(people, worths, strict=True)
    ]


def batch(number: int, seed: int, folder: Path) -> list[Seen]:
    """A batch of games: read where it is kept, played and kept where it is not.

    Args:
        number: The number of the batch.
        seed: The seed of all games.
        folder: Where batches are kept.
    """
    kept = folder / f"games-{seed}-{number}.json"
    if kept.exists():
        return [Seen(*row) for row in json.loads(kept.read_bytes())]
    found = [seen for each in range(number * BATCH, (number + 1) * BATCH) for seen in game(each, seed)]
    write_whole(kept, json.dumps(found, separators=(",", ":")).encode())
    return found


def batches(count: int, seed: int, folder: Path) -> Iterator[list[Seen]]:
    """So many batches, one by one.

    Args:
        count: How many.
        seed: The seed of all games.
        folder: Where they are kept; made where there is none.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        yield batch(number, seed, folder)

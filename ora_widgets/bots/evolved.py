"""The trained weights of every mode and country: `evolved.json`, written by `python -m ora_widgets.lab.training.evolve`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from ..engine import State
from ..support.arguments import is_a, is_number
from .features import Weights
from .weight_file import DamagedFile, opened, sealed, warn_unusable

FILE = Path(__file__).with_name("evolved.json")
NAME = "weights"
DIGITS = 3
MAX_WEIGHT = 10_000  # points of one weight


class GameKind(NamedTuple):
    """What weights are trained for.

    Attributes:
        players: How many people play.
        length: `"short"` or `"long"`.
        country: `"france"` or `"ireland"`.
    """

    players: int
    length: str
    country: str


def way_of(state: State) -> GameKind:
    """What is being played.

    Args:
        state: A position.
    """
    return GameKind(state.mode.players, state.mode.length, state.country)


def written(tables: Mapping[GameKind, Weights]) -> bytes:
    """Weights as the bytes of their file.

    Args:
        tables: The weights by mode and country.
    """
    return sealed(
        NAME,
        {
            " ".join(map(str, way)): {
                name: [round(weight, DIGITS) for weight in pair] for name, pair in weights.items()
            }
            for way, weights in sorted(tables.items())
        },
    )


def read(data: bytes) -> dict[GameKind, Weights]:
    """Weights from the bytes of their file.

    Args:
        data: The bytes.

    Raises:
        DamagedFile: When they hold no weights of this version.
    """
    found: dict[GameKind, Weights] = {}
    for name, weights in opened(NAME, data).items():
        words = name.split(" ")
        if len(words) != len(GameKind._fields) or not words[0].isdecimal():
            raise DamagedFile("damaged")
        if not is_a(weights, Mapping) or not all(map(is_pair, weights.values())):  # type: ignore[attr-defined]
            raise DamagedFile("damaged")
        found[GameKind(int(words[0]), words[1], words[2])] = {each: tuple(pair) for each, pair in weights.items()}  # type: ignore[attr-defined]
    return found


def is_pair(weight: object) -> bool:
    """Whether something is what a weight is: an early and a late number.

    Args:
        weight: Anything.
    """
    return (
        isinstance(weight, (tuple, list))
        and len(weight) == 2
        and all(is_number(n, -MAX_WEIGHT, MAX_WEIGHT) for n in weight)
    )


def evolved() -> Mapping[GameKind, Weights]:
    """The trained weights by mode and country; none where their file cannot be used, which is said once."""
    return _of(FILE)


@cache
def _of(file: Path) -> Mapping[GameKind, Weights]:
    try:
        return read(file.read_bytes())
    except (DamagedFile, OSError) as error:
        warn_unusable(file, error)
        return {}

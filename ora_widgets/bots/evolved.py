"""The trained weights of every mode and country: `evolved.json`, written by `python -m ora_widgets.lab.evolve`."""

from __future__ import annotations

import json
import warnings
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from ..engine import State
from ..language.current import current_language
from ..language.fluent import say
from ..support.arguments import is_a, is_number
from .features import Weights

FILE = Path(__file__).with_name("evolved.json")
NAME = "weights"
DIGITS = 3
MAX_WEIGHT = 10_000  # points of one weight


class GameKind(NamedTuple):
    """What weights are trained for.

    Attributes:
        length: `"short"` or `"long"`.
        country: `"france"` or `"ireland"`.
    """

    players: int
    length: str
    country: str


def way_of(state: State) -> GameKind:
    """What is being played."""
    return GameKind(state.mode.players, state.mode.length, state.country)


def written(tables: Mapping[GameKind, Weights]) -> bytes:
    """Weights as the bytes of their file."""
    return with_checksum(
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
    """Whether something is what a weight is: an early and a late number."""
    return (
        isinstance(weight, (tuple, list))
        and len(weight) == 2
        and all(is_number(n, -MAX_WEIGHT, MAX_WEIGHT) for n in weight)
    )


def evolved() -> Mapping[GameKind, Weights]:
    """The trained weights by mode and country; none where their file cannot be used, which is said once."""
    return _weights_in(FILE)


@cache
def _weights_in(file: Path) -> Mapping[GameKind, Weights]:
    try:
        return read(file.read_bytes())
    except (DamagedFile, OSError) as error:
        warn_unusable(file, error)
        return {}


VERSION = 1


class DamagedFile(ValueError):
    """A file that holds no weights of this version; its words are a key and what it is said with.

    Args:
        key: Why: `"damaged"` or `"version"`.
        version: The version of the file, where it is not ours.
    """

    def __init__(self, key: str, version: object = VERSION) -> None:
        super().__init__(key, version)
        self.key = key
        self.version = version


class UnusableWeights(UserWarning):
    """A file of trained weights cannot be used; the hand-made evaluation goes on.

    >>> issubclass(UnusableWeights, UserWarning)
    True
    """


def with_checksum(name: str, body: object) -> bytes:
    """What a file holds as its bytes.

    Args:
        body: What `json` can write.
    """
    return (
        json.dumps({"version": VERSION, "checksum": _checksum(body), name: body}, separators=(",", ":")).encode()
        + b"\n"
    )


def opened(name: str, data: bytes) -> dict[str, object]:
    """What a file holds.

    Args:
        data: The bytes of the file.

    Raises:
        DamagedFile: When they are none that `with_checksum` has written, or of another version.
    """
    try:
        found = json.loads(data)
        version, body = found["version"], found[name]
        if version != VERSION:
            raise DamagedFile("version", version)
        if found["checksum"] != _checksum(body) or not isinstance(body, dict):
            raise DamagedFile("damaged")
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise error if isinstance(error, DamagedFile) else DamagedFile("damaged") from None
    return body


def warn_unusable(file: Path, error: DamagedFile | OSError) -> None:
    """Say that a file cannot be used, and what to do."""
    if isinstance(error, DamagedFile):
        sentence = say(
            f"bot-weights-{error.key}",
            current_language(),
            file=str(file),
            version=str(error.version),
            ours=str(VERSION),
        )
    else:
        sentence = say("bot-weights-missing", current_language(), file=str(file))
    warnings.warn(sentence, UnusableWeights, stacklevel=4)


def _checksum(body: object) -> str:
    return sha256(json.dumps(body, separators=(",", ":")).encode()).hexdigest()

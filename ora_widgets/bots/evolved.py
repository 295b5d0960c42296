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
WEIGHTS_KEY = "weights"
DIGITS = 3
MAX_WEIGHT = 10_000  # points of one weight


class GameKind(NamedTuple):
    """A kind of game that weights are trained for.

    Attributes:
        length: `"short"` or `"long"`.
        country: `"france"` or `"ireland"`.
    """

    players: int
    length: str
    country: str


def game_kind(state: State) -> GameKind:
    """The kind of game that is being played."""
    return GameKind(state.mode.players, state.mode.length, state.country)


def weights_file(tables: Mapping[GameKind, Weights]) -> bytes:
    """The file's bytes for weights."""
    return with_checksum(
        WEIGHTS_KEY,
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
        ValueError: When they are not weights of this version.
    """
    found: dict[GameKind, Weights] = {}
    for name, weights in read_body(WEIGHTS_KEY, data).items():
        words = name.split(" ")
        if len(words) != len(GameKind._fields) or not words[0].isdecimal():
            raise DamagedFile("damaged")
        if not is_a(weights, Mapping) or not all(map(is_pair, weights.values())):  # type: ignore[attr-defined]
            raise DamagedFile("damaged")
        found[GameKind(int(words[0]), words[1], words[2])] = {each: tuple(pair) for each, pair in weights.items()}  # type: ignore[attr-defined]
    return found


def is_pair(weight: object) -> bool:
    """Whether something is a weight: an early and a late number."""
    return (
        isinstance(weight, (tuple, list))
        and len(weight) == 2
        and all(is_number(n, -MAX_WEIGHT, MAX_WEIGHT) for n in weight)
    )


def evolved_weights() -> Mapping[GameKind, Weights]:
    """The trained weights by mode and country; empty, with one warning, if their file cannot be used."""
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
    """A file that does not hold weights of this version; its arguments are a message's key and variable.

    Args:
        key: Why: `"damaged"` or `"version"`.
        version: The version of the file, if it is not ours.
    """

    def __init__(self, key: str, version: object = VERSION) -> None:
        super().__init__(key, version)
        self.key = key
        self.version = version


class UnusableWeights(UserWarning):
    """A warning that a file of trained weights cannot be used; the hand-made evaluation is used instead.

    >>> issubclass(UnusableWeights, UserWarning)
    True
    """


def with_checksum(name: str, body: object) -> bytes:
    """The bytes of a file with a body, its version and its checksum.

    Args:
        body: Anything that `json` can write.
    """
    return (
        json.dumps({"version": VERSION, "checksum": _checksum(body), name: body}, separators=(",", ":")).encode()
        + b"\n"
    )


def read_body(name: str, data: bytes) -> dict[str, object]:
    """The body of a file.

    Args:
        data: The bytes of the file.

    Raises:
        ValueError: When they were not written by `with_checksum`, or are of another version.
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
    """Warn that a file cannot be used, and say what to do."""
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

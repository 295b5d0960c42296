"""Files of trained weights: a version, a checksum, and what they hold; what cannot be used is said in words."""

from __future__ import annotations

import json
import warnings
from hashlib import sha256
from pathlib import Path

from ..language.fluent import say

VERSION = 1


class DamagedFile(ValueError):
    """A file that holds no weights of this version; its words are a key and what it is said with.

    Args:
        key: Why: `"damaged"` or `"version"`.
        version: The version of the file, where it is another one.
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


def sealed(name: str, body: object) -> bytes:
    """What a file holds as its bytes.

    Args:
        name: What it is called in the file.
        body: What `json` can write.
    """
    return json.dumps({"version": VERSION, "checksum": _sum(body), name: body}, separators=(",", ":")).encode() + b"\n"


def opened(name: str, data: bytes) -> dict[str, object]:
    """What a file holds.

    Args:
        name: What it is called in the file.
        data: The bytes of the file.

    Raises:
        DamagedFile: When they are none that `sealed` has written, or of another version.
    """
    try:
        found = json.loads(data)
        version, body = found["version"], found[name]
        if version != VERSION:
            raise DamagedFile("version", version)
        if found["checksum"] != _sum(body) or not isinstance(body, dict):
            raise DamagedFile("damaged")
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise error if isinstance(error, DamagedFile) else DamagedFile("damaged") from None
    return body


def warn_unusable(file: Path, error: DamagedFile | OSError) -> None:
    """Say that a file cannot be used, and what to do.

    Args:
        file: The file.
        error: Why.
    """
    if isinstance(error, DamagedFile):
        sentence = say(f"bot-weights-{error.key}", file=str(file), version=str(error.version), ours=str(VERSION))
    else:
        sentence = say("bot-weights-missing", file=str(file))
    warnings.warn(sentence, UnusableWeights, stacklevel=4)


def _sum(body: object) -> str:
    return sha256(json.dumps(body, separators=(",", ":")).encode()).hexdigest()

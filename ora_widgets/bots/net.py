"""A small net in plain Python, and the file that it is kept in: with a version, the names of its inputs and a checksum.

One hidden layer, whose units are 0 or more. Most inputs are 0, so only the rows of the others are added up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp
from typing import Any, NamedTuple

from ..support.arguments import is_number
from .weight_file import Damaged, opened, sealed

MOST = 1e6  # of one weight
DIGITS = 4


class Told(NamedTuple):
    """What the net says of a seat: points beyond what the hand-made evaluation says, and its chance to win."""

    points: float
    win: float


class Net:
    """A net with one hidden layer.

    Args:
        rows: The weights of every input by name, one per hidden unit.
        bias: What every hidden unit begins with.
        points: What every hidden unit adds to the points, and last what they begin with.
        win: The same for the chance to win, as a logit.

    >>> net = Net({"a": (1.0, -1.0)}, (0.0, 0.5), (2.0, 4.0, 1.0), (0.0, 0.0, 0.0))
    >>> net({"a": 3.0}), net({})
    (Told(points=7.0, win=0.5), Told(points=3.0, win=0.5))
    """

    def __init__(
        self,
        rows: Mapping[str, Sequence[float]],
        bias: Sequence[float],
        points: Sequence[float],
        win: Sequence[float],
    ) -> None:
        self.rows = {name: tuple(row) for name, row in rows.items()}
        self.bias, self.points, self.win = tuple(bias), tuple(points), tuple(win)

    def hidden(self, found: Mapping[str, float]) -> list[float]:
        """What the hidden units come to.

        Args:
            found: The inputs by name; those that are absent are 0.
        """
        units, rows = [*self.bias], self.rows
        for name, amount in found.items():
            units = [unit + amount * weight for unit, weight in zip(units, rows[name])]  # noqa: B905  # hot
        return units

    def residual(self, found: Mapping[str, float]) -> float:
        """The points alone, which is all that a search asks for.

        Args:
            found: The inputs by name.
        """
        return self.points[-1] + sum([w * unit for w, unit in zip(self.points, self.hidden(found)) if unit > 0])  # noqa: B905  # hot

    def __call__(self, found: Mapping[str, float]) -> Told:
        units = [max(unit, 0.0) for unit in self.hidden(found)]
        points, win = (
            each[-1] + sum(w * unit for w, unit in zip(each, units, strict=False)) for each in (self.points, self.win)
        )
        return Told(points, 1 / (1 + exp(-max(-30.0, min(30.0, win)))))


def written(net: Net) -> bytes:
    """A net as the bytes of its file.

    Args:
        net: The net.
    """
    body = {
        "inputs": {name: _rounded(row) for name, row in net.rows.items()},
        **{name: _rounded(getattr(net, name)) for name in ("bias", "points", "win")},
    }
    return sealed("net", body)


def read(data: bytes, names: Iterable[str]) -> Net:
    """A net from the bytes of its file.

    Args:
        data: The bytes.
        names: The inputs that it must have, no more and no fewer.

    Raises:
        Damaged: When it is none, or one of another version.
    """
    body: Any = opened("net", data)
    try:
        if [*body["inputs"]] != [*names]:
            raise Damaged("version")
        net = Net(body["inputs"], body["bias"], body["points"], body["win"])
    except (TypeError, KeyError, AttributeError) as error:
        raise Damaged("damaged") from error
    size = len(net.bias)
    lines = [(net.bias, size), *((row, size) for row in net.rows.values()), (net.points, size + 1), (net.win, size + 1)]
    if not size or not all(len(line) == n and all(is_number(x, -MOST, MOST) for x in line) for line, n in lines):
        raise Damaged("damaged")
    return net


def _rounded(row: Sequence[float]) -> list[float]:
    return [float(f"{x:.{DIGITS}g}") for x in row]

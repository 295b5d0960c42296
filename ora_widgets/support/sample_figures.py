"""Statistics of samples: mean, standard deviation, quantiles and intervals, in plain Python without dependencies."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from math import nan, sqrt
from statistics import NormalDist, fmean, stdev
from typing import NamedTuple

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)


class Figures(NamedTuple):
    """Statistics of a sample; `low` and `high` are the 95 % interval of the mean."""

    n: int
    mean: float
    low: float
    high: float
    sd: float


def figures(sample: Sequence[float]) -> Figures:
    """The statistics of a sample; a single value has no interval.

    >>> figures([1, 2, 3, 4]).mean
    2.5
    """
    n = len(sample)
    if n < 2:
        return Figures(n, sample[0] if sample else nan, nan, nan, nan)
    mean, sd = fmean(sample), stdev(sample)
    half = t_quantile(n - 1) * sd / sqrt(n)
    return Figures(n, mean, mean - half, mean + half, sd)


class Sums(NamedTuple):
    """A sample as sums, which can be added to others.

    Attributes:
        n: How many values.
        total: Their sum.
        squares: The sum of their squares.
    """

    n: int = 0
    total: float = 0
    squares: float = 0

    def plus(self, other: Sums) -> Sums:
        """Both samples together."""
        return Sums(self.n + other.n, self.total + other.total, self.squares + other.squares)

    def without(self, part: Sums) -> Sums:
        """The sample without a part of it."""
        return Sums(self.n - part.n, self.total - part.total, self.squares - part.squares)

    def figures(self) -> Figures:
        """The figures of the sample.

        >>> Sums(4, 10, 30).figures() == figures([1, 2, 3, 4])
        True
        """
        if self.n < 2:
            return figures([self.total] * self.n)
        mean = self.total / self.n
        sd = sqrt(max(0.0, self.squares - self.n * mean * mean) / (self.n - 1))
        half = t_quantile(self.n - 1) * sd / sqrt(self.n)
        return Figures(self.n, mean, mean - half, mean + half, sd)


def mean_difference(one: Figures, other: Figures) -> Figures:
    """The difference of two samples' means with its 95 % interval (Welch's, slightly wide).

    >>> [round(x, 1) for x in mean_difference(figures([5, 6, 7, 8]), figures([1, 2, 3, 4]))[1:4]]
    [4.0, 1.1, 6.9]
    """
    n, mean = min(one.n, other.n), one.mean - other.mean
    if n < 2:
        return Figures(n, mean, nan, nan, nan)
    error = sqrt(one.sd**2 / one.n + other.sd**2 / other.n)
    half = t_quantile(n - 1) * error
    return Figures(n, mean, mean - half, mean + half, error)


def t_quantile(freedom: int) -> float:
    """The 97.5 % point of Student's t, to three digits from 3 degrees of freedom on.

    >>> round(t_quantile(9), 2), round(t_quantile(1000), 2)
    (2.26, 1.96)
    """
    if freedom < 3:
        return (12.706, 4.303)[freedom - 1]
    z, v = Z, float(freedom)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum((term / v**power for power, term in enumerate(terms, start=1)), 0.0)


def quantiles(sample: Sequence[float], n: int) -> list[float]:
    """The values that cut a sample into a number of equal parts, interpolated linearly.

    >>> quantiles([0, 10], 4)
    [2.5, 5.0, 7.5]
    """
    if len(sample) < 2:
        return [*(sample or [nan])] * (n - 1)
    return statistics.quantiles(sample, n=n, method="inclusive")


def share(wins: float, n: int) -> Figures:
    """A share of `n` trials with Wilson's interval, which stays between 0 and 1.

    >>> [round(x, 2) for x in share(10, 10)[1:4]]
    [1.0, 0.72, 1.0]
    """
    if not n:
        return Figures(0, nan, nan, nan, nan)
    p, z2 = wins / n, Z**2
    centre = (p + z2 / (2 * n)) / (1 + z2 / n)
    half = Z * sqrt(p * (1 - p) / n + z2 / (4 * n * n)) / (1 + z2 / n)
    return Figures(n, p, max(0.0, centre - half), min(1.0, centre + half), sqrt(p * (1 - p)))

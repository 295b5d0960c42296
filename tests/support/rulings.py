"""Rulings for random games: a preset, random fields, or rows in which each pair of values occurs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import combinations
from random import Random

from ora_widgets.engine import Rulings
from ora_widgets.engine.modes import TABLES
from ora_widgets.engine.terms import PRESETS

VALUES = {"table": tuple(TABLES)} | {
    field.name: (False, True) for field in fields(Rulings) if isinstance(field.default, bool)
}
TRIED = 60  # candidate rows, of which the one with the most new pairs is taken

Pair = tuple[tuple[str, object], tuple[str, object]]


def fitting(rulings: Rulings, players: int, country: str, length: str) -> Rulings:
    """The rulings without those that apply only to other games (F2.4, F12.3)."""
    official = rulings.table == "official"
    return replace(
        rulings,
        without_quarry_c=rulings.without_quarry_c and official and (players, length, country) == (4, "short", "france"),
        gifts_after_phase=rulings.gifts_after_phase and official and players > 2 and length == "short",
    )


def random_rulings(rng: Random, players: int, country: str, length: str) -> Rulings:
    """A preset in two of three games, otherwise all rulings at random."""
    preset = rng.choice([*PRESETS.values(), None])
    rulings = preset or Rulings(**{name: rng.choice(values) for name, values in VALUES.items()})  # type: ignore[arg-type]
    return fitting(rulings, players, country, length)


def pairs(row: dict[str, object]) -> set[Pair]:
    """The pairs of values in a row."""
    return set(combinations(sorted(row.items()), 2))


def pairwise() -> Iterator[Rulings]:
    """A few rows in which each value of a ruling meets each value of any other."""
    rng = Random("pairwise")
    missing = {pair for names in combinations(sorted(VALUES), 2) for pair in _products(*names)}
    while missing:
        rows = [{name: rng.choice(values) for name, values in VALUES.items()} for _ in range(TRIED)]
        best = max(rows, key=lambda row: len(pairs(row) & missing))
        missing -= pairs(best)
        yield Rulings(**best)  # type: ignore[arg-type]  # the names and values are those of the fields


def _products(one: str, other: str) -> Iterator[Pair]:
    return (((one, value), (other, second)) for value in VALUES[one] for second in VALUES[other])

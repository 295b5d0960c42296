"""A replayed game equals the stored one. After an intended change of rules: `python -m tests.golden --write`."""

from __future__ import annotations

import pytest

import ora_widgets as ora
from tests.support.positions import SEATS

from ..cards.scorer import points
from .playing import NAMES, path, transcript


@pytest.mark.parametrize("name", NAMES)
def test_game(name: str) -> None:
    kept = path(name).read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(zip(transcript(name).splitlines(), kept, strict=False), start=1):
        assert now == then, f"{name}.ora, line {number}"
    assert len(transcript(name).splitlines()) == len(kept)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_is_a_record(name: str) -> None:
    game = ora.load(path(name))
    assert game.over
    kept = path(name).read_text(encoding="utf-8").splitlines()
    for seat in game.setup.seats[: game.setup.players]:
        assert next(line for line in kept if line.startswith(f"# {seat}: ")).endswith(f"= {game.score()[seat].total}")


@pytest.mark.parametrize("name", NAMES)
def test_the_points_are_those_that_are_printed(name: str) -> None:
    state = ora.load(path(name)).now
    kept = path(name).read_text(encoding="utf-8").splitlines()
    for seat in range(state.mode.players):
        goods, economic, settled = points(state, seat)
        line = next(line for line in kept if line.startswith(f"# {SEATS[seat]}: "))
        assert line.startswith(f"# {SEATS[seat]}: {goods} + {economic} + ")
        assert line.endswith(f" = {goods + economic + sum(settled.values())}")


def test_no_game_is_left_over() -> None:
    assert {file.stem for file in path("x").parent.glob("*.ora")} == set(NAMES)

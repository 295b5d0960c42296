"""The benchmarks run and print their figures; no test measures speed."""

from __future__ import annotations

import pytest

from .__main__ import GOALS, main
from .measure import measure


def test_every_figure_with_a_goal_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "1", "--rounds", "1", "--imports", "1", "--times", "1"])
    lines = capsys.readouterr().out.splitlines()
    for name, goal in GOALS.items():
        assert any(line.startswith(name) and line.endswith(goal) for line in lines)


def test_figures_are_of_whole_games() -> None:
    figures = measure(1)
    assert figures["moves a game"] > 150
    assert {"engine games/s", "copy of a state, µs"} < figures.keys()
    assert measure(1)["moves a game"] == figures["moves a game"]

"""The benchmark runs and tells what it says; how fast anything is, no test asks."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from .__main__ import GOALS, ROOT, main
from .measure import measure


def test_every_figure_with_a_goal_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "1", "--rounds", "1", "--imports", "1"])
    lines = capsys.readouterr().out.splitlines()
    for name, goal in GOALS.items():
        assert any(line.startswith(name) and line.endswith(goal) for line in lines)


def test_against_another_checkout(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shutil.copytree(
        ROOT / "ora_widgets", tmp_path / "ora_widgets", ignore=shutil.ignore_patterns("__pycache__", "static")
    )
    door = tmp_path / "ora_widgets" / "engine" / "__init__.py"
    shorter = "\n_new = new_state\ndef new_state(players, country, *_): return _new(players, country, 'short')\n"
    door.write_text(door.read_text(encoding="utf-8") + shorter, encoding="utf-8")
    main(["--games", "1", "--rounds", "1", "--imports", "1", "--against", str(tmp_path)])
    row = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("moves a game"))
    ours, others, ratio = map(float, row.split()[3:])
    assert ours > others, "the other one plays the short game"
    assert ratio == round(ours / others, 2)


def test_figures_are_of_whole_games() -> None:
    figures = measure(1)
    assert figures["moves a game"] > 150
    assert {"engine games/s", "copy of a state, µs"} < figures.keys()
    assert measure(1)["moves a game"] == figures["moves a game"]

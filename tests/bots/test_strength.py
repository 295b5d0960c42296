"""The order of strength on a small sample; the measured one is `python -m ora_widgets.study`."""

from __future__ import annotations

import pytest

from ora_widgets.bots import Greedy, Random
from ora_widgets.study import arena
from ora_widgets.study.__main__ import main


def test_greedy_beats_random() -> None:
    bots = {"random": Random(), "greedy": Greedy(noise=0.5, width=1)}
    best = arena(bots, games=10, length="short", opening=2)[0]
    assert (best["bot"], best["wins"]) == ("greedy", 100)


def test_the_command_prints_the_table_of_an_arena(capsys: pytest.CaptureFixture[str]) -> None:
    main(["random", "--games", "2", "--length", "short", "--players", "4", "--country", "ireland"])
    head, row, _ = capsys.readouterr().out.splitlines()
    assert head.split()[:3] == ["Bot", "Games", "Mean"]
    assert row.split()[:2] == ["random", "8"]

"""The order of strength on a small sample; `python -m ora_widgets.study` measures it."""

from __future__ import annotations

import pytest

from ora_widgets.bots import Greedy, Random, Search
from ora_widgets.bots.evaluation import HAND_MADE, STANDARD
from ora_widgets.lab import arena as command
from ora_widgets.lab.arena import bot, main
from ora_widgets.study import arena


def test_greedy_beats_random() -> None:
    bots = {"random": Random(), "greedy": Greedy(noise=0.5, width=1)}
    best = arena(bots, n=10, length="short", opening=2)[0]
    assert (best["bot"], best["wins"]) == ("greedy", 100)


def test_the_command_prints_the_table_of_an_arena(capsys: pytest.CaptureFixture[str]) -> None:
    main(["random", "--games", "2", "--length", "short", "--players", "4", "--country", "ireland"])
    head, row, _ = capsys.readouterr().out.splitlines()
    assert head.split()[:3] == ["Bot", "Games", "Mean"]
    assert row.split()[:2] == ["random", "8"]


def test_one_bot_sits_several_times_at_a_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "bot", lambda *_: Random())
    main(["greedy", "hand-made-greedy", "hand-made-greedy", "--games", "3", "--length", "short", "--players", "3"])
    names = {" ".join(row.split()[:-9]) for row in capsys.readouterr().out.splitlines()[1:4]}
    assert names == {"greedy", "hand-made-greedy", "hand-made-greedy 3"}


def test_the_evaluation_made_by_hand_is_chosen_by_name() -> None:
    new, old = (bot(f"{kind}search", 0.5) for kind in ("", "hand-made-"))
    assert isinstance(new, Search)
    assert isinstance(old, Search)
    assert (new.values, old.values, old.seconds) == (STANDARD, HAND_MADE, 0.5)
    greedy = bot("hand-made-greedy", 0.5)
    assert isinstance(greedy, Greedy)
    assert greedy.search.values is HAND_MADE

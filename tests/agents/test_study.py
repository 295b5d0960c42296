"""Agents in studies: repeated games, and a refusal with a reason that helps more than a bare one."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ora_widgets.lab.agent_trials import Clumsy, ListReader, Speller, main, trial


def test_a_sentence_repairs_what_a_bare_refusal_does_not() -> None:
    message, bare = (
        trial("clumsy", Clumsy, 1, sentences=sentences, players=2, horizon=6, seed=3) for sentences in (True, False)
    )
    assert message.legal == 1.0
    assert bare.legal < 1.0
    assert message.tries < bare.tries


def test_who_reads_is_legal_at_once_and_who_spells_at_random_is_replaced() -> None:
    reader = trial("reader", ListReader, 1, players=2, horizon=2)
    assert (reader.first, reader.legal, reader.tries) == (1.0, 1.0, 1.0)
    assert trial("speller", Speller, 1, players=2, horizon=2).legal < 0.5


def test_the_same_seed_is_the_same_games() -> None:
    one, again, other = (trial("reader", ListReader, 2, players=2, horizon=3, seed=seed) for seed in (1, 1, 2))
    assert one == again
    assert one != other


def test_the_command_prints_a_line_for_each(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    main(["reader", "--games", "1", "--players", "3"])
    assert [line.split()[:2] for line in capsys.readouterr().out.splitlines()[1:]] == [
        ["reader", "yes"],
        ["reader", "no"],
    ]
    script = tmp_path / "agent.py"
    script.write_text("for _ in iter(input, ''): print('pass; done', flush=True)", encoding="utf-8")
    main(["--command", f"{sys.executable} {script}", "--games", "1", "--players", "3"])
    assert "command    yes" in capsys.readouterr().out


def test_the_command_knows_its_agents(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["nobody"])
    assert "no agent nobody" in capsys.readouterr().err

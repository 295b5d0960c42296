"""Points lost each turn, by winners and by other players, in any games."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import ora_widgets as ora
from ora_widgets import bots
from ora_widgets.lab.yardstick import PointsLost, YardstickJob, judge, main, yardstick
from ora_widgets.study import StudyRefused

RECORDED = Path(__file__).parents[1] / "data" / "record-1.ora"
EVERY = 5


def points_lost(game: ora.Game) -> list[PointsLost]:
    found = judge(YardstickJob(game.record(), bots.Greedy(), 1))
    assert not isinstance(found, str)
    return found


def test_a_game_recorded_long_ago_is_measured() -> None:
    measured = yardstick(RECORDED, bots.Greedy(), EVERY)
    game = ora.load(RECORDED)
    asked = Counter(game.state_after(ply).to_move for ply in game.turn_starts if ply < game.ply)
    looked = sum((turns + EVERY - EVERY // 2) // EVERY for turns in asked.values())
    assert sum(row["turns"] for row in measured) == looked
    assert [row["who"] for row in measured] in (["winners", "the others"], ["the others"])


def test_who_plays_what_the_bot_plays_loses_nothing() -> None:
    game = ora.new_game(3, length="short")
    for _ in range(3):
        game.play(bots.Greedy().choose(game))
    assert {seat.points for seat in points_lost(game)} == {0.0}


def test_who_passes_loses() -> None:
    game = ora.new_game(3, length="short").play("pass; done")
    [seat] = points_lost(game)
    assert seat.turns == 1
    assert seat.points > 0


def test_what_cannot_be_read_is_reported(tmp_path: Path) -> None:
    (tmp_path / "nothing.ora").write_text("nothing", encoding="utf-8")
    with pytest.raises(StudyRefused, match="None of the records"):
        yardstick(tmp_path, bots.Greedy())
    (tmp_path / "something.ora").write_text(ora.new_game(3).play("pass; done").record(), encoding="utf-8")
    measured = yardstick(tmp_path, bots.Greedy())
    assert (len(measured.games), len(measured.skipped)) == (1, 1)


def test_the_command_measures_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "one.ora").write_text(ora.new_game(3).play("pass; done").record(), encoding="utf-8")
    main([str(tmp_path), "--playouts", "2"])
    assert capsys.readouterr().out.splitlines()[0].split()[:3] == ["Who", "Games", "Turns"]


@pytest.mark.parametrize("wrong", [["--playouts", "0"], ["--every", "0"], ["--seconds", "0"]])
def test_a_budget_of_nothing_is_refused_in_a_sentence(tmp_path: Path, wrong: list[str]) -> None:
    (tmp_path / "one.ora").write_text(ora.new_game(3).record(), encoding="utf-8")
    with pytest.raises(SystemExit, match="is not a number for"):
        main([str(tmp_path), *wrong])

"""Mistakes found by reviews, examined again with ten times the budget."""

from __future__ import annotations

from pathlib import Path

import pytest

import ora_widgets as ora
from ora_widgets.bots.review import Mistake
from ora_widgets.lab.upheld import SecondLook, UpheldMistakes, look_again, main, upheld
from ora_widgets.study import StudyRefused

PASSED = ora.new_game(3).play("pass; done")
FELLED = (ora.Move(("fell", "0,1", "wood")), ora.Move(("done",)))


def mistake_of(played: ora.Game, better: tuple[ora.Move, ...]) -> Mistake:
    return Mistake("R", 1, 0, played.moves, better, 2.0, 1.0, 3.0, "")


def test_to_take_wood_is_better_than_to_pass_at_ten_times_the_budget_too() -> None:
    judged = look_again(PASSED, mistake_of(PASSED, FELLED), budget=6)

    assert judged.found
    assert judged.low > 0
    assert judged.upheld


def test_what_is_no_mistake_is_not_upheld() -> None:
    felled = ora.new_game(3).play(list(FELLED))

    judged = look_again(felled, mistake_of(felled, PASSED.moves), budget=6)

    assert judged.lost < 0
    assert not judged.upheld


def test_a_turn_that_the_longer_search_would_play_is_not_upheld() -> None:
    mistake = mistake_of(PASSED, FELLED)

    assert not SecondLook(mistake, 3.0, 2.0, found=False).upheld
    assert not SecondLook(mistake, 3.0, -0.1, found=True).upheld
    assert SecondLook(mistake, 3.0, 2.0, found=True).upheld


def test_mistakes_are_counted_by_what_they_were_said_to_cost() -> None:
    mistake = mistake_of(PASSED, FELLED)
    large = mistake._replace(lost=9.0)
    fine, wrong = (SecondLook(mistake, 2.0, low, found=True) for low in (1.0, -1.0))

    rows = list(UpheldMistakes([[fine, wrong], [SecondLook(large, 9.0, 8.0, found=True)]], []))

    assert [(row["points_lost"], row["mistakes"], row["upheld"]) for row in rows] == [
        ("2 – 4", 2, 50.0),
        ("≥ 8", 1, 100.0),
        ("≥ 1", 3, pytest.approx(200 / 3)),
    ]


def test_the_command_reviews_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "one.ora").write_text(PASSED.record(), encoding="utf-8")
    main([str(tmp_path), "--games", "0", "--budget", "6"])

    head, *rows = capsys.readouterr().out.splitlines()
    assert head.split("  ")[0] == "Points lost"
    assert rows


def test_what_cannot_be_reviewed_is_reported(tmp_path: Path) -> None:
    (tmp_path / "begun.ora").write_text(ora.new_game(3).record(), encoding="utf-8")
    with pytest.raises(StudyRefused, match="None of the records could be read: No turn with a choice"):
        upheld(tmp_path)
    (tmp_path / "one.ora").write_text(PASSED.record(), encoding="utf-8")
    found = upheld(tmp_path, budget=6)
    assert (len(found.games), len(found.skipped)) == (1, 1)


def test_a_budget_of_nothing_is_refused_in_a_sentence() -> None:
    with pytest.raises(SystemExit, match="must be a whole number from 6"):
        main(["--games", "1", "--budget", "0"])

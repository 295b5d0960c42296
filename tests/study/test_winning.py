"""What winners do: the recorded games, and what is counted in them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ora_widgets as ora
from ora_widgets.study.refused import StudyRefused
from ora_widgets.study.winning import GROUPS, actions_of, count_games, main, play_games, what_wins


def test_what_a_seat_did() -> None:
    game = ora.new_game(3).play("build G07 0,3; prior; times 1; district 2 hills; done")

    actions = actions_of(game)
    assert actions["R"]["building"] == ["G07"]
    assert actions["R"]["land"] == ["district 1", "plot 0"]
    assert actions["G"] == {"building": [], "settlement": [], "land": ["district 0", "plot 0"], "chain": []}


def test_two_buildings_in_one_turn_are_a_chain() -> None:
    table = ora.Scenario(
        "Two", players=1, round=5, give={"R": "5Gn"}, built={"R": "F04 0,-1; F05 0,3"}, land={"R": "plot 0 coast"}
    )
    game = table.game().play("use F04 prior; times 5; use F05 lay; times 5; times 0; done")

    assert actions_of(game)["R"]["chain"] == ["F04 F05"]


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Twelve games won by the players who build the Kiln."""
    path = tmp_path / "games.jsonl"
    actions = {
        "R": {"building": ["G07"], "settlement": ["S1"], "land": ["district 1"], "chain": ["F04 F05"]},
        "G": {"building": ["G12"], "settlement": [], "land": ["district 0"], "chain": []},
        "B": {"building": [], "settlement": [], "land": ["district 0"], "chain": []},
    }
    lines = [json.dumps([number, [3, "france", "long"], ["R"], [9, 1, 1], actions]) for number in range(12)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def test_those_who_did_a_thing_are_compared_with_all(games: Path) -> None:
    kiln, clay = what_wins(games)

    assert (kiln["choice"], kiln["seats"], kiln["wins"]) == ("Peat Coal Kiln", 12, 100.0)
    assert kiln["difference"] == pytest.approx(100 - 100 / 3)
    assert clay["wins"] == 0.0
    assert kiln["win_low"] > clay["win_high"]
    assert [row["choice"] for row in what_wins(games, most=1)] == ["Peat Coal Kiln"]
    assert [row["choice"] for row in what_wins(games, "chain")] == ["Windmill + Bakery"]
    assert [row["choice"] for row in what_wins(games, "land")] == ["1 district", "no district"]
    assert "This does not show that" in what_wins(games, "settlement").caption()
    assert count_games(games) == {"3 france long": 12}


def test_alone_the_points_are_compared(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    kiln, none = ({"building": built, "settlement": [], "land": [], "chain": []} for built in (["G07"], []))
    lines = [
        json.dumps(
            [
                number,
                [1, "ireland", "long"],
                [],
                [400 + number if number % 2 else 300],
                {"R": kiln if number % 2 else none},
            ]
        )
        for number in range(24)
    ]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")

    (row,) = what_wins(path, players=1, country="ireland")

    assert (row["choice"], row["n"], row["points"]) == ("Peat Coal Kiln", 12, 412.0)
    assert row["low"] < 412.0 < row["high"]
    assert row["difference"] == 56.0
    assert "Mean score: 356 points" in what_wins(path, players=1, country="ireland").caption()


def test_games_are_played_once_and_gone_on_with(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    only = "4 ireland short"

    assert len(play_games(out, 1, only=only).results) == 1
    whole = out.read_text(encoding="utf-8")
    out.write_text(whole[:-9], encoding="utf-8")
    assert len(play_games(out, 1, only=only).results) == 1
    assert out.read_text(encoding="utf-8") == whole
    assert not play_games(out, 1, only=only).results
    assert count_games(out) == {only: 1}


def test_bad_input_is_reported(games: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(StudyRefused, match=", ".join(GROUPS)):
        what_wins(games, "luck")
    with pytest.raises(StudyRefused, match="most"):
        what_wins(games, most=0)
    with pytest.raises(StudyRefused, match="There is no game of this kind"):
        what_wins(games, players=4)
    with pytest.raises(StudyRefused, match="There is no game of this kind"):
        what_wins(tmp_path / "none.jsonl")
    with pytest.raises(StudyRefused, match="3 france long"):
        play_games(games, 1, only="5 spain")
    other = tmp_path / "notes.txt"
    other.write_text("not this\nnor this\n", encoding="utf-8")
    with pytest.raises(SystemExit):
        main([str(other), "--games", "0"])
    assert "line 1 cannot be read" in capsys.readouterr().err

"""The ladder: neighbours play the same openings, games are kept, and an interrupted run ends with the same result."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import ora_widgets as ora
from ora_widgets.bots import Greedy, Search
from ora_widgets.bots.evaluation import HAND_MADE
from ora_widgets.engine import UnknownName
from ora_widgets.lab.ladder import Ladder, bot_named, ladder, main, tables
from ora_widgets.study import StudyRefused, stats


def tiny(folder: Path | None = None, openings: int = 1, **more: object) -> Ladder:
    """Two games for each opening, of two rounds each."""
    terms = {"bots": ["random", "greedy"], "players": [2], "horizon": 2, "seed": 4} | more
    return ladder(folder, openings=openings, **terms)  # type: ignore[arg-type]


def figures(ladder: Ladder) -> str:
    return repr(ladder)


def test_neighbours_meet_and_everybody_sits_in_every_seat() -> None:
    found = tables(("a", "b", "c", "d"), 2)
    assert {frozenset(table) for table in found} == {frozenset(pair) for pair in ("ab", "ac", "bc", "bd", "cd")}
    assert all((other, one) in found for one, other in found)
    assert tables(("a",), 4) == [("a", "a", "a", "a")]


def test_the_evaluation_made_by_hand_has_rungs_of_its_own() -> None:
    greedy, search = bot_named("hand-made-greedy"), bot_named("hand-made-search-7")
    assert isinstance(greedy, Greedy)
    assert greedy.search.values is HAND_MADE
    assert isinstance(search, Search)
    assert (search.values, search.playouts) == (HAND_MADE, 7)
    with pytest.raises(UnknownName, match="hand-made-search-50"):
        bot_named("hand-made-random")


def test_all_tables_of_one_size_have_the_same_openings(tmp_path: Path) -> None:
    ladder(tmp_path, ["random", "greedy"], [2], openings=2, opening=3, horizon=3)
    begun: dict[str, set[tuple[str, ...]]] = {}
    for path in tmp_path.iterdir():
        game = ora.load(path)
        begun.setdefault(path.name.split("_")[1], set()).add(tuple(map(str, game.moves[: game.turn_starts[3]])))
    assert sorted(begun) == ["0000", "0001"]
    assert [len(openings) for openings in begun.values()] == [1, 1]
    assert begun["0000"] != begun["0001"]


def test_the_games_are_kept_and_are_what_was_told(tmp_path: Path) -> None:
    ladder = tiny(tmp_path, openings=2)
    kept = sorted(path.name for path in tmp_path.iterdir())
    assert kept == [f"2_000{k}_{table}.ora" for k in (0, 1) for table in ("greedy_random", "random_greedy")]
    points = [[score.total for score in ora.load(tmp_path / name).score().values()] for name in kept]
    assert sorted(points) == sorted(each for _, each in ladder.arenas[2].games)
    assert len(stats(tmp_path).games) == 4


def test_what_was_interrupted_goes_on_to_the_same_end(tmp_path: Path) -> None:
    whole = tiny(openings=3)

    def interrupt(number: int, _record: str) -> None:
        if number == 2:
            raise KeyboardInterrupt

    broken = tiny(tmp_path, openings=3, on_result=interrupt)
    assert not broken.complete
    assert len([*tmp_path.iterdir()]) == 3
    played: list[int] = []
    again = tiny(tmp_path, openings=3, on_result=lambda number, _record: played.append(number))
    assert len(played) == 3
    assert figures(again) == figures(whole)
    played.clear()
    assert figures(tiny(tmp_path, openings=3, on_result=lambda number, _record: played.append(number))) == figures(
        whole
    )
    assert not played


def test_a_damaged_game_is_played_again(tmp_path: Path) -> None:
    whole = tiny(tmp_path)
    damaged = tmp_path / "2_0000_random_greedy.ora"
    text = damaged.read_text(encoding="utf-8")
    damaged.write_text(text[: len(text) // 2] + " nonsense", encoding="utf-8")
    assert figures(tiny(tmp_path)) == figures(whole)
    assert damaged.read_text(encoding="utf-8") == text


def test_an_executor_changes_nothing() -> None:
    with ThreadPoolExecutor(2) as executor:
        assert figures(tiny(executor=executor)) == figures(tiny())


def test_a_folder_of_another_ladder_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    tiny(tmp_path)
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(StudyRefused, match="another ladder"):
        tiny(tmp_path, seed=5)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


@pytest.mark.parametrize(
    ("terms", "error", "message"),
    [
        ({"bots": ["gredy"]}, ora.UnknownName, "greedy"),
        ({"bots": ["search-0"]}, ora.Refusal, "playouts"),
        ({"bots": ["search-"]}, ora.UnknownName, "search-50"),
        ({"bots": []}, StudyRefused, "at least one bot"),
        ({"bots": ["greedy", "greedy"]}, StudyRefused, "no bot twice"),
        ({"bots": "greedy"}, StudyRefused, "at least one bot"),
        ({"bots": [3]}, ora.UnknownName, "“3”"),
        ({"players": [5]}, StudyRefused, "players"),
        ({"players": []}, StudyRefused, "number of players"),
        ({"openings": 0}, StudyRefused, "openings"),
        ({"opening": -1}, StudyRefused, "opening"),
        ({"country": "wales"}, ora.InvalidSetup, "wales"),
    ],
)
def test_a_ladder_that_there_cannot_be_is_refused(
    tmp_path: Path, terms: dict[str, object], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        tiny(tmp_path / "games", **({"openings": 1} | terms))  # type: ignore[arg-type]
    assert not (tmp_path / "games").exists()


def test_the_command_prints_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main([str(tmp_path), "--bots", "random", "--players", "3", "--length", "short"])
    assert capsys.readouterr().out.splitlines()[0].split()[:3] == ["Players", "Bot", "Games"]


def test_a_ladder_is_drawn_with_every_bot_and_every_size_of_table() -> None:
    drawn = str(tiny(openings=2).plot().to_dict())
    assert all(word in drawn for word in ("greedy", "random", "2 players"))


def test_the_command_says_what_is_wrong_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["ladder", str(tmp_path), "--bots", "gredy"])
    with pytest.raises(SystemExit, match="No bot is called “gredy”"):
        main()

"""Thousands of games in one file, read one by one, filtered and searched."""

from __future__ import annotations

import csv
import gzip
import json
import pickle
import re
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import pyarrow.parquet
import pytest

import ora_widgets as ora
from ora_widgets.game.game import Game
from ora_widgets.study import PositionIndex, StudyRefused, games


def at_random(seed: int, players: int = 3, country: str = "france", plies: int = 60) -> Game:
    game, chance = ora.new_game(players, country), Random(seed)
    while not game.over and game.plies < plies:
        game.play(game.legal_moves.sample(chance))
    return game


def played_out(seed: int) -> Game:
    """A game for three, played at random to its end."""
    game, chance = ora.new_game(3), Random(seed)
    while not game.over:
        game.play(game.legal_moves.sample(chance))
    return game


def test_a_file_of_several_games_is_read_back_with_its_tags(tmp_path: Path) -> None:
    one, other = at_random(1), at_random(2, players=2, country="ireland")
    file = tmp_path / "club.ora"
    file.write_text(f"# event: club evening\n# R: Anna\n{one.record()}\n{other.record()}")
    found = ora.games(str(file))
    assert [game.moves for game in found] == [one.moves, other.moves]
    assert [game.moves for game in found.filter(tags={"event": "club evening"})] == [one.moves]
    again = tmp_path / "again.ora"
    found.save(again)
    assert [entry.tags for entry, _ in ora.games(again).entries()] == [{"event": "club evening", "R": "Anna"}, {}]
    assert [game.moves for game in ora.games(again)] == [one.moves, other.moves]


def test_remarks_are_kept_wherever_they_stand(tmp_path: Path) -> None:
    file, again = tmp_path / "club.ora", tmp_path / "again.ora"
    file.write_text(
        "# A fine game.\nora 1\nplayers 3\ncountry france\n\npass; done\n# Why not wood?\nfell 0,1 wood; done\n" * 2
    )
    ora.games(file).filter(players=3).save(again)
    assert again.read_text().count("# A fine game.") == again.read_text().count("# Why not wood?") == 2
    assert [game.plies for game in ora.games(again)] == [4, 4]


def test_games_in_several_forms_in_one_file_are_read_and_what_is_none_is_named(tmp_path: Path) -> None:
    game, file = ora.new_game(3).play("pass; done"), tmp_path / "mixed.ora"
    file.write_text(
        "\n".join(["Hello!", game.record(), json.dumps(game.to_json()), game.code(), "# event: x", game.record()])
    )
    found = ora.games(file)
    assert [game.plies for game in found] == [2] * 4
    assert [entry.tags for entry, _ in found.entries()] == [{}, {}, {}, {"event": "x"}]
    (skipped,) = found.skipped
    assert skipped.startswith("mixed.ora 1 (mixed.ora:1): ")


def test_a_wrong_move_among_many_games_is_named_and_the_rest_read(tmp_path: Path) -> None:
    whole = [at_random(seed).record() for seed in range(5)]
    whole[3] = whole[3].replace("\n\n", "\n\nbuild G99 0,3; done\n", 1)
    file = tmp_path / "many.ora"
    file.write_text("\n".join(whole))
    found = ora.games(file)
    assert len(list(found)) == 4
    (skipped,) = found.skipped
    assert skipped.startswith("many.ora 4 (many.ora:")
    assert "build G99 0,3" in skipped
    assert "1 record could not be read" in found.caption()


def test_a_collection_that_was_cut_off_keeps_what_is_whole(tmp_path: Path) -> None:
    text = "\n".join(at_random(seed).record() for seed in range(3))
    file = tmp_path / "cut.ora"
    file.write_text(text[:-200] + "\nbui")
    found = ora.games(file)
    assert len(list(found)) == 2
    assert found.skipped[0].startswith("cut.ora 3 (cut.ora:")


def test_games_are_filtered_by_mode_and_by_what_happened() -> None:
    built = ora.new_game(3).play("build G07 0,3; prior; times 1; done")
    found = games([built, ora.new_game(3).play("pass; done"), ora.new_game(4), ora.new_game(3, "ireland")])
    assert len(list(found.filter(players=3))) == 3
    assert [game.setup.country for game in found.filter(country="ireland")] == ["ireland"]
    assert [game.moves for game in found.filter(goal="R built Peat Coal Kiln")] == [built.moves]
    assert [game.setup.players for game in found.filter(where=lambda game: game.setup.players > 3)] == [4]
    with pytest.raises(ora.ParseError):
        found.filter(goal="R bulit Bakery")


def test_games_are_read_only_when_they_are_looked_at(tmp_path: Path) -> None:
    file = tmp_path / "game.ora"
    file.write_text(ora.new_game(2).record())
    found = ora.games(tmp_path)
    file.write_text(at_random(1).record())
    assert found[0].moves == at_random(1).moves
    assert repr(found) == "<Games: 1>"


def test_a_position_is_found_however_it_was_reached() -> None:
    start = "use LR1 lay; take clay; done"
    other = "use LR1 lay; take clay; flip Gn; done"
    ways = [f"{start}; build G07 0,3; prior; times 1; done", f"{start}; pass; done", f"{other}; pass; done"]
    index = games([ora.new_game(3).play(way) for way in ways]).positions()
    assert [(found.name, found.ply, found.turn) for found in index.find(ora.new_game(3).play(start))] == [
        ("1", 3, "build G07 0,3; prior; times 1; done"),
        ("2", 3, "pass; done"),
    ]
    assert index.find(ora.new_game(4)) == []


def test_an_index_is_kept_in_a_file(tmp_path: Path) -> None:
    game = at_random(4)
    index = games([game]).positions(tmp_path / "index.sqlite")
    index.close()
    again = ora.study.PositionIndex(tmp_path / "index.sqlite")
    assert len(again) == len([ply for ply in game.turn_starts if ply <= game.ply])
    assert again.find(game.state_after(0))


def test_continuations_count_what_was_played_and_what_became_of_it() -> None:
    finished = [played_out(seed) for seed in (1, 2)]
    passed = ora.new_game(3).play("pass; done")
    index = games([*finished, passed, passed.copy()]).positions()
    found = index.continuations(ora.new_game(3))
    assert sum(row["n"] for row in found) == 4
    first = found[0]
    assert (first["turn"], first["n"], first["wins"]) == ("pass; done", 2, pytest.approx(float("nan"), nan_ok=True))
    turn = "; ".join(map(str, finished[0].moves[: finished[0].turn_starts[1]]))
    (row,) = [row for row in found if row["turn"] == turn]
    score = finished[0].score()
    assert (row["mean"], row["wins"]) == (score["R"].total, 100 * ("R" in score.winners))
    assert row["example"] == "1"
    assert list(index.continuations(ora.new_game(4))) == []


@pytest.mark.parametrize("content", [b"no database at all, but a letter", None])
def test_an_index_of_something_else_is_refused(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "old.sqlite"
    if content is None:
        with sqlite3.connect(file) as old:
            old.execute("CREATE TABLE positions (key INTEGER, game INTEGER, ply INTEGER)")
    else:
        file.write_bytes(content)
    with pytest.raises(StudyRefused, match="no index of positions of this version"):
        ora.study.PositionIndex(file)
    assert content is None or file.read_bytes() == content


def test_a_csv_file_has_a_row_for_each_game_and_is_read_back(tmp_path: Path) -> None:
    one, other = at_random(1), at_random(2, players=2)
    file = tmp_path / "club.ora"
    file.write_text(f"# event: =1+1\n{one.record()}\n{other.record()}")
    ora.games(file).to_csv(tmp_path / "club.csv")
    with (tmp_path / "club.csv").open(encoding="utf-8", newline="") as rows:
        assert [row["players"] for row in csv.DictReader(rows)] == ["3", "2"]
    found = list(ora.games(tmp_path / "club.csv").entries())
    assert [(entry.name, entry.tags, game.moves) for entry, game in found] == [
        ("club.ora 1", {"event": "=1+1"}, one.moves),
        ("club.ora 2", {}, other.moves),
    ]


def test_a_parquet_file_has_a_row_for_each_game_and_is_read_back(tmp_path: Path) -> None:
    one, other = at_random(1), at_random(2, players=2)
    file = tmp_path / "club.ora"
    file.write_text(f"# event: club evening\n{one.record()}\n{other.record()}")
    ora.games(file).to_parquet(tmp_path / "club.parquet")
    assert pyarrow.parquet.read_table(tmp_path / "club.parquet").column("players").to_pylist() == [3, 2]
    found = list(ora.games(tmp_path / "club.parquet").entries())
    assert [(entry.name, entry.tags, game.moves) for entry, game in found] == [
        ("club.ora 1", {"event": "club evening"}, one.moves),
        ("club.ora 2", {}, other.moves),
    ]


def test_a_table_of_records_alone_is_read(tmp_path: Path) -> None:
    game = at_random(1)
    pyarrow.parquet.write_table(pyarrow.table({"record": [game.record()]}), tmp_path / "own.parquet")
    assert [(entry.name, each.moves) for entry, each in ora.games(tmp_path / "own.parquet").entries()] == [
        ("1", game.moves)
    ]


def test_a_row_a_turn_says_who_played_what_where_and_what_became_of_it() -> None:
    game = played_out(4)
    table = ora.games([game, at_random(5)]).turns().to_arrow()
    rows = [row for row in table.to_pylist() if row["name"] == "1"]
    assert "; ".join(row["turn"] for row in rows) == "; ".join(map(str, game.moves))
    assert rows[0]["key"] == ora.new_game(3).position_key()
    score = game.score()
    assert {row["seat"]: row["points"] for row in rows} == {seat: each.total for seat, each in score.items()}
    assert {row["won"] for row in rows if row["seat"] in score.winners} == {1 / len(score.winners)}
    assert {row["won"] for row in table.to_pylist() if row["name"] == "2"} == {None}


def test_alone_a_lost_game_was_won_by_nobody() -> None:
    game, chance = ora.new_game(1), Random(3)
    while not game.over:
        game.play(game.legal_moves.sample(chance))
    assert not game.score().reached
    assert {row["won"] for row in ora.games([game]).turns()} == {0.0}
    (row, *_) = ora.games([game]).positions().continuations(ora.new_game(1))
    assert row["wins"] == 0


def test_games_are_filtered_by_a_position_however_it_was_reached() -> None:
    one = ora.new_game(3).play("fell 0,1 wood; done; cut 0,0 peat; done; pass; done")
    passed = ora.new_game(3).play("pass; done; pass; done")
    found = ora.games([one, passed, at_random(3)])
    assert [game.moves for game in found.filter(position=one.copy().jump(4))] == [one.moves]
    assert len(list(found.filter(position=ora.new_game(3).now))) == 3
    assert list(found.filter(position=ora.new_game(2))) == []


def test_modes_are_counted_apart_and_chance_has_its_share() -> None:
    rest = {2: "pass; done", 4: "done"}
    built = [ora.new_game(players).play(f"build G07 0,3; skip; {rest[players]}") for players in (2, 4, 4)]
    found = ora.games(built)
    assert {mode: len(each) for mode, each in found.by_mode().items()} == {
        (2, "france", "long"): 1,
        (4, "france", "long"): 2,
    }
    assert found.by_mode()[4, "france", "long"].stats()[0]["chance"] == 25
    assert found.stats()[0]["chance"] == pytest.approx((50 + 25 + 25) / 3)


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("other.parquet", b"PAR1 cut off"),
        ("other.csv", b"name,event\none,two\n"),
    ],
)
def test_a_table_without_games_is_named_and_the_other_files_are_read(tmp_path: Path, name: str, content: bytes) -> None:
    (tmp_path / name).write_bytes(content)
    (tmp_path / "whole.ora").write_text(at_random(1).record())
    found = ora.games(tmp_path)
    assert len(list(found)) == 1
    (skipped,) = found.skipped
    assert skipped.startswith(f"{name}: “{name}” is no table of games: it needs a column “record”")


@pytest.mark.parametrize("sign", ["=", "+", "-", "@"])
def test_no_text_of_a_csv_file_is_a_formula(tmp_path: Path, sign: str) -> None:
    (tmp_path / f"{sign}1.ora").write_text(ora.new_game(2).record())
    ora.games(tmp_path).to_csv(tmp_path / "all.csv")
    assert f"\n'{sign}1.ora,2," in (tmp_path / "all.csv").read_text(encoding="utf-8")


def test_position_keys_are_the_same_in_another_process() -> None:
    chance = Random(9)
    game = at_random(9, plies=200)
    plies = chance.sample(range(game.plies), 20)
    code = f"import ora_widgets as ora; game = ora.load({game.code()!r}); print([game.jump(p).position_key() for p in {plies}])"
    there = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONHASHSEED": "77", "PYTHONPATH": ":".join(sys.path)},
    ).stdout
    assert there.strip() == str([game.jump(ply).position_key() for ply in plies])
    # These numbers are in users' databases: changing the key changes a format.
    assert ora.new_game(3).position_key() == START_OF_THREE
    assert len({game.jump(ply).position_key() for ply in range(game.plies + 1)}) > 100


def test_a_file_of_thousands_of_games_is_read_to_its_end(tmp_path: Path) -> None:
    record = ora.new_game(3).play("pass; done").record() + "# " + "a remark " * 1_000 + "\n"
    (tmp_path / "many.ora").write_text(record * 2_500)  # more than any single game needs
    found = ora.games(tmp_path / "many.ora")
    assert len(found) == 2_500
    assert found[2_499].plies == 2


def test_a_collection_may_be_packed_and_what_was_cut_off_is_named(tmp_path: Path) -> None:
    whole = gzip.compress("\n".join(at_random(seed).record() for seed in range(3)).encode())
    (tmp_path / "cut.ora.gz").write_bytes(whole[:-100])
    (tmp_path / "whole.ora.gz").write_bytes(whole)
    found = ora.games(tmp_path)
    assert [entry.name for entry, _ in found.entries()][-3:] == [f"whole.ora.gz {number}" for number in (1, 2, 3)]
    assert any(each.startswith("cut.ora.gz") for each in found.skipped)


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_marks_and_line_ends_of_other_systems_do_no_harm(tmp_path: Path, end: str) -> None:
    text = f"# event: club evening\n\n{at_random(1).record()}\n# R: Anna\n{at_random(2).record()}"
    (tmp_path / "club.ora").write_bytes(b"\xef\xbb\xbf" + text.replace("\n", end).encode())
    found = list(ora.games(tmp_path / "club.ora").entries())
    assert [(entry.tags, game.moves) for entry, game in found] == [
        ({"event": "club evening"}, at_random(1).moves),
        ({"R": "Anna"}, at_random(2).moves),
    ]


def test_folders_in_folders_and_names_of_files_are_collections(tmp_path: Path) -> None:
    (tmp_path / "2026" / "may").mkdir(parents=True)
    files = [tmp_path / "one.ora", tmp_path / "2026" / "may" / "one.ora"]
    for seed, file in enumerate(files):
        file.write_text(at_random(seed).record())
    (tmp_path / ".hidden").write_text("nothing for us")
    assert [entry.name for entry, _ in ora.games(tmp_path).entries()] == ["2026/may/one.ora", "one.ora"]
    assert [game.moves for game in ora.games(map(str, files))] == [at_random(seed).moves for seed in (0, 1)]


def test_cards_are_counted_in_files_of_several_games(tmp_path: Path) -> None:
    file = tmp_path / "several.ora"
    file.write_text((ora.new_game(3).play("build G07 0,3; skip; done").record() + "\n") * 2)
    assert ora.study.stats(file)[0]["n"] == 2


def test_games_are_not_added_twice_to_an_index(tmp_path: Path) -> None:
    file, index = tmp_path / "club.ora", tmp_path / "index.sqlite"
    file.write_text("\n".join(at_random(seed).record() for seed in (1, 2)))
    ora.games(file).positions(index).close()
    file.write_text("\n".join(at_random(seed).record() for seed in (1, 2, 3)))
    again = ora.games(file).positions(index)
    assert [found.name for found in again.find(ora.new_game(3))] == ["club.ora 1", "club.ora 2", "club.ora 3"]


def test_two_at_a_time_make_the_same_index_and_name_what_they_cannot_read() -> None:
    several = games([*(at_random(seed) for seed in range(45)), "ora 1\nplayers 9"])
    alone = several.positions()
    with ThreadPoolExecutor(2) as executor:
        index = several.positions(executor=executor)
    assert index.find(ora.new_game(3)) == alone.find(ora.new_game(3))
    assert len(index) == len(alone)
    (skipped,) = several.skipped
    assert skipped.startswith("46: ")


def test_an_index_that_was_interrupted_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    several, asked = games([at_random(seed, plies=9) for seed in range(25)]), iter(range(45))

    def interrupted() -> bool:
        return next(asked, None) == 1

    monkeypatch.setattr("ora_widgets.study.jobs.called_off", interrupted)
    index = several.positions(tmp_path / "index.sqlite")
    assert (index.complete, len(index.find(ora.new_game(3)))) == (False, 20)
    assert index.add(several) == []
    assert (index.complete, len(index.find(ora.new_game(3)))) == (True, 25)


@pytest.mark.parametrize(
    "mode", [{"country": "France"}, {"players": 5}, {"length": "medium"}, {"players": 1, "length": "short"}]
)
def test_modes_that_there_are_not_are_refused_and_do_not_look_empty(mode: dict[str, Any]) -> None:
    with pytest.raises(ora.InvalidSetup):
        games([ora.new_game(3)]).filter(**mode)
    with pytest.raises(ora.InvalidSetup):
        ora.study.explorer([ora.new_game(3)]).buildings(**{"players": 3, **mode})


def test_a_file_that_is_not_there_is_no_empty_collection(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        games(tmp_path / "none.ora")
    several = games([tmp_path / "none.ora", ora.new_game(3)])
    assert len(list(several)) == 1
    assert several.skipped[0].startswith("none.ora: ")


def test_games_that_were_filtered_can_be_sent_away(tmp_path: Path) -> None:
    found = games([ora.new_game(3), ora.new_game(2)]).filter(players=2)
    assert [game.setup.players for game in pickle.loads(pickle.dumps(found))] == [2]


def test_where_there_is_no_sqlite_the_rest_works_and_an_index_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ora_widgets.study.position_index.sqlite3", None)
    several = games([ora.new_game(3).play("pass; done")])
    assert len(ora.study.explorer(several).continuations(ora.new_game(3))) == 1
    with pytest.raises(ImportError, match="sqlite3"):
        several.positions()


def test_an_index_that_somebody_else_keeps_for_himself_is_not_taken_for_a_strange_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("ora_widgets.study.position_index.LOCK_SECONDS", 0)
    games([ora.new_game(3)]).positions(tmp_path / "index.sqlite").close()
    with closing(sqlite3.connect(tmp_path / "index.sqlite")) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StudyRefused, match="cannot be used: database is locked"):
            ora.study.PositionIndex(tmp_path / "index.sqlite")


def test_a_closed_index_can_be_shown_and_no_file_has_every_name() -> None:
    made = games([ora.new_game(2)]).positions()
    with pytest.raises(StudyRefused, match="No game here is called"):
        made.game("\ud800")
    made.close()
    assert repr(made) == "<PositionIndex>"
    strange: list[Any] = ["a\0b", 5, None, "\ud800"]
    for path in strange:
        with pytest.raises(ora.WrongArgument):
            games([ora.new_game(2)]).positions(path)


def test_an_index_where_none_can_be_says_so(tmp_path: Path) -> None:
    with pytest.raises(StudyRefused, match="cannot be used: unable to open"):
        games([ora.new_game(3)]).positions(tmp_path / "nowhere" / "index.sqlite")


def test_nothing_at_all_is_refused(tmp_path: Path) -> None:
    for nothing in (list[Game](), tmp_path):
        with pytest.raises(StudyRefused, match="There are no records"):
            games(nothing)


START_OF_THREE = 5156483801194947062


def small(turn: str = "pass; done") -> str:
    return ora.new_game(3).play(turn).record()


def test_a_wrong_move_is_named_by_number_and_line_and_the_rest_is_read(tmp_path: Path) -> None:
    wrong = small("fell 0,1 wood; done").replace("wood", "stone")
    games = [f"# event: {number}\n{wrong if number == 713 else small()}" for number in range(1, 1001)]
    (tmp_path / "many.ora").write_text("\n".join(games))
    found = ora.games(tmp_path / "many.ora")
    assert len([*found]) == 999
    lines = (tmp_path / "many.ora").read_text().splitlines()
    [(number, line, line_text)] = re.findall(
        r"^many\.ora (\d+) \(many\.ora:(\d+)\): .*“(.*?)”, cannot", found.skipped[0]
    )
    assert (number, lines[int(line) - 1], line_text) == ("713", "# event: 713", "fell 0,1 stone")


def test_a_log_of_a_site_amid_records_is_a_game_of_its_own(tmp_path: Path) -> None:
    log = ora.new_game(3, rulings="kennerspiel").play("fell 0,1 joker; done").kennerspiel()
    (tmp_path / "mixed.ora").write_text(f"{small()}{log}{ora.new_game(2).code()}\n{log}")
    found = ora.games(tmp_path / "mixed.ora")
    assert [game.ply for game in found] == [2, 2, 0, 2]
    assert found.skipped == []


@pytest.mark.parametrize("packed", [False, True])
def test_a_file_as_windows_writes_it_is_read(tmp_path: Path, packed: bool) -> None:
    data = f"# event: Zażółć\n{small()}\n{small()}".replace("\n", "\r\n").encode("utf-16")
    path = tmp_path / ("games.ora.gz" if packed else "games.ora")
    path.write_bytes(gzip.compress(data) if packed else data)
    assert [entry.tags for entry, _ in ora.games(path).entries()] == [{"event": "Zażółć"}, {}]


@pytest.mark.parametrize("between", [",", ";", "\t"])
def test_a_table_is_read_whatever_stands_between_its_columns(tmp_path: Path, between: str) -> None:
    with (tmp_path / "games.csv").open("w", newline="", encoding="utf-8-sig") as file:
        rows = csv.writer(file, delimiter=between)
        rows.writerows([["record", "name"], [small(), "one"], ["", "two"], [small(), "three"]])
    found = ora.games(tmp_path / "games.csv")
    assert [entry.name for entry, _ in found.entries()] == ["one", "three"]
    assert found.skipped[0].startswith("two (games.csv:2): ")


def test_a_cell_longer_than_any_record_spoils_its_own_row_alone(tmp_path: Path) -> None:
    long = "# " + "x" * 200_000 + "\n" + small()
    with (tmp_path / "games.csv").open("w", newline="") as file:
        csv.writer(file).writerows([["record"], [small()], [long], ["x" * 6_000_000], [small()]])
    usual = csv.field_size_limit()
    found = ora.games(tmp_path / "games.csv")
    assert len([*found]) == 3
    assert {why[0] for why in found.skipped} <= {"3", "4"}  # it is longer than any line, and arrives in two pieces
    assert csv.field_size_limit() == usual


def test_an_empty_table_is_no_table_of_games(tmp_path: Path) -> None:
    (tmp_path / "empty.csv").write_text("")
    found = ora.games(tmp_path / "empty.csv")
    assert [*found] == []
    assert "needs a column “record”" in found.skipped[0]


def test_collections_and_studies_can_be_joined() -> None:
    mine = ora.games([ora.new_game(3), ora.new_game(2)])
    played = ora.study.arena({"a": None, "b": None}, 2, country="ireland", length="short")
    both = ora.games([mine, ora.new_game(4), played])
    assert [entry.name for entry in both.collected_games()] == ["1 1", "1 2", "2", "3 0", "3 1"]
    assert [game.setup.players for game in both] == [3, 2, 4, 2, 2]
    assert both.find_game("3 1") == played.game(1)
    with ProcessPoolExecutor(1) as executor:
        assert ora.study.stats(both, executor=executor).rows() == ora.study.stats(both).rows()


OLDER = ["config PLAYERS 3", "config LENGTH LONG", "config COUNTRY FRANCE"]


@pytest.mark.parametrize("written", [
    lambda games: "".join(f"https://some.one/ora/#{game.code()}\n" for game in games),
    lambda games: "".join(f"Anna and Bo: {game.code()}  # good\n" for game in games),
    lambda games: " ".join(game.code() for game in games),
    lambda games: "".join(f"\ufeff# event: club\n{game.record()}" for game in games),  # files that were joined
    lambda games: "".join("\n\n".join(OLDER) + "\nstart\ncommit\n" for _ in games),
    lambda games: "".join("config 3 france long\nstart R G B\ncut_peat 0 0\ncommit\n" for _ in games),
])  # fmt: skip
@pytest.mark.parametrize("ending", ["txt", "ora"])
def test_each_game_of_a_text_is_a_game_of_its_own(
    written: Callable[[list[Game]], str], ending: str, tmp_path: Path
) -> None:
    given = [ora.new_game(3).play("pass; done"), ora.new_game(3).play("fell 0,1 wood"), ora.new_game(3)]
    (tmp_path / f"many.{ending}").write_text(written(given))
    found = games(tmp_path / f"many.{ending}")
    assert ([game.setup.players for game in found], found.skipped) == ([3, 3, 3], [])


def test_a_list_in_json_and_a_page_are_read_whole(tmp_path: Path) -> None:
    (tmp_path / "many.json").write_text(
        json.dumps([ora.new_game(2).to_json(), {"ora": 1}, ora.new_game(3).to_json()], indent=1)
    )
    found = games(tmp_path / "many.json")
    assert [game.setup.players for game in found] == [2, 3]
    assert found.skipped[0].startswith("many.json 2: ")
    code = ora.new_game(2).code()
    page = (
        ora.save_html(ora.new_game(3), tmp_path / "game.html")
        .read_text()
        .replace("<body", f"<p>{code} {code}</p>\n{code}\n<body")
    )
    assert [game.setup.players for game in games(page)] == [3]


def test_a_heading_longer_than_a_cell_spoils_its_own_file_alone(tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_text(f"record,{'x' * 200_000}\n")
    (tmp_path / "b.ora").write_text(ora.new_game(2).record())
    found = games(tmp_path)
    assert (len(list(found)), found.skipped[0][:7]) == (1, "a.csv: ")


def test_names_and_remarks_that_are_no_text_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "g.ora").write_text(ora.new_game(2).record())
    with suppress(OSError):  # not every file system allows such names
        (tmp_path / "in" / "g.ora").rename(tmp_path / "in" / "g\udcff.ora")
    for found in (games(tmp_path / "in"), games(["# players: half a \ud800\n" + ora.new_game(2).record()])):
        for write in (found.save, found.to_csv, found.to_parquet, found.turns().to_csv):
            write(tmp_path / "written")
        assert found.positions().find(ora.new_game(2))[0].name == found.rows()[0][0]


def test_an_empty_text_is_not_the_folder_that_this_runs_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.ora").write_text(ora.new_game(2).record())
    monkeypatch.chdir(tmp_path)
    assert list(games("")) == []


@pytest.mark.parametrize("goal", ["B built F05", "W has 1 wood", "turn W", "R has 1 wood; B points 0"])
def test_a_goal_of_somebody_who_does_not_play_is_not_reached(goal: str) -> None:
    assert [len(game.setup.seats) for game in games([ora.new_game(2), ora.new_game(1)]).filter(goal=goal)] in ([], [1])


def test_what_is_no_position_is_refused_and_no_game_is_far_away() -> None:
    found = games([ora.new_game(2)])
    strange: list[Any] = [5, ora.new_game(2).code()]
    for position in strange:
        with pytest.raises(StudyRefused):
            found.filter(position=position)
    with pytest.raises(IndexError):
        found[10**30]


def test_games_are_filtered_by_a_function_and_by_values_that_are_no_texts() -> None:
    found = ora.games([f"# round: 7\n{small()}", small()])
    assert len(found.filter(lambda game: game.ply == 2)) == 2
    assert len(found.filter(tags={"round": 7})) == 1
    with pytest.raises(StudyRefused, match="must be values by name"):
        found.filter(tags="round: 7")  # type: ignore[arg-type]
    with pytest.raises(StudyRefused, match="must be a function"):
        found.filter(3)  # type: ignore[arg-type]


def test_a_table_in_memory_is_taken_as_its_file_is() -> None:
    games = ora.games([ora.new_game(2).play("pass; pass; done"), ora.new_game(3)])
    names = [each.name for each in games.collected_games()]
    records = [game.record() for game in games]
    table = pyarrow.table({"name": names, "record": records})
    frames: list[Any] = [table, table.to_pandas(), Polars(table.to_pylist())]
    for frame in frames:
        again = ora.games(frame)
        assert ([each.name for each in again.collected_games()], [*again]) == (names, [*games])
    assert [*ora.games(table["record"])] == [*ora.games(table.to_pandas()["record"])] == [*games]
    with pytest.raises(StudyRefused, match="“DataFrame” is no table of games"):
        ora.games(table.to_pandas().drop(columns="record"))


class Polars:
    """A table in the form of polars."""

    def __init__(self, rows: list[dict[str, object]]) -> None:
        self.columns, self.to_dicts = [*rows[0]], lambda: rows


def test_games_are_found_from_another_folder_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "club").mkdir()
    (tmp_path / "club" / "one.ora").write_text(ora.new_game(2).record(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    folder, file, index = ora.games("club"), ora.games("club/one.ora"), PositionIndex("club.db")
    monkeypatch.chdir("/")
    assert len([*folder]) == len([*file]) == 1
    index.add(folder)
    again = pickle.loads(pickle.dumps(index))
    assert again.find(ora.new_game(2)) == index.find(ora.new_game(2)) != []
    index.close()
    again.close()
    with pytest.raises(StudyRefused, match="index in memory"):
        pickle.dumps(PositionIndex(":memory:"))


@pytest.mark.parametrize("place", ["one.ora", 1.0, None, [1, 2]])
def test_what_is_no_place_of_a_game_says_how_one_is_found(place: object) -> None:
    with pytest.raises(StudyRefused, match=r"a slice such as \[:3\]"):
        ora.games([ora.new_game(2)])[place]


async def answers_later(*_: object) -> bool:
    """An awaitable that nobody awaits."""
    return False


@pytest.mark.parametrize(
    "ask",
    [
        lambda game: ora.games([game]).filter(answers_later),  # type: ignore[arg-type]  # that is the mistake
        lambda game: ora.study.playouts(game, n=1, on_result=answers_later),
        lambda game: game.on_change(answers_later),
    ],
)
def test_a_function_whose_answer_nobody_awaits_is_refused(ask: Callable[[Game], object]) -> None:
    with pytest.raises(ora.Refusal, match="nobody here awaits its answer"):
        ask(ora.new_game(2))

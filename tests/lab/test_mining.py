"""Puzzles found in games: what makes a turn a puzzle, and a search that continues after an interruption."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import ora_widgets as ora
from ora_widgets.lab.mine import MiningJob, choose_varied, found_in, main, mine, search_game
from ora_widgets.lab.mining import (
    MiningOptions,
    differs,
    game_of_record,
    grade_of,
    greedy_points,
    idea,
    is_another_idea,
    is_verified,
    puzzles_in,
    puzzles_of_turn,
    solves,
)
from ora_widgets.lessons.tasks_from_games import mined_puzzles
from ora_widgets.scenarios.found_records import LEAD, PuzzleRecord, moves_of
from ora_widgets.study.refused import StudyRefused
from ora_widgets.study.simulation import bots_game

RECORDS = [puzzle.record for puzzle in mined_puzzles()]
SMALL = min(RECORDS, key=lambda record: record.ways)
LITTLE = MiningOptions(budget=40, most=1)  # too little for most turns, so that a game is searched quickly


def test_a_puzzle_is_found_again_where_it_was_found() -> None:
    game = game_of_record(SMALL)

    (found,) = puzzles_of_turn(game.setup, game.now, MiningOptions(), "again")
    assert (found.best, found.second, found.ways, found.position) == (
        SMALL.best,
        SMALL.second,
        SMALL.ways,
        SMALL.position,
    )
    assert is_verified(found, 2_500)


def smallest(measure: str) -> PuzzleRecord:
    """The puzzle of a measure with the fewest ways."""
    return min((puzzle.record for puzzle in mined_puzzles() if puzzle.measure == measure), key=lambda each: each.ways)


@pytest.mark.parametrize("measure", [LEAD, "turns"])
def test_what_a_turn_leaves_and_a_race_against_bots_are_found_again(measure: str) -> None:
    record = smallest(measure)
    game = game_of_record(record)

    found = puzzles_of_turn(game.setup, game.now, MiningOptions(budget=8_000), "again")
    # The grade depends on the bots' seeds.
    assert record in [replace(each, grade=record.grade) for each in found]
    assert is_verified(record, 2_500)
    assert not is_verified(replace(record, solution="pass; done"), 2_500)


def test_a_denial_that_gains_too_little_is_none() -> None:
    record = smallest(LEAD)
    game = game_of_record(record)
    picky = MiningOptions(clear=record.best - record.second + 1)

    assert all(each.measure != LEAD for each in puzzles_of_turn(game.setup, game.now, picky, "picky"))


def test_a_turn_is_no_puzzle_with_less_than_a_clear_best_way() -> None:
    game = game_of_record(SMALL)

    assert not list(puzzles_of_turn(game.setup, game.now, MiningOptions(clear=SMALL.best - SMALL.second + 1), "clear"))
    assert not list(puzzles_of_turn(game.setup, game.now, MiningOptions(budget=SMALL.ways // 2), "cut"))


def test_a_wrong_record_does_not_stand() -> None:
    assert not is_verified(replace(SMALL, second=SMALL.second - 1), 2_500)
    assert not is_verified(replace(SMALL, solution=SMALL.tempting), 2_500)
    assert not solves(replace(SMALL, solution="build S1 9,9; done"), "build S1 9,9; done")


def test_ideas_are_reported_apart_by_what_is_done_not_by_what_is_paid() -> None:
    one, same = moves_of("settle S1 1,3; pay Gn Pn; done"), moves_of("settle S1 1,3; pay Sh; done")

    assert idea(one) == idea(same) != idea(moves_of("settle S2 1,3; done"))


def test_nobody_needs_to_search_for_what_the_first_glance_finds() -> None:
    record = min((record for record in RECORDS if not record.reply), key=lambda record: record.ways)
    game = game_of_record(record)

    assert greedy_points(game.now, game.setup.seats.index(record.seat)) < record.best


def test_a_game_without_a_turn_holds_none() -> None:
    assert not list(puzzles_in(ora.new_game(3)))


def test_mining_goes_on_where_it_was(tmp_path: Path) -> None:
    game = tmp_path / "game.ora"
    game.write_text(bots_game(4).jump(30).record(), encoding="utf-8")
    broken = tmp_path / "broken.ora"
    broken.write_text("no game", encoding="utf-8")
    out = tmp_path / "found.jsonl"

    first = mine(out, 0, [game, broken], LITTLE)
    assert [bool(dug.refused) for _, dug in first.in_order()] == [False, True]
    whole = out.read_text(encoding="utf-8")
    out.write_text(whole[:-5], encoding="utf-8")  # an interruption in the middle of a line
    again = mine(out, 0, [game, broken], LITTLE)
    assert len(again.results) == 1
    assert out.read_text(encoding="utf-8") == whole
    assert not mine(out, 0, [game, broken], LITTLE).results
    assert found_in(out) == []


def test_the_same_seed_finds_the_same(tmp_path: Path) -> None:
    assert bots_game(4).record() == bots_game(4).record() != bots_game(4, seed=1).record()
    assert search_game(MiningJob("a", 4, game_of_record(SMALL).record(), MiningOptions())) == search_game(
        MiningJob("a", 4, game_of_record(SMALL).record(), MiningOptions())
    )


def test_bad_input_of_the_miner_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "notes.txt"
    other.write_text("not this\nnor this\n", encoding="utf-8")

    with pytest.raises(StudyRefused, match=r"notes.txt is not a file of puzzles: line 1 cannot be read"):
        mine(other, 0)
    with pytest.raises(StudyRefused):
        mine(tmp_path / "new.jsonl", 0, hunt=MiningOptions(budget=0))
    with pytest.raises(SystemExit):
        main([str(other), "--games", "0"])
    assert "not a file of puzzles" in capsys.readouterr().err


def of_another_game(record: PuzzleRecord, number: int) -> PuzzleRecord:
    """A puzzle with another answer, as if from another game."""
    built = {**record.position, "built": {"R": f"F05 0,{number}"}}
    return replace(record, position=built, solution=f"use G{number:02} lay; done")


def test_what_ships_is_as_varied_as_it_comes() -> None:
    alike = [replace(of_another_game(SMALL, more), best=SMALL.best + more, themes=("chain",)) for more in range(5)]
    themes = ("land", "denial", "ending")
    others = [replace(of_another_game(SMALL, 8 + at), themes=(theme,)) for at, theme in enumerate(themes)]

    chosen = choose_varied([*alike, *others], 8)

    assert all(other in chosen for other in others)
    assert [record.grade for record in chosen] == sorted(record.grade for record in chosen)


def test_what_ships_has_no_more_than_two_of_a_game_and_a_quarter_of_a_theme() -> None:
    themes = ("land", "denial", "ending", "chain")
    answers = [of_another_game(SMALL, more).solution for more in range(4)]
    game = of_another_game(SMALL, 1)
    same = [replace(game, solution=line, themes=(theme,)) for line, theme in zip(answers, themes, strict=True)]
    apart = [replace(of_another_game(SMALL, more), themes=("land",)) for more in range(9)]

    assert len(choose_varied(same, 4)) == 2
    assert len(choose_varied(apart, 300)) == 2
    assert choose_varied([replace(SMALL, themes=())], 1) == []


def test_land_that_nothing_comes_of_is_no_other_idea() -> None:
    wanted = idea(moves_of("use F05 lay; times 2; done"))

    assert not differs(idea(moves_of("district -1 hills; use F05 lay; times 2; done")), wanted)
    assert differs(idea(moves_of("use F04 lay; done")), wanted)
    assert differs(wanted, idea(moves_of("district -1 hills; use F05 lay; done")))


def test_the_same_idea_stopped_half_way_is_no_other_idea() -> None:
    wanted = idea(moves_of("build G01 1,3; prior; enter G06; trade 3energy; done"))

    assert not is_another_idea(idea(moves_of("build G01 1,3; skip; done")), wanted)
    assert not is_another_idea(idea(moves_of("plot 1 coast; build G01 1,3; skip; done")), wanted)
    assert is_another_idea(idea(moves_of("build G01 1,3; prior; enter G07; times 0; done")), wanted)


def test_of_puzzles_that_nearly_repeat_each_other_one_ships() -> None:
    themes = ("land", "denial", "ending", "chain")
    apart = [of_another_game(SMALL, more).position for more in range(4)]
    same = [replace(SMALL, position=there, themes=(theme,)) for there, theme in zip(apart, themes, strict=True)]

    assert len(choose_varied(same, 4)) == 1


def test_a_short_answer_is_not_among_the_hardest() -> None:
    assert grade_of(5, moves_of("use F05 lay; times 2; done")) == 3
    assert grade_of(5, moves_of("contract F05 coins; use F04 lay; done")) == 5


def test_the_command_says_what_there_is_and_writes_what_ships(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ship = tmp_path / "ship.txt"
    main([str(tmp_path / "new.jsonl"), "--games", "0", "--ship", str(ship)])

    assert "Puzzles: 0" in capsys.readouterr().out
    assert ship.read_text(encoding="utf-8") == ""
    with pytest.raises(SystemExit):
        main([str(tmp_path / "new.jsonl"), "--games", "0", "--ship", str(ship), "--count", "0"])
    assert "is not a number for count" in capsys.readouterr().err

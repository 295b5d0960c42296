"""Arenas and records: who wins, how strong players are, and what they build."""

from __future__ import annotations

from math import isnan
from pathlib import Path
from random import Random

import pytest

import ora_widgets as ora
from ora_widgets.study import StudyRefused, arena, stats
from ora_widgets.study.contest import seatings
from ora_widgets.study.elo import elo_intervals, ratings
from ora_widgets.support.arguments import WrongArgument
from tests.study.helpers import Chancy, First, short


def test_an_arena_changes_the_seats() -> None:
    result = arena({"a": None, "b": Chancy()}, n=8, players=4, length="short")

    assert {names for names, _ in result.games} == {("a", "b", "a", "b"), ("b", "a", "b", "a")}
    assert [row["n"] for row in result] == [16, 16]
    assert sum(row["elo"] for row in result) == pytest.approx(3000)
    for row in result:
        assert row["elo_low"] < row["elo"] < row["elo_high"]
        assert row["win_low"] <= row["wins"] <= row["win_high"]
    assert repr(result).splitlines()[0].split() == [
        "Bot",
        "Games",
        "Mean",
        "Wins",
        "%",
        "from",
        "to",
        "Elo",
        "from",
        "to",
        "No",
        "answer",
    ]


def test_the_better_bot_is_first() -> None:
    result = arena({"first": First(), "chance": None}, n=6, players=4, length="short", country="ireland")

    assert result[0]["bot"] == "chance"
    assert result[0]["elo"] > result[1]["elo"]


def test_games_with_an_opening_differ_and_a_table_has_the_same_one_in_every_seating() -> None:
    def contest(opening: int) -> list[list[int]]:
        result = arena({"a": First(), "b": First()}, n=4, players=2, length="short", opening=opening, horizon=10)
        return [points for _, points in result.games]

    assert len({str(points) for points in contest(0)}) == 1
    one, turned, another, _ = contest(2)
    assert one == turned != another


def test_an_arena_goes_on_after_an_interrupt_and_can_be_made_larger() -> None:
    numbers: list[int] = []

    def interrupt(number: int, _: object) -> None:
        numbers.append(number)
        if number == 4:
            raise KeyboardInterrupt

    bots = {"chance": None, "first": First()}
    stopped = arena(bots, n=8, country="ireland", length="short", opening=2, on_result=interrupt)
    assert (stopped.complete, len(stopped.games)) == (False, 5)
    rest = stopped.more(2, on_result=lambda number, _: numbers.append(number))
    whole = arena(bots, n=10, country="ireland", length="short", opening=2)
    assert (rest.complete, rest.games, rest.to_json()) == (True, whole.games, whole.to_json())
    assert numbers == list(range(10))
    assert rest.game(7).moves == whole.game(7).moves


def test_alone_only_points_count() -> None:
    result = arena({"chance": None, "first": First()}, n=4, players=1)

    assert [row["n"] for row in result] == [2, 2]
    assert all(isnan(row["elo"]) and row["wins"] == 0 for row in result)  # nobody reaches 500 points by chance
    assert result[0]["mean"] > result[1]["mean"]


def test_every_table_and_every_seat_comes_up() -> None:
    assert seatings(("a", "b", "c"), 2, 6) == [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")]
    assert seatings(("a",), 3, 1) == [("a", "a", "a")]
    both = seatings(("a", "b"), 3, 6)
    assert sum(table.count("a") for table in both) == sum(table.count("b") for table in both)


@pytest.mark.parametrize("bots", [{}, None, 7, ["a"]])
def test_an_arena_without_bots_is_refused(bots: object) -> None:
    with pytest.raises(StudyRefused, match="at least one bot"):
        arena(bots)


def test_what_an_arena_refuses() -> None:
    with pytest.raises(WrongArgument, match="“7” does not fit bots; it must be a bot"):
        arena({"a": 7})
    with pytest.raises(StudyRefused, match="is not a number for opening"):
        arena({"a": None}, opening=-1)
    with pytest.raises(StudyRefused, match="is not a number for n"):
        arena({"a": None}, n=0)
    with pytest.raises(ora.InvalidSetup):
        arena({"a": None}, players=7)


def test_elo_numbers_explain_the_results() -> None:
    games = [[(0, 1, 1.0)]] * 30 + [[(0, 1, 0.0)]] * 10
    strong, weak = ratings(2, games)

    # Three wins in four are 191 points apart; the prior brings them slightly closer.
    assert 170 < strong - weak < 191
    (low, high), _ = elo_intervals(2, games)
    assert low < strong < high
    assert high - low < 200


def test_a_bot_that_always_wins_has_a_finite_number_and_an_open_interval() -> None:
    games = [[(0, 1, 1.0)]] * 10
    strong, _ = ratings(2, games)
    (low, high), _ = elo_intervals(2, games)

    assert 1600 < strong < 2200
    assert high - low > 150


def test_equal_bots_are_equal() -> None:
    rng = Random(1)
    games = [[(0, 1, float(rng.random() < 0.5)), (1, 2, float(rng.random() < 0.5))] for _ in range(200)]

    assert all(low < 1500 < high for low, high in elo_intervals(3, games))


# ---- records


def play_game(seed: int) -> ora.Game:
    game, rng = short(), Random(seed)
    while not game.over:
        game.play(game.legal_moves.sample(rng))
    return game


GAMES = [play_game(seed) for seed in range(3)]


def test_cards_are_counted() -> None:
    result = stats([game.record() for game in GAMES])

    for row in result:
        games = [
            game for game in GAMES if any(m.verb in ("build", "settle") and m[1] == row["card"] for m in game.moves)
        ]
        assert row["built"] == len(games)
        assert row["n"] == 3
        assert 1 <= row["round"] <= 13
        assert 0 <= row["win_low"] <= row["wins"] <= row["win_high"] <= 100
    assert {row["name"] for row in result} >= {"Farming Village"}
    assert result.rows() == stats(GAMES).rows() == stats([game.code() for game in GAMES]).rows()


@pytest.mark.parametrize("name", ["no/such/folder", "games/"])
def test_a_folder_that_is_not_there_is_reported(name: str) -> None:
    with pytest.raises(StudyRefused, match="No such file or directory"):
        stats(name)


def test_a_folder_of_records(tmp_path: Path) -> None:
    for number, game in enumerate(GAMES):
        (tmp_path / f"{number}.ora").write_text(game.record(), encoding="utf-8")

    assert stats(tmp_path).rows() == stats(str(tmp_path)).rows() == stats(GAMES).rows()


def test_one_builders_card() -> None:
    game = ora.new_game(3).play("build G07 0,3; prior; times 1; done; use LG1 lay; take clay; done")
    result = stats(game)[0]

    assert (result["card"], result["built"], result["round"], result["used"], result["wins"]) == ("G07", 1, 1, 1, 100)


def test_what_cannot_be_read_is_named() -> None:
    result = stats([GAMES[0], "rubbish", "ora 1\nplayers 9\ncountry france\n"])

    assert len(result.skipped) == 2
    assert "2 records could not be read; the first one: " in repr(result)


@pytest.mark.parametrize(
    ("records", "message"), [([], "no records"), (["rubbish"], "None of the records"), (7, "None of")]
)
def test_no_records_are_refused(records: object, message: str) -> None:
    with pytest.raises(StudyRefused, match=message):
        stats(records)  # type: ignore[arg-type]

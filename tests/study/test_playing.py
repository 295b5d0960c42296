"""Playouts and comparisons: their figures and seeds, and refusals."""

from __future__ import annotations

import json
from math import isnan
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.engine import play, sample, score
from ora_widgets.study import StudyRefused, arena, playouts, what_if
from ora_widgets.support.arguments import WrongArgument
from tests.study.helpers import Chancy, Cheat, Faulty, First, GivesWay, short


def test_playouts_are_random_games() -> None:
    from random import Random

    game = short().play("fell 0,2 wood; done")
    result = playouts(game, n=3, seed=7)
    state, rng = game.now.copy(), Random("7:2")
    while not state.over:
        play(state, sample(state, rng))

    assert [points[2] for points in result.scores.values()] == [score(state, seat).total for seat in range(4)]


def test_the_table_of_playouts() -> None:
    result = playouts(short(), n=25)

    assert [row["seat"] for row in result] == list("RGBW")
    for row in result:
        assert row["n"] == 25
        assert row["low"] < row["mean"] < row["high"]
        assert row["q05"] <= row["q25"] <= row["median"] <= row["q75"] <= row["q95"]
    assert sum(row["wins"] for row in result) == pytest.approx(100)
    assert repr(result).splitlines()[0].split()[:3] == ["Seat", "Games", "Mean"]
    assert result._repr_html_().count("<tr>") == 5
    assert result.figures("R").n == len(result.scores["R"]) == 25
    assert len(result) == 4
    assert result[0]["seat"] == "R"


def test_the_game_stays_as_it_was() -> None:
    game = short()
    before = game.now.copy()
    playouts(game, n=2)
    what_if(game, ["pass", "fell 0,2 wood; done"], n=1)

    assert game.now == before
    assert game.plies == 0


def test_the_same_seed_gives_the_same_games_and_another_others() -> None:
    assert playouts(short(), n=4, seed=1).scores == playouts(short(), n=4, seed=1).scores
    assert playouts(short(), n=4, seed=1).scores != playouts(short(), n=4, seed=2).scores


def test_more_games_begin_with_the_same_ones() -> None:
    few, many = playouts(short(), n=3), playouts(short(), n=45)

    assert all(many.scores[seat][:3] == few.scores[seat] for seat in "RGBW")


@pytest.mark.parametrize("bot", [First(), Chancy(), {"R": First()}, {"R": None, "G": Chancy()}])
def test_bots_may_play(bot: object) -> None:
    game = ora.new_game(1, "ireland") if not isinstance(bot, dict) else short()
    first = playouts(game, n=2, bot=bot, seed=3)

    assert first.scores == playouts(game, n=2, bot=bot, seed=3).scores
    assert first.scores != playouts(game, n=2, seed=3).scores


def test_a_bot_with_chance_plays_other_games_each_time() -> None:
    points = playouts(ora.new_game(1, "ireland"), n=5, bot=Chancy()).scores["R"]

    assert len(set(points)) > 1


def test_the_bots_of_the_house_play() -> None:
    scenario = ora.scenario("last-visit")
    result = playouts(scenario, n=3, bot=ora.bots.Greedy())

    assert len(set(result.scores["R"])) == 1
    assert result.figures("R").mean >= playouts(scenario, n=3).figures("R").mean


def test_a_scenario_will_do_but_not_a_game_that_is_over() -> None:
    assert playouts(ora.scenario("last-visit"), n=3).complete
    over = ora.scenario("last-visit").game()
    while not over.over:
        over.play(over.legal_moves[-1])
    with pytest.raises(StudyRefused, match="The game is over"):
        playouts(over, n=3)


def test_a_single_game_has_no_interval() -> None:
    row = playouts(short(), n=1)[0]

    assert isnan(row["low"])
    assert isnan(row["sd"])


@pytest.mark.parametrize(("give", "wins"), [("", 0), ("70Rq", 100)])
def test_alone_a_win_is_the_goal_reached(give: str, wins: float) -> None:
    """F13.11."""
    game = ora.Scenario("Rich", players=1, round=32, give={"R": give}).game()
    assert playouts(game, n=2)[0]["wins"] == wins
    assert what_if(game, ["pass"], n=2, measure="win")[0]["mean"] == wins / 100


# ---- where a game for two is stopped


def test_a_game_for_two_is_stopped_by_the_horizon_of_the_study() -> None:
    game = ora.new_game(2, "ireland", "short")
    result = playouts(game, n=3, bot=GivesWay(), horizon=40)
    assert (result.stopped, result.horizon) == (3, 40)
    said = "The study stopped 3 games at its horizon, after round 40; by the rules they were not over."
    assert said in repr(result).splitlines()
    assert f"<p>{said.replace(chr(39), '&#x27;')}</p>" in result._repr_html_()
    assert what_if(game, ["pass"], n=2, bot=GivesWay(), horizon=30).stopped == 2
    duel = arena({"a": GivesWay(), "b": GivesWay()}, n=1, horizon=30)
    assert "The study stopped one game at its horizon, after round 30" in repr(duel)


def test_the_horizon_stops_no_game_that_ends_by_itself() -> None:
    result = playouts(short(), n=2, horizon=1)
    assert (result.stopped, result.scores) == (0, playouts(short(), n=2).scores)
    assert "horizon" not in repr(result)


def test_a_horizon_is_a_number_of_rounds() -> None:
    for horizon in (0, -3, 1.5, None):
        with pytest.raises(StudyRefused, match="is not a number for horizon; it must be a whole number from 1"):
            playouts(short(), n=1, horizon=horizon)  # type: ignore[arg-type]


@pytest.mark.parametrize("n", [0, -1, 1.5, "many", None, True, 10**9])
def test_a_budget_of_nothing_is_refused(n: Any) -> None:
    with pytest.raises(StudyRefused, match="is not a number for n; it must be a whole number from 1"):
        playouts(short(), n=n)
    with pytest.raises(StudyRefused, match="is not a number for n"):
        what_if(short(), ["pass"], n=n)


@pytest.mark.parametrize("game", [None, "R", ora.Game, 7])
def test_what_is_no_game_is_refused(game: object) -> None:
    with pytest.raises(StudyRefused, match="neither a game nor a scenario"):
        playouts(game)


@pytest.mark.parametrize("bot", [7, "Greedy", Chancy, {"R": 7}])
def test_what_is_no_bot_is_refused(bot: object) -> None:
    with pytest.raises(WrongArgument, match=r"does not fit bot; it must be a bot: ora\.bots\.Greedy\(\), an object"):
        playouts(short(), n=1, bot=bot)


def test_a_bot_for_a_seat_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ora.UnknownName, match="Nobody sits at “X”"):
        playouts(short(), n=1, bot={"X": First()})
    with pytest.raises(ora.UnknownName, match="Nobody sits at “X”"):
        playouts(short(), n=1, bot={"X": None})


def test_a_bot_that_cheats_or_fails_is_reported() -> None:
    with pytest.raises(ora.Refusal) as cheated:
        playouts(short(), n=1, bot=Cheat())
    with pytest.raises(ora.Refusal) as clicked:
        short().play("build G07 9,9")
    assert str(cheated.value) == str(clicked.value)
    assert "Cheat" in cheated.value.__notes__[0]
    assert "answered “build G07 9,9”" in cheated.value.__notes__[0]
    with pytest.raises(ZeroDivisionError, match="a mistake"):
        playouts(short(), n=1, bot=Faulty())


# ---- comparisons


def test_a_better_line_is_better() -> None:
    game = ora.scenario("last-visit").game()
    result = what_if(game, {"wonder": "use G34 prior; times 1; done", "nothing": "pass; done"}, n=40)

    assert result.best == "wonder"
    apart = result.difference("nothing", "wonder")
    assert apart.high < 0
    assert [row["line"] for row in result] == ["wonder", "nothing"]
    assert (result[0]["difference"], round(result[1]["difference"], 6)) == (None, round(apart.mean, 6))


def test_lines_are_played_with_the_same_chance() -> None:
    result = what_if(short(), {"one": "fell 0,2 wood", "two": "fell 0,2 wood"}, n=12)

    assert set(result.difference("one", "two")[1:4]) == {0.0}


def test_the_measures() -> None:
    game = short()
    points = what_if(game, ["fell 0,2 wood"], n=6)
    leads = what_if(game, ["fell 0,2 wood"], n=6, measure="lead")
    wins = what_if(game, ["fell 0,2 wood"], n=6, measure="win")
    others = what_if(game, ["fell 0,2 wood"], n=6, seat="G")

    line = "fell 0,2 wood"
    assert all(leads.values[line][i] < points.values[line][i] for i in range(6))
    assert [value > 0 for value in wins.values[line].values()] == [value >= 0 for value in leads.values[line].values()]
    assert others.values != points.values


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (["build G07 9,9"], "The line “build G07 9,9” cannot be played from here"),
        (["build G07"], "could mean several moves"),
        ([7], "cannot be played"),
        ([], "is not a list of lines"),
        ("pass", "is not a list of lines"),
        (None, "is not a list of lines"),
    ],
)
def test_bad_lines_are_refused(lines: Any, message: str) -> None:
    with pytest.raises(StudyRefused, match=message):
        what_if(short(), lines, n=1)


def test_unknown_measures_and_seats_are_refused() -> None:
    with pytest.raises(StudyRefused, match="There is no measure “glory”; there are score, lead, win"):
        what_if(short(), ["pass"], measure="glory")
    with pytest.raises(ora.UnknownName, match="Nobody sits at “X”"):
        what_if(short(), ["pass"], seat="X")


def test_more_games_are_those_of_a_larger_study() -> None:
    whole = playouts(short(), n=30, seed=4)
    parts = playouts(short(), n=4, seed=4).more(25).more(1)
    assert parts.scores == whole.scores
    assert parts.to_json() == whole.to_json()


def test_a_study_goes_on_after_an_interrupt_where_it_stopped() -> None:
    def interrupt(batch: int, result: Any) -> None:
        if batch == 5:
            raise KeyboardInterrupt

    played: list[int] = []
    stopped = playouts(short(), n=20, on_result=interrupt)
    assert not stopped.complete
    rest = stopped.more(on_result=lambda _, result: played.append(len(result)))
    assert rest.complete
    assert rest.scores == playouts(short(), n=20).scores
    assert sum(played) == 20 - len(stopped.outcomes)
    assert rest.more().scores == rest.scores


def test_a_comparison_goes_on_after_an_interrupt_and_can_be_made_larger() -> None:
    def interrupt(batch: int, result: Any) -> None:
        if batch == 5:
            raise KeyboardInterrupt

    lines = {"pass": "pass; done", "fell": "fell 0,2 wood; done"}
    stopped = what_if(short(), lines, n=20, on_result=interrupt)
    assert not stopped.complete
    assert {name: len(values) for name, values in stopped.values.items()} == {"pass": 3, "fell": 3}
    rest = stopped.more(4)
    whole = what_if(short(), lines, n=24)
    assert (rest.complete, rest.to_json()) == (True, whole.to_json())


def test_the_game_behind_a_comparison_can_be_looked_at() -> None:
    result = what_if(short(), ["pass; done", "fell 0,2 wood; done"], n=9, measure="lead")
    best = result.example("fell 0,2 wood; done", 1)
    points = {seat: score.total for seat, score in best.score().items()}
    assert str(best.moves[0]) == "fell 0,2 wood"
    assert points.pop("R") - max(points.values()) == max(result.values["fell 0,2 wood; done"].values())
    with pytest.raises(StudyRefused, match="There is no line “build”"):
        result.example("build")


def test_the_game_behind_a_figure_can_be_looked_at() -> None:
    game = short().play("fell 0,2 wood; done")
    result = playouts(game, n=21, bot={"R": ora.bots.Greedy()})
    for share, expected in (
        (0, min(result.scores["R"])),
        (1, max(result.scores["R"])),
        (0.5, sorted(result.scores["R"])[10]),
    ):
        example = result.example("R", share)
        assert example.moves[: game.ply] == game.moves
        assert example.score()["R"].total == expected
    with pytest.raises(StudyRefused, match="“2” is not a number for share; it must be a number from 0 to 1"):
        result.example("R", 2)


@pytest.mark.parametrize("n", [-1, 1.5, "3"])
def test_no_such_number_of_more_games(n: Any) -> None:
    with pytest.raises(StudyRefused, match="for n; it must be a whole number from 0"):
        playouts(short(), n=1).more(n)


def test_a_result_as_json_says_what_nobody_knows() -> None:
    result = json.loads(playouts(short(), n=1).to_json())
    assert (result["complete"], result["why"]) == (True, "")
    assert [row["seat"] for row in result["rows"]] == list("RGBW")
    assert result["rows"][0]["low"] is None

"""The schedule of a game, checked against the tables of the rules (F15, F17)."""

from __future__ import annotations

import pytest

import ora_widgets as ora
from ora_widgets.game.schedule import Round

PHASES = {
    (1, "long"): [("A", 12), ("B", 16), ("C", 22), ("D", 26), ("E", 32)],
    (2, "short"): [("A", 7), ("B", 14), ("C", 21), ("D", 28)],
    (2, "long"): [("A", 7), ("B", 14), ("C", 21), ("D", 28)],
    (3, "short"): [("A", 3), ("B", 5), ("C", 7), ("D", 9), ("E", 13)],
    (4, "short"): [("A", 3), ("B", 5), ("C", 7), ("D", 9), ("E", 13)],
    (3, "long"): [("A", 6), ("B", 11), ("C", 15), ("D", 20), ("E", 25)],
    (4, "long"): [("A", 7), ("B", 10), ("C", 16), ("D", 19), ("E", 25)],
}
BOLD = {(3, "long"): [3, 2, 3, 2], (4, "long"): [3, 2, 4, 3], (3, "short"): [3, 2, 1, 3], (4, "short"): [3, 1, 3, 1]}
ENTRIES = {
    (1, "long"): [],
    (2, "short"): [("grapes", 11), ("stone", 18)],
    (2, "long"): [("grapes", 11), ("stone", 18)],
    (3, "short"): [("grapes", 4), ("stone", 6)],
    (4, "short"): [("grapes", 4), ("stone", 6)],
    (3, "long"): [("grapes", 8), ("stone", 13)],
    (4, "long"): [("grapes", 8), ("stone", 13)],
}


@pytest.mark.parametrize(("players", "length"), PHASES)
def test_phases_and_entries(players: int, length: str) -> None:
    rounds = ora.new_game(players, "france", length).schedule()
    assert [(r.phase, r.number) for r in rounds if r.phase] == PHASES[players, length]
    assert [(name, r.number) for r in rounds for name in r.enters] == ENTRIES[players, length]


@pytest.mark.parametrize(("players", "length"), BOLD)
def test_checking_numbers_name_the_start_player_and_are_bold_where_a_pile_is_dealt(players: int, length: str) -> None:
    rounds = ora.new_game(players, "ireland", length).schedule()
    assert [r.check for r in rounds] == [(r.number - 1) % players + 1 for r in rounds]
    assert [r.check for r in rounds if r.bold] == BOLD[players, length]


def test_ireland_has_no_grapes_and_only_the_short_game_for_more_gives_goods() -> None:
    assert all("grapes" not in r.enters for r in ora.new_game(3, "ireland").schedule())
    gifts = [r.gifts for r in ora.new_game(3, "france", "short").schedule()]
    assert all(gifts[:12])
    assert not gifts[12]
    assert not any(r.gifts for r in ora.new_game(3, "france").schedule())


def test_the_schedule_begins_with_the_round_that_is_played_and_says_how_the_game_ends() -> None:
    game = ora.new_game(3, "france").play("pass; done; pass; done; pass; done; pass; done")
    schedule = game.schedule()
    assert isinstance(schedule[0], Round)
    assert (schedule[0].number, schedule[0].start) == (2, "G")
    assert "settlement phase A" in repr(schedule)
    assert schedule.ending.endswith(".")
    assert schedule.ending in repr(schedule)
    assert ">settlement phase A</td>" in schedule._repr_html_()


def test_where_the_game_ends_with_the_display_the_schedule_says_so() -> None:
    assert "pile D" in ora.new_game(2, "france", "short").schedule().ending
    stopped = ora.new_game(2, "france", "short").schedule(horizon=60)
    assert stopped.ending.endswith("bots and studies stop after round 60.")
    assert "horizon" not in ora.new_game(3, "france").schedule(horizon=60).ending
    assert "32" in ora.new_game(1, "france").schedule().ending


@pytest.mark.parametrize("rulings", ["official", "kennerspiel", "weblabora", ora.Rulings(gifts_after_phase=True)])
def test_gifts_and_phase_of_a_round_are_listed_in_the_order_in_which_they_come(rulings: str | ora.Rulings) -> None:
    """D7: gifts come with the rotation, unless a ruling places them after the phase."""
    game = ora.new_game(3, "france", "short", rulings=rulings)
    plan = {r.number: r.news("en") for r in game.schedule()}
    number = next(number for number, news in plan.items() if "settlement phase A" in news)
    assert len(plan[number]) == 2
    while game.now.pending[-1].kind != "settle":
        game.play("pass; done")
    received = sum(game.now.players[0].goods) - sum(count for _, count in game.now.mode.goods)
    gifts_came_first = received == 2 * number  # two tiles for every round
    assert gifts_came_first is plan[number][0].startswith("everybody receives")
    assert gifts_came_first is not isinstance(rulings, ora.Rulings)
    rows = ora.new_game(3, "france", "short", rulings=rulings).schedule().rows()
    assert [row[3] for row in rows][number - 1] == ", ".join(plan[number])


def test_an_indicator_enters_before_the_gifts() -> None:
    plan = {r.number: r.news("en") for r in ora.new_game(3, "france", "short").schedule()}
    assert plan[4][0] == "the grapes indicator enters"


def test_each_mode_ends_by_its_own_rule() -> None:
    """A refusal after the end cites the rule that ended the game."""
    from ora_widgets.engine.modes import OFFICIAL

    numbers = {key: mode.end_rule for key, mode in OFFICIAL.items()}
    assert numbers == {
        (1, "long"): "F13.10", (2, "short"): "F10.7", (2, "long"): "F11.6", (3, "short"): "F9.6", (3, "long"): "F9.6",
        (4, "short"): "F9.6", (4, "long"): "F9.6",
    }  # fmt: skip

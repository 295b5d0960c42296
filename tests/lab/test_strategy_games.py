"""Finding turns for the strategy track: which turns are examined, and what they teach."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

import ora_widgets as ora
from ora_widgets.bots import Deadline, Search
from ora_widgets.game.search import text
from ora_widgets.lab import strategy_games
from ora_widgets.lab.strategy_games import find_theme, leading_turns, people_tasks, tasks_in, turns_of
from ora_widgets.lessons.strategy_turns import found_turns
from ora_widgets.scenarios.found_records import actions_of, moves_of


def test_a_turn_is_found_whose_best_idea_is_clearly_ahead() -> None:
    step = found_turns()["where-to-live"][0]
    first = leading_turns(step.game().play(step.solution))[0]

    assert first.ply == 0
    assert actions_of(first.best) == actions_of(moves_of(step.solution))
    assert not actions_of(first.best) <= actions_of(first.second)
    assert first.lead >= strategy_games.CLEAR_LEAD


def test_a_theme_is_told_by_what_is_done() -> None:
    game = ora.lesson("where-to-live", "fishing").step.game()
    theme = find_theme(game, game.now, moves_of("settle S4 -1,-1; pay 2Pt; done"))

    assert theme is not None
    assert theme[:2] == ("where-to-live", "settle")


OLDER = "config PLAYERS 3\nconfig LENGTH LONG\nconfig COUNTRY FRANCE\nstart\ncut_peat 0 1\ncommit\nuse LG3\ncommit\n"


def test_every_turn_of_people_is_looked_at_by_the_usual_rulings() -> None:
    game = ora.load(OLDER)
    assert game.setup.rulings != ora.Rulings()
    here = dict(turns_of(game))
    assert list(here) == [ply for ply in game.turn_starts if ply < game.plies]
    assert {each.setup.rulings for each in here.values()} == {ora.Rulings()}


def test_a_turn_of_people_says_whether_they_had_the_same_idea(monkeypatch: pytest.MonkeyPatch) -> None:
    record = found_turns()["tempo"][0].record
    monkeypatch.setattr(strategy_games, "HINT_PLAYOUTS", 4)
    monkeypatch.setattr(strategy_games, "verify", lambda name, *_: replace(record, game=name))
    monkeypatch.setattr(strategy_games, "find_theme", lambda *_: ("tempo", "keep-them", {}))
    best = next(iter(turns_of(ora.load(OLDER))))[1]
    advised = Search(playouts=4, seed=0).ranked(best.now, Deadline(playouts=4))[0]
    for line, played in ((text(advised.line.moves), "same"), ("fell 1,1 wood; done", "other")):
        found = next(people_tasks("people-mine", ora.new_game(3).play(line)))
        assert (found.game, found.facts["played"]) == ("people-mine", played)


def test_a_theme_that_has_enough_tasks_is_not_searched_for() -> None:
    game = ora.lesson("where-to-live", "fishing").step.game()
    game.play("settle S4 -1,-1; pay 2Pt; done")
    full = Counter({"settle": strategy_games.MAX_OF_A_THEME})

    assert list(tasks_in("mine", game, full)) == []

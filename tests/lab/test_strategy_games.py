"""Finding turns for the strategy track: which turns are looked at, and what they teach."""

from __future__ import annotations

from collections import Counter

import ora_widgets as ora
from ora_widgets.lab import strategy_games
from ora_widgets.lab.strategy_games import leading_turns, tasks_in, themed
from ora_widgets.lessons.found_turn import found_turns
from ora_widgets.scenarios.strategy_record import actions_of, moves_of


def test_a_turn_is_found_whose_best_idea_is_clearly_ahead() -> None:
    step = found_turns()["where-to-live"][0]
    first = leading_turns(step.game().play(step.solution))[0]

    assert first.ply == 0
    assert actions_of(first.best) == actions_of(moves_of(step.solution))
    assert not actions_of(first.best) <= actions_of(first.second)
    assert first.lead >= strategy_games.CLEAR


def test_a_theme_is_told_by_what_is_done() -> None:
    game = ora.lesson("where-to-live", "fishing").step.game()
    theme = themed(game, game.now, moves_of("settle S4 -2,-1; pay 2Pt; done"))

    assert theme is not None
    assert theme[:2] == ("where-to-live", "settle")


def test_a_theme_that_has_enough_tasks_is_not_searched_for() -> None:
    game = ora.lesson("where-to-live", "fishing").step.game()
    game.play("settle S4 -2,-1; pay 2Pt; done")
    full = Counter({"settle": strategy_games.MAX_OF_A_THEME})

    assert list(tasks_in("mine", game, full)) == []

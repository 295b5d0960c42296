"""The strategy lessons: positions are from their games, and the texts are true."""

from __future__ import annotations

import re
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets import walkthroughs
from ora_widgets.engine import score
from ora_widgets.engine.goods import BY_NAME, GOODS
from ora_widgets.engine.modes import mode
from ora_widgets.language.fluent import languages
from ora_widgets.lessons.strategy import STRATEGY, GamePosition

STEPS = {f"{row.name}/{step.name}": step for row in STRATEGY for step in row.steps}
every_step = pytest.mark.parametrize("key", STEPS)
every_language = pytest.mark.parametrize("language", languages())
PARTS = ("text", "task", "hint-1", "hint-2", "hint-3", "learnt")


def figures(text: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", text)]


PLACED = {key: step.position for key, step in STEPS.items() if isinstance(step.position, GamePosition)}


@pytest.mark.parametrize("key", PLACED)
def test_a_position_is_that_of_its_game(key: str) -> None:
    where = PLACED[key]
    unchanged: dict[str, Any] = dict(GamePosition(where.walkthrough, where.ply))
    game = ora.walkthrough(where.walkthrough).go(where.ply).game
    here = ora.Scenario(key, **unchanged).game()

    assert here.now.key() == game.now.key()


def test_every_walkthrough_serves_two_lessons_at_most_and_every_two_lessons_have_one() -> None:
    assert len(walkthroughs()) >= len(STRATEGY) // 2
    assert {where.walkthrough for where in PLACED.values()} <= set(walkthroughs())


@every_step
@every_language
def test_the_words_count_what_the_engine_counts(key: str, language: str) -> None:
    """All counts of points in the texts come from the position, equally in every language."""
    step = STEPS[key]
    for part in PARTS:
        mine, english = step.words(part, language), step.words(part, "en")
        assert sorted(figures(mine)) == sorted(figures(english)), part
        assert "{" not in mine


@pytest.mark.parametrize("key", [key for key, step in STEPS.items() if re.search(r"(\w) points \d+", step.goal)])
def test_the_points_of_a_goal_are_more_than_there_are_and_no_more_than_the_shown_line_brings(key: str) -> None:
    step = STEPS[key]
    found = re.search(r"(\w) points (\d+)", step.goal)
    assert found is not None
    game = step.scenario.game()
    seat = game.setup.seats.index(found[1])
    before = score(game.now, seat).total
    after = score(game.play(step.solution).now, seat).total

    assert before < int(found[2]) <= after or key == "endings-for-two/end-it"
    if not step.goal.startswith("over") and key not in ("tempo/nobody-home", "turn-price/two-in-one"):
        assert found[2] in step.words("task", "en") or f"{step.scenario.game().now.mode.goal}" in step.words(
            "task", "en"
        )


def best(key: str, without: str = "") -> float:
    """The most points that any turn gains from a task's position, except turns that play a card."""
    found = ora.study.best_turn(STEPS[key].scenario, n=200, value="score", budget=3000)
    return max(float(row["value"]) for row in found if not without or without not in row["line"])


def test_without_the_coast_the_other_settlements_score_less() -> None:
    assert best("where-to-live/fishing", "settle S4") < 30 <= best("where-to-live/fishing")


def test_what_the_texts_say_of_goods_and_wheels() -> None:
    points = {name: GOODS[BY_NAME[name]].points for name in ("ceramic", "ornament", "wonder", "wine")}
    assert points == {"ceramic": 3, "ornament": 4, "wonder": 30, "wine": 1}
    assert list(mode(3, "long").wheel[:6]) == [0, 2, 3, 4, 5, 6]
    assert mode(1, "long").goal == 500
    for players, falls in ((2, False), (3, False), (4, False), (1, True)):
        for prices in (mode(players, "long").districts, mode(players, "long").plots):
            assert list(prices) == sorted(prices, reverse=falls)
    assert mode(2, "short").display_end == 1


def test_waiting_for_wood_is_worth_one_and_two_players_come_before() -> None:
    step = STEPS["wheel-ahead/next-value"]
    game = step.scenario.game()
    assert game.to_move == "G"
    seats: list[Any] = []
    game.play("pass; done")
    while game.to_move != "G":
        seats.append(game.to_move)
        game.play("pass; done")
    assert seats == ["B", "R"]
    assert game.round == 4
    from ora_widgets.engine.steps.wheel import value

    assert value(game.now, "wood") == int(step.answer)


def test_after_the_end_has_begun_the_other_player_has_one_action() -> None:
    game = STEPS["endings-for-two/end-it"].scenario.game()
    game.play("contract G22 coins; take stone; build F11 -2,-1; done")
    assert game.to_move == "G"
    game.play("pass")
    assert [
        str(move) for move in game.legal_moves if move.verb in ("use", "fell", "cut", "build", "contract", "pass")
    ] == []


def test_the_bots_did_not_end_the_game_and_green_came_back() -> None:
    walk = ora.walkthrough("nobody-ends-it").go(249)
    lead = walk.game.score()
    after = walk.go(walk.tree.length - 1).game
    assert not after.over
    assert lead["R"].total > lead["G"].total
    assert after.score()["G"].total > after.score()["R"].total


def test_tasks_of_more_than_a_turn_are_answered() -> None:
    assert {key for key, step in STEPS.items() if step.answered} == {
        key for key, step in STEPS.items() if step.solution.removesuffix("; done").count("done") > 0
    }

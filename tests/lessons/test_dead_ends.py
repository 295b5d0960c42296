"""A task that can no longer be solved says so, and no other one does."""

from __future__ import annotations

import pytest

import ora_widgets as ora
from ora_widgets.language.fluent import languages, say
from ora_widgets.lessons import Session, lessons
from ora_widgets.lessons.rule_tasks import RULE_PRACTICE
from ora_widgets.lessons.step_on_board import dead_end
from ora_widgets.scenarios.goals import read_goal
from tests.lessons.practice_attempts import EVERY

LESSONS = {**lessons(), "practice": RULE_PRACTICE}


def open_task(key: str, language: str = "en") -> Session:
    lesson, _, name = key.partition("/")
    return Session(LESSONS[lesson], name, language=language)


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("building/make-room", "cut 0,0 peat; pass"),
        ("land/a-district", "fell 0,1 wood"),
        ("clergymen/coming-home", "build G07 0,3; done"),
        ("clergymen/coming-home", "pass; done"),
        ("goods/bread", "use F04 lay; times 2"),
        ("goods/wonder", "use G34 lay"),
        ("goods/bread", "use LR1 lay"),
        ("wheel/grapes", "fell -1,2 wood"),
        ("work-contracts/a-drink", "contract LG1 wine"),
        ("practice/before-the-price-rises", "build F21 0,3"),
        ("practice/standing-there", "use LR2 lay; take grain"),
        ("practice/the-second-action", "use LR1 lay; take clay; fell 0,1 wood"),
        ("practice/nothing-on-the-wheel", "fell 0,1 wood; pass"),
        ("food/not-now", "use LG1 lay; take clay"),
        ("two-players/phase-a", "use LG1 lay; take clay; pass; done"),
        ("practice/turns-are-rounds", "use LR1 prior; take clay"),
        ("two-players/three-in-a-row", "fell 0,1 wood; pass; done; use LG1 lay; take clay; done"),
        ("practice/not-yet-grapes", "use F14 lay; take grapes"),
        ("practice/not-yet-grapes", "use F14 lay; take joker"),
        ("practice/into-the-bonus-round", "pass; done; use LR1 prior; skip"),
        ("practice/into-the-bonus-round", "pass; done; use F24 prior; times 1"),
        ("practice/all-three-neutral", "place G07 0,1; skip"),
        ("clergymen/in-order", "pass; done; use LG1 lay; take joker"),
        ("bonus-round/when", "pass; done; use LG1 prior; take clay"),
    ],
)
@pytest.mark.parametrize("language", languages())
def test_a_dead_end_is_named_until_it_is_left(key: str, line: str, language: str) -> None:
    session = open_task(key, language)
    named = say("lesson-dead-end", language)
    session.game.play(line)

    assert session.check().sentence.endswith(named)
    assert session.panel()["verdict"].endswith(named)
    session.restart().game.play(session.step.solution)
    assert session.check().kind == "solved"


@pytest.mark.parametrize("language", languages())
def test_where_a_task_has_no_end_it_is_said_that_it_cannot_be_done_as_soon_as_it_was_meant(language: str) -> None:
    session = open_task("food/shanty-town", language)
    session.game.play("flip Gn")
    named = say("lesson-dead-end-here", language, turns=1)
    assert session.check().sentence.endswith(named)
    assert session.panel()["verdict"].endswith(named)
    session.restart().game.play(session.step.solution)
    assert session.check().kind == "solved"


@pytest.mark.parametrize(
    ("goal", "line", "lost"),
    [
        ("G built G12", "build G12 0,3", True),
        ("R built G12", "build G12 0,3", False),
        ("R built G12 1,3", "build G12 0,3", True),
        ("R built G07 0,3", "build G12 0,3", True),
        ("R built G07 0,1", "build G12 0,3", False),
        ("R took 2Wo 0,1", "fell 0,1 joker; done", False),
        ("R took 3Wo 0,1", "fell 0,1 joker; done", True),
        ("R took 3Wo -1,0", "fell 0,1 joker; done", False),
        ("R has 9Wr", "build G12 0,3", False),
        ("round 1; G home 3", "use LR1 lay; take clay; done; use LG1 lay", True),
        ("round 2; G home 3", "use LR1 lay; take clay; done; use LG1 lay", False),
        ("G home 3", "use LR1 lay; take clay; done; use LG1 lay", False),
    ],
)
def test_what_stands_elsewhere_or_was_felled_is_lost_in_any_task(goal: str, line: str, lost: bool) -> None:
    assert dead_end(read_goal(goal), ora.new_game(3).play(line)) is lost


def test_what_can_be_made_up_for_later_is_no_dead_end() -> None:
    session = open_task("food/shanty-town")
    session.game.play("done")
    assert say("lesson-dead-end", "en") not in session.check().sentence


def test_as_early_as_possible_is_not_some_rounds_later() -> None:
    session = open_task("food/new-cards")
    session.game.play("done; done; done; pass; done; pass; done; pass; done; build G19 0,3; skip")
    assert session.check().kind == "not-yet"


def test_a_search_that_is_not_through_claims_nothing() -> None:
    session = open_task("goods/wonder")
    session.game.play("use G34 lay")
    goal = read_goal(session.step.goal)

    assert dead_end(goal, session.game)
    assert not dead_end(goal, session.game, limit=5)


def test_where_the_rest_of_the_solution_still_leads_there_nothing_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    session = open_task("short-game/gifts")
    session.game.play("pass; done; use LG3 lay")
    monkeypatch.setattr("ora_widgets.lessons.step_on_board.moments_after", lambda *_: pytest.fail("searched"))
    assert session.check().kind == "not-yet"


def test_drawing_searches_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    session = open_task("land/a-district")
    session.game.play("fell 0,1 wood")
    monkeypatch.setattr("ora_widgets.lessons.session.dead_end", lambda *_: pytest.fail("searched"))
    assert session.panel()["verdict"] == ""


def on_the_way(key: str, line: str) -> list[str]:
    """The moves of a line before which the task was called a dead end."""
    session = open_task(key)
    goal, start = read_goal(session.step.goal), session.game.ply
    wrong, place = [], start
    for move in line.split("; "):
        if [*map(str, session.game.moves[place : place + 1])] == [move]:
            place += 1  # a bot has played it
            continue
        if session.step.check(session.game, start, language="en"):
            break
        if dead_end(goal, session.game, start):
            wrong.append(move)
        place = session.game.ply + 1
        session.game.play(move)
    return wrong


@pytest.mark.parametrize("key", [step.name for step in RULE_PRACTICE.steps if "turns" in step.goal])
def test_no_move_of_the_solution_leads_into_a_dead_end(key: str) -> None:
    assert on_the_way(f"practice/{key}", open_task(f"practice/{key}").step.solution) == []


def test_where_the_neutral_player_builds_over_a_building_no_space_is_full() -> None:
    assert on_the_way("practice/no-room-but-on-top", "place G07 0,4") == []


@pytest.mark.long
@pytest.mark.parametrize("key", EVERY)
def test_nothing_that_is_right_leads_into_a_dead_end(key: str) -> None:
    assert all(on_the_way(key, line) == [] for line in EVERY[key].right)

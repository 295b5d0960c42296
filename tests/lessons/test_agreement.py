"""What the written tasks of the strategy track teach, a search of more than ten seconds, a hint and the teaching game agree, or the chapter says why not."""

from __future__ import annotations

import pytest

import ora_widgets as ora
from ora_widgets.bots.review_run import turns_played
from ora_widgets.language.fluent import has, languages
from ora_widgets.lessons.strategy_turns import OpeningTurn, opening_turns
from ora_widgets.lessons.tasks_from_games import line_in_words
from ora_widgets.widget.teacher import comment_on
from tests.lessons.agreement import TAUGHT, is_current, kept_rows, same_idea, search_task

KEPT = kept_rows()
every_task = pytest.mark.parametrize("name", TAUGHT)


@every_task
def test_the_position_and_the_turn_of_a_task_are_those_that_were_searched(name: str) -> None:
    assert is_current(name, KEPT), f"python -m tests.lessons.agreement {name}"


def test_nothing_is_kept_of_tasks_that_are_gone() -> None:
    assert KEPT.keys() == TAUGHT.keys()


@every_task
def test_a_search_and_a_hint_play_what_a_task_teaches_or_the_task_quotes_them(name: str) -> None:
    step, row = TAUGHT[name], KEPT[name]
    other = next((turn for turn in (row.search, row.hint) if not same_idea(step, turn)), "")
    assert step.preferred == other


@every_task
def test_the_teaching_game_does_not_call_a_taught_turn_costly_unless_the_task_says_so(name: str) -> None:
    assert not KEPT[name].cost or TAUGHT[name].preferred


@pytest.mark.parametrize("language", languages())
@every_task
def test_a_task_says_why_a_search_plays_another_turn_where_it_does(name: str, language: str) -> None:
    step = TAUGHT[name]
    assert has(f"{step.message}.differs", language) is bool(step.preferred)
    if step.preferred:
        assert line_in_words(step.game(), step.preferred, language) in step.words("learnt", language)


@pytest.mark.parametrize("step", opening_turns(), ids=lambda step: step.name)
def test_an_opening_shows_what_a_hint_prefers_or_quotes_it(step: OpeningTurn) -> None:
    assert step.advised
    if step.solution != step.advised:
        assert line_in_words(step.game(), step.advised, "en") in step.words("learnt", "en")


def test_the_teaching_game_says_nothing_against_an_opening_that_is_taught() -> None:
    game = ora.new_game(2, "ireland", "long")
    opening = next(step for step in opening_turns() if step.name == "first-2-ireland-long")
    comments = [
        comment_on(next(turns_played(game.copy().play(line))), "RG") for line in (opening.solution, "pass; pass; done")
    ]
    assert [bool(comment and comment.better) for comment in comments] == [False, True]


@pytest.mark.long
@every_task
def test_searched_again_a_task_is_what_is_kept(name: str) -> None:
    assert search_task(TAUGHT[name]) == KEPT[name]

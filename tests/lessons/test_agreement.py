"""What the strategy track teaches, a search of more than ten seconds, a hint and the teaching game agree, or the chapter says why not."""

from __future__ import annotations

import pytest

import ora_widgets as ora
from ora_widgets.bots.review_run import turns_played
from ora_widgets.language.fluent import has, languages, say
from ora_widgets.lessons.strategy import StrategyTask
from ora_widgets.lessons.strategy_turns import FoundTurn, OpeningTurn
from ora_widgets.lessons.tasks_from_games import line_in_words
from ora_widgets.widget.teacher import comment_on
from tests.lessons.agreement import TAUGHT, is_current, kept_rows, same_idea, search_task

KEPT = kept_rows()
WRITTEN = {name: step for name, step in TAUGHT.items() if isinstance(step, StrategyTask)}
FOUND = [name for name, step in TAUGHT.items() if isinstance(step, FoundTurn)]
OPENINGS = {name: step for name, step in TAUGHT.items() if isinstance(step, OpeningTurn)}
every_task = pytest.mark.parametrize("name", TAUGHT)
every_written_task = pytest.mark.parametrize("name", WRITTEN)
every_opening = pytest.mark.parametrize("name", OPENINGS)


@every_task
def test_the_position_and_the_turn_of_a_task_are_those_that_were_searched(name: str) -> None:
    assert is_current(name, KEPT), f"python -m tests.lessons.agreement {name}"


def test_nothing_is_kept_of_tasks_that_are_gone() -> None:
    assert KEPT.keys() == TAUGHT.keys()


@every_written_task
def test_a_search_and_a_hint_play_what_a_task_teaches_or_the_task_quotes_them(name: str) -> None:
    step, row = WRITTEN[name], KEPT[name]
    other = next((turn for turn in (row.search, row.hint) if not same_idea(step, turn)), "")
    assert step.preferred == other


@every_task
def test_the_teaching_game_does_not_call_a_taught_turn_costly_unless_the_task_says_so(name: str) -> None:
    assert not KEPT[name].cost or (name in WRITTEN and WRITTEN[name].preferred)


@pytest.mark.parametrize("language", languages())
@every_written_task
def test_a_task_says_why_a_search_plays_another_turn_where_it_does(name: str, language: str) -> None:
    step = WRITTEN[name]
    assert has(f"{step.message}.differs", language) is bool(step.preferred)
    if step.preferred:
        assert line_in_words(step.game(), step.preferred, language) in step.words("learnt", language)


@pytest.mark.parametrize("name", FOUND)
def test_a_search_and_a_hint_have_the_idea_of_a_turn_from_games(name: str) -> None:
    assert same_idea(TAUGHT[name], KEPT[name].search)
    assert same_idea(TAUGHT[name], KEPT[name].hint)


@every_opening
def test_an_opening_quotes_what_a_search_and_a_hint_play_where_it_teaches_another_turn(name: str) -> None:
    step, row = OPENINGS[name], KEPT[name]
    assert (step.searched, step.advised) == (row.search, row.hint)
    for language in languages():
        for turn in (row.search, row.hint):
            quoted = line_in_words(step.game(), turn, language) in step.words("learnt", language)
            assert quoted or same_idea(step, turn)
        differs = not all(same_idea(step, turn) for turn in (row.search, row.hint))
        assert step.words("learnt", language).endswith(say("found-opening-why", language)) is differs


def test_the_teaching_game_says_nothing_against_an_opening_that_is_taught() -> None:
    game = ora.new_game(2, "ireland", "long")
    opening = OPENINGS["turn-price/first-2-ireland-long"]
    comments = [
        comment_on(next(turns_played(game.copy().play(line))), "RG") for line in (opening.solution, "pass; pass; done")
    ]
    assert [bool(comment and comment.better) for comment in comments] == [False, True]


@pytest.mark.long
@every_task
def test_searched_again_a_task_is_what_is_kept(name: str) -> None:
    assert search_task(TAUGHT[name]) == KEPT[name]

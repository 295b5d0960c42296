"""Every task accepts all ways of doing what its text asks and nothing else, and says what is missing."""

from __future__ import annotations

import re

import pytest

import ora_widgets as ora
from ora_widgets.game.game import Game
from ora_widgets.language.fluent import languages
from ora_widgets.lessons import LessonStep, Session, lessons
from ora_widgets.lessons.rule_tasks import RULE_PRACTICE
from ora_widgets.lessons.strategy_turns import FoundTurn, OpeningTurn
from tests.lessons.practice_attempts import EVERY

LESSONS = {**lessons(), "practice": RULE_PRACTICE}
STEPS = {f"{name}/{step.name}": step for name, row in LESSONS.items() for step in row.steps}
RIGHT = [pytest.param(key, line, id=f"{key}: {line}") for key, row in EVERY.items() for line in row.right]
WRONG = [pytest.param(key, *each, id=f"{key}: {each[0]}") for key, row in EVERY.items() for each in row.wrong.items()]


def play_attempt(key: str, line: str) -> tuple[LessonStep, Game, int]:
    """A task, its game after a line, and the ply at which it began; other seats answer where there are any."""
    lesson, _, name = key.partition("/")
    session = Session(LESSONS[lesson], name)
    start = session.game.ply
    for move in line.split("; "):
        session.game.play(move)
    return session.step, session.game, start


def test_every_played_task_has_attempts_of_both_kinds() -> None:
    # Turns from games have theirs in `test_found_turns.py`.
    played = {key for key, step in STEPS.items() if not step.answer and not isinstance(step, FoundTurn | OpeningTurn)}
    assert set(EVERY) == played
    assert all(row.wrong for row in EVERY.values())
    assert all(row.right for key, row in EVERY.items() if not STEPS[key].opponents)


@pytest.mark.parametrize(("key", "line"), RIGHT)
def test_what_is_right_solves(key: str, line: str) -> None:
    step, game, start = play_attempt(key, line)
    outcome = step.check(game, start, language="en")

    assert outcome.kind == "solved", outcome
    assert outcome.sentence == step.learnt("en")


@pytest.mark.parametrize(("key", "line", "message"), WRONG)
def test_what_is_wrong_does_not_and_is_reported_why(key: str, line: str, message: str) -> None:
    step, game, start = play_attempt(key, line)
    outcome = step.check(game, start, language="en")

    assert outcome.kind == "not-yet"
    assert message in outcome.sentence


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
@pytest.mark.parametrize(("key", "line", "message"), WRONG)
def test_the_reason_is_reported_in_the_learner_s_language(key: str, line: str, message: str, language: str) -> None:
    step, game, start = play_attempt(key, line)
    english, spoken = (
        step.check(game, start, language="en").sentence,
        step.check(game, start, language=language).sentence,
    )

    assert spoken != english
    assert not re.search(r"\b(the|task|asks|yet|has)\b", spoken)


def test_whoever_plays_on_stays_solved_until_it_is_taken_back() -> None:
    session = ora.lesson("wheel", 1)
    session.game.play("use LR1 lay; take clay; done; pass; done; pass; done; use LR2 lay; take grain; done")
    assert session.check()
    session.game.jump(1)
    assert not session.check()

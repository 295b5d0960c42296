"""Tasks with answers of other seats: where these matter, a bot gives them, always the same ones."""

from __future__ import annotations

import pytest

from ora_widgets.engine import Refusal
from ora_widgets.game.game import Game
from ora_widgets.language.fluent import languages, say
from ora_widgets.lessons import LessonStep, Session, lessons, puzzles
from ora_widgets.lessons.lesson_step import MOVE_NAMES
from ora_widgets.lessons.opponents import answer
from ora_widgets.lessons.rule_tasks import RULE_PRACTICE

LESSONS = {**lessons(), "practice": RULE_PRACTICE}
STEPS = {f"{name}/{step.name}": step for name, row in LESSONS.items() for step in row.steps}
PLAYED = {
    key: step for key, step in STEPS.items() if step.solution and not (step.answer or step.opponents or step.guided)
}
ANSWERED = [key for key, step in PLAYED.items() if step.answered]
# Lines that solve a task only if the other seats pass, which is the point of each of these tasks.
TOO_LATE = {
    "turn-price/who-else-can": "build F05 0,3; skip; done; build G07 1,3; skip",
    "hired-hands/while-it-is-free": "build G01 1,3; skip; done; contract F05 coins; times 2; times 0",
    "wheel-ahead/before-they-do": "use F14 lay; take grapes; done; use LR1 lay; take clay",
    "practice/two-turns-two-districts": "district -1 plains; pass; pass; done; district 2 plains",
}


def open_task(key: str) -> Session:
    lesson, _, name = key.partition("/")
    return Session(LESSONS[lesson], name)


def own_moves(step: LessonStep) -> list[str]:
    """The learner's moves of a solution; the owner of a hired building answers for it."""
    game, own = step.game(), []
    learner = game.to_move
    for move in step.solution.split("; "):
        if game.to_move == learner:
            own.append(move)
        game.play(move)
    return own


def others_do_something(step: LessonStep) -> bool:
    """Whether other seats in a solution do more than pass, skip a settlement, or name a clergyman."""
    game = step.game()
    learner = game.to_move
    for move in step.solution.split("; "):
        if game.to_move != learner and move.split()[0] not in ("pass", "done", "send"):
            return True
        game.play(move)
    return False


def solves(step: LessonStep, moves: list[str], *, answering: bool) -> bool:
    """Whether the learner's moves solve a task while the other seats answer, or pass."""
    game = step.game()
    start, learner, waiting = game.ply, game.to_move, [*moves]
    try:
        while game.to_move and (waiting or game.to_move != learner):
            if game.to_move == learner:
                game.play(waiting.pop(0))
            elif answering or not _passes(game):
                answer(game, learner)
            if step.check(game, start, language="en"):
                return True
    except Refusal:
        return False
    return False


def _passes(game: Game) -> bool:
    """Let the other seats pass and end their turns; None if something else is asked."""
    legal = {str(move) for move in game.legal_moves}
    for move in ("pass", "done"):
        if move in legal:
            game.play(move)
            return True
    return False


@pytest.mark.parametrize("key", ANSWERED)
def test_the_shown_line_knows_the_answers(key: str) -> None:
    session, step = open_task(key), STEPS[key]
    learner, start, shown = session.game.to_move, session.game.ply, step.solution.split("; ")
    while session.game.ply - start < len(shown):
        assert session.game.to_move == learner
        session.game.play(shown[session.game.ply - start])
    assert [str(move) for move in session.game.moves[start:]] == shown
    assert session.check().kind == "solved"
    assert learner not in session.opponents


@pytest.mark.parametrize("key", TOO_LATE)
def test_whoever_plays_for_the_others_as_well_is_answered_all_the_same(key: str) -> None:
    session, line = open_task(key), TOO_LATE[key].split("; done; ")
    others = "; ".join(["pass; done"] * (len(session.game.setup.seats) - 1))
    session.game.play(
        f"{line[0]}; done; {others.replace('pass; ', 'pass; pass; ') if len(session.game.setup.seats) == 2 else others}"
    )
    start, learner = len(line[0].split("; ")) + 1, session.game.setup.seats[0]
    assert session.game.to_move == learner
    assert [str(move) for move in session.game.moves][start:] != others.split("; ")
    assert session.game.ply == session.game.plies


def test_what_was_tried_is_what_the_learner_did() -> None:
    session = open_task("hired-hands/while-it-is-free")
    for move in ("build G01 1,3", "skip", "done"):
        session.game.play(move)
    assert session.check().sentence.startswith("Red builds")


@pytest.mark.parametrize("key", ANSWERED)
def test_help_names_the_learner_s_own_moves_and_no_others(key: str) -> None:
    step = STEPS[key]
    assert step.own_moves.split("; ") == own_moves(step)
    actions = sum(move.split()[0] in MOVE_NAMES for move in own_moves(step))
    assert step.hints("en")[1].count("·") < actions
    assert step.named_solution("en").count("·") == len(own_moves(step)) - 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", ANSWERED)
def test_the_task_says_that_they_answer(key: str, language: str) -> None:
    others = STEPS[key].scenario.setup.players - 1
    assert STEPS[key].words("task", language).endswith(say("lesson-answers", language, others=others))


@pytest.mark.parametrize("key", ANSWERED)
def test_on_a_sheet_a_learner_writes_own_moves(key: str) -> None:
    step = STEPS[key]
    assert step.check(step.play_line(step.own_moves), step.game().ply, language="en").kind == "solved"


@pytest.mark.parametrize("key", TOO_LATE)
def test_the_answers_change_what_is_good(key: str) -> None:
    step, late = PLAYED[key], TOO_LATE[key].split("; ")
    assert solves(step, late, answering=False)
    assert not solves(step, late, answering=True)
    assert solves(step, own_moves(step), answering=True)


@pytest.mark.parametrize(
    "key", [key for key, step in PLAYED.items() if not (step.answered or others_do_something(step))]
)
def test_where_nobody_answers_the_answers_would_change_nothing(key: str) -> None:
    assert solves(PLAYED[key], own_moves(PLAYED[key]), answering=True)


def test_in_puzzles_of_several_turns_whoever_else_sits_there_answers() -> None:
    several = [row for row in puzzles().values() if row.measure == "turns"]
    assert {row.scenario.setup.players for row in several} == {1, 3, 4}
    assert [row.name for row in several if row.answered != (row.scenario.setup.players > 1)] == []

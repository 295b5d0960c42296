"""Taking a lesson, in code and on the board."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.language.fluent import languages, message_ids, say
from ora_widgets.lessons import Progress, Session
from ora_widgets.lessons.card_quiz import Question, Quiz
from ora_widgets.lessons.step_on_board import terms_in
from ora_widgets.widget.board import Board
from tests.support.board_page import on_page, send_message

SOLVED = "You took all the clay that the indicator showed, and the indicator went back to 0 (F4.4). Now it grows again."


@pytest.fixture
def file(tmp_path: Path) -> Progress:
    return Progress(tmp_path / "ora_progress.json")


@pytest.fixture
def wheel(file: Progress) -> Session:
    return ora.lesson("wheel", 1, progress=file)


def send(board: Board, **message: Any) -> None:
    send_message(board, message)


def test_a_lesson_explains_and_asks(wheel: Session) -> None:
    assert (wheel.name, wheel.title) == ("wheel", "The wheel and the joker")
    assert wheel.goals.startswith("After this lesson you can")
    assert "indicator" in wheel.text
    assert "lay brother" in wheel.task
    assert wheel.rules == ("F2.6", "F4.1", "F4.2", "F4.4")
    assert all(ora.rule(number).text for number in wheel.rules)
    assert repr(wheel).splitlines()[0] == "The wheel and the joker · step 1 of 6 · The first harvest"
    assert {"check", "hint", "solution", "next", "restart", "game", "text", "task"} <= set(dir(wheel))


def test_three_outcomes(wheel: Session) -> None:
    assert wheel.check().kind == "untried"
    wheel.game.play("use LR2 lay; take grain")
    assert wheel.check().kind == "not-yet"
    assert (
        repr(wheel.check())
        == "Red takes 2 grain by the wheel. Red has sent nobody to the Clay Mound yet. The task can no longer be solved from here. Undo, or begin again."
    )
    wheel.game.undo("turn")
    wheel.game.use("Clay Mound", take="clay")
    assert wheel.check()
    assert repr(wheel.check()) == SOLVED


def test_hints_come_one_at_a_time_and_say_which_is_the_last(wheel: Session) -> None:
    first, way, move, again = (wheel.hint() for _ in range(4))

    assert "last hint" not in first
    assert way == "What is done, in this order: Use."
    assert move.endswith("(This was the last hint.)")
    assert again == move != first
    assert repr(wheel.solution()) == "One way to do it: use LR1 lay; take clay"


def test_a_board_shows_the_solution_move_by_move_and_that_solves_nothing(file: Progress) -> None:
    session = ora.lesson("wheel", 1, progress=file)
    board = Board(lesson=session)
    session.game.play("use LR2 lay")
    send(board, do="solution")

    page = on_page(board)
    assert page.lesson["hint"] == "One way to do it: Use the Clay Mound with a lay brother · 2 clay"
    assert (page.ply, page.scene["plies"], page.lesson["shown"]) == (0, 2, 1)
    for ply in (1, 2):
        send(board, do="jump", ply=ply)
    page = on_page(board)
    assert (page.lesson["outcome"], page.lesson["solved"][0]) == ("not-yet", False)
    assert page.lesson["verdict"] == "This is one way to do it. Choose “Begin again” and do it yourself."
    assert session.check().kind == "not-yet"

    send(board, do="restart")
    session.game.play("use LR1 lay; take clay")
    assert on_page(board).lesson["outcome"] == "solved"


def test_who_goes_on_in_another_way_than_the_shown_solution_is_told_of_that(file: Progress) -> None:
    session = ora.lesson("wheel", 1, progress=file)
    session.show_solution()
    session.game.play("use LR2 lay; take grain")
    assert "Red has sent nobody to the Clay Mound yet" in session.check().sentence


def test_the_board_of_a_section_goes_on_and_its_name_stays(file: Progress) -> None:
    section = ora.lesson("wheel", "first-harvest", progress=file)
    board = Board(lesson=section)
    send(board, do="next")
    assert (on_page(board).lesson["step"], section.step.name) == (2, "first-harvest")
    send(board, do="next")
    assert on_page(board).lesson["step"] == 3


def test_steps_follow_one_another(wheel: Session) -> None:
    first = wheel.game
    assert wheel.next().step.name == "next-step"
    assert wheel.game is not first
    wheel.go("ships")
    assert wheel.next().step.name == "ships"
    assert wheel.panel()["hint"] == "This was the last step of “The wheel and the joker”."
    wheel.go(1).game.play("pass")
    assert wheel.restart().game.ply == 0


@pytest.mark.parametrize(
    ("language", "sentence"), [("pl", "Na polu 0,1 rośnie las"), ("es", "bosque"), ("en", "A forest lies on 0,1")]
)
def test_a_lesson_s_game_refuses_in_the_language_of_the_lesson(language: str, sentence: str, file: Progress) -> None:
    session = ora.lesson("wheel", 1, language=language, progress=file)
    with pytest.raises(ora.IllegalMove, match=sentence):
        session.next().game.play("build G07 0,1")
    session.speak("en")
    with pytest.raises(ora.IllegalMove, match="A forest lies on 0,1"):
        session.game.play("build G07 0,1")


def test_a_question_is_answered_by_key_or_words(file: Progress) -> None:
    session = ora.lesson("bonus-round", "not-allowed", progress=file)

    assert session.check().kind == "untried"
    assert session.answer("a").sentence.startswith("“fell trees on M4” is wrong.")
    assert session.answer("send the prior to Green's Farmyard")
    assert session.solution() == "The answer: send the prior to Green's Farmyard"
    with pytest.raises(ValueError, match="a, b, c, d"):
        session.answer("z")


@pytest.mark.parametrize("name", ["weel", "", 99, None, True])
def test_an_unknown_lesson_names_the_nearest(name: object) -> None:
    with pytest.raises(ora.UnknownName, match="There is no lesson"):
        ora.lesson(name)


@pytest.mark.parametrize("step", ["jokers", 99, -1, True])
def test_an_unknown_step_names_the_nearest(step: str | int) -> None:
    with pytest.raises(LookupError, match="There is no step"):
        ora.lesson("wheel", step)


def test_a_lesson_may_be_asked_for_by_its_number_or_in_another_language() -> None:
    assert ora.lesson(4, 1).name == "work-contracts"
    assert ora.lesson("wheel", 1, language="pl").title == "Kierat i joker"
    assert "wheel" in repr(ora.lessons.lessons())
    assert "<table>" in ora.lessons.lessons()._repr_html_()


def test_every_rule_has_an_example_to_play() -> None:
    assert ora.lessons.task_for_rule("F5.3.5").step.name == "a-drink"
    assert ora.lessons.task_for_rule("F5.3").name == "work-contracts"
    assert ora.lessons.task_for_rule("13.7").step.name == "the-neighbour-builds"
    assert ora.lessons.task_for_rule("F0.8").step.name == "open-goods"
    with pytest.raises(ora.UnknownName):
        ora.lessons.task_for_rule("F99")


# ---- on the board


def test_a_lesson_shows_its_board(wheel: Session) -> None:
    data = wheel._repr_mimebundle_()[0]

    assert data["text/plain"] == repr(wheel)
    assert "application/vnd.jupyter.widget-view+json" in data


def test_the_board_shows_the_task_and_says_at_once_what_was_learnt(wheel: Session) -> None:
    board = Board(lesson=wheel)
    assert on_page(board).lesson["task"] == wheel.task
    assert on_page(board).lesson["outcome"] == "untried"
    json.dumps(on_page(board).lesson)

    send(board, do="play", line="use LR1 lay", ply=0)
    assert on_page(board).lesson["outcome"] == "started"
    send(board, do="play", line="take clay", ply=1)
    assert (on_page(board).lesson["outcome"], on_page(board).lesson["verdict"]) == ("solved", SOLVED)
    assert on_page(board).lesson["solved"] == [True] + [False] * 5


def test_the_buttons_of_the_board(wheel: Session) -> None:
    board = Board(lesson=wheel)
    send(board, do="play", line="pass", ply=0)
    send(board, do="check")
    assert (on_page(board).lesson["outcome"], on_page(board).lesson["verdict"]) == (
        "not-yet",
        "Red passes. Red has sent nobody to the Clay Mound yet. The task can no longer be solved from here. Undo, or begin again.",
    )
    send(board, do="hint")
    assert on_page(board).lesson["hint"].startswith("Click the Clay Mound")
    assert on_page(board).lesson["hints_left"] == 2
    send(board, do="solution")
    assert on_page(board).lesson["hint"].startswith("One way to do it")
    send(board, do="restart")
    assert (on_page(board).ply, on_page(board).lesson["hint"]) == (0, "")
    assert board.game is wheel.game


def test_check_on_an_untouched_task_says_what_is_still_to_do(wheel: Session) -> None:
    board = Board(lesson=wheel)
    assert on_page(board).lesson["verdict"] == ""
    send(board, do="check")
    assert (on_page(board).lesson["outcome"], on_page(board).lesson["verdict"]) == (
        "untried",
        "Red has sent nobody to the Clay Mound yet.",
    )
    send(board, do="play", line="pass", ply=0)
    assert (on_page(board).lesson["outcome"], on_page(board).lesson["verdict"]) == ("started", "")


def test_a_solved_step_that_is_shown_anew_says_so(wheel: Session, file: Progress) -> None:
    wheel.game.play("use LR1 lay; take clay")
    assert wheel.panel()["outcome"] == "solved"
    again = ora.lesson("wheel", "first-harvest", progress=file)
    assert again.panel()["outcome"] == "solved-before"
    assert repr(again.check()) == "You have already solved this; you can play it again."
    again.game.play("pass")
    assert (again.panel()["outcome"], again.check().kind) == ("started", "not-yet")


def test_a_step_that_was_reached_can_be_gone_back_to(file: Progress) -> None:
    board = Board(lesson=ora.lesson("wheel", 1, progress=file))
    assert on_page(board).lesson["reached"] == 1
    send(board, do="next")
    send(board, do="next")
    assert (on_page(board).lesson["step"], on_page(board).lesson["reached"]) == (3, 3)
    send(board, do="step", step=1)
    assert (on_page(board).lesson["step"], on_page(board).lesson["reached"], on_page(board).ply) == (1, 3, 0)
    send(board, do="step", step=4)
    assert on_page(board).lesson["step"] == 1
    assert on_page(board).notice["level"] == "error"
    send(board, do="step", step=3)
    send(board, do="play", line="use LR2 lay", ply=0)
    send(board, do="play", line="take joker Gn", ply=1)
    assert on_page(board).lesson["reached"] == 4  # what is solved leads on


@pytest.mark.parametrize(("at", "first"), [(1, 1), (5, 1), (6, 2), (60, 56)])
def test_of_many_steps_a_board_shows_those_around_the_present_one(file: Progress, at: int, first: int) -> None:
    panel = ora.puzzle(at, progress=file).panel()

    assert (panel["step"], panel["first"], len(panel["solved"])) == (at, first, 9)


def test_at_the_last_of_many_steps_a_board_shows_the_last_ones(file: Progress) -> None:
    panel = ora.puzzle(len(ora.puzzle(1).steps), progress=file).panel()

    assert panel["first"] + len(panel["solved"]) == panel["steps"] + 1


def test_a_question_is_answered_on_the_board(file: Progress) -> None:
    board = Board(lesson=ora.lesson("scoring", "drinks", progress=file))
    assert [choice["value"] for choice in on_page(board).lesson["choices"]] == ["1", "2", "3", "4"]
    send(board, do="answer", value="3")
    assert on_page(board).lesson["outcome"] == "not-yet"
    send(board, do="answer", value="2")
    assert (on_page(board).lesson["outcome"], on_page(board).lesson["answer"]) == ("solved", "2")


def test_the_board_goes_on_with_the_lesson(wheel: Session) -> None:
    board = Board(lesson=wheel)
    send(board, do="next")
    assert on_page(board).lesson["heading"] == "It grows while you wait"
    assert on_page(board).scene["round"] == 3
    send(board, do="next")
    assert on_page(board).scene["round"] == 4
    send(board, do="play", line="use LR2 lay", ply=0)
    assert wheel.game.ply == 1
    wheel.go("ships")
    assert on_page(board).book["cards"]["F33"]["name"] == "Shipping Company"


def test_the_lesson_speaks_the_board_s_language(wheel: Session) -> None:
    board = Board(lesson=wheel)
    english = wheel.title
    send(board, do="language", language="es")

    assert on_page(board).lesson["title"] == wheel.title != english
    assert wheel.language == "es"


def test_a_board_without_a_lesson_has_none(wheel: Session) -> None:
    board = Board(wheel.game)
    assert on_page(board).lesson is None
    send(board, do="hint")
    assert on_page(board).notice["level"] == "error"


def test_a_board_that_is_closed_listens_no_more(wheel: Session) -> None:
    board = Board(lesson=wheel)
    board.close()
    wheel.next()

    assert on_page(board).lesson["step"] == 1


@pytest.mark.parametrize("language", languages())
def test_every_term_of_the_glossary_is_explained_in_some_lesson(language: str) -> None:
    texts = [step.words("text", language) for lesson in ora.lessons.lessons().values() for step in lesson.steps]
    explained = {term["means"] for text in texts for term in terms_in(text, language)}

    assert explained == {say(f"{name}.means", language) for name in message_ids(language) if name.startswith("term-")}


def test_a_board_has_the_terms_of_its_lesson_in_their_order(wheel: Session) -> None:
    panel = wheel.panel()
    places = [panel["text"].find(term["word"]) for term in panel["terms"]]

    assert places == sorted(places)
    assert places[0] >= 0


def test_a_number_may_be_typed(file: Progress) -> None:
    assert ora.lesson("2").name == ora.lesson(2).name
    assert ora.lesson("wheel", "2").step == ora.lesson("wheel", 2).go("2").step
    assert ora.puzzle("3").step == ora.puzzle(3).step
    typed, given = Quiz(seed=1, progress=file), Quiz(seed=1, progress=file)
    assert typed.answer("2").kind == given.answer(2).kind
    question = Question("quiz/economic/F05", "How much?", ("4", "1"), "4")
    assert question.answer_words("4", "en") == "4"
    assert question.answer_words("1", "en") == "1"  # an answer by its words, rather than the first one

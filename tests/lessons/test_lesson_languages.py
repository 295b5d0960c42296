"""Everything with a language gives texts only in it, and follows the board's own switch."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

import ora_widgets as ora
from ora_widgets.language.fluent import FALLBACK, languages
from ora_widgets.lessons import Progress, Quiz, Session, class_table, lesson, progress
from ora_widgets.lessons.card_quiz import SUBJECTS
from ora_widgets.lessons.puzzle_run import PuzzleRun
from ora_widgets.scene import ask, book, cached_drawing
from ora_widgets.widget.board import Board
from tests.support.board_page import on_page, send_message

OTHERS = [language for language in languages() if language != FALLBACK]
ENGLISH = re.compile(r"\b(the|and|you|your|with|has|for|this|what|which|of)\b", re.IGNORECASE)
QUOTED = re.compile(r"[“„«][^”»]*[”»]|ora\.\w+\([^)]*\)(\.\w+)*|game\.\w+|lesson\.game|\w+(-\w+)+")


def stopped_run(language: str) -> PuzzleRun:
    """A run against a stopped clock, because panels drawn at different times are compared."""
    return PuzzleRun(tuple(ora.puzzles(language).values()), minutes=3, language=language, clock=lambda: 0.0)


DOORS: dict[str, Callable[[str], Session]] = {
    "lesson": lambda language: ora.lesson("work-contracts", 1, language=language),
    "question": lambda language: ora.lesson("scoring", "drinks", language=language),
    "first game": lambda language: ora.lesson("first-game", 1, language=language),
    "trainer": lambda language: ora.card_drill("F05", language=language),
    "practice": lambda language: ora.rule_practice("F5.3.7", language=language),
    "puzzle": lambda language: ora.puzzle(30, language=language),
    "race": lambda language: ora.puzzle("castle-in-time", language=language),
    "puzzle of the day": lambda language: ora.puzzle_of_the_day("2026-01-01", language=language),
    "puzzle run": stopped_run,
    "task_for_rule": lambda language: ora.lessons.task_for_rule("F5.3.5", language=language),
    "rule": lambda language: ora.rule("F5.3.8", language).example,
}
every_door = pytest.mark.parametrize("door", DOORS)
every_other = pytest.mark.parametrize("language", OTHERS)


def is_foreign(text: str) -> bool:
    """Whether a text has no English words outside quotations and code."""
    return not ENGLISH.search(QUOTED.sub("", text))


def answers(session: Session) -> list[str]:
    """All texts that a learner can get from a lesson."""
    said = [repr(session), session.title, session.text, session.task, *session.choices.values(), repr(session.check())]
    if session.choices:
        wrong = next(key for key in session.choices if key != session.step.answer)
        said += [repr(session.answer(wrong)), repr(session.answer(session.step.answer))]
    elif session.game.to_move is not None:
        session.game.play("pass")
        said.append(repr(session.check()))
    return [str(part) for part in (*said, session.hint(), session.hint(), session.solution(), session.goals)]


def board_in(bundle: Any) -> Board:
    """The board that a cell shows."""
    return _instances[bundle[0]["application/vnd.jupyter.widget-view+json"]["model_id"]]  # type: ignore[no-any-return]


@every_door
@every_other
def test_a_lesson_speaks_its_language(door: str, language: str) -> None:
    assert [text for text in answers(DOORS[door](language)) if not is_foreign(text)] == []


@every_door
def test_english_text_is_recognised(door: str) -> None:
    assert sum(not is_foreign(text) for text in answers(DOORS[door](FALLBACK))) >= 4


@every_door
@every_other
def test_the_board_of_a_lesson_speaks_its_language(door: str, language: str) -> None:
    session = DOORS[door](language)
    board = board_in(session._repr_mimebundle_())

    assert board.language == language
    assert on_page(board).lesson == session.panel(language)
    assert on_page(board).book == book(session.game, language)
    expected = session.reduce_drawing(cached_drawing(session.game, language))
    assert (on_page(board).scene, on_page(board).ask) == (expected["scene"], expected["ask"])
    assert session.choices or on_page(board).ask["prompt"] != ask(session.game, "en")["prompt"]
    assert all(is_foreign(on_page(board).lesson[part]) for part in ("title", "heading", "text", "task"))
    board.close()


@every_other
def test_a_board_made_of_a_lesson_speaks_its_language_unless_told_otherwise(language: str) -> None:
    session = ora.lesson("wheel", 1, language=language)
    board, english = Board(lesson=session), Board(lesson=session, language="en")

    assert (board.language, english.language, session.language) == (language, "en", language)
    assert on_page(english).lesson["title"] == "The wheel and the joker"


@every_door
@every_other
def test_what_the_board_is_switched_to_the_cells_speak_too(door: str, language: str) -> None:
    session = DOORS[door](FALLBACK)
    board = board_in(session._repr_mimebundle_())
    send_message(board, {"do": "language", "language": language})

    assert session.language == language
    assert [text for text in answers(session) if not is_foreign(text)] == []
    assert on_page(board).lesson == session.panel(language)
    board.close()


@every_other
def test_a_refusal_on_the_board_of_a_lesson_speaks_its_language(language: str) -> None:
    board = board_in(ora.lesson("wheel", 1, language=language)._repr_mimebundle_())
    send_message(board, {"do": "play", "line": "build F04 0,3", "ply": 0})

    assert on_page(board).notice is not None
    assert is_foreign(on_page(board).notice["text"])


@every_other
def test_a_quiz_speaks_its_language(language: str, tmp_path: Path) -> None:
    for subject in SUBJECTS:
        quiz = Quiz(1, subjects=[subject], language=language, progress=Progress(tmp_path / f"{subject}.json"))
        said = [repr(quiz), repr(quiz.check()), repr(quiz.answer(1)), repr(quiz.answer(2)), repr(quiz.check())]
        assert [text for text in said if not is_foreign(text)] == []


@every_other
def test_tables_and_scenarios_speak_their_language(language: str, tmp_path: Path) -> None:
    tables = [progress(language), ora.new_game(3).score(language), ora.new_game(3).schedule(language)]
    assert [repr(table) for table in tables if not is_foreign(repr(table))] == []
    said = [text for row in ora.scenarios(language).values() for text in (row.title, row.question, row.theme)]
    assert [text for text in said if not is_foreign(text)] == []
    assert is_foreign(repr(ora.scenario("first-bread", language)))
    with pytest.raises(FileNotFoundError) as refused:
        class_table([tmp_path / "nobody.json"], language)
    assert is_foreign(str(refused.value).replace("nobody.json", ""))


REFUSED: list[tuple[str, Callable[[str], object]]] = [
    ("lesson", lambda language: lesson("weel", language=language)),
    ("step", lambda language: lesson("wheel", "jokers", language=language)),
    ("rule", lambda language: ora.rule("F99", language)),
    ("task_for_rule", lambda language: ora.lessons.task_for_rule("F99", language=language)),
    ("no practice", lambda language: ora.rule_practice("F5.3.5", language=language)),
    ("practice", lambda language: ora.rule_practice("the-prior-stays", language=language)),
    ("trainer", lambda language: ora.card_drill("Cathedral", language=language)),
    ("puzzle", lambda language: ora.puzzle(9999, language=language)),
    ("day", lambda language: ora.puzzle_of_the_day("tomorrow", language=language)),
    ("quiz", lambda language: ora.quiz(1, "spain", language=language)),
    ("choice", lambda language: lesson("scoring", "drinks", language=language).answer("9")),
    ("quiz choice", lambda language: ora.quiz(1, language=language).answer("9")),
    ("scenario", lambda language: ora.scenario("brewin", language)),
    ("card", lambda language: ora.new_game(3).card("Bakry", language)),
]


@pytest.mark.parametrize(("name", "ask_for"), REFUSED, ids=[name for name, _ in REFUSED])
@every_other
def test_what_is_refused_is_refused_in_the_language_that_was_asked_for(
    name: str, ask_for: Callable[[str], object], language: str
) -> None:
    with pytest.raises((LookupError, ValueError)) as english:
        ask_for(FALLBACK)
    with pytest.raises((LookupError, ValueError)) as refused:
        ask_for(language)

    assert str(refused.value) != str(english.value)
    assert is_foreign(str(refused.value)), name


@pytest.mark.parametrize("ask_for", [*DOORS.values(), lambda language: ora.quiz(1, language=language), progress])
def test_an_unknown_language_is_refused(ask_for: Callable[[str], object]) -> None:
    with pytest.raises(LookupError, match="There is no language “tlh”; there are en, es, pl"):
        ask_for("tlh")


# ---- a section of a notebook stays with its step


def test_a_section_of_a_notebook_stays_at_its_step_and_so_does_its_board(tmp_path: Path) -> None:
    file = Progress(tmp_path / "p.json")
    first = ora.lesson("wheel", "first-harvest", progress=file, language="pl")
    board = Board(lesson=first)
    send_message(board, {"do": "play", "line": "use LR1 lay", "ply": 0})
    send_message(board, {"do": "play", "line": "take clay", "ply": 1})
    for step in (2, 1):
        send_message(board, {"do": "step", "step": step})
        assert on_page(board).notice["level"] == "error"
        assert (on_page(board).lesson["step"], on_page(board).ply, first.step.name) == (1, 2, "first-harvest")

    assert on_page(board).lesson["stays"]
    assert first.check().kind == "solved"
    assert file.entry("wheel/first-harvest")["solved"]
    json.dumps(on_page(board).lesson)


def test_whoever_goes_on_in_code_goes_on() -> None:
    named, numbered = ora.lesson("wheel", "first-harvest"), ora.lesson("wheel", 1)
    board = Board(lesson=numbered)
    send_message(board, {"do": "next"})

    assert numbered.step.name == named.next().step.name == "next-step"


def test_after_the_last_step_a_board_goes_on_to_the_next_lesson() -> None:
    ships = ora.lesson("wheel", 6, language="pl")
    board = Board(lesson=ships)
    assert on_page(board).lesson["following"] == ora.lessons.lessons()["clergymen"].title("pl")
    send_message(board, {"do": "next"})

    assert (on_page(board).lesson["name"], board.language) == ("clergymen", "pl")
    assert ships.step.name == "ships"


def test_after_the_last_lesson_there_is_no_next_one() -> None:
    last = ora.lessons.lessons()["past-500"].steps[-1]
    board = Board(lesson=ora.lesson("past-500", last.name))
    assert on_page(board).lesson["following"] == ""
    send_message(board, {"do": "next"})

    assert on_page(board).lesson["hint"] == "This was the last step of “Solo to 500 and beyond”."


def test_after_the_course_comes_the_strategy_track() -> None:
    board = Board(lesson=ora.lesson("first-game", "whole-game"))
    assert on_page(board).lesson["following"] == "Tempo: all three out, all three home"

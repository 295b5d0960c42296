"""One switch sets the language of everything: without `language=` the present one applies, whenever it was chosen."""

from __future__ import annotations

import importlib
import inspect
import os
import pkgutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.bots.why import explain
from ora_widgets.engine import new_state
from ora_widgets.language import current
from ora_widgets.language import switch as language_switch
from ora_widgets.language.fluent import CURRENT, FALLBACK, languages
from ora_widgets.language.names import card_name
from ora_widgets.lessons import Progress, Quiz, class_table
from ora_widgets.scene.text_board import text
from ora_widgets.support.listeners import Listeners
from ora_widgets.widget.board import Board
from tests.support.board_page import on_page, panel_page, send_message
from tests.support.questions import asked_now

OTHERS = [language for language in languages() if language != FALLBACK]
every_other = pytest.mark.parametrize("language", OTHERS)


@pytest.fixture(autouse=True)
def nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards left by other tests do not follow the switch here, which would take long."""
    monkeypatch.setattr(language_switch, "_onlookers", Listeners())


# ---- by reflection: nobody's default is one of the languages


def functions() -> Iterator[tuple[str, Callable[..., object]]]:
    """All functions and methods of the package by full name."""
    for module in pkgutil.walk_packages(ora.__path__, "ora_widgets."):
        if module.name.startswith(("ora_widgets.env", "ora_widgets.lab.arena")) or module.name.endswith("__main__"):
            continue
        room = importlib.import_module(module.name)
        for name, found in vars(room).items():
            inner = vars(found).items() if inspect.isclass(found) and found.__module__ == module.name else ()
            for label, each in [(name, found), *((f"{name}.{label}", each) for label, each in inner)]:
                plain = getattr(each, "__func__", each)
                if inspect.isfunction(plain) and plain.__module__ == module.name:
                    yield f"{module.name}.{label}", plain


def test_no_function_has_a_language_of_its_own() -> None:
    defaults = {
        name: parameter.default
        for name, found in functions()
        if (parameter := inspect.signature(found).parameters.get("language"))
        and parameter.default is not inspect.Parameter.empty
    }
    assert len(defaults) > 40
    assert {name: default for name, default in defaults.items() if default != CURRENT} == {}


# ---- by hand: everything that people call, without and with `language=`

GAME = ora.new_game(3, "france", "short").play("fell 0,2 joker")


def answer_after_switch(lines: str) -> Any:
    return ora.new_game(3).play(lines)


def headings(table: object) -> list[str]:
    return repr(table).splitlines()[0].split()


def refused(call: Callable[[], object]) -> str:
    with pytest.raises((LookupError, ValueError, OSError)) as error:
        call()
    return str(error.value)


DOORS: dict[str, Callable[..., object]] = {
    "lesson": lambda **given: repr(ora.lesson("work-contracts", 1, **given)),
    "hint": lambda **given: str(ora.lesson("work-contracts", 1, **given).hint()),
    "check": lambda **given: str(ora.lesson("work-contracts", 1, **given).check()),
    "panel": lambda **given: ora.lesson("work-contracts", 1, **given).panel(),
    "card_drill": lambda **given: repr(ora.card_drill("F05", **given)),
    "review": lambda **given: repr(answer_after_switch("pass; done; pass; done").review(budget=6, **given)),
    "save_animation": lambda **given: refused(lambda: ora.save_animation(ora.new_game(2), "game.gif", **given)),
    "save_worksheet": lambda **given: refused(lambda: ora.save_worksheet([], "sheet.pdf", **given)),
    "svg": lambda **given: ora.svg(ora.new_game(2), **given),
    "sources": lambda **given: repr(ora.new_game(2).sources("wood", **given)),
    "puzzle": lambda **given: repr(ora.puzzle(30, **given)),
    "puzzle_of_the_day": lambda **given: repr(ora.puzzle_of_the_day("2026-01-31", **given)),
    "puzzle_run": lambda **given: repr(ora.puzzle_run(theme="contract", **given)).splitlines()[0],
    "puzzles": lambda **given: repr(ora.puzzles(**given)),
    "walkthroughs": lambda **given: repr(ora.walkthroughs(**given)),
    "task_for_rule": lambda **given: repr(ora.lessons.task_for_rule("F5.3.5", **given)),
    "quiz": lambda **given: repr(ora.quiz(1, **given)),
    "Quiz": lambda **given: repr(Quiz(1, **given)),
    "rule": lambda **given: ora.rule("F5.3.8", **given).text,
    "example": lambda **given: repr(ora.rule("F5.3.8", **given).example),
    "rules_sheet": lambda **given: repr(ora.rules_sheet("france", **given)),
    "search": lambda **given: repr(ora.search("F4.6", **given)),
    "lessons": lambda **given: repr(ora.lessons.lessons(**given)),
    "progress": lambda **given: repr(ora.lessons.progress(**given)),
    "scenario": lambda **given: repr(ora.scenario("first-bread", **given)),
    "scenarios": lambda **given: repr(ora.scenarios(**given)),
    "score": lambda **given: repr(GAME.score(**given)),
    "schedule": lambda **given: repr(GAME.schedule(**given)),
    "card": lambda **given: repr(GAME.card("Bakery", **given)),
    "Board": lambda **given: on_page(board := Board(GAME, **given)).scene | on_page(board).ask,
    "lesson's board": lambda **given: on_page(Board(lesson=ora.lesson("wheel", 1), **given)).lesson,
    "start": lambda **given: on_page(Board(**given)).start,
    "play": lambda **given: on_page(ora.play(3, **given)).ask,
    "Editor": lambda **given: panel_page(ora.Editor(**given)).words,
    "GameOpener": lambda **given: ora.GameOpener(**given)._ask.words,
    "save_html": lambda **given: ora.replay.page.html(GAME, **given)[:300],
    "no card": lambda **given: refused(lambda: GAME.card("Bakry", **given)),
    "no rule": lambda **given: refused(lambda: ora.rule("F99", **given)),
    "no lesson": lambda **given: refused(lambda: ora.lesson("weel", **given)),
    "no file": lambda **given: refused(lambda: class_table([Path("nobody.json")], **given)),
}
#: Functions that take a language and are tested elsewhere.
ELSEWHERE = {
    "set_language", "Annotator", "resume", "class_table", "assign", "Assignment", "Lessons", "Puzzles", "Session", "Backup", "RulesSheet", "Today", "Walkthrough", "backup", "learner_table", "plan", "answer_key", "rule_practice", "restore", "daily_practice", "walkthrough", "write_exercises", "write_worksheets",
}  # fmt: skip

#: Functions that give texts without `language=`.
SAYS: dict[str, Callable[[], object]] = {
    "question": lambda: GAME.question,
    "board in characters": lambda: text(GAME),
    "refused move": lambda: refused(lambda: answer_after_switch("build F05 0,3")),
    "refused command": lambda: refused(lambda: ora.new_game(3).build("F05", "0,3")),
    "unreadable": lambda: refused(lambda: ora.load("ora1:nothing")),
    "impossible": lambda: refused(lambda: ora.Scenario("", players=3, built={"R": "G01 9,9"}).game()),
    "argument": lambda: refused(lambda: ora.new_game("three")),  # type: ignore[arg-type]
    "reasons of bots": lambda: explain(new_state(2, "france"), ["build G12 0,3", "skip", "done"], "RG"),
    "hint": lambda: headings(ora.new_game(2).hint(seconds=0.02)),
}


@pytest.mark.parametrize("door", DOORS)
@every_other
def test_without_a_language_the_one_in_use_is_spoken(door: str, language: str) -> None:
    english = DOORS[door]()
    wanted = DOORS[door](language=language)
    assert english == DOORS[door](language=FALLBACK) != wanted
    assert ora.set_language(language) == ora.set_language() == language
    assert DOORS[door]() == wanted
    assert DOORS[door](language=FALLBACK) == english


def test_every_name_that_takes_a_language_is_tried() -> None:
    rooms = [ora, ora.lessons]
    taking = {
        name for room in rooms for name in room.__all__ if "language" in _parameters(getattr(room, name))
    }  # fmt: skip
    games = {name for name in dir(ora.Game) if not name.startswith("_") and "language" in _parameters(getattr(ora.Game, name))}  # fmt: skip
    assert (taking | games) - DOORS.keys() - ELSEWHERE == set()


def _parameters(found: Any) -> list[str]:
    try:
        return list(inspect.signature(found).parameters) if callable(found) else []
    except ValueError:  # a class without its own constructor
        return []


@pytest.mark.parametrize("name", SAYS)
@every_other
def test_what_takes_no_language_follows_too(name: str, language: str) -> None:
    english = SAYS[name]()
    ora.set_language(language)
    assert SAYS[name]() != english
    ora.set_language(FALLBACK)
    assert SAYS[name]() == english


# ---- what is there already


@every_other
def test_what_was_opened_before_follows(language: str, tmp_path: Path) -> None:
    lesson, quiz = ora.lesson("wheel", 1), Quiz(1, progress=Progress(tmp_path / "p.json"))
    board, own = Board(lesson=lesson), Board(GAME, language=FALLBACK)
    english = on_page(own).scene
    asked = asked_now(quiz).key
    ora.set_language(language)

    assert lesson.title == ora.lesson("wheel", language=language).title
    assert (board.language, on_page(board).lesson) == (language, lesson.panel(language))
    assert (own.language, on_page(own).scene) == (FALLBACK, english)
    assert asked_now(quiz).key == asked
    assert card_name(asked.rpartition("/")[2], language) in quiz.question
    assert quiz.answer(asked_now(quiz).right).kind == "solved"


def test_a_question_is_put_in_another_language_with_the_same_right_answer(tmp_path: Path) -> None:
    quiz = Quiz(3, subjects=["cost"], progress=Progress(tmp_path / "p.json"))
    for language in ("pl", "es", "en"):
        ora.set_language(language)
        assert asked_now(quiz).right in quiz.choices
        assert len(set(quiz.choices)) == 4


@every_other
def test_what_is_chosen_on_a_board_is_spoken_in_the_cells(language: str) -> None:
    game = ora.new_game(3)
    board, other = Board(game), Board(ora.new_game(2))
    english = refused(lambda: game.build("F05", "0,3"))
    send_message(board, {"do": "language", "language": language})

    assert ora.set_language() == board.language == other.language == language
    assert refused(lambda: game.build("F05", "0,3")) != english
    assert repr(game.score()) == repr(game.score(language))


@every_other
def test_a_board_with_a_language_of_its_own_keeps_it_and_can_switch_all(language: str) -> None:
    board = Board(ora.new_game(2), language=language)
    ora.set_language("pl")
    ora.set_language(FALLBACK)
    assert board.language == language
    other = next(each for each in OTHERS if each != language)
    send_message(board, {"do": "language", "language": other})
    assert (board.language, ora.set_language()) == (other, other)


def test_a_lesson_chosen_on_the_start_screen_follows() -> None:
    board = Board()
    send_message(board, {"do": "learn", "lesson": "wheel", "id": 1})
    ora.set_language("pl")
    assert (board.language, on_page(board).lesson["title"]) == ("pl", ora.lesson("wheel", language="pl").title)


def test_a_closed_board_hears_nothing() -> None:
    board = Board(ora.new_game(2))
    board.close()
    ora.set_language("pl")
    assert board.language == FALLBACK


# ---- the environment


@pytest.mark.parametrize(
    ("set_to", "language"), [("pl", "pl"), ("ES", "es"), ("pl_PL.UTF-8", "pl"), ("es-MX", "es"), ("", "en")]
)
def test_the_environment_says_what_to_begin_with(set_to: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORA_LANGUAGE", set_to)
    monkeypatch.setattr(current, "_chosen", "")
    assert ora.rule("F4").title == ora.rule("F4", language).title
    assert ora.set_language() == language


def test_an_environment_that_names_no_language_is_reported_once_and_english_is_spoken() -> None:
    code = "import ora_widgets as ora; print(ora.rule('F4').language, ora.set_language())"
    run = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True, text=True, check=True, env={**os.environ, "ORA_LANGUAGE": "tlh"},
    )  # fmt: skip
    assert run.stdout == "en en\n"
    assert run.stderr.count("There is no language “ORA_LANGUAGE=tlh”; there are en, es, pl.") == 1


# ---- what is no language


@pytest.mark.parametrize(("name", "language"), [("PL", "pl"), ("polski", "pl"), ("Espanol", "es"), (" english", "en")])
def test_a_language_goes_by_what_it_calls_itself_too(name: str, language: str) -> None:
    assert ora.set_language(name) == language


@pytest.mark.parametrize("wrong", ["polsk", "de", "../en", 3, None, ["pl"], "x" * 10_000])
def test_an_unknown_language_is_refused_with_the_nearest_and_nothing_changes(wrong: Any) -> None:
    ora.set_language("es")
    with pytest.raises(LookupError, match=r"^No hay ningún idioma «.*»; hay: .*\(\w+\)"):
        ora.set_language(wrong)
    assert ora.set_language() == "es"


def test_the_nearest_language_comes_first() -> None:
    with pytest.raises(LookupError, match=r"there are pl \(polski\)"):
        ora.set_language("polsk")


def test_the_switch_is_a_function_whatever_was_imported() -> None:
    code = (
        "import ora_widgets.language.fluent, ora_widgets as ora; from ora_widgets.language.names import card_name;"
        "from ora_widgets.language import labels; assert ora.set_language('pl') == 'pl' and card_name('F05', 'pl') == 'Piekarnia'"
    )
    subprocess.run([sys.executable, "-c", code], check=True)

"""Led steps, what other seats do in them, and the table of a lesson."""

from __future__ import annotations

from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets import Board
from ora_widgets.lessons import Session, lessons
from ora_widgets.lessons.step_on_board import PARTS
from tests.lessons.test_session import send
from tests.support.board_page import on_page


def board_of(name: str, step: str | int) -> Board:
    return Board(lesson=ora.lesson(name, step))


def leads_of(session: Session, *moves: str) -> list[str | None]:
    """The lead before each move, and after the last."""
    led: list[str | None] = [session.panel()["lead"]]
    for move in moves:
        session.game.play(move)
        led.append(session.panel()["lead"])
    return led


def test_whoever_follows_is_led_to_the_end() -> None:
    table = ora.lesson("welcome", "the-table")
    assert leads_of(table, "use LR1 lay", "take clay") == ["use LR1 lay", "take clay", None]
    assert table.check().kind == "solved"


def test_whoever_goes_astray_is_reported_so_and_led_again_from_the_beginning() -> None:
    table = ora.lesson("welcome", "the-table")
    assert leads_of(table, "use LR2 lay", "take grain") == ["use LR1 lay", "", ""]
    table.restart()
    assert table.panel()["lead"] == "use LR1 lay"


def test_one_is_led_where_one_looks_back_to() -> None:
    table = ora.lesson("welcome", "the-table")
    table.game.play("use LR1 lay; take clay").undo("move")
    assert table.panel()["lead"] == "take clay"


def test_nobody_leads_in_other_steps() -> None:
    assert ora.lesson("welcome", "names").panel()["lead"] is None
    assert ora.lesson("wheel", 1).panel()["lead"] is None


def test_the_others_play_their_part_of_the_round() -> None:
    a_round = ora.lesson("welcome", "a-round")
    own = ("use LR2 lay", "take grain", "done", "use LR1 lay", "take clay", "done")
    assert leads_of(a_round, *own) == [*own, None]
    assert "; ".join(map(str, a_round.game.moves)) == a_round.step.solution
    assert a_round.check().kind == "solved"


def test_what_the_others_did_does_not_lie_over_the_wheel() -> None:
    session = ora.lesson("welcome", "a-round")
    board = Board(lesson=session)
    session.game.play(session.step.solution)
    assert on_page(board).scene["round"] == 2
    assert on_page(board).scene["since"] == []


def test_who_plays_otherwise_plays_for_all() -> None:
    a_round = ora.lesson("welcome", "a-round")
    a_round.game.play("pass; done")
    assert (a_round.game.to_move, a_round.panel()["lead"]) == ("G", "")


# ---- the table


def test_the_table_grows_along_the_course() -> None:
    before: set[str] = set()
    for name, lesson in lessons().items():
        for step in lesson.steps:
            parts = set(on_page(board_of(name, step.name)).scene.get("parts", PARTS))
            assert before <= parts, f"{name}/{step.name}"
            before = parts
    assert before == set(PARTS)


@pytest.mark.parametrize(
    ("name", "step", "there"),
    [
        ("welcome", "the-table", set()),
        ("welcome", "names", {"buildings", "log"}),
        ("building", "cloister", {"buildings", "log"}),
        ("work-contracts", "their-oven", {"buildings", "log", "others"}),
        ("land", "a-district", {"buildings", "log", "others", "land"}),
        ("food", "shanty-town", {"buildings", "log", "others", "land", "coming", "settlements"}),
        ("scoring", "goods", set(PARTS)),
    ],
)
def test_parts_of_the_table_wait_for_their_lesson(name: str, step: str, there: set[str]) -> None:
    scene = on_page(board_of(name, step)).scene
    assert set(scene.get("parts", PARTS)) == there
    assert bool(scene["wheel"]["piles"]) == ("coming" in there)
    assert bool(scene["players"][0]["hand"]) == ("settlements" in there)
    assert bool(scene["display"]) <= ("buildings" in there)


def verbs(question: dict[str, Any]) -> set[str]:
    return {option["line"].split()[0] for option in question["options"]}


def test_only_what_has_been_introduced_may_be_done() -> None:
    table = board_of("welcome", "the-table")
    assert verbs(on_page(table).ask) == {"use"}
    assert on_page(table).ask["conversions"] == []
    assert verbs(on_page(board_of("welcome", "a-round")).ask) == {"use", "build"}
    assert verbs(on_page(board_of("wheel", "next-step")).ask) == {"use", "build", "pass"}
    assert verbs(on_page(board_of("land", "a-district")).ask) == {"use", "contract", "fell", "cut", "pass", "district"}


def test_the_buttons_are_those_of_what_may_be_done() -> None:
    question = on_page(board_of("clergymen", "first-building")).ask
    assert [action["key"] for action in question["actions"]] == ["build", "use"]
    assert {button["pick"] for button in question["buttons"]} <= {
        pick for one in question["options"] for pick in one["picks"]
    }


def test_the_display_holds_what_is_known_and_what_the_task_is_about() -> None:
    assert on_page(board_of("wheel", 1)).scene["display"] == ["G07"]
    assert on_page(board_of("building", "by-the-water")).scene["display"] == ["F11", "F05", "G07"]
    assert "G06" in on_page(board_of("food", "new-cards")).scene["display"]


def test_a_question_of_the_lesson_is_the_only_question() -> None:
    assert on_page(board_of("welcome", "the-aim")).ask["options"] == []


def test_nobody_is_left_without_an_answer() -> None:
    table = board_of("welcome", "the-table")
    for line in ("use LR1 lay", "take clay"):
        send(table, do="play", line=line, ply=on_page(table).ply)
    assert verbs(on_page(table).ask) == {"done"}  # which does not belong to the step


def test_the_game_knows_every_move_all_the_same() -> None:
    session = ora.lesson("welcome", "the-table")
    assert {move.verb for move in session.game.legal_moves} == {
        "use",
        "contract",
        "build",
        "fell",
        "cut",
        "pass",
        "flip",
    }
    assert session.game.play("fell 0,1 wood").ply == 1


def test_other_tasks_are_on_the_whole_table() -> None:
    for session in (ora.puzzle(1), ora.card_drill("F05"), ora.lessons.task_for_rule("F4.4")):
        assert "parts" not in on_page(Board(lesson=session)).scene
    assert "parts" not in on_page(Board(ora.new_game(3))).scene

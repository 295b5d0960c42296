"""The daily practice in a cell without a browser: the data for its page, and the effects of the page's messages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from ipywidgets import DOMWidget

from ora_widgets.language.switch import set_language
from ora_widgets.lessons import Progress, Today
from ora_widgets.widget.today import TodayPage, TodayView, page_of
from ora_widgets.wire import today as wire
from tests.support.board_page import on_page, panel_page, send_message
from tests.support.questions import asked_now, teach
from tests.widget.test_strange_messages import STRANGE

OURS = {*TodayPage.class_trait_names(sync=True)} - {*DOMWidget.class_trait_names(sync=True)}


@pytest.fixture
def file(tmp_path: Path) -> Progress:
    return Progress(tmp_path / "p.json")


def view_of(file: Progress, *kinds: str) -> TodayView:
    return page_of(Today(progress=teach(file) if kinds else file, today="2026-01-01", kinds=kinds or ["task"]))


def open_task(view: TodayView) -> TodayView:
    """A view that has reached a task on a board."""
    while view.session.lesson is None:
        view.session.later()
    return view


def send(view: TodayView, message: Any) -> str:
    """Send a message of the page; returns the answers."""
    send_message(view, message)
    return str(panel_page(view).notice)


def test_the_page_knows_every_trait() -> None:
    assert {name for name in OURS if not name.startswith("_")} == {*wire.TodayTraits.__annotations__}


def test_a_question_is_answered_by_presses(file: Progress) -> None:
    view = view_of(file, "question")
    session, key = view.session, panel_page(view).panel["key"]
    assert view.children == (panel_page(view),)
    right = str(session.choices.index(asked_now(session).right) + 1)

    assert not send(view, {"do": "answer", "key": key, "value": right, "sure": False})
    assert panel_page(view).panel["outcome"] == "guessed"
    assert panel_page(view).panel["right"] == panel_page(view).panel["chosen"] == right
    assert not send(view, {"do": "next", "key": key})
    assert panel_page(view).panel["key"] != key
    assert panel_page(view).panel["outcome"] == ""


def test_the_right_answer_is_no_secret_of_the_page_before_it_is_given(file: Progress) -> None:
    panel = panel_page(view_of(file, "question")).panel
    assert panel["right"] == panel["verdict"] == ""


def test_a_task_has_its_board_and_the_next_one_another(file: Progress) -> None:
    view = open_task(view_of(file))
    board = view.board
    assert board is not None
    assert view.children == (panel_page(view), board)
    assert on_page(board).lesson["following"] == ""
    assert view.session.lesson
    board.game.play(view.session.lesson.step.solution)
    assert panel_page(view).panel["outcome"] == "solved"
    assert view.board is board

    send(view, {"do": "next", "key": panel_page(view).panel["key"]})
    assert view.board is not None
    assert view.board is not board
    assert board.comm is None


def test_a_press_on_what_is_gone_says_so(file: Progress) -> None:
    view = view_of(file)
    key = panel_page(view).panel["key"]
    view.session.later()

    assert "already done" in send(view, {"do": "later", "key": key})
    assert len(file.entries()) == 1


def test_it_is_the_same_in_every_cell_and_goes_on_in_cells(file: Progress) -> None:
    session = Today(progress=teach(file), today="2026-01-01", kinds=["question"])
    view = page_of(session)
    assert page_of(session) is view
    session.answer(1)
    assert panel_page(view).panel["verdict"] == session.outcome.sentence
    view.close()
    assert page_of(session) is not view


def test_a_cell_shows_it_and_a_terminal_reads_it(file: Progress) -> None:
    session = Today(progress=teach(file), today="2026-01-01", kinds=["question"])
    bundle = session._repr_mimebundle_()
    assert bundle["text/plain"] == repr(session)
    assert bundle["application/vnd.jupyter.widget-view+json"]["model_id"] == page_of(session).model_id


def test_the_language_of_the_board_is_that_of_the_panel(file: Progress) -> None:
    view = open_task(view_of(file))
    assert view.board is not None
    send_message(view.board, {"do": "language", "language": "pl"})

    assert panel_page(view).language == view.session.language == "pl"
    assert panel_page(view).panel["words"]["next"] == "Dalej"


@pytest.mark.parametrize("strange", STRANGE, ids=lambda strange: str(strange)[:30])
def test_what_is_no_message_is_said_and_changes_nothing(strange: Any, file: Progress) -> None:
    view = view_of(file, "question")
    before, known = panel_page(view).panel, file.entries()
    assert send(view, strange)
    assert send(view, {"do": "answer", "key": before["key"], "value": "9", "sure": True})
    assert (panel_page(view).panel, file.entries()) == (before, known)


def test_a_session_that_is_shown_follows_the_language_in_use(file: Progress) -> None:
    view, own = view_of(file), page_of(Today(progress=file, today="2026-01-01", kinds=["task"], language="es"))
    open_task(view)
    try:
        set_language("pl")
        assert (view.session.language, panel_page(view).language) == ("pl", "pl")
        assert view.board is not None
        assert view.board.language == "pl"
        assert (own.session.language, panel_page(own).language) == ("es", "es")
    finally:
        set_language("en")
    assert panel_page(view).language == "en"

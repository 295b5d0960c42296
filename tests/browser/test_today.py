"""The daily practice by clicks in a real JupyterLab: a question, a task on its board, and progress to export."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.lab import READY

SETUP = """\
import os
os.makedirs("practice", exist_ok=True)
if os.path.exists("practice/p.json"): os.remove("practice/p.json")
import ora_widgets as ora
from ora_widgets.lessons import Progress, Today, keep_in
kept = keep_in("practice/p.json")
"""
TAUGHT = """\
from ora_widgets.lessons.exercises import chapters
known = {"due": "2027-06-01", "reviewed": "2025-12-01", "stability": 500.0, "difficulty": 5.0}
for key in (one.key for chapter in chapters("france") for one in chapter.exercises if one.kind == "task"):
    ora.lessons.progress_in_use().note(key, **known)
"""


def test_a_guess_comes_back_and_a_sure_answer_goes(lab_page: OpenNotebook) -> None:
    lab = lab_page(SETUP + TAUGHT, "asked = Today(kinds=['question'], new=1, today='2026-01-01')\nasked")
    lab.run()
    panel = lab.output(1).locator(".ora-today")
    right = panel.locator(f"[data-choice='{lab.value('asked.choices.index(asked._question.right) + 1')}']")
    verdict, sure = panel.get_by_role("status"), panel.get_by_role("button", name="I am sure")
    expect(sure).to_have_attribute("aria-disabled", "true")

    right.click()
    panel.get_by_role("button", name="I am guessing").click()
    expect(verdict).to_contain_text("it was a guess")
    expect(right).to_contain_text("✓")
    panel.get_by_role("button", name="Next").click()
    expect(verdict).to_have_text("")

    right = panel.locator(f"[data-choice='{lab.value('asked.choices.index(asked._question.right) + 1')}']")
    right.click()
    sure.click()
    expect(verdict).to_contain_text("Right.")
    panel.get_by_role("button", name="Next").click()
    expect(panel).to_contain_text("That is all for today.")
    expect(panel.get_by_text("Tomorrow: 1 due.")).to_be_visible()


def test_a_task_is_played_on_its_board(lab_page: OpenNotebook) -> None:
    lab = lab_page(SETUP, "played = Today(today='2026-01-01')\nwhile played.lesson is None: played.later()\nplayed")
    lab.run()
    panel, board = lab.output(1).locator(".ora-today"), lab.output(1).locator(".ora-board:not(.ora-today)")
    expect(board.locator(".ora-task")).to_be_visible()
    first = lab.value("played.exercise.key")
    lab.value("played.game.play(played.lesson.step.solution) and None")
    expect(panel.get_by_role("status")).to_contain_text("Solved. It comes back")

    panel.get_by_role("button", name="Next").click()
    expect(panel).not_to_have_attribute("data-key", first)
    while lab.value("played.lesson is None"):
        lab.value("played.later() and None")
    expect(board).to_have_count(1)
    expect(board.locator(".ora-task")).to_be_visible()
    panel.get_by_text("What you know").click()
    expect(panel.get_by_role("img", name="0 known, 1 begun").first).to_be_visible()


def test_progress_is_downloaded_without_a_network(lab_page: OpenNotebook, tmp_path: Path) -> None:
    lab = lab_page(SETUP, "kept.note('wheel/joker', solved='2026-01-31')\nora.lessons.backup()")
    lab.run()
    with lab.page.expect_download() as waited:
        lab.output(1).get_by_role("link", name="Download your progress").click()
    file = tmp_path / "saved.json"
    waited.value.save_as(file)

    assert waited.value.suggested_filename == "ora_progress.json"
    assert json.loads(file.read_text())["entries"] == {"wheel/joker": {"solved": "2026-01-31"}}


def test_a_mistake_is_added_from_the_review_and_played_better(lab_page: OpenNotebook) -> None:
    game = "game = ora.new_game(3, 'france').play('pass; done; pass; done; pass; done')"
    lab = lab_page(
        SETUP, f"{game}\nora.Board(game, keep=False)", "own = Today(kinds=['mistake'], today='2026-01-01')\nown"
    )
    lab.run(0)
    lab.run(1)
    root = lab.output(1).locator(".ora-board")
    root.locator("[data-door=menu]").click()
    root.get_by_role("button", name="Review my game").click()
    room = root.get_by_role("dialog", name="Review")
    room.get_by_role("button", name="Review my game").click()
    on = room.get_by_role("button", name="Practise these in Today")
    expect(on).to_be_visible(timeout=READY * 1000)
    on.click()
    expect(room).to_have_count(0)
    expect(root.locator(".ora-notice")).to_contain_text("Mistakes added to Today: ")

    lab.run(2)
    panel, board = lab.output(2).locator(".ora-today"), lab.output(2).locator(".ora-board:not(.ora-today)")
    expect(panel).to_contain_text("Your mistake · Turns from your own games")
    expect(board.locator(".ora-task")).to_contain_text("and you played: Pass. Find something better.")
    lab.value("own.game.play('pass; done') and None")
    expect(board.locator(".ora-outcome")).to_contain_text("That is the turn that was played.")
    # Another turn is compared in the background, and its result is shown without a press.
    lab.value("own.lesson.restart() and None")
    expect(board.locator(".ora-outcome")).to_have_count(0)
    lab.value("own.game.play('fell 0,1 wood; done') and None")
    verdict = re.compile(r"Better\.|This turn is worth")
    expect(board.locator(".ora-outcome")).to_contain_text(verdict, timeout=READY * 1000)
    lab.value("own.outcome or own.lesson.restart().game.play(own.lesson.step.solution) and None")
    expect(panel.get_by_role("status")).to_contain_text("Solved. It comes back")

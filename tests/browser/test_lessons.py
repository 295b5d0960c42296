"""A learner in a real JupyterLab, from opening the notebook of lesson zero, and lessons in other languages."""

from __future__ import annotations

import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, ViewportSize, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import ora_widgets as ora
from ora_widgets.language.fluent import FALLBACK, languages
from ora_widgets.language.names import card_name
from ora_widgets.lessons import LessonStep, Progress, lessons
from ora_widgets.scene import ask
from tests.browser.conftest import OpenBoard, OpenNotebook
from tests.browser.lab import LabPage, LabServer
from tests.browser.test_board import Table

FIRST = Path(__file__).parents[2] / "notebooks" / "learn" / "00_welcome.ipynb"
BOARD = 3  # the cell that shows the first step


class Learner(Table):
    """A learner who uses only a mouse."""

    @classmethod
    def open_alone(cls, board: Any) -> Learner:
        """A learner at a board on its own page, without Jupyter."""
        learner = cls.__new__(cls)
        learner.lab, learner.root = board, board.root
        return learner

    @property
    def lesson(self) -> Locator:
        """The explanation above the task."""
        return self.root.locator(".ora-lesson")

    @property
    def task(self) -> Locator:
        """The task in the bar."""
        return self.root.locator(".ora-task")

    @property
    def said(self) -> Locator:
        """The result and the hint beside the buttons."""
        return self.root.locator(".ora-lesson-news")

    def press(self, name: str) -> None:
        self.task.get_by_role("button", name=name).click()

    def at_step(self, number: int) -> None:
        expect(self.task).to_have_attribute("data-step", str(number))
        self.is_at(0)

    def expect_solved(self, learnt: str, dots: int) -> None:
        """The result is shown at once, without scrolling."""
        outcome = self.said.locator(".ora-outcome.ora-solved")
        expect(outcome).to_contain_text(learnt)
        expect(outcome).to_be_in_viewport()
        expect(self.task.locator(".ora-dots .ora-done")).to_have_count(dots)

    def pay(self, *tiles: str) -> None:
        for tile in tiles:
            self.root.locator(f'.ora-tile[data-pick="{tile}"]').click()
        self.root.locator("[data-primary][data-line^=pay]").click()


def run_by_click(page: Page, cells: int) -> None:
    """Run the next cells of a notebook as a newcomer would."""
    for _ in range(cells):
        page.locator(".jp-NotebookPanel-toolbar [data-command='notebook:run-cell-and-select-next']").click()


def led(learner: Learner) -> None:
    """Press marked pieces until none is left."""
    marked = learner.root.locator("[data-lead]")
    solved = learner.said.locator(".ora-outcome.ora-solved")
    for _ in range(MAX_PRESSES):
        expect(marked.or_(solved).first).to_be_visible()
        if solved.count():
            return
        # A press at the same place may count for the previous question, so press beside everything first.
        learner.root.dispatch_event("click")
        before = learner.root.evaluate(MARKED)
        # The answer to the last press may be under way and may solve the task; then the button that says so is pressed.
        marked.or_(solved).first.click()
        # If the question came only now, the press was too early and is repeated.
        with suppress(PlaywrightTimeout):
            learner.lab.page.wait_for_function(
                f"([board, before]) => ({MARKED})(board) !== before",
                arg=[learner.root.element_handle(), before],
                timeout=5_000,
            )
    pytest.fail(f"{MAX_PRESSES} presses did not solve the task")


MAX_PRESSES = 60  # presses on marked pieces for one task

# The moves and the marked piece, one of which changes with every effective press.
MARKED = "board => board.dataset.ply + [...board.querySelectorAll('[data-lead]')].map(one => one.outerHTML).join()"


def solve(learner: Learner, step: LessonStep, language: str = "en") -> None:
    """Solve a task by presses on the board alone, and read that it is solved."""
    expect(learner.task).to_contain_text(step.words("task", language))
    # Task and board fit on one screen without scrolling.
    expect(learner.task).to_be_in_viewport(ratio=1)
    expect(learner.root.locator(".ora-own .ora-land")).to_be_in_viewport(ratio=1)
    if step.answer:
        learner.task.get_by_role("button", name=step.labels(language)[step.answer], exact=True).click()
    elif step.guided:
        led(learner)
    else:
        game = step.scenario.game()
        for line in step.solution.split("; "):
            picks = next(option["picks"] for option in ask(game, "en")["options"] if option["line"] == line)
            if line.startswith("pay "):
                learner.pay(*picks)
            else:
                for token in picks:
                    learner.pick(token)
            learner.is_at(game.play(line).ply)
    outcome = learner.said.locator(".ora-outcome.ora-solved")
    expect(outcome).to_be_visible()
    expect(outcome).to_be_in_viewport()


def test_lesson_zero_in_its_notebook_by_clicks_alone(lab_server: LabServer, context: BrowserContext) -> None:
    (lab_server.root / "ora_progress.json").unlink(missing_ok=True)
    path = lab_server.root / FIRST.name
    shutil.copy(FIRST, path)
    lab = LabPage(context.new_page(), lab_server, path)
    expect(lab.page.locator(".jp-Notebook .jp-Cell").first).to_contain_text("Goals. After this lesson you know")
    lab.page.locator(".jp-Notebook .jp-Cell").first.click()
    run_by_click(lab.page, BOARD)
    for number, step in enumerate(lessons()["welcome"].steps):
        run_by_click(lab.page, 1)
        learner = Learner(lab, BOARD + 3 * number)
        expect(learner.root).to_be_visible()
        solve(learner, step)
        if number == 0:  # who wants to goes on at the same board
            learner.press("Next")
            learner.at_step(2)
        if number == 1:  # the notebook's own key, mentioned in its first cell, works on the board too
            lab.page.keyboard.press("Shift+Enter")
        else:
            lab.cell(BOARD + 3 * number + 1).locator(".cm-content").click()
        run_by_click(lab.page, 2)
        expect(lab.output(BOARD + 3 * number + 1)).to_contain_text("✔")
    assert '"welcome/a-round"' in (lab_server.root / "ora_progress.json").read_text(encoding="utf-8")
    assert not lab.strangers
    assert not lab.errors()


def test_a_mistake_is_looked_at_and_begun_again(lab_page: OpenNotebook) -> None:
    lab = lab_page("import ora_widgets as ora\nlesson = ora.lesson('wheel', 1)\nlesson")
    lab.run()
    learner = Learner(lab)
    learner.at_step(1)
    expect(learner.said.locator(".ora-outcome")).to_have_count(0)
    learner.press("Hint")
    expect(learner.said.locator(".ora-lesson-hint")).to_contain_text("Click the Clay Mound, then a lay brother")
    learner.turn("LR2 lay", "skip")
    learner.press("Check")
    expect(learner.said.locator(".ora-outcome.ora-not-yet")).to_contain_text("Red has sent nobody to the Clay Mound")
    learner.press("Begin again")
    learner.at_step(1)
    learner.turn("LR1 lay", "clay")
    learner.expect_solved("You took all the clay", 1)
    learner.press("Next")
    learner.at_step(2)


SCROLLS = "one => one.scrollHeight > one.clientHeight + 1"
HEIGHT = "one => Math.round(one.getBoundingClientRect().height)"
PATH = ("welcome", "wheel", "clergymen", "building")
ROOM: ViewportSize = {"width": 940, "height": 680}  # what JupyterLab leaves of 1280 x 800 beside its file browser


@pytest.mark.parametrize(
    "language",
    [pytest.param(language, marks=[] if language == FALLBACK else pytest.mark.long) for language in languages()],
)
def test_the_way_through_the_first_lessons_by_clicks_alone(language: str, alone: OpenBoard, tmp_path: Path) -> None:
    file = Progress(tmp_path / "ora_progress.json")
    one = alone(ora.Board(lesson=ora.lesson("welcome", language=language, progress=file)))
    one.resize(**ROOM)
    learner = Learner.open_alone(one)
    heights = set()
    for name in PATH:
        lesson = lessons()[name]
        for number, step in enumerate(lesson.steps, start=1):
            learner.at_step(number)
            heights.add(learner.root.locator(".ora-panel").evaluate(HEIGHT))
            expect(learner.lesson.locator("header")).to_contain_text(lesson.title(language))
            solve(learner, step, language)
            heights.add(learner.root.locator(".ora-panel").evaluate(HEIGHT))
            # The text after a task, and the first lesson, are fully visible without scrolling.
            assert not learner.said.evaluate(SCROLLS)
            assert name != "welcome" or not learner.lesson.evaluate(SCROLLS)
            learner.task.locator(".ora-lesson-buttons .ora-main").click()
    assert len(heights) == 1, "the board stays where it is from step to step"
    learner.at_step(1)
    expect(learner.lesson.locator("header")).to_contain_text(lessons()["work-contracts"].title(language))
    assert {f"{name}/{step.name}" for name in PATH for step in lessons()[name].steps} <= set(file.entries())


def test_in_a_small_window_the_lesson_comes_into_sight_when_it_has_something_to_say(lab_page: OpenNotebook) -> None:
    lab = lab_page(
        "import ora_widgets as ora\nlesson = ora.lesson('wheel', 1)\nlesson", "lesson.game.play('take clay')"
    )
    lab.page.set_viewport_size({"width": 900, "height": 800})
    lab.run(0)
    learner = Learner(lab)
    learner.turn("LR1 lay")
    # By an indicator on the wheel, which has its own tab on a narrow board.
    learner.open("wheel")
    learner.root.locator('.ora-wheel [data-pick="clay"][data-state="live"]').click()
    learner.is_at(2)
    expect(learner.said.locator(".ora-outcome.ora-solved")).to_be_in_viewport()

    # A learner who plays in a cell stays there.
    learner.press("Begin again")
    learner.is_at(0)
    learner.turn("LR1 lay")
    lab.cell(1).locator(".cm-content").click()
    lab.run(1)
    learner.is_at(2)
    expect(learner.said.locator(".ora-outcome.ora-solved")).not_to_be_in_viewport()


def test_the_language_changes_in_the_middle_of_a_lesson(lab_page: OpenNotebook) -> None:
    lab = lab_page("import ora_widgets as ora\nlesson = ora.lesson('work-contracts', 'their-oven')\nlesson")
    lab.run()
    learner = Learner(lab)
    learner.turn("F05 coins", "lay")
    learner.press("Hint")
    learner.press("Check")
    lesson = lessons()["work-contracts"]

    for language, options, red in (
        ("pl", "Options", "Czerwony"),
        ("es", "Ustawienia", "Rojo"),
        ("en", "Opciones", "Red"),
    ):
        learner.root.get_by_role("button", name=options, exact=True).click()
        learner.root.get_by_role("dialog").locator("select").first.select_option(language)
        lab.page.keyboard.press("Escape")
        expect(learner.lesson.locator("header")).to_contain_text(lesson.title(language))
        expect(learner.task).to_contain_text(lesson.steps[0].words("task", language))
        expect(learner.said.locator(".ora-lesson-hint")).to_have_text(lesson.steps[0].hints(language)[0])
        expect(learner.said.locator(".ora-outcome.ora-not-yet")).to_contain_text(red)
        expect(learner.root.locator(".ora-question")).to_contain_text(card_name("F05", language))
        assert lab.value("lesson.game.ply") == 2  # the same game, in the middle of the same action
    learner.turn("2", "0")
    learner.expect_solved("You got the bread", 1)


def test_the_turns_of_bots_in_a_lesson_are_shown_on_their_land(alone: OpenBoard) -> None:
    board = alone(ora.Board(lesson=ora.lesson("first-game")))
    board.page.clock.install()

    def play(line: str) -> None:
        board.page.evaluate(
            "line => send({ do: 'play', line, ply: Number(document.querySelector('[data-ply]').dataset.ply) })", line
        )

    play("pass")
    play("done")
    shown, land = board.root.locator(".ora-shown-turn"), board.root.locator(".ora-own")
    expect(shown).to_contain_text("Green is done")
    expect(land).to_have_attribute("aria-label", "Green")
    board.page.clock.run_for(2000)
    expect(shown).to_contain_text("Blue is done")
    board.page.clock.run_for(2000)
    expect(shown).to_have_count(0)
    # The beginning of a step is no turn of anybody.
    board.root.locator(".ora-task").get_by_role("button", name="Begin again").click()
    expect(board.root).to_have_attribute("data-ply", "0")
    expect(shown).to_have_count(0)
    expect(land).to_have_attribute("aria-label", "Red")

"""Nothing is lost in a real JupyterLab when kernels are killed, pages are reloaded, or two pages are open."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from playwright.sync_api import Browser, expect

import ora_widgets as ora
from ora_widgets.widget import kept_files
from tests.browser.conftest import OpenNotebook
from tests.browser.lab import KERNEL_IS_THERE, READY, LabPage, until_drawn
from tests.browser.test_board import Table

BOARD = """import os
os.environ["ORA_GAMES"] = {folder!r}
import ora_widgets as ora
game = ora.new_game(players=3)
ora.Board(game, names={{"R": "Ada"}}{more})"""
RESUME = """import os
os.environ["ORA_GAMES"] = {folder!r}
import ora_widgets as ora
board = ora.resume()
board"""


# Moves made meanwhile wait.
HOLD = """with game.lock:
    print("held", flush=True)
    while not os.path.exists({released!r}):
        pass"""


def open_board(lab_page: OpenNotebook, folder: Path, more: str = "") -> Table:
    """A board whose game is kept in a folder; the next cell resumes it."""
    holding = HOLD.format(released=str(folder / "released"))
    lab = lab_page(BOARD.format(folder=str(folder), more=more), RESUME.format(folder=str(folder)), holding)
    lab.run(0)
    table = Table(lab)
    table.is_at(0)
    return table


def kill_kernel(lab: LabPage) -> None:
    """End the kernel like a crash; the server starts another one, which knows nothing."""
    before = lab.value("__import__('os').getpid()")
    os.kill(before, signal.SIGKILL)
    accept = lab.page.locator(".jp-Dialog button.jp-mod-accept")
    accept.click(timeout=READY * 1000)
    lab.page.wait_for_function(f"({KERNEL_IS_THERE})()", timeout=READY * 1000)
    assert lab.value("__import__('os').getpid()") != before
    # The crash also breaks requests of JupyterLab's own, which are ignored.
    lab.console.clear()


def kept_game(folder: Path) -> ora.Game:
    [path] = folder.glob("*.ora")
    return kept_files.game_of(path, kept_files.read(path))


def go_on(lab: LabPage, ply: int) -> Table:
    """Run the cell that resumes the game, and check that nothing is lost."""
    lab.run(1)
    table = Table(lab, 1)
    table.is_at(ply)
    return table


def test_a_kernel_that_is_killed_in_mid_turn(lab_page: OpenNotebook, tmp_path: Path) -> None:
    table = open_board(lab_page, tmp_path)
    lab = table.lab
    table.turn("G07 0,3")
    code = lab.value("game.code()")
    kill_kernel(lab)

    # The board that is still shown says that Python does not answer, and how to go on.
    table.pick("skip")
    silence = table.root.locator(".ora-no-response")
    expect(silence).to_contain_text("your game is not lost")
    [path] = tmp_path.glob("*")
    expect(silence.locator("input")).to_have_count(2)
    expect(silence.locator("input").first).to_have_value(f'import ora_widgets as ora; ora.resume("{path.name}")')
    line = silence.locator("input").last.input_value().removeprefix("import ora_widgets as ora; ")
    assert eval(line, {"ora": ora}).code() == code

    again = go_on(lab, 1)
    again.turn("skip", "done")
    assert lab.value("dict(board.names)") == {"R": "Ada"}
    assert [str(move) for move in kept_game(tmp_path).moves] == ["build G07 0,3", "skip", "done"]

    # Running the first cell again mentions the kept game, here no longer on the first board.
    kill_kernel(lab)
    lab.run(0)
    expect(table.root.locator(".ora-notice")).to_contain_text(
        f"is saved in $ORA_GAMES/{path.name}: Ada, Green and Blue"
    )


def test_a_kernel_that_is_killed_while_a_bot_thinks(lab_page: OpenNotebook, tmp_path: Path) -> None:
    # Think as long as the deepest level, so that the bot has a level's name.
    table = open_board(lab_page, tmp_path, ', seats={"G": ora.bots.Search(5.0)}')
    table.turn("pass", "done")
    expect(table.root.locator(".ora-thinking").first).to_be_visible()
    kill_kernel(table.lab)
    assert kept_game(tmp_path).ply == 2
    table.lab.run(1)
    again = Table(table.lab, 1)
    assert table.lab.value("board._opponents['seats']") == {"G": "Bot, thinks 5 seconds"}
    # The bot thinks again, and has moved when it is Blue's turn.
    expect(again.root.locator(".ora-question")).to_contain_text("Blue", timeout=READY * 1000)
    assert [str(move) for move in kept_game(tmp_path).moves[:2]] == ["pass", "done"]
    assert kept_game(tmp_path).ply == table.lab.value("board.game.ply") > 2


def test_a_page_that_is_loaded_again(lab_page: OpenNotebook, tmp_path: Path) -> None:
    table = open_board(lab_page, tmp_path)
    table.turn("G07 0,3")
    table.lab.save()
    until_drawn(table.lab.page, table.lab.open)
    table.lab.console.clear()
    table.is_at(1)
    table.turn("skip")
    assert kept_game(tmp_path).ply == 2
    expect(table.root.locator(".ora-no-response")).to_have_count(0)


def test_two_pages_that_click_at_once(lab_page: OpenNotebook, tmp_path: Path, browser: Browser) -> None:
    table = open_board(lab_page, tmp_path)
    lab = table.lab
    lab.save()
    with browser.new_context() as other:
        page = lab.open_second_page(other)
        board = page.locator(".ora-board").first
        expect(board).to_have_attribute("data-ply", "0", timeout=READY * 1000)
        press = "board => { board.querySelector('.ora-panel [data-line=pass]').click(); }"
        lab.start(2)
        expect(lab.output(2)).to_contain_text("held")
        # Neither page shows the other's move.
        table.root.evaluate(press)
        board.evaluate(press)
        (tmp_path / "released").touch()
        table.is_at(1)
        expect(board).to_have_attribute("data-ply", "1")
        assert lab.value("[str(move) for move in game.moves]") == ["pass"]
        assert kept_game(tmp_path).ply == 1
        board.locator(".ora-panel [data-line=done]").click()
        table.is_at(2)
        assert kept_game(tmp_path).ply == 2

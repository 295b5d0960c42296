"""The board in a real JupyterLab: clicked, driven by code, undone, stale, in two views, by keyboard, dark, without a kernel."""

from __future__ import annotations

import os
import re
from typing import Any

import pytest
from playwright.sync_api import expect

import ora_widgets as ora
from tests.browser.conftest import OpenNotebook
from tests.browser.lab import LabPage, until_drawn
from tests.browser.reach import Reach
from tests.fixtures.write import POSITIONS
from tests.support.waiting import wait_until

START = "import ora_widgets as ora\ngame = ora.new_game(players=3, country='france')\nora.Board(game)"
PLAYED = "[str(move) for move in game.moves[:game.ply]]"
# A look into each tab of the dock, and back to the first.
SHOWN = """async board => {
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  const picks = where => [...board.querySelectorAll(where)].map(card => card.dataset.pick);
  const shown = { ply: Number(board.dataset.ply), display: [], built: picks(".ora-own .ora-space [data-pick]") };
  const open = board.querySelector("[role=tab][aria-selected=true]").dataset.tab;
  const tabs = [...board.querySelectorAll("[role=tab]")].map(tab => tab.dataset.tab);
  for (const name of [...tabs, open]) {
    board.querySelector(`[role=tab][data-tab="${name}"]`).click();
    await frame();
    if (name === "buildings") shown.display = picks(".ora-display [data-pick]").sort();
    shown.built.push(...picks(".ora-dock .ora-built-card"));
  }
  shown.built = [...new Set(shown.built)].sort();
  return shown;
}"""
PYTHON = """{
  'ply': game.ply,
  'display': sorted(game.now.display),
  'built': sorted({card for p in game.now.players for card in p.holds.values()} - {'forest', 'moor'}),
}"""


class Table(Reach):
    """One board as it is drawn."""

    def __init__(self, lab: LabPage, cell: int = 0) -> None:
        self.lab = lab
        self.root = lab.output(cell).locator(".ora-board")

    def is_at(self, ply: int) -> None:
        expect(self.root).to_have_attribute("data-ply", str(ply))

    def turn(self, *tokens_of_moves: str) -> None:
        """Pick piece by piece: each text has the tokens of one move, and the board must show it before the next."""
        ply = int(self.root.get_attribute("data-ply") or 0)
        for move, tokens in enumerate(tokens_of_moves, start=1):
            for token in tokens.split():
                self.pick(token)
            self.is_at(ply + move)

    def shown(self) -> Any:
        """The drawing, described like `PYTHON`."""
        return self.root.evaluate(SHOWN)

    def agrees(self) -> None:
        wanted = self.lab.value(PYTHON)
        # Other players' turns are shown for a moment on their own land.
        wait_until(lambda: self.shown() == wanted, lambda: f"{self.shown()} is not {wanted}")


def start(lab_page: OpenNotebook, *cells: str) -> Table:
    lab = lab_page(START, *cells)
    lab.run(0)
    table = Table(lab)
    table.is_at(0)
    return table


def code_for_record(record: str) -> str:
    return f"import ora_widgets as ora\ngame = ora.load({record!r})\nora.Board(game)"


def test_a_turn_is_played_by_clicking(lab_page: OpenNotebook) -> None:
    table = start(lab_page)
    table.agrees()

    table.turn("G07 0,3", "prior", "1", "done")  # the card, then the space

    assert table.lab.value(PLAYED) == ["build G07 0,3", "prior", "times 1", "done"]
    table.agrees()
    expect(table.root.locator(".ora-question")).to_contain_text("Green: choose an action.")
    table.open("log")
    expect(table.root.locator(".ora-log")).to_contain_text("Red builds the Peat Coal Kiln on M6 for 1 clay.")


def test_the_order_of_picks_is_free(lab_page: OpenNotebook) -> None:
    table = start(lab_page)
    table.turn("0,3 G07", "skip", "done", "lay LG1", "joker")

    assert table.lab.value(PLAYED) == ["build G07 0,3", "skip", "done", "use LG1 lay", "take joker"]
    table.agrees()


def test_picks_are_taken_back_with_escape(lab_page: OpenNotebook) -> None:
    table = start(lab_page)
    table.pick("G07")
    expect(table.piece("1,3").first).to_be_visible()
    expect(table.piece("0,1")).to_have_count(0)  # a forest
    table.lab.page.keyboard.press("Escape")
    expect(table.piece("0,1").first).to_be_visible()
    assert table.lab.value("game.plies") == 0


def test_a_payment_is_picked_tile_by_tile(lab_page: OpenNotebook) -> None:
    lab = lab_page(code_for_record(POSITIONS["payment"]().record()))
    lab.run()
    table = Table(lab)
    ply = lab.value("game.ply")
    table.is_at(ply)
    line, picks = lab.value("[(o['line'], o['picks']) for o in ora.scene.ask(game, 'en')['options']][-1]")
    for token in picks:
        # A picked tile stays live while another one of its kind fits.
        table.root.locator(f'.ora-tile[data-pick="{token}"]').click()
    table.root.locator("[data-primary][data-line^=pay]").click()
    table.is_at(ply + 1)

    assert lab.value("str(game.moves[-1])") == line
    table.agrees()


def test_code_in_a_cell_moves_the_board(lab_page: OpenNotebook) -> None:
    table = start(lab_page, "game.play('use LR1 lay; take clay; done')", "game.undo('turn')")
    table.turn("LR3 lay")
    table.root.get_by_label("Undo", exact=True).click()
    table.is_at(0)
    table.lab.run(1)
    table.is_at(3)
    table.agrees()
    table.lab.run(2)
    table.is_at(0)
    table.agrees()


def test_undo_and_redo_by_click(lab_page: OpenNotebook) -> None:
    table = start(lab_page)
    table.turn("G07 0,3", "skip", "done", "pass")
    table.root.get_by_label("Undo", exact=True).click()
    table.is_at(3)
    # Whole turns have buttons where there is room, and keys everywhere.
    table.root.locator("[data-focus=panel]").press("<")
    table.is_at(0)
    table.agrees()
    assert table.lab.value("game.plies") == 4
    table.root.locator("[data-focus=panel]").press(">")
    table.is_at(3)
    table.root.get_by_label("Redo", exact=True).click()
    table.is_at(4)
    table.agrees()


# A cell that holds the game until `let_go`: a reader of a pipe waits for its writer.
HOLD = """\
import os, pathlib
if not os.path.exists('go'): os.mkfifo('go')
with game.lock:
    print('waiting')
    pathlib.Path('go').read_text()"""


def let_go(lab: LabPage) -> None:
    """Release the cell `HOLD`, which must have begun."""
    (lab.server.root / "go").write_text("")


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_stale_click_is_refused(lab_page: OpenNotebook) -> None:
    """A cell holds the game while a click is under way; when the click is handled, the game has gone on."""
    table = start(
        lab_page,
        f"{HOLD}\n    game.play('use LR1 lay')",
    )
    # A board's first message waits for a running cell; later ones are handled on a thread of their own.
    table.turn("pass")
    table.root.get_by_label("Undo", exact=True).click()
    table.is_at(0)
    table.lab.start(1)
    expect(table.lab.output(1)).to_contain_text("waiting")
    table.pick("pass")
    let_go(table.lab)

    table.is_at(1)
    expect(table.root.locator(".ora-notice")).to_contain_text("changed since that click")
    assert table.lab.value(PLAYED) == ["use LR1 lay"]
    table.agrees()


def test_two_views_of_a_game_stay_in_step(lab_page: OpenNotebook) -> None:
    first = start(lab_page, "ora.Board(game)")
    first.lab.run(1)
    second = Table(first.lab, 1)
    second.is_at(0)
    first.turn("G07 0,3")
    second.is_at(1)
    second.turn("skip", "done")
    first.is_at(3)
    assert first.shown() == second.shown()
    second.agrees()


def test_a_choice_in_one_view_outlasts_other_words_and_says_so_when_the_game_goes_on(lab_page: OpenNotebook) -> None:
    lab = lab_page(START.replace("ora.Board(game)", "game"), "game")
    lab.run()
    first, second = Table(lab), Table(lab, 1)
    first.is_at(0)
    first.pick("G07")
    expect(first.root.locator(".ora-chip")).to_have_text("Peat Coal Kiln ×")
    second.root.get_by_role("button", name="Options").click()
    second.root.locator(".ora-options select").first.select_option("es")
    expect(first.root.locator(".ora-chip")).to_have_text("Carbonera de Turba ×")
    lab.page.keyboard.press("Escape")
    assert first.piece("0,3").first.get_attribute("data-state") == "live"

    second.turn("G12 1,3")
    first.is_at(1)
    expect(first.root.locator(".ora-chip")).to_have_count(0)
    said = first.root.locator(".ora-notice")
    expect(said).to_contain_text("ya no está elegido")
    expect(second.root.locator(".ora-notice")).to_have_count(0)
    said.get_by_role("button").click()
    expect(said).to_have_count(0)


def test_a_game_at_the_end_of_two_cells_is_one_board_seen_twice(lab_page: OpenNotebook) -> None:
    lab = lab_page(START.replace("ora.Board(game)", "game"), "game")
    lab.run()
    first, second = Table(lab), Table(lab, 1)
    for ply, table in enumerate((first, second, first)):
        table.is_at(ply)
        table.turn(("pass", "done", "pass")[ply])
    second.is_at(3)
    # Running a cell again shows the board once more, and its former output disappears.
    lab.run(1)
    second.is_at(3)
    second.turn("done")
    first.is_at(4)
    assert first.shown() == second.shown()
    second.agrees()
    lab.run(0)  # another game
    first.is_at(0)
    second.is_at(4)


def test_a_turn_by_keyboard(lab_page: OpenNotebook) -> None:
    table = start(lab_page)
    table.root.locator("[data-focus=panel]").focus()
    for ply, tokens in enumerate(("0,3 G07", "skip", "done"), start=1):
        for token in tokens.split():
            tab_to(table, token)
            table.lab.page.keyboard.press("Enter")
        table.is_at(ply)

    assert table.lab.value(PLAYED) == ["build G07 0,3", "skip", "done"]
    expect(table.lab.page.locator(".jp-Notebook .jp-Cell")).to_have_count(1)  # no key has reached the notebook


def tab_to(table: Table, token: str) -> None:
    """Press Tab until a piece for the token has the focus."""
    page = table.lab.page
    for _ in range(150):
        page.keyboard.press("Tab")
        pick, line = page.evaluate("() => [document.activeElement?.dataset.pick, document.activeElement?.dataset.line]")
        if pick == token or (line or "").split()[-1:] == [token]:
            return
    pytest.fail(f"Tab never came to {token}")


def test_keys_stay_on_the_board(lab_page: OpenNotebook) -> None:
    table = start(lab_page)
    table.piece("0,3").first.focus()
    for key in ("b", "a", "x", "d", "d", "Escape", "j"):
        table.lab.page.keyboard.press(key)
    expect(table.lab.page.locator(".jp-Notebook .jp-Cell")).to_have_count(1)
    table.turn("pass")


def test_it_follows_the_dark_theme(lab_page: OpenNotebook) -> None:
    table = start(lab_page)
    colours = "board => { const s = getComputedStyle(board); return [s.color, s.backgroundColor]; }"
    day = table.root.evaluate(colours)
    table.lab.theme("dark")
    try:
        expect(table.root).to_have_class(re.compile("ora-dark"))
        assert table.root.evaluate(colours) != day
    finally:
        table.lab.theme("light")
    expect(table.root).to_have_class(re.compile("ora-light"))


def test_a_saved_notebook_shows_the_board_without_its_kernel(lab_page: OpenNotebook) -> None:
    table = start(lab_page)
    lab = table.lab
    table.turn("G07 0,3", "skip")
    before = table.shown()
    lab.command("@jupyter-widgets/jupyterlab-manager:saveWidgetState")
    saved = lab.save()
    assert "application/vnd.jupyter.widget-state+json" in saved.metadata["widgets"]

    lab.command("notebook:shutdown-kernel")
    until_drawn(lab.page, lab.open)
    table.is_at(2)
    assert table.shown() == before
    # Python does not answer, and nothing breaks: the board says so, and how to go on.
    table.pick("done")
    table.is_at(2)
    field = table.root.locator(".ora-no-response input")
    expect(field).to_have_value(re.compile(r"^import ora_widgets as ora; ora\.load"))
    goes_on = eval(field.input_value().removeprefix("import ora_widgets as ora; "), {"ora": ora})
    assert [str(move) for move in goes_on.moves] == ["build G07 0,3", "skip"]
    lab.console.clear()


def test_what_python_cannot_do_is_shown_on_the_board(lab_page: OpenNotebook) -> None:
    table = start(lab_page, "game.play = None")
    table.lab.run(1)
    table.pick("pass")
    expect(table.root.locator(".ora-notice.ora-error")).to_contain_text("TypeError")


NODES = "board => board.querySelectorAll('*').length"


def test_a_long_game_by_clicks_does_not_grow_the_page(lab_page: OpenNotebook) -> None:
    table = start(lab_page)
    sizes = []
    for ply in range(60):
        table.root.locator(":is([data-line=pass], [data-line=done])").first.click()
        table.is_at(ply + 1)
        table.open("log")
        expect(table.root.locator(".ora-log [aria-current=step]")).to_have_count(1)
        sizes.append(table.root.evaluate(NODES))
    # The log shows this many turns and no more, and the board reuses its elements.
    assert max(sizes[30:]) < 1.1 * max(sizes[:30])


def test_a_long_cell_does_not_stop_the_board(lab_page: OpenNotebook) -> None:
    """Clicks are answered during a cell that does not hold the game: this one waits for a click."""
    table = start(
        lab_page,
        "from threading import Event\nclicked = Event()\nend = game.on_change(clicked.set)\n"
        "print('waiting')\nclicked.wait()\nend()\nprint('at', game.ply)",
    )
    table.turn("pass")
    table.lab.start(1)
    expect(table.lab.output(1)).to_contain_text("waiting")
    table.turn("done")
    expect(table.lab.output(1)).to_contain_text("at 2")
    table.agrees()

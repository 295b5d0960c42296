"""What new players stumbled over, each once: in a real JupyterLab, with its scrolling panel and its bars."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook
from tests.browser.test_board import Table
from tests.waiting import until


def test_the_log_is_read_downwards_and_stands_at_its_end(lab_page: OpenNotebook) -> None:
    lab = lab_page(
        "import ora_widgets as ora\ngame = ora.new_game(players=3, country='france')\n"
        "for _ in range(8): game.play('pass'); game.play('done')\nora.Board(game)"
    )
    lab.run(0)
    table = Table(lab)
    table.is_at(16)
    table.turn("G07 0,3", "skip")
    lines = table.root.locator(".ora-log-turn").last.locator("button")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("builds the Peat Coal Kiln")
    expect(lines.last).to_have_attribute("aria-current", "step")
    assert (
        table.root.locator(".ora-log > ol").evaluate("box => box.scrollHeight - box.clientHeight - box.scrollTop") < 2
    )


def test_names_keep_their_letters_while_python_is_slow_to_hear_of_them(lab_page: OpenNotebook) -> None:
    lab = lab_page("import ora_widgets as ora\nboard = ora.Board(ora.new_game(players=3))\nboard")
    lab.run(0)
    table = Table(lab)
    table.root.get_by_role("button", name="Options", exact=True).click()
    typed = {"R": "Magdalena", "G": "Bartholomew the Younger", "B": "Anna"}
    for field, name in zip(table.root.locator(".ora-names input").all(), typed.values(), strict=False):
        field.click()
        field.press_sequentially(name, delay=90)
        expect(field).to_have_value(name)
    lab.page.keyboard.press("Escape")
    until(lambda: lab.value("board.names") == typed)
    for name in typed.values():
        expect(table.root.locator(".ora-title", has_text=name)).to_have_count(1)

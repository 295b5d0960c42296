"""The helpers of the browser tests: a notebook runs, and its errors are noticed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenNotebook


def test_cells_run_and_show_what_they_print(lab_page: OpenNotebook) -> None:
    lab = lab_page("print(2 + 2)", "print(3 * 3)")

    lab.run(1)
    expect(lab.output(1)).to_have_text("9")
    expect(lab.output(0)).to_have_count(0)

    lab.run()
    expect(lab.output(0)).to_have_text("4")


def test_each_notebook_has_a_kernel_of_its_own(lab_page: OpenNotebook) -> None:
    first, second = lab_page("x = 1"), lab_page("x = 2")
    first.run()
    second.run()

    assert first.value("x") == 1
    assert second.value("x") == 2


def test_a_value_crosses_over(lab_page: OpenNotebook) -> None:
    lab = lab_page("game = {'to_move': 'R', 'score': [3, 4.5]}")
    lab.run()

    assert lab.value("game") == {"to_move": "R", "score": [3, 4.5]}
    with pytest.raises(AssertionError, match="NameError"):
        lab.value("gmae")


def test_a_failing_cell_fails_the_test(lab_page: OpenNotebook) -> None:
    lab = lab_page("1 / 0")

    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        lab.run()
    lab.run(may_fail=True)


def test_the_theme_changes(lab_page: OpenNotebook) -> None:
    lab = lab_page("print('by night')")
    background = "() => getComputedStyle(document.body).getPropertyValue('--jp-layout-color0').trim()"

    day = lab.page.evaluate(background)
    lab.theme("dark")
    assert lab.page.evaluate(background) != day
    assert lab.page.evaluate("() => !document.elementFromPoint(700, 500).closest('#jupyterlab-splash')")
    lab.theme("light")
    assert lab.page.evaluate(background) == day


def test_a_notebook_is_saved_with_what_it_showed(lab_page: OpenNotebook) -> None:
    lab = lab_page("print('kept')")
    lab.run()

    assert lab.save().cells[0].outputs[0].text == "kept\n"


def test_requests_that_leave_are_noticed(lab_page: OpenNotebook) -> None:
    lab = lab_page(
        "from IPython.display import HTML",
        "HTML('<img src=\"http://elsewhere.invalid/picture.png\">')",
    )
    with lab.page.expect_request("http://elsewhere.invalid/picture.png"):
        lab.run()

    # JupyterLab may draw an output twice, with two requests.
    assert set(lab.strangers) == {"http://elsewhere.invalid/picture.png"}
    lab.strangers.clear()
    lab.console.clear()


# Loaded as anywidget loads a widget's module.
MODULE = """
import anywidget
class Broken(anywidget.AnyWidget):
    _esm = "export default { render({ el }) { el.textContent = 'drawn'; %s } };"
Broken()
"""


@pytest.mark.parametrize(
    ("event", "mistake"),
    [
        ("console", "console.error('broken')"),
        ("console", "throw new Error('broken')"),
        ("pageerror", "setTimeout(() => { throw new Error('broken'); })"),
    ],
)
def test_errors_of_a_widget_are_noticed(lab_page: OpenNotebook, event: str, mistake: str) -> None:
    lab = lab_page(MODULE % mistake)
    with lab.page.expect_event(event, lambda said: "broken" in getattr(said, "text", str(said))):
        lab.run()

    assert any("broken" in error for error in lab.errors())
    lab.console.clear()
    lab.page_errors.clear()

"""Two people edit one notebook at the same time (jupyter-collaboration) and play one game in it.

`make hosts` makes an environment for it, because the extension changes every JupyterLab beside it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.lab import KERNEL_IS_THERE, READY, LabServer, new_lab_page
from tests.browser.test_board import START, Table
from tests.browser.test_sharing import two_pages_play

PYTHON = os.environ.get("ORA_TOGETHER", "")

pytestmark = [pytest.mark.slow, pytest.mark.skipif(not PYTHON, reason="make hosts makes the environment for it")]

TYPE = "(text) => jupyterapp.shell.currentWidget.content.widgets[1].model.sharedModel.setSource(text)"
# A newly loaded page may reload itself once.
TYPED = "() => window.jupyterapp?.shell.currentWidget?.content.widgets[1]?.model.sharedModel.getSource()"


@pytest.fixture
def together(tmp_path: Path) -> Iterator[LabServer]:
    """Give a JupyterLab with shared editing."""
    server = LabServer(tmp_path, python=PYTHON)
    yield server
    server.stop()


def test_shared_editing_shows_one_game(together: LabServer, context: BrowserContext, browser: Browser) -> None:
    lab = new_lab_page(context, together, "together", [START, "# nobody has said anything"])
    lab.run(0)
    table = Table(lab)
    table.is_at(0)

    # Text typed on one page appears on the other without saving, so editing is shared.
    with browser.new_context() as other:
        page = other.new_page()
        page.goto(f"{together.url}/lab/workspaces/other/tree/{lab.path.name}?token={together.token}")
        page.wait_for_function(f"({KERNEL_IS_THERE})()", timeout=READY * 1000)
        lab.page.evaluate(TYPE, "# your move")
        page.wait_for_function(f"({TYPED})() === '# your move'", timeout=READY * 1000)
        expect(page.locator(".ora-board")).to_have_count(1, timeout=READY * 1000)

    two_pages_play(table, browser)
    assert "# nobody" not in lab.page.evaluate(TYPED)
    assert lab.errors() == []
    assert lab.strangers == []

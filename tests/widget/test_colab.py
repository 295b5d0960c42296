"""A stand-in for Google Colab: everything that shows a board registers its manager, without action by the user."""

from __future__ import annotations

import subprocess
import sys

import pytest

STAND_IN = """
import sys, types
colab = types.ModuleType("google.colab.output")
colab.turned_on = []
colab.enable_custom_widget_manager = lambda: colab.turned_on.append(True)
colab._widgets = types.SimpleNamespace(_installed_url="https://colab.example/manager.js")
sys.modules["google.colab.output"] = colab
import ora_widgets as ora
bundle, about = (%s)._repr_mimebundle_()
url = about["application/vnd.jupyter.widget-view+json"]["colab"]["custom_widget_manager"]["url"]
assert url == "https://colab.example/manager.js", url
assert colab.turned_on == [True]
"""


@pytest.mark.parametrize(
    "shown", ["ora.play()", "ora.new_game(3)", "ora.lesson(1)", "ora.Annotator(ora.new_game(3)).board"]
)
def test_a_board_is_drawn_in_colab_without_a_cell_that_allows_it(shown: str) -> None:
    # anywidget remembers for the whole process that it was there.
    done = subprocess.run([sys.executable, "-c", STAND_IN % shown], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr

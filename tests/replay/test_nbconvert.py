"""Notebooks whose state another program has made."""

from __future__ import annotations

from typing import Any

import nbformat
import pytest

from ora_widgets.replay.nbconvert import STATE, VIEW, Boards

GOOD: dict[str, Any] = {"_book": {}, "_scene": {"title": "x"}, "_ask": {"prompt": "?"}}


def convert(state: Any) -> dict[str, Any]:
    output = nbformat.v4.new_output("display_data", data={VIEW: {"model_id": "m"}, "text/plain": "Board"})
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("", outputs=[output])])
    notebook.metadata["widgets"] = {STATE: {"state": {"m": {"state": state}}}}
    data: dict[str, Any] = Boards().preprocess(notebook, {})[0].cells[0].outputs[0].data
    return data


def test_a_board_becomes_a_frame() -> None:
    data = convert(GOOD)
    assert VIEW not in data
    assert data["text/html"].startswith('<iframe sandbox="allow-scripts"')


@pytest.mark.parametrize("state", [{}, {"value": 3}, {**GOOD, "_scene": "<script>"}, {**GOOD, "_book": None}])
def test_other_widgets_stay_as_they_are(state: Any) -> None:
    assert set(convert(state)) == {VIEW, "text/plain"}


def test_scripts_in_the_state_are_text() -> None:
    evil = '"></iframe><script>alert(1)</script>'
    data = convert({**GOOD, "_scene": {"title": evil}, "language": evil, "names": {"R": evil}})
    assert data["text/html"].count("<script") == 0
    assert data["text/html"].count("<iframe") == data["text/html"].count("</iframe") == 1


@pytest.mark.parametrize("metadata", [
    {}, {"widgets": None}, {"widgets": []}, {"widgets": {STATE: []}}, {"widgets": {STATE: {"state": [3]}}},
    {"widgets": {STATE: {"state": {"m": 3}}}}, {"widgets": {STATE: {"state": {"m": {"state": "x"}}}}},
])  # fmt: skip
@pytest.mark.parametrize("data", [{VIEW: {"model_id": "m"}}, {VIEW: {"model_id": ["m"]}}, {VIEW: 3}, [], None])
def test_a_notebook_of_another_shape_stays_as_it_is(metadata: Any, data: Any) -> None:
    cells = [{"cell_type": "code", "outputs": [{"data": data}, {"output_type": "stream"}]}, {"cell_type": "markdown"}]
    notebook = nbformat.from_dict({"cells": cells, "metadata": metadata})
    before = str(notebook)
    assert str(Boards().preprocess(notebook, {})[0]) == before

"""What the fuzzer has found, made as small as it goes; each was a fault once."""

from __future__ import annotations

from typing import Any

import pytest

import ora_widgets as ora
from tests.work import counted


@pytest.mark.parametrize("address", ["", "https://example.org/#"])
@pytest.mark.parametrize("sign", ["%", "%4", "%41", "%E2"])
def test_what_is_escaped_in_an_address_is_not_taken_apart_sign_by_sign(address: str, sign: str) -> None:
    """It took 56 MB and a quarter of a second for 300,000 signs, and texts of five million are read."""
    text = f"{address}ora1:" + sign * 20_000
    with counted() as plain, pytest.raises(ora.Unreadable):
        ora.load(f"{address}ora1:" + "x" * len(text))
    with counted() as work, pytest.raises(ora.Unreadable):
        ora.load(text)
    assert work.calls < plain.calls + 2_000


@pytest.mark.parametrize("name", ["names", "language", "theme", "motion"])
def test_a_page_that_sets_something_nested_is_told_so(name: str) -> None:
    """The error of `ipywidgets`, which goes down all of it, was shown to nobody."""
    nested: Any = "x"
    for _ in range(3_000):
        nested = [nested]
    board = ora.Board(ora.new_game(2))
    before = getattr(board, name)
    board.set_state({name: {"R": nested}})
    assert getattr(board, name) == before
    assert board.notice is not None
    assert "neither a move nor a request" in board.notice["text"]
    board.close()

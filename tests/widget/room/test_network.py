"""A sample of games on a bad network; `python -m tests.widget.room 100000` plays more."""

from __future__ import annotations

import pytest

from tests.widget.room.simulator import run


@pytest.mark.parametrize("seed", range(12))
def test_all_hold_one_record_in_the_end_whatever_the_network_does(seed: int) -> None:
    assert run(seed)["moves"] > 0

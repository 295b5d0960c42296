"""Reading an online log or a record against playing its moves, in calls; for times: `python -m tests.bench.logs`."""

from __future__ import annotations

from pathlib import Path

import pytest

import ora_widgets as ora
from tests.support.work import count_calls

from .logs import GAMES, playing, text_of

MAX_LOG_RATIO = 1.7  # its commands must also be interpreted
MAX_RECORD_RATIO = 1.4


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name.split(".")[0])
def test_reading_costs_little_more_than_playing(path: Path) -> None:
    text = text_of(path)
    play, record = playing(text), ora.load(text).record()  # and the tables of a mode are built
    with count_calls() as reading:
        ora.load(text)
    with count_calls() as loading:
        ora.load(record)
    with count_calls() as played:
        play()
    assert reading.calls <= MAX_LOG_RATIO * played.calls
    assert loading.calls <= MAX_RECORD_RATIO * played.calls

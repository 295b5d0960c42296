"""Numbers from tables and arrays are accepted like plain ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import ora_widgets as ora


def quiz_text(number: Any) -> str:
    quiz = ora.quiz(seed=1)
    quiz.answer(number)
    return repr(quiz)


DOORS: dict[str, Callable[[Any], object]] = {
    "players": ora.new_game,
    "players of a filter": lambda number: len(ora.games([ora.new_game(2)]).filter(players=number)),
    "lesson": lambda number: ora.lesson(number).name,
    "step": lambda number: ora.lesson("wheel", number).step.name,
    "puzzle": lambda number: ora.puzzle(number).step.name,
    "answer": quiz_text,
    "clock": lambda number: ora.Clock(turn=number),
    "place": lambda number: str(ora.new_game(2).legal_moves[number]),
    "seconds": lambda number: ora.bots.Deadline(number) is not None,
}


@pytest.mark.parametrize("kind", [np.int64, np.uint8])
@pytest.mark.parametrize("door", DOORS)
def test_a_whole_number_of_numpy_is_one(door: str, kind: type[Any]) -> None:
    assert DOORS[door](kind(2)) == DOORS[door](2)


def test_a_game_of_such_a_number_is_written_like_any_other() -> None:
    many: Any = np.int64(3)
    assert ora.load(ora.new_game(many).record()) == ora.new_game(3)
    assert type(ora.new_game(many).setup.players) is int


def test_seconds_may_be_a_short_fraction() -> None:
    few: Any = np.float32(0.5)
    assert ora.Clock(turn=few * 180) == ora.Clock(turn=90)
    assert ora.bots.Deadline(few).left

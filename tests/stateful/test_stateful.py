"""A short run of both machines; `python -m tests.stateful` runs them for longer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.internal.conjecture.providers import CONSTANTS_CACHE
from hypothesis.internal.constants_ast import Constants
from hypothesis.stateful import run_state_machine_as_test

import ora_widgets as ora
from ora_widgets.game.game import Game
from ora_widgets.widget.board import Board
from ora_widgets.widget.seat_claims import Claims
from tests.soak.broken_engines import forget_undone, then

from .board_machine import BoardMachine, BoardTest
from .game_machine import GameMachine, GameTest
from .transcript import BEGIN, END

# Failures are shrunk; tracing which of our lines ran would take longer than everything else.
PHASES = (Phase.generate, Phase.shrink)
SHORT = settings(
    derandomize=True, deadline=None, database=None, phases=PHASES, suppress_health_check=[HealthCheck.too_slow]
)
GameTest.settings = settings(SHORT, max_examples=25, stateful_step_count=25)
BoardTest.settings = settings(SHORT, max_examples=15, stateful_step_count=20)

__all__ = ["BoardTest", "GameTest"]


def anybody(really: Callable[..., Any]) -> Callable[..., Any]:
    """Any page may move."""
    return lambda *_: True


def deaf(really: Callable[..., Any]) -> Callable[..., Any]:
    """Boards are not notified."""
    return lambda *_: None


def half(really: Callable[..., Any]) -> Callable[..., Any]:
    """Lines before a refused one are played all the same."""

    def play(game: Game, moves: Any) -> Any:
        try:
            return really(game, moves)
        except ora.Refusal:
            really(game, str(moves).split(";", maxsplit=1)[0])
            raise

    return play


BROKEN = [
    (GameTest, Game, "undo", then(forget_undone)),
    (GameTest, Game, "play", half),
    (BoardTest, Claims, "may_move", anybody),
    (BoardTest, Board, "_publish", deaf),
]


@pytest.mark.parametrize(("machine", "owner", "name", "broken"), BROKEN, ids=[row[3].__name__ for row in BROKEN])
def test_what_is_broken_is_reported_as_code_to_paste(
    machine: Any, owner: Any, name: str, broken: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Hypothesis uses the numbers and texts of all loaded code, so other tests must not change what it finds.
    monkeypatch.setattr("hypothesis.internal.conjecture.providers._get_local_constants", Constants)
    CONSTANTS_CACHE.cache.clear()
    monkeypatch.setattr(owner, name, broken(getattr(owner, name)))
    factory = GameMachine if machine is GameTest else BoardMachine
    # Boards take long to shrink, and the shrinking of games covers them.
    phases = PHASES if machine is GameTest else PHASES[:1]
    with pytest.raises(AssertionError) as failed:
        run_state_machine_as_test(factory, settings=settings(machine.settings, phases=phases, max_examples=200))
    message = "\n".join(failed.value.__notes__)
    code = message.partition(BEGIN)[2].partition(END)[0]
    pasted: dict[str, Any] = {}
    exec(code, pasted)
    assert isinstance(pasted["game"], Game)
    assert machine is BoardTest or len(code.splitlines()) < 9, "it is not shrunk"

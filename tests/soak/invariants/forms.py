"""A game written in any form is the same game when read, at its end and at a moment in the middle."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable

import ora_widgets as ora
from ora_widgets.game.game import Game

from ..moment import Whole


def _same_again(whole: Whole, again: Callable[[Game], Game]) -> None:
    game = whole.game()
    for ply in (game.plies, whole.chance.randrange(game.plies + 1)):
        twin = again(game.jump(ply))
        assert twin.setup == game.setup, f"{twin.setup} is not {game.setup}"
        assert twin.moves[: twin.ply] == tuple(whole.moves[:ply]), f"at {ply} the moves are others"
        assert twin.now == whole.states[ply], f"at {ply} the position differs"


def record(whole: Whole) -> None:
    """Through the record."""
    _same_again(whole, lambda game: ora.load(game.record()))


def code(whole: Whole) -> None:
    """Through the short code."""
    _same_again(whole, lambda game: ora.load(game.code()))


def data(whole: Whole) -> None:
    """Through JSON, with every state as plain data."""
    _same_again(whole, lambda game: ora.load(json.loads(json.dumps(game.to_json()))))
    for state in whole.chance.sample(whole.states, min(10, len(whole.states))):
        plain = state.to_json()
        assert json.loads(json.dumps(plain)) == plain == state.copy().to_json()


def check_pickle(whole: Whole) -> None:
    """Through pickle, with undone moves."""
    _same_again(whole, lambda game: pickle.loads(pickle.dumps(game)))
    again = pickle.loads(pickle.dumps(whole.game().undo())).redo()
    assert again.now == whole.states[-1], "what was undone is forgotten"

"""What an answer would bring, tried on a copy: the page asks before anybody commits to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine import Move, options
from ..engine.frames import TURN
from ..engine.rules import play
from ..engine.steps.wheel import PLACE
from ..game.history import live
from ..language.prompts import prompt
from .outlook import change

if TYPE_CHECKING:
    from ..game.history import GameView
    from ..wire.to_page import Preview

MAX_PREVIEWS = 60  # lines looked at for one message; what is asked for beyond them stays without a preview


def previews(game: GameView, lines: list[str], language: str) -> list[Preview]:
    """The change that each legal line would make for the player who is asked.

    `follows` is the question that would follow for the same player, empty where the turn goes on as before or ends;
    `taken` are the indicators that would stand at the beam.

    Args:
        lines: Answers to the question now; those that are none are left out.

    >>> from ora_widgets import new_game
    >>> [seen] = previews(new_game(3, "france"), ["fell 0,1 wood"], "en")
    >>> seen["goods"], seen["points"]["total"], seen["follows"], seen["taken"]
    ([('Wo', 2)], 0, '', ['wood'])
    """
    state, seats = live(game), game.setup.seats
    if state.over:
        return []
    offered, seat = options(state), state.pending[-1].seat
    seen: list[Preview] = []
    for line in lines[:MAX_PREVIEWS]:
        move = Move.parse(line)
        if tuple(move) not in offered:
            continue
        after = state.copy()
        play(after, tuple(move))
        same = after.to_move == seat and after.pending[-1].kind not in TURN
        follows = prompt(after, seats, language) if same else ""
        taken = [name for name, place in PLACE.items() if after.since[place] != state.since[place] is not None]
        seen.append({"line": line, **change(state, after, seat), "follows": follows, "taken": taken})
    return seen

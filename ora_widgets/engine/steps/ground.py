"""Taking forest cards off the landscape without wood."""

from __future__ import annotations

from ..frames import AtStep, at_step
from ..goods import bag
from ..icons import ClearIcon
from ..moves import IllegalMove, Refusal
from ..state import State
from .base import SKIP, Options, Plain, Step, end_function, pairs
from .trade import receive


class Clear(Step):
    """Remove own forests, each for `tiles`, up to `most` times; without a first one the function ends here.

    Args:
        tiles: What one of them gives.
        open_limit: Whether `Rulings.open_limits` leaves that open.
    """

    __slots__ = ("most", "open_limit", "tiles")

    def __init__(self, tiles: str = "", most: int = 1, *, open_limit: bool = False) -> None:
        self.tiles = bag(tiles)
        self.most = most
        self.open_limit = open_limit

    def run(self, state: State, frame: AtStep) -> None:
        unlimited = self.open_limit and state.rulings.open_limits
        if (unlimited or frame.done < self.most) and state.players[frame.seat].forests:
            state.ask(frame)
        elif not frame.done:
            end_function(state)

    def options(self, state: State, frame: AtStep) -> Options:
        return (*(("clear", space) for space in state.players[frame.seat].forests), SKIP)

    def take(self, state: State, frame: AtStep, move: Plain) -> None:
        if move != SKIP:
            state.players[frame.seat].empty(move[1])
            receive(state, frame.seat, self.tiles)
            self.run(state, at_step(frame.kind, frame.seat, frame.card, frame.step, done=frame.done + 1))
        elif not frame.done:
            end_function(state)

    def explain(self, state: State, frame: AtStep, move: Plain) -> Refusal:
        if move[0] == "clear" and move[1:]:
            return IllegalMove("nothing-to-fell", "F5.4.1", space=move[1], what="forest")
        return super().explain(state, frame, move)

    def picture(self) -> ClearIcon:
        return {"clear": "forest", "get": pairs(self.tiles), "most": self.most}

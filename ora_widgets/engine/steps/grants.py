"""Steps that let the player do something else: another building's function, a main action, a recall.

They push frames and so need nothing of the floors above.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from ..frames import Allowance, AtStep, use_of
from ..icons import EnterIcon, GrantIcon, RecallIcon
from ..land import NEIGHBOURS
from ..moves import IllegalMove, Refusal
from ..state import State
from .base import SKIP, Options, Plain, Step, run_function

PRIOR, OCCUPIED, NEIGHBOUR, DISPLAY = "prior", "occupied", "neighbour", "display"


class Enter(Step):
    """Use another building without a clergyman and without its price.

    A building from which the present one was entered, at any depth of the same use, is not a target: what it leads to
    can be reached directly, and the Garden and the Cottage work once per action.

    Args:
        kind: Which buildings: occupied by a `prior`, `occupied` at all, an unoccupied `neighbour`, or one in the
            `display`.
    """

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def targets(self, state: State, card: str) -> tuple[str, ...]:
        """The buildings that may be used from `card`, in a fixed order."""
        if self.kind == DISPLAY:
            found = list(state.display)
        elif state.rulings.any_building:
            found = list(state.sites)
        elif self.kind == PRIOR:
            found = [player.prior for player in state.players if player.prior in state.sites]
        elif self.kind == OCCUPIED:
            occupied = state.occupied_cards()
            found = [site for site in state.sites if site in occupied]
        elif card in state.sites:
            seat, space = state.sites[card]
            occupied = state.occupied_cards()
            adjacent = [state.players[seat].holds.get(next_) for next_ in NEIGHBOURS[space]]
            found = [site for site in adjacent if site in state.sites and site not in occupied]
        else:
            found = []  # an unbuilt building has no neighbours
        barred = {card, *(frame.card for frame in state.pending if frame.kind == "via")}
        return tuple(dict.fromkeys(site for site in found if site not in barred))

    def run(self, state: State, frame: AtStep) -> None:
        if self.targets(state, frame.card):
            state.ask(frame)

    def useful(self, state: State, seat: int, card: str) -> bool:
        return bool(self.targets(state, card))

    def options(self, state: State, frame: AtStep) -> Options:
        return (*(("enter", card) for card in self.targets(state, frame.card)), SKIP)

    def take(self, state: State, frame: AtStep, move: Plain) -> None:
        if move[0] == "enter":
            state.ask(use_of("via", frame.seat, frame.card))
            run_function(state, frame.seat, move[1])

    def explain(self, state: State, frame: AtStep, move: Plain) -> Refusal:
        if move[0] != "enter" or not move[1:]:
            return super().explain(state, frame, move)
        target, kind = move[1], self.kind
        if target == frame.card:
            kind = "itself"
        elif any(below.kind == "via" and below.card == target for below in state.pending):
            kind = "through"
        elif target.startswith("S"):
            kind = "settlement"
        elif kind == NEIGHBOUR:
            kind = "unoccupied" if target in state.occupied_cards() else "adjacent"
        return IllegalMove("cannot-enter", "F5.2.4", card=target, kind=kind)

    def picture(self) -> EnterIcon:
        return {"enter": self.kind}


class Grant(Step):
    """Allow actions, each once, without spending the slot: `build`, `settle`, `fell`, `cut`, `district`, `plot`."""

    __slots__ = ("actions",)

    moves: ClassVar[
        Callable[[State, Allowance], list[Plain]]
    ]  # what the question allows; set by the room that has the actions

    def __init__(self, *actions: str) -> None:
        self.actions = actions

    def run(self, state: State, frame: AtStep) -> None:
        state.ask(Allowance("grant", frame.seat, self.actions))

    def useful(self, state: State, seat: int, card: str) -> bool:
        return bool(Grant.moves(state, Allowance("granted", seat, self.actions)))

    def picture(self) -> GrantIcon:
        return {"grant": list(self.actions)}


class Recall(Step):
    """Take back the acting player's own prior, or all of his clergymen, from wherever they stand."""

    __slots__ = ("everybody",)

    def __init__(self, *, everybody: bool = False) -> None:
        self.everybody = everybody

    def run(self, state: State, frame: AtStep) -> None:
        player = state.players[frame.seat]
        player.call_prior()
        if self.everybody:
            player.brothers += len(player.out)
            player.out = ()

    def useful(self, state: State, seat: int, card: str) -> bool:
        player = state.players[seat]
        return bool(player.prior or (self.everybody and player.out))

    def picture(self) -> RecallIcon:
        return {"recall": "all" if self.everybody else "prior"}

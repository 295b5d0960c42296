"""How far a game has come, for the evaluation: actions, settlement phases and rounds still ahead."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ..engine import State
from ..engine.cards import roster
from ..engine.frames import Turn

# A game for two ends when the display has run down; what experienced play needs for that.
BUILT_A_ROUND: Final = 1.3
NEVER: Final = 99


class TurnsLeft(NamedTuple):
    """What a seat may still expect."""

    actions: float  # main actions, those of the running round included
    phases: int  # settlement phases in which it may still build, an open one included
    distance: int  # rounds until the next of them; 0 while it is open, 99 when there is none


@lru_cache(maxsize=64)
def _undealt(country: str, labels: tuple[str, ...], crossed: str, left_out: tuple[str, ...], passed: int) -> int:
    """Buildings that lie in piles still to be dealt."""
    return sum([card.pile in "ABCD"[passed:] for card in roster(country, labels, crossed, left_out)])


@lru_cache(maxsize=64)
def _mains(slots: tuple[tuple[int, int], ...]) -> int:
    """Main actions in a round, of everybody together."""
    return sum([mains for _, mains in slots])


def rounds_left(state: State) -> float:
    """Rounds after the one being played: counted, or in a game for two estimated from the display."""
    mode = state.mode
    if mode.rounds is not None:
        return max(mode.rounds - state.round, 0)
    undealt = _undealt(state.country, mode.labels, mode.crossed, mode.left_out, state.passed)
    cards = len(state.display) + undealt - mode.display_end
    return max(mode.phases[-1] - state.round, cards / BUILT_A_ROUND, 0)


def left(state: State, seat: int) -> TurnsLeft:
    """Count what is still to come for a seat."""
    mode, now = state.mode, state.round
    actions, phases = rounds_left(state) * _mains(mode.slots) / mode.players, 0
    distance = NEVER
    for frame in state.pending:
        if frame.seat == seat and isinstance(frame, Turn):
            if frame.kind == "settle":
                distance = 0
                phases += frame.mains > 0
            else:
                actions += frame.mains
    passed, dealt = state.passed, len(mode.phases)
    if distance and passed < dealt:
        distance = max(mode.phases[passed] - now, 0)
    elif distance and passed == dealt and mode.final_phase and mode.rounds:
        distance = max(mode.rounds - now, 0)
    return TurnsLeft(actions, phases + max(dealt + mode.final_phase - passed, 0), distance)


def next_turn(state: State) -> int:
    """The seat whose turn follows the one being played."""
    for frame in reversed(state.pending[:-1]):
        if isinstance(frame, Turn):
            return frame.seat
    return (state.start + 1) % state.mode.players

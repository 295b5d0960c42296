"""How far a game has come, for the evaluation: actions, settlement phases and rounds still ahead."""

from __future__ import annotations

from functools import lru_cache

from ..engine import State
from ..engine.cards import roster
from ..engine.terms import Mode

TURNS = ("act", "bonus", "settle")
# A game for two ends when the display has run down; what experienced play needs for that.
BUILT_A_ROUND = 1.3


@lru_cache(maxsize=64)
def _undealt(mode: Mode, country: str, passed: int) -> int:
    """Buildings that lie in piles still to be dealt."""
    cards = roster(country, mode.labels, mode.crossed, mode.left_out)
    return sum(card.pile in "ABCD"[passed:] for card in cards)


def rounds_left(state: State) -> float:
    """Rounds after the one being played: counted, or in a game for two estimated from the display."""
    mode = state.mode
    if mode.rounds is not None:
        return max(mode.rounds - state.round, 0)
    cards = len(state.display) + _undealt(mode, state.country, state.passed) - mode.display_end
    return max(mode.phases[-1] - state.round, cards / BUILT_A_ROUND, 0)


def actions_left(state: State, seat: int) -> float:
    """Main actions that a seat may still expect, those of the running round included."""
    mode = state.mode
    now: int = sum([frame[2] for frame in state.pending if frame[0] in ("act", "bonus") and frame[1] == seat])
    each: float = sum(mains for _, mains in mode.slots) / mode.players
    return now + each * rounds_left(state)


def phases_left(state: State, seat: int) -> int:
    """Settlement phases in which a seat may still build, an open one included."""
    mode = state.mode
    last = len(mode.phases) + mode.final_phase
    open_ = sum([1 for frame in state.pending if frame[0] == "settle" and frame[1] == seat and frame[2]])
    return max(last - state.passed, 0) + open_


def phase_distance(state: State, seat: int) -> int:
    """Rounds until a seat's next settlement phase; 0 while it is open, 99 when none is left."""
    for frame in state.pending:
        if frame[0] == "settle" and frame[1] == seat:
            return 0
    mode = state.mode
    if state.passed < len(mode.phases):
        return max(mode.phases[state.passed] - state.round, 0)
    if mode.final_phase and mode.rounds and state.passed == len(mode.phases):
        return max(mode.rounds - state.round, 0)
    return 99


def next_turn(state: State) -> int:
    """The seat whose turn follows the one being played."""
    for frame in reversed(state.pending[:-1]):
        if frame[0] in TURNS:
            return int(frame[1])
    return (state.start + 1) % state.mode.players

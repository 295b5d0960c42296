"""The point in time of a position: the round, what the wheel shows, and whose turn it is."""

from __future__ import annotations

from ...engine import State
from ...engine.frames import MAIN_TURN, Turn
from ...engine.rules import open_round
from ...engine.steps.wheel import INDICATOR_INDEX
from ...engine.turn.rounds import PILE_LETTERS
from .position_type import Position, Problems
from .text import OFF_WHEEL, indicator_text

BONUS, FINAL = "bonus", "E"
PHASE_STARTS = ("neutral", "neutral phase", "phase")  # the word of a round with which a settlement phase begins


def set_clock(state: State, position: Position, problems: Problems) -> None:
    """Set the round, the piles dealt by then, and the start player."""
    mode, phase = state.mode, position.phase
    state.round = position.round or round_of(state, phase) or 1
    if state.round < 1 or (mode.rounds and state.round > mode.rounds):
        problems.add("round", "F3.6", number=str(position.round), last=mode.rounds or 0)
        state.round = 1
    if phase not in ("", *phases(state)):
        problems.add("phase", "F8.1", word=phase, phases=", ".join(phases(state)) or "-")
    elif phase and state.round != round_of(state, phase):
        problems.add("phase-round", "F8.1", word=phase, number=round_of(state, phase), asked=state.round)
    early = _phase_comes_first(state)
    if phase in PILE_LETTERS and phase:
        state.passed = PILE_LETTERS.index(phase)
    else:
        state.passed = sum(n < state.round or (n == state.round and not early) for n in mode.phases)
    # A phase that comes before the rotation belongs to the round whose start player is the next one.
    ahead = bool(early and phase in PILE_LETTERS and phase)
    state.start = (state.round - 1 + ahead) % mode.players
    state.built = state.round - 1


def phases(state: State) -> tuple[str, ...]:
    """The settlement phases of this game by their letters, and the bonus round."""
    last = state.mode.last
    return (*PILE_LETTERS, *([FINAL] if state.mode.final_phase else []), *([BONUS] if BONUS in last else []))


def round_of(state: State, phase: str) -> int:
    """The round that a phase comes in; 0 for none."""
    if phase in PILE_LETTERS and phase:
        return state.mode.phases[PILE_LETTERS.index(phase)]
    return state.mode.rounds or 0 if phase else 0


def _phase_comes_first(state: State) -> bool:
    words = state.mode.regular
    return min(words.index(word) for word in PHASE_STARTS if word in words) < words.index("turn")


def set_wheel(state: State, position: Position, problems: Problems) -> None:
    """Turn the indicators; those without an entry have never been used."""
    mode, now = state.mode, state.round
    last = len(mode.wheel) - 1
    entry = {"stone": mode.stone, "grapes": mode.grapes if state.country == "france" else 0}
    for name, place in INDICATOR_INDEX.items():
        first = max(entry.get(name, 0) - mode.head_start, 0)
        there = name not in entry or 0 < entry[name] <= now
        steps = position.wheel.get(name)
        # In the solo game an indicator leaves the wheel after its last value; here it is kept, so that the wheel is not
        # empty.
        never_used = (max(first, now - last) if mode.leaves else first) if there else None
        state.since[place] = never_used
        if steps is None:
            continue
        if steps == OFF_WHEEL:
            state.since[place] = None
            if name not in entry and not mode.leaves:
                problems.add("wheel-stays", "F4.3", indicator=name)
        elif not there:
            problems.add("wheel-not-in", "F4.5", indicator=name, number=entry[name])
        elif now - steps < first:
            word, most = str(indicator_text(mode.wheel, steps)), mode.wheel[min(now - first, last)]
            problems.add("wheel-too-far", "F4.1", indicator=name, word=word, number=now, most=most)
        else:
            state.since[place] = now - steps


def open_turn(state: State, position: Position, seats: str, problems: Problems) -> None:
    """Open the round as the rules do and drop the turns before the wanted one."""
    if position.phase not in ("", *phases(state)):
        return  # there is nothing to open
    order = open_phase(state, position.phase)
    colour = position.to_move
    seat = seats.find(colour) if colour else -1
    if colour and (len(colour) != 1 or seat < 0):
        problems.add("seat", "F2.8", word=colour, seats=", ".join(seats))
        return
    slot = position.slot or (order.index(seat) + 1 if seat in order else 1)
    if not 1 <= slot <= max(len(order), 1):
        problems.add("slot", "F3.4", number=position.slot, most=len(order))
    elif seat >= 0 and order and order[slot - 1] != seat:
        turns = ", ".join(seats[each] for each in order)
        problems.add("turn", "F3.4", seat=colour, order=turns, number=state.round)
    elif order:
        _skip_to(state, slot, position.actions, problems)
        _check_home(state, slot, position, seats, problems)


def open_phase(state: State, phase: str) -> list[int]:
    """Open the round or the phase as the rules do, and return the seats that have its turns, in order."""
    mode = state.mode
    last = phase in (FINAL, BONUS) or state.round == mode.rounds
    words = mode.last if last else mode.regular
    if phase == FINAL:
        openers: tuple[str, ...] = ("neutral E", "phase E")
    elif phase:
        openers = (BONUS,) if phase == BONUS else PHASE_STARTS
    else:
        openers = ("slots", "single", BONUS)
    word = next(word for word in openers if word in words)
    open_round(state, words.index(word), last=last)
    return [frame.seat for frame in reversed(state.pending) if isinstance(frame, Turn)]


def _skip_to(state: State, slot: int, actions: int, problems: Problems) -> None:
    if slot > 1:
        state.pending = state.pending[: 1 - slot]
    if not actions:
        return
    turn = state.pending[-1]
    most = turn.mains if isinstance(turn, Turn) and turn.kind in MAIN_TURN else 0
    if isinstance(turn, Turn) and 1 <= actions <= most:
        state.pending = (*state.pending[:-1], turn._replace(mains=actions))
    else:
        problems.add("actions", "F3.4", asked=actions, most=most)


def _check_home(state: State, slot: int, position: Position, seats: str, problems: Problems) -> None:
    """A player with nobody at home took everybody back when the round began (F3.1)."""
    phase = position.phase
    bonus = BONUS in state.mode.last and state.round == state.mode.rounds and phase != FINAL
    to_come = [frame.seat for frame in state.pending if frame.kind == "bonus"]
    # Where a phase comes before the rotation, nobody has come home yet.
    returned = phase != FINAL and not (phase and _phase_comes_first(state))
    begun = 0 < position.actions < state.mode.slots[0][1]
    fresh = slot == 1 and not bonus and returned and not begun
    for seat, colour in enumerate(seats):
        player = state.players[seat]
        if bonus and player.prior and seat in to_come:
            problems.add("prior-home", "F9.2", seat=colour)
        elif fresh and player.prior and not player.brothers:
            problems.add("clergy-returned", "F3.1", seat=colour)

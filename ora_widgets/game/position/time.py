"""When a position is: the round, what the wheel shows, and whose turn it is."""

from __future__ import annotations

from ...engine import State
from ...engine.frames import MAIN_TURN, Turn
from ...engine.rules import open_round
from ...engine.steps.wheel import PLACE
from ...engine.turn.rounds import LETTERS
from .problems import Problems
from .terms import Position

BONUS, FINAL = "bonus", "E"
OFF = -1  # steps of an indicator that is off the wheel
MAX_DIGITS = 4  # of a number of steps
OPENERS = ("neutral", "neutral phase", "phase")  # the word of a round with which a settlement phase begins


def set_clock(state: State, position: Position, problems: Problems) -> None:
    """The round, the piles dealt by then, and the start player."""
    mode = state.mode
    state.round = position.round or round_of(state, position.phase) or 1
    if state.round < 1 or (mode.rounds and state.round > mode.rounds):
        problems.add("round", "F3.6", number=str(position.round), last=mode.rounds or 0)
        state.round = 1
    phase = position.phase
    if phase not in ("", *phases(state)):
        problems.add("phase", "F8.1", word=phase, phases=", ".join(phases(state)) or "-")
    elif phase and state.round != round_of(state, phase):
        problems.add("phase-round", "F8.1", word=phase, number=round_of(state, phase), asked=state.round)
    early = _phase_first(state)
    if phase in LETTERS and phase:
        state.passed = LETTERS.index(phase)
    else:
        state.passed = sum(n < state.round or (n == state.round and not early) for n in mode.phases)
    # A phase that comes before the rotation belongs to the round whose start player is the next one.
    ahead = bool(early and phase in LETTERS and phase)
    state.start = (state.round - 1 + ahead) % mode.players
    state.built = state.round - 1


def phases(state: State) -> tuple[str, ...]:
    """The settlement phases of this game by their letters, and the bonus round."""
    last = state.mode.last
    return (*LETTERS, *([FINAL] if state.mode.final_phase else []), *([BONUS] if BONUS in last else []))


def round_of(state: State, phase: str) -> int:
    """The round that a phase comes in; 0 for none."""
    if phase in LETTERS and phase:
        return state.mode.phases[LETTERS.index(phase)]
    return state.mode.rounds or 0 if phase else 0


def _phase_first(state: State) -> bool:
    words = state.mode.regular
    return min(words.index(word) for word in OPENERS if word in words) < words.index("turn")


def set_wheel(state: State, position: Position, problems: Problems) -> None:
    """What the indicators show; one that is not named was never used."""
    mode, now = state.mode, state.round
    last = len(mode.wheel) - 1
    entry = {"stone": mode.stone, "grapes": mode.grapes if state.country == "france" else 0}
    for name, place in PLACE.items():
        first = max(entry.get(name, 0) - mode.head_start, 0)
        there = name not in entry or 0 < entry[name] <= now
        # In the solo game an indicator leaves at its last value; here it is kept there, so that there is a wheel at all.
        state.since[place] = (max(first, now - last) if mode.leaves else first) if there else None
    for name, shown in position.wheel.items():
        if name not in PLACE:
            problems.add("indicator", "F4.1", word=name, names=", ".join(PLACE))
            continue
        steps = steps_of(mode.wheel, shown)
        if steps is None:
            problems.add(
                "wheel-value",
                "F4.1",
                indicator=name,
                word=str(shown),
                values=", ".join(map(str, sorted(set(mode.wheel)))),
            )
            continue
        first = max(entry.get(name, 0) - mode.head_start, 0)
        if steps == OFF:
            state.since[PLACE[name]] = None
            if name not in entry and not mode.leaves:
                problems.add("wheel-stays", "F4.3", indicator=name)
        elif name in entry and not 0 < entry[name] <= now:
            problems.add("wheel-not-in", "F4.5", indicator=name, number=entry[name])
        elif now - steps < first:
            most = mode.wheel[min(now - first, last)]
            problems.add("wheel-too-far", "F4.1", indicator=name, word=str(shown), number=now, most=most)
        else:
            state.since[PLACE[name]] = now - steps


def steps_of(scale: tuple[int, ...], shown: int | str) -> int | None:
    """Rotations since the indicator was put on 0: by value, by steps, `OFF` for off the wheel; None for neither."""
    if isinstance(shown, int):
        return scale.index(shown) if shown in scale else None
    words = shown.split()
    if words == ["-"]:
        return OFF
    if not words or not (words[0].isascii() and words[0].isdigit()) or len(words[0]) > MAX_DIGITS:
        return None
    number = int(words[0])
    if words[1:] in (["step"], ["steps"]) and number < len(scale):
        return number
    return scale.index(number) if len(words) == 1 and number in scale else None


def shown_as(scale: tuple[int, ...], steps: int) -> int | str:
    """An indicator's steps as a position says them: by the value, where no earlier step shows the same.

    >>> shown_as((0, 2, 3, 3), 2), shown_as((0, 2, 3, 3), 3), shown_as((0, 2, 3, 3), OFF)
    (3, '3 steps', '-')
    """
    if steps == OFF:
        return "-"
    known = steps < len(scale) and scale.index(scale[steps]) == steps
    return scale[steps] if known else f"{steps} steps"


def open_turn(state: State, position: Position, seats: str, problems: Problems) -> None:
    """Ask whose turn it is: the round is opened as the rules do it, and the turns before are taken off."""
    if position.phase not in ("", *phases(state)):
        return  # there is nothing to open
    order = opened(state, position.phase)
    seat = seats.find(position.to_move) if position.to_move else -1
    if position.to_move and (len(position.to_move) != 1 or seat < 0):
        problems.add("seat", "F2.8", word=position.to_move, seats=", ".join(seats))
        return
    slot = position.slot or (order.index(seat) + 1 if seat in order else 1)
    if not 1 <= slot <= max(len(order), 1):
        problems.add("slot", "F3.4", number=position.slot, most=len(order))
    elif seat >= 0 and order and order[slot - 1] != seat:
        problems.add(
            "turn", "F3.4", seat=position.to_move, order=", ".join(seats[s] for s in order), number=state.round
        )
    elif order:
        _skip_to(state, slot, position, problems)
        _check_home(state, slot, position, seats, problems)


def opened(state: State, phase: str) -> list[int]:
    """Open the round, or the phase, as the rules do it: the seats that have its turns, in order."""
    mode = state.mode
    last = phase in (FINAL, BONUS) or state.round == mode.rounds
    words = mode.last if last else mode.regular
    if phase == FINAL:
        openers: tuple[str, ...] = ("neutral E", "phase E")
    elif phase:
        openers = (BONUS,) if phase == BONUS else OPENERS
    else:
        openers = ("slots", "single", BONUS)
    word = next(word for word in openers if word in words)
    open_round(state, words.index(word), last=last)
    return [frame.seat for frame in reversed(state.pending) if isinstance(frame, Turn)]


def _skip_to(state: State, slot: int, position: Position, problems: Problems) -> None:
    if slot > 1:
        state.pending = state.pending[: 1 - slot]
    turn = state.pending[-1]
    if position.actions:
        if not isinstance(turn, Turn) or turn.kind not in MAIN_TURN:
            problems.add("actions", "F3.4", asked=position.actions, most=0)
        elif not 1 <= position.actions <= turn.mains:
            problems.add("actions", "F3.4", asked=position.actions, most=turn.mains)
        else:
            state.pending = (*state.pending[:-1], turn._replace(mains=position.actions))


def in_bonus(state: State, position: Position) -> bool:
    """Whether the position lies in the bonus round, before its settlement phase."""
    return BONUS in state.mode.last and state.round == state.mode.rounds and position.phase != FINAL


def _check_home(state: State, slot: int, position: Position, seats: str, problems: Problems) -> None:
    """Whoever had nobody at home took everybody back when the round began (F3.1)."""
    bonus = in_bonus(state, position)
    to_come = [frame.seat for frame in state.pending if frame.kind == "bonus"]
    # Where a phase comes before the rotation, nobody has come home yet.
    returned = position.phase != FINAL and not (position.phase and _phase_first(state))
    fresh = slot == 1 and not bonus and returned
    if position.actions and position.actions < state.mode.slots[0][1]:
        fresh = False
    for seat, colour in enumerate(seats):
        player = state.players[seat]
        if bonus and player.prior and seat in to_come:
            problems.add("prior-home", "F9.2", seat=colour)
        elif fresh and player.prior and not player.brothers:
            problems.add("clergy-returned", "F3.1", seat=colour)

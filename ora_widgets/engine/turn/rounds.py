"""The course of the game: a round is a list of words from the mode's row, carried out one by one (F3.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..cards import ids_in_piles
from ..cards.rows import DEALT_SETTLEMENTS
from ..frames import Deal, Neutral, Round, round_from, turn
from ..state import Player, State
from ..steps.wheel import INDICATOR_INDEX
from ..terms import MAX_LANDSCAPES

PILE_LETTERS: Final = "ABCD"


def script(state: State, last: bool) -> tuple[str, ...]:
    """The words of the current round."""
    return state.mode.last if last else state.mode.regular


def advance(state: State, frame: Round) -> None:
    """Carry out the words of the round up to the next that may ask something, or open the next round."""
    words = script(state, frame.last)
    word = frame.word
    while word < len(words) and words[word] in AUTOMATIC_WORDS:
        AUTOMATIC_WORDS[words[word]](state)
        word += 1
    if word < len(words):
        state.ask(round_from(state.start, frame.last, word + 1))
        QUESTION_WORDS[words[word]](state)
    elif not frame.last:
        state.start = (state.start + 1) % state.mode.players
        final = state.round + 1 == state.mode.rounds
        state.ask(round_from(state.start, final, 0))


def return_clergy(state: State) -> None:
    """A player who has placed all clergymen takes them back (F3.1)."""
    for player in state.players:
        take_back(player)


def take_back(player: Player) -> None:
    """Take all clergymen back if none is at home."""
    if player.prior and not player.brothers:
        player.call_prior()
        player.brothers = len(player.out)
        player.out = ()


def return_priors(state: State) -> None:
    """Before the bonus round priors come home; lay brothers stay (F9.2, D14)."""
    for player in state.players:
        player.call_prior()


def turn_wheel(state: State) -> None:
    """Rotate; what stands at the last value is pushed along, in solo out of the game (F4.3, F13.3)."""
    if state.mode.leaves:
        last = len(state.mode.wheel) - 1
        state.since = [None if s is not None and state.round - s >= last else s for s in state.since]
    state.round += 1


def enter_indicators(state: State) -> None:
    """Grapes and stone come onto the wheel in their rounds (F4.5)."""
    mode = state.mode
    if state.round == mode.stone:
        state.since[INDICATOR_INDEX["stone"]] = state.round - mode.head_start
    if state.round == mode.grapes and state.country == "france":
        state.since[INDICATOR_INDEX["grapes"]] = state.round - mode.head_start


def give_gifts(state: State) -> None:
    """The goods of the space just passed, for everybody (F12.3)."""
    if state.round <= len(state.mode.gifts):
        for player in state.players:
            player.gain(state.mode.gifts[state.round - 1])


def in_order(state: State) -> list[int]:
    """The seats of the people, beginning with the start player."""
    count = state.mode.players
    return [(state.start + i) % count for i in range(count)]


def landscapes(state: State) -> int:
    """How many landscapes a turn may buy (F6.6)."""
    return MAX_LANDSCAPES if state.rulings.any_land else 1


def open_slots(state: State) -> None:
    """The turns of a round, the first one on top (F3.4); each may buy one landscape (F6.6)."""
    count = state.mode.players
    for offset, mains in reversed(state.mode.slots):
        state.ask(turn("act", (state.start + offset) % count, mains, landscapes(state)))


def open_single(state: State) -> None:
    """The last turn of the short game for two: one action for the other player (F10.7)."""
    state.ask(turn("act", state.start, 1, landscapes(state)))


def open_second(state: State) -> None:
    """One action for the other of two players, as a word of its own."""
    state.ask(turn("act", (state.start + 1) % state.mode.players, 1, landscapes(state)))


def open_last_actions(state: State) -> None:
    """The last actions of a solo game at the older site's tables: one in France, two in Ireland (D10)."""
    for _ in range(1 if state.country == "france" else 2):
        open_single(state)


def open_bonus(state: State) -> None:
    """One turn each in the bonus round (F9.3)."""
    for seat in reversed(in_order(state)):
        state.ask(turn("bonus", seat, 1, landscapes(state)))


def phase_due(state: State) -> bool:
    """Whether the beam has just passed the pile that the marker waits at (F8.1)."""
    return state.passed < len(state.mode.phases) and state.round == state.mode.phases[state.passed]


def open_phase(state: State) -> None:
    """A settlement phase if one is due."""
    if phase_due(state):
        state.passed += 1
        state.ask(Deal("deal", state.start, state.passed))
        open_steps(state)


def open_last_phase(state: State) -> None:
    """Settlement phase E; nothing is dealt (F9.5)."""
    state.passed += 1
    open_steps(state)


def open_steps(state: State) -> None:
    """Everybody's step of a settlement phase, the start player's on top (F8.3)."""
    for seat in reversed(in_order(state)):
        state.ask(turn("settle", seat, 1, landscapes(state)))


def deal(state: State, frame: Deal) -> None:
    """The pile's settlement to everybody, its buildings to the display (F8.6)."""
    state.display += ids_in_piles(state, PILE_LETTERS[frame.phase - 1])
    for player in state.players[: state.mode.players]:
        player.hand = (*player.hand, DEALT_SETTLEMENTS[frame.phase - 1])


def check_end(state: State) -> None:
    """With pile D out and few enough buildings left the current round is the last, or the next one (F10.7, F11.6)."""
    mode = state.mode
    if may_end(state) and (few_buildings_left(state) or idle(state)):
        *below, _ = state.pending
        state.pending = tuple(below)
        if mode.last:
            state.start = (state.start + 1) % mode.players
            state.ask(round_from(state.start, last=True, word=0))


def may_end(state: State) -> bool:
    """Whether the players decide from now on when the game ends: pile D is out (F10.7, F11.6)."""
    mode = state.mode
    return mode.rounds is None and state.passed == len(PILE_LETTERS) and state.round >= mode.end_from


def few_buildings_left(state: State) -> bool:
    """Whether the display has so few buildings left that it ends a game for two (F10.7, F11.6)."""
    return len(state.display) <= state.mode.display_end


def brings_end(before: State, after: State) -> bool:
    """Whether the end of a game for two has come between two positions, because few buildings are left."""
    return may_end(after) and few_buildings_left(after) and not few_buildings_left(before)


def idle(state: State) -> bool:
    """Whether the game is over because nobody has built for the agreed number of rounds (`Rulings.idle_rounds`)."""
    rounds = state.rulings.idle_rounds
    return rounds > 0 and state.round - max(state.built, state.mode.phases[-1]) >= rounds


def build_neutral(state: State) -> None:
    """Before a settlement phase all buildings left go to the neutral player (F13.6)."""
    if phase_due(state):
        build_neutral_last(state)


def build_neutral_last(state: State) -> None:
    """The same before phase E (F13.10)."""
    state.ask(Neutral("neutral back", state.start))
    state.ask(Neutral("placing", state.start))


def open_neutral_phase(state: State) -> None:
    """Neutral building and settlement phase as one step, at whose end the neutral clergy return."""
    if phase_due(state):
        state.ask(Neutral("neutral back", state.start))
        open_phase(state)
        state.ask(Neutral("placing", state.start))


def neutral_back(state: State, frame: Neutral) -> None:  # noqa: ARG001 (all work is called with its frame)
    """The neutral player's clergy return again (F13.8)."""
    take_back(state.players[state.mode.players])


# The words of a round: those after which the next one follows at once, and those that may leave something pending or end it.
AUTOMATIC_WORDS: Final[dict[str, Callable[[State], None]]] = {
    "return": return_clergy,
    "priors": return_priors,
    "turn": turn_wheel,
    "enter": enter_indicators,
    "gifts": give_gifts,
}
QUESTION_WORDS: Final[dict[str, Callable[[State], None]]] = {
    "phase": open_phase,
    "phase E": open_last_phase,
    "slots": open_slots,
    "single": open_single,
    "second": open_second,
    "closing": open_last_actions,
    "bonus": open_bonus,
    "check": check_end,
    "neutral": build_neutral,
    "neutral E": build_neutral_last,
    "neutral phase": open_neutral_phase,
}

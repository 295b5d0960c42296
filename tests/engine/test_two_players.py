"""The games for two (F10, F11)."""

from __future__ import annotations

import pytest

from ora_widgets.engine import Rulings, State, new_state
from ora_widgets.engine.frames import Turn
from ora_widgets.engine.state import Player
from tests.support.positions import answer, moves_beginning, player_of, position, question, refusal_of, turn_of


def everybody(state: State) -> tuple[Player, Player]:
    red, green = state.players
    return red, green


def test_turns_alternate_in_the_short_game() -> None:
    """F10.2: two actions each, the wheel turns before every pair."""
    state = new_state(2, "france", "short")
    for number in range(1, 7):
        assert (state.round, question(state)) == (number, "act R" if number % 2 else "act G")
        answer(state, "pass; pass; done")


def test_rounds_of_the_long_game() -> None:
    """F11.2: two actions, then one of the other; the start changes."""
    state = new_state(2, "ireland", "long")
    seen = []
    for _ in range(6):
        seen.append((state.round, question(state), turn_of(state).mains))
        answer(state, "pass; " * turn_of(state).mains + "done")
    assert seen == [
        (1, "act R", 2), (1, "act G", 1), (2, "act G", 2), (2, "act R", 1), (3, "act R", 2), (3, "act G", 1),
    ]  # fmt: skip


def test_both_check_their_clergymen_before_a_turn() -> None:
    """F10.2."""
    state = position(2, length="short", prior={"R": "LR1", "G": "LG1"}, lay={"R": "LR2 LR3", "G": "LG2 LG3"}, mains=0)
    answer(state, "done")
    assert question(state) == "act G"
    assert [player.brothers for player in everybody(state)] == [2, 2]


def test_the_last_clergyman_with_the_first_action() -> None:
    """F10.4: no own building with the second one, but a contract."""
    state = position(2, length="short", lay={"R": "LR2 LR3"}, give={"R": "Pn"}, mains=2)
    answer(state, "use LR1 prior; skip")
    assert not moves_beginning(state, "use")
    assert moves_beginning(state, "contract LG1")


def test_in_the_long_game_nobody_returns_within_a_round() -> None:
    """F11.3."""
    state = new_state(2, "france", "long")
    green = player_of(state, "G")
    green.prior, green.out, green.brothers = "LG1", ("LG2", "LG3"), 0
    answer(state, "pass; pass; done")
    assert question(state) == "act G"
    assert green.brothers == 0
    answer(state, "pass; done")
    assert green.brothers == 2


# ---- the end of the short game (F10.7)


def near_the_end(length: str, cards: int, *, turn: str = "R", mains: int = 2, passed: int = 4) -> State:
    """Pile D is out, a few cards are left, and each costs 1 clay at most."""
    display = " ".join(["G07", "G12", "G13", "F05", "G02"][:cards])
    state = position(2, length=length, display=display, give={"R": "Cl", "G": "Cl"}, turn=turn, mains=mains, round=29)
    state.passed = passed
    state.start = 0
    return state


def test_worked_example_of_the_short_end() -> None:
    """F18.9: from 2 to 1 with the first action; the second one is still played; the other has one action; over."""
    state = near_the_end("short", 2)
    answer(state, "build G07 0,3; skip")
    assert question(state) == "act R"
    answer(state, "pass; done")
    assert question(state) == "act G"
    assert (turn_of(state).mains, turn_of(state).buys) == (1, 1)  # one action, and a landscape may be bought (F6.7)
    assert state.round == 30
    answer(state, "pass; done")
    assert state.over


def test_clergymen_return_before_the_last_action() -> None:
    state = near_the_end("short", 1)
    green = player_of(state, "G")
    green.prior, green.out, green.brothers = "LG1", ("LG2", "LG3"), 0
    answer(state, "pass; pass; done")
    assert (question(state), green.brothers) == ("act G", 2)


def test_two_cards_left_do_not_end_the_short_game() -> None:
    state = near_the_end("short", 2)
    answer(state, "pass; pass; done")
    assert (question(state), turn_of(state).mains) == ("act G", 2)


def test_before_pile_d_the_display_may_run_down() -> None:
    state = near_the_end("short", 1, passed=3)
    state.round = 26
    answer(state, "pass; pass; done")
    assert turn_of(state).mains == 2


# ---- the end of the long game (F11.6)


def test_worked_example_of_the_long_end_by_the_last_action() -> None:
    """F18.10: from 4 to 3 by the other player's single action: over at once."""
    state = near_the_end("long", 4, turn="G", mains=1)
    answer(state, "build G07 0,3; skip")
    assert question(state) == "act G"
    answer(state, "done")
    assert state.over


def test_worked_example_of_the_long_end_by_the_first_action() -> None:
    """F18.10: the start player takes his second action, the other one his single one."""
    state = near_the_end("long", 4)
    # The other player's turn of this round lies below.
    state.pending = (state.pending[0], Turn("act", 1, 1, 1), state.pending[1])
    answer(state, "build G07 0,3; skip; pass; done")
    assert (question(state), turn_of(state).mains) == ("act G", 1)
    answer(state, "pass; done")
    assert state.over


def test_four_cards_left_do_not_end_the_long_game() -> None:
    state = near_the_end("long", 4, turn="G", mains=1)
    answer(state, "pass; done")
    assert not state.over


@pytest.mark.parametrize("length", ["short", "long"])
def test_there_is_no_bonus_round_and_no_last_phase(length: str) -> None:
    """F10.6, F8.9."""
    state = near_the_end(length, 1, mains=1)
    answer(state, "pass; done")
    while state.pending:
        assert state.pending[-1].kind == "act"
        answer(state, "pass; done")
    assert refusal_of(state, "done").message == "game-over"


@pytest.mark.parametrize("length", ["short", "long"])
def test_a_game_in_which_nobody_builds_ends_when_that_is_agreed(length: str) -> None:
    """F10.6: the number of turns is open, and the rules know no other end."""
    for idle, ends in ((5, True), (0, False)):
        state = new_state(2, "france", length, Rulings(idle_rounds=idle))
        for _ in range(400):
            if state.over:
                break
            answer(state, "pass" if "pass" in moves_beginning(state) else "done")
        assert state.over is ends
        # The rounds without a building are counted from the last settlement phase on.
        assert not ends or state.round == state.mode.phases[-1] + idle + bool(state.mode.last)

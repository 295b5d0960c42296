"""The neutral player builds all he can: no placement takes the last place of a later card (F13.6, D22)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from ora_widgets.engine import Rulings, State, new_state, options, play
from ora_widgets.engine.cards import CARDS, in_play
from ora_widgets.engine.frames import Neutral, Round, Turn
from ora_widgets.engine.rules import run_until_question
from ora_widgets.language.log_sentences import log_sentence
from ora_widgets.language.refusals import refusal
from tests.support.positions import answer, moves_beginning, player_of, position, question, refusal_of

from .test_solo import at_neutral

FREE = ("0,1", "0,2", "0,3", "1,0", "1,1", "1,3")  # 1,3 alone is beside the Cloister Office


def placing(display: str, built: str = "", occupied: str = "") -> State:
    """The neutral player builds, in any round.

    Parameters: `built`, cards and spaces; `occupied`, the spaces where his clergymen stand, the prior's first.
    """
    state = position(1, "ireland", round=32, built={"W": built} if built else None, display=display)
    white = player_of(state, "W")
    for number, space in enumerate(occupied.split()):
        white.station("lay" if number else "prior", white.holds[space])
    state.pending = (
        Round("round", 0, last=True, word=len(state.mode.last)), Turn("settle", 0, 1, 1), Neutral("placing", 0),
    )  # fmt: skip
    run_until_question(state)
    return state


def test_the_only_place_of_a_cloister_building_is_kept_for_it() -> None:
    """A kiln on 1,3 would leave no place for cloister buildings."""
    state = at_neutral("G07 G02 G16")
    assert moves_beginning(state, "place G02") == ["place G02 1,3"]
    assert "place G07 1,3" not in moves_beginning(state)
    why = refusal_of(state, "place G07 1,3")
    assert why.rule == "F13.6"
    assert refusal(why, "R", "en") == (
        "With the Peat Coal Kiln on N6 there would be no space left for Cloister Courtyard and Cloister Chapter House, "
        "and you must place as many buildings as possible. Choose another space, or place another card first."
    )
    answer(state, "place G02 1,3")  # which has neighbours to build on
    assert "place G07 0,3" in moves_beginning(state)
    answer(state, "place G07 0,3; place G16 1,3")
    assert {"G07", "G16"} <= state.sites.keys()


# A cloister row from the Cloister Office around to 0,1: one space is empty, and clergymen stand on all other buildings.
LAST_SPACE = "I03 1,3; G01 0,3; G16 0,2; I17 0,1; I23 1,1"
ALL_OTHERS = "0,0 0,4 1,2"


def test_the_only_place_of_another_building_is_kept_for_it() -> None:
    state = placing("G02 G07", LAST_SPACE, ALL_OTHERS)
    assert moves_beginning(state, "place G07") == ["place G07 1,0"]
    assert "place G02 1,0" not in moves_beginning(state)
    assert refusal_of(state, "place G02 1,0").details["cards"] == ("G07",)
    answer(state, "place G02 1,3; place G07 1,0")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Cloister Courtyard leaves the game: there is no space for it on the neutral heartland."),
        ("pl", "Z gry wypada Wirydarz: na neutralnej prowincji nie ma dla tej karty miejsca."),
        ("es", "Sale de la partida Patio del Claustro: no cabe en ninguna casilla de la tierra central neutral."),
    ],
)
def test_the_log_says_which_card_leaves_the_game(language: str, said: str) -> None:
    before = placing("G02 G07", "I04 1,3")
    after = answer(before.copy(), "place G07 0,1")
    assert log_sentence(before, ("place", "G07", "0,1"), after, "R", language).endswith(said)
    assert (question(after), after.display) == ("settle R", ())


def test_the_log_says_so_too_where_nothing_can_be_placed_at_all() -> None:
    before = position(1, round=11, built={"W": "I04 1,3; I05 0,3"}, display="G02 G16", mains=0)
    after = answer(before.copy(), "done")
    sentence = "Cloister Courtyard and Cloister Chapter House leave the game: there is no space for them on the neutral heartland."
    assert log_sentence(before, ("done",), after, "R", "en").endswith(sentence)


def test_nobody_is_said_to_leave_who_is_built_dealt_or_covered() -> None:
    before = at_neutral("G07 G12")
    for line in ("place G07 0,1", "place G12 0,1", "done"):
        after = answer(before.copy(), line)
        assert "leave" not in log_sentence(before, tuple(line.split()), after, "R", "en")
        before = after


# ---- held against a search through all orders and all spaces


def most(state: State, known: dict[object, int]) -> int:
    """How many cards of the display find a place in the best order, by trying all without the rule in question."""
    white = player_of(state, "W")
    moves = options(state) if state.pending[-1].kind == "place" else ()
    # Cards of one kind are alike, and so are spaces with one kind; a new card has no clergyman.
    kinds = {space: CARDS[card].cloister for space, card in white.holds.items()}
    key = (frozenset(kinds.items()), sum(CARDS[card].cloister for card in state.display), len(state.display))
    if key not in known:
        tried = {(CARDS[id_].cloister, space): (verb, id_, space) for verb, id_, space in moves}
        known[key] = max((1 + most(state_after(state, move), known) for move in tried.values()), default=0)
    return known[key]


def state_after(state: State, move: tuple[str, ...]) -> State:
    """The position after a move."""
    twin = state.copy()
    play(twin, move)
    return twin


def crowd(seed: int) -> State:
    """Buildings to place on a heartland that is nearly full."""
    rng = Random(f"places {seed}")
    cards = [card.id for card in in_play(new_state(1, "ireland")) if card.id != "G13"]
    rng.shuffle(cards)
    spaces = rng.sample(FREE, rng.choice((3, 4, 5, 5, 6, 6)))
    share = rng.choice((0.2, 0.5, 0.9))
    built = []
    for space in spaces:
        wanted = rng.random() < share
        card = next(card for card in cards if CARDS[card].cloister == wanted)
        cards.remove(card)
        built.append((card, space))
    hand = rng.sample(cards, rng.choice((2, 3, 4)))
    held = [*spaces, "0,0", "0,4", "1,2", "1,4"]
    men = " ".join(rng.sample(held, rng.randrange(4)))
    return placing(" ".join(hand), "; ".join(f"{card} {space}" for card, space in built), men)


def test_what_is_offered_is_what_a_search_through_all_orders_offers() -> None:
    asked = bitten = 0
    for state in map(crowd, range(120)):
        if question(state) != "place R":
            continue
        free = state.copy()
        free.mode = replace(state.mode, keeps_places=False)
        left = {move: most(state_after(free, move), {}) for move in options(free)}
        best = [move for move in options(free) if left[move] == max(left.values())]
        assert list(options(state)) == best
        asked += 1
        bitten += len(best) < len(left)
    assert asked > 100
    assert bitten > 2  # and the rule has had an effect


def test_the_site_asks_for_none_of_this() -> None:
    """A recording may contain such a placement."""
    state = new_state(1, "france", "long", Rulings.named("kennerspiel"))
    assert not state.mode.keeps_places

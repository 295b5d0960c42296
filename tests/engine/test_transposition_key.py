"""`State.key()`: equal keys mean equal play, and everything that matters for play is in the key."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import Any

import pytest

from ora_widgets.engine import Rulings, State, new_state, options, play, sample
from ora_widgets.engine.frames import Turn
from ora_widgets.engine.goods import GRAIN
from ora_widgets.engine.land import Ground
from ora_widgets.engine.modes import mode
from ora_widgets.engine.state import PLAYER_FIELDS, STATE_FIELDS, Player
from tests.support.modes import MODES
from tests.support.positions import answer, position

LISTED = 40  # payments of a long list that are tried
PAIRS = 40  # positions with equal keys that are played side by side, for each mode and country


def alike(one: State, other: State, depth: int) -> None:
    """Check two positions with equal keys: for some plies, the same moves lead to positions with equal keys."""
    assert one.key() == other.key()
    moves = [tuple(move) for move in islice(options(one), LISTED)]
    offered = options(other)
    assert len(options(one)) == len(offered)
    for move in moves:
        assert move in offered
    if depth:
        for move in moves[:: max(1, len(moves) // 6)]:
            after, twin = one.copy(), other.copy()
            play(after, move)
            play(twin, move)
            alike(after, twin, depth - 1)


def shuffle_state(state: State, rng: Random) -> State:
    """The same position with everything in another order, and irrelevant fields changed."""
    twin = state.copy()
    twin.display = tuple(rng.sample(twin.display, len(twin.display)))
    twin.covered = ()
    twin.sites = dict(rng.sample(list(twin.sites.items()), len(twin.sites)))
    last = len(twin.mode.wheel) - 1
    twin.since = [
        since if since is None or state.round - since < last else state.round - last - rng.randint(0, 5)
        for since in twin.since
    ]
    for player in twin.players:
        for name in ("out", "hand", "forests", "moors", "free", "buildings", "cloisters"):
            parts = getattr(player, name)
            setattr(player, name, tuple(rng.sample(parts, len(parts))))
        player.holds = dict(rng.sample(list(player.holds.items()), len(player.holds)))
        player.ground = Ground(rng.sample(list(player.ground.items()), len(player.ground)))
    return twin


@pytest.mark.parametrize("country", ["france", "ireland"])
@pytest.mark.parametrize(("players", "length"), MODES)
def test_positions_with_equal_keys_play_alike(players: int, length: str, country: str) -> None:
    rng = Random(f"{players}{length}{country}")
    state = new_state(players, country, length)
    for ply in range(PAIRS * 8):
        if not state.pending:
            break
        if ply % 8 == 0:
            alike(state, shuffle_state(state, rng), depth=2)
        play(state, sample(state, rng))


def test_the_same_position_by_two_orders_of_moves() -> None:
    """Land, conversions and purchases commute; so do two steps that leave the same goods."""
    start = position(give={"R": "9Pn 2Gn Wn"})
    one = answer(start.copy(), "flip Gn; sell Wn; district -1 hills")
    other = answer(start.copy(), "district -1 hills; sell Wn; flip Gn")
    assert one.key() == other.key()
    alike(one, other, depth=2)


def test_land_on_either_side_is_another_position() -> None:
    """Plots with the same terrain in other places."""
    start = position(give={"R": "9Pn"})
    keys = {answer(start.copy(), f"plot {row} coast").key() for row in ("-1", "0", "1")}
    assert len(keys) == 3


# A change to every field either changes the key, or the field is derived or irrelevant for play.
CHANGES: dict[str, Callable[[State], Any]] = {
    "mode": lambda _: mode(4, "long", Rulings()),
    "country": lambda _: "ireland",
    "rulings": lambda _: Rulings(district_gap=True),
    "round": lambda state: state.round + 1,
    "start": lambda state: state.start + 1,
    "since": lambda state: [None, *state.since[1:]],
    "display": lambda state: state.display[1:],
    "passed": lambda state: state.passed + 1,
    "districts": lambda state: state.districts[1:],
    "plots": lambda state: state.plots[1:],
    "wonders": lambda state: state.wonders - 1,
    "price": lambda _: 2,
    "pending": lambda state: (*state.pending[:-1], Turn("act", 0, 2, 1)),
    "players": lambda state: (state.players[1], state.players[0], *state.players[2:]),
}
NO_MATTER = {
    "built": "counts only for a horizon that a ruling sets",
    "covered": "what lies below a card never comes back",
    "sites": "where the landscapes say that the cards stand",
}
PLAYER_CHANGES: dict[str, Callable[[Player], Any]] = {
    "goods": lambda player: [count + (i == GRAIN) for i, count in enumerate(player.goods)],
    "prior": lambda _: "G07",
    "brothers": lambda player: player.brothers - 1,
    "out": lambda _: ("G07",),
    "hand": lambda player: player.hand[1:],
    "ground": lambda player: Ground({**player.ground, "2,0": "plains"}),
    "holds": lambda player: {**player.holds, "0,3": "G07"},
}
DERIVED = {
    "seat": "the place among the players",
    "buildings": "holds",
    "cloisters": "holds",
    "forests": "holds",
    "moors": "holds",
    "free": "ground without holds",
}


def test_every_field_is_in_the_key_or_has_a_reason_not_to_be() -> None:
    assert {*CHANGES, *NO_MATTER} == set(STATE_FIELDS)
    assert {*PLAYER_CHANGES, *DERIVED} == set(PLAYER_FIELDS)


@pytest.mark.parametrize("name", CHANGES)
def test_a_changed_field_is_another_key(name: str) -> None:
    state = new_state(3, "france")
    changed = state.copy()
    setattr(changed, name, CHANGES[name](changed))
    assert changed.key() != state.key()


@pytest.mark.parametrize("name", PLAYER_CHANGES)
def test_a_changed_field_of_a_player_is_another_key(name: str) -> None:
    state = new_state(3, "france")
    changed = state.copy()
    setattr(changed.players[1], name, PLAYER_CHANGES[name](changed.players[1]))
    assert changed.key() != state.key()

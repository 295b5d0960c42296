"""The rows against a second copy of all figures: `data/cards.json` was written from the sources, not from the rows."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ora_widgets.engine import State, new_state, options, play
from ora_widgets.engine.cards import CARDS, SETTLEMENTS, in_play, roster
from ora_widgets.engine.frames import Turn
from ora_widgets.engine.goods import GOODS, INDEX, bag
from ora_widgets.engine.modes import OFFICIAL, mode
from tests.support.positions import SEATS

from .figures import FIGURES, MODES

COUNTRIES = ("france", "ireland")


def new_game_of(name: str, country: str = "france") -> State:
    """A new game of a mode such as `3long`."""
    return new_state(int(name[0]), country, name[1:])


# ---- cards


@pytest.mark.parametrize("id_", FIGURES["cards"])
def test_card(id_: str) -> None:
    figures = FIGURES["cards"][id_]
    for row in [CARDS[f"L{colour}{id_[1]}"] for colour in SEATS] if id_[0] == "L" else [CARDS[id_]]:
        assert row.name == figures["name"]
        assert row.number == figures["number"]
        assert row.cost == bag(figures["cost"])
        assert set(row.terrain) == set(figures["terrain"])
        assert (row.cloister, row.economic, row.dwelling) == tuple(
            figures[key] for key in ("cloister", "economic", "dwelling")
        )
        assert (row.pile, row.label, row.crossed) == (figures["pile"], figures["label"], figures["crossed"])
        assert row.raises_price is figures.get("raises_price", False)


def test_no_card_is_missing_or_new() -> None:
    assert {id_ for id_ in CARDS if id_[0] != "L"} == {id_ for id_ in FIGURES["cards"] if id_[0] != "L"}
    assert len([id_ for id_ in CARDS if id_[0] != "L"]) == 67
    assert len([id_ for id_ in CARDS if id_[0] == "L"]) == 12


@pytest.mark.parametrize("country", COUNTRIES)
def test_every_number_once(country: str) -> None:
    rows = roster(country, ("", "3+", "4"), "")
    assert [row.number for row in rows] == list(range(1, 42))
    assert Counter(row.label for row in rows) == {"": 24, "3+": 9, "4": 8}
    assert Counter(row.pile for row in rows) == {"start": 13, "A": 6, "B": 7, "C": 7, "D": 8}


@pytest.mark.parametrize("id_", FIGURES["settlements"])
def test_settlement(id_: str) -> None:
    figures, row = FIGURES["settlements"][id_], SETTLEMENTS[id_]
    assert row.name == figures["name"]
    assert (row.food, row.energy / 2) == (figures["food"], figures["energy"])
    assert (row.economic, row.dwelling) == (figures["economic"], figures["dwelling"])
    assert set(row.terrain) == set(figures["terrain"])


def test_no_settlement_is_missing_or_new() -> None:
    assert set(SETTLEMENTS) == set(FIGURES["settlements"])


@pytest.mark.parametrize("good", GOODS, ids=lambda good: good.code)
def test_good(good: Any) -> None:
    figures = FIGURES["goods"][good.code]
    assert good.name == figures["name"]
    assert (good.food, good.energy / 2, good.coins, good.points) == tuple(
        figures[key] for key in ("food", "energy", "coins", "points")
    )
    assert good.basic is figures["basic"]
    assert good.reverse == figures["reverse"]
    assert figures["countries"] == ([good.country] if good.country else list(COUNTRIES))


def test_no_good_is_missing_or_new() -> None:
    assert set(INDEX) | {"Ni"} == set(FIGURES["goods"])


# ---- modes


@pytest.mark.parametrize("name", MODES)
def test_mode(name: str) -> None:
    figures = MODES[name]
    row = mode(int(name[0]), name[1:])
    assert row.players == figures["players"]
    assert list(row.wheel) == figures["wheel"]
    assert row.leaves is figures["leaves"]
    assert row.rounds == (figures["rounds"] if figures["rounds"] > 0 else None)
    assert dict(zip("ABCD", row.phases, strict=True)) == {k: v["round"] for k, v in figures["phases"].items()}
    assert row.final_phase is figures["final_phase"]
    assert (row.grapes, row.stone) == (figures["grapes"]["france"], figures["stone"])
    assert sorted(row.goods) == sorted(bag(figures["goods"]))
    assert [1, row.brothers] == figures["clergymen"]
    assert list(row.bare) == figures["bare"]
    assert list(row.gifts) == [bag(text) for text in figures["gifts"]]
    assert row.bonus_production is figures["bonus_production"]
    assert list(row.districts) == figures["districts"]
    assert list(row.plots) == figures["plots"]
    assert row.display_end == figures["display_at_most"]
    assert bool("single" in row.last) is figures["last_single"]
    assert row.goal == figures["goal"]
    assert [offset for offset, mains in row.slots for _ in range(mains)] == figures["order"]


def test_no_mode_is_missing_or_new() -> None:
    assert {f"{players}{length}" for players, length in OFFICIAL} == set(MODES)


@pytest.mark.parametrize("country", COUNTRIES)
@pytest.mark.parametrize("name", MODES)
def test_roster(name: str, country: str) -> None:
    """F2.4; the start buildings in the display (F2.5), the Builders' Market with the neutral player (F13.4)."""
    state = new_game_of(name, country)
    rows = {row.id: row for row in in_play(state)}
    expected = {
        id_ for id_, card in FIGURES["cards"].items() if card["number"] and country in card["countries"] and name in card["modes"]
    }  # fmt: skip
    assert set(rows) == expected
    piles = MODES[name]["piles"][country]
    assert len(rows) == piles["total"]
    assert Counter(row.pile for row in rows.values()) == {pile: piles[pile] for pile in ("start", "A", "B", "C", "D")}
    with_neutral = {"G13"} if name == "1long" else set()
    assert set(state.display) == {id_ for id_ in rows if rows[id_].pile == "start"} - with_neutral
    assert len(state.display) == len(set(state.display))


@pytest.mark.parametrize("name", MODES)
def test_everybody_starts_alike(name: str) -> None:
    """F2.6."""
    state = new_game_of(name)
    figures = MODES[name]
    for player in state.players[: figures["players"]]:
        gifts = bag(figures["gifts"][0]) if figures["gifts"] else ()
        expected = Counter(dict(bag(figures["goods"]))) + Counter(dict(gifts))  # those of round 1 are already given
        assert {i: n for i, n in enumerate(player.goods) if n} == expected
        assert player.hand == ("S1", "S2", "S3", "S4")
        assert (player.prior, player.brothers, player.out) == ("", figures["clergymen"][1], ())


# ---- the course of a game in which nobody does anything


def do_nothing(state: State) -> None:
    """The answer that changes least; alone, the neutral player must build, but need not be visited."""
    offered = [tuple(move) for move in options(state)]
    play(state, next((move for move in (("pass",), ("done",), ("skip",)) if move in offered), offered[0]))


def idle(state: State, stop: int = 400) -> list[tuple[str, int, int]]:
    """Kind of slot, seat and round of every main action and every step of a phase, until the end or `stop` slots."""
    seen: list[tuple[str, int, int]] = []
    while state.pending and len(seen) < stop:
        frame = state.pending[-1]
        if isinstance(frame, Turn) and (frame.kind == "settle" or frame.mains):
            seen.append((frame.kind, frame.seat, state.round))
        do_nothing(state)
    return seen


@pytest.mark.parametrize("country", COUNTRIES)
@pytest.mark.parametrize("name", MODES)
def test_order_of_slots_and_phases(name: str, country: str) -> None:
    """F15, F17: who acts when, where the phases fall, who is first in them."""
    figures = MODES[name]
    state = new_game_of(name, country)
    if figures["rounds"] < 0:  # an open end: stop a little after the last phase
        per_round = len(figures["order"])
        seen = idle(state, 30 * per_round + 4 * 2)
    else:
        seen = idle(state)
        assert state.over
    players = figures["players"]
    last = figures["rounds"] if figures["rounds"] > 0 else max(number for *_, number in seen)
    expected: list[tuple[str, int, int]] = []
    actions = 0
    for number in range(1, last + 1):
        start = (number - 1) % players
        if figures["starts"]:
            assert figures["starts"][number - 1] == start + 1
        in_turn = [(start + i) % players for i in range(players)]
        steps = [("settle", seat, number) for seat in in_turn]
        bonus = number == figures["bonus_round"]
        for phase in figures["phases"].values():
            if phase["round"] == number:
                assert phase["actions_before"] == actions
                assert phase["first"] == start + 1
                assert (phase["space"], phase["lap"]) == ((number - 1) % 13 + 1, (number - 1) // 13 + 1)
                expected += steps
        for offset in figures["bonus_order"] if bonus else figures["order"]:
            expected.append(("bonus" if bonus else "act", (start + offset) % players, number))
            actions += 1
        if figures["final_phase"] and number == figures["rounds"]:
            expected += steps
    assert seen == expected[: len(seen)]
    assert figures["rounds"] < 0 or len(seen) == len(expected)
    for seat, count in enumerate(figures["actions"]):
        assert sum(1 for kind, who, _ in seen if who == seat and kind != "settle") == count


@pytest.mark.parametrize("name", MODES)
def test_checking_numbers(name: str) -> None:
    """F15: the start player of each round; the bold ones build first from the new pile."""
    figures = MODES[name]
    if figures["checking"]:
        assert figures["checking"] == figures["starts"]
    for letter, seat in figures["bold"].items():
        assert figures["phases"][letter]["first"] == seat


@pytest.mark.parametrize("country", COUNTRIES)
@pytest.mark.parametrize("name", MODES)
def test_what_the_phases_deal(name: str, country: str) -> None:
    """F8.6: the pile of the letter and one settlement each, after everybody's step."""
    state = new_game_of(name, country)
    rows = in_play(state)
    for number, letter in enumerate("ABCD", start=1):
        while state.passed < number or state.pending[-1].kind != "settle":
            do_nothing(state)
        pile = {row.id for row in rows if row.pile == letter}
        assert not pile & set(state.display)
        for player in state.players[: state.mode.players]:
            assert player.hand == tuple(f"S{n}" for n in range(1, 4 + number))
        while state.pending[-1].kind == "settle":
            do_nothing(state)
        assert pile <= set(state.display)
        for player in state.players[: state.mode.players]:
            assert player.hand == tuple(f"S{n}" for n in range(1, 5 + number))


def test_the_basic_goods() -> None:
    assert [good.code for good in GOODS if good.basic] == ["Wo", "Pt", "Gn", "Sh", "Cl", "Pn"]

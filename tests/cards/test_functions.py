"""Every function, played in the engine to all its results, against the table of printed functions.

Red has sent a lay brother to the card; every answer is then tried, including conversions. Other tests cover what
follows a granted action or an entered building, overpayments, treasures of fewer points than possible, the extra goods
of the short game, and unused functions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Literal

import pytest

from ora_widgets.engine import State, options, play
from ora_widgets.engine.frames import Allowance, Turn
from ora_widgets.engine.goods import CODES
from tests.support.positions import player_of, position, shows

from .figures import FIGURES, FUNCTIONS, GOODS
from .printed_functions import Outcome, Sandbox, outcomes, with_conversions
from .table import SITES, WHEEL

COMPANION = {"G07": "G12"}  # the building on 1,3, with red's other lay brother on it
FOR_ACTIONS = {"build": "Wo", "settle": "Sh Pt"}  # goods that building needs
STOCKS = 12
SETTLEMENTS = FIGURES["settlements"]
Kind = Literal["act", "settle"]


def country_of(card: str) -> str:
    return "ireland" if card[0] == "I" else "france"


def site_of(card: str) -> str:
    return next(space for terrain, space in SITES.items() if terrain in FIGURES["cards"][card]["terrain"])


def table_with(card: str, stock: str, mode: str = "3long", kind: Kind = "act", hand: str = "S1") -> State:
    """Red's turn at the card; clergymen of all kinds are on other buildings."""
    country, companion = country_of(card), COMPANION.get(card, "G07")
    on_heartland = card[0] == "L"
    players = int(mode[0])
    return position(
        players, country, mode[1:],
        give={"R": stock},
        land={"R": "plot 0 coast; plot 0 mountain; district -1 hills"},
        built={"R": f"{companion} 1,3" + f"; {card} {site_of(card)}" * (not on_heartland)},
        prior={"R": "LR3" if card == "L2" else "LR2"} | ({"G": "LG2"} if players > 2 else {}),
        lay={"R": companion} | ({"B": "LB1"} if players > 2 else {}),
        wheel=WHEEL + " grapes 9" * (country == "france"),
        hand={"R": hand},
        kind=kind,
    )  # fmt: skip


def red_card_id(card: str) -> str:
    """The card's id on red's land."""
    return f"LR{card[1]}" if card[0] == "L" else card


def red_outcome(state: State) -> Outcome:
    """Red's goods."""
    red = player_of(state, "R")
    owned = frozenset((code, count) for code, count in zip(CODES, red.goods, strict=True) if count)
    reset = frozenset(name for name in [*WHEEL.split()[::2], "grapes"] if shows(state, name) == 0)
    return Outcome(owned, sum(card == "forest" for card in red.holds.values()), (not red.prior, red.brothers), reset)


def played_out(state: State) -> set[Outcome]:
    """The results of all answers until the function is over."""
    found, known, new = set[Outcome](), {state.key()}, [state]
    while new:
        now = new.pop()
        moves = [tuple(move) for move in options(now)]
        top = now.pending[-1]
        targets = frozenset(move[1] for move in moves if move[0] == "enter")
        if isinstance(top, Turn):
            found.add(red_outcome(now))
            moves = [move for move in moves if move[0] in ("flip", "sell")]
        elif isinstance(top, Allowance):
            found.add(red_outcome(now)._replace(granted=sequences(now)))
            moves = [move for move in moves if move[0] in ("flip", "sell")]
        elif targets:
            found.add(red_outcome(now)._replace(entered=targets))
            moves = [move for move in moves if move[0] != "enter"]
        for move in moves:
            after = now.copy()
            play(after, move)
            if (key := after.key()) not in known:
                known.add(key)
                new.append(after)
    return found


def sequences(state: State) -> frozenset[tuple[str, ...]]:
    """The orders of the granted actions, each by its first move."""
    found = {()}
    first = {move[0]: tuple(move) for move in reversed(list(options(state))) if move[0] not in ("flip", "sell", "skip")}
    for verb, move in first.items():
        after = state.copy()
        play(after, move)
        more = sequences(after) if isinstance(after.pending[-1], Allowance) else {()}
        found |= {(verb, *rest) for rest in more}
    return frozenset(found)


def sandbox_of(card: str, mode: str = "3long") -> Sandbox:
    """The table in the words of the printed functions."""
    state = table_with(card, "", mode)
    others = {"LR3" if card == "L2" else "LR2", "LG2"}
    companion = COMPANION.get(card, "G07")
    wheel = [*WHEEL.split(), "grapes", "9"]
    held = [card for card in player_of(state, "R").holds.values() if card[0] != "S"]
    cloisters = [each for each in held if FIGURES["cards"].get(each.replace("LR", "L"), {}).get("cloister")]
    row, col = map(int, site_of(card).split(","))
    beside = {f"{row + down},{col + right}" for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0))}
    neighbours = {
        each
        for space, each in player_of(state, "R").holds.items()
        if space in beside and each not in ("forest", "moor")
    }
    return Sandbox(
        mode,
        {name: int(value) for name, value in zip(wheel[::2], wheel[1::2], strict=True)},
        (True, 2),
        {"cloister": len(cloisters), "wild": sum(each in ("forest", "moor") for each in held)},
        {
            "prior": frozenset(others),
            "occupied": frozenset({*others, "LB1", companion}),
            "neighbour": frozenset(neighbours - {companion, *others}),
            "display": frozenset(state.display),
        },
    )  # fmt: skip


def known_in(country: str) -> list[str]:
    """The country's goods that are tiles of their own and can pay."""
    return [code for code, good in GOODS.items() if country in good["countries"] and code not in ("Ni", "Wr")]


def stocks(card: str) -> Iterator[str]:
    """Goods to begin with: none, and random amounts below and above what the function needs."""
    rng, country = Random(card), country_of(card)
    known = known_in(country)
    parts = FUNCTIONS[card]
    trades = [
        trade | {"max": trade.get("max", part.get("max", 2))} for part in parts for trade in part.get("trades", ())
    ]
    gives = [(trade["give"], trade["max"] + 1) for trade in trades]
    counted = [(part["counted"], least) for part in parts if "counted" in part for least, _ in part["levels"]]
    granted = [action for row in [*parts, *(trade["get"] for trade in trades)] for action in row.get("grant", ())]
    extra = " ".join(FOR_ACTIONS[action] for action in granted if action in FOR_ACTIONS)
    yield extra
    yield from (f"{least + more}{code}" for code, least in counted for more in (-1, 0) if least + more)
    for number in range(STOCKS if gives else 0):
        bag = Counter[str]()
        for give, most in gives:
            times = rng.choice((0, 1, rng.randint(1, most), most)) if number else most
            for key, count in give.items():
                if key in GOODS:
                    bag[key] += max(0, count * times + (rng.randint(-1, 1) if number else 0))
                elif key == "different":
                    for code in rng.sample(known, min(len(known), count + rng.randint(-1, 1))):
                        bag[code] += times
                elif key in ("food", "energy", "points"):
                    bag.update(tiles_worth(key, count * times, known, rng))
        bag["Gn"] += rng.randint(0, bag["Sw"] > 0)
        bag["Wn" if country == "france" else "Wh"] += rng.randint(0, bag["Pn"] > 0)
        yield " ".join(f"{count}{code}" for code, count in bag.items() if count) + f" {extra}"


def tiles_worth(unit: str, amount: float, known: list[str], rng: Random) -> Counter[str]:
    """Tiles of two kinds that are worth as much as a price, or slightly more."""
    kinds = sorted(rng.sample([code for code in known if GOODS[code][unit]], 4), key=lambda code: GOODS[code][unit])[2:]
    tiles = Counter[str]()
    while sum(GOODS[code][unit] * count for code, count in tiles.items()) < amount:
        tiles[rng.choice(kinds)] += 1
    return tiles


def check(card: str, stock: str, mode: str = "3long") -> int:
    """Compare all results of a use; returns their number."""
    state = table_with(card, stock, mode)
    start = red_outcome(state)._replace(home=(False, 0))  # the prior and the other lay brother are elsewhere
    play(state, ("use", red_card_id(card), "lay"))
    ends, printed = played_out(state), outcomes(FUNCTIONS[card], start, sandbox_of(card, mode))
    assert ends - printed == set(), f"{card} with {stock}: possible, but not printed"
    assert printed - ends == set(), f"{card} with {stock}: printed, but not possible"
    return len(ends)


@pytest.mark.parametrize("card", FUNCTIONS)
def test_what_a_card_does_is_what_is_printed(card: str) -> None:
    reached = [check(card, stock) for stock in stocks(card)]
    assert max(reached) > 1 or all({"gain", "grant", "counted"} & set(part) for part in FUNCTIONS[card])


@pytest.mark.parametrize("mode", ["1long", "2long", "4long"])
def test_points_for_cloister_buildings_depend_on_the_number_of_players(mode: str) -> None:
    assert check("G41", "5Pn", mode) > 1


@pytest.mark.parametrize("settlement", SETTLEMENTS)
def test_a_settlement_costs_what_is_printed(settlement: str) -> None:
    price = {"food": SETTLEMENTS[settlement]["food"], "energy": SETTLEMENTS[settlement]["energy"]}
    rng, paid = Random(settlement), 0
    for _ in range(STOCKS):
        tiles = Counter[str]()
        for unit, amount in price.items():
            tiles.update(tiles_worth(unit, amount * rng.choice((0, 1, 1.3)), known_in("france"), rng))
        stock = " ".join(f"{count}{code}" for code, count in tiles.items())
        state = table_with("L1", stock, kind="settle", hand=settlement)
        printed = outcomes([{"trades": [{"give": price, "get": {}, "max": 1}]}], red_outcome(state), sandbox_of("L1"))
        spaces = [move[2] for move in options(state) if move[:2] == ("settle", settlement)]
        affordable = printed - with_conversions(red_outcome(state))
        assert bool(spaces) == bool(affordable), f"{settlement} with {stock}"
        if spaces:
            assert {player_of(state, "R").ground[space] for space in spaces} == set(SETTLEMENTS[settlement]["terrain"])
            play(state, ("settle", settlement, spaces[0]))
            assert played_out(state) == affordable, f"{settlement} with {stock}"
            paid += 1
    assert 0 < paid < STOCKS

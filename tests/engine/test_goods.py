"""Bags of tiles, their worth, and conversions."""

from __future__ import annotations

import doctest
import random
from itertools import product

import pytest

from ora_widgets.engine import cards, goods, land, modes, moves, state, terms
from ora_widgets.engine.goods import COIN, GOODS, INDEX, STRAW, WHISKEY, WINE, bag, spell, tile, token
from ora_widgets.engine.state import Player
from ora_widgets.engine.steps import price
from ora_widgets.engine.steps.payment import can_feed
from ora_widgets.engine.steps.price import Price
from ora_widgets.engine.turn import scoring
from ora_widgets.engine.turn.scoring import goods_points
from tests.support import positions
from tests.support.positions import answer, moves_beginning, position, refusal_of
from tests.support.positions import goods as has


@pytest.mark.parametrize("module", [goods, land, modes, moves, terms, state, price, scoring, cards, positions])
def test_docstrings(module: object) -> None:
    assert not doctest.testmod(module).failed  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["", "Wo", "3Gn Sh", "2Pn Bo", "12Pn", "99Wo", "Wo Pt Gn Sh Cl Pn Sn"])
def test_a_bag_is_spelled_as_it_is_read(text: str) -> None:
    assert spell(bag(text)) == text


def test_a_five_coin_tile_is_five_coins() -> None:
    assert bag("Ni 2Pn") == bag("7Pn")
    assert bag("Gn Gn") == bag("2Gn")


@pytest.mark.parametrize(
    ("text", "sum_"), [("2000Ni", "10000Pn"), ("9999Gn 2Gn", "10001Gn"), ("Wo 1999Ni 5Pn", "10000Pn")]
)
def test_no_bag_holds_more_than_can_be_written(text: str, sum_: str) -> None:
    with pytest.raises(ValueError, match=f"^{sum_}$"):
        bag(text)


@pytest.mark.parametrize("word", ["", "Xx", "3", "0Gn", "-1Gn", "03Gn", "gn", "3 Gn", "99999Gn", "²Gn", "GnGn"])
def test_what_is_no_tile(word: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        tile(word)


def test_tokens_of_any_size() -> None:
    for good, count in product(GOODS, (1, 2, 39, 40, 120)):
        assert tile(token(good.code, count)) == (good.code, count)


def test_every_tile_has_another_side() -> None:
    """F1.2; the 5-coin tile is the other side of the reliquary, the wonder has none."""
    by_code = {good.code: good for good in GOODS}
    for good in GOODS:
        if good.reverse in by_code:
            assert good.code in (by_code[good.reverse].reverse, "Wh")
        else:
            assert (good.code, good.reverse) in (("Rq", "Ni"), ("Wr", ""))


@pytest.mark.parametrize(
    ("owned", "cost", "left"),
    [
        ("Gn", "Sw", ""),  # grain is flipped for straw that is short ...
        ("Gn Sw", "Sw", "Gn"),  # ... and kept where it is not (F6.2)
        ("Wn", "Pn", ""),
        ("2Wh", "3Pn", "Pn"),  # 4 coins from 2 whiskey, one is left (F6.4)
        ("Wh 2Pn", "3Pn", "Pn"),
        ("Wn 4Pn", "5Pn", ""),
        ("2Gn", "Sw Gn", ""),
    ],
)
def test_giving_converts_the_least(owned: str, cost: str, left: str) -> None:
    player = position(give={"R": owned}).players[0]
    assert player.can_give(bag(cost))
    player.give(bag(cost))
    assert spell(enumerate(player.goods)) == left


@pytest.mark.parametrize(
    ("owned", "cost"), [("Sw", "Gn"), ("Gn", "Sw Gn"), ("Wh", "3Pn"), ("Wh", "Pn Wh"), ("Co", "Pt"), ("Ce", "Cl")]
)
def test_what_cannot_be_given(owned: str, cost: str) -> None:
    assert not position(give={"R": owned}).players[0].can_give(bag(cost))


def holder(text: str) -> Player:
    return position(give={"R": text}).players[0]


@pytest.mark.parametrize(
    ("owned", "food", "energy", "possible"),
    [
        ("Gn", 1, 0, True),
        ("Gn", 0, 1, True),
        ("Gn", 1, 1, False),  # a tile serves only once
        ("2Gn", 1, 1, True),
        ("3Gn Pt", 3, 4, True),
        ("3Gn Pt", 3, 5, False),
        ("Pn Sw", 1, 2, False),  # F18.5: half an energy is not one
        ("Pn 2Sw", 1, 2, True),
        ("Mt Pt 2Sw", 3, 6, True),
        ("Wh Wo", 2, 2, True),
    ],
)
def test_food_and_energy_together(owned: str, food: int, energy: int, possible: bool) -> None:
    assert can_feed(holder(owned), food, energy) is possible


def test_food_and_energy_together_against_trying_everything() -> None:
    rng = random.Random(5)
    for _ in range(300):
        player = holder(
            " ".join(f"{rng.randint(1, 3)}{code}" for code in rng.sample(["Gn", "Sw", "Wo", "Sh", "Pn"], 3))
        )
        food, energy = rng.randint(0, 6), rng.randint(0, 6)
        grain = player.goods[INDEX["Gn"]]
        others = sum(good.food * player.goods[i] for i, good in enumerate(GOODS) if good.code != "Gn")
        fuel = sum(good.energy * player.goods[i] for i, good in enumerate(GOODS))
        splits = (others + kept >= food and fuel + grain - kept >= energy for kept in range(grain + 1))
        assert can_feed(player, food, energy) is any(splits)


def test_prices_are_read() -> None:
    stone = Price("2 food + 1 energy")
    assert (stone.food, stone.energy, stone.tiles) == (2, 2, ())
    assert Price("Fl + 1/2 energy").energy == 1
    assert Price("5Pn Wh + 14 points").points == 14


@pytest.mark.parametrize(
    ("owned", "points"),
    [
        ("4Pn Wn", 2),  # F18.6
        ("3Pn Wh", 2),
        ("9Pn Wn", 4),
        ("5Wn", 5),
        ("4Pn Wn Wh", 3),
        ("14Pn", 4),
        ("4Pn 2Wn", 3),
        ("2Wh Pn", 2),
        ("Bo Ce Or Rq Wr", 47),
        ("9Wo 9Pt 9Gn 9Sh 9Cl 9Sn 9Co 9Sw 9Mt 9Fl 9Br 9Gp 9Ma 9Be", 0),
    ],
)
def test_points_of_goods(owned: str, points: int) -> None:
    assert goods_points(holder(owned).goods) == points


def test_drinks_are_cashed_in_as_well_as_possible() -> None:
    """F14.1, D27: the shortcut of selling only a few drinks finds the best sum too."""
    for coins, wine, whiskey in product(range(11), range(9), range(7)):
        counts = [0] * len(GOODS)
        counts[COIN], counts[WINE], counts[WHISKEY] = coins, wine, whiskey
        best = max(
            2 * ((coins + a + 2 * b) // 5) + wine - a + whiskey - b for a in range(wine + 1) for b in range(whiskey + 1)
        )
        assert goods_points(counts) == best


def test_conversions_one_tile_at_a_time() -> None:
    """F6.2, F6.4."""
    table = position(give={"R": "2Gn Wn"})
    answer(table, "flip Gn")
    assert has(table) == "Gn Sw Wn"
    answer(table, "sell Wn; flip Gn; pass")
    assert has(table) == "Pn 2Sw"
    irish = answer(position(country="ireland", give={"R": "Wh"}), "sell Wh")
    assert has(irish) == "2Pn"


def test_no_other_conversion() -> None:
    table = position(give={"R": "Sw Wo Pt Sh Pn"})
    assert not moves_beginning(table, "flip")
    assert not moves_beginning(table, "sell")
    assert (refusal_of(table, "flip Gn").message, refusal_of(table, "flip Gn").rule) == ("nothing-to-flip", "F6.2")
    assert (refusal_of(table, "sell Wn").message, refusal_of(table, "sell Wn").rule) == ("nothing-to-sell", "F6.4")
    assert refusal_of(table, "flip Sw").message == "cannot-flip"
    assert refusal_of(table, "sell Sh").message == "cannot-sell"


def test_grain_is_never_flipped_back() -> None:
    table = answer(position(give={"R": "Gn"}), "flip Gn")
    assert table.players[0].goods[STRAW] == 1
    assert not moves_beginning(table, "flip")

"""Payments: the list has all bags with no tile to spare, and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import pytest

from ora_widgets.engine import Move, options
from ora_widgets.engine.goods import GOODS, INDEX
from ora_widgets.engine.steps.landscape import TREASURES, Claims
from ora_widgets.engine.steps.payment import TILES_BY_UNIT, Tiles, counts, owned_tiles
from ora_widgets.engine.steps.trade import Kinds
from tests.support.positions import answer, goods, moves_beginning, position, refusal_of

Bag = frozenset[tuple[str, int]]


def stock(unit: str, rng: random.Random, kinds: int) -> list[tuple[int, str, int]]:
    """Some tiles that count in a unit."""
    chosen = rng.sample(TILES_BY_UNIT[unit], min(kinds, len(TILES_BY_UNIT[unit])))
    return [(value, code, rng.randint(1, 4)) for value, code in sorted(chosen, key=TILES_BY_UNIT[unit].index)]


def by_force(tiles: list[tuple[int, str, int]], price: int) -> set[Bag]:
    """All bags worth the price from which no tile can be left out."""
    found = set()
    for numbers in product(*(range(count + 1) for *_, count in tiles)):
        total = sum(value * number for (value, *_), number in zip(tiles, numbers, strict=True))
        spare = [value for (value, *_), number in zip(tiles, numbers, strict=True) if number]
        if total >= price and all(total - value < price for value in spare):
            found.add(frozenset((code, number) for (_, code, _), number in zip(tiles, numbers, strict=True) if number))
    return found


@pytest.mark.parametrize("unit", ["food", "energy", "points"])
def test_the_list_is_complete_and_has_nothing_to_spare(unit: str) -> None:
    rng = random.Random(7)
    for _ in range(120):
        tiles = stock(unit, rng, rng.randint(1, 5))
        price = rng.randint(1, sum(value * count for value, _, count in tiles))
        listed = [frozenset(counts(move).items()) for move in Tiles(tiles, price)]
        assert len(set(listed)) == len(listed) == len(Tiles(tiles, price))
        assert set(listed) == by_force(tiles, price)


def test_a_payment_may_be_too_much_but_not_too_little() -> None:
    tiles = [(5, "Mt", 1), (2, "Sh", 2), (1, "Gn", 3)]
    for numbers in product(range(3), range(4), range(5)):
        words = [f"{n}{code}" for n, (_, code, _) in zip(numbers, tiles, strict=True) if n]
        there = all(n <= count for n, (*_, count) in zip(numbers, tiles, strict=True))
        worth = sum(n * value for n, (value, *_) in zip(numbers, tiles, strict=True))
        assert (("pay", *words) in Tiles(tiles, 4)) is (there and worth >= 4)


@pytest.mark.parametrize("line", ["pay", "skip", "pay Wo", "pay 0Gn", "pay Xx", "give Mt", "pay 2Mt", "pay Gn Sh"])
def test_what_is_no_payment(line: str) -> None:
    assert tuple(line.split()) not in Tiles([(5, "Mt", 1), (2, "Sh", 2), (1, "Gn", 3)], 4)


def test_tiles_may_be_named_in_any_order_and_more_than_once() -> None:
    tiles = Tiles([(2, "Sh", 2), (1, "Gn", 3)], 4)
    for line in ("pay Gn Gn Sh", "pay Sh 2Gn", "pay Sh Sh"):
        assert tuple(line.split()) in tiles
    assert ("pay", "Gn", "Gn", "Gn", "Gn") not in tiles


def test_an_optional_payment_may_be_skipped() -> None:
    tiles = Tiles([(2, "Wo", 2)], 2, optional=True)
    assert list(tiles) == [("pay", "Wo"), ("skip",)]
    assert len(tiles) == 2
    assert ("skip",) in tiles
    assert ("skip",) not in Tiles([(2, "Wo", 2)], 2)


@pytest.mark.parametrize("unit", ["food", "energy", "points"])
def test_samples_are_listed_payments(unit: str) -> None:
    rng = random.Random(11)
    for _ in range(60):
        tiles = Tiles(stock(unit, rng, rng.randint(1, 6)), 1)
        tiles.price = rng.randint(1, sum(value * count for value, _, count in tiles.stock))
        listed = set(tiles)
        drawn = {tiles.sample(rng) for _ in range(40)}
        assert drawn <= listed
        if len(listed) == 2:
            assert drawn == listed


def test_every_payment_can_be_drawn() -> None:
    rng = random.Random(3)
    tiles = Tiles([(5, "Mt", 1), (2, "Sh", 3), (1, "Gn", 4)], 6)
    assert {tiles.sample(rng) for _ in range(2000)} == set(tiles)


def test_narrow_keeps_what_still_fits() -> None:
    """For every prefix of every listed payment, exactly the tiles that some listed payment adds."""
    rng = random.Random(13)
    for _ in range(25):
        tiles = Tiles(stock("food", rng, 3), 1)
        tiles.price = rng.randint(1, sum(value * count for value, _, count in tiles.stock))
        bags = [Counter(counts(move)) for move in tiles]
        picked: set[tuple[str, ...]] = {()}
        for bag in bags[:40]:
            words = list(bag.elements())
            rng.shuffle(words)
            picked |= {tuple(words[:n]) for n in range(len(words) + 1)}
        for picks in picked:
            fitting = [bag for bag in bags if Counter(picks) <= bag]
            live = {code for bag in fitting for code in (bag - Counter(picks))}
            assert set(tiles.narrow(list(picks))) == live, (tiles.stock, tiles.price, picks)


def test_thousands_of_payments_are_counted_without_listing() -> None:
    table = position(give={"R": " ".join(f"99{good.code}" for good in GOODS if good.food)})
    tiles = Tiles(owned_tiles(table.players[0], "food"), 60)
    assert len(tiles) > 10**9
    assert len(Tiles(owned_tiles(table.players[0], "food"), 14)) == len(
        list(Tiles(owned_tiles(table.players[0], "food"), 14))
    )


def test_food_is_asked_first_and_leaves_the_straw() -> None:
    """F8.4: a grain that the energy needs does not pay the food."""
    table = position(give={"R": "2Gn Sh Pn"}, kind="settle", hand={"R": "S1"})
    answer(table, "settle S1 0,3")
    assert moves_beginning(table, "pay") == ["pay Sh", "pay Pn"]
    assert refusal_of(table, "pay Gn").message == "grain-reserved"
    answer(table, "pay Pn")
    assert goods(table) == "Sh"


def test_the_grain_that_is_not_needed_may_go() -> None:
    table = position(give={"R": "3Gn Sh"}, kind="settle", hand={"R": "S1"})
    answer(table, "settle S1 0,3")
    assert moves_beginning(table, "pay") == ["pay Sh", "pay Gn"]
    answer(table, "pay Gn")
    assert goods(table) == "Sh"


def test_fuel_from_straw_and_grain_alike() -> None:
    """Straw is one kind of payment, whether it is straw already or still grain."""
    table = position(give={"R": "Gn Sw Wo Sh"}, kind="settle", hand={"R": "S1"})
    answer(table, "settle S1 0,3; pay Sh")
    assert moves_beginning(table, "pay") == ["pay Wo", "pay 2Sw"]
    answer(table, "pay 2Sw")
    assert goods(table) == "Wo"


def test_a_single_way_to_pay_is_not_asked() -> None:
    table = position(give={"R": "Pn Wo"}, kind="settle", hand={"R": "S1"})
    answer(table, "settle S1 0,3")
    assert goods(table) == ""
    assert moves_beginning(table)[-1] == "done"


def test_worked_example_of_a_settlement() -> None:
    """F18.5: 3 food and 3 energy by 1 meat and 1 peat with 2 straw; half an energy is never rounded up."""
    table = position(give={"R": "Mt 2Sh Pt Wo 2Sw"}, kind="settle", hand={"R": "S2"})
    answer(table, "settle S2 0,3; pay Mt; pay Pt 2Sw")
    assert goods(table) == "Wo 2Sh"
    poor = position(give={"R": "Pn Sw"}, kind="settle", hand={"R": "S1"})
    assert not moves_beginning(poor, "settle")
    assert refusal_of(poor, "settle S1 0,3").message == "settlement-too-dear"
    assert moves_beginning(position(give={"R": "Pn 2Sw"}, kind="settle", hand={"R": "S1"}), "settle S1")


def test_why_a_payment_is_refused() -> None:
    table = position(give={"R": "2Sh 3Pn Wo"}, kind="settle", hand={"R": "S2"})
    table.players[0].goods[INDEX["Pt"]] = 1
    answer(table, "settle S2 0,3")
    said = {line: refusal_of(table, line).message for line in ("pay Wo", "pay 4Pn", "pay Pn", "pay", "pay Xx", "skip")}
    assert said["pay Wo"] == "payment-wrong-good"
    assert said["pay 4Pn"] == "payment-not-owned"
    assert said["pay Pn"] == "payment-too-small"
    assert said["skip"] == "other-question"
    answer(table, "pay 2Pn 2Sh")  # too much by one, which is lost
    assert goods(table) == "Pn"


# ---- goods that must differ


def kinds(text: str, count: int, country: str = "france") -> Kinds:
    return Kinds(position(country=country, give={"R": text}).players[0], count)


@pytest.mark.parametrize(
    ("owned_", "count", "ways"),
    [
        ("Wo Pt Cl", 3, 1),
        ("Wo Pt Cl Sn", 3, 4),
        ("9Wo 9Pt", 3, 0),
        ("Pt Co Gn Sw", 3, 4),  # two sides of a tile are two goods
        ("2Gn Wo", 3, 1),  # a grain serves as straw
        ("Gn Wo", 3, 0),
        ("Gn Wo Pt", 3, 2),  # ... but not as both
        ("6Pn Wo", 3, 1),  # a 5-coin and a 1-coin tile
        ("5Pn Wo", 3, 0),  # 5 coins are one or the other
        ("5Pn Wo Cl", 3, 2),
        ("4Pn Wo Cl", 3, 1),
        ("5Pn Gn Wo", 3, 4),
    ],
)
def test_ways_to_give_different_goods(owned_: str, count: int, ways: int) -> None:
    found = kinds(owned_, count)
    listed = [move for move in found if move[0] == "give"]
    assert len(listed) == len(set(listed)) == ways
    assert len(found) == ways + 1
    assert found.possible() is (ways > 0)
    assert all(move in found for move in listed)


def test_samples_of_different_goods() -> None:
    found = kinds("5Pn Gn Wo Cl Sn", 3)
    rng = random.Random(1)
    assert {found.sample(rng) for _ in range(900)} == set(found)


def test_narrow_of_different_goods() -> None:
    found = kinds("5Pn Gn Wo", 3)
    assert set(found.narrow([])) == {"Pn", "Ni", "Gn", "Sw", "Wo"}
    assert set(found.narrow(["Gn"])) == {"Pn", "Ni", "Wo"}
    assert found.narrow(["Gn", "Wo", "Pn"]) == []


@pytest.mark.parametrize(
    "line", ["give", "give Wo Pt", "give Wo Wo Pt", "give Wo Pt Sn", "give 2Wo Pt Cl", "pay Wo Pt Cl"]
)
def test_what_is_no_gift_of_different_goods(line: str) -> None:
    assert tuple(line.split()) not in kinds("2Wo Pt Cl Gn", 3)


def test_different_goods_in_any_order() -> None:
    assert ("give", "Cl", "Wo", "Pt") in kinds("Wo Pt Cl", 3)


# ---- points taken as goods


@pytest.mark.parametrize("points", range(2, 20))
def test_claims_are_complete_and_full(points: int) -> None:
    listed = [frozenset(counts(("pay", *move[1:])).items()) for move in Claims(points)]
    full = set()
    for numbers in product(*(range(points // worth + 1) for worth, _ in TREASURES)):
        total = sum(worth * number for (worth, _), number in zip(TREASURES, numbers, strict=True))
        if points - 1 <= total <= points:
            full.add(frozenset((code, n) for (_, code), n in zip(TREASURES, numbers, strict=True) if n))
    assert set(listed) == full
    assert len(listed) == len(full) == len(Claims(points))
    rng = random.Random(points)
    drawn = {Claims(points).sample(rng) for _ in range(50)}
    assert drawn <= set(Claims(points))


def test_a_claim_may_be_smaller_than_it_could_be() -> None:
    assert ("claim", "Bo") in Claims(9)
    for line in ("claim", "claim 5Bo", "claim Wr", "claim Pn", "pay Bo", "claim 0Bo"):
        assert tuple(line.split()) not in Claims(9)


def test_narrow_of_claims() -> None:
    assert Claims(9).narrow([]) == ["Rq", "Or", "Ce", "Bo"]
    assert Claims(9).narrow(["Rq"]) == []
    assert Claims(9).narrow(["Or", "Bo"]) == ["Ce", "Bo"]


def test_options_of_a_payment_are_moves() -> None:
    table = position(give={"R": "3Gn Sh Wo"}, kind="settle", hand={"R": "S2"})
    table.players[0].goods[INDEX["Pt"]] = 2
    answer(table, "settle S2 0,3")
    for move in options(table):
        assert Move.parse(str(Move(move))) == move


def test_a_drink_sold_beforehand_is_another_kind() -> None:
    """No gift sells a drink by itself; a player who wants it as a coin sells it first."""
    rows = {"built": {"R": "G02 1,3"}, "give": {"R": "2Wn Wo"}}
    assert "give" not in " ".join(moves_beginning(answer(position(**rows), "use G02 lay")))  # type: ignore[arg-type]
    assert "give Wo Pn Wn" in moves_beginning(answer(position(**rows), "sell Wn; use G02 lay"))  # type: ignore[arg-type]

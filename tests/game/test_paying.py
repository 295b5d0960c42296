"""The proposed payment costs the fewest points, and then tiles, and is found without trying all of them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from random import Random

import pytest

import ora_widgets as ora
from ora_widgets import Game
from ora_widgets.engine.frames import round_from
from ora_widgets.engine.goods import GOODS, INDEX
from ora_widgets.game.setup import Setup
from ora_widgets.scene import ask
from ora_widgets.scene.paying import change
from tests.support.positions import position
from tests.support.work import count_calls


def least(stock: list[tuple[int, str, int]], price: int) -> tuple[int, int] | None:
    """Points and tiles of the cheapest exact payment, by trying every one."""
    ways = product(*(range(count + 1) for _, _, count in stock))
    fitting = [way for way in ways if sum(n * value for n, (value, *_) in zip(way, stock, strict=True)) == price]
    return min((spent({code: n for n, (_, code, _) in zip(way, stock, strict=True)}) for way in fitting), default=None)


def spent(bag: Mapping[str, int]) -> tuple[int, int]:
    """The points lost by a payment, and its tiles."""
    return sum(GOODS[INDEX[code]].points * number for code, number in bag.items()), sum(bag.values())


def test_exact_change_is_the_fewest_points_and_tiles_that_fit() -> None:
    rng = Random(1)
    for _ in range(600):
        codes = rng.sample(["Wo", "Gn", "Sh", "Wn", "Wh", "Bo"], rng.randint(0, 5))
        stock = [(rng.randint(1, 12), code, rng.randint(1, 3)) for code in codes]
        price = rng.randint(0, 25)
        found = change(stock, price)
        assert (None if found is None else spent(found)) == least(stock, price)
        if found is not None:
            values, counts = ({code: each[at] for each in stock for code in [each[1]]} for at in (0, 2))
            assert sum(int(values[code]) * number for code, number in found.items()) == price
            assert all(number <= int(counts[code]) for code, number in found.items())


def test_thousands_of_every_good_are_paid_with_as_little_work_as_a_few() -> None:
    goods = " ".join(f"9999{good.code}" for good in GOODS[:-1] if good.country != "ireland")
    bakery = ora.Scenario("rich", players=2, country="france", give={"R": goods}, built={"R": "F05 0,3"}).game()
    bakery.play("use F05 lay; times 999")
    ask(bakery, "en")  # the first use of a language is not counted
    with count_calls() as work:
        pay = ask(bakery, "en")["pay"]
    assert pay is not None
    assert pay["price"] == 499.5
    assert pay["quick"]
    assert work.calls < 100_000


def proposed(game: ora.Game) -> str:
    """The answer of the large button."""
    pay = ask(game, "en")["pay"]
    assert pay is not None
    return pay["quick"][0]["line"]


END = {
    "5Pn 2Gn Gp": "pay 2Gn Gp",
    "6Pn 2Gp Wn": "pay Pn 2Gp",
    "5Pn 2Gp Wn": "pay 2Gp Wn",
    "5Pn 3Wn": "pay 3Pn",
    "5Pn Mt": "pay Mt",
}
MIDDLE = {
    "5Pn 2Gn Gp": "pay 2Gn Gp",
    "6Pn 2Gp Wn": "pay Pn 2Gp",
    "5Pn 3Wn": "pay 3Pn",
    "5Pn Mt": "pay 3Pn",
    "3Pn Br": "pay Br",
}


@pytest.mark.parametrize(
    ("last", "give", "paid"), [*((True, *row) for row in END.items()), *((False, *row) for row in MIDDLE.items())]
)
def test_the_payment_proposed_costs_the_fewest_points(give: str, paid: str, *, last: bool) -> None:
    """A farming village costs 3 food. After the last phase goods are useless (F9.5), before it nothing is overpaid."""
    state = position(give={"R": f"{give} 3Wo"}, hand={"R": "S2"}, kind="settle")
    if last:
        state.pending = (round_from(0, last=True, word=len(state.mode.last)), *state.pending[1:])
    game = Game(Setup(3, "france"), state).play("settle S2 0,3")
    assert proposed(game) == paid

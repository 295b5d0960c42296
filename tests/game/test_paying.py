"""Exact change for a price: the fewest tiles, found without trying every way to pay."""

from __future__ import annotations

from itertools import product
from random import Random

import ora_widgets as ora
from ora_widgets.engine.goods import GOODS
from ora_widgets.scene import ask
from ora_widgets.scene.asking import exact
from tests.support.work import counted


def fewest(stock: list[tuple[int, str, int]], price: int) -> int | None:
    """The tiles of the smallest exact payment, by trying every one."""
    ways = product(*(range(count + 1) for _, _, count in stock))
    fitting = [sum(way) for way in ways if sum(n * value for n, (value, *_) in zip(way, stock, strict=True)) == price]
    return min(fitting, default=None)


def test_exact_change_is_the_fewest_tiles_that_fit() -> None:
    rng = Random(1)
    for _ in range(600):
        codes = rng.sample(["Wo", "Pt", "Gn", "Sh", "Mt"], rng.randint(0, 5))
        stock = [(rng.randint(1, 12), code, rng.randint(1, 3)) for code in codes]
        price = rng.randint(0, 25)
        found = exact(stock, price)
        assert (None if found is None else found.total()) == fewest(stock, price)
        if found is not None:
            values, counts = ({code: each[at] for each in stock for code in [each[1]]} for at in (0, 2))
            assert sum(int(values[code]) * number for code, number in found.items()) == price
            assert all(number <= int(counts[code]) for code, number in found.items())


def test_thousands_of_every_good_are_paid_with_as_little_work_as_a_few() -> None:
    goods = " ".join(f"9999{good.code}" for good in GOODS[:-1] if good.country != "ireland")
    bakery = ora.Scenario("rich", players=2, country="france", give={"R": goods}, built={"R": "F05 0,3"}).game()
    bakery.play("use F05 lay; times 999")
    ask(bakery, "en")  # what the words of a language cost at their first use is no part of the work
    with counted() as work:
        pay = ask(bakery, "en")["pay"]
    assert pay is not None
    assert pay["price"] == 499.5
    assert pay["quick"]
    assert work.calls < 100_000

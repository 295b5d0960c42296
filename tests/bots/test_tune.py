"""Weights are fitted to what was seen, and printed as the module that holds them."""

from __future__ import annotations

from collections import Counter

from ora_widgets.bots import Search
from ora_widgets.bots.beam_search import BeamSearch
from ora_widgets.bots.weights import WEIGHTS
from ora_widgets.engine import new_state
from ora_widgets.lab.training import tune


def test_the_fit_explains_the_surprises() -> None:
    samples = [
        tune.Sample({("forest", 0): 1.0}, 2.0),
        tune.Sample({("forest", 0): 1.0, ("moor", 1): 2.0}, -4.0),
    ]
    change = tune.ridge(samples, strength=0.0)
    assert {name: round(x, 6) for name, x in change.items()} == {("forest", 0): 2.0, ("moor", 1): -3.0}
    held = tune.ridge(samples, strength=100.0)
    assert all(abs(held[name]) < abs(change[name]) for name in change)


def test_the_module_holds_the_weights() -> None:
    said: dict[str, object] = {}
    exec(tune.module(WEIGHTS), said)
    assert said["WEIGHTS"] == WEIGHTS


def test_a_sample_is_a_way_against_the_mean_of_its_turn() -> None:
    lines = BeamSearch(tune.VALUES, width=2).lines(new_state(3, "france"))[:3]
    samples = list(tune.compared(lines, 0, Search(playouts=1, values=tune.VALUES)))
    assert len(samples) == len(lines)
    total: Counter[tune.Name] = Counter()
    for sample in samples:
        total.update(sample.features)
    assert total
    assert all(abs(amount) < 1e-9 for amount in total.values())

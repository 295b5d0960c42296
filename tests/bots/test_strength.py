"""The order of strength on a small sample; the measured one is `python -m tests.bench.strength`."""

from __future__ import annotations

from ora_widgets.bots import Bot, Greedy, Random
from tests.bench.strength import match


def test_greedy_beats_random() -> None:
    def random(seed: int) -> Bot:
        return Random(seed)

    def greedy(seed: int) -> Bot:
        return Greedy(seed, noise=0.5, width=1)

    result = match(greedy, random, games=10, length="short")
    assert result.wins == 10

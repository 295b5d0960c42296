"""Known counts; after a failure `python -m tests.perft` shows the first move with the difference."""

from __future__ import annotations

import pytest

from .counting import Known, count, everything

KNOWN = everything()


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: known.name)
def test_counts(known: Known) -> None:
    state = known.state()
    assert tuple(count(state, depth) for depth in range(1, len(known.counts) + 1)) == known.counts


def test_every_mode_and_country_is_there() -> None:
    assert len({known.setup for known in KNOWN}) == 14

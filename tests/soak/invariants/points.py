"""All players' points equal those of an independent scorer, at the end and at some earlier positions."""

from __future__ import annotations

from ora_widgets.engine import score
from tests.cards.scorer import points

from ..moment import Whole

LOOKED_AT = 12


def are_what_is_printed(whole: Whole) -> None:
    """Goods, economic values and every settlement with its neighbours (F14)."""
    for state in [*whole.chance.sample(whole.states, min(LOOKED_AT, len(whole.states))), whole.states[-1]]:
        for seat in range(state.mode.players):
            given = score(state, seat)
            settled = {space: worth for _, space, worth in given.settlements}
            assert (given.goods, given.economic, settled) == points(state, seat), f"points of seat {seat}"

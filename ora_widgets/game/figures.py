"""The figures of a position that a comment or a task may speak of, so that none is written down by hand."""

from __future__ import annotations

from ..engine import State, score
from ..engine.goods import CODES
from ..engine.steps.wheel import value
from ..engine.terms import INDICATORS


def figures(state: State, seats: str) -> dict[str, int]:
    """The figures of a position by the names that messages know them by.

    Returns:
        The round and the points that win alone; prices (`price-district`, `price-plot`, `price-contract`); by colour points, clergymen at home and
        goods (`R-points`, `R-home`, `R-Wo`); what indicators show (`wheel-clay`).

    >>> from ora_widgets import new_game
    >>> found = figures(new_game(3, "france").now, "RGB")
    >>> found["round"], found["R-home"], found["R-Wo"], found["wheel-clay"]
    (1, 3, 1, 2)
    """
    found: dict[str, int] = {"round": state.round, "goal": state.mode.goal, "price-contract": state.price}
    found |= {f"price-{name}": prices[0] for name, prices in _for_sale(state) if prices}
    for seat, player in zip(seats, state.players, strict=False):  # the neutral one, who comes last, has none
        found[f"{seat}-points"] = score(state, player.seat).total
        found[f"{seat}-home"] = player.brothers + (not player.prior)
        found |= {f"{seat}-{code}": count for code, count in zip(CODES, player.goods, strict=True)}
    return found | {f"wheel-{name}": value(state, name) for name in INDICATORS}


def _for_sale(state: State) -> tuple[tuple[str, tuple[int, ...]], ...]:
    return ("district", state.districts), ("plot", state.plots)

"""All players' goods: no debts, nothing created, nothing lost."""

from __future__ import annotations

from ora_widgets.engine.goods import CODES, GOODS, WONDER

from ..bookkeeper import owned_after
from ..moment import Moment

WONDERS = 8


def are_booked(moment: Moment) -> None:
    """A move changes goods exactly as its words and the printed cards say."""
    booked = owned_after(moment.before, moment.move, moment.after)
    for player, goods in zip(moment.after.players, booked, strict=True):
        seat = moment.seat(player.seat)
        assert player.goods == goods, (
            f"after {' '.join(moment.move)} {seat} owns {describe(player.goods)}, booked are {describe(goods)}"
        )


def describe(goods: list[int]) -> str:
    """Goods in words, including debts."""
    return " ".join(f"{count}{code}" for code, count in zip(CODES, goods, strict=True) if count) or "nothing"


def are_of_the_country(moment: Moment) -> None:
    """Nobody owes anything or has goods of the other country."""
    for player in moment.after.players:
        for good, count in zip(GOODS, player.goods, strict=True):
            assert count >= 0, f"{moment.seat(player.seat)} owes {-count} {good.name}"
            foreign = good.country not in ("", moment.setup.country)
            assert not (foreign and count), f"{moment.seat(player.seat)} has {count} {good.name}"


def wonders_are_eight(moment: Moment) -> None:
    """There are eight wonders, in the supply and with players (F1.3)."""
    state = moment.after
    owned = sum(player.goods[WONDER] for player in state.players)
    assert state.wonders >= 0, f"{state.wonders} wonders are left"
    assert owned + state.wonders == WONDERS, f"{owned} wonders are owned, {state.wonders} are left"

"""The page's scene and the board as text show the content of the table."""

from __future__ import annotations

import re

from ora_widgets.engine import State
from ora_widgets.engine.goods import CODES
from ora_widgets.engine.terms import INDICATORS
from ora_widgets.game.game import Game
from ora_widgets.scene import scene
from ora_widgets.scene.text_board import text
from ora_widgets.wire.to_page import Player as Landscape

from ..moment import Moment


def scene_agrees(moment: Moment) -> None:
    """Goods, cards, clergymen, land, wheel and prices of a scene are those of the position."""
    state = moment.after
    now = scene(Game(moment.setup, state), "en")
    assert (now["round"], now["over"], now["contract"], now["wonders"]) == (
        state.round,
        state.over,
        state.price,
        state.wonders,
    )
    assert now["display"] == list(state.display), "display"
    assert now["to_move"] == (None if state.to_move is None else moment.seat(state.to_move)), "who must answer"
    for kind, pile in (("district", state.districts), ("plot", state.plots)):
        offer = now["shop"][kind]
        assert (offer and (offer["price"], offer["left"])) == ((pile[0], len(pile)) if pile else None), (
            f"{kind}s for sale"
        )
    shown = {each["id"]: each["value"] for each in now["wheel"]["indicators"]}
    values = state.mode.wheel
    wheel = {
        name: values[min(state.round - since, 12)]
        for name, since in zip(INDICATORS, state.since, strict=True)
        if since is not None
    }
    assert shown == wheel, "wheel"
    assert [player["seat"] for player in now["players"]] == [moment.seat(player.seat) for player in state.players]
    for number, player in enumerate(now["players"]):
        _landscape_agrees(moment, state, number, player)


def _landscape_agrees(moment: Moment, state: State, number: int, drawn: Landscape) -> None:
    player, seat = state.players[number], drawn["seat"]
    owned = {code: count for code, count in zip(CODES, player.goods, strict=True) if count}
    assert dict(drawn["goods"]) == owned, f"goods of {seat}"
    assert (drawn["prior"], drawn["lay"]) == (not player.prior, player.brothers), f"clergymen of {seat} at home"
    assert sorted(drawn["hand"]) == sorted(player.hand), f"hand of {seat}"
    assert {space["at"]: space["terrain"] for space in drawn["spaces"]} == player.ground, f"land of {seat}"
    assert {space["at"]: space["holds"] for space in drawn["spaces"] if "holds" in space} == player.holds, (
        f"cards of {seat}"
    )
    standing = sorted(
        (space.get("holds", ""), man["seat"], man["kind"])
        for space in drawn["spaces"]
        for man in space.get("clergy", [])
    )
    there = [
        (card, moment.seat(other.seat), kind)
        for other in state.players
        for kind, cards in (("prior", (other.prior,)), ("lay", other.out))
        for card in cards
        if card in player.buildings
    ]
    assert standing == sorted(there), f"who stands on the land of {seat}"


def characters_agree(moment: Moment) -> None:
    """The board as text names every card and counts all goods, each in its place."""
    state = moment.after
    game = Game(moment.setup, state)
    drawn = text(game)
    head, *lands = re.split(r"(?m)^── ", drawn)
    assert len(lands) == len(state.players), f"{len(lands)} landscapes"
    for card in state.display:
        assert len(re.findall(rf"\b{card} ", head)) == 1, f"{card} in the display"
    for player, land in zip(state.players, lands, strict=True):
        seat = moment.seat(player.seat)
        built = [card for card in player.holds.values() if card not in ("forest", "moor")]
        boxes = re.findall(r"│([A-Z]{1,2}\d+)\b", land)
        assert sorted(boxes) == sorted(built), f"{seat} has {sorted(built)}, drawn are {sorted(boxes)}"
        for kind in ("forest", "moor"):
            count = sum(card == kind for card in player.holds.values())
            assert len(re.findall(rf"│{kind}\b", land)) == count, f"{count} {kind}s of {seat}"
        goods = land[land.index("\nGoods") : land.index("\nClergy")] if "\nGoods" in land else ""
        counts = [int(count) for count in re.findall(r"\b(\d+) [a-z]", goods.split("(", maxsplit=1)[0])]
        assert sorted(counts) == sorted(count for count in player.goods if count), f"goods of {seat}: {goods}"

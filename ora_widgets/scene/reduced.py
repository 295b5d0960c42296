"""A smaller table for who is still learning: what a lesson has not introduced yet is neither drawn nor asked for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from ..engine.land import at
from .latest import DrawnGame

if TYPE_CHECKING:
    from ..wire.to_page import Ask, Option, Part, Player, Scene, Whole

#: The regions of the board that can be left out, by the names that the page has for them.
PARTS: tuple[Part, ...] = ("buildings", "settlements", "others", "land", "coming", "log", "score")

#: What one may begin a turn with, and end it; any other word only goes on with what has been begun.
VERBS = ("use", "contract", "build", "fell", "cut", "settle", "district", "plot", "pass", "done")
CONVERSIONS = ("flip", "sell")
LAID = ("build", "settle")  # of these, cards that are there

Line = TypeVar("Line", bound="Whole")


@dataclass(frozen=True)
class ReducedTable:
    """What there is on a smaller table.

    Args:
        parts: Of `PARTS`, those that are there.
        verbs: Of `VERBS` and `CONVERSIONS`, those that may be played.
        asks: Whether the question of the game is put, and not only that of the lesson.
        turns: Whether the next round is announced.
        knows: Whether a card of the display, or of a hand, is there.
    """

    parts: frozenset[str]
    verbs: frozenset[str]
    asks: bool
    turns: bool
    knows: Callable[[str], bool]


def reduced(whole: DrawnGame, table: ReducedTable) -> DrawnGame:
    """What is drawn, without what is not on this table; what it was made from stays as it is.

    Where nothing would be left to answer with, all answers stay.
    """
    scene, question = whole["scene"], whole["ask"]
    return {**whole, "scene": _scene(scene, table), "ask": question if question["more"] else _ask(question, table)}


def _scene(scene: Scene, table: ReducedTable) -> Scene:
    parts = table.parts
    display = [card for card in scene["display"] if "buildings" in parts and table.knows(card)]
    wheel = scene["wheel"]
    if "coming" not in parts:
        wheel = {**wheel, "piles": [], "entries": [], "gifts": [], "marker": None}
    if not table.turns:
        wheel = {**wheel, "next": None}
    return {
        **scene,
        "parts": [part for part in PARTS if part in parts],
        "wheel": wheel,
        "display": display,
        "lacking": {card: lacks for card, lacks in scene["lacking"].items() if card in display},
        "without_space": {card: why for card, why in scene["without_space"].items() if card in display},
        "players": [_player(player, table) for player in scene["players"]],
        # What the others did would lie over the wheel.
        "since": scene.get("since", []) if "others" in parts else [],
    }


def _player(player: Player, table: ReducedTable) -> Player:
    hand = [card for card in player["hand"] if "settlements" in table.parts and table.knows(card)]
    player = {**player, "hand": hand}
    if "land" not in table.parts:
        # No room is kept for land that nobody can buy.
        places = [(*at(space["at"]), space.get("rows", 1)) for space in player["spaces"]]
        cols = [col for _, col, _ in places]
        extent = [min(row for row, *_ in places), min(cols), max(row + high - 1 for row, _, high in places), max(cols)]
        player = {**player, "ghosts": [], "extent": extent}
    return player


def _ask(question: Ask, table: ReducedTable) -> Ask:
    if not table.asks:
        return {**question, "prompt": "", "options": [], "actions": [], "buttons": [], "conversions": [], "pay": None}

    def fits(whole: Whole) -> bool:
        verb, *words = whole["line"].split()
        return (verb not in VERBS or verb in table.verbs) and (verb not in LAID or table.knows(words[0]))

    left: list[Option] = [option for option in question["options"] if fits(option)]
    verbs = {option["line"].split()[0] for option in left}
    tokens = {pick for option in left for pick in option["picks"]}
    known = table.verbs.intersection(CONVERSIONS)
    return {
        **question,
        "options": left,
        "actions": [
            {**action, "verbs": [verb for verb in action["verbs"] if verb in verbs]}
            for action in question.get("actions", [])
            if verbs.intersection(action["verbs"])
        ],
        "buttons": [button for button in question.get("buttons", []) if button["pick"] in tokens],
        "conversions": [whole for whole in question.get("conversions", []) if whole["line"].split()[0] in known],
    } if left or not question["options"] else question  # fmt: skip

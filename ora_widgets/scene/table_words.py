"""What lies on the table in short words, list by list: what the board in characters and the drawn one have in common.

Each list has a name, whose heading is `text-NAME`, and its parts.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..language.fluent import say
from ..language.names import amounts, good_name

if TYPE_CHECKING:
    from ..wire.to_page import Book, Card, Player, Scene, Wheel


def shared(known: Book, now: Scene, language: str) -> Iterator[tuple[str, list[str]]]:
    """What everybody shares: the wheel, what comes, the display, the supply."""
    yield "wheel", indicators(now, language)
    yield "to-come", _to_come(now["wheel"], language)
    cards = [known["cards"][id_] for id_ in now["display"]]
    yield "display", [f"{card['id']} {card['name']} ({_cost(card)})" for card in cards]
    supply = []
    for kind, offer in now["shop"].items():
        price, left = (offer["price"], offer["left"]) if offer else (0, 0)
        supply.append(say(f"text-{kind}", language, coins=good_name("Pn", language, price), left=left))
    supply.append(say("text-contract", language, coins=good_name("Pn", language, now["contract"])))
    supply.append(say("text-wonders", language, count=now["wonders"]))
    yield "supply", supply


def indicators(now: Scene, language: str) -> list[str]:
    """What each indicator of the wheel shows."""
    return [
        say("text-indicator", language, name=each["name"], value=each["value"]) for each in now["wheel"]["indicators"]
    ]


def _to_come(wheel: Wheel, language: str) -> list[str]:
    """Settlement phases, indicators and gifts, by round."""
    news = [
        (each["round"], say("text-phase", language, letter=each["letter"], round=each["round"]))
        for each in wheel["piles"]
        if not each["dealt"]
    ]
    news += [
        (
            each["round"],
            say("text-enters", language, name=say(f"indicator-{each['indicator']}", language), round=each["round"]),
        )
        for each in wheel["entries"]
    ]
    news += [
        (each["round"], say("text-gift", language, goods=" ".join(each["goods"]), round=each["round"]))
        for each in wheel["gifts"]
    ]
    return [words for _, words in sorted(news, key=lambda each: each[0])]


def _cost(card: Card) -> str:
    """A price as its tokens, as short as it stands in a move."""
    return " ".join(f"{count if count > 1 else ''}{code}" for code, count in card["cost"])


def seat_title(known: Book, now: Scene, player: Player, language: str) -> str:
    """A player's name and points, and whether they begin the round or are to move."""
    name = next(each["name"] for each in known["seats"] if each["seat"] == player["seat"])
    head = [name, say("text-score", language, total=player["score"]["total"])]
    if player["seat"] == now["start"]:
        head.append(say("text-start", language))
    if player["seat"] == now["to_move"]:
        head.append(say("text-to-move", language))
    return " · ".join(head)


def belongings(player: Player, language: str) -> Iterator[tuple[str, list[str]]]:
    """What a player has beside the land and the hand: goods and clergymen at home."""
    worth = say("text-worth", language, food=player["food"], energy=player["energy"])
    goods = [amounts([each], language) for each in player["goods"]]
    yield "goods", [*goods, f"({worth})"] if goods else []
    yield "clergy", [say("text-home", language, prior=int(player["prior"]), lay=player["lay"])]


def hand(known: Book, player: Player, language: str) -> list[str]:
    """The settlements that a player has not built, with what they cost."""
    cards = [known["cards"][id_] for id_ in player["hand"]]
    return [f"{card['id']} {card['name']} ({_upkeep(card, language)})" for card in cards]


def _upkeep(card: Card, language: str) -> str:
    costs = [("food", card["food"]), ("energy", card["energy"])]
    return amounts([each for each in costs if each[1]], language)

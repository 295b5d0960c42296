"""The table in few words: what the drawn board says, without its boxes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from ..game.game import Game
from ..language.current import FALLBACK
from ..language.fluent import say
from ..language.names import amounts, good_name
from ..scene import book, scene

if TYPE_CHECKING:
    from ..game.history import GameView
    from ..game.setup import Setup
    from ..wire.to_page import Book, Card, Player, Scene, Space


def brief(game: GameView) -> str:
    """The whole table in a few hundred words: wheel, display, supply, everybody's goods and land.

    >>> from ora_widgets import new_game
    >>> print(brief(new_game(2, "ireland")).splitlines()[0])
    2 players, long, Ireland · Round 1
    """
    known, now = _book(game.setup), scene(game, FALLBACK)
    lines = [f"{now['title']} · {now['heading']}", *_shared(known, now)]
    for player in now["players"]:
        lines += _player(known, now, player)
    return "\n".join(lines)


@lru_cache(maxsize=8)
def _book(setup: Setup) -> Book:
    """What does not change during a game, put together once; it takes longer than all the rest."""
    return book(Game(setup), FALLBACK)


def changed(before: str, after: str) -> str:
    r"""The lines of a table that were not there before; a player's name stands above what is theirs.

    Args:
        before: An earlier table, as `brief` gives it.

    >>> print(changed("Wheel: a\n[R] Red\nGoods: x\n[G] Green", "Wheel: b\n[R] Red\nGoods: y\n[G] Green"))
    Wheel: b
    [R] Red
    Goods: y
    """
    old, changes = _sections(before), []
    for head, lines in _sections(after).items():
        was = old.get(head, [])
        new = [line for line in lines[1:] if line not in was]
        if new or lines[:1] != was[:1]:
            changes += [*lines[:1], *new]
    return "\n".join(changes)


def _sections(text: str) -> dict[str, list[str]]:
    """The lines of a table under the first word of each player's name; what is shared stands line by line."""
    found: dict[str, list[str]] = {}
    head = ""
    for line in text.splitlines():
        if line.startswith("["):
            head = line[:3]
        found.setdefault(head or line.partition(":")[0].partition(" · ")[0], []).append(line)
    return found


# ---- what everybody shares


def _shared(known: Book, now: Scene) -> Iterator[str]:
    wheel = now["wheel"]
    yield from _row("Wheel", [f"{each['name']} {each['value']}" for each in wheel["indicators"]])
    coming = [(each["round"], f"settlements {each['letter']}") for each in wheel["piles"] if not each["dealt"]]
    coming += [(each["round"], f"{each['name']} enters") for each in wheel["entries"]]
    yield from _row("To come", [f"{what} in round {number}" for number, what in sorted(coming)])
    yield from _row("Display", [_printed(known["cards"][id_], _cost(known["cards"][id_])) for id_ in now["display"]])
    land = [
        f"{kind} for {offer['price']}Pn ({offer['left']} left)" if offer else f"no {kind} left"
        for kind, offer in now["shop"].items()
    ]
    contract = say("text-contract", FALLBACK, coins=good_name("Pn", FALLBACK, now["contract"]))
    yield from _row("Supply", [*land, contract, say("text-wonders", FALLBACK, count=now["wonders"])])
    # Once for all: everybody has the same ones in hand.
    hands = dict.fromkeys(sorted(id_ for player in now["players"] for id_ in player["hand"]))
    yield from _row("Settlements", [_printed(known["cards"][id_], _upkeep(known["cards"][id_])) for id_ in hands])


def _row(label: str, parts: Iterable[str]) -> Iterator[str]:
    if line := " · ".join(parts):
        yield f"{label}: {line}"


def _printed(card: Card, price: str) -> str:
    return f"{card['id']} {card['name']} ({price})"


def _cost(card: Card) -> str:
    """A price as its tokens, as short as it stands in a move."""
    return " ".join(f"{count if count > 1 else ''}{code}" for code, count in card["cost"]) or "free"


def _upkeep(card: Card) -> str:
    return amounts([each for each in (("food", card["food"]), ("energy", card["energy"])) if each[1]], FALLBACK)


# ---- one player


def _player(known: Book, now: Scene, player: Player) -> Iterator[str]:
    name = next(each for each in known["seats"] if each["seat"] == player["seat"])
    head = [f"[{player['seat']}] {name['name']}"]
    if not name["neutral"]:
        head.append(say("text-score", FALLBACK, total=player["score"]["total"]))
    if player["seat"] == now["to_move"]:
        head.append("to move")
    yield " · ".join(head)
    goods = [f"{count if count > 1 else ''}{code}" for code, count in player["goods"]]
    if goods:
        yield f"Goods: {' '.join(goods)} ({say('text-worth', FALLBACK, food=player['food'], energy=player['energy'])})"
    yield from _row("Clergy", [say("text-home", FALLBACK, prior=int(player["prior"]), lay=player["lay"])])
    if player["hand"]:
        yield f"Settlements in hand: {' '.join(player['hand'])}"
    yield from _row("Cards on land", [_standing(known, space) for space in player["spaces"] if _is_card(known, space)])
    yield from _row("Land", _ground(known, player["spaces"]))


def _is_card(known: Book, space: Space) -> bool:
    return space.get("holds", "") in known["cards"]


def _standing(known: Book, space: Space) -> str:
    """A card, where it lies, and who stands on it."""
    card = known["cards"][space["holds"]]
    there = "".join(f" [{each['seat']} {each['kind']}]" for each in space.get("clergy", []))
    ground = say(f"text-{space['terrain']}", FALLBACK)
    return f"{card['id']} {card['name']} {space['at']} {ground}{there}"


def _ground(known: Book, spaces: list[Space]) -> list[str]:
    """The other spaces: what lies there, or the bare terrain, and where."""
    found: dict[str, list[str]] = {}
    for space in spaces:
        if not _is_card(known, space):
            terrain, held = say(f"text-{space['terrain']}", FALLBACK), space.get("holds", "")
            found.setdefault(say(f"text-{held}", FALLBACK) if held else f"empty {terrain}", []).append(space["at"])
    return [f"{what} {' '.join(places)}" for what, places in found.items()]

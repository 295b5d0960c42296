"""What never changes during a game: the cards in play, the goods, the seats, the words of the page and its pictograms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.cards import CARDS, SETTLEMENTS, Card, Settlement, in_play
from ..engine.goods import FIVE_COINS, FIVE_COINS_POINTS, used_in
from ..engine.steps.base import pairs
from ..game.history import live
from ..language.fluent import FALLBACK, known_language, message_ids, say
from ..language.names import (
    COLUMNS,
    MAX_ROW,
    card_name,
    card_text,
    colour,
    column_name,
    counts,
    good_name,
    row_name,
    seat_name,
)
from .stages import stages

if TYPE_CHECKING:
    from ..engine import Mode, State
    from ..game.history import GameView
    from ..wire.to_page import Book, Help, SeatName
    from ..wire.to_page import Card as Printed
    from ..wire.to_page import Good as PrintedGood


AMOUNTS = ("food", "energy", "points", "any", "different")  # what cards count beside goods
WORDS = "board-"  # the messages that the page itself uses


def colours(state: State, seats: str) -> str:
    """The letters of all landscapes, the neutral one's last."""
    return "".join(colour(seats, player.seat) for player in state.players)


def book(game: GameView, language: str) -> Book:
    """The static half of what a board shows.

    >>> from ora_widgets import new_game
    >>> book(new_game(3, "france"), "en")["cards"]["F05"]["name"]
    'Bakery'
    """
    language = known_language(language)
    state = live(game, 0)
    seats = colours(state, game.setup.seats)
    heartlands = [CARDS[f"L{seat}{number}"] for seat in seats for number in (1, 2, 3)]
    rows = [*heartlands, *in_play(state)]
    cards = {row.id: _building(row, language) for row in rows}
    cards |= {row.id: _settlement(row, language) for row in SETTLEMENTS.values()}
    goods: dict[str, PrintedGood] = {
        good.code: {
            "code": good.code,
            "name": good_name(good.code, language),
            "food": good.food,
            "energy": good.energy / 2,
            "points": good.points,
        }
        for good in used_in(state.country)
    }
    goods[FIVE_COINS] = {
        "code": FIVE_COINS,
        "name": good_name(FIVE_COINS, language),
        "food": 5,
        "energy": 0,
        "points": FIVE_COINS_POINTS,
    }
    return {
        "cards": cards,
        "goods": goods,
        "counts": {code: counts(code, language) for code in (*goods, *AMOUNTS)},
        "language": language,
        "spaces": {
            "rows": {str(row): row_name(row) for row in range(-MAX_ROW, MAX_ROW + 1)},
            "columns": {str(column): column_name(column) for column in COLUMNS},
        },
        "seats": [
            _seat(seat, neutral=place >= game.setup.players, language=language) for place, seat in enumerate(seats)
        ],
        "words": {
            id_.removeprefix(WORDS).replace("-", " "): say(id_, language)
            for id_ in message_ids(FALLBACK)
            if id_.startswith(WORDS)
        },
        "stages": stages(language),
        "help": help_texts(state.mode, language),
    }


def _seat(seat: str, *, neutral: bool, language: str) -> SeatName:
    name = say("seat-neutral.title", language) if neutral else seat_name(seat, language)
    return {"seat": seat, "name": name, "neutral": neutral}


def _building(row: Card, language: str) -> Printed:
    return {
        "id": row.id,
        "name": card_name(row.id, language),
        "kind": "building",
        "cloister": row.cloister,
        "cost": pairs(row.cost),
        "terrain": list(row.terrain),
        "economic": row.economic,
        "dwelling": row.dwelling,
        "label": row.label,
        "pile": row.pile,
        "text": card_text(row.id, language),
        "icons": [step.picture() for step in row.does],
        "picture": picture(row.id),
    }


def _settlement(row: Settlement, language: str) -> Printed:
    return {
        "id": row.id,
        "name": card_name(row.id, language),
        "kind": "settlement",
        "cloister": False,
        "cost": [],
        "food": row.food,
        "energy": row.energy / 2,
        "terrain": list(row.terrain),
        "economic": row.economic,
        "dwelling": row.dwelling,
        "label": "",
        "pile": "",
        "text": card_text(row.id, language),
        "icons": [],
        "picture": picture(row.id),
    }


# Kinds of things by the word the page has for them, and the rule that tells more. The words: help-<kind>.
RULES = {
    "prior": "F0.4", "lay": "F0.4", "clergy": "F0.4", "indicator": "F4.4", "joker": "F4.6", "beam": "F3.2",
    "values": "F4.1", "pile": "F8.1", "marker": "F3.5", "entry": "F4.5", "gift": "F12.3", "check": "F15",
    "forest": "F5.4", "moor": "F5.4", "coast": "F5.5.3", "plains": "F5.5.3", "hillside": "F5.5.3",
    "mountain": "F5.5.3", "water": "F14.3", "empty": "F5.5.1", "district": "F7.3", "plot": "F7.4", "wonders": "F1.3",
    "contract": "F5.3.4", "good": "F6.5", "food": "F6.5", "energy": "F6.5", "points": "F14", "economic": "F14.2",
    "dwelling": "F14.3", "cloister": "F5.5.4", "cost": "F5.5.2", "terrain": "F5.5.3", "label": "F2.4",
    "building": "F5.2", "settlement": "F8.3", "start": "F3.5", "ending": "F9.6", "neutral": "F13.4",
}  # fmt: skip


def help_texts(mode: Mode, language: str) -> dict[str, Help]:
    """The sentence on each kind of thing, with its rule's number.

    >>> from ora_widgets.engine.modes import mode
    >>> help_texts(mode(3, "long"), "en")["joker"]["rule"]
    'F4.6'
    """
    numbers = RULES | {"ending": mode.end_rule, "start": mode.turn_rule}  # each mode has a rule of its own for these
    turns = len(mode.slots)
    return {kind: {"text": say(f"help-{kind}", language, turns=turns), "rule": rule} for kind, rule in numbers.items()}


# Cards that do the same kind of work share a picture; the two sides of a card are different places and do not.
PICTURES = {
    "G01": "priory", "G02": "courtyard", "F03": "granary", "I03": "granary", "F04": "windmill", "I04": "malthouse",
    "F05": "bakery", "I05": "brewery", "G06": "fuel", "G07": "kiln", "F08": "market", "I08": "lighthouse",
    "F09": "garden", "I09": "spinning", "F10": "carpentry", "I10": "cottage", "F11": "promenade", "I11": "houseboat",
    "G12": "stones", "G13": "yard", "F14": "vineyard", "I14": "standing-stones", "F15": "estate-coins", "I15": "oak",
    "G16": "chapter", "F17": "library", "I17": "scriptorium", "G18": "workshop", "G19": "slaughter", "F20": "inn",
    "I20": "alehouse", "F21": "winery", "I21": "distillery", "G22": "quarry", "F23": "bath", "I23": "grille",
    "F24": "church", "I24": "chapel", "F25": "wonders", "I25": "portico", "G26": "shipyard", "F27": "palace",
    "I27": "manor", "G28": "castle", "F29": "quarry", "I29": "hut", "F30": "town-house", "I30": "table",
    "F31": "vineyard", "I31": "harbour", "F32": "hearth", "I32": "filial", "F33": "ship", "I33": "barrel",
    "G34": "vestments", "F35": "anvil", "I35": "tower", "F36": "pilgrim", "I36": "vault", "F37": "bed", "I37": "wall",
    "F38": "press", "I38": "festival", "G39": "farmstead", "F40": "hospice", "I40": "hospice", "G41": "brothers",
    "S1": "shanty", "S2": "farm-village", "S3": "market-town", "S4": "fishing", "S5": "artists", "S6": "hamlet",
    "S7": "village", "S8": "hill-village",
}  # fmt: skip
HEARTLAND = {"1": "clay-pit", "2": "farmyard", "3": "office"}  # by the number of the building, in any colour


def picture(card: str) -> str:
    """The name of a card's pictogram; raises `KeyError` when there is no such card.

    >>> picture("F04"), picture("LR1")
    ('windmill', 'clay-pit')
    """
    return HEARTLAND[card[2]] if card[0] == "L" else PICTURES[card]

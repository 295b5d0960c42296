"""What never changes during a game: the cards in play, the goods, the seats and the words of the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.cards import CARDS, SETTLEMENTS, Card, Settlement, in_play
from ..engine.goods import FIVE_COINS, FIVE_COINS_POINTS, used_in
from ..engine.steps.base import pairs
from ..game.history import live
from ..language.fluent import FALLBACK, SPOKEN, known_language, message_ids, say
from ..language.names import card_name, card_text, colour, counts, good_name, seat_name
from .help import help_texts
from .pictures import picture
from .stages import stages

if TYPE_CHECKING:
    from ..engine import State
    from ..game.view import GameView
    from ..wire.to_page import Book, SeatName
    from ..wire.to_page import Card as Printed
    from ..wire.to_page import Good as PrintedGood

AMOUNTS = ("food", "energy", "points", "any", "different")  # what cards count beside goods
WORDS = "board-"  # the messages that the page itself uses


def colours(state: State, seats: str) -> str:
    """The letters of all landscapes, the neutral one's last."""
    return "".join(colour(seats, player.seat) for player in state.players)


def book(game: GameView, language: str = SPOKEN) -> Book:
    """The static half of what a board shows.

    Args:
        game: The game, left as it is.
        language: The language of the words, such as `"en"` or `"pl"`.

    >>> from ora_widgets import new_game
    >>> book(new_game(3, "france"))["cards"]["F05"]["name"]
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
            "name": good_name(good.code, None, language),
            "food": good.food,
            "energy": good.energy / 2,
            "points": good.points,
        }
        for good in used_in(state.country)
    }
    goods[FIVE_COINS] = {
        "code": FIVE_COINS,
        "name": good_name(FIVE_COINS, None, language),
        "food": 5,
        "energy": 0,
        "points": FIVE_COINS_POINTS,
    }
    return {
        "cards": cards,
        "goods": goods,
        "counts": {code: counts(code, language) for code in (*goods, *AMOUNTS)},
        "language": language,
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

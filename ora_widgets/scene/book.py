"""What never changes during a game: the cards in play, the goods, the seats, the words of the page and its pictograms.

Stages are the sentences shown while an answer is being picked: first the kinds of action, then one for each next pick.
The page looks up the sentence in `book.stages` by what has been chosen so far and fills in the picks, in three steps:

1. `fitting` are the options that contain all picks, of those of the chosen action if one was chosen. Where the list of
   answers was cut (`ask.more`) and none of the known ones fits, they are all that are known, and the tokens that are
   still needed are those that Python says are live.
2. Without picks the key is the chosen action (`"build"`); without an action either, the question itself is shown.
3. With picks the key is `"{head} {next}"`. `head` is the verb of the fitting options if they share one, else their
   action if they share that, else `any`. `next` is the first of `KINDS` of which a token is still needed by one of them.

The kind of a token is the first that applies: `card` in `book.cards`; `space` with a comma; `clergyman` for `prior` and
`lay`; `payment` for `coins`, `wine` and `whiskey`; `good` where its last two letters are in `book.goods`; `side` for
`hills`, `plains`, `coast` and `mountain`; `indicator` if on the wheel; `row` for a number of `district` and `plot`; else
`number`.

The page fills in `{card}` (the card that was picked, else `ask.piece`), `{space}` (the space that was picked) and `{n}`
(how many different tokens of the kind `next` are live).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine import Move, answers, explain
from ..engine.cards import CARDS, SETTLEMENTS, Card, Settlement, in_play
from ..engine.frames import MID_ACTION, Turn
from ..engine.goods import FIVE_COINS, FIVE_COINS_POINTS, used_in
from ..engine.state import LAY
from ..engine.steps.base import pairs
from ..game.history import read_only_state
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

if TYPE_CHECKING:
    from ..engine import Mode, State
    from ..game.history import GameView
    from ..wire.to_page import Action, Book, Help, SeatName
    from ..wire.to_page import Card as Printed
    from ..wire.to_page import Good as PrintedGood

KINDS = ("card", "space", "row", "side", "clergyman", "indicator", "payment", "good", "number")
STAGE = "stage-"

#: The verbs of each kind of action, in the order in which the kinds are offered.
ACTIONS = {
    "build": ("build",),
    "settle": ("settle",),
    "use": ("use",),
    "hire": ("contract",),
    "harvest": ("fell", "cut"),
    "land": ("district", "plot"),
}


def stages(language: str) -> dict[str, str]:
    """The sentences by their keys, with `{card}`, `{space}` and `{n}` left to be filled in.

    >>> stages("en")["build space"]
    'Choose a space for the {card} ({n} possible)'
    """
    return {
        id_.removeprefix(STAGE).replace("-", " "): say(id_, language, card="{card}", space="{space}", n="{n}")
        for id_ in message_ids(FALLBACK)
        if id_.startswith(STAGE)
    }


#: Actions that are always shown while a turn has an action left, so that no button disappears.
ALWAYS_NAMED = ("build", "use", "hire", "harvest")

#: The moves tried with each building to explain why none can be used, and the possible reasons, nearest miss first.
TRIED_WITH = {"use": ("use", LAY), "hire": ("contract", "coins")}
REFUSALS_BY_NEARNESS = ("contract-price", "owner-has-no-clergyman", "no-clergyman", "occupied")


def actions(state: State, language: str) -> list[Action]:
    """The kinds of action among the answers to the question now; none where there is no choice between two.

    While a main action is left, impossible ones are listed too, each with its reason.

    >>> from ora_widgets.engine import new_state
    >>> [action["label"] for action in actions(new_state(3, "france"), "en")]
    ['Build', 'Use', 'Work contract', 'Fell / cut']
    """
    if state.over or state.pending[-1].kind in MID_ACTION:
        return []
    possible = dict.fromkeys(move[0] for move in answers(state))
    offered = [(key, [verb for verb in verbs if verb in possible]) for key, verbs in ACTIONS.items()]
    frame = state.pending[-1]
    left = frame.kind if isinstance(frame, Turn) and frame.mains else ""
    no_place_to_settle = left == "settle" and "settle" not in possible
    if sum(1 for _, verbs in offered if verbs) < 2 and not no_place_to_settle:
        return []
    named = ALWAYS_NAMED if left == "act" else ("settle",) if no_place_to_settle else ()
    found: list[Action] = []
    for key, verbs in offered:
        label = say(f"action-{key}", language, only=verbs[0] if len(verbs) == 1 else "no")
        if verbs:
            found.append({"key": key, "label": label, "verbs": verbs})
        elif key in named:
            because = say(f"action-no-{key}", language, nearest=_nearest(state, frame.seat, key), price=state.price)
            found.append({"key": key, "label": label, "verbs": [], "because": because})
    return found


def _nearest(state: State, seat: int, key: str) -> str:
    """Why the building that is nearest to being usable cannot be used; empty if the action uses no building."""
    if key == "settle":
        return "" if state.players[seat].hand else "none"
    verb, how = TRIED_WITH.get(key, ("", ""))
    cards = [card for card, (owner, _) in state.sites.items() if (owner == seat) == (verb == "use")] if verb else []
    found = {explain(state, Move((verb, card, how))).message for card in cards}
    return next((message for message in REFUSALS_BY_NEARNESS if message in found), "")


AMOUNTS = ("food", "energy", "points", "any", "different")  # what cards count beside goods
PAGE_MESSAGES = "board-"  # the messages that the page itself uses


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
    state = read_only_state(game, 0)
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
            id_.removeprefix(PAGE_MESSAGES).replace("-", " "): say(id_, language)
            for id_ in message_ids(FALLBACK)
            if id_.startswith(PAGE_MESSAGES)
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


# Kinds of things by the page's word for them, and the rule that explains more. The words: help-<kind>.
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


# Cards with the same kind of work share a picture, but the two sides of a card are different places and do not.
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

"""Short labels, as for buttons, of what a move would do, and whole turns move by move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..engine import State, play
from ..engine.cards import CARDS, in_play, step_of, trade_of
from ..engine.frames import AtStep, Frame
from ..engine.goods import BY_NAME, CODES, STRAW, tile
from ..engine.state import NOBODY
from ..engine.steps.base import Plain
from ..engine.steps.convert import CONVERSIONS
from ..engine.steps.trade import Exchange, Fee
from ..engine.steps.wheel import Produce, production, value
from .fluent import say
from .names import (
    NEUTRAL,
    amounts,
    bag_words,
    card_name,
    good_name,
    join,
    row_name,
    seat_in_sentence,
    seat_label,
    space_name,
    tiles_words,
)
from .prompts import Args, contract_price

TWINS = frozenset(
    row.id for row in CARDS.values() for other in CARDS.values() if row.name == other.name and row is not other
)
HARVEST = {"fell": "Wo", "cut": "Pt"}


def label(state: State, move: Plain, language: str, seats: str = "RGBW") -> str:
    """Put a legal move into words.

    >>> from ora_widgets.engine import new_state
    >>> label(new_state(3, "france"), ("fell", "0,1", "wood"), "en")
    'Fell the trees on M4: 2 wood'
    """
    return say(f"do-{move[0]}", language, **_args(state, state.pending[-1], tuple(move), seats, language))


def harvest_label(state: State, move: Plain, language: str) -> str:
    """What felling or cutting brings; the space is named elsewhere.

    >>> from ora_widgets.engine import new_state
    >>> harvest_label(new_state(3, "france"), ("fell", "0,1", "joker"), "en")
    'Joker: 2 wood'
    """
    verb, _, indicator = move
    return say("do-take", language, **_describe_yield(state, HARVEST[verb], indicator, language))


def land_price(state: State, verb: str) -> int:
    """The cost of the next piece of land, `"district"` or `"plot"`; it is free if a building grants it."""
    if state.pending[-1].kind == "granted":
        return 0
    return (state.districts if verb == "district" else state.plots)[0]


def land_place(move: Plain, others: list[Plain], language: str) -> str:
    """What a piece of land is and where it would lie.

    Args:
        others: All moves that lay land now: a district is above or below, unless two would be.

    >>> land_place(("plot", "0", "coast"), [], "en")
    'Coast left, rows M and N'
    """
    verb, row, side = move
    where = "above" if int(row) < 0 else "below"
    if any((kind, up) == (verb, side) and (int(at) < 0) == (int(row) < 0) and at != row for kind, at, up in others):
        where = "row"
    return say(f"land-{verb}", language, side=side, where=where, row=row_name(int(row)), next=row_name(int(row) + 1))


def land_cost(price: int, language: str) -> str:
    """What a piece of land costs.

    >>> land_cost(3, "en"), land_cost(0, "en")
    ('buy for 3 coins', 'free')
    """
    return say("land-cost", language, price=price, coins=good_name("Pn", language, price))


def _args(state: State, frame: Frame, move: Plain, seats: str, language: str) -> Args:
    match move:
        case ("use", card, kind):
            # Players use only their own buildings in this way, so those of the heartland need no owner's name.
            plain = frame.kind == "act" and card[0] == "L" and kind != NOBODY
            name = card_name(card, language) if plain else _one_of_its_name(state, card, language)
            return {"card": name, "kind": kind}
        case ("contract", card, how):
            return {"card": _one_of_its_name(state, card, language), "price": contract_price(state, how, language)}
        case ("build" | "settle" | "place", card, space):
            return {"card": _one_of_its_name(state, card, language), "space": space_name(space)}
        case ("enter", card):
            return {"card": _with_owner(state, card, seats, language)}
        case ("fell" | "cut" as verb, space, indicator):
            return {"space": space_name(space), **_describe_yield(state, HARVEST[verb], indicator, language)}
        case ("district" | "plot" as verb, row, side):
            coins = land_price(state, verb)
            return {"row": row_name(int(row)), "side": side, "price": coins, "coins": good_name("Pn", language, coins)}
        case ("sell", drink):
            return {"drink": good_name(drink, language, 1), "coins": good_name("Pn", language, CONVERSIONS[move][2])}
        case ("send", kind):
            return {"kind": kind}
        case ("times", times):
            most = frame.limit if isinstance(frame, AtStep) else 0
            return {"times": int(times), "most": most, **_trade(trade_of(frame), int(times), language)}
        case ("trade", word):
            return _trade(trade_of(frame, word), 1, language)
        case ("take", indicator, *named):
            step = step_of(frame)
            assert isinstance(step, Produce)
            good = named[0] if named else CODES[step.products[0] if indicator == "joker" else BY_NAME[indicator]]
            return _describe_yield(state, good, indicator, language)
        case ("pay", *goods):
            return {"goods": paid_words(state, goods, language)}
        case ("give" | "choose" | "claim", *goods):
            return {"goods": bag_words(" ".join(goods), language)}
        case ("clear", space):
            return {"space": space_name(space)}
        case ("prior",):
            return {"gain": "nothing" if _idle(state, move) else "some"}
        case ("done" | "skip",):
            return {"question": question_kind(frame)}
    return {}


def _idle(state: State, move: Plain) -> bool:
    """Whether a move only places a clergyman: it brings no goods and no further question."""
    after, seat = state.copy(), state.pending[-1].seat
    play(after, move)
    return after.players[seat].goods == state.players[seat].goods and len(after.pending) < len(state.pending)


def _one_of_its_name(state: State, card: str, language: str) -> str:
    """A card's name, with a mark where several cards of this game have it: its owner's colour, or its id."""
    name = card_name(card, language)
    if card[0] == "L":
        mark = (
            say("seat-neutral.title", language)
            if state.mode.neutral and card[1] == NEUTRAL
            else seat_label(card[1], language)
        )
        return say("card-marked", language, name=name, mark=mark)
    twins = [row for row in in_play(state) if row.name == CARDS[card].name] if card in TWINS else []
    return say("card-marked", language, name=name, mark=card) if len(twins) > 1 else name


def _with_owner(state: State, card: str, seats: str, language: str) -> str:
    """A card's name, with whose building it is where it has been built."""
    if card not in state.sites:
        return _one_of_its_name(state, card, language)
    name, owner = card_name(card, language), state.sites[card][0]
    neutral = owner >= state.mode.players
    mark = say("seat-neutral.title", language) if neutral else seat_in_sentence(seats, owner, language)
    return say("card-marked", language, name=name, mark=mark)


def paid_words(state: State, tiles: Sequence[str], language: str) -> str:
    """The tiles of a payment in words; for straw that the player lacks, the grain it is turned from.

    Args:
        tiles: Tokens such as `"2Sw"`.
    """
    goods = state.players[state.pending[-1].seat].goods
    words = []
    for code, count in map(tile, tiles):
        flipped = count - goods[STRAW] if code == "Sw" else 0
        name = good_name(code, language, count)
        words.append(
            say("straw-from-grain", language, straw=name, grain=good_name("Gn", language, flipped))
            if flipped > 0
            else name
        )
    return join(words, language)


def _describe_yield(state: State, good: str, indicator: str, language: str) -> Args:
    """What an indicator brings; if an extra tile is added to what the wheel shows, both numbers (F12.4)."""
    shown, amount = value(state, indicator), production(state, indicator)
    parts = f" ({shown} + {amount - shown})" if amount > shown else ""
    return {"indicator": indicator, "amount": good_name(good, language, amount) + parts}


def _trade(trade: Exchange, times: int, language: str) -> Args:
    give = [(code, count * times) for code, count in trade.give.picture()]
    get = [(index, count * times) for index, count in trade.tiles]
    return {"give": amounts(give, language), "get": tiles_words(get, language)}


def question_kind(frame: Frame) -> str:
    """The kind of a question, or `fee` for a payment that may be left out."""
    return "fee" if isinstance(step_of(frame), Fee) else frame.kind


UNLABELLED_VERBS = ("done", "skip")


def turn_words(
    before: State, moves: Iterable[Plain], seats: str, language: str, unsaid: tuple[str, ...] = UNLABELLED_VERBS
) -> str:
    """The actions of a turn in words; the move that ends it is named only if there is no action.

    Args:
        before: The position that it begins in, left as it is.

    >>> from ora_widgets.engine import new_state
    >>> turn_words(new_state(2, "france"), [("pass",), ("done",)], "RG", "en")
    'Pass'
    >>> after = new_state(2, "france")
    >>> _ = [play(after, line) for line in (("pass",), ("pass",))]
    >>> turn_words(after, [("done",)], "RG", "en")
    'End the turn'
    """
    words: list[str] = []
    state, played = before.copy(), list(moves)
    for left, move in zip(range(len(played) - 1, -1, -1), played, strict=True):
        if move[0] not in unsaid or not (words or left):
            words.append(label(state, move, language, seats))
        play(state, move)
    return "; ".join(words)

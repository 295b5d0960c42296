"""Why a move was refused, as a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..engine import Refusal
from ..engine.goods import tile
from ..engine.moves import safe_text
from .fluent import has, say
from .names import bag_words, card_name, good_name, join, known_card, number, row_name, seat_in_sentence, space_name

MAX_DETAIL_LENGTH = 900  # characters of one detail


def refusal(refused: Refusal, seats: str, language: str, *, typed: bool = False) -> str:
    """Put a refusal into a sentence.

    Args:
        typed: Whether it answers a typed line, which has numbers for row and column; then the sentence has them, too.

    Raises:
        KeyError: When there are no words for it.

    >>> from ora_widgets.engine import IllegalMove
    >>> refusal(IllegalMove("not-your-building", "F5.2.1", card="F05", owner=1), "RGB", "en")
    'The Bakery belongs to Green, so you cannot send your own clergyman there; issue a work contract instead.'
    """
    args = {
        name: _shorten(_readable_argument(name, value, seats, language, typed))
        for name, value in refused.details.items()
    }
    if {"good", "have"} <= args.keys():
        args["owned"] = good_name(str(refused.details["good"]), language, float(refused.details["have"]))
    return say(refused.message, language, **args)


def _shorten(value: object) -> object:
    """Foreign text made safe for a sentence; a reason keeps its line breaks."""
    if not isinstance(value, str):
        return value
    return "\n".join(safe_text(line, MAX_DETAIL_LENGTH) for line in value[: MAX_DETAIL_LENGTH + 1].split("\n"))


def _readable_argument(name: str, value: Any, seats: str, language: str, typed: bool) -> object:
    if isinstance(value, Refusal):
        return refusal(value, seats, language, typed=typed)
    if name in ("space", "there") and not typed:
        return " ".join(map(space_name, value.split()))
    if name == "row" and not typed:
        return row_name(int(value))
    reader = READERS.get(name)
    if reader is not None:
        return reader(value, language)
    if name in NUMBERS:
        return _number(value)
    if name in ("owner", "mine") and isinstance(value, int):
        return seat_in_sentence(seats, value, language)
    if isinstance(value, (tuple, list)):
        return join([str(part) for part in value], language)
    return value


def _card(value: str, language: str) -> str:
    return card_name(value, language) if known_card(value) else value


def _cards(value: Sequence[str], language: str) -> str:
    return join([_card(id_, language) for id_ in value], language)


def _good(value: str, language: str) -> str:
    try:
        return good_name(tile(value)[0], language)
    except ValueError:
        return value


def _bag(value: str, language: str) -> str:
    return bag_words(value, language)


def _terrains(value: Any, language: str) -> str:
    kinds = (value,) if isinstance(value, str) else value
    return join([say(f"terrain-{kind}", language) for kind in kinds], language, either=True)


def _alternatives(value: Any, language: str) -> str:
    return value if isinstance(value, str) else join([str(part) for part in value], language, either=True)


def _name_member(family: str) -> Callable[[str, str], str]:
    """Messages such as `country-france`; a value without a message is shown as written."""

    def name(value: str, language: str) -> str:
        id_ = f"{family}-{value}"
        return say(id_, language) if value.isidentifier() and has(id_, language) else value

    return name


def _number(value: Any) -> object:
    try:
        return number(value)
    except ValueError:
        return value


# Arguments whose values need words. Those that pick among sentences (kind, what, side, unit, indicator) stay the
# engine's words.
READERS: dict[str, Callable[[Any, str], object]] = {
    "card": _card,
    "cards": _cards,
    "good": _good,
    "turning": _good,
    "colour": _name_member("seat"),
    "cost": _bag,
    "missing": _bag,
    "terrain": _terrains,
    "allowed": _terrains,
    "drink": _name_member("drink"),
    "countries": _alternatives,
    "country": _name_member("country"),
    "length": _name_member("length"),
    "question": _name_member("question"),
    "expected": _alternatives,
}
NUMBERS = (
    "asked", "coins", "count", "drinks", "energy", "food", "grain", "have", "limit", "paid", "players", "points",
    "price", "wanted",
)  # fmt: skip

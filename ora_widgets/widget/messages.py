"""The door for messages: all that arrives is checked against the shapes in `wire/from_page.py`, once; and notices, as answers.

A notice is a refusal, an error, or news, as the sentence that a board shows.
"""

from __future__ import annotations

import json
from types import UnionType
from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypeVar, cast, get_args, get_origin

from ..engine.moves import shown
from ..game.history import live
from ..language.fluent import say
from ..language.sentences import sentence
from ..wire.outside_text import OutsideText

MAX_PICKS = 200  # no answer takes as many picks, so a longer list is no answer
MAX_PICK_LENGTH = 400  # characters of a pick; a payment of every good takes some sixty
MAX_VALUES, MAX_POSITION_LENGTH = 2_000, 100_000  # of a trait; names of ten thousand letters are refused as too long
MAX_SAFE_INTEGER = 2**53 - 1  # the last whole number that a page can count to
MISSING = object()

Shape = TypeVar("Shape")


class NotAMessage(ValueError):
    """What arrived is no message of the page."""


def parsed(content: object, shape: type[Shape]) -> Shape:
    """A message of a shape, without what does not belong to it.

    Args:
        shape: The `TypedDict` that it should be.

    Raises:
        NotAMessage: When it is none of that shape.

    >>> from ora_widgets.wire.from_page import Jump
    >>> parsed({"do": "jump", "ply": 3, "more": 1}, Jump)
    {'do': 'jump', 'ply': 3}
    """
    content = sayable(content)
    if not isinstance(content, dict) or not all(
        _fits(content.get(name, MISSING), kind) for name, kind in shape.__annotations__.items()
    ):
        raise NotAMessage(shown(content))
    taken = {name: content[name] for name in shape.__annotations__ if name in content}
    outside = {name: OutsideText(text) for name, text in taken.items() if shape.__annotations__[name] is OutsideText}
    return cast("Shape", taken | outside)


def _fits(value: object, kind: Any) -> bool:
    """Whether a value is of an annotated type; the few of them that messages have."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is NotRequired:
        return value is MISSING or _fits(value, parts[0])
    if origin is UnionType:
        return any(_fits(value, part) for part in parts)
    if origin is Literal:
        return isinstance(value, str) and value in parts
    if isinstance(value, list) and origin is list:
        return len(value) <= MAX_PICKS and all(isinstance(one, str) and len(one) <= MAX_PICK_LENGTH for one in value)
    if isinstance(value, dict) and origin is dict:
        return len(value) <= MAX_PICKS and all(isinstance(one, str) for pair in value.items() for one in pair)
    if kind is object:
        return value is not MISSING
    if kind is OutsideText:
        return isinstance(value, str)
    # A truth value is no number here.
    return type(value) is kind and (not isinstance(value, int) or abs(value) <= MAX_SAFE_INTEGER)


def is_modest(value: object) -> bool:
    """Whether a value is of a size that a page can have sent, however it is nested.

    >>> is_modest({"R": "Ada"}), is_modest("x" * 10**6), is_modest([[[]]] * 10_000)
    (True, False, False)
    """
    parts, letters, ahead = 0, 0, [value]
    while ahead:
        one = ahead.pop()
        parts += 1
        letters += len(one) if isinstance(one, (str, bytes)) else 0
        inside = [*one, *one.values()] if isinstance(one, dict) else one if isinstance(one, (list, tuple)) else ()
        if parts + len(ahead) + len(inside) > MAX_VALUES or letters > MAX_POSITION_LENGTH:
            return False
        ahead += inside
    return True


def sayable(content: object) -> object:
    r"""A message without halves of letters, which no answer could quote, since no message can hold them.

    Raises:
        NotAMessage: For what no page can have sent.

    >>> sayable({"do": "claim", "who": "\ud800x"})
    {'do': 'claim', 'who': '?x'}
    """
    try:
        text = json.dumps(content, ensure_ascii=False)
        try:
            text.encode()
        except UnicodeEncodeError:
            return json.loads(text.encode(errors="replace"))
    except (TypeError, ValueError, RecursionError):
        raise NotAMessage(shown(content)) from None
    return content


if TYPE_CHECKING:
    from ..engine import Refusal
    from ..game.game import Game
    from ..wire.to_page import Notice

MAX_ERROR_LENGTH = 300  # characters that are shown of an error


def refusal(refused: Refusal, game: Game, language: str) -> Notice:
    """Why a move is refused."""
    text = sentence(refused, game.setup.seats, live(game), language)
    return {"text": text, "rule": refused.rule, "level": "refusal"}


def strange(what: object, language: str) -> Notice:
    """That something arrived which no page sends.

    Args:
        what: What is strange, as short text or as the error that says it.
    """
    text = say("notice-bad-message", language, what=shown(str(what), 80))
    return {"text": text, "rule": "", "level": "error"}


def failure(error: BaseException, language: str) -> Notice:
    """That something of ours went wrong."""
    return {"text": say("notice-error", language, error=named(error)), "rule": "", "level": "error"}


def named(error: BaseException) -> str:
    """An error as a sentence can quote it."""
    return f"{type(error).__name__}: {shown(str(error), MAX_ERROR_LENGTH)}"

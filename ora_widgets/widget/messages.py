"""Checks messages of a page against the shapes in `wire/from_page.py`, and makes notices.

A notice is a sentence that a board shows: a refusal, an error or news.
"""

from __future__ import annotations

import json
from types import UnionType
from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypeVar, cast, get_args, get_origin

from ..engine.moves import safe_text
from ..game.history import read_only_state
from ..language.fluent import say
from ..language.sentences import sentence
from ..wire import OutsideText

MAX_PICKS = 200  # more than any answer needs
MAX_PICK_LENGTH = 400  # characters of a pick; a payment with every good takes about sixty
MAX_VALUES, MAX_POSITION_LENGTH = 2_000, 100_000  # in a trait; far more than any valid one has
MAX_SAFE_INTEGER = 2**53 - 1  # the largest integer that JavaScript counts exactly
NO_VALUE = object()

Shape = TypeVar("Shape")


class NotAMessage(ValueError):
    """The refusal of a message that no page sends."""


def parse_message(content: object, shape: type[Shape]) -> Shape:
    """Check a message against a shape; returns it without fields that the shape does not have.

    Args:
        shape: The `TypedDict` that it should match.

    Raises:
        ValueError: When it does not match.

    >>> from ora_widgets.wire.from_page import Jump
    >>> parse_message({"do": "jump", "ply": 3, "more": 1}, Jump)
    {'do': 'jump', 'ply': 3}
    """
    content = without_surrogates(content)
    if not isinstance(content, dict) or not all(
        _fits(content.get(name, NO_VALUE), kind) for name, kind in shape.__annotations__.items()
    ):
        raise NotAMessage(safe_text(content))
    taken = {name: content[name] for name in shape.__annotations__ if name in content}
    outside = {name: OutsideText(text) for name, text in taken.items() if shape.__annotations__[name] is OutsideText}
    return cast("Shape", taken | outside)


def _fits(value: object, kind: Any) -> bool:
    """Whether a value has a type, out of the few that annotations of messages use."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is NotRequired:
        return value is NO_VALUE or _fits(value, parts[0])
    if origin is UnionType:
        return any(_fits(value, part) for part in parts)
    if origin is Literal:
        return isinstance(value, str) and value in parts
    if isinstance(value, list) and origin is list:
        return len(value) <= MAX_PICKS and all(isinstance(one, str) and len(one) <= MAX_PICK_LENGTH for one in value)
    if isinstance(value, dict) and origin is dict:
        return len(value) <= MAX_PICKS and all(isinstance(one, str) for pair in value.items() for one in pair)
    if kind is object:
        return value is not NO_VALUE
    if kind is OutsideText:
        return isinstance(value, str)
    # Unlike for `isinstance`, a bool is not a number here.
    return type(value) is kind and (not isinstance(value, int) or abs(value) <= MAX_SAFE_INTEGER)


def is_modest(value: object) -> bool:
    """Whether a value, with all that is nested in it, is no larger than what a page sends.

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


def without_surrogates(content: object) -> object:
    r"""Replace lone surrogates in a message, since a message that quotes them cannot be sent.

    Raises:
        ValueError: When it cannot be JSON.

    >>> without_surrogates({"do": "claim", "who": "\ud800x"})
    {'do': 'claim', 'who': '?x'}
    """
    try:
        text = json.dumps(content, ensure_ascii=False)
        try:
            text.encode()
        except UnicodeEncodeError:
            return json.loads(text.encode(errors="replace"))
    except (TypeError, ValueError, RecursionError):
        raise NotAMessage(safe_text(content)) from None
    return content


if TYPE_CHECKING:
    from ..engine import Refusal
    from ..game.game import Game
    from ..wire.to_page import Notice

MAX_ERROR_LENGTH = 300  # characters that are shown of an error


def refusal(refused: Refusal, game: Game, language: str) -> Notice:
    """A refusal as a notice."""
    text = sentence(refused, game.setup.seats, read_only_state(game), language)
    return {"text": text, "rule": refused.rule, "level": "refusal"}


def unknown_message(what: object, language: str) -> Notice:
    """The notice that a message has arrived that no page sends.

    Args:
        what: The invalid part, as a short text or as an error that quotes it.
    """
    text = say("notice-bad-message", language, what=safe_text(str(what), 80))
    return {"text": text, "rule": "", "level": "error"}


def failure(error: BaseException, language: str) -> Notice:
    """The notice of an unexpected error."""
    return {"text": say("notice-error", language, error=error_name(error)), "rule": "", "level": "error"}


def error_name(error: BaseException) -> str:
    """An error as a sentence can quote it."""
    return f"{type(error).__name__}: {safe_text(str(error), MAX_ERROR_LENGTH)}"

"""What a building does as plain data, for drawing and reading: one icon for each of its steps.

The page gets them as they are (`js/wire.py` translates this file, comments included).
"""

from typing import TypeAlias, TypedDict

Amount: TypeAlias = tuple[str, float]
"""A good, "food", "energy" or "points" with how many of it. Halves exist: two straws are one energy."""


class TradeIcon(TypedDict):
    """Give something, get something; `most` times, 0 for as often as one likes."""

    give: list[Amount]
    get: list[Amount]
    most: int


class GainIcon(TypedDict):
    """Get goods."""

    gain: list[Amount]


class FeeIcon(TypedDict):
    """Pay, or the rest is left out."""

    fee: list[Amount]


class WheelIcon(TypedDict):
    """Produce one of these goods by the wheel."""

    wheel: list[str]
    joker_only: bool


class OneOfIcon(TypedDict):
    """One of several trades, each time anew."""

    one_of: list[TradeIcon]
    most: int


class TogetherIcon(TypedDict):
    """Several trades whose food and energy are paid in one sum."""

    together: list[TradeIcon]
    most: int


class ChooseIcon(TypedDict):
    """Get one of several bags."""

    choose: list[list[Amount]]


class DifferentIcon(TypedDict):
    """Give a number of different goods."""

    different: int
    get: list[Amount]


class EnterIcon(TypedDict):
    """Use another building."""

    enter: str


class GrantIcon(TypedDict):
    """Actions that are allowed besides."""

    grant: list[str]


class ClearIcon(TypedDict):
    """Take cards off the land."""

    clear: str
    get: list[Amount]
    most: int


class RecallIcon(TypedDict):
    """Clergymen come home."""

    recall: str


class PerIcon(TypedDict):
    """Coins by how many of a good are owned: the least number, and the coins for it."""

    per: str
    levels: list[tuple[int, int]]


class PointsIcon(TypedDict):
    """Goods up to a sum of points that something on the land adds up to."""

    points_per: str
    goods: list[str]


CardIcon: TypeAlias = (
    TradeIcon
    | GainIcon
    | FeeIcon
    | WheelIcon
    | OneOfIcon
    | TogetherIcon
    | ChooseIcon
    | DifferentIcon
    | EnterIcon
    | GrantIcon
    | ClearIcon
    | RecallIcon
    | PerIcon
    | PointsIcon
)
"""One line of what a building does, distinguished by the name it carries."""

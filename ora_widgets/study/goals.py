"""Goals: what a seat may want to have reached, as small values and as text."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from operator import index

from ..arguments import is_a, is_whole, one_of
from ..engine import State, score
from ..engine.cards import CARDS, SETTLEMENTS
from ..engine.goods import GOODS, Bag, spell
from ..engine.moves import shown
from ..language.name_lookup import named, near_cards, near_goods
from ..position.words import LONGEST, bag, parts
from .refused import refuse

SEATS = ("", "R", "G", "B", "W")  # empty for whoever is to move
MOST = 9_999  # tiles of a kind: as many as the text of a goal can say
MOST_POINTS = 999_999  # as many as the text of a goal can say
_GOAL = re.compile(r"(?:([RGBW])\s+)?(has|built|points)\s+(\S.*)")
_POINTS = re.compile(r"-?[0-9]{1,6}")


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to reach.

    Parameters: `seat`, a colour, or empty for whoever is to move; `goods`, to own at least; `cards`, to have built;
    `points`, to have at least.

    >>> str(has("R", "2Br") & built("F05", "R"))
    'R has 2Br and R built F05'
    """

    seat: str = ""
    goods: Bag = ()
    cards: tuple[str, ...] = ()
    points: int | None = None

    def __post_init__(self) -> None:
        goods, cards = self.goods, self.cards
        _check(
            is_a(goods, tuple)
            and all(map(_is_count, goods))
            and is_a(cards, tuple)
            and all(one_of(card, (*CARDS, *SETTLEMENTS)) for card in cards)
            and (self.points is None or is_whole(self.points, -MOST_POINTS, MOST_POINTS)),
            self.seat,
            goods,
            cards,
            self.points,
        )

    def reached(self, state: State, seat: int) -> bool:
        """Whether a seat has all of it in this position."""
        player = state.players[seat]
        return (
            all(player.goods[good] >= n for good, n in self.goods)
            and (not self.cards or set(self.cards) <= set(player.holds.values()))
            and (self.points is None or score(state, seat).total >= self.points)
        )

    def __and__(self, other: Goal) -> Goal:
        if self.seat and other.seat and self.seat != other.seat:
            raise refuse("study-no-goal", word=f"{self} and {other}")
        goods = dict(self.goods)
        for good, n in other.goods:
            goods[good] = max(n, goods.get(good, 0))
        points = [p for p in (self.points, other.points) if p is not None]
        return Goal(
            self.seat or other.seat,
            tuple(sorted(goods.items())),
            (*self.cards, *(card for card in other.cards if card not in self.cards)),
            max(points, default=None),
        )

    def __str__(self) -> str:
        parts = []
        if self.goods:
            parts.append(f"has {spell(self.goods)}")
        if self.cards:
            parts.append(f"built {' '.join(self.cards)}")
        if self.points is not None:
            parts.append(f"points {self.points}")
        return " and ".join(f"{self.seat} {part}".strip() for part in parts)


def has(seat: str, goods: object) -> Goal:
    """Owning goods; raises `StudyRefused` where they are none.

    Parameters: `seat`, a colour, or empty for whoever is to move; `goods`, a bag such as `"2Br"` or `"2 bread"`.

    >>> has("R", "2 bread, clay") == has("R", "2Br Cl")
    True
    """
    try:
        tiles = bag(goods) if isinstance(goods, str) else ()
    except ValueError as error:
        word = shown(str(error), 40)
        raise refuse("study-goal-good", word=word, near=near_goods(word)) from None
    _check(bool(tiles), seat, "has", goods)
    return Goal(seat, goods=tiles)


def built(cards: object, seat: str = "") -> Goal:
    """Having built a card, or several; raises `StudyRefused` where they are none.

    Parameters: `cards`, ids such as `"F05"` or `"G01 G02"`, or names, with commas between them; `seat`, a colour, or
    empty for whoever is to move.

    >>> built("Bakery, Priory") == built("F05 G01")
    True
    """
    pieces = parts(cards, ",;") if isinstance(cards, str) else []
    ids = tuple(id_ for piece in pieces for id_ in _cards(piece))
    _check(bool(ids), seat, "built", cards)
    return Goal(seat, cards=ids)


def _cards(piece: str) -> list[str]:
    """The ids of one card by its name, or of several by their ids."""
    words = [piece] if named(piece) else piece.split()
    found = [named(word) for word in words]
    wrong = [word for word, ids in zip(words, found, strict=True) if len(ids) != 1]
    if wrong:
        # Of a name in several words none may be a card by itself; then it is the name that is wrong.
        word = piece if len(wrong) == len(words) else wrong[0]
        raise refuse("study-goal-card", word=shown(word, 40), near=", ".join(named(word)) or near_cards(word))
    return [ids[0] for ids in found]


def points(least: int, seat: str = "") -> Goal:
    """Having so many points; raises `StudyRefused` where that is no number.

    Parameters: `least`, points as if the game ended now; `seat`, a colour, or empty for whoever is to move.
    """
    known = is_whole(least, -MOST_POINTS, MOST_POINTS)
    _check(known, seat, "points", least)
    return Goal(seat, points=index(least) if known else None)


def _is_count(pair: object) -> bool:
    """Whether something is a good's number with a count."""
    return (
        isinstance(pair, tuple)
        and len(pair) == 2
        and is_whole(pair[0], 0, len(GOODS) - 1)
        and is_whole(pair[1], 0, MOST)
    )


def _check(known: bool, *words: object) -> None:
    """Refuse a goal, given by its words, the seat first, that is none or nobody's."""
    if not known or not one_of(words[0], SEATS):
        raise refuse("study-no-goal", word=shown(" ".join(shown(word, 40) for word in words).strip(), 60))


_READERS: dict[str, Callable[[str, str], Goal]] = {
    "has": has,
    "built": lambda seat, words: built(words, seat),
    "points": lambda seat, words: points(int(words), seat),
}


def read_goal(wanted: object) -> Goal:
    """A goal as it is, or from text; raises `StudyRefused` for anything else.

    >>> read_goal("R has 2Br and R points 40").points
    40
    """
    if isinstance(wanted, Goal):
        return wanted
    if not isinstance(wanted, str) or len(wanted) > LONGEST:
        raise refuse("study-no-goal", word=shown(wanted, 60))
    goal: Goal | None = None
    for part in wanted.split(" and "):
        found = _GOAL.fullmatch(part.strip())
        if found is None or (found[2] == "points" and not _POINTS.fullmatch(found[3])):
            raise refuse("study-no-goal", word=shown(wanted, 60))
        one = _READERS[found[2]](found[1] or "", found[3])
        goal = one if goal is None else goal & one
    return goal or Goal()


def for_seat(goal: Goal, seat: str) -> Goal:
    """The goal with its seat, where it left that open."""
    return goal if goal.seat else replace(goal, seat=seat)

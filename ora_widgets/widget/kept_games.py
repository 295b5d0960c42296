"""The games that one can go on with: whoever keeps games is asked here, and a start screen offers what they answer.

Now these are the games on other boards of this kernel. A board is held weakly: with it goes its game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count
from typing import TYPE_CHECKING, NamedTuple, Protocol
from weakref import WeakMethod, ref

if TYPE_CHECKING:
    from ..bots import AnyBot
    from ..game.game import Game

MOST = 3  # that are offered


class People(NamedTuple):
    """Who sits at a game: the bots by colour, and what everybody is called."""

    bots: Mapping[str, AnyBot]
    names: Mapping[str, str]


class AskPeople(Protocol):
    """Says who sits at a game; when they leave, they do so to go on elsewhere."""

    def __call__(self, *, leaving: bool = False) -> People: ...


class Kept(NamedTuple):
    """A game to go on with, and whom to ask for its people."""

    key: str
    game: Game
    people: AskPeople


_numbers = count(1)
_noted: dict[str, tuple[ref[Game], WeakMethod[AskPeople]]] = {}


def note(game: Game, people: AskPeople) -> Callable[[], None]:
    """Remember a game that is on a board now.

    Args:
        game: The game, which is held weakly.
        people: A bound method, of an object that is held weakly.

    Returns:
        A function that ends it.
    """
    key = str(next(_numbers))
    _noted[key] = ref(game), WeakMethod(people)

    def forget() -> None:
        _noted.pop(key, None)

    return forget


def kept_games(but: Game) -> list[Kept]:
    """The games that have begun and are not over, the latest first.

    Args:
        but: The game that is here already.
    """
    found: dict[int, Kept] = {}
    for key, (noted, asked) in reversed([*_noted.items()]):
        game, people = noted(), asked()
        if game is None or people is None:
            del _noted[key]
        elif game is not but and game.plies and not game.over:
            found.setdefault(id(game), Kept(key, game, people))
    return [*found.values()][:MOST]

"""What an address says of a game: its code, and who plays it.

The fields follow the code after the `#`, as in `#ora1:…&seat=G&id=k3x9&bots=W-abbot&R=Anna&G=Ben`. What a chat cuts off at the end
is a name, and the game is whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple
from urllib.parse import quote

from ..engine.cards.rows import COLOURS
from ..game.game import Game
from ..language.people import short_names
from ..wire.outside_text import OutsideText
from .game_text import read_game, unescaped

MAX_FIELDS = 20
GAME, SEAT, ID, BOTS = "game", "seat", "id", "bots"
MAX_LEVEL_LENGTH = 20  # characters of the level of a bot
_ID = re.compile(r"[0-9a-z]{1,16}")
_FRAGMENT = re.compile(r"#ora[0-9]\S*", re.IGNORECASE)  # what people say around an address is apart from it


class GameLink(NamedTuple):
    """A game as an address carries it.

    Attributes:
        game: The game.
        seat: The colour of the player who is to open the address; empty where they play all.
        id: By which the addresses of one game by message are known to belong together; empty for any other game.
        bots: The levels of bots, by colour.
        names: What people are called, by colour.
    """

    game: Game
    seat: str = ""
    id: str = ""
    bots: Mapping[str, str] = {}
    names: Mapping[str, str] = {}

    def fragment(self) -> str:
        """What stands after the `#` of an address.

        >>> from ora_widgets import new_game
        >>> GameLink(new_game(2), "G", names={"R": "Żaneta"}).fragment().partition("&")[2]
        'seat=G&R=%C5%BBaneta'
        """
        return "&".join([self.game.code(), *(f"{name}={quote(value, safe='')}" for name, value in self._parts())])

    def _parts(self) -> Iterator[tuple[str, str]]:
        bots = ".".join(f"{seat}-{level}" for seat, level in self.bots.items())
        for name, value in ((SEAT, self.seat), (ID, self.id), (BOTS, bots), *short_names(self.names).items()):
            if value:
                yield name, value


def fields_of(address: str) -> dict[str, str]:
    """The fields of an address by name, the first of each; a bare code after the `#` is the game.

    Args:
        address: What stands after its `?` and its `#`.

    >>> fields_of("?lang=pl#lesson=wheel")
    {'lang': 'pl', 'lesson': 'wheel'}
    """
    query, _, fragment = address.removeprefix("?").partition("#")
    if fragment[:3].lower() == "ora":
        fragment = f"{GAME}={fragment}"
    found: dict[str, str] = {}
    for part in (query, fragment):
        for field in part.replace("+", " ").split("&")[:MAX_FIELDS]:
            name, _, value = field.partition("=")
            if field:
                found.setdefault(unescaped(name), unescaped(value))
    return found


def link_of(game: Game, fields: Mapping[str, str]) -> GameLink:
    """A game, and who plays it by the fields of its address; what means nothing there is left out.

    >>> from ora_widgets import new_game
    >>> link = GameLink(new_game(2, "ireland"), "G", "k3x9", {"R": "abbot"}, {"G": "Ben"})
    >>> link_of(link.game, fields_of(f"#{link.fragment()}")) == link
    True
    """
    seats = [*game.setup.seats]
    pairs = [one.partition("-") for one in fields.get(BOTS, "").split(".")[: len(COLOURS)]]
    return GameLink(
        game,
        fields.get(SEAT, ""),
        fields[ID] if _ID.fullmatch(fields.get(ID, "")) else "",
        {seat: level for seat, _, level in pairs if seat in seats and 0 < len(level) <= MAX_LEVEL_LENGTH},
        short_names({seat: fields[seat] for seat in seats if seat in fields}),
    )


def read_link(source: OutsideText) -> GameLink:
    """The game of any text that holds one; where that is an address, with who plays it.

    Args:
        source: The text, as `read_game` takes it.

    Raises:
        ParseError: When it holds no game, was damaged, or was written by a newer version.
    """
    game = read_game(source)
    fragment = _FRAGMENT.search(source.text)
    return link_of(game, fields_of(fragment[0]) if fragment else {})

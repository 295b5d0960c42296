"""Addresses that carry a game: making them, for the live page or for a Binder, and reading them.

The fields after the code say who plays, as in `#ora1:…&seat=G&id=k3x9&bots=W-abbot&R=Anna&G=Ben`. The names come last,
so that a chat that cuts off the end loses a name, not the game.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from importlib.metadata import PackageNotFoundError, metadata
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import SplitResult, quote, urlsplit

from ..engine.cards.rows import COLOURS
from ..engine.moves import safe_text
from ..game.game import Game
from ..language.current import current_language
from ..language.fluent import say
from ..language.people import short_names
from ..support.arguments import check, flag, text
from ..wire import OutsideText
from .game_text import read_game, unescape_address

if TYPE_CHECKING:
    pass

BINDER = "https://mybinder.org/v2"
PAGE = "voila/render/notebooks/table.ipynb"  # can be played at once, while a notebook must be run first
SITE_VARIABLE = "ORA_SITE_ADDRESS"  # an environment variable: the site where shared games are opened
NOTEBOOK_OF_SITE = "open.ipynb"  # its path on a site has no folder name
PARAMETER = "ora"
HOSTS = {"github.com": "gh", "gitlab.com": "gl"}

MAX_LINK_LENGTH = 2_000  # characters of an address that all browsers accept
_TEXT = re.compile(r"[!-~]+")  # an address is printable, and has no blanks


def binder_link(game: Game, repository: str = "", ref: str = "HEAD") -> str:
    """An address that starts a Binder of this package and opens this game there, at its current position.

    Args:
        game: The game.
        repository: The address of the sources on GitHub, GitLab or any host of git; by default the one in the package's
            metadata.
        ref: The branch, tag or commit.

    Raises:
        ValueError: When no repository is known, or it is not an address.

    >>> from ora_widgets import new_game
    >>> binder_link(new_game(2, "ireland"), "https://github.com/some/one")[:40]
    'https://mybinder.org/v2/gh/some/one/HEAD'
    """
    check(hasattr(game, "code"), "game", game, "game")
    address = text("repository", repository) or _own_repository()
    parts = _parts(address)
    if parts is None or parts.scheme != "https" or not _TEXT.fullmatch(address + text("ref", ref)):
        raise ValueError(say("no-repository", current_language(), address=safe_text(address)))
    path = parts.path.strip("/").removesuffix(".git")
    kind = HOSTS.get(parts.hostname or "")
    where = f"{kind}/{quote(path, safe='/' if kind == 'gh' else '')}" if kind else f"git/{quote(address, safe='')}"
    opened = f"{PAGE}?{PARAMETER}={game.code()}"
    return f"{BINDER}/{where}/{quote(ref, safe='')}?urlpath={quote(opened, safe='')}"


def link(game: Game, site: str = "", *, notebook: bool = False) -> str:
    """An address that opens this game on a site of this package, ready to play; the code stays in the reader's browser.

    Args:
        game: The game.
        site: The address of the site's front page; by default the environment variable `ORA_SITE_ADDRESS`, or the
            package's metadata.
        notebook: Whether it opens a notebook, in JupyterLite.

    Raises:
        ValueError: When it is not an address, or none is known.

    >>> from ora_widgets import new_game
    >>> link(new_game(2, "ireland"), "https://some.one/ora/")[:26]
    'https://some.one/ora/#ora1'
    """
    check(hasattr(game, "code"), "game", game, "game")
    page = f"lab/index.html?path={NOTEBOOK_OF_SITE}" if flag("notebook", notebook) else ""
    return f"{front_page(site)}/{page}#{game.code()}"


def front_page(site: str = "") -> str:
    """The address of the front page of a site, by default the known one, without a final slash.

    Raises:
        ValueError: When it is not an address, or none is known.
    """
    return front_page_of(text("site", site) or site_address())


def site_address() -> str:
    """The address of the site where shared games are opened; empty if none is known."""
    return os.environ.get(SITE_VARIABLE, "") or _project_url("Homepage")


def front_page_of(site: str) -> str:
    """The address of a site's front page, without a final slash.

    Raises:
        ValueError: When it is not an address.

    >>> front_page_of("https://some.one/ora/index.html")
    'https://some.one/ora'
    """
    parts = _parts(text("site", site))
    if parts is None or parts.scheme not in ("http", "https") or not _TEXT.fullmatch(site):
        raise ValueError(say("no-site", current_language(), address=safe_text(site)))
    return f"{parts.scheme}://{parts.netloc}{parts.path.removesuffix('index.html').rstrip('/')}"


def _parts(address: str) -> SplitResult | None:
    """The parts of an address with a host; `None` for any other text."""
    try:
        parts = urlsplit(address[:MAX_LINK_LENGTH])
        return parts if parts.hostname and len(address) <= MAX_LINK_LENGTH else None
    except ValueError:  # such as brackets without an IP address
        return None


def _own_repository() -> str:
    """The repository in the package's metadata; empty if there is none."""
    return _project_url("Repository")


def _project_url(label: str) -> str:
    try:
        urls = metadata("ora_widgets").get_all("Project-URL") or []
    except PackageNotFoundError:
        return ""
    return next((str(entry).partition(", ")[2] for entry in urls if str(entry).startswith(f"{label}, ")), "")


MAX_FIELDS = 20
GAME, SEAT, ID, BOTS = "game", "seat", "id", "bots"
MAX_LEVEL_LENGTH = 20  # characters of the level of a bot
_ID = re.compile(r"[0-9a-z]{1,16}")
_FRAGMENT = re.compile(r"#ora[0-9]\S*", re.IGNORECASE)  # other text is separated from an address by blanks


class GameLink(NamedTuple):
    """A game as an address carries it.

    Attributes:
        game: The game.
        seat: The colour of the player for whom the address is; empty if they play all colours.
        id: An id shared by all addresses of one game by message; empty for any other game.
        bots: The levels of bots, by colour.
        names: The players' names, by colour.
    """

    game: Game
    seat: str = ""
    id: str = ""
    bots: Mapping[str, str] = {}
    names: Mapping[str, str] = {}

    def fragment(self) -> str:
        """The part of an address after the `#`.

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
        address: The parts after its `?` and its `#`.

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
                found.setdefault(unescape_address(name), unescape_address(value))
    return found


def link_of(game: Game, fields: Mapping[str, str]) -> GameLink:
    """A game, with who plays it by the fields of its address; meaningless fields are ignored.

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
    """The game of any text that holds one; if it is an address, with who plays it.

    Args:
        source: The text, as `read_game` takes it.

    Raises:
        ParseError: When it holds no game, is damaged, or was written by a newer version.
    """
    game = read_game(source)
    fragment = _FRAGMENT.search(source.text)
    return link_of(game, fields_of(fragment[0]) if fragment else {})

"""The commented games that come with the package, by name; each is a file in `games/`."""

from __future__ import annotations

from copy import copy
from functools import cache
from importlib.resources import files

from ...language.catalogue import Catalogue
from ...language.fluent import CURRENT, known_language, say
from ...support.arguments import one_of
from ...support.tables import Table
from .reading import read_tree
from .tree import Tree
from .walkthrough import Walkthrough

FOLDER = files("ora_widgets.replay.walkthroughs") / "games"
ENDING = ".ora"


def _names() -> tuple[str, ...]:
    """The names of the games with comments."""
    return tuple(sorted(file.name.removesuffix(ENDING) for file in FOLDER.iterdir() if file.name.endswith(ENDING)))


@cache
def _shipped_walkthroughs(name: str) -> Tree:
    return read_tree((FOLDER / f"{name}{ENDING}").read_text(encoding="utf-8"))


def _tree(name: str) -> Tree:
    """A copy of a shipped tree, so that new comments in it appear nowhere else."""
    return copy(_shipped_walkthroughs(name))


class Walkthroughs(Catalogue[Walkthrough]):
    """Games with comments by name; a notebook shows them as a table."""

    unknown = "walkthrough-unknown"

    def _table(self) -> Table:
        head = [say(f"walkthroughs-head-{part}", self.language) for part in ("name", "title", "turns")]
        return Table(head, [(name, row.title, len(row.stops)) for name, row in self.items()])


def walkthroughs(language: str = CURRENT) -> Walkthroughs:
    """List the games with comments that come with the package.

    >>> "coming-home" in walkthroughs()
    True
    """
    language = known_language(language)
    return Walkthroughs({name: Walkthrough(_tree(name), language=language) for name in _names()}, language)


def walkthrough(name: str, *, language: str = CURRENT) -> Walkthrough:
    """A game with comments, to walk through on its board.

    Args:
        name: Its name, such as `"tempo"`.

    Raises:
        UnknownName: When there is no such game or language; the message has the nearest names.

    >>> walkthrough("coming-home").game.round
    1
    """
    if one_of(name, _names()):
        return Walkthrough(_tree(name), language=known_language(language))
    return walkthroughs(language)[name]  # raises UnknownName with the nearest names

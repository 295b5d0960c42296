"""The games with comments that come with the package, by name: a file each in `games/`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ...engine.moves import UnknownName, shown
from ...language.fluent import SPOKEN, known_language
from ...language.name_lookup import nearest
from ...language.sentences import with_sentence
from ...support.arguments import one_of
from .reading import read_tree
from .tree import Tree
from .walkthrough import Walkthrough

FOLDER = files("ora_widgets.replay.walkthroughs") / "games"
ENDING = ".ora"


def names() -> tuple[str, ...]:
    """The names of the games with comments."""
    return tuple(sorted(file.name.removesuffix(ENDING) for file in FOLDER.iterdir() if file.name.endswith(ENDING)))


@cache
def _tree(name: str) -> Tree:
    return read_tree((FOLDER / f"{name}{ENDING}").read_text(encoding="utf-8"))


def walkthrough(name: str, *, language: str = SPOKEN) -> Walkthrough:
    """A game with comments, to walk through on its board.

    Args:
        name: Its name, such as `"tempo"`.
        language: The language of the comments, such as `"en"` or `"pl"`.

    Raises:
        UnknownName: When there is no such game or language; the nearest names are in the sentence.

    >>> walkthrough("coming-home").game.round
    1
    """
    known_language(language)
    if not one_of(name, names()):
        refused = UnknownName("walkthrough-unknown", word=shown(name, 40), near=nearest(name, names()))
        raise with_sentence(refused, language=language)
    return Walkthrough(_tree(name), language=language)

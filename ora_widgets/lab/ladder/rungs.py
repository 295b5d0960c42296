"""Who stands on the ladder: chance, greed, search at several budgets, both by the evaluation made by hand, the named opponents."""

from __future__ import annotations

from collections.abc import Iterable

from ...bots import AnyBot, Greedy, Random, Search, level
from ...bots.evaluation import HAND_MADE, STANDARD, Values
from ...bots.opponent import STRENGTHS
from ...engine import UnknownName
from ...engine.moves import shown
from ...language.sentences import with_sentence
from ...study.refused import refuse
from ...support.arguments import is_a
from ...support.deadline import MAX_PLAYOUTS

# In the order in which they are expected: who meets whom goes by it. Every budget is one of playouts, so that a game can be
# played again to the last move, whatever the machine has to do besides.
RUNGS = ("random", "woodcutter", "settler", "miller", "greedy", "brewer", "search-15", "abbot", "search-100")
SEARCH, HAND = "search-", "hand-made-"


def evaluation_of(name: str) -> tuple[Values, str]:
    """What a bot goes by, and its name without that.

    Args:
        name: The name; with `hand-made-` in front the bot goes by the evaluation made by hand.

    >>> evaluation_of("hand-made-greedy")[1]
    'greedy'
    """
    return (HAND_MADE, name.removeprefix(HAND)) if name.startswith(HAND) else (STANDARD, name)


def rung(name: str) -> AnyBot:
    """The bot of a name; `search-` and a number is `Search` with a budget of so many playouts.

    `hand-made-` before `greedy` or `search-` makes them go by the evaluation made by hand.

    Raises:
        UnknownName: When nobody is called so.
        WrongArgument: For a budget of nothing.

    >>> rung("search-20"), rung("miller")
    (Search(playouts=20), level(3, 'miller'))
    """
    if name == "random":
        return Random()
    values, kind = evaluation_of(name)
    if kind == "greedy":
        return Greedy(values=values)
    if name in {row.name for row in STRENGTHS}:
        return level(name, seconds=None)
    number = kind.removeprefix(SEARCH)
    if kind.startswith(SEARCH) and number.isascii() and number.isdigit() and len(number) <= len(str(MAX_PLAYOUTS)):
        return Search(playouts=int(number), values=values)
    known = ", ".join((*dict.fromkeys(RUNGS), f"{SEARCH}50", f"{HAND}{SEARCH}50"))
    raise with_sentence(UnknownName("ladder-no-rung", word=shown(name, 40), known=known))


def the_rungs(names: Iterable[str]) -> tuple[str, ...]:
    """Names, checked: at least one, each of somebody, none twice.

    Args:
        names: The names, in the order in which their strength is expected.

    Raises:
        UnknownName: When nobody is called so.
        StudyRefused: When there are none, or one is there twice.
        WrongArgument: For a budget of nothing.
    """
    listed = [str(name) for name in names] if is_a(names, Iterable) and not is_a(names, str) else []
    for name in listed:
        rung(name)
    if not listed or len(set(listed)) < len(listed):
        raise refuse("ladder-rungs")
    return tuple(listed)

"""One's own best points of each mode, kept where the other progress is kept, and what is said of them at the end of a game."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from ..engine import score
from ..game.history import live
from ..language.fluent import say
from ..lessons.dates import day_of
from ..lessons.progress_file import BEST, Entry, here, whole

if TYPE_CHECKING:
    from ..game.game import Game


def personal_best(game: Game, others: Collection[str], language: str) -> str:
    """Keep the points of the one person who has played a game to its end, where they are the most so far.

    Args:
        others: The colours that are no person's here: bots, guests, friends by link.

    Returns:
        A sentence on one's own best; nothing where there is no such person, or where the game did not begin at the beginning.
    """
    setup, state = game.setup, live(game)
    person = only_person(game, others)
    if not state.over or person is None:
        return ""
    points = score(state, person).total

    def better(known: Entry) -> Entry:
        best = whole(known.get("points"))
        if known and points <= best:
            return known
        before = {"before": best} if known else {}
        return {"points": points, "on": day_of(None, language).isoformat(), **before}

    entry = here().change(f"{BEST}{setup.players}-{setup.length}-{setup.country}", better)
    best, before = whole(entry.get("points")), whole(entry.get("before"))
    kind = "lower" if points < best else "better" if "before" in entry else "first"
    return say("personal-best", language, kind=kind, best=best, before=before, day=str(entry.get("on", "")))


def only_person(game: Game, others: Collection[str]) -> int | None:
    """The seat of the one person who plays a game; nothing where there are more, or where it did not begin at the beginning.

    Args:
        others: The colours that are no person's here.
    """
    people = [place for place, seat in enumerate(game.setup.seats) if seat not in others]
    return people[0] if len(people) == 1 and game.setup.position is None else None

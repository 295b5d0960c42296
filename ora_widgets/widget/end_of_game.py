"""What the end of a game leaves with a person's progress: the best points of each mode, and which opponent suits next."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from ..bots.levels import STRENGTHS, Opponent
from ..engine import score
from ..game.history import live
from ..language.fluent import say
from ..lessons.memory import day_of
from ..lessons.progress_file import BEST, LEVEL, Entry, here, whole

if TYPE_CHECKING:
    from ..bots import AnyBot
    from ..game.game import Game
    from ..wire.to_page import Chosen

NAMES = [row.name for row in STRENGTHS]
FAR_BEHIND = 2 / 3  # of the best opponent's points: whoever has fewer was given too strong a one


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


def with_suited_level(chosen: Chosen) -> Chosen:
    """A choice of a game whose named opponents are the one that suits whoever plays here: the gentlest for a first game."""
    suited = NAMES[_place(here().entries().get(LEVEL, {}))]
    return {**chosen, "who": {seat: suited if who in NAMES else who for seat, who in chosen["who"].items()}}


def suit_level(game: Game, bots: Mapping[str, AnyBot], language: str) -> str:
    """Choose the opponent of the next game by how this one has ended, each game once.

    Whoever comes first goes up to the next level above the strongest opponent; whoever is far behind goes one down.

    Args:
        bots: The bots of a finished game, by colour; all other colours are one person's.

    Returns:
        A sentence on the next opponent; nothing where the same one suits, or where it was no game of one person against
        named opponents.
    """
    state, person = live(game), only_person(game, bots)
    opponents = [bot for bot in bots.values() if isinstance(bot, Opponent)]
    if person is None or len(opponents) < max(len(bots), 1):
        return ""
    points = [score(state, place).total for place in range(state.mode.players)]
    mine = points.pop(person)
    strongest = max(STRENGTHS.index(bot.strength) for bot in opponents)
    ended = game.position_key()

    def judged(known: Entry) -> Entry:
        suits = _place(known)
        if known.get("game") == ended:
            return known
        now = suits
        if mine > max(points):
            now = max(suits, min(strongest + 1, len(NAMES) - 1))
        elif mine < FAR_BEHIND * max(points):
            now = min(suits, max(strongest - 1, 0))
        return {"level": now, "before": suits, "game": ended}

    entry = here().change(LEVEL, judged)
    if _place(entry) == whole(entry.get("before")):
        return ""
    return say("suited-level", language, level=say(f"level-{NAMES[_place(entry)]}", language))


def _place(entry: Entry) -> int:
    """The place of a level in `STRENGTHS`, whatever a file holds."""
    return min(max(whole(entry.get("level")), 0), len(NAMES) - 1)

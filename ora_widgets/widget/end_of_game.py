"""Updates a person's progress at the end of a game: the best points in each mode, and the level of the next opponent."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from ..bots.levels import STRENGTHS, Opponent
from ..engine import score
from ..game.history import read_only_state
from ..language.fluent import say
from ..lessons.memory import day_of
from ..lessons.opponents import LEVEL_NAMES, suited_level, suited_place
from ..lessons.progress_file import BEST, LEVEL, Entry, count_of, progress_in_use

if TYPE_CHECKING:
    from ..bots import AnyBot
    from ..game.game import Game
    from ..wire.to_page import Chosen

FAR_BEHIND = 2 / 3  # of the best opponent's points; a player with fewer had too strong an opponent


def personal_best(game: Game, others: Collection[str], language: str) -> str:
    """Keep the points of the only person in a finished game, if they are the person's most so far.

    Args:
        others: The colours that no person here plays: those of bots, guests and friends by link.

    Returns:
        A sentence on the personal best; empty if there is no such person, or if the game began from a position.
    """
    setup, state = game.setup, read_only_state(game)
    person = only_person(game, others)
    if not state.over or person is None:
        return ""
    points = score(state, person).total

    def update_best(known: Entry) -> Entry:
        best = count_of(known.get("points"))
        if known and points <= best:
            return known
        before = {"before": best} if known else {}
        return {"points": points, "on": day_of(None, language).isoformat(), **before}

    entry = progress_in_use().change(f"{BEST}{setup.players}-{setup.length}-{setup.country}", update_best)
    best, before = count_of(entry.get("points")), count_of(entry.get("before"))
    kind = "lower" if points < best else "better" if "before" in entry else "first"
    return say("personal-best", language, kind=kind, best=best, before=before, day=str(entry.get("on", "")))


def only_person(game: Game, others: Collection[str]) -> int | None:
    """The seat of the only person in a game; `None` if there are more, or if the game began from a position.

    Args:
        others: The colours that no person here plays.
    """
    people = [place for place, seat in enumerate(game.setup.seats) if seat not in others]
    return people[0] if len(people) == 1 and game.setup.position is None else None


def with_suited_level(chosen: Chosen) -> Chosen:
    """Replace the named opponents of a choice by the one that suits the player; for a first game, the weakest."""
    suited = suited_level()
    return {**chosen, "who": {seat: suited if who in LEVEL_NAMES else who for seat, who in chosen["who"].items()}}


def suit_level(game: Game, bots: Mapping[str, AnyBot], language: str) -> str:
    """Choose the next opponent by how this game has ended; each game counts once.

    The winner goes up to the level above the strongest opponent; a player who is far behind goes to the one below it.

    Args:
        bots: The bots of a finished game, by colour; a person played the other one.

    Returns:
        A sentence on the next opponent; empty if the level stays, or if this was not a game of one person against named
        opponents.
    """
    state, person = read_only_state(game), only_person(game, bots)
    opponents = [bot for bot in bots.values() if isinstance(bot, Opponent)]
    if person is None or len(opponents) < max(len(bots), 1):
        return ""
    points = [score(state, place).total for place in range(state.mode.players)]
    mine = points.pop(person)
    strongest = max(STRENGTHS.index(bot.strength) for bot in opponents)
    ended = game.position_key()

    def update_level(known: Entry) -> Entry:
        suits = suited_place(known)
        if known.get("game") == ended:
            return known
        now = suits
        if mine > max(points):
            now = max(suits, min(strongest + 1, len(LEVEL_NAMES) - 1))
        elif mine < FAR_BEHIND * max(points):
            now = min(suits, max(strongest - 1, 0))
        return {"level": now, "before": suits, "game": ended}

    entry = progress_in_use().change(LEVEL, update_level)
    if suited_place(entry) == count_of(entry.get("before")):
        return ""
    return say("suited-level", language, level=say(f"level-{LEVEL_NAMES[suited_place(entry)]}", language))

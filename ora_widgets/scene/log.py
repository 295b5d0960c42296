"""What has happened so far, one sentence per move; told once and kept."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from ..locale import FALLBACK
from ..wording import colour, told

if TYPE_CHECKING:
    from ..engine import State
    from ..game import Game

KEPT = 24  # sentences that travel with every scene

# Per game and language, per move: the position it led to and the entry. A move that was undone and played
# differently leads to another position, which is how an entry is known to be stale.
_told: WeakKeyDictionary[Game, dict[str, dict[int, tuple[State, dict[str, Any]]]]] = WeakKeyDictionary()


def log(game: Game, language: str = FALLBACK, last: int = KEPT) -> list[dict[str, Any]]:
    """The last moves in words, the newest last.

    Parameters: `last`, how many at most.
    """
    known = _told.setdefault(game, {}).setdefault(language, {})
    starts = game.turn_starts
    moves = game.moves
    entries = []
    for ply in range(max(0, game.ply - last), game.ply):
        after = game.then(ply + 1)
        state, entry = known.get(ply, (None, {}))
        if state is not after:
            entry = _entry(game, ply, bisect_right(starts, ply), moves[ply], language)
            known[ply] = after, entry
        entries.append(entry)
    return entries


def _entry(game: Game, ply: int, turn: int, move: tuple[str, ...], language: str) -> dict[str, Any]:
    before, after, seats = game.then(ply), game.then(ply + 1), game.setup.seats
    return {
        "ply": ply + 1,
        "seat": colour(seats, before.pending[-1][1]),
        "line": " ".join(move),
        "text": told(before, move, after, seats, language),
        "turn": turn,
    }

"""What has happened, one sentence per move and what it changed; told once and kept."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from ..game.history import live
from ..language.log_sentences import log_sentence
from ..language.names import colour
from ..language.people import People, known_people
from .touched import touched

if TYPE_CHECKING:
    from ..engine import State
    from ..game.history import GameView
    from ..wire.to_page import LogEntry

KEPT = 6  # sentences that travel with every scene; the page asks for older ones
NEWS = 30  # sentences of what the others have done
MAX_LOG_SENTENCES = 200  # sentences in one answer to that

# Per game and language, per move: the position it led to, what people were called, and the entry. A move that was undone
# and played differently leads to another position, which is how an entry is known to be stale.
_entries: WeakKeyDictionary[GameView, dict[str, dict[int, tuple[State, People, LogEntry]]]] = WeakKeyDictionary()


def log(game: GameView, language: str, last: int = KEPT) -> list[LogEntry]:
    """The last moves in words, the newest last."""
    return entries(game, max(0, game.ply - last), game.ply, language)


def since(game: GameView, language: str) -> list[LogEntry]:
    """What the others have done since the last move of the seat that is asked now, the newest last.

    >>> from ora_widgets import new_game
    >>> [entry["text"] for entry in since(new_game(2, "france").play("pass; pass; done; pass"), "en")]
    []
    """
    state = live(game)
    if state.over:
        return []
    seat, start = state.pending[-1].seat, game.ply
    while start > 0 and game.ply - start < NEWS and live(game, start - 1).pending[-1].seat != seat:
        start -= 1
    return entries(game, start, game.ply, language)


def earlier(game: GameView, before: int, language: str) -> list[LogEntry]:
    """The moves up to a position in words, undone ones included, the newest last.

    Args:
        before: How many moves lead to that position; an older part of the game is asked for in turn.

    >>> from ora_widgets import new_game
    >>> [entry["line"] for entry in earlier(new_game(3, "france").play("use LR1 lay; take joker").undo(), 2, "en")]
    ['use LR1 lay', 'take joker']
    """
    end = min(before, game.plies)
    return entries(game, max(0, end - MAX_LOG_SENTENCES), end, language)


def entries(game: GameView, start: int, end: int, language: str) -> list[LogEntry]:
    """The moves from one position to another in words.

    Args:
        start: How many moves lead to the first position.
        end: How many moves lead to the last one.
    """
    known = _entries.setdefault(game, {}).setdefault(language, {})
    starts, called = game.turn_starts, known_people()
    moves = game.moves
    found: list[LogEntry] = []
    for ply in range(start, end):
        after = live(game, ply + 1)
        kept = known.get(ply)
        if kept is None or kept[0] is not after or kept[1] != called:
            kept = known[ply] = after, called, _entry(game, ply, bisect_right(starts, ply), moves[ply], language)
        found.append(kept[2])
    return found


def _entry(game: GameView, ply: int, turn: int, move: tuple[str, ...], language: str) -> LogEntry:
    before, after, seats = live(game, ply), live(game, ply + 1), game.setup.seats
    return {
        "ply": ply + 1,
        "seat": colour(seats, before.pending[-1].seat),
        "line": " ".join(move),
        "text": log_sentence(before, move, after, seats, language),
        "turn": turn,
        "round": before.round,
        "touched": touched(before, after, seats),
    }

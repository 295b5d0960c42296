"""The log: for each move a sentence and the places that it changed; each entry is made once and kept."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from ..engine.goods import CODES
from ..engine.state import LOST
from ..engine.terms import INDICATORS
from ..game.history import read_only_state
from ..language.log_sentences import log_sentence
from ..language.names import colour
from ..language.people import People, known_people
from ..support.weak_identity_dict import WeakIdentityDict

if TYPE_CHECKING:
    from ..engine import Player, State
    from ..game.history import GameView
    from ..wire.to_page import LogEntry


MAX_SENTENCES = 6  # sentences sent with every scene; the page asks for older ones
MAX_NEWS = 30  # sentences on the others' moves
MAX_LOG_SENTENCES = 200  # sentences in one answer to that

# By game and language, for each move: the position it led to, the players' names, and the entry. If a move was undone
# and played differently, the position differs, so the entry is known to be stale.
_entries: WeakIdentityDict[GameView, dict[str, dict[int, tuple[State, People, LogEntry]]]] = WeakIdentityDict()


def log(game: GameView, language: str) -> list[LogEntry]:
    """The last moves in words, the newest last."""
    return entries(game, max(0, game.ply - MAX_SENTENCES), game.ply, language)


def moves_of_others(game: GameView, language: str) -> list[LogEntry]:
    """The others' moves since the last move of the seat that is asked now, the newest last.

    >>> from ora_widgets import new_game
    >>> [entry["text"] for entry in moves_of_others(new_game(2, "france").play("pass; pass; done; pass"), "en")]
    []
    """
    state = read_only_state(game)
    if state.over:
        return []
    seat, start = state.pending[-1].seat, game.ply
    while start > 0 and game.ply - start < MAX_NEWS and read_only_state(game, start - 1).pending[-1].seat != seat:
        start -= 1
    return entries(game, start, game.ply, language)


def earlier(game: GameView, before: int, language: str) -> list[LogEntry]:
    """The moves up to a position in words, undone ones included, the newest last.

    Args:
        before: How many moves lead to that position.

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
        after = read_only_state(game, ply + 1)
        kept = known.get(ply)
        if kept is None or kept[0] is not after or kept[1] != called:
            kept = known[ply] = after, called, _entry(game, ply, bisect_right(starts, ply), moves[ply], language)
        found.append(kept[2])
    return found


def _entry(game: GameView, ply: int, turn: int, move: tuple[str, ...], language: str) -> LogEntry:
    before, after, seats = read_only_state(game, ply), read_only_state(game, ply + 1), game.setup.seats
    return {
        "ply": ply + 1,
        "seat": colour(seats, before.pending[-1].seat),
        "line": " ".join(move),
        "text": log_sentence(before, move, after, seats, language),
        "turn": turn,
        "round": before.round,
        "touched": changed_places(before, after, seats),
    }


def changed_places(before: State, after: State, seats: str) -> list[str]:
    """The places that differ.

    Returns:
        Spaces ("R 0,3"), goods ("R Gn"), clergymen at home ("R clergy"), settlements in hand ("R hand"), cards of the
        display, indicators by their names, land for sale, and the beam.

    >>> from ora_widgets import new_game
    >>> game = new_game(3, "france").play("build G07 0,3")
    >>> changed_places(game.state_after(0), game.state_after(1), "RGB")
    ['R Cl', 'R 0,3', 'G07']
    """
    found: dict[str, None] = {}
    for old, new in zip(before.players, after.players, strict=True):
        seat = colour(seats, old.seat)
        found |= {f"{seat} {place}": None for place in _of_player(old, new)}
        # The spaces that a clergyman entered or left.
        for card in sorted(_occupied_cards(old) ^ _occupied_cards(new)):
            owner, space = after.sites[card]
            found[f"{colour(seats, owner)} {space}"] = None
    found |= dict.fromkeys(sorted({*before.display} ^ {*after.display}))
    moved = zip(INDICATORS, before.since, after.since, strict=True)
    found |= {name: None for name, old, new in moved if old != new}
    rest = {
        "district": before.districts != after.districts,
        "plot": before.plots != after.plots,
        "beam": before.round != after.round,
    }
    return [*found, *(name for name, differs in rest.items() if differs)]


def _of_player(before: Player, after: Player) -> list[str]:
    """The places in front of one player."""
    goods = [code for code, old, new in zip(CODES, before.goods, after.goods, strict=True) if old != new]
    spaces = [
        place
        for place in after.ground
        if before.holds.get(place) != after.holds.get(place) or before.ground.get(place) != after.ground[place]
    ]
    home = ["clergy"] if _occupied_cards(before) != _occupied_cards(after) or before.brothers != after.brothers else []
    hand = ["hand"] if before.hand != after.hand else []
    return [*goods, *spaces, *home, *hand]


def _occupied_cards(player: Player) -> set[str]:
    return {card for card in (player.prior, *player.out) if card not in ("", LOST)}

"""The positions of a game as data for the page: first the game itself, then the positions that can be tried."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from ..language.fluent import own_name, say
from ..language.names import seat_label
from ..language.people import people
from ..rulebook.rules import rules, search_index
from ..scene import ask, book, coming, scene, tally

if TYPE_CHECKING:
    from ..game.game import Game
    from ..wire.to_page import Ask, RoundsAhead, SavedGame, Scene, Tally

MAX_PLAYABLE_POSITIONS = 1500  # about 150 bytes each in the page, and some milliseconds to prepare
SIDE_VERBS = ("flip", "sell", "district", "plot")  # legal at any time, seldom the point of a puzzle


class PositionCollector:
    """Collects positions and the moves between them."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.positions: list[tuple[Scene, Ask, RoundsAhead, Tally | None]] = []
        self.moves: list[tuple[int, str]] = []
        self.turns: list[int] = []

    def add(self, game: Game, before: int, *, tried: bool = False) -> int:
        """Add the current position of a game and return its place.

        Args:
            before: The place of the position before it.
            tried: Whether the position is a try rather than part of the game.
        """
        here = len(self.positions)
        line = str(game.moves[game.ply - 1]) if game.ply else ""
        if here:
            self.moves.append((before, line))
        if line in ("", "done"):
            self.turns.append(here)
        shown, question = scene(game, self.language), ask(game, self.language)
        shown.pop("branch", None)  # the page offers no way to discard moves
        shown.pop("since", None)  # a reader who goes through a game sees all moves anyway
        ahead = coming(game, self.language)
        self.positions.append((shown, question, ahead, None if tried else tally(game)))
        return here

    def prune(self, game: int) -> None:
        """Remove options that lead to no collected position; a sentence replaces a question without options.

        Args:
            game: How many of the positions belong to the game itself.
        """
        tried: dict[int, set[str]] = {}
        for before, line in self.moves[game - 1 :]:
            tried.setdefault(before, set()).add(line)
        for place, (_, question, *_) in enumerate(self.positions):
            lines = tried.get(place, set())
            options = [one for one in question["options"] if one["line"] in lines]
            free = [one for one in question["conversions"] if one["line"] in lines]
            verbs = {one["line"].split()[0] for one in options}
            kinds = [one for one in question["actions"] if verbs & {*one["verbs"]}]
            question.update({"options": options, "conversions": free, "more": False, "actions": kinds})
            if not options:
                question.update({"buttons": [], "pay": None})
                self._replace_question(place, game, question)

    def _replace_question(self, place: int, game: int, question: Ask) -> None:
        """Replace a question by a sentence on what comes next or that nothing does."""
        seat = question["seat"]
        if seat is None:
            return
        if place < game - 1:
            coming = self.positions[place + 1][0]["log"][-1]["text"]
            question["prompt"] = say("page-next", self.language, move=coming)
            _, line = self.moves[place]
            question["options"] = [{"line": line, "label": say("page-show-next", self.language), "picks": []}]
        elif place < game:
            question["prompt"] = say("page-ends-here", self.language)
        elif place in self.turns:
            question["prompt"] = say("page-turn-over", self.language, seat=seat_label(seat, self.language))
        else:
            question["prompt"] = say("page-no-further", self.language)


def saved_game(game: Game, language: str, *, puzzle: bool, names: dict[str, str]) -> SavedGame:
    """A game as data for a page.

    Args:
        game: The game, undone moves included.
        puzzle: Whether the turn after the current position can be tried.
        names: Who plays which colour, such as `{"R": "Ada"}`.
    """
    with people(names):
        writer, last = _collect_positions(game, language, puzzle=puzzle)
    shown = say("page-no-further" if puzzle else "page-only-shows", language)
    return pack_positions(game, writer, last + 1, shown) | {"at": game.ply, "names": names}


def latest_moves(game: Game, language: str, count: int) -> SavedGame:
    """The current position of a game, and the latest positions before it.

    Args:
        count: How many moves at most.
    """
    writer = PositionCollector(language)
    walk, now = game.copy(), game.ply
    first = max(0, now - count)
    for ply in range(first, now + 1):
        writer.add(walk.jump(ply), ply - first - 1)
    writer.prune(len(writer.positions))
    saved = pack_positions(game, writer, len(writer.positions), say("page-only-shows", language))
    return saved | {"at": now - first, "first": first}


def pack_positions(game: Game, writer: PositionCollector, length: int, shown: str) -> SavedGame:
    """Collected positions as data for a page that opens at the first of them.

    Args:
        length: How many of the positions belong to the game itself.
        shown: The page's reply to a move that leads to no collected position.
    """
    language = writer.language
    return {
        "book": book(game, language),
        "language": language,
        "languages": {language: own_name(language)},
        "shown": shown,
        "at": 0,
        "first": 0,
        "positions": writer.positions,
        "moves": writer.moves,
        "game": length,
        "turns": writer.turns,
        "rules": [each.data() for each in rules(language)],
        "index": search_index(language),
        "names": {},
    }


def _collect_positions(game: Game, language: str, *, puzzle: bool) -> tuple[PositionCollector, int]:
    """Collect the positions of a game and those to try, and count the moves of the game itself."""
    writer = PositionCollector(language)
    # A copy, as boards would show every step of the walk through the game.
    walk, now = game.copy(), game.ply
    last = now if puzzle else game.plies
    for ply in range(last + 1):
        writer.add(walk.jump(ply), ply - 1)
    if puzzle:
        _try(writer, walk)
    writer.prune(last + 1)
    return writer, last


def _try(writer: PositionCollector, walk: Game) -> None:
    """Play every option, then every option after it, and so on until the turn ends or the page is full."""
    start = walk.ply
    soon: deque[tuple[int, list[str]]] = deque([(start, [])])
    later: deque[tuple[int, list[str]]] = deque()
    full = len(writer.positions) + MAX_PLAYABLE_POSITIONS
    while (soon or later) and len(writer.positions) < full:
        here, lines = (soon or later).popleft()
        walk.jump(start).play(lines)
        question = writer.positions[here][1]
        for option in (*question["options"], *question["conversions"])[: full - len(writer.positions)]:
            walk.play(option["line"])
            place = writer.add(walk, here, tried=True)
            if option["line"] != "done" and not walk.over:
                aside = option["line"].startswith(SIDE_VERBS)
                (later if aside else soon).append((place, [*lines, option["line"]]))
            walk.undo()

"""The board in characters, for terminals, tests and `print(game)`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import TYPE_CHECKING

from ..engine.land import at
from ..language.fluent import CURRENT, known_language, say
from ..support.arguments import check
from . import ask, book, scene
from .table_words import belongings, hand, indicators, seat_title, shared

if TYPE_CHECKING:
    from ..game.history import GameView
    from ..wire.to_page import Book, Player, Scene, Space

WIDTH = 118
LABEL = 9  # columns before what a line says
MARGIN = 5  # columns before a row of land
CELL = 11  # columns inside a space; nine spaces, their lines and the margin fit the width
LINES = 2  # inside a space


def text(game: GameView, language: str = CURRENT) -> str:
    """The whole table: wheel, display, supply, everybody's goods and land, and the question.

    >>> from ora_widgets import new_game
    >>> print(text(new_game(3, "france")).splitlines()[0])
    3 players, long, France · Round 1 of 24
    """
    language = known_language(language)
    check(hasattr(game, "now") and not isinstance(game, type), "game", game, "game")
    known, now = book(game, language), scene(game, language)
    lines = [f"{now['title']} · {now['heading']}", ""]
    lines += _rows(shared(known, now, language), language)
    for player in now["players"]:
        lines += ["", *_player(known, now, player, language)]
    return "\n".join([*lines, "", ask(game, language)["prompt"]])


def excerpt(game: GameView, seats: Iterable[str], language: str) -> str:
    """A piece of the table: when it is, the wheel, and what a few players have; no hands, no display.

    >>> from ora_widgets import new_game
    >>> print(excerpt(new_game(3, "france"), "G", "en").splitlines()[2])
    Green · 0 points
    """
    known, now = book(game, language), scene(game, language)
    lines = [f"{now['title']} · {now['heading']}", *_row("wheel", indicators(now, language), language)]
    for player in (player for seat in seats for player in now["players"] if player["seat"] == seat):
        lines += [seat_title(known, now, player, language), *_rows(belongings(player, language), language)]
        lines += _land(known, player["spaces"], language)
    return "\n".join(lines)


def table_of_seats(game: GameView, seats: Iterable[str], language: str) -> str:
    """What everybody shares, and what a few players have, without the question.

    Args:
        seats: The colours of those players.

    >>> from ora_widgets import new_game
    >>> table_of_seats(new_game(3, "france"), "G", "en").count("points")
    1
    """
    known, now = book(game, language), scene(game, language)
    lines = [f"{now['title']} · {now['heading']}", *_rows(shared(known, now, language), language)]
    for player in now["players"]:
        if player["seat"] in seats:
            lines += _player(known, now, player, language)
    return "\n".join(lines)


# ---- the lines


def _row(name: str, parts: Iterable[str], language: str) -> list[str]:
    """A labelled line, wrapped between its parts only; nothing where there is nothing to say."""
    unbroken = " · ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts)
    if not unbroken:
        return []
    # Textwrap leaves no-break spaces alone, and the dots stay at the ends of lines.
    lines = wrap(unbroken.replace(" · ", "\N{NO-BREAK SPACE}· "), WIDTH - LABEL, break_long_words=False)
    label = say(f"text-{name}", language).ljust(LABEL)
    return [
        (label if place == 0 else " " * LABEL) + line.replace("\N{NO-BREAK SPACE}", " ").rstrip(" ·")
        for place, line in enumerate(lines)
    ]


# ---- one player


def _rows(rows: Iterable[tuple[str, list[str]]], language: str) -> Iterator[str]:
    for name, parts in rows:
        yield from _row(name, parts, language)


def _player(known: Book, now: Scene, player: Player, language: str) -> Iterator[str]:
    yield f"── {seat_title(known, now, player, language)} ".ljust(WIDTH, "─")
    yield from _rows(belongings(player, language), language)
    yield from _row("hand", hand(known, player, language), language)
    yield from _land(known, player["spaces"], language)


# ---- land, as boxes

LEFT, RIGHT, UP, DOWN = 1, 2, 4, 8
CORNERS = {
    LEFT | RIGHT: "─", UP | DOWN: "│", RIGHT | DOWN: "┌", LEFT | DOWN: "┐", RIGHT | UP: "└", LEFT | UP: "┘",
    LEFT | RIGHT | DOWN: "┬", LEFT | RIGHT | UP: "┴", UP | DOWN | RIGHT: "├", UP | DOWN | LEFT: "┤",
    LEFT | RIGHT | UP | DOWN: "┼",
}  # fmt: skip


def _land(known: Book, spaces: list[Space], language: str) -> Iterator[str]:
    places = [at(space["at"]) for space in spaces]
    top, left = (min(place[axis] for place in places) for axis in (0, 1))
    rows = max(row + space.get("rows", 1) for (row, _), space in zip(places, spaces, strict=True)) - top
    cols = max(col for _, col in places) - left + 1
    strokes = [[0] * (cols * (CELL + 1) + 1) for _ in range(rows * (LINES + 1) + 1)]
    letters: list[list[str]] = [[" "] * len(line) for line in strokes]
    for place, space in zip(places, spaces, strict=True):
        y, x = (place[0] - top) * (LINES + 1), (place[1] - left) * (CELL + 1)
        _box(strokes, y, x, space.get("rows", 1) * (LINES + 1))
        for down, words in enumerate(_inside(known, space, language), start=1):
            letters[y + down][x + 1 : x + 1 + CELL] = words.ljust(CELL)
    heads = "".join(f"{left + col:^{CELL + 1}}" for col in range(cols))
    yield (" " * MARGIN + heads).rstrip()
    for y, (stroke, written) in enumerate(zip(strokes, letters, strict=True)):
        row = str(top + y // (LINES + 1)).rjust(MARGIN - 2) if y % (LINES + 1) == 1 else ""
        line = "".join(CORNERS.get(mask, letter) for mask, letter in zip(stroke, written, strict=True))
        yield (row.ljust(MARGIN) + line).rstrip()


def _box(strokes: list[list[int]], y: int, x: int, height: int) -> None:
    """Draw the four edges of a space; where edges of several meet, their strokes join into one corner."""
    for at_y in (y, y + height):
        for at_x in range(x, x + CELL + 2):
            strokes[at_y][at_x] |= (LEFT if at_x > x else 0) | (RIGHT if at_x < x + CELL + 1 else 0)
    for at_x in (x, x + CELL + 1):
        for at_y in range(y, y + height + 1):
            strokes[at_y][at_x] |= (UP if at_y > y else 0) | (DOWN if at_y < y + height else 0)


def _inside(known: Book, space: Space, language: str) -> tuple[str, str]:
    """What stands on a space, and below it the clergyman who stands there, or else the terrain."""
    terrain, held = say(f"text-{space['terrain']}", language), space.get("holds", "")
    if held not in known["cards"]:
        return (say(f"text-{held}", language) if held else "", terrain)
    name = known["cards"][held]["name"]
    if len(name) > CELL:
        name = name[: CELL - 1].rstrip() + "…"
    standing = space.get("clergy", [])
    if len(standing) > 1:
        below = "".join(each["seat"] for each in standing)
    elif standing:
        below = say("text-standing", language, kind=standing[0]["kind"], seat=standing[0]["seat"])
    else:
        below = terrain
    return name, f"{held} {below}"[:CELL]

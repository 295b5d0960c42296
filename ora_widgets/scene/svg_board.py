"""The table as one SVG picture, drawn in Python alone: for pages and notebooks that run no scripts, for mail and print.

As PNG and PDF it is drawn by libraries that the extra `pictures` brings, without a browser.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from math import cos, pi, sin
from textwrap import wrap
from typing import TYPE_CHECKING

from ..engine.land import parse_space
from ..language.fluent import CURRENT, known_language, say
from ..language.sentences import import_extra
from ..scene import ask, book, scene
from ..support.arguments import check
from .table import SPACES
from .text_board import belongings, describe_shared, seat_title

if TYPE_CHECKING:
    from ..game.history import GameView
    from ..wire.to_page import Book, Player, Scene, Space, Wheel

WIDTH = 960
MARGIN = 16
CELL = (92, 62)  # of a space: width and height
WHEEL = 316  # width and height of the wheel with its markers
LINE = 17  # between two lines of text
MAX_NAME_LETTERS = 14  # of a name, in a line on a card
CAPTION_LETTERS, CAPTION_LINES = 136, 3  # of the caption: letters in a line, and lines
STEADY_LINES = 3  # lines of goods and clergymen for which each of many pictures has room

# The colours of the board's light theme.
PAPER, SHEET, INK, MUTED, EDGE = "#f3ead4", "#fbf6e8", "#2e261c", "#65563f", "#cdbd99"
CLOISTER, SETTLEMENT, HUB = "#e5bd62", "#dcc3b4", "#b98d55"
SEATS = {"R": "#b0463c", "G": "#55803f", "B": "#3f6a98", "W": "#fdfaf0"}
GROUND = {
    "plains": "#c9cf94", "coast": "#e9dab0", "hillside": "#d8cb99", "mountain": "#cfd2cb", "water": "#a3c0cb",
    "forest": "#b6c48b", "moor": "#c4b58c",
}  # fmt: skip


_VIEW_BOX = re.compile(r'viewBox="\S+ \S+ \S+ ([0-9.]+)"')


class SvgPicture(str):
    """An SVG picture as text; a notebook shows it as the picture.

    >>> SvgPicture("<svg/>")._repr_svg_()
    '<svg/>'
    """

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)

    @property
    def height(self) -> float:
        """The height of the drawing, in its own units.

        >>> SvgPicture('<svg viewBox="0 0 1000 640"/>').height
        640.0
        """
        found = _VIEW_BOX.search(self)
        assert found, "every drawing has its frame"
        return float(found[1])


def svg(game: GameView, language: str = CURRENT) -> SvgPicture:
    """The whole table as an SVG picture: wheel, display, everybody's goods and land, and the question.

    Args:
        game: A game, or one player's side of it.
        language: The language of its words; by default the one in use.

    Raises:
        WrongArgument: When it is no game.
        UnknownName: When there is no such language.

    >>> from ora_widgets import new_game
    >>> svg(new_game(3)).startswith("<svg ")
    True
    """
    check(hasattr(game, "now") and not isinstance(game, type), "game", game, "game")
    return table(game, known_language(language))


def table(
    game: GameView, language: str, *, caption: str | None = None, later: Scene | None = None, asks: bool = True
) -> SvgPicture:
    """The whole table as `svg` draws it, or as one picture of a sequence.

    Args:
        caption: What has just happened, shown above the table.
        asks: Whether the question stands below it.
        later: A later position, for whose land room is left, so that nothing shifts between pictures.
    """
    known, now = book(game, language), scene(game, language)
    parts = [_text(MARGIN, 30, f"{now['title']} · {now['heading']}", size=19, weight=700)]
    top = 46.0
    if caption is not None:
        lines = wrap(caption, CAPTION_LETTERS, max_lines=CAPTION_LINES, placeholder=" …")
        parts += [_text(MARGIN, top + LINE * place + 8, line, size=15) for place, line in enumerate(lines)]
        top += CAPTION_LINES * LINE + 10
    parts += _wheel(now["wheel"], MARGIN + WHEEL / 2, top + WHEEL / 2)
    left, y = MARGIN + WHEEL + 24, top + 24
    for name, words in describe_shared(known, now, language):
        if words:
            parts.append(_text(left, y, say(f"text-{name}", language), weight=700))
            for line in _lines(words, 84):
                y += LINE
                parts.append(_text(left, y, line))
            y += 1.6 * LINE
    top = max(top + WHEEL, y)
    land = {player["seat"]: player["spaces"] for player in (later or now)["players"]}
    for player in now["players"]:
        drawn, height = _landscape(known, now, player, top, language, land[player["seat"]], steady=later is not None)
        parts += drawn
        top += height
    if asks:
        parts.append(_text(MARGIN, top + 22, ask(game, language)["prompt"], size=15, weight=700))
        top += 24
    height = top + 16
    standing = [seat_title(known, now, player, language) for player in now["players"]]
    described = escape("; ".join([f"{now['title']} · {now['heading']}", *standing]))
    return SvgPicture(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}" height="{height:g}"'
        f' role="img" aria-label="{described}" font-family="Georgia, \'Times New Roman\', serif" font-size="13">'
        f'<rect width="{WIDTH}" height="{height:g}" fill="{PAPER}"/>{"".join(parts)}</svg>'
    )


def _text(
    x: float, y: float, words: str, *, size: float = 13, weight: int = 400, anchor: str = "start", fill: str = INK
) -> str:
    style = f'font-size="{size:g}" font-weight="{weight}" text-anchor="{anchor}" fill="{fill}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {style}>{escape(words)}</text>'


def _lines(parts: Sequence[str], letters: int) -> list[str]:
    """Parts separated by dots, broken into lines between parts if possible."""
    unbroken = " · ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts)
    return [line.replace("\N{NO-BREAK SPACE}", " ").strip(" ·") for line in wrap(unbroken, letters)]


# ---- the wheel


def _wheel(wheel: Wheel, x: float, y: float) -> list[str]:
    """The values of the wheel in their present places, the beam, and around them the indicators and the piles."""
    radius = WHEEL * 0.24
    parts = [f'<circle cx="{x}" cy="{y}" r="{radius + 16:.1f}" fill="{HUB}" stroke="{INK}"/>']
    for space in range(1, SPACES + 1):
        value = wheel["values"][(wheel["beam"] - space) % SPACES]
        parts.append(_text(*_point_at_wheel(x, y, radius, space), str(value), weight=700, anchor="middle"))
        standing = [each["good"] or each["name"][:2].title() for each in wheel["indicators"] if each["space"] == space]
        for place, code in enumerate(standing):  # three outwards, and threes on either side of them
            aside = (0, 1, -1)[place // 3]
            parts += _marker(*_point_at_wheel(x, y, radius + 30 + 19 * (place % 3), space, aside), code, SHEET)
        for pile in wheel["piles"]:
            if pile["space"] == space and not pile["dealt"]:
                parts += _marker(*_point_at_wheel(x, y, radius - 26, space), pile["letter"], PAPER)
    return parts


def _marker(x: float, y: float, word: str, fill: str) -> list[str]:
    circle = f'<circle cx="{x:.1f}" cy="{y - 4:.1f}" r="9" fill="{fill}" stroke="{INK}" stroke-width="0.6"/>'
    return [circle, _text(x, y, word, size=10, anchor="middle")]


def _point_at_wheel(x: float, y: float, radius: float, space: int, aside: int = 0) -> tuple[float, float]:
    """A point at a space of the board around the wheel, the first one on top."""
    angle = 2 * pi * (space - 1 + aside * 0.42) / SPACES - pi / 2
    return x + radius * cos(angle), y + radius * sin(angle) + 4


# ---- land


def _landscape(
    known: Book, now: Scene, player: Player, top: float, language: str, room: Sequence[Space], *, steady: bool
) -> tuple[list[str], float]:
    """A player's title, goods and land, and their height, with room for later spaces."""
    width, height = CELL
    title = seat_title(known, now, player, language)
    parts = [
        f'<rect x="{MARGIN}" y="{top + 8}" width="6" height="20" fill="{SEATS[player["seat"]]}" stroke="{INK}"/>',
        _text(MARGIN + 14, top + 24, title, size=15, weight=700),
    ]
    y = top + 24
    for _, words in belongings(player, language):
        for line in _lines(words, 132):
            y += LINE
            parts.append(_text(MARGIN, y, line))
    y = max(y, top + 24 + STEADY_LINES * LINE if steady else 0) + 10
    places = [parse_space(space["at"]) for space in room]
    first = min(row for row, _ in places), min(col for _, col in places)
    for space in player["spaces"]:
        row, col = parse_space(space["at"])
        tall = height * space.get("rows", 1)
        parts += _space(known, space, MARGIN + (col - first[1]) * width, y + (row - first[0]) * height, tall, language)
    rows = max(row + space.get("rows", 1) for (row, _), space in zip(places, room, strict=True)) - first[0]
    return parts, y + rows * height + 12 - top


def _space(known: Book, space: Space, x: float, y: float, height: float, language: str) -> list[str]:
    """A space of land, and the card, forest or moor on it."""
    width, held = CELL[0], space.get("holds", "")
    card = known["cards"].get(held)
    ground = GROUND.get(held if held in GROUND else space["terrain"], SHEET)
    parts = [f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{ground}" stroke="{EDGE}"/>']
    if card is None:
        words = say(f"text-{held or space['terrain']}", language)
        return [*parts, _text(x + width / 2, y + height / 2 + 4, words, size=11, anchor="middle", fill=MUTED)]
    fill = CLOISTER if card["cloister"] else SETTLEMENT if card["kind"] == "settlement" else SHEET
    parts.append(
        f'<rect x="{x + 3}" y="{y + 3}" width="{width - 6}" height="{height - 6}" rx="4" fill="{fill}" stroke="{INK}"/>'
    )
    for place, line in enumerate(wrap(card["name"], MAX_NAME_LETTERS, break_long_words=False)):  # at most three
        parts.append(_text(x + 8, y + 16 + 11.5 * place, line, size=11, weight=700))
    dwelling = space.get("dwelling", card["dwelling"])
    parts.append(_text(x + width - 8, y + height - 9, f"{card['economic']} · {dwelling}", size=11, anchor="end"))
    for place, each in enumerate(space.get("clergy", [])):
        px, py = x + 15 + 19 * place, y + height - 14
        edge = 2.5 if each["kind"] == "prior" else 1
        parts.append(
            f'<circle cx="{px}" cy="{py}" r="8" fill="{SEATS[each["seat"]]}" stroke="{INK}" stroke-width="{edge}"/>'
        )
    return parts


def png(svg: str, scale: float) -> bytes:
    """A drawn picture in pixels.

    Args:
        scale: Pixels for each unit of the drawing.
    """
    drawn: bytes = import_extra("vl_convert", "pictures-need", "vl-convert-python").svg_to_png(svg, scale=scale)
    return drawn


def pdf(svg: str) -> bytes:
    """A drawn picture as one page of vectors, a point for each unit of the drawing."""
    page: bytes = import_extra("vl_convert", "pictures-need", "vl-convert-python").svg_to_pdf(svg)
    return page

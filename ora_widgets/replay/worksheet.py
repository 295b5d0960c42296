"""Positions to print, one A4 page each, with the table, a task and lines to write on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from io import BytesIO
from itertools import islice
from pathlib import Path
from textwrap import wrap
from typing import TYPE_CHECKING

from ..language.fluent import CURRENT, known_language, say
from ..language.names import codes_explained
from ..language.sentences import import_extra, with_sentence
from ..scene import ask
from ..scene.svg_board import WIDTH, pdf, table
from ..support.arguments import WrongArgument, check, text
from ..support.arguments import path as path_of
from ..support.files import write_whole
from ..support.plain_text import plain_text, plain_title
from .page import MAX_TITLE_LENGTH

if TYPE_CHECKING:
    from ..game.history import GameView

PAGE = (595, 842)  # points, A4
MARGIN = 36
MAX_TABLE = (523, 560)  # width and height of the table
LETTERS_PER_LINE, MAX_LINES = 96, 6  # letters per line and lines of a task
LEGEND, LEGEND_LINE = 130, 10  # letters per line of the legend of goods, and points from line to line
LINE_DISTANCE = 24  # points between two lines to write on
MAX_PAGES = 200
HTML = """\
<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<title>{title}</title>
<style>
@page {{ size: A4; margin: 0; }}
body {{ margin: 0; }}
svg.page {{ display: block; box-sizing: border-box; width: 210mm; height: 296mm; break-after: page; }}
</style>
</head>
<body>
{pages}
</body>
</html>
"""


def save_worksheet(
    positions: GameView | Iterable[GameView],
    path: str | Path,
    *,
    title: str = "",
    task: str = "",
    language: str = CURRENT,
) -> Path:
    """Write a sheet to print: one page per position, with its question and lines for the answer.

    Args:
        positions: A game at the position to print, or several such games.
        path: The file, with the ending .pdf, which needs the extra `pictures`, or .html, which any browser prints.
        title: The heading of every page, plain text.
        task: The task in place of the game's own question, plain text.
        language: The language of all other words.

    Raises:
        WrongArgument: When there is no position, or the file's name ends otherwise.
        ImportError: When the extra is not installed.
        OSError: When the file cannot be written.

    >>> import tempfile, ora_widgets as ora
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     sheet = save_worksheet(ora.scenario("first-bread").game(), folder + "/bread.html", task="Bake bread.")
    ...     "Bake bread." in sheet.read_text(encoding="utf-8")
    True
    """
    file = path_of("path", path)
    language = known_language(language)
    heading, asked = (
        plain_title(text("title", title), MAX_TITLE_LENGTH),
        " ".join(plain_text(text("task", task)).split()),
    )
    games = _games(positions)
    if not 1 <= len(games) <= MAX_PAGES:
        raise with_sentence(WrongArgument("worksheet-pages", count=len(games), most=MAX_PAGES), language=language)
    pages = [_page(game, heading, asked, (place, len(games)), language) for place, game in enumerate(games, start=1)]
    match file.suffix.lower():
        case ".pdf":
            write_whole(file, _bound(pages, heading))
        case ".html" | ".htm":
            write_whole(file, HTML.format(language=language, title=escape(heading), pages="\n".join(pages)).encode())
        case _:
            raise with_sentence(WrongArgument("worksheet-kind", word=file.name), language=language)
    return file


def _games(positions: GameView | Iterable[GameView]) -> list[GameView]:
    """The positions as a list; raises `WrongArgument` for anything else."""
    games = list(islice(positions, MAX_PAGES + 1)) if isinstance(positions, Iterable) else [positions]
    for game in games:
        check(hasattr(game, "now") and not isinstance(game, type), "positions", game, "game")
    return games


def _page(game: GameView, heading: str, task: str, place: tuple[int, int], language: str) -> str:
    """A page as SVG: heading, name and date, the table as large as fits, the task, and lines to write on."""
    width, height = PAGE
    drawn = table(game, language, asks=False)
    scale = min(MAX_TABLE[0] / WIDTH, MAX_TABLE[1] / drawn.height)
    y = MARGIN + 46.0
    parts = [
        _words(MARGIN, MARGIN + 12, heading, 15, 700),
        _words(MARGIN, MARGIN + 34, f"{say('worksheet-name', language)} {'_' * 34}", 10),
        _words(width - MARGIN - 150, MARGIN + 34, f"{say('worksheet-date', language)} {'_' * 18}", 10),
        f'<g transform="translate({(width - WIDTH * scale) / 2:.1f} {y:.1f}) scale({scale:.4f})">{drawn}</g>',
    ]
    y += drawn.height * scale + 20
    for line in wrap(task or ask(game, language)["prompt"], LETTERS_PER_LINE, max_lines=MAX_LINES, placeholder=" …"):
        parts.append(_words(MARGIN, y, line, 11, 700))
        y += 15
    y += LINE_DISTANCE - 15
    codes = wrap(codes_explained(str(drawn), language), LEGEND)
    bottom = height - MARGIN - LEGEND_LINE * len(codes)
    parts += [_words(MARGIN, bottom + LEGEND_LINE * row, line, 8) for row, line in enumerate(codes, start=1)]
    while y < bottom - LINE_DISTANCE / 2:
        parts.append(f'<path d="M{MARGIN} {y:.1f}H{width - MARGIN}" stroke="#888" stroke-width="0.6"/>')
        y += LINE_DISTANCE
    number = say("worksheet-page", language, page=place[0], pages=place[1])
    parts.append(_words(MARGIN, height - MARGIN / 2, number, 8))
    return (
        f'<svg class="page" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}" font-family="Georgia, \'Times New Roman\', serif">{"".join(parts)}</svg>'
    )


def _words(x: float, y: float, words: str, size: int, weight: int = 400) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}">{escape(words)}</text>'


def _bound(pages: Sequence[str], title: str) -> bytes:
    """Join pages into one PDF."""
    pypdf = import_extra("pypdf", "pictures-need")
    bound = pypdf.PdfWriter()
    for page in pages:
        bound.append(BytesIO(pdf(page)))
    bound.add_metadata({"/Title": title})
    written = BytesIO()
    bound.write(written)
    return written.getvalue()

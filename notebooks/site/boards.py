"""Boards for pages: each a small page in a frame, drawn without a kernel; all share one copy of the widget."""

from __future__ import annotations

import shutil
from html import escape
from pathlib import Path
from urllib.parse import urlencode

from ora_widgets.game.game import Game
from ora_widgets.language.fluent import say
from ora_widgets.replay import saved_game as saved
from ora_widgets.replay.page import payload
from ora_widgets.support.bundle import STATIC

SHARED = ("widget.js", "widget.css", "replay.js")
TRIED = 60  # positions that a reader can reach by trying moves: more would take half a minute for every page

PAGE = """\
<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self' 'unsafe-inline'; \
script-src 'self'; img-src data:">
<meta name="ora-code" content="{code}">
<title>{title}</title>
<link rel="stylesheet" href="widget.css">
<style>html, body, main {{ height: 100%; margin: 0 }}</style>
</head>
<body>
<main><noscript>{no_script}</noscript></main>
<script type="text/plain" data-packed>{packed}</script>
<script type="module" src="replay.js"></script>
</body>
</html>
"""


class Boards:
    """Writes boards into a folder, each once.

    Args:
        folder: Where the pages and what they share go.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        for name in SHARED:
            shutil.copy(STATIC / name, folder)
        self._written: set[str] = set()

    def add(self, name: str, game: Game, title: str, *, language: str = "en", replay: bool = False) -> str:
        """Write the board of a game, unless it exists already; returns the file's name.

        Args:
            name: What the file is called, without its ending.
            game: The game, left as it is.
            title: What a screen reader calls the frame.
            language: The language of the board.
            replay: Whether the game is walked through, rather than its next turn tried.
        """
        file = f"{name}.html"
        if file not in self._written:
            self._written.add(file)
            most, saved.MAX_PLAYABLE_POSITIONS = saved.MAX_PLAYABLE_POSITIONS, TRIED
            try:
                moves = saved.saved_game(game.copy(), language, puzzle=not replay, names={})
            finally:
                saved.MAX_PLAYABLE_POSITIONS = most
            page = PAGE.format(
                language=language,
                code=game.code(),
                title=escape(title),
                no_script=escape(say("page-needs-script", language)),
                packed=payload(moves),
            )
            (self.folder / file).write_text(page, encoding="utf-8")
        return file


def frame(file: str, title: str, up: str) -> str:
    """The HTML that shows a board on a page.

    Args:
        file: What `Boards.add` answered.
        title: What a screen reader calls it.
        up: The way from the page to the front of the site, such as `"../"`.
    """
    return f'<div class="site-board"><iframe src="{up}boards/{file}" title="{escape(title)}" loading="lazy"></iframe></div>'


def try_it(path: str, words: str, up: str) -> str:
    """The HTML of the link that opens a notebook in the JupyterLite beside the pages.

    Args:
        path: The notebook, from the folder of all notebooks.
        words: What the link says.
        up: The way from the page to the front of the site.
    """
    return _link(f"{up}../lab/index.html?path={path}", words)


def play_it(words: str, up: str, **wishes: str) -> str:
    """The HTML of the link to the page beside the pages that plays at once.

    Args:
        words: What the link says.
        up: The way from the page to the front of the site.
        **wishes: What its address asks for: `game` with a code, or `lesson` and `lang` (`ora_widgets/widget/live/address.py`).
    """
    return _link(f"{up}../index.html{'?' if wishes else ''}{urlencode(wishes, safe=':')}", words)


def _link(address: str, words: str) -> str:
    return f'<a class="site-try" href="{escape(address)}">{escape(words)}</a>'

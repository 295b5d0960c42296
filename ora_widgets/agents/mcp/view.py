"""The board as a view of the protocol's extension MCP Apps: a page that a client draws beside what a tool said.

The page is one document that fetches nothing. It asks its client for `ora://board/LANGUAGE/GAME`, a saved game of the latest moves.
"""

from __future__ import annotations

import json
import re
import zlib
from typing import TYPE_CHECKING

from ...language.fluent import languages
from ...replay.saved_game import latest_moves
from ...support.bundle import part

if TYPE_CHECKING:
    from ...game.game import Game

BOARD = "ui://ora-widgets/board"
SHOWS_BOARD = {"new_game", "state", "play", "undo"}  # tools after which there is a table to look at
MAX_MOVES_BACK = 30  # that the view can be taken back
EXPORT = re.compile(r"export\s*\{\s*([\w$]+) as default\s*\};?\s*$")
# What a client allows a view by default is scripts and styles inside its document, and nothing from anywhere.
PAGE = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ora et Labora</title>
<style>
html, body {{ height: 100%; margin: 0; }}
main {{ height: 100%; overflow: auto; font-family: Georgia, serif; white-space: pre-wrap; }}
.ora-board {{ white-space: normal; }}
body[data-jp-theme-light="false"] {{ background: #111; color: #eee; }}
{style}
</style>
</head>
<body>
<main></main>
<script type="text/plain" data-page>{page}</script>
<script type="module">{board}</script>
<script type="module">{view}</script>
</body>
</html>
"""


def view_page() -> str:
    """The page of the view.

    >>> view_page().startswith("<!doctype html>")
    True
    """
    # Scripts inside a document cannot import each other, so the board's is left where the page looks for it.
    board, found = EXPORT.subn(r";globalThis.oraBoard=\1;", part("widget.js"))
    assert found == 1, "the board's script exports one thing at its end"
    return PAGE.format(
        style=part("widget.css"),
        page=_inside(part("replay.js")),
        board=_inside(board),
        view=_inside(part("mcp-view.js")),
    )


def _inside(script: str) -> str:
    """A script that nothing in it ends early."""
    return re.sub(r"</(?=script)|<!--", lambda found: found[0].replace("<", "\\x3c"), script, flags=re.IGNORECASE)


def board_of(game: Game, language: str) -> bytes:
    """What the page draws of a game: its position now, and the latest moves to go back through; packed.

    Args:
        language: The language of its words; English where there is no such.
    """
    used = language if language in languages() else "en"
    saved = latest_moves(game, used, MAX_MOVES_BACK)
    return zlib.compress(json.dumps({"widget": None, "saved": saved}, separators=(",", ":")).encode())

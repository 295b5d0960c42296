"""The HTML around a game. Text from users is escaped or packed, so that it is never read as HTML."""

from __future__ import annotations

import json
import zlib
from base64 import b64encode
from collections.abc import Mapping
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from ..game.record import encode
from ..language.fluent import CURRENT, FALLBACK, known_language, languages, say
from ..support.arguments import check, flag, text
from ..support.arguments import path as path_of
from ..support.bundle import part
from ..support.files import write_whole
from ..support.plain_text import plain_title
from .saved_game import saved_game

if TYPE_CHECKING:
    from ..game.game import Game
    from ..wire.to_page import SavedGame

MAX_TITLE_LENGTH = 200

# The policy makes the browser block everything from the network and every script but ours.
PAGE = """\
<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
img-src data:; script-src 'sha256-{digest}' blob:">
<meta name="ora-code" content="{code}">
<title>{title}</title>
<style>
body {{ display: flex; flex-direction: column; box-sizing: border-box; height: 100vh; height: 100dvh; margin: 0;
  padding: 0 clamp(4px, 1vw, 1rem); font-family: Georgia, serif; }}
h1 {{ flex: none; max-height: 30%; margin: 6px 0; overflow: auto; font-size: 20px; overflow-wrap: anywhere; }}
main {{ flex: 1; min-height: 0; overflow: auto; }}
body[data-jp-theme-light="false"] {{ background: #111; color: #eee; }}
</style>
</head>
<body>
<h1>{title}</h1>
<main><noscript>{no_script}</noscript></main>
<script type="text/plain" data-packed>{packed}</script>
<script type="module">{script}</script>
</body>
</html>
"""


def payload(saved: SavedGame, widget: str | None = None, style: str | None = None) -> str:
    """Pack a game for a page's script, with the board's script and style unless they are files beside the page."""
    return pack({"widget": widget, "style": style, "saved": saved})


def pack(parts: object) -> str:
    """Pack data as compressed JSON, which the page's script unpacks."""
    plain = json.dumps(parts, ensure_ascii=False, separators=(",", ":"))
    return b64encode(zlib.compress(plain.encode(errors="replace"), 9)).decode()


def html(
    game: Game,
    *,
    title: str = "",
    puzzle: bool = False,
    language: str = CURRENT,
    names: dict[str, str] | None = None,
) -> str:
    """A complete page that shows a game, as text; see `save_html`."""
    check(hasattr(game, "lock"), "game", game, "game")
    text("title", title)
    flag("puzzle", puzzle)
    language = known_language(language)
    fits = names is None or isinstance(names, Mapping)
    named = dict(names or {}) if fits else {}
    check(fits and all(isinstance(word, str) for pair in named.items() for word in pair), "names", names, "names")
    with game.lock:
        walked = game.copy()
    saved = saved_game(walked, language, puzzle=puzzle, names=named)
    code = encode(game.setup, walked.moves[: walked.ply] if puzzle else walked.moves)
    name = (title or saved["positions"][-1][0]["title"])[:MAX_TITLE_LENGTH]
    return html_page(saved, name, code, language)


def html_page(saved: SavedGame, title: str, code: str, language: str) -> str:
    """The page around a saved game; lone surrogates become question marks.

    Args:
        saved: Plain data from `saved_game`.
        title: The title of the page, any text.
        code: The short code of the game, or empty.
    """
    script = part("replay.js")
    return PAGE.format(
        language=escape(language),
        code=code,
        title=escape(plain_title(title, MAX_TITLE_LENGTH)),
        no_script=escape(say("page-needs-script", FALLBACK if language not in languages() else language)),
        packed=payload(saved, part("widget.js"), part("widget.css")),
        script=script,
        digest=b64encode(sha256(script.encode()).digest()).decode(),
    )


def save_html(
    game: Game,
    path: str | Path,
    *,
    title: str = "",
    puzzle: bool = False,
    language: str = CURRENT,
    names: dict[str, str] | None = None,
) -> Path:
    """Write a page that shows a game in any browser, with slider, log, scores and help, without Python or network.

    Args:
        game: The game; all its moves are shown, undone ones included.
        path: The file.
        title: Plain text; by default the mode and the country.
        puzzle: Whether the page ends at the current position instead and lets the reader try the next turn.
        names: Who plays which colour, such as `{"R": "Ada"}`.

    Raises:
        OSError: When the file cannot be written.

    >>> import tempfile, ora_widgets as ora
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     page = save_html(ora.new_game(2, "ireland").play("pass"), folder + "/replay.html")
    ...     ora.load(page).moves
    (Move('pass'),)
    """
    file = path_of("path", path)
    page = html(game, title=title, puzzle=puzzle, language=language, names=names)
    write_whole(file, page.encode())
    return file

"""Pages for clients: rules, cards and strategy; prompts to play, teach and explain; and a view of the board.

The view uses the protocol's extension MCP Apps: a page that a client shows beside a tool's answer. It is one document
that fetches nothing from the network, and asks its client for `ora://board/LANGUAGE/GAME`, a saved game of the latest
moves.
"""

from __future__ import annotations

import json
import re
import zlib
from typing import TYPE_CHECKING

from ...engine.cards import CARDS, SETTLEMENTS
from ...engine.moves import safe_text
from ...game.move_parser import VERBS
from ...language.current import FALLBACK
from ...language.fluent import languages
from ...language.names import card
from ...replay.saved_game import latest_moves
from ...rulebook import rules
from ...support.bundle import part

MAX_NAME = 20  # characters of a game's name that are repeated

STRATEGY = """\
# Ora et Labora: a page of strategy

Points come from three sources: goods with points on them (wonders, reliquaries, ornaments, ceramics, books, coins),
the economic value of buildings, and settlements. A settlement counts the dwelling values around it, its own included.

1. Early: get clay, wood and livestock; build what you will use often. An indicator that nobody has used for long gives most,
   so take what the others leave lying.
2. Your clergymen come home only at the start of a round and only if all of them are out (F3.1): use all of them. A work contract (1 coin,
   2 once the Winery or the Whiskey Distillery stands) uses another's building with another's clergyman.
3. Settlement phases come at fixed rounds, listed under “To come”. Have food and energy ready for each, and an empty space among
   buildings with high dwelling values. One settlement a phase: what you cannot pay then, you do not get back.
4. Land: buy districts and plots when coins are at hand; coast, hillside and mountain let you build what others cannot.
5. Energy: peat coal gives 3, peat 2, wood 1. Food: meat 5, bread 3, grain 1. Straw is grain turned over.
6. Late: change goods into points. Look for the way to wonders (8 are in the game, 30 points each), books, pottery,
   ornaments and reliquaries. In the bonus round (three and four players) the prior may use any building, occupied or not.
7. Ask why_not before a plan of many steps. A refusal names the rule, and the lines that are legal instead.
"""


def how_to_play() -> str:
    """How a turn is written, for somebody who has never seen the game.

    >>> "use CARD lay|prior" in how_to_play()
    True
    """
    verbs = "\n".join(f"- {verb.usage}  (rule {verb.rule})" for verb in VERBS.values())
    return f"""\
You play Ora et Labora, a board game of abbeys, with the tools of this server. You win with the most points.

Begin with new_game, or with join and the address of a seat that somebody gave you; both tell you the name of the game.
Look at the table with state. When it is your turn, send the whole turn to play: lines joined by “;”, ending with “done”.
All lines are played or none. A refusal says why, cites a rule, and names the nearest legal lines: mend the turn and send it
again. Questions that a building asks (how often, which indicator, how to pay) are answered by further lines of the turn. If
you do not know what will be asked, send the first lines alone; the answer tells you the question and what is legal.

Lines, with words in capitals filled in:
{verbs}

CARD is an id such as G07, or a name. ROW,COL is a space such as 0,3; rows above 0 and columns left of 0 are negative.
Goods are codes with a number before them: 2Wo is 2 wood, Pn is a coin; names work as well.
prior, lay: which of your clergymen goes to work. flip Gn turns a grain into straw at any time of your turn.

Read ora://strategy once, a card with card before you build or use it, and a rule with rule when a refusal cites it. The table of
a game is at ora://table/ and its name, for clients that show resources.
After your turn, look with state and since=PLY: it tells only what has changed.
"""


def teach() -> str:
    """How to teach somebody the game while playing it."""
    return """\
Teach me Ora et Labora by playing it with me. Begin a game for two of the short length with new_game and seats=RG; I am R.

Before my first turn, say in four sentences how one wins, what the wheel is, what my clergymen do, and what a turn is. Then, turn by turn:
show what matters of the table, offer two or three sensible lines of those that are legal, each with what it brings, and wait for my
choice. Send only what I chose. When a rule matters for the first time, read it with rule and tell it in one sentence, with its number.
Never say from memory what a card costs or does: read it with card. When I ask why something cannot be done, use why_not.
"""


def explain(game: str) -> str:
    """How to explain the position of a game.

    Args:
        game: The name of the game, as new_game or join gave it.
    """
    return f"""\
Explain the position of game {safe_text(game, MAX_NAME)} to somebody who looks over your shoulder. Read it with state and score.

Say who is ahead and from what, what each player has begun, what comes next (settlement phase, end of the game), and which
two or three things the player to move should think about. Read each card you name with card, and cite rules by number.
"""


def all_cards() -> str:
    """Every card of the game, a paragraph each.

    >>> all_cards().startswith("G01 Priory")
    True
    """
    ids = [*(id_ for id_ in CARDS if id_[0] != "L"), *(id_ for id_ in CARDS if id_[:2] == "LR"), *SETTLEMENTS]
    return "\n\n".join(f"{id_} {card(id_, FALLBACK)}" for id_ in ids)


def all_rules() -> str:
    """The whole rulebook as text."""
    return "\n\n".join(str(rule) for rule in rules.rules())


if TYPE_CHECKING:
    from ...game.game import Game

BOARD = "ui://ora-widgets/board"
SHOWS_BOARD = {"new_game", "state", "play", "undo"}  # tools after which there is a table to look at
MAX_MOVES_BACK = 30  # that the view can go back
DEFAULT_EXPORT = re.compile(r"export\s*\{\s*([\w$]+) as default\s*\};?\s*$")
# By default, clients allow a view only scripts and styles inside its document.
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
    board, found = DEFAULT_EXPORT.subn(r";globalThis.oraBoard=\1;", part("widget.js"))
    assert found == 1, "the board's script exports one thing at its end"
    return PAGE.format(
        style=part("widget.css"),
        page=_escaped_script(part("replay.js")),
        board=_escaped_script(board),
        view=_escaped_script(part("mcp-view.js")),
    )


def _escaped_script(script: str) -> str:
    """A script, escaped so that nothing in it closes its element."""
    return re.sub(r"</(?=script)|<!--", lambda found: found[0].replace("<", "\\x3c"), script, flags=re.IGNORECASE)


def board_of(game: Game, language: str) -> bytes:
    """The compressed data of a game for the page: its current position, and the latest moves to go back through.

    Args:
        language: The language of its words; English if it is unknown.
    """
    used = language if language in languages() else "en"
    saved = latest_moves(game, used, MAX_MOVES_BACK)
    return zlib.compress(json.dumps({"widget": None, "saved": saved}, separators=(",", ":")).encode())

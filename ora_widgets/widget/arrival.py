"""Opens a game that arrives as an address or as pasted text, and says in a sentence or two who plays it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..bots.contract import bot_name
from ..bots.levels import LEVELS
from ..engine import ParseError, Refusal
from ..engine.moves import safe_text
from ..game.game import Game, add_line
from ..game.history import has_ended
from ..language.fluent import say
from ..language.names import join, seat_label
from ..language.people import people
from ..language.sentences import sentence
from ..notation.correspondence import Conflict
from ..notation.game_text import carries_study
from ..notation.links import read_link
from ..replay.walkthroughs import Walkthrough
from ..scene.log import moves_of_others
from ..wire import OutsideText
from .by_message import by_message, play_by_message
from .kept_files import KeptGame, unfinished_files
from .kept_games import GameInFile
from .start import PreparedGame

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..bots import AnyBot
    from ..notation.links import GameLink

MAX_SENTENCES = 6  # on what the others have played; the board's log has them all


def open_arrival(link: GameLink, language: str) -> tuple[PreparedGame, str]:
    """Open a game that has arrived; returns it with its players, and what to say about it.

    A game by message that is kept here continues in its file, with what the others have played since.

    Args:
        link: The game, and who plays it.
    """
    mine = _find_kept(link, language) if link.id else None
    if mine is not None:
        return mine
    seats, game = link.game.setup.seats, link.game
    bots, news = _bots(link, language)
    if not link.seat:
        return PreparedGame(game, bots, link.names), " ".join(news)
    if link.seat not in [*seats] or link.seat in bots:
        news.append(say("link-no-seat", language, seat=safe_text(link.seat, 20), seats=", ".join(seats)))
        return PreparedGame(game, bots, link.names), " ".join(news)
    play_by_message(game, "".join(seat for seat in seats if seat != link.seat and seat not in bots), link.id)
    table = PreparedGame(game, bots, link.names)
    return table, " ".join(
        [*news, greeting(table, language, link.seat), _describe_play_since(table, link.seat, language)]
    ).strip()


def greeting(table: PreparedGame, language: str, seat: str = "") -> str:
    """Who plays whom, such as "You are Red. Green is the bot Woodcutter."; empty if everybody plays here.

    Args:
        table: The game and its players.
        seat: The reader's colour; by default the only one that is played here, if there is just one.
    """
    mail = by_message(table.game)
    away = mail.away if mail else ""
    here = seat or "".join(one for one in table.game.setup.seats if one not in away and one not in table.bots)
    if not away and not table.bots:
        return ""
    with people(table.names or {}):
        you = [say("who-you", language, seat=seat_label(here, language))] if len(here) == 1 else []
        bots = [
            say("who-bot", language, seat=seat_label(one, language), bot=bot_name(bot, language))
            for one, bot in table.bots.items()
        ]
        far = join([seat_label(one, language) for one in away], language)
        return " ".join([*you, *bots, *([say("who-elsewhere", language, seats=far, count=len(away))] if away else [])])


def _describe_play_since(table: PreparedGame, seat: str, language: str) -> str:
    """What the others have played since this colour's last turn, or why it is not this colour's turn."""
    game = table.game
    with people(table.names or {}):
        if has_ended(game):
            return say("link-over", language)
        if game.to_move != seat:
            return say("link-not-yours", language, seat=seat_label(game.to_move or seat, language))
        return " ".join(entry["text"] for entry in moves_of_others(game, language)[-MAX_SENTENCES:])


def _bots(link: GameLink, language: str) -> tuple[Mapping[str, AnyBot], list[str]]:
    """The bots of a link, with new random seeds, and a sentence on each unknown one."""
    unknown = [level for level in link.bots.values() if level not in LEVELS]
    bots = {seat: LEVELS[level](None) for seat, level in link.bots.items() if level in LEVELS}
    return bots, [say("link-no-bot", language, bot=safe_text(level, 20)) for level in unknown]


def _find_kept(link: GameLink, language: str) -> tuple[PreparedGame, str] | None:
    """The game by message that is kept here under the link's id, merged with the link; `None` if there is none."""
    found = next(
        (
            GameInFile(path, sheet)
            for path, sheet in unfinished_files()
            if isinstance(sheet, KeptGame) and sheet.message is not None and sheet.message.id == link.id
        ),
        None,
    )
    if found is None:
        return None
    taken = found.take(language)
    game = taken.game.jump(taken.game.plies)
    table = PreparedGame(game, taken.people.bots, {**link.names, **taken.people.names})
    return table, " ".join(filter(None, [taken.notice, _merge(table, link, language)]))


def _keep_beside(game: Game, theirs: Game) -> bool:
    """Keep the moves that were played elsewhere as another line of the game; returns whether the two diverge."""
    parts = next(
        (ply for ply, (one, other) in enumerate(zip(game.moves, theirs.moves, strict=False)) if one != other), -1
    )
    if parts < 0 or theirs.setup != game.setup:
        return False
    add_line(game, parts, theirs.moves[parts:], latest=True)
    return True


def _merge(table: PreparedGame, link: GameLink, language: str) -> str:
    """Add the moves that have arrived to the kept game; returns what to say about it."""
    game, away = table.game, (mail.away if (mail := by_message(table.game)) else "")
    mine = next(seat for seat in game.setup.seats if seat not in away and seat not in table.bots)
    before = game.plies
    try:
        with people(table.names or {}):
            game.for_seat(mine).merge(link.game.code())
    except Conflict as refused:
        way_on = say("link-other-line" if _keep_beside(game, link.game) else "link-conflict", language)
        with people(table.names or {}):
            return f"{sentence(refused, game.setup.seats, None, language)} {way_on}"
    if len(link.game.moves) < before:
        return say("link-older", language)
    with people(table.names or {}):
        if game.plies == before and game.to_move in [*away]:
            return say("link-sent", language, seat=seat_label(game.to_move or mine, language))
        if link.seat in [*game.setup.seats] and mine not in (link.seat, game.to_move):
            return say(
                "link-other-seat", language, theirs=seat_label(link.seat, language), mine=seat_label(mine, language)
            )
    return " ".join(filter(None, [greeting(table, language, mine), _describe_play_since(table, mine, language)]))


class OpenedGame(NamedTuple):
    """The game or the walkthrough that a text holds, if any, and what to say about it, which may be empty."""

    table: PreparedGame | None
    notice: str
    walk: Walkthrough | None = None


def open_game(source: OutsideText, language: str) -> OpenedGame:
    """Open a game from a text; a log that becomes unreadable is opened up to there.

    Args:
        source: The text; it is never taken for the name of a file.
    """
    try:
        link = read_link(source)
        if carries_study(source.text):
            return OpenedGame(None, "", Walkthrough.read(source))
        return OpenedGame(*open_arrival(link, language))
    except Refusal as refused:
        before: Game | None = refused.game if isinstance(refused, ParseError) else None
        seats = "RGBW" if before is None else before.setup.seats
        table = None if before is None else PreparedGame(before, {})
        return OpenedGame(table, sentence(refused, seats, None, language))

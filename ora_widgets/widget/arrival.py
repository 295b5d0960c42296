"""A game that arrives, as an address or pasted: it goes on here where it is known, and a sentence or two say what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ..bots.contract import bot_name
from ..bots.levels import LEVELS
from ..engine import ParseError, Refusal
from ..engine.moves import shown
from ..game.game import Game, add_line
from ..game.history import has_ended
from ..language.fluent import say
from ..language.names import called, join
from ..language.people import people
from ..language.sentences import sentence
from ..notation.correspondence import Conflict
from ..notation.game_text import carries_study
from ..notation.links import read_link
from ..replay.walkthroughs import Walkthrough
from ..scene.log import since
from ..wire.outside_text import OutsideText
from .by_message import by_message, play_by_message
from .kept_files import KeptGame, unfinished
from .kept_games import GameInFile
from .start import PreparedGame

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..bots import AnyBot
    from ..notation.links import GameLink

MAX_SENTENCES = 6  # of what the others have played; the board has the whole list


def arrived(link: GameLink, language: str) -> tuple[PreparedGame, str]:
    """The table of a game that has arrived, and what is to be said of it.

    A game by message that is kept here goes on in its file, with what the others have played since.

    Args:
        link: The game, and who plays it.
    """
    mine = _kept(link, language) if link.id else None
    if mine is not None:
        return mine
    seats, game = link.game.setup.seats, link.game
    bots, news = _bots(link, language)
    if not link.seat:
        return PreparedGame(game, bots, link.names), " ".join(news)
    if link.seat not in [*seats] or link.seat in bots:
        news.append(say("link-no-seat", language, seat=shown(link.seat, 20), seats=", ".join(seats)))
        return PreparedGame(game, bots, link.names), " ".join(news)
    play_by_message(game, "".join(seat for seat in seats if seat != link.seat and seat not in bots), link.id)
    table = PreparedGame(game, bots, link.names)
    return table, " ".join([*news, greeting(table, language, link.seat), _played(table, link.seat, language)]).strip()


def greeting(table: PreparedGame, language: str, seat: str = "") -> str:
    """Who plays whom, such as "You are Red. Green is the bot Woodcutter."; nothing where everybody sits here.

    Args:
        table: The game and its people.
        seat: The colour of whoever reads it; by default the only one that is played here, if there is one.
    """
    mail = by_message(table.game)
    away = mail.away if mail else ""
    here = seat or "".join(one for one in table.game.setup.seats if one not in away and one not in table.bots)
    if not away and not table.bots:
        return ""
    with people(table.names or {}):
        you = [say("who-you", language, seat=called(here, language))] if len(here) == 1 else []
        bots = [
            say("who-bot", language, seat=called(one, language), bot=bot_name(bot, language))
            for one, bot in table.bots.items()
        ]
        far = join([called(one, language) for one in away], language)
        return " ".join([*you, *bots, *([say("who-elsewhere", language, seats=far, count=len(away))] if away else [])])


def _played(table: PreparedGame, seat: str, language: str) -> str:
    """What the others have played since this colour's last turn."""
    game = table.game
    with people(table.names or {}):
        if has_ended(game):
            return say("link-over", language)
        if game.to_move != seat:
            return say("link-not-yours", language, seat=called(game.to_move or seat, language))
        return " ".join(entry["text"] for entry in since(game, language)[-MAX_SENTENCES:])


def _bots(link: GameLink, language: str) -> tuple[Mapping[str, AnyBot], list[str]]:
    """The bots of a link, with chances of their own, and sentences on those that nobody knows."""
    unknown = [level for level in link.bots.values() if level not in LEVELS]
    bots = {seat: LEVELS[level](None) for seat, level in link.bots.items() if level in LEVELS}
    return bots, [say("link-no-bot", language, bot=shown(level, 20)) for level in unknown]


def _kept(link: GameLink, language: str) -> tuple[PreparedGame, str] | None:
    """The game by message that is kept here under the same id, with what has arrived; nothing where none is."""
    found = next(
        (
            GameInFile(path, sheet)
            for path, sheet in unfinished()
            if isinstance(sheet, KeptGame) and sheet.message is not None and sheet.message.id == link.id
        ),
        None,
    )
    if found is None:
        return None
    taken = found.take(language)
    game = taken.game.jump(taken.game.plies)
    table = PreparedGame(game, taken.people.bots, {**link.names, **taken.people.names})
    return table, " ".join(filter(None, [taken.notice, _merged(table, link, language)]))


def _keep_beside(game: Game, theirs: Game) -> bool:
    """Keep the way that a game has taken elsewhere as another line of it; whether the two part anywhere."""
    parts = next(
        (ply for ply, (one, other) in enumerate(zip(game.moves, theirs.moves, strict=False)) if one != other), -1
    )
    if parts < 0 or theirs.setup != game.setup:
        return False
    add_line(game, parts, theirs.moves[parts:], latest=True)
    return True


def _merged(table: PreparedGame, link: GameLink, language: str) -> str:
    """Take over what has arrived; what is to be said of it."""
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
            return say("link-sent", language, seat=called(game.to_move or mine, language))
        if link.seat in [*game.setup.seats] and mine not in (link.seat, game.to_move):
            return say("link-other-seat", language, theirs=called(link.seat, language), mine=called(mine, language))
    return " ".join(filter(None, [greeting(table, language, mine), _played(table, mine, language)]))


class OpenedGame(NamedTuple):
    """The table or the study, where there is a game, and what is to be said of it; empty while all is well."""

    table: PreparedGame | None
    notice: str
    walk: Walkthrough | None = None


def opened(source: OutsideText, language: str) -> OpenedGame:
    """Open a game; a log that stops being readable is opened as far as it was read.

    Args:
        source: The text, which names no file whatever it says.
    """
    try:
        link = read_link(source)
        if carries_study(source.text):
            return OpenedGame(None, "", Walkthrough.read(source))
        return OpenedGame(*arrived(link, language))
    except Refusal as refused:
        before: Game | None = refused.game if isinstance(refused, ParseError) else None
        seats = "RGBW" if before is None else before.setup.seats
        table = None if before is None else PreparedGame(before, {})
        return OpenedGame(table, sentence(refused, seats, None, language))

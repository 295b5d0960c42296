"""A whole log becomes a game, and a game a log; where reading stops, the game before it is kept."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ...engine import InvalidMove, Move, ParseError, Refusal, Rulings, State, options
from ...engine.frames import Use
from ...engine.moves import Line, shown
from ...game.game import Game, replayed
from ...game.setup import Setup
from ...language.sentences import with_sentence
from .older import PRESET, seated_at_older, write_older
from .pasted import Command, commands, is_older, is_whole, plain_commands
from .table import SITE, Table, seated
from .words import MESSAGES, USAGE, Unwritable, malformed
from .writer import write

# What the notation calls the answers to a question.
KEYWORDS = {
    "use": "USE", "contract": "WORK_CONTRACT", "build": "BUILD", "place": "BUILD", "fell": "FELL_TREES", "cut": "CUT_PEAT",
    "settle": "SETTLE", "district": "BUY_DISTRICT", "plot": "BUY_PLOT", "flip": "CONVERT", "sell": "CONVERT",
    "enter": "USE", "done": "COMMIT", "skip": "COMMIT",
}  # fmt: skip


def game_of(text: str) -> Game:
    r"""The game of a log, under the rulings of the site; what stands around its commands is passed over.

    The site seats the players by chance, which a log does not show; the first order that all commands fit is taken,
    the one of the `START` command before others.

    Args:
        text: A text with the commands from `CONFIG` on.

    Raises:
        ParseError: When it does not begin, goes on into another game, or when a command cannot be played; its `game` is
            then what was played before, and its `line` where that stops.

    >>> game_of("CONFIG 3 france long\nSTART R G B\nFELL_TREES 1 0\nCOMMIT").to_move
    'G'
    """
    log = plain_commands(text)
    older = not log and is_older(text)
    log = log or commands(text, older=older)
    if not any(is_whole(each.command) for each in log):
        line = next((line for line in text.splitlines() if line.strip()), "")
        raise ParseError("record-unreadable", "", line=shown(" ".join(line.split()), 60))
    begins = [at for at, each in enumerate(log) if each.command.startswith("CONFIG")]
    if not begins:
        raise _stopped("log-without-start", log[0] if log else None)
    first, *others = begins
    before = [each for each in log[:first] if is_whole(each.command)]
    part = log[first : others[0] if others else None]
    table = seated_at_older(part) if older else seated(part)
    if table.why is not None:
        raise _why_stopped(table, part)
    game = _game(table)
    if len(before) > 1:  # one alone may be an example
        raise _stopped("log-late-start", before[0], game, start=log[first].line)
    if others:
        raise _stopped("log-of-several", log[others[0]], game, games=len(begins))
    return game


def _game(table: Table) -> Game:
    return replayed(table.setup(), table.history())


def _stopped(
    message: str, at: Command | None, game: Game | None = None, rule: str = "", **details: object
) -> ParseError:
    """The refusal of a log, with the line where it stops and the game before it."""
    place = {"number": at.line, "line": shown(at.text, 60)} if at else {}
    refusal = ParseError(message, rule, **place, **details)
    refusal.game = game
    refusal.line = Line(at.line, at.text) if at else None
    with_sentence(refusal, game.setup.seats if game else "RGBW")
    return refusal


def _why_stopped(table: Table, log: list[Command]) -> ParseError:
    """Why it went no further."""
    assert table.why is not None
    if table.count == len(log) or (
        not table.started and log[table.count].command.split()[0] not in ("CONFIG", "START")
    ):
        return _stopped("log-without-start", log[min(table.count, len(log) - 1)])
    at, game = log[table.count], _game(table) if table.started else None
    if game is not None and game.over:
        return _stopped("log-after-the-end", at, game, "F9.6")
    if at.command in MESSAGES:
        return _stopped(MESSAGES[at.command], at, game)
    if table.why.message == "unknown-space":  # whose sentence is about our spelling of spaces
        table.why = malformed(at.command.split()[0], at.command)
    if table.why.message == "not-a-move":  # which says how it is written
        return _stopped("log-misspelt", at, game, table.why.rule, why=table.why)
    expected = _expected(table.why, at.command, game)
    if table.why.message == "other-question":  # which names questions and moves as we do
        return _stopped("log-no-answer", at, game, table.why.rule, expected=expected)
    return _stopped("log-refused", at, game, table.why.rule, why=table.why, expected=expected)


def _expected(why: Refusal, command: str, game: Game | None) -> tuple[str, ...]:
    """What might have stood there: the usage of a command that is not whole, else what can be said now."""
    verb = command.split(maxsplit=1)[0]
    if isinstance(why, InvalidMove) and verb in USAGE:
        return (USAGE[verb],)
    return available_commands(game.now) if game else ("CONFIG", "START")


def available_commands(state: State) -> tuple[str, ...]:
    """The commands with which the question of a position can be answered."""
    frame = state.pending[-1]
    found = set()
    for move in options(state):
        if isinstance(frame, Use) and move[0] in ("go", "prior"):
            found.add(f"USE {frame.card}")
        elif move[0] == "send":
            found.add("WITH_PRIOR" if move[1] == "prior" else "WITH_LAYBROTHER")
        elif move[0] in KEYWORDS:
            found.add(KEYWORDS[move[0]])
    order = list(USAGE)
    return tuple(sorted(found, key=lambda each: order.index(each.split()[0])))


# What only allows more; a game without it is said and read in the same way.
LENIENT = {"waiting_grants": True, "free_choice": True, "own_occupied": True, "crowded_out": True, "no_change": True}


def log_of(setup: Setup, moves: Iterable[Move]) -> list[str]:
    """The commands of a game, in the dialect of the site whose rulings it has; where it was read from a log, `START` is as it was there if it still says who sits where.

    Raises:
        Unwritable: When the game has other rulings than a site's, begins in a position of its own, or holds a move
            that the notation has no words for.
    """
    rulings = setup.rulings
    if rulings == Rulings.named(PRESET) and not setup.position and setup.seats == "RGBW"[: setup.players]:
        return write_older(moves, setup.players, setup.country, setup.length)
    if setup.position or replace(rulings, **LENIENT) != Rulings.named(SITE):
        raise Unwritable("other-rulings")
    terms = (setup.players, setup.country, setup.length, setup.seats)
    lines = write(moves, *terms, origin=setup.origin, rulings=rulings)
    if setup.origin and setup.players > 1 and seated(commands("\n".join(lines))).setup().seats != setup.seats:
        words = setup.origin.split()
        origin = " ".join([*words[: len(words) - setup.players], *setup.seats])
        lines = [lines[0], f"START {origin}", *lines[2:]]
    return lines

"""Converting a whole log into a game, and a game into a log; if reading fails, the game up to there is kept."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ...engine import InvalidMove, Move, ParseError, Refusal, Rulings, State, options
from ...engine.frames import Use
from ...engine.moves import Line, safe_text
from ...game.game import Game, game_of_history
from ...game.setup import Setup
from ...language.sentences import with_sentence
from .older import PRESET, seated_at_older, write_older
from .pasted import Command, commands, is_older, is_whole, plain_commands
from .table import SITE, Table, table_of_log
from .words import MESSAGES, USAGE, Unwritable, word_error
from .writer import write

# The notation's commands for our moves.
KEYWORDS = {
    "use": "USE", "contract": "WORK_CONTRACT", "build": "BUILD", "place": "BUILD", "fell": "FELL_TREES", "cut": "CUT_PEAT",
    "settle": "SETTLE", "district": "BUY_DISTRICT", "plot": "BUY_PLOT", "flip": "CONVERT", "sell": "CONVERT",
    "enter": "USE", "done": "COMMIT", "skip": "COMMIT",
}  # fmt: skip


def game_of(text: str) -> Game:
    r"""The game of a log, under the rulings of the site; text around its commands is ignored.

    The site seats the players at random, which a log does not show: the first order that fits all commands is taken,
    beginning with that of the `START` command.

    Args:
        text: A text with the commands from `CONFIG` on.

    Raises:
        ParseError: When it has no beginning, contains another game, or a command cannot be played; its `game` then has
            the moves before, and its `line` says where they stop.

    >>> game_of("CONFIG 3 france long\nSTART R G B\nFELL_TREES 1 0\nCOMMIT").to_move
    'G'
    """
    log = plain_commands(text)
    older = not log and is_older(text)
    log = log or commands(text, older=older)
    if not any(is_whole(each.command) for each in log):
        line = next((line for line in text.splitlines() if line.strip()), "")
        raise ParseError("record-unreadable", "", line=safe_text(" ".join(line.split()), 60))
    begins = [at for at, each in enumerate(log) if each.command.startswith("CONFIG")]
    if not begins:
        raise _stop_error("log-without-start", log[0] if log else None)
    first, *others = begins
    before = [each for each in log[:first] if is_whole(each.command)]
    part = log[first : others[0] if others else None]
    table = seated_at_older(part) if older else table_of_log(part)
    if table.why is not None:
        raise _stop_reason(table, part)
    game = _game(table)
    if len(before) > 1:  # a single one may be an example
        raise _stop_error("log-late-start", before[0], game, start=log[first].line)
    if others:
        raise _stop_error("log-of-several", log[others[0]], game, games=len(begins))
    return game


def _game(table: Table) -> Game:
    return game_of_history(table.setup(), table.history())


def _stop_error(
    message: str, at: Command | None, game: Game | None = None, rule: str = "", **details: object
) -> ParseError:
    """The refusal of a log, with the line where reading stops and the game up to there."""
    place = {"number": at.line, "line": safe_text(at.text, 60)} if at else {}
    refusal = ParseError(message, rule, **place, **details)
    refusal.game = game
    refusal.line = Line(at.line, at.text) if at else None
    with_sentence(refusal, game.setup.seats if game else "RGBW")
    return refusal


def _stop_reason(table: Table, log: list[Command]) -> ParseError:
    """Why reading stopped."""
    assert table.why is not None
    if table.count == len(log) or (
        not table.started and log[table.count].command.split()[0] not in ("CONFIG", "START")
    ):
        return _stop_error("log-without-start", log[min(table.count, len(log) - 1)])
    at, game = log[table.count], _game(table) if table.started else None
    if game is not None and game.over:
        return _stop_error("log-after-the-end", at, game, "F9.6")
    if at.command in MESSAGES:
        return _stop_error(MESSAGES[at.command], at, game)
    if table.why.message == "unknown-space":  # its sentence explains our spelling of spaces
        table.why = word_error(at.command.split()[0], at.command)
    if table.why.message == "not-a-move":  # its sentence shows how the command is written
        return _stop_error("log-misspelt", at, game, table.why.rule, why=table.why)
    expected = _expected_command(table.why, at.command, game)
    if table.why.message == "other-question":  # its sentence uses our names of questions and moves
        return _stop_error("log-no-answer", at, game, table.why.rule, expected=expected)
    return _stop_error("log-refused", at, game, table.why.rule, why=table.why, expected=expected)


def _expected_command(why: Refusal, command: str, game: Game | None) -> tuple[str, ...]:
    """What could be there instead: the usage of an incomplete command, else the commands possible now."""
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


# Rulings that only allow more; a game without them is written and read in the same way.
LENIENT_RULINGS = {
    "waiting_grants": True,
    "free_choice": True,
    "own_occupied": True,
    "crowded_out": True,
    "no_change": True,
}


def log_of(setup: Setup, moves: Iterable[Move]) -> list[str]:
    """The commands of a game, in the dialect of the site whose rulings it has, with its original `START` if that fits.

    Raises:
        Unwritable: When the game does not have a site's rulings, begins in a position of its own, or has a move that
            the notation cannot express.
    """
    rulings = setup.rulings
    if rulings == Rulings.named(PRESET) and not setup.position and setup.seats == "RGBW"[: setup.players]:
        return write_older(moves, setup.players, setup.country, setup.length)
    if setup.position or replace(rulings, **LENIENT_RULINGS) != Rulings.named(SITE):
        raise Unwritable("other-rulings")
    terms = (setup.players, setup.country, setup.length, setup.seats)
    lines = write(moves, *terms, origin=setup.origin, rulings=rulings)
    if setup.origin and setup.players > 1 and table_of_log(commands("\n".join(lines))).setup().seats != setup.seats:
        words = setup.origin.split()
        origin = " ".join([*words[: len(words) - setup.players], *setup.seats])
        lines = [lines[0], f"START {origin}", *lines[2:]]
    return lines

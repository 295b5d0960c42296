"""Sequences of ten messages from three pages of one game and two devices that exchange codes."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import ora_widgets as ora
from ora_widgets.game.game import Game
from ora_widgets.widget import kept_files
from ora_widgets.widget.board import Board
from tests.support.board_page import failures_of, on_page, send_message

from . import samples

LENGTH = 10  # messages
PAGES, DEVICES = ("red", "green", "anybody"), ("phone", "laptop")


class Lost(AssertionError):
    """Moves have disappeared without a message."""


def sequences() -> list[list[Any]]:
    """Messages with their senders: clicks, and codes passed on."""
    rng = Random(1)
    ours = (
        "play",
        "undo",
        "redo",
        "jump",
        "claim",
        "leave",
        "hand",
        "again",
        "option",
        "share",
        "alive",
        "back",
        "start",
    )
    said = [message for message in samples.messages() if message["do"] in ours]
    mail = [{"do": word} for word in ("send", "open", "older", "answer", "look")]
    found = []
    for _ in range(40):
        steps = [[rng.choice(PAGES), rng.choice(said)] for _ in range(LENGTH)]
        for at in rng.sample(range(LENGTH), 5):
            steps[at] = [rng.choice(DEVICES), rng.choice(mail)]
        found.append(steps)
    return found


def together(steps: Any) -> Game:
    """Run a sequence in its own folder, since each start would look through other games kept there."""
    with TemporaryDirectory() as folder, patch.dict(os.environ, {kept_files.VARIABLE: folder}):
        return _carried_out(steps)


def _carried_out(steps: Any) -> Game:
    """Run a sequence; the board refuses messages that no page can send, and the rest goes on."""
    start = ora.new_game(2, "france", "short").play("pass")
    game = start.copy()
    boards = {"red": Board(game, seat="R"), "green": Board(game, seat="G"), "anybody": Board(game)}
    sides = {"phone": game.for_seat("R"), "laptop": start.copy().for_seat("G")}
    sent = [start.code()]
    for board in boards.values():
        spied: Any = board
        spied.send = lambda *_: None
    try:
        for step in (steps if isinstance(steps, list) else [])[: 3 * LENGTH]:
            if not isinstance(step, list) or len(step) != 2:
                continue
            who, message = step
            if isinstance(who, str) and who in sides:
                _mail(sides[who], message, sent)
            else:
                board = boards.get(who if isinstance(who, str) else "", boards["anybody"])
                failed = failures_of(board)
                send_message(board, message)
                if failed:
                    raise failed[0]
        for board in boards.values():
            if board.game is game and on_page(board).ply != game.ply:
                raise Lost(f"a board at ply {on_page(board).ply} of a game at {game.ply}")
            json.dumps(on_page(board).notice).encode()
    finally:
        for board in boards.values():
            board.close()
    return game


def _mail(side: Any, message: Any, sent: list[str]) -> None:
    word = message.get("do") if isinstance(message, dict) else None
    known, ply = side.game.moves, side.game.ply
    if word == "send":
        sent.append(side.game.copy().jump(side.game.plies).code())
    elif word == "look":
        side.game.jump(side.game.plies // 2)
    elif word == "answer" and side.game.ply == side.game.plies and side.my_turn and side.legal_moves:
        side.play(side.legal_moves[0])
    elif word in ("open", "older"):
        with suppress(ora.Refusal):
            side.merge(sent[-1 if word == "open" else 0])
            if side.game.moves[: len(known)] != known:
                raise Lost("a message took moves away")
            return
        if (side.game.moves, side.game.ply) != (known, ply):
            raise Lost("a message that was refused has changed the game")


def same_together(game: Game) -> None:
    """It is kept whole, whatever is looked at."""
    kept = kept_files.read_game_text(kept_files.text_of(game, {}, {}))
    again = kept_files.game_of(Path("kept.ora"), kept)
    if (again.moves, again.ply) != (game.moves, game.ply):
        raise Lost("the file holds another game")

"""Messages of a page that arrive at its board."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

from ora_widgets.widget.board import Board
from tests.support.board_page import send_message


class Sent:
    """A board that records the messages it sends."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.messages: list[Any] = []
        board.send = lambda content, *_: self.messages.append(content)

    def do(self, **content: Any) -> None:
        send_message(self.board, content)


def send(board: Board, content: object, buffers: tuple[bytes, ...] = ()) -> None:
    """Do what an arriving message does."""
    board._handle_custom_msg(content, list(buffers))


def ask(board: Board, kind: str, **details: Any) -> Any:
    """The answer to a query, or the notice of its refusal."""
    with patch.object(board, "send") as replied:
        send(board, {"do": kind, "id": 7, **details})
    [(reply,), _] = replied.call_args
    assert (replied.call_count, reply["id"]) == (1, 7)
    return reply["answer"] if reply["do"] == "answer" else reply["notice"]

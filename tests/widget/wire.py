"""What a page does to its board: messages that arrive."""

from __future__ import annotations

from ora_widgets.widget.board import Board


def send(board: Board, content: object, buffers: tuple[bytes, ...] = ()) -> None:
    """Do what arriving over the wire does."""
    board._handle_custom_msg(content, list(buffers))

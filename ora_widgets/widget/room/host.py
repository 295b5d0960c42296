"""`ora.host`: a game, opened for guests by links; or a task, opened for a class."""

from __future__ import annotations

from typing import overload
from weakref import WeakKeyDictionary, WeakValueDictionary

from ...game.game import Game
from ...lessons.assignments import Assignment
from ...support.arguments import check, flag
from ..board import Board, board_of
from .classroom import Classroom
from .classroom.kept_class import ClassFile
from .door import Door
from .kept_room import KeptRoom, path_of, read_room, write_room
from .room import Room
from .room_panel import room_panel

_rooms: WeakKeyDictionary[Board, Room] = WeakKeyDictionary()
_classes: WeakValueDictionary[str, Classroom] = WeakValueDictionary()
_doors: WeakKeyDictionary[Classroom, Door] = WeakKeyDictionary()


@overload
def host(game: Game | Board, *, network: bool = False) -> Room: ...


@overload
def host(game: Assignment, *, network: bool = False) -> Classroom: ...


def host(game: Game | Board | Assignment, *, network: bool = False) -> Room | Classroom:
    """Open a game for guests: each opens a link on a device of their own and plays along, without any installation.

    The links are shown on the game's board, and are `room.links`. They are secrets: everybody who has one can come in. The
    room lasts until it is closed or Python ends; after `ora.resume()` it opens again with the same links, as far as the
    game is kept in a file.

    A task for a class has one link for all pupils: each gives a name and gets a copy of the task, and the room shows who
    needs help. Until it is closed the class is kept in a file: after Python has been started anew, the same task has the same
    link, and everybody is where they were.

    Args:
        game: The game, or the board that shows it, with its bots; or a task, as `ora.assign` gives it.
        network: Whether others in the network can reach this machine, rather than this machine alone. What is sent there
            is not encrypted.

    Returns:
        The room; the same one while it is open. For a task it is a `Classroom`.

    Raises:
        WrongArgument: When it is no game, no board and no task.
        OSError: When nothing can listen here.

    >>> from ora_widgets import new_game
    >>> room = host(new_game(2))
    >>> sorted(room.links)
    ['G', 'R', 'any', 'watch']
    >>> room.close()
    """
    check(isinstance(game, (Game, Board, Assignment)), "game", game, "game")
    flag("network", network)
    if isinstance(game, Assignment):
        return _open_class(game, network=network)
    board = game if isinstance(game, Board) else board_of(game)
    return _open_now(board) or open_room(board, network=network)


def _open_now(board: Board) -> Room | None:
    """The open room of a board, or that of its game on another board."""
    rooms = [room for room in [*_rooms.values()] if room.is_open and room.game is board.game]
    own = _rooms.get(board)
    return own if own is not None and own.is_open else next(iter(rooms), None)


def _open_class(task: Assignment, *, network: bool) -> Classroom:
    """Open a class, or find the one that is open."""
    room = _classes.get(task.id)
    if room is not None and room.is_open:
        if (
            network and not (before := _doors[room]).network
        ):  # its link leads to this machine by a name that others do not have
            before.close()
            _listen(room, network=True, port=before.port)
            room.keep()
        return room
    file = ClassFile(task)
    kept = file.read()
    room = Classroom(task, kept=kept)
    _listen(room, network=network or (kept is not None and kept.network), port=0 if kept is None else kept.port)
    file.has_moved = kept is not None and kept.address != room.address
    room.keep = lambda: file.write(room.kept(_doors[room].port, network=_doors[room].network))
    room.says_kept = file.says
    room.keep()
    _classes[task.id] = room
    return room


def _listen(room: Classroom, *, network: bool, port: int) -> None:
    """Have pupils come to a class."""
    _doors[room] = door = Door(room, network=network, port=port)
    room.at_close = door.close


def open_from_board(board: Board, *, network: bool, again: bool) -> None:
    """Open a room because somebody has pressed so, or again after Python was started anew.

    Args:
        again: Only where a room was kept beside the game's file.
    """
    if not again:
        if network and (open_now := _open_now(board)) is not None:
            open_now.close()  # its links lead to this machine by a name that others do not have
        host(board, network=network)
    elif _open_now(board) is None and (kept := read_room(board.game)) is not None:
        open_room(board, kept=kept)


def open_room(board: Board, *, network: bool = False, kept: KeptRoom | None = None) -> Room:
    """Open a room for a board.

    Args:
        kept: The room that there was before, if any; by default the one that was kept beside the game's file.
    """
    kept = kept or read_room(board.game) or KeptRoom("", network=network, secrets={}, guests=())
    room = Room(board, secrets=kept.secrets, guests=kept.guests)
    door = Door(room, network=network or kept.network, port=kept.port)
    room.at_close = door.close
    if moved := kept.address not in ("", room.address):
        room.vacate()
    written: list[tuple[object, KeptRoom | None]] = []

    def keep() -> None:
        now = path_of(room.game), room.kept(network=door.network)
        if now not in written:
            written[:] = [now]
            write_room(*now)
        panel = room_panel(room, board.language, network=door.network, moved=moved) if room.is_open else None
        board.set_trait("_together", panel)

    room.changed = keep
    _rooms[board] = room
    board._room = room
    room.changed()
    return room

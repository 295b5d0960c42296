"""`ora.host`: a game, opened for guests by links; or a task, opened for a class.

The live page imports this as well, but has no tornado, so `door` is imported only when a door is opened.
"""

from __future__ import annotations

from types import NoneType
from typing import TYPE_CHECKING, overload
from weakref import WeakKeyDictionary, WeakValueDictionary

from ...game.game import Game
from ...language.fluent import say
from ...lessons.assignments import Assignment
from ...support.arguments import check, flag, is_a
from ..board import Board, board_of
from .classroom import Classroom
from .classroom.kept_class import ClassFile
from .clock import Clock
from .kept_room import KeptRoom, read_room
from .opened import find_open, open_room
from .room import Room

if TYPE_CHECKING:
    from .door import Door

_classes: WeakValueDictionary[str, Classroom] = WeakValueDictionary()
_doors: WeakKeyDictionary[Classroom, Door] = WeakKeyDictionary()
_files: WeakKeyDictionary[Classroom, ClassFile] = WeakKeyDictionary()


@overload
def host(game: Game | Board, *, network: bool = False, clock: Clock | None = None) -> Room: ...


@overload
def host(game: Assignment, *, network: bool = False) -> Classroom: ...


def host(game: Game | Board | Assignment, *, network: bool = False, clock: Clock | None = None) -> Room | Classroom:
    """Open a game for guests: each opens a link on a device of their own and plays along, without any installation.

    The links are shown on the game's board, and are in `room.links`. They are secrets: anybody who has one can come in.
    The room lasts until it is closed or Python ends; if the game is kept in a file, `ora.resume()` opens the room again
    with the same links.

    A task for a class has one link for all pupils: each gives a name and gets a copy of the task, and the room shows
    who needs help. Until it is closed, the class is kept in a file: after Python has been restarted, the same task has
    the same link, and everybody is where they were.

    Args:
        game: The game, or the board that shows it, with its bots; or a task, as `ora.assign` gives it.
        network: Whether guests can come from the network, rather than from this machine alone. Data in the network is
            not encrypted.
        clock: How long players may think, such as `ora.Clock(turn=90)` in seconds. It is shown to all, begins with the
            first move, and decides nothing unless it is `decisive`.

    Returns:
        The room; the same one while it is open. For a task it is a `Classroom`.

    Raises:
        WrongArgument: When it is not a game, a board or a task, or the clock is not one.
        OSError: When no port can be opened.
        ImportError: When Python runs in a browser.

    >>> from ora_widgets import new_game
    >>> room = host(new_game(2))
    >>> sorted(room.links)
    ['G', 'R', 'any', 'watch']
    >>> room.close()
    """
    check(isinstance(game, (Game, Board, Assignment)), "game", game, "game")
    flag("network", network)
    check(is_a(clock, Clock, NoneType) and not (clock and isinstance(game, Assignment)), "clock", clock, "clock")
    if isinstance(game, Assignment):
        return _open_class(game, network=network)
    board = game if isinstance(game, Board) else board_of(game)
    room = find_open(board) or _open_door(board, network=network)
    if clock is not None:
        room.use_clock(clock)
    return room


def _open_class(task: Assignment, *, network: bool) -> Classroom:
    """Open a class, or find the one that is open."""
    room = _classes.get(task.id)
    if room is not None and room.is_open:
        before = _doors[room]
        if network and (not before.network or before.has_moved):  # others need another link
            before.close()
            _listen(room, network=True, port=before.port)
            if before.network:
                _files[room].has_moved = True
                room.vacate()
            room.keep()
        return room
    file = ClassFile(task)
    kept = file.read()
    room = Classroom(task, kept=kept)
    _listen(room, network=network or (kept is not None and kept.network), port=0 if kept is None else kept.port)
    _files[room] = file
    if kept is not None and kept.address != room.address:
        file.has_moved = True
        room.vacate()
    room.keep = lambda: file.write(room.snapshot(_doors[room].port, network=_doors[room].network))
    room.kept_sentence = file.sentence
    room.keep()
    _classes[task.id] = room
    return room


def _listen(room: Classroom, *, network: bool, port: int) -> None:
    """Open a door for the pupils of a class."""
    from .door import Door

    _doors[room] = door = Door(room, network=network, port=port)
    room.at_close = door.close


def open_from_board(board: Board, *, network: bool, reopen: bool) -> None:
    """Open a room because a button was pressed, or again after Python was restarted.

    Args:
        reopen: Whether to open only a room that was kept beside the game's file.
    """
    if not reopen:
        if network and (before := find_open(board)) is not None:
            before.close()  # its links hold a name that works on this machine alone
        host(board, network=network)
    elif find_open(board) is None and (kept := read_room(board.game)) is not None:
        _open_door(board, network=kept.network)


def _open_door(board: Board, *, network: bool) -> Room:
    """Open a room for a board at a door of this kernel."""
    try:
        from .door import Door
    except ImportError as error:  # it runs in a browser
        raise ImportError(say("room-no-network-here", board.language)) from error

    def door(room: Room, kept: KeptRoom) -> Door:
        return Door(room, network=network or kept.network, port=kept.port)

    return open_room(board, door)

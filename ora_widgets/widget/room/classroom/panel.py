"""The teacher's panel in a notebook cell: who needs help, and buttons for `Classroom`; below it, the projector's board."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary, ref

import traitlets

from ....engine.moves import safe_text
from ....language.current import current_language
from ....language.fluent import FALLBACK
from ....language.switch import on_switch
from ....support.background import Background
from ....support.bundle import source
from ....wire import room as wire
from ...messages import NotAMessage, failure, parse_message
from ...panel_box import PanelBox, box_of
from ...plain_widget import ReadOnlyWidget
from ..invitations import qr_code

if TYPE_CHECKING:
    from .class_room import Classroom


class ClassPage(ReadOnlyWidget):
    """The panel: all that it shows, as traits."""

    _esm = source("classroom.js")
    _css = source("widget.css", "today.css")

    panel = traitlets.Dict().tag(sync=True)
    notice = traitlets.Unicode("").tag(sync=True)
    language = traitlets.Unicode(FALLBACK).tag(sync=True)


class ClassView(PanelBox):
    """The panel of a class, and the board for the projector.

    Args:
        room: The class.
    """

    def __init__(self, room: Classroom) -> None:
        self._room = room
        language = current_language()
        self._translation = Background("ora class panel")
        page = ClassPage(panel=dict(room.panel(language)), language=language)
        super().__init__(page, [room.board], [room.on_change(self._publish), on_switch(self._translate)])

    def _publish(self) -> None:
        """Show the class as it is now; the class calls this after every change, including those by pupils."""
        try:
            with self._room._hold_lock(), self._page.hold_sync():
                self._page.language = current_language()
                self._page.panel = dict(self._room.panel(self._page.language))
        except Exception as error:  # a panel that cannot draw must not stop the pupils
            logging.getLogger(__name__).exception("the panel of the class could not go on")
            self._page.notice = failure(error, self._page.language)["text"]

    def _translate(self) -> None:
        """Show the class in another language, in another thread: this one may hold a game's lock, as when a board was asked."""
        self._translation.start(lambda _: self._publish())

    def _do(self, content: object) -> None:
        if not isinstance(content, dict):
            raise NotAMessage(safe_text(content))
        press = parse_message(content, wire.ClassPress)
        room, which = self._room, press["which"]
        verbs: Mapping[str, Callable[[], object]] = {
            "show": lambda: room.show(which),
            "hide": lambda: room.show(which, hidden=True),
            "own": room.show,
            "push": room.push,
            "freeze": room.freeze,
            "go-on": room.go_on,
            "reveal": lambda: self._say(room.reveal()),
            "poll": room.poll,
            "play-out": lambda: room.play_out(which),
            "remove": lambda: room.remove(which),
            "lock": room.lock,
            "unlock": room.unlock,
            "close": room.close,
            "link": self._send_link,
        }
        verbs[press["do"]]()

    def _say(self, text: str) -> None:
        self._page.notice = text

    def _send_link(self) -> None:
        link = self._room.link if self._room.is_open else ""
        code, size = qr_code(link)
        self._page.send({"do": "link", "link": link, "code": code, "size": size})

    def __repr__(self) -> str:
        return f"ClassView({self._room!r})"


_shown: WeakKeyDictionary[Classroom, ref[ClassView]] = WeakKeyDictionary()


def view_of(room: Classroom) -> ClassView:
    """The view of a class: the same one in all cells, until it is closed."""
    if room.board.comm is None:
        room.show()
    return box_of(_shown, room, ClassView, lambda view: room.board in view.children)

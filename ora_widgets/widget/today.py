"""A session of Today in a notebook cell: a panel with the question, and below it the board, if one is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary, ref

import traitlets

from ..engine.moves import safe_text
from ..language.current import current_language
from ..language.fluent import FALLBACK, say
from ..language.switch import on_switch
from ..lessons import Today
from ..lessons.today_on_board import today_panel
from ..support.bundle import source
from ..wire import today as wire
from .board import Board
from .messages import NotAMessage, parse_message
from .panel_box import PanelBox, box_of
from .plain_widget import ReadOnlyWidget

if TYPE_CHECKING:
    from ..game.game import Game

MESSAGE_SHAPES: dict[str, Any] = {"answer": wire.GiveAnswer, "next": wire.GoOn, "later": wire.GoOn}


class TodayPage(ReadOnlyWidget):
    """The panel of a session: all that it shows, as traits."""

    _esm = source("today.js")
    _css = source("widget.css", "today.css")

    panel = traitlets.Dict().tag(sync=True)
    notice = traitlets.Unicode("").tag(sync=True)
    theme = traitlets.Enum(("follow", "light", "dark"), default_value="follow").tag(sync=True)
    language = traitlets.Unicode(FALLBACK).tag(sync=True)


class TodayView(PanelBox):
    """The panel of a session, and the board of the current question, if it has one.

    Args:
        session: The session; answers that are given in code are shown here as well.
    """

    _copy_instead = "session"

    def __init__(self, session: Today) -> None:
        self.session = session
        self.board: Board | None = None
        self._game: Game | None = None
        page = TodayPage(panel=dict(today_panel(session, session.language)), language=session.language)
        super().__init__(page, (), [session.on_change(self._publish), on_switch(self._follow_language)])
        self._lay_out()

    def close(self) -> None:
        """Take the panel out of the notebook; the session can go on in code."""
        if "board" in self.__dict__:
            self._put_away()
        super().close()

    def _publish(self) -> None:
        with self._page.hold_sync():
            self._page.language = self.session.language
            self._page.panel = dict(today_panel(self.session, self.session.language))
        self._lay_out()

    def _lay_out(self) -> None:
        """Show the board of the current question, and no other."""
        if self.session.game is self._game:
            return
        self._put_away()
        self._game = self.session.game
        if self.session.lesson is not None:
            self.board = Board(lesson=self.session.lesson)
        elif self._game is not None:
            self.board = Board(self._game, keep=False, language=self.session.language)
        if self.board is not None:
            self.board.observe(self._translate, "language")
        self.children = (self._page, self.board) if self.board is not None else (self._page,)

    def _put_away(self) -> None:
        board, self.board, self._game = self.board, None, None
        if board is not None:
            board.close()

    def _translate(self, change: traitlets.Bunch) -> None:
        """Switch to the language that was chosen on the board."""
        if change["new"] != self.session.language:
            self.session.speak(change["new"])

    def _follow_language(self) -> None:
        """Switch to the language in use, unless the session has its own."""
        if self.session.follows:
            self.session.speak(current_language())

    def _do(self, content: object) -> None:
        kind = content.get("do") if isinstance(content, dict) else None
        shape = MESSAGE_SHAPES.get(kind) if isinstance(kind, str) else None
        if shape is None:
            raise NotAMessage(safe_text(content))
        message: dict[str, Any] = dict(parse_message(content, shape))
        session = self.session
        if message["key"] != (session.exercise.key if session.exercise else ""):
            # The question has been answered in another window or in code.
            self._page.notice = say("today-stale", session.language)
        elif kind == "answer":
            if message["value"] not in {str(number + 1) for number in range(len(session.choices))}:
                raise NotAMessage(safe_text(content))
            session.answer(int(message["value"]), sure=message["sure"])
        elif kind == "next":
            session.next()
        else:
            session.later()

    def __repr__(self) -> str:
        return f"TodayView({self.session!r})"


_shown: WeakKeyDictionary[Today, ref[TodayView]] = WeakKeyDictionary()


def page_of(session: Today) -> TodayView:
    """The view of a session: the same one in all cells, until it is closed."""
    return box_of(_shown, session, TodayView, lambda _: True)

"""The board in a notebook cell: what lies on the table goes out as traits, what is clicked comes in as messages.

All state travels in traits, so a saved notebook draws without a kernel. Clicks may arrive on another thread while a
cell runs; whatever touches the game or the traits happens under the game's lock, so what is published is never older
than what was published before it.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Unpack
from weakref import WeakKeyDictionary, ref

import anywidget
import traitlets

from ..arguments import check
from ..bundle import source
from ..engine import Refusal
from ..engine.moves import shown
from ..game.game import Game, new_game
from ..language.fluent import FALLBACK, known_language, languages, own_name, say
from ..language.sentences import sentence
from ..lessons import Session
from ..scene import book, drawn
from .beside import QUIET
from .company import named
from .messages import Messages, NotAMessage, sayable
from .options import NAMES, Options, check_options
from .seat_claims import claims_of

if TYPE_CHECKING:
    from ..bots import AnyBot


# What may be set from outside Python; everything else is Python's own, and only looked at.
SETTABLE = (*NAMES, "language", "_view_count")


class NoSuchLanguage(traitlets.TraitError, LookupError):
    """There are no words in a language; as an error of traits it leaves the one before."""


class Board(Messages, anywidget.AnyWidget):
    """A game as a board to click on; several boards of one game stay in step, and so do moves made by code.

    Parameters: `game`, the game to show (default: a new one); `language`, the language of all words (default: that of
    the lesson, else English), which may be set to another one at any time, and takes the lesson with it. `languages`
    holds those there are, and what each calls itself. `seat`, the only colour
    that this board moves (default: all of them, or those that a page has claimed). `seats`, the bots that answer for
    colours, such as `{"G": ora.bots.Greedy()}`. `options`, how it looks and behaves: `theme`, `motion`, `show_hints`,
    `open_all`, `names`, all of which may be set at any time too (`Settings`).
    Raises `LookupError` when there are no words in that language, `Refusal` when nobody sits at one of the seats, and
    `TypeError` for what is no game or no bot.
    """

    _esm = source("widget.js")
    _css = source("widget.css")

    book = traitlets.Dict().tag(sync=True)
    scene = traitlets.Dict().tag(sync=True)
    ask = traitlets.Dict().tag(sync=True)
    ply = traitlets.Int().tag(sync=True)
    notice = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    language = traitlets.Unicode(FALLBACK).tag(sync=True)
    languages = traitlets.Dict().tag(sync=True)
    lesson = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    claims = traitlets.Dict().tag(sync=True)

    def __init__(
        self,
        game: Game | None = None,
        *,
        language: str = "",
        lesson: Session | None = None,
        seat: str = "",
        seats: Mapping[str, AnyBot] | None = None,
        **options: Unpack[Options],
    ) -> None:
        if game is not None and not isinstance(game, Game):
            message = f"Board shows a Game, not {type(game).__name__}; make one with new_game()"
            raise TypeError(message)
        check_options(options)
        check(isinstance(seat, str), "seat", seat, "text")
        check(lesson is None or isinstance(lesson, Session), "lesson", lesson, "lesson")
        if lesson is not None:
            game = lesson.game
        language = known_language(language if language != "" else FALLBACK if lesson is None else lesson.language)
        self.game = new_game() if game is None else game
        self._sitting = lesson
        self._side = self.game.for_seat(seat) if seat else None
        with self.game.lock:
            claims = claims_of(self.game)
            super().__init__(
                claims=claims.taken,
                language=language,
                languages={name: own_name(name) for name in languages()},
                book=book(self.game, language),
                **self._position(language),
                **options,
            )
            # The game holds a bound method weakly: a board that nobody shows any more can go.
            self._unsubscribe = self.game.on_change(self._publish)
            claims.on_change(self._claimed)
            if lesson is not None:
                self.set_trait("lesson", lesson.panel(language))
                self._leave = lesson.on_change(self._follow)
        self.on_msg(self._received)
        self._invite({} if seats is None else seats)

    def close(self) -> None:
        """Take the board out of the notebook; the game goes on without it."""
        # A board whose making failed is closed too, when it is collected.
        if "_unsubscribe" in self.__dict__:
            self._unsubscribe()
        if "_leave" in self.__dict__:
            self._leave()
        super().close()

    def save_html(self, path: str | Path, *, title: str = "", puzzle: bool = False) -> Path:
        """Write the game into a page that shows it in any browser, without Python or network.

        Parameters: `path`, the file; `title`, plain text; `puzzle`, whether the next turn can be tried instead of
        only walking through the game. Language and names are the board's.
        Returns the path. Raises `OSError` when the file cannot be written.
        """
        from ..export import save_html

        return save_html(self.game, path, title=title, puzzle=puzzle, language=self.language, names=dict(self.names))

    def __repr__(self) -> str:
        # The default names an address, which no two runs share.
        return f"Board({self.game!r})"

    # ---- out

    def _position(self, language: str = "") -> dict[str, Any]:
        language = language or self.language
        return {**drawn(self.game, language), **self._ahead(language), "ply": self.game.ply, "notice": None}

    def _publish(self) -> None:
        """Show the position now; the game calls this under its lock after every change."""
        try:
            self._show()
        except Exception as error:  # noqa: BLE001 - one board that cannot draw must not stop the game and the others
            self._fail(error)
        except BaseException:
            # The move that is interrupted here has been made, so it is shown before the interrupt goes its way.
            self._show()
            raise

    def _show(self) -> None:
        with self.hold_sync():
            for name, value in self._position().items():
                setattr(self, name, value)

    def _follow(self) -> None:
        """Show what the lesson says now; the lesson calls this after every change."""
        try:
            self._show_lesson()
        except Exception as error:  # noqa: BLE001 - nor must it stop the lesson
            self._fail(error)

    def _show_lesson(self) -> None:
        """Show the lesson's panel; where it has gone on to another game, that one."""
        if self._sitting is None:
            return
        with self.hold_sync():
            if self._sitting.game is not self.game:
                self._unsubscribe()
                self.game = self._sitting.game
                self._unsubscribe = self.game.on_change(self._publish)
                self.set_trait("book", book(self.game, self.language))
                self._publish()
            self.set_trait("lesson", self._sitting.panel(self.language))

    def _take(self, lesson: Session) -> None:
        """Show another lesson from now on, or the same one as before."""
        if lesson is not self._sitting:
            self._leave()
            self._sitting = lesson
            self._leave = lesson.on_change(self._follow)
            self._follow()

    def _claimed(self) -> None:
        """Show who plays which colour; the claims call this after every change."""
        self.set_trait("claims", claims_of(self.game).taken)

    @traitlets.validate("language")
    def _known(self, proposal: dict[str, Any]) -> str:
        try:
            say("language-name", proposal["value"])
        except LookupError as error:
            raise NoSuchLanguage(*error.args) from None
        return str(proposal["value"])

    @traitlets.observe("language")
    def _translate(self, change: dict[str, Any]) -> None:
        """Say everything again in another language."""
        # While the board is being made, everything is said in its language already.
        if "_unsubscribe" in self.__dict__:
            with self.game.lock, self.hold_sync():
                if self._sitting is not None:
                    self._sitting.language = change["new"]
                self.set_trait("book", book(self.game, change["new"]))
                self._publish()
                self._follow()

    def _tell(self, text: str, rule: str = "", level: str = "refusal") -> None:
        self.notice = {"text": text, "rule": rule, "level": level}

    def _dismiss(self) -> None:
        self.set_trait("notice", None)

    def _fail(self, error: BaseException) -> None:
        # In Jupyter what a callback raises is seen by nobody.
        log = logging.getLogger(__name__)
        log.error("the board could not go on", exc_info=error)
        try:
            self._tell(say("notice-error", self.language, error=named(error)), level="error")
        except Exception:  # the game goes on where not even this can be told
            log.exception("the board could not say so")

    # ---- in

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take what a page has set of its own accord; ipywidgets calls this."""
        theirs = {name: value for name, value in sync_data.items() if name in SETTABLE}
        with self.game.lock:
            try:
                super().set_state(theirs)
            except traitlets.TraitError as error:
                self._tell(say("notice-bad-message", self.language, what=shown(str(error))), level="error")
                theirs = {}
            # Whoever has set something else sees again what is so.
            ours = self.get_state([name for name in sync_data if name in self.keys and name not in theirs])
            if wrong := [name for name, value in ours.items() if value != sync_data[name]]:
                self.send_state(wrong)

    def _received(self, _: object, content: object, buffers: object) -> None:
        """Do what the page asks for; whatever goes wrong is shown on the board."""
        with self.game.lock:
            try:
                self._obey(content, buffers)
            except Exception as error:  # noqa: BLE001 - a click that went wrong must be seen where it was made
                self._fail(error)

    def _obey(self, content: object, buffers: object) -> None:
        # The same refusal twice must be seen to come twice; a glance at something changes nothing.
        if not (isinstance(content, dict) and content.get("do") in QUIET):
            self._dismiss()
        try:
            content = sayable(content)
            if not self._beside(content, buffers):
                self._do(content)
        except Refusal as refused:
            self._tell(sentence(refused, self.game.setup.seats, self.game.now, self.language), refused.rule)
        except NotAMessage as error:
            self._tell(say("notice-bad-message", self.language, what=str(error)[:80]), level="error")


_shown: WeakKeyDictionary[Game | Session, dict[str, ref[Board]]] = WeakKeyDictionary()


def board_of(owner: Game | Session, seat: str = "") -> Board:
    """The board that a game or a lesson shows of itself: the same one in however many cells, until it is closed.

    Parameters: `seat`, the only colour that it moves.
    """
    boards = _shown.setdefault(owner, {})
    board = boards[seat]() if seat in boards else None
    if board is None or board.comm is None or (isinstance(owner, Session) and board._sitting is not owner):
        board = Board(owner, seat=seat) if isinstance(owner, Game) else Board(lesson=owner)
        boards[seat] = ref(board)
    return board

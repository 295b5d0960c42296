"""The board in a notebook cell: the position goes out to the page as traits, and clicks come in as messages.

All state travels in traits, so a saved notebook draws without a kernel. Clicks may arrive on another thread while a
cell runs, so the game and the traits are touched only under the game's lock: the page never gets an older position
after a newer one.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeAlias, Unpack
from weakref import ref

import traitlets

from ..game.game import Game, new_game
from ..game.game_lock import hold_locks
from ..language.current import check_language, current_language
from ..language.fluent import CURRENT, FALLBACK, known_language, languages, own_name, say
from ..language.people import people, short_names
from ..language.switch import on_switch, switch
from ..lessons import Session
from ..replay import save_html
from ..replay.walkthroughs import Walkthrough
from ..scene import cached_book, cached_drawing, tally
from ..support.arguments import check, is_a
from ..support.bundle import source
from ..support.weak_identity_dict import WeakIdentityDict
from .advice import Adviser, Reviewer
from .arrival import greeting
from .bot_runner import BotPanel
from .by_message import by_message, turn_to_send
from .capture import Pictures
from .end_of_game import personal_best, suit_level, with_suited_level
from .handlers import Context, handle
from .hosting import AnyRoom, no_room, open_for
from .keeper import keeper_of
from .kept_games import People, first_offer, note, people_at, resume_lines
from .messages import failure, is_modest, unknown_message
from .options import OPTION_NAMES, Names, check_options, names_in
from .plain_widget import PlainWidget, run_press
from .seat_claims import claims_of
from .start import USUAL_CHOICES, choices
from .teacher import Teacher

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..bots import AnyBot
    from ..study import Explorer
    from ..wire.to_page import Chosen, Notice, Options, WalkthroughPanel
    from .bot_runner import ThinkingQueue
    from .editing import Editing
    from .start import PreparedGame

# The traits that a page may set; the page only reads all others.
SETTABLE_TRAITS = (*OPTION_NAMES, "language", "_view_count")

LeftGame: TypeAlias = "tuple[Game, dict[str, AnyBot], bool]"  # the game to return to after a walkthrough, its bots, and whether its review was shown


class NoSuchLanguage(traitlets.TraitError, LookupError):
    """The refusal of a language that is not available; as a trait error, it leaves the language as it was."""


class Board(PlainWidget):
    """A game as a board to click on; several boards of one game stay in step, also with moves made by code.

    The language and the options are traits, which can be set at any time.

    Args:
        game: The game to show. Without a game, lesson, walk, seat or seats, a start screen asks what to play; until
            then, `game` is a new game for two, and a move in it closes the start screen.
        language: The language, such as `"en"` or `"pl"`; by default that of the lesson, or else the one in use, also
            when that changes. Choosing another on the board changes it everywhere, as `ora.set_language` does.
        lesson: The lesson to show instead of a game.
        walk: The walkthrough to show instead of a game.
        seat: The only colour that this board moves; by default all, or those that a page has claimed.
        seats: The bots that play colours, such as `{"G": ora.bots.Greedy()}`.
        keep: Whether the game is kept in a file from its first move here, so that `ora.resume()` can continue it. The
            folder is `ora-games`, or the one in the environment variable `ORA_GAMES`; `ORA_GAMES=off` keeps nothing.
        **options: How it looks and behaves. `theme` is `"follow"`, `"light"` or `"dark"`; `motion` animates the pieces
            (unless the system asks for reduced motion); `show_hints` explains what is under the pointer; `open_all`
            opens all players' boards; `teaching` comments on a person's turn that was costly or clearly the best, and
            offers to take a costly one back; `analysis` shows beside each possible answer what its turn is worth, in
            points ahead of the others, while a player thinks; `pace` is how long other players' turns are shown:
            `"off"`, `"quick"` or `"calm"`; `names` gives the players' names by colour, such as `{"R": "Ada"}`.

    Attributes:
        explorer: The data that the board's explorer shows, such as `study.explorer("club.ora")`; with `None`, the bots'
            games that come with the package.

    Raises:
        TypeError: When the game, the lesson or a bot is not one.
        TraitError: When an option does not take its value.
        UnknownName: When a seat is not in the game, or there is no such language or option.

    >>> from ora_widgets import new_game
    >>> board = Board(new_game(2), theme="dark")
    >>> board.game.play("pass").ply
    1
    >>> board.close()
    """

    _esm = source("widget.js")
    _css = source("widget.css")

    _book = traitlets.Dict().tag(sync=True)
    _scene = traitlets.Dict().tag(sync=True)
    _ask = traitlets.Dict().tag(sync=True)
    _ply = traitlets.Int().tag(sync=True)
    _notice = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    language = traitlets.Unicode(FALLBACK).tag(sync=True)
    _languages = traitlets.Dict().tag(sync=True)
    _lesson = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    _walk = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    _claims = traitlets.Dict().tag(sync=True)
    _coming = traitlets.Dict().tag(sync=True)
    _tally = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    _remark = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    _review = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    _opponents = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    _start: Any = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    _kept = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    _together = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    _votes = traitlets.List(traitlets.Dict()).tag(sync=True)
    _denied = traitlets.List(traitlets.Unicode()).tag(sync=True)
    _outgoing = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    _editor = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)
    theme = traitlets.Enum(("follow", "light", "dark"), default_value="follow").tag(sync=True)
    motion = traitlets.Bool(True).tag(sync=True)
    show_hints = traitlets.Bool(True).tag(sync=True)
    open_all = traitlets.Bool(False).tag(sync=True)
    teaching = traitlets.Bool(False).tag(sync=True)
    analysis = traitlets.Bool(False).tag(sync=True)
    pace = traitlets.Enum(("off", "quick", "calm"), default_value="calm").tag(sync=True)
    names = Names(value_trait=traitlets.Unicode(), key_trait=traitlets.Unicode()).tag(sync=True)

    explorer: Explorer | None = None
    _bots: BotPanel | None = None
    _left_game: LeftGame | None = None
    _editing: Editing | None = None
    _marking = False
    _best: Mapping[str, str] = MappingProxyType({})  # the sentence on a personal best, once a game has ended here
    _room: AnyRoom | None = None
    _open_room: Callable[..., None] = staticmethod(open_for)  # the live page replaces it
    _unsubscribers: tuple[Callable[[], None], ...] = ()  # end the subscriptions to game, claims and lesson

    def __init__(
        self,
        game: Game | None = None,
        *,
        language: str = CURRENT,
        lesson: Session | None = None,
        walk: Walkthrough | None = None,
        seat: str = "",
        seats: Mapping[str, AnyBot] | None = None,
        keep: bool = True,
        **options: Unpack[Options],
    ) -> None:
        if game is not None and not isinstance(game, Game):
            message = f"Board shows a Game, not {type(game).__name__}; make one with new_game()"
            raise TypeError(message)
        check_options(options)
        check(isinstance(seat, str), "seat", seat, "text")
        check(lesson is None or isinstance(lesson, Session), "lesson", lesson, "lesson")
        check(walk is None or isinstance(walk, Walkthrough), "walk", walk, "walkthrough")
        guide = walk if lesson is None else lesson
        if guide is not None:
            game = guide.game
        self._follows = is_a(language, str) and language == CURRENT
        language = known_language(guide.language if self._follows and guide is not None else language)
        check(isinstance(keep, bool), "keep", keep, "flag")
        self._seat = seat
        self._keep = keep
        self._pictures = Pictures()
        self._adviser = Adviser()
        self._reviewer = Reviewer()
        self._teacher = Teacher()
        asking = game is None and not seat and seats is None
        self._set_game(new_game() if game is None else game, lesson, walk)
        with self.game.lock:
            super().__init__(
                _claims=claims_of(self.game).taken,
                language=language,
                _languages={name: own_name(name) for name in languages()},
                _book=cached_book(self.game, language),
                _lesson=None if lesson is None else lesson.panel(language),
                _walk=self._walk_panel(language),
                **self._position(language, names_in(options)),
                **options,
            )
            # The game and the lesson hold bound methods weakly, so a board that is no longer shown can be collected.
            self._listen()
            self._chosen: Chosen = {**USUAL_CHOICES, "names": dict(self.names)}
            offer = first_offer(self.game, language) if self._is_kept() else ""
            if asking:
                self._chosen = with_suited_level(self._chosen)
                self._ask_what_to_play(back=False)  # which offers kept games itself
            else:
                self._inform(offer)
        self.on_msg(self._receive)
        if seats is not None and not (isinstance(seats, dict) and not seats):
            self._add_bots(seats)

    def show(self, game: Game, *, seats: Mapping[str, AnyBot] | None = None) -> None:
        """Show another game; the previous one goes on without this board, its bots and its lesson.

        Args:
            game: The game.
            seats: The bots that play colours, such as `{"G": ora.bots.Greedy()}`.

        Raises:
            WrongArgument: When the game or a bot is not one.
            UnknownName: When a seat, or the colour of this board, is not in the game.

        >>> from ora_widgets import new_game
        >>> board = Board(new_game(2))
        >>> board.show(new_game(4, "ireland"))
        >>> board.game
        <Game: 4 players, long, Ireland, round 1, R to move>
        >>> board.close()
        """
        from ..bots.contract import check_seats

        check(isinstance(game, Game), "game", game, "game")
        bots = check_seats({} if seats is None else seats, game.setup.seats, "seats")
        with self._hold(game):
            self._switch_to(game)
            if bots:
                self._add_bots(bots)

    def _hold(self, *others: Game) -> AbstractContextManager[object]:
        """Hold the lock of the game that is shown, and those of games to show next or to look at."""
        lock = self.game.lock
        # As at each change of the game; for twenty boards the long way is slow.
        if not others and lock._is_owned():  # type: ignore[attr-defined]
            return lock
        return hold_locks(lambda: (self.game.lock, *(other.lock for other in others)))

    def _switch_to(
        self, game: Game, lesson: Session | None = None, walk: Walkthrough | None = None, left: LeftGame | None = None
    ) -> None:
        """Show a game, alone or with its lesson or walkthrough, instead of what was shown before."""
        with self._hold(game):
            self._set_game(game, lesson, walk)
            self._left_game = left
            self._remove_bots()
            self._reviewer.stop()
            self._teacher.stop()
            self._listen()
            with self.hold_sync():
                self.set_trait("_start", None)
                self.set_trait("_tally", None)
                self.set_trait("_review", None)
                self.set_trait("_remark", None)
                self._edit(None)
                self.set_trait("_book", cached_book(game, self.language))
                self.set_trait("_claims", claims_of(game).taken)
                self._publish()
                self.set_trait("_lesson", None if lesson is None else lesson.panel(self.language))
                self.set_trait("_walk", self._walk_panel(self.language))
            if self._room is not None and lesson is None and walk is None:
                self._room.follow(game)

    def _set_game(self, game: Game, lesson: Session | None = None, walk: Walkthrough | None = None) -> None:
        """Set the game of this board; raises `UnknownName`, and changes nothing, if the game lacks the board's colour."""
        side = game.for_seat(self._seat) if self._seat else None
        self.game, self._session, self._side = game, lesson, side
        self._walkthrough = walk if lesson is None else None

    def _listen(self) -> None:
        """Subscribe to changes of what is shown, and no longer to those of what was shown before."""
        self._stop_listening()
        ends = [
            self.game.on_change(self._publish),
            claims_of(self.game).on_change(self._show_claims),
        ]
        guide = self._session or self._walkthrough
        ends.append(self._offer_to_resume() if guide is None else guide.on_change(self._follow))
        if self._follows:
            ends.append(on_switch(self._follow_language))
        self._unsubscribers = tuple(ends)
        if self._is_kept():
            keeper_of(self.game).begin(self.game)
        self._teach()

    def _offer_to_resume(self) -> Callable[[], None]:
        """Let start screens offer this game; returns a function that ends this."""
        return note(self.game, self._people)

    def _is_kept(self) -> bool:
        """Whether the game is kept in a file; a lesson or walkthrough can be opened again without one."""
        return self._keep and self._session is None and self._walkthrough is None

    def _stop_listening(self) -> None:
        for end in self._unsubscribers:
            end()

    def _add_bots(self, seats: Mapping[str, AnyBot], queue: ThinkingQueue | None = None) -> None:
        """Let bots play their colours; with a queue, each waits there for its turn to think."""
        if self._session is not None:
            message = "Board(lesson=…, seats=…): a lesson brings its own opponents"
            raise TypeError(message)
        from .bot_runner import Opponents

        self._bots = BotPanel(Opponents(self.game, seats, self._show_bots, queue=queue))
        # The bots' first callbacks came before `_bots` was set, and showed nothing.
        self._show_bots()

    def _hand(self, seat: str, bot: AnyBot | None) -> None:
        """Let a bot play a colour from now on, or people again if there is no bot."""
        if self._bots is not None:
            self._bots.runner.hand(seat, bot)
        elif bot is not None:
            self._add_bots({seat: bot})

    def _remove_bots(self) -> None:
        panel, self._bots = self._bots, None
        if panel is not None:
            panel.runner.close()

    def _play_together(self, what: str, which: str) -> None:
        """Open the room of the game, or pass on what was pressed in it."""
        if what == "reopen":
            self._open_room(self, network=False, reopen=True)
            return
        if what not in ("open", "network"):
            if self._room is not None and self._room.is_open:
                self._room.press(what, which)
            return
        try:
            if self._start is not None and not self.game.plies:
                self.set_trait("_start", None)
            self._open_room(self, network=what == "network", reopen=False)
        except (ImportError, OSError) as error:
            self._notify(no_room(error, self.language))

    def _people(self, *, leaving: bool = False) -> People:
        """The players of this game; with `leaving`, the bots leave this board because the game goes on at another."""
        with self._hold():
            bots = self._bots.runner.bots if self._bots else {}
            if leaving:
                self._remove_bots()
                self.set_trait("_opponents", None)
            return People(bots, dict(self.names))

    def close(self) -> None:
        """Take the board out of the notebook; the game goes on without it."""
        self._stop_listening()
        # A board whose constructor failed is closed, too, when it is garbage-collected.
        if "_reviewer" in self.__dict__:
            self._adviser.stop()
            self._reviewer.stop()
            self._teacher.stop()
        self._remove_bots()
        super().close()

    def save_html(self, path: str | Path, *, title: str = "", puzzle: bool = False) -> Path:
        """Write the game into a page that shows it in any browser, without Python or network.

        Args:
            path: The file.
            title: Plain text; by default the mode and the country.
            puzzle: Whether readers can try the next turn, instead of only stepping through the game.

        Raises:
            OSError: When the file cannot be written.
        """
        return save_html(self.game, path, title=title, puzzle=puzzle, language=self.language, names=dict(self.names))

    def save_svg(self, path: str | Path) -> Path:
        """Save the board as an SVG picture, as the page draws it, to be shown by a browser.

        The file is complete only once the page has answered; in many notebooks, that is after the cell has finished.

        Args:
            path: The file.

        Raises:
            NoPicture: When no page shows the board.
            OSError: When the file cannot be written.
        """
        return self._picture(path, "svg")

    def save_png(self, path: str | Path) -> Path:
        """Save the board as a PNG picture; otherwise as `save_svg` does.

        Args:
            path: The file.
        """
        return self._picture(path, "png")

    def _picture(self, path: str | Path, kind: str) -> Path:
        number, target = self._pictures.request(path, self.language)
        self.send({"do": "draw", "kind": kind, "id": number})
        return target

    def __repr__(self) -> str:
        # The default repr contains a memory address, which differs between runs. A start screen has no game yet.
        return "Board()" if self._start is not None and not self.game.plies else f"Board({self.game!r})"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """What a cell shows; its text is for a saved notebook without a kernel: code that loads the game, or how to begin."""
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None or self._session is not None:
            return bundle
        if self.game.plies:
            bundle[0]["text/plain"] = f'{self!r}\nora.load("{self.game.code()}")'
        elif self._start is not None:
            bundle[0]["text/plain"] = say("notebook-run-cell", self.language)
        return bundle

    # ---- out

    def _position(self, language: str, names: Mapping[str, str]) -> dict[str, object]:
        """The traits that a move changes; the score pad is among them once it has been opened, and at the end."""
        with people(names):
            whole = cached_drawing(self.game, language)
            if self._walkthrough is not None:  # a walkthrough shows the others' turns one by one
                whole = {**whole, "scene": {**whole["scene"], "since": []}}
            values = {
                **(whole if self._session is None else self._session.reduce_drawing(whole)),
                "ply": self.game.ply,
                "notice": None,
                "tally": {**tally(self.game), **self._best} if self._tally or self.game.over else None,
                "opponents": self._bots.page_data(language) if self._bots else None,
                "kept": resume_lines(self.game) if self._session is None and self._walkthrough is None else None,
                "outgoing": turn_to_send(self.game, names, self._bots.runner.bots if self._bots else {}, language),
            }
            return {f"_{name}": value for name, value in values.items()}

    def _publish(self) -> None:
        """Keep the game in its file and show the position; the game calls this under its lock after every change."""
        self._adviser.stop()  # the question that it thinks about is gone
        news = ""
        try:
            try:
                news = self._keep_game()
                self._update_progress()
            finally:  # the move has been made, even if the file cannot be written
                self._show()
            self._inform(news)
            self._teach()
        except Exception as error:  # noqa: BLE001 - one board that cannot draw must not stop the game and the others
            self._fail(error)
        except BaseException:
            # The interrupted move has been made, so it is shown before the interrupt is raised again.
            self._show()
            raise

    def _keep_game(self) -> str:
        """Keep the game in its file; returns what to say about it, if anything."""
        keeper = keeper_of(self.game)
        # Checked before `people_at`, which asks all boards of the game.
        if not self._is_kept() or not keeper.is_due(self.game):
            return ""
        bots, names = people_at(self.game)
        return keeper.keep(self.game, names, bots, self.language)

    def _update_progress(self) -> None:
        """Update the player's personal best and next opponent, if a game that was played here has just ended."""
        self._best = {}
        if not self.game.over or not self._is_kept() or keeper_of(self.game).path is None:
            return
        bots, others = self._bots.runner.bots if self._bots else {}, self._others_here()
        best = personal_best(self.game, others, self.language)
        next_one = suit_level(self.game, bots, self.language) if others == {*bots} else ""
        if next_one:
            self._chosen = with_suited_level(self._chosen)
        if best or next_one:
            self._best = {"best": " ".join(filter(None, (best, next_one)))}

    def _others_here(self) -> set[str]:
        """The colours that no person at this board plays."""
        bots = self._bots.runner.bots if self._bots else {}
        mail = by_message(self.game)
        theirs = [seat for seat in self.game.setup.seats if self._seat and seat != self._seat]
        guests = self._room.guest_seats if self._room is not None and self._room.is_open else ()
        return {*bots, *theirs, *guests, *(mail.away if mail else "")}

    def _show(self, *, but: str = "") -> None:
        with self.hold_sync():
            # A move by code begins the game and closes the start screen, unless a player has opened that on purpose.
            if self._start is not None and not self._start["back"] and self.game.plies:
                self._start = None
            # Setting a trait is slow where many boards show one game, so those that a move does not change are skipped.
            known = self._trait_values
            for name, value in self._position(self.language, self.names).items():
                if name != but and known.get(name, self) is not value:
                    setattr(self, name, value)

    def _follow(self) -> None:
        """Show the panel of the lesson or walkthrough, which calls this after every change."""
        try:
            self._show_lesson()
        except Exception as error:  # noqa: BLE001 - a board that cannot draw must not stop the lesson
            self._fail(error)

    def _show_lesson(self) -> None:
        """Show the panel of the walkthrough or the lesson; if the lesson has gone on to another game, show that."""
        if self._walkthrough is not None:
            self.set_trait("_walk", self._walk_panel(self.language))
        if self._session is None:
            return
        with self.hold_sync():
            if self._session.game is not self.game:
                self._switch_to(self._session.game, self._session)
            else:
                self.set_trait("_lesson", self._session.panel(self.language))

    def _show_session(self, lesson: Session) -> None:
        """Show a lesson, unless it is shown already."""
        if lesson is not self._session:
            self._switch_to(lesson.game, lesson)

    def _begin_walk(self, walk: Walkthrough) -> None:
        """Show a walkthrough, and remember the game here to return to."""
        left = self.game, dict(self._bots.runner.bots) if self._bots else {}, self._review is not None
        self._switch_to(walk.game, walk=walk, left=left)

    def _leave_walk(self) -> bool:
        """Go back to the game from which the walkthrough was opened; returns whether there is one."""
        if self._left_game is None:
            return False
        game, bots, reviewed = self._left_game
        with self._hold(game):
            self.show(game, seats=bots)
            if reviewed:
                self.set_trait("_review", self._reviewer.speak(self.language))
        return True

    def _walk_panel(self, language: str) -> WalkthroughPanel | None:
        if self._walkthrough is None:
            return None
        panel = self._walkthrough.panel(language)
        return {**panel, "home": self._left_game is not None, "marking": self._marking}

    def _mark_by_pressing(self, marking: bool) -> None:
        """Let a press on a place mark it in the walkthrough, or play again."""
        self._marking = marking
        self._follow()

    def _show_table(self, table: PreparedGame) -> None:
        """Show a prepared game, with its bots and the players' names."""
        with self._hold(table.game):
            self.show(table.game, seats=table.bots)
            if table.names is not None:
                self.set_trait("names", {**table.names})
            if table.chosen is not None:  # for the next start screen
                self._chosen = table.chosen
            self._inform(greeting(table, self.language))

    def _ask_what_to_play(self, *, back: bool = True) -> None:
        """Show the start screen in front of the game, which goes on behind it."""
        self.set_trait("_start", choices(self._chosen, self.game, self.language, back=back))

    def _edit(self, editing: Editing | None) -> None:
        """Show the position editor instead of the game, or without one the game again."""
        self._editing = editing
        shown = None if editing is None else {**editing.traits(), "theme": self.theme}
        if shown is not None and shown["book"] == self._book:
            del shown["book"]  # the page has it already
        self.set_trait("_editor", shown)

    def _show_claims(self) -> None:
        """Show who plays which colour; the claims call this after every change."""
        self.set_trait("_claims", claims_of(self.game).taken)

    def _show_bots(self) -> None:
        """Show what the bots are doing; they call this, sometimes from their own thread."""
        if self._bots is None:
            return
        with self._hold(), people(self.names):
            try:
                self.set_trait("_opponents", self._bots.page_data(self.language))
                if news := self._bots.news(self.language):
                    self._notify(news)
            except Exception as error:  # noqa: BLE001 - nobody would see an error in a thread
                self._fail(error)

    @traitlets.observe("teaching")
    def _teach(self, _: object = None) -> None:
        """Have the latest turn judged, and show the comment on it."""
        if not self._unsubscribers:
            return
        with self._hold():
            if not self.teaching or self._session is not None or self._walkthrough is not None:
                self._teacher.stop()
                if self._remark is None:
                    return
            else:
                self._teacher.look(self.game, self._others_here(), self._remark_on, self._fail)
            self._remark_on()

    def _remark_on(self) -> None:
        """Show the comment on the latest turn, if any; threads call this, too, where nobody would see an error."""
        try:
            with people(self.names):
                self.set_trait("_remark", self._teacher.notice(self.language))
        except Exception as error:  # noqa: BLE001 - the turn itself has been played
            self._fail(error)

    @traitlets.validate("names")
    def _shorten_names(self, proposal: traitlets.Bunch) -> dict[str, str]:
        return short_names(proposal["value"])

    @traitlets.validate("language")
    def _validate_language(self, proposal: traitlets.Bunch) -> str:
        try:
            check_language(proposal["value"])
        except LookupError as error:
            raise NoSuchLanguage(str(error)) from None
        return str(proposal["value"])

    @traitlets.observe("names")
    def _rename(self, _: traitlets.Bunch) -> None:
        """Use the players' new names; a notice that is shown stays."""
        if self._unsubscribers:
            with self._hold():
                try:
                    self._show(but="_notice")
                    self._remark_on()
                except Exception as error:  # noqa: BLE001 - the name itself has been set
                    self._fail(error)

    @traitlets.observe("language")
    def _translate(self, change: traitlets.Bunch) -> None:
        """Show everything in another language."""
        # The constructor shows everything in this language already.
        if self._unsubscribers:
            with self._hold(), self.hold_sync():
                guide = self._session or self._walkthrough
                if guide is not None:
                    guide.speak(change["new"])
                self._use_language(change["new"])
                self.set_trait("_book", cached_book(self.game, change["new"]))
                if self._start is not None:
                    self._ask_what_to_play(back=self._start["back"])
                if self._review is not None:
                    self.set_trait("_review", self._reviewer.speak(change["new"]))
                if self._editing is not None:
                    self._editing.language = change["new"]
                    self._edit(self._editing)
                self._publish()
                self._remark_on()
                self._follow()

    def _use_language(self, language: str) -> None:
        """Switch everything else to the language, too."""
        switch(language)

    def _follow_language(self) -> None:
        """Switch to the language in use, unless the lesson has its own."""
        self.language = current_language() if self._session is None else self._session.language

    def _notify(self, notice: Notice | None) -> None:
        self.set_trait("_notice", notice)

    def _inform(self, text: str) -> None:
        """Show a sentence as a notice, unless it is empty."""
        if text:
            self._notify({"text": text, "rule": "", "level": "info"})

    def _fail(self, error: BaseException) -> None:
        # Jupyter does not show errors that a callback raises.
        log = logging.getLogger(__name__)
        log.error("the board could not go on", exc_info=error)
        try:
            self._notify(failure(error, self.language))
        except Exception:  # the game goes on even if this cannot be shown
            log.exception("the board could not say so")

    # ---- in

    def set_state(self, sync_data: dict[str, object]) -> None:
        """Set the traits that a page has set; ipywidgets calls this.

        Args:
            sync_data: The values by trait.
        """
        theirs = {name: value for name, value in sync_data.items() if name in SETTABLE_TRAITS}
        with self._hold():
            # Checking a huge value, and quoting it, would take too long.
            if huge := [name for name, value in theirs.items() if not is_modest(value)]:
                self._notify(unknown_message(", ".join(huge), self.language))
                theirs = {name: value for name, value in theirs.items() if name not in huge}
            try:
                super().set_state(theirs)
            except (traitlets.TraitError, RecursionError) as error:  # ipywidgets descends into nested values
                self._notify(unknown_message(error, self.language))
                theirs = {}
            # A page that has set any other trait gets its true value back.
            ours = self.get_state([name for name in sync_data if name in self.keys and name not in theirs])
            if wrong := [name for name, value in ours.items() if value != sync_data[name]]:
                self.send_state(wrong)

    def _receive(self, _: object, content: object, buffers: Sequence[bytes]) -> None:
        """Do what the page asks for; any error is shown on the board."""
        with self._hold(), people(self.names), run_press(self if self._shares_page else None):
            context = Context(
                game=self.game,
                side=self._side,
                claims=claims_of(self.game),
                session=self._session,
                walk=self._walkthrough,
                marking=self._marking,
                bots=self._bots.runner if self._bots else None,
                adviser=self._adviser,
                reviewer=self._reviewer,
                teacher=self._teacher,
                explorer=self.explorer,
                pictures=self._pictures,
                start=self._start,
                language=self.language,
                buffers=buffers,
                trait=lambda name: getattr(self, name),
                set_trait=self.set_trait,
                show_lesson=self._show_session,
                show_table=self._show_table,
                show_walk=self._begin_walk,
                leave_walk=self._leave_walk,
                editing=self._editing,
                edit=self._edit,
                show_start=self._ask_what_to_play,
                hand=self._hand,
                together=self._play_together,
                invitations=lambda: [] if self._room is None else self._room.drawn_links(self.language),
                notify=self._notify,
                fail=self._fail,
                reply=self.send,
            )
            try:
                handle(context, content)
            except Exception as error:  # noqa: BLE001 - an error that cannot even be shown must not end the kernel's loop
                self._fail(error)


Owner: TypeAlias = Game | Session | Walkthrough
_shown: WeakIdentityDict[Owner, dict[str, ref[Board]]] = WeakIdentityDict()


def board_of(owner: Owner, seat: str = "") -> Board:
    """The board that displays a game, a lesson or a walkthrough: the same one in all cells, until it is closed.

    Args:
        owner: The game, the lesson or the walkthrough.
        seat: The only colour that the board moves; by default all.
    """
    boards = _shown.setdefault(owner, {})
    board = boards[seat]() if seat in boards else None
    if (
        board is None
        or board.comm is None
        or not any(owner is each for each in (board.game, board._session, board._walkthrough))
    ):
        board = _new_board(owner, seat)
        boards[seat] = ref(board)
    return board


def _new_board(owner: Owner, seat: str) -> Board:
    if isinstance(owner, Game):
        return Board(owner, seat=seat)
    return Board(walk=owner) if isinstance(owner, Walkthrough) else Board(lesson=owner)


def traits_of(board: Board) -> dict[str, Any]:
    """The traits that a page draws, without those that every widget has, such as its script."""
    return {name: getattr(board, name) for name in Board.class_own_traits(sync=True)}

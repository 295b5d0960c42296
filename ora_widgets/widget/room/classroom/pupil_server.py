"""The pupils of a class: they come in and work on their copies of the task, and their tries are noted."""

from __future__ import annotations

import time
from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from threading import RLock
from typing import TYPE_CHECKING

from ....engine import IllegalMove, Refusal
from ....game.history import read_only_state
from ....language.current import current_language
from ....language.people import distinct_name, same_name
from ....language.sentences import sentence
from ....support.background import Background
from ...bot_runner import ThinkingQueue
from ..guest_server import MAX_GUESTS, MAX_WHO_LENGTH, GuestServer, PositionStamp, same_key, stamp_of
from ..guests import Connection, Guest, GuestBoard, GuestRecord
from ..invitations import ANY, Invitations, new_secret
from ..roles import is_move
from .kept_class import KeptClass
from .pupils import Pupil, name_problem
from .stage import Stage, last_move
from .task_copy import TaskCopy

if TYPE_CHECKING:
    from ....game.game import Game
    from ....lessons.assignments import Assignment
    from ....wire import room as wire
    from ....wire.to_page import Notice

REASONS_TO_WAIT = ("class-frozen", "class-answered")  # why a pupil waits for the teacher
MAX_PUPILS = 64  # each has a board, which takes some megabytes at most


class PupilServer(GuestServer):
    """Lets the pupils of a class in, and notes what they do; `Classroom` adds what the teacher can do.

    Args:
        task: The task.
        kept: The class from before Python was restarted, if any.
        clock: A clock in seconds that never goes back.
        now: The time of day, in seconds since 1970.
    """

    def __init__(
        self,
        task: Assignment,
        *,
        kept: KeptClass | None = None,
        clock: Callable[[], float] = time.monotonic,
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(clock, MAX_GUESTS)
        self._now = now
        self._lock = RLock()
        self._invitations = Invitations((), {} if kept is None else {ANY: kept.secret})
        self._removed: set[str] = set() if kept is None else {*kept.removed}
        self._stamps: dict[str, tuple[object, PositionStamp]] = {}
        self._stage = Stage(task, TaskCopy(task), {}) if kept is None else kept.stage
        known = () if kept is None else kept.pupils
        self._returning = {record.who for record in known}
        self._vacant: set[str] = set()  # who are found by name, as browsers know only the old link
        self._pupils = [Pupil(record, lambda: self._stage) for record in known]
        self._locked = kept is not None and kept.locked
        self._after_bots = Background("ora class")
        self._thinking = ThinkingQueue()
        self._turned_away = 0  # how many found the class full

    @abstractmethod
    def _keep_and_show(self) -> None:
        """Keep the class, and show it as it is now."""

    # ---- coming in

    def _admit_newcomer(self, connection: Connection, hello: wire.HelloFrame) -> None:
        """Let a pupil in who gives a valid name; otherwise ask for one."""
        if self._invitations.kind_of(hello["secret"]) != ANY:
            self._end_connection(connection, "class-link-unknown")
            return
        if hello["key"] in self._removed:
            self._end_connection(connection, "class-removed")
            return
        name = hello["name"].text if hello["sit"] else ""
        known = self._find_vacated(name)
        if self._locked and not (known or (self._vacant and not hello["sit"])):
            self._end_connection(connection, "class-locked")
            return
        connection.invitation = ANY
        problem = name_problem(name, connection.language) if hello["sit"] else ""
        if known is not None:
            known.record = known.record._replace(key=hello["key"])
            self._reconnect(connection, known)
        elif problem or not hello["sit"]:
            self._say_name(connection, "", problem)
        elif len(self._pupils) >= MAX_PUPILS and not self._free_place(connection.address):
            self._turned_away += 1
            self._end_connection(connection, "class-full", most=MAX_PUPILS)
            self._keep_and_show()
        else:
            called = distinct_name(name, [pupil.record.name for pupil in self._pupils])
            who = new_secret()[:MAX_WHO_LENGTH]
            record = GuestRecord(hello["key"], who, "", ANY, called, connection.language)
            self._add_pupil(record, TaskCopy(self._stage.task, self._stage.own.step, now=self._now()))
            self._pupils[-1].address = connection.address
            self._reconnect(connection, self._pupils[-1])

    def vacate(self) -> None:
        """Let pupils find their places by name: after a change of the link, their browsers no longer know who they are."""
        with self._hold_lock():
            self._vacant = {pupil.record.who for pupil in self._pupils}
            self._returning = {*self._vacant}
            self._keep_and_show()

    def _find_vacated(self, name: str) -> Pupil | None:
        """The absent pupil of this name, if the place can be found by name."""
        for pupil in self._pupils:
            is_free = pupil.record.who in self._vacant and pupil.connection is None
            if is_free and same_name(pupil.record.name) == same_name(name.strip()):
                return pupil
        return None

    def _free_place(self, address: str) -> bool:
        """Remove a pupil who has done nothing from a full class; returns whether there was one.

        One who is away goes first, else one from an address with more places than the newcomer's. Nobody is removed for
        an address alone: behind a proxy, all have the same.
        """
        places = Counter(pupil.address for pupil in self._pupils)
        idle = [
            pupil
            for pupil in self._pupils
            if not pupil.copy.is_touched() and (pupil.connection is None or places[pupil.address] > places[address] + 1)
        ]
        if not idle:
            return False
        gone = min(idle, key=lambda pupil: (pupil.connection is not None, -places[pupil.address]))
        self._pupils.remove(gone)
        self._disconnect(gone, "class-gave-way")
        return True

    def _add_pupil(self, record: GuestRecord, copy: TaskCopy) -> None:
        """Give a pupil a place in the class."""
        self._stage.copies[record.who] = copy
        if (question := self._stage.question) is not None:
            question.copies[record.who] = question.game.copy()
        self._pupils.append(Pupil(record, lambda: self._stage))

    def _reconnect(self, connection: Connection, guest: Guest) -> None:
        pupil = self._pupil(guest)
        self._attach_connection(connection, pupil)
        self._vacant.discard(pupil.record.who)
        if pupil.board is None:
            pupil.shown = pupil.question_game or pupil.copy.shown
            pupil.board = GuestBoard(
                pupil.shown,
                lambda message: self._forward_message(pupil, message),
                role="pupil",
                seat="",
                language=connection.language,
                names={},
                others=dict,
            )
            pupil.board.observe(lambda change: self._bots_went_on(pupil, change["new"]), "_opponents")
            self._start_bots(pupil)
        self._say_name(connection, pupil.record.name, "")
        self._confirm_entry(pupil)
        if pupil.record.who in self._returning:
            self._returning.remove(pupil.record.who)
            self._notify_pupil(pupil, "class-frozen" if self._stage.frozen else "class-back")
        self._update_pause(pupil)
        self._keep_and_show()

    def _say_name(self, connection: Connection, name: str, problem: str) -> None:
        task = self._stage.task
        connection.send(
            {"frame": "name", "title": task.title, "instructions": task.instructions, "problem": problem, "name": name}
        )

    def _guest_of_key(self, key: str) -> Guest | None:
        return same_key(self._pupils, key)

    def _handle_leave(self, guest: Guest) -> None:
        if guest.connection is not None:
            self._end_connection(guest.connection, "class-left")

    def _handle_disconnect(self, guest: Guest) -> None:
        self._keep_and_show()

    def _disconnect(self, pupil: Pupil, word: str) -> None:
        if pupil.connection is not None:
            self._end_connection(pupil.connection, word)
        if pupil.board is not None:
            pupil.board.close()
            pupil.board = None

    def snapshot(self, port: int, *, network: bool) -> KeptClass | None:
        """What is kept of the class; `None` once it is closed.

        Args:
            port: Where its door listens.
            network: Whether others in the network can reach it.
        """
        if not self.is_open:
            return None
        pupils = tuple(pupil.record for pupil in self._pupils)
        secret = self._invitations.secrets[ANY]
        return KeptClass(
            self.address, port, network, secret, frozenset(self._removed), pupils, self._stage, self._locked
        )

    # ---- working

    def _handle_request(self, guest: Guest, what: str) -> Notice | None:
        return self._notice("room-not-allowed-pupil", guest.record.language)

    def _stale_refusal(self, ply: int, now: PositionStamp) -> Refusal:
        return IllegalMove("class-other-position", "")

    def _stamp(self, guest: Guest) -> PositionStamp:
        """The stamp of a pupil's position; its head depends on the step, too, as two steps may begin from one position."""
        pupil = self._pupil(guest)
        game, words = pupil.game, f"{pupil.copy.step} {self._stage.task.id} {pupil.question_game is None}"
        place, key = (read_only_state(game), words), pupil.record.who
        before = self._stamps.get(key)
        if before is None or before[0] != place:
            before = self._stamps[key] = place, stamp_of(game, words)
        return before[1]

    def _perform(self, guest: Guest, arrived: wire.DoFrame) -> Notice | None:
        pupil, message = self._pupil(guest), arrived["message"]
        self._update_board(pupil)
        kind = message.get("do") if isinstance(message, dict) else None
        if (
            isinstance(kind, str)
            and is_move(kind)
            and pupil.board is not None
            and (word := self._why_closed(pupil, kind))
        ):
            closed = self._notice(word, pupil.board.language)
            pupil.board._notify(closed)
            return closed
        step, ply = pupil.copy.step, pupil.game.ply
        notice = super()._perform(pupil, arrived)
        if isinstance(message, dict) and is_move(str(kind)):
            self._note_action(pupil, str(kind), message, (step, ply), refused=notice is not None)
        return notice

    def _why_closed(self, pupil: Pupil, kind: str) -> str:
        """The id of the sentence on why a pupil may not move now, or not in this way; empty if it is allowed."""
        if self._stage.frozen:
            return "class-frozen"
        if (question := self._stage.question) is not None and pupil.record.who in question.answers:
            return "class-answered"
        if pupil.question_game is not None:
            return "class-question" if kind != "play" else ""
        return "class-bots-turn" if kind == "play" and pupil.game.to_move in self._stage.task.bots else ""

    def _note_action(
        self, pupil: Pupil, kind: str, message: Mapping[str, object], at: tuple[str, int], *, refused: bool
    ) -> None:
        """Note what a pupil has done; `at` is the step and the ply before that, as a bot may have answered already."""
        step, ply = at
        game, copy, question = pupil.game, pupil.copy, self._stage.question
        if question is not None:
            if kind == "play" and not refused:
                question.answers[pupil.record.who] = str(game.moves[question.game.ply])
                self._notify_pupil(pupil, "class-answer-taken")
            self._keep_and_show()
            return
        copy.note_moves()
        if kind == "play":
            copy.last = (
                self._refusal_sentence(game, message.get("line"))
                if refused
                else last_move(game, self._language, ply + 1)
            )
            copy.tries[step] += refused
        elif kind == "hint":
            copy.hints[step] += 1
        if copy.step != step:
            copy.since = self._now()
        elif not self._note_solved(copy) and kind in ("check", "answer") and step not in copy.solved:
            copy.last = copy.verdict(self._language) or copy.last
            copy.tries[step] += 1
        self._keep_and_show()

    def _note_solved(self, copy: TaskCopy) -> bool:
        """Note a step that has just been solved; returns whether it has been."""
        if copy.step in copy.solved or not copy.is_solved():
            return False
        copy.solved.add(copy.step)
        copy.since = self._now()
        return True

    def _start_bots(self, pupil: Pupil) -> None:
        """Let the bots of the task play in a pupil's own copy, but not answer questions to the class."""
        if pupil.board is not None and pupil.question_game is None and self._stage.task.bots:
            pupil.board.let_bots_play(self._stage.task.opponents(), self._thinking)

    def _bots_went_on(self, pupil: Pupil, opponents: Mapping[str, object] | None) -> None:
        """Note a bot's moves, in another thread: this one holds the game's lock, and a holder of the class's may wait for it."""
        if opponents is not None and opponents["thinking"] is None:
            self._after_bots.start(lambda _: self._note_bots(pupil))

    def _note_bots(self, pupil: Pupil) -> None:
        with self._hold_lock():
            if self.is_open and pupil in self._pupils and pupil.question_game is None:
                pupil.copy.note_moves()
                self._note_solved(pupil.copy)
                self._keep_and_show()

    def _refusal_sentence(self, game: Game, line: object) -> str:
        """Why a line is refused, in the teacher's language."""
        try:
            game.copy().play(str(line))
        except Refusal as refused:
            return sentence(refused, game.setup.seats, read_only_state(game), self._language)
        return ""

    # ---- boards

    def _update_board(self, pupil: Pupil) -> None:
        """Have a pupil's board show the current task or question, unless it does already."""
        wanted = pupil.question_game or pupil.copy.shown
        if pupil.board is not None and pupil.shown is not wanted:
            pupil.board.follow(wanted)
            self._start_bots(pupil)
        pupil.shown = wanted

    def _notify_pupil(self, pupil: Pupil, word: str) -> None:
        if pupil.board is not None:
            pupil.board._notify(self._notice(word, pupil.board.language, level="info"))
        self._update_pause(pupil)

    def _update_pause(self, pupil: Pupil) -> None:
        """Offer a pupil no moves as long as the pupil has to wait for the teacher."""
        if pupil.board is not None:
            word = self._why_closed(pupil, "play")
            pupil.board.pause_moves(word if word in REASONS_TO_WAIT else "")

    def _close_boards(self) -> None:
        for pupil in self._pupils:
            self._disconnect(pupil, "class-closed")
        self._keep_and_show()

    @staticmethod
    def _pupil(guest: Guest) -> Pupil:
        assert isinstance(guest, Pupil)  # nobody else is let in
        return guest

    @property
    def _language(self) -> str:
        return current_language()

    @contextmanager
    def _hold_lock(self) -> Iterator[None]:
        with self._lock:
            yield

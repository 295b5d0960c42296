"""`ora.host(assignment)`: a class at one task, each with a copy, and what the teacher can do with all of them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from threading import RLock
from typing import TYPE_CHECKING, Any

from ....engine import IllegalMove, Refusal, UnknownName
from ....engine.moves import shown
from ....game.history import live
from ....game.record import encode
from ....language.current import current_language
from ....language.fluent import CURRENT, known_language, say
from ....language.name_lookup import nearest
from ....language.namesakes import told_apart
from ....language.sentences import sentence, with_sentence
from ....lessons import Session
from ....lessons.assignments import Assignment
from ....lessons.assignments.codes import ANSWER, pack
from ....lessons.outcome import Words
from ....rulebook.rules import rule
from ....scenarios import Scenario
from ....support.arguments import check, flag, is_a
from ....support.display import widget_bundle
from ....support.listeners import Listeners, Observable
from ....support.tables import Table
from ...board import Board
from ...live.tries import Tries
from ..guest_board import GuestBoard
from ..guests import Connection, Guest, GuestRecord
from ..invitations import ANY, Invitations, new_secret
from ..reception import HEAD_LENGTH, MAX_GUESTS, MAX_WHO_LENGTH, Reception, Standing, same_key
from ..roles import denied, moves
from .panel_words import words
from .pupil_names import name_problem
from .pupils import Pupil, by_need, last_move, pupil_table
from .task_copy import TaskCopy

if TYPE_CHECKING:
    from ....game.game import Game
    from ....wire import classroom as wire_class
    from ....wire import room as wire
    from ....wire.to_page import Notice

MAX_PUPILS = 64  # each has a board, and so some megabytes at most


class Classroom(Reception, Observable):
    """A class at one task: everybody opens one link, gives a name, and has a copy of the task.

    Nothing of it is kept: a pupil who drops out comes back to the same place for as long as the room is open.

    Args:
        task: The task.
        clock: Seconds that never go back.
        now: Seconds of the clock on the wall.

    Attributes:
        task: The task that pupils have now.
        board: The board for the projector: the teacher's own copy of the task, or what `show` has put there.
        frozen: Whether nobody may move.

    >>> from ora_widgets import assign, host
    >>> room = host(assign("wheel"))
    >>> room.pupils().rows
    []
    >>> room.close()
    """

    def __init__(
        self,
        task: Assignment,
        *,
        clock: Callable[[], float] = time.monotonic,
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(clock, MAX_GUESTS)
        self.task = task
        self.frozen = False
        self._now = now
        self._lock = RLock()
        self._invitations = Invitations(())
        self._onlookers = Listeners()
        self._pupils: list[Pupil] = []
        self._removed: set[str] = set()
        self._question: Game | None = None
        self._standings: dict[str, tuple[object, Standing]] = {}
        self._own = TaskCopy(task)
        self.board = self._new_board()

    # ---- what a teacher asks

    @property
    def link(self) -> str:
        """The link for all pupils. It is a secret: whoever has it can come in."""
        return f"{self.address}#{self._invitations.secrets[ANY]}"

    def pupils(self) -> Table:
        """Who is here, at which step, what they tried and since when they are stuck; who needs help most comes first."""
        with self._alone():
            return pupil_table([pupil.row() for pupil in self._pupils], self._language)

    def results(self) -> Table:
        """What each has solved and played, in the table that `Assignment.read` makes of answers that are sent in.

        A step that has been solved stays so, whatever is tried there later.
        """
        with self._alone():
            works = {pupil.record.name: pupil.work.moves if pupil.work else {} for pupil in self._pupils}
            answers = ({"task": self.task.id, "name": name, "moves": moves} for name, moves in works.items())
            return self.task.read([pack(ANSWER, answer) for answer in answers])

    def panel(self, language: str = CURRENT) -> wire_class.ClassPanel:
        """What the teacher's panel shows, as plain data."""
        spoken = known_language(language)
        with self._alone():
            own, counted = self._own, self._counted()
            total, here = sum(counted.values()), sum(pupil.connection is not None for pupil in self._pupils)
            missing = len(self._pupils) - total
            projected = [pupil.record.name for pupil in self._pupils if pupil.game is self.board.game]
            pupils: list[wire_class.PupilShown] = [
                {
                    "name": row.name,
                    "here": row.here,
                    "step": f"{row.step}/{row.steps}" if not row.is_done else "✓",
                    "tries": row.tries,
                    "hints": row.hints,
                    "last": row.last,
                    "since": row.stuck_since,
                    "shown": row.name in projected,
                }
                for row in by_need(pupil.row() for pupil in self._pupils)
            ]
            answers: list[wire_class.AnswerShown] = [
                {"line": line, "label": self._in_words(line), "count": count, "percent": round(100 * count / total)}
                for line, count in counted.most_common()
            ]
            return {
                "title": self.task.title or say("class-title", spoken),
                "counts": say("class-counts", spoken, here=here, all=len(self._pupils))
                if self.is_open
                else say("class-closed-now", spoken),
                "says": say(f"class-says-{'hub' if self.address.startswith('/') else 'address'}", spoken),
                "words": words(spoken),
                "pupils": pupils,
                "frozen": self.frozen,
                "asking": self._question is not None,
                "answers": answers,
                "missing": say("class-missing", spoken, count=missing) if missing else "",
                "has_next": own.step in own.steps[:-1],
                "has_solution": own.session is not None,
            }

    def show(self, name: str = "", *, hidden: bool = False) -> None:
        """Show a pupil's board on the projector, and follow it; without a name, the teacher's own copy of the task.

        Args:
            name: The name as the class knows it, such as `"Anna (2)"`.
            hidden: Whether the board leaves out who it is.

        Raises:
            UnknownName: When nobody has that name; the nearest ones are in the sentence.
        """
        flag("hidden", hidden)
        with self._alone():
            if is_a(name, str) and name == "":
                self._project(self._own.shown)
                return
            pupil = self._find(name)
            self._project(pupil.copy.shown if pupil.asked is None else pupil.asked, denied("spectator"))
            seat = pupil.game.setup.seats[0]
            self.board.set_trait("names", {} if hidden else {seat: pupil.record.name})

    def push(self, what: Assignment | Session | Scenario | Game | str | int = "") -> None:
        """Have everybody go on: to the step after the one that the teacher's own board is at, to another one, or to another task.

        Args:
            what: The name or the number of a step of the lesson; or a task, as `ora.assign` takes it. By default the next step.

        Raises:
            UnknownName: When the lesson has no such step.
            WrongArgument: When it is nothing to be played.
        """
        with self._alone():
            if isinstance(what, str | int):
                self._push_step(what)
            else:
                self.task = what if isinstance(what, Assignment) else Assignment(what, language=self.task.language)
                self._own = TaskCopy(self.task)
                for pupil in self._pupils:
                    pupil.take(TaskCopy(self.task), self._now())
            self._continue()

    def freeze(self) -> None:
        """Let nobody move until `go_on`."""
        with self._alone():
            self.frozen = True
            self._tell_all("class-frozen")

    def go_on(self) -> None:
        """Let everybody go on with their task, where they were."""
        with self._alone():
            self._continue()

    def reveal(self) -> Words:
        """Show the solution of the step that the teacher's own board is at, to everybody who is there, too; nobody may move meanwhile.

        Returns:
            The solution, and the rules that it is about.

        Raises:
            Refusal: When the task is a game, which has no solution.
        """
        with self._alone():
            session = self._own.session
            if session is None:
                raise with_sentence(Refusal("class-no-solution", ""), language=self._language)
            session.restart()
            text = session.solution()
            for pupil in self._pupils:
                if pupil.copy.session is not None and pupil.copy.step == session.step.name:
                    pupil.copy.session.solution()
            if session.step.answer:
                session.answer(session.step.answer)
            else:
                session.game.play(session.step.solution)
            self._project(session)
            self.freeze()
            rules = [rule(number, self._language) for number in session.rules]
            return Words("\n".join([text, *(f"{one.number}: {one.text}" for one in rules)]))

    def poll(self, position: Game | Scenario | None = None) -> None:
        """Ask everybody what they would play: one answer each, in a position on the projector, until `go_on`.

        Args:
            position: The position; by default the one that the projector shows.

        Raises:
            WrongArgument: When it is no position.
            IllegalMove: When the game is over there.
        """
        from ....game.game import Game

        check(position is None or is_a(position, Game, Scenario), "position", position, "game")
        with self._alone():
            found = self.board.game if position is None else position
            game = found.game() if isinstance(found, Scenario) else found.copy()
            if game.over:
                raise with_sentence(IllegalMove("game-over", live(game).mode.end_rule), language=self._language)
            self.frozen = False
            self._question = game
            for pupil in self._pupils:
                self._put_question(pupil)
            self._project(game.copy())
            self._tell_all("class-question")

    def answers(self) -> Table:
        """What the class would play: each answer, how many gave it, and its share; who has not answered is not among them."""
        with self._alone():
            counted = self._counted()
            head = [say(f"class-column-{part}", self._language) for part in ("answer", "move", "count", "share")]
            total = sum(counted.values())
            rows = [
                (self._in_words(line), line, count, f"{100 * count / total:.0f} %")
                for line, count in counted.most_common()
            ]
            missing = len(self._pupils) - total
            return Table(head, rows, [say("class-missing", self._language, count=missing)] if missing else ())

    def play_out(self, answer: str) -> None:
        """Show on the projector what an answer leads to.

        Args:
            answer: The move, as `answers` lists it.

        Raises:
            Refusal: When it cannot be played there, or nothing has been asked.
        """
        with self._alone():
            if self._question is None:
                raise with_sentence(Refusal("class-no-question", ""), language=self._language)
            self._project(self._question.copy().play(answer))

    def remove(self, name: str) -> None:
        """Send a pupil home, whose name and place are free then.

        Args:
            name: The name as the class knows it.

        Raises:
            UnknownName: When nobody has that name.
        """
        with self._alone():
            pupil = self._find(name)
            self._pupils.remove(pupil)
            self._removed.add(pupil.record.key)
            self._send_home(pupil, "class-removed")
            if self.board.game is pupil.game:
                self._project(self._own.shown)
            self._changed()

    def close(self) -> None:
        """Send everybody home; what they have done is gone with the room."""
        self._close("class-closed")

    def _disband(self) -> None:
        for pupil in self._pupils:
            self._send_home(pupil, "class-closed")
        self._changed()

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """In a notebook a class shows the teacher's panel, and below it the board for the projector."""
        bundle = widget_bundle("class", self, **kwargs)
        if bundle is not None:
            bundle["text/plain"] = f"{self!r}\n{self.pupils()!r}"
        return bundle

    def __repr__(self) -> str:
        here = sum(pupil.connection is not None for pupil in self._pupils)
        return f"<Classroom: {self.task.title or self.task.kind}, {here} of {len(self._pupils)} here>"

    # ---- coming in

    def _enter(self, connection: Connection, hello: wire.HelloFrame) -> None:
        """Take a pupil in who gives a name that will do; ask for one else."""
        if self._invitations.kind_of(hello["secret"]) != ANY:
            self._dismiss(connection, "class-link-unknown")
            return
        if hello["key"] in self._removed:
            self._dismiss(connection, "class-removed")
            return
        connection.invitation = ANY
        name = hello["name"].text
        problem = name_problem(name, connection.language) if hello["sit"] else ""
        if problem or not hello["sit"]:
            self._say_name(connection, "", problem)
        elif len(self._pupils) >= MAX_PUPILS:
            self._dismiss(connection, "class-full", most=MAX_PUPILS)
        else:
            known = told_apart(name, [pupil.record.name for pupil in self._pupils])
            who = new_secret()[:MAX_WHO_LENGTH]
            record = GuestRecord(hello["key"], who, "", ANY, known, connection.language)
            pupil = Pupil(record, TaskCopy(self.task, self._own.step), self._now())
            self._pupils.append(pupil)
            self._returned(connection, pupil)

    def _returned(self, connection: Connection, guest: Guest) -> None:
        pupil = self._pupil(guest)
        self._welcome(connection, pupil)
        if pupil.board is None:
            pupil.board = GuestBoard(
                pupil.copy.shown,
                lambda message: self._heard(pupil, message),
                role="pupil",
                seat="",
                language=connection.language,
                names={},
                others=dict,
            )
            pupil.work = Tries(pupil.board, pupil.copy.session)
            if self._question is not None:
                self._put_question(pupil)
        self._say_name(connection, pupil.record.name, "")
        self._greet(pupil)
        self._changed()

    def _say_name(self, connection: Connection, name: str, problem: str) -> None:
        task = self.task
        connection.send(
            {"frame": "name", "title": task.title, "told": task.instructions, "problem": problem, "name": name}
        )

    def _known(self, key: str) -> Guest | None:
        return same_key(self._pupils, key)

    def _left(self, guest: Guest) -> None:
        if guest.connection is not None:
            self._dismiss(guest.connection, "class-left")

    def _lost(self, guest: Guest) -> None:
        self._changed()

    def _send_home(self, pupil: Pupil, word: str) -> None:
        if pupil.connection is not None:
            self._dismiss(pupil.connection, word)
        if pupil.board is not None:
            pupil.board.close()
            pupil.board = None

    # ---- working

    def _ask(self, guest: Guest, what: str) -> Notice | None:
        return self._notice("room-not-allowed-pupil", guest.record.language)

    def _stale(self, ply: int, now: Standing) -> Refusal:
        return IllegalMove("class-other-position", "")

    def _standing(self, guest: Guest) -> Standing:
        """The head says which step it is, too: two may begin from one position."""
        pupil = self._pupil(guest)
        game = pupil.game
        place = live(game), pupil.copy.step, self.task.id, pupil.asked is None
        key = pupil.record.who
        before = self._standings.get(key)
        if before is None or before[0] != place:
            code = encode(game.setup, game.moves[: game.ply])
            head = sha256(f"{code} {place[1:]}".encode()).hexdigest()[:HEAD_LENGTH]
            before = self._standings[key] = place, Standing(game.ply, head, code)
        return before[1]

    def _perform(self, guest: Guest, arrived: wire.DoFrame) -> Notice | None:
        pupil, message = self._pupil(guest), arrived["message"]
        kind = message.get("do") if isinstance(message, dict) else None
        if isinstance(kind, str) and moves(kind) and pupil.board is not None and (word := self._closed(pupil, kind)):
            closed = self._notice(word, pupil.board.language)
            pupil.board._notify(closed)
            return closed
        step = pupil.copy.step
        notice = super()._perform(pupil, arrived)
        if isinstance(message, dict) and moves(str(kind)):
            self._follow(pupil, str(kind), message, step, refused=notice is not None)
        return notice

    def _closed(self, pupil: Pupil, kind: str) -> str:
        """Why a pupil may not move now, or not in this way."""
        if self.frozen:
            return "class-frozen"
        if pupil.answer:
            return "class-answered"
        return "class-question" if pupil.asked is not None and kind != "play" else ""

    def _follow(self, pupil: Pupil, kind: str, message: Mapping[str, object], step: str, *, refused: bool) -> None:
        """Note what a pupil has done at a step."""
        game = pupil.game
        if pupil.asked is not None:
            if kind == "play" and not refused and self._question is not None:
                pupil.answer = str(game.moves[self._question.ply])
                self._tell_pupil(pupil, "class-answer-taken")
            self._changed()
            return
        if pupil.work is not None:
            pupil.work.look()
        if kind == "play":
            pupil.last = self._why(game, message.get("line")) if refused else last_move(game, self._language)
            pupil.tries[step] += refused
        elif kind == "hint":
            pupil.hints[step] += 1
        if pupil.copy.step != step:
            pupil.since = self._now()
        elif pupil.copy.is_solved() and step not in pupil.solved:
            pupil.solved.add(step)
            pupil.since = self._now()
        elif kind in ("check", "answer") and step not in pupil.solved:
            pupil.last = pupil.copy.verdict(self._language) or pupil.last
            pupil.tries[step] += 1
        self._changed()

    def _why(self, game: Game, line: object) -> str:
        """Why a line is refused, in the teacher's language."""
        try:
            game.copy().play(str(line))
        except Refusal as refused:
            return sentence(refused, game.setup.seats, live(game), self._language)
        return ""

    # ---- what happens to all

    def _push_step(self, what: str | int) -> None:
        session = self._own.session
        if session is None or len(self._own.steps) == 1:
            raise with_sentence(Refusal("class-no-steps", ""), language=self._language)
        if what == "":
            at = self._own.steps.index(self._own.step) + 1
            if at == len(self._own.steps):
                raise with_sentence(Refusal("class-last-step", ""), language=self._language)
            what = at + 1
        session.go(what)
        for pupil in self._pupils:
            if pupil.copy.session is not None:
                pupil.copy.session.go(what)
                pupil.since = self._now()

    def _continue(self) -> None:
        """Put everybody before their own task."""
        self.frozen = False
        self._question = None
        for pupil in self._pupils:
            pupil.asked, pupil.answer = None, ""
        self._project(self._own.shown)
        for pupil in self._pupils:
            if pupil.board is not None and pupil.board.game is not pupil.copy.game:
                pupil.board.follow(pupil.copy.shown)
            if pupil.board is not None and pupil.work is None:
                pupil.work = Tries(pupil.board, pupil.copy.session)
            self._tell_pupil(pupil, "class-go-on")

    def _put_question(self, pupil: Pupil) -> None:
        assert self._question is not None
        pupil.asked, pupil.answer = self._question.copy(), ""
        if pupil.board is not None:
            pupil.board.follow(pupil.asked)

    def _counted(self) -> Counter[str]:
        return Counter(pupil.answer for pupil in self._pupils if pupil.answer)

    def _in_words(self, line: str) -> str:
        assert self._question is not None  # there are answers to it
        return last_move(self._question.copy().play(line), self._language)

    def _new_board(self) -> Board:
        session = self._own.session
        return Board(None if session else self._own.game, lesson=session, keep=False)

    def _project(self, what: Session | Game, forbidden: list[str] | None = None) -> None:
        """Show something on the projector; a board that has been closed is put in another's place."""
        if self.board.comm is None:
            self.board = self._new_board()
        board = self.board
        board.set_trait("names", {})
        board.set_trait("_denied", forbidden or [])
        if isinstance(what, Session):
            board._turn_to(what.game, what)
        else:
            board._turn_to(what)
        self._changed()

    def _tell_all(self, word: str) -> None:
        for pupil in self._pupils:
            self._tell_pupil(pupil, word)
        self._changed()

    def _tell_pupil(self, pupil: Pupil, word: str) -> None:
        if pupil.board is not None:
            pupil.board._notify(self._notice(word, pupil.board.language, level="info"))

    def _changed(self) -> None:
        self._onlookers.tell("class has gone on")

    def _find(self, name: str) -> Pupil:
        known = {pupil.record.name: pupil for pupil in self._pupils}
        for other, pupil in known.items():
            if is_a(name, str) and other.casefold() == name.strip().casefold():
                return pupil
        near = nearest(name, known)
        unknown = UnknownName("class-no-pupil", name=shown(name, 40), near=near, count=len(known))
        raise with_sentence(unknown, language=self._language)

    @staticmethod
    def _pupil(guest: Guest) -> Pupil:
        assert isinstance(guest, Pupil)  # nobody else is let in
        return guest

    @property
    def _language(self) -> str:
        return current_language()

    @contextmanager
    def _alone(self) -> Iterator[None]:
        with self._lock:
            yield

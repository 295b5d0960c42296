"""`ora.host(assignment)`: a class at one task, each with a copy, and what the teacher can do with all of them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from threading import RLock
from typing import TYPE_CHECKING, Any

from ....engine import IllegalMove, Refusal, UnknownName
from ....engine.moves import shown
from ....game.history import live
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
from ....support.background import Background
from ....support.display import widget_bundle
from ....support.listeners import Listeners, Observable
from ....support.tables import Table
from ...board import Board
from ...thinking_queue import ThinkingQueue
from ..guest_board import GuestBoard
from ..guests import Connection, Guest, GuestRecord
from ..invitations import ANY, Invitations, new_secret
from ..reception import MAX_GUESTS, MAX_WHO_LENGTH, Reception, Standing, same_key, standing_of
from ..roles import denied, moves
from .kept_class import KeptClass
from .panel_words import words
from .pupil_names import name_problem
from .pupils import Pupil, by_need, pupil_table
from .stage import Question, Stage, last_move
from .task_copy import TaskCopy

if TYPE_CHECKING:
    from ....game.game import Game
    from ....wire import classroom as wire_class
    from ....wire import room as wire
    from ....wire.to_page import Notice

MAX_PUPILS = 64  # each has a board, and so some megabytes at most


class Classroom(Reception, Observable):
    """A class at one task: everybody opens one link, gives a name, and has a copy of the task.

    A pupil who drops out comes back to the same place for as long as the room is open. It is kept in a file beside the kept
    games, so that `ora.host` with the same task opens it again after Python has been started anew.

    Args:
        task: The task.
        kept: The class that there was before Python was started anew, if any.
        clock: Seconds that never go back.
        now: Seconds of the clock on the wall.

    Attributes:
        board: The board for the projector: the teacher's own copy of the task, or what `show` has put there.
        keep: What keeps the class, after every change.
        says_kept: Says in a language where the class is kept.

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
        kept: KeptClass | None = None,
        clock: Callable[[], float] = time.monotonic,
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(clock, MAX_GUESTS)
        self._now = now
        self._lock = RLock()
        self._invitations = Invitations((), {} if kept is None else {ANY: kept.secret})
        self._onlookers = Listeners()
        self._pupils: list[Pupil] = []
        self._removed: set[str] = set() if kept is None else {*kept.removed}
        self._standings: dict[str, tuple[object, Standing]] = {}
        self._stage = Stage(task, TaskCopy(task), {}) if kept is None else kept.stage
        self._returning = set() if kept is None else {record.who for record in kept.pupils}
        self._pupils += [] if kept is None else [Pupil(record, lambda: self._stage) for record in kept.pupils]
        self.keep: Callable[[], None] = lambda: None
        self.says_kept: Callable[[str], str] = lambda _: ""
        self._locked = kept is not None and kept.locked
        self._after_bots = Background("ora class")
        self._thinking = ThinkingQueue()
        self._turned_away = 0  # how many found the class full
        self._shows_answers = False  # whether the projector shows the position that all are asked about
        self.board = self._new_board()

    # ---- what a teacher asks

    @property
    def task(self) -> Assignment:
        """The task that pupils have now."""
        return self._stage.task

    @property
    def frozen(self) -> bool:
        """Whether nobody may move."""
        return self._stage.frozen

    @property
    def locked(self) -> bool:
        """Whether only those may come who have been here before."""
        return self._locked

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
            answers = (
                {"task": self.task.id, "name": pupil.record.name, "moves": pupil.copy.moves} for pupil in self._pupils
            )
            return self.task.read([pack(ANSWER, answer) for answer in answers])

    def panel(self, language: str = CURRENT) -> wire_class.ClassPanel:
        """What the teacher's panel shows, as plain data."""
        spoken = known_language(language)
        with self._alone():
            own, question = self._stage.own, self._stage.question
            here = sum(pupil.connection is not None for pupil in self._pupils)
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
            answers: list[wire_class.AnswerShown] = (
                [
                    {
                        "line": line,
                        "label": question.in_words(line, spoken),
                        "count": count,
                        "percent": round(100 * count / len(question.answers)),
                    }
                    for line, count in question.counted()
                ]
                if question
                else []
            )
            return {
                "title": self.task.title or say("class-title", spoken),
                "counts": say("class-counts", spoken, here=here, all=len(self._pupils))
                if self.is_open
                else say("class-closed-now", spoken),
                "says": say(f"class-says-{'hub' if self.address.startswith('/') else 'address'}", spoken),
                "kept": self.says_kept(spoken) if self.is_open else "",
                "full": say("class-is-full", spoken, count=self._turned_away) if self._turned_away else "",
                "words": words(spoken),
                "pupils": pupils,
                "frozen": self.frozen,
                "locked": self.locked,
                "asking": question is not None,
                "answers": answers,
                "missing": question.missing(spoken) if question else "",
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
                self._project(self._stage.own.shown)
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
            # All copies first: an interrupt finds everybody at what was before, or everybody at what comes.
            before = self._stage
            if isinstance(what, str | int):
                task, step = before.task, self._next_step(what)
                own = TaskCopy(task, step, before=before.own)
                copies = {
                    who: TaskCopy(task, step, now=self._now(), before=copy) for who, copy in before.copies.items()
                }
            else:
                task = what if isinstance(what, Assignment) else Assignment(what, language=before.task.language)
                own = TaskCopy(task)
                copies = {who: TaskCopy(task, now=self._now()) for who in before.copies}
            self._turn_to(Stage(task, own, copies), "class-go-on")

    def freeze(self) -> None:
        """Let nobody move until `go_on`."""
        with self._alone():
            self._stage = self._stage._replace(frozen=True)
            self._tell_all("class-frozen")

    def go_on(self) -> None:
        """Let everybody go on with their task, where they were."""
        with self._alone():
            self._turn_to(self._stage._replace(question=None, frozen=False), "class-go-on")

    def reveal(self) -> Words:
        """Show the solution of the step that the teacher's own board is at, to everybody who is there, too; nobody may move meanwhile.

        Returns:
            The solution, and the rules that it is about.

        Raises:
            Refusal: When the task is a game, which has no solution.
        """
        with self._alone():
            session = self._stage.own.session
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
            question = Question.of(game, self._stage.copies)
            self._turn_to(self._stage._replace(question=question, frozen=False), "class-question")

    def answers(self) -> Table:
        """What the class would play: each answer, how many gave it, and its share; who has not answered is not among them."""
        with self._alone():
            question = self._stage.question or Question.of(self._stage.own.game, ())
            return question.table(self._language)

    def play_out(self, answer: str = "") -> None:
        """Show on the projector what an answer leads to, or the position with the answers at the places that they name.

        Args:
            answer: The move, as `answers` lists it; by default none.

        Raises:
            Refusal: When it cannot be played there, or nothing has been asked.
        """
        with self._alone():
            question = self._stage.question
            if question is None:
                raise with_sentence(Refusal("class-no-question", ""), language=self._language)
            game = question.game.copy()
            self._project(game if is_a(answer, str) and answer == "" else game.play(answer))

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
            self._turned_away = 0
            self._send_home(pupil, "class-removed")
            if self.board.game is pupil.game:
                self._project(self._stage.own.shown)
            self._changed()

    def lock(self) -> None:
        """Let nobody else in until `unlock`; those who have been here come back to their places."""
        self._let_in(newcomers=False)

    def unlock(self) -> None:
        """Let newcomers in again."""
        self._let_in(newcomers=True)

    def _let_in(self, *, newcomers: bool) -> None:
        with self._alone():
            self._locked = not newcomers
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
        if self.locked:
            self._dismiss(connection, "class-locked")
            return
        connection.invitation = ANY
        name = hello["name"].text
        problem = name_problem(name, connection.language) if hello["sit"] else ""
        if problem or not hello["sit"]:
            self._say_name(connection, "", problem)
        elif len(self._pupils) >= MAX_PUPILS and not self._make_room(connection.address):
            self._turned_away += 1
            self._dismiss(connection, "class-full", most=MAX_PUPILS)
            self._changed()
        else:
            known = told_apart(name, [pupil.record.name for pupil in self._pupils])
            who = new_secret()[:MAX_WHO_LENGTH]
            record = GuestRecord(hello["key"], who, "", ANY, known, connection.language)
            self._seat(record, TaskCopy(self.task, self._stage.own.step, now=self._now()))
            self._pupils[-1].address = connection.address
            self._returned(connection, self._pupils[-1])

    def _make_room(self, address: str) -> bool:
        """Have one who has done nothing give way in a class that is full; whether there was one.

        Somebody who is away does; else one from a machine that has more places than the newcomer's has. Nobody is turned away
        for an address alone: behind a proxy, all have the same.
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
        self._send_home(gone, "class-gave-way")
        return True

    def _seat(self, record: GuestRecord, copy: TaskCopy) -> None:
        """Give somebody a place in the class."""
        self._stage.copies[record.who] = copy
        if (question := self._stage.question) is not None:
            question.copies[record.who] = question.game.copy()
        self._pupils.append(Pupil(record, lambda: self._stage))

    def _returned(self, connection: Connection, guest: Guest) -> None:
        pupil = self._pupil(guest)
        self._welcome(connection, pupil)
        if pupil.board is None:
            pupil.shown = pupil.asked or pupil.copy.shown
            pupil.board = GuestBoard(
                pupil.shown,
                lambda message: self._heard(pupil, message),
                role="pupil",
                seat="",
                language=connection.language,
                names={},
                others=dict,
            )
            pupil.board.observe(lambda change: self._bots_went_on(pupil, change["new"]), "_opponents")
            self._let_bots_play(pupil)
        self._say_name(connection, pupil.record.name, "")
        self._greet(pupil)
        if pupil.record.who in self._returning:
            self._returning.remove(pupil.record.who)
            self._tell_pupil(pupil, "class-frozen" if self.frozen else "class-back")
        self._changed()

    def kept(self, port: int, *, network: bool) -> KeptClass | None:
        """What is kept of the class; nothing once it is closed.

        Args:
            port: Where its door listens.
            network: Whether others in the network can reach it.
        """
        if not self.is_open:
            return None
        pupils = tuple(pupil.record for pupil in self._pupils)
        secret = self._invitations.secrets[ANY]
        return KeptClass(
            self.address, port, network, secret, frozenset(self._removed), pupils, self._stage, self.locked
        )

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
        game, words = pupil.game, f"{pupil.copy.step} {self.task.id} {pupil.asked is None}"
        place, key = (live(game), words), pupil.record.who
        before = self._standings.get(key)
        if before is None or before[0] != place:
            before = self._standings[key] = place, standing_of(game, words)
        return before[1]

    def _perform(self, guest: Guest, arrived: wire.DoFrame) -> Notice | None:
        pupil, message = self._pupil(guest), arrived["message"]
        self._bring_up(pupil)
        kind = message.get("do") if isinstance(message, dict) else None
        if isinstance(kind, str) and moves(kind) and pupil.board is not None and (word := self._closed(pupil, kind)):
            closed = self._notice(word, pupil.board.language)
            pupil.board._notify(closed)
            return closed
        step, ply = pupil.copy.step, pupil.game.ply
        notice = super()._perform(pupil, arrived)
        if isinstance(message, dict) and moves(str(kind)):
            self._follow(pupil, str(kind), message, (step, ply), refused=notice is not None)
        return notice

    def _closed(self, pupil: Pupil, kind: str) -> str:
        """Why a pupil may not move now, or not in this way."""
        if self.frozen:
            return "class-frozen"
        if (question := self._stage.question) is not None and pupil.record.who in question.answers:
            return "class-answered"
        if pupil.asked is not None:
            return "class-question" if kind != "play" else ""
        return "class-bots-turn" if kind == "play" and pupil.game.to_move in self.task.bots else ""

    def _follow(
        self, pupil: Pupil, kind: str, message: Mapping[str, object], at: tuple[str, int], *, refused: bool
    ) -> None:
        """Note what a pupil has done at a step, and after how many moves; a bot may have answered already."""
        step, ply = at
        game, copy, question = pupil.game, pupil.copy, self._stage.question
        if question is not None:
            if kind == "play" and not refused:
                question.answers[pupil.record.who] = str(game.moves[question.game.ply])
                self._tell_pupil(pupil, "class-answer-taken")
            self._changed()
            return
        copy.note_moves()
        if kind == "play":
            copy.last = self._why(game, message.get("line")) if refused else last_move(game, self._language, ply + 1)
            copy.tries[step] += refused
        elif kind == "hint":
            copy.hints[step] += 1
        if copy.step != step:
            copy.since = self._now()
        elif not self._note_solved(copy) and kind in ("check", "answer") and step not in copy.solved:
            copy.last = copy.verdict(self._language) or copy.last
            copy.tries[step] += 1
        self._changed()

    def _note_solved(self, copy: TaskCopy) -> bool:
        """Note it where a step has just been solved; whether it has."""
        if copy.step in copy.solved or not copy.is_solved():
            return False
        copy.solved.add(copy.step)
        copy.since = self._now()
        return True

    def _let_bots_play(self, pupil: Pupil) -> None:
        """Let the bots of the task answer in a pupil's own copy; what all are asked is for people."""
        if pupil.board is not None and pupil.asked is None and self.task.bots:
            pupil.board.let_play(self.task.opponents(), self._thinking)

    def _bots_went_on(self, pupil: Pupil, opponents: Mapping[str, object] | None) -> None:
        """Note what a bot has played. It holds the game as it says so, and whoever has the class may wait for the game: so not here."""
        if opponents is not None and opponents["thinking"] is None:
            self._after_bots.start(lambda _: self._note_bots(pupil))

    def _note_bots(self, pupil: Pupil) -> None:
        with self._alone():
            if self.is_open and pupil in self._pupils and pupil.asked is None:
                pupil.copy.note_moves()
                self._note_solved(pupil.copy)
                self._changed()

    def _why(self, game: Game, line: object) -> str:
        """Why a line is refused, in the teacher's language."""
        try:
            game.copy().play(str(line))
        except Refusal as refused:
            return sentence(refused, game.setup.seats, live(game), self._language)
        return ""

    # ---- what happens to all

    def _next_step(self, what: str | int) -> str:
        """The name of a step to push."""
        own = self._stage.own
        session, steps = own.session, own.steps
        if session is None or len(steps) == 1:
            raise with_sentence(Refusal("class-no-steps", ""), language=self._language)
        at = steps.index(own.step) + 1
        if what == "" and at == len(steps):
            raise with_sentence(Refusal("class-last-step", ""), language=self._language)
        return session.named(what if what != "" else at + 1)

    def _turn_to(self, stage: Stage, word: str) -> None:
        """Put everybody before something else."""
        self._stage = stage
        self._project(stage.own.shown if stage.question is None else stage.question.game.copy())
        for pupil in self._pupils:
            self._bring_up(pupil)
        self._tell_all(word)

    def _bring_up(self, pupil: Pupil) -> None:
        """Have a board show what it is to show; it does already, but after an interrupt."""
        wanted = pupil.asked or pupil.copy.shown
        if pupil.board is not None and pupil.shown is not wanted:
            pupil.board.follow(wanted)
            self._let_bots_play(pupil)
        pupil.shown = wanted

    def _new_board(self) -> Board:
        own = self._stage.own
        bots = self.task.opponents() or None
        return Board(None if own.session else own.game, lesson=own.session, seats=bots, keep=False)

    def _project(self, what: Session | Game, forbidden: list[str] | None = None) -> None:
        """Show something on the projector; a board that has been closed is put in another's place."""
        if self.board.comm is None:
            self.board = self._new_board()
        board = self.board
        board.set_trait("names", {})
        board.set_trait("_denied", forbidden or [])
        self._shows_answers = False
        if isinstance(what, Session):
            board._turn_to(what.game, what)
        else:
            board.show(what, seats=self.task.opponents() if what is self._stage.own.shown else None)
            question = self._stage.question
            self._shows_answers = question is not None and live(what) == live(question.game)
        self._changed()

    def _tell_all(self, word: str) -> None:
        for pupil in self._pupils:
            self._tell_pupil(pupil, word)
        self._changed()

    def _tell_pupil(self, pupil: Pupil, word: str) -> None:
        if pupil.board is not None:
            pupil.board._notify(self._notice(word, pupil.board.language, level="info"))

    def _changed(self) -> None:
        self.keep()
        question = self._stage.question
        self.board.set_trait("_votes", question.on_board() if question and self._shows_answers else [])
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

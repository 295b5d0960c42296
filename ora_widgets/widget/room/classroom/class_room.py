"""`ora.host(assignment)`: a class that works on one task, each pupil with a copy, and what the teacher can do."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ....engine import IllegalMove, Refusal, UnknownName
from ....engine.moves import safe_text
from ....game.history import read_only_state
from ....language.fluent import CURRENT, known_language, say
from ....language.name_lookup import nearest
from ....language.sentences import with_sentence
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
from ..invitations import ANY
from ..roles import denied_messages
from .pupil_server import PupilServer
from .pupils import Pupil, pupil_lines, pupil_table
from .stage import Projector, Question, Stage
from .task_copy import TaskCopy

if TYPE_CHECKING:
    from ....game.game import Game
    from ....wire import room as wire
    from ...board import Board
    from .kept_class import KeptClass

WORDS = (
    "show", "hide", "own", "push", "freeze", "go-on", "reveal", "poll", "play-out", "board", "remove", "lock", "unlock", "close", "link", "pupils", "answers",
)  # fmt: skip
COLUMNS = ("name", "step", "tries", "hints", "last", "since")


class Classroom(PupilServer, Observable):
    """A class that works on one task: every pupil opens the same link, gives a name, and gets a copy of the task.

    A pupil who is disconnected can come back to the same place as long as the room is open. The class is kept in a file
    beside the kept games, so that `ora.host` with the same task opens it again after Python has been restarted.

    Args:
        task: The task.
        kept: The class from before Python was restarted, if any.
        clock: A clock in seconds that never goes back.
        now: The time of day, in seconds since 1970.

    Attributes:
        keep: Called after every change, to keep the class.
        kept_sentence: Returns a sentence, in a language, on where the class is kept.

    >>> from ora_widgets import assign, host
    >>> room = host(assign("wheel"))
    >>> room.pupils().rows
    []
    >>> room.close()
    """

    _copy_instead = "task"

    def __init__(
        self,
        task: Assignment,
        *,
        kept: KeptClass | None = None,
        clock: Callable[[], float] = time.monotonic,
        now: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(task, kept=kept, clock=clock, now=now)
        self._onlookers = Listeners()
        self.keep: Callable[[], None] = lambda: None
        self.kept_sentence: Callable[[str], str] = lambda _: ""
        self._projector = Projector(lambda: self._stage)

    # ---- what the teacher calls

    @property
    def board(self) -> Board:
        """The board for the projector: the teacher's own copy of the task, or what `show` has put there."""
        return self._projector.board

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
        """Whether only pupils who have been here before may come in."""
        return self._locked

    @property
    def link(self) -> str:
        """The link for all pupils. It is a secret: anybody who has it can come in."""
        return f"{self.address}#{self._invitations.secrets[ANY]}"

    def pupils(self) -> Table:
        """The pupils, with their step, their tries and how long they are stuck; those who need most help come first."""
        with self._hold_lock():
            return pupil_table([pupil.row() for pupil in self._pupils], self._language)

    def results(self) -> Table:
        """What each pupil has solved and played, as the table that `Assignment.read` makes of answers that are sent in.

        A step that has been solved stays solved, whatever is tried there later.
        """
        with self._hold_lock():
            answers = (
                {"task": self.task.id, "name": pupil.record.name, "moves": pupil.copy.moves} for pupil in self._pupils
            )
            return self.task.read([pack(ANSWER, answer) for answer in answers])

    def panel(self, language: str = CURRENT) -> wire.ClassPanel:
        """What the teacher's panel shows, as plain data."""
        spoken = known_language(language)
        with self._hold_lock():
            own, question = self._stage.own, self._stage.question
            here = sum(pupil.connection is not None for pupil in self._pupils)
            rows = [pupil.row() for pupil in self._pupils]
            projected = [pupil.record.name for pupil in self._pupils if pupil.game is self.board.game]
            return {
                "title": self.task.title or say("class-title", spoken),
                "counts": say("class-counts", spoken, here=here, all=len(self._pupils))
                if self.is_open
                else say("class-closed-now", spoken),
                "says": say(f"class-says-{'hub' if self.address.startswith('/') else 'address'}", spoken),
                "kept": self.kept_sentence(spoken) if self.is_open else "",
                "full": say("class-is-full", spoken, count=self._turned_away) if self._turned_away else "",
                "words": panel_words(spoken),
                "pupils": pupil_lines(rows, projected),
                "frozen": self.frozen,
                "locked": self.locked,
                "asking": question is not None,
                "answers": question.lines(spoken) if question else [],
                "missing": question.missing(spoken) if question else "",
                "has_next": own.step in own.steps[:-1],
                "has_solution": own.session is not None,
            }

    def show(self, name: str = "", *, hidden: bool = False) -> None:
        """Show a pupil's board on the projector, and follow it; without a name, the teacher's own copy of the task.

        Args:
            name: The name as the class knows it, such as `"Anna (2)"`.
            hidden: Whether the board leaves out the pupil's name.

        Raises:
            UnknownName: When nobody has that name; the sentence suggests the nearest ones.
        """
        flag("hidden", hidden)
        with self._hold_lock():
            if is_a(name, str) and name == "":
                self._project(self._stage.own.shown)
                return
            pupil = self._find(name)
            self._project(pupil.question_game or pupil.copy.shown, denied_messages("spectator"))
            seat = pupil.game.setup.seats[0]
            self.board.set_trait("names", {} if hidden else {seat: pupil.record.name})

    def push(self, what: Assignment | Session | Scenario | Game | str | int = "") -> None:
        """Send everybody on: to the step after the teacher's current one, to another step, or to another task.

        Args:
            what: The name or the number of a step of the lesson; or a task, as `ora.assign` takes it. By default the next step.

        Raises:
            UnknownName: When the lesson has no such step.
            WrongArgument: When it is nothing that can be played.
        """
        with self._while_open():
            # All copies are made first, so that an interrupt leaves all pupils at the old task or all at the new one.
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
            self._set_stage(Stage(task, own, copies), "class-go-on")

    def freeze(self) -> None:
        """Let nobody move until `go_on`."""
        with self._while_open():
            self._stage = self._stage._replace(frozen=True)
            self._notify_all("class-frozen")

    def go_on(self) -> None:
        """Let everybody go on with their task, where they were."""
        with self._while_open():
            self._set_stage(self._stage._replace(question=None, frozen=False), "class-go-on")

    def reveal(self) -> Words:
        """Show the solution of the teacher's current step, also to all pupils at that step; nobody may move until `go_on`.

        Returns:
            The solution, and the rules that it is about.

        Raises:
            Refusal: When the task is a game, which has no solution.
        """
        with self._while_open():
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
            WrongArgument: When it is not a position.
            IllegalMove: When the game is over there.
        """
        from ....game.game import Game

        check(position is None or is_a(position, Game, Scenario), "position", position, "game")
        with self._while_open():
            found = self.board.game if position is None else position
            game = found.game() if isinstance(found, Scenario) else found.copy()
            if game.over:
                raise with_sentence(
                    IllegalMove("game-over", read_only_state(game).mode.end_rule), language=self._language
                )
            question = Question.of(game, self._stage.copies)
            self._set_stage(self._stage._replace(question=question, frozen=False), "class-question")

    def answers(self) -> Table:
        """What the class would play: each answer, how many gave it, and its share; pupils who have not answered are not counted."""
        with self._hold_lock():
            question = self._stage.question or Question.of(self._stage.own.game, ())
            return question.table(self._language)

    def play_out(self, answer: str = "") -> None:
        """Show on the projector what an answer leads to; by default the position, with the answers marked on it.

        Args:
            answer: The move, as `answers` lists it.

        Raises:
            Refusal: When it cannot be played there, or nothing has been asked.
        """
        with self._hold_lock():
            question = self._stage.question
            if question is None:
                raise with_sentence(Refusal("class-no-question", ""), language=self._language)
            game = question.game.copy()
            self._project(game if is_a(answer, str) and answer == "" else game.play(answer))

    def remove(self, name: str) -> None:
        """Send a pupil home, and free the name and the place.

        Args:
            name: The name as the class knows it.

        Raises:
            UnknownName: When nobody has that name.
        """
        with self._while_open():
            pupil = self._find(name)
            self._pupils.remove(pupil)
            self._removed.add(pupil.record.key)
            self._turned_away = 0
            self._disconnect(pupil, "class-removed")
            if self.board.game is pupil.game:
                self._project(self._stage.own.shown)
            self._keep_and_show()

    def lock(self) -> None:
        """Let no newcomers in until `unlock`; pupils who have been here can come back to their places."""
        self._set_locked(newcomers=False)

    def unlock(self) -> None:
        """Let newcomers in again."""
        self._set_locked(newcomers=True)

    def _set_locked(self, *, newcomers: bool) -> None:
        with self._while_open():
            self._locked = not newcomers
            self._keep_and_show()

    def close(self) -> None:
        """Send everybody home; their work is lost with the room."""
        self._close("class-closed")

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """In a notebook a class shows the teacher's panel, and below it the board for the projector."""
        bundle = widget_bundle("class", self, **kwargs)
        if bundle is not None:
            bundle["text/plain"] = f"{self!r}\n{self.pupils()!r}"
        return bundle

    def __repr__(self) -> str:
        here = sum(pupil.connection is not None for pupil in self._pupils)
        return f"<Classroom: {self.task.title or self.task.kind}, {here} of {len(self._pupils)} here>"

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
        return session.check_step_name(what if what != "" else at + 1)

    def _set_stage(self, stage: Stage, word: str) -> None:
        """Put everybody at another stage."""
        self._stage = stage
        self._project(stage.own.shown if stage.question is None else stage.question.game.copy())
        for pupil in self._pupils:
            self._update_board(pupil)
        self._notify_all(word)

    def _project(self, what: Session | Game, forbidden: list[str] | None = None) -> None:
        """Show something on the projector."""
        self._projector.show(what, forbidden)
        self._keep_and_show()

    def _notify_all(self, word: str) -> None:
        for pupil in self._pupils:
            self._notify_pupil(pupil, word)
        self._keep_and_show()

    def _keep_and_show(self) -> None:
        self.keep()
        self._projector.show_answers()
        self._onlookers.tell("class has gone on")

    def _find(self, name: str) -> Pupil:
        known = {pupil.record.name: pupil for pupil in self._pupils}
        for other, pupil in known.items():
            if is_a(name, str) and other.casefold() == name.strip().casefold():
                return pupil
        near = nearest(name, known)
        unknown = UnknownName("class-no-pupil", name=safe_text(name, 40), near=near, count=len(known))
        raise with_sentence(unknown, language=self._language)


def panel_words(language: str) -> dict[str, str]:
    """The labels of the buttons and columns of the teacher's panel."""
    buttons = {word: say(f"class-button-{word}", language) for word in WORDS}
    return buttons | {f"column-{word}": say(f"class-column-{word}", language) for word in COLUMNS}

"""A lesson in progress: its game, its task, and the learner's `check`, `hint` and `solution`."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from textwrap import fill
from typing import TYPE_CHECKING, Any, Literal

from ..engine.moves import UnknownName, safe_text
from ..game.game import Game
from ..game.history import read_only_state
from ..language.current import Speaker, current_language
from ..language.fluent import CURRENT, known_language, say
from ..language.name_lookup import nearest
from ..language.sentences import with_sentence
from ..scenarios.goals import read_goal
from ..support.arguments import check, is_whole, one_of, typed_number
from ..support.display import widget_bundle
from ..support.listeners import Listeners, Observable
from .lesson_step import Lesson, LessonStep
from .memory import day_of
from .outcome import NOT_YET, SOLVED, UNTRIED, Kind, Outcome, Words
from .progress_file import Progress, is_solved, progress_in_use
from .step_on_board import dead_end, reduce_scene, table_of, terms_in

if TYPE_CHECKING:
    from ..engine import Move, State
    from ..scene.latest import DrawnGame
    from ..wire.to_page import Lesson as Panel

MAX_DOTS = 9  # steps that a board shows around the current one
LINE_WIDTH = 110  # characters per line of a lesson as text


class Session(Observable, Speaker):
    """A learner's session with a lesson; moves are played on `game`, by clicks or by code.

    Args:
        lesson: The lesson.
        step: The name or number of the step to begin with; by default the first that is not solved yet.
        language: The language of the words; a board that shows the lesson may change it.
        progress: The progress file; by default the one in use.
        stays: Whether its board stays at its step, for a notebook that has the next steps further down.
        whole: Whether the whole table is shown, rather than only the parts that the course has introduced so far.

    Raises:
        UnknownName: When there is no such step or language.

    >>> from ora_widgets.lessons import lesson
    >>> lesson("wheel", step=1).check()
    Not tried yet: play on the board or with lesson.game, then check again.
    """

    _taken: int  # hints so far
    _help: tuple[str, int]  # the kind of the last help, and the number of the hint
    _advised: tuple[State | None, list[Move]]  # the position of the last advice, and the bot's turn
    _checked: Kind | None  # the result of the last check of this step
    _dead: tuple[State, int] | None  # the dead end that a check found, and within how many turns; 0 for any number
    _answered: int  # the ply up to which the other seats' moves are known to be the bot's
    _solved: list[bool]  # for every step, from the last reading of the file, so that drawing does not read it

    def __init__(
        self,
        lesson: Lesson,
        step: str | int = "",
        *,
        language: str = CURRENT,
        progress: Progress | None = None,
        stays: bool = False,
        whole: bool = False,
    ) -> None:
        check(progress is None or isinstance(progress, Progress), "progress", progress, "progress")
        self.lesson = lesson
        known_language(language)
        self._language = language
        self.stays = stays
        self._whole = whole
        self.progress = progress_in_use() if progress is None else progress
        self._onlookers = Listeners()
        self._times_shown, self._will_show = 0, False
        self._furthest = 0  # the last step that has been open
        self._unsubscribe: Callable[[], None] | None = None
        self._open(self._first_unsolved() if one_of(step, ("",)) else self._find(step))

    # ---- the current step

    def speak(self, language: str) -> None:
        """Take over a new language, unless the session follows the language in use anyway."""
        if self._language != CURRENT:
            self.game.refuses_in = self._language = known_language(language)

    @property
    def name(self) -> str:
        """The name of the lesson."""
        return self.lesson.name

    @property
    def title(self) -> str:
        """The title of the lesson."""
        return self.lesson.title(self.language)

    @property
    def goals(self) -> Words:
        """A sentence on what you can do after the lesson."""
        return Words(self.lesson.aims(self.language))

    @property
    def step(self) -> LessonStep:
        """The current step."""
        return self.lesson.steps[self._at]

    @property
    def steps(self) -> tuple[str, ...]:
        """The names of all steps, for `go`."""
        return tuple(step.name for step in self.lesson.steps)

    @property
    def text(self) -> Words:
        """The explanation of the step."""
        return Words(self.step.words("text", self.language))

    @property
    def task(self) -> Words:
        """The task of the step."""
        return Words(self.step.words("task", self.language))

    @property
    def rules(self) -> tuple[str, ...]:
        """The numbers of the rules that the step is about, for `ora.rule`."""
        return tuple(self.step.rules.split())

    @property
    def choices(self) -> dict[str, str]:
        """The answers to choose from, for `answer`; empty for a task to be played."""
        return self.step.labels(self.language)

    @property
    def reached(self) -> int:
        """The number of the last step that has been open or follows a solved one."""
        after = max((number for number, done in enumerate(self._solved, start=1) if done), default=0)
        return min(max(self._furthest, after) + 1, len(self.lesson.steps))

    @property
    def opponents(self) -> tuple[str, ...]:
        """The colours that bots play; empty in most tasks."""
        return tuple(seat for seat in self.game.setup.seats if seat != self._learner) if self.step.has_bots else ()

    # ---- the learner's actions

    def check(self) -> Outcome:
        """Check the task: solved now or before, not yet and why, or untried."""
        with self.game.lock:
            within = self._find_dead_end()
            self._dead = None if within is None else (read_only_state(self.game), within)
            outcome = self._look(self.language)
            self._checked = outcome.kind
            if outcome.kind == UNTRIED and self._solved[self._at]:
                outcome = Outcome(SOLVED, say("lesson-solved-before", self.language))
            if outcome.kind == NOT_YET:
                self._note_work()
                self.progress.count(self._key, "tries")
            self._keep(outcome)
        self._notify()
        return outcome

    def check_soon(self) -> None:
        """Check without blocking a board; a slow check shows its outcome later."""
        self.check()

    def hint(self) -> Words:
        """Take the next hint, or in a whole game advice on the move."""
        hints = self.step.hints(self.language)
        if self._help[0] == "hint" and self._help[1] == len(hints) and not self.step.opponents:
            return Words(self._describe_help(self.language))
        self._help = ("hint", min(self._taken + 1, len(hints)))
        self._taken = self._help[1]
        self._checked = None  # a board may have room for the hint only
        if self.step.opponents:
            from .opponents import bot_turn

            self._advised = read_only_state(self.game), bot_turn(self.game)
        self._note_work()
        self.progress.count(self._key, "hints")
        self._notify()
        return Words(self._describe_help(self.language))

    def solution(self) -> Words:
        """Show the solution; play it with `game.play` or by clicks."""
        self._note_work("looked", shown=True)
        self._help = ("solution", 0)
        self._notify()
        return Words(self._describe_help(self.language))

    def show_solution(self) -> None:
        """Show the solution, and restart the step with its moves to redo, which does not count as solving it."""
        self.solution()
        step = self.step
        if step.solution and not step.answer and not step.opponents:
            help_, self._will_show = self._help, True
            self._open(self._at)
            self._help, self._checked = help_, NOT_YET
            self._times_shown += 1
            self._notify()

    def answer(self, choice: object) -> Outcome:
        """Answer a question, by its key or its words.

        Args:
            choice: A key of `choices`, or the words of an answer.

        Raises:
            ValueError: When there is no such answer.
        """
        text = choice.strip() if isinstance(choice, str) else safe_text(choice, 40)
        labels = self.choices
        key = next((key for key, label in labels.items() if text in (key, label)), "")
        if not key:
            raise ValueError(say("lesson-no-choice", self.language, choices=", ".join(labels) or "-"))
        self._answer = key
        return self.check()

    def next(self) -> Session:
        """Go on to the next step; at the last one, stay and say so."""
        if self._at + 1 < len(self.lesson.steps):
            self._open(self._at + 1)
        else:
            self._help = ("finished", 0)
        self._notify()
        return self

    def onward(self) -> Session:
        """Go on as a board does: to the next step, or after the last step to the next lesson."""
        following = self._lesson_after()
        if following is not None:
            return Session(following, language=self._language, progress=self.progress)
        if self.stays and self._at + 1 < len(self.lesson.steps):
            # A new session, as the variable in a notebook's cell must keep its step.
            return Session(self.lesson, self._at + 2, language=self._language, progress=self.progress)
        return self.next()

    def go(self, step: str | int) -> Session:
        """Go to a step.

        Args:
            step: Its name, or its number from 1.

        Raises:
            UnknownName: When there is no such step; the message has the nearest names.
        """
        self._open(self._find(step))
        self._notify()
        return self

    def restart(self) -> Session:
        """Restart the step; solved steps stay solved."""
        self._open(self._at)
        self._notify()
        return self

    # ---- display

    def panel(self, language: str = "") -> Panel:
        """Everything that a board shows beside the game, as plain data.

        Args:
            language: The language of the words; by default the lesson's.
        """
        spoken = self.language if one_of(language, ("",)) else known_language(language)
        step = self.step
        shown, verdict = self._describe_progress(spoken)
        following = self._lesson_after()
        first = max(min(self._at - MAX_DOTS // 2, len(self._solved) - MAX_DOTS), 0)
        return {
            "name": self.name,
            "title": self.lesson.title(spoken),
            "step": self._at + 1,
            "steps": len(self.lesson.steps),
            "heading": step.words("title", spoken),
            "text": step.words("text", spoken),
            "terms": terms_in(step.words("text", spoken), spoken),
            "task": step.words("task", spoken),
            "choices": [{"value": key, "label": label} for key, label in step.labels(spoken).items()],
            "answer": self._answer,
            "outcome": shown,
            "verdict": verdict,
            "hint": self._describe_help(spoken, named=True),
            "hints_left": len(step.hints(spoken)) - self._taken,
            "rules": list(self.rules),
            "first": first + 1,
            "solved": self._solved[first : first + MAX_DOTS],
            "reached": self.reached,
            "following": following.title(spoken) if following else "",
            "stays": self.stays,
            "shown": self._times_shown,
            "lead": self._led() if step.guided and shown != SOLVED else None,
        }

    def reduce_drawing(self, whole: DrawnGame) -> DrawnGame:
        """The game as a board draws it, reduced to what the course has introduced up to this step.

        Args:
            whole: The whole scene and question; they are not changed.
        """
        table = None if self._whole else table_of(self.step)
        shown = whole if table is None else reduce_scene(whole, table)
        # A position that has only been opened is not a bot's turn.
        if self.game.ply == self._start or not self.opponents:
            return shown
        return {**shown, "scene": {**shown["scene"], "bots": list(self.opponents)}}

    def __repr__(self) -> str:
        where = say("lesson-where", self.language, step=self._at + 1, steps=len(self.lesson.steps))
        heading = self.step.words("title", self.language)
        head = " · ".join(dict.fromkeys(filter(None, (self.title, where if len(self.steps) > 1 else "", heading))))
        choices = [f"  {key}: {label}" for key, label in self.choices.items()]
        paragraphs = [fill(part, LINE_WIDTH) for part in (self.text, self.task)]
        return "\n".join(part for part in (head, *paragraphs, *choices) if part)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Show the board in a notebook, with the task above it."""
        bundle = widget_bundle("board", self, **kwargs)
        if bundle is not None:
            bundle[0]["text/plain"] = repr(self)
        return bundle

    # ---- inside

    def _describe_progress(self, language: str) -> tuple[Literal["started", "solved-before"] | Kind, str]:
        """The progress of the task, as a keyword for a board and as a sentence."""
        outcome = self._look(language)
        # A solved task is reported at once, other outcomes only after a check.
        if outcome.kind == SOLVED or (outcome.kind == NOT_YET == self._checked):
            # The page has its own words for a solved task.
            return outcome.kind, outcome.sentence if outcome.sentence != say("lesson-solved", language) else ""
        if outcome.kind == NOT_YET:
            return "started", ""
        if self._solved[self._at]:
            return "solved-before", say("lesson-solved-before", language)
        untried = self._checked == UNTRIED
        return UNTRIED, self.step.what_is_missing(self.game, language) if untried else ""

    def _lesson_after(self) -> Lesson | None:
        """At the last step, the next lesson of the course or strategy track; `None` before it or at the end."""
        from .course import LESSONS
        from .strategy import STRATEGY

        if self._at + 1 < len(self.lesson.steps):
            return None
        return next((after for before, after in pairwise((*LESSONS, *STRATEGY)) if before.name == self.name), None)

    def _open(self, at: int) -> None:
        """Open a step, with the moves of its solution to redo if they are to be shown."""
        if self._unsubscribe is not None:
            self._unsubscribe()
        self._at = at
        self._furthest = max(self._furthest, at)
        self.game: Game = self.step.game()
        self.game.refuses_in = self._language
        self._start = self.game.ply
        self._learner = self.game.to_move
        self._shows, self._will_show = self._will_show, False
        if self._shows:
            self.game.play(self.step.solution).jump(self._start)
        self._answered = self._start
        self._taken = 0
        self._help = ("", 0)
        self._advised = None, []
        self._solved = self._read_solved()
        self._answer = ""
        self._checked = None
        self._dead = None
        self._listen()

    def _listen(self) -> None:
        def on_move() -> None:
            self._follow_move()

        # Not the bound method, which the game holds only weakly: the lesson must live as long as its game.
        self._unsubscribe = self.game.on_change(on_move)

    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "_unsubscribe": None}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        self._listen()

    def _follow_move(self) -> None:
        """React to a move: play the other seats, and record a solved task."""
        if self.step.opponents:
            from .opponents import reply

            # At an earlier position, after undo, the bots do not move.
            while self.game.ply == self.game.plies and reply(self.game):
                pass
        elif self.step.answered:
            from .opponents import answer, find_wrong_answer

            # Several turns played at once include other seats' moves, which the bot's moves replace.
            at = find_wrong_answer(self.game, self._learner, min(self._answered, self.game.ply))
            if self.game.ply == self.game.plies > at:
                self.game.jump(at)
                answer(self.game, self._learner)
            while self.game.ply == self.game.plies and answer(self.game, self._learner):
                pass
            self._answered = self.game.ply
        elif self.step.guided:
            while self.game.ply == self.game.plies and self.game.to_move != self.game.setup.seats[0] and self._led():
                self.game.play(self._led())
        self._keep(self._look(self.language))
        self._notify()

    def _look(self, language: str) -> Outcome:
        if self._shows and self.game.ply > self._start and self._follows_solution():
            return Outcome(NOT_YET, say("lesson-shown", language))
        found = self.step.check(self.game, self._start, self._answer, language=language)
        if found.kind == NOT_YET and self._dead is not None and self._dead[0] is read_only_state(self.game):
            turns = self._dead[1]
            named = say("lesson-dead-end-here", language, turns=turns) if turns else say("lesson-dead-end", language)
            found = Outcome(NOT_YET, f"{found.sentence} {named}")
        return found

    def _find_dead_end(self) -> int | None:
        """Within how many turns the task can no longer be solved, 0 for any number; `None` if no dead end is found."""
        step = self.step
        if (
            step.opponents
            or step.check(self.game, self._start, self._answer, language=current_language()).kind != NOT_YET
        ):
            return None
        if not step.goal:
            return None
        if dead_end(read_goal(step.goal), self.game, self._start, solution=step.solution):
            return 0
        # A task without a limit can be solved rounds later, so the turns of the solution are taken as its limit.
        turns = step.turns
        limited = bool({"turns", "round"} & {condition.verb for condition in read_goal(step.goal).conditions})
        within = read_goal(f"turns {turns}; {step.goal}")
        if not turns or limited or not dead_end(within, self.game, self._start, solution=step.solution):
            return None
        return turns

    def _keep(self, outcome: Outcome) -> None:
        if outcome.kind == SOLVED and not is_solved(self.progress.entry(self._key)):
            self._note_work("solved")
            self._solved = self._read_solved()

    def _led(self) -> str:
        """The next move of the solution; empty at its end or after other moves."""
        moves, done = self.step.solution.split("; "), self.game.ply - self._start
        return moves[done] if self._follows_solution() and done < len(moves) else ""

    def _follows_solution(self) -> bool:
        """Whether the moves played so far are the beginning of the solution."""
        moves = self.step.solution.split("; ")
        done = [str(move) for move in self.game.moves[self._start : self.game.ply]]
        return done == moves[: len(done)]

    def _note_work(self, *dated: str, **facts: object) -> None:
        """Record facts, with the first and the last day of work on the step.

        Facts in `dated` are recorded with the day on which they first occurred.
        """
        today = day_of(None, self.language).isoformat()
        first = dict.fromkeys(("begun", *dated), today)
        self.progress.change(self._key, lambda known: {**first, **known, **facts, "worked": today})

    def _describe_help(self, language: str, *, named: bool = False) -> str:
        """The last help in words; a solution as lines or, if `named`, by the names of cards and goods."""
        (kind, number), step = self._help, self.step
        match kind:
            case "":
                return ""
            case "finished":
                return say("lesson-finished", language, title=self.lesson.title(language))
            case "solution":
                message = "lesson-solution-game" if step.opponents else "lesson-solution"
                message = "lesson-solution-answer" if step.answer else message
                solution = step.named_solution(language) if named else step.shown_solution(language)
                return say(message, language, solution=solution)
        if step.opponents:
            from .opponents import advice

            position, turn = self._advised
            return advice(self.game, turn, language) if position is read_only_state(self.game) else ""
        if not (hints := step.hints(language)):
            return say("lesson-no-hints", language)
        return say("lesson-last-hint", language, hint=hints[-1]) if number == len(hints) else hints[number - 1]

    def _notify(self) -> None:
        self._onlookers.tell("lesson has gone on")

    @property
    def _key(self) -> str:
        return self._key_of(self.step)

    def _key_of(self, step: LessonStep) -> str:
        return f"{self.lesson.name}/{step.name}"

    def _first_unsolved(self) -> int:
        return next((at for at, done in enumerate(self._read_solved()) if not done), 0)

    def _read_solved(self) -> list[bool]:
        entries = self.progress.entries()
        return [is_solved(entries.get(self._key_of(step), {})) for step in self.lesson.steps]

    def _find(self, step: str | int) -> int:
        number = typed_number(step)
        if is_whole(number, 1, len(self.steps)):
            return int(number) - 1  # type: ignore[call-overload, no-any-return]  # it is a number
        if one_of(step, self.steps):
            return self.steps.index(str(step))
        unknown = UnknownName("lesson-no-step", step=safe_text(step, 40), near=nearest(step, self.steps))
        raise with_sentence(unknown, language=self.language)

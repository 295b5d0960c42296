"""A task for a class, with instructions by the teacher, which is sent out as a link or a page and reads the answers."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from ...bots.levels import level_maker
from ...engine.moves import ParseError, Refusal
from ...game.game import Game
from ...game.record import encode, write
from ...language.fluent import CURRENT, known_language, say
from ...language.sentences import with_sentence
from ...notation.game_text import read_game
from ...notation.links import front_page_of
from ...replay.page import html_page
from ...replay.saved_game import saved_game
from ...scenarios import Scenario
from ...scenarios.goals import read_goal
from ...support.arguments import check, is_a, seat_of, text
from ...support.arguments import path as path_of
from ...support.files import write_whole
from ...support.plain_text import plain_text
from ...support.tables import Table
from ...wire import OutsideText
from .. import Session, lesson, puzzle, rule_practice
from .answers import task_table
from .codes import TASK, Codes, id_of, pack, unpack

if TYPE_CHECKING:
    from ...bots.contract import EngineBot
    from ...wire.to_page import ClassTask
    from .. import LessonStep

MAX_TEXT_LENGTH = 1_000  # characters; the link contains the whole text
MAX_TITLE_LENGTH = 200
LESSON, PUZZLE, PRACTICE, GAME = "lesson", "puzzle", "practice", "game"
PAGE_WORDS = ("name", "send", "sent", "empty", "copy")


class Assignment:
    """A task with instructions by the teacher: `link` and `save_html` send it out, `read` makes a table of the answers.

    It stores no names or answers and needs no server: everything is in the link and in the codes that come back.

    Args:
        task: A lesson or a puzzle from `ora.lesson`, `ora.rule_practice` or `ora.puzzle`, the name of a lesson, a
            scenario, or a game at its current position.
        instructions: The text that learners read, up to 1,000 characters, without markup.
        title: The heading; by default that of the lesson or the scenario.
        goal: The goal of a game, such as `"R has 4Br"`; a scenario has its own. Without a goal, answers are shown but
            not judged.
        bots: The names of the bots that play colours of a game, such as `{"G": "settler"}`; every learner has their own
            bots.

    Attributes:
        id: A short word that answers name their task by.

    Raises:
        WrongArgument: When `task` cannot be played, a text is too long, or bots play all colours.
        ParseError: When the goal cannot be read.
        UnknownName: When there is no such lesson, language, bot or colour.

    >>> import ora_widgets as ora
    >>> task = Assignment(ora.puzzle(1), "Take your time.")
    >>> task.link("https://some.one/ora")[:36]
    'https://some.one/ora/#task=oratask1:'
    """

    def __init__(
        self,
        task: Session | Scenario | Game | str,
        instructions: str = "",
        *,
        title: str = "",
        goal: str = "",
        bots: Mapping[str, str] | None = None,
        language: str = CURRENT,
    ) -> None:
        self.language = known_language(language)
        check(is_a(task, Session, Scenario, Game, str), "task", task, "class-task")
        if isinstance(task, str):
            task = lesson(task, language=language)
        self.instructions = _short_text("instructions", instructions, MAX_TEXT_LENGTH)
        self.goal = str(read_goal(goal)) if text("goal", goal) else ""
        self.kind, self.name = GAME, ""
        self.steps: tuple[LessonStep, ...] = ()
        heading = ""
        if isinstance(task, Session):
            self.kind = task.name if task.name in (PUZZLE, PRACTICE) else LESSON
            whole = self.kind == LESSON and not task.stays
            self.steps = tuple(task.lesson.steps) if whole else (task.step,)
            self.name = task.name if self.kind == LESSON else task.step.name
            heading = task.lesson.title(self.language) if whole else task.step.words("title", self.language)
            self._game = task.game
        else:
            game = task.game() if isinstance(task, Scenario) else task
            if isinstance(task, Scenario):
                # The code of a game does not contain a scenario's title and goal.
                self.goal, title = self.goal or task.goal, title or task.title[:MAX_TITLE_LENGTH]
            with game.lock:
                self._game = read_game(OutsideText(encode(game.setup, game.moves[: game.ply])))
        given = _short_text("title", title, MAX_TITLE_LENGTH)
        self.title = given or heading
        self.bots = self._bots_by_colour({} if bots is None else bots)
        moves = self._game.moves[: self._game.ply]
        words = {"told": self.instructions, "title": given, "goal": self.goal}
        alone = self.steps[0].name if self.kind == LESSON and len(self.steps) == 1 else ""
        data = {"language": self.language, "kind": self.kind, "what": self.name, "step": alone, **words}
        if self.bots:
            data["bots"] = ".".join(f"{seat}-{level}" for seat, level in self.bots.items())
        if self.kind == GAME:
            # Another Python may compress the code differently, but the id must stay the same.
            self.id = id_of({**data, "what": write(self._game.setup, moves)})
            data["what"] = encode(self._game.setup, moves)
        else:
            self.id = id_of(data)
        self._code = pack(TASK, {name: value for name, value in data.items() if value}, compressed=True)

    # ---- sending out

    def code(self) -> str:
        """The task as one word, for the live page.

        >>> Assignment("wheel").code()[:9]
        'oratask1:'
        """
        return self._code

    def link(self, site: str) -> str:
        """The address of the task for learners, on the site that `make site` builds; no server ever sees the task.

        Args:
            site: The address of the site's front page.

        Raises:
            ValueError: When `site` is not an address.

        >>> Assignment("wheel", language="pl").link("https://some.one/ora/").endswith("&lang=pl")
        True
        """
        return f"{front_page_of(site)}/#task={self._code}&lang={self.language}"

    def html(self) -> str:
        """The page that `save_html` writes, as text.

        Raises:
            Refusal: When the task has answers to choose from or bots, which only the live page can show.
        """
        step = self.steps[0] if self.steps else None
        if self.bots or (step is not None and step.has_bots):
            raise with_sentence(Refusal("classroom-bots", ""))
        if step is not None and step.choices:
            raise with_sentence(Refusal("classroom-question", ""))
        game = step.scenario.game() if step is not None else self._game.copy()
        saved = saved_game(game, self.language, puzzle=True, names={})
        saved["task"] = self.page_data(step)
        return html_page(saved, self.title, "", self.language)

    def save_html(self, path: str | Path) -> Path:
        """Write the task as a page that works in any browser without Python or network.

        Learners play the next turn and send the code that the page then shows. Of a lesson the page has only the first
        step, whereas the link has all.

        Args:
            path: The file.

        Raises:
            OSError: When the file cannot be written.
            Refusal: When the task has answers to choose from or bots, which only the live page can show.
        """
        file = path_of("path", path)
        write_whole(file, self.html().encode())
        return file

    def page_data(self, step: LessonStep | None = None) -> ClassTask:
        """Everything that a page shows beside the board, as plain data.

        Args:
            step: The step whose words are needed on a page without a lesson's panel.
        """
        words = {name: say(f"classroom-{name}", self.language) for name in PAGE_WORDS}
        texts = [self.instructions, step.words("task", self.language) if step else ""]
        return {
            "id": self.id,
            "title": self.title,
            "instructions": "\n".join(filter(None, texts)),
            "step": step.name if step else "",
            "words": words,
        }

    def open(self) -> Session | Game:
        """Open the task at its beginning."""
        if self.kind == GAME:
            return self._game.copy()
        if self.kind == LESSON:
            return lesson(self.name, self.steps[0].name if len(self.steps) == 1 else 1)
        return puzzle(self.name) if self.kind == PUZZLE else rule_practice(self.name)

    def opponents(self) -> dict[str, EngineBot]:
        """New bots for one learner, by colour; empty where people play all colours."""
        return {seat: level_maker(level)(None) for seat, level in self.bots.items()}

    def _bots_by_colour(self, bots: object) -> dict[str, str]:
        """The names of bots by colour, in the order of the seats."""
        check(is_a(bots, Mapping), "bots", bots, "named-bots")
        assert isinstance(bots, Mapping)
        seats = self._game.setup.seats
        for seat, level in bots.items():
            check(self.kind == GAME, "bots", bots, "no-bots-in-lesson")
            seat_of(seat, seats)
            level_maker(level)
        check(len(bots) < len(seats), "bots", bots, "seat-for-learner")
        return {seat: str(bots[seat]) for seat in seats if seat in bots}

    # ---- reading answers

    @property
    def position(self) -> Game:
        """The game that answers to a task without steps continue; it must not be changed."""
        return self._game

    def read(self, codes: Codes) -> Table:
        """A table of the answers: a row per learner with the last and the best try, then codes that could not be read.

        Answers are judged by replaying their moves. Learners of one name are distinguished by their browsers. The table also says which step failed and why, and who sent the same moves.

        Args:
            codes: One or several texts with codes, such as whole mails, or paths of files: saved mails (`.eml`),
                mailboxes, pages, documents (`.docx`, `.odt`), ZIP archives, and folders of these.

        Raises:
            WrongArgument: When `codes` is neither a text nor a path.

        >>> task = Assignment("wheel")
        >>> task.read("what I did: nothing").rows[0][3]
        'There is no answer in “what I did: nothing”. Ask for the code again, copied from the first letter to the last.'
        """
        return task_table(self, codes)

    def __repr__(self) -> str:
        return f"<Assignment: {self.title or self.kind}, {self.id}>"


def assign(
    task: Session | Scenario | Game | str,
    instructions: str = "",
    *,
    title: str = "",
    goal: str = "",
    bots: Mapping[str, str] | None = None,
    language: str = CURRENT,
) -> Assignment:
    """Set a task for a class: a puzzle, a lesson or a position with your instructions, as one link or one HTML file.

    Learners send back a short code; `read` makes a table of the codes.

    Args:
        task: A lesson or a puzzle from `ora.lesson`, `ora.rule_practice` or `ora.puzzle`, the name of a lesson, a
            scenario, or a game at its current position.
        instructions: The text that learners read, up to 1,000 characters.
        title: The heading; by default that of the lesson or the scenario.
        goal: The goal of a game, such as `"R has 4Br"`.
        bots: The names of the bots that play colours of a game, such as `{"G": "settler"}`; every learner has their own
            bots, in a class and behind the link. In a class, bots think one after the other so that boards stay
            responsive. If many learners wait, a strong bot such as `"abbot"` gets less time and plays the best move it
            has found.

    Raises:
        WrongArgument: When `task` cannot be played, a text is too long, or bots play all colours.
        ParseError: When the goal cannot be read.
        UnknownName: When there is no such lesson, language, bot or colour.

    >>> assign("wheel", "Until Friday, please.").link("https://some.one/ora")[:25]
    'https://some.one/ora/#tas'
    """
    return Assignment(task, instructions, title=title, goal=goal, bots=bots, language=language)


def read_task(code: str) -> Assignment:
    """Read the task from a code.

    Args:
        code: The code, from `Assignment.code`.

    Raises:
        ParseError: When `code` is not a task's code, or damaged.

    >>> read_task(Assignment("wheel", "Good luck.").code()).instructions
    'Good luck.'
    """
    data = unpack(TASK, code, compressed=True)
    kind, *words = (
        data.get(name, "") for name in ("kind", "what", "step", "told", "title", "goal", "language", "bots")
    )
    if not all(isinstance(word, str) for word in (kind, *words)):
        raise ParseError("classroom-damaged", "")
    what, step, instructions, title, goal, language, seated = words
    task: Session | Game
    if kind == GAME:
        task = read_game(OutsideText(f"live://?ora={what}"))
    elif kind == LESSON:
        task = lesson(what, step)
    elif kind in (PUZZLE, PRACTICE):
        task = puzzle(what) if kind == PUZZLE else rule_practice(what)
    else:
        raise ParseError("classroom-damaged", "")
    bots = {seat: level for seat, _, level in (one.partition("-") for one in seated.split(".") if one)}
    return Assignment(task, instructions, title=title, goal=goal, bots=bots, language=language)


def _short_text(name: str, value: str, most: int) -> str:
    check(len(text(name, value)) <= most, name, value, "short-text")
    return plain_text(value).strip()

"""Answers that learners send back: read, and judged by playing their moves again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from ...engine.moves import Refusal, shown
from ...game.history import MAX_MOVES
from ...language.fluent import say
from ...language.sentences import sentence
from ...scenarios.goals import Moment, read_goal
from ..outcome import SOLVED
from .codes import ANSWER, codes_in, unpack

if TYPE_CHECKING:
    from ...game.game import Game
    from .. import LessonStep

MAX_NAME_LENGTH = 40  # letters of a name in a table: what learners call themselves is theirs, not the table's
MAX_TEXT_LENGTH = 1_000_000  # characters in which codes are looked for
MAX_STEPS = 100
CHOSEN = "= "  # before the answer to a question, which is no move


class Answer(NamedTuple):
    """An answer as it was sent: to which task, by whom, and the moves of each step, joined by `; `."""

    task: str
    name: str
    moves: dict[str, str]


class Result(NamedTuple):
    """What an answer is worth: whether the task is solved, what was played, and what is to be said of it."""

    solved: bool
    played: str
    remark: str


def answers_in(text: str, language: str) -> Iterator[Answer | str]:
    """The answers in a text; a sentence for each that cannot be read, and for a text without any.

    Args:
        text: Any text, such as a mail.
    """
    found = False
    for code in codes_in(ANSWER, text[:MAX_TEXT_LENGTH]):
        found = True
        try:
            yield _read(code)
        except Refusal:
            yield say("classroom-unreadable", language, code=shown(code, 30))
    if not found and text.strip():
        yield say("classroom-no-answer", language, text=shown(text.strip(), 40))


def _read(code: str) -> Answer:
    data = unpack(ANSWER, code)
    task, name, moves = data.get("task"), data.get("name"), data.get("moves")
    named = moves.items() if isinstance(moves, dict) and len(moves) <= MAX_STEPS else [(None, None)]
    if not (
        isinstance(task, str) and isinstance(name, str) and all(isinstance(w, str) for pair in named for w in pair)
    ):
        raise Refusal("classroom-damaged", "")
    return Answer(task, shown(name.strip(), MAX_NAME_LENGTH) if name.strip() else "", dict(named))  # type: ignore[arg-type]


def judged(
    moves: str,
    language: str,
    *,
    step: LessonStep | None = None,
    game: Game | None = None,
    goal: str = "",
) -> Result:
    """Play an answer again, and see what it reaches.

    Args:
        moves: The moves joined by `; `, or the answer to a question after `= `.
        step: The step of a lesson that it answers; else
        game: the game that it goes on from, left as it is.
    """
    if not moves:
        return Result(solved=False, played="", remark="")
    if step is not None and moves.startswith(CHOSEN):
        choice = moves.removeprefix(CHOSEN)
        label = shown(step.labels(language).get(choice, choice), MAX_NAME_LENGTH)
        return Result(step.check(step.scenario.game(), 0, choice, language=language).kind == SOLVED, label, "")
    if step is not None:
        at = step.scenario.game()
    else:
        assert game is not None  # one of the two is given
        at = game.copy()
    start, remark = at.ply, ""
    for number, line in enumerate(moves.split(";")[:MAX_MOVES], start=1):
        try:
            at.play(line.strip())
        except Refusal as refused:
            why = sentence(refused, at.setup.seats, None, language)
            remark = say("classroom-refused", language, number=number, line=shown(line.strip(), 40), why=why)
            break
    if step is not None:
        solved = step.check(at, start, language=language).kind == SOLVED
    else:
        solved = bool(goal) and any(then.settled for then in read_goal(goal).once_met(Moment.of(at, start, language)))
    played = "; ".join(str(move) for move in at.moves[start : at.ply])
    return Result(solved and not remark, played, remark)

"""Answers that learners send back: read, and judged by playing their moves again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

from ...engine.moves import Refusal, shown
from ...game.history import MAX_MOVES
from ...language.fluent import say
from ...language.people import plain_name
from ...language.sentences import sentence
from ...scenarios.goals import Moment, read_goal
from ..opponents import misanswered
from ..outcome import SOLVED, Outcome
from .codes import ANSWER, codes_in, unpack
from .received import MINUTES

if TYPE_CHECKING:
    from ...game.game import Game
    from .. import LessonStep

MAX_NAME_LENGTH = 40  # letters of a name in a table: what learners call themselves is theirs, not the table's
MAX_DEVICE_LENGTH = 40  # letters
MAX_STEPS = 100
OTHER_ANSWER = re.compile(r"oraanswer([1-9][0-9]{0,8}):")  # of another version
CHOSEN = "= "  # before the answer to a question, which is no move


class Answer(NamedTuple):
    """An answer as it was sent.

    Attributes:
        task: To which task.
        name: By whom.
        moves: The moves of each step, joined by `; `.
        sent: When, in UTC, by the clock of the sender; empty where the page did not say.
        device: A random word of the browser, by which learners of one name are distinguished; empty where the page gave none.
    """

    task: str
    name: str
    moves: dict[str, str]
    sent: str = ""
    device: str = ""


class Result(NamedTuple):
    """What an answer is worth: whether the task is solved, what was played, and why it failed, in the sentence of who judged it."""

    solved: bool
    played: str
    remark: str


def answers_in(text: str, language: str) -> Iterator[Answer | str]:
    """The answers in a text; a sentence for each that cannot be read, and for a text without any.

    Args:
        text: Any text, such as a mail; a code that a mail has broken into lines is put together.
    """
    found = False
    for codes in codes_in(ANSWER, text):
        found = True
        for code in codes:
            try:
                yield _read(code)
                break
            except Refusal:
                continue
        else:
            yield say("classroom-unreadable", language, code=shown(codes[0], 30))
    if not found and (other := OTHER_ANSWER.search(text)):
        about = "classroom-unreadable" if other[0] == f"{ANSWER}:" else "classroom-other-version"
        yield say(about, language, code=shown(text[other.start() :], 30), version=other[1])
    elif not found and text.strip():
        yield say("classroom-no-answer", language, text=shown(text.strip(), 40))


def _read(code: str) -> Answer:
    data = unpack(ANSWER, code)
    task, name, moves = data.get("task"), data.get("name"), data.get("moves")
    sent, device = data.get("sent", ""), data.get("from", "")
    named = moves.items() if isinstance(moves, dict) and len(moves) <= MAX_STEPS else [(None, None)]
    words = [task, name, sent, device, *(word for pair in named for word in pair)]
    if not all(isinstance(word, str) for word in words) or len(device) > MAX_DEVICE_LENGTH:
        raise Refusal("classroom-damaged", "")
    assert isinstance(name, str)  # as all of them are
    return Answer(task, plain_name(name, MAX_NAME_LENGTH), dict(named), _moment(sent), device)  # type: ignore[arg-type]


def _moment(sent: str) -> str:
    """When something was sent, as a table shows it; raises `Refusal` for what is no moment."""
    try:
        moment = datetime.fromisoformat(sent) if sent else None
        return moment.replace(tzinfo=moment.tzinfo or UTC).astimezone(UTC).strftime(MINUTES) if moment else ""
    except (ValueError, OverflowError):
        raise Refusal("classroom-damaged", "") from None


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
        return _result(step.check(step.scenario.game(), 0, choice, language=language), label)
    if step is not None:
        at = step.scenario.game()
    else:
        assert game is not None  # one of the two is given
        at = game.copy()
    start, learner, refusal = at.ply, at.to_move, ""
    for number, line in enumerate(moves.split(";")[:MAX_MOVES], start=1):
        try:
            at.play(line.strip())
        except Refusal as refused:
            why = sentence(refused, at.setup.seats, None, language)
            refusal = say("classroom-refused", language, number=number, line=shown(line.strip(), 40), why=why)
            break
    if step is not None and step.answered and not refusal and (wrong := misanswered(at, learner, start)) < at.ply:
        number, line = wrong - start + 1, str(at.moves[wrong])
        refusal = say("classroom-misanswered", language, number=number, line=line)
    played = "; ".join(str(move) for move in at.moves[start : at.ply])
    if refusal:
        return Result(solved=False, played=played, remark=refusal)
    if step is not None:
        return _result(step.check(at, start, language=language), played)
    if not goal:
        return Result(solved=False, played=played, remark="")
    wanted, here = read_goal(goal), Moment.of(at, start, language)
    if any(then.settled for then in wanted.once_met(here)):
        return Result(solved=True, played=played, remark="")
    missing = wanted.first_missing(here)
    return Result(False, played, missing.why_not(here) if missing else say("not-yet-midway", language))


def _result(outcome: Outcome, played: str) -> Result:
    solved = outcome.kind == SOLVED
    return Result(solved, played, "" if solved else outcome.sentence)

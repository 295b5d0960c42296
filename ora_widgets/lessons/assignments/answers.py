"""Answers that learners send back: read, judged by playing their moves again, and put into the table of a task."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple, Protocol

from ...engine.moves import Refusal, shown
from ...game.history import MAX_MOVES
from ...language.fluent import say
from ...language.people import distinct_name, plain_name, same_name
from ...language.sentences import sentence
from ...scenarios.goals import Moment, read_goal
from ...support.tables import Table
from ..opponents import misanswered
from ..outcome import SOLVED, Outcome
from .codes import ANSWER, MINUTES, Codes, codes_in, received, unpack

if TYPE_CHECKING:
    from ...game.game import Game
    from ...lessons import LessonStep

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


NOBODY = "–"  # who gave no name
HEAD = ("learner", "solved", "played", "remark", "best", "tries", "sent", "same")
MAX_NAMES = 5  # of those who sent the same
MAX_IN_TEXT = 1_000  # answers in one text


class Learner(NamedTuple):
    """A learner, as the class knows them.

    Attributes:
        name: The name, with a number where somebody else has it.
        answers: What they sent, the first one first, and each once.
        has_namesake: Whether somebody else gave the same name.
    """

    name: str
    answers: list[Answer]
    has_namesake: bool


def learners_of(answers: Iterable[Answer]) -> list[Learner]:
    """The learners behind answers: one for each name and device; who gave no name and no device is one for each answer.

    >>> ada, other = Answer("task", "Ada", {}, device="a"), Answer("task", "ADA", {}, device="b")
    >>> [learner.name for learner in learners_of([ada, other, ada])]
    ['Ada', 'ADA (2)']
    """
    groups: dict[tuple[str, str], list[Answer]] = {}
    for number, answer in enumerate(answers):
        device = answer.device or ("" if answer.name else f"\0{number}")
        group = groups.setdefault((same_name(answer.name), device), [])
        if answer not in group:
            group.append(answer)
    names = [name for name, _ in groups]
    found: list[Learner] = []
    for (name, _), group in groups.items():
        group.sort(key=lambda answer: answer.sent)  # those without a date stay in the order in which they came
        label = distinct_name(group[-1].name, [learner.name for learner in found]) if name else NOBODY
        found.append(Learner(label, group, bool(name) and names.count(name) > 1))
    return found


class Task(Protocol):
    """What there is to know of a task, so that its answers can be judged."""

    id: str
    language: str
    goal: str
    steps: tuple[LessonStep, ...]

    @property
    def position(self) -> Game:
        """The game that a task without steps goes on from, left as it is."""
        ...


class Try(NamedTuple):
    """An answer that has been played again.

    Attributes:
        answer: The answer.
        solved: How much is solved, as a table shows it.
        rank: The same as a number.
        played: What could be played.
        remark: Which step failed and why, in the sentences of its check or of the refusal.
    """

    answer: Answer
    solved: str
    rank: int
    played: str
    remark: str


def read_answers(codes: Codes, language: str) -> tuple[list[Answer], list[str]]:
    """The answers in what came back, and a sentence for each that could not be read.

    Raises:
        WrongArgument: When it is neither a text nor a path.
    """
    answers, problems = [], []
    for one in received(codes, language):
        found = [*islice(answers_in(one.text, language), MAX_IN_TEXT + 1)]
        many = say("classroom-too-many-answers", language, most=MAX_IN_TEXT) if len(found) > MAX_IN_TEXT else ""
        # A mail has the same text twice: plain, and as a page.
        sentences = [
            *filter(None, [one.problem, many]),
            *dict.fromkeys(each for each in found if isinstance(each, str)),
        ]
        own: list[Answer] = []
        for each in found[:MAX_IN_TEXT]:
            if isinstance(each, Answer) and each not in own:
                own.append(each)
        answers += [each._replace(sent=each.sent or one.sent) for each in own]
        problems += [say("classroom-in-file", language, file=one.source, why=s) if one.source else s for s in sentences]
    return answers, problems


def task_table(task: Task, codes: Codes) -> Table:
    """The table of one task: a row for each learner, and one for each answer that could not be read."""
    language = task.language
    answers, problems = read_answers(codes, language)
    learners = learners_of(answers)
    tries = {learner.name: tries_at(task, learner) for learner in learners if learner.name != NOBODY}
    rows = [task_row(task, learner, tries, language) for learner in learners]
    rows += [(NOBODY, NOBODY, "", problem, "", "", "", "") for problem in problems]
    return Table([say(f"classroom-head-{part}", language) for part in HEAD], rows)


def task_row(
    task: Task, learner: Learner, everybody: dict[str, list[Try]], language: str, *, alone: bool = False
) -> tuple[object, ...]:
    """A row of the table of a task.

    Args:
        everybody: The tries of all who gave a name, by name.
        alone: Whether the table is that of this learner: then it says nothing of other tasks and namesakes.
    """
    tries = everybody.get(learner.name) if learner.name != NOBODY else None
    tries = tries_at(task, learner) if tries is None else tries
    strange = [answer for answer in learner.answers if answer.task != task.id]
    remarks = [tries[-1].remark] if tries else []
    if not alone:  # beside other tasks, an answer to one of them is none that went astray
        remarks += [say("classroom-other-task", language)] if strange else []
        remarks.append(namesake(learner, language))
    remark = " ".join(filter(None, remarks))
    if not tries:
        return learner.name, NOBODY, "", remark, "", 0, "", ""
    last = tries[-1]
    same = _same(learner.name, tries, everybody)
    return learner.name, last.solved, last.played, remark, best_of(tries), len(tries), last.answer.sent, same


def namesake(learner: Learner, language: str) -> str:
    """A sentence where somebody else gave the same name; else empty."""
    return say("classroom-namesake", language, name=learner.answers[-1].name) if learner.has_namesake else ""


def best_of(tries: Sequence[Try]) -> str:
    """How much the best try has solved."""
    return max(tries, key=lambda one: one.rank).solved if tries else NOBODY


def _same(name: str, tries: Sequence[Try], everybody: dict[str, list[Try]]) -> str:
    """Who else has sent an answer with the very same moves; one in which nothing was played is nobody's."""
    own = [one.answer.moves for one in tries if any(one.answer.moves.values())]
    others = [
        other for other, theirs in everybody.items() if other != name and any(one.answer.moves in own for one in theirs)
    ]
    return ", ".join(others[:MAX_NAMES]) + (f" + {len(others) - MAX_NAMES}" if len(others) > MAX_NAMES else "")


def tries_at(task: Task, learner: Learner) -> list[Try]:
    """A learner's tries at a task, the first one first."""
    return [_judged(task, answer) for answer in learner.answers if answer.task == task.id]


def _judged(task: Task, answer: Answer) -> Try:
    language = task.language
    steps = {step.name: step for step in task.steps} if task.steps else {"": None}
    results: dict[str, Result] = {
        name: judged(answer.moves.get(name, ""), language, step=step, game=task.position, goal=task.goal)
        for name, step in steps.items()
    }
    count = sum(result.solved for result in results.values())
    solved = f"{count}/{len(steps)}"
    if not task.steps:
        solved = say(f"classroom-{'yes' if count else 'no'}", language) if task.goal else NOBODY
    remarks = []
    for name, result in results.items():
        step = steps[name]
        title = f"{step.words('title', language)}: " if step is not None and len(steps) > 1 else ""
        remarks += [f"{title}{result.remark}"] if result.remark else []
    strange = [shown(name, MAX_NAME_LENGTH) for name in answer.moves if name not in steps]
    if strange:
        remarks.append(say("classroom-strange-steps", language, steps=", ".join(strange[:MAX_NAMES])))
    played = " | ".join(result.played for result in results.values() if result.played)
    return Try(answer, solved, count, played, " ".join(remarks))

"""Learners' answers to a task: read, judged by replaying their moves, and shown in a table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple, Protocol

from ...engine.moves import Refusal, safe_text
from ...game.history import MAX_MOVES
from ...language.fluent import say
from ...language.people import distinct_name, plain_name, same_name
from ...language.sentences import sentence
from ...scenarios.goals import Moment, read_goal
from ...support.tables import Table
from ..opponents import find_wrong_answer
from ..outcome import SOLVED, Outcome
from .codes import ANSWER, TIME_FORMAT, Codes, codes_in, collect_texts, unpack

if TYPE_CHECKING:
    from ...game.game import Game
    from ...lessons import LessonStep

MAX_NAME_LENGTH = 40  # letters of a name in a table; learners may choose longer names
MAX_DEVICE_LENGTH = 40  # letters
MAX_STEPS = 100
OTHER_ANSWER = re.compile(r"oraanswer([1-9][0-9]{0,8}):")  # codes of another version
ANSWER_MARK = "= "  # marks the answer to a question, as opposed to a move


class Answer(NamedTuple):
    """An answer that was sent.

    Attributes:
        task: The id of the task.
        name: The name of the learner.
        moves: The moves of each step, joined by `; `.
        sent: The time in UTC, by the sender's clock; empty if the page did not give it.
        device: A random word of the browser that distinguishes learners of one name; empty if the page gave none.
    """

    task: str
    name: str
    moves: dict[str, str]
    sent: str = ""
    device: str = ""


class Result(NamedTuple):
    """The judgement on an answer: whether it solves the task, what was played, and a sentence on why it failed."""

    solved: bool
    played: str
    remark: str


def answers_in(text: str, language: str) -> Iterator[Answer | str]:
    """The answers in a text, and a sentence for each unreadable one or if there is none.

    Args:
        text: Any text, such as a mail; codes that a mail has broken into lines are put together.
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
            yield say("classroom-unreadable", language, code=safe_text(codes[0], 30))
    if not found and (other := OTHER_ANSWER.search(text)):
        about = "classroom-unreadable" if other[0] == f"{ANSWER}:" else "classroom-other-version"
        yield say(about, language, code=safe_text(text[other.start() :], 30), version=other[1])
    elif not found and text.strip():
        yield say("classroom-no-answer", language, text=safe_text(text.strip(), 40))


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
    """A time as a table shows it; raises `Refusal` for anything else."""
    try:
        moment = datetime.fromisoformat(sent) if sent else None
        return moment.replace(tzinfo=moment.tzinfo or UTC).astimezone(UTC).strftime(TIME_FORMAT) if moment else ""
    except (ValueError, OverflowError):
        raise Refusal("classroom-damaged", "") from None


def judge(
    moves: str,
    language: str,
    *,
    step: LessonStep | None = None,
    game: Game | None = None,
    goal: str = "",
) -> Result:
    """Replay an answer, and judge the position that it reaches.

    Args:
        moves: The moves, joined by `; `, or `= ` and the answer to a question.
        step: The step of a lesson that is answered, or else
        game: the game that the moves continue; it is not changed.
    """
    if not moves:
        return Result(solved=False, played="", remark="")
    if step is not None and moves.startswith(ANSWER_MARK):
        choice = moves.removeprefix(ANSWER_MARK)
        label = safe_text(step.labels(language).get(choice, choice), MAX_NAME_LENGTH)
        return _result(step.check(step.scenario.game(), 0, choice, language=language), label)
    if step is not None:
        at = step.scenario.game()
    else:
        assert game is not None  # as `step` is not given
        at = game.copy()
    start, learner, refusal = at.ply, at.to_move, ""
    for number, line in enumerate(moves.split(";")[:MAX_MOVES], start=1):
        try:
            at.play(line.strip())
        except Refusal as refused:
            why = sentence(refused, at.setup.seats, None, language)
            refusal = say("classroom-refused", language, number=number, line=safe_text(line.strip(), 40), why=why)
            break
    if step is not None and step.answered and not refusal and (wrong := find_wrong_answer(at, learner, start)) < at.ply:
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


NO_NAME = "–"  # for learners without a name
COLUMNS = ("learner", "solved", "played", "remark", "best", "tries", "sent", "same")
MAX_NAMES = 5  # of learners with the same moves
MAX_IN_TEXT = 1_000  # answers in one text


class Learner(NamedTuple):
    """A learner of a class.

    Attributes:
        name: The name, with a number if another learner has it too.
        answers: Their different answers, the earliest first.
        has_namesake: Whether another learner gave the same name.
    """

    name: str
    answers: list[Answer]
    has_namesake: bool


def learners_of(answers: Iterable[Answer]) -> list[Learner]:
    """The learners behind answers: one for each name and device, and one for each answer without either.

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
        group.sort(key=lambda answer: answer.sent)  # a stable sort: answers without a time keep their order
        label = distinct_name(group[-1].name, [learner.name for learner in found]) if name else NO_NAME
        found.append(Learner(label, group, bool(name) and names.count(name) > 1))
    return found


class Task(Protocol):
    """The facts about a task that are needed to judge its answers."""

    id: str
    language: str
    goal: str
    steps: tuple[LessonStep, ...]

    @property
    def position(self) -> Game:
        """The game that answers to a task without steps continue; it must not be changed."""
        ...


class Try(NamedTuple):
    """A judged answer.

    Attributes:
        answer: The answer.
        solved: How much of the task is solved, as a table shows it.
        rank: The same as a number.
        played: The moves that could be played.
        remark: Sentences on which steps failed and why.
    """

    answer: Answer
    solved: str
    rank: int
    played: str
    remark: str


def read_answers(codes: Codes, language: str) -> tuple[list[Answer], list[str]]:
    """Read all answers, with a sentence for each that could not be read.

    Raises:
        WrongArgument: When `codes` is neither a text nor a path.
    """
    answers, problems = [], []
    for one in collect_texts(codes, language):
        found = [*islice(answers_in(one.text, language), MAX_IN_TEXT + 1)]
        many = say("classroom-too-many-answers", language, most=MAX_IN_TEXT) if len(found) > MAX_IN_TEXT else ""
        # A mail may contain the same text twice, plain and as HTML.
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
    """The table of a task, with a row for each learner and for each answer that could not be read."""
    language = task.language
    answers, problems = read_answers(codes, language)
    learners = learners_of(answers)
    tries = {learner.name: tries_at(task, learner) for learner in learners if learner.name != NO_NAME}
    rows = [task_row(task, learner, tries, language) for learner in learners]
    rows += [(NO_NAME, NO_NAME, "", problem, "", "", "", "") for problem in problems]
    return Table([say(f"classroom-head-{part}", language) for part in COLUMNS], rows)


def task_row(
    task: Task, learner: Learner, everybody: dict[str, list[Try]], language: str, *, alone: bool = False
) -> tuple[object, ...]:
    """A row of the table of a task.

    Args:
        everybody: The tries of all learners with a name, by name.
        alone: Whether the table is for this learner alone and leaves out remarks on other tasks and namesakes.
    """
    tries = everybody.get(learner.name) if learner.name != NO_NAME else None
    tries = tries_at(task, learner) if tries is None else tries
    strange = [answer for answer in learner.answers if answer.task != task.id]
    remarks = [tries[-1].remark] if tries else []
    if not alone:  # a table with several tasks expects answers to the others
        remarks += [say("classroom-other-task", language)] if strange else []
        remarks.append(namesake(learner, language))
    remark = " ".join(filter(None, remarks))
    if not tries:
        return learner.name, NO_NAME, "", remark, "", 0, "", ""
    last = tries[-1]
    same = _same_answers(learner.name, tries, everybody)
    return learner.name, last.solved, last.played, remark, best_of(tries), len(tries), last.answer.sent, same


def namesake(learner: Learner, language: str) -> str:
    """A sentence if another learner gave the same name, else empty."""
    return say("classroom-namesake", language, name=learner.answers[-1].name) if learner.has_namesake else ""


def best_of(tries: Sequence[Try]) -> str:
    """How much the best try solved."""
    return max(tries, key=lambda one: one.rank).solved if tries else NO_NAME


def _same_answers(name: str, tries: Sequence[Try], everybody: dict[str, list[Try]]) -> str:
    """The other learners who sent exactly the same moves; answers without moves are ignored."""
    own = [one.answer.moves for one in tries if any(one.answer.moves.values())]
    others = [
        other for other, theirs in everybody.items() if other != name and any(one.answer.moves in own for one in theirs)
    ]
    return ", ".join(others[:MAX_NAMES]) + (f" + {len(others) - MAX_NAMES}" if len(others) > MAX_NAMES else "")


def tries_at(task: Task, learner: Learner) -> list[Try]:
    """A learner's tries at a task, the earliest first."""
    return [_cached_judgement(task, answer) for answer in learner.answers if answer.task == task.id]


def _cached_judgement(task: Task, answer: Answer) -> Try:
    language = task.language
    steps = {step.name: step for step in task.steps} if task.steps else {"": None}
    results: dict[str, Result] = {
        name: judge(answer.moves.get(name, ""), language, step=step, game=task.position, goal=task.goal)
        for name, step in steps.items()
    }
    count = sum(result.solved for result in results.values())
    solved = f"{count}/{len(steps)}"
    if not task.steps:
        solved = say(f"classroom-{'yes' if count else 'no'}", language) if task.goal else NO_NAME
    remarks = []
    for name, result in results.items():
        step = steps[name]
        title = f"{step.words('title', language)}: " if step is not None and len(steps) > 1 else ""
        remarks += [f"{title}{result.remark}"] if result.remark else []
    strange = [safe_text(name, MAX_NAME_LENGTH) for name in answer.moves if name not in steps]
    if strange:
        remarks.append(say("classroom-strange-steps", language, steps=", ".join(strange[:MAX_NAMES])))
    played = " | ".join(result.played for result in results.values() if result.played)
    return Try(answer, solved, count, played, " ".join(remarks))

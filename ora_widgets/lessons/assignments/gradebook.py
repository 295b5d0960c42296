"""The results of a class in several tasks: a table by learner, or of one learner by task."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.moves import UnknownName, safe_text
from ...language.current import current_language
from ...language.fluent import say
from ...language.name_lookup import nearest
from ...language.people import same_name
from ...language.sentences import with_sentence
from ...support.arguments import check, is_a, text
from ...support.tables import Table
from .answers import (
    COLUMNS,
    MAX_NAME_LENGTH,
    NO_NAME,
    Learner,
    best_of,
    learners_of,
    namesake,
    read_answers,
    task_row,
    tries_at,
)
from .assignment import Assignment
from .codes import Codes

MAX_TASKS = 100


def gradebook(assignments: Sequence[Assignment], codes: Codes, *, learner: str = "") -> Table:
    """The results of a class in several tasks: a row for each learner with the best try at each task.

    Args:
        assignments: The tasks, up to 100.
        codes: The codes of all tasks, as for `Assignment.read`.
        learner: The name of a learner in that table, for a table of their own: a row for each task with the last and
            the best try, its time and remarks.

    Raises:
        WrongArgument: When `assignments` are not tasks, or `codes` neither texts nor paths.
        UnknownName: When no learner of that name has sent an answer.

    >>> from ora_widgets import assign
    >>> gradebook([assign("wheel"), assign("land")], []).head
    ('learner', 'The wheel and the joker', 'Forests, moors and land', 'sent (UTC)', 'remark')
    """
    tasks = list(assignments) if is_a(assignments, Sequence) and not is_a(assignments, str) else []
    fine = 0 < len(tasks) <= MAX_TASKS and all(is_a(task, Assignment) for task in tasks)
    check(fine, "assignments", assignments, "class-tasks")
    language = current_language()
    answers, problems = read_answers(codes, language)
    learners = learners_of(answers)
    if text("learner", learner):
        return _table_of_learner(tasks, learners, learner, language)
    rows = []
    for each in learners:
        tries = [tries_at(task, each) for task in tasks]
        strange = len({answer.task for answer in each.answers} - {task.id for task in tasks})
        remark = [namesake(each, language), say("classroom-other-task", language) if strange else ""]
        last = max(answer.sent for answer in each.answers)
        rows.append((each.name, *(best_of(found) for found in tries), last, " ".join(filter(None, remark))))
    heads = [say(f"classroom-head-{part}", language) for part in ("learner", "sent", "remark")]
    return Table([heads[0], *(task.title or task.id for task in tasks), *heads[1:]], rows, problems)


def _table_of_learner(tasks: Sequence[Assignment], learners: Sequence[Learner], name: str, language: str) -> Table:
    wanted = next((one for one in learners if same_name(one.name) == same_name(name.strip())), None)
    if wanted is None:
        names = [one.name for one in learners]
        near = nearest(name, names)
        unknown = UnknownName("class-no-pupil", name=safe_text(name, MAX_NAME_LENGTH), near=near, count=len(names))
        raise with_sentence(unknown, language=language)
    tries = {one.name: [tries_at(task, one) for task in tasks] for one in learners if one.name != NO_NAME}
    rows = []
    for place, task in enumerate(tasks):
        at_task = {each: found[place] for each, found in tries.items()}
        rows.append((task.title or task.id, *task_row(task, wanted, at_task, language, alone=True)[1:]))
    return Table([say(f"classroom-head-{part}", language) for part in ("task", *COLUMNS[1:])], rows)

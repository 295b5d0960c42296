"""Material for teachers: plans, exercises without solutions, each learner's results; and progress to export."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from base64 import b64decode
from html import escape
from pathlib import Path

import nbformat
import pytest

import ora_widgets as ora
from ora_widgets.language.fluent import languages
from ora_widgets.language.names import good_name
from ora_widgets.lessons import (
    Progress,
    backup,
    class_table,
    learner_table,
    lessons,
    plan,
    restore,
    write_exercises,
    write_worksheets,
)
from ora_widgets.lessons.class_plan import PLANS, answer_key
from ora_widgets.lessons.progress_file import merge_entries

EVERY = pytest.mark.parametrize("language", languages())


@pytest.fixture
def anna(tmp_path: Path) -> Progress:
    """Two tasks: one after a wrong attempt and two hints, one after seeing the solution."""
    file = ora.lessons.keep_in(tmp_path / "anna.json")
    ora.lessons.learner("Anna")
    one = ora.lesson("wheel", "first-harvest")
    one.game.play("use LR3 lay")
    one.check()
    one.restart()
    one.hint()
    one.hint()
    one.game.play("use LR1 lay; take clay")
    ora.lesson("wheel", "joker").solution()
    return file


# ---- plans


READS, PRESSES, THINKS = (
    130,
    6,
    20,
)  # words a minute, seconds for a press and for a task: slightly faster than planned


@EVERY
@pytest.mark.parametrize("minutes", PLANS)
def test_a_plan_gives_every_lesson_the_minutes_that_a_run_through_its_tasks_takes(minutes: int, language: str) -> None:
    table = plan(minutes, language)

    assert sum(row[1] for row in table) == minutes
    assert [row[0] for row in table] == [sum(row[1] for row in table[:n]) for n in range(len(table))]
    assert "scoring" in {part.what for part in PLANS[minutes]}
    for part, row in zip(PLANS[minutes], table, strict=True):
        if not part.tasks:
            assert row[1] >= 3
            continue
        assert row[2] == lessons()[part.what].title(language)
        spare = row[1] * 60 - sum(run_through(part.what, task, language) for task in part.tasks)
        assert 0 <= spare <= 60 * (len(part.tasks) + 1)
        assert row[4]


def run_through(name: str, task: str, language: str) -> float:
    """Seconds for a task: its text is read, and every word of a move is a press."""
    taken = ora.lesson(name, task, language=language)
    step, shown = taken.step, taken.panel()
    words = [shown["heading"], shown["text"], shown["task"], *(one["label"] for one in shown["choices"])]
    if step.answer:
        taken.answer(step.answer)
    else:
        taken.game.play(step.solution)
    assert taken.check()
    words.append(taken.panel()["verdict"])
    presses = 1 if step.answer else sum(len(move.split()) for move in step.solution.split(";"))
    return 60 * len(" ".join(words).split()) / READS + PRESSES * presses + THINKS


@EVERY
@pytest.mark.parametrize("minutes", PLANS)
def test_the_answers_of_a_plan_solve_its_tasks(minutes: int, language: str) -> None:
    tasks = [(part.what, task) for part in PLANS[minutes] for task in part.tasks]
    key = answer_key(minutes, language)

    assert len(key) == len(tasks)
    for (name, task), (_, heading, answer, *_) in zip(tasks, key, strict=True):
        taken = ora.lesson(name, task, language=language)
        assert taken.step.words("title", language) in heading
        if taken.choices:
            taken.answer(answer)
        else:
            taken.game.play(answer)
        assert taken.check()


@pytest.mark.parametrize("wrong", [60, 0, -45, "45", True, None, 10**400])
def test_a_plan_for_other_minutes_is_refused(wrong: object) -> None:
    with pytest.raises(ValueError, match="there are plans for 45, 90"):
        plan(wrong)  # type: ignore[arg-type]


# ---- what a learner has done


def test_a_teacher_sees_tries_hints_solutions_and_days(anna: Progress) -> None:
    solved, looked = learner_table(anna.path)
    entry = anna.entry("wheel/first-harvest")

    assert solved[0] == "The wheel and the joker · The first harvest"
    assert solved[1:] == (entry["solved"], entry["begun"], entry["worked"], 1, 2, "")
    assert looked[1] == ""
    assert looked[-1] == anna.entry("wheel/joker")["looked"] == entry["begun"]
    assert learner_table().rows == learner_table(anna.path).rows


def test_a_class_table_tells_help_and_the_last_day(anna: Progress) -> None:
    (row,) = class_table(anna.path.parent).to_pandas().to_dict("records")

    assert (row["learner"], row["hints"], row["solutions"], row["solved"]) == ("Anna", 2, 1, "1")
    assert row["last day"] == anna.entry("wheel/joker")["worked"]


@EVERY
def test_a_learner_s_table_speaks_every_language_and_bears_odd_entries(language: str, tmp_path: Path) -> None:
    file = Progress(tmp_path / "odd.json")
    file.note("no-such-lesson/step\x1b[2J", solved=["x"], hints="many", looked="<b>", shown=True)
    file.note("card/F05", solved="2026-01-31")
    file.note("quiz/cost/F05", due="2026-03-01", reviewed="2026-01-31", stability=30.0, difficulty=5.0)
    table = learner_table(file.path, language)

    assert len(table) == 2
    assert "\x1b" not in repr(table)
    assert "<b>" not in table._repr_html_()
    assert table.notes
    with pytest.raises(FileNotFoundError, match="There is no file"):
        learner_table(tmp_path / "nobody.json")


@pytest.mark.parametrize(
    ("text", "why"),
    [("{", "progress file or code is incomplete"), ('{"format": "ora-progress", "version": 99}', "has version 99")],
)
def test_a_file_that_cannot_be_read_is_refused_and_left_as_it_is(text: str, why: str, tmp_path: Path) -> None:
    path = tmp_path / "eve.json"
    path.write_text(text)
    for reads in (learner_table, restore):
        with pytest.raises(ora.ParseError, match=why):
            reads(path)
    assert path.read_text() == text


# ---- exercises


@EVERY
def test_no_solution_is_in_an_exercise_notebook(language: str, tmp_path: Path) -> None:
    paths = write_exercises(tmp_path, language=language)

    assert len(paths) == len(lessons())
    for path, lesson in zip(paths, lessons().values(), strict=True):
        nbformat.validate(nbformat.read(path, as_version=4))
        text = "\n".join("".join(cell["source"]) for cell in json.loads(path.read_text(encoding="utf-8"))["cells"])
        assert lesson.title(language) in text
        for step in lesson.steps:
            assert step.words("task", language) in text
            secrets = [step.solution, step.words("learnt", language), *step.hints(language)]
            assert [secret for secret in secrets if secret and secret in text] == []


def test_a_worksheet_calls_spaces_as_its_tasks_do(tmp_path: Path) -> None:
    sheet, answers = write_worksheets(tmp_path, "land", language="en")
    task = next(part for part in sheet.read_text(encoding="utf-8").split("<section>") if "Fell the trees on M4" in part)
    land = task.partition("<pre>")[2].split("── Red", 1)[1].splitlines()
    heads = next(line for line in land if line.split() == ["3", "4", "5", "6", "7"])
    row = next(line for line in land if line.split()[:1] == ["M"])
    assert row[heads.index("4") - 4 :].startswith("forest")
    assert "Fell the trees on M4: 5 wood" in answers.read_text(encoding="utf-8")


@EVERY
def test_a_worksheet_has_every_task_and_its_answers_are_on_a_page_apart(language: str, tmp_path: Path) -> None:
    sheet, answers = write_worksheets(tmp_path, "food", language=language)

    on_sheet, on_key = sheet.read_text(encoding="utf-8"), answers.read_text(encoding="utf-8")
    for step in lessons()["food"].steps:
        assert escape(step.words("task", language)) in on_sheet
        secrets = [
            escape(text) for text in (step.solution, step.words("learnt", language), *step.hints(language)) if text
        ]
        assert [secret for secret in secrets if secret in on_sheet] == []
        assert escape(step.shown_solution(language)) in on_key
        assert escape(step.words("learnt", language)) in on_key
    assert on_sheet.count("<pre>") == sum(bool(step.goal) for step in lessons()["food"].steps)
    for page, code in ((on_sheet, "Cl"), (on_key, "Gn")):
        legend = next(part for part in page.split("<p>") if f" · {code} " in part)
        assert f" · {code} {good_name(code, language)} · " in legend
        assert not re.search(r"\b(?:Be|Or|Ma) ", legend)  # goods that do not occur in this lesson
    with pytest.raises(ora.UnknownName):
        write_worksheets(tmp_path, "foot", language=language)


def test_chosen_lessons_are_written_from_the_command_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "ora_widgets.lessons", "wheel", "food", "--language", "pl", "--to"]
    run = subprocess.run([*command, str(tmp_path / "new")], capture_output=True, text=True, check=True)

    assert [Path(line).name for line in run.stdout.splitlines()] == [
        "exercises-wheel-pl.ipynb",
        "exercises-food-pl.ipynb",
    ]
    assert all(Path(line).is_file() for line in run.stdout.splitlines())


def test_an_unknown_lesson_writes_nothing(tmp_path: Path) -> None:
    with pytest.raises(ora.UnknownName, match="There is no lesson “weel”; the nearest names are wheel"):
        write_exercises(tmp_path, ["food", "weel"])
    assert list(tmp_path.glob("*.ipynb")) == []


# ---- to take along


def test_progress_survives_the_machine(anna: Progress, tmp_path: Path) -> None:
    kept = backup()
    there = Progress(tmp_path / "there.json")
    assert restore(kept.code, progress=there) == "2 exercises were restored."

    assert there.entries() == anna.entries()
    assert there.name == "Anna"
    again = Progress(tmp_path / "again.json")
    for source in (kept.save(tmp_path / "saved.json"), str(tmp_path / "saved.json"), kept.text):
        restore(source, progress=again)
    assert again.entries() == anna.entries()
    assert restore(kept.code, progress=again).startswith("0 exercises")


def test_the_download_is_the_file_itself(anna: Progress) -> None:
    html = backup()._repr_html_()

    assert 'download="ora_progress.json"' in html
    address = html.split("base64,")[1].split('"')[0]
    assert b64decode(address) == anna.path.read_bytes()
    assert "http" not in html


def test_what_was_learnt_here_since_is_not_lost(anna: Progress) -> None:
    before = backup().code
    ora.lesson("wheel", "joker").game.play("use LR2 lay; take joker Gn")
    anna.note("quiz/cost/F05", due="2026-03-01", reviewed="2026-02-01", stability=30.0, difficulty=5.0)
    after = anna.entries()
    restore(before)

    assert anna.entries() == after


def test_of_two_memories_the_later_one_is_kept_whole() -> None:
    old = {"due": "2026-01-03", "reviewed": "2026-01-01", "stability": 2.0, "difficulty": 5.0, "missed": "2026-01-01"}
    new = {"due": "2026-02-03", "reviewed": "2026-01-20", "stability": 14.0, "difficulty": 4.0}
    for mine, theirs in ((old, new), (new, old)):
        assert merge_entries({**mine, "hints": 2}, {**theirs, "solved": "2026-01-01"}) == {
            **new,
            "hints": 2,
            "solved": "2026-01-01",
        }


@pytest.mark.parametrize("cut", [1, 20, -1, -10])
def test_half_a_code_is_refused_and_changes_nothing(cut: int, anna: Progress, tmp_path: Path) -> None:
    code = backup().code
    there = Progress(tmp_path / "there.json")
    with pytest.raises(ora.ParseError, match="progress file or code is incomplete"):
        restore(code[: len("oraprogress1:") + cut] if cut > 0 else code[:cut], progress=there)
    assert not there.path.exists()


@pytest.mark.parametrize("source", ["", "nobody.json", "oraprogress1:ć", "oraprogress1:", "{}", 3, None])
def test_what_is_no_progress_is_refused(source: object, tmp_path: Path) -> None:
    with pytest.raises((ValueError, OSError)):
        restore(source, progress=Progress(tmp_path / "there.json"))  # type: ignore[arg-type]
    assert not (tmp_path / "there.json").exists()

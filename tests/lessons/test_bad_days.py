"""A learner's clock that jumps, and files and names of other versions: a clear sentence, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta, tzinfo
from pathlib import Path
from typing import Any, Self

import pytest

import ora_widgets as ora
from ora_widgets.language.fluent import languages, say
from ora_widgets.lessons import Progress, Today, puzzles, restore
from ora_widgets.lessons.assignments import read_task
from ora_widgets.lessons.exercises import chapters
from ora_widgets.lessons.memory import KNOWN, MAX_INTERVAL_DAYS, day_of, entry_after_answer, read_entry
from ora_widgets.lessons.today import MINUTES_OF_KIND
from tests.support.questions import solve

DAY = date(2026, 3, 2)
YEAR = timedelta(days=365)
KIND = {one.key: one.kind for chapter in chapters("france") for one in chapter.exercises}


def work(file: Progress, day: date, minutes: int = 10) -> list[str]:
    """A day's practice with right answers; returns the exercises."""
    one, done = Today(progress=file, today=day, minutes=minutes), list[str]()
    while one.exercise:
        done.append(solve(one))
    return done


@pytest.fixture(scope="module")
def practised(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The file of a learner who has practised for three days."""
    file = Progress(tmp_path_factory.mktemp("practised") / "p.json")
    for number in range(3):
        work(file, DAY + timedelta(days=number))
    return file.path.read_text(encoding="utf-8")


@pytest.fixture
def file(practised: str, tmp_path: Path) -> Progress:
    path = tmp_path / "p.json"
    path.write_text(practised, encoding="utf-8")
    return Progress(path)


# The clock's distance from the first of these days, and whether it looks wrong.
CLOCKS: dict[str, tuple[timedelta, str]] = {
    "the next day": (timedelta(days=3), ""),
    "another zone, a day behind": (timedelta(days=1), ""),
    "two weeks of holidays": (timedelta(days=20), ""),
    "a year forward": (YEAR, "long-ago"),
    "ten years forward": (10 * YEAR, "long-ago"),
    "a week back": (timedelta(days=-1), "ahead"),
    "a year back": (-YEAR, "ahead"),
    "at the beginning of clocks": (date(1970, 1, 1) - DAY, "ahead"),
    "the first day that there is": (date.min - DAY, "ahead"),
    "the last day that there is": (date.max - DAY, "long-ago"),
}


@pytest.mark.parametrize("clock", CLOCKS)
def test_a_clock_that_jumps_loses_nothing_and_asks_no_more_than_a_day_s_work(clock: str, file: Progress) -> None:
    jump, when = CLOCKS[clock]
    day, before = DAY + jump, file.entries()
    for language in languages():
        one = Today(progress=file, today=day, language=language)
        assert (one.clock(language) in repr(one), bool(one.clock(language))) == (True, bool(when))
        assert str(day) in one.clock(language) or when != "ahead"
    done = work(file, day, minutes=2)
    assert sum(MINUTES_OF_KIND[KIND[key]] for key in done) <= 2
    after = file.entries()
    assert before.keys() <= after.keys()
    for key, entry in before.items():
        mine, now = read_entry(entry), read_entry(after[key])
        assert (mine is None) == (now is None)
        assert {**entry, **after[key]}.keys() == after[key].keys() | {"missed"} & entry.keys()
        assert mine is None or now is None or now.stability >= mine.stability


@pytest.mark.parametrize("wrong", [YEAR, -YEAR])
def test_a_clock_that_is_set_right_again_goes_on_where_it_was(wrong: timedelta, file: Progress) -> None:
    work(file, DAY + timedelta(days=3) + wrong, minutes=3)
    right = DAY + timedelta(days=4)
    asked = [work(file, right + timedelta(days=number), minutes=5) for number in range(4)]
    assert all(0 < sum(MINUTES_OF_KIND[KIND[key]] for key in done) <= 5 for done in asked)
    last = Today(progress=file, today=right + timedelta(days=4))
    assert last.clock("en") == ""  # nothing is scheduled by the wrong clock
    assert all(day <= right + timedelta(days=4 + MAX_INTERVAL_DAYS) for day, _ in last.coming)


@pytest.mark.parametrize("jump", [2, 5, 50, -2, -50])
@pytest.mark.parametrize("times", [1, 2])
def test_what_was_answered_by_a_wrong_clock_is_not_known_for_longer(jump: int, times: int) -> None:
    """The clock is right again on the next day; a learner with a right one has answered as often, always when due."""
    entry: dict[str, object] = {}
    days = [DAY]
    for _ in range(times):
        entry = entry_after_answer(entry, KNOWN, days[-1])
        days.append(date.fromisoformat(str(entry["due"])))
    once_more = entry_after_answer(entry, KNOWN, days[-1])
    right = read_entry(entry_after_answer(once_more, KNOWN, date.fromisoformat(str(once_more["due"]))))
    wrong = read_entry(
        entry_after_answer(
            entry_after_answer(entry, KNOWN, days[-1] + jump * YEAR), KNOWN, days[-1] + timedelta(days=1)
        )
    )
    assert right
    assert wrong
    assert wrong.due - wrong.reviewed <= right.due - right.reviewed
    assert wrong.stability <= right.stability


def test_what_was_asked_on_a_day_to_come_does_not_wait_for_that_day(tmp_path: Path) -> None:
    ahead, right = Progress(tmp_path / "ahead.json"), Progress(tmp_path / "right.json")
    first = work(ahead, DAY + YEAR, minutes=3)
    assert first == work(right, DAY, minutes=3)
    assert {*work(ahead, DAY, minutes=3)} == {*first}


class Clock(datetime):
    """A clock shortly before midnight UTC, which is another day in most zones."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Self:
        assert tz is UTC
        return cls(2026, 3, 2, 23, 59, tzinfo=UTC)


def test_a_day_is_the_same_in_every_zone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ora_widgets.lessons.memory.datetime", Clock)
    assert day_of(None, "en") == DAY


def of_version(version: object) -> str:
    return (
        f'{{"format": "ora-progress", "version": {version}, "entries": {{"wheel/joker": {{"solved": "2026-01-01"}}}}}}'
    )


VERSIONS: dict[str, tuple[Callable[[Path], object], str]] = {
    "a code of progress": (lambda _: restore("oraprogress2:eJyrVspMUbKqVspLzE1VslJKLCmxBQA"), "has version 2"),
    "a file of progress": (lambda _: restore(of_version(7)), "has version 7"),
    "a file without a version": (lambda _: restore(of_version('"old"')), "is incomplete"),
    "a code of a task": (lambda _: read_task("oratask2:AAAA"), "version 2"),
    "a puzzle out of a game": (lambda _: ora.puzzle("game-01234567"), "in this version"),
    "a step of a lesson": (lambda _: ora.lesson("wheel", "the-old-step"), "There is no step “the-old-step”"),
    "a lesson": (lambda _: ora.lesson("the-wheels"), "the nearest names are wheel"),
    "a task of the practice": (lambda _: ora.rule_practice("which-hill"), "the nearest names are"),
}


@pytest.mark.parametrize("what", VERSIONS)
def test_what_is_of_another_version_is_refused_in_a_sentence(what: str, tmp_path: Path) -> None:
    opens, sentence = VERSIONS[what]
    mine = ora.lessons.progress_in_use()
    mine.note("wheel/ships", solved="2026-01-01")
    with pytest.raises(ora.Refusal, match=sentence):
        opens(tmp_path)
    assert mine.entries() == {"wheel/ships": {"solved": "2026-01-01"}}


def test_an_answer_of_another_version_is_named_as_one() -> None:
    task = ora.assign("wheel")
    (row,) = task.read("Hello, here it is: oraanswer2:AAAABBBB (Ada)").rows
    assert row[3] == say("classroom-other-version", "en", code="oraanswer2:AAAABBBB (Ada)", version="2")


def test_what_a_file_knows_of_another_version_s_exercises_stays_in_it(file: Progress) -> None:
    gone: dict[str, dict[str, Any]] = {
        "puzzle/game-00000000": {"solved": "2026-01-01", "due": "2026-01-02", "reviewed": "2026-01-01"},
        "wheel/the-old-step": {"solved": "2026-01-01", "tries": 2},
        "quiz/colour/F05": {"due": "2026-01-02", "reviewed": "2026-01-01", "stability": 3.0, "difficulty": 5.0},
        "card/X99": {"due": "2026-01-02", "reviewed": "2026-01-01", "stability": 3.0, "difficulty": 5.0},
        "mistake/0123456789abcdef": {"mistake": {"position": "ora 9"}, "due": "2026-01-02"},
    }
    for key, entry in gone.items():
        file.note(key, **entry)
    done = work(file, DAY + timedelta(days=7))
    assert done
    assert not {*done} & {*gone}
    assert {key: file.entry(key) for key in gone} == gone
    assert {"wheel/the-old-step", "card/X99"} <= {row[0] for row in ora.lessons.learner_table(file.path).rows}
    assert "game-00000000" not in puzzles()

"""Simulate ninety days of practice by learners who forget: the minutes of a day, and what they know at the end.

    python -m tests.bench.practice            # about half a minute a learner and seed
    python -m tests.bench.practice --days 30 --seeds 1 2

A learner knows an earlier exercise with the probability that the memory model gives, times a share of their own, and a
new one with another probability. Positions are not played: a learner who does not know looks at the solution. Each
figure is the mean over the seeds, with the lowest and the highest.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from datetime import date, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from ora_widgets.lessons import Progress, Today
from ora_widgets.lessons.memory import KNOWN, MISSED, chance, correct_future, read_entry
from ora_widgets.lessons.today import MINUTES_A_DAY, MINUTES_OF_KIND
from tests.support.questions import asked_now

FIRST_DAY = date(2026, 1, 1)


class Learner(NamedTuple):
    """How well a learner learns, and how often they practise."""

    new: float  # the probability of knowing a new exercise
    recall: float  # the share of the exercises that the memory model expects to be known
    comes: float  # the probability that they practise on a day
    away: range  # days of holidays


LEARNERS = {
    "good": Learner(0.85, 1.0, 1.0, range(0)),
    "weak": Learner(0.55, 0.8, 1.0, range(0)),
    "irregular": Learner(0.75, 0.95, 0.6, range(40, 54)),
}


class Practised(NamedTuple):
    """The results of some days of practice."""

    minutes: float  # a day of practice, on average
    longest: float  # the longest day
    asked: float  # exercises a day of practice
    met: int  # different exercises
    known: int
    waiting: int  # exercises due after the last day
    most_waiting: int  # the most after any day


def practise(learner: Learner, file: Path, days: int, seed: int) -> Practised:
    """Let a learner practise.

    Args:
        learner: Who does.
        file: The file of what they have learnt; there is none yet.
        days: For how many days.
        seed: Of what they know and when they come.
    """
    rng, progress = Random(seed), Progress(file)
    minutes: list[float] = []
    asked, waiting = 0, [0]
    for number in range(days):
        if number in learner.away or rng.random() >= learner.comes:
            continue
        today = Today(progress=progress, today=FIRST_DAY + timedelta(days=number))
        minutes.append(0.0)
        while today.exercise:
            minutes[-1] += MINUTES_OF_KIND[today.exercise.kind]
            asked += 1
            answer(learner, today, rng)
            today.next()
        waiting.append(today.due)
    memories = [memory for entry in progress.entries().values() if (memory := read_entry(entry))]
    known = sum(memory.is_known for memory in memories)
    came = max(1, len(minutes))
    mean, longest = sum(minutes) / came, max(minutes, default=0.0)
    return Practised(mean, longest, asked / came, len(memories), known, waiting[-1], max(waiting))


def answer(learner: Learner, today: Today, rng: Random) -> None:
    """Answer like a learner who knows the exercise or not."""
    assert today.exercise
    memory = read_entry(today.progress.entry(today.exercise.key))
    expected = learner.recall * chance(correct_future(memory, today.today), today.today) if memory else learner.new
    knows = rng.random() < expected
    if today.lesson:
        today._note_solved(today.exercise, KNOWN if knows else MISSED)
        return
    question = asked_now(today)
    today.answer(question.right if knows else next(each for each in question.choices if each != question.right))


def mean_and_range(figures: Sequence[float]) -> str:
    """The mean, with the lowest and the highest."""
    return f"{sum(figures) / len(figures):.1f} ({min(figures):.0f}-{max(figures):.0f})"


def main() -> None:
    """Print a row for each learner."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--days", type=int, default=90)
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3])
    terms = parser.parse_args()
    print(f"{terms.days} days of {MINUTES_A_DAY} minutes")
    print(f"{'':10}", *(f"{field.replace('_', ' '):>18}" for field in Practised._fields))
    for name, learner in LEARNERS.items():
        with TemporaryDirectory() as folder:
            runs = [practise(learner, Path(folder) / f"{seed}.json", terms.days, seed) for seed in terms.seeds]
        print(f"{name:10}", *(f"{mean_and_range(figures):>18}" for figures in zip(*runs, strict=True)), flush=True)


if __name__ == "__main__":
    main()

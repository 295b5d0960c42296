"""Run damaged samples through an entry; each kind of fault is reported once, with a minimal input."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import ora_widgets

from .doors import Door, Unequal
from .mutators import smaller

PACKAGE = Path(ora_widgets.__file__).parent
MAX_TRIES = 400  # attempts to make an input smaller
MAX_SENTENCE_LENGTH = 1_500  # characters
MAX_SENTENCES = 25  # entries of a list, such as why a position is impossible

Costs = Callable[[Callable[[], object]], Any]


@dataclass
class Fault:
    """A fault by its kind: the smallest input found, its number, and the count."""

    kind: str
    input: Any
    number: int
    count: int = 1


@dataclass
class Report:
    """The results of all inputs of an entry, with the slowest and the largest."""

    door: str
    accepted: int = 0
    refused: int = 0
    faults: dict[str, Fault] = field(default_factory=dict)
    slowest: tuple[float, int] = (0.0, -1)
    largest: tuple[int, int] = (0, -1)

    def note(self, kind: str, number: int, given: Callable[[], Any]) -> None:
        """Count a fault; the input is only needed the first time."""
        if kind in self.faults:
            self.faults[kind].count += 1
        else:
            self.faults[kind] = Fault(kind, given(), number)

    def __str__(self) -> str:
        seconds, slow = self.slowest
        size, large = self.largest
        head = f"{self.door:14}{self.accepted:8} accepted {self.refused:8} refused {len(self.faults):3} kinds of faults"
        costs = (
            f"   slowest {seconds * 1000:.0f} ms (#{slow}), largest {size / 1e6:.1f} MB (#{large})" if slow >= 0 else ""
        )
        rows = [
            f"    {one.count} × {one.kind}\n      #{one.number}: {as_expression(one.input)[:1500]}"
            for one in self.faults.values()
        ]
        return "\n".join([head + costs, *rows])


def as_expression(given: Any) -> str:
    """An input as a Python expression."""
    try:
        return ascii(given)
    except RecursionError:
        return "something deeper than Python shows"


def make_input(door: Door, name: str, seed: int, number: int, whole: list[Any]) -> Any:
    """The input with a number: first the samples themselves, then damaged ones."""
    if number < len(whole):
        return whole[number]
    rng = Random(f"{seed} {name} {number}")
    return door.damaged(rng.choice(whole), whole, rng)


def try_input(door: Door, given: Any, costs: Costs) -> tuple[str, Any]:
    """The result of an input: `accepted`, `refused` or a kind of fault; and its cost."""
    came: list[Any] = []

    def enter() -> None:
        came[:] = _enter(door, given)

    cost = costs(enter)
    let_in, outcome = came
    if outcome:
        return outcome, cost
    try:
        door.again(let_in)
    except Exception as error:  # noqa: BLE001  # whatever it is, it is what is looked for
        return (
            f"accepted, then {'unequal' if isinstance(error, Unequal) else type(error).__name__} at {_where(error)}",
            cost,
        )
    return "accepted", cost


def _enter(door: Door, given: Any) -> tuple[Any, str]:
    """The accepted data, or why there is none."""
    try:
        return door.enter(given), ""
    except door.refuses as refused:
        return None, sentence_fault(str(refused)) or "refused"
    except Exception as error:  # noqa: BLE001
        return None, f"{type(error).__name__} at {_where(error)}"


def sentence_fault(said: str) -> str:
    """Why a sentence cannot be shown."""
    parts = said.split("\n")
    if len(said) <= 10 or len(parts) > MAX_SENTENCES or max(map(len, parts)) > MAX_SENTENCE_LENGTH:
        return f"a refusal of {len(said)} characters in {len(parts)} lines"
    # The spaces in numbers, which languages set, do not count as control characters.
    return (
        ""
        if all(letter.isprintable() or letter in "\n\xa0\u202f" for letter in said)
        else "control characters in a sentence"
    )


def _where(error: BaseException) -> str:
    """The last line of this package in the traceback."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if PACKAGE in Path(frame.filename).parents] or frames
    return f"{Path(ours[-1].filename).name}:{ours[-1].lineno} {ours[-1].name}"


def shrunk(door: Door, given: Any, kind: str) -> Any:
    """A smaller input with the same fault."""
    tries = MAX_TRIES
    found = True
    while found and tries > 0:
        found = False
        for less in smaller(given):
            tries -= 1
            if tries <= 0:
                break
            if try_input(door, less, free)[0] == kind:
                given, found = less, True
                break
    return given


def _as_it_is(given: Any) -> Any:
    """A large or slow input must stay so."""
    return given


def free(call: Callable[[], object]) -> None:
    """Measure nothing."""
    call()


def run(name: str, door: Door, count: int, seed: int, *, first: int = 0, costs: Costs = free) -> Report:
    """Try a number of inputs.

    Args:
        name: The name of the door.
        door: The door.
        count: How many inputs.
        seed: What they are made by; the same seed and number are the same input.
        first: The number of the first one.
        costs: What measures an input; by default nothing does.
    """
    report = Report(name)
    whole = door.samples()
    for number in range(first, first + count):
        given = make_input(door, name, seed, number, whole)
        outcome, cost = try_input(door, given, costs)
        if cost is not None:
            report.slowest = max(report.slowest, (cost.seconds, number))
            report.largest = max(report.largest, (cost.bytes, number))
        report.accepted += outcome == "accepted"
        report.refused += outcome == "refused"
        if outcome not in ("accepted", "refused"):
            report.note(outcome, number, partial(shrunk, door, given, outcome))
        elif cost is not None and cost.excess:
            report.note(f"{outcome}, {cost.excess}", number, partial(_as_it_is, given))
    return report

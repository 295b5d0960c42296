"""A few damaged samples for every entry, and a faulty entry that must be noticed; `make fuzz` tries many."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.game.record import write
from ora_widgets.widget.handlers import HANDLERS
from tests.lessons.conftest import elsewhere

from . import mutators, samples
from .doors import DOORS, Door, Unequal
from .limits import MAX_BYTES, MAX_SECONDS, Cost
from .running import as_expression, free, make_input, run, try_input

__all__ = ["elsewhere"]

FEW_INPUTS = 40


@pytest.mark.parametrize("name", DOORS)
def test_what_comes_from_outside_is_let_in_whole_or_refused(name: str) -> None:
    report = run(name, DOORS[name], FEW_INPUTS, 1, first=1_000)  # none of the samples themselves
    assert report.faults == {}, str(report)
    assert report.refused or name == "together"  # if one message is refused, the others go on


@pytest.mark.parametrize("name", DOORS)
def test_samples_are_let_in(name: str) -> None:
    whole = DOORS[name].samples()
    assert any(try_input(DOORS[name], sample, free)[0] == "accepted" for sample in whole[:60])


def test_every_message_has_a_sample() -> None:
    assert {said["do"] for said in samples.messages()} == HANDLERS.keys()


def test_the_same_number_is_the_same_input() -> None:
    for name, door in DOORS.items():
        whole = door.samples()
        one, other = ([make_input(door, name, 5, number, whole) for number in range(200, 205)] for _ in range(2))
        assert as_expression(one) == as_expression(other)


# ---- the fuzzer sees


def door_of(enter: Any, again: Any = lambda _: None) -> Door:
    return Door(
        lambda: ["R has 2Br", "over"],
        lambda text, _, rng: text + rng.choice("0123456789"),
        enter,
        again,
        (ora.Refusal,),
    )


def refuse(text: str) -> str:
    if "7" in text:
        raise ora.ParseError("record-unreadable", "", line=text)
    return text


def test_a_sound_door_has_no_fault() -> None:
    report = run("own", door_of(refuse), 200, 1)
    assert report.faults == {}
    assert report.accepted > report.refused > 5


def test_a_foreign_error_is_seen_and_its_input_made_small() -> None:
    def careless(text: str) -> str:
        return str(int(text[-1]) // (int(text[-1]) - 7)) if text[-1].isdigit() else text

    report = run("own", door_of(careless), 200, 1)
    [fault] = report.faults.values()
    assert fault.kind.startswith("ZeroDivisionError at ")
    assert fault.count > 5
    assert fault.input == "7"
    assert "'7'" in str(report)


def test_what_is_let_in_and_comes_out_otherwise_is_seen() -> None:
    def forgets(text: str) -> None:
        if text.endswith("3"):
            raise Unequal(text)

    [fault] = run("own", door_of(refuse, forgets), 200, 1).faults.values()
    assert fault.kind.startswith("accepted, then unequal at ")
    assert fault.input == "3"


@pytest.mark.parametrize(
    "sentence", ["", "no", "x" * 2_000, "one line\n" * 30, "a control \x07 character", "half a letter \ud800"]
)
def test_a_refusal_that_cannot_be_shown_is_seen(sentence: str) -> None:
    def mutter(_: str) -> None:
        refused = ora.ParseError("record-unreadable")
        refused.sentence = sentence or "\n"
        raise refused

    assert len(run("own", door_of(mutter), 10, 1).faults) == 1


@pytest.mark.parametrize(
    ("cost", "kind"),
    [
        (Cost(MAX_SECONDS, MAX_BYTES), ""),
        (Cost(0.2, 0), "accepted, too slow"),
        (Cost(0, 60_000_000), "accepted, too large"),
    ],
)
def test_what_takes_too_much_is_seen(cost: Cost, kind: str) -> None:
    def costs(call: Any) -> Cost:
        call()
        return cost

    report = run("own", door_of(str), 5, 1, costs=costs)
    assert "".join(report.faults) == kind
    assert report.slowest[0] == cost.seconds


def test_a_record_that_forgets_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program writes other moves than were played."""
    sample = samples.games()[3].copy().undo("move").record()
    assert try_input(DOORS["record"], sample, free)[0] == "accepted"
    monkeypatch.setattr("ora_widgets.game.record.write", lambda setup, moves: write(setup, [*moves][:-1]))
    sample = samples.games()[5].copy().undo("move").record()
    assert try_input(DOORS["record"], sample, free)[0].startswith("accepted, then unequal at ")


@pytest.mark.parametrize("damage", mutators.TEXT)
def test_damage_of_every_kind_is_done(damage: Any) -> None:
    text = "R has 2Br 7Pn; R built F05 0,3\nover\n"
    assert any(damage(text, samples.goals(), Random(n)) != text for n in range(200))

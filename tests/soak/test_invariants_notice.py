"""Every invariant can fail: the right one notices each of some impossible positions and faulty rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

import pytest

from ora_widgets.engine import State, play
from ora_widgets.game.setup import Setup
from tests.support.modes import GAMES

from .broken_engines import BROKEN_DOORS, BROKEN_ENGINES, BROKEN_FORMS, Fault
from .broken_states import BROKEN_STATES, Change
from .invariants import EVERY_MOVE, WHOLE_GAME
from .moment import Broken, Invariant, Moment, Plain, Whole
from .players import generous
from .playing import look, nothing, one_game

TABLE = {"built": {"R": "G01 1,3"}, "land": {"R": "plot 0 coast; plot 0 mountain"}}
PASS = ("pass",)
TRIED = 60  # games before the invariant must notice


def red_passes() -> Moment:
    """A position with something of everything, after a move that changes nothing."""
    setup = Setup(3, "france", position=TABLE)
    before = setup.start()
    after = before.copy()
    play(after, PASS)
    return Moment(setup, before, PASS, after, [PASS])


def failing_invariants(moment: Moment) -> set[str]:
    """The cheap invariants that fail."""
    found = set()
    for each in EVERY_MOVE:
        if each.every <= 4:
            try:
                each.holds(moment)
            except AssertionError:
                found.add(each.name)
    return found


def test_the_position_and_the_games_are_good() -> None:
    assert failing_invariants(red_passes()) == set()
    looked_at = list(moments())
    for each in EVERY_MOVE:
        look_at_all(each.name, looked_at[::4])


@pytest.mark.parametrize(("invariant", "wrong", "change"), BROKEN_STATES, ids=[row[1] for row in BROKEN_STATES])
def test_a_broken_position_is_noticed(invariant: str, wrong: str, change: Change) -> None:
    moment = red_passes()
    change(moment.after)
    assert invariant in failing_invariants(moment)


def replace(fault: Fault, patch: pytest.MonkeyPatch) -> None:
    """Put the fault in place, possibly in a table."""
    where, _, row = fault.where.partition("[")
    if row:
        module, _, name = where.rpartition(".")
        rows = getattr(import_module(module), name)
        patch.setitem(rows, row[:-1], fault.how(rows[row[:-1]]))
    else:
        module, name = where.rsplit(".", 1)
        outer, _, inner = module.rpartition(".")
        holder: Any = getattr(import_module(outer), inner, None) or import_module(module)
        patch.setattr(holder, name, fault.how(getattr(holder, name)))


def several_games(invariants: list[Invariant]) -> None:
    for seed in range(TRIED):
        one_game(GAMES[(3 * seed + 4) % len(GAMES)], seed, nothing(), moves=invariants, games=())


@pytest.mark.parametrize("fault", BROKEN_ENGINES, ids=lambda fault: fault.wrong)
def test_broken_rules_are_noticed(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    replace(fault, monkeypatch)
    cheap = [each._replace(every=1) for each in EVERY_MOVE if each.every <= 4]
    with pytest.raises(Broken) as broken:
        several_games(cheap)
    assert broken.value.invariant == fault.invariant, broken.value


@cache
def good_game(players: int, country: str) -> tuple[Whole, tuple[Moment, ...]]:
    """A correct game and its moments."""
    rng = Random(f"good {players} {country}")
    setup = Setup(players, country, "short")
    states, moves, moments = [setup.start()], list[Plain](), list[Moment]()
    while states[-1].pending:
        moves.append(generous(states[-1], rng))
        after: State = states[-1].copy()
        play(after, moves[-1])
        states.append(after)
        moments.append(Moment(setup, states[-2], moves[-1], after, moves[:]))
    return Whole(setup, moves, states), tuple(moments)


def look_at_all(name: str, cases: Sequence[Moment | Whole]) -> None:
    """Check an invariant by name in several cases."""
    invariant = next(each for each in (*EVERY_MOVE, *WHOLE_GAME) if each.name == name)
    for case in cases:
        look(invariant, case, 0, nothing())


def moments() -> Iterator[Moment]:
    """Moments of correct games, with fresh random numbers and nothing shared."""
    for country in ("france", "ireland"):
        for number, moment in enumerate(good_game(3, country)[1]):
            if number % 3 == 0:
                yield Moment(
                    moment.setup, moment.before, moment.move, moment.after.copy(), moment.moves, Random(number)
                )


@pytest.mark.parametrize("fault", BROKEN_DOORS, ids=lambda fault: fault.wrong)
def test_broken_doors_are_noticed(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at = list(moments())
    replace(fault, monkeypatch)
    with pytest.raises(Broken):
        look_at_all(fault.invariant, looked_at)


@pytest.mark.parametrize("fault", BROKEN_FORMS, ids=lambda fault: fault.wrong)
def test_broken_forms_are_noticed(fault: Fault, monkeypatch: pytest.MonkeyPatch) -> None:
    game, _ = good_game(3, "france")
    whole = Whole(game.setup, game.moves, [state.copy() for state in game.states], Random(1))
    look_at_all(fault.invariant, [whole])
    replace(fault, monkeypatch)
    with pytest.raises(Broken):
        look_at_all(fault.invariant, [whole])


def test_every_invariant_has_something_to_notice() -> None:
    faults = [fault.invariant for fault in (*BROKEN_ENGINES, *BROKEN_DOORS, *BROKEN_FORMS)]
    assert {each.name for each in (*EVERY_MOVE, *WHOLE_GAME)} == {*faults, *(row[0] for row in BROKEN_STATES)}

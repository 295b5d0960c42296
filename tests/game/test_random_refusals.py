"""Every refusal is true: random wrong lines in random positions of every game, checked against the state.

What each message claims is a predicate in `refusal_predicates`. `make fuzz` tries twenty times as many.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from itertools import cycle, islice, repeat
from random import Random

import pytest

from ora_widgets.engine import Rulings, State, new_state, options, play, sample
from ora_widgets.engine.terms import PRESETS
from ora_widgets.game.move_parser import VERBS
from ora_widgets.game.schedule import goes_beyond
from ora_widgets.language.fluent import languages
from tests.soak.players import enrich, generous
from tests.support.modes import GAMES
from tests.support.rulings import fitting, pairwise

from .lines import mutate_move, random_line
from .refusal_checks import check

QUESTIONS = int(os.environ.get("ORA_QUESTIONS", "20"))  # questions of every game, each tried with this many lines:
LINES = 8
ROWS = [*pairwise()]


# ---- random lines


def lines(state: State, rng: Random, count: int) -> Iterator[str]:
    offered = {move[0]: move for move in [*islice(options(state), 300), *(sample(state, rng) for _ in range(5))]}
    asked = [verb for verb in offered if verb not in ("flip", "sell")] or list(offered)  # these are offered everywhere
    for _ in range(count):
        verb = rng.choice([*asked, *asked, rng.choice(list(VERBS))])
        yield (
            mutate_move(offered[verb], state, rng)
            if verb in offered and rng.random() < 0.4
            else random_line(verb, state, rng)
        )


def wrong_lines(
    players: int, country: str, length: str, seed: int, questions: int, rulings: Rulings, spoken: Iterator[list[str]]
) -> Counter[str]:
    """Try wrong lines at a number of questions of random games; returns how often each message came.

    Parameters: `spoken`, the languages of one sentence after the other.
    """
    rng = Random(seed)
    heard: Counter[str] = Counter()
    while questions > 0:
        state = new_state(players, country, length, rulings)
        plenty = rng.choice((0, 0.02, 0.2))
        while state.pending and not goes_beyond(state):
            if rng.random() < plenty:
                enrich(state, rng)
            if rng.random() < (0.05 if state.pending[-1].kind == "act" else 0.3):  # most questions are of one kind
                questions -= 1
                heard.update(check(state, line, next(spoken)) for line in lines(state, rng, LINES))
            play(state, generous(state, rng))
        heard.update(check(state, line, next(spoken)) for line in ("pass", "done", "use LR1 lay", "pay Gn"))
    return heard


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("players", "country", "length"), GAMES)
def test_refusals_of_random_lines_are_true(players: int, country: str, length: str, preset: str) -> None:
    heard = wrong_lines(players, country, length, 7 * players, QUESTIONS, PRESETS[preset], repeat([*languages()]))
    assert sum(heard.values()) - heard[""] > QUESTIONS * LINES / 2
    assert len(heard) > 20


@pytest.mark.parametrize(("players", "country", "length"), GAMES)
def test_refusals_are_true_for_any_two_rulings(players: int, country: str, length: str) -> None:
    in_languages = cycle([[language] for language in languages()])
    for row in ROWS[GAMES.index((players, country, length)) % 3 :: 3]:
        rulings = fitting(row, players, country, length)
        heard = wrong_lines(players, country, length, players, QUESTIONS // 2, rulings, in_languages)
        assert len(heard) > 8, rulings

"""Whatever a refusal says is true: random wrong lines in random positions of every game, held against the state.

What each message claims is a predicate in `refusal_predicates`. `make fuzz` tries twenty times as many.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice, repeat
from random import Random

import pytest

from ora_widgets.engine import Rulings, State, new_state, options, play, sample
from ora_widgets.engine.cards import CARDS, SETTLEMENTS
from ora_widgets.engine.goods import CODES
from ora_widgets.engine.terms import INDICATORS
from ora_widgets.game.horizon import beyond
from ora_widgets.game.move_parser import VERBS
from ora_widgets.language.fluent import languages
from tests.contract.test_promises import GAMES, enrich, generous

from .refusal_checks import check

QUESTIONS = int(os.environ.get("ORA_QUESTIONS", "30"))  # of every game; each is tried with so many lines:
LINES = 8


# ---- lines


def a_word(kind: str, state: State, rng: Random) -> str:
    """A word of a kind that `Verb.usage` names, more often one that has to do with the position."""
    player = state.players[state.pending[-1].seat if state.pending else 0]
    land = rng.choice(state.players).ground
    good = rng.choice([*CODES, "Ni", "Gn", "Pn"])
    near = [*state.display, *state.sites, *player.hand, *(card for _, card in state.covered)]
    words: dict[str, Callable[[], str]] = {
        "CARD": lambda: rng.choice(near if rng.random() < 0.6 else [*CARDS, *SETTLEMENTS]),
        "ROW,COL": lambda: rng.choice([*land, *player.free]) if rng.random() < 0.8 else f"{rng.randint(-3, 4)},{rng.randint(-2, 6)}",
        "ROW": lambda: str(rng.randint(-4, 5)),
        "NUMBER": lambda: str(rng.choice([0, 1, 2, 3, 7, 60])),
        "INDICATOR": lambda: rng.choice(INDICATORS),
        "GOOD": lambda: good,
        "[GOOD]": lambda: good,
        "[NUMBER]GOOD": lambda: f"{rng.choice(['', '', 2, 3, 5, 6, 10])}{good}",
        "GOODS": lambda: rng.choice(["3energy", "9energy", "Bo", "Ce", "Or"]),
    }  # fmt: skip
    return words[kind]() if kind in words else rng.choice(kind.split("|"))


def made(verb: str, state: State, rng: Random) -> str:
    """A line of the grammar, whole or cut short."""
    _, *kinds = VERBS[verb].usage.split()
    if verb in ("flip", "sell"):
        kinds = ["[NUMBER]GOOD"]
    if "…" in kinds:
        kinds = [kinds[0]] * rng.randint(1, 4)
    words = [a_word(kind, state, rng) for kind in kinds]
    return " ".join([verb, *words[: rng.randint(0, len(words))]] if rng.random() < 0.1 else [verb, *words])


def mutated(move: tuple[str, ...], state: State, rng: Random) -> str:
    """A legal line with a word changed, dropped, doubled or counted differently."""
    words = list(move)
    place = rng.randrange(1, len(words)) if len(words) > 1 else 0
    other = made(words[0], state, rng).split()
    match rng.randrange(8):
        case 0:
            words[place] = rng.choice(["", "x", "G99", "9,9", "Xx", "99", "0"])
        case 1:
            words.insert(place + 1, words[place])
        case 2 | 3:
            words[place] = f"{rng.choice([2, 5, 20])}{words[place].lstrip('0123456789')}"
        case _:
            words[place] = other[place] if place < len(other) else a_word("[NUMBER]GOOD", state, rng)
    return " ".join(words)


def lines(state: State, rng: Random, count: int) -> Iterator[str]:
    offered = {move[0]: move for move in [*islice(options(state), 300), *(sample(state, rng) for _ in range(5))]}
    asked = [verb for verb in offered if verb not in ("flip", "sell")] or list(offered)  # those are offered everywhere
    for _ in range(count):
        verb = rng.choice([*asked, *asked, rng.choice(list(VERBS))])
        yield mutated(offered[verb], state, rng) if verb in offered and rng.random() < 0.4 else made(verb, state, rng)


# ---- random lines


def wrong_lines(
    players: int, country: str, length: str, seed: int, questions: int, rulings: Rulings, told_in: Iterator[list[str]]
) -> Counter[str]:
    """Wrong lines at so many questions of random games; how often each message was heard.

    Parameters: `told_in`, the languages of one sentence after the other.
    """
    rng = Random(seed)
    heard: Counter[str] = Counter()
    while questions > 0:
        state = new_state(players, country, length, rulings)
        plenty = rng.choice((0, 0.02, 0.2))
        while state.pending and not beyond(state):
            if rng.random() < plenty:
                enrich(state, rng)
            if rng.random() < (0.05 if state.pending[-1].kind == "act" else 0.3):  # most questions are of one kind
                questions -= 1
                heard.update(check(state, line, next(told_in)) for line in lines(state, rng, LINES))
            play(state, generous(state, rng))
        heard.update(check(state, line, next(told_in)) for line in ("pass", "done", "use LR1 lay", "pay Gn"))
    return heard


@pytest.mark.parametrize("rulings", ["official", "kennerspiel"])
@pytest.mark.parametrize(("players", "country", "length"), GAMES)
def test_refusals_of_random_lines_are_true(players: int, country: str, length: str, rulings: str) -> None:
    heard = wrong_lines(
        players, country, length, 7 * players, QUESTIONS, Rulings.named(rulings), repeat([*languages()])
    )
    assert sum(heard.values()) - heard[""] > QUESTIONS * LINES / 2
    assert len(heard) > 20

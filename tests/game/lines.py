"""Lines that should mostly be refused: from the grammar, and legal ones with a changed word."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ora_widgets.engine import State
from ora_widgets.engine.cards import CARDS, SETTLEMENTS
from ora_widgets.engine.goods import CODES
from ora_widgets.engine.terms import INDICATORS
from ora_widgets.game.move_parser import VERBS


def word_of_kind(kind: str, state: State, rng: Random) -> str:
    """A word of a kind that `Verb.usage` names, more often one that fits the position."""
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


def random_line(verb: str, state: State, rng: Random) -> str:
    """A line of the grammar, complete or cut off."""
    _, *kinds = VERBS[verb].usage.split()
    if verb in ("flip", "sell"):
        kinds = ["[NUMBER]GOOD"]
    if "…" in kinds:
        kinds = [kinds[0]] * rng.randint(1, 4)
    words = [word_of_kind(kind, state, rng) for kind in kinds]
    return " ".join([verb, *words[: rng.randint(0, len(words))]] if rng.random() < 0.1 else [verb, *words])


def mutate_move(move: tuple[str, ...], state: State, rng: Random) -> str:
    """A legal line with a word changed, dropped, doubled or counted differently."""
    words = list(move)
    place = rng.randrange(1, len(words)) if len(words) > 1 else 0
    other = random_line(words[0], state, rng).split()
    match rng.randrange(8):
        case 0:
            words[place] = rng.choice(["", "x", "G99", "9,9", "Xx", "99", "0"])
        case 1:
            words.insert(place + 1, words[place])
        case 2 | 3:
            words[place] = f"{rng.choice([2, 5, 20])}{words[place].lstrip('0123456789')}"
        case _:
            words[place] = other[place] if place < len(other) else word_of_kind("[NUMBER]GOOD", state, rng)
    return " ".join(words)

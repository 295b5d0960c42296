"""The table in the page's README lists how every kind of question is answered, and no other kind."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path
from random import Random

import pytest

from ora_widgets import Game, new_game
from ora_widgets.engine.cards import CARDS
from ora_widgets.engine.frames import AtStep
from ora_widgets.engine.rules import QUESTIONS
from ora_widgets.engine.steps.base import Asker, Step
from ora_widgets.game.history import read_only_state
from ora_widgets.scene import ask

README = Path(__file__).parents[2] / "js" / "README.md"
ROW = re.compile(r"^\| `(\w+)` \|.*$", re.MULTILINE)
CELL = 3  # a cell of each row: what the bar offers
MODES = [(1, "long"), (2, "long"), (2, "short"), (3, "short"), (4, "short")]
MOVES = 220


def rows() -> dict[str, list[str]]:
    """The rows of the table by the kind of question, as cells."""
    section = README.read_text().split("## The flow of a turn")[1].split("\n## ")[0]
    return {found[1]: [cell.strip() for cell in found[0].strip("|").split("|")] for found in ROW.finditer(section)}


def asking_steps() -> set[str]:
    """The steps of buildings that ask something, having options of their own."""
    kinds = {type(step) for card in CARDS.values() for step in card.does}
    return {kind.__name__ for kind in kinds if kind.options not in (Step.options, Asker.options)}


def kind_of(game: Game) -> str:
    frame = read_only_state(game).pending[-1]
    return type(CARDS[frame.card].does[frame.step]).__name__ if isinstance(frame, AtStep) else frame.kind


def test_there_is_a_row_for_every_kind_of_question() -> None:
    assert set(rows()) == set(QUESTIONS) | asking_steps()


@pytest.mark.parametrize("country", ["france", "ireland"])
def test_the_bar_offers_what_the_table_says(country: str) -> None:
    """Random questions: kinds of action, numbers and payments occur exactly where the table has them."""
    offered: dict[str, set[str]] = defaultdict(set)
    for players, length in MODES:
        rng, game = Random(f"{players} {country}"), new_game(players, country, length)
        for _ in range(MOVES):
            if game.over:
                break
            offered[kind_of(game)] |= offers(game)
            game.play(rng.choice(list(game.legal_moves)))
    table = rows()
    for kind, found in offered.items():
        said = set(re.findall(r"`(\w+)`", table[kind][CELL]))
        assert found <= said, kind


def offers(game: Game) -> set[str]:
    """The offers of a question, as far as Python can distinguish them."""
    question = ask(game, "en")
    if question["actions"]:
        return {"actions"}
    if question["pay"]:
        return {"payment"}
    full = [option for option in question["options"] if " " in option["line"]]
    if not full:
        # A single word is the large button.
        return {"bare"} if len(question["options"]) > 1 else set()
    if all(len(option["picks"]) == 1 and option["picks"][0].isdigit() for option in full):
        return {"numbers"}
    return set()

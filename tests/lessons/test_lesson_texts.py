"""The lessons' texts are true: moves, spaces and figures in them follow the rules, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import pytest

from ora_widgets import new_game
from ora_widgets.engine import Refusal, score
from ora_widgets.engine.cards import CARDS, SETTLEMENTS, in_play
from ora_widgets.engine.goods import BY_NAME, GOODS, WONDERS
from ora_widgets.engine.land import DISTRICT_PRICES
from ora_widgets.engine.modes import mode
from ora_widgets.game.move_parser import well_formed
from ora_widgets.language.fluent import languages, say
from ora_widgets.language.names import space_name
from ora_widgets.lessons import LessonStep, lessons
from ora_widgets.lessons.rule_tasks import RULE_PRACTICE
from ora_widgets.lessons.strategy_turns import OpeningTurn
from tests.lessons.practice_attempts import EVERY

COURSE = {f"{name}/{step.name}": step for name, row in lessons().items() for step in row.steps}
STEPS = COURSE | {f"practice/{step.name}": step for step in RULE_PRACTICE.steps}
PARTS = ("text", "task", "hint-1", "hint-2", "hint-3", "learnt")
SPACE = re.compile(r"(?<![\w.])[J-R][1-9](?!\w|\.\d)")  # as on a map
SPACE_IN_LINE = re.compile(r"\b(?:[FGILS][RGBW]?\d+|fell|cut|clear) (-?\d,-?\d)\b")  # as in a line of moves
RULE = re.compile(r"\bF\d+(?:\.\d+)+")
CARD = re.compile(r"\b(?:[FGI]\d\d|L[RGBW]\d|S\d)\b")
every_step = pytest.mark.parametrize("key", STEPS)
every_language = pytest.mark.parametrize("language", languages())


def text_of(step: LessonStep, language: str) -> str:
    return " ".join(step.words(part, language) for part in PARTS)


def moves_of(text: str) -> Iterator[tuple[str, ...]]:
    """The moves in a text, of several words: between marks, or recognizable as one."""
    for part in re.split(r"[;:.](?:\s|$)|,? (?:then|and|after|a potem|potem|y después|después|y) |, ", text):
        try:
            move = well_formed(part.strip(" .,"))
        except Refusal:
            continue
        if len(move) > 1:
            yield tuple(move)


@every_step
@every_language
def test_a_hint_names_moves_that_lead_to_the_goal(key: str, language: str) -> None:
    step = STEPS[key]
    lines = (step.solution, *EVERY[key].right) if key in EVERY else ()
    leading = {tuple(move.split()) for line in lines for move in line.split("; ")}
    for hint in step.hints(language):
        for move in moves_of(hint):
            assert any(other[: len(move)] == move for other in leading), f"{move} in {hint!r}"


def test_moves_are_found_in_hints() -> None:
    found = {key: [move for hint in step.hints("en") for move in moves_of(hint)] for key, step in STEPS.items()}
    assert found["wheel/first-harvest"] == [("use", "LR1", "lay"), ("take", "clay")]
    assert sum(1 for key, moves in found.items() if moves and key in EVERY) > 55


@every_step
@every_language
def test_a_space_that_is_named_exists(key: str, language: str) -> None:
    """On any land, at the beginning or the end of the shown line, or of a turn that an opening quotes."""
    step = STEPS[key]
    quoted = (step.advised, step.searched) if isinstance(step, OpeningTurn) else ()
    states = [step.game().now, *(step.game().play(line).now for line in (step.solution, *quoted) if line)]
    ground = {space for state in states for player in state.players for space in player.ground}
    words = text_of(step, language)
    assert set(SPACE.findall(words)) <= {space_name(space) for space in ground}
    assert set(SPACE_IN_LINE.findall(words)) <= ground


@every_step
@every_language
def test_every_language_names_the_same_spaces_cards_and_rules(key: str, language: str) -> None:
    step = STEPS[key]
    for part in PARTS:
        mine, english = step.words(part, language), step.words(part, "en")
        for pattern in (SPACE, SPACE_IN_LINE, CARD, RULE):
            assert sorted(pattern.findall(mine)) == sorted(pattern.findall(english)), part


# ---- figures


def figures(text: str) -> list[int]:
    """The numbers of a text, except those of rules, spaces and cards."""
    for pattern in (RULE, SPACE, CARD):
        text = pattern.sub("", text)
    return [int(number) for number in re.findall(r"(?<![\d\w])-?\d+", text)]


def wheel(players: int, length: str, last: int = 13) -> list[int]:
    return list(mode(players, length).wheel[:last])


def points(*goods: str) -> list[int]:
    return [GOODS[BY_NAME[good]].points for good in goods]


def cards(players: int, length: str) -> int:
    return len(in_play(new_game(players, "france", length).now))


FIGURES: list[tuple[str, str, Iterable[int | None]]] = [
    ("wheel/next-step", "text", [0, *wheel(3, "long")]),
    ("wheel/grapes", "text", [mode(3, "long").grapes, mode(3, "long").stone, 0]),
    ("scoring/goods", "text", [*points("book", "ceramic", "ornament", "reliquary", "wonder"), 5, 2]),
    ("scoring/place-well", "learnt", [SETTLEMENTS["S2"].dwelling, CARDS["F08"].dwelling, 3, 12]),
    ("scoring/bad-company", "text", [CARDS["LR1"].dwelling, CARDS["LR2"].dwelling]),
    ("countries/how-many-cards", "text", [4, 3, 4, cards(4, "long")]),
    ("countries/how-many-cards", "learnt", [cards(3, "long"), cards(2, "short")]),
    ("countries/on-the-water", "learnt", [CARDS["I11"].dwelling]),
    ("bonus-round/when", "text", [24, 12]),
    ("bonus-round/phase-e", "task", [SETTLEMENTS["S1"].dwelling]),
    ("two-players/two-actions", "text", [0, *wheel(2, "short")[:5][1:], cards(2, "short")]),
    ("two-players/phase-a", "text", [*mode(2, "short").phases, *mode(2, "long").phases]),
    ("two-players/the-end-short", "text", [mode(2, "short").display_end]),
    ("two-players/the-end-long", "text", [mode(2, "long").display_end]),
    ("two-players/the-castle", "learnt", [CARDS["G28"].dwelling]),
    ("short-game/course", "text", [*mode(3, "short").phases, mode(3, "short").grapes, mode(3, "short").stone, 12]),
    ("solo/an-empty-cellar", "text", [mode(1, "long").rounds]),
    ("solo/an-empty-cellar", "hint-1", sorted(DISTRICT_PRICES)),
    ("solo/an-empty-cellar", "learnt", [max(DISTRICT_PRICES)]),
    ("solo/the-last-turn", "text", [mode(1, "long").rounds, mode(1, "long").goal]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("key", "part", "expected"), FIGURES, ids=lambda value: value if isinstance(value, str) else ""
)
@every_language
def test_figures_are_those_of_the_rules(key: str, part: str, expected: Iterable[int | None], language: str) -> None:
    assert figures(STEPS[key].words(part, language)) == list(expected)


def test_the_short_games_for_two_and_three_use_the_same_cards_and_only_wonders_are_few() -> None:
    assert cards(3, "short") == cards(2, "short")
    assert WONDERS == 8


@pytest.mark.parametrize(("space", "total"), [("0,2", -1), ("0,3", 0), ("1,3", 1)])
def test_the_last_shanty_town_is_worth_what_the_lesson_says(space: str, total: int) -> None:
    game = STEPS["bonus-round/phase-e"].scenario.game().play(f"settle S1 {space}")
    assert score(game.now, 0).total == total


def test_wine_is_sold_and_used_where_the_lesson_says() -> None:
    """The Winery pays 7 and the Inn 6; only the Church and the Palace also take wine."""
    from ora_widgets.language.names import card_text

    takes = re.compile(r"(sell|give).*\bwine\b", re.IGNORECASE)
    assert {row.name for row in CARDS.values() if row.number and takes.search(card_text(row.id, "en"))} == {
        "Winery", "Inn", "Cloister Church", "Palace",
    }  # fmt: skip


@every_language
def test_a_game_is_taken_up_again_as_the_lesson_says(language: str) -> None:
    import ora_widgets as ora

    before = ora.lesson("first-game", "whole-game", language=language)
    before.game.play("pass; done")
    again = ora.load(before.game.record())

    assert say("board-save-game", language) in before.text
    assert again.now == before.game.now

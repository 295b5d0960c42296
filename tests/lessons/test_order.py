"""Nothing is used before it is taught: words, buildings, actions and parts of the table, in course order."""

from __future__ import annotations

import re

import pytest

import ora_widgets as ora
from ora_widgets.engine.cards import CARDS, SETTLEMENTS
from ora_widgets.language.names import card_name
from ora_widgets.lessons import LessonStep, lessons
from ora_widgets.lessons.course import LESSONS
from ora_widgets.lessons.step_on_board import ANY_CARD, VERB_WORDS, WORDS, introduced_by_step
from tests.lessons.glossary import pattern, used, verbs_begun
from tests.support.board_page import on_page

STEPS = {f"{row.name}/{step.name}": step for row in LESSONS for step in row.steps}
CODE = re.compile(r"\b(?:[FGI]\d\d|S\d)\b")
ALIKE = re.compile(r"\bL[RGBW](\d)\b")  # all players have the same three buildings
every_step = pytest.mark.parametrize("key", STEPS)


def cards_in(text: str) -> set[str]:
    """The cards that a text mentions by name or number."""
    named = {card for card in (*CARDS, *SETTLEMENTS) if card[0] != "L" and card_name(card, "en") in text}
    basic = {f"L{number}" for number in "123" if card_name(f"LR{number}", "en") in text}
    return named | basic | set(CODE.findall(text)) | {f"L{number}" for number in ALIKE.findall(text)}


def cards_on(step: LessonStep) -> set[str]:
    """The cards visible at the beginning: on land, in the display and in hand."""
    lesson = next(row for row in lessons().values() if step in row.steps)
    board = ora.Board(lesson=ora.lesson(lesson.name, step.name))
    scene = on_page(board).scene
    board.close()
    seen = {*scene["display"], *scene["players"][0]["hand"]}
    players = scene["players"] if "others" in scene.get("parts", ["others"]) else scene["players"][:1]
    seen |= {space["holds"] for player in players for space in player["spaces"] if "holds" in space}
    return seen.intersection({*CARDS, *SETTLEMENTS} - {card for card in CARDS if card[0] == "L"})


def plain(text: str) -> str:
    """A text without cards' names, whose words are not terms."""
    for card in (*CARDS, *SETTLEMENTS):
        text = text.replace(card_name(card, "en"), "")
    return text


def text_of(step: LessonStep) -> str:
    """The text before the first action."""
    return " ".join(step.words(part, "en") for part in ("title", "text", "task"))


@every_step
def test_no_word_is_used_before_it_is_introduced(key: str) -> None:
    step = STEPS[key]
    asked = " ".join([step.words("task", "en"), *step.hints("en"), *step.labels("en").values()])
    assert used(plain(asked)) - introduced_by_step()[step.message] == set()


@every_step
def test_no_action_is_asked_for_before_it_is_introduced(key: str) -> None:
    step = STEPS[key]
    assert {VERB_WORDS.get(verb, verb) for verb in verbs_begun(step.solution)} - introduced_by_step()[
        step.message
    ] == set()


@every_step
def test_no_building_is_asked_about_before_it_is_introduced(key: str) -> None:
    step = STEPS[key]
    asked = " ".join([step.words("task", "en"), *step.hints("en"), step.solution, step.goal])
    unknown = cards_in(asked) - introduced_by_step()[step.message] - cards_in(text_of(step))
    assert unknown == set()


@every_step
def test_no_building_lies_on_the_table_before_it_is_introduced(key: str) -> None:
    step = STEPS[key]
    known = introduced_by_step()[step.message]
    assert ANY_CARD in known or cards_on(step) - known == set()


@every_step
def test_what_a_step_introduces_is_said_there(key: str) -> None:
    step = STEPS[key]
    for word in step.introduces.split():
        found = pattern(word)
        if found is None:
            assert word in cards_in(text_of(step)), word
        else:
            assert found.search(text_of(step)), word


def test_nothing_is_introduced_twice() -> None:
    words = [word for step in STEPS.values() for word in step.introduces.split()]
    assert len(words) == len(set(words))


def test_in_the_end_the_whole_table_is_there() -> None:
    assert introduced_by_step()[lessons()["first-game"].steps[0].message] >= {*WORDS.values(), ANY_CARD}


def test_words_and_cards_are_found() -> None:
    assert used("Fell a forest, and take wood by the joker.") == {"forest", "wood", "joker"}
    assert cards_in("Use the Bakery, then G07 and LR2.") == {"F05", "G07", "L2"}
    assert verbs_begun("pass; done; use LR1 lay; take clay") == {"pass", "done", "use"}

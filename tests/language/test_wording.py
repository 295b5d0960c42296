"""Names and sentences are complete and legible."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

import pytest

from ora_widgets import Game, Refusal, new_game
from ora_widgets.engine import IllegalMove, Move, State, new_state, options
from ora_widgets.engine.cards import CARDS, SETTLEMENTS, Card, Settlement, step_of
from ora_widgets.engine.frames import AtStep, Turn
from ora_widgets.engine.goods import GOODS
from ora_widgets.engine.rules import QUESTIONS
from ora_widgets.engine.steps.base import Asker, Step
from ora_widgets.engine.steps.grants import Grant
from ora_widgets.engine.terms import INDICATORS
from ora_widgets.game.move_parser import VERBS
from ora_widgets.game.setup import Setup
from ora_widgets.language.fluent import message_ids, say
from ora_widgets.language.labels import label
from ora_widgets.language.log_sentences import log_sentence
from ora_widgets.language.names import bag_words, card, card_name, card_text, good_name, join, seat_name
from ora_widgets.language.prompts import prompt
from ora_widgets.language.refusals import refusal
from tests.fixtures.write import random_move
from tests.support.modes import MODES
from tests.support.positions import position

KEYS = ("act", "bonus", "settle", "granted", "place", "visited")
TEMPLATE = re.compile(r"[{}$\n]|  | [,;.?]|\.\.|None|\b[a-z]+_[a-z]+\b")


def whole(sentence: str, end: str = ".?)") -> bool:
    """Whether it reads as a sentence: a capital, an end, no remains of a template."""
    return bool(re.match(r"[A-Z“0-9½]", sentence)) and sentence[-1] in end and not TEMPLATE.search(sentence)


Steps = tuple[tuple[State, Move, State], ...]


def steps_of(game: Game) -> tuple[str, Steps]:
    return game.setup.seats, tuple(
        (game.state_after(i), move, game.state_after(i + 1)) for i, move in enumerate(game.moves)
    )


@cache
def games() -> tuple[tuple[str, Steps], ...]:
    """Games in every mode and country, and with rulings that ask more questions."""
    found = []
    festival = position(country="ireland", built={"R": "I38 0,3"}, give={"R": "Be"})
    rare = Game(Setup(3, "ireland"), festival).play("use I38 lay; pay Be; claim Bo Ce")
    found.append(steps_of(rare))
    special = [("kennerspiel", players, "long") for players in (3, 4)] + [
        ("weblabora", 1, "long"),
        ("weblabora", 3, "short"),
    ]
    for seed in (2, 9):  # enough for every kind of question and answer
        for rulings, players, length in (*(("official", *mode) for mode in MODES), *special):
            for country in ("france", "ireland"):
                game, rng = new_game(players, country, length, rulings=rulings), Random(players + seed)
                while not game.over and game.ply < 500:
                    game.play(random_move(game, rng))
                found.append(steps_of(game))
    return tuple(found)


def positions() -> Iterator[tuple[str, State]]:
    for seats, steps in games():
        yield from ((seats, before) for before, _, _ in steps)
        yield seats, steps[-1][2]


# ---- names


def test_every_card_has_its_name_and_says_what_it_does() -> None:
    rows: dict[str, Card | Settlement] = {**CARDS, **SETTLEMENTS}
    assert len(rows) == 15 + 26 + 26 + 4 * 3 + 8
    for id_, row in rows.items():
        assert card_name(id_, "en") == row.name
        assert whole(card_text(id_, "en"), "."), card_text(id_, "en")
        assert 15 < len(card_text(id_, "en")) < 200
        assert whole(card(id_, "en").line, "."), card(id_, "en").line


def test_cards_that_do_different_things_say_so() -> None:
    pictures: dict[str, set[str]] = {}
    for id_, row in CARDS.items():
        pictures.setdefault(card_text(id_, "en"), set()).add(str([step.picture() for step in row.does]))
    assert [text for text, kinds in pictures.items() if len(kinds) > 1] == []


def test_the_file_of_cards_holds_these_and_no_others() -> None:
    ids = {f"card-L{id_[2]}" if id_[0] == "L" else f"card-{id_}" for id_ in (*CARDS, *SETTLEMENTS)}
    assert {
        id_ for id_ in message_ids("en") if id_.startswith("card-") and id_[5] in "LFGIS" and id_[6].isdigit()
    } == ids


@pytest.mark.parametrize("code", [*(good.code for good in GOODS), "Ni", "food", "energy", "points"])
def test_goods_are_counted_in_words(code: str) -> None:
    for count in (0, 1, 2, 5, 21):
        assert str(count) in good_name(code, "en", count) or "five-coin" in good_name(code, "en", count)
    assert not TEMPLATE.search(good_name(code, "en"))
    assert not re.search(r"\d", good_name(code, "en").replace("5-coin", ""))


def test_seats_and_indicators_have_names() -> None:
    assert [seat_name(seat, "en") for seat in "RGBW"] == ["Red", "Green", "Blue", "White"]
    assert all(say(f"indicator-{name}", "en") for name in INDICATORS)


def test_lists_read_as_lists() -> None:
    assert join([], "en") == "nothing"
    assert join(["a"], "en") == "a"
    assert join(["a", "b"], "en", either=True) == "a or b"
    assert join(["a", "b", "c", "d"], "en") == "a, b, c and d"
    assert bag_words("3Wo 2Cl Bo Ni", "en") == "3 wood, 2 clay, 1 book and 1 five-coin tile"
    with pytest.raises(ValueError, match="Xx"):
        bag_words("2Xx", "en")


def test_what_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError):
        card_name("F99", "en")
    with pytest.raises(KeyError):
        card("F99", "en")


# ---- questions


def test_every_prompt_is_a_sentence_that_names_who_is_asked() -> None:
    for seats, state in positions():
        sentence = prompt(state, seats, "en")
        assert whole(sentence), sentence
        assert len(sentence) < 160
        if not state.over:
            seat = state.to_move
            assert seat is not None
            assert seat_name(seats[seat], "en") in sentence


def test_every_kind_of_question_came_up() -> None:
    kinds = {state.pending[-1].kind for _, state in positions() if not state.over}
    assert kinds == {*QUESTIONS, "step"}


def asking_steps() -> list[tuple[str, int]]:
    """Every step of every card that asks its own question."""
    return [
        (id_, index)
        for id_, row in CARDS.items()
        for index, step in enumerate(row.does)
        if type(step).options is not Asker.options
    ]


def test_every_kind_of_step_has_a_prompt() -> None:
    """A frame as the step would ask it, since games alone would not reach every card."""
    state = new_game(3, "france").now.copy()
    for card_id, index in asking_steps():
        state.pending = (AtStep("step", 0, card_id, index, limit=5),)
        sentence = prompt(state, "RGB", "en")
        assert whole(sentence), sentence
        assert card_name(card_id, "en") in sentence


def test_every_grant_has_a_prompt() -> None:
    grants = {step.actions for row in CARDS.values() for step in row.does if isinstance(step, Grant)}
    parts = {tuple(a for a in actions if a != done) for actions in grants for done in ("", *actions)} - {()}
    assert {f"ask-granted-{'-'.join(actions)}" for actions in parts} <= set(message_ids("en"))


def test_a_step_that_asks_without_a_prompt_is_noticed() -> None:
    class Riddle(Step):
        pass

    from ora_widgets.language import prompts

    with pytest.raises(NotImplementedError, match="Riddle"):
        prompts._step(Riddle(), new_state(3, "france"), AtStep("step", 0, "F05", 0), "en")


def test_other_questions_have_names() -> None:
    assert all(say(f"question-{kind}", "en") for kind in KEYS)


def test_the_end_names_the_winners() -> None:
    sentences = {prompt(state, seats, "en") for seats, state in positions() if state.over}
    assert any(sentence.startswith("The game is over. You have") for sentence in sentences)
    assert any(re.search(r"(Red|Green|Blue|White) wins with \d+ points\.$", sentence) for sentence in sentences)
    tie = new_game(2, "france").now.copy()
    tie.pending = ()
    assert prompt(tie, "RG", "en") == "The game is over. Red and Green share the win with 0 points."


# ---- answers


def test_every_answer_has_a_label_of_its_own() -> None:
    for _, state in positions():
        if state.over:
            continue
        offered = list(islice(iter(options(state)), 40))
        labels = [label(state, move, "en") for move in offered]
        assert all(whole(each + ".", ".") for each in labels), labels
        assert len(set(labels)) == len(labels), labels
        assert max(map(len, labels)) < 150


def test_every_move_is_reported_in_one_sentence() -> None:
    verbs = set()
    for seats, steps in games():
        for before, move, after in steps:
            sentence = log_sentence(before, move, after, seats, "en")
            assert whole(sentence, "."), (move, sentence)
            assert len(sentence) < 200
            verbs.add(move.verb)
    assert verbs == set(VERBS)


def test_the_log_tells_what_was_gained_and_paid() -> None:
    game = new_game(3, "ireland")
    lines = "build G07 0,3; skip; done; contract G07 coins; send lay; times 1; done; fell 0,1 joker"
    sentences = []
    for line in lines.split("; "):
        before = game.now
        game.play(line)
        sentences.append(log_sentence(before, game.moves[-1], game.now, "RGB", "en"))
    assert sentences == [
        "Red builds the Peat Coal Kiln on M6 for 1 clay.",
        "Red leaves the prior at home.",
        "Red is done.",
        "Green uses Red's Peat Coal Kiln by work contract for 1 coin. Red receives 1 coin.",
        "A lay brother of Red goes to the Peat Coal Kiln, and Green receives 1 coin and 1 peat coal.",
        "Green gives 1 peat and receives 1 peat coal.",
        "Green is done.",
        "Blue fells the trees on M4 with the joker and receives 2 wood.",
    ]


# ---- refusals


LINES = (
    "pass", "done", "use LR1 lay", "use LG1 prior", "use F05 lay", "contract LG1 coins", "contract LR1 coins", "contract LG2 wine",
    "contract LG2 whiskey", "contract F27 coins", "build G07 0,3", "build G07 0,0", "build G01 3,3", "build F04 1,3", "build I11 0,3",
    "build S1 0,3", "build G34 0,3", "build F10 0,3", "fell 0,3", "fell 0,1 joker", "cut 1,0 peat", "district 0 hills", "district 7 plains",
    "plot 0 coast", "plot 9 mountain", "settle S1 0,3", "settle S8 0,0", "settle S4 1,3", "flip Gn", "flip Cl", "sell Wn", "sell Wh",
    "prior", "skip", "go", "send lay", "times 60", "trade Bo", "take stone", "take joker", "give Wo Wo Pt", "give Wo", "choose 6Wo",
    "claim Rq Rq Rq", "pay 9Gn", "pay Cl", "pay Sw", "pay Wo", "clear 0,3", "enter F05", "enter LR1", "place F05 0,1",
)  # fmt: skip


def test_every_refusal_of_a_real_question_is_a_sentence() -> None:
    """Every line at many questions of every game: each refusal has a sentence."""
    from ora_widgets.game.move_parser import read

    seen: dict[tuple[str, str], str] = {}
    for seats, steps in games():
        for before, _, _ in steps[::9]:
            for line in LINES:
                try:
                    read(before, line)
                except Refusal as refused:
                    if (refused.message, line) not in seen:
                        seen[refused.message, line] = refusal(refused, seats, "en")
    assert [sentence for sentence in seen.values() if not whole(sentence, ".")] == []
    assert len({message for message, _ in seen}) > 35


def test_a_refusal_names_things_as_people_do() -> None:
    refused = IllegalMove("wrong-terrain", "F5.5.3", card="I11", terrain="plains", allowed=("water",))
    assert refusal(refused, "RGB", "en") == "The Houseboat cannot stand on plains; it needs water."
    refused = IllegalMove(
        "settlement-wrong-terrain", "F8.5", card="S1", terrain="water", allowed=("coast", "plains", "hillside")
    )
    assert refusal(refused, "RGB", "en") == "The Shanty Town cannot stand on water; it needs coast, plains or hillside."
    refused = IllegalMove("owner-has-no-clergyman", "F5.3.3", card="LW1", owner=1)
    assert "No clergyman of the neutral player" in refusal(refused, "R", "en")
    refused = IllegalMove("times-too-many", "F5.2.1", asked="3", limit=1)
    assert (
        refusal(refused, "R", "en")
        == "You asked to do it 3 times, but you can do it only once; choose a smaller number."
    )
    refused = IllegalMove("settlement-too-dear", "F8.4", card="S1", food=1, energy=1.0)
    assert "costs 1 food and 1 energy" in refusal(refused, "R", "en")


def test_a_refusal_repeats_what_it_does_not_know_as_it_was_written() -> None:
    assert "“{ $x }”" in refusal(IllegalMove("not-an-option", "", line="{ $x }"), "R", "en")
    assert "Xx" in refusal(IllegalMove("nothing-to-sell", "", good="Xx"), "R", "en")
    assert "somewhere" in refusal(IllegalMove("not-built", "", card="somewhere"), "R", "en")


# ---- the files


def test_step_of_other_questions_is_nothing() -> None:
    assert step_of(Turn("act", 0, 1, 1)) is None


@pytest.mark.parametrize(
    ("country", "said"), [("ireland", "Build the Quarry on M8"), ("france", "Build the Quarry (G22) on M8")]
)
def test_a_card_is_marked_only_where_another_of_the_game_is_called_the_same(country: str, said: str) -> None:
    state = new_state(3, country)
    assert label(state, ("build", "G22", "0,5"), "en") == said

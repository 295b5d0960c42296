"""`ora.search`: a question in plain words finds its rule, in every language."""

from __future__ import annotations

import tomllib
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.engine.cards import CARDS, SETTLEMENTS
from ora_widgets.language.fluent import languages, say
from ora_widgets.language.names import Face, card_name
from ora_widgets.lessons.rule_search import SEARCHED
from ora_widgets.rulebook.ranking import words
from ora_widgets.rulebook.rules import rules

QUESTIONS = tomllib.loads((Path(__file__).parents[1] / "data" / "rule_questions.toml").read_text(encoding="utf-8"))[
    "question"
]
DATA = Path(__file__).parents[1] / "data"
HELD_OUT = tomllib.loads((DATA / "search_questions_held_out.toml").read_text(encoding="utf-8"))
PLACES = 3  # the number of results that must include a rule
MIN_FOUND_SHARE = 0.9
MIN_FRESH_SHARE = 0.95
MIN_UNSEEN_SHARE = 0.93
MIN_SHOWN_SHARE = 0.95  # whose answer is in the first three rows of the table
KNOWN = ("known-questions", "card-questions")
every_language = pytest.mark.parametrize("language", languages())


@every_language
def test_nine_questions_of_ten_are_answered_in_the_first_three(language: str) -> None:
    missed = {}
    for each in QUESTIONS:
        found = [rule.number for rule in ora.search(each[language], language, PLACES)]
        if not set(found) & set(each["rules"]):
            missed[each[language]] = (each["rules"], found)
    assert len(QUESTIONS) >= 60
    assert len(QUESTIONS) - len(missed) >= MIN_FOUND_SHARE * len(QUESTIONS), missed


@every_language
def test_what_players_have_asked_finds_its_rule_or_its_card(language: str) -> None:
    asked = known_questions(language)[::3]
    missed = not_found([(question, " ".join(answers)) for question, answers in asked], language)
    assert len(asked) - len(missed) >= MIN_FRESH_SHARE * len(asked), missed


@every_language
def test_questions_that_the_search_does_not_know_are_answered_as_well(language: str) -> None:
    asked = HELD_OUT[language]
    known = {" ".join(words(question)) for question, _ in known_questions(language)}
    assert [question for question in asked if " ".join(words(question)) in known] == []
    missed = not_found(list(asked.items()), language)
    assert len(asked) - len(missed) >= MIN_UNSEEN_SHARE * len(asked), missed
    missed = not_found(list(asked.items()), language, PLACES)
    assert len(asked) - len(missed) >= MIN_SHOWN_SHARE * len(asked), missed


@every_language
def test_known_questions_are_answered_by_rules_and_cards_that_there_are(language: str) -> None:
    for message, ids in zip(KNOWN, ({rule.number for rule in rules()}, {*CARDS, *SETTLEMENTS}), strict=True):
        assert {id_ for _, answers in known_questions(language, message) for id_ in answers} <= ids


def known_questions(language: str, *messages: str) -> list[tuple[str, list[str]]]:
    """The questions that the search knows, with the rules or cards that answer them."""
    lines = [line.partition(": ") for message in messages or KNOWN for line in say(message, language).split("\n")]
    return [(question, answers.split()) for answers, _, questions in lines for question in questions.split(" | ")]


def not_found(asked: list[tuple[str, str]], language: str, rows: int | None = None) -> dict[str, tuple[str, set[str]]]:
    """The questions whose answer is not among the first three rules and cards, or first rows, with the results."""
    missed = {}
    for question, answers in asked:
        found = ora.search(question, language, PLACES)
        shown = {each.id if isinstance(each, Face) else each.number for each in found.found[:rows]}
        if not shown & set(answers.split()):
            missed[question] = (answers, shown)
    return missed


PHRASINGS = {
    "en": ("{}", "what does the {} do?", "how much does the {} cost", "where can I build the {}", "is the {} worth building?", "{} points"),
    "pl": ("{}", "co robi {}?", "ile kosztuje {}", "gdzie mogę zbudować {}", "czy warto budować {}?", "{} punkty"),
    "es": ("{}", "¿qué hace {}?", "cuánto cuesta {}", "dónde puedo construir {}", "¿vale la pena construir {}?", "{} puntos"),
}  # fmt: skip


def others_first(language: str, asked: list[tuple[str, str]]) -> list[str]:
    """The questions, each with the card that it names, in answer to which another card or a rule stands first."""
    wrong = []
    for id_, phrasing in asked:
        name = card_name(id_, language)
        first = ora.search(phrasing.format(name), language).found[0]
        if not (isinstance(first, Face) and first.name == name):
            wrong.append(phrasing.format(name))
    return wrong


@every_language
def test_a_question_that_names_a_card_has_that_card_first(language: str) -> None:
    turns = cycle(PHRASINGS[language])
    # One card's name is a part of another's, or begins as that of another.
    twice = [(id_, phrasing) for id_ in ("F08", "F15", "I27", "S6") for phrasing in PHRASINGS[language]]
    assert others_first(language, [*((id_, next(turns)) for id_ in SEARCHED), *twice]) == []


@pytest.mark.long
@every_language
def test_any_question_that_names_a_card_has_that_card_first(language: str) -> None:
    every = [(id_, phrasing) for id_ in SEARCHED for phrasing in PHRASINGS[language]]
    assert others_first(language, every) == []


@every_language
def test_a_question_for_nothing_but_a_good_lists_cards_first_and_wine_names_no_winery(language: str) -> None:
    asked = {"en": ("which building makes meat", "can I pay with wine"), "pl": ("skąd wziąć mięso", "czy mogę zapłacić winem"),
             "es": ("de dónde saco carne", "puedo pagar con vino")}[language]  # fmt: skip
    assert "G19" in repr(ora.search(asked[0], language)).splitlines()[1]
    assert repr(ora.search(asked[1], language)).splitlines()[1].startswith("F5.3.5")


def test_the_general_rule_comes_before_that_of_one_game_unless_the_question_names_it() -> None:
    assert ora.search("when do clergymen return")[0].number == "F3.1"
    assert ora.search("when do clergymen return in the long game for two players")[0].number == "F11.3"
    assert ora.search("two districts in one turn")[0].number == "F6.6"


def test_the_questions_are_about_rules_that_there_are() -> None:
    numbers = {rule.number for rule in rules()}
    assert [
        each for each in QUESTIONS if not set(each["rules"]) <= numbers or set(each) != {"rules", *languages()}
    ] == []


@every_language
def test_every_rule_is_found_by_its_number_and_by_its_title(language: str) -> None:
    for rule in rules(language):
        assert ora.search(rule.number, language, 1)[0].number == rule.number
        assert rule.number in [found.number for found in ora.search(rule.title, language, PLACES)], rule.title


@pytest.mark.parametrize(
    ("language", "question", "number"),
    [
        ("en", "can I build on a mountain", "F5.5.3"),
        ("en", "how many points do I need in solo", "F13.11"),
        ("pl", "remis", "F14.4"),
        ("es", "puedo rechazar un contrato", "F5.3.3"),
        ("en", "REFUSE a Contract?!", "F5.3.3"),
        ("pl", "cena kontraktu", "F5.3.4"),
        ("es", "valor economico", "F14.2"),
    ],
)
def test_capitals_accents_and_other_words_do_not_matter(language: str, question: str, number: str) -> None:
    assert ora.search(question, language)[0].number == number


@every_language
def test_a_card_is_found_by_its_name_and_by_what_it_does(language: str) -> None:
    for id_ in ("F05", "I21", "G07", "S1", "LR2"):
        assert ora.search(card_name(id_, language), language).cards[0].id == id_
    whiskey = ora.search(say("good-Wh", language), language).cards
    assert [card for card in whiskey if "whisk" not in card.text.lower() + card.name.lower()] == []
    assert whiskey


@every_language
def test_a_card_is_found_by_all_the_goods_of_a_trade(language: str) -> None:
    for id_, goods in {"I05": ("Ma", "Gn"), "F24": ("Br", "Wn"), "G16": ("Cl", "Sh", "Wo", "Gn", "Pt", "Pn")}.items():
        question = ", ".join(say(f"good-{code}", language) for code in goods)
        assert id_ in [card.id for card in ora.search(question, language).cards], question


@every_language
def test_what_is_found_shows_itself_in_the_language_in_use(language: str) -> None:
    ora.set_language(language)
    found = ora.search(say("rule-F4.title", language))
    assert found.language == language
    assert found[0].title in repr(found)
    assert say("search-head-title", language) in repr(found)
    assert found[0].example is not None or found[0].title in found[0]._repr_markdown_()


def test_where_nothing_is_found_it_is_said() -> None:
    nothing = ora.search("zeppelin")
    assert (len(nothing), nothing.cards) == (0, ())
    assert "Nothing speaks of this" in repr(nothing)


@pytest.mark.parametrize("wrong", [3, None, ["bread"], b"bread"])
def test_a_question_is_a_text(wrong: Any) -> None:
    with pytest.raises(ora.Refusal, match="words"):
        ora.search(wrong)


@pytest.mark.parametrize("limit", [-1, "3", 1.5, True])
def test_how_many_is_a_number(limit: Any) -> None:
    with pytest.raises(ora.Refusal, match="limit"):
        ora.search("bread", limit=limit)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(LookupError, match="There is no language “de”"):
        ora.search("Brot", "de")


def test_a_long_question_is_read_as_far_as_it_goes_into_a_line() -> None:
    assert [rule.number for rule in ora.search("wine " * 10**6)] == [rule.number for rule in ora.search("wine " * 40)]
    assert len(ora.search("\ud800 \x00 {$x} ^^ ((")) == 0


def test_a_question_that_names_a_card_begins_with_it() -> None:
    found = ora.search("what does the Priory do")
    assert found.cards[0].id == "G01"
    assert repr(found).index("G01") < repr(found).index(found[0].number)
    assert repr(ora.search("F5")).split("\n")[1].startswith("F5 ")
    shown = repr(ora.search("castle on a mountain")).split("\n")
    assert [line.split()[0] for line in shown[1:3]] == ["G28", "F5.5.3"]  # the other cards follow the rules


@pytest.mark.parametrize(
    ("language", "question", "id_"),
    [
        ("en", "what does F36 do", "F36"),
        ("pl", "Co robi f36 i ile razy na raz?", "F36"),
        ("en", "what is building 26?", "G26"),
        ("es", "¿qué hace la carta 28?", "G28"),
        ("pl", "karta nr 07 koszt", "G07"),
    ],
)
def test_a_question_that_has_the_number_of_a_card_begins_with_it(language: str, question: str, id_: str) -> None:
    assert repr(ora.search(question, language)).split("\n")[1].startswith(f"{id_} ")


@pytest.mark.parametrize(("question", "language"), [("bractwo", "pl"), ("hermandad", "es")])
def test_a_brotherhood_is_no_brother(question: str, language: str) -> None:
    assert ora.search(question, language).cards[0].id == "G41"


@every_language
def test_a_card_that_answers_a_question_stands_before_rules_that_answer_it_less(language: str) -> None:
    question, id_ = {"en": ("reliquary for coins", "F35"), "pl": ("cud za trzynaście", "F25"),
                     "es": ("bosques por libros", "F38")}[language]  # fmt: skip
    assert id_ in repr(ora.search(question, language)).splitlines()[1]


@pytest.mark.parametrize(
    ("language", "question", "id_"), [("en", "slauter animals", "G19"), ("pl", "fałszować", "F35")]
)
def test_long_endings_and_two_missing_letters_are_forgiven(language: str, question: str, id_: str) -> None:
    assert id_ in [card.id for card in ora.search(question, language).cards]


def test_a_card_is_shown_where_a_rule_is_asked_for() -> None:
    assert str(ora.rule("Round Tower")).startswith("I35 Round Tower: costs 4 stone")
    assert ora.rule("S02").example.step.answer == ora.rule("F8.3").example.step.answer
    with pytest.raises(ora.UnknownName, match="There is no rule or card “Cathedral”; the nearest cards are"):
        ora.rule("Cathedral")


@pytest.mark.parametrize(
    ("language", "question", "number"),
    [("en", "what is the jocker", "F4.6"), ("pl", "remsi", "F14.4"), ("es", "recahzar", "F5.3.3")],
)
def test_a_word_with_one_wrong_letter_is_understood(language: str, question: str, number: str) -> None:
    assert number in [rule.number for rule in ora.search(question, language, PLACES)]


@pytest.mark.parametrize(
    ("unknown", "near"), [("I99", "I"), ("G77", "G"), ("bakry", "Bakery (F05)"), ("nonsense", "(")]
)
def test_a_card_that_does_not_exist_is_refused_with_the_nearest_cards(unknown: str, near: str) -> None:
    with pytest.raises(ora.UnknownName, match=f"There is no rule or card “{unknown}”; the nearest cards are") as caught:
        ora.rule(unknown)
    assert near in str(caught.value)


def test_a_rule_that_does_not_exist_is_refused_with_the_nearest_rules() -> None:
    with pytest.raises(ora.UnknownName, match=r"There is no rule F99; near it are F15, F16, F17\."):
        ora.rule("F99")

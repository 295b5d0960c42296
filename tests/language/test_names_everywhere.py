"""Every card, settlement and good is recognized by name in every language, wherever a name is accepted."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

import pytest

import ora_widgets as ora
from ora_widgets.engine.cards import CARDS, SETTLEMENTS
from ora_widgets.engine.goods import CODES
from ora_widgets.game.move_parser import well_formed
from ora_widgets.language.fluent import languages
from ora_widgets.language.name_lookup import good, ids_named, nearest_cards, plain
from ora_widgets.language.names import card_name, good_name
from ora_widgets.scenarios.goals.goal import read_goal

every_language = pytest.mark.parametrize("language", languages())
FACES = {id_: row for id_, row in CARDS.items() if row.number}
TWINS = [{"G22", "F29"}, {"F14", "F31"}]  # the Quarries and the Grapevines share one name each


def spellings_of(name: str) -> tuple[str, ...]:
    """A name as people write it: as printed, in capitals, without accents."""
    bare = unicodedata.normalize("NFKD", name.translate(str.maketrans("łŁ", "lL")))
    return name, name.upper(), "".join(letter for letter in bare if not unicodedata.combining(letter)).lower()


def one_of(id_: str) -> set[str]:
    return next((twins for twins in TWINS if id_ in twins), {id_})


def test_no_name_of_one_language_is_another_card_in_another() -> None:
    seen: dict[str, set[str]] = {}
    for language in languages():
        for id_ in (*FACES, *SETTLEMENTS):
            seen.setdefault(plain(card_name(id_, language)), set()).add(id_)
    assert [ids for ids in seen.values() if len(ids) > 1 and ids not in TWINS] == []


@every_language
def test_every_card_is_known_by_its_name(language: str) -> None:
    assert len(FACES) + len(SETTLEMENTS) == 75
    for id_ in (*FACES, *SETTLEMENTS):
        assert {frozenset(ids_named(word)) for word in spellings_of(card_name(id_, language))} == {
            frozenset(one_of(id_))
        }


@every_language
def test_every_good_is_known_by_its_name(language: str) -> None:
    for code in CODES:
        for word in spellings_of(good_name(code, language)):
            assert good(word) == code, word


def country(id_: str) -> str:
    return "ireland" if id_[0] == "I" else "france"


GAMES = {name: ora.new_game(4, name) for name in ("france", "ireland")}
DOORS: dict[str, Callable[[str, str], object]] = {
    "game.card": lambda id_, name: GAMES[country(id_)].card(name).id,
    "build": lambda id_, name: well_formed(f"build {name} 0,3", GAMES[country(id_)].now)[1],
    "settle": lambda id_, name: well_formed(f"settle {name} 0,3", GAMES[country(id_)].now)[1],
    "goal": lambda _, name: read_goal(f"R built {name}"),
    "trainer": lambda id_, name: ora.card_drill(name, country(id_)).step.name,
}


@pytest.mark.parametrize("door", ["game.card", "build", "goal"])
@every_language
def test_every_building_goes_through_the_doors_by_its_name(door: str, language: str) -> None:
    take = DOORS[door]
    for id_ in FACES:
        if door == "goal" and len(one_of(id_)) > 1:
            continue
        for word in spellings_of(card_name(id_, language)):
            assert take(id_, word) in [take(each, each) for each in one_of(id_)], word


@pytest.mark.parametrize(
    ("written", "id_"),
    [
        ("S02", "S2"),
        ("s2", "S2"),
        ("S002", "S2"),
        ("F5", "F05"),
        ("f05", "F05"),
        ("g7", "G07"),
        ("lr1", "LR1"),
        (" I35 ", "I35"),
    ],
)
def test_an_id_may_have_zeros_or_not_and_small_letters(written: str, id_: str) -> None:
    assert ids_named(written) == [id_]
    assert str(well_formed(f"enter {written}")) == f"enter {id_}"
    assert ora.rule(id_).number == id_
    assert ora.search(id_).cards[0].id == id_


@pytest.mark.parametrize("none", ["S0", "S9", "F99", "F005.1", "X02", "S", "LX1"])
def test_an_id_that_there_is_not_is_none(none: str) -> None:
    assert ids_named(none) == []


@pytest.mark.parametrize(("line", "move"), [
    ("Build G07 0,3", "build G07 0,3"), ("BUILD Peat Coal Kiln 0,3", "build G07 0,3"), ("Use LR2 Lay", "use LR2 lay"),
    ("FELL 0,1 WOOD", "fell 0,1 wood"), ("Pass", "pass"), ("Cut 0,0 Joker", "cut 0,0 joker"),
])  # fmt: skip
def test_verbs_and_their_words_may_have_capitals(line: str, move: str) -> None:
    assert str(ora.new_game(2, "france").play(line).moves[0]) == move


@every_language
def test_a_name_of_two_cards_is_refused_with_both_where_one_is_meant(language: str) -> None:
    for ids in TWINS:
        first, second = sorted(ids, key=lambda id_: FACES[id_].number)
        with pytest.raises(ora.ParseError, match=f"{first}, {second}"):
            read_goal(f"R built {card_name(first, language)}")


@every_language
def test_every_settlement_goes_through_the_doors_by_its_name(language: str) -> None:
    for id_ in SETTLEMENTS:
        for word in spellings_of(card_name(id_, language)):
            assert DOORS["settle"](id_, word) == id_
            assert DOORS["goal"](id_, word) == DOORS["goal"](id_, id_)
            assert DOORS["game.card"](id_, word) == id_


@pytest.mark.parametrize(("name", "id_"), [("Piekarnia", "F05"), ("panaderia", "F05"), ("DESTYLARNIA WHISKY", "I21"), ("Destilería de Whisky", "I21")])  # fmt: skip
def test_the_trainer_takes_a_card_by_its_name(name: str, id_: str) -> None:
    assert DOORS["trainer"](id_, name) == id_


@pytest.mark.parametrize("name", ["Piekarnia", "Panadería", "bakery"])
def test_fields_of_a_scenario_take_names(name: str) -> None:
    game = ora.Scenario("", players=3, built={"R": f"{name} 0,3"}).game()
    assert "F05" in game.now.sites


@pytest.mark.parametrize(("wrong", "near"), [("Piekarna", "Piekarnia"), ("Panaderi", "Panadería"), ("Bakry", "Bakery")])
def test_a_miss_names_the_nearest_of_that_language(wrong: str, near: str) -> None:
    assert nearest_cards(wrong).startswith(f"{near} (F05)")
    with pytest.raises(LookupError, match=near):
        ora.new_game(3).card(wrong)

"""Cards and goods are recognized by name in every language, with any accents and capitals."""

from __future__ import annotations

import copy
import pickle
import re
import subprocess
import sys
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.engine.goods import CODES
from ora_widgets.game.foreign_names import FOREIGN_NAMES, SUGGESTIONS
from ora_widgets.language import name_lookup as naming
from ora_widgets.language.fluent import languages
from ora_widgets.language.names import card_name, good_name

OVEN: dict[str, Any] = {"round": 5, "give": {"R": "2Fl Wo Wn"}, "built": {"R": "F05 0,3"}}
every_language = pytest.mark.parametrize("language", languages())


@every_language
def test_every_card_is_found_by_its_name(language: str) -> None:
    for row in naming.ROWS:
        name = card_name(row.id, language)
        for spelled in (name, name.upper(), naming.plain(name)):
            assert row.id in naming.ids_named(spelled), spelled


@every_language
def test_no_name_means_two_cards_except_where_two_are_called_so(language: str) -> None:
    for row in naming.ROWS:
        found = naming.ids_named(card_name(row.id, language))
        assert {card_name(id_, language) for id_ in found} == {card_name(row.id, language)}


@every_language
def test_every_good_is_found_by_its_name_in_every_number(language: str) -> None:
    for code in CODES:
        assert naming.good(good_name(code, language)) == code
        for count in (1, 2, 5, 22):
            tiles = good_name(code, language, count)
            assert naming.tokens(tiles) == [f"{count}{code}"], tiles
            assert naming.tokens(naming.plain(tiles.split(" ", 1)[1])) == [code]


LINES = [
    ("build Mielerz 1,3", "build G07 1,3"),
    ("build peat coal kiln 1,3", "build G07 1,3"),
    ("build The Peat Coal Kiln 1,3", "build G07 1,3"),
    ("use la Panadería lay", "use F05 lay"),
    ("build Carbonera de Turba 1,3", "build G07 1,3"),
    ("use Piekarnia lay", "use F05 lay"),
    ("use panaderia prior", "use F05 prior"),
    ("use GLINIANE WZGORZE lay; take glina", "use LR1 lay; take clay"),
    ("use Corral lay; take comodín ganado", "use LR2 lay; take joker Sh"),
    ("sell wino", "sell Wn"),
    ("sell vino", "sell Wn"),
]


@pytest.mark.parametrize(("line", "meant"), LINES)
def test_a_line_takes_names(line: str, meant: str) -> None:
    table = {**OVEN, "give": {"R": "2Fl Wo Wn Cl"}, "display": "G07"}
    game = ora.Scenario("Names", **table).game()

    assert line.split("; ", maxsplit=1)[0] in game.legal_moves
    assert "; ".join(map(str, game.play(line).moves)) == meant


def test_contracts_gifts_and_payments_take_names() -> None:
    market = ora.Scenario("Market", round=7, give={"R": "6 monet, zboże, drewno"}, built={"R": "Targ 0,3"}).game()
    market.play("use Mercado lay; give madera zboże moneta ficha de 5 monedas")
    assert market.moves[-1] == ("give", "Wo", "Gn", "Pn", "Ni")

    hired = ora.Scenario("Wine", round=5, give={"R": "wino", "G": "2Pn"}, built={"G": "Piekarnia 0,3"}).game()
    assert hired.play("contract Piekarnia wino").moves[0] == ("contract", "F05", "wine")


def test_whole_actions_take_names() -> None:
    game = ora.Scenario("Oven", **OVEN).game()
    game.use("Panadería", mąka=2, sell=0, pay="1 drewno")
    assert str(game.state.player("R").goods) == "2Br Wn"
    assert game.card("Panadería", "es").name == "Panadería"
    assert game.sell("wino").state.player("R").goods["coin"] == 1

    kiln = ora.new_game(3, "france").build("Mielerz", (0, 3), prior=True, peat=1)
    assert kiln.state.player("R").holds["0,3"] == "G07"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("contract Gliniane wzgórze coins", "“Gliniane wzgórze” could mean several moves; say which of LG1, LB1."),
        (
            "build Peat Coal Klin 0,3",
            "no card “Peat Coal Klin” in this game; the nearest names are Peat Coal Kiln (G07), ",
        ),
        ("use Piekarna lay", "There is no card “Piekarna” in this game; the nearest names are Piekarnia (F05), "),
        ("pay zborze", "There is no good “zborze” in this game; the nearest names are zboże (Gn), "),
    ],
)
def test_a_name_that_says_too_little_or_nothing_is_reported(line: str, said: str) -> None:
    game = ora.new_game(3, "france")
    with pytest.raises(ora.Refusal) as refused:
        game.play(line)
    assert said in str(refused.value)
    assert game.ply == 0


def test_a_name_that_is_none_is_reported_in_the_language_that_was_asked_for() -> None:
    with pytest.raises(ora.UnknownName, match=r"los nombres más parecidos son Panadería \(F05\)"):
        ora.new_game(3, "france").card("Panader", "es")
    with pytest.raises(LookupError, match=r"najbliższe nazwy to .*Piekarnia \(F05\)"):
        ora.card_drill("Piekarna", language="pl")


@pytest.mark.parametrize("name", FOREIGN_NAMES)
def test_an_attribute_of_another_library_s_game_is_answered_with_ours(name: str) -> None:
    with pytest.raises(AttributeError, match=f"A game has no “{name}”: try ") as refused:
        getattr(ora.new_game(3), name)
    ours = re.split(r"try (?:ora_widgets\.)?", str(refused.value))[1]
    first = re.match(r"\w+", ours)
    assert first
    assert hasattr(ora.new_game(3), first[0]) or hasattr(ora, first[0])


def test_a_misspelt_attribute_is_answered_with_what_is_spelled_like_it() -> None:
    game = ora.new_game(3)
    with pytest.raises(AttributeError, match="A game has no “legal_move”: try legal_moves"):
        game.legal_move  # type: ignore[attr-defined]  # noqa: B018
    assert not hasattr(game, "_repr_svg_")
    assert pickle.loads(pickle.dumps(game)).moves == copy.deepcopy(game).moves == game.moves


def test_other_languages_are_read_only_when_a_name_is_none_of_ours() -> None:
    script = (
        "import sys; read = []; sys.addaudithook(lambda event, args: event == 'open' and read.append(str(args[0])));"
        "import ora_widgets as ora; ora.new_game(3, 'france').build('Peat Coal Kiln', '0,3');"
        "print(sum(path.endswith('.ftl') for path in read))"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout == "0\n"


@pytest.mark.parametrize("name", SUGGESTIONS)
def test_what_is_looked_for_at_the_door_is_answered_with_where_it_stands(name: str) -> None:
    with pytest.raises(AttributeError, match=r"has no attribute '\w+': try ora_widgets") as refused:
        getattr(ora, name)
    found: object = ora
    for part in re.split(r"try ora_widgets\.|[,.]", str(refused.value))[1:3]:
        found = getattr(found, part, found)
    assert callable(found)
    with pytest.raises(AttributeError, match=r"no attribute 'zzz'$"):
        ora.zzz  # noqa: B018

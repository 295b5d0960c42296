"""The drawn table shows its content in every language, and is a self-contained picture."""

from __future__ import annotations

from itertools import combinations
from random import Random
from xml.etree import ElementTree as ET

import pytest

import ora_widgets as ora
from ora_widgets.game.game import Game
from ora_widgets.language.fluent import languages
from ora_widgets.scene import book, scene
from ora_widgets.scene.svg_board import _wheel

SVG = "{http://www.w3.org/2000/svg}"


def at_random(seed: int, players: int, country: str, plies: int) -> Game:
    game, chance = ora.new_game(players, country), Random(seed)
    while not game.over and game.plies < plies:
        game.play(game.legal_moves.sample(chance))
    return game


def words(drawn: str) -> str:
    return " ".join("".join(element.itertext()) for element in ET.fromstring(drawn).iter(f"{SVG}text"))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("players", "country", "plies"), [(1, "ireland", 90), (2, "france", 300), (4, "ireland", 400)])
def test_every_card_good_and_seat_is_named(players: int, country: str, plies: int, language: str) -> None:
    game = at_random(5, players, country, plies)
    known, now, said = book(game, language), scene(game, language), words(ora.svg(game, language))
    squeezed = said.replace(" ", "")
    for player in now["players"]:
        assert f"{player['score']['total']}" in said
        for space in player["spaces"]:
            if space.get("holds") in known["cards"]:
                assert known["cards"][space["holds"]]["name"].replace(" ", "") in squeezed
    for id_ in now["display"]:
        assert known["cards"][id_]["name"] in said
    for indicator in now["wheel"]["indicators"]:
        assert f"{indicator['name']} {indicator['value']}" in said


def test_the_picture_is_whole_and_asks_for_nothing() -> None:
    for seed in range(6):
        drawn = ora.svg(at_random(seed, 3, "france", 120 * seed))
        root = ET.fromstring(drawn)
        _, _, width, height = map(float, root.attrib["viewBox"].split())
        for text in root.iter(f"{SVG}text"):
            x, y = float(text.attrib["x"]), float(text.attrib["y"])
            start = {"start": 0.0, "middle": 0.5, "end": 1.0}[text.attrib["text-anchor"]]
            long = 0.5 * float(text.attrib["font-size"]) * len(text.text or "")  # of a letter's width, on average
            assert x - start * long >= 0
            assert x + (1 - start) * long <= width
            assert 0 < y < height
        assert not {"script", "image", "style", "use"} & {element.tag.removeprefix(SVG) for element in root.iter()}
        assert "href" not in drawn


@pytest.mark.parametrize("last", [7, 8, 9])
@pytest.mark.parametrize("taken", [1, 2, 13])
def test_no_indicator_hides_another_however_many_stand_on_one_space(last: int, taken: int) -> None:
    wheel = scene(at_random(5, 3, "france", 250), "en")["wheel"]
    assert len(wheel["indicators"]) == 9
    for number, each in enumerate(wheel["indicators"]):
        each["space"] = 1 if number < last else taken
    wheel["piles"] = []
    drawn = [ET.fromstring(part) for part in _wheel(wheel, 0, 0)[1:] if part.startswith("<circle")]
    places = [complex(float(each.attrib["cx"]), float(each.attrib["cy"])) for each in drawn]
    assert len(places) == 9
    assert min(abs(one - other) for one, other in combinations(places, 2)) >= 2 * 9  # their radius


def test_what_is_no_game_has_no_picture() -> None:
    with pytest.raises(ora.WrongArgument, match="“house” does not fit game"):
        ora.svg("house")  # type: ignore[arg-type]
    with pytest.raises(ora.UnknownName, match="pl"):
        ora.svg(ora.new_game(2), language="po")


def test_a_notebook_shows_it_as_a_picture() -> None:
    assert ora.svg(ora.new_game(2))._repr_svg_().startswith("<svg ")

"""Where a good can be had: every kind of place, in every language, and the shortest way."""

from __future__ import annotations

import pytest

import ora_widgets as ora
from ora_widgets.engine.cards import CARDS
from ora_widgets.engine.goods import CODES, used_in
from ora_widgets.game.sources import SOURCE_KINDS, gives
from ora_widgets.widget.board import Board
from tests.game.tables import random_game
from tests.widget.wire import ask

TABLE = ora.Scenario(
    "Whiskey",
    players=3,
    country="ireland",
    round=7,
    give={"R": "Wo Gn Pn Sw", "G": "2Pn"},
    built={"R": "I04 0,3", "G": "I08 0,-1"},
    land={"G": "plot 0 coast"},
    display="I17 I14",
)


def test_others_buildings_tell_the_price_of_the_contract_and_who_may_be_sent() -> None:
    (lighthouse,) = TABLE.game().sources("whiskey").of("others")

    assert (lighthouse.card, lighthouse.now) == ("I08", True)
    assert lighthouse.notes == (
        "Work contract with Green: 1 coin or 1 whiskey.",
        "Green sends the prior or a lay brother.",
    )


def test_what_is_on_display_tells_its_cost_and_where_it_could_stand() -> None:
    shown = {source.card: source for source in TABLE.game().sources("whiskey").of("display")}

    assert "The Sacred Site costs 1 stone, and you still need 1 stone." in shown["I14"].notes
    assert not shown["I14"].now
    assert "You can pay for it now." in shown["I17"].notes
    assert shown["I17"].now


def test_what_is_to_come_tells_its_pile_and_round() -> None:
    distillery = next(source for source in TABLE.game().sources("whiskey").of("pile") if source.card == "I21")

    assert "Pile B comes at the start of round 11." in distillery.notes


def test_own_buildings_land_and_conversions() -> None:
    game = TABLE.game()

    assert [source.card for source in game.sources("malt").of("own")] == ["I04"]
    assert game.sources("malt").of("own")[0].notes == ("The prior or a lay brother can go there now.",)
    assert game.sources("wood").of("land")[0].title == "Fell trees"
    assert game.sources("straw").of("conversion")[0].text == "1 grain becomes 1 straw, at any time in your turn."


def test_an_occupied_building_says_so() -> None:
    game = TABLE.game().play("use I04 prior; times 1; done")

    (malthouse,) = game.sources("malt", "R").of("own")
    assert not malthouse.now
    assert "already stands on the Malthouse" in malthouse.notes[0]


def test_the_short_game_gives_to_everybody() -> None:
    given = ora.new_game(3, "france", "short").sources("stone").of("gift")

    assert given[0].title.startswith("Round ")


def test_the_shortest_way_is_reported_turn_by_turn() -> None:
    game = TABLE.game()

    (turn,) = game.sources("malt").way
    assert turn.startswith("Turn 1: Use the Malthouse")
    assert game.sources("malt", "G").way == ("Ask for the shortest way on your own turn.",)
    assert game.sources("wonder").way == ("No way was found; 3,000 positions were examined.",)


@pytest.mark.parametrize("country", ["france", "ireland"])
def test_every_good_of_a_country_can_be_asked_for_in_every_language(country: str) -> None:
    game = ora.new_game(3, country)

    for good in used_in(country):
        for language in ("en", "pl", "es"):
            found = game.sources(good.code, language=language)
            assert {source.kind for source in found} <= {*SOURCE_KINDS}
            assert found.title in repr(found)


def test_a_name_in_any_language_will_do() -> None:
    game = ora.new_game(3)

    assert game.sources("zboże").good == game.sources("grano").good == game.sources("grain").good == "Gn"


def test_every_good_comes_from_some_card() -> None:
    assert all(any(gives(card, code) for card in CARDS.values()) for code in CODES)


@pytest.mark.parametrize(
    ("good", "sentence"),
    [
        ("gold", "There is no good “gold” in this game; the nearest names are "),
        ("bread", "There is no good “bread” in this game"),
        ("", "There is no good “”"),
        (None, "There is no good “None”"),
        ("x" * 5000, "There is no good “xxx"),
    ],
)
def test_a_good_that_there_is_not_is_refused_with_the_nearest(good: object, sentence: str) -> None:
    with pytest.raises(ora.UnknownName) as refused:
        TABLE.game().sources(good)  # type: ignore[arg-type]

    assert str(refused.value).startswith(sentence)


def test_a_seat_or_a_language_that_there_is_not_is_refused() -> None:
    with pytest.raises(LookupError, match="Nobody sits at"):
        TABLE.game().sources("malt", "W")
    with pytest.raises(LookupError):
        TABLE.game().sources("malt", language="xx")


def test_a_game_that_is_over_offers_nothing_now() -> None:
    over = random_game(1, 1)

    assert not any(source.now for source in over.sources("wood") if source.kind in ("own", "others", "land"))
    assert over.sources("wood").way == ("The game is over.",)


def test_the_board_answers_and_looks_for_a_way_only_when_asked() -> None:
    board = Board(TABLE.game())

    plain = ask(board, "sources", good="Wh", seat="R", way=False)
    assert [group["title"] for group in plain["groups"]] == [
        "Other players' buildings",
        "In the display",
        "Still to come",
    ]
    assert plain["way"] == []
    assert ask(board, "sources", good="Ma", seat="R", way=True)["way"][0].startswith("Turn 1: ")

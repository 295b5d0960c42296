"""A position is set up as described, and all impossible parts of it are reported at once."""

from __future__ import annotations

import doctest
import json
import pickle
import re
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.engine.frames import Turn
from ora_widgets.engine.goods import spell
from ora_widgets.engine.steps.wheel import value
from ora_widgets.game.position import from_state, text
from ora_widgets.game.position.position_type import MAX_PROBLEMS
from ora_widgets.game.position.text import SHAPES
from ora_widgets.game.setup import Setup
from ora_widgets.language import name_lookup

SEATS = "RGBW"


def begin(**said: Any) -> Any:
    return ora.Scenario("A position", **said).game()


def goods(game: Any, seat: str = "R") -> str:
    return spell(enumerate(game.now.players[SEATS.index(seat)].goods))


def impossible(**said: Any) -> str:
    with pytest.raises(ora.ImpossibleScenario) as caught:
        ora.Scenario("A position", **said)
    sentence = str(caught.value)
    assert sentence.startswith("This position is impossible")
    assert len(caught.value.problems) == sentence.count("\n- ")
    return sentence


def test_a_scenario_that_says_nothing_is_the_first_round() -> None:
    game = begin(players=3)

    assert game.now == ora.new_game(3).now
    assert game.record() != ora.new_game(3).record()


@pytest.mark.parametrize(
    "text", ["4Ma 3Pt 2Pn", "4 malt, 3 peat, 2 coins", "4 malt 3 peat; 2 coins", "2Ma 2Ma 3Pt Pn Pn"]
)
def test_goods_by_code_or_in_words(text: str) -> None:
    assert goods(begin(country="ireland", give={"R": text})) == "3Pt 2Pn 4Ma"


@pytest.mark.parametrize(
    ("text", "bag"),
    [
        ("peat coal", "Co"),
        ("2 reliquaries, book", "2Rq Bo"),
        ("Ni", "5Pn"),
        ("2 grapes", "2Gp"),
        ("", ""),
        ("straws", "Sw"),
    ],
)
def test_more_words_for_goods(text: str, bag: str) -> None:
    assert spell(name_lookup.bag(text)) == spell(name_lookup.bag(bag))


def test_a_seat_that_is_not_named_has_what_everybody_begins_with() -> None:
    game = begin(give={"R": "Wo"}, round=3)

    assert (goods(game, "R"), goods(game, "G")) == ("Wo", "Wo Pt Gn Sh Cl Pn")


def test_cards_land_clergy_and_hands() -> None:
    game = begin(
        players=3, round=12, land={"R": "district -1 hills; plot 0 coast", "G": "plot 0 coast"},
        built={"R": "Bakery 0,3; G01 1,3", "G": ["F11 0,-1"]}, settlements={"R": "S1 -1,3"},
        placed={"R": "prior Bakery, lay LR1"}, cleared={"B": "0,0"}, to_move="R", hand={"B": "S1 S5"},
    )  # fmt: skip
    red, green, blue = game.now.players

    assert (red.holds["0,3"], red.holds["1,3"], red.holds["-1,3"]) == ("F05", "G01", "S1")
    assert (red.prior, red.out, red.brothers) == ("F05", ("LR1",), 1)
    assert red.hand == ("S2", "S3", "S4", "S5", "S6")
    assert green.holds["0,-1"] == "F11"
    assert ("0,0" in blue.holds, blue.hand) == (False, ("S1", "S5"))
    assert "F05" not in game.now.display
    assert (game.now.districts[0], game.now.plots[0]) == (3, 4)
    assert game.to_move == "R"


def test_the_wheel_by_value_or_by_steps() -> None:
    state = begin(round=14, wheel={"clay": 5, "joker": "7 steps", "wood": "0", "grapes": 2}).now

    assert [value(state, name) for name in ("clay", "joker", "wood", "grapes", "peat", "stone")] == [5, 7, 0, 2, 10, 0]


def test_a_position_in_the_middle_of_a_turn() -> None:
    assert begin(round=5, actions=1).now.pending[-1] == Turn("act", 0, 1, 1)
    assert begin(players=3, round=4, to_move="R", slot=4).now.pending[-1] == Turn("act", 0, 1, 1)
    assert begin(players=3, round=5, to_move="B").now.pending[-1].seat == 2


@pytest.mark.parametrize(
    ("said", "question"),
    [
        ({"players": 3, "phase": "A"}, ("settle", 2)),
        ({"players": 3, "phase": "A", "to_move": "R"}, ("settle", 0)),
        ({"players": 3, "phase": "E"}, ("settle", 0)),
        ({"players": 3, "bonus": True}, ("bonus", 0)),
        ({"players": 3, "round": 25, "to_move": "B"}, ("bonus", 2)),
        ({"players": 4, "length": "short", "phase": "B"}, ("settle", 0)),
        ({"players": 2, "length": "short", "round": 8}, ("act", 1)),
        ({"players": 1, "phase": "A"}, ("place", 0)),
        ({"players": 1, "phase": "A", "display": ""}, ("settle", 0)),
        ({"players": 1, "round": 32}, ("act", 0)),
        ({"players": 1, "phase": "E"}, ("place", 0)),
        ({"players": 3, "phase": "B", "rulings": "kennerspiel"}, ("settle", 1)),
        ({"players": 2, "round": 12, "rulings": "kennerspiel"}, ("act", 1)),
    ],
)
def test_every_part_of_a_game_can_be_begun_in(said: dict[str, Any], question: tuple[str, int]) -> None:
    game = begin(**said)

    assert (game.now.pending[-1].kind, game.now.to_move) == question
    assert ora.load(game.record()).now == game.now


def test_a_phase_is_the_one_that_a_real_game_has() -> None:
    """A game played to phase A by the rules equals the described position and goes on in the same way."""
    played = ora.new_game(3)
    while played.now.pending[-1].kind != "settle":
        played.play("pass; done")
    laid = begin(players=3, phase="A")

    assert laid.now.pending == played.now.pending
    assert laid.now.since == played.now.since
    assert (laid.now.display, laid.now.passed) == (played.now.display, played.now.passed)
    for game in (laid, played):
        game.play("done; done; done")
    assert laid.now.pending == played.now.pending
    assert laid.now.display == played.now.display


def test_a_prelude_is_played_first_and_can_be_undone() -> None:
    game = begin(players=3, prelude="build G07 0,3; prior; times 1; done")

    assert (game.to_move, game.ply) == ("G", 4)
    assert game.undo("turn").to_move == "R"


@pytest.mark.parametrize(
    ("said", "message"),
    [
        ({"built": {"R": "F05 0,3", "G": "F05 0,3"}}, "Bakery is built twice"),
        ({"built": {"R": "F10 0,3"}}, "Carpentry takes no part in this game"),
        ({"country": "ireland", "built": {"R": "F05 0,3"}}, "takes no part in this game"),
        ({"built": {"R": "F04 0,3"}}, "cannot stand on 0,3, which is plains; it needs coast or hillside"),
        ({"built": {"R": "G01 0,3"}}, "0,3 of Red is not joined to the Cloister Office"),
        ({"built": {"R": "F05 0,4"}}, "the Clay Mound is there already"),
        ({"built": {"R": "F05 5,5"}}, "Red has no space 5,5 for the Bakery"),
        ({"built": {"R": "G28 0,4"}}, "comes with pile C"),
        ({"built": {"R": "Bakry 0,3"}}, "“Bakry 0,3” is not the name of a card; the nearest are Bakery (F05), "),
        ({"built": {"X": "F05 0,3"}}, "Nobody sits at “X”; the seats are R, G"),
        ({"settlements": {"R": "S1 0,3; S1 1,3"}}, "Red has built the Shanty Town twice"),
        ({"settlements": {"R": "S5 0,3"}}, "Artist's Colony comes with pile A"),
        ({"settlements": {"R": "S4 0,3"}}, "it needs coast"),
        ({"placed": {"R": "prior F05"}}, "it is not a building of Red; the buildings are LR1, LR2, LR3"),
        ({"placed": {"R": "prior LG1"}}, "Red cannot have a clergyman on the Clay Mound"),
        ({"placed": {"R": "prior LR1, prior LR2"}}, "Red has only one prior"),
        ({"actions": 1, "placed": {"R": "lay LR1, lay LR2, lay LR3"}}, "Red has at most 2 lay brothers"),
        ({"placed": {"R": "prior LR1, lay LR1"}}, "Two clergymen stand on the Clay Mound"),
        ({"placed": {"R": "prior LR1, lay LR2, lay LR3"}}, "would have come home when this round began"),
        ({"placed": {"R": "abbot LR1"}}, "is not a clergyman on a card"),
        ({"players": 3, "bonus": True, "placed": {"G": "prior LG1"}}, "Every prior comes home before the bonus round"),
        ({"give": {"R": "5Wr", "G": "4Wr"}}, "9 wonders are on the table, but only 8 exist"),
        ({"give": {"R": "5Wr"}, "wonders": 4}, "9 wonders are on the table"),
        ({"give": {"R": "3 grog"}}, "“grog” is not a good; the nearest are "),
        ({"give": {"R": "2 bred"}}, "“bred” is not a good; the nearest are bread (Br), "),
        ({"give": {"R": "2Brr"}}, "“Brr” is not a good; the nearest are bread (Br), "),
        ({"give": {"R": "Wo, -2 clay, 3Pt"}}, "“-2 clay” is not a good"),
        ({"give": {"R": "3.5 clay"}}, "“3.5 clay” is not a good"),
        ({"give": {"R": "123456 clay"}}, "“123456 clay” is not a good"),
        ({"give": {"R": "99999Ni"}}, "“99999Ni” is not a good; "),
        ({"give": {"R": "2000Ni"}}, "“10000Pn” is not a good; the nearest are coins (Pn), "),
        ({"give": {"R": "1999Ni 5Pn"}}, "3 peat, up to 9999 of each."),
        ({"give": {"R": "9999 grain, 1 grain"}}, "“10000Gn” is not a good; the nearest are grain (Gn), "),
        ({"give": {"R": " " * 9000 + ","}}, "“give” cannot be"),
        ({"give": {"R": "3 malt"}}, "There is no malt in France"),
        ({"wheel": {"clay": 11}}, "cannot show “11”: the wheel shows 0, 2, 3"),
        ({"wheel": {"clay": "13 steps"}}, "cannot show “13 steps”"),
        ({"wheel": {"clay": 9}}, "cannot show “9” as early as round 1; it shows at most 2"),
        ({"wheel": {"copper": 2}}, "There is no indicator “copper”"),
        ({"wheel": {"stone": 2}}, "it enters in round 18"),
        ({"country": "ireland", "round": 20, "wheel": {"grapes": 2}}, "grapes indicator never enters this game"),
        ({"wheel": {"clay": "-"}}, "an indicator leaves only in the solo game"),
        ({"players": 3, "round": 26}, "this game ends with round 25"),
        ({"round": -1}, "There is no round -1"),
        ({"players": 3, "round": 9, "phase": "A"}, "Phase A comes in round 6 of this game, not in round 9"),
        ({"phase": "E"}, "There is no phase “E” in this game; there are A, B, C, D"),
        ({"to_move": "B"}, "Nobody sits at “B”"),
        ({"players": 2, "length": "short", "round": 3, "to_move": "G"}, "the turns here go R"),
        ({"slot": 3}, "this round has 2"),
        ({"actions": 3}, "There cannot be 3 main actions left; this turn has 2"),
        ({"phase": "A", "actions": 1}, "There cannot be 1 main actions left; this turn has 0"),
        ({"built": {"R": "F05 0,3"}, "display": "F05"}, "is both in the display and on a landscape"),
        ({"display": "F05 F05"}, "lies in the display twice"),
        ({"display": "G28"}, "belongs to pile C and cannot lie in the display in round 1"),
        ({"display": ["Bakery", "Priry"]}, "“Priry” is not the name of a card"),
        ({"display": "I05"}, "takes no part"),
        ({"hand": {"R": "S1 S5"}}, "Red cannot have “S5” in hand as well: only S2, S3, S4 are left"),
        ({"hand": {"R": "S1 S1"}}, "Red cannot have “S1” in hand as well: only S2, S3, S4 are left"),
        ({"land": {"R": "district 5 hills"}}, "touches nothing. A district can lie in row -1, 2."),
        ({"land": {"R": "district 0 hills"}}, "does not fit onto the landscape of Red: it overlaps something"),
        ({"land": {"R": "plot 7 coast"}}, "A plot can lie in row -1, 0, 1."),
        ({"land": {"R": "district -1 hill"}}, "“district -1 hill” is not a landscape"),
        ({"land": {"R": "county 5"}}, "is not a landscape"),
        ({"land": {"R": "; ".join(f"district {n} plains" for n in range(2, 12))}}, "There are only 9 districts"),
        ({"cleared": {"R": "0,3"}}, "Red has no forest or moor on 0,3 that could be cleared; they are on 0,0 "),
        ({"players": 1, "built": {"W": "S1 0,1"}}, "The neutral player has no settlements"),
        ({"players": 1, "built": {"W": "F05 1,4"}}, "cannot cover the Cloister Office"),
        ({"prelude": "build G07 9,9"}, "The moves of the prelude cannot be played from here"),
        ({"bonus": True, "phase": "A", "players": 3}, "The bonus round and phase “A” do not come at the same time"),
        ({"give": "4Wo"}, "“give” cannot be 4Wo; it is written like give={"),
        ({"round": "three"}, "“round” cannot be three; it is written like round=9"),
        ({"round": True}, "“round” cannot be True"),
        ({"give": {"R": 4}}, "“give” cannot be"),
        ({"wheel": {"clay": 1.5}}, "“wheel” cannot be"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_reported(said: dict[str, Any], message: str) -> None:
    assert message in impossible(**said)


def test_everything_is_reported_at_once() -> None:
    sentence = impossible(give={"R": "3 grog"}, built={"R": "G01 0,3; F05 0,4"}, display="F05 F05", round=2)

    assert sentence.count("\n- ") == 4
    assert "(F5.5.4)" in sentence


def test_of_a_position_that_is_wrong_throughout_no_more_is_said_than_can_be_read() -> None:
    huge = 10**500
    said: dict[str, Any] = dict.fromkeys(("slot", "actions", "display", "wonders", "round"), huge)
    said |= {
        "phase": [],
        "give": {"R": huge},
        "settlements": {"R": huge},
        "placed": huge,
        "land": {"R": huge},
        "hand": huge,
    }
    with pytest.raises(ora.ImpossibleScenario) as refused:
        ora.Scenario("Wrong", **said)
    assert len(refused.value.problems) == MAX_PROBLEMS
    assert len(str(refused.value)) < 1500


def test_an_impossible_position_travels_between_processes() -> None:
    with pytest.raises(ora.ImpossibleScenario) as caught:
        ora.Scenario("A position", give={"R": "grog"})

    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_a_neutral_building_covers_another() -> None:
    game = begin(players=1, round=14, built={"W": "G07 0,4; G01 1,3"}, placed={"W": "lay G07"})

    assert game.now.players[1].holds["0,4"] == "G07"
    assert "LW1" not in game.now.sites


def test_the_terms_are_plain_data() -> None:
    terms = {"round": 9, "give": {"R": "4Ma"}, "wheel": {"clay": 5}, "display": ""}
    setup = Setup(2, "ireland", position=terms)

    assert json.loads(json.dumps(setup.position_terms)) == terms
    assert Setup(2, "ireland", position=setup.position).position is setup.position


def test_whatever_words_it_is_written_in_a_position_is_the_same() -> None:
    plain = Setup(2, "france", position={"built": {"R": "F05 0,3; S1 1,3"}, "wheel": {"wood": 2}, "give": {"G": "2Sh"}})
    wordy = {"built": {"R": ["bakery 0,3"]}, "settlements": {"R": "Shanty Town 1,3"}, "wheel": {"wood": "1 step"}}

    assert Setup(2, "france", position=wordy | {"give": {"G": "2 livestock"}}) == plain
    assert plain.position_terms["wheel"] == {"wood": 2}


def test_terms_that_do_not_exist_are_reported_with_the_nearest() -> None:
    with pytest.raises(ora.ImpossibleScenario, match="no term “rond”; the nearest are round"):
        Setup(2, "france", position={"rond": 9})


def test_every_term_has_an_example_that_can_be_read() -> None:
    for name, (_, example) in SHAPES.items():
        given = eval(f"dict({example})")  # our own line
        assert list(given) == [name]
        assert Setup(2, "france", position=given).position_terms


@pytest.mark.parametrize("data", [{"rond": 9}, {"round": "9"}, [9], "round 9", {"give": {"R": None}}, {7: 7}])
def test_strange_terms_are_refused(data: object) -> None:
    with pytest.raises(ora.ImpossibleScenario):
        Setup(2, "france", position=data)


@pytest.mark.parametrize(
    "line", ["position {}}", "position 7", 'position {"round": 99}', 'position {"rond": 1}', 'position {"give": 1}']
)
def test_a_record_with_a_bad_position_is_refused(line: str) -> None:
    with pytest.raises(ora.ParseError):
        ora.load(f"ora 2\nplayers 3\ncountry france\n{line}\n\npass; done\n")


def test_a_record_in_words_of_an_earlier_version_is_the_same_game() -> None:
    """Earlier records kept the words that a position was made with."""
    terms = '{"round": 9, "give": {"R": "4 grain, 2 coins"}, "built": {"R": "Bakery 0,3"}, "display": "Priory; F11"}'
    game = ora.load(f"ora 2\nplayers 2\ncountry france\nposition {terms}\n\nuse F05 prior; pass; done\n")

    assert (goods(game), game.state.display) == ("4Gn 2Pn", ("G01", "F11"))
    assert '"give": {"R": "4Gn 2Pn"}, "built": {"R": "F05 0,3"}' in game.record()
    assert ora.load(game.code()).record() == game.record()


def test_a_plain_record_is_still_of_the_first_version() -> None:
    assert ora.new_game(3).record().startswith("ora 1\n")
    assert begin(players=3).record().startswith("ora 2\n")
    assert begin(players=3).code().startswith("ora2:")


def test_the_examples_in_the_docstrings_run() -> None:
    for module in (text, from_state, name_lookup):
        assert doctest.testmod(module).failed == 0


# ---- numbers and texts that are out of all proportion


@pytest.mark.parametrize("name", ["round", "slot", "actions", "wonders"])
@pytest.mark.parametrize("number", [10**400, -(10**400), 10**5000, 10_000], ids=["large", "small", "larger", "late"])
@pytest.mark.parametrize("players", [1, 2, 3])
def test_numbers_out_of_all_proportion(name: str, number: int, players: int) -> None:
    assert f"“{name}” cannot be" in impossible(**{name: number, "players": players})


def test_a_late_round_of_a_game_without_a_last_one_can_be_shown_and_kept() -> None:
    game = begin(round=9999)

    assert "Round 9,999" in str(game)
    assert ora.load(game.record()).state == game.state


def test_the_neutral_player_settles_nowhere() -> None:
    for space in ("0,0", "0,1", "0,4"):
        assert "The neutral player has no settlements" in impossible(players=1, built={"W": f"S1 {space}"})


@pytest.mark.parametrize("text", ["３ malt", "３Ma", "٣ malt", "2 malt, ３ peat", "²Ma"])
def test_digits_of_other_scripts_are_no_numbers(text: str) -> None:
    assert "is not a good" in impossible(country="ireland", give={"R": text})


@pytest.mark.parametrize("shown", ["３", "３ steps", "٣"])
def test_an_indicator_shows_no_digits_of_other_scripts(shown: str) -> None:
    assert f"The clay indicator cannot show “{shown}”" in impossible(wheel={"clay": shown})


@pytest.mark.parametrize(
    "text", [" " * 1990 + "5", "Gn" + " " * 1900 + "x", "5 " * 900, "e" * 1999, ("wood " * 399)[:-1] + "x"]
)
def test_a_long_text_is_refused_quickly(text: str) -> None:
    assert "is not a good" in impossible(give={"R": text})


@pytest.mark.parametrize(("country", "printed"), [("france", "F"), ("ireland", "I")])
@pytest.mark.parametrize("wrong", ["Cotage", "Bakry", "Whiskey Distilery"])
def test_a_misspelt_card_is_refused_with_cards_of_this_game(country: str, printed: str, wrong: str) -> None:
    with pytest.raises(ora.Refusal, match=f"“{wrong} 0,3” is not the name of a card") as refused:
        ora.Scenario("Wrong", country=country, built={"R": f"{wrong} 0,3"})
    sides = {id_[0] for id_ in re.findall(r"\(([A-Z]\w+)\)", str(refused.value))}
    assert sides
    assert sides <= {printed, "G", "L", "S"}
    with pytest.raises(ora.UnknownName, match="nearest") as edited:
        ora.EditorModel(ora.new_game(3, country)).place_card(wrong, "R", "0,3")
    assert {id_[0] for id_ in re.findall(r"\(([A-Z]\w+)\)", str(edited.value))} <= {printed, "G", "L", "S"}

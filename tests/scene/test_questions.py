"""The text and answers of a question: which indicator or building, what a payment is for, who asks for a clergyman."""

from __future__ import annotations

from ora_widgets import Game, new_game
from ora_widgets.engine import State
from ora_widgets.game.setup import Setup
from ora_widgets.scene import ask
from ora_widgets.wire.to_page import Ask
from tests.support.positions import position


def game(state: State, lines: str = "", country: str = "france") -> Game:
    made = Game(Setup(3, country), state)
    return made.play(lines) if lines else made


def picks(question: Ask) -> dict[str, list[str]]:
    return {option["line"]: option["picks"] for option in question["options"]}


def labels(question: Ask) -> dict[str, str]:
    return {option["line"]: option["label"] for option in question["options"]}


def buttons(question: Ask) -> dict[str, tuple[str, str | None]]:
    """The label of every button, and its answer by itself."""
    return {button["pick"]: (button["label"], button["line"]) for button in question["buttons"]}


# ---- the wheel


def test_every_way_to_produce_is_a_button_that_says_what_it_brings() -> None:
    question = ask(new_game(2, "france", "short").play("use LR2 lay"), "en")
    assert [(o["line"], o["label"]) for o in question["options"]] == [
        ("take grain", "1 grain"),
        ("take livestock", "1 livestock"),
        ("take joker Gn", "Joker: 1 grain"),
        ("take joker Sh", "Joker: 1 livestock"),
        ("skip", "Skip"),
    ]
    assert buttons(question) == {
        "grain": ("1 grain", "take grain"),
        "livestock": ("1 livestock", "take livestock"),
        "joker:Gn": ("Joker: 1 grain", "take joker Gn"),
        "joker:Sh": ("Joker: 1 livestock", "take joker Sh"),
        "skip": ("Skip", "skip"),
    }


def test_what_is_produced_is_picked_on_the_wheel_and_not_among_own_goods() -> None:
    question = ask(new_game(2, "france", "short").play("use LR2 lay"), "en")
    assert picks(question) == {
        "take grain": ["grain"],
        "take livestock": ["livestock"],
        "take joker Gn": ["joker", "joker:Gn"],
        "take joker Sh": ["joker", "joker:Sh"],
        "skip": ["skip"],
    }


def test_where_only_the_joker_serves_it_need_not_be_picked() -> None:
    state = position(built={"R": "F33 -1,-1"}, land={"R": "plot -1 coast"}, give={"R": "3Wo"}, wheel="joker 4")
    question = ask(game(state, "use F33 lay; pay 3Wo"), "en")
    assert picks(question) == {
        "take joker Mt": ["joker:Mt"],
        "take joker Br": ["joker:Br"],
        "take joker Wn": ["joker:Wn"],
        "skip": ["skip"],
    }


def test_one_good_is_its_own_indicator_or_the_joker() -> None:
    question = ask(new_game(3, "france").play("use LR1 lay"), "en")
    assert picks(question) == {"take clay": ["clay"], "take joker": ["joker"], "skip": ["skip"]}
    assert labels(question)["take joker"] == "Joker: 2 clay"


# ---- other buildings


def test_a_building_to_be_used_next_is_named_with_its_owner() -> None:
    state = position(built={"R": "F27 0,3", "G": "F05 0,3"}, give={"R": "Wn"}, prior={"G": "F05"}, lay={"B": "LB1"})
    question = ask(game(state, "use F27 lay; pay Wn"), "en")
    assert labels(question)["enter F05"] == "Use the Bakery (Green)"
    assert buttons(question)["F05"] == ("Use the Bakery (Green)", "enter F05")
    assert buttons(question)["LB1"] == ("Use the Clay Mound (Blue)", "enter LB1")
    assert {option["picks"][0] for option in question["options"]} == {*buttons(question)}


def test_a_building_of_the_display_has_no_owner() -> None:
    state = position(built={"R": "F40 1,3", "G": "F05 0,3"}, display="F08 G07")
    question = ask(game(state, "use F40 lay"), "en")
    assert labels(question)["enter G07"] == "Use the Peat Coal Kiln"


# ---- payments


def test_a_payment_says_which_settlement_it_is_for() -> None:
    state = position(give={"R": "2Gn Wo Pt"}, hand={"R": "S1"}, kind="settle")
    question = ask(game(state, "settle S1 0,3"), "en")
    assert question["prompt"] == "Red pays 1 energy for the Shanty Town."
    assert question["piece"] == "S1"


def test_a_payment_says_in_which_building_it_is_made() -> None:
    state = position(built={"R": "F05 0,3"}, give={"R": "4Fl Wo 4Sw"})
    question = ask(game(state, "use F05 lay; times 2"), "en")
    assert question["prompt"] == "Red, Bakery: pay 1 energy."
    assert question["piece"] == "F05"


def test_straw_that_nobody_holds_says_that_it_comes_from_grain() -> None:
    state = position(give={"R": "3Gn Wo"}, hand={"R": "S1"}, kind="settle")
    question = ask(game(state, "settle S1 0,3"), "en")
    said = {*labels(question).values(), *(whole["label"] for whole in (question["pay"] or {"quick": []})["quick"])}
    assert "Pay 2 straw (from 2 grain)" in said
    assert not any("straw" in label and "from" not in label for label in said)
    held = position(give={"R": "2Sw Gn Wo"}, hand={"R": "S1"}, kind="settle")
    assert "Pay 2 straw" in labels(ask(game(held, "settle S1 0,3"), "en")).values()


def test_a_ready_made_payment_that_is_an_answer_by_itself_says_the_same() -> None:
    state = position(give={"R": "Wo Mt Pn"}, hand={"R": "S1"}, kind="settle")
    question = ask(game(state, "settle S1 0,3"), "en")
    assert question["pay"] is not None
    quick = {whole["line"]: whole["label"] for whole in question["pay"]["quick"]}
    assert quick["pay Pn"] == labels(question)["pay Pn"] == "Pay 1 coin"


# ---- yes and no


def test_a_trade_that_is_possible_once_is_answered_with_yes_or_no() -> None:
    state = position(built={"R": "G07 0,3"}, give={"R": "Pt"})
    question = ask(game(state, "use G07 lay"), "en")
    assert labels(question) == {"times 0": "No", "times 1": "Yes: give 1 peat for 1 peat coal"}
    state = position(built={"R": "G07 0,3"}, give={"R": "2Pt"})
    question = ask(game(state, "use G07 lay"), "en")
    assert list(labels(question).values())[:2] == ["Not at all", "Once: 1 peat for 1 peat coal"]


def test_the_prior_and_a_building_are_answered_with_yes_or_no() -> None:
    question = ask(new_game(3, "france").play("build G07 0,3"), "en")
    assert labels(question) == {"prior": "Yes: send the prior", "skip": "No: leave him at home"}


def test_the_prior_of_whom_nothing_comes_is_not_sent_unawares() -> None:
    state = position(give={"R": "Wo"})
    assert labels(ask(game(state, "build G12 0,3"), "en"))["prior"] == "Yes, though it brings nothing now"


def test_a_prior_who_builds_a_settlement_at_once_is_no_idle_one() -> None:
    state = position(give={"R": "6Wo 5Sn Gn Pt"}, land={"R": "district -1 hills"}, display="G28")
    assert labels(ask(game(state, "build G28 -1,4"), "en"))["prior"] == "Yes: send the prior"


# ---- a clergyman for somebody else


def test_an_owner_hears_who_hires_which_building_for_how_much() -> None:
    question = ask(new_game(3, "france").play("pass; done; contract LR1 coins"), "en")
    assert (
        question["prompt"]
        == "Red: which clergyman do you send to your Clay Mound? Green uses it by work contract for 1 coin."
    )
    assert (question["seat"], question["piece"]) == ("R", "LR1")
    assert labels(question) == {"send lay": "Send a lay brother", "send prior": "Send the prior"}


def test_an_owner_hears_of_the_wine_that_is_paid() -> None:
    question = ask(game(position(give={"R": "Wn"}), "contract LG1 wine"), "en")
    assert (
        question["prompt"]
        == "Green: which clergyman do you send to your Clay Mound? Red uses it by work contract for 1 wine."
    )


def test_alone_one_sends_the_neutral_clergyman() -> None:
    table = Game(Setup(1, "france"), position(1, give={"R": "Pn"}))
    question = ask(table.play("contract LW1 coins"), "en")
    assert question["prompt"] == "Red: which clergyman of the neutral player goes to the Clay Mound?"


# ---- what to do in a turn


def test_a_turn_begins_with_a_choice_of_actions() -> None:
    assert ask(new_game(3, "france"), "en")["prompt"] == "Red: choose an action."
    assert ask(new_game(2, "france"), "en")["prompt"] == "Red: choose an action (2 left)."


def test_a_fee_says_what_it_is_for() -> None:
    state = position(built={"R": "F32 0,3"}, give={"R": "Pn"})
    assert ask(game(state, "use F32 lay"), "en")["prompt"] == "Red, Calefactory: pay 1 coin to use it?"

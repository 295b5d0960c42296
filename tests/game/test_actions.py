"""Whole actions as methods: a call answers all questions of the action, or changes nothing."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.engine.goods import BY_NAME
from ora_widgets.game.action_keywords import KEYWORDS
from ora_widgets.game.game import Game

from .tables import everything, game_at, goods, random_game

WITH_BAKERY = {"give": {"R": "3Fl Pt"}, "built": {"R": "F05 0,3"}}


def lines(game: Game) -> str:
    return "; ".join(map(str, game.moves))


def test_the_first_turn_of_the_readme() -> None:
    game = ora.new_game(3, "france")
    assert game.build("Peat Coal Kiln", at=(0, 3), prior=True, peat=1) is game
    assert game.end_turn() is game
    assert lines(game) == "build G07 0,3; prior; times 1; done"


def test_baking_paying_and_selling() -> None:
    game = game_at(**WITH_BAKERY)
    game.use("Bakery", flour=3, pay="Pt", sell=2)
    # Only these tiles can pay the energy, so nothing is asked; naming them is still accepted.
    assert lines(game) == "use F05 lay; times 3; times 2"
    assert goods(game) == "8Pn Br"


ACTIONS: list[tuple[str, dict[str, Any], Callable[[Game], Game], str]] = [
    ("a building that asks nothing", {"give": {"R": "Gn"}, "built": {"R": "G16 0,3"}},
     lambda game: game.use("G16"), "use G16 lay"),
    ("nothing said: traded as little as possible", WITH_BAKERY,
     lambda game: game.use("bakery"), "use F05 lay; times 0"),
    ("by the prior", WITH_BAKERY,
     lambda game: game.use("Bakery", by="prior", flour=1, sell=0), "use F05 prior; times 1; times 0"),
    ("a payment named where there is a choice", {"give": {"R": "Fl Pt Wo"}, "built": {"R": "F05 0,3"}},
     lambda game: game.use("Bakery", flour=1, pay="peat"), "use F05 lay; times 1; pay Pt; times 0"),
    ("a clergyman named where there is no choice", {"give": {"R": "Pn"}, "prior": {"G": "LG3"}},
     lambda game: game.contract("LG1", send="lay"), "contract LG1 coins; take clay"),
    ("the prior where no lay brother is at home", {**WITH_BAKERY, "lay": {"R": "LR1 LR2"}},
     lambda game: game.use("Bakery"), "use F05 prior; times 0"),
    ("the good's own indicator", {}, lambda game: game.use("Clay Mound"), "use LR1 lay; take clay"),
    ("the joker", {}, lambda game: game.use("LR1", take="joker"), "use LR1 lay; take joker"),
    ("the joker for one of two goods", {},
     lambda game: game.use("Farmyard", take="joker livestock"), "use LR2 lay; take joker Sh"),
    ("a contract", {"give": {"R": "Pn"}},
     lambda game: game.contract("LG1", send="prior"), "contract LG1 coins; send prior; take clay"),
    ("a contract for a drink", {"give": {"R": "Wn"}, "built": {"G": "G07 0,3"}, "prior": {"G": "LG1"}},
     lambda game: game.contract("Peat Coal Kiln", by="wine"), "contract G07 wine"),
    ("building only", {"give": {"R": "Cl"}},
     lambda game: game.build("G07", at="0,3"), "build G07 0,3; skip"),
    ("building with the prior away", {"give": {"R": "Cl"}, "prior": {"R": "LR1"}},
     lambda game: game.build("G07", at="0, 3", prior=False), "build G07 0,3"),
    ("felling", {}, lambda game: game.fell((0, 2)), "fell 0,2 wood"),
    ("felling by the joker", {}, lambda game: game.fell("0,2", joker=True), "fell 0,2 joker"),
    ("cutting", {}, lambda game: game.cut((1, 0)), "cut 1,0 peat"),
    ("cutting by the joker", {}, lambda game: game.cut([1, 0], joker=True), "cut 1,0 joker"),  # type: ignore[arg-type]
    ("settling", {"give": {"R": "Gn Wo"}, "kind": "settle"},
     lambda game: game.settle("Shanty Town", at=(0, 3)), "settle S1 0,3"),
    ("settling with a choice", {"give": {"R": "Mt 2Sh 2Pt 3Wo"}, "kind": "settle"},
     lambda game: game.settle("Farming Village", (0, 3), pay=["2 livestock", "3 wood"]),
     "settle S2 0,3; pay 2Sh; pay 3Wo"),
    ("a district", {"give": {"R": "2Pn"}}, lambda game: game.buy_district(-1, "hills"), "district -1 hills"),
    ("a plot", {"give": {"R": "3Pn"}}, lambda game: game.buy_plot(0, "coast"), "plot 0 coast"),
    ("turning grain", {"give": {"R": "3Gn"}}, lambda game: game.flip(2), "flip Gn; flip Gn"),
    ("selling wine", {"give": {"R": "3Wn"}}, lambda game: game.sell("wine", 2), "sell Wn; sell Wn"),
    ("passing", {}, lambda game: game.pass_(), "pass"),
    ("different goods and a gift", {"give": {"R": "Wo Gn Sh"}, "built": {"R": "G02 1,3"}},
     lambda game: game.use("Cloister Courtyard", give="wood grain livestock", choose="6 peat"),
     "use G02 lay; give Wo Gn Sh; choose 6Pt"),
    ("the same goods in another order", {"give": {"R": "Wo Gn Sh"}, "built": {"R": "G02 1,3"}},
     lambda game: game.use("G02", give="Sh Wo Gn", choose="6Pt"), "use G02 lay; give Wo Gn Sh; choose 6Pt"),
    ("entering another building by name", {"built": {"R": "G01 1,3", "G": "G07 0,3"}, "prior": {"G": "G07"}},
     lambda game: game.use("Priory", enter="Peat Coal Kiln"), "use G01 lay; enter G07"),
    ("what a building grants", {"give": {"R": "Cl"}, "built": {"R": "F10 0,3"}},
     lambda game: game.use("Carpentry", clear=(0, 1), then="build G07 0,1", prior=True),
     "use F10 lay; clear 0,1; build G07 0,1; prior"),
    ("several trades, one after the other", {"give": {"R": "Bo"}, "built": {"R": "F36 0,3"}},
     lambda game: game.use("Pilgrimage Site", trade=["Bo", "Ce"]), "use F36 lay; trade Bo; trade Ce"),
    ("a fee paid unless declined", {"give": {"R": "5Pn"}, "built": {"R": "F35 0,3"}},
     lambda game: game.use("Forger's Workshop"), "use F35 lay; pay 5Pn"),
    ("a fee declined", {"give": {"R": "5Pn"}, "built": {"R": "F35 0,3"}},
     lambda game: game.use("forgers workshop", fee=False), "use F35 lay; skip"),
    ("a fee declined that could be paid in several ways", {"give": {"R": "9Wo 9Pt"}, "built": {"R": "F33 0,3"}},
     lambda game: game.use("Shipping Company", fee=False), "use F33 lay; skip"),
    ("a fee paid in one of several ways", {"give": {"R": "9Wo 9Pt"}, "built": {"R": "F33 0,3"}},
     lambda game: game.use("Shipping Company", pay="3Wo", take="joker meat"), "use F33 lay; pay 3Wo; take joker Mt"),
    ("points as goods", {"give": {"R": "5Pn"}, "built": {"R": "G41 1,3"}},
     lambda game: game.use("House of the Brotherhood", claim="ornament"), "use G41 lay; pay 5Pn; claim Or"),
    ("the bonus round", {"give": {"R": ""}, "kind": "bonus", "built": {"G": "G16 0,3"}},
     lambda game: game.use("Cloister Chapter House"), "use G16 prior"),
]  # fmt: skip


@pytest.mark.parametrize(("table", "action", "played"), [row[1:] for row in ACTIONS], ids=[row[0] for row in ACTIONS])
def test_what_a_whole_action_plays(table: dict[str, Any], action: Callable[[Game], Game], played: str) -> None:
    game = game_at(**table)
    changes: list[int] = []
    game.on_change(lambda: changes.append(game.ply))
    assert action(game) is game
    assert lines(game) == played
    assert changes == [len(game.moves)], "one action is one change, for whoever watches"
    again = game_at(**table).play(played)
    assert again.state == game.state


REFUSED: list[tuple[str, dict[str, Any], Callable[[Game], Game], type[ora.Refusal], str]] = [
    ("no such building", {}, lambda game: game.use("Bakeri"), ora.InvalidMove, "no card “Bakeri”.*Bakery"),
    ("no building at all", {}, lambda game: game.use(None), ora.InvalidMove, "no card “None”"),  # type: ignore[arg-type]
    ("a list for a building", {}, lambda game: game.use(["G01"]), ora.InvalidMove, "no card"),  # type: ignore[arg-type]
    ("not built yet", {}, lambda game: game.use("Bakery"), ora.IllegalMove, "Nobody has built the Bakery"),
    ("somebody else's", {"built": {"G": "F05 0,3"}}, lambda game: game.use("Bakery"), ora.IllegalMove, "belongs to Green"),
    ("own building", {}, lambda game: game.contract("LR1"), ora.IllegalMove, "is yours"),
    ("one of two Clay Mounds", {"give": {"R": "Pn"}},
     lambda game: game.contract("Clay Mound"), ora.AmbiguousMove, "LG1, LB1"),
    ("the owner's choice left open", {"give": {"R": "Pn"}},
     lambda game: game.contract("LG1"), ora.AmbiguousMove, "send lay, send prior"),
    ("a choice left open", {"give": {"R": "Fl Pt Wo"}, "built": {"R": "F05 0,3"}},
     lambda game: game.use("Bakery", flour=1), ora.AmbiguousMove, "pay= with one of"),
    ("too often", WITH_BAKERY, lambda game: game.use("Bakery", flour=4), ora.IllegalMove, "you can do it only 3 times"),
    ("less than never", WITH_BAKERY, lambda game: game.use("Bakery", flour=-1), ora.InvalidMove, "times NUMBER"),
    ("half a time", WITH_BAKERY, lambda game: game.use("Bakery", flour=1.5), ora.InvalidMove, "flour=NUMBER"),
    ("a truth for a number", WITH_BAKERY, lambda game: game.use("Bakery", flour=True), ora.InvalidMove, "flour=NUMBER"),
    ("absurdly often", WITH_BAKERY, lambda game: game.use("Bakery", flour=10**50), ora.InvalidMove, "times NUMBER"),
    ("an unknown answer", WITH_BAKERY, lambda game: game.use("Bakery", floor=1), ora.InvalidMove, "“floor” is not an answer"),
    ("an unused answer", WITH_BAKERY,
     lambda game: game.use("Bakery", flour=1, pay="Pt", wood=1), ora.InvalidMove, "does not use the answer “wood”"),
    ("one payment too many", WITH_BAKERY,
     lambda game: game.use("Bakery", flour=1, pay="Pt; Pt"), ora.InvalidMove, "does not use the answer “pay”"),
    ("a fee where there is none", WITH_BAKERY, lambda game: game.use("Bakery", fee=False), ora.InvalidMove, "“fee”"),
    ("a prior where he is not asked for", WITH_BAKERY,
     lambda game: game.use("Bakery", prior=True), ora.InvalidMove, "“prior”"),
    ("a prior who is not at home", {"give": {"R": "Cl"}, "prior": {"R": "LR1"}},
     lambda game: game.build("G07", (0, 3), prior=True), ora.InvalidMove, "“prior”"),
    ("an answer that is none", WITH_BAKERY, lambda game: game.use("Bakery", flour=1, pay=3), ora.InvalidMove, "pay="),
    ("a list of answers that are none", WITH_BAKERY,
     lambda game: game.use("Bakery", flour=1, pay=[None]), ora.InvalidMove, "pay="),
    ("a prior of wood", WITH_BAKERY, lambda game: game.use("Bakery", prior="wood"), ora.InvalidMove, "prior=True"),
    ("a payment that does not do", WITH_BAKERY,
     lambda game: game.use("Bakery", flour=1, pay="Fl"), ora.IllegalMove, "the price is in energy"),
    ("a payment that nobody has", WITH_BAKERY,
     lambda game: game.use("Bakery", flour=1, pay="Wo"), ora.IllegalMove, "wood"),
    ("another clergyman than the one at home", {"give": {"R": "Pn"}, "prior": {"G": "LG3"}},
     lambda game: game.contract("LG1", send="prior"), ora.InvalidMove, "“send”"),
    ("a good there is none of", {}, lambda game: game.sell("gold"), ora.InvalidMove, "no good “gold”"),
    ("nothing to sell", {}, lambda game: game.sell("wine"), ora.IllegalMove, "no wine to sell"),
    ("one grain too many", {"give": {"R": "2Gn"}}, lambda game: game.flip(3), ora.IllegalMove, "no grain"),
    ("no number of grain", {}, lambda game: game.flip(0), ora.InvalidMove, "flip Gn"),
    ("less than no grain", {}, lambda game: game.flip(-1), ora.InvalidMove, "flip Gn"),
    ("a harvest of grain", {}, lambda game: game.flip(10**9), ora.InvalidMove, "flip Gn"),
    ("a word of grain", {}, lambda game: game.flip("2"), ora.InvalidMove, "flip Gn"),  # type: ignore[arg-type]
    ("no space", {}, lambda game: game.fell(None), ora.InvalidMove, "row,column"),  # type: ignore[arg-type]
    ("half a space", {}, lambda game: game.fell((0,)), ora.InvalidMove, "row,column"),  # type: ignore[arg-type]
    ("a space and a move", {}, lambda game: game.fell("0,1 wood; done"), ora.InvalidMove, "not a space"),
    ("a row far away", {"give": {"R": "9Pn"}}, lambda game: game.buy_district(50, "hills"), ora.IllegalMove, "row 50"),
    ("a side there is none of", {}, lambda game: game.buy_plot(0, "hills"), ora.InvalidMove, "coast.mountain"),
    ("the end of a turn not yet begun", {}, lambda game: game.end_turn(), ora.IllegalMove, "still have a main action"),
    ("a clergyman there is none of", {}, lambda game: game.use("LR1", by="bishop"), ora.InvalidMove, "lay.prior"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("table", "action", "error", "words"), [row[1:] for row in REFUSED], ids=[row[0] for row in REFUSED]
)  # fmt: skip
def test_all_or_nothing(
    table: dict[str, Any], action: Callable[[Game], Game], error: type[ora.Refusal], words: str
) -> None:
    game = game_at(**table)
    before = everything(game)
    with pytest.raises(error, match=words) as refused:
        action(game)
    assert type(refused.value) in (error, ora.InvalidMove, ora.IllegalMove, ora.AmbiguousMove)
    assert ora.rule(refused.value.rule).number == refused.value.rule
    assert everything(game) == before


ANSWERS: list[Any] = [
    1, 2, 0, -1, 3.5, None, True, False, "Pt", "2 livestock", "Wo;Pt", ["Gn", "Pt"], [None], (0, 1), [(0, 1), (0, 2)], "joker",
    "grain", "0,1", "Bakery", "lay", "prior", "skip", "flip Gn", "", {}, "6Gn", "x" * 500,
]  # fmt: skip


def test_whatever_is_said_is_done_or_refused() -> None:
    rng = Random(1)
    done = refused = 0
    for seed, players, country in ((1, 3, "france"), (2, 4, "ireland"), (3, 1, "france")):
        game = random_game(seed, players, country)
        for ply in rng.sample(game.turn_starts[:-1], 30):
            before = game.jump(ply).state
            whole = [move for move in game.legal_moves if move.verb in ("use", "contract", "build")]
            for move in rng.sample(whole, min(len(whole), 2)):
                said = {rng.choice([*KEYWORDS, *BY_NAME]): rng.choice(ANSWERS) for _ in range(rng.randrange(3))}
                idea = game.copy()
                actions: dict[str, Callable[..., Game]] = {
                    "use": idea.use, "contract": idea.contract, "build": partial(idea.build, at=move[-1]),
                }  # fmt: skip
                try:
                    actions[move.verb](move.words[0], **said)
                    done += 1
                except ora.Refusal:
                    refused += 1
                    assert (idea.state, idea.ply) == (before, ply)
    assert done > 15
    assert refused > 50


def test_after_the_end_nothing_can_be_done() -> None:
    game = game_at()
    state = game.state
    state.pending = ()
    ended = Game(game.setup, state)
    actions: list[Callable[[Game], Game]] = [
        lambda game: game.use("LR1"), lambda game: game.build("G07", (0, 3)), Game.end_turn, Game.flip,
    ]  # fmt: skip
    for action in actions:
        with pytest.raises(ora.IllegalMove, match="The game is over"):
            action(ended)


@pytest.mark.parametrize(
    "name",
    ["use", "contract", "build", "fell", "cut", "settle", "buy_district", "buy_plot", "flip", "sell", "end_turn"],
)
def test_help_says_what_to_write(name: str) -> None:
    assert name in dir(ora.new_game(3))
    method = getattr(Game, name)
    said = inspect.getdoc(method) or ""
    first = said.splitlines()[0]
    assert first.endswith(("(F5.2).", ").", "phase.")), first

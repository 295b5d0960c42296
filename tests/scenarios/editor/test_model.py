"""The editor's model: every change and its undoing, problems without losses, export and import."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ora_widgets as ora
from ora_widgets import EditorModel, IllegalMove, ImpossibleScenario, ParseError, Refusal, UnknownName, new_game
from ora_widgets.engine.frames import Turn
from ora_widgets.engine.state import State
from ora_widgets.game.game import Game
from ora_widgets.scene import ask, book, coming, scene
from ora_widgets.support.arguments import WrongArgument
from tests.contract.test_arguments import wrong_with
from tests.fixtures.write import random_move


def edit(*changes: Callable[[EditorModel], object], players: int = 3, country: str = "france") -> EditorModel:
    editor = EditorModel(players=players, country=country)
    for change in changes:
        change(editor)
    return editor


def wrong(editor: EditorModel) -> list[str]:
    """The problems, by the names of their sentences."""
    return [problem.message.removeprefix("position-") for problem in editor.problems]


# ---- every change


def test_goods_are_set_one_by_one_and_the_others_stay() -> None:
    editor = EditorModel(players=3).set_goods("G", "grain", 5).set_goods("G", "Wo", 0)

    assert editor.draft.setup.position_terms["give"] == {"G": "Pt 5Gn Sh Cl Pn"}
    assert editor.game().player("G").goods["grain"] == 5


def test_wonders_of_the_supply() -> None:
    assert EditorModel(players=3).set_wonders(3).game().now.wonders == 3
    assert EditorModel(players=3).set_wonders(3).set_wonders(-1).position.wonders is None
    assert wrong(EditorModel(players=3).set_wonders(9)) == ["wonders"]


def test_a_building_is_in_one_place_only() -> None:
    editor = EditorModel(players=3).place_card("F05", "R", "0,3").place_card("F05", "G", "0,3")

    assert editor.position.built == {"G": (("F05", "0,3"),)}
    assert editor.problems == ()


def test_a_building_goes_into_the_display_and_out_of_it() -> None:
    editor = EditorModel(players=3).place_card("G07", "R", "0,3")
    assert "G07" not in editor.state.display

    editor.show_card("G07")
    assert "G07" in editor.state.display
    assert editor.position.display is None  # it is there by default

    editor.put_away("G07")
    assert "G07" not in editor.state.display
    assert editor.deal_display().position.display is None
    assert editor.problems == ()


def test_a_building_that_is_not_dealt_can_be_laid_out_and_the_reason_is_said() -> None:
    editor = EditorModel(players=3).show_card("F40")

    assert "F40" in editor.state.display
    assert wrong(editor) == ["display-pile"]
    assert editor.set_round(24).problems == ()


def test_a_settlement_belongs_to_a_colour() -> None:
    editor = EditorModel(players=3).place_card("S1", "R", "0,3").place_card("S1", "G", "0,3")
    assert editor.position.built == {"R": (("S1", "0,3"),), "G": (("S1", "0,3"),)}

    editor.put_away("S1", "R")
    assert editor.state.players[0].hand == ("S2", "S3", "S4")
    assert editor.show_card("S1", "R").state.players[0].hand == ("S2", "S3", "S4", "S1")
    assert editor.deal_hand("R").position.hand == {}
    assert editor.problems == ()


def test_clergymen_go_out_and_home() -> None:
    editor = EditorModel(players=3).move_clergyman("R", "prior", "LR1").move_clergyman("R", "lay", "LR2")
    assert editor.position.placed == {"R": (("prior", "LR1"), ("lay", "LR2"))}

    editor.move_clergyman("R", "prior", "LR3").move_clergyman("R", "lay", "LR1", was="LR2")
    assert editor.position.placed == {"R": (("prior", "LR3"), ("lay", "LR1"))}

    assert editor.move_clergyman("R", "prior", "").move_clergyman("R", "lay", "", "LR1").position.placed == {}


def test_land_comes_and_goes() -> None:
    editor = EditorModel(players=3).add_land("R", "district", -1, "hills").add_land("R", "plot", 0, "coast")
    assert editor.position.land == {"R": (("district", "-1", "hills"), ("plot", "0", "coast"))}
    assert editor.state.players[0].ground["0,-1"] == "coast"

    assert editor.remove_land("R", "district", -1, "hills").position.land == {"R": (("plot", "0", "coast"),)}


def test_forests_are_cleared_and_grow_again() -> None:
    editor = EditorModel(players=3).set_cleared("R", "0,1", True)
    assert "0,1" in editor.state.players[0].free
    assert editor.set_cleared("R", "0,1", False).position.cleared == {}


def test_the_wheel() -> None:
    editor = EditorModel(players=3).set_round(9).set_indicator("clay", 4).set_indicator("joker", 0)
    assert editor.position.wheel == {"clay": 4, "joker": 0}
    assert wrong(editor.set_indicator("clay", -1)) == ["wheel-stays"]
    assert editor.reset_indicator("clay").position.wheel == {"joker": 0}


def test_the_clock() -> None:
    editor = EditorModel(players=3).set_phase("B")
    assert (editor.position.round, editor.game().state.pending[-1].kind) == (11, "settle")
    assert editor.set_round(12).position.phase == ""
    assert editor.set_turn("B").game().to_move == "B"
    assert wrong(editor.set_round(99)) == ["round"]


def test_the_game_is_chosen_and_what_was_laid_out_stays() -> None:
    editor = EditorModel(players=4).place_card("F05", "W", "0,3").set_goods("W", "wood", 7)
    editor.set_game(3, "france", "short")

    assert editor.position.built == {"W": (("F05", "0,3"),)}
    assert set(wrong(editor)) == {"seat"}
    assert [(one.what, one.seat) for one in editor.table.aside] == [("seat", "W")]
    assert editor.set_game(4, "france", "short").game().player("W").goods["wood"] == 7
    assert editor.set_game(3, "france", "long").drop_seat("W").problems == ()
    assert editor.set_game(1, "ireland", "long").draft.setup.seats == "R"


def test_words_stand_beside_the_position() -> None:
    editor = EditorModel(players=3).write("title", "Who's first?").write("goal", "R has 4 bread")

    assert (editor.scenario().title, editor.scenario().goal) == ("Who's first?", "R has 4Br")
    assert len(editor.write("goal", "moon").problems) == 1
    assert wrong(editor.write("goal", "").write("prelude", "build F99 0,3")) == ["prelude"]


def test_every_change_can_be_undone_and_done_again() -> None:
    heard = []
    editor = EditorModel(players=3)
    editor.on_change(lambda: heard.append(editor.position))
    start = editor.draft
    editor.set_round(9).set_round(9).place_card("F05", "R", "0,3").clear()

    assert len(heard) == 3  # a change without effect does not count
    assert editor.draft == start
    assert editor.undo().position.built == {"R": (("F05", "0,3"),)}
    assert editor.undo().undo().undo().draft == start
    assert not editor.can_undo
    assert editor.redo().redo().position.built == {"R": (("F05", "0,3"),)}
    assert editor.set_round(3).redo().position.round == 3


# ---- what is impossible


def test_everything_impossible_is_said_at_once_and_nothing_is_lost() -> None:
    editor = edit(
        lambda each: each.place_card("G01", "R", "0,0"),
        lambda each: each.place_card("F40", "R", "0,0"),
        lambda each: each.place_card("F20", "G", "5,5"),
        lambda each: each.move_clergyman("B", "prior", "F20"),
        lambda each: each.add_land("B", "plot", 9, "coast"),
        lambda each: each.set_goods("B", "whiskey", 2),
        lambda each: each.set_indicator("stone", 3),
        lambda each: each.set_turn("B", slot=7),
    )

    assert set(wrong(editor)) == {
        "land-place", "cloister", "not-dealt", "no-space", "taken", "good-country", "clergy-where", "wheel-not-in", "slot",
    }  # fmt: skip
    assert all(problem.sentence and problem.rule for problem in editor.problems)
    assert [(one.what, one.seat, one.words) for one in editor.table.aside] == [
        ("card", "R", ("F40", "0,0")), ("card", "G", ("F20", "5,5")), ("clergyman", "B", ("prior", "F20")),
    ]  # fmt: skip
    assert EditorModel(editor.code).draft == editor.draft
    with pytest.raises(ImpossibleScenario):
        editor.game()


def test_more_problems_than_a_scenario_lists_are_all_said() -> None:
    editor = EditorModel(players=4)
    for seat in "RGBW":
        for number in range(9):
            editor.add_land(seat, "plot", number * 3 - 12, "coast")

    assert len(editor.problems) > 20


def test_a_card_on_the_wrong_ground_is_seen_there() -> None:
    editor = EditorModel(players=3).place_card("F11", "R", "0,0")

    assert wrong(editor) == ["terrain"]
    assert editor.state.players[0].holds["0,0"] == "F11"
    assert editor.table.aside == ()


@pytest.mark.parametrize(
    ("change", "refusal"),
    [
        (lambda each: each.set_goods("R", "gold", 1), UnknownName),
        (lambda each: each.set_goods("R", "wood", -1), WrongArgument),
        (lambda each: each.set_goods("X", "wood", 1), UnknownName),
        (lambda each: each.place_card("Bakry", "R", "0,3"), UnknownName),
        (lambda each: each.place_card("F05", "R", "zero"), IllegalMove),
        (lambda each: each.place_card("LR1", "R", "0,3"), IllegalMove),
        (lambda each: each.move_clergyman("R", "bishop", "LR1"), WrongArgument),
        (lambda each: each.move_clergyman("R", "lay", "", "LR1"), WrongArgument),
        (lambda each: each.add_land("R", "lake", 0, "coast"), WrongArgument),
        (lambda each: each.add_land("R", "plot", 10**400, "coast"), WrongArgument),
        (lambda each: each.remove_land("R", "plot", 0, "coast"), WrongArgument),
        (lambda each: each.set_cleared("R", "0;1", True), IllegalMove),
        (lambda each: each.set_indicator("gold", 1), UnknownName),
        (lambda each: each.set_indicator("clay", 13), WrongArgument),
        (lambda each: each.set_round(-1), WrongArgument),
        (lambda each: each.set_phase("F"), UnknownName),
        (lambda each: each.set_turn("R", slot=-1), WrongArgument),
        (lambda each: each.set_game(5, "france", "long"), ora.InvalidSetup),
        (lambda each: each.set_game("many", "france", "long"), ora.InvalidSetup),
        (lambda each: each.write("motto", "x"), UnknownName),
        (lambda each: each.write("title", "x" * 10_000), WrongArgument),
        (lambda each: each.write("title", "half a letter: \ud800"), WrongArgument),
        (lambda each: each.open("nonsense"), ParseError),
        (lambda each: each.open("ora.Scenario('', give=everything)"), ParseError),
        (lambda each: each.open("ora.Scenario('', gifts={})"), ImpossibleScenario),
        (lambda each: each.open("ora.Scenario(('" * 5000), ParseError),
        (lambda each: each.open("ora.Scenario('', built={'R': 'Bakry 0,3', 'X': 'F05 0,3'})"), ImpossibleScenario),
        (lambda each: each.open("ora.Scenario('', players=9)"), ora.InvalidSetup),
        (lambda each: each.open(3), WrongArgument),
    ],
)  # fmt: skip
def test_what_is_no_piece_is_refused_with_a_sentence(
    change: Callable[[EditorModel], object], refusal: type[Refusal]
) -> None:
    editor = EditorModel(players=3).set_round(9)
    before = editor.draft

    with pytest.raises(refusal) as refused:
        change(editor)

    assert wrong_with(refused.value) == ""
    assert editor.draft == before


# ---- in and out


@pytest.mark.parametrize("name", ora.scenarios())
def test_a_scenario_comes_out_as_it_went_in(name: str) -> None:
    scenario = ora.scenario(name)
    editor = EditorModel(scenario)
    pasted = eval(editor.code, {"ora": ora})  # people do this too

    assert editor.problems == ()
    assert pasted.setup == editor.scenario().setup
    assert pasted.game().now.key() == scenario.game().now.key()
    assert (pasted.title, pasted.goal, pasted.solution) == (scenario.title, scenario.goal, scenario.solution)
    assert EditorModel(editor.code).draft == editor.draft


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("country", ["france", "ireland"])
def test_positions_of_games_come_out_as_they_went_in(players: int, country: str) -> None:
    game, rng = new_game(players, country), Random(players)
    for _ in range(12):
        for _ in range(20):
            if not game.over:
                game.play(random_move(game, rng))
        editor = EditorModel(game)
        assert editor.problems == ()
        assert EditorModel(editor.code).draft == editor.draft
        assert EditorModel(editor.game().code()).game().now.key() == editor.game().now.key()
        if can_be_said(game.now):
            assert editor.game().now.key() == game.now.key()


def can_be_said(state: State) -> bool:
    turn = state.pending[-1] if state.pending else None
    return isinstance(turn, Turn) and turn.mains > 0 and turn.buys > 0


def test_in_the_middle_of_an_action_the_position_before_it_is_taken() -> None:
    game = new_game(3, "france").play("build G07 0,3")

    assert game.question.startswith("Red")
    assert EditorModel(game).position.built == {}


def test_code_is_read_and_never_run() -> None:
    with pytest.raises(ParseError):
        EditorModel("__import__('os').abort() or ora.Scenario(open('x').read())")


# ---- whatever is done

SEATS = st.sampled_from("RGBW")
CARDS = st.sampled_from(["F05", "G01", "G02", "F40", "I04", "G13", "S1", "S5", "F11"])
SITES = st.sampled_from(["0,0", "0,3", "1,3", "1,4", "0,-1", "-1,5", "7,6", "2,2"])
CHANGES: dict[str, st.SearchStrategy[tuple[Any, ...]]] = {
    "set_game": st.sampled_from([(1, "france", "long"), (2, "ireland", "short"), (3, "france", "short"), (4, "ireland", "long")]),
    "set_round": st.tuples(st.sampled_from([0, 1, 6, 13, 25, 32, 400])),
    "set_phase": st.tuples(st.sampled_from(["", "A", "D"])),
    "set_turn": st.tuples(SEATS | st.just(""), st.integers(0, 9), st.integers(0, 3)),
    "set_goods": st.tuples(SEATS, st.sampled_from(["Wo", "Wr", "Wh", "Pn"]), st.integers(0, 12)),
    "set_wonders": st.tuples(st.integers(-1, 12)),
    "set_indicator": st.tuples(st.sampled_from(["clay", "stone", "grapes", "joker"]), st.integers(-1, 12)),
    "reset_indicator": st.tuples(st.sampled_from(["clay", "stone"])),
    "place_card": st.tuples(CARDS, SEATS, SITES),
    "show_card": st.tuples(CARDS, SEATS),
    "put_away": st.tuples(CARDS, SEATS),
    "move_clergyman": st.tuples(SEATS, st.sampled_from(["prior", "lay"]), st.sampled_from(["", "F05", "LR1", "LG2", "F40"])),
    "add_land": st.tuples(SEATS, st.just("district"), st.integers(-3, 4), st.sampled_from(["hills", "plains"]))
    | st.tuples(SEATS, st.just("plot"), st.integers(-3, 4), st.sampled_from(["coast", "mountain"])),
    "set_cleared": st.tuples(SEATS, SITES, st.booleans()),
    "drop_seat": st.tuples(SEATS),
    "undo": st.just(()),
}  # fmt: skip
change = st.one_of(*(st.tuples(st.just(name), arguments) for name, arguments in CHANGES.items()))


@settings(max_examples=60, deadline=None)
@given(st.lists(change, max_size=25))
def test_whatever_is_laid_out_can_be_drawn_said_and_read_again(changes: list[tuple[str, tuple[Any, ...]]]) -> None:
    editor = EditorModel(players=3)
    for name, arguments in changes:
        getattr(editor, name)(*arguments)
    drawn = Game(replace(editor.draft.setup, position=None), editor.state)

    assert scene(drawn, "en")["players"]
    assert book(drawn, "en")["cards"]
    assert ask(drawn, "en")["seat"] or drawn.over
    assert coming(drawn, "en")["rows"] is not None
    assert EditorModel(editor.code).draft == editor.draft
    if editor.problems:
        with pytest.raises(ImpossibleScenario):
            editor.scenario()
    else:
        assert editor.game().now == editor.state

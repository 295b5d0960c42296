"""A game whose code is passed between players."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import pytest

import ora_widgets as ora
from ora_widgets.notation.correspondence import Conflict, Side
from tests.game.tables import random_game
from tests.game.test_bad_input import check

TURN = "pass; done"


def sides(seats: str = "RGB") -> list[Side]:
    return [ora.new_game(3, "france").for_seat(seat) for seat in seats]


def test_a_round_by_message() -> None:
    red, green, blue = sides()
    code = red.play("build G07 0,3; prior; times 1; done").code()
    code = green.merge(code).play("fell 0,1 wood; done").code()
    code = blue.merge(code).build("Stone Merchant", at=(0, 3)).end_turn().code()
    red.merge(code)
    green.merge(code)
    assert (red.my_turn, green.my_turn) == (True, False)
    assert red.question == "Red: choose an action."
    assert red.game.moves == blue.game.moves == green.game.moves


def test_moves_of_others_are_refused() -> None:
    red, green, _ = sides()
    tries: tuple[Callable[[], object], ...] = (
        lambda: green.play(TURN),
        lambda: green.build("G07", at=(0, 3)),
        lambda: red.play(f"{TURN}; {TURN}"),
    )
    for refused in tries:
        with pytest.raises(ora.IllegalMove, match=r"you play (Green|Red)") as caught:
            refused()
        check(caught.value)
    assert red.ply == green.ply == 0
    with pytest.raises(ora.IllegalMove, match="you play Green"):
        green.play(TURN)


def test_whole_actions_go_on_as_a_side() -> None:
    red, *_ = sides()
    assert repr(red.fell((0, 1)).end_turn()) == repr(red)
    with pytest.raises(ora.IllegalMove):
        red.fell((0, 2))


def test_a_question_to_another_player_within_a_turn() -> None:
    red, green, _ = sides()
    green.merge(red.play(TURN).code())
    green.play("contract LR1 coins")
    assert green.to_move == "R"
    with pytest.raises(ora.IllegalMove):
        green.play("send prior")
    red.merge(green.code()).play("send prior")
    green.merge(red.code()).play("take clay; done")
    assert green.to_move == "B"


def test_an_old_code_changes_nothing() -> None:
    red, green, _ = sides()
    first = red.play(TURN).code()
    green.merge(first).play(TURN)
    green.merge(first)
    assert green.ply == 4
    green.merge(green.code())
    assert green.ply == 4


def test_who_looks_back_sends_all_that_was_played() -> None:
    red, green, _ = sides()
    red.play(TURN).game.jump(0)
    assert green.merge(red.code()).ply == 2


def test_who_looks_back_does_not_play_over_what_others_have_played_since() -> None:
    red, green, _ = sides()
    red.merge(green.merge(red.play(TURN).code()).play(TURN).code())
    known = red.game.moves
    red.game.jump(0)
    with pytest.raises(ora.IllegalMove, match=r"Green has made move 3 since this position.*to the end"):
        red.play("fell 0,1 wood; done")
    assert (red.game.moves, red.ply) == (known, 0)


def test_who_looks_back_may_play_over_own_moves() -> None:
    red, *_ = sides()
    red.play(TURN).game.jump(1)
    assert len(red.play("done").game.moves) == 2


def test_a_conflict_names_the_move_and_both_lines() -> None:
    red, green, _ = sides()
    green.merge(red.play(TURN).code())
    red.game.undo("turn")
    red.play("fell 0,1 wood; done")
    before = green.game.moves
    with pytest.raises(Conflict) as caught:
        green.merge(red.code())
    check(caught.value)
    assert "from move 1 on, where Red plays: “pass” here, “fell 0,1 wood” there" in str(caught.value)
    assert (caught.value.details["number"], green.game.moves) == (1, before)


def test_another_game_is_reported() -> None:
    red, *_ = sides()
    with pytest.raises(Conflict, match="4 france long RGBW"):
        red.merge(ora.new_game(4, "france").code())
    with pytest.raises(Conflict, match="a different game"):
        red.merge(ora.new_game(3, "france", rulings={"any_order": True}).code())


def test_nobody_moves_in_my_name() -> None:
    red, green, _ = sides()
    forged = red.game.copy().play(f"{TURN}; {TURN}")
    with pytest.raises(Conflict, match="moved for you"):
        green.merge(forged.code())
    assert green.ply == 0
    assert ora.load(forged.code()).for_seat("G").ply == 4


@pytest.mark.parametrize(
    "answer", ["", "ora1:AAAA", "hello", "https://some.one/#ora1:AAAA", "ora9:AAAA", "x" * 1_000_000]
)
def test_what_is_no_answer_changes_nothing(answer: str) -> None:
    red, *_ = sides()
    red.play(TURN)
    with pytest.raises((ora.ParseError, OSError)):
        red.merge(answer)
    assert red.ply == 2


@pytest.mark.parametrize("seat", ["", "W", "r", "RG", "<script>", "R" * 10_000])
def test_where_nobody_sits(seat: str) -> None:
    with pytest.raises(ora.Refusal, match="R, G") as caught:
        ora.new_game(3, "france").for_seat(seat)
    check(caught.value)


def test_a_whole_game_by_message() -> None:
    played = random_game(4, 2, "ireland", "short")
    mine = {seat: ora.new_game(2, "ireland", "short", rulings=played.rulings).for_seat(seat) for seat in "RG"}
    for move in played.moves:
        owner = next(side for side in mine.values() if side.my_turn)
        owner.play(move)
        if not owner.my_turn:
            for other in mine.values():
                other.merge(owner.code())
    assert mine["R"].over
    assert mine["R"].score() == played.score()


def test_it_says_what_it_is_and_is_copied_whole() -> None:
    red, *_ = sides()
    assert repr(red) == "<R in <Game: 3 players, long, France, round 1, R to move>>"
    for again in (copy.copy(red), copy.deepcopy(red), pickle.loads(pickle.dumps(red))):
        assert again.play(TURN).seat == "R"
    with pytest.raises(AttributeError):
        red.nothing  # noqa: B018


def test_in_a_notebook_it_shows_a_board_of_its_colour() -> None:
    red, *_ = sides()
    bundle = red._repr_mimebundle_()
    data = bundle[0] if isinstance(bundle, tuple) else bundle
    assert "application/vnd.jupyter.widget-view+json" in data

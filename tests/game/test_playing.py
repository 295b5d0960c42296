"""`game.play` makes one move or several, all or none; and a copy is an independent game."""

from __future__ import annotations

import copy
import pickle
import sys
from collections.abc import Callable
from random import Random
from types import FrameType
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets import Move
from ora_widgets.game.game import Game

from .tables import everything, game_at, goods, random_game

TURN = "build G07 0,3; prior; times 1; done"


@pytest.fixture
def game() -> Game:
    return ora.new_game(3, "france")


@pytest.mark.parametrize(
    "moves",
    [
        TURN,
        TURN.replace("; ", "\n"),
        TURN.replace("; ", ";"),
        f"\n;{TURN};;\n",
        "\tbuild\tG07 0,3;\u00a0prior\u00a0; times 1; done",
        TURN.split("; "),
        tuple(TURN.split("; ")),
        [Move.parse(line) for line in TURN.split("; ")],
        ["build G07 0,3; prior", Move.parse("times 1"), "done"],
        (line for line in TURN.split("; ")),
    ],
    ids=["semicolons", "lines", "tight", "blanks", "other blanks", "list", "tuple", "moves", "mixed", "generator"],
)
def test_a_turn_may_be_given_in_many_ways(game: Game, moves: str | list[str]) -> None:
    assert game.play(moves) is game
    assert "; ".join(map(str, game.moves)) == TURN
    assert game.to_move == "G"
    assert goods(game) == "Wo Gn Sh 2Pn 2Co"


def test_a_move_as_a_value(game: Game) -> None:
    game.play(Move.parse("fell 0,1 wood"))
    assert game.moves == (Move(("fell", "0,1", "wood")),)
    assert goods(game) == "3Wo Pt Gn Sh Cl Pn"


def test_the_end_of_a_line_may_be_left_out_where_one_move_fits() -> None:
    game = game_at(wheel="joker -")
    assert "; ".join(map(str, game.play("fell 0,1; done").moves)) == "fell 0,1 wood; done"
    assert str(game_at(wheel="joker -").play("use LR1 lay; take").moves[-1]) == "take clay"


def test_gifts_may_be_named_in_any_order() -> None:
    game = game_at(players=4, country="ireland", give={"R": "Bo"}, built={"R": "I15 0,3"})
    game.play("use I15 lay; pay Bo")
    assert str(game.play("choose 3Pt 5Sh").moves[-1]) == "choose 5Sh 3Pt"


@pytest.mark.parametrize("nothing", ["", " \n ;", [], ()])
def test_nothing_played_is_nothing_changed(game: Game, nothing: str) -> None:
    changes: list[int] = []
    game.on_change(lambda: changes.append(game.ply))
    assert game.play(nothing).plies == 0
    assert changes == []


@pytest.mark.parametrize("wrong", ["build G99 0,3", "times 9", "fell 0,1", "done", "x", "prior extra"])
def test_all_or_nothing(game: Game, wrong: str) -> None:
    game.play("pass; done").undo()
    before = everything(game)
    with pytest.raises(ora.Refusal):
        game.play(["build G07 0,3; prior", wrong, "done"])
    assert everything(game) == before
    assert game.redo().ply == 2, "what was undone is still there to be redone"


def test_a_refusal_in_the_middle_speaks_of_that_moment(game: Game) -> None:
    with pytest.raises(ora.IllegalMove, match=r"“Red: send the prior to the new Peat Coal Kiln at once\?”"):
        game.play("build G07 0,3; fell 0,1 wood")


def test_onlookers_hear_of_every_change_once(game: Game) -> None:
    heard: list[int] = []
    stop = game.on_change(lambda: heard.append(game.ply))
    game.play(TURN)
    game.undo().redo().redo().jump(0)
    with pytest.raises(ora.Refusal):
        game.play("x")
    stop()
    stop()
    game.play("pass")
    assert heard == [4, 3, 4, 0]


def test_an_onlooker_that_fails_keeps_nobody_else_from_hearing(game: Game) -> None:
    heard: list[int] = []

    def fail() -> None:
        raise ZeroDivisionError

    game.on_change(fail)
    game.on_change(lambda: heard.append(game.ply))
    with pytest.raises(ZeroDivisionError):
        game.play("pass")
    assert heard == [game.ply] == [1]


def test_an_onlooker_that_fails_says_that_the_move_is_made(game: Game) -> None:
    def fail() -> None:
        raise ZeroDivisionError

    game.on_change(fail)
    with pytest.raises(ZeroDivisionError) as failed:
        game.play("pass")
    assert failed.value.__notes__ == ["The game stands at ply 1 all the same: an onlooker failed, no move."]


def test_an_onlooker_that_is_interrupted_keeps_nobody_else_from_hearing(game: Game) -> None:
    heard: list[int] = []

    def interrupt() -> None:
        raise KeyboardInterrupt

    game.on_change(interrupt)
    game.on_change(lambda: heard.append(1 // 0))
    game.on_change(lambda: heard.append(game.ply))
    with pytest.raises(KeyboardInterrupt):
        game.play("pass")
    assert heard == [1]


@pytest.mark.parametrize("act", ["play", "undo", "jump"])
def test_an_interrupt_between_any_two_steps_leaves_a_whole_game(act: str) -> None:
    """An error at every bytecode of `game.py` in turn: a move is made fully or not at all."""
    acts: dict[str, Callable[[Game], object]] = {
        "play": lambda game: game.play("pass; done; pass"),
        "undo": lambda game: game.undo("turn"),
        "jump": lambda game: game.jump(5),
    }
    whole = ora.new_game(3, "france").play("pass; done; pass; done; pass; done").jump(2)
    after = whole.copy()
    acts[act](after)
    ends = [(each.moves, each.ply, each.now) for each in (whole, after)]
    step, through = 0, False
    while not through:
        game, left = whole.copy(), step

        def trace(frame: FrameType, event: str, _: object) -> Any:
            nonlocal left
            if not frame.f_code.co_filename.endswith("game.py"):
                return None
            frame.f_trace_opcodes, frame.f_trace_lines = True, False
            if event == "opcode":
                left -= 1
                if left < 0:
                    raise KeyboardInterrupt
            return trace

        before = sys.gettrace()
        sys.settrace(trace)
        try:
            acts[act](game)
            through = True
        except KeyboardInterrupt:
            step += 1
        finally:
            sys.settrace(before)
        assert (game.moves, game.ply, game.now) in ends
        assert len(game.moves) == game.plies
        assert [game.state_after(ply).to_move for ply in range(game.plies + 1)]
    assert step > 50


def test_a_method_is_heard_of_for_as_long_as_its_owner_lives(game: Game) -> None:
    class Board:
        seen = 0

        def look(self) -> None:
            Board.seen += 1

    board = Board()
    game.on_change(board.look)
    game.play("pass")
    del board
    game.play("done")
    assert Board.seen == 1


@pytest.mark.parametrize(
    "twin_of", [Game.copy, copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))],
    ids=["copy", "copy.copy", "deepcopy", "pickle"],
)  # fmt: skip
def test_a_copy_is_a_game_of_its_own(twin_of: object) -> None:
    assert callable(twin_of)
    game = random_game(3, moves=60).undo().undo()
    before = everything(game)
    heard: list[int] = []
    game.on_change(lambda: heard.append(game.ply))
    idea: Game = twin_of(game)
    assert everything(idea) == before
    assert idea.setup == game.setup
    idea.redo()
    idea.jump(10)
    rng = Random(1)
    while not idea.over:
        idea.play(idea.legal_moves.sample(rng))
    assert everything(game) == before
    assert heard == []
    assert idea.ply > game.ply
    game.undo("turn")
    assert idea.over


def test_a_copy_remembers_what_was_undone() -> None:
    game = ora.new_game(2).play("pass; pass; done").undo("turn")
    assert game.copy().redo("turn").ply == 3

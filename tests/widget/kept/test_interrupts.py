"""Everything slow can be interrupted anywhere: the game on the board stays whole, and so does its file."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread

import pytest

import ora_widgets as ora
from ora_widgets import Game, study
from ora_widgets.bots import Greedy, Random, Search
from ora_widgets.engine import State
from ora_widgets.widget import kept_files
from ora_widgets.widget.bot_runner import Opponents
from tests.support.board_page import on_page

from .test_keeping import Sit, files

# All of them think on copies of the position, which are interrupted early, midway and late.
AT = (1, 2, 12)

LONG: dict[str, Callable[[Game], object]] = {
    "hint": lambda game: game.hint(seconds=None, playouts=40),
    "bot": lambda game: Search(playouts=40).choose(game),
    "what_if": lambda game: study.what_if(game, ["fell 0,1 wood", "pass"], n=12, bot=Random()),
    "playouts": lambda game: study.playouts(game, n=12, bot=Random()),
    "ways_to": lambda game: study.ways_to(game, "R has 9 wood", within=2),
    "best_turn": study.best_turn,
    "arena": lambda _: study.arena({"one": Random(), "other": Greedy()}, n=4),
}


def interrupt_at(patch: pytest.MonkeyPatch, number: int) -> list[int]:
    """Interrupt the n-th copying of the position; the given list then contains a number."""
    copy, left, done = State.copy, [number], list[int]()

    def copy_state(state: State) -> State:
        left[0] -= 1
        if left[0] == 0:
            done.append(number)
            raise KeyboardInterrupt
        return copy(state)

    patch.setattr(State, "copy", copy_state)
    return done


def whole(game: Game) -> bool:
    """Whether the positions follow from the moves."""
    again = ora.load(game.record())
    return [again.state_after(ply) for ply in range(again.plies + 1)] == [
        game.state_after(ply) for ply in range(game.ply + 1)
    ]


@pytest.mark.parametrize("number", AT)
@pytest.mark.parametrize("name", LONG)
def test_an_interrupt_leaves_the_game_as_it_was(
    sit: Sit, folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, number: int
) -> None:
    game = ora.new_game(3)
    board = sit(game)
    game.play("pass; done; pass; done; pass; done")
    before, [path] = (game.ply, game.moves, game.now), files(folder)
    kept = path.read_bytes()
    with monkeypatch.context() as patch:
        done = interrupt_at(patch, number)
        with suppress(KeyboardInterrupt):  # a study returns its partial result instead
            LONG[name](game)
    assert done == [number]
    assert (game.ply, game.moves, game.now) == before
    assert path.read_bytes() == kept
    game.play("pass")
    assert on_page(board).ply == game.ply == kept_files.read(path).ply == 7
    assert whole(game)


def play_on(game: Game) -> None:
    for _ in range(3):
        game.play("pass; done")


@pytest.mark.parametrize("number", AT)
def test_bots_at_the_table_that_are_interrupted_where_they_think_in_line(
    sit: Sit, folder: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    def no_threads(_: Thread) -> None:
        raise RuntimeError

    game = ora.new_game(3)
    board = sit(game)
    monkeypatch.setattr(Thread, "start", no_threads)
    bots = Opponents(game, {"G": Greedy(), "B": Greedy()})
    with monkeypatch.context() as patch:
        done = interrupt_at(patch, number)
        with pytest.raises(KeyboardInterrupt):
            play_on(game)
    assert done == [number]
    assert whole(game)
    for path in files(folder):
        assert kept_files.game_of(path, kept_files.read(path)).moves == game.moves
    bots.close()
    # The board shows the moves, and the game goes on.
    assert on_page(board).ply == game.ply
    game.play(game.legal_moves[0])
    assert whole(game)

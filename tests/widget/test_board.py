"""The board without a browser: messages of the page, and its traits."""

from __future__ import annotations

import json
import threading
import weakref
from random import Random
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets import Game, new_game
from ora_widgets.notation.load import load
from ora_widgets.scene import ask, scene
from ora_widgets.widget.board import Board
from tests.support.board_page import break_drawing, listeners_of, on_page
from tests.support.waiting import PATIENCE
from tests.widget.wire import ask as query
from tests.widget.wire import send


def click(board: Board, line: str) -> None:
    send(board, {"do": "play", "line": line, "ply": on_page(board).ply})


def shows_now(board: Board) -> bool:
    game = board.game
    return (on_page(board).scene, on_page(board).ask, on_page(board).ply) == (
        scene(game, "en"),
        ask(game, "en"),
        game.ply,
    )


def notice_of(board: Board) -> str:
    """The level and text of the notice."""
    assert on_page(board).notice is not None
    assert set(on_page(board).notice) == {"text", "rule", "level"}
    assert on_page(board).notice["text"]
    return f"{on_page(board).notice['level']}: {on_page(board).notice['text']}"


# ---- what it shows


def test_it_shows_the_game_from_the_start(game: Game, board: Board) -> None:
    assert shows_now(board)
    assert on_page(board).book["cards"]["F05"]["name"] == "Bakery"
    assert on_page(board).notice is None


def test_everything_needed_to_draw_is_in_synced_traits_and_plain(board: Board) -> None:
    state = board.get_state()

    assert {"_esm", "_css", "_book", "_scene", "_ask", "_ply", "_notice"} <= set(state)
    assert json.loads(json.dumps({name: state[name] for name in ("_book", "_scene", "_ask", "_ply", "_notice")}))


def test_without_a_game_it_makes_one() -> None:
    assert Board().game.ply == 0


def test_it_refuses_what_is_no_game() -> None:
    with pytest.raises(TypeError, match="new_game"):
        Board("france")  # type: ignore[arg-type]
    with pytest.raises(LookupError, match="no language"):
        Board(new_game(), language="tlh")
    with pytest.raises(LookupError, match="no option “players”"):
        Board(players=3)  # type: ignore[call-arg]


def test_its_repr_is_the_same_in_every_run(board: Board) -> None:
    assert repr(board) == "Board(<Game: 3 players, long, France, round 1, R to move>)"


def test_a_bare_game_shows_a_board(game: Game) -> None:
    data = game._repr_mimebundle_()
    bundle = data[0] if isinstance(data, tuple) else data
    assert "application/vnd.jupyter.widget-view+json" in bundle


def test_ora_board_is_this_board() -> None:
    assert ora.Board is Board


# ---- clicks


def test_a_click_plays(game: Game, board: Board) -> None:
    click(board, "build G07 0,3")
    click(board, "skip")
    click(board, "done")

    assert [str(move) for move in game.moves] == ["build G07 0,3", "skip", "done"]
    assert shows_now(board)
    assert on_page(board).scene["log"][0]["text"] == "Red builds the Peat Coal Kiln on M6 for 1 clay."


def test_a_refusal_is_a_notice_with_its_rule(game: Game, board: Board) -> None:
    click(board, "build F04 0,3")

    assert notice_of(board) == "refusal: The Windmill costs 3 wood and 2 clay, and you still need 2 wood and 1 clay."
    assert on_page(board).notice["rule"] == "F5.5.2"
    assert game.ply == 0


def test_the_same_sentence_reaches_code_and_board(game: Game, board: Board) -> None:
    click(board, "use LG1 lay")
    with pytest.raises(ora.IllegalMove) as refused:
        game.play("use LG1 lay")
    assert on_page(board).notice["text"] == str(refused.value)


def test_a_notice_goes_with_the_next_move_or_when_it_is_dismissed(board: Board) -> None:
    click(board, "use LG1 lay")
    send(board, {"do": "dismiss"})
    assert on_page(board).notice is None
    click(board, "use LG1 lay")
    click(board, "pass")
    assert on_page(board).notice is None


def test_undo_redo_and_jump(game: Game, board: Board) -> None:
    game.play("use LR1 lay; take clay; done; pass; done")
    for message, ply in [
        ({"do": "undo", "by": "move"}, 4),
        ({"do": "undo", "by": "turn"}, 3),
        ({"do": "undo", "by": "turn"}, 0),
        ({"do": "undo", "by": "turn"}, 0),
        ({"do": "redo", "by": "turn"}, 3),
        ({"do": "redo", "by": "move"}, 4),
        ({"do": "jump", "ply": 1}, 1),
        ({"do": "jump", "ply": 5}, 5),
    ]:
        send(board, message)
        assert (game.ply, on_page(board).ply, on_page(board).scene["at"], on_page(board).scene["plies"]) == (
            ply,
            ply,
            ply,
            5,
        )
        assert on_page(board).notice is None
        assert shows_now(board)


def test_a_stale_click_is_reported_and_not_carried_out(game: Game, board: Board) -> None:
    game.play("use LR1 lay")
    send(board, {"do": "play", "line": "use LR1 lay", "ply": 0})

    assert game.ply == 1
    assert notice_of(board).startswith("refusal: The board has changed since that click")


def test_a_double_click_plays_once(game: Game, board: Board) -> None:
    message = {"do": "play", "line": "pass", "ply": 0}
    send(board, message)
    send(board, message)

    assert [str(move) for move in game.moves] == ["pass"]


def test_narrowing_is_answered(board: Board) -> None:
    assert query(board, "narrow", picks=["LR1"], ply=0) == {"live": ["lay", "prior"], "line": None}
    assert query(board, "narrow", picks=["lay", "LR1"], ply=0) == {"live": [], "line": "use LR1 lay"}
    assert query(board, "narrow", picks=["LR1"], ply=7) == on_page(board).notice
    assert "has changed" in notice_of(board)


def test_a_preview_is_answered_and_disturbs_nothing(game: Game, board: Board) -> None:
    click(board, "use LG1 lay")
    refused = notice_of(board)
    answer = query(board, "preview", lines=["fell 0,1 wood", "use LG1 lay"], ply=0)
    assert [(seen["line"], seen["goods"]) for seen in answer] == [("fell 0,1 wood", [("Wo", 2)])]
    assert query(board, "preview", lines=["fell 0,1 wood"], ply=3) == []
    assert (game.ply, notice_of(board)) == (0, refused)


MALFORMED: list[Any] = [
    None,
    "play",
    ["do", "play"],
    {},
    {"do": None},
    {"do": "resign"},
    {"do": ["play"]},
    {"do": "play"},
    {"do": "play", "line": "pass"},
    {"do": "play", "line": "pass", "ply": "0"},
    {"do": "play", "line": "pass", "ply": False},
    {"do": "play", "line": ["pass"], "ply": 0},
    {"do": "play", "line": None, "ply": 0},
    {"do": "undo"},
    {"do": "undo", "by": "game"},
    {"do": "jump", "ply": -1},
    {"do": "jump", "ply": 1},
    {"do": "jump", "ply": True},
    {"do": "jump", "ply": 0.0},
    {"do": "narrow", "picks": ["LR1"], "ply": 0},
    {"do": "narrow", "picks": "LR1", "ply": 0, "id": 1},
    {"do": "narrow", "picks": [1], "ply": 0, "id": 1},
    {"do": "narrow", "picks": ["Gn"] * 10_000, "ply": 0, "id": 1},
    {"do": "narrow", "ply": 0, "id": 1},
]


@pytest.mark.parametrize("content", MALFORMED, ids=repr)
def test_what_is_no_message_is_reported(game: Game, board: Board, content: object) -> None:
    send(board, content)

    assert notice_of(board).startswith("error: The board sent something that is neither a move nor a request")
    assert len(on_page(board).notice["text"]) < 250
    assert game.plies == 0


@pytest.mark.parametrize(
    "line", ["", " ", "x" * 1_000_000, "build", "pass; done", "pass\ndone", "pay " + "Gn " * 90, "fly"]
)
def test_what_is_no_move_is_refused(game: Game, board: Board, line: str) -> None:
    click(board, line)

    assert notice_of(board).startswith("refusal: ")
    assert len(on_page(board).notice["text"]) < 400
    assert game.plies == 0


def test_a_move_after_the_end_is_refused(board: Board, game: Game) -> None:
    rng = Random(1)
    while not game.over:
        game.play(game.legal_moves.sample(rng))
    assert on_page(board).ask["options"] == []
    click(board, "pass")
    assert "over" in notice_of(board)


def test_an_exception_is_shown_and_not_lost(game: Game, board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("seven by nought")

    monkeypatch.setattr(game, "play", fail)
    click(board, "pass")

    assert notice_of(board).startswith("error: ")
    assert "ZeroDivisionError: seven by nought" in notice_of(board)


def test_a_board_that_cannot_draw_says_so_and_does_not_stop_the_others(
    game: Game, board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = Board(game)
    break_drawing(board, monkeypatch)
    game.play("pass")

    assert "ZeroDivisionError" in notice_of(board)
    assert shows_now(other)
    other.close()


# ---- several boards, code beside them, threads


def test_boards_of_one_game_stay_in_step(game: Game, board: Board) -> None:
    other = Board(game)
    click(board, "use LR1 lay")
    click(other, "take joker")
    assert game.ply == 2
    assert shows_now(board)
    assert shows_now(other)
    other.close()


def test_code_moves_the_board(game: Game, board: Board) -> None:
    game.play("use LR1 lay; take clay")
    assert shows_now(board)
    game.undo()
    assert shows_now(board)
    game.jump(0).build("Stone Merchant", at=(0, 3))
    assert shows_now(board)


def test_a_loaded_game_is_shown_where_it_stands(game: Game) -> None:
    game.play("use LR1 lay; take clay; done")
    board = Board(load(game.record()))
    assert on_page(board).ply == 3
    assert on_page(board).scene["log"][1]["text"] == "Red takes 2 clay by the wheel."


def test_a_copy_of_a_game_leaves_the_board_alone(game: Game, board: Board) -> None:
    game.copy().play("pass")
    assert on_page(board).ply == 0


def test_a_change_goes_out_as_one_message(game: Game, board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[set[str]] = []
    monkeypatch.setattr(board, "send_state", lambda key=None: sent.append({key} if isinstance(key, str) else set(key)))
    game.play("use LR1 lay")

    assert sent == [{"_scene", "_ask", "_ply", "_kept"}]


def test_whoever_looks_back_when_python_goes_loses_nothing(game: Game, board: Board) -> None:
    game.play("pass; done; pass").jump(1)
    again = eval(on_page(board).kept["load"].partition("; ")[2], {"ora": ora})  # our own line
    assert (again.moves, again.ply) == (game.moves, 1)


def test_a_closed_board_is_not_told_any_more(game: Game) -> None:
    board = Board(game)
    board.close()
    game.play("pass")
    assert on_page(board).ply == 0
    assert listeners_of(game) == []


def test_the_game_holds_its_boards_weakly(game: Game, board: Board) -> None:
    # Others keep a board alive too (ipywidgets while it is open, anywidget's watch on the bundle), but the game must
    # not.
    [listener] = listeners_of(game)
    assert isinstance(listener, weakref.WeakMethod)


class Watched:
    """A lock that signals when a thread waits for it."""

    def __init__(self, lock: Any) -> None:
        self.lock, self.asked = lock, threading.Event()

    def acquire(self, *, blocking: bool = True) -> bool:
        self.asked.set()
        return bool(self.lock.acquire(blocking=blocking))

    def release(self) -> None:
        self.lock.release()

    def __enter__(self) -> None:
        self.acquire()

    def __exit__(self, *_: object) -> None:
        self.release()

    def _is_owned(self) -> bool:
        return bool(self.lock._is_owned())


@pytest.mark.parametrize("first", ["cell", "click"])
def test_a_click_on_another_thread_waits_its_turn(game: Game, board: Board, first: str) -> None:
    """A cell plays a turn as a whole; a click meanwhile is made before or after it, never within."""
    entered, go_on = threading.Event(), threading.Event()
    lock = game.lock
    seen: list[int] = []

    def cell() -> None:
        with lock:
            entered.set()
            assert go_on.wait(PATIENCE)
            game.play("use LR1 lay; take clay; done")
            seen.append(on_page(board).ply)

    def clicks() -> None:
        send(board, {"do": "play", "line": "pass", "ply": 0})

    if first == "cell":
        running = threading.Thread(target=cell)
        running.start()
        assert entered.wait(PATIENCE)
        watched = Watched(lock)
        game.lock = watched  # type: ignore[assignment]
        clicking = threading.Thread(target=clicks)
        clicking.start()
        assert watched.asked.wait(PATIENCE)
        assert game.ply == 0
        go_on.set()
        running.join()
        clicking.join()
        assert seen == [3]
        assert game.ply == 3
        assert "has changed" in notice_of(board)
    else:
        clicking = threading.Thread(target=clicks)
        clicking.start()
        clicking.join()
        with pytest.raises(ora.IllegalMove):
            game.play("use LR1 lay")
        assert game.ply == 1
    assert shows_now(board)


def test_what_is_shown_never_goes_back(game: Game, board: Board) -> None:
    """Two threads play and click at once; the published plies only ever rise."""
    plies: list[int] = []
    board.observe(lambda change: plies.append(change["new"]), "_ply")

    def cell() -> None:
        rng = Random(3)
        for _ in range(60):
            with game.lock:
                game.play(game.legal_moves.sample(rng))

    def clicks() -> None:
        rng = Random(4)
        for _ in range(60):
            click(board, str(game.legal_moves.sample(rng)))

    threads = [threading.Thread(target=cell), threading.Thread(target=clicks)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert plies == sorted(plies)
    assert len(plies) >= 60
    assert on_page(board).ply == game.ply == plies[-1]
    assert (on_page(board).scene, on_page(board).ask) == (scene(game, "en"), ask(game, "en"))


def test_the_same_refusal_twice_is_seen_twice(board: Board) -> None:
    notices: list[object] = []
    board.observe(lambda change: notices.append(change["new"]), "_notice")
    click(board, "use LG1 lay")
    click(board, "use LG1 lay")

    assert [notice is not None for notice in notices] == [True, False, True]

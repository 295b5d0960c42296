"""A commented game on a board and in a page: on, back, into side lines, and off the line and back."""

from __future__ import annotations

import base64
import json
import re
import zlib
from pathlib import Path
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.engine import IllegalMove, Refusal
from ora_widgets.widget.board import Board
from tests.support.board_page import on_page, send_message

from .test_reading import read


def board_of(walk: ora.Walkthrough) -> Board:
    return Board(walk=walk)


def send(board: Board, **message: Any) -> None:
    send_message(board, message)


def test_the_walk_stops_where_something_is_said() -> None:
    walk = read()
    said = []
    while walk.panel()["on"] is not None:
        said.append((walk.game.ply, walk.comment))
        walk.forward()
    assert said == [(0, "Red begins.\nRed has clay."), (1, "It stands."), (3, "")]
    assert walk.game.ply == walk.game.plies == 5
    assert walk.forward().game.ply == 5
    assert walk.back().game.ply == 3
    assert walk.back().back().back().game.ply == 0


def test_a_side_line_is_walked_to_its_end_and_left_again() -> None:
    walk = read().go(3)
    assert walk.branches == ("The turn ends here",)
    assert walk.enter_side_line(1).comment == "Green comes."
    panel = walk.panel()
    assert (panel["aside"], panel["out"], panel["stop"]) == ("The turn ends here", 3, 0)
    assert [one["label"] for one in panel["branches"]] == ["Green passes", "Green fells"]
    assert str(walk.enter_side_line(2).game.moves[-1]) == "fell 0,1 wood"
    assert walk.back().comment == "Green comes."
    assert str(walk.forward().game.moves[-1]) == "cut 0,0 peat"
    assert panel["out"] is not None
    assert walk.go(panel["out"]).game.moves[-1] == ("done",)
    assert repr(walk) == "A first turn · move 3 of 5\n  1: The turn ends here"


@pytest.mark.parametrize("number", [0, 2, -1, True, "1", None])
def test_a_side_line_that_is_not_there_is_refused(number: Any) -> None:
    walk = read().go(3)
    with pytest.raises(IllegalMove, match="is not the number of a side line; one begins here"):
        walk.enter_side_line(number)
    assert walk.game.ply == 3


@pytest.mark.parametrize("number", [-1, 99, "3", True])
def test_a_position_that_is_not_there_is_refused(number: Any) -> None:
    with pytest.raises(Refusal, match="must be a whole number from 0 to 9"):
        read().go(number)


def test_whoever_plays_something_else_is_led_back() -> None:
    walk = read().go(3)
    walk.game.play("done; pass; done; pass")

    assert walk.comment == ""
    assert walk.panel()["text"] == "You have left the comments. Press “Previous” to return to them."
    assert walk.panel()["on"] is None
    assert walk.back().panel()["aside"] == "Green passes"  # as far as the moves agreed with a side line
    assert walk.go(0).forward().comment == "It stands."
    assert walk.game.plies == 5


def test_a_board_shows_the_walk_and_follows_its_page() -> None:
    walk = read()
    board = board_of(walk)
    assert on_page(board).walk["text"] == "Red begins.\nRed has clay."
    send(board, do="walk", to=on_page(board).walk["on"])
    assert (on_page(board).walk["text"], on_page(board).ply) == ("It stands.", 1)
    send(board, do="redo", by="move")
    send(board, do="redo", by="move")
    assert [one["label"] for one in on_page(board).walk["branches"]] == ["The turn ends here"]
    send(board, do="walk", to=on_page(board).walk["branches"][0]["to"])
    assert (on_page(board).walk["aside"], on_page(board).scene["to_move"]) == ("The turn ends here", "G")
    for wrong in (-1, 99):
        send(board, do="walk", to=wrong)
        assert on_page(board).walk["text"] == "Green comes."
        assert on_page(board).notice["level"] == "error"
    send(board, do="language", language="pl")
    assert walk.language == "pl"
    board.show(ora.new_game(2))
    assert on_page(board).walk is None
    board.close()


def test_what_others_did_is_no_news_on_a_walk() -> None:
    walk = ora.walkthrough("coming-home").go(28)
    board, plain = board_of(walk), Board(walk.game.copy())
    assert on_page(plain).scene["since"]
    assert not on_page(board).scene.get("since")
    send(board, do="walk", to=67)
    assert not on_page(board).scene.get("since")
    board.close()
    plain.close()


def test_a_walk_at_the_end_of_a_cell_shows_its_board() -> None:
    bundle = read()._repr_mimebundle_()
    assert bundle[0]["text/plain"].startswith("A first turn · move 0 of 5\nRed begins.")


def test_nothing_of_a_walk_is_kept_to_go_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORA_GAMES", str(tmp_path))
    board = board_of(read())
    send(board, do="walk", to=3)
    assert not [*tmp_path.iterdir()]
    board.close()


def data_of_page(page: str) -> Any:
    found = re.search(r"data-packed>([^<]+)<", page)
    assert found is not None
    return json.loads(zlib.decompress(base64.b64decode(found[1])))["saved"]


def test_a_page_holds_all_lines_and_what_is_said_in_them(tmp_path: Path) -> None:
    walk = read().go(3)
    saved = data_of_page(walk.save_html(tmp_path / "walk.html").read_text(encoding="utf-8"))

    assert len(saved["positions"]) == len(saved["walks"]) == len(walk.tree.nodes)
    assert (saved["at"], saved["game"]) == (0, walk.tree.length)
    assert saved["walks"] == json.loads(json.dumps([walk.panel(number=n) for n in range(len(walk.tree.nodes))]))
    befores = [node.before.number for node in walk.tree.nodes if node.before]
    assert [before for before, _ in saved["moves"]] == befores
    assert [line for _, line in saved["moves"]] == [str(node.move) for node in walk.tree.nodes if node.move]
    assert walk.game.ply == 3
    assert ora.load(tmp_path / "walk.html").plies == 5
    assert "<title>A first turn</title>" in walk.html()


def test_what_the_board_s_menu_saves_is_the_walk() -> None:
    board = board_of(read())
    said: list[Any] = []
    board.send = said.append
    send(board, do="save", id=1, ending="ora")
    send(board, do="save", id=2, ending="html")

    assert said[0]["answer"]["text"] == read().text()
    assert len(data_of_page(said[1]["answer"]["text"])["walks"]) == len(read().tree.nodes)
    board.close()


def test_markdown_tells_moves_and_comments_in_their_order() -> None:
    markdown = read().markdown()
    order = [
        "# A first turn",
        "Red begins.",
        "*Red builds the Peat Coal Kiln",
        "It stands.",
        "> **The turn ends here**",
    ]
    order += ["> Green comes.", "> > **Green passes**", "> > *Green passes.*", "*Red turns 1 grain"]
    places = [markdown.index(words) for words in order]
    assert places == sorted(places)


def test_a_review_is_a_game_with_the_better_turns_beside_it() -> None:
    game = ora.new_game(3, "france").play("pass; done; pass; done; pass; done")
    review = game.review(budget=6)
    assert review.mistakes
    walk = ora.Walkthrough.of(review)

    assert walk.game.moves == game.moves
    for mistake in review.mistakes:
        walk.go(mistake.ply)
        assert mistake.why in walk.comment
        assert walk.branches == ("The better turn",)
        walk.enter_side_line(1)
        assert walk.game.moves[mistake.ply : walk.game.ply] == mistake.better
        assert walk.comment == mistake.why
    assert ora.Walkthrough.read(walk.text()).text() == walk.text()


def test_what_is_no_review_has_no_walkthrough() -> None:
    with pytest.raises(ora.Refusal, match=r"game\.review\(\)"):
        ora.Walkthrough.of(3)  # type: ignore[arg-type]


def test_the_game_that_is_walked_along_is_no_other_line_of_itself() -> None:
    walk = ora.walkthrough("past-500")
    walk.game.jump(5).play("pass")
    assert walk.game.other_lines

    walk.go(3)

    assert not walk.game.other_lines

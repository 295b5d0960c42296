"""Other functions of a board without a browser: options, help, score, pictures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import traitlets

from ora_widgets import Game, Scenario, load, new_game
from ora_widgets.engine import IllegalMove, Refusal
from ora_widgets.game.schedule import goes_beyond
from ora_widgets.rulebook.rules import rule
from ora_widgets.scene import coming, earlier, scene, tally, why
from ora_widgets.widget.board import Board
from ora_widgets.widget.capture import NoPicture
from tests.fixtures.write import POSITIONS, random_move
from tests.support.board_page import on_page
from tests.widget import wire
from tests.widget.wire import ask

MIDDLE = Path(__file__).parents[1] / "gallery" / "middle.ora"


class Sent(list[Any]):
    """The messages of a board to its page."""


@pytest.fixture
def board() -> Iterator[Board]:
    board = Board(load(MIDDLE.read_text(encoding="utf-8")))
    yield board
    board.close()


@pytest.fixture
def sent(board: Board, monkeypatch: pytest.MonkeyPatch) -> Sent:
    sent = Sent()
    monkeypatch.setattr(board, "send", sent.append)
    return sent


def send(board: Board, buffers: tuple[bytes, ...] = (), /, **content: Any) -> None:
    wire.send(board, content, buffers)


def test_a_rule_is_found_and_read(board: Board) -> None:
    assert ask(board, "rules", query="price of a contract", number="")[0]["number"] == "F5.3.4"
    assert ask(board, "rules", query="", number="F5.3.8")[0]["title"] == rule("F5.3.8").title
    assert ask(board, "rules", query="", number="F99") == []
    chapters = ask(board, "rules", query="", number="")
    assert chapters
    assert {each["parent"] for each in chapters} == {None}


def test_older_moves_are_reported_undone_ones_too(board: Board) -> None:
    board.game.jump(50)
    answer = ask(board, "log", before=60)
    assert [entry["ply"] for entry in answer] == list(range(1, 61))
    assert earlier(board.game, 60, "en") == answer


@pytest.mark.parametrize(
    ("picks", "said"),
    [
        (["F24"], "you still need"),
        (["F35"], "still in pile D"),
        (["F09"], "stands on the Cloister Garden"),
        (["S1"], "settlement phase"),
        (["district"], "district costs 6 coins"),
        (["clay"], "You use an indicator when"),
        (["Sh"], "First choose what they are for"),
        (["0,2"], "The space M5 is empty"),
        (["done"], "main action"),
    ],
)
def test_why_not_is_the_refusal_of_the_likeliest_move(board: Board, picks: list[str], said: str) -> None:
    answer = ask(board, "why", picks=picks)
    assert said in answer["text"]
    assert rule(answer["rule"]).number == answer["rule"]
    assert answer["level"] == "refusal"


def test_why_a_card_cannot_lie_on_a_moor_is_not_how_to_cut_it() -> None:
    refusal = why(new_game(3, "france"), ["G07", "0,0"])
    assert isinstance(refusal, IllegalMove)
    assert refusal.message == "space-covered"


def test_what_is_possible_is_said_to_be(board: Board) -> None:
    answer = ask(board, "why", picks=["LG1"])
    assert answer["level"] == "info"
    assert "You can do this now" in answer["text"]


@pytest.mark.parametrize("seed", range(4))
def test_why_has_an_answer_for_everything_at_any_question(seed: int) -> None:
    rng = Random(seed)
    game = new_game(rng.choice([1, 2, 3, 4]), rng.choice(["france", "ireland"]))
    while not (game.over or goes_beyond(game.now)):
        if rng.random() < 0.05:
            drawn = scene(game, "en")
            tokens = [*drawn["display"], "clay", "joker", "Gn", "Pn", "prior", "lay", "district", "plot", "S1", "done"]
            tokens += [space["at"] for player in drawn["players"] for space in player["spaces"]]
            for token in tokens:
                found = why(game, [token])
                if isinstance(found, str):
                    assert found in game.legal_moves
                else:
                    assert isinstance(found, Refusal)
                    assert rule(found.rule).number == found.rule
        game.play(random_move(game, rng))


def test_the_pad_adds_up_and_the_chart_ends_at_the_totals() -> None:
    for name in ("middle", "over", "two", "place"):
        game = POSITIONS[name]()
        counted = tally(game)
        for column in counted["pad"]:
            parts = [*(n for *_, n in column["goods"]), *(n for _, n in column["economic"])]
            parts += [n for *_, n in column["settlements"]]
            assert sum(parts) == sum(column["sums"]) == column["total"] == game.score()[column["seat"]].total
        assert counted["chart"][-1]["totals"] == [column["total"] for column in counted["pad"]]
        assert counted["winners"] == (list(game.score().winners) if game.over else [])


@pytest.mark.parametrize(("country", "goods", "rows"), [
    ("france", "3Pn 3Wn", [("Wn", 3, 3)]),
    ("france", "4Pn 3Wn", [("Pn", 5, 2), ("Wn", 2, 2)]),
    ("france", "7Pn", [("Pn", 7, 2)]),
    ("ireland", "3Pn 2Wh 1Bo", [("Pn", 5, 2), ("Wh", 1, 1), ("Bo", 1, 2)]),
    ("ireland", "4Pn", []),
])  # fmt: skip
def test_drinks_have_a_row_of_their_own_but_for_those_that_bring_more_as_coins(
    country: str, goods: str, rows: list[tuple[str, int, int]]
) -> None:
    game = Scenario("Drinks", players=2, country=country, give={"R": goods}).game()
    pad = tally(game)["pad"][0]
    assert pad["goods"] == rows
    assert sum(n for *_, n in rows) == pad["sums"][0] == game.score()["R"].goods


def test_the_pad_is_sent_once_somebody_looks_and_at_the_end(board: Board) -> None:
    assert on_page(board).tally is None
    assert ask(board, "tally") == on_page(board).tally == tally(board.game)
    board.game.undo()
    assert on_page(board).tally == tally(board.game)
    assert on_page(Board(POSITIONS["over"]())).tally is not None


def test_what_is_to_come_is_the_schedule(board: Board) -> None:
    plan = board.game.schedule()
    assert (on_page(board).coming["check"]["number"], on_page(board).coming["ending"]) == (plan[0].check, plan.ending)
    assert on_page(board).coming == coming(board.game, "en")
    assert coming(new_game(1, "france"), "en")["check"] is None


def test_an_earlier_position_says_how_far_back_it_is(board: Board) -> None:
    assert on_page(board).scene["branch"] == ""
    board.game.play("pass").undo()
    assert on_page(board).scene["branch"] == ""  # a continued turn is not another line
    board.game.undo("turn")
    later = board.game.plies - board.game.ply
    assert on_page(board).scene["branch"] == f"You are {later} moves back."


def test_an_earlier_position_of_a_finished_game_says_that_it_is_over() -> None:
    game = new_game(1, "france")
    while not game.over:
        game.play(game.legal_moves[-1])
    board = Board(game.jump(0))
    assert on_page(board).scene["branch"] == f"The game is over. You are {game.plies} moves back."
    board.language = "pl"
    assert on_page(board).scene["branch"].startswith("Gra się skończyła. Jesteś ")


def test_a_line_that_was_left_is_gone_back_to(board: Board, sent: Sent) -> None:
    before = board.game.moves
    ply = board.game.turn_starts[-4]
    board.game.jump(ply).play("pass")
    assert on_page(board).scene["lines"] == [f"From move {ply}: {len(before) - ply} moves"]
    send(board, do="line", number=1)
    assert board.game.moves == before
    assert on_page(board).scene["lines"] == [f"From move {ply}: one move"]


@pytest.mark.parametrize("number", [0, -1, 2, 10**30])
def test_there_is_no_such_line(board: Board, sent: Sent, number: int) -> None:
    before = board.game.turn_starts[-4]
    board.game.jump(before).play("pass")
    ply = board.game.ply
    send(board, do="line", number=number)
    assert board.game.ply == ply
    assert len(board.game.other_lines) == 1


def test_a_colour_played_elsewhere_keeps_its_line(board: Board, sent: Sent) -> None:
    board.game.jump(board.game.turn_starts[-4]).play("pass")
    left = board.game.plies
    for seat in board.game.setup.seats:
        send(board, do="claim", seat=seat, who="another page")
    send(board, do="line", number=1, who="this page")
    assert board.game.plies == left


def test_options_are_set_by_page_and_code_alike(board: Board) -> None:
    assert ask(board, "option", name="theme", value="dark") == "dark"
    # The page is told the remaining value.
    assert ask(board, "option", name="names", value={"R": "  Ada   L. ", "G": " "}) == {"R": "Ada L."}
    assert (board.theme, board.names) == ("dark", {"R": "Ada L."})
    with pytest.raises(traitlets.TraitError):
        board.theme = "pink"
    assert "neither a move nor a request" in ask(board, "option", name="theme", value="pink")["text"]
    assert board.theme == "dark"
    assert on_page(board).notice is not None
    assert on_page(board).notice["level"] == "error"
    assert Board(Game(board.game.setup), open_all=True).open_all


def test_a_picture_needs_a_page(board: Board, sent: Sent, tmp_path: Path) -> None:
    with pytest.raises(NoPicture, match="in a cell first"):
        board.save_svg(tmp_path / "board.svg")
    send(board, do="here")
    path = board.save_png(tmp_path / "board.png")
    assert sent[-1] == {"do": "draw", "kind": "png", "id": 1}
    send(board, (b"drawn",), do="picture", id=1, error="")
    send(board, (b"by another page",), do="picture", id=1, error="")
    assert path.read_bytes() == b"drawn"
    with pytest.raises(OSError, match="nowhere"):
        board.save_png(tmp_path / "nowhere" / "board.png")
    board.save_svg(tmp_path / "board.svg")
    send(board, do="picture", id=2, error="no ink")
    assert on_page(board).notice is not None
    assert "no ink" in on_page(board).notice["text"]
    send(board, do="gone")
    with pytest.raises(NoPicture):
        board.save_svg(tmp_path / "board.svg")


def test_a_query_leaves_the_refusal_on_the_board(board: Board) -> None:
    send(board, do="play", line="done", ply=on_page(board).ply)
    before = on_page(board).notice
    ask(board, "log", before=3)
    assert on_page(board).notice == before is not None

"""A review of the game on a board: shown so far, stopped midway, and walked through."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.bots.review import Review
from ora_widgets.bots.review_run import ReviewRun
from ora_widgets.engine.goods import CODES
from ora_widgets.language.labels import turn_words
from ora_widgets.lessons import Progress, Today, progress_file
from ora_widgets.lessons.kept_mistakes import mistakes_in
from ora_widgets.widget.board import Board
from tests.support.board_page import on_page
from tests.support.waiting import wait_until
from tests.widget.wire import send

LAZY = "pass; done; pass; done; pass; done"


def complete(board: Board) -> bool:
    review: dict[str, int] | None = on_page(board).review
    return review is not None and review["done"] >= review["steps"]


@pytest.fixture
def reviewed() -> Board:
    board = Board(ora.new_game(3, "france").play(LAZY))
    send(board, {"do": "review"})
    wait_until(lambda: complete(board), lambda: f"{on_page(board).review}")
    return board


@cache
def once() -> str:
    return ora.new_game(3, "france").play(LAZY).review(budget=6).to_json()


@pytest.fixture
def found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards reuse earlier results at once."""
    text = once()
    monkeypatch.setattr(ReviewRun, "finish", lambda self, *_, **__: Review.from_json(text, self.language))


def at_once(**terms: Any) -> Board:
    board = Board(ora.new_game(3, "france").play(LAZY), **terms)
    send(board, {"do": "review"})
    wait_until(lambda: complete(board), lambda: f"{on_page(board).review}")
    return board


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Progress:
    kept = Progress(tmp_path / "p.json")
    monkeypatch.setattr(progress_file, "_KEPT", [kept])
    return kept


def test_costly_turns_are_reported_in_words(reviewed: Board) -> None:
    assert on_page(reviewed).notice is None
    assert [row["round"] for row in on_page(reviewed).review["chart"]] == [1, 1, 1, 1]
    assert {len(row["totals"]) for row in on_page(reviewed).review["chart"]} == {3}
    turns = on_page(reviewed).review["mistakes"]
    assert {turn["played"] for turn in turns} <= {"Pass"}
    assert all("points lost" in turn["lost"] and turn["better"] and turn["why"] for turn in turns)
    assert turns or on_page(reviewed).review["summary"] == "No turn cost a point or more."
    assert reviewed.game.plies == 6
    reviewed.close()


def test_it_is_walked_through_with_the_better_turns_as_side_lines(reviewed: Board) -> None:
    game, turns = reviewed.game, on_page(reviewed).review["mistakes"]
    assert turns
    send(reviewed, {"do": "walk-review"})

    assert reviewed.game is not game
    assert on_page(reviewed).walk["title"] == "Costly turns"
    assert on_page(reviewed).review is None
    send(reviewed, {"do": "walk", "to": turns[0]["ply"]})
    assert "points more here" in on_page(reviewed).walk["text"]
    [branch] = on_page(reviewed).walk["branches"]
    assert branch["label"] == "The better turn"
    places = on_page(reviewed).walk["marks"]
    assert places
    assert not {place.split()[-1] for place in places} & {*CODES, "clergy", "beam"}
    send(reviewed, {"do": "walk", "to": branch["to"]})
    assert on_page(reviewed).walk["aside"] == "The better turn"
    assert on_page(reviewed).walk["out"] == turns[0]["ply"]
    assert game.plies == 6
    assert on_page(reviewed).walk["home"]
    send(reviewed, {"do": "leave-walk"})
    assert reviewed.game is game
    assert on_page(reviewed).walk is None
    assert on_page(reviewed).review["mistakes"] == turns
    reviewed.close()


def test_its_words_follow_the_language_of_the_board(found: None) -> None:
    reviewed = at_once()
    assert on_page(reviewed).review["mistakes"]
    for language, lost, word in (
        ("es", "puntos perdidos", "Pasar"),
        ("pl", "strata:", "Pas"),
        ("en", "points lost", "Pass"),
    ):
        before = on_page(reviewed).review["mistakes"][0]
        reviewed.language = language
        turn = on_page(reviewed).review["mistakes"][0]
        assert lost in turn["lost"]
        assert turn["played"].startswith(word)
        assert turn["why"] != before["why"]
        assert turn["better"] != before["better"]
    reviewed.close()


def test_that_it_was_ended_is_said_in_the_language_of_the_board() -> None:
    board = Board(ora.new_game(3, "france").play(LAZY))
    send(board, {"do": "review"})
    send(board, {"do": "stop-review"})
    board.language = "pl"
    assert complete(board)
    # Unless it was finished before it could be stopped.
    assert "Przerwano" in on_page(board).review["summary"] or on_page(board).review["mistakes"]
    board.close()


def test_its_mistakes_are_practised_in_today(found: None, file: Progress) -> None:
    board = at_once()
    count = len(on_page(board).review["mistakes"])
    send(board, {"do": "practise-review"})
    assert on_page(board).notice == {"text": f"Mistakes added to Today: {count}.", "rule": "", "level": "info"}
    assert len(file.entries()) == count
    board.language = "pl"
    send(board, {"do": "practise-review"})
    assert f"{count} były tam już wcześniej." in on_page(board).notice["text"]
    assert Today(kinds=["mistake"], progress=file, language="en").question.startswith("You are ")
    board.close()


def test_peoples_mistakes_come_before_those_of_bots(found: None) -> None:
    board = at_once(seats={"R": ora.bots.Random(seed=1), "B": ora.bots.Random(seed=2)})
    seats = [turn["seat"] for turn in on_page(board).review["mistakes"]]
    assert {*seats} > {"G"}
    assert seats == sorted(seats, key=lambda seat: seat != "G")
    board.close()


def test_a_turn_in_which_nothing_was_done_is_named_too() -> None:
    state = ora.new_game(2, "france").play("pass; pass").now
    assert turn_words(state, [("done",)], "RG", "en") == "End the turn"
    assert turn_words(state, [("done",)], "RG", "pl") == "Zakończ turę"


def test_only_peoples_mistakes_are_practised(found: None, file: Progress) -> None:
    board = at_once(seats={"R": ora.bots.Random(seed=1), "B": ora.bots.Random(seed=2)})
    seats = [turn["seat"] for turn in on_page(board).review["mistakes"]]
    assert {*seats} > {"G"}
    send(board, {"do": "practise-review"})
    assert [one.seat for one in mistakes_in(file.entries())] == ["G"] * seats.count("G")
    board.close()


def test_bots_are_there_again_after_a_walk() -> None:
    game = ora.new_game(3, "france").play(LAZY)
    board = Board(game, seats={"G": ora.bots.Random(seed=1)})
    send(board, {"do": "review"})
    wait_until(lambda: complete(board), lambda: f"{on_page(board).review}")
    send(board, {"do": "walk-review"})
    assert not on_page(board).opponents
    send(board, {"do": "leave-walk"})
    assert board.game is game
    assert on_page(board).opponents["seats"] == {"G": "Bot, random moves"}
    board.close()


def test_a_walk_of_its_own_has_no_game_to_go_back_to() -> None:
    board = Board(walk=ora.walkthrough("coming-home"))
    assert not on_page(board).walk["home"]
    send(board, {"do": "leave-walk"})
    assert "neither a move nor a request" in on_page(board).notice["text"]
    board.close()


def test_it_can_be_ended_in_the_middle() -> None:
    game = ora.new_game(3, "france")
    while game.ply < 120:
        game.play(game.legal_moves[0])
    board = Board(game)
    send(board, {"do": "review"})
    wait_until(lambda: on_page(board).review["done"] > 0, lambda: f"{on_page(board).review}")
    send(board, {"do": "stop-review"})
    assert complete(board)
    assert "before every turn was checked" in on_page(board).review["summary"]
    assert len(on_page(board).review["chart"]) > 10
    board.close()


def test_a_game_without_a_turn_is_refused_in_words() -> None:
    board = Board(ora.new_game(3))
    send(board, {"do": "review"})
    assert "No turn with a choice" in on_page(board).notice["text"]
    assert on_page(board).review is None
    board.close()


@pytest.mark.parametrize("command", ["review", "walk-review", "practise-review"])
def test_a_lesson_has_no_review(command: str) -> None:
    board = Board(lesson=ora.lesson("wheel"))
    send(board, {"do": command})
    assert on_page(board).notice is not None
    assert not on_page(board).review
    assert not on_page(board).walk
    board.close()

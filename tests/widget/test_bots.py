"""Bots and advice on a board without a browser: messages, traits, and visible failures."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.bots.hint import Advice as Hinted
from ora_widgets.engine import Move
from ora_widgets.game.schedule import HORIZON
from ora_widgets.lessons import lesson
from ora_widgets.widget import advice
from ora_widgets.widget.board import Board
from ora_widgets.wire.to_page import Advice
from tests.support.board_page import bots_at, on_page
from tests.support.waiting import PATIENCE, wait_until
from tests.widget.wire import Sent

from .test_opponents import NO_ANSWERS, Broken, Prepared, Saying


def test_a_bot_answers_and_says_why(open_board: Callable[..., Sent]) -> None:
    game = ora.new_game(2, "france")
    sent = open_board(game, seats={"G": ora.bots.Random(seed=1)})
    board = sent.board
    assert on_page(board).opponents == {
        "seats": {"G": "Bot, random moves"},
        "thinking": None,
        "paused": False,
        "failed": "",
        "reason": "",
    }
    for line in ("pass", "pass", "done"):
        sent.do(do="play", line=line, ply=game.ply)
    wait_until(lambda: game.to_move == "R" and on_page(board).opponents["thinking"] is None)
    assert on_page(board).opponents["reason"].startswith("Green")
    assert on_page(board).ply == game.ply > 3
    board.language = "pl"
    assert on_page(board).opponents["reason"].startswith("Zielony")


def test_bots_do_not_go_on_from_a_position_after_which_others_have_moved(open_board: Callable[..., Sent]) -> None:
    """Code looks at a position; a page without a colour cannot give up other players' moves."""
    game = ora.new_game(3).play("pass; done; pass; done; pass; done").jump(2)
    sent = open_board(game, seats={"G": ora.bots.Random(seed=1)})
    for seat, who in (("R", "one"), ("B", "other")):
        sent.do(do="claim", seat=seat, who=who)
    known = game.moves
    for who in ("somebody", "one"):
        sent.do(do="resume", who=who)
        assert "Blue" in on_page(sent.board).notice["text"]
    assert (game.moves, game.ply) == (known, 2)
    sent.do(do="resume", who="other")
    wait_until(lambda: game.to_move == "B")
    assert game.moves != known


def test_a_bot_is_paused_resumed_and_hurried_from_the_page(open_board: Callable[..., Sent]) -> None:
    game, bot = ora.new_game(2, "france"), Prepared()
    sent = open_board(game, seats={"R": bot})
    assert bot.begun.wait(PATIENCE)
    wait_until(lambda: on_page(sent.board).opponents["thinking"] == "R")
    sent.do(do="pause")
    wait_until(lambda: on_page(sent.board).opponents["thinking"] is None)
    assert on_page(sent.board).opponents["paused"]
    bot.begun.clear()
    sent.do(do="resume")
    assert bot.begun.wait(PATIENCE)
    assert not on_page(sent.board).opponents["paused"]
    played = threading.Event()
    unsubscribe = game.on_change(played.set)
    sent.do(do="hurry")
    assert played.wait(PATIENCE)
    unsubscribe()


def test_a_bot_plays_on_for_somebody_until_they_play_again(open_board: Callable[..., Sent]) -> None:
    game = ora.new_game(2, "france", "short")
    sent = open_board(game)
    board = sent.board
    assert on_page(board).opponents is None
    sent.do(do="hand", seat="G", bot=False)  # nothing to take back
    assert on_page(board).opponents is None
    sent.do(do="hand", seat="R", bot=True)
    wait_until(lambda: game.ply > 0 and game.to_move == "G" and on_page(board).opponents["thinking"] is None)
    assert list(on_page(board).opponents["seats"]) == ["R"]
    sent.do(do="hand", seat="R", bot=False)
    assert on_page(board).opponents["seats"] == {}
    sent.do(do="play", line="pass", ply=game.ply)
    while game.to_move == "G":
        sent.do(do="play", line=str(next(iter(game.legal_moves))), ply=game.ply)
    ply = game.ply
    assert game.to_move == "R"
    assert on_page(board).opponents["thinking"] is None
    sent.do(do="play", line="pass", ply=ply)
    assert game.ply == ply + 1


def test_a_colour_is_handed_over_by_nobody_else(open_board: Callable[..., Sent]) -> None:
    sent = open_board(ora.new_game(2, "france"))
    sent.do(do="claim", seat="R", who="ann")
    sent.do(do="hand", seat="R", bot=True, who="bob")
    assert on_page(sent.board).opponents is None
    assert on_page(sent.board).notice["level"] == "refusal"
    sent.do(do="hand", seat="X", bot=True)
    assert on_page(sent.board).opponents is None


def test_what_is_thought_for_a_colour_taken_back_is_not_played(open_board: Callable[..., Sent]) -> None:
    game, bot = ora.new_game(2, "france"), Prepared()
    sent = open_board(game, seats={"R": bot})
    assert bot.begun.wait(PATIENCE)
    sent.do(do="hand", seat="R", bot=False)
    wait_until(lambda: on_page(sent.board).opponents["thinking"] is None)
    assert game.ply == 0
    assert on_page(sent.board).opponents["seats"] == {}


def test_undo_beside_bots_goes_back_to_a_question_of_ones_own(open_board: Callable[..., Sent]) -> None:
    game = ora.new_game(3, "france")
    sent = open_board(game, seats={"G": ora.bots.Random(seed=1), "B": ora.bots.Random(seed=2)})

    def my_turn(ply: int) -> None:
        wait_until(lambda: game.ply > ply and game.to_move == "R" and on_page(sent.board).opponents["thinking"] is None)

    sent.do(do="play", line="pass", ply=0)
    sent.do(do="play", line="done", ply=1)
    my_turn(2)
    end = game.ply
    sent.do(do="undo", by="move")
    assert (game.ply, game.to_move) == (1, "R")
    assert not on_page(sent.board).opponents["paused"]
    sent.do(do="redo", by="move")
    assert game.ply == end
    sent.do(do="undo", by="turn")
    assert game.ply == 0
    sent.do(do="redo", by="turn")
    assert game.ply == end

    # A player who plays differently gets a new answer.
    sent.do(do="undo", by="turn")
    for line in ("use LR1 lay", "take clay", "done"):
        sent.do(do="play", line=line, ply=game.ply)
    my_turn(3)
    assert game.ply == game.plies

    # A bot's position can be looked at, and the bots continue from there on request.
    sent.do(do="jump", ply=3)
    assert game.to_move == "G"
    assert on_page(sent.board).opponents["paused"]
    sent.do(do="resume")
    my_turn(3)
    assert game.ply == game.plies


def test_there_is_nothing_to_take_back_before_ones_first_question(open_board: Callable[..., Sent]) -> None:
    game = ora.new_game(3, "france")
    sent = open_board(game, seats={"R": ora.bots.Random(seed=1)})
    wait_until(lambda: game.to_move == "G" and on_page(sent.board).opponents["thinking"] is None)
    ply = game.ply
    sent.do(do="undo", by="move")
    assert game.ply == ply
    assert on_page(sent.board).notice["text"] == "You have no earlier decision to take back."
    # A player with one colour undoes only what bots have done since, and no other person's moves.
    sent.do(do="claim", seat="G", who="me")
    sent.do(do="play", line="pass", ply=ply, who="me")
    sent.do(do="undo", by="move", who="me")
    assert game.ply == ply
    game.redo()
    sent.do(do="undo", by="move", who="else")
    assert game.ply == ply + 1


def test_whoever_looks_on_at_bots_walks_through_all_their_moves(open_board: Callable[..., Sent]) -> None:
    game = ora.new_game(2, "france").play("pass; pass; done")
    sent = open_board(game, seats={seat: Saying(None) for seat in "RG"})
    sent.do(do="undo", by="move")
    assert game.ply == 2


def test_undo_in_a_lesson_with_opponents_goes_back_to_ones_own_question(open_board: Callable[..., Sent]) -> None:
    taken = lesson("first-game")
    game, mine = taken.game, taken.game.setup.seats[0]
    sent = open_board(lesson=taken)
    start = game.ply
    sent.do(do="play", line="pass", ply=game.ply)
    sent.do(do="play", line="done", ply=game.ply)
    assert game.to_move == mine
    assert game.ply > start + 2
    sent.do(do="undo", by="move")
    assert (game.ply, game.to_move) == (start + 1, mine)


def test_bots_among_themselves_rest_at_their_horizon_and_say_that_it_is_theirs(open_board: Callable[..., Sent]) -> None:
    game = ora.Scenario("Late", players=2, round=HORIZON).game()
    board = open_board(game, seats={seat: ora.bots.Random(seed=1) for seat in "RG"}).board
    wait_until(lambda: on_page(board).opponents["paused"] and on_page(board).notice)
    assert on_page(board).notice == {
        "text": "The bots stop after round 100, but the game is not over. The rules set no last round, so you may play on.",
        "rule": "F10.6",
        "level": "info",
    }
    assert (game.round, game.over) == (101, False)


@pytest.mark.usefixtures("caplog")
def test_a_bot_that_breaks_is_seen_until_it_goes_on(open_board: Callable[..., Sent]) -> None:
    sent = open_board(ora.new_game(2, "france"), seats={"R": Broken()})
    board = sent.board
    wait_until(lambda: on_page(board).notice)
    assert on_page(board).notice["level"] == "error"
    assert "ZeroDivisionError: no idea" in on_page(board).notice["text"]
    sent.do(do="dismiss")
    assert on_page(board).opponents["failed"] == "ZeroDivisionError: no idea"
    sent.do(do="resume")
    wait_until(lambda: on_page(board).notice)  # it is still broken, and reports that again


@pytest.mark.usefixtures("caplog")
@pytest.mark.parametrize("answer", NO_ANSWERS, ids=repr)
def test_a_board_goes_on_whatever_a_bot_answers(answer: Any, open_board: Callable[..., Sent]) -> None:
    game = ora.new_game(2, "france")
    board = open_board(game, seats={"R": Saying(answer)}).board
    wait_until(lambda: on_page(board).notice)
    assert "Something went wrong" in on_page(board).notice["text"]
    assert on_page(board).opponents["failed"]
    for line in ("pass", "pass", "done"):
        game.play(line)
        assert on_page(board).ply == game.ply
        assert on_page(board).notice is None


@pytest.mark.usefixtures("caplog")
def test_a_turn_that_cannot_be_explained_is_seen(
    open_board: Callable[..., Sent], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ora_widgets.widget.bot_runner.explain", lambda *_, **__: 1 / 0)
    game = ora.new_game(2, "france")
    board = open_board(game, seats={"R": ora.bots.Random(seed=1)}).board
    wait_until(lambda: game.to_move == "G" and on_page(board).opponents["thinking"] is None)
    assert on_page(board).ply == game.ply
    assert on_page(board).notice is None


def test_messages_for_bots_that_are_not_there_are_none(open_board: Callable[..., Sent]) -> None:
    sent = open_board(ora.new_game(2, "france"))
    sent.do(do="hurry")
    assert on_page(sent.board).notice["level"] == "error"
    assert on_page(sent.board).opponents is None


def test_a_board_that_closes_takes_its_bots_along(open_board: Callable[..., Sent]) -> None:
    game = ora.new_game(2, "france")
    sent = open_board(game, seats={"G": ora.bots.Random(seed=1)})
    runner = bots_at(sent.board)
    sent.board.close()
    game.play("pass; pass; done")
    assert game.to_move == "G"
    assert runner.wait(PATIENCE)
    assert game.ply == 3


@pytest.mark.parametrize(("language", "name"), [("en", "Bot, thinks ¼ second"), ("pl", "Bot, myśli ¼ sekundy")])
def test_a_colour_that_was_given_to_a_bot_shows_the_name_of_its_level(
    open_board: Callable[..., Sent], language: str, name: str
) -> None:
    sent = open_board(ora.new_game(2, "france"), language=language)
    sent.do(do="hand", seat="G", bot=True)
    assert on_page(sent.board).opponents["seats"] == {"G": name}


def test_seats_that_make_no_sense_are_refused() -> None:
    with pytest.raises(ora.UnknownName):
        Board(ora.new_game(2, "france"), seats={"Y": ora.bots.Random()})
    with pytest.raises(TypeError, match="must be a bot"):
        Board(ora.new_game(2, "france"), seats={"R": "greedy"})  # type: ignore[dict-item]
    with pytest.raises(TypeError, match="its own opponents"):
        Board(lesson=lesson("wheel", step=1), seats={"R": ora.bots.Random()})


# ---- advice


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "SECONDS", 0.05)


@pytest.mark.usefixtures("quick")
def test_advice_comes_with_worth_and_reason(open_board: Callable[..., Sent]) -> None:
    game = ora.new_game(2, "france")
    sent = open_board(game)
    sent.do(do="advise", id=1, ply=0)
    wait_until(lambda: sent.messages)
    (reply,) = sent.messages
    assert (reply["do"], reply["id"]) == ("answer", 1)
    assert 1 <= len(reply["answer"]) <= 3
    for move in reply["answer"]:
        assert move.keys() == {"line", "worth", "spread", "rank", "behind", "equal", "says", "why", "plan"}
        # Each part is its own move, with the words of its button.
        assert move["plan"][0]["line"] == move["line"]
        assert all(part["label"] for part in move["plan"])
        game.copy().play("; ".join(part["line"] for part in move["plan"]))
        assert move["line"] in game.legal_moves
        assert move["why"].startswith("Red")


def advice_for(monkeypatch: pytest.MonkeyPatch, *found: tuple[float, float]) -> list[Advice]:
    """The text on moves of this worth and standard error."""
    turn = (Move.parse("pass"),)
    best_answers = [Hinted(turn[0], worth, error, 9, turn, "") for worth, error in found]
    monkeypatch.setattr(ora.bots, "hint", lambda *_, **__: best_answers)
    return advice.best_answers(ora.new_game(3, "france"), "en", ora.bots.Deadline())


def test_advice_names_the_best_and_then_what_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    moves = advice_for(monkeypatch, (57.0, 4.2), (55.5, 1.0), (51.0, 2.0), (46.0, 1.0))
    assert [(move["rank"], move["behind"], move["equal"], move["says"]) for move in moves] == [
        (1, 0.0, False, "best"),
        (2, 1.5, True, "about equal at the end of the game"),
        (3, 6.0, False, "6 points behind"),
        (4, 11.0, False, "11 points behind"),
    ]


def test_a_hint_asked_for_again_is_the_same(open_board: Callable[..., Sent], monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["pass", "done", "use LR1 lay"])  # close moves, of which another is ahead each time

    def hint(*_: object, **__: object) -> list[Hinted]:
        turn = (Move.parse(next(answers)),)
        return [Hinted(turn[0], 1.0, 3.0, 9, turn, "")]

    monkeypatch.setattr(ora.bots, "hint", hint)
    game = ora.new_game(3, "france")
    sent = open_board(game)

    def ask() -> str:
        sent.messages.clear()
        sent.do(do="advise", id=1, ply=game.ply)
        wait_until(lambda: sent.messages)
        return str(sent.messages[0]["answer"][0]["line"])

    assert [ask(), ask()] == ["pass", "pass"]
    game.play("pass")
    assert ask() == "done"
    game.undo()
    assert ask() == "pass"


def test_after_a_pass_the_question_does_not_speak_of_an_action_done() -> None:
    game = ora.new_game(3, "france").play("use LR3 lay; take coin; done; pass; done; pass; done; pass")  # Red buys land
    assert game.question.endswith("no main action is left; end the turn when you are ready.")


def test_advice_for_a_position_gone_by_is_not_sent(open_board: Callable[..., Sent]) -> None:
    game = ora.new_game(2, "france")
    sent = open_board(game)
    sent.do(do="advise", id=1, ply=7)
    sent.do(do="advise", id=1, ply=0)
    game.play("pass")
    for thread in threading.enumerate():
        if thread.name == "ora hint":
            thread.join(PATIENCE)
    assert sent.messages == [{"do": "answer", "id": 1, "answer": []}] * 2


@pytest.mark.usefixtures("quick", "caplog")
def test_advice_that_fails_is_a_notice(open_board: Callable[..., Sent], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError("no idea")

    monkeypatch.setattr(ora.bots, "hint", fail)
    sent = open_board(ora.new_game(2, "france"))
    sent.do(do="advise", id=1, ply=0)
    wait_until(lambda: on_page(sent.board).notice)
    assert "no idea" in on_page(sent.board).notice["text"]
    assert sent.messages == [{"do": "refused", "id": 1, "notice": on_page(sent.board).notice}]

"""Bots at the table: they answer, wait while a player looks back, can be hurried and paused, and keep the game."""

from __future__ import annotations

from random import Random
from threading import Event
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.bots import Deadline
from ora_widgets.engine import Move
from ora_widgets.widget.bot_runner import Opponents
from tests.game.test_lock import interrupt_at
from tests.support.waiting import PATIENCE


class Prepared:
    """A bot that waits for a signal before it answers."""

    def __init__(self) -> None:
        self.begun, self.go = Event(), Event()

    def choose(self, position: ora.Game, deadline: Deadline) -> Move:
        self.begun.set()
        while not self.go.wait(0.01) and not deadline.is_over():
            pass
        return position.legal_moves.sample(Random(1))


def test_bots_answer_until_it_is_a_persons_turn() -> None:
    game = ora.new_game(3, "france")
    bots = Opponents(game, {"G": ora.bots.Random(seed=1), "B": ora.bots.Random(seed=2)})
    game.play("pass; done")
    assert bots.wait(PATIENCE)
    assert game.to_move == "R"
    assert game.ply > 2
    assert bots.reason("en").startswith("Blue")


@pytest.mark.usefixtures("no_collector")
def test_an_interrupt_between_any_two_bytecodes_leaves_bots_that_can_go_on() -> None:
    """After a cell is stopped while a bot starts, the bot is still there."""
    step = 1
    while True:
        game = ora.new_game(3, "france")
        bots = Opponents(game, {"G": ora.bots.Random(seed=1)})
        through = not interrupt_at(lambda game=game: game.play("pass; done"), step, ("bot_runner.py", "background.py"))  # type: ignore[misc]
        bots.resume()
        assert bots.wait(PATIENCE)
        assert game.to_move == "B", f"at bytecode {step}"
        bots.close()
        if through:
            break
        step += 1
    assert step > 50


def test_a_bots_turn_after_it_has_lent_somebody_is_explained() -> None:
    game = ora.new_game(2, length="short")
    bots = Opponents(game, {"G": ora.bots.Greedy()})
    game.play("contract LG1 coins")
    assert bots.wait(PATIENCE)
    assert [move.verb for move in bots.last.moves] == ["send"]  # type: ignore[union-attr]
    game.play("; ".join([str(game.legal_moves[0]), "pass", "done"]))
    assert bots.wait(PATIENCE)

    assert game.to_move == "R"
    assert bots.reason("en").startswith("Green")


def test_bots_play_a_whole_game_among_themselves() -> None:
    game = ora.new_game(3, "ireland", "short")
    bots = Opponents(game, {seat: ora.bots.Random(seed=1) for seat in "RGB"}, horizon=1)
    assert bots.wait(PATIENCE)
    assert game.over
    assert (bots.thinking, bots.stopped) == (None, False)


def test_two_bots_among_themselves_rest_at_their_horizon_and_can_be_sent_on() -> None:
    game = ora.new_game(2, "ireland", "short")
    bots = Opponents(game, {seat: ora.bots.Random(seed=1) for seat in "RG"}, horizon=5)
    assert bots.wait(PATIENCE)
    assert (game.round, bots.stopped, bots.paused, game.over) == (6, True, True, False)
    bots.resume()
    assert bots.wait(PATIENCE)
    assert (game.round, bots.stopped) == (11, True)


def test_a_bot_beside_a_person_knows_no_horizon() -> None:
    game = ora.new_game(2, "ireland", "short")
    bots = Opponents(game, {"G": ora.bots.Random(seed=1)}, horizon=1)
    for _ in range(3):
        game.play("pass; pass; done")
        assert bots.wait(PATIENCE)
    assert (game.round, game.to_move, bots.stopped) == (7, "R", False)


def test_a_cell_that_moves_while_a_bot_thinks_wins() -> None:
    game = ora.new_game(2, "france")
    bot = Prepared()
    bots = Opponents(game, {"R": bot})
    assert bot.begun.wait(PATIENCE)
    assert bots.thinking == "R"
    game.play("pass; pass; done")  # red's own cell was faster; the bot's result is for a past position
    bot.go.set()
    assert bots.wait(PATIENCE)
    assert [str(move) for move in game.moves] == ["pass", "pass", "done"]


def test_bots_wait_while_somebody_looks_back() -> None:
    game = ora.new_game(2, "france", "short")
    bots = Opponents(game, {"G": ora.bots.Random(seed=3)})
    game.play("pass; pass; done")
    assert bots.wait(PATIENCE)
    assert game.to_move == "R"
    game.undo()  # the position is green's, but in the past
    assert game.to_move == "G"
    assert bots.wait(PATIENCE)
    assert game.ply < game.plies
    assert (bots.paused, bots.waiting) == (True, True)
    game.jump(0)
    assert not bots.paused  # a person is to move, so no bot is awaited
    game.jump(3)
    assert bots.paused
    bots.resume()  # they play again from here
    assert bots.wait(PATIENCE)
    assert game.ply == game.plies
    assert game.to_move == "R"


def test_hurrying_plays_the_best_so_far_and_pausing_plays_nothing() -> None:
    game = ora.new_game(2, "france")
    bot = Prepared()
    bots = Opponents(game, {"R": bot})
    assert bot.begun.wait(PATIENCE)
    bots.pause()
    assert bots.wait(PATIENCE)
    assert (game.ply, bots.paused, bots.thinking) == (0, True, None)
    bot.begun.clear()
    bots.resume()
    assert bot.begun.wait(PATIENCE)
    played = Event()
    unsubscribe = game.on_change(played.set)
    bots.hurry()
    assert played.wait(PATIENCE)
    unsubscribe()
    bots.close()
    assert bots.wait(PATIENCE)


class Broken(Prepared):
    def choose(self, position: ora.Game, deadline: Deadline) -> Move:
        raise ZeroDivisionError("no idea")


class Saying(Prepared):
    """A bot that gives a fixed answer, or raises it."""

    def __init__(self, answer: Any) -> None:
        super().__init__()
        self.answer = answer

    def choose(self, position: ora.Game, deadline: Deadline) -> Move:
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer  # type: ignore[no-any-return]


NO_ANSWERS: list[Any] = [
    None, Move(("use", "LG1")), Move(("xyz",)), Move(()), (), ("pay", "9Co"), "", " ; ", "pass; build", "pass; pass; pass", 7, [], b"pass", Move(("done",)),
    SystemExit(3), KeyboardInterrupt(), GeneratorExit(), BaseException("x"), StopIteration(), MemoryError(), RecursionError(),
]  # fmt: skip


@pytest.mark.usefixtures("caplog")
@pytest.mark.parametrize("answer", NO_ANSWERS, ids=repr)
def test_whatever_a_bot_answers_the_game_goes_on(answer: Any) -> None:
    game = ora.new_game(2, "france")
    bots = Opponents(game, {"R": Saying(answer)})
    assert bots.wait(PATIENCE)
    assert (game.ply, bots.thinking) == (0, None)
    assert bots.failure is not None
    assert bots.reason("en") == ""
    assert game.play("pass").ply == 1
    bots.bots["R"] = ora.bots.Random(seed=1)
    bots.resume()
    assert bots.wait(PATIENCE)
    assert bots.failure is None
    assert game.to_move == "G"


def test_where_there_are_no_threads_an_interrupt_is_the_person_s(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def none(_: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr("threading.Thread.start", none)
    with pytest.raises(KeyboardInterrupt):
        Opponents(ora.new_game(2, "france"), {"R": Saying(KeyboardInterrupt())})
    bots = Opponents(ora.new_game(2, "france"), {"R": Saying(SystemExit())})
    assert bots.wait(PATIENCE)
    assert isinstance(bots.failure, SystemExit)


def test_a_bot_that_breaks_leaves_the_game_as_it_was(caplog: pytest.LogCaptureFixture) -> None:
    game = ora.new_game(2, "france")
    bots = Opponents(game, {"R": Broken()})
    assert bots.wait(PATIENCE)
    assert isinstance(bots.failure, ZeroDivisionError)
    assert "could not go on" in caplog.text
    assert game.play("pass").ply == 1


@pytest.mark.parametrize(
    ("seats", "error", "message"),
    [
        ({"Y": ora.bots.Random()}, ora.UnknownName, "Nobody sits at “Y”"),
        (
            {"R": "greedy"},
            TypeError,
            r"“greedy” does not fit seats; it must be a bot: ora\.bots\.Greedy\(\), an object",
        ),
        ({"R": ora.bots.Greedy}, TypeError, "bots.simple.Greedy'>” does not fit seats; it must be a bot"),
        (ora.bots.Greedy(), TypeError, r"“Greedy\(\)” does not fit seats; it must be bots by colour, such as dict"),
        (["R"], TypeError, "it must be bots by colour"),
    ],
)
def test_seats_that_make_no_sense_are_refused(seats: Any, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        Opponents(ora.new_game(2, "france"), seats)

"""A failing agent is never silent: the log, the table and the error say which agent failed, where and why."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.agents import External
from ora_widgets.study import arena, playouts, what_if


def failing(_: object) -> str:
    return str(1 // 0)


async def waiting(_: object) -> str:
    return "pass"


class Waiting:
    async def choose(self, _: object) -> str:
        return "pass"


class Late:
    """Plays the last listed move five times, then fails."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, position: ora.Game) -> ora.Move:
        self.asked += 1
        if self.asked > 5:
            raise KeyError("the table of openings")
        return position.legal_moves[-1]


class Speechless(Exception):
    """An error whose text cannot be shown."""

    def __str__(self) -> str:
        raise ValueError


class Seldom:
    """Plays the last listed move, and fails in one game."""

    def __init__(self, error: BaseException) -> None:
        self.error = error

    def reseed(self, seed: str) -> None:
        self.game = seed

    def choose(self, position: ora.Game) -> ora.Move:
        if self.game == "0:12:R":
            raise self.error
        return position.legal_moves[-1]


def test_the_log_has_the_error_with_seat_and_ply(caplog: pytest.LogCaptureFixture) -> None:
    game = ora.new_game(2).play("pass; pass; done")
    with caplog.at_level(logging.WARNING, logger="ora_widgets"):
        External(failing).choose(game)
    (record,) = caplog.records
    assert record.getMessage() == "failing had no answer for G at ply 3: failed"
    assert record.exc_info is not None
    assert record.exc_info[0] is ZeroDivisionError


def test_without_a_fallback_the_failure_is_raised() -> None:
    with pytest.raises(ora.IllegalMove, match=r"The agent failed \(ZeroDivisionError\)") as failed:
        External(failing, fallback=None).choose(ora.new_game(2))
    assert isinstance(failed.value.__cause__, ZeroDivisionError)
    stubborn = External(lambda _: "fly", fallback=None, tries=2)
    with pytest.raises(ora.IllegalMove, match="the last one was refused: No move begins with “fly”"):
        stubborn.choose(ora.new_game(2))


def in_parts(_: object) -> Iterator[str]:
    yield "pass"


@pytest.mark.parametrize("agent", [waiting, Waiting().choose, partial(waiting), in_parts])
def test_coroutine_functions_are_refused_when_the_agent_is_made(agent: Any) -> None:
    with pytest.raises(ora.WrongArgument, match="not a coroutine function"):
        External(agent)


@pytest.mark.parametrize("bot", [waiting, Waiting()])
def test_coroutine_functions_are_no_bots_either(bot: Any) -> None:
    with pytest.raises(ora.WrongArgument, match="not a coroutine function"):
        playouts(ora.new_game(2), n=1, bot=bot)


@pytest.mark.filterwarnings("ignore")
def test_an_arena_counts_what_another_bot_played(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL, logger="ora_widgets")
    bots = {"mine": External(failing, fallback="random"), "chance": None}
    result = arena(bots, n=2, country="ireland", length="short", horizon=10)
    unanswered = {row["bot"]: row["unanswered"] for row in result}
    assert unanswered["chance"] == 0
    assert unanswered["mine"] == result.fallbacks > 0
    assert "another bot played in their place" in repr(result)


def test_playouts_and_comparisons_say_so_too(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.CRITICAL, logger="ora_widgets")
    game, bots = ora.new_game(2, "ireland", "short"), {"R": External(failing, fallback="random")}
    assert playouts(game, n=1, bot=bots, horizon=5).fallbacks > 0
    assert what_if(game, ["pass"], n=1, bot=bots, horizon=5).fallbacks > 0


def test_a_function_that_cannot_be_asked_is_no_agent() -> None:
    with pytest.raises(ora.WrongArgument, match="a function of what is asked"):
        External(lambda: "pass")  # type: ignore[arg-type, misc]  # which is the point


def test_an_answer_that_is_no_text_is_named_and_moves_are_read() -> None:
    with pytest.raises(ora.IllegalMove, match="“5” is not"):
        External(lambda _: 5, fallback=None).choose(ora.new_game(2))
    game = ora.new_game(2).play("use LR1 lay")
    assert External(lambda _: ora.Move("take clay"), fallback=None).choose(game) == [("take", "clay")]
    assert len(External(lambda _: ["pass", ora.Move("pass"), "done"], fallback=None).choose(ora.new_game(2))) == 3


def test_a_study_says_in_which_game_and_where_in_it_another_bot_answered(caplog: pytest.LogCaptureFixture) -> None:
    bots = {"G": External(failing, fallback="random")}
    playouts(ora.new_game(2, "ireland", "short"), n=2, bot=bots, seed=7, horizon=2)
    places = [re.search(r"of G failed at ply (\d+) of the game with the seed 7:1", each) for each in caplog.messages]
    assert next(int(place[1]) for place in places if place) > 0


def test_a_bot_that_raises_in_one_game_spoils_no_other(caplog: pytest.LogCaptureFixture) -> None:
    start = ora.new_game(2, "ireland", "short")
    done = playouts(start, n=30, bot={"R": Seldom(KeyError("the table of openings"))}, horizon=3)
    assert (done.complete, len(done.outcomes), [*done.errors]) == (True, 29, ["12"])
    assert re.search(r"KeyError: .*\. The bot of R failed at ply \d+ of the game with the seed 0:12\.", repr(done))
    assert "in choose" in caplog.text
    assert done.more().outcomes == done.outcomes


@pytest.mark.parametrize(
    "error", [SystemExit(3), Speechless(), MemoryError(), StopIteration(), KeyError("\ud800\u202e")]
)
def test_whatever_a_bot_raises_is_said_and_the_other_games_are_kept(error: BaseException) -> None:
    done = playouts(ora.new_game(2, "ireland", "short"), n=14, bot={"R": Seldom(error)}, horizon=2)
    assert (done.complete, len(done.outcomes), [*done.errors]) == (True, 13, ["12"])
    assert f"{type(error).__name__}: " in repr(done)
    assert "The bot of R failed at ply" in repr(done)


def test_a_bot_that_raises_says_where() -> None:
    with pytest.raises(KeyError) as failed:
        playouts(ora.new_game(2, "ireland", "short"), n=3, bot={"R": Late()}, seed=7)
    (note,) = failed.value.__notes__
    assert re.fullmatch(r"The bot of R failed at ply [1-9]\d* of the game with the seed 7:0\.", note)


@pytest.mark.parametrize("answer", ["```\npass; pass\ndone\n```", "```ora\npass; pass; done```", "`pass; pass; done`"])
def test_lines_written_as_code_are_read(answer: str) -> None:
    agent = External(lambda _: answer, tries=1, fallback=None)
    assert list(map(str, agent.choose(ora.new_game(2)))) == ["pass", "pass", "done"]

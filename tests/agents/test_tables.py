"""The server's tools without a server: games by name, bots that answer, turns taken back."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.agents.mcp.tables import MAX_TABLES, TOOLS, Tables
from ora_widgets.bots import Random
from ora_widgets.bots.levels import LEVELS
from tests.agents.playing import Call, Player
from tests.support.modes import GAMES


@pytest.fixture(autouse=True)
def chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fixed seed: with others the bots would hire, and ask whom to send, before a turn is taken back."""
    monkeypatch.setitem(LEVELS, "random", lambda _: Random(seed=1))


def caller(tables: Tables) -> Call:
    def call(name: str, **arguments: Any) -> tuple[str, bool]:
        try:
            return getattr(tables, name)(**arguments), False
        except ora.Refusal as refused:
            return str(refused), True

    return call


def name_of(sent: str) -> str:
    return sent.split()[1]


def test_there_are_ten_tools_and_each_says_what_it_is_for() -> None:
    assert len(TOOLS) == 10
    for tool in TOOLS:
        assert len(tool.__doc__ or "") > 50


@pytest.mark.parametrize(
    ("players", "country", "length"),
    [(3, "france", "short"), *(pytest.param(*game, marks=pytest.mark.long) for game in GAMES)],
)
def test_a_whole_game_is_played_through_text(players: int, country: str, length: str) -> None:
    player = Player(caller(Tables()))
    # A game for two ends only if both build (F10.6), which random bots need not do.
    game = player.begin(players, country, length, seats="RG" if (players, length) == (2, "long") else "R")
    assert "the game is over" in player.finish(game)
    assert player.refused > 3
    record, _ = player.call("record", game=game)
    assert ora.load(record).over


def test_ones_own_turn_is_taken_back_with_what_the_bots_did() -> None:
    tables = Tables()
    game = name_of(tables.new_game(players=3, opponents="random"))
    before = tables.state(game)
    with pytest.raises(ora.Refusal):
        tables.undo(game)
    tables.play(game, "use LR1 lay; take clay; done")
    second = tables.state(game)
    tables.play(game, "pass")
    tables.play(game, "flip Gn; done")
    assert tables.undo(game) == second
    assert tables.undo(game) == before


def test_the_game_can_begin_with_a_bot_and_be_played_with_several_colours() -> None:
    tables = Tables()
    second = tables.new_game(players=2, seats="G", opponents="random")
    assert "G, it is your turn" in second
    both = name_of(tables.new_game(players=2, seats="gr"))
    assert "G, it is your turn" in tables.play(both, "pass; pass; done")


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda tables: tables.state("nope"), "no game"),
        (lambda tables: tables.new_game(players=7), "no long game"),
        (lambda tables: tables.new_game(seats="Q"), "R, G"),
        (lambda tables: tables.new_game(seats=""), "R, G"),
        (lambda tables: tables.new_game(opponents="god"), "greedy"),
        (lambda tables: tables.join("http://example.org"), "ora://"),
        (lambda tables: tables.join("ora://10.0.0.1:50000/abcdefgh"), "ora://"),
        (lambda tables: tables.join("ora://127.0.0.1:1/abcdefgh"), "Nobody answers"),
        (lambda tables: tables.rule("F99.9"), "near it"),
        (lambda tables: tables.state(name_of(tables.new_game()), since=-5), "-1"),
    ],
)
def test_what_cannot_be_done_is_said(call: Callable[[Tables], str], words: str) -> None:
    with pytest.raises(ora.Refusal) as refused:
        call(Tables())
    assert words in str(refused.value)


def test_whoever_is_alone_is_told_the_names_of_lost_games_and_nobody_else_is() -> None:
    alone, shared = Tables(alone=True), Tables()
    first, second = (name_of(alone.new_game()) for _ in range(2))
    name = name_of(shared.new_game())
    with pytest.raises(ora.Refusal, match=f"Yours are {second}, {first}, the latest first"):
        alone.state("lost")
    with pytest.raises(ora.Refusal) as refused:
        shared.state("lost")
    assert name not in str(refused.value)


def test_rules_are_found_by_number_and_by_words() -> None:
    tables = Tables()
    assert "F5.3.4" in tables.rule("F5.3")
    assert "F5.3.5" in tables.rule("gift of wine instead of coins")
    assert "other words" in tables.rule("zeppelin")


def test_a_flood_of_games_leaves_those_that_are_played() -> None:
    tables = Tables()
    own = name_of(tables.new_game(players=1))
    others = []
    for _ in range(MAX_TABLES + 5):
        others.append(name_of(tables.new_game(players=1)))
        tables.score(own)
    for name in others[: 1 - MAX_TABLES]:
        with pytest.raises(ora.Refusal):
            tables.state(name)
    for name in (own, *others[1 - MAX_TABLES :]):
        assert tables.play(name, "pass")


def test_two_clients_at_one_seat_play_each_turn_once() -> None:
    tables = Tables()
    game = name_of(tables.new_game(players=3, opponents="random"))
    sent: list[str] = []

    def play() -> None:
        for _ in range(10):
            text, refused = caller(tables)("play", game=game, lines="pass; done")
            sent.append("refused" if refused else text)

    threads = [Thread(target=play) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    moves = ora.load(tables.record(game)).moves
    own = [str(move) for move in moves].count("pass")
    assert own >= len([text for text in sent if text != "refused"])
    assert ora.load(tables.record(game)).plies == len(moves)

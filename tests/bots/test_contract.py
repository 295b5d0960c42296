"""An agent accepted in one place works everywhere: boards, arenas, playouts, searches, hints and the environment."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from math import inf
from pathlib import Path
from typing import Any

import nbformat
import pytest

import ora_widgets as ora
from ora_widgets.bots import Deadline
from ora_widgets.bots.contract import SeatedBot, reseeded_copy
from ora_widgets.engine import options
from ora_widgets.env import OraEnv
from ora_widgets.support.arguments import WrongArgument
from ora_widgets.widget.bot_runner import Opponents
from tests.support.board_page import bots_at, on_page, wait_for_bots
from tests.support.waiting import PATIENCE

ARENA = Path(__file__).parents[2] / "notebooks" / "explore" / "arena.ipynb"
TERMS: dict[str, Any] = {"players": 3, "country": "ireland", "length": "short"}


def builder() -> Any:
    """The bot of the notebook on arenas, from its cells."""
    cells = nbformat.read(ARENA, as_version=4).cells
    said: dict[str, Any] = {"__name__": "notebook"}
    exec(next(cell.source for cell in cells if "class Builder" in cell.source), said)
    return said["Builder"]()


def last(position: ora.Game, deadline: Deadline) -> str:
    """A function that takes the deadline and answers with text."""
    assert deadline.left > 0
    return str(position.legal_moves[-1])


def with_chance(position: ora.Game, rng: object = None) -> ora.Move:
    """Its second parameter is its own and not a deadline."""
    assert rng is None
    return position.legal_moves[0]


class WholeTurn:
    """A bot that tries its turn on its copy of the position and returns the whole turn."""

    def choose(self, position: ora.Game, deadline: Deadline) -> list[ora.Move]:
        seat = position.to_move
        while position.to_move == seat and not position.over:
            position.play(position.legal_moves[0])
        return list(position.moves)


class Words:
    """A bot that thinks in the engine's states."""

    def choose(self, position: ora.Game) -> tuple[str, ...]:
        return next(iter(options(position.state)))


class GreedyBuilder(ora.bots.Greedy):
    """A bot of the package, modified by a user."""

    def choose(self, position: ora.Game, deadline: Deadline | None = None) -> list[ora.Move]:
        return position.legal_moves.starting("build")[:1] or super().choose(position, deadline)


BOTS: dict[str, Callable[[], Any]] = {
    "the notebook's": builder,
    "a lambda": lambda: lambda position: position.legal_moves[0],
    "a function with a deadline": lambda: last,
    "a function with a default": lambda: with_chance,
    "a partial function": lambda: partial(last),
    "a method": lambda: WholeTurn().choose,
    "a bot of whole turns": WholeTurn,
    "a bot of the engine's words": Words,
    "one of the package, changed": lambda: GreedyBuilder(width=1),
    "Random": lambda: ora.bots.Random(seed=1),
    "Greedy": lambda: ora.bots.Greedy(width=1),
    "Search": lambda: ora.bots.Search(playouts=1, candidates=2, width=1),
}


def at_a_board(bot: Any) -> None:
    game = ora.new_game(**TERMS)
    board = ora.Board(game, seats={"G": bot})
    game.play("pass; done")
    wait_for_bots(board)
    assert bots_at(board).failure is None
    assert game.to_move == "B"
    board.close()


def in_an_arena(bot: Any) -> None:
    contest = ora.study.arena({"chance": None, "bot": bot}, n=1, opening=32, **TERMS)
    assert contest.complete


def in_playouts(bot: Any) -> None:
    assert ora.study.playouts(ora.scenario("last-visit"), n=2, bot=bot).complete
    assert ora.study.playouts(ora.scenario("last-visit"), n=2, bot={"R": bot}).complete


def in_comparisons(bot: Any) -> None:
    assert ora.study.what_if(ora.scenario("last-visit"), ["pass; done"], n=2, bot=bot).complete


def in_searches(bot: Any) -> None:
    assert ora.study.ways_to(ora.new_game(**TERMS), "B has 2Co", within=1, others=bot, budget=50).positions


def in_hints(bot: Any) -> None:
    game = ora.new_game(**TERMS)
    [advice] = game.hint(bot=bot)
    assert game.ply == 0
    assert game.play(advice.turn).to_move == "G"
    assert advice.why.startswith("Red ")


def in_the_environment(bot: Any) -> None:
    env = OraEnv(**TERMS, bots={"R": bot, "B": bot})
    env.reset()
    assert env.possible_agents == [env.agent_selection] == ["G"]
    assert env.game.ply > 0
    for line in ("pass", "done"):
        env.step([str(move) for move in env.moves()].index(line))
    assert env.agent_selection == env.game.to_move == "G"
    assert env.game.round == 2


DOORS = [at_a_board, in_an_arena, in_playouts, in_comparisons, in_searches, in_hints, in_the_environment]


@pytest.mark.parametrize("door", DOORS, ids=lambda door: door.__name__)
@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_plays_everywhere(bot: str, door: Callable[[Any], None]) -> None:
    door(BOTS[bot]())


GAME = ora.new_game(**TERMS)
ASKED: dict[str, Callable[[Any], object]] = {
    "seats": lambda bot: ora.Board(GAME, seats={"G": bot}),
    "bots": lambda bot: ora.study.arena({"one": bot}, n=1, players=2),
    "bot": lambda bot: ora.study.playouts(GAME, n=1, bot={"G": bot}),
    "others": lambda bot: ora.study.ways_to(GAME, "R has Br", others=bot),
}
NO_BOTS: dict[str, Any] = {
    "text": "greedy", "a number": 7, "a class": ora.bots.Greedy, "a move": ora.Move(("pass",)),
    "a function of nothing": lambda: "pass", "a function of three": lambda _position, _deadline, _more: "pass",
    "a class with choose": WholeTurn, "something with another choose": type("Odd", (), {"choose": "pass"})(),
}  # fmt: skip


@pytest.mark.parametrize("name", ASKED)
@pytest.mark.parametrize("stranger", NO_BOTS)
def test_what_is_no_bot_is_refused_at_every_door_with_one_sentence(stranger: str, name: str) -> None:
    takes = rf"” does not fit {name}; it must be a bot: ora\.bots\.Greedy\(\), an object with choose\("
    with pytest.raises(WrongArgument, match=takes):
        ASKED[name](NO_BOTS[stranger])


@pytest.mark.parametrize("door", [door for door in DOORS if door is not at_a_board], ids=lambda door: door.__name__)
def test_what_cannot_be_played_is_refused_with_the_sentence_of_a_click(door: Callable[[Any], None]) -> None:
    with pytest.raises(ora.Refusal, match="“9,9” is not a space of this landscape") as refused:
        door(lambda position: "build G07 9,9" if position else "")
    assert "answered “build G07 9,9”." in refused.value.__notes__[0]


def test_on_a_board_the_same_sentence_is_reported() -> None:
    bots = Opponents(GAME.copy(), {"R": lambda position: "build G07 9,9" if position else ""})
    assert bots.wait(PATIENCE)
    assert "“9,9” is not a space of this landscape" in str(bots.failure)


def moves_played(answer: object, game: ora.Game = GAME) -> list[str]:
    """The moves of an answer that are played."""
    return [str(move) for move in SeatedBot(lambda _: answer, game.setup).play(game.state, Deadline())]


@pytest.mark.parametrize(
    "answer",
    [
        "build G07 0,3; skip; done",
        "build G07 0,3\nskip\ndone\n",
        ["build G07 0,3", "skip", "done"],
        [("build", "G07", "0,3"), ora.Move(("skip",)), "done"],
        (("build", "G07", "0,3"), ("skip",), ("done",)),
        (move for move in ["build G07 0,3; skip", ("done",)]),
    ],
)
def test_several_moves_of_a_turn_may_be_given_in_many_forms(answer: object) -> None:
    assert moves_played(answer) == ["build G07 0,3", "skip", "done"]


def test_what_somebody_has_changed_of_a_bot_counts() -> None:
    first = SeatedBot(GreedyBuilder(), GAME.setup).play(GAME.state, Deadline())
    assert first == GAME.legal_moves.starting("build")[:1]


def test_a_tuple_of_words_is_one_move() -> None:
    assert moves_played(("build", "G07", "0,3")) == ["build G07 0,3"]
    with pytest.raises(ora.InvalidMove, match="pass done"):
        moves_played(("pass", "done"))


def test_what_follows_the_own_turn_is_dropped_unread() -> None:
    assert moves_played("pass; done; nonsense") == ["pass", "done"]


def test_a_position_that_a_bot_keeps_or_plays_on_is_nobody_elses() -> None:
    kept: list[ora.Game] = []

    def keeping(position: ora.Game) -> str:
        kept.append(position.copy())
        position.play("pass; done")
        position.now.players[0].goods[0] = 99
        return "pass; done"

    game = ora.new_game(**TERMS)
    bots = Opponents(game, {"R": keeping})
    assert bots.wait(PATIENCE)
    assert [str(move) for move in game.moves] == ["pass", "done"]
    assert all(position.ply == 0 for position in kept)
    assert game.player("R").goods["wood"] == GAME.player("R").goods["wood"]


def test_a_bot_is_seeded_by_its_reseed_and_is_a_copy() -> None:
    bot = ora.bots.Random(seed=1)
    one, other = reseeded_copy(bot, "a"), reseeded_copy(bot, "a")
    assert one is not bot
    assert [one.choose(GAME) for _ in range(9)] == [other.choose(GAME) for _ in range(9)]
    bot.reseed("a")
    assert bot.choose(GAME) == reseeded_copy(bot, "a").choose(GAME)
    function = BOTS["a lambda"]()
    assert reseeded_copy(function, "a") is function


def test_a_board_names_its_bots() -> None:
    seats: Mapping[str, Any] = {"G": last, "B": WholeTurn()}
    board = ora.Board(ora.new_game(**TERMS), seats=seats)
    assert on_page(board).opponents["seats"] == {"G": "last", "B": "WholeTurn"}
    board.close()


def test_an_environment_needs_an_agent() -> None:
    with pytest.raises(WrongArgument, match="it must be bots for all seats but one, at most"):
        OraEnv(**TERMS, bots={seat: ora.bots.Random() for seat in "RGB"})


# ---- deadlines


def test_a_deadline_has_time_left_until_it_comes() -> None:
    now = [0.0]
    deadline = Deadline(seconds=100, clock=lambda: now[0])
    assert (deadline.left, deadline.is_over()) == (97, False)
    now[0] = 98
    assert (deadline.left, deadline.is_over()) == (0, True)


def test_a_deadline_without_a_budget_comes_when_it_is_cancelled() -> None:
    deadline = Deadline()
    inner = Deadline(playouts=2, within=deadline)
    assert (deadline.left, inner.left) == (inf, inf)
    assert (inner.playout(), inner.playout(), inner.playout(), inner.is_over()) == (True, True, False, False)
    deadline.cancel()
    assert (deadline.left, inner.left, inner.is_over()) == (0, 0, True)
    assert not Deadline(playouts=2, within=deadline).playout()

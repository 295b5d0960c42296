"""Every bot plays every game to its end, legally, within its budget, and reproducibly for a seed."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from copy import deepcopy
from itertools import count

import pytest

from ora_widgets import IllegalMove, Rulings, new_game, scenario
from ora_widgets.bots import Deadline, Greedy, Random, Search, Values
from ora_widgets.bots.contract import EngineBot, SeatedBot
from ora_widgets.bots.evaluation import STANDARD
from ora_widgets.bots.pruning import Pruner
from ora_widgets.engine import State, new_state, options, play
from ora_widgets.engine.cards import CARDS
from ora_widgets.engine.goods import GOODS
from ora_widgets.engine.steps.base import Plain
from ora_widgets.game.schedule import HORIZON, goes_beyond
from tests.support.modes import GAMES
from tests.support.positions import position, question
from tests.support.work import count_calls

BOTS: dict[str, Callable[[int], EngineBot]] = {
    "random": Random,
    "greedy": lambda seed: Greedy(seed, noise=1.0, width=1),
    "search": lambda seed: Search(playouts=2, seed=seed, depth=1, candidates=3),
}
RICH = " ".join(f"30{good.code}" for good in GOODS[:-1] if good.country != "ireland")


def first(bot: EngineBot, state: State, deadline: Deadline | None = None) -> Plain:
    """The first move of an answer."""
    return bot.think(state, deadline or Deadline())[0]


def cancelled_deadline() -> Deadline:
    """A deadline that has passed."""
    deadline = Deadline()
    deadline.cancel()
    return deadline


def run(state: State, bots: list[EngineBot], most: int = 100_000) -> list[Plain]:
    """Let the bots play their seats, checking every answer, to the end or to where two players would be stopped."""
    played: list[Plain] = []
    while state.pending and len(played) < most and not goes_beyond(state):
        seat = state.to_move
        assert seat is not None
        before = state.copy()
        moves = bots[seat % len(bots)].think(state, Deadline())
        assert state == before
        for move in moves:
            if state.to_move != seat:
                break  # what it expected of another player
            assert move in options(state), f"{move} at {state.pending[-1]}"
            play(state, move)
            played.append(move)
    return played


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize(("players", "country", "length"), GAMES)
def test_every_game_is_played_to_the_end(players: int, country: str, length: str, bot: str) -> None:
    state = new_state(players, country, length)
    run(state, [BOTS[bot](seat) for seat in range(players)])
    assert state.over or (players == 2 and state.round == HORIZON + 1)


@pytest.mark.parametrize(("players", "country", "length"), GAMES)
def test_search_plays_every_mode(players: int, country: str, length: str) -> None:
    assert len(run(new_state(players, country, length), [BOTS["search"](1)], most=40)) >= 40


@pytest.mark.slow
def test_search_plays_a_whole_game() -> None:
    state = new_state(3, "ireland", "short")
    run(state, [BOTS["search"](1), Random(2), Greedy()])
    assert state.over


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("rulings", [Rulings(any_order=True, ask_always=True), Rulings.named("kennerspiel")], ids=str)
def test_rulings_that_ask_more_are_no_trouble(rulings: Rulings, bot: str) -> None:
    assert len(run(new_state(1, "france", rulings=rulings), [BOTS[bot](1)], most=150)) >= 150


@pytest.mark.parametrize("bot", BOTS)
def test_the_same_seed_plays_the_same_moves(bot: str) -> None:
    def play_game(seed: int) -> list[Plain]:
        return run(new_state(2, "france"), [BOTS[bot](seed), BOTS[bot](seed + 1)], most=80)

    assert play_game(1) == play_game(1)


def test_another_seed_plays_other_moves() -> None:
    games = [run(new_state(2, "france"), [BOTS["random"](seed)], most=40) for seed in (1, 2)]
    assert games[0] != games[1]


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_answers_an_owners_question(bot: str) -> None:
    state = position(built={"G": "F05 0,3"}, give={"R": "5Pn 2Fl Pt"})
    play(state, ("contract", "F05", "coins"))
    assert question(state) == "lend G"
    assert first(BOTS[bot](1), state) in options(state)


def test_one_answer_is_the_whole_turn() -> None:
    game = new_game(3)
    for bot in (Greedy(), Search(playouts=3, seed=1)):
        assert bot.choose(game)[-1] == ("done",)


def test_the_next_main_action_is_thought_about_anew() -> None:
    """Alone, a turn has two actions (F13.1)."""
    game = new_game(1)
    assert Greedy().choose(game)[-1] == ("done",)
    moves = Search(playouts=3, seed=1).choose(game)
    assert game.copy().play(moves).to_move == "R"
    assert moves[-1] != ("done",)


def test_what_a_bot_expects_an_owner_to_answer_is_not_played_for_him() -> None:
    state = position(built={"G": "F05 0,3"}, give={"R": "Pn 4Fl 2Pt"}, display="")
    bot = Greedy()
    assert bot.think(state, Deadline())[:2] == (("contract", "F05", "coins"), ("send", "lay"))
    assert SeatedBot(bot, new_game(2).setup).play(state, Deadline()) == [("contract", "F05", "coins")]
    assert state.to_move == 1


def test_in_the_bonus_round_every_visit_is_looked_at() -> None:
    """Only priors may go there then (F9.3), even where normally the lay brother would be sent."""
    state = scenario("last-visit").game().now
    visits = {move for move in options(state) if move[0] == "use"}
    assert visits
    assert visits <= set(Pruner(STANDARD)(state))


@pytest.mark.parametrize("bot", BOTS)
def test_a_game_that_is_over_has_no_answer(bot: str) -> None:
    game = scenario("last-visit").game()
    while not game.over:
        game.play(game.legal_moves[-1])
    with pytest.raises(IllegalMove, match="over"):
        BOTS[bot](1).choose(game)


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_travels(bot: str) -> None:
    made = BOTS[bot](1)
    game = new_game(2)
    twin = pickle.loads(pickle.dumps(made))
    assert made.choose(game) == twin.choose(game)
    assert game.ply == 0


def test_an_evaluation_travels_without_what_it_remembers() -> None:
    bot = Greedy(values=Values({"good.Wo.few": (1.0, 0.0)}))
    before = len(pickle.dumps(bot))
    bot.choose(new_game(2))
    assert len(pickle.dumps(bot)) == before
    assert deepcopy(Greedy()).search.values is STANDARD


# ---- budgets


@pytest.mark.parametrize("bad", [0, -1, float("nan"), float("inf"), "1", True])
def test_a_budget_of_no_seconds_is_refused(bad: float) -> None:
    with pytest.raises(ValueError, match=r"is not a number for seconds; it must be a number from 0\.001"):
        Search(seconds=bad)


@pytest.mark.parametrize("bad", [0, -1, 1.5, "1", True])
def test_a_budget_of_no_playouts_is_refused(bad: int) -> None:
    with pytest.raises(ValueError, match="is not a number for playouts; it must be a whole number from 1"):
        Search(playouts=bad)


@pytest.mark.parametrize(
    "make", [lambda: Greedy(width=0), lambda: Greedy(noise=-1), lambda: Search(candidates=0), lambda: Search(depth=0)]
)
def test_settings_that_make_no_bot_are_refused(make: Callable[[], EngineBot]) -> None:
    with pytest.raises(ValueError, match=r"is not a number for .*; it must be a (whole )?number from"):
        make()


def rich_position() -> State:
    """A turn with far too many continuations to examine."""
    cards = [card.id for card in CARDS.values() if card.id[0] in "FG" and "plains" in card.terrain][:15]
    land = "; ".join(f"district {row} plains" for row in (-1, 2, -2, 3, -3))
    spaces = [f"{row},{col}" for row in (-1, 2, -2) for col in range(1, 5)]
    built = "; ".join(f"{card} {space}" for card, space in zip(cards, spaces, strict=False))
    return position(2, give={"R": RICH, "G": RICH}, land={"R": land}, built={"R": built}, round=25, mains=2)


@pytest.mark.parametrize("state", [new_state(2, "france"), rich_position()], ids=["opening", "rich"])
def test_thinking_ends_when_the_clock_says_so(state: State) -> None:
    ticks = count()  # the clock advances a second at each look, so that only work between two looks can overrun
    bot = Search(seconds=50, clock=lambda: float(next(ticks)))
    assert first(bot, state) in options(state)
    assert next(ticks) < 100


@pytest.mark.parametrize("state", [new_state(2, "france"), rich_position()], ids=["opening", "rich"])
def test_the_work_between_two_looks_at_the_clock_is_small(state: State) -> None:
    budget = 300_000  # as many calls as are made in some tenths of a second
    with count_calls() as work:
        Search(seconds=budget, clock=lambda: float(work.calls)).think(state, Deadline())
    assert work.calls < budget * 1.1


def test_cancelling_ends_thinking_with_the_best_so_far() -> None:
    state, ticks, deadline = new_state(2, "france"), count(), Deadline()

    def clock() -> float:
        tick = next(ticks)
        if tick == 20:
            deadline.cancel()
        return float(tick)

    bot = Search(seconds=1_000_000, clock=clock)
    assert first(bot, state, deadline) in options(state)
    assert 20 < next(ticks) < 40


@pytest.mark.parametrize("bot", [Search(seconds=120), Greedy(), Random()], ids=repr)
def test_a_bot_whose_deadline_has_come_still_answers(bot: EngineBot) -> None:
    state = rich_position()
    assert first(bot, state, cancelled_deadline()) in options(state)

"""The evaluation: the fast sum equals the documented one, and pruning keeps what matters."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from ora_widgets.bots import Values, explain, parts
from ora_widgets.bots.beam_search import BeamSearch
from ora_widgets.bots.evaluation import STANDARD, WEIGHTS
from ora_widgets.bots.features import end_points, features, horizon, in_last_phase, worth
from ora_widgets.bots.pruning import Pruner, cheapest
from ora_widgets.engine import State, new_state, options, play, sample, score
from ora_widgets.engine import goods as g
from ora_widgets.engine.frames import TURN
from ora_widgets.engine.steps.payment import Tiles, counts
from ora_widgets.engine.turn import landscape
from ora_widgets.game.search import Node, search, turn_ended
from tests.support.modes import GAMES
from tests.support.positions import goods, position


def on_the_way(players: int, country: str, length: str, seed: int = 1) -> list[State]:
    """Positions of a random game: every seventh of the first few hundred."""
    state, chance, found = new_state(players, country, length), Random(seed), []
    for ply in range(350):
        if ply % 7 == 0:
            found.append(state.copy())
        play(state, sample(state, chance))
        if not state.pending:
            break
    return found


def points_of_goods(state: State, seat: int) -> int:
    """Points of goods as the evaluation counts them, without selling drinks."""
    owned = state.players[seat].goods
    return sum(good.points * n for good, n in zip(g.GOODS, owned, strict=True)) + 2 * (owned[g.COIN] // 5)


@pytest.mark.parametrize(("players", "country", "length"), GAMES)
def test_the_quick_sum_is_what_the_features_say(players: int, country: str, length: str) -> None:
    values = Values(WEIGHTS)
    for state in on_the_way(players, country, length):
        for seat in range(players):
            if end_points(state, seat, {}) is not None:
                continue  # told exactly
            left = horizon(state, seat)
            found = score(state, seat)
            slow: float = points_of_goods(state, seat) + found.total - found.goods
            slow += sum(amount * worth(name, left, WEIGHTS) for name, amount in features(state, seat).items())
            assert values.seat(state, seat) == pytest.approx(slow)


def test_a_landscape_is_worth_the_same_in_whatever_order_it_was_laid() -> None:
    """To the last digit, because equal ways are recognized by it."""
    chance = Random(3)
    for state in on_the_way(2, "ireland", "long"):
        worths = set()
        for _ in range(6):
            player = state.players[0]
            player.free = tuple(chance.sample(player.free, len(player.free)))
            player.buildings = tuple(chance.sample(player.buildings, len(player.buildings)))
            worths.add(Values().seat(state, 0))
        assert len(worths) == 1


def test_what_is_known_of_a_landscape_is_not_taken_for_one_of_other_terrain() -> None:
    """Both sides of a district look alike once all forests and moors on them have been cleared."""

    def state_after_clearing(side: str) -> State:
        state = new_state(2, "france", "long")
        landscape.lay(state, 0, ("district", "-1", side))
        player = state.players[0]
        for space in (*player.forests, *player.moors):
            player.empty(space)
        player.free = tuple(sorted(player.free))
        return state

    values = Values()
    hills = values.seat(state_after_clearing("hills"), 0)
    assert values.seat(state_after_clearing("plains"), 0) == Values().seat(state_after_clearing("plains"), 0) != hills


@pytest.mark.parametrize(
    "stock",
    ["2Wn 5Pn Sh Pt", "Wh 4Pn 2Gn Wo", "3Wn 7Pn Pt", "2Wh 6Pn Sh Wo", "Wh 7Pn Gn Wo 3Pt", "2Wh 9Pn Sh Pt Gn Wo"],
)
@pytest.mark.parametrize("country", ["france", "ireland"])
def test_no_line_of_the_last_phase_beats_what_is_expected_and_played(country: str, stock: str) -> None:
    """F9.5, for all lines of a seat's step."""
    state, chance = new_state(3, country, "short"), Random(4)
    while not in_last_phase(state):
        play(state, sample(state, chance))
    seat = state.pending[-1].seat
    state.players[seat].goods = [0] * len(g.GOODS)
    state.players[seat].gain(g.bag(stock))
    expected = end_points(state, seat, {})
    played = BeamSearch(STANDARD, width=3, sites=1).lines(state)[0].after()
    ends = search([Node(state)], partial(turn_ended, ends=TURN), limit=20_000)
    assert ends.whole
    assert expected == max(score(end.state, seat).total for end in ends.ends) == score(played, seat).total


def test_at_the_end_only_points_count() -> None:
    state, chance = new_state(3, "france", "short"), Random(1)
    while state.pending:
        play(state, sample(state, chance))
    assert STANDARD.seat(state, 0) == score(state, 0).total
    assert parts(state, 0) == {"points": score(state, 0).total}


def test_every_weight_belongs_to_a_feature() -> None:
    kinds = {name.split(".")[0] for name in WEIGHTS}
    assert kinds == {"card", "energy", "food", "forest", "free", "good", "home", "moor", "site", "wheel"}


@pytest.mark.parametrize(("players", "country", "length"), GAMES)
def test_pruned_answers_are_legal_and_never_none(players: int, country: str, length: str) -> None:
    pruned = Pruner(STANDARD, 2)
    for state in on_the_way(players, country, length, seed=2):
        answers = pruned(state)
        assert answers
        offered = options(state)
        assert all(answer in offered for answer in answers)


@pytest.mark.parametrize(("purse", "paid"), [("Wn", "wine"), ("Pn Wn", "coins"), ("Pn", "coins")])
def test_no_wine_becomes_a_coin_for_the_owner_of_a_contract(purse: str, paid: str) -> None:
    """Red has no coin: paying a wine to the supply is equal to selling one to pay Green."""
    state = position(give={"R": purse}, built={"G": "F05 0,3"}, turn="R")

    contracts = [move for move in Pruner(STANDARD)(state) if move[0] == "contract" and move[1] == "F05"]

    assert contracts == [("contract", "F05", paid)]


@pytest.mark.parametrize("price", range(1, 18))
def test_the_cheapest_payment_is_the_cheapest(price: int) -> None:
    stock = [(5, "Mt", 1), (3, "Br", 2), (2, "Sh", 3), (1, "Gn", 4), (1, "Pn", 2)]
    cost = {"Mt": 4.0, "Br": 2.5, "Sh": 1.0, "Gn": 0.7, "Pn": 0.9}
    tiles = Tiles(stock, price)

    def goods_spent(move: tuple[str, ...]) -> float:
        return sum(cost[code] * count for code, count in counts(move).items())

    found = cheapest(tiles, cost)
    assert found in tiles
    assert goods_spent(found) == pytest.approx(min(goods_spent(move) for move in tiles))


def test_ways_to_finish_a_turn_are_legal_and_in_order() -> None:
    state = new_state(2, "france")
    before = state.copy()
    lines = BeamSearch(STANDARD).lines(state)
    assert state == before
    assert [line.value for line in lines] == sorted((line.value for line in lines), reverse=True)
    for line in lines[:20]:
        assert line.moves[-1] == ("done",)
        after = state.copy()
        for move in line.moves:
            assert move in options(after)
            play(after, move)
        assert after == line.after()


def test_a_sure_gain_is_taken() -> None:
    state = position(give={"R": "3Or 2Pn"}, built={"R": "F36 0,3"}, turn="R")
    best = BeamSearch(STANDARD).lines(state)[0]
    assert ("trade", "Or") in best.moves
    assert goods(best.state) != goods(state)


# ---- reasons


def test_a_turn_is_explained_in_one_sentence() -> None:
    state = position(give={"R": "3Wo 2Cl 7Gn"}, built={"R": "F05 0,3"}, land={"R": "plot 0 coast"}, display="F04")
    said = explain(state, ["build F04 0,-1", "prior", "times 7", "done"], "RGB")
    assert said == "Red builds the Windmill: 10 points now, 7 flour for the Bakery."


def test_a_reason_says_that_goods_are_taken_with_the_joker() -> None:
    said = explain(new_state(2, "france"), ["use LR3 lay", "take joker", "done"], "RG")
    assert said.startswith("Red uses the Cloister Office and takes goods with the joker")
    felled = explain(new_state(2, "france"), ["fell 0,1 joker", "done"], "RG")
    assert felled.startswith("Red fells trees and takes goods with the joker")


def test_what_has_no_reason_is_only_told() -> None:
    state = position(give={"R": ""})
    assert explain(state, ["pass", "done"], "RGB") == "Red passes."
    assert explain(state, ["done"], "RGB").startswith("Red ends the turn")


@pytest.mark.parametrize(("players", "country", "length"), GAMES)
def test_every_turn_has_words(players: int, country: str, length: str) -> None:
    turns = BeamSearch(STANDARD, width=1, sites=1)
    for state in on_the_way(players, country, length, seed=3)[::5]:
        said = explain(state, turns.lines(state)[0].moves, "RGBW"[:players])
        assert said.endswith(".")
        assert said[0].isupper()

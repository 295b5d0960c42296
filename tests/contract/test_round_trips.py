"""Text, data and terms from outside: accepted as the same game in every form, or refused whole with our own error."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import ora_widgets as ora
from ora_widgets import bots
from ora_widgets.env import OraEnv
from ora_widgets.game.game import Game
from ora_widgets.game.position.text import BY_INDICATOR, BY_SEAT, CARDS, NUMBER, SHAPES, SUPPLY, WORD

from .test_arguments import wrong_with

BOUNDED = settings(max_examples=120)
START = ora.new_game(2, "ireland", "short").play("pass; pass; done")

# ---- what people may write, and what they may not

numbers = st.integers(-3, 40) | st.sampled_from([10**400, -(10**400), 9999, 10_000, 2**63, True])
scalars = st.none() | st.booleans() | numbers | st.floats() | st.text(max_size=8)
data = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)
seats = st.sampled_from(["R", "G", "B", "W", "X", ""])
cards = st.sampled_from(
    ["F05", "I05", "G01", "G02", "G07", "S1", "S5", "LR1", "LW3", "Bakery", "Priory", "bakry", "", "forest"]
)
spaces = st.sampled_from(["0,0", "0,1", "0,3", "1,3", "1,4", "-1,3", "0,-1", "9,9", "0,3,", "٣,3", ""])
words = st.one_of(
    st.text(max_size=12),
    st.builds(" ".join, st.lists(cards | spaces, max_size=4)),
    st.builds("; ".join, st.lists(st.builds("{} {}".format, cards, spaces), max_size=4)),
    st.builds("{}{}".format, st.sampled_from(["", "2", "40", "9999", "٣", "３", "0"]), st.sampled_from(["Gn", " malt", " coins", "Ni", "Wr", " " * 700 + "peat"])),
    st.sampled_from(["prior G01", "lay LR1, lay LR2", "district -1 hills; plot 0 coast", "S1 S2", "-", "7 steps", "A", "bonus", "E"]),
)  # fmt: skip
by_seat = st.dictionaries(seats, words | scalars, max_size=3)
kinds = {
    NUMBER: numbers,
    SUPPLY: numbers,
    WORD: words,
    CARDS: words,
    BY_SEAT: by_seat,
    BY_INDICATOR: st.dictionaries(st.sampled_from(["clay", "joker", "grapes", "gold"]), numbers | words, max_size=3),
}
terms = st.fixed_dictionaries(
    {},
    optional={
        name: kinds[shape] | data
        for name, (shape, _) in SHAPES.items()
    },
)  # fmt: skip
rulings = st.sampled_from([None, "official", "kennerspiel", "weblabora"]) | st.fixed_dictionaries(
    {}, optional={"idle_rounds": numbers, "any_order": st.booleans() | scalars, "table": words}
)
tables = st.sampled_from([(1, "long"), (2, "short"), (2, "long"), (3, "short"), (4, "long"), (5, "long")])
countries = st.sampled_from(["france", "ireland", "poland"])
lines = st.lists(st.sampled_from(["pass", "done", "fell 0,1", "cut 0,0 joker", "pass; pass; done", "", "use LR1 lay", "٣"]) | st.text(max_size=10), max_size=6)  # fmt: skip


def check_round_trip(game: Game) -> None:
    """Check that an accepted game is the same in every form, and can be shown."""
    for form in (game.record(), game.code(), game.to_json(), json.dumps(game.to_json())):
        other = ora.load(form)
        assert (other.setup, other.moves, other.state) == (game.setup, game.moves[: game.ply], game.state)
    assert str(game)
    assert repr(game.schedule())


def ours(error: Exception) -> None:
    """Check that an error may be shown to people."""
    assert wrong_with(error) == ""


def load_or_none(source: Any) -> Game | None:
    """The content of a source; None if it is refused."""
    try:
        return ora.load(source)
    except ora.Refusal as refused:
        ours(refused)
    except OSError as error:
        ours(error)
    return None


# ---- records, JSON, positions


@BOUNDED
@given(table=tables, country=countries, ruled=rulings, position=st.none() | terms, moves=lines)
def test_json_is_a_game_or_none(table: Any, country: str, ruled: Any, position: Any, moves: list[str]) -> None:
    players, length = table
    setup = {"players": players, "length": length, "country": country}
    setup |= {} if ruled is None else {"rulings": ruled}
    setup |= {} if position is None else {"position": position}
    game = load_or_none({"ora": 2, "setup": setup, "moves": moves})
    if game is not None:
        check_round_trip(game)


@BOUNDED
@given(table=tables, country=countries, ruled=rulings, position=st.none() | terms, moves=lines)
def test_a_record_is_a_game_or_none(table: Any, country: str, ruled: Any, position: Any, moves: list[str]) -> None:
    players, length = table
    head = ["ora 2", f"players {players}", f"country {country}", f"length {length}"]
    head += [] if ruled is None else [f"rulings {json.dumps(ruled)}"]
    head += [] if position is None else [f"position {json.dumps(position)}"]
    text = "\n".join([*head, "", *moves])
    game = load_or_none(text)
    if game is not None:
        check_round_trip(game)
    # Two other doors of the same room.
    side = START.copy().for_seat("R")
    before = side.game.state, side.game.moves
    try:
        side.merge(text)
    except ora.Refusal as refused:
        ours(refused)
        assert (side.game.state, side.game.moves) == before


@BOUNDED
@given(anything=data)
def test_data_of_any_shape_is_refused(anything: Any) -> None:
    for source in (anything, {"ora": anything}, {"ora": 1, "setup": anything, "moves": []}, {"ora": 1, "setup": {"players": 2, "country": "france"}, "moves": anything}):  # fmt: skip
        game = load_or_none(source)
        if game is not None:
            check_round_trip(game)


@BOUNDED
@given(table=tables, country=countries, ruled=rulings, position=terms, prelude=lines)
@example((1, "long"), "france", None, {"give": {"R": "0"}, "display": "F05 0,0; F05 0,1; F05 1,4; I05 0,3"}, [])
def test_a_scenario_is_a_game_or_impossible(
    table: Any, country: str, ruled: Any, position: Any, prelude: list[str]
) -> None:
    players, length = table
    try:
        made = ora.Scenario("Any", players=players, length=length, country=country, rulings=ruled, prelude="; ".join(prelude), **position)  # fmt: skip
    except ora.Refusal as refused:
        ours(refused)
        return
    check_round_trip(made.game())


# ---- bots, studies, the environment


@BOUNDED
@given(settings_=st.dictionaries(st.sampled_from(["n", "seconds", "playouts", "seed"]), data, max_size=3))
def test_a_hint_is_given_or_refused(settings_: dict[str, Any]) -> None:
    before = START.state, START.moves
    given_ = {"n": 1, "seconds": None, "playouts": 1} | {name: value for name, value in settings_.items() if name != "playouts" or not isinstance(value, int)}  # fmt: skip
    if isinstance(given_["seconds"], (int, float)) and 0 < given_["seconds"] <= 10**6:
        given_["seconds"] = 0.001
    try:
        assert len(START.hint(**given_)) <= given_["n"]
    except ValueError as refused:
        ours(refused)
    assert (START.state, START.moves) == before


@BOUNDED
@given(goal=words | st.builds("R has {}".format, words) | st.builds("R built {}; R points {}".format, cards, words))
def test_a_goal_reads_as_it_is_written(goal: str) -> None:
    from ora_widgets.scenarios.goals import read_goal

    try:
        wanted = read_goal(goal)
    except ora.ParseError as refused:
        ours(refused)
        return
    assert read_goal(str(wanted)) == wanted


@BOUNDED
@given(actions=st.lists(data | st.integers(0, 8), max_size=4))
def test_an_action_of_the_environment_is_taken_or_refused(actions: list[Any]) -> None:
    made = OraEnv(players=2, slots=16)
    made.reset()
    for action in actions:
        before, offered = made.game.state, made.moves()
        try:
            made.step(action)
        except ora.InvalidMove as refused:
            ours(refused)
            assert made.game.state == before
        else:
            assert made.game.moves[-1] == offered[action]


@pytest.mark.parametrize("bot", [bots.Random, bots.Greedy, lambda **said: bots.Search(playouts=1, **said)])
@BOUNDED
@given(seed=data)
def test_a_bot_takes_a_seed_or_refuses_it(bot: Any, seed: Any) -> None:
    try:
        made = bot(seed=seed)
    except ora.Refusal as refused:
        ours(refused)
        return
    if seed is not None:
        assert made.chance.random() == bot(seed=seed).chance.random()

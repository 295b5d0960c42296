"""Looking at a game: position, players, question, points, and its display."""

from __future__ import annotations

import re

import pytest

import ora_widgets as ora
from ora_widgets import engine
from ora_widgets.engine.goods import GOODS
from ora_widgets.game.game import Game
from ora_widgets.scene.tally import tally
from tests.support.modes import GAMES

from .tables import game_at, goods, random_game


def test_what_a_player_has_reads_by_name_and_by_code() -> None:
    red = game_at(give={"R": "3Gn Pt Sw"}, lay={"R": "LR1"}, prior={"R": "LR2"}).state.player("R")
    assert red.goods["grain"] == red.goods["Gn"] == 3
    assert red.goods["peat"] == 1
    assert red.goods["wine"] == 0
    assert red.goods["whiskey"] == 0, "a good of the other country is one that nobody has"
    assert repr(red.goods) == "Pt 3Gn Sw"
    assert red.food == 3
    assert red.energy == 2 + 0.5 + 1.5, "grain counts as the straw it can become"
    assert (red.prior, red.brothers, red.out) == ("LR2", 1, ("LR1",))
    assert red.hand == ("S1", "S2", "S3", "S4")
    assert red.terrain["0,4"] == "hillside"
    assert red.holds["0,0"] == "moor"


def test_goods_are_a_mapping_of_what_the_country_has() -> None:
    tiles = ora.new_game(3, "ireland").player("R").goods
    assert dict(tiles) == {name: tiles[name] for name in tiles}
    assert len(dict(tiles)) == len(tiles) == 18
    assert "whiskey" in dict(tiles)
    assert "bread" not in dict(tiles)


@pytest.mark.parametrize("good", ["gold", "", "WO", None, 3])
def test_no_such_good(good: str) -> None:
    tiles = ora.new_game(3).player("R").goods
    assert good not in tiles
    with pytest.raises(ora.UnknownName, match="There is no good"):
        tiles[good]


@pytest.mark.parametrize("seat", ["W", "X", "", "RG", None, 0, "r"])
def test_an_unknown_seat_is_refused(seat: str) -> None:
    with pytest.raises(ora.Refusal, match="the seats are R, G, B"):
        ora.new_game(3).state.player(seat)


def test_the_neutral_player_sits_at_w() -> None:
    game = ora.new_game(1, "ireland")
    assert game.player("W").buildings == ("LW1", "LW2", "LW3", "G13")
    assert game.player("R").buildings == ("LR1", "LR2", "LR3")


def test_seats_go_by_colour_not_by_order() -> None:
    game = ora.new_game(3, seats="BRG")
    assert game.to_move == "B"
    assert game.play("fell 0,1 wood").player("B").goods["wood"] == 3
    assert game.player("R").goods["wood"] == 1


def test_whatever_is_done_to_a_state_the_game_stays_as_it_was() -> None:
    game = random_game(2, moves=80)
    before = game.state
    taken = game.state
    for player in taken.players:
        player.goods[:] = [99] * len(GOODS)
        player.holds.clear()
    taken.since[:] = [None] * len(taken.since)
    taken.sites.clear()
    taken.display = ()
    red = game.player("R")
    red.terrain.clear()
    red.holds.clear()
    game.state_at(0).players[0].goods[0] = 50
    assert game.state == before != taken
    assert goods(game.jump(0)) == "Wo Pt Gn Sh Cl Pn"


def test_a_state_is_one_that_the_engine_takes() -> None:
    game = ora.new_game(3)
    state = game.state
    engine.play(state, ("build", "G07", "0,3"))
    assert ("prior",) in engine.options(state)
    assert state.copy().player("R").goods["clay"] == 0
    assert state.copy() == state
    assert game.ply == 0
    assert goods(game) == "Wo Pt Gn Sh Cl Pn"


@pytest.mark.parametrize(("players", "country", "length"), GAMES)
def test_every_position_shows_itself(players: int, country: str, length: str) -> None:
    game = random_game(4, players, country, length)
    mode = f"{players} players, {length}" if players > 1 else "solo"
    form = re.compile(rf"<Game: {mode}, {country.title()}, round \d+, [RGBW] to move>")
    for ply in range(game.plies):
        game.jump(ply)
        assert form.fullmatch(repr(game))
        assert game.to_move in set(game.setup.seats)
        assert repr(game.state) == f"<Snapshot: round {game.round}, {game.to_move} to move>"
        assert game.question.endswith((".", "?", ")"))
        assert game.question.startswith({"R": "Red", "G": "Green", "B": "Blue", "W": "White"}[game.to_move or ""])
    game.jump(game.plies)
    won = r", [RGBW]( and [RGBW])* won" if players > 1 else r", -?\d+ of 500 points"
    assert re.fullmatch(rf"<Game: {mode}, {country.title()}, over{won}>", repr(game))
    assert repr(game.state) == f"<Snapshot: round {game.round}, over>"
    assert game.to_move is None
    assert game.question.startswith("The game is over.")


def test_the_points_are_a_small_table() -> None:
    game = game_at(give={"R": "Rq 5Pn", "G": "Wn"}, built={"R": "G07 0,3; S2 1,3", "B": "F05 0,3"})
    score = game.score()
    assert list(score) == ["R", "G", "B"]
    red = score["R"]
    # On 1,3 the village's neighbours are the Farmyard, the Cloister Office, the kiln above and land not yet bought.
    assert (red.goods, red.economic, red.total) == (10, 5, 15 + sum(points for _, _, points in red.settlements))
    assert score.winners == ("R",)
    lines = [line.split() for line in repr(score).splitlines()]
    assert lines[0] == ["Seat", "Goods", "Economic", "Settlements", "Total"]
    assert lines[2] == ["G", "1", "0", "0", "1"]
    assert len({len(line) for line in repr(score).splitlines()}) == 1
    assert score._repr_html_().count("<tr>") == 4


def test_a_tie_has_several_winners() -> None:
    game = game_at(players=2)
    assert game.score().winners == ("R", "G")
    assert repr(game.jump(0)) == "<Game: 2 players, long, France, round 1, R to move>"


def test_the_round_counts_rotations_of_the_wheel() -> None:
    game = ora.new_game(3)
    assert game.round == 1
    for _ in range(4):
        game.play("pass; done")
    assert game.round == 2
    assert game.to_move == "G"


def alone(give: str) -> ora.Game:
    """A solo game after its last answer."""
    state = game_at(players=1, give={"R": give}).now.copy()
    state.pending = ()
    return Game(ora.new_game(1).setup, state)


@pytest.mark.parametrize(
    ("give", "points", "reached", "said"),
    [
        ("6Rq 3Ce", 57, False, "The game is over. You have 57 points; you needed 500 to win."),
        ("62Rq 3Pn", 496, False, "The game is over. You have 496 points; you needed 500 to win."),
        ("62Rq Or", 500, True, "The game is over. You have reached the goal of 500, with 500 points."),
        ("63Rq", 504, True, "The game is over. You have reached the goal of 500, with 504 points."),
    ],
)
def test_alone_there_is_a_verdict_and_no_winner(give: str, points: int, said: str, *, reached: bool) -> None:
    """F13.11."""
    game = alone(give)
    score = game.score()
    assert (score["R"].total, score.winners, score.goal, score.reached) == (points, (), 500, reached)
    assert game.question == said
    assert repr(game) == f"<Game: solo, France, over, {points} of 500 points>"
    verdict = f"The goal of 500 points is {'' if reached else 'not '}reached."
    assert repr(score).splitlines()[-1] == verdict
    assert f"<p>{verdict}</p>" in score._repr_html_()
    assert tally(game)["winners"] == []


def test_only_the_solo_game_has_a_target_score() -> None:
    score = ora.new_game(2).score()
    assert (score.goal, score.reached) == (0, None)
    assert "goal" not in repr(score)

"""What happened since a player's last move: the other players' moves in order, and nothing else."""

from __future__ import annotations

from random import Random

from ora_widgets import Game, new_game
from ora_widgets.scene import ask, scene
from ora_widgets.scene.log import MAX_NEWS
from tests.fixtures.write import random_move


def sentences_since(game: Game, language: str = "en") -> list[str]:
    return [entry["text"] for entry in scene(game, language).get("since", [])]


def test_a_turn_begins_with_what_the_others_did() -> None:
    game = new_game(3, "france").play(
        "build G07 0,3; skip; done; contract G07 coins; send lay; times 1; done; pass; done"
    )
    assert ask(game, "en")["seat"] == "R"
    assert sentences_since(game) == [
        "Green gives 1 peat and receives 1 peat coal.", "Green is done.", "Blue passes.", "Blue is done.",
    ]  # fmt: skip


def test_everything_up_to_the_first_own_move_is_news() -> None:
    game = new_game(3, "france").play("pass; done; fell 0,1 wood; done")
    assert ask(game, "en")["seat"] == "B"
    assert sentences_since(game) == [
        "Red passes.",
        "Red is done.",
        "Green fells the trees on M4 and receives 2 wood.",
        "Green is done.",
    ]
    assert sentences_since(game, "pl")[0] == "Czerwony pasuje."


def test_within_a_turn_there_is_no_news() -> None:
    game = new_game(3, "france").play("pass; done; pass")
    assert sentences_since(game) == []


def test_alone_there_is_never_any() -> None:
    game, rng = new_game(1, "france"), Random(1)
    while not game.over and game.ply < 120:
        assert sentences_since(game) == []
        game.play(random_move(game, rng))


def test_it_is_others_only_in_order_and_not_endless() -> None:
    game, rng = new_game(4, "ireland"), Random(4)
    longest = 0
    while not game.over and game.ply < 250:
        now = scene(game, "en")
        news = now.get("since", [])
        assert now["to_move"] not in {entry["seat"] for entry in news}
        assert [entry["ply"] for entry in news] == [*range(game.ply - len(news) + 1, game.ply + 1)]
        assert len(news) <= MAX_NEWS
        longest = max(longest, len(news))
        game.play(random_move(game, rng))
    assert longest > 8

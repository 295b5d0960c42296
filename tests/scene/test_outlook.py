"""Previews on the board: the next rotation, yields, payments, previews of answers, pictograms."""

from __future__ import annotations

from random import Random

import pytest

from ora_widgets import Game, new_game
from ora_widgets.engine import score
from ora_widgets.engine.cards import CARDS, SETTLEMENTS
from ora_widgets.engine.goods import tile
from ora_widgets.engine.turn.scoring import settlement_points
from ora_widgets.game.schedule import goes_beyond
from ora_widgets.scene import ask, book, previews, scene
from ora_widgets.scene.asking import picks_of_move
from ora_widgets.scene.book import picture
from tests.fixtures.write import POSITIONS, random_move


def test_every_card_has_a_pictogram() -> None:
    names = {id_: picture(id_) for id_ in [*CARDS, *SETTLEMENTS]}
    assert all(names.values())
    # The two quarries, vines, granaries and guest houses each have one picture.
    assert len(set(names.values())) >= 70
    assert all(card["picture"] == names[id_] for id_, card in book(new_game(3, "france"), "en")["cards"].items())


def test_the_next_rotation_is_what_then_comes() -> None:
    for players, country, length in (
        (3, "france", "long"),
        (4, "ireland", "short"),
        (1, "france", "long"),
        (2, "ireland", "long"),
    ):
        game, rng = new_game(players, country, length), Random(1)
        round_, since, announced = 0, list[int | None](), None
        while not (game.over or goes_beyond(game.now)):
            shown = scene(game, "en")["wheel"]
            if game.round != round_ and announced is not None:
                # An indicator that nobody has used meanwhile shows the predicted value.
                values = {one["id"]: one["value"] for one in shown["indicators"]}
                assert shown["beam"] == announced["space"]
                if game.now.since == since:
                    assert values == announced["values"]
            round_, since, announced = game.round, game.now.since, shown["next"]
            game.play(random_move(game, rng))


def news(game: Game) -> str:
    following = scene(game, "en")["wheel"]["next"]
    return following["text"] if following else ""


def test_a_short_game_says_beside_the_wheel_what_everybody_gets_besides() -> None:
    game, rng = new_game(3, "france", "short"), Random(1)
    assert news(game).endswith("everybody also gets 1 of them (F12.4).")
    while game.round < 3:
        game.play(random_move(game, rng))
    assert "F12.4" not in news(game)
    assert "F12.4" not in news(new_game(2, "france", "short"))


def test_the_next_rotation_is_reported_in_a_sentence() -> None:
    game = new_game(3, "france")
    assert news(game) == "Next, round 2: only the wheel turns."
    game, rng = new_game(3, "france"), Random(1)
    while game.round < 5:
        game.play(random_move(game, rng))
    assert news(game) == "Next, round 6: settlement phase A."
    while not game.over:
        game.play(random_move(game, rng))
    assert scene(game, "en")["wheel"]["next"] is None


def test_yields_are_what_is_received() -> None:
    game = new_game(3, "france").play("pass; done; pass; done; use LB1 lay; take clay; done")
    said = scene(game, "en")["yields"]
    assert said["Cl"].startswith("0 clay, or ")
    assert said["Gn Sh"] == "2 grain or 2 livestock"  # as much as with the joker
    assert said["Mt Br Wn!"].startswith("only with the joker: ")
    before = game.now.players[game.now.to_move or 0].goods[:]
    game.play("use LR3 lay; take coin")
    gained = game.now.players[0].goods[5] - before[5]
    assert said["Pn"] == f"{gained} coins"


def test_what_the_turn_has_brought() -> None:
    game = new_game(3, "france")
    assert scene(game, "en")["sofar"] is None
    game.play("build G07 0,3; skip")
    now = scene(game, "en")["sofar"]
    assert now is not None
    assert (now["seat"], now["goods"]) == ("R", [("Cl", -1)])
    assert now["points"] == {"goods": 0, "economic": 4, "settlements": 0, "total": 4}
    game.play("done")
    assert scene(game, "en")["sofar"] is None


@pytest.mark.parametrize(
    "name", ["start", "middle", "late", "settle", "payment", "take", "choose", "place", "times", "many"]
)
def test_a_preview_is_what_then_happens(name: str) -> None:
    game = POSITIONS[name]()
    lines = [option["line"] for option in ask(game, "en")["options"]][::7]
    seat, seats = game.now.pending[-1].seat, game.now
    for seen in previews(game, lines, "en"):
        after = game.copy().play(seen["line"]).now
        assert seen["points"]["total"] == score(after, seat).total - score(seats, seat).total
        points = seen["points"]
        assert points["goods"] + points["economic"] + points["settlements"] == points["total"]
        assert sum(n for _, n in seen["goods"]) == sum(after.players[seat].goods) - sum(seats.players[seat].goods)


def test_no_preview_of_what_is_not_possible() -> None:
    game = new_game(3, "france")
    assert previews(game, ["use LG1 lay", "build F04 0,3", "done", "nonsense"], "en") == []
    assert previews(POSITIONS["over"](), ["pass"], "en") == []


def payments() -> list[Game]:
    found = []
    for seed in range(6):
        game, rng = new_game(3, ("france", "ireland")[seed % 2]), Random(seed)
        while not game.over:
            if ask(game, "en")["pay"] is not None:
                found.append(game.copy())
            game.play(random_move(game, rng))
    return found


def test_the_sum_of_every_payment_reaches_the_price() -> None:
    games = [*payments(), POSITIONS["many"]()]
    assert len(games) > 20
    for game in games:
        question = ask(game, "en")
        pay = question["pay"]
        assert pay is not None
        worth = pay["worth"]
        for option in question["options"]:
            if option["line"] == "skip":
                continue
            # Every tile is picked, and none is counted that was not.
            assert option["picks"] == picks_of_move(tuple(option["line"].split()))
            assert sum(worth[token] for token in option["picks"]) >= pay["price"]


def test_ready_made_payments_are_legal_and_as_they_say() -> None:
    for game in [*payments(), POSITIONS["many"]()]:
        pay = ask(game, "en")["pay"]
        assert pay is not None
        for quick in pay["quick"]:
            assert quick["line"] in game.legal_moves
            tiles = [tile(word) for word in quick["line"].split()[1:]]
            if quick["label"].startswith("Exact"):
                assert sum(pay["worth"][code] * count for code, count in tiles) == pay["price"]
            else:
                assert len(tiles) == 1


def test_a_settlement_is_worth_itself_and_its_neighbours() -> None:
    shown = 0
    for name in ("middle", "late", "two"):
        game = POSITIONS[name]()
        for player, drawn in zip(game.now.players, scene(game, "en")["players"], strict=True):
            for space in drawn["spaces"]:
                if "near" in space:
                    shown += 1
                    own = SETTLEMENTS[str(space["holds"])].dwelling
                    assert space["dwelling"] == own + sum(space["near"].values())
                    assert space["dwelling"] == settlement_points(player, space["at"])
    assert shown > 5

"""Rulings on disputed points: the effect of each, which exclude each other, and where a game shows them."""

from __future__ import annotations

import pytest

import ora_widgets as ora


def test_a_game_shows_its_rulings_and_its_record_names_those_that_differ() -> None:
    game = ora.new_game(3, "france", "short", rulings={"gifts_after_phase": True})
    assert game.rulings.gifts_after_phase
    assert '"gifts_after_phase": true' in game.record()
    assert ora.load(game.record()).rulings == game.rulings
    assert "rulings" not in ora.new_game(3, "france").record()


def until_round(game: ora.Game, number: int) -> ora.Game:
    while game.round < number:
        game.play("pass" if "pass" in game.legal_moves else "done")
    return game


@pytest.mark.parametrize(("after", "grain"), [(False, 4), (True, 3)])
def test_given_goods_come_before_or_after_the_settlement_phase_of_their_round(*, after: bool, grain: int) -> None:
    # D7: phase A is in round 3, whose gift is wood and grain.
    game = until_round(ora.new_game(3, "france", "short", rulings={"gifts_after_phase": after}), 3)
    assert game.question.startswith("Blue")
    assert game.player("B").goods["grain"] == grain


@pytest.mark.parametrize(("paid", "clay"), [(True, 3), (False, 2)])
def test_bonus_production_at_zero(*, paid: bool, clay: int) -> None:
    # D6: red takes 2 clay; green finds the indicator at 0. Everybody's clay: 1 + 1 (red's) + 1 (green's, if paid).
    game = ora.new_game(3, "france", "short", rulings={"bonus_at_zero": paid})
    game.play("use LR1 lay; take clay; done; use LG1 lay; take clay")
    assert game.player("B").goods["clay"] == clay


@pytest.mark.parametrize(("free", "home"), [(True, True), (False, False)])
def test_the_bathhouse_may_recall_without_the_coin(*, free: bool, home: bool) -> None:
    game = ora.Scenario(
        "Bathhouse", players=4, round=12, give={"R": "Pn"}, built={"R": "F23 1,3"}, to_move="R",
        rulings={"free_recall": free},
    ).game()  # fmt: skip
    game.play("use F23 prior; skip")
    assert (game.player("R").prior == "") is home
    assert game.player("R").goods["coin"] == 1


def test_alone_the_last_place_of_a_cloister_building_may_be_taken_if_that_is_agreed() -> None:
    # F13.6, D22: only 1,3 is beside the neutral Cloister Office.
    for agreed in (False, True):
        game = ora.Scenario(
            "Neutral", players=1, phase="A", display=["G02", "G07"], rulings={"any_place": agreed}
        ).game()  # fmt: skip
        assert ("place G07 1,3" in game.legal_moves) is agreed


def test_the_quarry_of_pile_c_stays_in_the_box_if_four_agree() -> None:
    with_it = ora.new_game(4, "france", "short")
    without = ora.new_game(4, "france", "short", rulings={"without_quarry_c": True})
    for game, there in ((with_it, True), (without, False)):
        until_round(game, 8)
        assert ("F29" in game.state.display) is there


@pytest.mark.parametrize(
    "terms",
    [
        {"players": 4, "country": "ireland", "length": "short", "rulings": {"without_quarry_c": True}},
        {"players": 3, "country": "france", "length": "long", "rulings": {"gifts_after_phase": True}},
        {"players": 3, "country": "france", "length": "short",
         "rulings": {"gifts_after_phase": True, "table": "kennerspiel"}},
        {"players": 3, "country": "france", "rulings": {"idle_rounds": -1}},
        {"players": 3, "country": "france", "rulings": {"house": True}},
    ],
)  # fmt: skip
def test_rulings_that_contradict_each_other_or_the_game_are_refused_with_what_would_fit(
    terms: dict[str, object],
) -> None:
    with pytest.raises(ora.InvalidSetup) as refused:
        ora.new_game(**terms)  # type: ignore[arg-type]
    assert str(refused.value).endswith(".")
    assert refused.value.rule

"""Felling and cutting without a card left (F5.4.3, D17): it may be named, yields nothing, and moves no indicator."""

from __future__ import annotations

import pytest

import ora_widgets as ora

from .tables import game_at

ALL = {"fell": "0,1 0,2 1,1", "cut": "0,0 1,0"}
WORD = {"fell": ("wood", "forest"), "cut": ("peat", "moor")}


@pytest.mark.parametrize("verb", ALL)
def test_named_without_a_card_left_it_spends_the_action(verb: str) -> None:
    game = game_at(cleared={"R": ALL[verb]}, wheel="wood 4 peat 4")
    before = game.now.copy()
    game.play(verb)
    assert game.moves[-1] == ora.Move.parse("pass")
    assert list(game.legal_moves)[-1] == ora.Move.parse("done")
    assert (game.now.players, game.now.since) == (before.players, before.since)


@pytest.mark.parametrize("verb", ALL)
def test_with_a_card_left_the_space_has_to_be_named(verb: str) -> None:
    with pytest.raises(ora.AmbiguousMove):
        game_at(wheel="wood 4 peat 4").play(verb)


def test_with_one_card_and_one_indicator_left_the_word_means_that_one() -> None:
    game = game_at(cleared={"R": "0,1 0,2"}, wheel="wood 4 joker -").play("fell")
    assert game.moves[-1] == ora.Move.parse("fell 1,1 wood")


@pytest.mark.parametrize("verb", ALL)
def test_a_space_without_any_card_left_is_refused_with_what_may_be_named(verb: str) -> None:
    game = game_at(cleared={"R": ALL[verb]})
    with pytest.raises(ora.IllegalMove, match=f"no {WORD[verb][1]} left.*“{verb}” without a space") as refused:
        game.play(f"{verb} 0,1 {WORD[verb][0]}")
    assert refused.value.rule == "F5.4.3"
    with pytest.raises(ora.IllegalMove, match=r"There is no (forest|moor) on 0,3; name one of your spaces"):
        game_at().play(f"{verb} 0,3 {WORD[verb][0]}")


def test_what_no_main_action_asks_is_no_null_action() -> None:
    bare = {"R": f"{ALL['fell']} {ALL['cut']}"}
    for terms in ({"mains": 0}, {"kind": "bonus"}):
        game = game_at(cleared=bare, **terms)
        with pytest.raises(ora.Refusal):
            game.play("fell")
    granted = game_at(built={"R": "F32 0,3"}, cleared={"R": ALL["fell"]}, give={"R": "Pn"}).play("use F32 lay; pay Pn")
    with pytest.raises(ora.IllegalMove, match="no forest left to fell; choose another action, or skip this one"):
        granted.play("fell 0,1 wood")
    with pytest.raises(ora.Refusal):
        granted.play("fell")

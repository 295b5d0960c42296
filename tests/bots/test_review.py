"""Reviews of games: mistakes are found, good games have none, and what cannot be reviewed."""

from __future__ import annotations

from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.bots import Deadline
from ora_widgets.bots.review import Review, walk_to
from ora_widgets.bots.review_run import MIN_LOSS, TurnPlayed, mistake_in, review, turns_played
from ora_widgets.engine import IllegalMove, Move, Rulings
from ora_widgets.engine import play as engine_play
from ora_widgets.support.arguments import WrongArgument
from tests.support.positions import position


def lazy() -> ora.Game:
    return ora.new_game(3, "france").play("pass; done; pass; done; pass; done; pass; done; pass; done")


def test_turns_are_cut_where_somebody_else_is_asked() -> None:
    game = ora.new_game(3, "france").play("build G07 0,3; prior; times 1; done; pass; done")
    assert [(turn.ply, turn.seat, [str(move) for move in turn.moves]) for turn in turns_played(game)] == [
        (0, 0, ["build G07 0,3", "prior", "times 1", "done"]),
        (4, 1, ["pass", "done"]),
    ]


def test_what_the_owner_answers_to_a_contract_belongs_to_the_turn() -> None:
    game = ora.new_game(3, "france").play("contract LG1 coins; send lay; take clay; done; pass; done")
    assert [(turn.ply, turn.seat, len(turn.moves)) for turn in turns_played(game)] == [(0, 0, 4), (4, 1, 2)]


def test_who_passes_at_the_start_is_reported_what_it_cost() -> None:
    game = lazy()
    found = game.review(budget=12)
    assert found.complete
    assert [row.ply for row in found.expected] == [0, 2, 4, 6, 8, 10]
    assert all(len(row.points) == 3 for row in found.expected)
    worst = found.of("R")[0]
    assert (worst.seat, str(worst.played[0])) == ("R", "pass")
    assert worst.lost >= MIN_LOSS
    assert 0 < worst.low <= worst.lost <= worst.high
    assert worst.why.startswith("Red ")
    # A better move that is suggested can be played there.
    assert walk_to(game, worst, better=True).moves[worst.ply :] == worst.better
    assert walk_to(game, worst, better=False).moves[worst.ply :] == worst.played
    assert game.ply == 10


@pytest.mark.parametrize("open_turn", ["pass; pass; done", "use LR3 lay; take coin; use LR2 lay; take livestock; done"])
def test_who_does_not_end_a_game_for_two_that_could_be_ended_and_won_is_told(open_turn: str) -> None:
    leads = {"R": "4Wo 3Cl 2Sn 9Pn Rq", "G": "4Wo 3Cl 2Sn 9Pn"}
    before = position(2, "france", "short", round=35, give=leads, display="F11 F24", mains=2)
    after = before.copy()
    moves = tuple(map(Move, open_turn.split("; ")))
    for move in moves:
        engine_play(after, move)
    mistake = mistake_in(TurnPlayed(0, 0, moves, before, after), "RG", Deadline())
    assert mistake
    assert "the end of the game with a lead" in mistake.why


def test_the_same_seed_finds_the_same() -> None:
    first, second = (lazy().review(budget=6, seed=3) for _ in range(2))
    assert first.to_json() == second.to_json()
    again = Review.from_json(first.to_json())
    assert (again.mistakes, again.expected, again.record) == (first.mistakes, first.expected, first.record)
    assert ora.load(again.record).moves == lazy().moves


def test_it_shows_itself_in_three_languages() -> None:
    found = lazy().review(budget=6)
    for language, word in (("en", "points lost"), ("pl", "stracone punkty"), ("es", "puntos perdidos")):
        shown = Review.from_json(found.to_json(), language)
        assert word in shown._repr_html_()
        assert "<svg" in shown._repr_html_()


def test_its_words_follow_the_language() -> None:
    found = lazy().review(budget=6)
    whys = [mistake.why for mistake in found.of("G")]
    assert whys[0].startswith("Green ")
    again = Review.from_json(found.to_json(), "pl")
    assert again.of("G")[0].why.startswith("Zielony ")
    assert again.speak("es").of("G")[0].why.startswith("Verde ")
    stopped = found.as_incomplete("review-time")
    try:
        ora.set_language("pl")
        assert found.of("G")[0].why.startswith("Zielony ")
        assert stopped.unfinished == "Czas minął, zanim sprawdzono wszystkie tury."
    finally:
        ora.set_language("en")
    assert [mistake.why for mistake in found.of("G")] == whys


def test_a_game_without_a_turn_is_refused() -> None:
    with pytest.raises(IllegalMove, match="No turn"):
        ora.new_game(2, "france").review()


def test_it_takes_positions_of_their_own_and_other_rulings() -> None:
    scenario = ora.scenario("fishing-village").game().play("settle S4 1,-1; pay Gn Sh Mt; done")
    assert scenario.review(budget=6).complete
    ruled = ora.new_game(2, "france", rulings=Rulings(any_order=True)).play("pass; pass; done")
    assert ruled.review(budget=6).complete


def test_what_was_found_before_an_interrupt_is_kept() -> None:
    seen: list[int] = []

    def stop(found: Review, done: int, steps: int) -> None:
        seen.append(done)
        assert done <= steps
        if done == 2:
            raise KeyboardInterrupt

    found = review(lazy(), budget=6, on_progress=stop)
    assert seen == [1, 2]
    assert not found.complete
    assert "interrupted" in repr(found)
    assert len(found.expected) == 6


def test_a_time_that_is_over_is_said() -> None:
    found = lazy().review(budget=6, seconds=0.001)
    assert "Time ran out" in repr(found)


@pytest.mark.parametrize("wrong", [{"budget": 0}, {"budget": "much"}, {"seconds": -1}, {"seed": 1.5}])
def test_a_budget_of_nothing_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises((WrongArgument, ValueError)):
        lazy().review(**wrong)


@pytest.mark.parametrize("text", ["", "[]", '{"review": 2}', '{"review": 1, "record": ""}'])
def test_what_is_no_review_is_refused(text: str) -> None:
    with pytest.raises(WrongArgument, match="review"):
        Review.from_json(text)

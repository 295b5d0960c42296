"""Ways to a goal and ways to finish a turn are found or proved, or the search says that it gave up."""

from __future__ import annotations

from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.scenarios.goals import Moment, read_goal
from ora_widgets.study import StudyRefused, best_turn, ways_to
from ora_widgets.support.arguments import WrongArgument
from tests.study.helpers import First

SOLVED = [name for name, scenario in ora.scenarios().items() if scenario.goal]


def test_most_named_scenarios_have_a_goal() -> None:
    assert len(SOLVED) >= 12


@pytest.mark.parametrize("name", SOLVED)
def test_a_scenarios_solution_reaches_its_goal(name: str) -> None:
    scenario = ora.scenario(name)
    goal = read_goal(scenario.goal)
    game = scenario.game()
    assert not goal.is_met(Moment.of(game))
    game.play(scenario.solution)

    assert goal.is_met(Moment.of(game))


@pytest.mark.parametrize(
    "name", ["kiln-first", "grain-in-store", "fishing-village", "other-oven", "a-gift", "to-the-sea"]
)
def test_a_goal_is_found_and_can_be_played(name: str) -> None:
    scenario = ora.scenario(name)
    result = ways_to(scenario, scenario.goal, within=1)

    assert result
    assert (result.verdict, result.turns) == ("found", 1)
    game = scenario.game().play(result.lines)
    assert result.goal.is_met(Moment.of(game))
    assert "can be reached this turn" in repr(result)


def test_a_goal_two_turns_away() -> None:
    puzzle = ora.Scenario(
        "Two turns", players=3, round=4, to_move="R", slot=4, give={"R": "Cl Pt Pn"}, display="G07 G12",
        wheel={"coin": "0 steps", "joker": "0 steps"},
    )  # fmt: skip
    assert ways_to(puzzle, "R has 3Co", within=1).verdict == "impossible"
    result = ways_to(puzzle, "R has Co 4Gn", within=2)

    assert (result.verdict, result.turns) == ("found", 2)
    assert len(result.rows()) == 2
    assert "can be reached in 2 turns of Red, and not in fewer" in repr(result)


def test_what_cannot_be_had_is_proved() -> None:
    result = ways_to(ora.new_game(3), "R has 5Br", within=1)

    assert not result
    assert result.verdict == "impossible"
    assert "in one turn: all" in repr(result)
    assert result.positions[0] > 500


@pytest.mark.parametrize("budget", [1, 50, 300])
def test_a_small_budget_is_spent_too(budget: int) -> None:
    result = best_turn(ora.new_game(3), n=50, budget=budget)

    assert not result.whole
    assert budget * 0.8 < result.positions <= budget
    assert bool(result.lines) is (budget > 1)


def test_a_budget_is_a_budget() -> None:
    result = ways_to(ora.new_game(3), "R has 5Br", within=2, budget=3000)

    assert result.verdict == "undecided"
    assert sum(result.positions) <= 3000
    assert "Undecided: one turn does not reach “R has 5Br”" in repr(result)
    assert ways_to(ora.new_game(3), "R has 5Br", within=2, budget=50).verdict == "undecided"


def test_a_goal_that_holds_already() -> None:
    result = ways_to(ora.new_game(3), "R has Wo")

    assert (result.verdict, result.turns, result.lines) == ("found", 0, ())
    assert "is already reached" in repr(result)


def test_another_seat_has_its_turns_after_the_others() -> None:
    result = ways_to(ora.new_game(3), "G has 2Co", within=1)

    assert result.lines == ("build G07 0,3; prior; times 1",)
    assert ways_to(ora.new_game(3), "has 2Co", within=1, seat="B").goal.seat == "B"


def test_the_others_may_be_a_bot() -> None:
    result = ways_to(ora.new_game(3), "B has 2Co", within=1, others=First())

    assert result.verdict == "found"
    assert "The given bot plays" in repr(result)


def test_the_proof_is_right_where_all_can_be_tried() -> None:
    """Brute force over every line of a small turn agrees with the search."""
    game = ora.scenario("first-settlement").game()
    best = 0
    stack = [game.now.copy()]
    from ora_widgets.engine import options, play, score

    while stack:
        state = stack.pop()
        best = max(best, score(state, 2).total)
        if state.to_move == 2 and state.pending[-1].kind != "act":
            for move in options(state):
                after = state.copy()
                play(after, move)
                stack.append(after)

    top = best_turn(game, n=1, value="score")
    assert top.whole
    assert top[0]["value"] == best
    assert ways_to(game, f"B points {best}", within=1)


# ---- what is asked


def test_a_goal_about_the_past_is_no_question_for_a_study() -> None:
    with pytest.raises(StudyRefused, match="is about past moves, but a study only sees positions"):
        ways_to(ora.new_game(3), "R took 5Wo")


@pytest.mark.parametrize("said", [{"within": 0}, {"budget": 0}, {"within": "x"}])
def test_budgets_of_zero_are_refused(said: dict[str, Any]) -> None:
    with pytest.raises(StudyRefused, match="is not a number for"):
        ways_to(ora.new_game(3), "R has Br", **said)


def test_seats_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ora.UnknownName, match="Nobody sits at “B”"):
        ways_to(ora.new_game(2), "B has Br")
    with pytest.raises(ora.UnknownName, match="Nobody sits at “G”"):
        ways_to(ora.new_game(2), "R has Br", seat="G")
    with pytest.raises(WrongArgument, match="does not fit others; it must be a bot"):
        ways_to(ora.new_game(2), "R has Br", others=7)  # type: ignore[arg-type]


# ---- turns


def test_every_way_to_finish_leads_somewhere_else() -> None:
    game = ora.new_game(3)
    result = best_turn(game, n=10_000, value="score")

    assert result.whole
    assert len(result) == result.ways == len(set(result.lines))
    for line in result.lines[:40]:
        after = game.copy().play(line)
        assert (after.to_move, line.endswith("done")) == ("G", True)
    assert [row["value"] for row in result] == sorted((row["value"] for row in result), reverse=True)
    assert f"{result.ways} ways to finish" in repr(result)


def test_turns_by_a_value_of_ones_own() -> None:
    result = best_turn(ora.new_game(3), n=3, value=lambda state, seat: -state.players[seat].goods[0])

    assert result[0]["value"] == 0
    assert "build" in result.lines[0]


def test_turns_by_lead_and_by_evaluation() -> None:
    lead = best_turn(ora.scenario("first-settlement"), n=1, value="lead")
    score = best_turn(ora.scenario("first-settlement"), n=1, value="score")
    assert lead[0]["value"] <= score[0]["value"]
    assert best_turn(ora.scenario("first-settlement"), n=2).lines


def test_a_turn_that_is_too_large_is_cut_and_says_so() -> None:
    result = best_turn(ora.scenario("first-bread"), n=1, value="score", budget=2000)

    assert not result.whole
    assert "Only the first" in repr(result)


def test_at_the_end_there_is_nothing_to_find() -> None:
    over = ora.scenario("last-visit").game()
    while not over.over:
        over.play(over.legal_moves[-1])

    with pytest.raises(StudyRefused, match="The game is over"):
        best_turn(over)
    with pytest.raises(StudyRefused, match="The game is over"):
        ways_to(over, "R points 400")


@pytest.mark.parametrize("value", ["beauty", 7, None])
def test_unknown_values_are_refused(value: Any) -> None:
    with pytest.raises(StudyRefused, match="not a way to value a position"):
        best_turn(ora.new_game(3), value=value)


def test_a_way_that_begins_in_the_turn_of_another_says_so() -> None:
    way = ways_to(ora.new_game(3).play("pass; done"), "R has 2Cl", within=1)  # it is Green's turn
    assert "in the next turn of Red" in way.caption()
    assert "can be reached this turn" in ways_to(ora.new_game(3), "R has 2Cl", within=1).caption()


def test_a_way_through_a_settlement_phase_says_whose_moves_are_whose() -> None:
    start = ora.Scenario("phase", round=6, to_move="G", give={"R": "Cl"}).game()
    while not any(frame.kind == "settle" for frame in start.now.pending):
        start.play("done" if "done" in start.legal_moves else "pass")
    while start.to_move != "R":
        start.play("done")
    (row,) = ways_to(start, "R has 8Cl", within=1)
    assert row["line"].startswith("R: done; G: done; ")
    assert row["line"].endswith("; R: use LR1 lay; take clay")


def test_an_interrupted_search_goes_on_and_becomes_larger() -> None:
    found: list[int] = []

    def interrupt(number: int, _: object) -> None:
        found.append(number)
        raise KeyboardInterrupt

    start = ora.new_game(4, "ireland", "short")
    stopped = best_turn(start, n=5, value="score", budget=3_000, on_result=interrupt)
    assert (stopped.complete, found) == (False, [0])
    assert repr(stopped.more()) == repr(best_turn(start, n=5, value="score", budget=3_000))
    broken = ways_to(start, "R has 3Co", within=2, budget=2_000, on_result=interrupt)
    assert not broken.complete
    assert repr(broken.more(2_000)) == repr(ways_to(start, "R has 3Co", within=2, budget=4_000))
    with pytest.raises(StudyRefused):
        broken.more(-1)


def test_a_goal_with_a_card_of_the_other_country_is_refused_with_cards_of_this_game() -> None:
    with pytest.raises(StudyRefused, match="There is no card “I05” in this game; the nearest names are") as refused:
        ways_to(ora.new_game(3, "france"), "R built Brewery")
    assert "(I" not in str(refused.value)


def test_a_bot_among_the_others_is_given_the_seed() -> None:
    told: set[object] = set()

    class Told(First):
        def reseed(self, seed: object) -> None:
            told.add(seed)

    for seed in (1, 2):
        ways_to(ora.new_game(4, "ireland", "short"), "G has 9Co", within=1, budget=20, others=Told(), seed=seed)
    assert told == {"1:others", "2:others"}

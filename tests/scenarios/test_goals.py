"""Goals: one grammar everywhere, for studies, tasks and scenarios, with goods written as in moves."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.lessons import LessonStep
from ora_widgets.scenarios.goals import Moment, read_goal

TABLE: dict[str, Any] = {"players": 3, "round": 4, "give": {"R": "2Pn 5Wo"}, "built": {"R": "G07 0,3"}}


def goal_in_study(goal: Any) -> object:
    return ora.study.ways_to(ora.Scenario("", **TABLE), goal, within=1, budget=1).goal


def goal_in_task(goal: Any) -> object:
    step = LessonStep("own", position=TABLE, goal=goal)
    step.check(step.scenario.game().play("fell 0,1 wood"), language="en")
    return read_goal(step.goal)


def laid_out(goal: Any) -> object:
    return read_goal(ora.Scenario("", **TABLE, goal=goal).goal)


DOORS = pytest.mark.parametrize("door", [goal_in_study, goal_in_task, laid_out])


@DOORS
@pytest.mark.parametrize(
    ("said", "canonical"),
    [
        ("R has 2Br", "R has 2Br"),
        ("R has 2 bread", "R has 2Br"),
        ("R has 3 peat coal, 2 bread", "R has 3Co 2Br"),
        ("R has 2 owce", "R has 2Sh"),
        ("R has 2 de carbón de turba", "R has 2Co"),
        ("R built Bakery", "R built F05"),
        ("red has 2Br; g has Br; Biały home 2; turn Verde", "R has 2Br; G has Br; W home 2; turn G"),
        ("R built Piekarnia, Priory", "R built F05 G01"),
        ("R built G01 G02", "R built G01 G02"),
        ("R built Peat Coal Kiln 0,3", "R built G07 0,3"),
        ("R points 40;R points exactly 41", "R points 40; R points exactly 41"),
        ("R prior Bakery; R owns -1,0; R hand S5", "R prior F05; R owns -1,0; R hand S5"),
        ("G has Br; B cleared 0,1; R home 2", "G has Br; B cleared 0,1; R home 2"),
        ("wheel zboże 3; round 6; turn G; over", "wheel grain 3; round 6; turn G; over"),
    ],
)
def test_a_goal_reads_alike_at_every_door(door: Callable[[Any], object], said: str, canonical: str) -> None:
    assert str(door(said)) == canonical
    assert door(said) == read_goal(canonical) == pickle.loads(pickle.dumps(read_goal(said)))


@DOORS
@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("riches", "cannot ask for “riches”"),
        ("R flies", "cannot ask for “flies”"),
        ("R builds F05", "“builds”; the nearest are built, "),
        ("R has 2Br and R points 40", "“and” is not a good"),
        ("R has 2Xx", "“Xx” is not a good; the nearest are "),
        ("R has 2 bred", r"“bred” is not a good; the nearest are bread \(Br\), "),
        ("R has -2 bread", "“-2 bread” is not a good"),
        ("built Z99", "“Z99” is not the name of a single card; the nearest are "),
        ("R built Bakrey", r"“Bakrey” is not the name of a single card; the nearest are Bakery \(F05\), "),
        ("built F05 Bakrey", r"“Bakrey” is not the name of a single card; the nearest are Bakery \(F05\), "),
        ("R built Quarry", "“Quarry” is not the name of a single card; the nearest are G22, F29"),
        ("wheel moon 3", "cannot ask for “moon”; the nearest are "),
        *(
            (said, "is not a goal. A goal is written like R has 2Br")
            for said in (";", "R", "R has", "points many", "wheel clay")
        ),
        *(
            (said, "is not a goal. A goal is written like R has 2Br")
            for said in ("over there", "turn", "turn X", "R over")
        ),
        # More of a good than its code can express.
        ("has 2000Ni", r"“10000Pn” is not a good; the nearest are coins \(Pn\), .* up to 9999 of each good."),
        ("R has 9999Gn Gn", "“10000Gn” is not a good; "),
    ],
)
def test_what_is_no_goal_is_refused_alike_with_what_is_nearest(
    door: Callable[[Any], object], said: Any, answer: str
) -> None:
    with pytest.raises(ora.ParseError, match=answer) as refused:
        door(said)
    assert "oal is written like R has 2Br" in str(refused.value)


@pytest.mark.parametrize("said", ["", 7, None])
def test_nothing_is_no_goal(said: Any) -> None:
    with pytest.raises(ora.ParseError, match="is not a goal"):
        read_goal(said)


def test_what_names_nobody_is_about_whoever_is_to_move() -> None:
    game = ora.new_game(3).play("pass; done")
    assert str(read_goal("has Wo; G has Br; round 1").for_seat("R")) == "R has Wo; G has Br; round 1"
    assert Moment.of(game.play("use LG1 lay; take clay"), 2).whose == "G"
    assert not read_goal("has 3Cl").is_met(Moment.of(game))
    assert read_goal("took 2Cl; has 3Cl").is_met(Moment.of(game, 2))


GOODS = [
    "2 coins",
    "2Sh Gn",
    "2 livestock, grain",
    "peat coal 3wood",
    "2 owce zboże",
    "2 de carbón de turba",
    "2coins Wo",
]


@pytest.mark.parametrize("said", [*GOODS, "2 bred", "2Xx", "0Gn", "12345Gn", "gold"])
def test_goods_are_written_alike_in_moves_scenarios_and_goals(said: str) -> None:
    """What one function accepts, all accept with the same meaning."""
    doors: list[Callable[[], object]] = [
        lambda: _goods_of(said),
        lambda: _goods_of(str(read_goal(f"R has {said}")).removeprefix("R has ")),
        lambda: _goods_of(_tiles_of_payment(said)),
    ]
    found = []
    for door in doors:
        try:
            found.append(door())
        except ora.Refusal:
            found.append(None)
    assert found[0] == found[1] == found[2]
    assert (found[0] is not None) == (said in GOODS)


def _goods_of(tiles: str) -> dict[str, int]:
    return dict(ora.Scenario("", give={"R": tiles}).game().state.player("R").goods)


def _tiles_of_payment(said: str) -> str:
    """The tiles of a payment with the keyword `pay`, as in its move."""
    from ora_widgets.game.action_keywords import Answers
    from ora_widgets.game.move_parser import well_formed

    state = ora.Scenario("", phase="A", players=3, give={"R": "9Sh 9Wo"}).game().play("settle S1 0,3").now
    return " ".join(well_formed(Answers({"pay": said}).line(state)).words)

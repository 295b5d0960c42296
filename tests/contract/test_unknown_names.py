"""An unknown name gives the same kind of error everywhere, and its sentence suggests the likely name."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

import ora_widgets as ora
from ora_widgets import bots, study

from .doors import DOORS, example_game


class Wrong(NamedTuple):
    """An argument, a name that the sentence must suggest, and the error if it is not `UnknownName`."""

    given: object
    near: str
    error: type[ora.Refusal] = ora.UnknownName


# Functions that take the terms of a game.
TERMS = (
    "new_game",
    "Scenario",
    "study.arena",
    "study.league",
    "league",
    "env.OraEnv",
    "play",
    "Editor",
    "EditorModel",
    "EditorModel.set_game",
)

# A name that stands for itself is looked up; one among a game's terms, a move's words or a study's parts makes the
# whole refused.
NAMES: dict[tuple[str, str], Wrong] = {
    ("lesson", "name"): Wrong("weel", "wheel"),
    ("lesson", "step"): Wrong("frist-harvest", "first-harvest"),
    ("Session.go", "step"): Wrong("frist-harvest", "first-harvest"),
    ("puzzle", "number"): Wrong("vilage", "village"),
    ("card_drill", "name"): Wrong("Bakry", "Bakery (F05)"),
    ("card_drill", "country"): Wrong("frnace", "france"),
    ("quiz", "country"): Wrong("frnace", "france"),
    ("daily_practice", "country"): Wrong("frnace", "france"),
    ("daily_practice", "kinds"): Wrong(["tsak"], "task"),
    ("rules_sheet", "country"): Wrong("frnace", "france"),
    ("quiz", "subjects"): Wrong(["cots"], "cost"),
    ("scenario", "name"): Wrong("frist-bread", "first-bread"),
    ("rule", "number"): Wrong("F5.3.99", "F5.3.8"),
    ("lessons.task_for_rule", "number"): Wrong("F5.3.99", "F5.3.8"),
    ("rule_practice", "number"): Wrong("whom-to-hrie", "whom-to-hire"),
    ("assign", "task"): Wrong("weel", "wheel"),
    ("Assignment", "task"): Wrong("weel", "wheel"),
    ("walkthrough", "name"): Wrong("comign-home", "coming-home"),
    ("set_language", "name"): Wrong("pll", "pl"),
    ("Rulings.named", "preset"): Wrong("offcial", "official"),
    ("Game.card", "name"): Wrong("Bakry", "Bakery (F05)"),
    ("Game.player", "seat"): Wrong("Q", "R, G, B"),
    ("Game.for_seat", "seat"): Wrong("Q", "R, G, B"),
    ("Game.sources", "good"): Wrong("woood", "wood (Wo)"),
    ("Game.sources", "seat"): Wrong("Q", "R, G, B"),
    ("Snapshot.player", "seat"): Wrong("Q", "R, G, B"),
    ("Goods[…]", "good"): Wrong("wod", "wood"),
    ("Board", "seat"): Wrong("Q", "R, G"),
    ("bots.level", "number"): Wrong("milller", "miller"),
    ("bots.level", "manner"): Wrong("baker", "miller"),
    **{(door, "seats"): Wrong({"Q": bots.Random()}, "R, G") for door in ("Board", "Board.show", "play", "resume")},
    ("resume", "name"): Wrong("sunday", "ora.resume()"),
    **{
        (door, "seat"): Wrong("Q", "R, G, B, W")
        for door, each in DOORS.items()
        if door.startswith("EditorModel.") and "seat" in each.parameters
    },
    ("EditorModel.set_goods", "good"): Wrong("wod", "wood"),
    ("EditorModel.write", "name"): Wrong("titel", "title"),
    ("env.SeatEnv", "agent"): Wrong("Q", "R, G"),
    ("OraEnv.observe", "agent"): Wrong("Q", "R, G"),
    ("OraEnv.action_space", "agent"): Wrong("Q", "R, G"),
    ("study.what_if", "seat"): Wrong("Q", "R, G"),
    ("study.ways_to", "seat"): Wrong("Q", "R, G"),
    **{(door, "language"): Wrong("po", "pl") for door, each in DOORS.items() if "language" in each.parameters},
    # terms of a game
    **{(door, "country"): Wrong("frnace", "france", ora.InvalidSetup) for door in TERMS},
    **{(door, "length"): Wrong("shrt", "short", ora.InvalidSetup) for door in TERMS},
    **{
        (door, "rulings"): Wrong("offcial", "official", ora.InvalidSetup)
        for door in ("new_game", "Scenario", "study.arena", "env.OraEnv", "play")
    },
    ("new_game", "seats"): Wrong("RQ", "R, G, B or W", ora.InvalidSetup),
    ("Scenario", "seats"): Wrong("RQ", "R, G, B or W", ora.InvalidSetup),
    ("env.OraEnv", "seats"): Wrong("RQ", "R, G, B or W", ora.InvalidSetup),
    ("EditorModel", "seats"): Wrong("RQ", "R, G, B or W", ora.InvalidSetup),
    ("Scenario", "to_move"): Wrong("Q", "R, G", ora.ImpossibleScenario),
    ("Scenario", "give"): Wrong({"R": "2 wod"}, "wood (Wo)", ora.ImpossibleScenario),
    ("Scenario", "built"): Wrong({"R": "Bakry 0,3"}, "Bakery (F05)", ora.ImpossibleScenario),
    ("Scenario", "wheel"): Wrong({"cly": 3}, "clay", ora.ImpossibleScenario),
    # words of a move
    ("Game.use", "building"): Wrong("Bakry", "Bakery (F05)", ora.InvalidMove),
    ("Game.use", "by"): Wrong("proir", "prior", ora.InvalidMove),
    ("Game.contract", "building"): Wrong("Bakry", "Bakery (F05)", ora.InvalidMove),
    ("Game.contract", "by"): Wrong("cions", "coins", ora.InvalidMove),
    ("Game.build", "building"): Wrong("Bakry", "Bakery (F05)", ora.InvalidMove),
    ("Game.settle", "settlement"): Wrong("Vilage", "Village", ora.InvalidMove),
    ("Game.sell", "drink"): Wrong("wne", "wine", ora.InvalidMove),
    ("Game.buy_plot", "side"): Wrong("cost", "coast", ora.InvalidMove),
    ("Game.buy_district", "side"): Wrong("hlls", "hills", ora.InvalidMove),
    # the question of a study
    ("study.what_if", "measure"): Wrong("scor", "score", study.StudyRefused),
    ("study.best_turn", "value"): Wrong("scor", "score", study.StudyRefused),
    # what a study has found
    ("Playouts.example", "seat"): Wrong("Q", "R, G"),
    ("Playouts.figures", "seat"): Wrong("Q", "R, G"),
    **{
        (door, name): Wrong(*terms, ora.InvalidSetup)
        for door in ("Games.filter", "Explorer.buildings")
        for name, terms in (("country", ("frnace", "france")), ("length", ("shrt", "short")))
    },
    **{
        (door, "name"): Wrong("sundy", "the table lists the names", study.StudyRefused)
        for door in ("Games.find_game", "Explorer.game")
    },
}
NAMED = {"agent", "building", "by", "country", "drink", "good", "set_language", "length", "measure", "name", "number", "preset", "rulings", "seat", "seats", "settlement", "side", "step", "subjects"}  # fmt: skip
# Any text is allowed there, or the parameter is something else.
OTHERS = {
    ("Classroom.show", "name"),
    ("Scenario", "name"),
    ("Game.undo", "by"),
    ("Game.redo", "by"),
    ("agents.External", "agent"),
    ("agents.External", "name"),
    ("bots.parts", "seat"),
    ("bots.explain", "seats"),
    ("lessons.add_to_practice", "seats"),
    ("EditorModel.set_round", "number"),
    ("Walkthrough.go", "number"),
    ("Walkthrough.enter_side_line", "number"),
    ("Walkthrough.panel", "number"),
    ("EditorModel.add_land", "side"),  # it must fit together with the kind of land and its row
}


@pytest.fixture(autouse=True)
def progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Progress is saved elsewhere."""
    monkeypatch.setenv("ORA_PROGRESS", str(tmp_path / "progress.json"))
    monkeypatch.setattr("ora_widgets.lessons.progress_file._KEPT", [])


@pytest.mark.parametrize(("door", "name"), NAMES, ids=" ".join)
def test_an_unknown_name(door: str, name: str) -> None:
    given, near, error = NAMES[door, name]
    with pytest.raises(error) as refused:
        DOORS[door].call(**{**DOORS[door].given, name: given})
    assert type(refused.value) is error or name == "language"  # a board's is an error of its traits too
    assert isinstance(refused.value, LookupError) == (error is ora.UnknownName)
    assert near in str(refused.value)


def test_an_unknown_option() -> None:
    with pytest.raises(ora.UnknownName, match="theme"):
        ora.Board(example_game(), them="dark")  # type: ignore[call-arg]  # mypy says so too


def test_names_that_are_looked_up_in_a_table() -> None:
    for table, wrong, near in (
        (ora.scenarios(), "frist-bread", "first-bread"),
        (ora.lessons.lessons(), "weel", "wheel"),
    ):
        assert wrong not in table
        assert table.get(wrong) is None
        with pytest.raises(ora.UnknownName, match=near):
            table[wrong]


def test_every_door_that_takes_a_name_is_tried() -> None:
    taken = {(door, name) for door, each in DOORS.items() for name in each.parameters if name in NAMED}
    assert taken - OTHERS == NAMES.keys() & taken
    assert {door for door, _ in NAMES} <= DOORS.keys()

"""All public functions with valid arguments, and strange objects to pass in place of any of them."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from decimal import Decimal
from enum import IntEnum
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import ora_widgets as ora
from ora_widgets import agents, bots, lessons, study
from ora_widgets.env import OraEnv, SeatEnv
from ora_widgets.game.game import Game
from ora_widgets.lessons.assignments import gradebook
from ora_widgets.rulebook import rules as rulebook
from ora_widgets.scene import text_board as text

ITSELF: list[object] = []
ITSELF.append(ITSELF)


class Word(str):
    """A string of a subclass."""

    __slots__ = ()


class Many(IntEnum):
    """A number of a subclass."""

    ONE = 1


class Mute:
    """An object that cannot even be shown."""

    def __repr__(self) -> str:
        raise RuntimeError("nothing to see")


STRANGERS: dict[str, Any] = {
    "nothing": None,
    "true": True,
    "false": False,
    "half": 2.5,
    "minus one": -1,
    "a number of its own": Many.ONE,
    "as many digits as Python prints": 10**400,
    "more digits than Python prints": -(10**5000),
    "no number": float("nan"),
    "infinity": float("inf"),
    "a decimal": Decimal("NaN"),
    "a fraction": Fraction(7, 2),
    "a complex number": complex(1),
    "no text": "",
    "a text": "x",
    "a text of its own": Word("x"),
    "half a letter": "\ud800",
    "control characters": "\x00\x1b[2J\u2028",
    "wide digits": "３",
    "many digits": "9" * 5000,
    "many dots": "1." * 50_000,
    "bytes": b"x",
    "a list": ["pass", None],
    "a list of lists": [[], [[]]],
    "a list of itself": ITSELF,
    "a tuple": (1, 2, 3),
    "a mapping": {"R": None, 3: []},
    "a set": {1},
    "an object": object(),
    "something mute": Mute(),
    "a class": dict,
    "an array": np.array([1, 2]),
    "an array of words": np.array(["R", "x"]),
    "a number of NumPy": np.float64("nan"),
}


class Door(NamedTuple):
    """A callable, with the function that has its parameters, and valid arguments."""

    call: Callable[..., Any]
    of: Callable[..., Any]
    given: dict[str, Any]
    apart: tuple[str, ...] = ()  # parameters that accept any object with the right methods, whatever these then do

    @property
    def parameters(self) -> list[str]:
        """The names of the parameters that are tried."""
        named = [*inspect.signature(self.of).parameters, *self.given]
        return [name for name in dict.fromkeys(named) if name not in ("self", "options", "answers", *self.apart)]


def example_game() -> Game:
    """Three players, green to move."""
    return ora.new_game(3).play("build G07 0,3; prior; times 1; done")


def door(of: Callable[..., Any], apart: tuple[str, ...] = (), /, **given: Any) -> Door:
    """A function."""
    return Door(of, of, given, apart)


def example_class() -> ora.Classroom:
    """A class at a lesson, without a link."""
    return ora.Classroom(ora.assign("wheel"))


def method(make: Callable[[], Any], name: str, /, **given: Any) -> Door:
    """A method of an object that is made anew for every call."""

    def call(**said: Any) -> Any:
        return getattr(make(), name)(**said)

    return Door(call, getattr(make(), name), given)


def then(of: Callable[..., Any], use: Callable[[Any], Any], apart: tuple[str, ...] = (), /, **given: Any) -> Door:
    """A function, with a use of its result."""
    return Door(lambda **said: use(of(**said)), of, given, apart)


def display(result: Any) -> tuple[str, Any]:
    """A result as a terminal and as a notebook show it."""
    return repr(result), result._repr_html_() if hasattr(result, "_repr_html_") else None


def close_board(board: Any) -> None:
    board.close()


def seat_environment(**terms: Any) -> SeatEnv:
    made = SeatEnv("R", **terms)
    made.reset()
    return made


def environment(**terms: Any) -> OraEnv:
    made = OraEnv(**terms)
    made.reset()
    return made


CALLED = ("bot", "on_result")
OPTIONS: dict[str, Any] = {"theme": "dark", "motion": False, "names": {"R": "Ada"}, "language": "pl", "keep": False}
SHORT = ora.new_game(2, "ireland", "short")
REVIEW = ora.new_game(3).play("pass; done").review(budget=6)
PLAYOUTS = study.playouts(SHORT, 2, seed=1)
GAMES = ora.games([SHORT])
EXPLORER = study.explorer([SHORT])
METHODS: dict[str, dict[str, Any]] = {
    "play": {"moves": "pass"}, "undo": {}, "redo": {}, "jump": {"ply": 0}, "state_at": {"ply": 0},
    "player": {"seat": "R"}, "score": {}, "schedule": {}, "card": {"name": "F05"},
    "contract": {"building": "LR1", "by": "coins"}, "build": {"building": "G12", "at": "0,3"},
    "fell": {"at": "0,1"}, "cut": {"at": "0,0"}, "settle": {"settlement": "S1", "at": "0,3"},
    "buy_district": {"row": -1, "side": "hills"}, "buy_plot": {"row": 0, "side": "coast"}, "flip": {}, "sell": {"drink": "wine"},
    "use": {"building": "LG1"},
}  # fmt: skip
EDITS: dict[str, dict[str, Any]] = {
    "set_game": {"players": 3, "country": "ireland", "length": "short"}, "set_round": {"number": 9}, "set_phase": {"phase": "A"},
    "set_turn": {"seat": "R"}, "set_goods": {"seat": "R", "good": "malt", "count": 4}, "set_wonders": {"count": 3},
    "set_indicator": {"indicator": "clay", "steps": 0}, "reset_indicator": {"indicator": "clay"},
    "place_card": {"card": "F05", "seat": "R", "space": "0,3"}, "show_card": {"card": "S1", "seat": "R"},
    "put_away": {"card": "F05"}, "deal_hand": {"seat": "R"}, "drop_seat": {"seat": "R"},
    "move_clergyman": {"seat": "R", "kind": "lay", "card": "LR1"}, "set_cleared": {"seat": "R", "space": "0,1", "cleared": True},
    "add_land": {"seat": "R", "kind": "plot", "row": 0, "side": "coast"}, "write": {"name": "title", "text": "x"},
    "open": {"source": SHORT}, "on_change": {"callback": print},
}  # fmt: skip
KEPT = Path(__file__).parents[1] / "data" / "kept-1.ora"
DOORS: dict[str, Door] = {
    "new_game": door(ora.new_game),
    "load": door(ora.load, source="x"),
    "Scenario": then(ora.Scenario, lambda made: (*display(made), ora.load(made.game().record())), title="x"),
    "scenario": then(ora.scenario, display, name="first-bread"),
    "scenarios": then(ora.scenarios, display),
    "rule": then(ora.rule, str, number="F5"),
    "rules_sheet": then(ora.rules_sheet, display),
    "rulebook.rules": then(rulebook.rules, list),
    "rulebook.search": door(rulebook.search, words="wine"),
    "svg": door(ora.svg, game=SHORT),
    "link": door(ora.link, game=SHORT, site="https://example.org"),
    "binder_link": door(ora.binder_link, game=SHORT, repository="https://github.com/a/b"),
    "Move.parse": door(ora.Move.parse, line="pass"),
    "Rulings.named": door(ora.Rulings.named, preset="official"),
    "text.text": door(text.text, game=SHORT),
    "Game": door(Game, setup=SHORT.setup),
    "Game.on_change": method(example_game, "on_change", callback=print),
    "Game.for_seat": then(lambda seat: example_game().for_seat(seat), repr, seat="R"),
    "Game.state_after": method(example_game, "state_after", ply=0),
    "Game.sources": Door(lambda **said: example_game().sources(**said), Game.sources, {"good": "clay"}, CALLED),
    "Game.hint": Door(lambda **said: example_game().hint(**said), Game.hint, {"n": 1, "seconds": None, "playouts": 1}, CALLED),
    **{
        f"Game.{name}": method(example_game, name, **given)
        for name, given in METHODS.items()
    },
    **{
        f"Game.use({name}=…)": Door(lambda value, name=name: example_game().use("LG1", **{name: value}), lambda value: value, {"value": ""})
        for name in ("flour", "pay", "give", "claim", "trade", "clear", "enter", "prior", "send", "fee", "then", "bread-knife")
    },
    "LegalMoves.starting": method(lambda: example_game().legal_moves, "starting", words="build"),
    "LegalMoves.sample": method(lambda: example_game().legal_moves, "sample"),
    "LegalMoves[…]": Door(lambda place: example_game().legal_moves[place], lambda place: place, {"place": 0}),
    "Snapshot.player": method(lambda: example_game().state, "player", seat="R"),
    "Goods[…]": Door(lambda good: example_game().player("R").goods[good], lambda good: good, {"good": "wood"}),
    "Side.merge": method(lambda: example_game().for_seat("R"), "merge", answer=example_game().code()),
    "Side.play": method(lambda: example_game().for_seat("G"), "play", moves="pass"),
    "Board": then(ora.Board, close_board, game=SHORT),
    **{
        f"Board({name}=…)": Door(lambda value, name=name: close_board(ora.Board(SHORT, **{name: value})), lambda value: value, {"value": good})
        for name, good in OPTIONS.items()
    },
    "Board.show": method(lambda: ora.Board(SHORT), "show", game=SHORT),
    "play": then(ora.play, close_board),
    "resume": then(ora.resume, close_board, name=str(KEPT)),
    "EditorModel": then(ora.EditorModel, repr),
    **{
        f"EditorModel.{name}": method(ora.EditorModel, name, **given)
        for name, given in EDITS.items()
    },
    "Editor": then(ora.Editor, close_board),
    "GameOpener": then(ora.GameOpener, close_board),
    "GameOpener.take": method(ora.GameOpener, "take", source="x"),
    "search": then(ora.search, display, question="who wins"),
    "set_language": then(ora.set_language, repr, name="pl"),
    "lessons": then(ora.lessons.lessons, display),
    "lesson": then(ora.lesson, repr, name="wheel"),
    "rule_practice": then(ora.rule_practice, repr),
    "puzzles": then(ora.puzzles, display),
    "walkthroughs": then(ora.walkthroughs, display),
    "puzzle": then(ora.puzzle, repr),
    "puzzle_of_the_day": then(ora.puzzle_of_the_day, repr),
    "puzzle_run": then(ora.puzzle_run, repr),
    "quiz": then(ora.quiz, display),
    "daily_practice": then(ora.daily_practice, repr),
    "Today.answer": method(lambda: ora.daily_practice(kinds=["task"]), "answer", choice=1),
    "Today.speak": method(ora.daily_practice, "speak", language="pl"),
    "card_drill": then(ora.card_drill, repr),
    "assign": then(ora.assign, repr, task="wheel"),
    "Assignment": then(ora.Assignment, repr, task="wheel"),
    "Assignment.link": method(lambda: ora.assign("wheel"), "link", site="https://example.org"),
    "Assignment.read": method(lambda: ora.assign("wheel"), "read", codes="x"),
    "assignments.gradebook": then(gradebook, display, assignments=[ora.assign("wheel")], codes="x"),
    "Classroom.show": method(example_class, "show"),
    "Classroom.push": method(example_class, "push", what=1),
    "Classroom.poll": method(example_class, "poll"),
    "Classroom.panel": method(example_class, "panel"),
    "walkthrough": then(ora.walkthrough, repr, name="coming-home"),
    "Walkthrough.read": then(ora.Walkthrough.read, repr, source="ora 1\nplayers 2\ncountry france\n# Yes.\n"),
    "Walkthrough.of": then(ora.Walkthrough.of, repr, review=REVIEW),
    "Walkthrough.enter_side_line": method(lambda: ora.walkthrough("coming-home").go(28), "enter_side_line", number=1),
    "Walkthrough.go": method(lambda: ora.walkthrough("coming-home"), "go", number=3),
    "Walkthrough.panel": method(lambda: ora.walkthrough("coming-home"), "panel", number=3),
    "lessons.task_for_rule": then(lessons.task_for_rule, repr, number="F5.3.5"),
    "lessons.progress": then(lessons.progress, display),
    "lessons.add_to_practice": then(lessons.add_to_practice, repr, review=REVIEW),
    "lessons.plan": then(lessons.plan, display),
    "lessons.answer_key": then(lessons.answer_key, display),
    "lessons.backup": then(lessons.backup, display),
    "lessons.restore": door(lessons.restore, source='{"format": "ora-progress", "version": 1, "entries": {}}'),
    "lessons.learner_table": then(lessons.learner_table, display),
    "lessons.class_table": door(lessons.class_table, files=str(Path(__file__).parent)),
    "Quiz.answer": method(lambda: ora.quiz(seed=1), "answer", choice=1),
    "lessons.Progress": door(lessons.Progress, path="x"),
    "Session.go": method(lambda: ora.lesson("wheel"), "go", step=1),
    "Session.answer": method(lambda: ora.lesson("scoring"), "answer", choice="a"),
    "Session.panel": method(lambda: ora.lesson("scoring"), "panel"),
    "Session.on_change": method(lambda: ora.lesson("scoring"), "on_change", callback=print),
    "bots.Random": then(bots.Random, lambda bot: bot.choose(SHORT)),
    "bots.Greedy": then(bots.Greedy, lambda bot: bot.choose(SHORT)),
    "bots.Search": then(bots.Search, lambda bot: bot.choose(SHORT), ("clock",), playouts=1),
    "External.choose": method(lambda: agents.External(lambda _: "pass", seconds=None), "choose", position=SHORT),
    "agents.External": then(agents.External, lambda bot: bot.comment(), agent=print, seconds=None),
    "bots.Values": then(bots.Values, lambda values: bots.Greedy(values=values).choose(SHORT)),
    "bots.Deadline": then(bots.Deadline, lambda deadline: deadline.left, ("clock",), playouts=1),
    "bots.level": then(bots.level, lambda bot: bot.choose(SHORT), number=1),
    "bots.hint": then(bots.hint, display, CALLED, game=SHORT, n=1, seconds=None, playouts=1),
    "bots.explain": door(bots.explain, before=SHORT.now, moves=["pass"], seats="RG"),
    "bots.parts": door(bots.parts, state=SHORT.now, seat=0),
    "Greedy.choose": method(bots.Greedy, "choose", position=SHORT),
    "Search.reseed": method(lambda: bots.Search(playouts=1), "reseed", seed=np.int64(3)),
    # Any object with a method `choose` is a bot, and arrays have one; callbacks may raise errors of their own.
    "study.playouts": then(study.playouts, display, CALLED, game=SHORT, n=1),
    "study.what_if": then(study.what_if, display, CALLED, game=SHORT, lines=["pass"], n=1),
    "study.arena": then(study.arena, display, CALLED, bots={"chance": None}, n=1, country="ireland", length="short"),
    "league": then(ora.league, display, ("on_result",), bots=[lambda _: "pass"], levels=["random"], n=1, horizon=1),
    "study.league": then(ora.league, display, ("on_result",), bots=[lambda _: "pass"], levels=["random"], n=1, horizon=1),
    "games": then(ora.games, repr, source=[SHORT]),
    "study.from_json": then(study.from_json, display, text='{"columns": [], "rows": [], "caption": "", "complete": true, "why": ""}'),
    "study.games": then(study.games, repr, source=[SHORT]),
    "study.explorer": then(study.explorer, repr, CALLED, source=[SHORT]),
    "study.stats": then(study.stats, repr, CALLED, records=[SHORT]),
    "study.best_turn": then(study.best_turn, repr, ("value", "on_result"), game=ora.scenario("fishing-village"), n=1, value="score", budget=50),
    "study.ways_to": then(study.ways_to, repr, ("others", "on_result"), game=ora.scenario("kiln-first"), goal="R has 2Co", within=1, budget=50),
    "Playouts.figures": method(lambda: PLAYOUTS, "figures", seat="R"),
    "Playouts.example": method(lambda: PLAYOUTS, "example", seat="R"),
    "Playouts.to_csv": method(lambda: PLAYOUTS, "to_csv", path="x"),
    "Playouts.to_parquet": method(lambda: PLAYOUTS, "to_parquet", path="x"),
    "Games.filter": method(lambda: GAMES, "filter", players=2),
    "Games.find_game": method(lambda: GAMES, "find_game", name="1"),
    "Games.save": method(lambda: GAMES, "save", path="x"),
    "Games.to_csv": method(lambda: GAMES, "to_csv", path="x"),
    "Explorer.buildings": method(lambda: EXPLORER, "buildings", players=2),
    "Explorer.game": method(lambda: EXPLORER, "game", name="1"),
    "Explorer.save": method(lambda: EXPLORER, "save", path="x"),
    "env.OraEnv": then(OraEnv, lambda made: made.reset()),
    "env.SeatEnv": then(SeatEnv, lambda made: made.reset(), ("terms",)),
    "SeatEnv.reset": method(seat_environment, "reset", seed=np.int64(3)),
    "SeatEnv.step": method(seat_environment, "step", action=0),
    "OraEnv.step": method(environment, "step", action=0),
    "OraEnv.observe": method(environment, "observe", agent="R"),
    "OraEnv.action_space": method(environment, "action_space", agent="R"),
}  # fmt: skip

# Public names that are not called: errors, rooms, and results that only functions make.
NO_DOORS = {
    *(
        "AmbiguousMove",
        "ImpossibleScenario",
        "InvalidSetup",
        "InvalidMove",
        "IllegalMove",
        "Refusal",
        "UnknownName",
        "ParseError",
        "Rulings",
        "Move",
        "RulesSheet",
        "Conflict",
        "NoPicture",
        "StudyRefused",
        "Unwritable",
        "WrongArgument",
        "WrongWalkthrough",
        "Walkthrough",  # read by `Walkthrough.read`
    ),
    "Room",  # made by `host`
    "Annotator",  # a box of controls: tried in tests/widget/test_annotator.py
    "Classroom",  # so is a class
    "Clock",  # strangers are tried in tests/widget/room/test_clock.py
    "host",  # opens a socket: tried in tests/widget/room
    "in_thread",  # to be awaited: tried in tests/support
    "compiled",  # yes or no
    *(
        "agents",
        "bots",
        "lessons",
        "study",
        "save_animation",
        "save_html",
        "save_worksheet",
    ),  # pages are tried in tests/replay, because each takes a while to write
    *(
        "bots.Advice",
        "bots.AnyBot",
        "bots.Bot",
        "bots.Candidate",
        "bots.Hint",
        "bots.Mistake",
        "bots.Review",
        "study.Arena",
        "study.BestTurn",
        "study.Buildings",
        "study.Continuations",
        "study.Explorer",
        "study.Games",
        "study.League",
        "study.Played",
        "study.Playouts",
        "study.PositionIndex",
        "study.SavedResult",
    ),
    *("study.Stats", "study.StudyRefused", "study.Ways", "study.WhatIf"),
}

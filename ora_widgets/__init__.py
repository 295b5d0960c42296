"""Ora et Labora in Python and in the notebook: play it, learn it, explore it.

>>> import ora_widgets as ora
>>> game = ora.new_game(players=3, country="france", length="long")
>>> "build G07 0,3" in game.legal_moves
True
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

# First, since it decides whether compiled modules or sources are imported.
from .support.compiled_modules import is_compiled

# isort: split
from .engine import (
    AmbiguousMove,
    IllegalMove,
    InvalidMove,
    InvalidSetup,
    Move,
    ParseError,
    Refusal,
    Rulings,
    UnknownName,
)
from .engine import rules as _rules
from .game.game import Game, new_game
from .language.switch import set_language
from .support.arguments import WrongArgument
from .support.display import register_widget as _register_widget
from .widget.hosting import register_host as _register_host

if TYPE_CHECKING:
    from . import agents as agents
    from . import bots as bots
    from . import env as env
    from . import lessons as lessons
    from . import study as study
    from .lessons import card_drill as card_drill
    from .lessons import daily_practice as daily_practice
    from .lessons import lesson as lesson
    from .lessons import puzzle as puzzle
    from .lessons import puzzle_of_the_day as puzzle_of_the_day
    from .lessons import puzzle_run as puzzle_run
    from .lessons import puzzles as puzzles
    from .lessons import quiz as quiz
    from .lessons import rule_practice as rule_practice
    from .lessons.assignments import Assignment as Assignment
    from .lessons.assignments import assign as assign
    from .lessons.rule_examples import rule as rule
    from .lessons.rule_search import search as search
    from .notation.correspondence import Conflict as Conflict
    from .notation.kennerspiel.words import Unwritable as Unwritable
    from .notation.links import binder_link as binder_link
    from .notation.links import link as link
    from .notation.load import load as load
    from .replay import save_html as save_html
    from .replay.animation import save_animation as save_animation
    from .replay.walkthroughs import Walkthrough as Walkthrough
    from .replay.walkthroughs import walkthrough as walkthrough
    from .replay.walkthroughs import walkthroughs as walkthroughs
    from .replay.walkthroughs.tree import WrongWalkthrough as WrongWalkthrough
    from .replay.worksheet import save_worksheet as save_worksheet
    from .rulebook.rules_sheet import RulesSheet as RulesSheet
    from .rulebook.rules_sheet import rules_sheet as rules_sheet
    from .scenarios import ImpossibleScenario as ImpossibleScenario
    from .scenarios import Scenario as Scenario
    from .scenarios import scenario as scenario
    from .scenarios import scenarios as scenarios
    from .scenarios.editor import EditorModel as EditorModel
    from .scene.svg_board import svg as svg
    from .study import StudyRefused as StudyRefused
    from .study import games as games
    from .study import league as league
    from .support.background import in_thread as in_thread
    from .widget.annotator import Annotator as Annotator
    from .widget.board import Board as Board
    from .widget.capture import NoPicture as NoPicture
    from .widget.edit_position import Editor as Editor
    from .widget.open_game import GameOpener as GameOpener
    from .widget.play import play as play
    from .widget.play import resume as resume
    from .widget.room import Classroom as Classroom
    from .widget.room import Clock as Clock
    from .widget.room import Room as Room
    from .widget.room import host as host

__version__ = "1.0.0rc1"

# : Whether the rules run as compiled code, as they do if the wheel contains it, unless the environment has
# `ORA_COMPILED=off`.
compiled: bool = is_compiled(_rules)

# Objects at the end of a cell are drawn by widgets, which are imported when the first one is drawn.
_register_widget("board", lambda *shown: import_module(".widget.board", __name__).board_of(*shown))
_register_host(lambda board, **terms: import_module(".widget.room", __name__).open_from_board(board, **terms))
_register_widget("class", lambda room: import_module(".widget.room.classroom.panel", __name__).view_of(room))
_register_widget("daily", lambda session: import_module(".widget.today", __name__).page_of(session))

# Imported on first use, so that importing the package stays quick and needs neither Jupyter nor the locale files.
_MODULES = {
    ".lessons": (
        "card_drill",
        "daily_practice",
        "lesson",
        "puzzle",
        "puzzle_of_the_day",
        "puzzle_run",
        "puzzles",
        "quiz",
        "rule_practice",
    ),
    ".lessons.assignments": ("Assignment", "assign"),
    ".lessons.rule_examples": ("rule",),
    ".lessons.rule_search": ("search",),
    ".notation.correspondence": ("Conflict",),
    ".notation.kennerspiel.words": ("Unwritable",),
    ".notation.links": ("binder_link", "link"),
    ".notation.load": ("load",),
    ".replay": ("save_html",),
    ".replay.animation": ("save_animation",),
    ".replay.walkthroughs": ("Walkthrough", "walkthrough", "walkthroughs"),
    ".replay.walkthroughs.tree": ("WrongWalkthrough",),
    ".replay.worksheet": ("save_worksheet",),
    ".rulebook.rules_sheet": ("RulesSheet", "rules_sheet"),
    ".scenarios": ("ImpossibleScenario", "Scenario", "scenario"),
    ".scenarios.editor": ("EditorModel",),
    ".scene.svg_board": ("svg",),
    ".study": ("StudyRefused", "games", "league"),
    ".support.background": ("in_thread",),
    ".widget.annotator": ("Annotator",),
    ".widget.board": ("Board",),
    ".widget.capture": ("NoPicture",),
    ".widget.edit_position": ("Editor",),
    ".widget.open_game": ("GameOpener",),
    ".widget.play": ("play", "resume"),
    ".widget.room": ("Classroom", "Clock", "Room", "host"),
}
_MODULE_OF = {name: module for module, names in _MODULES.items() for name in names}
# Packages that are public themselves; `lessons()` and `scenarios()` can be called, too.
_ROOMS = ("agents", "bots", "env", "lessons", "scenarios", "study")

# Packages that need an extra; without it, they are hidden from `help(ora)`, Tab and `inspect.getmembers`.
_EXTRA = {"env": "pettingzoo"}

__all__ = [
    "AmbiguousMove", "Annotator", "Assignment", "Board", "Classroom", "Clock", "Conflict", "Editor", "EditorModel", "Game", "GameOpener", "IllegalMove", "ImpossibleScenario", "InvalidMove", "InvalidSetup", "Move", "NoPicture", "ParseError",
    "Refusal", "Room", "RulesSheet", "Rulings", "Scenario", "StudyRefused", "UnknownName", "Unwritable", "Walkthrough", "WrongArgument", "WrongWalkthrough", "agents", "assign", "binder_link", "bots", "card_drill", "compiled",
    "daily_practice", "games", "host", "in_thread", "league", "lesson", "lessons", "link", "load", "new_game", "play", "puzzle", "puzzle_of_the_day", "puzzle_run", "puzzles", "quiz", "resume", "rule", "rule_practice", "rules_sheet", "save_animation", "save_html", "save_worksheet", "scenario", "scenarios",
    "search", "set_language", "study", "svg", "walkthrough", "walkthroughs",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name not in _ROOMS and name not in _MODULE_OF:
        from .game.foreign_names import SUGGESTIONS

        near = f": try {__name__}.{SUGGESTIONS[name]}" if name in SUGGESTIONS else ""
        raise AttributeError(
            f"module {__name__!r} has no attribute {name!r}{near}", name=name, obj=sys.modules[__name__]
        )
    try:
        found = (
            import_module(f".{name}", __name__)
            if name in _ROOMS
            else getattr(import_module(_MODULE_OF[name], __name__), name)
        )
    except ModuleNotFoundError as error:
        if error.name in ("anywidget", "ipywidgets", "traitlets"):
            raise ImportError(f"ora_widgets.{name} needs {error.name}: pip install anywidget ipywidgets") from error
        raise
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    missing = {name for name, needed in _EXTRA.items() if find_spec(needed) is None}
    return sorted({*(name for name in globals() if name.startswith("__")), *__all__, "env"} - missing)

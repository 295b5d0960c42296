"""Ora et Labora in Python and in the notebook: play it, learn it, explore it.

>>> import ora_widgets as ora
>>> game = ora.new_game(players=3, country="france", length="long")
>>> "build G07 0,3" in game.legal_moves
True
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from .compiled_modules import is_compiled  # before all others: it decides which of them run
from .engine import Ambiguous, Move, NoSuchGame, NoSuchMove, NotNow, Refusal, Rulings, UnknownName, Unreadable
from .engine import rules as _rules
from .game.game import Game, new_game

# The room of that name has been imported by now, and whoever imports from it goes on finding it.
from .language.switch import language
from .support.display import register_widget as _register_widget

if TYPE_CHECKING:
    from . import agents as agents
    from . import bots as bots
    from . import env as env
    from . import lessons as lessons
    from . import study as study
    from .lessons import all_lessons as all_lessons
    from .lessons import lesson as lesson
    from .lessons import practice as practice
    from .lessons import puzzle as puzzle
    from .lessons import puzzle_of_the_day as puzzle_of_the_day
    from .lessons import quiz as quiz
    from .lessons import today as today
    from .lessons import trainer as trainer
    from .lessons.assignments import Classroom as Classroom
    from .lessons.assignments import classroom as classroom
    from .lessons.rule_examples import rule as rule
    from .lessons.rule_search import search as search
    from .notation.links import binder_link as binder_link
    from .notation.links import link as link
    from .notation.load import load as load
    from .replay import save_html as save_html
    from .replay.walkthroughs import Walkthrough as Walkthrough
    from .replay.walkthroughs import walkthrough as walkthrough
    from .rulebook.summary import Summary as Summary
    from .rulebook.summary import summary as summary
    from .scenarios import ImpossibleScenario as ImpossibleScenario
    from .scenarios import Scenario as Scenario
    from .scenarios import scenario as scenario
    from .scenarios import scenarios as scenarios
    from .scenarios.editor import PositionEditor as PositionEditor
    from .widget.board import Board as Board
    from .widget.edit_position import Editor as Editor
    from .widget.open_game import Opener as Opener
    from .widget.play import play as play
    from .widget.resume import resume as resume

__version__ = "1.0.0rc1"

#: Whether the rules run as compiled code: so they do where a wheel brought it, unless `ORA_COMPILED=off` is in the environment.
compiled: bool = is_compiled(_rules)

# What stands at the end of a cell is drawn by widgets, which are imported when the first one is drawn.
_register_widget("board", lambda *shown: import_module(".widget.board", __name__).board_of(*shown))
_register_widget("daily", lambda session: import_module(".widget.today", __name__).page_of(session))

# Rooms that are opened when first asked for, so that the import stays quick and needs neither Jupyter nor words.
_LATER = {
    "Board": ".widget.board", "Classroom": ".lessons.assignments", "classroom": ".lessons.assignments", "Editor": ".widget.edit_position", "PositionEditor": ".scenarios.editor", "ImpossibleScenario": ".scenarios", "Scenario": ".scenarios", "load": ".notation.load",
    "agents": ".agents", "bots": ".bots", "env": ".env", "rule": ".lessons.rule_examples", "Summary": ".rulebook.summary", "summary": ".rulebook.summary", "scenario": ".scenarios",
    "study": ".study", "search": ".lessons.rule_search",
    "scenarios": ".scenarios",
    "all_lessons": ".lessons", "lesson": ".lessons", "lessons": ".lessons", "practice": ".lessons", "puzzle": ".lessons", "puzzle_of_the_day": ".lessons", "quiz": ".lessons",
    "trainer": ".lessons", "binder_link": ".notation.links", "link": ".notation.links", "save_html": ".replay", "Opener": ".widget.open_game", "play": ".widget.play",
    "resume": ".widget.resume", "today": ".lessons", "Walkthrough": ".replay.walkthroughs", "walkthrough": ".replay.walkthroughs",
}  # fmt: skip

# Rooms that need an extra: without it, `help(ora)`, Tab and `inspect.getmembers` do not come upon them.
_EXTRA = {"env": "pettingzoo"}

__all__ = [
    "Ambiguous", "Board", "Classroom", "Editor", "Game", "ImpossibleScenario", "Move", "NoSuchGame", "NoSuchMove", "NotNow", "Opener", "PositionEditor", "Refusal",
    "Rulings", "Scenario", "Summary", "UnknownName", "Unreadable", "Walkthrough", "agents", "all_lessons", "binder_link", "bots", "classroom", "compiled", "language", "lesson", "lessons", "link", "load",
    "new_game", "play", "practice", "puzzle", "puzzle_of_the_day", "quiz", "resume", "rule", "save_html", "scenario", "scenarios", "search", "study", "summary", "today",
    "trainer", "walkthrough",
]  # fmt: skip


def __getattr__(name: str) -> Any:
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        room = import_module(_LATER[name], __name__)
        found = room if _LATER[name] == f".{name}" else getattr(room, name)
    except ModuleNotFoundError as error:
        if error.name in ("anywidget", "ipywidgets", "traitlets"):
            raise ImportError(f"ora_widgets.{name} needs {error.name}: pip install anywidget ipywidgets") from error
        raise
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    missing = {name for name, needed in _EXTRA.items() if find_spec(needed) is None}
    return sorted({*(name for name in globals() if name.startswith("__")), *__all__, *_LATER} - missing)

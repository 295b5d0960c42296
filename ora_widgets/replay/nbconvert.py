"""An nbconvert preprocessor that puts each board into the HTML as a framed page, so that no script is fetched.

jupyter nbconvert --to html --HTMLExporter.preprocessors=ora_widgets.replay.nbconvert.Boards game.ipynb
"""

from __future__ import annotations

from html import escape
from typing import Any

from nbconvert.preprocessors import Preprocessor

from ..language.fluent import FALLBACK, languages, say
from ..wire.to_page import SavedGame
from .page import MAX_TITLE_LENGTH, html_page

VIEW = "application/vnd.jupyter.widget-view+json"
STATE = "application/vnd.jupyter.widget-state+json"
REQUIRED_TRAITS = ("_book", "_scene", "_ask")
# The sandbox isolates scripts that a notebook from elsewhere may contain.
FRAME = '<iframe sandbox="allow-scripts" style="width: 100%; height: 60rem; border: 0" srcdoc="{page}"></iframe>'


class Boards(Preprocessor):  # type: ignore[misc]  # nbconvert ships no types
    """Shows boards as they were when the notebook was saved with its widgets' state."""

    def preprocess(self, nb: Any, resources: Any) -> tuple[Any, Any]:
        models = _inside(nb.metadata, "widgets", STATE, "state")
        for cell in nb.cells:
            for output in cell.get("outputs", []):
                data = _inside(output, "data")
                state = _inside(models, str(_inside(data, VIEW).get("model_id")), "state")
                if all(isinstance(state.get(name), dict) for name in REQUIRED_TRAITS):
                    del data[VIEW]
                    data["text/html"] = FRAME.format(page=escape(_page(state)))
        return nb, resources


def _inside(data: Any, *names: str) -> Any:
    """The dict at a path in nested dicts; empty where the path leads to anything else."""
    for name in names:
        data = data.get(name) if isinstance(data, dict) else None
    return data if isinstance(data, dict) else {}


def _page(state: Any) -> str:
    """A page with the one position that a board shows."""
    question: Any = {
        **state["_ask"],
        "options": [],
        "actions": [],
        "buttons": [],
        "more": False,
        "pay": None,
        "conversions": [],
    }
    language = str(state.get("language", ""))
    if question.get("seat"):  # the page cannot take an answer
        question["prompt"] = say("page-only-shows", language if language in languages() else FALLBACK)
    saved: SavedGame = {
        "book": state["_book"],
        "language": state.get("language", ""),
        "languages": {},
        "shown": "",
        "at": 0,
        "first": state.get("_ply", 0),
        "positions": [(state["_scene"], question, state.get("_coming"), state.get("_tally"))],
        "moves": [],
        "game": 1,
        "turns": [0],
        "rules": [],
        "index": {"wordings": [], "small": "", "same": "", "games": {}, "questions": ""},
        "names": state.get("names", {}),
    }
    return html_page(saved, str(state["_scene"].get("title", ""))[:MAX_TITLE_LENGTH], "", language)

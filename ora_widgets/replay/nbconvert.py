"""Boards in notebooks that become HTML: each as a page of its own in a frame, instead of a script from elsewhere.

jupyter nbconvert --to html --HTMLExporter.preprocessors=ora_widgets.replay.nbconvert.Boards game.ipynb
"""

from __future__ import annotations

from html import escape
from typing import Any

from nbconvert.preprocessors import Preprocessor

from ..language.fluent import FALLBACK, languages, say
from ..rulebook.ranking import Index
from ..wire.to_page import SavedGame
from .page import MAX_TITLE_LENGTH, around

VIEW = "application/vnd.jupyter.widget-view+json"
STATE = "application/vnd.jupyter.widget-state+json"
NEEDED = ("_book", "_scene", "_ask")
# What a notebook from elsewhere brings runs, if at all, where it can reach nothing.
FRAME = '<iframe sandbox="allow-scripts" style="width: 100%; height: 60rem; border: 0" srcdoc="{page}"></iframe>'


class Boards(Preprocessor):  # type: ignore[misc]  # nbconvert ships no types
    """Shows boards as they were when the notebook was saved with the state of its widgets."""

    def preprocess(self, nb: Any, resources: Any) -> tuple[Any, Any]:
        models = _inside(nb.metadata, "widgets", STATE, "state")
        for cell in nb.cells:
            for output in cell.get("outputs", []):
                data = _inside(output, "data")
                state = _inside(models, str(_inside(data, VIEW).get("model_id")), "state")
                if all(isinstance(state.get(name), dict) for name in NEEDED):
                    del data[VIEW]
                    data["text/html"] = FRAME.format(page=escape(_page(state)))
        return nb, resources


def _inside(data: Any, *names: str) -> Any:
    """What lies in dicts in dicts; nothing where one of them is something else."""
    for name in names:
        data = data.get(name) if isinstance(data, dict) else None
    return data if isinstance(data, dict) else {}


def _page(state: Any) -> str:
    """The page of the one position that a board shows."""
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
    if question.get("seat"):  # nobody is there to answer
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
        "index": Index(()).data(),
        "names": state.get("names", {}),
    }
    return around(saved, str(state["_scene"].get("title", ""))[:MAX_TITLE_LENGTH], "", language)

"""What a board does beside the game: its options, the reading help, the score pad, pictures."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import traitlets

from ..scene import coming, tally
from .capture import Pictures
from .options import NAMES, Settings
from .queries import older, reading, reason

if TYPE_CHECKING:
    from ..game.game import Game

# What only looks: it leaves a refusal where it is, and is no move of anybody's.
QUIET = ("here", "gone", "rules", "log", "tally", "picture", "option", "preview", "advise")
MOST_PICKS = 200  # no answer takes as many, so a longer list is no answer
LONGEST_PICK = 400  # characters; a payment of every good takes some sixty


class Beside(Settings):
    """The half of a board that never moves anything; `Board` is the other one."""

    coming = traitlets.Dict().tag(sync=True)
    tally = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)

    if TYPE_CHECKING:
        game: Game
        language: Any

        def send(self, content: Any, buffers: Any = None) -> None: ...

    _tallied = False  # whether somebody has opened the score pad

    def __init__(self, **traits: Any) -> None:
        self._pictures = Pictures()
        super().__init__(**traits)

    def save_svg(self, path: str | Path) -> Path:
        """Save the board as it looks in the page as a picture of vectors, for a browser to show.

        The page draws it and answers when it can, which in many notebooks is not before the cell is over: then the
        file is complete, and only then. Parameters: `path`, the file. Returns the path.
        Raises `NoPicture` when no page shows the board, and `OSError` when the file cannot be written.
        """
        return self._picture(path, "svg")

    def save_png(self, path: str | Path) -> Path:
        """Save the board as it looks in the page as a picture of pixels; as `save_svg`."""
        return self._picture(path, "png")

    def _picture(self, path: str | Path, kind: str) -> Path:
        number, target = self._pictures.want(path, self.language)
        self.send({"do": "draw", "kind": kind, "id": number})
        return target

    def _ahead(self, language: str) -> dict[str, Any]:
        """The traits of this half for the position now; the score pad once somebody has opened it, and at the end."""
        shown = self._tallied or self.game.over
        return {
            "coming": coming(self.game, language),
            "tally": tally(self.game) if shown else None,
        }

    def _beside(self, content: Any, buffers: Any) -> bool:
        """Do what the page asks for if it is something of this half, and say whether it was."""
        match content:
            case {"do": "here"}:
                self._pictures.pages += 1
            case {"do": "gone"}:
                self._pictures.pages = max(0, self._pictures.pages - 1)
            case {"do": "rules", "query": str(query), "number": str(number), "id": int(id_)}:
                self.send({"do": "rules", "id": id_, **reading(query, number, self.language)})
            case {"do": "log", "before": int(before)} if before >= 0:
                self.send({"do": "log", **older(self.game, before, self.language)})
            case {"do": "tally"}:
                self._tallied = True
                self.set_trait("tally", tally(self.game))
            case {"do": "why", "picks": [str(), *_] as picks} if are_words(picks):
                self.set_trait("notice", reason(self.game, picks, self.language))
            case {"do": "option", "name": str(name), "value": value} if name in NAMES:
                try:
                    self.set_trait(name, value)
                except traitlets.TraitError:  # the page offers nothing else than what there is
                    return False
            case {"do": "picture", "id": int(number), "error": str(error)}:
                self._pictures.take(number, buffers, error, self.language)
            case _:
                return False
        return True


def are_words(picks: list[Any]) -> bool:
    """Whether these may be picks, or lines: not too many, and none too long."""
    return len(picks) <= MOST_PICKS and all(isinstance(pick, str) and len(pick) <= LONGEST_PICK for pick in picks)

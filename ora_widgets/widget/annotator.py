"""A game to comment on by clicking: its board, and below it fields for comments, marks and side lines."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import ipywidgets

from ..engine import Refusal
from ..engine.moves import safe_text
from ..game.game import Game
from ..language.fluent import CURRENT, known_language, say
from ..language.names import card_name, seat_label
from ..language.sentences import with_sentence
from ..notation.links import site_address
from ..replay.walkthroughs import Walkthrough
from ..scene import scene
from ..support.arguments import WrongArgument, check
from ..support.arguments import path as path_of
from ..support.files import write_whole
from .board import Board
from .plain_widget import NotCopyable

FILE_SUFFIXES = (".html", ".ipynb", ".ora")  # of a page, a notebook and the text


class Annotator(NotCopyable, ipywidgets.VBox):  # type: ignore[misc]  # ipywidgets ships no types
    """A game to comment on: go to a position, write, mark places, and keep what you try out as a side line.

    After *Mark on the board*, a press on a place marks it, and dragging from one to another draws an arrow (with keys:
    press both with Shift). The game is saved as a page, a notebook or a text, or shared as a link; if no site is known,
    as the link's code.

    `walk` is the commented game, which can be changed by code as well. The file is named only in code, since a viewer
    of the page may not be the owner of the files: the page offers only the three kinds.

    Args:
        game: The game, or a walkthrough to go on with.
        file: Where it is saved; the two other kinds are saved beside it, with the same name.
        language: The language of its words; by default the one in use.

    Attributes:
        walk: The `Walkthrough`.
        board: The board that shows it.

    Raises:
        WrongArgument: When the game is neither, or the file is of none of these kinds.

    >>> from ora_widgets import new_game
    >>> notes = Annotator(new_game(3).play("fell 0,1 wood; done"))
    >>> notes.comment.value = "Look at the wood."
    >>> notes.walk.comment
    'Look at the wood.'
    >>> notes.close()
    """

    _copy_instead = "walk"

    def __init__(self, game: Game | Walkthrough, *, file: str | Path = "game.html", language: str = CURRENT) -> None:
        check(isinstance(game, (Game, Walkthrough)), "game", game, "game")
        self._words = known_language(language)
        place = path_of("file", file)
        if place.suffix not in FILE_SUFFIXES:
            raise with_sentence(WrongArgument("annotator-kind", word=safe_text(place.name, 40)), language=self._words)
        files = [place, *(place.with_suffix(ending) for ending in FILE_SUFFIXES if ending != place.suffix)]
        self.walk = Walkthrough.of(game) if isinstance(game, Game) else game
        self.board = Board(walk=self.walk, language=language)
        wide = ipywidgets.Layout(width="100%")
        self.title = ipywidgets.Text(
            value=self.walk.title, description=self._say("title"), layout=wide, continuous_update=False
        )
        self.comment = ipywidgets.Textarea(
            placeholder=self._say("comment"), layout=wide, rows=3, continuous_update=False
        )
        self.press = ipywidgets.ToggleButton(
            description=self._say("press"), tooltip=self._say("how"), layout=ipywidgets.Layout(width="auto")
        )
        self.place = ipywidgets.Dropdown(description=self._say("place"))
        self.mark = ipywidgets.Button(description=self._say("mark"))
        self.name = ipywidgets.Text(placeholder=self._say("name"))
        self.keep = ipywidgets.Button(description=self._say("keep"))
        self.file = ipywidgets.Dropdown(
            options=[(each.name, str(each)) for each in files], description=self._say("file")
        )
        self.save = ipywidgets.Button(description=self._say("save"))
        self.share = ipywidgets.Button(description=self._say("link"))
        self.link = ipywidgets.Text(disabled=True, placeholder=self._say("link-here"), layout=wide)
        self.notice = ipywidgets.Label()
        self._drawing = False
        self.title.observe(lambda _: self._do(lambda: self.walk.rename(self.title.value)), "value")
        self.comment.observe(lambda _: self._do(lambda: self.walk.note(self.comment.value)), "value")
        self.press.observe(lambda _: self.board._mark_by_pressing(self.press.value), "value")
        self.mark.on_click(lambda _: self._do(lambda: self.walk.mark(self.place.value)))
        self.keep.on_click(lambda _: self._do(lambda: self.walk.keep(self.name.value)))
        self.save.on_click(lambda _: self._do(self._save))
        self.share.on_click(lambda _: self._do(self._link))

        def draw() -> None:
            self._draw()

        self._end = self.walk.on_change(draw)
        row = ipywidgets.Layout(flex_flow="row wrap")
        rows = [
            [self.press, self.place, self.mark],
            [self.name, self.keep],
            [self.file, self.save, self.share, self.link, self.notice],
        ]
        boxes = [ipywidgets.HBox(each, layout=row) for each in rows]
        super().__init__([self.board, self.title, self.comment, *boxes])
        self._draw()

    def close(self) -> None:
        """Take it out of the notebook, and its board; the commented game stays."""
        if "_end" in self.__dict__:
            self._end()
            self.board.close()
        super().close()

    def _say(self, word: str, **given: object) -> str:
        return say(f"annotator-{word}", self._words, **given)

    def _do(self, what: Callable[[], object]) -> None:
        """Do what was pressed; a refusal is shown below."""
        if self._drawing:
            return
        self.notice.value = ""
        try:
            what()
        except (Refusal, OSError, ValueError) as refused:
            self.notice.value = str(refused)

    def _draw(self) -> None:
        """Show the comment on the current position, and the places that can be marked."""
        self._drawing = True
        try:
            if self.comment.value != self.walk.comment:
                self.comment.value = self.walk.comment
            places = _places(self.walk.game, self._words)
            if list(self.place.options) != places:
                self.place.options = places
        finally:
            self._drawing = False

    def _save(self) -> None:
        file = Path(self.file.value)
        if file.suffix == ".html":
            self.walk.save_html(file, language=self._words)
        elif file.suffix == ".ipynb":
            self.walk.save_notebook(file)
        else:
            write_whole(file, self.walk.text().encode())
        self.notice.value = self._say("saved", file=str(file))

    def _link(self) -> None:
        self.link.value = self.walk.link() if site_address() else self.walk.code()

    def _repr_keys(self) -> Any:
        # ipywidgets would list traits, whose values contain memory addresses.
        return iter(())


def _places(game: Game, language: str) -> list[tuple[str, str]]:
    """What can be marked now, each as a name and a place: spaces, cards of the display, indicators."""
    now = scene(game, language)
    places = []
    for player in now["players"]:
        for space in player["spaces"]:
            held = space.get("holds", "")
            what = card_name(held, language) if held[:1].isupper() else ""
            where = f"{seat_label(player['seat'], language)} {space['at']}"
            places.append((f"{where} · {what}" if what else where, f"{player['seat']} {space['at']}"))
    places += [(card_name(id_, language), id_) for id_ in now["display"]]
    return places + [(each["name"], each["id"]) for each in now["wheel"]["indicators"]]

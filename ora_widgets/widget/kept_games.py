"""The games that players can go on with: those on other boards of this kernel, and those in files.

A start screen offers them. Boards are held weakly: when a board goes, so does its offer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, Protocol
from weakref import WeakMethod, ref

from ..engine.moves import safe_text
from ..game.history import has_ended
from ..language.fluent import say
from ..language.names import join, seat_name
from ..scene import cached_drawing
from .by_message import play_by_message
from .keeper import keeper_of
from .kept_files import KeptGame, Unusable, bots_of, game_of, place, time_written, unfinished_files

if TYPE_CHECKING:
    from ..bots import AnyBot
    from ..game.game import Game
    from ..wire.to_page import ResumeLines

IMPORT = "import ora_widgets as ora"
MAX_OFFERED_GAMES = 5
MAX_UNUSABLE_SHOWN = 3  # files that cannot be used


class People(NamedTuple):
    """The players of a game: bots and names, both by colour."""

    bots: Mapping[str, AnyBot]
    names: Mapping[str, str]


class AskPeople(Protocol):
    """Returns the players of a game; with `leaving`, its bots leave the board, to go on at another."""

    def __call__(self, *, leaving: bool = False) -> People: ...


class ResumedGame(NamedTuple):
    """A game that is resumed: its players, and what to say about it."""

    game: Game
    people: People
    notice: str = ""


class GameOnBoard(NamedTuple):
    """A game on a board of this kernel, and a function that returns its players."""

    key: str
    game: Game
    people: AskPeople

    def label(self, language: str) -> str:
        """Who plays, what they play, and how far they are."""
        table = cached_drawing(self.game, language)["scene"]
        names = self.people().names
        return f"{_players(self.game.setup.seats, names, language)} · {table['title']} · {table['heading']}"

    def take(self, language: str) -> ResumedGame:
        """Take the game to another board; its bots come along."""
        people = self.people(leaving=True)
        # The bots may have left earlier, for a board that shows something else by now.
        return ResumedGame(self.game, people._replace(bots=people.bots or keeper_of(self.game).bots))


class GameInFile(NamedTuple):
    """A game in a file."""

    path: Path
    sheet: KeptGame

    @property
    def key(self) -> str:
        """The page's name for it."""
        return self.path.name

    def label(self, language: str) -> str:
        """Who plays, what they play, how far they are, and when the file was written."""
        setup, names = self.sheet.setup, self.sheet.names
        length, country = say(f"length-{setup.length}", language), say(f"country-{setup.country}", language)
        parts = (
            _players(setup.seats, names, language),
            say("table-title", language, players=setup.players, length=length, country=country),
            say(
                "table-heading", language, kind="over" if self.sheet.over else "open", round=self.sheet.round, rounds=0
            ),
            time_written(self.path),
        )
        return " · ".join(filter(None, parts))

    def take(self, language: str) -> ResumedGame:
        """Open the file; from now on the game is kept there.

        Raises:
            ParseError: When it does not replay; the sentence names the file.
        """
        game = game_of(self.path, self.sheet)
        keeper_of(game).take_over(self.path, self.sheet.text)
        if self.sheet.message is not None:
            play_by_message(game, self.sheet.message.away, self.sheet.message.id)
        people = People(bots_of(self.sheet), self.sheet.names)
        absent = [f"{seat_name(seat, language)} ({safe_text(bot, 60)})" for seat, bot in self.sheet.strangers.items()]
        return ResumedGame(game, people, say("kept-strangers", language, bots=join(absent, language)) if absent else "")


Kept = GameOnBoard | GameInFile


class GameOffers(NamedTuple):
    """The games to go on with, and sentences on files that cannot be used."""

    games: list[Kept]
    complaints: list[str]


_numbers = count(1)
_noted: dict[str, tuple[ref[Game], WeakMethod[AskPeople]]] = {}


def note(game: Game, people: AskPeople) -> Callable[[], None]:
    """Remember a game that is on a board now.

    Args:
        game: The game, which is held weakly.
        people: A bound method, of an object that is held weakly.

    Returns:
        A function that ends it.
    """
    key = str(next(_numbers))
    _noted[key] = ref(game), WeakMethod(people)

    def forget() -> None:
        _noted.pop(key, None)

    return forget


def _games_on_boards() -> Iterator[GameOnBoard]:
    """The games on boards, the latest first."""
    for key, (noted, board) in reversed([*_noted.items()]):
        game, people = noted(), board()
        if game is None or people is None:
            _noted.pop(key, None)
        else:
            yield GameOnBoard(key, game, people)


def people_at(game: Game) -> People:
    """The players of a game, collected from all its boards."""
    board = [one.people() for one in _games_on_boards() if one.game is game]
    bots = {seat: bot for people in board for seat, bot in people.bots.items()}
    names = {seat: name for people in reversed(board) for seat, name in people.names.items()}
    return People(bots, names)


def kept_games(but: Game | None = None) -> GameOffers:
    """The games that have begun and are not over, the latest first; those of this kernel before those of files."""
    found: dict[int, Kept] = {}
    for kept in _games_on_boards():
        if kept.game is not but and kept.game.plies and not has_ended(kept.game):
            found.setdefault(id(kept.game), kept)
    games = [*found.values()][:MAX_OFFERED_GAMES]
    complaints: list[str] = []
    here = {keeper_of(one.game).path for one in _games_on_boards()}
    for path, sheet in unfinished_files():
        if len(games) == MAX_OFFERED_GAMES:
            break
        if any(_is_same(held, path) for held in here):
            continue
        if isinstance(sheet, Unusable):
            complaints += [str(sheet.why)][: MAX_UNUSABLE_SHOWN - len(complaints)]
        else:
            games.append(GameInFile(path, sheet))
    return GameOffers(games, complaints)


def game_on_board(path: Path) -> GameOnBoard | None:
    """The game of a file, if it is on a board of this kernel."""
    return next((one for one in _games_on_boards() if _is_same(keeper_of(one.game).path, path)), None)


def _is_same(one: Path | None, other: Path) -> bool:
    try:
        return one is not None and one.samefile(other)
    except OSError:
        return False


_asked: list[bool] = []  # holds something once this kernel has had a board


def first_offer(game: Game, language: str) -> str:
    """A sentence for a kernel's first board, if a game with the same setup is kept, as after a restart; else empty."""
    if _asked:
        return ""
    _asked.append(True)
    if game.plies:
        return ""
    for path, sheet in unfinished_files():
        if isinstance(sheet, KeptGame) and sheet.setup == game.setup:
            label = GameInFile(path, sheet).label(language)
            return say("kept-offer", language, label=label, file=place(path), line=line_of(path))
    return ""


def resume_lines(game: Game) -> ResumeLines | None:
    """How to continue a game once Python is gone; `None` before its first move."""
    if not game.plies:
        return None
    keeper = keeper_of(game)
    return _resume_lines(keeper.path, *keeper.code_of(game), game.ply if game.ply < game.plies else None)


@lru_cache(maxsize=64)  # many boards may show one game
def _resume_lines(path: Path | None, ply: int, code: str, at: int | None) -> ResumeLines:
    return {
        "load": f'{IMPORT}; ora.load("{code}")' + ("" if at is None else f".jump({at})"),
        "ply": ply,
        "resume": f"{IMPORT}; {line_of(path)}" if path else "",
        "file": place(path) if path else "",
    }


def line_of(path: Path) -> str:
    """The line of Python that resumes the game of a file."""
    return f'ora.resume("{safe_text(path.name, 200)}")'


def _players(seats: str, names: Mapping[str, str], language: str) -> str:
    return join([names.get(seat) or seat_name(seat, language) for seat in seats], language)

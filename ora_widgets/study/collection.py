"""Many games as one sequence, read one by one when they are looked at: filtered, counted, searched, kept in one file."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

from ..engine import Refusal, State
from ..engine.moves import shown
from ..game.game import Game
from ..language.current import current_language
from ..language.fluent import say
from ..notation.game_text import read_game
from ..notation.load import is_file_name
from ..notation.text_file import text_of_file
from ..scenarios.goals import Goal, Moment, read_goal
from ..support.files import write_whole
from ..wire.outside_text import OutsideText
from .archive import Stats, sources_of, stats
from .game_turns import GameTurns, has_met, key_of
from .position_index import PositionIndex
from .refused import refuse
from .table import Result, Row, arrow_table, needed, write_csv

_FIRST_LINE = re.compile(
    r"^(?:ora [0-9]+\s*$|ora[0-9]+:|\{\"ora\")", re.MULTILINE
)  # of a record, a code, a game as JSON
_RECORD = re.compile(r"(?:[ \t]*(?:#.*)?\n)*ora [0-9]+\s*$", re.MULTILINE)  # with nothing before it but remarks
_TAG_NAME = re.compile(r"[A-Za-z][A-Za-z_-]{0,30}")
RECORD = "record"  # the column of a CSV file that holds a game
STOPPED = "stopped"  # the tag of a game that was stopped and counts as it stood; its value is the round
MAX_TAG_LENGTH = 200  # characters of a value


class CollectedGame(NamedTuple):
    """A game of a collection, not yet read.

    Attributes:
        name: Where it comes from: a file and its place in it, or its place in the collection.
        source: Its text, its data, the game, or the error of a file that cannot be read.
        tags: What is known of it besides its moves, such as players, date and event.
        text: Its record with all its remarks, where it came as one.
    """

    name: str
    source: Any
    tags: dict[str, str]
    text: str = ""

    def read(self) -> Game:
        """The game itself.

        Raises:
            ParseError: When it cannot be read.
            StudyRefused: When its file is a table without games.
            OSError: When its file cannot be opened.
        """
        if isinstance(self.source, Game):
            return self.source
        if isinstance(self.source, (Refusal, OSError)):
            raise self.source
        return read_game(self.source if isinstance(self.source, (OutsideText, dict)) else OutsideText(self.source))


class Games(Result):
    """A lazy sequence of games; what cannot be read is left out when the games are gone through, and named in `skipped`.

    Args:
        entries: What gives the collected games, each time anew.

    >>> from ora_widgets import new_game
    >>> both = games([new_game(2), new_game(3).play("pass; done")])
    >>> [game.setup.players for game in both.filter(players=3)]
    [3]
    """

    columns = ("name", "players", "country", "length", "round", "turns", "over", "winners", "points")

    def __init__(self, entries: Callable[[], Iterable[CollectedGame]]) -> None:
        self._entries = entries
        self.skipped: list[str] = []

    def entries(self) -> Iterator[tuple[CollectedGame, Game]]:
        """The games that can be read, each with its name and tags."""
        self.skipped = []
        for entry in self._entries():
            try:
                yield entry, entry.read()
            except (Refusal, OSError) as error:
                self.skipped.append(f"{entry.name}: {shown(str(error), 300)}")

    def __iter__(self) -> Iterator[Any]:
        return (game for _, game in self.entries())

    def __len__(self) -> int:
        return sum(1 for _ in self._entries())

    def __getitem__(self, place: Any) -> Any:
        found = list(self._entries())[place]
        return [each.read() for each in found] if isinstance(found, list) else found.read()

    def collected(self) -> Iterable[CollectedGame]:
        """The games with their names and tags, not yet read."""
        return self._entries()

    def named(self, name: str) -> Game:
        """The game that is called so.

        Args:
            name: The name, as in the first column.

        Raises:
            StudyRefused: When none is.
            ParseError: When it cannot be read.
        """
        entry = next((entry for entry in self._entries() if entry.name == name), None)
        if entry is None:
            raise refuse("study-no-game-named", name=shown(name, 80))
        return entry.read()

    def filter(
        self,
        *,
        players: int | None = None,
        country: str | None = None,
        length: str | None = None,
        tags: Mapping[str, str] | None = None,
        goal: str | Goal | None = None,
        position: Game | State | None = None,
        where: Callable[[Game], bool] | None = None,
    ) -> Games:
        """The games of which all that is given holds, read again when they are gone through.

        Args:
            players: The number of players.
            country: `"france"` or `"ireland"`.
            length: `"short"` or `"long"`.
            tags: Tags with their values, such as `{"event": "club evening"}`.
            goal: What was reached in the game, in the words of goals, such as `"R built Bakery"`.
            position: A position in which a turn began, as a game that stands there or its state, however it was reached.
            where: A function that says of a game whether it belongs here.

        Raises:
            ParseError: When it is no goal.
        """
        terms = {"players": players, "country": country, "length": length}
        wanted = None if goal is None else read_goal(goal)
        key = None if position is None else key_of(position)

        def fits(entry: CollectedGame, game: Game) -> bool:
            return (
                all(value is None or getattr(game.setup, name) == value for name, value in terms.items())
                and all(entry.tags.get(name) == value for name, value in (tags or {}).items())
                and (wanted is None or any(True for _ in wanted.once_met(Moment.of(game))))
                and (key is None or has_met(game, key))
                and (where is None or where(game))
            )

        return Games(lambda: (entry._replace(source=game) for entry, game in self.entries() if fits(entry, game)))

    def rows(self) -> list[Row]:
        return [self._row(entry, game) for entry, game in self.entries()]

    def _row(self, entry: CollectedGame, game: Game) -> Row:
        setup, score = game.setup, game.score()
        points = "  ".join(f"{seat} {score[seat].total}" for seat in setup.seats)
        winners = "".join(score.winners) if game.over else ""
        about = (setup.players, setup.country, setup.length, game.round, len(game.turn_starts), game.over)
        return (entry.name, *about, winners, points)

    def caption(self) -> str:
        if not self.skipped:
            return ""
        return say("study-skipped", current_language(), count=len(self.skipped), why=self.skipped[0])

    def stats(self, **terms: Any) -> Stats:
        """Which card is built when and whether its builders win, as `study.stats` counts it.

        Args:
            **terms: As for `study.stats`.
        """
        return stats([game.record() for game in self], **terms)

    def save(self, path: str | Path) -> None:
        """Write all games that can be read into one file, with their tags and remarks.

        Args:
            path: The file, which is written whole or not at all.

        Raises:
            OSError: When the file cannot be written.
        """
        write_whole(Path(path), "\n".join(_tagged_record(*each) for each in self.entries()).encode())

    def to_csv(self, path: str | Path) -> None:
        """Write a CSV file, a row a game; its last column is the record with its tags, by which `ora.games` reads it back.

        Args:
            path: The file, which is written whole or not at all.

        Raises:
            OSError: When the file cannot be written.
        """
        write_csv(path, *self._with_records())

    def to_arrow(self) -> Any:
        """The games as a pyarrow `Table`, a row a game; its last column is the record with its tags."""
        return arrow_table(*self._with_records())

    def _with_records(self) -> tuple[list[str], list[Row]]:
        rows = [(*self._row(*each), _tagged_record(*each)) for each in self.entries()]
        return [*self.columns, RECORD], rows

    def turns(self) -> GameTurns:
        """All turns of all games, a row a turn: for a frame, a Parquet file or a database."""
        return GameTurns((entry.name, game) for entry, game in self.entries())

    def by_mode(self) -> dict[tuple[int, str, str], Games]:
        """The games of each mode apart, by players, country and length: what wins with three says nothing about four.

        >>> from ora_widgets import new_game
        >>> list(games([new_game(3), new_game(2, length="short"), new_game(3)]).by_mode())
        [(3, 'france', 'long'), (2, 'france', 'short')]
        """
        found: dict[tuple[int, str, str], list[CollectedGame]] = {}
        for entry, game in self.entries():
            setup = game.setup
            found.setdefault((setup.players, setup.country, setup.length), []).append(entry)
        return {mode: Games(partial(iter, entries)) for mode, entries in found.items()}

    def positions(self, path: str | Path = ":memory:") -> PositionIndex:
        """Make an SQLite database of all positions in which a turn begins.

        Args:
            path: The database's file; by default it is kept in memory.
        """
        made = PositionIndex(path)
        made.add((entry.name, game) for entry, game in self.entries())
        return made

    def plot(self) -> Any:
        """There is no chart of games.

        Raises:
            StudyRefused: Always.
        """
        raise refuse("study-nothing")

    def __repr__(self) -> str:
        return f"<Games: {len(self)}>"


def games(source: Games | Game | str | Path | Iterable[object]) -> Games:
    """Many games as one lazy sequence.

    Args:
        source: A file with one game or several, a folder of files, games, or texts that hold games. In a file each game
            begins with its line `ora 1`; remarks before it such as `# event: club evening` are its tags. A file that ends
            with `.csv` or `.parquet` has a game in each row, in its column `record`.

    Raises:
        StudyRefused: When there is nothing at all.

    >>> len(games([]))
    Traceback (most recent call last):
    ...
    ora_widgets.study.refused.StudyRefused: There are no records to count.
    """
    if isinstance(source, Games):
        return source
    found = sources_of(Path(source) if isinstance(source, str) and is_file_name(source) else source)
    return Games(lambda: _collected(found))


def _collected(sources: Sequence[object]) -> Iterator[CollectedGame]:
    for place, source in enumerate(sources, start=1):
        try:
            yield from _collected_from(source, str(place))
        except (Refusal, OSError) as error:  # of a whole file: the others are read all the same
            yield CollectedGame(source.name if isinstance(source, Path) else str(place), error, {})


def _collected_from(source: object, place: str) -> Iterator[CollectedGame]:
    if not isinstance(source, (str, Path)):  # data of a game, or what is none, which says so when it is read
        yield CollectedGame(place, source, {})
        return
    if isinstance(source, Path) and (read := _TABLES.get(source.suffix.lower())):
        yield from _rows_of_table(source.name, read(source))
        return
    text = text_of_file(source) if isinstance(source, Path) else OutsideText(source)
    several = list(split_games(text.text))
    for number, part in enumerate(several, start=1):
        name = source.name if isinstance(source, Path) else place
        name = f"{name} {number}" if len(several) > 1 else name
        record = part.strip() + "\n" if _RECORD.match(part) else ""
        yield CollectedGame(name, OutsideText(part, text.file), tags_of(part), record)


def _rows_of_csv(path: Path) -> Iterable[Mapping[str, object]]:
    try:
        return list(csv.DictReader(StringIO(text_of_file(path).text)))
    except csv.Error:
        raise refuse("study-no-records-in", path=shown(path.name), column=RECORD) from None


def _rows_of_parquet(path: Path) -> Iterable[Mapping[str, object]]:
    parquet = needed("pyarrow.parquet")
    try:
        table = parquet.ParquetFile(path).read(columns=["name", RECORD])  # a name need not be there
    except ValueError:  # which all of pyarrow's errors are that speak of the contents
        raise refuse("study-no-records-in", path=shown(path.name), column=RECORD) from None
    rows: list[Mapping[str, object]] = table.to_pylist()
    return rows


_TABLES: dict[str, Callable[[Path], Iterable[Mapping[str, object]]]] = {
    ".csv": _rows_of_csv,
    ".parquet": _rows_of_parquet,
}


def _rows_of_table(file: str, rows: Iterable[Mapping[str, object]]) -> Iterator[CollectedGame]:
    for number, row in enumerate(rows, start=1):
        if RECORD not in row:
            raise refuse("study-no-records-in", path=shown(file), column=RECORD)
        record = str(row[RECORD] or "")
        yield CollectedGame(str(row.get("name") or number), OutsideText(record, file), tags_of(record))


def _tagged_record(entry: CollectedGame, game: Game) -> str:
    if entry.text:
        return entry.text
    return "\n".join([*(f"# {name}: {value}" for name, value in entry.tags.items()), game.record()])


def split_games(text: str) -> Iterator[str]:
    r"""The games of a text that holds several, as records, codes or JSON, each with the remarks before it.

    >>> [part.splitlines()[0] for part in split_games("# a: b\nora 1\nplayers 2\n\n# c: d\nora 1\nplayers 3\n")]
    ['# a: b', '# c: d']
    """
    starts = []
    for found in _FIRST_LINE.finditer(text):
        start = found.start()
        while start and text[:start].rpartition("\n")[0].rpartition("\n")[2].startswith("#"):
            start = text.rfind("\n", 0, start - 1) + 1
        starts.append(start)
    if len(starts) < 2:
        yield text
        return
    if any(line.strip() and not line.startswith("#") for line in text[: starts[0]].splitlines()):
        yield text[: starts[0]]  # which is no game, and is named when it is read
    for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
        yield text[start:end]


def tags_of(text: str) -> dict[str, str]:
    r"""The tags in the remarks before a record.

    >>> tags_of("# event: club evening\nora 1")
    {'event': 'club evening'}
    """
    head = _FIRST_LINE.split(text, maxsplit=1)[0]
    remarks = (line[1:].partition(":") for line in head.splitlines() if line.startswith("#"))
    return {
        name.strip(): value.strip()[:MAX_TAG_LENGTH]
        for name, colon, value in remarks
        if colon and _TAG_NAME.fullmatch(name.strip())
    }

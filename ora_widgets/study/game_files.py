"""Games from files, folders and texts, one after another, with their names and tags."""

from __future__ import annotations

import csv
import json
import re
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from gzip import GzipFile
from hashlib import blake2b
from io import TextIOWrapper
from itertools import chain, islice
from pathlib import Path
from typing import Any, NamedTuple, Protocol, runtime_checkable

from ..engine import Refusal
from ..engine.moves import safe_text
from ..game.game import Game
from ..game.record import MAX_RECORD_LENGTH
from ..language.sentences import import_extra
from ..notation.game_text import read_game
from ..notation.load import is_file_name
from ..notation.text_file import encoding_of, text_of_file
from ..support.files import open_regular
from ..wire import OutsideText
from .refused import refuse

_FIRST_LINE = re.compile(
    r"^(?:ora [0-9]+\s*$|ora[0-9]+:|\{\"ora\"|CONFIG [1-4] )", re.MULTILINE
)  # of a record, a code, a game as JSON, a log of an online site
_CONFIG = re.compile(r"config\s+(?:[1-4]\b|players|length|country|france|ireland)", re.IGNORECASE)  # of such a log
_CODE = re.compile(
    r"(?<![a-z0-9])ora(?:study)?[0-9]{1,9}:[A-Za-z0-9_-]{20}", re.IGNORECASE
)  # also in a link or after a name
_BEFORE_CODE = re.compile(rf"(?<=\s)(?=\S*{_CODE.pattern})", re.IGNORECASE)
_PAGE = re.compile(r"\s*<(?:!doctype html|html)\b", re.IGNORECASE)
_RECORD = re.compile(r"(?:[ \t]*(?:#.*)?\n)*ora [0-9]+\s*$", re.MULTILINE)  # preceded by nothing but remarks
_TAG_NAME = re.compile(r"[A-Za-z][A-Za-z_-]{0,30}")
RECORD_COLUMN = "record"  # the column of a CSV file that holds a game
STOPPED_TAG = "stopped"  # the tag of a game that was stopped and is scored as it stood; its value is the round
MAX_TAG_LENGTH = 200  # characters of a value


class CollectedGame(NamedTuple):
    """A game of a collection, not yet read.

    Attributes:
        name: Where it comes from: a file and its place in it, or its place in the collection.
        source: Its text or data, the game, a function that returns it, or the error of a file that cannot be read.
        tags: Facts about it besides its moves, such as players, date and event.
        text: Its record with all remarks, if it came as a record.
        place: The file and its first line or table row, if the file holds several games: `"games.ora:7122"`.
    """

    name: str
    source: Any
    tags: dict[str, str]
    text: str = ""
    place: str = ""

    def read(self) -> Game:
        """The game itself.

        Raises:
            ParseError: When it cannot be read.
            StudyRefused: When its file is a table without games.
            OSError: When its file cannot be opened.
        """
        if isinstance(self.source, Game):
            return self.source
        if isinstance(self.source, partial):
            game: Game = self.source()
            return game
        if isinstance(self.source, (Refusal, OSError)):
            raise self.source
        return read_game(self.source if isinstance(self.source, (OutsideText, dict)) else OutsideText(self.source))

    def portable(self) -> CollectedGame:
        """The same game, ready to be sent to another process."""
        if isinstance(self.source, (Game, partial)):
            return self._replace(source=OutsideText(self.read().record()))
        return self

    def fingerprint(self) -> int:
        """A 64-bit number that identifies the same text under the same name."""
        source = self.read() if isinstance(self.source, partial) else self.source
        text = self.text or (
            source.text
            if isinstance(source, OutsideText)
            else source.record()
            if isinstance(source, Game)
            else str(source)
        )
        digest = blake2b(f"{self.name}\n{text}".encode(errors="replace"), digest_size=8).digest()
        return int.from_bytes(digest, "big", signed=True)

    def reason(self, error: Exception) -> str:
        """Why it cannot be read, with its name.

        Args:
            error: The error that reading it raised.
        """
        name = f"{self.name} ({self.place})" if self.place else self.name
        return f"{name}: {safe_text(str(error), 300)}"

    def record(self, game: Game) -> str:
        """Its record with its tags and remarks.

        Args:
            game: The game, as it was read.
        """
        return self.text or "\n".join([*(f"# {name}: {value}" for name, value in self.tags.items()), game.record()])


@runtime_checkable
class Collection(Protocol):
    """An object that gives its games one by one, not yet read."""

    def collected_games(self) -> Iterable[CollectedGame]:
        """The games with their names and tags."""


def games_of(records: object) -> Callable[[], Iterable[CollectedGame]]:
    """A function that yields the games given to a study, afresh at each call.

    Raises:
        StudyRefused: When there are no records.
        OSError: When there is no such file.
    """
    if isinstance(records, Collection):
        return records.collected_games
    sources = sources_of(records)
    if len(sources) == 1 and isinstance(sources[0], Path):
        sources[0].stat()  # raises at once where the only file is missing
    folder = Path(records).absolute() if isinstance(records, (str, Path)) and _is_folder(records) else None
    return partial(collect_games, sources, folder)


def sources_of(records: object) -> list[object]:
    """The sources given to a study, ready to be sent to other processes: files, those in folders, texts and data.

    Raises:
        StudyRefused: When there are no records.
    """
    if (rows := _rows_of_frame(records)) is not None:
        return [rows]
    if callable(column := getattr(records, "to_pylist", None)) and not isinstance(records, type):
        records = column()  # a column of pyarrow
    single = isinstance(records, (str, bytes, dict, Path, Game, Collection)) or not isinstance(records, Iterable)
    sources = [source for given in ([records] if single else records) for source in _sources_in(given)]  # type: ignore[attr-defined]  # checked above
    if not sources:
        raise refuse("study-no-records")
    return sources


def _sources_in(given: object) -> Iterable[object]:
    if isinstance(given, Collection) and not isinstance(given, type):
        return [given]
    if isinstance(given, Game):
        return [given.record()]  # a game that is being watched refers to its board
    if isinstance(given, (str, Path)) and _is_folder(given):
        files = (path for path in sorted(Path(given).absolute().rglob("*")) if path.is_file())
        return [path for path in files if not path.name.startswith(".")]
    given = Path(given.strip()) if isinstance(given, str) and _is_path(given.strip()) else given
    return [given.absolute() if isinstance(given, Path) else given]  # it is read later, perhaps in another directory


def _is_path(text: str) -> bool:
    """Whether a text is a file name, or one word with a slash and without the colon of codes and addresses."""
    return is_file_name(text) or ("/" in text and ":" not in text and len(text.split()) == 1)


def _is_folder(name: str | Path) -> bool:
    try:
        return name != "" and Path(name).is_dir()  # an empty text would mean the working directory
    except (OSError, ValueError):  # a whole record is too long for a path, or has characters that a path cannot have
        return False


def collect_games(sources: Sequence[object], folder: Path | None = None) -> Iterator[CollectedGame]:
    """The games of files and texts; for a file that cannot be read, its error.

    Args:
        sources: The files, texts, games and data of games.
        folder: The folder that file names are relative to.
    """
    for place, source in enumerate(sources, start=1):
        path = source.relative_to(folder or source.parent).as_posix() if isinstance(source, Path) else str(place)
        name = path.encode(errors="backslashreplace").decode()  # a file name may not be valid Unicode
        try:
            yield from _collected_from(source, name)
        except (Refusal, OSError) as error:  # of a whole file: the other files are still read
            yield CollectedGame(name, error, {})
        except (EOFError, zlib.error) as error:  # of a compressed file that was cut off
            yield CollectedGame(name, OSError(str(error)), {})


def _collected_from(source: object, name: str) -> Iterator[CollectedGame]:
    if isinstance(source, Collection):
        yield from (entry._replace(name=f"{name} {entry.name}") for entry in source.collected_games())
        return
    if isinstance(source, tuple):  # the rows of a table
        yield from _rows_of_table(name, source)
        return
    if not isinstance(source, (str, Path)):  # data of a game; anything else raises when it is read
        yield CollectedGame(name, source, {})
        return
    if isinstance(source, Path) and source.suffix.lower() == ".json" and (listed := _list_in(source)):
        yield from (CollectedGame(f"{name} {number}", each, {}) for number, each in enumerate(listed, start=1))
        return
    if isinstance(source, Path) and (read := _TABLES.get(source.suffix.lower())):
        yield from _rows_of_table(name, read(source))
        return
    file, lines = (
        ("", iter(source.encode(errors="replace").decode().splitlines(keepends=True)))
        if isinstance(source, str)
        else (safe_text(source.name, 80), _lines_of(source))
    )
    line = 1
    for number, part in split_games(lines):
        record = part.strip() + "\n" if _RECORD.match(part) else ""
        place = f"{file}:{line}" if file and number else ""
        yield CollectedGame(
            f"{name} {number}" if number else name, OutsideText(part, file), tags_of(part), record, place
        )
        line += part.count("\n")


def _list_in(path: Path) -> list[dict[str, object]]:
    """The games of a JSON file that is a list of games; empty for any other JSON."""
    text = text_of_file(path).text
    try:
        listed = json.loads(text) if text.lstrip().startswith("[") else None
    except (ValueError, RecursionError):
        listed = None
    return listed if isinstance(listed, list) and all(isinstance(each, dict) for each in listed) else []


def _lines_of(path: Path) -> Iterator[str]:
    """The lines of a file, gzipped or not, without holding it in memory; an overlong line comes in pieces."""
    with open_regular(path) as file:
        unpacked: Any = GzipFile(fileobj=file) if path.suffix.lower() == ".gz" else file
        # Invalid bytes end up in an unreadable line, or in a remark, where they do no harm.
        text = TextIOWrapper(unpacked, encoding_of(unpacked.peek(2)), errors="replace")
        while line := text.readline(MAX_RECORD_LENGTH):
            yield line.lstrip("\ufeff")  # each of several concatenated files may have a byte order mark


def _rows_of_csv(path: Path) -> Iterator[Mapping[str, object]]:
    lines = _lines_of(path)
    head = next(lines, "")
    between = next((each for each in ",;\t" if RECORD_COLUMN in head.replace('"', "").strip().split(each)), ",")
    try:
        columns = next(csv.reader([head], delimiter=between), [])
    except csv.Error:  # the line is too long for a heading
        columns = []
    if RECORD_COLUMN not in columns:
        raise refuse("study-no-records-in", path=safe_text(path.name), column=RECORD_COLUMN)
    rows = csv.DictReader(lines, columns, delimiter=between)
    while (row := _next_row(rows)) is not None:
        yield row


def _next_row(rows: csv.DictReader[str]) -> Mapping[str, object] | None:
    """The next row, whose cells may be as long as a record; a row with a longer cell becomes an empty record."""
    usual = csv.field_size_limit(MAX_RECORD_LENGTH)
    try:
        return next(rows, None)
    except csv.Error:
        return {RECORD_COLUMN: ""}
    finally:
        csv.field_size_limit(usual)


def _rows_of_parquet(path: Path) -> Iterable[Mapping[str, object]]:
    parquet = import_extra("pyarrow.parquet", "study-needs")
    try:
        table = parquet.ParquetFile(path).read(columns=["name", RECORD_COLUMN])  # the column `name` is optional
    except ValueError:  # the base of all errors of pyarrow about the contents
        raise refuse("study-no-records-in", path=safe_text(path.name), column=RECORD_COLUMN) from None
    rows: list[Mapping[str, object]] = table.to_pylist()
    return rows


def _rows_of_frame(given: object) -> tuple[Mapping[str, object], ...] | None:
    """The rows of a table of pandas, polars or pyarrow; `None` for anything else.

    Raises:
        StudyRefused: When it has no column `record`.
    """
    ways: dict[str, tuple[str, ...]] = {"to_pylist": (), "to_dicts": (), "to_dict": ("records",)}
    way = next((name for name in ways if callable(getattr(given, name, None))), "")
    columns = getattr(given, "column_names", getattr(given, "columns", None))
    if not way or columns is None or isinstance(given, (type, Collection)):
        return None
    if RECORD_COLUMN not in [*columns]:
        raise refuse("study-no-records-in", path=type(given).__name__, column=RECORD_COLUMN)
    return tuple(getattr(given, way)(*ways[way]))


_TABLES: dict[str, Callable[[Path], Iterable[Mapping[str, object]]]] = {
    ".csv": _rows_of_csv,
    ".parquet": _rows_of_parquet,
}


def _rows_of_table(file: str, rows: Iterable[Mapping[str, object]]) -> Iterator[CollectedGame]:
    for number, row in enumerate(rows, start=1):
        if RECORD_COLUMN not in row:
            raise refuse("study-no-records-in", path=safe_text(file), column=RECORD_COLUMN)
        record = str(row[RECORD_COLUMN] or "")
        name = str(row.get("name") or number)
        yield CollectedGame(name, OutsideText(record, file), tags_of(record), place=f"{file}:{number}")


def split_games(lines: Iterable[str]) -> Iterator[tuple[int, str]]:
    r"""Split a text into its games (records, codes, JSON or logs), each with the remarks before it.

    Games are numbered from 1; a single game has the number 0 and the whole text.

    Args:
        lines: The lines of the text, with their ends.

    >>> text = "# a: b\nora 1\nplayers 2\n\n# c: d\nora 1\nplayers 3\n"
    >>> [(number, part.splitlines()[0]) for number, part in split_games(text.splitlines(keepends=True))]
    [(1, '# a: b'), (2, '# c: d')]
    """
    parts = _game_texts(lines)
    if _PAGE.match(first := next(parts, "")):
        yield 0, "".join([first, *parts])
        return
    parts = chain([first], parts)
    head, *games = islice(parts, 3)  # the text before the first game, and the first two games
    if len(games) < 2:
        yield 0, head + "".join(games)
        return
    if any(line.strip() and not line.startswith("#") for line in head.splitlines()):
        games.insert(0, head)  # not a game: it is reported when it is read
    else:
        games[0] = head + games[0]
    yield from enumerate(chain(games, parts), start=1)


def _game_texts(lines: Iterable[str]) -> Iterator[str]:
    """The text before the first game, then that of each game, cut off at the maximum length of a record."""
    part: list[str] = []
    length = 0
    for line in chain.from_iterable(map(_with_one_code, lines)):
        if _is_game_start(line, part):
            start = _start_of_remarks(part)
            yield "".join(part[:start])
            part = part[start:]
            length = sum(map(len, part))
        if length <= MAX_RECORD_LENGTH:
            part.append(line)
            length += len(line)
    yield "".join(part)


def _with_one_code(line: str) -> list[str]:
    """A line, split before each code if it holds several."""
    return _BEFORE_CODE.split(line) if ":" in line and len(_CODE.findall(line)) > 1 and line[0] not in "#{" else [line]


def _is_game_start(line: str, before: list[str]) -> bool:
    """Whether a game begins with a line."""
    if line.startswith(("ora", '{"ora"')) and _FIRST_LINE.match(line):
        return True
    if line[:6].lower() == "config":  # an older site spreads its settings over several such lines
        last = next((each for each in reversed(before) if each.strip()), "")
        return bool(_CONFIG.match(line) and not _CONFIG.match(last))
    return ":" in line and line[0] not in "#!({" and _CODE.search(line) is not None


def _start_of_remarks(lines: list[str]) -> int:
    """Where the final remarks that belong to the next game begin: after a blank line, or else the first of them."""
    start = len(lines)
    while start and (not lines[start - 1].strip() or lines[start - 1].startswith("#")):
        start -= 1
    return next((place + 1 for place in range(start, len(lines)) if not lines[place].strip()), start)


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

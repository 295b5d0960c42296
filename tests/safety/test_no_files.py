"""Text from outside is never used as a file name: nothing opens, lists or checks the file, or shows its content."""

from __future__ import annotations

import inspect
import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, get_type_hints

import pytest

import ora_widgets as ora
from ora_widgets.agents.mcp.tables import TOOLS, Tables
from ora_widgets.lessons import class_table, daily_practice, keep_in, progress_in_use, restore
from ora_widgets.lessons.assignments.answers import answers_in
from ora_widgets.lessons.assignments.codes import ANSWER, TASK, pack
from ora_widgets.notation.game_text import read_game
from ora_widgets.scenarios.goals import read_goal
from ora_widgets.widget import kept_files
from ora_widgets.widget.board import Board
from ora_widgets.widget.edit_position import Editor
from ora_widgets.widget.live.address import read_address
from ora_widgets.widget.live.visitor_files import VisitorFiles
from ora_widgets.widget.open_game import GameOpener
from ora_widgets.wire import OutsideText
from tests.fuzz import doors, samples
from tests.lessons.conftest import elsewhere
from tests.safety.reach import record_reach
from tests.support.board_page import on_page, panel_page, send_message
from tests.support.imports import FILES, imports_of

__all__ = ["elsewhere"]

SECRET = "wombat-7b1f"
PACKAGE = Path(ora.__file__).parent
OTHERS_GAME = ora.new_game(3, "ireland").play("pass; done; pass; done")


@pytest.fixture
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Other files of the user on the kernel's machine; games and progress have folders of their own."""
    theirs = tmp_path / "theirs"
    for folder in (theirs, tmp_path / "kept", tmp_path / "progress"):
        folder.mkdir()
    (theirs / "secret.txt").write_text(f"{SECRET}:x:0:0\n")
    (theirs / "secret").write_text(f"DB config {SECRET}\n")
    (theirs / "game.ora").write_text(OTHERS_GAME.record())
    monkeypatch.chdir(theirs)
    monkeypatch.setenv("HOME", str(theirs))
    monkeypatch.setenv("ORA_GAMES", str(tmp_path / "kept"))
    keep_in(tmp_path / "progress" / "mine.json")
    return theirs


def names(outside: Path) -> list[str]:
    """Names of files or folders there, and strings that could be names."""
    there = [str(outside / "secret.txt"), str(outside / "game.ora"), str(outside)]
    relative = ["secret.txt", "secret", "game.ora", ".", "../theirs/game.ora", "~/game.ora", "no_such_file.ora"]
    return [
        *there,
        *relative,
        f"file://{outside}/game.ora",
        f" {outside}/game.ora\n",
        "/proc/self/environ",
        "C:\\game.ora",
    ]


def replace_texts(value: Any, name: str) -> Iterator[Any]:
    """A message with each of its texts in turn replaced, including nested ones; its kind stays."""
    if isinstance(value, str):
        yield name
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key != "do":
                yield from ({**value, key: one} for one in replace_texts(inner, name))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from ([*value[:at], one, *value[at + 1 :]] for one in replace_texts(inner, name))


class Doors:
    """Functions that take a name; their results are searched for the content of the user's files."""

    def __init__(self) -> None:
        self.answers: list[Any] = []

    # ---- the page

    def _boards(self) -> Iterator[Board]:
        for board in (Board(), Board(samples.games()[4].copy().jump(2)), Board(lesson=ora.lesson("wheel", 1))):
            spied: Any = board
            spied.send = lambda content, *_: self.answers.append(content)
            yield board
            self.answers.append(on_page(board).notice)
            board.close()

    def messages(self, name: str) -> None:
        for board in self._boards():
            for sample in samples.messages():
                for content in replace_texts(sample, name):
                    send_message(board, content)
                    self.answers.append(on_page(board).notice)

    def traits(self, name: str) -> None:
        each = [{trait: name} for trait in Board.class_trait_names(sync=True)]
        for board in self._boards():
            for content in [*each, *(one for sample in samples.updates() for one in replace_texts(sample, name))]:
                board.set_state(content)

    def edits(self, name: str) -> None:
        editor = Editor(ora.scenario("first-bread"))
        for sample in samples.edits():
            for content in replace_texts(sample, name):
                send_message(editor, content)
                self.answers.append(panel_page(editor).notice)
        editor.close()

    def opener(self, name: str) -> None:
        opener = GameOpener()
        for typed in (True, False):
            send_message(opener, {"do": "open", "text": name, "typed": typed})
            self.answers.append(panel_page(opener).notice)
        opener.take(name)
        assert opener.game is None
        opener.close()

    def live_address(self, name: str) -> None:
        for field in ("game", "lesson", "task", "lang", "x"):
            for address in (f"?{field}={name}", f"#{field}={name}"):
                self.answers.append(read_address(address, [name]).notices)
        self.answers.append(read_address(f"#ora1:{name}").notices)

    def live_files(self, name: str) -> None:
        folder = kept_files.folder()
        assert folder is not None
        for kept in (name, f"../{name}", f"../theirs/{name}"):
            VisitorFiles(folder, {kept: (5, "text")})

    # ---- texts

    def text(self, name: str) -> None:
        game = samples.games()[4]
        forms = [
            name,
            *replace_texts(game.to_json(), name),
            *replace_texts(ora.scenario("first-bread").game().to_json(), name),
        ]
        lines = game.record().splitlines()
        forms += [
            "\n".join([*lines[:at], f"{line.split()[0]} {name}", *lines[at + 1 :]])
            for at, line in enumerate(lines)
            if line
        ]
        forms += [f"CONFIG {name}\nSTART {name}", f"#ora1:{name}", f"x?ora={name}", json.dumps({"ora": name})]
        for form in forms:
            with suppress(ora.Refusal):
                self.answers.append(read_game(form if isinstance(form, dict) else OutsideText(form)).record())

    def answer_by_message(self, name: str) -> None:
        for seat in "RG":
            with pytest.raises(ora.Refusal) as refused:
                ora.new_game(2).for_seat(seat).merge(name)
            self.answers.append(refused.value)

    def position(self, name: str) -> None:
        for make in (ora.EditorModel, Editor):
            with pytest.raises(ora.Refusal) as refused:
                make(name)
            self.answers.append(refused.value)

    def scenario_code(self, name: str) -> None:
        for sample in samples.scenarios()[:3]:
            for terms in replace_texts(sample, name):
                with suppress(ora.Refusal):
                    self.answers.append(ora.EditorModel(f"ora.Scenario(**{terms!r})").code)
                with suppress(ora.Refusal):
                    self.answers.append(ora.Scenario(terms.pop("title", ""), **terms))

    def task_for_a_class(self, name: str) -> None:
        for kind in ("game", "lesson", "puzzle", "practice"):
            fields = {
                "kind": kind,
                "what": "wheel",
                "step": "",
                "told": "x",
                "title": "x",
                "goal": "over",
                "language": "en",
            }
            for data in replace_texts(fields, name):
                self.answers.append(read_address(f"#task={pack(TASK, data, compressed=True)}").notices)
        for data in replace_texts({"task": "x", "name": "Ada", "moves": {"x": "pass"}}, name):
            self.answers += answers_in(f"{name} {pack(ANSWER, data)}", "en")

    def goal(self, name: str) -> None:
        with pytest.raises(ora.Refusal) as refused:
            read_goal(name)
        self.answers.append(refused.value)

    def entries_of_progress(self, name: str) -> None:
        """The progress file as the day's practice reads it."""
        facts = {"mistake": 1, "position": "x", "played": "pass", "better": "pass", "seat": "R", "lost": 3.0, "spare": 0.5,
                 "round": 1, "runs": 1, "chances": "x", "ply": 0, "due": "2020-01-01", "reviewed": "2020-01-01", "box": 1}  # fmt: skip
        for entry in replace_texts(facts, name):
            progress_in_use().change_all(lambda _, entry=entry: {"mistake/x": entry, f"quiz/{name}": entry})  # type: ignore[misc]
            with suppress(ora.Refusal, ValueError):
                self.answers.append(repr(daily_practice()))

    def kept_sheet(self, name: str) -> None:
        """The people named in a kept file."""
        for line in ("name R", "bot R", "stranger R", "at", "round", "kept"):
            with suppress(ora.Refusal):
                kept = kept_files.read_game_text(
                    f"# kept 1\n# at 0 of 0\n# round 1\n# {line} {name}\n{ora.new_game(2).record()}"
                )
                self.answers.append((kept.names, kept_files.bots_of(kept)))

    # ---- agents

    def seat_of_an_agent(self, name: str) -> None:
        for sample in samples.calls():
            for content in replace_texts(sample, name):
                with suppress(doors.Complaint):
                    self.answers.append(doors.seat_call(content))

    def turn_of_an_agent(self, name: str) -> None:
        for enter in (doors.agent_turn, doors.play):
            with pytest.raises((doors.Complaint, ora.Refusal)) as refused:
                enter(name)
            self.answers.append(refused.value)

    def tools(self, name: str) -> None:
        tables = Tables()
        game = tables.new_game(opponents="random").split()[1]
        for tool in TOOLS:
            hints = {word: kind for word, kind in get_type_hints(tool).items() if word != "return"}
            usual: dict[str, Any] = {"game": game} if "game" in hints else {}
            for word in inspect.signature(tool).parameters:
                if word == "self" or hints[word] in (int, float):
                    continue
                needed = {"address": name, "lines": "pass", "what": "pass", "about": "wine", "name": "Bakery"}
                given = {one: text for one, text in needed.items() if one in hints} | usual | {word: name}
                with suppress(ora.Refusal):
                    self.answers.append(tool(tables, **given))
        tables.close()

    # ---- names of things

    def names_of_things(self, name: str) -> None:
        asked: list[Callable[[], object]] = [
            lambda: ora.lesson(name), lambda: ora.puzzle(name), lambda: ora.rule_practice(name), lambda: ora.scenario(name),
            lambda: ora.rule(name), lambda: ora.search(name), lambda: ora.walkthrough(name),
            lambda: Board(language=name), lambda: ora.lesson("wheel", language=name), lambda: ora.set_language(name),
            lambda: ora.rules_sheet(name), lambda: ora.new_game(2, name), lambda: ora.Rulings.named(name),
        ]  # fmt: skip
        for ask in asked:
            with suppress(ora.Refusal, ValueError):
                self.answers.append(ask())


LARGE = ("messages", "traits", "text", "entries_of_progress")  # with each name in hundreds of places
DOORS = [name for name, one in vars(Doors).items() if not name.startswith("_") and callable(one)]


@pytest.mark.parametrize("door", DOORS)
def test_no_door_reaches_for_what_a_text_names(door: str, outside: Path) -> None:
    if door in ("live_address", "task_for_a_class", "position"):
        Board(ora.new_game(2)).close()  # the first reading uses the package's own files
    for name in names(outside)[:: 3 if door in LARGE else 1]:
        open_doors = Doors()
        with record_reach(outside.parent / "kept", outside.parent / "progress") as found:
            getattr(open_doors, door)(name)
        assert found == [], name
        said = repr([one if isinstance(one, (str, dict, list, tuple)) else str(one) for one in open_doors.answers])
        assert SECRET not in said, name
        assert OTHERS_GAME.code() not in said, name
    assert sorted(path.name for path in outside.iterdir()) == ["game.ora", "secret", "secret.txt"]


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.usefixtures("outside")
def test_no_door_stumbles_over_half_a_letter(door: str) -> None:
    """Lone surrogates and bidirectional controls are accepted too, and every answer can be encoded."""
    for name in ("\ud800", "\udfff\u202e.ora", "a\0b")[: 1 if door in LARGE else 3]:
        doors_of_it = Doors()
        getattr(doors_of_it, door)(name)
        json.dumps([one for one in doors_of_it.answers if isinstance(one, (str, dict))], ensure_ascii=False).encode()


# ---- the watch itself


@pytest.mark.parametrize("careless", [
    lambda name: Path(name).read_text(), lambda name: Path(name).exists(), lambda name: [*Path(name).parent.iterdir()],
    lambda name: Path(name).is_file(), lambda name: Path(name).resolve(), ora.load,
    lambda name: Path(name).with_name("new").write_text("x"), lambda name: [*Path(name).parent.glob("*")],
])  # fmt: skip
def test_what_reaches_for_a_file_is_noted(careless: Callable[[str], object], outside: Path) -> None:
    with record_reach() as found, suppress(ora.Refusal, OSError):
        careless(str(outside / "secret.txt"))
    assert found


def test_the_package_and_what_is_allowed_may_be_read(outside: Path) -> None:
    with record_reach(outside) as found:
        (outside / "secret.txt").read_text()
        (PACKAGE / "__init__.py").read_text()
    assert found == []


# ---- somebody's own code


@pytest.mark.parametrize("text", [
    f"{SECRET}:x:0:0\n", f"DB config {SECRET}\n", f"config 3 {SECRET}\nSTART {SECRET}\n", f"ora {SECRET}\n", f'{{"ora": "{SECRET}"}}',
    f"# {SECRET}\n{SECRET}\n", f'["{SECRET}"]', f"USE {SECRET}\nCOMMIT\n", f"<html>{SECRET}", f"\x00{SECRET}\x1b[2J",
    f"build G07 0,3 {SECRET}\n",
])  # fmt: skip
@pytest.mark.parametrize("read", [
    ora.load, ora.Walkthrough.read, ora.new_game(2).for_seat("R").merge, ora.resume, kept_files.read, restore, class_table,
])  # fmt: skip
def test_a_file_that_holds_no_game_is_not_quoted(read: Callable[[Path], object], text: str, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text(text)
    try:
        said = repr(read(tmp_path / "notes.txt"))  # a class's table leaves out unreadable files
    except ora.ParseError as error:
        said = f"{error} {error!r} {error.details} {error.line} {error.__context__}"
    assert SECRET not in said


def test_a_file_with_a_game_is_quoted_where_it_stops(tmp_path: Path) -> None:
    (tmp_path / "game.ora").write_text(f"{OTHERS_GAME.record()}bild G07\n")
    with pytest.raises(ora.ParseError, match="bild G07"):
        ora.load(tmp_path / "game.ora")
    (tmp_path / "game.log").write_text("CONFIG 3 france long\nSTART R G B\nFELL_TREES 9 9\n")
    with pytest.raises(ora.ParseError, match="FELL_TREES 9 9"):
        ora.load(str(tmp_path / "game.log"))


# ---- who may

OPENERS = {"ora_widgets"}


def test_only_own_code_comes_to_load() -> None:
    """Everything else reads text with `read_game`, which cannot open files."""
    everything = [found for path in FILES for found in imports_of(path)]
    importers = {one.importer for one in everything if one.imported.endswith(".load") and one.name == "load"}
    assert {name for name in importers if not name.startswith("ora_widgets.lab.")} == OPENERS
    read = {one.imported for one in everything if one.importer == "ora_widgets.notation.game_text"}
    assert not read & {"os", "io", "pathlib", "shutil", "glob", "ora_widgets.support.files"}

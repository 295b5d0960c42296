"""No entry is forgotten: everything in the package's tables is tried with file names, as in `test_no_files.py`.

The widgets are those that the package defines, their messages the shapes of `wire`; tools, resources and prompts are
those that the agents' server lists, frames those that a room knows, and readers of text the modules that import
`read_game`.
"""

from __future__ import annotations

import asyncio
import importlib
import pkgutil
import zipfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from functools import partial
from itertools import count
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Literal, NotRequired, get_args, get_origin, is_typeddict
from urllib.parse import quote

import ipywidgets
import pytest
import traitlets

import ora_widgets as ora
from ora_widgets import widget, wire
from ora_widgets.agents.mcp.server import make_server
from ora_widgets.agents.mcp.tables import Tables
from ora_widgets.lessons import class_table, daily_practice, restore
from ora_widgets.lessons.assignments.codes import collect_texts
from ora_widgets.widget import kept_files
from ora_widgets.widget.annotator import Annotator
from ora_widgets.widget.board import Board
from ora_widgets.widget.edit_position import Editor
from ora_widgets.widget.open_game import GameOpener
from ora_widgets.widget.panel_box import PanelBox
from ora_widgets.widget.plain_widget import PlainWidget, ReadOnlyWidget
from ora_widgets.widget.room import Classroom, Room
from ora_widgets.widget.room.classroom.panel import ClassView
from ora_widgets.widget.room.guests import GuestBoard
from ora_widgets.widget.room.roles import PERMISSIONS
from ora_widgets.widget.today import TodayView
from tests.agents.test_server import with_sdk
from tests.fuzz import samples
from tests.safety.reach import record_reach
from tests.safety.test_no_files import DOORS, OTHERS_GAME, SECRET, elsewhere, names, outside
from tests.support.board_page import panel_page
from tests.support.imports import FILES, imports_of
from tests.widget.room.peer import Peer

__all__ = ["elsewhere", "outside"]


def modules_of(package: ModuleType) -> list[ModuleType]:
    """All modules of a package; the board without a notebook replaces libraries by stand-ins."""
    found = [each.name for each in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]
    return [importlib.import_module(name) for name in found if not name.endswith(".headless")]


def heirs(kind: type[Any]) -> Iterator[type[Any]]:
    for each in kind.__subclasses__():
        yield each
        yield from heirs(each)


def inner(top: ipywidgets.Widget) -> Iterator[ipywidgets.Widget]:
    """A widget and all widgets in it."""
    yield top
    for each in getattr(top, "children", ()):
        yield from inner(each)


# ---- widgets

CHOSEN = "chosen"  # the folder that the user's own code has named
SHOWN: dict[type, Callable[[Path], Any]] = {
    Annotator: lambda folder: Annotator(samples.games()[4].copy(), file=folder / CHOSEN / "game.html"),
    Board: lambda _: Board(samples.games()[4].copy().jump(2)),
    ClassView: lambda _: ClassView(Classroom(ora.assign("wheel"), now=partial(next, count(0.0)))),
    Editor: lambda _: Editor(ora.scenario("first-bread")),
    GameOpener: lambda _: GameOpener(),
    TodayView: lambda _: TodayView(daily_practice()),
}
BASES = {PanelBox, PlainWidget, ReadOnlyWidget}


def test_every_widget_is_tried(outside: Path) -> None:
    modules_of(widget)
    found = {each for each in heirs(ipywidgets.Widget) if each.__module__.startswith("ora_widgets.")}
    (outside.parent / CHOSEN).mkdir()
    tried = {GuestBoard.__name__}  # which frames reach
    for make in SHOWN.values():
        shown = make(outside.parent)
        tried |= {type(each).__name__ for each in inner(shown)}  # each has its own class of the same name
        shown.close()
    assert {each.__name__ for each in found - BASES} <= tried


def usual(kind: Any) -> Any:
    """A value of an annotated type."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (NotRequired, UnionType):
        return usual(parts[0])
    if is_choice(kind):
        return parts[0]
    return {int: 1, bool: True, float: 1.0}.get(kind, [] if origin in (list, tuple) else {} if origin is dict else "R")


def is_choice(kind: Any) -> bool:
    return get_origin(kind) is Literal


def is_text(kind: Any) -> bool:
    return not is_choice(kind) and usual(kind) in ("R", [], {})


def of_shape(shape: Any, key: str, name: str) -> Iterator[dict[str, Any]]:
    """Messages of a shape, with a file name in place of each text, and of all."""
    fields = {field: kind for field, kind in shape.__annotations__.items() if field != key}
    texts = [field for field, kind in fields.items() if is_text(kind)]
    for verb in get_args(shape.__annotations__[key]):
        for replaced in [texts] if len(texts) < 2 else [texts, *([each] for each in texts)]:
            values = {field: name if field in replaced else usual(kind) for field, kind in fields.items()}
            yield {key: verb, **values}
            yield {key: verb, **values, **{field: [name] for field in replaced if usual(fields[field]) == []}}


def from_wire(key: str, name: str) -> list[dict[str, Any]]:
    """All messages or frames in `wire`."""
    shapes = [one for module in modules_of(wire) for one in vars(module).values() if is_typeddict(one)]
    return [
        each for shape in shapes if is_choice(shape.__annotations__.get(key)) for each in of_shape(shape, key, name)
    ]


def is_local(event: str) -> bool:
    """Whether a user asked to play together, for which only this machine is reachable."""
    return event.startswith("socket.bind ") and event.endswith("('127.0.0.1', 0))")


def press_and_say(shown: Any, name: str) -> None:
    """Do everything that a page can do: set each trait, press each button, send each message."""
    for each in [*inner(shown)]:
        for trait in [*each.class_trait_names(sync=True)]:
            for value in (name, [name]):
                with suppress(traitlets.TraitError, TypeError, ValueError, AttributeError):  # of ipywidgets' own
                    each.set_state({trait: value})
        if isinstance(each, ipywidgets.Button):
            each.click()
    page = panel_page(shown)
    if isinstance(page, (PlainWidget, ReadOnlyWidget)):
        page.send = lambda *_: None
        for message in from_wire("do", name):
            page._handle_custom_msg(message, [])


@pytest.mark.parametrize("kind", SHOWN, ids=lambda kind: kind.__name__)
def test_no_widget_reaches_for_what_its_page_names(kind: type, outside: Path) -> None:
    (outside.parent / CHOSEN).mkdir()
    allowed = [outside.parent / each for each in ("kept", "progress", CHOSEN)]
    SHOWN[kind](outside.parent).close()  # the first reading uses the package's own files
    for name in names(outside)[::4]:
        shown = SHOWN[kind](outside.parent)
        with record_reach(*allowed) as found:
            press_and_say(shown, name)
        shown.close()
        assert [each for each in found if not is_local(each)] == [], name
    assert sorted(path.name for path in outside.iterdir()) == ["game.ora", "secret", "secret.txt"]
    assert {path.name for path in (outside.parent / CHOSEN).iterdir()} <= {"game.html", "game.ipynb", "game.ora"}


# ---- agents


@with_sdk
def test_nothing_that_the_server_lists_reaches_for_a_file(outside: Path) -> None:
    async def ask_all(server: Any, game: str, name: str) -> list[str]:
        said = []
        for tool in await server.list_tools():
            texts = [word for word, given in tool.input_schema["properties"].items() if given.get("type") == "string"]
            for word in texts:
                arguments = dict.fromkeys(texts, "pass") | ({"game": game} if "game" in texts else {})
                said.append(repr(await server.call_tool(tool.name, arguments | {word: name})))
        uris = [str(each.uri) for each in await server.list_resources()]
        for template in await server.list_resource_templates():
            by_language = template.uri_template.replace("{language}", quote(name, safe=""))
            uris += [by_language.replace("{game}", given) for given in (name, quote(name, safe=""), game)]
        for uri in uris:
            with suppress(Exception):  # the SDK's own, of a resource that is not there
                said.append(repr(await server.read_resource(uri)))
        for prompt in await server.list_prompts():
            given = {each.name: name for each in prompt.arguments or ()}
            said.append(repr(await server.get_prompt(prompt.name, given)))
        return said

    def mcp_answers(name: str) -> list[str]:
        with ExitStack() as stack:
            tables = Tables()
            stack.callback(tables.close)
            game = tables.new_game(opponents="random").split()[1]
            with ThreadPoolExecutor(1) as pool:
                return pool.submit(asyncio.run, ask_all(make_server(tables), game, name)).result()

    mcp_answers("x")  # the first reading uses files of the package or of Python
    for name in names(outside):
        with record_reach() as found:
            said = " ".join(mcp_answers(name))
        assert [each for each in found if not each.startswith("socket.")] == [], name
        assert SECRET not in said, name
        assert OTHERS_GAME.code() not in said, name


# ---- frames


def example_room() -> tuple[Any, str]:
    room = Room(Board(samples.games()[4].copy().jump(2)), clock=partial(next, count(0.0)))
    return room, room.invitations.secrets["R"]


def example_class() -> tuple[Any, str]:
    room = Classroom(ora.assign("wheel"), now=partial(next, count(0.0)))
    return room, room.link.partition("#")[2]


@pytest.mark.parametrize("begin", [example_room, example_class])
def test_no_frame_of_a_guest_or_pupil_reaches_for_a_file(begin: Callable[[], tuple[Any, str]], outside: Path) -> None:
    assert {each["do"] for each in from_wire("do", "x")} >= PERMISSIONS.keys()
    for name in names(outside)[::5]:
        room, secret = begin()
        guest = Peer(secret, name="Ada").connect(room)
        guest.do({"do": "rules"})
        with record_reach(outside.parent / "kept", outside.parent / "progress") as found:
            for frame in from_wire("frame", name):
                if guest.ended:
                    guest.connect(room)
                guest.send(frame | ({"secret": secret} if frame["frame"] == "hello" else {}))
            for message in from_wire("do", name):
                if guest.ended:
                    guest.connect(room)
                guest.do(message)
        heard = repr(guest.frames)
        room.close()
        assert found == [], name
        assert SECRET not in heard, name
        assert OTHERS_GAME.code() not in heard, name


# ---- what stands in files

RECORD = samples.games()[4].record()


def files_that_name(name: str, folder: Path) -> Iterator[Path]:
    """Files of every readable kind, with a file name in every place for a name."""
    texts = {
        "a.ora": f"# event: {name}\n# bot R {name}\n{RECORD}# {name}\n! {name}\n",
        "a.txt": name,
        "a.json": f'{{"ora": "{name}"}}',
        "a.html": f'<!doctype html><meta name="ora-code" content="{name}"><img src="{name}">',
        "a.csv": f"name,record\n{name},{name}\n",
        "a.eml": f'From: {name}\nContent-Type: multipart/mixed; boundary=x\n\n--x\nContent-Disposition: attachment; filename="{name}"\n\nx\n--x--\n',
    }
    for file, text in texts.items():
        (folder / file).write_text(text)
    with zipfile.ZipFile(folder / "a.zip", "w") as archive:
        archive.writestr(name, name)
        archive.writestr(f"../theirs/{name}", name)
    return folder.iterdir()


READ: list[Callable[[Path], object]] = [
    ora.load, ora.Walkthrough.read, lambda path: [*collect_texts(path, "en")], lambda path: [*ora.games(path)], class_table, restore,
    kept_files.read, ora.resume,
]  # fmt: skip


@pytest.mark.parametrize("read", READ)
def test_no_file_leads_to_another_one(read: Callable[[Path], object], outside: Path) -> None:
    folder = outside.parent / CHOSEN
    folder.mkdir()
    with suppress(ora.Refusal, OSError, ValueError):
        read(folder / "a.ora")  # the first reading uses the package's own files
    for name in names(outside)[::3]:
        for path in [*files_that_name(name, folder)]:
            with record_reach(folder, outside.parent / "kept", outside.parent / "progress") as found:
                try:
                    said = repr(read(path))
                except (ora.Refusal, OSError, ValueError) as error:
                    said = str(error)
            assert found == [], (name, path.name)
            assert SECRET not in said, (name, path.name)


# ---- readers

ENTRIES = {
    "lessons.assignments.assignment": "task_for_a_class",
    "lessons.kept_mistakes": "entries_of_progress",
    "lessons.mistake_task": "entries_of_progress",
    "notation.correspondence": "answer_by_message",
    "notation.links": "opener",
    "notation.load": "",  # for the user's own code, and the only one that opens files
    "replay.walkthroughs.walkthrough": "",
    "scenarios.editor.model": "position",
    "study.game_files": "",
    "study.position_index": "",
    "widget.arrival": "opener",
    "widget.kept_files": "kept_sheet",
    "widget.live.address": "live_address",
    "widget.room.classroom.kept_class": "kept_sheet",
}


def test_every_reader_of_texts_belongs_to_a_door() -> None:
    found = {
        each.importer.removeprefix("ora_widgets.")
        for path in FILES
        for each in imports_of(path)
        if each.name in ("read_game", "read_link", "text_of_file")
    }
    assert found - {"notation.game_text"} == ENTRIES.keys()
    assert set(ENTRIES.values()) - {""} <= {*DOORS}

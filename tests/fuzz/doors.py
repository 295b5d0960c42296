"""The entries for data from outside: samples, their damage, how to enter them, what must hold, and what is refused.

Accepted data is written and read again, and must be equal. Refused data raises an error of the promised family, with a
sentence that can be shown, and changes nothing.
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from zlib import crc32

from ipywidgets import DOMWidget

import ora_widgets as ora
from ora_widgets.agents.door import SeatTable
from ora_widgets.agents.door import answer as answered
from ora_widgets.agents.turn import RefusedTurn, turn
from ora_widgets.game.game import Game
from ora_widgets.lessons import Progress, class_table
from ora_widgets.notation.game_text import read_game
from ora_widgets.scenarios.goals import read_goal
from ora_widgets.scenarios.goals.goal import Goal
from ora_widgets.widget import kept_files
from ora_widgets.widget.arrival import open_game
from ora_widgets.widget.board import Board
from ora_widgets.widget.edit_position import Editor
from ora_widgets.widget.live.address import AddressRequest
from ora_widgets.wire import OutsideText
from tests.game.test_records import code_of
from tests.support.board_page import failures_of, on_page, panel_page, send_message

from . import mutators, samples, visitors
from .together import same_together, sequences, together

SHOWN = 20  # one game of this many, since drawing takes longest
LARGEST_STATE = 400_000  # bytes that a board may send its pages, whatever one of them sent


class Unequal(AssertionError):
    """Accepted data differs after being written and read again."""


class Complaint(ValueError):
    """A refusal that a page shows instead of raising it."""


class Door(NamedTuple):
    """An entry for data from outside.

    `enter` returns the accepted data, or raises one of `refuses`; `again` raises `Unequal`.
    """

    samples: Callable[[], list[Any]]
    damaged: Callable[[Any, list[Any], Random], Any]
    enter: Callable[[Any], Any]
    again: Callable[[Any], None]
    refuses: tuple[type[Exception], ...]


def equal(one: object, other: object, what: str) -> None:
    if one != other:
        raise Unequal(f"{what}: {str(one)[:300]} is not {str(other)[:300]}")


def choose(tables: tuple[Any, ...], by: object) -> Any:
    """One of several, always the same for the same input."""
    try:
        return tables[crc32(repr(by).encode(errors="replace")) % len(tables)]
    except RecursionError:
        return tables[0]


# ---- games


_seen: set[int] = set()


def same_game(game: Game) -> None:
    """Check that a game is the same in every form, and show some of them; a game seen before must equal that one."""
    record = game.record()
    if (number := hash(record)) in _seen:
        return
    for form in (record, game.code(), json.dumps(game.to_json())):
        other = ora.load(form)
        equal((other.setup, other.moves, other.state), (game.setup, game.moves[: game.ply], game.state), form[:20])
    if number % SHOWN == 0:
        str(game)
        repr(game.schedule())
    _seen.add(number)


def play(line: str) -> Game:
    before: Game = choose(samples.tables(), line)
    game = before.copy()
    try:
        return game.play(line)
    except ora.Refusal:
        equal((game.moves, game.ply, game.state), (before.moves, before.ply, before.state), "a refused line")
        raise


def agent_turn(lines: str) -> Game:
    """Play a turn as an agent writes it."""
    game: Game = choose(samples.tables(), lines).copy()
    read = turn(game.now, game.setup.seats, lines)
    if isinstance(read, RefusedTurn):
        raise Complaint(str(read))
    return game.play(read)


def seat_call(message: Any) -> str:
    """Messages of another process to a seat."""
    table = SeatTable()
    table.watch(choose(samples.tables(), "seat").copy())
    answer = answered(table, message) if isinstance(message, dict) else None
    if answer is None or "text" not in answer:
        raise Complaint(str((answer or {}).get("refused", "The connection is over.")))
    return str(answer["text"])


def from_record(text: str) -> Game:
    """Use both functions for texts: a game that is sent must also merge, or be refused."""
    with suppress(ora.Refusal):
        choose(samples.games(), text).copy().for_seat("W" if len(text) % 2 else "R").merge(text)
    return text_of_game(text)


def text_of_game(text: str) -> Game:
    return read_game(OutsideText(text))


def damaged_code(text: str, codes: list[str], rng: Random) -> str:
    """A code with damaged letters, or of a damaged record."""
    if rng.random() < 0.5:
        return mutators.damaged_text(text, codes, rng)
    records = samples.records()
    record = mutators.damaged_text(rng.choice(records), records, rng)
    return code_of(record.encode(errors="replace"))


def from_address(text: str) -> Game:
    """Open a code like the text field of `GameOpener`."""
    table, refusal, walk = open_game(OutsideText(text), choose(("en", "pl", "es"), text))
    if walk is not None:
        return walk.game
    if table is None:
        raise Complaint(refusal)
    return table.game


def in_file(read: Callable[[Path], Any]) -> Callable[[bytes], Any]:
    """An entry for the path of a file, from one for its content."""

    def enter(data: bytes) -> Any:
        with TemporaryDirectory() as folder:
            path = Path(folder) / "kept.ora"
            path.write_bytes(data)
            return read(path)

    return enter


def kept_game(path: Path) -> tuple[Game, kept_files.KeptGame]:
    """A game kept in a file, and the people the file names."""
    sheet = kept_files.read(path)
    return kept_files.game_of(path, sheet), sheet


def same_kept(found: tuple[Game, kept_files.KeptGame]) -> None:
    game, sheet = found
    again = kept_files.read_game_text(kept_files.text_of(game, sheet.names, kept_files.bots_of(sheet)))
    said = ("setup", "names", "bots", "ply", "plies")
    equal([getattr(again, word) for word in said], [getattr(sheet, word) for word in said], "kept game")
    same_game(game)


# ---- scenarios and goals


def scenario(terms: Any) -> ora.Scenario:
    """Names and title are Python's concern, so any are passed."""
    known = set(ora.Scenario.__init__.__kwdefaults__ or ())
    named = {name: one for name, one in terms.items() if name in known} if isinstance(terms, dict) else {"give": terms}
    return ora.Scenario(terms.get("title", "") if isinstance(terms, dict) else "", **named)


def same_scenario(made: ora.Scenario) -> None:
    """Its position, and its text as code."""
    same_game(made.game())
    repr(made)
    same_draft(ora.EditorModel(made))


def same_draft(editor: ora.EditorModel) -> None:
    """The position is the same when its code is read; if it is possible, so is its game."""
    equal(ora.EditorModel(editor.code).draft, editor.draft, editor.code)
    if not editor.problems:
        same_game(editor.game())


def same_goal(goal: Goal) -> None:
    equal(read_goal(str(goal)), goal, str(goal))


# ---- the page


_boards: dict[str, Board] = {}


@contextmanager
def opened_board(kind: str) -> Iterator[Board]:
    """A board with a game, a lesson or a start screen; the previous board, if everything sent to it was refused."""
    made = {"lesson": lambda: Board(lesson=ora.lesson("wheel", 1)), "start": Board}
    board = _boards.pop(kind, None) or made.get(kind, lambda: Board(samples.games()[4].copy().jump(2)))()
    try:
        yield board
    except Complaint:
        _boards[kind] = board
        raise
    except BaseException:
        board.close()
        raise
    board.close()


def message(content: Any) -> Board:
    """What a page says to a board."""
    with opened_board(choose(("game", "game", "lesson", "start"), content)) as board:
        before = board.game, board.game.moves
        sent: list[Any] = []
        failed = failures_of(board)
        spied: Any = board
        spied.send = lambda content, *_: sent.append(content)
        board.set_trait("_notice", None)
        send_message(board, content)
        if failed:
            raise failed[0]
        refused = [on_page(board).notice, *[one["notice"] for one in sent if one["do"] == "refused"]]
        for notice in filter(None, refused):
            if board.game is before[0]:
                equal(board.game.moves, before[1], "a refused message")
                raise Complaint(notice["text"])
        json.dumps(sent).encode()
        return board


def same_board(board: Board) -> None:
    """Check that all of it can be sent to any page, and that the game goes on."""
    size = len(json.dumps(board.get_state(OURS), ensure_ascii=False).encode())
    if size > LARGEST_STATE:
        raise Unequal(f"a board of {size} bytes")
    same_game(board.game)


OURS = {*Board.class_trait_names(sync=True)} - {*DOMWidget.class_trait_names(sync=True)}
FIXED = {"_ply", "_claims", "_lesson", "_opponents", "_start", "_tally", "_languages"}


def update(state: Any) -> Board:
    """Traits that a page may set itself, perhaps during play; ipywidgets lets only objects through."""
    with opened_board("game") as board:
        spied: Any = board
        spied.send_state = lambda *_, **__: None
        board.set_trait("_notice", None)
        before = board.get_state(FIXED)
        board.set_state(state if isinstance(state, dict) else {})
        equal(board.get_state(FIXED), before, "traits")
        if on_page(board).notice is not None:
            raise Complaint(on_page(board).notice["text"])
        board.game.play("pass" if "pass" in board.game.legal_moves else str(board.game.legal_moves[0]))
        equal(on_page(board).ply, board.game.ply, "the board's ply")
        return board


_editors: list[Editor] = []


@contextmanager
def opened_editor() -> Iterator[Editor]:
    """An editor; the previous one, if everything sent to it was refused."""
    editor = _editors.pop() if _editors else Editor(ora.scenario("first-bread"))
    try:
        yield editor
    except Complaint:
        _editors.append(editor)
        raise
    except BaseException:
        editor.close()
        raise
    editor.close()


def edit(content: Any) -> ora.EditorModel:
    with opened_editor() as editor:
        page = panel_page(editor)
        send_message(editor, content)
        if page.notice.startswith("Something went wrong"):
            raise Unequal(page.notice)
        if page.notice:
            raise Complaint(page.notice)
        json.dumps(page.get_state(["scene", "draft", "problems", "code", "short"]), ensure_ascii=False).encode()
        return editor.model


# ---- others


def of_visitors(enter: Callable[[Any, Callable[[str], Exception]], Any]) -> Callable[[Any], Any]:
    """An entry in `visitors`, which refuses by complaints."""
    return lambda given: enter(given, Complaint)


def same_request(request: AddressRequest) -> None:
    """The request of an address: a game must be the same in every form."""
    if request.game is not None:
        same_game(request.game)


# ---- progress


def progress(path: Path) -> tuple[str, dict[str, Any]]:
    """A learner's progress from a file; a damaged file is set aside and kept."""
    data = path.read_bytes()
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        kept = Progress(path)
        known = kept.name, kept.entries()
    if caught:
        [aside] = path.parent.iterdir()
        equal(aside.read_bytes(), data, "what was set aside")
        raise Complaint(str(caught[0].message))
    table = class_table(path)
    table._repr_html_()
    repr(table)
    kept.note("own/exercise", solved="today")
    name, entries = Progress(path).name, Progress(path).entries()
    entries["own/exercise"] = known[1].get("own/exercise", {})
    equal(sayable((name, {**entries})), sayable((known[0], {"own/exercise": {}, **known[1]})), "progress")
    return known


def sayable(known: Any) -> str:
    """Progress as written, with question marks for halves of letters."""
    return json.dumps(known, ensure_ascii=False, sort_keys=True).encode(errors="replace").decode()


TEXT, DATA = mutators.damaged_text, mutators.damaged_data
LOADS = (ora.ParseError, OSError)  # a text may look like the name of a missing file
DOORS: dict[str, Door] = {
    "moves": Door(samples.lines, TEXT, play, same_game, (ora.Refusal,)),
    "turn": Door(samples.lines, TEXT, agent_turn, same_game, (Complaint,)),
    "seat": Door(samples.calls, DATA, seat_call, lambda _: None, (Complaint,)),
    "record": Door(samples.records, TEXT, from_record, same_game, (ora.ParseError,)),
    "code": Door(samples.codes, damaged_code, text_of_game, same_game, (ora.ParseError,)),
    "json": Door(samples.data, mutators.damaged_json, ora.load, same_game, LOADS),
    "log": Door(samples.logs, TEXT, text_of_game, same_game, (ora.ParseError,)),
    "link": Door(samples.addresses, TEXT, from_address, same_game, (Complaint,)),
    "page": Door(samples.pages, TEXT, ora.load, same_game, LOADS),
    "kept-game": Door(samples.kept_games, mutators.damaged_file, in_file(kept_game), same_kept, (ora.ParseError,)),
    "kept": Door(samples.games_in_files, mutators.damaged_file, in_file(ora.load), same_game, LOADS),
    "scenario": Door(samples.scenarios, DATA, scenario, same_scenario, (ora.Refusal,)),
    "scenario-code": Door(samples.scenario_codes, TEXT, ora.EditorModel, same_draft, (ora.Refusal,)),
    "goal": Door(samples.goals, TEXT, read_goal, same_goal, (ora.ParseError,)),
    "message": Door(samples.messages, DATA, message, same_board, (Complaint,)),
    "edit": Door(samples.edits, DATA, edit, same_draft, (Complaint,)),
    "trait": Door(samples.updates, DATA, update, same_board, (Complaint,)),
    "together": Door(sequences, DATA, together, same_together, (Complaint,)),
    "address": Door(visitors.live_addresses, TEXT, of_visitors(visitors.address), same_request, (Complaint,)),
    "inbox": Door(visitors.homework, mutators.damaged_file, of_visitors(visitors.inbox), lambda _: None, (Complaint,)),
    "guest": Door(visitors.frames, DATA, of_visitors(visitors.guest_frame), lambda _: None, (Complaint,)),
    "tool": Door(visitors.calls_of_tools, DATA, of_visitors(visitors.tool_call), lambda _: None, (Complaint,)),
    "progress": Door(samples.progress, mutators.damaged_file, in_file(progress), lambda _: None, (Complaint,)),
}  # fmt: skip

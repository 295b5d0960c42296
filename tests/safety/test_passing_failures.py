"""Temporary failures leave nothing behind: missed reading and writing is made up for, and no board waits."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.lessons import Progress, class_table, keep_in, progress_file
from ora_widgets.lessons.progress_file import FILE
from ora_widgets.support import files
from ora_widgets.support.files import alone_in, read_regular
from ora_widgets.widget import kept_files
from ora_widgets.widget.board import Board
from tests.lessons.conftest import elsewhere
from tests.support.board_page import on_page
from tests.support.new_kernel import forget_games

__all__ = ["elsewhere"]

posix = pytest.mark.skipif(sys.platform == "win32", reason="pipes in folders, and locks of folders")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of kept games, before the kernel's first board."""
    monkeypatch.setenv("ORA_GAMES", str(tmp_path / "games"))
    forget_games(monkeypatch)
    keep_in(tmp_path / "progress.json")
    return tmp_path / "games"


@contextmanager
def failing(code: int, module: Any, name: str, times: int) -> Iterator[list[int]]:
    """A function that fails a number of times, as on a busy or shared disk."""
    real, calls = getattr(module, name), list[int]()

    def fails(*args: Any, **kwargs: Any) -> Any:
        calls.append(code)
        if len(calls) <= times:
            raise OSError(code, os.strerror(code))
        return real(*args, **kwargs)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(module, name, fails)
        yield calls


CODES = [
    errno.EBUSY,
    errno.EIO,
    errno.ENOSPC,
    errno.EACCES,
    errno.EINTR,
    errno.ESTALE if hasattr(errno, "ESTALE") else errno.EIO,
]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("name", ["write_whole", "read_regular"])
@pytest.mark.parametrize("times", [1, 3])
def test_progress_catches_up_after_a_failure(code: int, name: str, times: int, tmp_path: Path) -> None:
    Progress(tmp_path / "progress.json").note("wheel/before", solved="2026-01-01", hints=2)
    progress = Progress(tmp_path / "progress.json")

    def work() -> None:
        for number in range(times + 3):
            progress.count("wheel/before", "tries")
            progress.note(f"wheel/{number}", solved="2026-01-02")

    with failing(code, progress_file, name, times), pytest.warns(UserWarning, match="cannot be saved") as caught:
        work()
    assert len(caught) == 1
    found = Progress(tmp_path / "progress.json").entries()
    assert found.keys() == {"wheel/before", *(f"wheel/{number}" for number in range(times + 3))}
    assert found["wheel/before"]["hints"] == 2


def test_a_second_failure_is_told_again(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "progress.json")
    for number in range(2):
        with failing(errno.EIO, progress_file, "write_whole", 1), pytest.warns(UserWarning, match="cannot be saved"):
            progress.note(f"wheel/{number}", solved="x")
        progress.note(f"puzzle/{number}", solved="x")
    assert len(Progress(progress.path).entries()) == 4


def test_what_others_wrote_meanwhile_is_not_written_over(tmp_path: Path) -> None:
    one, other = Progress(tmp_path / "progress.json"), Progress(tmp_path / "progress.json")
    one.note("wheel/shared", solved="2026-01-01")
    with failing(errno.EIO, progress_file, "read_regular", 1), pytest.warns(UserWarning, match="cannot be saved"):
        one.note("wheel/mine", solved="2026-01-02")
    other.note("wheel/theirs", solved="2026-01-03")
    other.note("wheel/shared", hints=4)
    one.note("wheel/later", solved="2026-01-04")
    found = Progress(tmp_path / "progress.json").entries()
    assert found.keys() == {"wheel/shared", "wheel/mine", "wheel/theirs", "wheel/later"}
    assert found["wheel/shared"] == {"solved": "2026-01-01", "hints": 4}


def test_a_file_that_was_damaged_meanwhile_costs_nothing_that_was_known(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "progress.json")
    progress.note("wheel/joker", solved="2026-01-01")
    progress.path.write_text('{"format": "ora-prog')
    with pytest.warns(UserWarning, match="aside-1"):
        progress.note("wheel/ships", solved="2026-01-02")
    assert Progress(progress.path).entries().keys() == {"wheel/joker", "wheel/ships"}


# ---- what is no regular file


def make_pipe(path: Path) -> None:
    os.mkfifo(path)


def make_folder(path: Path) -> None:
    path.mkdir()


def link_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def make_huge_file(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(10**10)


def link_to_itself(path: Path) -> None:
    path.symlink_to(path)


IN_PLACE = [make_pipe, make_folder, link_device, make_huge_file, link_to_itself]


@posix
@pytest.mark.parametrize("put", IN_PLACE)
def test_nothing_else_is_read_in_place_of_progress(put: Callable[[Path], None], tmp_path: Path) -> None:
    put(tmp_path / "odd.json")
    progress = Progress(tmp_path / "odd.json")
    with pytest.warns(UserWarning, match="cannot be saved"):
        progress.note("wheel/joker", solved="2026-01-01")
    assert progress.entries().keys() == {"wheel/joker"}
    if put is not make_folder:
        (tmp_path / "odd.json").unlink()
        progress.note("wheel/ships", solved="2026-01-01")
        assert Progress(tmp_path / "odd.json").entries().keys() == {"wheel/joker", "wheel/ships"}


@posix
@pytest.mark.parametrize("put", IN_PLACE)
def test_nothing_else_is_read_among_the_files_of_a_class(put: Callable[[Path], None], tmp_path: Path) -> None:
    put(tmp_path / "odd.json")
    Progress(tmp_path / "progress.json").note("wheel/joker", solved="2026-01-01")
    assert len(class_table(tmp_path)) <= 2


@posix
@pytest.mark.parametrize("put", IN_PLACE)
def test_nothing_else_is_read_in_place_of_a_kept_game(put: Callable[[Path], None], folder: Path) -> None:
    folder.mkdir()
    put(folder / "game-odd.ora")
    board = Board(ora.new_game(2))
    board.game.play("pass")
    [kept] = [path for path in folder.iterdir() if path.name != "game-odd.ora"]
    kept.unlink()
    put(kept)
    board.game.play("pass")
    assert on_page(board).ply == board.game.ply == 2
    assert "cannot be saved" in on_page(board).notice["text"] or put is make_huge_file
    start = Board()
    start.close()
    if kept.is_dir():
        kept.rmdir()
    else:
        kept.unlink()
    board.game.play("done")
    assert max(ora.load(path).ply for path in folder.iterdir() if path.is_file() and path.stat().st_size < 10**6) == 3
    board.close()


@posix
@pytest.mark.parametrize("put", [make_pipe, make_folder, link_device])
def test_only_regular_files_are_read(put: Callable[[Path], None], tmp_path: Path) -> None:
    put(tmp_path / "x")
    with pytest.raises(OSError, match=r"\[Errno"):
        read_regular(tmp_path / "x", 10)
    with pytest.raises(OSError, match=r"\[Errno"):
        ora.load(tmp_path / "x")


# ---- folders


def gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder that the notebook runs in has been deleted."""
    monkeypatch.delenv("ORA_GAMES")
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    (tmp_path / "here").rmdir()


def unknown_user(_: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The user name does not exist here."""
    monkeypatch.setenv("ORA_GAMES", "~nobody-of-that-name/x")


def without_home(_: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a container whose user has no entry."""
    import pwd

    def unknown(_: object) -> None:
        raise KeyError

    monkeypatch.delenv("HOME", raising=False)
    monkeypatch.setattr(pwd, "getpwuid", unknown)
    monkeypatch.setenv("ORA_GAMES", "~/x")


def no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file is in its place."""
    (tmp_path / "file").write_text("x")
    monkeypatch.setenv("ORA_GAMES", str(tmp_path / "file" / "games"))


def too_long(_: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that a folder cannot have."""
    monkeypatch.setenv("ORA_GAMES", "x" * 5_000)


def pipe_as_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pipe without a writer."""
    os.mkfifo(tmp_path / "pipe")
    monkeypatch.setenv("ORA_GAMES", str(tmp_path / "pipe"))


@posix
@pytest.mark.parametrize("trouble", [gone, unknown_user, without_home, no_folder, too_long, pipe_as_folder])
def test_a_folder_that_cannot_be_used_stops_no_board(
    trouble: Callable[[Path, pytest.MonkeyPatch], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep_in(FILE)  # beside the notebook, wherever that is
    trouble(tmp_path, monkeypatch)
    boards = [Board(), ora.play(), ora.play(2), Board(ora.new_game(2)), Board(lesson=ora.lesson("wheel", 1))]
    game = boards[2].game
    game.play("pass")
    assert on_page(boards[2]).ply == 1
    assert "cannot be saved" in on_page(boards[2]).notice["text"]
    game.play("pass")
    for name in ("", "game-x", "game-x.ora"):
        with pytest.raises(ora.UnknownName):
            ora.resume(name)
    for board in boards:
        board.close()
    monkeypatch.setenv("ORA_GAMES", str(tmp_path / "mended"))
    monkeypatch.chdir(tmp_path)
    again = Board(game)
    game.play("done")
    assert [ora.load(path).ply for path in (tmp_path / "mended").iterdir()] == [3]
    again.close()


# ---- locks


@posix
def test_a_lock_that_is_held_delays_one_move_and_not_each(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[None] = []
    monkeypatch.setattr(files, "pause", lambda: pauses.append(None))
    with ExitStack() as stuck:
        stuck.enter_context(alone_in(tmp_path))
        waited = []
        for _ in range(5):
            pauses.clear()
            with alone_in(tmp_path):
                waited.append(len(pauses) > 0)
        assert waited == [True, False, False, False, False]
    with alone_in(tmp_path):
        pauses.clear()
        with alone_in(tmp_path):
            assert pauses, "once it has been free, it is waited for again"


@posix
def test_kept_games_do_not_wait_for_a_stuck_process_twice(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[None] = []
    monkeypatch.setattr(files, "pause", lambda: pauses.append(None))
    folder.mkdir()
    board = Board(ora.new_game(2))
    with alone_in(folder):
        board.game.play("pass")
        first = len(pauses)
        board.game.play("pass; done")
    assert first == len(pauses) > 0
    assert [ora.load(path).ply for path in folder.iterdir()] == [3]
    board.close()


def test_where_games_are_kept_is_said_however_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORA_GAMES", "~nobody-of-that-name/x")
    assert kept_files.folder_name() == "ORA_GAMES=~nobody-of-that-name/x"

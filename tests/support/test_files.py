"""Whatever happens while a file is written, the old or the new file exists, and no other one is left."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from runpy import run_path
from types import ModuleType
from typing import Any

import pytest

from ora_widgets.support import files
from ora_widgets.support.files import alone_in, sweep, write_whole

posix = pytest.mark.skipif(sys.platform == "win32", reason="modes and links are the system's own there")


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that accepts only a few bytes of a write."""
    real: Callable[..., Any] = Path.open

    def open_file(path: Path, *args: Any, **options: Any) -> Any:
        file = real(path, *args, **options)
        if "x" in str(args) or "w" in str(args):
            file.write(b"half")
            file.close()
            raise OSError(28, "No space left on device", str(path))
        return file

    monkeypatch.setattr(Path, "open", open_file)


def test_a_file_is_made_and_made_anew(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    for text in (b"first", b"second, and longer", b"third"):
        write_whole(path, text)
        assert path.read_bytes() == text
    assert names(tmp_path) == ["page.html"]


@pytest.mark.usefixtures("full_disk")
@pytest.mark.parametrize("before", [None, b"the old one"])
def test_on_a_full_disk_everything_stays_as_it_was(before: bytes | None, tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    if before is not None:
        os.write(handle := os.open(path, os.O_CREAT | os.O_WRONLY), before)
        os.close(handle)
    with pytest.raises(OSError, match=r"No space left on device: .*page\.html"):
        write_whole(path, b"new")
    assert names(tmp_path) == ([] if before is None else ["page.html"])
    assert before is None or path.read_bytes() == before


def test_an_interrupt_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "page.html"
    path.write_bytes(b"old")

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_whole(path, b"new")
    assert (names(tmp_path), path.read_bytes()) == (["page.html"], b"old")


@posix
def test_modes_are_kept_and_new_files_are_like_all_others(tmp_path: Path) -> None:
    usual, ours, shared = tmp_path / "usual", tmp_path / "ours", tmp_path / "shared"
    usual.write_bytes(b"")
    write_whole(ours, b"")
    assert ours.stat().st_mode == usual.stat().st_mode
    for mode in (0o664, 0o600, 0o640):
        shared.write_bytes(b"old")
        shared.chmod(mode)
        write_whole(shared, b"new")
        assert shared.stat().st_mode & 0o777 == mode


@posix
@pytest.mark.parametrize("there", [True, False])
def test_a_link_stays_a_link(there: bool, tmp_path: Path) -> None:
    elsewhere, link = tmp_path / "elsewhere", tmp_path / "link"
    elsewhere.mkdir()
    if there:
        (elsewhere / "real").write_bytes(b"old")
    link.symlink_to(elsewhere / "real")
    write_whole(link, b"new")
    assert link.is_symlink()
    assert (elsewhere / "real").read_bytes() == b"new"
    assert names(elsewhere) == ["real"]


@posix
def test_what_is_no_plain_file_stays_what_it_is() -> None:
    write_whole(Path(os.devnull), b"gone")
    assert not Path(os.devnull).is_file()


@posix
def test_a_file_that_may_not_be_written_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "page.html"
    path.write_bytes(b"old")
    path.chmod(0o444)
    # Root, as which containers run tests, may do everything; here the mode decides for everybody.
    monkeypatch.setattr(os, "access", lambda path, mode: mode == os.W_OK and bool(path.stat().st_mode & 0o222))
    with pytest.raises(PermissionError, match=r"page\.html"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"


@pytest.mark.parametrize("name", ["no/such.html", "a\0b", "\ud800.html", "x" * 300, "loop/x", "."])
def test_where_nothing_can_be_written_it_is_an_os_error(name: str, tmp_path: Path) -> None:
    if sys.platform != "win32":
        (tmp_path / "loop").symlink_to(tmp_path / "loop")
    before = names(tmp_path)
    with pytest.raises(OSError, match=r"\[Errno \d+\]"):
        write_whole(tmp_path / name, b"new")
    assert names(tmp_path) == before


@posix
def test_a_process_that_was_stopped_while_it_was_alone_stops_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "MAX_LOCK_TRIES", 3)
    inside = []
    with alone_in(tmp_path), alone_in(tmp_path):  # like two processes that have each opened the folder
        inside.append("second")
    assert inside == ["second"]


@posix
def test_whoever_is_waited_for_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[None] = []
    first = ExitStack()
    first.enter_context(alone_in(tmp_path))

    def pause() -> None:
        pauses.append(None)
        if len(pauses) == 2:
            first.close()

    monkeypatch.setattr(files, "pause", pause)
    with alone_in(tmp_path):
        assert len(pauses) == 2


@pytest.mark.parametrize(
    "module", [None, ModuleType("fcntl")], ids=["none, as on Windows", "one without locks, as in a browser"]
)
def test_where_there_are_no_locks_nobody_is_kept_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: ModuleType | None
) -> None:
    monkeypatch.setitem(sys.modules, "fcntl", module)
    there = run_path(str(files.__file__))
    inside = []
    with there["alone_in"](tmp_path), there["alone_in"](tmp_path):
        inside.append("second")
    assert inside == ["second"]


def test_what_a_killed_process_left_half_written_is_swept_away(tmp_path: Path) -> None:
    old, new, other = (tmp_path / name for name in (f".{'0a' * 8}.tmp", f".{'1b' * 8}.tmp", ".notes.tmp"))
    for path in (old, new, other):
        path.write_bytes(b"half")
    for path in (old, other):
        os.utime(path, (1, 1))
    sweep(tmp_path)
    assert names(tmp_path) == sorted([new.name, other.name])
    sweep(tmp_path / "nowhere")

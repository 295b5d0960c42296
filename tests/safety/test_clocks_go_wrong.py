"""Clocks that jump, odd time zones and odd file times: no game is lost, and no label raises."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import ora_widgets as ora
from ora_widgets.lessons import Progress, Today, keep_in, memory
from ora_widgets.widget import kept_files, kept_games
from ora_widgets.widget.board import Board
from ora_widgets.widget.keeper import keeper_of
from ora_widgets.widget.kept_files import local_time
from tests.lessons.conftest import elsewhere
from tests.support.board_page import on_page
from tests.support.new_kernel import forget_games
from tests.widget.kept.test_keeping import nearly_over

__all__ = ["elsewhere"]

DAY = 86_400
SOME = 3  # games that are kept after their end


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of kept games."""
    monkeypatch.setenv("ORA_GAMES", str(tmp_path / "games"))
    forget_games(monkeypatch)
    monkeypatch.setattr(kept_files, "MAX_FINISHED_GAMES", SOME)
    (tmp_path / "games").mkdir()
    return tmp_path / "games"


def write_finished_game(folder: Path, number: int, moment: float) -> Path:
    """A file with a finished game, written at a given time."""
    path = folder / f"game-{number}.ora"
    text = kept_files.text_of(ora.new_game(2).play("pass"), {}, {})
    path.write_text(text.replace("# round", "# over\n# round"))
    os.utime(path, (moment, moment))
    return path


def finish() -> tuple[Board, Path]:
    """Play a game to its end on a board; returns its file."""
    game = nearly_over()
    board = Board(game)
    while not game.over:
        game.play(game.legal_moves[0])
    path = keeper_of(game).path
    assert path is not None
    return board, path


@pytest.mark.parametrize("off", [-40 * 365 * DAY, -3 * DAY, -60, 60, 3 * DAY, 70 * 365 * DAY])
def test_a_game_that_was_just_finished_is_kept_whatever_the_clock_says(off: float, folder: Path) -> None:
    now = time.time()
    for number in range(SOME):
        write_finished_game(folder, number, now - off + number)
    played = [finish() for _ in range(2)]
    for board, path in played:
        assert path.exists()
        assert on_page(board).kept["resume"]
        assert ora.resume(path.name).game.over
        board.close()
    assert len(list(folder.iterdir())) == SOME


def test_the_oldest_goes_first_where_the_clock_was_ahead(folder: Path) -> None:
    now = time.time()
    ahead = [write_finished_game(folder, number, now + (number + 2) * DAY) for number in range(SOME)]
    today = write_finished_game(folder, SOME, now - 60)
    kept_files.remove_oldest(folder)
    assert today.exists()
    assert [path.exists() for path in ahead] == [False, True, True]


def test_a_game_that_is_looked_back_at_is_over_all_the_same(folder: Path) -> None:
    board, path = finish()
    board.game.jump(3)
    assert kept_files.read(path).over
    assert kept_games.kept_games().games == []
    assert list(kept_files.unfinished_files()) == []
    board.close()


# ---- labels

ODD_ZONES = ["<-99>99", "<+99>-99", "XYZ-167:59:59", "Nowhere/Land", ":", "UTC0", "<x", "Europe/Warsaw", "\u00e9"]
ODD_TIMES = [0, 1, -1, -(2**31), -62_135_596_800, 4_102_444_800, 253_402_300_799, 253_402_300_800, 2**40, 2**33]


@pytest.fixture(params=ODD_ZONES)
def zone(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The zone of the system."""
    if sys.platform == "win32":
        pytest.skip(reason="the zone is not one of the environment there")
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield request.param
    monkeypatch.undo()
    time.tzset()


@pytest.mark.usefixtures("zone")
def test_no_label_raises(folder: Path) -> None:
    path = folder / "game-1.ora"
    path.write_text(kept_files.text_of(ora.new_game(2).play("pass"), {}, {}))
    for moment in ODD_TIMES:
        try:
            os.utime(path, (moment, moment))
        except (OSError, OverflowError):  # no time of a file here
            continue
        assert kept_files.time_written(path).isprintable()
        start = Board()
        assert [kept["value"] for kept in on_page(start).start["kept"]] == ["game-1.ora"]
        start.close()
    assert kept_files.new_path(folder).name.startswith("game-")
    board = Board(ora.new_game(2))
    board.game.play("pass")
    assert on_page(board).notice is None
    board.close()


@pytest.mark.parametrize("seconds", [*map(float, ODD_TIMES), 1e300, -1e300, float("inf"), float("nan")])
def test_a_moment_is_one_or_none(seconds: float) -> None:
    moment = local_time(seconds)
    assert moment is None or moment.isoformat()


# ---- a learner's clock


@pytest.mark.parametrize("day", ["0001-01-01", "1970-01-01", "2099-12-31", "9999-12-31"])
def test_practice_on_any_day(day: str, tmp_path: Path) -> None:
    progress = Progress(tmp_path / "mine.json")
    for key in ("wheel/first-harvest", "quiz/F05"):
        progress.note(key, due="2026-01-08", reviewed="2026-01-01", stability=7.0, difficulty=5.0, solved="2026-01-01")
    session = Today(progress=progress, today=day)
    for _ in range(6):
        assert [*session.lines(), session.counts("en"), repr(session), repr(session.map), *session.coming]
        if session.exercise is None:
            break
        if session.choices:
            session.answer(session.choices[0])
            session.next()
        else:
            session.later()
    assert ora.puzzle_of_the_day(day).step.name
    assert Progress(progress.path).entries().keys() >= {"wheel/first-harvest", "quiz/F05"}


def test_a_clock_that_went_back_costs_no_learner_anything(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "mine.json")
    keep_in(progress.path)
    facts = {"due": "2031-01-08", "reviewed": "2031-01-01", "stability": 7.0, "difficulty": 5.0, "solved": "2031-01-01"}
    progress.note("wheel/first-harvest", **facts)
    for day in ("2030-12-31", "1999-01-01"):
        session = Today(progress=progress, today=day)
        assert [*session.lines(), repr(session), repr(session.map), *session.coming]
    ora.lesson("wheel", 1).game.play("use LR1 lay; take clay")
    entry = progress.entry("wheel/first-harvest")
    assert {name: entry[name] for name in ("due", "reviewed", "stability", "difficulty")} == {
        name: facts[name] for name in ("due", "reviewed", "stability", "difficulty")
    }
    assert memory.day_of(None, "en").year > 2000


@pytest.mark.parametrize("zone", ["UTC", ":no-zone"])
def test_a_zone_that_is_a_folder_or_no_zone_silences_nobody(zone: str, tmp_path: Path) -> None:
    (tmp_path / "UTC").mkdir()
    (tmp_path / "no-zone").write_text("Europe/Madrid\n")
    command = [sys.executable, "-c", "from ora_widgets.language.fluent import say; print(say('good-Wo', 'pl'))"]
    zoned = {**os.environ, "TZ": zone, "PYTHONPATH": ":".join(sys.path)}
    done = subprocess.run(command, cwd=tmp_path, env=zoned, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("drewno\n", "")

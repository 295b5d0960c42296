"""The running game is saved automatically: when, how often, and what happens where that is impossible."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets import Game, new_game
from ora_widgets.language.fluent import languages
from ora_widgets.support.files import write_whole
from ora_widgets.widget import kept_files
from ora_widgets.widget.board import Board
from tests.support.board_page import on_page, wait_for_bots
from tests.widget.wire import ask, send

GOLDEN = Path(__file__).parents[2] / "golden" / "2short-ireland.ora"
Sit = Callable[..., Board]


def files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*")) if folder.exists() else []


def click(board: Board, line: str) -> None:
    send(board, {"do": "play", "line": line, "ply": on_page(board).ply})


def nearly_over() -> Game:
    """A game that ends with the undone move."""
    return ora.load(GOLDEN).undo()


# ---- when


def test_a_line_that_was_left_is_there_in_the_game_that_goes_on(sit: Sit, folder: Path) -> None:
    board = sit(new_game(3))
    for line in ("use LR1 lay", "take clay", "done"):
        click(board, line)
    board.game.jump(1)
    click(board, "take joker")
    [file] = files(folder)
    assert kept_files.game_of(file, kept_files.read(file)).other_lines == board.game.other_lines != ()


@pytest.mark.parametrize(
    "damage",
    ["line 99 pass", "line -1 pass", "line x pass", "line 1 fly", "line", "line 1", "line 1 ", "line 0 use LR1 lay"],
)
def test_a_line_that_does_not_fit_is_left_out(damage: str, sit: Sit, folder: Path) -> None:
    click(sit(new_game(3)), "use LR1 lay")
    [file] = files(folder)
    text = file.read_text(encoding="utf-8").replace("# at", f"# {damage}\n# at")
    game = kept_files.game_of(file, kept_files.read_game_text(text))
    assert (game.ply, game.other_lines) == (1, ())


def test_each_move_is_written_before_it_is_shown(sit: Sit, folder: Path) -> None:
    board = sit(new_game())
    written: list[int] = []
    board.observe(lambda _: written.append(ora.load(files(folder)[0]).ply), "_ply")
    for line in ("pass", "pass", "done"):
        click(board, line)
    assert written == [1, 2, 3]
    assert len(files(folder)) == 1


def test_moves_by_code_and_by_bots_are_kept_too(sit: Sit, folder: Path) -> None:
    board = sit(new_game(), seats={"G": ora.bots.Random(seed=1)})
    board.game.play("pass; pass; done")
    wait_for_bots(board)
    assert ora.load(files(folder)[0]).moves == board.game.moves
    assert board.game.plies > 3


def test_nothing_is_written_before_a_game_is_moved_on_a_board(sit: Sit, folder: Path) -> None:
    over = ora.load(GOLDEN)
    sit(over)
    for ply in (3, 0, over.plies):  # looking at a finished game is not playing
        over.jump(ply)
    new_game().play("pass")
    sit(new_game().play("pass"))
    assert files(folder) == []


def test_lessons_and_puzzles_are_not_kept(sit: Sit, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORA_PROGRESS", str(folder.parent / "progress.json"))
    send(sit(lesson=ora.lesson("wheel", 1)), {"do": "solution"})
    assert files(folder) == []


def test_what_was_undone_is_kept_with_the_place_where_the_game_stands(sit: Sit, folder: Path) -> None:
    board = sit(new_game())
    board.game.play("pass; pass; done").undo()
    [path] = files(folder)
    sheet = kept_files.read(path)
    assert (sheet.ply, sheet.plies) == (2, 3)
    back = kept_files.game_of(path, sheet)
    assert (back.ply, back.moves) == (2, board.game.moves)


def test_several_boards_of_a_game_keep_one_file_with_the_people_of_all(sit: Sit, folder: Path) -> None:
    game = new_game()
    sit(game, names={"R": "Ada"})
    sit(game, names={"G": "Bob"}, seats={"G": ora.bots.Greedy()})
    game.play("pass")
    [path] = files(folder)
    sheet = kept_files.read(path)
    assert (sheet.names, sheet.bots) == ({"R": "Ada", "G": "Bob"}, {"G": "greedy"})


@pytest.mark.parametrize("how", ["argument", "environment"])
def test_whoever_wants_no_file_gets_none(sit: Sit, folder: Path, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    if how == "environment":
        monkeypatch.setenv("ORA_GAMES", "off")
    board = sit(new_game(), keep=how == "environment")
    click(board, "pass")
    assert files(folder) == []
    assert (on_page(board).kept["file"], on_page(board).kept["resume"]) == ("", "")
    assert on_page(board).notice is None
    with pytest.raises(TypeError, match="True or False"):
        sit(new_game(), keep="no")


def test_play_hands_it_on(folder: Path) -> None:
    for board in (ora.play(keep=False), ora.play(players=2, keep=False)):
        board.game.play("pass")
        board.close()
    assert files(folder) == []


def test_the_environment_names_the_folder(sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    named = tmp_path.parent / f"{tmp_path.name}-elsewhere" / "deep"
    monkeypatch.setenv("ORA_GAMES", str(named))
    board = sit(new_game())
    click(board, "pass")
    [path] = files(named)
    # The notebook may be sent to others, who should not learn the folder.
    assert on_page(board).kept["file"] == f"$ORA_GAMES/{path.name}"
    assert str(tmp_path.parent) not in str(on_page(board).kept)


def test_the_folder_stays_where_the_game_began(
    sit: Sit, folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    board = sit(new_game())
    click(board, "pass")
    os.chdir(tmp_path_factory.mktemp("elsewhere"))
    click(board, "pass")
    assert [ora.load(path).ply for path in files(folder)] == [2]


# ---- what it looks like


def test_a_file_is_a_record_with_mode_and_link_as_they_were(sit: Sit, folder: Path) -> None:
    folder.mkdir()
    before = os.umask(0o027)
    try:
        board = sit(new_game())
        click(board, "pass")
    finally:
        os.umask(before)
    [path] = files(folder)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    elsewhere = folder.parent / "elsewhere.ora"
    path.replace(elsewhere)
    path.symlink_to(elsewhere)
    click(board, "pass")
    assert path.is_symlink()
    assert ora.load(elsewhere).ply == 2


def test_names_of_all_kinds_come_back(sit: Sit, folder: Path) -> None:
    names = {"R": "# over", "G": "\u05d0\u05d3\u05d4 \U0001f469\u200d\U0001f33e"}
    board = sit(new_game(), names=names)
    click(board, "pass")
    sheet = kept_files.read(files(folder)[0])
    assert (sheet.names, sheet.over) == (names, False)


def test_bots_are_named_by_their_level_and_others_by_their_name(sit: Sit, folder: Path) -> None:
    class Own:
        def choose(self, position: Game) -> Any:
            return position.legal_moves[0]

    board = sit(new_game(4), seats={"G": ora.bots.Search(0.25), "B": ora.bots.Search(0.25, depth=2), "W": Own()})
    board.game.play("pass")
    sheet = kept_files.read(files(folder)[0])
    assert (sheet.bots, sheet.strangers) == ({"G": "quick"}, {"B": "Search", "W": "Own"})


# ---- what is over


def test_a_game_that_is_over_is_marked_and_offered_no_more(sit: Sit, folder: Path) -> None:
    game = nearly_over()
    sit(game)
    game.undo()
    game.redo()
    assert files(folder) == []  # looked at, but not played
    game.play(game.legal_moves[0])
    while not game.over:
        game.play(game.legal_moves[0])
    assert kept_files.read(files(folder)[0]).over
    assert list(kept_files.unfinished_files()) == []


def test_only_the_oldest_that_are_over_are_taken_away(sit: Sit, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_files, "MAX_FINISHED_GAMES", 2)
    over, running = new_file(folder, 1, over=True), new_file(folder, 2)
    later, broken = new_file(folder, 3, over=True), folder / "game-broken.ora"
    broken.write_text("")
    other = folder / "sunday.ora"
    other.write_text(over.read_text())
    game = nearly_over()
    sit(game)
    game.play(game.legal_moves[0])
    while not game.over:
        game.play(game.legal_moves[0])
    assert not over.exists()
    assert all(path.exists() for path in (running, later, broken, other))


def new_file(folder: Path, moment: int, *, over: bool = False) -> Path:
    """A game in a file of the given time, in seconds since 1970."""
    folder.mkdir(exist_ok=True)
    path = folder / f"game-{moment}.ora"
    text = kept_files.text_of(new_game().play("pass"), {}, {})
    path.write_text(text.replace("# round", "# over\n# round") if over else text)
    os.utime(path, (moment, moment))
    return path


# ---- where it cannot be written


@pytest.fixture
def full(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """A disk that is full while this list has content."""
    state = [True]

    def full_or_not(path: Path, data: bytes) -> None:
        if state:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(path))
        write_whole(path, data)

    monkeypatch.setattr("ora_widgets.widget.kept_files.write_whole", full_or_not)
    return state


def test_a_full_disk_is_said_once_and_disturbs_no_game(
    sit: Sit, folder: Path, full: list[bool], caplog: pytest.LogCaptureFixture
) -> None:
    board = sit(new_game())
    click(board, "pass")
    assert on_page(board).ply == board.game.ply == 1
    assert on_page(board).notice["text"] == (
        "This game cannot be saved in a file (No space left on device). You can still play on; copy its code from Share "
        "in the menu now and then."
    )
    click(board, "pass")
    assert (on_page(board).ply, on_page(board).kept["file"]) == (2, "")
    assert on_page(board).notice is None
    # A logged warning would appear in the cell.
    assert [record for record in caplog.records if record.levelname != "DEBUG"] == []
    full.clear()  # there is room again
    click(board, "done")
    assert [ora.load(path).ply for path in files(folder)] == [3]


def test_a_full_disk_leaves_the_file_at_the_move_before(sit: Sit, folder: Path, full: list[bool]) -> None:
    full.clear()
    board = sit(new_game())
    click(board, "pass")
    full.append(True)
    click(board, "pass")
    assert [ora.load(path).ply for path in files(folder)] == [1]
    assert "No space left" in on_page(board).notice["text"]


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """A read-only folder; root gives up its rights meanwhile."""
    mode, root = stat.S_IMODE(folder.stat().st_mode), os.geteuid() == 0
    folder.chmod(0o500)
    if root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(mode)


NOBODY = 65534


@pytest.mark.skipif(os.name == "nt", reason="folders have no such modes there")
def test_a_folder_that_may_not_be_written(sit: Sit, tmp_path: Path) -> None:
    click(sit(new_game(), keep=False), "pass")  # reads all pending data
    board = sit(new_game())
    with read_only(tmp_path):
        click(board, "pass")
    assert on_page(board).ply == 1
    assert "Permission denied" in on_page(board).notice["text"]


def test_a_read_only_disk(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(Path, "mkdir", refuse)
    board = sit(new_game())
    click(board, "pass")
    assert on_page(board).ply == 1
    assert "Read-only file system" in on_page(board).notice["text"]


@pytest.mark.parametrize("there", ["file", "link to nothing", "loop"])
def test_something_else_in_the_place_of_the_folder(sit: Sit, folder: Path, there: str) -> None:
    if there == "file":
        folder.write_text("mine")
    else:
        folder.symlink_to(folder if there == "loop" else folder.with_name("nothing"))
    board = sit(new_game())
    click(board, "pass")
    assert on_page(board).ply == 1
    assert "cannot be saved" in on_page(board).notice["text"]


@pytest.mark.parametrize("language", languages())
def test_it_is_said_in_every_language(sit: Sit, full: list[bool], language: str) -> None:
    board = sit(new_game(), language=language)
    click(board, "pass")
    assert "No space left on device" in on_page(board).notice["text"]


def test_an_interrupt_while_writing_leaves_the_move_made_and_shown(
    sit: Sit, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = sit(new_game())
    with monkeypatch.context() as patch:
        patch.setattr("ora_widgets.widget.keeper.write_file", interrupt)
        with pytest.raises(KeyboardInterrupt):
            board.game.play("pass")
    assert (board.game.ply, on_page(board).ply) == (1, 1)
    board.game.play("pass")
    assert [ora.load(path).ply for path in files(folder)] == [2]


def interrupt(*_: object) -> None:
    raise KeyboardInterrupt


# ---- two kernels

OTHER_KERNEL = """
import sys, ora_widgets as ora
board = ora.resume(sys.argv[1])
board.game.play(sys.argv[2])
print(board._notice and board._notice["text"])
"""


def other_kernel(path: Path, line: str) -> str:
    """Resume a file in another process; returns what its board reports."""
    ran = subprocess.run(
        [sys.executable, "-c", OTHER_KERNEL, str(path), line], capture_output=True, text=True, check=True
    )
    return ran.stdout.strip()


def test_the_second_kernel_that_writes_keeps_its_game_elsewhere_and_says_so(sit: Sit, folder: Path) -> None:
    board = sit(new_game())
    click(board, "pass")
    [path] = files(folder)
    assert other_kernel(path, "pass; done") == "None"
    click(board, "use LR1 lay")
    click(board, "take clay")
    own, theirs = ora.load(folder.parent / on_page(board).kept["file"]), ora.load(path)
    assert [str(move) for move in theirs.moves] == ["pass", "pass", "done"]
    assert own.moves == board.game.moves
    assert len(files(folder)) == 2
    assert on_page(board).notice is None  # it was reported at the previous move


def test_the_sentence_names_both_files(sit: Sit, folder: Path) -> None:
    board = sit(new_game())
    click(board, "pass")
    [path] = files(folder)
    path.write_text(path.read_text().replace("# round", "# name R Eve\n# round"))
    click(board, "pass")
    assert on_page(board).notice["text"] == (
        f"Somebody else has continued the game in ora-games/{path.name}, so this game is saved in {on_page(board).kept['file']} from now on."
    )
    click(board, "done")
    assert len(files(folder)) == 2


def test_two_kernels_may_read_one_file(sit: Sit, folder: Path) -> None:
    board = sit(new_game())
    click(board, "pass")
    [path] = files(folder)
    board.close()
    ora.resume(path.name).close()
    assert other_kernel(path, "pass") == "None"
    assert files(folder) == [path]


def test_a_file_that_was_taken_away_is_written_again(sit: Sit, folder: Path) -> None:
    board = sit(new_game())
    click(board, "pass")
    [path] = files(folder)
    path.unlink()
    click(board, "pass")
    assert files(folder) == [path]
    assert on_page(board).notice is None


# ---- where it is said


def test_the_page_is_reported_how_to_go_on_without_python(sit: Sit, folder: Path) -> None:
    board = sit(new_game())
    assert on_page(board).kept is None
    click(board, "pass")
    [path] = files(folder)
    assert on_page(board).kept == {
        "load": f'import ora_widgets as ora; ora.load("{new_game().code()}")',
        "ply": 0,
        "resume": f'import ora_widgets as ora; ora.resume("{path.name}")',
        "file": f"ora-games/{path.name}",
    }


def test_the_page_knows_all_that_came_after_the_code(sit: Sit) -> None:
    """At the beginning, in the middle and after a turn, and back again."""
    board = sit(new_game())
    for line in ("pass", "pass", "done", "pass", "done"):
        click(board, line)
        goes_on_from_here(board)
    board.game.undo(by="move").undo(by="move")
    goes_on_from_here(board)


def goes_on_from_here(board: ora.Board) -> None:
    """Check that the page's code with the moves in its log gives the present game."""
    since = [entry["line"] for entry in on_page(board).scene["log"] if entry["ply"] > on_page(board).kept["ply"]]
    game = eval(on_page(board).kept["load"].removeprefix("import ora_widgets as ora; "), {"ora": ora})
    for line in since:
        game.play(line)
    assert game.moves[: game.ply] == board.game.moves[: board.game.ply]


def test_the_text_of_a_board_that_asks_what_to_play_says_how_it_comes_back() -> None:
    for language, word in (("en", "Click this cell"), ("pl", "Kliknij tę komórkę"), ("es", "Haz clic en esta celda")):
        board = Board(language=language)
        assert board._repr_mimebundle_()[0]["text/plain"].startswith(word)
        board.close()


def test_the_text_of_a_board_carries_its_game(sit: Sit) -> None:
    board = sit(new_game())
    assert board._repr_mimebundle_()[0]["text/plain"] == repr(board)
    click(board, "pass")
    shown, line = board._repr_mimebundle_()[0]["text/plain"].splitlines()
    assert shown == repr(board)
    assert eval(line, {"ora": ora}).moves == board.game.moves


def test_a_page_may_ask_whether_anybody_is_there(sit: Sit) -> None:
    assert ask(sit(new_game()), "alive") is True

"""Resuming a kept game: `ora.resume`, the start screen, the first board after a restart, and damaged files."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets import Game, new_game
from ora_widgets.language.fluent import languages, say
from ora_widgets.widget import kept_files
from tests.support.board_page import on_page
from tests.widget.wire import ask, send

from .test_keeping import Sit, click, files, new_file

DATA = Path(__file__).parents[2] / "data"


def leave(sit: Sit, folder: Path, game: Game | None = None, **table: Any) -> Path:
    """Play a move, and close the board like a crash: this kernel forgets the game."""
    before = set(files(folder))
    board = sit(game or new_game(), **table)
    click(board, "pass")
    board.close()
    [path] = set(files(folder)) - before
    return path


# ---- ora.resume


def test_the_last_game_goes_on_with_its_people_and_bots(sit: Sit, folder: Path) -> None:
    os.utime(leave(sit, folder, new_game(3)), (1, 1))
    leave(sit, folder, names={"R": "Ada"}, seats={"G": ora.bots.Greedy()})
    board = ora.resume(theme="dark")
    assert (board.game.setup.players, board.game.ply) == (2, 1)
    assert (board.names, on_page(board).opponents["seats"], board.theme) == ({"R": "Ada"}, {"G": "Bot, easy"}, "dark")
    assert on_page(board).notice is None
    board.close()


def test_opening_writes_nothing_and_playing_goes_on_in_the_file(sit: Sit, folder: Path) -> None:
    path = leave(sit, folder, names={"R": "Ada"})
    before = path.read_bytes()
    board = ora.resume()
    assert path.read_bytes() == before
    click(board, "pass")
    assert files(folder) == [path]
    sheet = kept_files.read(path)
    assert (sheet.ply, sheet.names) == (2, {"R": "Ada"})
    board.close()


@pytest.mark.parametrize("how", ["name", "stem", "path", "text of a path"])
def test_a_game_is_named(sit: Sit, folder: Path, how: str) -> None:
    path = leave(sit, folder)
    new_file(folder, 2**31)  # written later
    given: Any = {"name": path.name, "stem": path.stem, "path": path, "text of a path": f"ora-games/{path.name}"}[how]
    board = ora.resume(given)
    assert on_page(board).kept["file"] == f"ora-games/{path.name}"
    board.close()


def test_what_is_on_a_board_of_this_kernel_is_that_very_game(sit: Sit) -> None:
    first = sit(new_game(), names={"R": "Ada"}, seats={"G": ora.bots.Greedy()})
    click(first, "pass")
    board = ora.resume()
    assert board.game is first.game
    assert (board.names, on_page(board).opponents["seats"]) == ({"R": "Ada"}, {"G": "Bot, easy"})
    assert on_page(first).opponents is None
    board.close()


def test_bots_come_back_to_a_game_whose_other_board_shows_something_else_by_now(sit: Sit) -> None:
    first = sit(new_game(), seats={"G": ora.bots.Greedy()})
    click(first, "pass")
    second = ora.resume()
    send(second, {"do": "start"})
    ask(second, "learn", lesson="welcome")
    board = ora.resume()
    assert board.game is first.game
    assert on_page(board).opponents["seats"] == {"G": "Bot, easy"}
    second.close()
    board.close()


def test_bots_that_no_level_names_are_reported_unless_they_are_given(sit: Sit, folder: Path) -> None:
    def own(position: Game) -> str:
        return str(position.legal_moves[0])

    leave(sit, folder, seats={"G": own})
    board, again = ora.resume(), ora.resume(seats={"G": own})
    assert on_page(board).notice["text"] == (
        "These bots could not be saved: Green (own). Play for them yourself, or give them again: ora.resume(seats=…)."
    )
    assert on_page(again).opponents["seats"] == {"G": "own"}
    assert on_page(board).opponents is on_page(again).notice is None
    board.close()
    again.close()


def test_bots_at_colours_that_nobody_plays_take_nothing_from_the_other_board(sit: Sit) -> None:
    first = sit(new_game(), seats={"G": ora.bots.Greedy()})
    click(first, "pass")
    with pytest.raises(ora.UnknownName):
        ora.resume(seats={"W": ora.bots.Greedy()})
    assert on_page(first).opponents["seats"] == {"G": "Bot, easy"}


def test_where_there_is_none_the_error_says_where_it_looked(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(LookupError, match="There is no saved game in ora-games"):
        ora.resume()
    with pytest.raises(LookupError, match="no game “sunday”, neither here nor in ora-games"):
        ora.resume("sunday")
    monkeypatch.setenv("ORA_GAMES", "off")
    with pytest.raises(LookupError, match="in ORA_GAMES=off"):
        ora.resume()


@pytest.mark.parametrize("name", [3, None, "\0", "\ud800"])
def test_what_is_no_name_is_refused(name: Any) -> None:
    with pytest.raises(TypeError, match="path of a file"):
        ora.resume(name)


@pytest.mark.parametrize("name", ["x" * 10_000, "..", "/", "\u202e"])
def test_names_that_no_game_can_have_are_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(LookupError, match="There is no game"):
        ora.resume(name)


# ---- broken files


def without_end(text: str) -> str:
    return text[: text.rindex("pass")]


BROKEN: dict[str, tuple[Callable[[str], str], str]] = {
    "empty": (lambda _: "", "The file is empty."),
    "half a record": (without_end, "damaged or incomplete"),
    "half a head": (lambda text: text[:20], "holds no game"),
    "newer record": (lambda text: text.replace("ora 1", "ora 99"), "has version 99"),
    "newer file": (lambda text: text.replace("# kept 1", "# kept 12"), "has version 12"),
    "no remarks": (lambda text: text[text.index("ora 1") :], "damaged"),
    "no game": (lambda _: "hello", "holds no game"),
    "strange terms": (lambda text: text.replace("players 2", "players 7"), "damaged"),
    "more moves than it says": (lambda text: text + "pass\n", "damaged"),
    "a number of another kind": (lambda text: text.replace("at 1 of 1", "at ½ of 1"), "damaged"),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_file_is_reported_and_left_as_it_is_and_the_others_are_offered(
    sit: Sit, folder: Path, kind: str
) -> None:
    good = leave(sit, folder)
    os.utime(good, (1, 1))
    broken = folder / "game-broken.ora"
    spoil, message = BROKEN[kind]
    broken.write_text(spoil(good.read_text()))
    before = broken.read_bytes()

    start = ora.play()
    assert [kept["value"] for kept in on_page(start).start["kept"]] == [good.name]
    [said] = on_page(start).start["unusable"]
    assert said.startswith("ora-games/game-broken.ora cannot be continued, and was left unchanged: ")
    assert message in said

    board = ora.resume()
    assert on_page(board).kept["file"] == f"ora-games/{good.name}"
    assert on_page(board).notice["text"] == said
    with pytest.raises(ora.ParseError, match="game-broken"):
        ora.resume(broken)
    assert broken.read_bytes() == before
    start.close()
    board.close()


def test_bytes_that_are_no_text(folder: Path) -> None:
    folder.mkdir()
    (folder / "game-1.ora").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(LookupError, match=r"ora-games.*game-1\.ora cannot be continued.*damaged"):
        ora.resume()


def test_a_file_that_may_not_be_read_or_is_none(sit: Sit, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good = leave(sit, folder)
    (folder / "game-folder.ora").mkdir()
    (folder / "game-link.ora").symlink_to(folder / "nowhere")
    assert [path for path, _ in kept_files.unfinished_files()] == [good]
    with pytest.raises(ora.ParseError, match="Is a directory"):
        kept_files.read(folder / "game-folder.ora")


def test_a_file_whose_moves_are_refused_is_reported_where_it_was_chosen(sit: Sit, folder: Path) -> None:
    path = leave(sit, folder)
    path.write_text(path.read_text().replace("\npass", "\ndone"))
    start = ora.play()
    [kept] = on_page(start).start["kept"]
    answer = ask(start, "proceed", kept=kept["value"])["kept"]
    assert answer.startswith(f"ora-games/{path.name} cannot be continued")
    assert on_page(start).start is not None
    with pytest.raises(ora.ParseError, match="cannot be played"):
        ora.resume()
    start.close()


def test_levels_of_a_newer_version_are_strangers(sit: Sit, folder: Path) -> None:
    path = leave(sit, folder, seats={"G": ora.bots.Greedy()})
    path.write_text(path.read_text().replace("greedy", "oracle"))
    board = ora.resume()
    assert "Green (oracle)" in on_page(board).notice["text"]
    board.close()


def test_a_file_of_this_version_is_read_for_ever() -> None:
    board = ora.resume(DATA / "kept-1.ora")
    assert (board.game.ply, board.game.plies) == (2, 3)
    assert (board.names, on_page(board).opponents["seats"]) == ({"R": "Ada"}, {"G": "Bot, easy"})
    assert "Blue (Own)" in on_page(board).notice["text"]
    board.close()


# ---- the start screen


def test_the_start_screen_offers_files_and_boards_without_doubles(sit: Sit, folder: Path) -> None:
    old, later = new_file(folder, 1), new_file(folder, 2**31)
    running = sit(new_game(3), names={"R": "Ada"})
    click(running, "pass")
    start = ora.play()
    labels = [kept["label"] for kept in on_page(start).start["kept"]]
    assert labels[0].startswith("Ada, Green and Blue · 3 players")
    assert [kept["value"] for kept in on_page(start).start["kept"]][1:] == [later.name, old.name]
    assert re.fullmatch(
        r"Red and Green · 2 players, long, France · Round 1 · (1970-01-01|1969-12-31) \d\d:\d\d", labels[2]
    )
    start.close()


def test_a_file_is_gone_on_with_from_the_start_screen(sit: Sit, folder: Path) -> None:
    path = leave(sit, folder, names={"R": "Ada"}, seats={"G": ora.bots.Greedy()})
    start = ora.play()
    [kept] = on_page(start).start["kept"]
    assert ask(start, "proceed", kept=kept["value"]) == {}
    assert on_page(start).start is None
    assert (on_page(start).ply, start.names) == (1, {"R": "Ada"})
    assert on_page(start).opponents["seats"] == {"G": "Bot, easy"}
    click(start, "pass")
    assert [kept_files.read(one).ply for one in files(folder)] == [2]
    assert files(folder) == [path]
    start.close()


def test_few_games_are_offered_however_many_there_are(folder: Path) -> None:
    for moment in range(1, 9):
        new_file(folder, moment)
    start = ora.play()
    assert [kept["value"] for kept in on_page(start).start["kept"]] == [
        f"game-{moment}.ora" for moment in (8, 7, 6, 5, 4)
    ]
    start.close()


# ---- after a restart


def test_the_first_board_of_a_kernel_names_the_game_that_is_kept(sit: Sit, folder: Path) -> None:
    path = new_file(folder, 1)
    first, second = sit(new_game()), sit(new_game())
    assert (
        on_page(first).notice["text"].startswith(f"A similar game is saved in ora-games/{path.name}: Red and Green · ")
    )
    assert f'ora.resume("{path.name}") to continue it.' in on_page(first).notice["text"]
    assert on_page(second).notice is None


def test_after_a_start_screen_no_board_does(sit: Sit, folder: Path) -> None:
    new_file(folder, 1)
    sit()
    assert on_page(sit(new_game())).notice is None


@pytest.mark.parametrize("game", [new_game(3), new_game(2).play("pass")], ids=["another", "begun"])
def test_it_names_no_other_game(sit: Sit, folder: Path, game: Game) -> None:
    new_file(folder, 1)
    assert on_page(sit(game)).notice is None


# ---- words


@pytest.mark.parametrize("language", languages())
def test_every_sentence_is_one_in_every_language(language: str) -> None:
    details = {"folder": "ora-games", "file": "a.ora", "other": "b.ora", "why": "Why.", "name": "x", "broken": "yes"}
    more = {"bots": "Green (own)", "label": "Ada", "line": "ora.resume()"}
    for id_ in ("none", "unknown", "unusable", "empty", "damaged", "failed", "elsewhere", "strangers", "offer"):
        text = say(f"kept-{id_}", language, **details, **more)
        assert text[-1] == "."
        assert "{" not in text
        assert "\n" not in text.strip()

"""The end of a game compares it with the player's best of its kind."""

from __future__ import annotations

from pathlib import Path

import pytest

import ora_widgets as ora
from ora_widgets import Game
from ora_widgets.engine import score
from ora_widgets.lessons import Progress, learner_table, progress_file
from ora_widgets.lessons.progress_file import merge_entries
from ora_widgets.widget.board import Board
from tests.support.board_page import bots_at, on_page
from tests.widget.kept.test_keeping import GOLDEN, Sit, click

KIND = "best/2-short-ireland"
ENDED = ora.load(GOLDEN)
POINTS = score(ENDED.now, 0).total


@pytest.fixture(autouse=True)
def progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Progress:
    """A progress file without content."""
    monkeypatch.setattr(progress_file, "_KEPT", [])
    return progress_file.keep_in(tmp_path / "progress.json")


def nearly_over() -> Game:
    """A game that ends with its next move."""
    return Game(ENDED.setup).play(ENDED.moves[:-1])


def end(board: Board) -> str:
    """Play the last move; returns the text on the player's best."""
    click(board, str(ENDED.moves[-1]))
    assert board.game.over
    return str(on_page(board).tally.get("best", ""))


def against_a_bot(sit: Sit, game: Game | None = None) -> Board:
    """A board of a game that ends with the next move, with a bot as the second colour."""
    game = game or nearly_over()
    bots = {game.setup.seats[1]: ora.bots.Random(seed=1)}
    board = sit(game, seats=bots)
    bots_at(board).pause()
    return board


def test_the_first_game_the_better_one_and_the_lower_one(sit: Sit, progress: Progress) -> None:
    assert end(against_a_bot(sit)) == f"Your best so far: {POINTS}, in your first game of this kind."
    progress.note(KIND, points=POINTS - 9)
    assert end(against_a_bot(sit)) == f"Your best so far: {POINTS}. It was {POINTS - 9} before."
    progress.note(KIND, points=POINTS + 9, on="2026-01-31")
    assert end(against_a_bot(sit)) == f"Your best so far: {POINTS + 9}, on 2026-01-31."
    assert learner_table().rows == []


def test_who_goes_back_and_on_again_is_told_the_same(sit: Sit) -> None:
    board = against_a_bot(sit)
    said = end(board)
    board.game.jump(0).jump(board.game.plies)
    assert on_page(board).tally["best"] == said
    board.language = "pl"
    assert on_page(board).tally["best"].startswith("Twój najlepszy wynik")


def test_two_people_at_one_board_and_a_game_of_others_are_nobodys_own(sit: Sit, progress: Progress) -> None:
    assert end(sit(nearly_over())) == ""
    board = against_a_bot(sit, ora.load(GOLDEN))
    board.game.jump(0).jump(board.game.plies)
    assert "best" not in on_page(board).tally
    assert progress.entries() == {}


def test_of_two_files_the_better_game_is_kept() -> None:
    mine, theirs = {"points": 90, "on": "2026-01-02"}, {"points": 120, "on": "2026-01-01", "before": 80}
    assert merge_entries(mine, theirs) == merge_entries(theirs, mine) == theirs

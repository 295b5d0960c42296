"""The suggested opponent depends on the results of the player's games against the named ones."""

from __future__ import annotations

from pathlib import Path

import pytest

import ora_widgets as ora
from ora_widgets.engine import score
from ora_widgets.lessons import Progress
from ora_widgets.lessons.progress_file import LEVEL
from ora_widgets.widget.board import Board
from tests.support.board_page import bots_at, on_page
from tests.widget.kept.test_keeping import Sit, click, files
from tests.widget.kept.test_personal_best import ENDED, end, nearly_over, progress
from tests.widget.test_start import begin
from tests.widget.wire import send

__all__ = ["progress"]

POINTS = {seat: score(ENDED.now, place).total for place, seat in enumerate(ENDED.setup.seats)}
WINNER, LOSER = sorted(POINTS, key=lambda seat: -POINTS[seat])
LAST = ENDED.setup.seats[0]  # makes the last move by a click


def board_against(sit: Sit, name: str, person: str = LAST) -> Board:
    """A board of a game that ends with its next move, with a named opponent for all colours but one."""
    board = sit(nearly_over(), seats={seat: ora.bots.level(name) for seat in ENDED.setup.seats if seat != person})
    bots_at(board).pause()
    return board


def suggested_opponent() -> str:
    """The opponent that a new start screen suggests."""
    return str(on_page(ora.play(keep=False)).start["chosen"]["who"]["G"])


def test_whoever_wins_is_offered_the_next_one_and_whoever_wins_against_a_gentle_one_stays(
    sit: Sit, progress: Progress
) -> None:
    assert (WINNER, suggested_opponent()) == (LAST, "woodcutter")
    assert end(board_against(sit, "woodcutter")).endswith(
        "A good opponent for your next game: “Settler: bot for beginners”."
    )
    assert suggested_opponent() == "settler"
    progress.note(LEVEL, level=3, game=0)
    assert "opponent" not in end(board_against(sit, "settler"))
    assert suggested_opponent() == "brewer"
    progress.note(LEVEL, level=4, game=0)
    assert "opponent" not in end(board_against(sit, "abbot"))
    assert suggested_opponent() == "abbot"


def test_a_game_counts_once_however_often_it_is_shown(sit: Sit) -> None:
    board = board_against(sit, "settler")
    sentence = end(board)
    again = Board(board.game)
    assert "Miller" in sentence
    assert suggested_opponent() == "miller"
    end(board_against(sit, "brewer"))  # which ends in the same position, and so is no other game
    assert suggested_opponent() == "miller"
    again.close()


@pytest.mark.parametrize(("place", "after"), [(0, "woodcutter"), (3, "miller")])
def test_whoever_is_far_behind_is_offered_a_gentler_one(
    place: int, after: str, sit: Sit, progress: Progress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ora_widgets.widget.end_of_game.FAR_BEHIND", 9)
    monkeypatch.setattr("ora_widgets.widget.end_of_game.score", lambda _, seat: score(ENDED.now, 1 - seat))
    progress.note(LEVEL, level=place)
    end(board_against(sit, "brewer"))
    assert suggested_opponent() == after


def test_the_suited_opponent_is_a_choice_and_the_record_names_the_level_that_it_is(
    sit: Sit, folder: Path, progress: Progress
) -> None:
    progress.note(LEVEL, level=2)
    board = sit()
    assert begin(board, who={"R": "person", "G": "suited"}) == {}
    assert repr(bots_at(board).bots["G"]) == "level(3, 'miller')"
    assert ora.lessons.suited_level() == "miller"
    click(board, "pass")
    [file] = files(folder)
    assert "# bot G miller" in file.read_text(encoding="utf-8")
    send(board, {"do": "start"})
    assert on_page(board).start["chosen"]["who"]["G"] == "suited"


def test_bare_bots_and_damaged_files_change_nothing(sit: Sit, progress: Progress) -> None:
    progress.note(LEVEL, level=99)
    assert suggested_opponent() == "abbot"
    progress.note(LEVEL, level="none")
    board = sit(nearly_over(), seats={ENDED.setup.seats[1]: ora.bots.Random(seed=1)})
    bots_at(board).pause()
    assert "opponent" not in end(board)
    assert suggested_opponent() == "woodcutter"

"""Other lines of a site's page: those that undo moves or give up stop a log, conversation does not."""

from __future__ import annotations

import pytest

import ora_widgets as ora

SITE = ["CONFIG 3 france long", "START 7 R G B", "USE LR2 JoGn", "COMMIT"]
OLDER = ["config PLAYERS 3", "config LENGTH LONG", "config COUNTRY FRANCE", "start", "use LR2 GnJo", "commit"]
LOGS = pytest.mark.parametrize("log", [SITE, OLDER], ids=["site", "older site"])


@LOGS
@pytest.mark.parametrize("line", [
    "UNDO", "undo", "Undo.", "UNDO 1", "R: UNDO", "12. UNDO", "12:30 undo", "(undo)", "/undo", "undo;", "UNDO COMMIT", "UNDO_COMMIT",
    "UNDO USE LR2 JoGn", "undo LR2", "Red undo", "Red undid the last move.", "* Red took back a move", "Ada has undone 2 moves",
    "REDO", "REVERT", "REVERT 12", "ROLLBACK 3", "roll back 3", "TAKE_BACK", "<li>UNDO</li>", "`UNDO`", "UNDO  # sorry",
])  # fmt: skip
def test_a_line_that_takes_moves_back_stops_a_log_there(log: list[str], line: str) -> None:
    refused = stopped(log, line)
    assert refused.message == "log-takes-back"


@LOGS
@pytest.mark.parametrize("line", [
    "RESIGN", "RESIGN R", "Red resigns", "R resigned.", "G: resign", "ABANDON", "Game abandoned", "The game was abandoned", "CONCEDE",
    "FORFEIT G", "Ada has resigned", "TIMEOUT G", "time out", "SURRENDER", "[21:07] Green conceded",
])  # fmt: skip
def test_a_line_that_gives_the_game_up_stops_a_log_there(log: list[str], line: str) -> None:
    refused = stopped(log, line)
    assert refused.message == "log-gives-up"


def stopped(log: list[str], line: str) -> ora.ParseError:
    with pytest.raises(ora.ParseError) as refused:
        ora.load("\n".join([*log, line, "USE LG1", "COMMIT"]))
    assert refused.value.line is not None
    assert refused.value.line.number == len(log) + 1
    assert refused.value.game is not None
    assert refused.value.game.moves == ora.load("\n".join(log)).moves
    return refused.value


@LOGS
@pytest.mark.parametrize("line", [
    "Red: can I undo that?", "undo please, somebody", "// UNDO", "# undo", "I resigned myself to peat", "[chat] R: hi", "CHAT hello",
    "NOTE build soon", "JOIN R Ada", "Red: no time", "Red won by 3 points", "GG", "we never abandon hope", "-- undone --",
    "Round 3 begins", "SCORE 100 90 80", "What a time! Out of peat already",
])  # fmt: skip
def test_talk_is_passed_over(log: list[str], line: str) -> None:
    assert ora.load("\n".join([*log, line, "USE LG1", "COMMIT"])).to_move == "B"


@LOGS
def test_before_a_game_begins_it_changes_nothing(log: list[str]) -> None:
    assert ora.load("\n".join(["UNDO", *log])).to_move == "G"

"""Matches of agents by the server's tools: the columns of the leaderboard, and the file of its page."""

from __future__ import annotations

from pathlib import Path

import pytest

import ora_widgets as ora
from ora_widgets.agents.mcp.tables import OwnTable
from ora_widgets.bots.levels import LEVELS
from ora_widgets.lab import leaderboard
from ora_widgets.lab.leaderboard import AGENTS, MAX_TRIES, Match, Seat, match

KEPT = Path(__file__).parents[2] / "notebooks" / "site" / "agent_matches.jsonl"


def test_a_seat_counts_looks_words_and_first_tries() -> None:
    seat = Seat(OwnTable(ora.new_game(3), "R", "random"))
    seat.look()
    assert seat.play("build G07 0,3; prior", "The Peat Coal Kiln, then its function.")[1]
    assert not seat.play("times 9")[1]
    text, played = seat.play("times 1", "I build the Bakery.")
    assert played, text
    assert (seat.plays, seat.looked, seat.said, seat.did, seat.first, seat.refused) == (2, 1, 2, 1, 1, 1)


def test_an_agent_that_never_gets_anything_right_is_stopped() -> None:
    seat = Seat(OwnTable(ora.new_game(3), "R", "random"))
    for _ in range(MAX_TRIES):
        assert not seat.play("fly away")[1]
    with pytest.raises(RuntimeError, match=f"refused {MAX_TRIES} times"):
        seat.play("fly away")


@pytest.mark.parametrize(("agent", "looks"), [("hasty", 0), ("wavering", 1)])
def test_a_match_is_played_to_its_end(agent: str, looks: int) -> None:
    played = match(agent, "random", 1)
    assert played.plays > 10
    assert played.looked == looks * played.plays
    assert played.first == played.plays
    assert played.did < played.said if agent == "wavering" else played.did == played.said


def test_matches_are_kept_and_read(tmp_path: Path) -> None:
    one = Match("reader", "looks", "settler", "3 short france", 1, 40, 40, 0, 0, 39, 1, 55, 88)
    file = tmp_path / "matches.jsonl"
    assert leaderboard.read(file) == []
    leaderboard.write(file, [one, one._replace(agent="planner", points=99)])
    assert leaderboard.read(file)[0] == one
    rows = leaderboard.table(leaderboard.read(file)).splitlines()[2:]
    assert [row.split()[1] for row in rows] == ["planner", "reader"]  # most points first
    assert "| – |" in rows[1]  # it did not answer


def test_the_page_is_made_from_matches_that_were_played() -> None:
    matches = leaderboard.read(KEPT)
    assert {each.agent for each in matches} == {*AGENTS}
    assert {each.level for each in matches} <= {*LEVELS}
    assert len({(each.agent, each.level, each.seed) for each in matches}) == len(matches)
    for each in matches:
        assert 0 <= each.did <= each.said <= each.plays >= max(each.looked, each.first)
        assert each.about == AGENTS[each.agent].about

"""A league of learners' bots: their strength, their failures, and games to watch."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Event

import pytest

import ora_widgets as ora
from ora_widgets.study import League, StudyRefused

SOON = 4  # rounds after which games are stopped


def first(position: ora.Game) -> ora.Move:
    """The first legal move, whatever it is."""
    return position.legal_moves[0]


def clumsy(position: ora.Game) -> str:
    """Fails from the third round on."""
    if position.now.round == 3:
        raise KeyError("wood")
    return "pass; done" if position.now.round < 3 else "build F99"


@pytest.fixture(scope="module")
def small() -> League:
    return ora.league([first, clumsy], levels=["random"], n=1, horizon=SOON, seconds=60)


def test_everybody_meets_everybody_in_every_seat_and_has_a_rating(small: League) -> None:
    tables = [names for names, _ in small.contest.games]

    assert len(tables) == len(set(tables)) == 6
    assert {row["bot"] for row in small.contest} == {"random", "first", "clumsy"}
    assert all(row["elo_low"] < row["elo"] < row["elo_high"] for row in small.contest)


def test_failures_are_counted_and_named_and_the_game_goes_on(small: League) -> None:
    rows = small.failures("clumsy").rows

    assert {row[0] for row in small.failures()} == {"clumsy"}
    assert {row[2] for row in rows} == {3, 4}
    assert len(rows) == small.contest.unanswered["clumsy"]
    assert {row[4] for row in rows if row[2] == 3} == {"KeyError: 'wood'"}
    assert any("There is no card “F99” in this game" in row[4] for row in rows)
    assert {small.contest.games[row[1]][0].index("clumsy") for row in rows} == {0, 1}
    assert "clumsy had no answer" in repr(small)


def test_a_game_can_be_watched_and_its_costly_turns_are_those_of_the_bot(small: League) -> None:
    hardest = small.games("first").rows[0][0]
    watched = small.watch("first")

    assert watched.record() == small.watch(hardest).record()
    names, points = small.contest.games[hardest]
    assert [watched.score()[seat].total for seat in watched.setup.seats] == points
    review = small.review("FIRST", budget=6)
    assert review.record == watched.record()
    assert {one.seat for one in review.mistakes} <= {watched.setup.seats[names.index("first")]}


def test_the_same_seed_plays_the_same_games() -> None:
    one, again = (ora.league([first], levels=["woodcutter"], n=1, horizon=SOON) for _ in range(2))

    assert [one.watch(n).record() for n in range(2)] == [again.watch(n).record() for n in range(2)]


def test_bots_of_one_name_are_told_apart() -> None:
    league = ora.league([first, first, lambda _: "pass"], levels=[], n=1, horizon=1)

    assert league.contest.names == ("first", "first (2)", "lambda")


def test_three_sit_at_a_table() -> None:
    league = ora.league({"Ada": first, "Ben": first}, levels=["random"], n=1, players=3, horizon=1)

    assert {len(names) for names, _ in league.contest.games} == {3}


@pytest.fixture
def never() -> Iterator[Event]:
    event = Event()
    yield event
    event.set()


def test_a_bot_that_never_answers_is_not_waited_for_again(never: Event) -> None:
    asked = []

    def stuck(position: ora.Game) -> str:
        asked.append(position.to_move)
        never.wait()
        return "pass"

    league = ora.league([stuck], levels=["random"], n=2, horizon=SOON, seconds=0.01)

    assert len(asked) <= 1
    whys = [row[4] for row in league.failures()]
    assert whys[0].startswith("No answer within 0.01 s.")
    assert set(whys[1:]) == {"An earlier answer never came, so the bot is not asked any more."}


def test_an_empty_answer_is_a_failure() -> None:
    league = ora.league([lambda _: None, lambda _: []], levels=[], n=1, horizon=SOON)  # type: ignore[list-item]

    assert {row[0] for row in league.failures()} == {"lambda", "lambda (2)"}


def test_what_a_league_tells_of_itself_is_not_logged_turn_by_turn(caplog: pytest.LogCaptureFixture) -> None:
    assert ora.league({"idle": lambda _: []}, levels=["random"], n=1).failures("idle")
    assert caplog.messages == []


@pytest.mark.parametrize("bots", [7, "first", None, {first}])
def test_what_is_no_list_of_bots_is_refused(bots: object) -> None:
    with pytest.raises(StudyRefused, match="a list of bots"):
        ora.league(bots)  # type: ignore[arg-type]


def test_what_a_league_refuses(small: League) -> None:
    with pytest.raises(StudyRefused, match="at least 2 bots"):
        ora.league([first], levels=[])
    with pytest.raises(ora.UnknownName, match="woodcutter"):
        ora.league([first], levels=["woodcuter"])
    with pytest.raises(ora.WrongArgument, match="must be a bot"):
        ora.league([first, 7])  # type: ignore[list-item]
    with pytest.raises(StudyRefused, match="for n; it must"):
        ora.league([first], n=0)
    with pytest.raises(ora.UnknownName, match="first"):
        small.review("frist")
    with pytest.raises(StudyRefused, match="clumsy did not play in game 0"):
        small.review("clumsy", 0)
    with pytest.raises(StudyRefused):
        small.watch(99)


def test_an_agent_from_outside_that_fails_is_counted_as_every_bot_is() -> None:
    agent = ora.agents.External(lambda _: 1 / 0)
    league = ora.league({"mine": agent}, ["random"], n=1, horizon=3, seconds=60)
    failures = league.failures("mine")
    assert failures
    assert league.contest.unanswered["mine"] == len(failures)
    assert "ZeroDivisionError" in failures[0][4]
    assert "mine had no answer" in repr(league)

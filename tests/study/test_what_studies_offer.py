"""The features of all studies as one table: a missing feature has its reason in the docstring."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from inspect import isclass, isfunction, signature
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple

import pytest

import ora_widgets as ora
from ora_widgets import study
from ora_widgets.study.table import Result
from tests.study.helpers import short

HORIZON = 6
BOTS: dict[str, Any] = {"a": None, "b": None}
LINES = ["pass", "fell 0,2 wood"]
RECORDS = [ora.new_game(3).play("build G07 0,3; skip; done"), ora.new_game(2).play("pass"), ora.new_game(4)]


def first(position: ora.Game) -> ora.Move:
    return position.legal_moves[0]


class Offered(NamedTuple):
    """A study, a call for an amount of it, and its missing terms, each with the docstring's words that say why."""

    ask: Callable[..., Any]
    much: int  # how much is asked for
    missing: Mapping[str, str] = MappingProxyType({})
    word: str = "n"  # for how much
    games: bool = True  # whether there are games behind its figures


TURN, WAY = ora.scenario("first-settlement"), ora.scenario("kiln-first")
STUDIES = {
    "playouts": Offered(lambda n, **terms: study.playouts(short(), n, **terms, horizon=HORIZON), 3),
    "what_if": Offered(lambda n, **terms: study.what_if(short(), LINES, n, **terms, horizon=HORIZON), 3),
    "arena": Offered(
        lambda n, **terms: study.arena(BOTS, n, 4, length="short", **terms, horizon=HORIZON), 3, {"games": "to look at"}
    ),
    "league": Offered(
        lambda n, **terms: study.league([first], ["random"], n=n, **terms, horizon=HORIZON, seconds=60),
        2,
        {"executor": "no `executor`", "games": "its games"},
    ),
    "best_turn": Offered(
        lambda n, **terms: study.best_turn(TURN, 3, "score", budget=n, **terms),
        2_000,
        {"seed": "no `seed`", "games": "no games"},
        word="budget",
        games=False,
    ),
    "ways_to": Offered(
        lambda n, **terms: study.ways_to(WAY, "R has 2Co", 1, budget=n, **terms),
        2_000,
        {"n": "no `n`", "games": "No games"},
        word="budget",
        games=False,
    ),
    "stats": Offered(
        lambda n, **terms: study.stats(RECORDS[:n], **terms),
        3,
        {"seed": "no `seed`", "n": "no `n`", "games": "`records`"},
        word="records",
        games=False,
    ),
    "explorer": Offered(
        lambda n, **terms: study.explorer(RECORDS[:n], **terms),
        3,
        {"seed": "no `seed`", "n": "no `n`", "games": "`examples`"},
        word="source",
        games=False,
    ),
}
TERMS = ("n", "seed", "games", "executor", "progress", "on_result")
FIGURES = [name for name in STUDIES if name != "explorer"]  # two tables for each position and mode
OTHER_WORDS = {"rounds", "playouts", "count", "number", "times", "width", "limit", "samples", "trials"}


@pytest.fixture(scope="module", params=STUDIES)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def ask_study(name: str, much: int = 0, **terms: Any) -> Any:
    study = STUDIES[name]
    return study.ask(much or study.much, **terms)


def shown_text(result: Any) -> str:
    """All texts and tables of a result."""
    if isinstance(result, study.Explorer):
        counted = (result._positions, result._cards, result._everybody)
        return re.sub(r"example='.*?'", "", repr(counted)) + str(len(result.names))
    return repr(result)


def test_every_study_is_in_the_table() -> None:
    functions = {name: getattr(study, name) for name in study.__all__ if isfunction(getattr(study, name))}
    assert {*STUDIES} == {*functions} - {
        "games",
        "from_json",
    }  # a collection has its own tests, as has reading a table again
    results = {name for name in study.__all__ if isclass(kind := getattr(study, name)) and issubclass(kind, Result)}
    tables = {"Buildings", "Continuations", "Games", "SavedResult"}  # made from the counts of a study
    assert results - tables == {type(ask_study(name)).__name__ for name in FIGURES}


def test_every_study_takes_the_same_terms_or_says_why_not(name: str) -> None:
    function, offered = getattr(study, name), STUDIES[name]
    taken = {*signature(function).parameters}
    left_out = {term for term in TERMS if term not in taken}
    assert left_out == {*offered.missing}
    for term, why in offered.missing.items():
        described = " ".join((function.__doc__ + (type(ask_study(name)).__doc__ or "")).split())
        assert why in described, f"{name} does not say why it has no {term}"
    assert offered.word in taken
    assert not taken & OTHER_WORDS


def test_more_is_what_would_have_been_asked_for_at_once(name: str) -> None:
    offered = STUDIES[name]
    larger = (
        ask_study(name, 2).more(RECORDS[2:])
        if offered.word in ("records", "source")
        else ask_study(name, offered.much - 1).more(1)
    )
    assert shown_text(larger) == shown_text(ask_study(name))
    assert type(larger) is type(ask_study(name))
    own = {*signature(larger.more).parameters}
    assert own >= {term for term in ("executor", "progress", "on_result") if term not in offered.missing}


def test_after_an_interrupt_more_goes_on(name: str) -> None:
    came: list[int] = []

    def interrupt(number: int, _: object) -> None:
        came.append(number)
        raise KeyboardInterrupt

    begun = ask_study(name, on_result=interrupt)
    assert (len(came), begun.complete) == (1, False)
    assert "interrupted" in begun.why
    whole = begun.more()
    assert (shown_text(whole), whole.complete, whole.why) == (shown_text(ask_study(name)), True, "")


def test_every_result_is_saved_and_handed_on(name: str) -> None:
    result = ask_study(name)
    tables = [result] if name in FIGURES else [result.buildings(3), result.continuations(ora.new_game(3))]
    for table in tables:
        again = study.from_json(table.to_json())
        assert again.columns == table.columns
        assert len(again) == len(table) == len(table.to_pandas()) == table.to_arrow().num_rows
        assert [*table.to_pandas().columns] == [*table.columns]


def test_the_games_behind_the_figures_are_there(name: str) -> None:
    if not STUDIES[name].games:
        return
    result = ask_study(name)
    games = ora.games(result)
    counted = sum(row["n"] for row in result)
    seats = {"playouts": 4, "what_if": 1, "arena": 4, "league": 2}[name]
    assert len(games) == len([*games]) == counted / seats
    assert ora.study.stats(result).games
    totals = [game.score()[game.setup.seats[0]].total for game in games]
    assert min(totals) >= -99
    kept = ora.games([entry.record(game) for entry, game in games.entries()])
    assert [*kept] == [*games]


class Brittle(ora.bots.Random):
    """A bot that raises in its third game, or in all of them."""

    raised: ClassVar[list[bool]] = []  # by all bots of the kind

    def __init__(self, always: bool = False) -> None:
        super().__init__()
        self.always = always
        self.fails = always

    def reseed(self, seed: int | str | None) -> None:
        super().reseed(seed)
        self.fails = self.always or str(seed).split(":")[1] == "2"

    def choose(self, position: Any, deadline: Any = None) -> list[ora.Move]:
        if self.fails:
            self.raised.append(self.always)
            raise KeyError("wood")
        return super().choose(position, deadline)


BRITTLE: dict[str, Callable[[int, Any], Any]] = {
    "playouts": lambda n, bot: study.playouts(short(), n, bot, horizon=2),
    "what_if": lambda n, bot: study.what_if(short(), LINES, n, bot, horizon=2),
    "arena": lambda n, bot: study.arena({"a": bot, "b": None}, n, length="short", horizon=2),
}
# A league is random; unreadable files are left out and listed in `skipped`; a search uses no bot.
WITHOUT_FAILURES = {"league", "stats", "explorer", "best_turn", "ways_to"}


@pytest.mark.parametrize("name", sorted(STUDIES.keys() - WITHOUT_FAILURES))
def test_a_game_in_which_a_bot_raises_is_left_out_and_not_met_again(
    name: str, caplog: pytest.LogCaptureFixture
) -> None:
    result = BRITTLE[name](5, Brittle())
    lines = len(LINES) if name == "what_if" else 1
    assert [type(error) for error in result.errors.values()] == [KeyError] * lines
    assert (result.complete, len(ora.games(result))) == (True, 4 * lines)
    assert not result.errors.keys() & {entry.name for entry in result.collected_games()}
    assert "KeyError: 'wood'. The bot of " in repr(result)
    assert "of the game with the seed 0:2." in repr(result)
    assert caplog.text.count("in choose") == lines
    more = result.more(2)
    assert (more.complete, len(ora.games(more)), more.errors) == (True, 6 * lines, result.errors)
    assert repr(more) == repr(BRITTLE[name](7, Brittle()))


@pytest.mark.parametrize("name", BRITTLE)
@pytest.mark.parametrize("n", [1, 300])
def test_a_bot_that_always_raises_ends_the_study(name: str, n: int) -> None:
    Brittle.raised.clear()
    with pytest.raises(KeyError, match="wood"):
        BRITTLE[name](n, Brittle(always=True))
    assert 0 < len(Brittle.raised) <= 20


@pytest.mark.parametrize("name", ["playouts", "what_if"])
def test_games_that_are_kept_are_those_that_are_played_again(name: str) -> None:
    kept, again = ask_study(name, games=True), ask_study(name)
    assert [*ora.games(kept)] == [*ora.games(again)]
    assert shown_text(kept) == shown_text(again)
    with pytest.raises(study.StudyRefused, match="games"):
        ask_study(name, games=3)


def test_kept_games_of_a_bot_without_seed_are_those_that_were_counted() -> None:
    import random

    class Unsteady:
        def choose(self, position: ora.Game) -> ora.Move:
            return random.choice(position.legal_moves)

    result = study.playouts(short(), 3, Unsteady(), horizon=HORIZON, games=True)
    assert [game.score()["R"].total for game in ora.games(result)] == result.scores["R"]
    assert result.more(1).outcomes[3].moves


def test_a_league_goes_on_in_the_game_that_was_interrupted() -> None:
    def clumsy(position: ora.Game) -> str:
        if position.round == 2:
            raise KeyError("wood")
        return "pass; done"

    whole = ora.league([first, clumsy], ["random"], n=1, seconds=60, horizon=3)

    def stop(number: int, _: object) -> None:
        if number == 2:
            raise KeyboardInterrupt

    begun = ora.league([first, clumsy], ["random"], n=1, seconds=60, horizon=3, on_result=stop)
    assert len(begun.contest.games) == 3
    assert begun.more().failures().rows == whole.failures().rows
    assert repr(begun.more()) == repr(whole)
    assert re.search("clumsy had no answer", repr(begun.more(1)))

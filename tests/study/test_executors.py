"""A study gives the same figures on any executor, and keeps its results when something fails."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from inspect import isfunction, signature
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.engine import Refusal
from ora_widgets.study import StudyRefused, arena, best_turn, explorer, playouts, stats, ways_to, what_if
from ora_widgets.study.elo import Ratings
from tests.study.helpers import Chancy, Cheat, Dying, Faulty, short


def records() -> list[str]:
    """A few games in the middle."""
    from random import Random

    games = []
    for seed in range(3):
        game, rng = short(), Random(seed)
        for _ in range(60):
            game.play(game.legal_moves.sample(rng))
        games.append(game.record())
    return games


STUDIES: dict[str, Callable[[Executor | None], Any]] = {
    "playouts": lambda executor: playouts(short(), n=22, executor=executor),
    "bots": lambda executor: playouts(short(), n=3, bot=Chancy(), executor=executor),
    "what_if": lambda executor: what_if(short(), ["fell 0,2 wood", "pass"], n=11, executor=executor),
    "ways_to": lambda executor: ways_to(short(), "R has 3Co", within=2, budget=4000, executor=executor),
    "ways_to with a bot": lambda executor: ways_to(
        short(), "G has 9Co", within=1, others=Chancy(), budget=2000, executor=executor
    ),
    "best_turn": lambda executor: best_turn(short(), n=50, value="score", budget=3000, executor=executor),
    "arena": lambda executor: arena({"a": None, "b": Chancy()}, n=6, length="short", players=4, executor=executor),
    "stats": lambda executor: stats(records(), executor=executor),
    "explorer": lambda executor: explorer(records(), executor=executor),
}
ALONE: dict[str, Any] = {}


def alone(study: str) -> Any:
    """The figures without an executor."""
    if study not in ALONE:
        ALONE[study] = STUDIES[study](None)
    return ALONE[study]


@pytest.fixture(scope="module")
def threads() -> Iterator[Executor]:
    with ThreadPoolExecutor(3) as executor:
        yield executor


@pytest.fixture(scope="module")
def processes() -> Iterator[Executor]:
    with ProcessPoolExecutor(2) as executor:
        yield executor


def same(one: Any, other: Any) -> bool:
    """Whether two results have the same figures."""
    return repr(one) == repr(other) and one.complete and other.complete


def test_every_study_that_takes_an_executor_is_tried() -> None:
    room = ora.study
    functions = {name: getattr(room, name) for name in room.__all__ if isfunction(getattr(room, name))}
    taking = {name for name, function in functions.items() if "executor" in signature(function).parameters}
    assert {name.split()[0] for name in STUDIES} - {"bots"} == taking


@pytest.mark.parametrize("study", STUDIES)
def test_threads_give_the_same(study: str, threads: Executor) -> None:
    assert same(STUDIES[study](threads), alone(study))


@pytest.mark.parametrize("study", STUDIES)
def test_processes_give_the_same(study: str, processes: Executor) -> None:
    assert same(STUDIES[study](processes), alone(study))


@pytest.mark.slow
def test_a_dask_cluster_gives_the_same() -> None:
    import distributed  # takes two seconds

    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        distributed.Client(cluster) as client,
    ):
        executor = client.get_executor()
        for study, run in STUDIES.items():
            assert same(run(executor), alone(study)), study


def test_results_come_as_they_are_done(threads: Executor) -> None:
    came: dict[int, Any] = {}
    result = playouts(short(), n=12, executor=threads, on_result=came.__setitem__)

    assert [game.points[0] for _, games in sorted(came.items()) for game in games] == result.scores["R"]


@pytest.mark.parametrize("how", ["submit", "result", "cancel", "silence"])
def test_an_executor_that_dies_leaves_what_is_done(how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ora_widgets.study.jobs.GRACE_SECONDS", 0.05)
    if how == "silence":
        monkeypatch.setattr("ora_widgets.study.jobs.wait", _impatient)
    result = playouts(short(), n=12, executor=Dying(5, how))

    assert not result.complete
    assert [row["n"] for row in result] == [5] * 4
    assert result.scores["R"] == playouts(short(), n=12).scores["R"][:5]
    assert "The study was not finished: " in repr(result)
    assert "The study was not finished: " in result._repr_html_()
    assert how != "cancel" or "its work was cancelled" in result.why


def _impatient(futures: Any, timeout: float | None = None, return_when: str = "") -> Any:
    """Wait for something that never comes, and interrupt."""
    from concurrent.futures import wait

    done = wait(futures, timeout=0.05, return_when=return_when)
    if not done.done:
        raise KeyboardInterrupt
    return done


def test_a_real_pool_that_is_shut_down() -> None:
    executor = ThreadPoolExecutor(1)
    executor.shutdown()
    result = playouts(short(), n=3, executor=executor)

    assert not result.complete
    assert "cannot schedule new futures after shutdown" in result.why
    assert [row["n"] for row in result] == [0] * 4
    assert result.why in repr(result).splitlines()[-1]


def test_workers_that_are_killed() -> None:
    with ProcessPoolExecutor(1) as executor:
        result = playouts(short(), n=8, bot=Killer(5), executor=executor)

    assert not result.complete
    assert "stopped working" in result.why
    assert result[0]["n"] < 8


class Killer(Chancy):
    """A bot that sometimes ends its process."""

    def __init__(self, moves: int) -> None:
        super().__init__()
        self.moves = moves

    def choose(self, position: ora.Game) -> ora.Move:
        import os

        if position.round > self.moves:
            os._exit(3)
        return super().choose(position)


def test_an_interrupt_keeps_what_is_done() -> None:
    def interrupt(number: int, result: Any) -> None:
        if number == 3:
            raise KeyboardInterrupt

    outcome = what_if(short(), ["pass", "fell 0,2 wood"], n=12, on_result=interrupt)

    assert not outcome.complete
    assert outcome.why == "it was interrupted."
    assert [row["n"] for row in outcome] == [2, 2]
    assert outcome.best in ("pass", "fell 0,2 wood")


def test_an_interrupted_search_decides_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(job: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr("ora_widgets.study.turns.reach", interrupt)
    result = ways_to(short(), "R has 3Co", within=1)

    assert (result.verdict, result.complete) == ("undecided", False)
    assert "Undecided: the search was stopped" in repr(result)
    assert "budget" not in repr(result)


@pytest.mark.parametrize(("bot", "error"), [(Cheat(), Refusal), (Faulty(), ZeroDivisionError)])
def test_a_mistake_in_a_task_is_no_death(bot: Any, error: type[Exception], processes: Executor) -> None:
    with pytest.raises(error):
        playouts(short(), n=4, bot=bot, executor=processes)
    assert playouts(short(), n=2, executor=processes).complete


def test_a_bot_that_cannot_travel_is_reported(processes: Executor) -> None:
    class Local(Chancy):
        pass

    with pytest.raises(StudyRefused, match="cannot be sent to another process"):
        playouts(short(), n=2, bot=Local(), executor=processes)


def test_progress_shows_a_bar_where_there_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    playouts(short(), n=60, horizon=2, progress=True)

    result = capsys.readouterr().err
    assert "60/60" in result
    assert "games" in result


def test_progress_without_tqdm_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "tqdm.auto", None)

    assert playouts(short(), n=2, progress=True).complete


def test_what_is_no_executor_is_refused() -> None:
    with pytest.raises(StudyRefused, match="“threads” is not an executor"):
        playouts(short(), n=2, executor="threads")  # type: ignore[arg-type]


def test_nothing_done_is_shown_as_nothing() -> None:
    empty = Ratings(("a", "b"), [], 0)

    assert "a" in repr(empty)
    assert empty[0]["n"] == 0

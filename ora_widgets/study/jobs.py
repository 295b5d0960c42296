"""Many small tasks, here or wherever an executor runs them: the same results, in the same order.

A task is a function at the top of a module and a job that can be pickled; it knows its own seeds, so that it matters
neither where nor when it runs. An interrupt, an executor that dies, or a bot that fails keeps what has been done.
"""

from __future__ import annotations

import logging
import pickle
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, wait
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from traceback import format_exception
from typing import Any, Generic, TypeVar

from ..engine.moves import shown
from ..language.current import current_language
from ..language.fluent import say
from ..support.arguments import check_function, flag
from ..support.background import called_off, progress_bar
from .refused import StudyRefused, refuse, words_of

log = logging.getLogger(__name__)
Job = TypeVar("Job")
Result = TypeVar("Result")
OnResult = Callable[[int, Any], object]
GRACE = 2.0  # seconds that a failing executor is given to hand over what is done
LOOK = 0.5  # seconds between two looks at futures that keep still


class Failure:
    """What was raised in a part of a job that the rest does without; its traceback is text, which travels.

    Args:
        error: What was raised.
        trace: Its traceback; by default the one that it has.
    """

    def __init__(self, error: Exception, trace: str = "") -> None:
        self.error = error
        self.trace = trace or "".join(format_exception(error))

    def __reduce__(self) -> tuple[object, ...]:
        return Failure, (_portable(self.error), self.trace)


@dataclass
class JobResults(Generic[Result]):
    """Results by the number of their job; `complete` unless something came between, which `why` tells."""

    results: dict[int, Result] = field(default_factory=dict)
    complete: bool = True
    why: str = ""

    def in_order(self) -> list[tuple[int, Result]]:
        """What there is, by number."""
        return sorted(self.results.items(), key=lambda pair: pair[0])

    def stop(self, why: str) -> None:
        """Mark that not all has been done; the first reason stays."""
        self.why = self.why or why
        self.complete = False


def check_reports(progress: object, on_result: object) -> None:
    """Make sure that a study can say how far it has come.

    Raises:
        StudyRefused: When `progress` is no truth value, or `on_result` no function.
    """
    if on_result is not None:
        check_function("on_result", on_result, StudyRefused)
    flag("progress", progress, StudyRefused)


def run_jobs(
    task: Callable[[Job], Result],
    jobs: Sequence[Job],
    *,
    executor: Executor | None = None,
    progress: bool = False,
    on_result: OnResult | None = None,
) -> JobResults[Result]:
    """Do all jobs.

    Args:
        executor: Where they are done, as in `concurrent.futures`; by default here, one after the other.
        on_result: Called with the index and the result of each job as it is done.

    Raises:
        StudyRefused: When a job cannot travel.
    """
    if executor is not None and not callable(getattr(executor, "submit", None)):
        raise refuse("study-no-executor", word=shown(executor, 40))
    check_reports(progress, on_result)
    collected: JobResults[Result] = JobResults()
    games: list[int] = [getattr(job, "games", 0) for job in jobs]
    unit = say("study-unit", current_language()) if all(games) else ""
    with progress_bar(sum(games) if unit else len(jobs), progress, unit) as step:

        def keep(number: int, result: Result) -> None:
            collected.results[number] = result
            step(games[number] if unit else 1)
            if on_result is not None:
                on_result(number, result)

        try:
            if executor is None:
                for number, job in enumerate(jobs):
                    _check_wanted()
                    try:
                        result = task(job)
                    except Exception as error:  # noqa: BLE001  # raised again, or reported
                        _stop_at(error, collected)
                        break
                    keep(number, result)
            else:
                _submit(task, jobs, executor, keep, collected)
        except KeyboardInterrupt:
            collected.stop(say("study-interrupted", current_language()))
    return collected


def _submit(
    task: Callable[[Job], Result],
    jobs: Sequence[Job],
    executor: Executor,
    keep: Callable[[int, Result], None],
    collected: JobResults[Result],
) -> None:
    open_: dict[Future[tuple[bool, Any]], int] = {}
    patience: float | None = None
    try:
        for number, job in enumerate(jobs):
            try:
                open_[executor.submit(guarded, task, job)] = number
            except Exception as error:  # noqa: BLE001  # an executor may die of anything
                collected.stop(_death(error))
                patience = GRACE
                break
        while open_:
            _check_wanted()
            wait(open_, timeout=LOOK if patience is None else patience, return_when=FIRST_COMPLETED)
            # Futures that a closing pool has cancelled are done without telling those who wait.
            done = [future for future in open_ if future.done()]
            if not done and patience is not None:
                break
            for future in sorted(done, key=open_.__getitem__):
                number = open_.pop(future)
                death = CancelledError("its work was cancelled") if future.cancelled() else future.exception()
                if death is not None:
                    _check_travels(death, collected)
                    collected.stop(_death(death))
                    patience = GRACE
                    continue
                fine, result = future.result()
                if not fine:
                    _stop_at(result, collected)
                    return
                keep(number, result)
    finally:
        for future in open_:
            future.cancel()


def _stop_at(error: Exception, collected: JobResults[Any]) -> None:
    """Keep what has been done before a task failed, a bot with a mistake in it mostly; where there is nothing, raise its error."""
    if not collected.results:
        raise error
    log.error("a job of a study failed", exc_info=error)
    notes = " ".join(getattr(error, "__notes__", []))
    why = f"{type(error).__name__}: {shown(words_of(error), 120)}"
    collected.stop(say("study-job-failed", current_language(), why=why, where=notes))


def _check_wanted() -> None:
    """Interrupt a study that nobody awaits any more."""
    if called_off():
        raise KeyboardInterrupt


def guarded(task: Callable[[Job], Result], job: Job) -> tuple[bool, Any]:
    """A task's result, or its own error, told apart from the death of its worker."""
    try:
        return True, task(job)
    except Exception as error:  # noqa: BLE001  # raised again where the study was asked for
        return False, _portable(error)


def _portable(error: Exception) -> Exception:
    """An error as it can travel: as itself, or in words."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:  # noqa: BLE001  # its constructor may refuse what it is given
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


def _check_travels(error: BaseException, collected: JobResults[Any]) -> None:
    """A job that cannot be pickled is no accident of the executor."""
    reason = str(error)
    if not collected.results and (isinstance(error, pickle.PicklingError) or "pickle" in reason.lower()):
        raise refuse("study-not-picklable", why=reason[:200])


def _death(error: BaseException) -> str:
    reason = str(error).strip().splitlines()
    return say(
        "study-executor-died",
        current_language(),
        why=f"{type(error).__name__}: {reason[0][:120]}" if reason else type(error).__name__,
    )


def pool(processes: int) -> AbstractContextManager[Executor | None]:
    """The processes of a command; with one, its games are played in the process of the command itself."""
    if processes <= 1:
        return nullcontext()
    from concurrent.futures import ProcessPoolExecutor  # not in a browser's Python

    return ProcessPoolExecutor(processes)

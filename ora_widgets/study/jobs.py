"""Many small tasks, run here or by an executor, with the same results in the same order.

A task is a function at the top of a module, with a job that can be pickled. A job contains its own seeds, so that it
matters neither where nor when it runs. After an interrupt, or the failure of an executor or a bot, the finished results
are kept.
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

from ..engine.moves import safe_text
from ..language.current import current_language
from ..language.fluent import say
from ..support.arguments import check_function, flag
from ..support.background import called_off, progress_bar
from .refused import StudyRefused, refuse, words_of

log = logging.getLogger(__name__)
Job = TypeVar("Job")
Result = TypeVar("Result")
OnResult = Callable[[int, Any], object]
GRACE_SECONDS = 2.0  # seconds that a failing executor is given to return finished results
LOOK_SECONDS = 0.5  # seconds between two checks of the futures while none of them finishes


class Failure:
    """An error in a part of a job that does not stop the other parts; its traceback is text, which can be pickled.

    Args:
        error: The error.
        trace: Its traceback; by default the error's own.
    """

    def __init__(self, error: Exception, trace: str = "") -> None:
        self.error = error
        self.trace = trace or "".join(format_exception(error))

    def __reduce__(self) -> tuple[object, ...]:
        return Failure, (_portable_error(self.error), self.trace)


@dataclass
class JobResults(Generic[Result]):
    """Results by job number; `complete` is false if the work was cut short, and `why` gives the reason."""

    results: dict[int, Result] = field(default_factory=dict)
    complete: bool = True
    why: str = ""

    def in_order(self) -> list[tuple[int, Result]]:
        """The results, ordered by job number."""
        return sorted(self.results.items(), key=lambda pair: pair[0])

    def stop(self, why: str) -> None:
        """Mark the work as incomplete; the first reason is kept."""
        self.why = self.why or why
        self.complete = False


def check_reports(progress: object, on_result: object) -> None:
    """Check the two arguments by which a study reports its progress.

    Raises:
        StudyRefused: When `progress` is not a truth value, or `on_result` is not a function.
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
    """Run a task on all jobs.

    Args:
        executor: Where they run, as in `concurrent.futures`; by default here, one after another.
        on_result: Called with the index and the result of each job as soon as it is done.

    Raises:
        StudyRefused: When a job cannot be pickled.
    """
    if executor is not None and not callable(getattr(executor, "submit", None)):
        raise refuse("study-no-executor", word=safe_text(executor, 40))
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
                open_[executor.submit(run_guarded, task, job)] = number
            except Exception as error:  # noqa: BLE001  # an executor may die of anything
                collected.stop(_why_worker_died(error))
                patience = GRACE_SECONDS
                break
        while open_:
            _check_wanted()
            wait(open_, timeout=LOOK_SECONDS if patience is None else patience, return_when=FIRST_COMPLETED)
            # `wait` is not notified of futures that a closing pool has cancelled.
            done = [future for future in open_ if future.done()]
            if not done and patience is not None:
                break
            for future in sorted(done, key=open_.__getitem__):
                number = open_.pop(future)
                death = CancelledError("its work was cancelled") if future.cancelled() else future.exception()
                if death is not None:
                    _check_travels(death, collected)
                    collected.stop(_why_worker_died(death))
                    patience = GRACE_SECONDS
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
    """Keep the results from before a task failed, usually by a bot's error; raise that error if there are none."""
    if not collected.results:
        raise error
    log.error("a job of a study failed", exc_info=error)
    notes = " ".join(getattr(error, "__notes__", []))
    why = f"{type(error).__name__}: {safe_text(words_of(error), 120)}"
    collected.stop(say("study-job-failed", current_language(), why=why, where=notes))


def _check_wanted() -> None:
    """Interrupt a study whose caller no longer waits for it."""
    if called_off():
        raise KeyboardInterrupt


def run_guarded(task: Callable[[Job], Result], job: Job) -> tuple[bool, Any]:
    """Whether a task succeeded, and its result or its error, as distinct from the death of its worker."""
    try:
        return True, task(job)
    except Exception as error:  # noqa: BLE001  # raised again where the study was started
        return False, _portable_error(error)


def _portable_error(error: Exception) -> Exception:
    """The error itself if it can be pickled, else a `RuntimeError` with its text."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:  # noqa: BLE001  # its constructor may refuse the pickled arguments
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


def _check_travels(error: BaseException, collected: JobResults[Any]) -> None:
    """Raise a refusal where a job cannot be pickled, which is not the executor's fault."""
    reason = str(error)
    if not collected.results and (isinstance(error, pickle.PicklingError) or "pickle" in reason.lower()):
        raise refuse("study-not-picklable", why=reason[:200])


def _why_worker_died(error: BaseException) -> str:
    reason = str(error).strip().splitlines()
    return say(
        "study-executor-died",
        current_language(),
        why=f"{type(error).__name__}: {reason[0][:120]}" if reason else type(error).__name__,
    )


def pool(processes: int) -> AbstractContextManager[Executor | None]:
    """The processes of a command; `None` for a single one, whose games are played in the command's own process."""
    if processes <= 1:
        return nullcontext()
    from concurrent.futures import ProcessPoolExecutor  # not available in a browser's Python

    return ProcessPoolExecutor(processes)

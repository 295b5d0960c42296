"""Work in a thread: started, cancelled, awaited, failing, and where there are no threads."""

from __future__ import annotations

import threading
from threading import Event, Thread

import pytest

import ora_widgets as ora
from ora_widgets.bots.review import Review
from ora_widgets.bots.review_run import ReviewRun
from ora_widgets.language.people import known_people, people
from ora_widgets.support.background import Background, Deadline
from ora_widgets.widget.advice import Reviewer

from .waiting import PATIENCE, wait_until


@pytest.fixture
def without_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(_: Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(Thread, "start", none)


def test_the_next_work_cancels_the_one_before() -> None:
    background, go, seen = Background("ora test"), Event(), list[bool]()

    def work(deadline: Deadline) -> None:
        assert go.wait(PATIENCE)
        seen.append(deadline.is_over())

    background.start(work)
    first = next(thread for thread in threading.enumerate() if thread.name == "ora test")
    background.start(lambda _: None)
    assert background.wait(PATIENCE)
    go.set()
    first.join(PATIENCE)
    assert seen == [True]


def test_waiting_has_a_limit() -> None:
    background, go = Background("ora test"), Event()
    assert background.wait(0)  # for nothing
    background.start(lambda _: go.wait(PATIENCE))
    assert not background.wait(0)
    go.set()
    assert background.wait(PATIENCE)


@pytest.mark.parametrize("error", [ZeroDivisionError(), SystemExit(), KeyboardInterrupt()])
def test_what_goes_wrong_in_a_thread_is_handed_on(error: BaseException) -> None:
    background, failed = Background("ora test"), list[BaseException]()

    def work(_: Deadline) -> None:
        raise error

    background.start(work, failed.append)
    assert background.wait(PATIENCE)
    assert failed == [error]


def test_what_nobody_takes_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    background = Background("ora test")
    background.start(lambda _: 1 // 0)
    assert background.wait(PATIENCE)
    assert "ora test could not go on" in caplog.text
    assert "ZeroDivisionError" in caplog.text


def test_it_calls_people_as_its_caller_does() -> None:
    background, names = Background("ora test"), list[object]()
    with people({"R": "Ada"}):
        background.start(lambda _: names.append(known_people()))
    assert background.wait(PATIENCE)
    assert names == [(("R", "Ada"),)]


@pytest.mark.usefixtures("without_threads")
def test_without_threads_work_is_done_at_once_and_an_interrupt_is_the_persons() -> None:
    background, failed = Background("ora test"), list[BaseException]()
    done: list[bool] = []
    background.start(lambda deadline: done.append(deadline.is_over()))
    assert done == [False]
    background.start(lambda _: 1 // 0, failed.append)
    assert isinstance(failed.pop(), ZeroDivisionError)

    def interrupt(_: Deadline) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        background.start(interrupt, failed.append)
    assert isinstance(failed.pop(), KeyboardInterrupt)
    assert background.wait(0)


def test_a_review_that_is_stopped_ends_its_search_without_an_interrupt(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ora.new_game(3, "france").play("pass; done; pass; done; pass; done")
    reviewer, ended = Reviewer(), list[Review]()
    finish = ReviewRun.finish

    def wait_for_review(self: ReviewRun, *args: object, **terms: object) -> Review:
        ended.append(finish(self, *args, **terms))  # type: ignore[arg-type]
        return ended[-1]

    monkeypatch.setattr(ReviewRun, "finish", wait_for_review)
    progress: list[int] = []

    def tell(shown: dict[str, object]) -> None:
        if shown["done"] == 2:
            reviewer.stop()
        progress.append(int(str(shown["done"])))

    reviewer.begin(game, "en", tell, lambda _: progress.append(-1))  # type: ignore[arg-type]
    wait_until(lambda: ended)
    assert progress == [0, 1, 2]
    assert not ended[0].complete
    assert reviewer.page_data()["summary"]

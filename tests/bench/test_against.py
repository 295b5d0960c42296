"""When a figure counts as slower than an earlier version's; no test measures speed."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from . import against
from .__main__ import Figures
from .against import NoBase, base_of, compare


def rounds(name: str, *pairs: tuple[float, float]) -> list[tuple[Figures, Figures]]:
    """Rounds that measured one figure here and in the base."""
    return [({name: now}, {name: base}) for now, base in pairs]


@pytest.mark.parametrize(("now", "fails"), [(114, False), (116, True), (50, False)])
def test_what_takes_longer_may_take_15_percent_longer(now: float, fails: bool) -> None:
    (row,) = compare(rounds("scene, ms", (now, 100)))
    assert row.fails is fails
    assert str(row).endswith("SLOWER") is fails


@pytest.mark.parametrize(("base", "fails"), [(114, False), (116, True), (50, False)])
def test_of_what_is_reported_per_second_the_base_may_have_15_percent_more(base: float, fails: bool) -> None:
    assert compare(rounds("Game games/s", (100, base)))[0].fails is fails


def test_the_median_of_the_rounds_counts_and_their_spread_is_shown() -> None:
    (row,) = compare(rounds("copy of a state, µs", (102, 100), (300, 100), (104, 100)))
    assert not row.fails
    assert "1.04   1.02–3.00" in str(row)


def test_rounds_are_compared_within_themselves() -> None:
    """The machine was slow in the second round, for both versions."""
    (row,) = compare(rounds("scene, ms", (1.0, 1.0), (9.0, 9.0), (9.9, 9.0)))
    assert row.slower == pytest.approx((1.0, 1.0, 1.1))


def test_what_the_base_cannot_tell_is_new_and_no_fault() -> None:
    first, second = compare([({"scene, ms": 3.0, "Board redraw, ms": 900.0}, {"scene, ms": 3.0})])
    assert str(first).endswith("1.00–1.00")
    assert str(second).endswith("new")
    assert not second.fails


def test_what_is_not_held_is_not_judged() -> None:
    assert compare(rounds("page gzipped, kB", (900, 1))) == []


def git(repository: Path, *words: str) -> None:
    subprocess.run(["git", "-C", str(repository), *words], check=True, capture_output=True)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A repository of one commit."""
    (tmp_path / "ora_widgets").mkdir()
    (tmp_path / "ora_widgets" / "made.py").write_text("YEAR = 1", encoding="utf-8")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", "--all")
    git(tmp_path, "-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "--quiet", "--message", "First")
    return tmp_path


@pytest.mark.parametrize(("now", "ends_with"), [(114.0, 0), (116.0, 1)])
def test_this_checkout_is_measured_against_a_revision_in_turns(
    now: float,
    ends_with: int,
    repository: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    made: dict[str, list[str]] = {"copy of a state, µs": [], "scene, ms": []}

    def figure(checkout: Path, name: str) -> Figures:
        is_base = (checkout / "ora_widgets" / "made.py").exists()
        made[name].append("base" if is_base else "now")
        if is_base and name == "scene, ms":
            raise subprocess.CalledProcessError(1, "python", stderr="Traceback:\nImportError: no scenes yet")
        return {name: 100.0 if is_base else now}

    def parts(checkout: Path, *_: int) -> list[Callable[[], Figures]]:
        return [partial(figure, checkout, name) for name in made]

    monkeypatch.setattr(against, "parts", parts)
    assert against.main(["HEAD", "--rounds", "2"], repository) == ends_with
    assert list(made.values()) == [["now", "base", "now", "base"]] * 2
    output = capsys.readouterr()
    first, second = (line for line in output.out.splitlines() if line.startswith(tuple(made)))
    assert first.endswith("SLOWER") is bool(ends_with)
    assert second.endswith("new")
    assert "not to be measured in the base: ImportError: no scenes yet" in output.err


def test_without_a_name_it_is_the_last_tag(repository: Path) -> None:
    git(repository, "tag", "v0.1.0")
    assert base_of(repository, "") == "v0.1.0"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "there is no tag to compare with yet; name a revision: make bench-against BASE=HEAD~20\n"),
        (["v9"], "no revision is called 'v9' here\n"),
    ],
)
def test_without_a_base_there_is_a_sentence(
    words: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    git(tmp_path, "init", "--quiet")
    assert against.main(words, tmp_path) == 2
    assert capsys.readouterr().err == sentence


def test_a_folder_that_git_does_not_keep_has_no_base(tmp_path: Path) -> None:
    with pytest.raises(NoBase, match="there is no tag"):
        base_of(tmp_path, "")

"""Progress survives restarts and accidents, and a class is one table."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import ora_widgets as ora
from ora_widgets.lessons import Progress, lessons, progress_file
from ora_widgets.lessons.progress_file import FILE
from tests.support.new_kernel import forget_progress


def solve_one(path: Path, name: str = "") -> None:
    ora.lessons.keep_in(path)
    if name:
        ora.lessons.learner(name)
    ora.lesson("wheel", 1).game.play("use LR1 lay; take clay")


def test_what_is_solved_survives_a_restart(tmp_path: Path) -> None:
    path = tmp_path / FILE
    session = ora.lesson("wheel", progress=Progress(path))
    assert session.step.name == "first-harvest"
    session.hint()
    session.game.play("use LR1 lay; take clay")

    again = ora.lesson("wheel", progress=Progress(path))
    assert again.step.name == "next-step"
    assert again.panel()["solved"][0]
    assert Progress(path).entry("wheel/first-harvest")["hints"] == 1


def test_nothing_is_written_by_looking(tmp_path: Path) -> None:
    session = ora.lesson("wheel", progress=Progress(tmp_path / FILE))
    session.check()
    session.panel()

    assert list(tmp_path.glob("*.json")) == []


def test_the_file_is_written_whole(tmp_path: Path) -> None:
    progress = Progress(tmp_path / FILE)
    for number in range(5):
        progress.note(f"lesson/{number}", solved="2026-01-01")

    assert [path.name for path in tmp_path.iterdir()] == [FILE]
    assert json.loads(progress.path.read_text())["format"] == "ora-progress"


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"format": "other"}', '{"format": "ora-progress", "version": "x"}', '{"format": "ora-progress"}'],
)
def test_a_damaged_or_foreign_file_is_set_aside_and_kept(text: str, tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_text(text)
    with pytest.warns(UserWarning, match=r"ora_progress\.aside-1\.json"):
        Progress(path).note("wheel/joker", solved="2026-01-01")

    assert (tmp_path / "ora_progress.aside-1.json").read_text() == text
    assert Progress(path).entry("wheel/joker")

    path.write_bytes(b"\xff\xfe")
    with pytest.warns(UserWarning, match="aside-2"):
        assert Progress(path).entries() == {}


@pytest.mark.parametrize("head", [{"format": "ora-progress", "version": 99}, {"version": "99"}, {"version": 98.5}])
def test_a_file_of_a_newer_version_stays_as_it_is(head: dict[str, object], tmp_path: Path) -> None:
    """Another program reads it: nothing is moved or overwritten, and that is said once."""
    path = tmp_path / FILE
    text = json.dumps({**head, "learnt": ["everything"]})
    path.write_text(text)
    progress = Progress(path)
    with pytest.warns(UserWarning, match="has version 99, and this program reads versions up to 1"):
        progress.note("wheel/joker", solved="2026-01-01")
    progress.count("wheel/joker", "hints")
    progress.name = "Anna"

    assert progress.entry("wheel/joker") == {"solved": "2026-01-01", "hints": 1}
    assert path.read_text() == text
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_a_folder_that_went_away_is_reported_once(tmp_path: Path) -> None:
    progress = Progress(tmp_path / "gone" / FILE)
    with pytest.warns(UserWarning, match="cannot be saved"):
        progress.note("wheel/joker", solved="2026-01-01")
    progress.note("wheel/ships", solved="2026-01-01")

    assert len(progress.entries()) == 2


def test_two_notebooks_share_a_file(tmp_path: Path) -> None:
    one, other = Progress(tmp_path / FILE), Progress(tmp_path / FILE)
    one.note("wheel/joker", solved="2026-01-01")
    other.note("wheel/ships", solved="2026-01-01")

    assert set(one.entries()) == {"wheel/joker", "wheel/ships"}


@pytest.mark.skipif(sys.platform == "win32", reason="no locks on folders there")
def test_two_kernels_at_once_lose_nothing(tmp_path: Path) -> None:
    script = (
        "import sys\nfrom ora_widgets.lessons import Progress\nprogress = Progress(sys.argv[1])\n"
        "for number in range(100): progress.count('both', 'hints'); progress.note(f'{sys.argv[2]}/{number}', solved='x')"
    )
    path = str(tmp_path / FILE)
    kernels = [subprocess.Popen([sys.executable, "-c", script, path, name]) for name in ("one", "other")]
    assert [kernel.wait() for kernel in kernels] == [0, 0]

    progress = Progress(path)
    assert len(progress.entries()) == 201
    assert progress.entry("both")["hints"] == 200
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


@pytest.mark.parametrize(
    "error", [OSError(24, "Too many open files"), PermissionError(13, "no"), OSError(5, "I/O error")]
)
def test_a_file_that_cannot_be_read_just_now_stays_where_it_is(
    error: OSError, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    progress = Progress(tmp_path / FILE)
    progress.note("wheel/joker", solved="2026-01-01")
    before = progress.path.read_bytes()

    def fail(*_: object, **__: object) -> None:
        raise error

    with monkeypatch.context() as trouble:
        trouble.setattr(progress_file, "read_regular", fail)
        with pytest.warns(UserWarning, match="cannot be saved"):
            progress.note("wheel/ships", solved="2026-01-01")
    assert set(progress.entries()) == {"wheel/joker", "wheel/ships"}
    assert [path.name for path in tmp_path.iterdir()] == [FILE]
    assert progress.path.read_bytes() == before


def test_a_damaged_file_that_cannot_be_moved_is_not_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / FILE
    path.write_text("damaged")

    def fail(*_: object) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr(Path, "replace", fail)
    progress = Progress(path)
    with pytest.warns(UserWarning, match="cannot be saved"):
        progress.note("wheel/joker", solved="2026-01-01")
    assert progress.entry("wheel/joker")
    assert path.read_text() == "damaged"


@pytest.mark.parametrize(
    "error", [OSError(28, "No space left on device"), PermissionError(13, "Permission denied")], ids=str
)
def test_where_nothing_can_be_written_it_is_remembered_and_told(
    error: OSError, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    progress = Progress(tmp_path / FILE)
    progress.note("wheel/joker", solved="2026-01-01")
    before = progress.path.read_bytes()

    def refuse(*_: object) -> None:
        raise error

    monkeypatch.setattr(progress_file, "write_whole", refuse)
    with pytest.warns(UserWarning, match=f"cannot be saved.*{error.strerror}"):
        progress.note("wheel/ships", solved="2026-01-01")
    assert progress.path.read_bytes() == before
    assert set(progress.entries()) == {"wheel/joker", "wheel/ships"}


@pytest.mark.skipif(sys.platform == "win32", reason="modes and links are the system's own there")
def test_a_teacher_can_read_it_and_a_link_stays_a_link(tmp_path: Path) -> None:
    shared, link = tmp_path / "shared.json", tmp_path / FILE
    solve_one(shared)
    shared.chmod(0o644)
    link.symlink_to(shared)
    Progress(link).note("wheel/joker", solved="2026-01-01")
    assert link.is_symlink()
    assert shared.stat().st_mode & 0o777 == 0o644
    assert Progress(shared).entry("wheel/joker")


def test_half_a_letter_is_no_accident(tmp_path: Path) -> None:
    progress = Progress(tmp_path / FILE)
    progress.name = "Ann\ud800"
    progress.note("key\udfff", text="\ud800")
    assert Progress(progress.path).name == "Ann?"
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_progress_is_kept_where_one_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    solve_one(tmp_path / "anna.json")
    assert Progress(tmp_path / "anna.json").entry("wheel/first-harvest")
    with pytest.raises(FileNotFoundError, match="There is no folder"):
        ora.lessons.keep_in(tmp_path / "nowhere" / "anna.json")

    monkeypatch.setenv("ORA_PROGRESS", str(tmp_path / "other.json"))
    forget_progress(monkeypatch)
    assert ora.lessons.progress_in_use().path.name == "other.json"


def test_all_notebooks_of_a_folder_have_one_progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ORA_PROGRESS", raising=False)
    learn = tmp_path / "notebooks" / "learn"
    learn.mkdir(parents=True)
    (learn.parent / "play.ipynb").touch()
    Progress(learn / FILE).note("wheel/joker", solved="2026-01-31")  # by an earlier version
    for folder in (learn, learn.parent):
        monkeypatch.chdir(folder)
        forget_progress(monkeypatch)
        assert ora.lessons.progress_in_use().path == learn.parent / FILE
        assert ora.lessons.progress_in_use().entry("wheel/joker")["solved"] == "2026-01-31"


def test_a_learner_s_own_table(tmp_path: Path) -> None:
    solve_one(tmp_path / FILE)
    table = ora.lessons.progress()

    assert ("The wheel and the joker", "1/6", 0, 0) in table.rows
    assert len(table) == len(lessons()) + 2
    assert "<td>1/6</td>" in table._repr_html_()


def test_a_class_is_one_table(tmp_path: Path) -> None:
    solve_one(tmp_path / "one.json", "Anna")
    (tmp_path / "ben").mkdir()
    solve_one(tmp_path / "ben" / FILE)
    ora.lesson("wheel", 2).game.play("pass; done; use LR1 lay; take clay")
    (tmp_path / "notes.json").write_text("{}")
    (tmp_path / "carla").mkdir()
    (tmp_path / "carla" / FILE).write_text("oops")

    table = ora.lessons.class_table(tmp_path)
    assert [row[0] for row in table] == ["ben", FILE, "Anna"]
    wheel = table.head.index("wheel")
    assert {row[0]: row[wheel] for row in table} == {"ben": "2/6", FILE: "–", "Anna": "1/6"}
    assert table[1][-1] == "not a progress file"
    assert repr(table).splitlines()[0].startswith("learner")
    assert ">learner</th>" in table._repr_html_()
    assert ora.lessons.class_table([tmp_path / "one.json"])[0][0] == "Anna"
    with pytest.raises(FileNotFoundError, match="There is no file"):
        ora.lessons.class_table([tmp_path / "dora.json"])


def test_no_learner_of_a_class_is_lost(tmp_path: Path) -> None:
    """A damaged file has a row; a file that was never progress has none."""
    solve_one(tmp_path / "anna.json", "Anna")
    whole = (tmp_path / "anna.json").read_text()
    for name, text in {"ben": whole[: len(whole) // 2], "carla": "", "dora": "[" * 100_000}.items():
        (tmp_path / f"{name}.json").write_text(text)
    (tmp_path / "emil.json").write_text(whole.replace('"version": 1', '"version": 99'))
    (tmp_path / "settings.json").write_text('{"theme": "dark"}')
    (tmp_path / "folder.json").mkdir()

    table = ora.lessons.class_table(tmp_path)
    assert [row[0] for row in table] == ["Anna", "ben.json", "carla.json", "dora.json", "emil.json"]
    assert [row[-1] == "not a progress file" for row in table] == [False, True, True, True, False]
    assert table[4][-1] == "version 99: update ora_widgets"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("Eve\n| 99 |\x1b[2J", "Eve\ufffd| 99 |\ufffd[2J"),
        ("\u202eevE", "\ufffdevE"),
        ("x" * 300, "x" * 40 + "…"),
        ({"first": "Eve"}, "eve"),
        (None, "eve"),
        (" ", "eve"),
    ],
)
def test_a_hostile_name_stays_in_its_cell(name: object, said: str, tmp_path: Path) -> None:
    data = {"format": "ora-progress", "version": 1, "name": name, "entries": {}}
    (tmp_path / "eve.json").write_text(json.dumps(data))

    table = ora.lessons.class_table(tmp_path)
    assert table[0][0] == said
    assert len(repr(table).splitlines()) == 2
    assert "<script>" not in table._repr_html_()


def test_odd_entries_do_no_harm(tmp_path: Path) -> None:
    odd = {"wheel/joker": {"solved": "x", "hints": "many", "shown": []}, "card/F05": {"hints": None}}
    data = {"format": "ora-progress", "version": 1, "name": "Eve", "entries": odd}
    (tmp_path / FILE).write_text(json.dumps(data))
    ora.lessons.keep_in(tmp_path / FILE)

    assert ("The wheel and the joker", "1/6", 0, 0) in ora.lessons.progress().rows
    table = ora.lessons.class_table(tmp_path)
    assert table[0][table.head.index("wheel")] == "1/6"


def test_a_table_becomes_a_data_frame(tmp_path: Path) -> None:
    solve_one(tmp_path / "one.json", "Anna")

    assert list(ora.lessons.class_table(tmp_path).to_pandas()["learner"]) == ["Anna"]

"""Strange arguments everywhere: a call works, or our own error says what was wrong, and no game is half changed."""

from __future__ import annotations

import linecache
from pathlib import Path
from types import TracebackType
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets import bots, study
from ora_widgets.support.arguments import WrongArgument

from .doors import DOORS, NO_DOORS, SHORT, STRANGERS, Door

HERE = Path(ora.__file__).parent
OURS = (ora.Refusal, ValueError, TypeError, LookupError, ImportError)


def raised_by_us(error: BaseException) -> bool:
    """Whether a line of this package raised the error, rather than code that it called."""
    last = error.__traceback__
    assert isinstance(last, TracebackType)
    while last.tb_next is not None:
        last = last.tb_next
    file, line = last.tb_frame.f_code.co_filename, last.tb_lineno
    said = [linecache.getline(file, number).strip() for number in range(max(line - 8, 1), line + 1)]
    return Path(file).is_relative_to(HERE) and any(each.startswith("raise ") for each in said)


def wrong_with(error: Exception) -> str:
    """Why an error should not reach people; empty for our own errors."""
    if isinstance(error, OSError):
        return ""  # the file does not exist, or the system rejects its name
    if type(error).__name__ == "TraitError":
        return ""  # names the trait, the value and a right one
    if not isinstance(error, OURS) or not (isinstance(error, ora.Refusal) or raised_by_us(error)):
        return f"{type(error).__name__} from below: {error}"
    said = str(error)
    if not 10 < len(said) < 1500:
        return f"{len(said)} characters: {said[:80]}"
    try:
        said.encode()
    except UnicodeEncodeError:
        return f"half a letter in {said!r}"
    return "" if all(letter.isprintable() or letter == "\n" for letter in said) else f"control characters in {said!r}"


def refusal(door: Door, given: dict[str, Any]) -> Exception | None:
    """What a call raises."""
    try:
        door.call(**given)
    except Exception as error:  # noqa: BLE001  # every one of them is looked at
        return error
    return None


@pytest.fixture(autouse=True)
def progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Progress is saved elsewhere."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ORA_PROGRESS", str(tmp_path / "progress.json"))
    monkeypatch.setattr("ora_widgets.lessons.progress_file._KEPT", [])


# Also refused: moves that are illegal at the moment, and half of an answer.
NOT_NOW = {
    *("load", "Game.settle", "Game.buy_district", "Game.buy_plot", "Game.sell", "Session.answer"),
    *(f"Game.use({answer}=…)" for answer in ("flour", "prior", "send", "fee", "bread-knife")),
}


@pytest.mark.parametrize("name", DOORS)
def test_a_public_function_takes_its_usual_arguments(name: str) -> None:
    error = refusal(DOORS[name], DOORS[name].given)
    assert (error is not None) == (name in NOT_NOW), error
    assert not isinstance(error, WrongArgument)
    assert error is None or wrong_with(error) == ""


@pytest.mark.parametrize("door", DOORS.values(), ids=list(DOORS))
def test_an_argument_of_any_kind_is_taken_or_refused_in_words(door: Door) -> None:
    assert door.parameters
    before = SHORT.state, SHORT.moves
    bad = []
    for name in door.parameters:
        for who, stranger in STRANGERS.items():
            error = refusal(door, {**door.given, name: stranger})
            if error is not None and (wrong := wrong_with(error)):
                bad.append((name, who, wrong))
    assert bad == []
    assert (SHORT.state, SHORT.moves) == before


@pytest.mark.parametrize("name", ["on_result", "executor", "progress"])
def test_a_study_takes_no_strange_helpers(name: str) -> None:
    strangers: list[Any] = [3, "yes", [], b"x", object()]
    for stranger in strangers:
        with pytest.raises(study.StudyRefused, match=rf"does not fit {name}; it must be|is not an executor; it needs"):
            study.playouts(SHORT, 1, **{name: stranger})


def test_every_public_name_is_tried() -> None:
    names = {*ora.__all__, *(f"bots.{name}" for name in bots.__all__), *(f"study.{name}" for name in study.__all__)}

    assert names - NO_DOORS <= DOORS.keys()
    assert names >= NO_DOORS

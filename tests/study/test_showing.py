"""Results display themselves as tables, frames and charts, and say what is missing."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import re
import subprocess
import sys
from base64 import b64decode
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.study import StudyRefused, arena, best_turn, from_json, playouts, stats, ways_to, what_if
from ora_widgets.study.table import Result
from ora_widgets.support.sample_figures import quantiles, share, t_quantile
from tests.study.helpers import short


def results() -> dict[str, Result]:
    return {
        "playouts": playouts(short(), n=3),
        "what_if": what_if(short(), ["pass", "fell 0,2 wood"], n=2),
        "ways_to": ways_to(ora.scenario("kiln-first"), "R has 2Co", within=1),
        "best_turn": best_turn(ora.scenario("first-settlement"), n=3, value="score"),
        "arena": arena({"a": None, "b": None}, n=2, players=4, length="short"),
        "arena alone": arena({"a": None}, n=2, players=1),
        "stats": stats([ora.new_game(3).play("build G07 0,3; skip; done")]),
    }


RESULTS = results()


@pytest.mark.parametrize("name", RESULTS)
def test_a_result_is_a_table(name: str) -> None:
    result = RESULTS[name]

    assert len(repr(result).splitlines()) > len(result)
    assert result._repr_html_().startswith("<table>")
    assert [tuple(row) for row in result] == [result.columns] * len(result)
    assert result.complete


@pytest.mark.parametrize("name", RESULTS)
def test_a_result_shows_its_chart_below_its_table(name: str) -> None:
    shown = RESULTS[name]._repr_html_()
    [chart] = re.findall(r'<img src="data:image/svg\+xml;base64,([^"]+)"', shown)

    assert shown.index("</table>") < shown.index("<img")
    assert b64decode(chart).startswith(b"<svg")


def test_where_nothing_can_be_drawn_there_is_the_table_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "altair", None)

    assert "<img" not in RESULTS["playouts"]._repr_html_()


@pytest.mark.parametrize("name", RESULTS)
def test_a_result_becomes_a_frame(name: str) -> None:
    frame = RESULTS[name].to_pandas()

    assert list(frame.columns) == list(RESULTS[name].columns)
    assert len(frame) == len(RESULTS[name])


@pytest.mark.parametrize("name", RESULTS)
def test_a_result_is_read_back_from_json(name: str) -> None:
    result = RESULTS[name]
    again = from_json(result.to_json())

    assert again.to_json() == result.to_json()
    assert repr(again).splitlines()[: len(result) + 1] == repr(result).splitlines()[: len(result) + 1]
    assert (again.columns, len(again), again.complete) == (result.columns, len(result), result.complete)


@pytest.mark.parametrize(
    "text",
    ["", "house", "[]", '{"rows": []}', "[" * 100_000, 7, RESULTS["playouts"].to_json().replace('"mean"', '"meen"', 1)],
)
def test_what_is_no_result_is_refused(text: Any) -> None:
    with pytest.raises(StudyRefused, match="is not a result as JSON"):
        from_json(text)


@pytest.mark.parametrize("name", RESULTS)
def test_a_result_is_drawn_without_a_network(name: str) -> None:
    drawn = RESULTS[name].plot()._repr_mimebundle_()

    assert "<svg" in str(drawn["image/svg+xml"] if "image/svg+xml" in drawn else drawn[0]["image/svg+xml"])


@pytest.mark.parametrize("name", ["playouts", "what_if", "arena", "stats"])
def test_a_table_says_what_its_intervals_are(name: str) -> None:
    result = RESULTS[name]

    assert "“from” and “to” are the 95 % interval" in repr(result)
    assert "95 % interval" in result._repr_html_()


@pytest.mark.parametrize(
    ("measure", "seat", "message"),
    [
        ("score", "", "Points of Red at the end"),
        ("lead", "G", "Lead of Green over the best other player"),
        ("win", "B", "Wins of Blue"),
    ],
)
def test_a_comparison_says_whose_and_what_is_compared(measure: str, seat: str, message: str) -> None:
    compared = what_if(short(), ["pass", "fell 0,2 wood"], n=2, measure=measure, seat=seat)

    assert message in repr(compared)
    assert (compared.measure, compared.seat) == (measure, seat or "R")


@pytest.mark.parametrize(
    ("name", "drawn"),
    [("what_if", ["low", "high"]), ("arena", ["elo_low", "elo_high"]), ("stats", ["win_low", "win_high"])],
)
def test_a_chart_shows_how_sure_its_figures_are(name: str, drawn: list[str]) -> None:
    rule = next(layer for layer in RESULTS[name].plot().to_dict()["layer"] if layer["mark"]["type"] == "rule")

    assert [rule["encoding"][place]["field"] for place in ("x", "x2")] == drawn
    assert "95 %" in rule["encoding"]["x"]["title"]


@pytest.mark.parametrize(("missing", "use"), [("pandas", "to_pandas"), ("altair", "plot")])
def test_what_is_missing_is_named(missing: str, use: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, missing, None)

    with pytest.raises(ImportError, match=rf'This needs {missing}: pip install "ora_widgets\[study\]"'):
        getattr(RESULTS["playouts"], use)()


def test_a_study_runs_without_any_extra() -> None:
    """In its own process, because here they have long been imported."""
    code = (
        "import sys; sys.modules.update(dict.fromkeys(['pandas', 'altair', 'numpy', 'tqdm', 'distributed']))\n"
        "import ora_widgets as ora; told = ora.study.playouts(ora.new_game(2, 'france', 'short'), n=2, progress=True)\n"
        "assert told.complete; assert told.plot is not None; print(repr(told))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "2 games" in run.stdout


def test_figures() -> None:
    assert [round(t_quantile(n), 2) for n in (1, 2, 3, 5, 30)] == [12.71, 4.3, 3.18, 2.57, 2.04]
    assert quantiles([1, 2, 3], 2) == [2]
    assert quantiles([5], 4) == [5, 5, 5]
    assert share(0, 10)[1:4] == pytest.approx((0, 0, 0.2775), abs=1e-3)


def test_the_examples_in_the_docstrings_run() -> None:
    room = importlib.import_module("ora_widgets.study")
    for found in pkgutil.iter_modules(room.__path__):
        assert doctest.testmod(importlib.import_module(f"ora_widgets.study.{found.name}")).failed == 0, found.name


@pytest.mark.parametrize("name", ["\u2028", "\ud800", "a\nb", "<b>", "\x00"])
def test_names_that_do_something_are_shown_as_text(name: str) -> None:
    shown = what_if(ora.new_game(2, "ireland", "short"), {name: "pass", "other": "fell 0,1 wood"}, n=2)
    contest = arena({name: None, "chance": None}, n=2, country="ireland", length="short")

    for table in (shown, contest):
        html = table._repr_html_()
        assert "<img" in html
        (html + repr(table)).encode()
        assert not {"\u2028", "\x00"} & set(html + repr(table))
        assert "<b>" not in html


def test_tables_of_a_game_are_read_back_from_json() -> None:
    game = ora.new_game(3, "france").play("pass; done")
    for table in (game.hint(seconds=None, playouts=1), game.score(), game.schedule(), game.sources("clay")):
        again = from_json(table.to_json())
        assert [list(row.values()) for row in again] == table.to_pandas().to_numpy().tolist()

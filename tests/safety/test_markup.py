"""Text from outside stays text wherever the package writes HTML: elements and attributes do not change."""

from __future__ import annotations

import ast
import html
import json
import re
from base64 import b64decode
from collections.abc import Callable, Iterator
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import nbformat
import pytest

import ora_widgets as ora
from ora_widgets.bots.review import ExpectedPoints, Mistake, Review
from ora_widgets.lessons import Backup, Progress, class_table
from ora_widgets.replay import html as page_of
from ora_widgets.replay.nbconvert import STATE, VIEW, Boards
from ora_widgets.study.table import Result
from ora_widgets.support.tables import Table
from tests.support.questions import asked_now

PACKAGE = Path(ora.__file__).parent

ATTACKS = [
    "</script><script>hacked()</script>",
    "\"'><img src=x onerror=hacked()>",
    "</title></style></textarea><svg onload=hacked()>",
    "<!--<script>x-->",
    "]]><x:script xmlns:x='http://www.w3.org/1999/xhtml'>hacked()</x:script>",
    "' onmouseover='hacked()' x='",
    "&lt;script&gt;hacked()&lt;/script&gt; &#60;b&#62;",
    "javascript:hacked()",
    "{{7*7}}${7*7}{7*7}%s",
]
TAME = "a name"


class Skeleton(HTMLParser):
    """The elements of a page with the names of their attributes, and its comments and declarations."""

    def __init__(self, source: str) -> None:
        super().__init__()
        self.parts: list[Any] = []
        self.feed(source)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.parts.append((tag, [name for name, _ in attrs]))
        self.parts += [
            (name, value)
            for name, value in attrs
            if name in ("href", "src") and value and not value.startswith("data:")
        ]

    def handle_endtag(self, tag: str) -> None:
        self.parts.append(f"/{tag}")

    def handle_comment(self, data: str) -> None:
        self.parts.append("a comment")

    def unknown_decl(self, data: str) -> None:
        self.parts.append("a declaration")


def skeleton(source: str) -> list[Any]:
    return Skeleton(source).parts


def elements_drawn(source: str) -> list[list[str]]:
    """The elements and attributes of a page's pictures, each of which must be well-formed."""
    pictures = re.findall(r"data:image/svg\+xml;base64,([A-Za-z0-9+/=]+)", source)
    trees = [ET.fromstring(b64decode(one)) for one in pictures]
    return [sorted({f"{node.tag} {sorted(node.attrib)}" for node in tree.iter()}) for tree in trees]


# ---- every place that writes HTML, with a text of somebody else in it

GAME = ora.new_game(2, "ireland", "short")


def progress(said: str, folder: Path) -> str:
    path = folder / f"{abs(hash(said))}.json"
    kept = {"format": "ora-progress", "version": 1, "name": said, "entries": {said: {"solved": said}}}
    path.write_text(json.dumps(kept), encoding="utf-8")
    return class_table([path])._repr_html_()


def own_progress(said: str, folder: Path) -> str:
    kept = Progress(folder / "own.json")
    kept.name = said
    kept.note(said, solved=said)
    ora.lessons.keep_in(kept.path)
    return ora.lessons.progress()._repr_html_()


def quiz(said: str, _: Path) -> str:
    asked = ora.quiz(seed=1)
    asked._question = replace(asked_now(asked), text=said, choices=(said, said))
    return asked._repr_html_()


def review(said: str, _: Path) -> str:
    mistake = Mistake("R", 1, 0, (), (), 2.0, 1.0, 3.0, said)
    return Review("", "RGB", (ExpectedPoints(0, 1, (1.0, 2.0, 3.0)),), (mistake,), said)._repr_html_()


def scenario(said: str, _: Path) -> str:
    return ora.Scenario(said, question=said, notes=said)._repr_html_()


def page_with_names(said: str, _: Path) -> str:
    return page_of(GAME, title=said, names={"R": said})


def notebook(said: str, _: Path) -> str:
    state = {
        "_book": {said: said},
        "_scene": {"title": said},
        "_ask": {"prompt": said, "seat": "R"},
        "language": said,
        "names": {"R": said},
    }
    output = nbformat.v4.new_output("display_data", data={VIEW: {"model_id": "m"}})
    nb = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell("", outputs=[output])])
    nb.metadata["widgets"] = {STATE: {"state": {"m": {"state": state}}}}
    frame = str(Boards().preprocess(nb, {})[0].cells[0].outputs[0].data["text/html"])
    return frame + html.unescape(frame.partition('srcdoc="')[2].partition('"')[0])


PLACES: dict[str, Callable[[str, Path], str]] = {
    "support/tables.py Table": lambda said, _: Table([said, "b"], [(said, 1.5), ("x", 2)], [said])._repr_html_(),
    "support/tables.py Tabular": own_progress,
    "study/table.py Result": lambda said, _: ora.study.what_if(GAME, {said: "pass", "b": "pass"}, n=2, bot=ora.bots.Random(seed=1))._repr_html_(),
    "bots/review.py Review": review,
    "lessons/card_quiz.py Quiz": quiz,
    "lessons/take_along.py Backup": lambda said, _: Backup(said, language="en")._repr_html_(),
    "scenarios/scenario_type.py Scenario": scenario,
    "a table of a class": progress,
    "a saved page": page_with_names,
    "a notebook as HTML": notebook,
}  # fmt: skip


# Classes that show the package's own texts as markup: rules, cards, tasks, and sentences without quotations.
OUR_WORDS = {
    "language/names.py Face",
    "lessons/exercises.py MasteryMap",
    "lessons/outcome.py Outcome",
    "lessons/outcome.py Words",
    "lessons/rule_examples.py ShownCard",
    "lessons/rule_examples.py ShownRule",
    "rulebook/rules_sheet.py RulesSheet",
    "scene/svg_board.py SvgPicture",
}


def writers() -> Iterator[str]:
    """All classes of the package that show themselves as markup."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and any(
                isinstance(one, ast.FunctionDef)
                and one.name in ("_repr_html_", "_repr_svg_", "_repr_markdown_", "_repr_latex_", "_repr_javascript_")
                for one in node.body
            ):
                yield f"{path.relative_to(PACKAGE).as_posix()} {node.name}"


def test_every_class_that_shows_itself_as_markup_is_tried() -> None:
    assert {*writers()} == OUR_WORDS | {name for name in PLACES if ".py " in name}


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ora_widgets.lessons.progress_file._KEPT", [])


@pytest.mark.parametrize("place", PLACES)
def test_text_from_outside_stays_text(place: str, tmp_path: Path) -> None:
    tame = PLACES[place](TAME, tmp_path)
    assert len(skeleton(tame)) > 2
    for attack in ("".join(ATTACKS), " ".join(reversed(ATTACKS))):
        hostile = PLACES[place](attack, tmp_path)
        assert skeleton(hostile) == skeleton(tame), attack
        assert elements_drawn(hostile) == elements_drawn(tame), attack


@pytest.mark.parametrize("attack", [each for each in ATTACKS if not each.startswith(("&", "java", "{"))])
def test_text_that_became_markup_would_be_seen(attack: str) -> None:
    """In an attribute and between elements, because attacks need one or the other."""
    careless = [f"<p title='{said}'>{said}</p><script>x = '{said}'</script><i></i>" for said in (TAME, attack)]
    assert skeleton(careless[0]) != skeleton(careless[1])


def test_a_place_that_forgets_to_escape_is_seen(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("ora_widgets.support.tables.escape", str)
    with pytest.raises(AssertionError):
        test_text_from_outside_stays_text("a table of a class", tmp_path)


def test_a_result_of_a_study_is_such_a_table() -> None:
    assert isinstance(ora.study.playouts(GAME, 1), Result)

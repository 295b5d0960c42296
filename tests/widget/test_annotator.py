"""A game commented by clicking, and by code: words, marks and side lines; kept as page, notebook and text, and refused in words."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest

import ora_widgets as ora
from ora_widgets.language.fluent import languages
from ora_widgets.widget.annotator import Annotator
from tests.support.board_page import on_page

GAME = "build G07 0,3; prior; times 1; done"


def notes(**terms: str) -> Annotator:
    return Annotator(ora.new_game(3).play(GAME).play("fell 0,1 wood; done"), **terms)


def test_words_and_marks_are_of_the_position_that_is_shown() -> None:
    made = notes()
    made.title.value = "A  {comment-study}"
    made.walk.go(1)
    made.comment.value = "It  stands.\n\nAnd works."
    made.place.value = "R 0,3"
    made.mark.click()
    assert on_page(made.board).walk["marks"] == ["R 0,3"]
    made.walk.mark("G07 > R 0,3")
    made.walk.go(2)
    assert made.comment.value == ""
    made.walk.back()
    assert made.comment.value == made.walk.comment == "It stands.\nAnd works."
    assert on_page(made.board).walk["arrows"] == [("G07", "R 0,3")]
    made.mark.click()  # which takes it away again
    assert made.walk.panel()["marks"] == []
    assert "# It stands.\n#\n# And works.\n! G07 > R 0,3\n" in made.walk.text()
    assert made.walk.title == "A {comment-study}"


def test_what_was_tried_is_kept_as_a_side_line_or_goes_on() -> None:
    made = notes()
    made.keep.click()
    assert made.notice.value.startswith("Nothing was played off the line here.")
    made.walk.game.jump(1)
    made.walk.game.play("skip; done")
    made.comment.value = "Too soon."
    assert made.notice.value.startswith("You have left the comments")
    made.name.value = "Without  its function"
    made.keep.click()
    assert made.notice.value == ""
    made.comment.value = "Nobody works."
    assert made.walk.go(1).branches == ("Without its function",)
    assert made.walk.into(1).comment == "Nobody works."
    made.walk.go(made.walk.tree.length - 1).game.play("cut 0,0 peat; done")  # after the end of the game itself
    made.keep.click()
    assert made.walk.tree.length == 9
    assert made.walk.branches == ()


def test_it_is_saved_as_page_notebook_and_text(tmp_path: Path) -> None:
    made = notes()
    made.comment.value = """Quotes: \"\"\" and \\n '{x}'."""
    made.walk.go(1).game.play("skip")
    made.keep.click()
    for name in ("game.html", "game.ipynb", "game.ora"):
        made.file.value = str(tmp_path / name)
        made.save.click()
        assert made.notice.value == f"Saved: {tmp_path / name}"
    text = made.walk.text()
    assert (tmp_path / "game.ora").read_text(encoding="utf-8") == text
    assert ora.Walkthrough.read(tmp_path / "game.ora").text() == text
    assert ora.load(tmp_path / "game.html").moves
    book = json.loads((tmp_path / "game.ipynb").read_text(encoding="utf-8"))
    nbformat.validate(nbformat.from_dict(book))
    names: dict[str, ora.Walkthrough] = {}
    exec(book["cells"][0]["source"], names)
    assert names["walk"].text() == text


@pytest.mark.parametrize("language", languages())
def test_what_cannot_be_said_is_refused_in_words(language: str, tmp_path: Path) -> None:
    made = notes(language=language)
    sentences = {""}

    def said() -> None:
        assert made.notice.value not in sentences
        sentences.add(made.notice.value)

    made.comment.value = "x" * 2001
    said()
    made.keep.click()
    said()
    for name in ("game.doc", "no/game.ora"):
        made.file.value = str(tmp_path / name)
        made.save.click()
        said()
    made.walk.game.play("pass; done")
    made.comment.value = "y"
    said()
    calls: tuple[Callable[[], object], ...] = (
        lambda: made.walk.go(0).mark("the moon"),
        lambda: made.walk.mark("G07 > R 0,3 > G07"),
        lambda: made.walk.mark(3),  # type: ignore[arg-type]
        lambda: ora.Walkthrough.of("pass"),  # type: ignore[arg-type]
        lambda: Annotator("pass"),  # type: ignore[arg-type]
    )
    for call in calls:
        with pytest.raises(ora.Refusal) as refused:
            call()
        assert "walkthrough-" not in str(refused.value)
    assert [*tmp_path.iterdir()] == []


def test_closing_it_leaves_the_commented_game() -> None:
    made = notes()
    made.close()
    made.walk.note("Still here.")
    assert made.comment.value == ""
    assert Annotator(made.walk).comment.value == "Still here."

"""A game commented by clicks and by code: text, marks and side lines; saved as page, notebook and text; refusals."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import nbformat
import pytest

import ora_widgets as ora
from ora_widgets.language.fluent import languages
from ora_widgets.widget.annotator import Annotator
from ora_widgets.widget.board import Board
from tests.support.board_page import on_page, send_message

GAME = "build G07 0,3; prior; times 1; done"


def notes(**terms: Any) -> Annotator:
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
    made.mark.click()  # which removes it again
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
    assert made.walk.enter_side_line(1).comment == "Nobody works."
    made.walk.go(made.walk.tree.length - 1).game.play("cut 0,0 peat; done")  # after the end of the main line
    made.keep.click()
    assert made.walk.tree.length == 9
    assert made.walk.branches == ()


def test_it_is_saved_as_page_notebook_and_text(tmp_path: Path) -> None:
    made = notes(file=tmp_path / "game.html")
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
    made = notes(language=language, file=tmp_path / "game.html")
    sentences = {""}

    def note_sentence() -> None:
        assert made.notice.value not in sentences
        sentences.add(made.notice.value)

    made.comment.value = "x" * 2001
    note_sentence()
    made.keep.click()
    note_sentence()
    (tmp_path / "game.ipynb").mkdir()
    made.file.value = str(tmp_path / "game.ipynb")
    made.save.click()
    note_sentence()
    (tmp_path / "game.ipynb").rmdir()
    made.walk.game.play("pass; done")
    made.comment.value = "y"
    note_sentence()
    calls: tuple[Callable[[], object], ...] = (
        lambda: made.walk.go(0).mark("the moon"),
        lambda: made.walk.mark("G07 > R 0,3 > G07"),
        lambda: made.walk.mark(3),  # type: ignore[arg-type]
        lambda: ora.Walkthrough.of("pass"),  # type: ignore[arg-type]
        lambda: Annotator("pass"),  # type: ignore[arg-type]
        lambda: notes(file=tmp_path / "game.doc"),
        lambda: notes(file=3),
    )
    for call in calls:
        with pytest.raises(ora.Refusal) as refused:
            call()
        assert "walkthrough-" not in str(refused.value)
    assert [*tmp_path.iterdir()] == []


def test_a_press_on_the_board_marks_places_and_draws_arrows_while_one_marks() -> None:
    made = notes()
    send_message(made.board, {"do": "mark", "place": "R 0,3"})
    assert made.walk.panel()["marks"] == []  # pressed before marking was switched on
    made.press.value = True
    assert on_page(made.board).walk["marking"]
    sent: list[list[str]] = []
    made.board.observe(lambda change: sent.append(change["new"]["marks"]), "_walk")
    for place in ("R 0,3", "R Wo", "G02", "clay", "G02 > R 0,3", "clay"):  # the second press removes a mark
        send_message(made.board, {"do": "mark", "place": place})
    assert [len(marks) for marks in sent] == [1, 2, 3, 4, 4, 3]
    assert on_page(made.board).walk["marks"] == ["R 0,3", "R Wo", "G02"]
    assert on_page(made.board).walk["arrows"] == [("G02", "R 0,3")]
    send_message(made.board, {"do": "mark", "place": "the moon"})
    assert "“the moon” is not a place on the board" in on_page(made.board).notice["text"]
    made.press.value = False
    assert not on_page(made.board).walk["marking"]


def test_a_link_opens_with_all_comments_and_as_the_game_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    made = notes()
    made.comment.value = "„Drewno” — wood."
    made.walk.mark("G02 > R 0,3").go(1).game.play("skip; done")
    made.name.value = "Without its function"
    made.keep.click()
    text = made.walk.text()
    monkeypatch.delenv("ORA_SITE_ADDRESS", raising=False)
    made.share.click()
    assert made.link.value == made.walk.code()  # because no site is known
    monkeypatch.setenv("ORA_SITE_ADDRESS", "https://some.site/ora")
    made.share.click()
    assert made.link.value == f"https://some.site/ora/#study={made.walk.code()}"
    for carried in (made.walk.code(), made.link.value, f"Look at {made.walk.code()}, please.", made.walk.html()):
        assert ora.Walkthrough.read(carried).text() == text
        assert ora.load(carried).plies == made.walk.tree.length - 1
    assert ora.load(text).plies == made.walk.tree.length - 1
    board = Board()
    send_message(board, {"do": "open", "id": 1, "text": f"Here: {made.link.value}"})
    assert on_page(board).walk["title"] == ""
    assert on_page(board).walkthrough is not None
    assert on_page(board).walkthrough.text() == text
    chance = Random(1)
    for number in range(made.walk.tree.length):
        made.walk.go(number).note("".join(map(chr, chance.choices(range(0x4E00, 0x9FA5), k=1900))))
    made.share.click()
    assert "as a link, and at most 18,000 are opened; save it as a page" in made.notice.value


@pytest.mark.parametrize(
    ("link", "why"),
    [
        ("https://some.site/#study=", "This address contains no game"),
        ("orastudy9:AAAA", "This record has version 9"),
        ("orastudy1:AAAA", "This code is damaged or incomplete"),
        ("https://some.site/#study=orastudy1:AAAA", "This code is damaged or incomplete"),
    ],
)
def test_a_link_that_is_broken_or_newer_is_refused_in_words(link: str, why: str) -> None:
    for read in (ora.Walkthrough.read, ora.load):
        with pytest.raises(ora.ParseError, match=why):
            read(link)


def test_a_text_that_names_no_comment_of_ours_is_shown_as_it_is() -> None:
    for words in ("{no-such-words}", "{annotator-kind}"):
        assert ora.Walkthrough.read(f"ora 1\nplayers 2\ncountry france\n# {words}\npass").comment == words


def test_no_page_says_where_it_is_saved(tmp_path: Path) -> None:
    made = notes(file=tmp_path / "kept" / "game.html")
    (tmp_path / "kept").mkdir()
    elsewhere = str(tmp_path / "mine.html")
    for state in (
        {"value": elsewhere},
        {"_options_labels": [elsewhere], "index": 0},
        {"options": [elsewhere], "index": 0},
    ):
        made.file.set_state(state)
        made.save.click()
    assert [path.name for path in tmp_path.iterdir()] == ["kept"]
    assert [path.name for path in (tmp_path / "kept").iterdir()] == ["game.html"]


def test_closing_it_leaves_the_commented_game() -> None:
    made = notes()
    made.close()
    made.walk.note("Still here.")
    assert made.comment.value == ""
    assert Annotator(made.walk).comment.value == "Still here."

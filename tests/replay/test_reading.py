"""Commented games as text: reading, writing, and refusals with the valid part before them."""

from __future__ import annotations

from pathlib import Path

import pytest

import ora_widgets as ora
from ora_widgets import walkthroughs
from ora_widgets.engine.moves import ParseError
from ora_widgets.language.fluent import has, languages, message_ids

HEAD = "ora 1\ntitle A first turn\nplayers 3\ncountry france\n"
BODY = """
# Red begins.
#
# Red has clay.
! R 0,3, G07, clay, R Cl
! G07 > R 0,3
build G07 0,3
# It stands.
prior; times 1
( The turn ends here
done
# Green comes.
( Green passes
pass
)
( Green fells
fell 0,1 wood
)
cut 0,0 peat
)
flip Gn
done
"""


def read(body: str = BODY) -> ora.Walkthrough:
    return ora.Walkthrough.read(HEAD + body)


def test_a_text_says_what_is_said_where() -> None:
    walk = read()
    root = walk.tree.root
    stands, ends = walk.tree.nodes[1], walk.tree.nodes[3]

    assert walk.title == "A first turn"
    assert root.text == "Red begins.\nRed has clay."
    assert (root.marks, root.arrows) == (["R 0,3", "G07", "clay", "R Cl"], [("G07", "R 0,3")])
    assert (str(stands.move), stands.text, str(ends.move)) == ("build G07 0,3", "It stands.", "times 1")
    assert [str(node.move) for node in ends.children] == ["flip Gn", "done"]
    assert [aside.name for aside in ends.asides[0].asides] == ["Green passes", "Green fells"]
    assert walk.tree.length == 6
    assert [node.number for node in walk.tree.nodes] == list(range(len(walk.tree.nodes)))


def test_what_is_written_is_read_as_the_same() -> None:
    once = read().text()
    again = ora.Walkthrough.read(once)

    assert again.text() == once
    assert again.markdown() == read().markdown()
    assert [node.text for node in again.tree.nodes] == [node.text for node in read().tree.nodes]


@pytest.mark.parametrize("name", walkthroughs())
def test_the_package_s_games_are_written_as_they_are_read(name: str) -> None:
    walk = ora.walkthrough(name)
    assert ora.Walkthrough.read(walk.text()).text() == walk.text()


def test_a_record_is_a_game_with_comments_that_says_nothing() -> None:
    game = ora.new_game(3, "france").play("build G07 0,3; prior; times 1; done; pass; done")
    walk = ora.Walkthrough.read(game.record())

    assert walk.tree.length == game.plies + 1
    assert ora.load(walk.text()).moves == game.moves


def test_a_file_is_read(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(read().text(), encoding="utf-8")

    assert ora.Walkthrough.read(file).text() == ora.Walkthrough.read(str(file)).text() == read().text()
    with pytest.raises(FileNotFoundError):
        ora.Walkthrough.read(tmp_path / "nobody's.txt")


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ("cut 0,0 peat", "cut 0,3 peat", 23, "There is no moor on 0,3"),
        ("flip Gn\n", "flip Gm\n", 25, "“Gm”"),
        ("prior; times 1", "prior; times 9", 13, "only"),
        ("! R 0,3, G07", "! R 0,9", 9, "“R 0,9” is not a place on the board"),
        ("! R 0,3, G07", "! W 0,3, Q 0,1", 9, "“Q 0,1” is not a place on the board"),
        ("! G07 > R 0,3", "! G07 > R 0,3 > F05", 10, "is not a place"),
        ("pass\n)", ")", 18, "A side line needs at least one move"),
        ("( Green passes", "(\n( Green passes", 18, "A side line needs at least one move"),
        ("flip Gn\n", ")\n", 25, "ends no side line"),
        ("cut 0,0 peat\n)", "cut 0,0 peat", 14, "has no end"),
        ("fell 0,1 wood", "pass", 21, "is already the move played here"),
        ("# It stands.", f"# {'x' * 2001}", 12, "longer than 2,000 characters"),
    ],
)
def test_where_it_stops_is_reported_and_what_came_before_is_kept(old: str, new: str, line: int, why: str) -> None:
    assert old in BODY
    with pytest.raises(ParseError) as refused:
        read(BODY.replace(old, new, 1))

    wrong = refused.value
    assert wrong.line is not None
    assert wrong.line.number == line, wrong
    assert str(wrong).startswith(f"Line {line}, “")
    assert why in str(wrong)
    before = wrong.walkthrough  # type: ignore[attr-defined]
    assert isinstance(before, ora.Walkthrough)
    assert before.comment == "Red begins.\nRed has clay."
    assert (
        wrong.game.moves[: before.tree.length - 1]
        == tuple(node.move for node in before.tree.root.line() if node.move)[: wrong.game.plies]
    )


def test_a_wrong_move_is_reported_with_its_rule() -> None:
    with pytest.raises(ParseError) as refused:
        read(BODY.replace("cut 0,0 peat", "build G01 0,3"))
    assert refused.value.rule == "F5.1" or refused.value.rule.startswith("F")
    assert "build G01 0,3" in str(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "# nothing\n",
        "fell 0,1 wood\n",
        "ora 1\nplayers 9\ncountry france\n",
        "ora 9\n",
        "ora 1\ncountry france\n",
    ],
)
def test_without_a_game_there_is_nothing_to_comment(text: str) -> None:
    with pytest.raises(ParseError, match="These comments have no game"):
        ora.Walkthrough.read(text)


def test_an_unknown_name_is_reported_with_the_nearest() -> None:
    with pytest.raises(ora.UnknownName, match="coming-home"):
        ora.walkthrough("comming-home")
    with pytest.raises(ora.UnknownName, match="pl"):
        ora.walkthrough("coming-home", language="pk")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", walkthroughs())
def test_every_comment_has_its_words_in_every_language(name: str, language: str) -> None:
    """All of them are messages, so that every figure in them comes from the position."""
    walk = ora.walkthrough(name, language=language)
    said = [text for node in walk.tree.nodes for text in (node.text, node.name) if text]

    assert all(text.startswith("{comment-") and has(text.strip("{}"), "en") for text in said)
    for number in walk.stops:
        panel = walk.panel(number=number)
        assert "{" not in "".join((panel["text"], panel["aside"], *(one["label"] for one in panel["branches"])))


def test_every_comment_belongs_to_a_game() -> None:
    said = {ora.walkthrough(name).tree.title for name in walkthroughs()}
    said |= {
        text for name in walkthroughs() for node in ora.walkthrough(name).tree.nodes for text in (node.text, node.name)
    }
    assert {f"{{{name}}}" for name in message_ids("en") if name.startswith("comment-")} == said - {""}

"""The editor in a cell without a browser: the data for its page, and the effects of the page's messages."""

from __future__ import annotations

import inspect
import json
from collections.abc import Iterator
from typing import Any

import pytest
from ipywidgets import DOMWidget

import ora_widgets as ora
from ora_widgets import Editor, EditorModel
from ora_widgets.language.fluent import languages
from ora_widgets.widget.edit_position import EditorPage
from ora_widgets.widget.editing import EDITS
from ora_widgets.wire import editing as wire
from tests.support.board_page import panel_page, send_message
from tests.widget.test_strange_messages import STRANGE

# Long names are sent alone, because a message with one is too long whatever its field.
SHORT = [strange for strange in STRANGE if len(str(strange)[:10_000]) < 10_000]
OURS = {*EditorPage.class_trait_names(sync=True)} - {*DOMWidget.class_trait_names(sync=True)}


@pytest.fixture
def editor() -> Iterator[Editor]:
    made = Editor(players=3)
    yield made
    made.close()


def send(editor: Editor, **message: Any) -> str:
    """Send a message of the page; returns the answers."""
    send_message(editor, message)
    return str(panel_page(editor).notice)


def test_every_change_of_the_page_is_a_method_with_these_arguments() -> None:
    for kind, shape in EDITS.items():
        parameters = [*inspect.signature(getattr(EditorModel, kind)).parameters]
        assert parameters == ["self", *(name for name in shape.__annotations__ if name != "do")][: len(parameters)], (
            kind
        )


def test_every_trait_is_one_that_the_page_knows() -> None:
    assert {name for name in OURS if not name.startswith("_")} == {*wire.EditorTraits.__annotations__}


def test_clicks_and_code_agree(editor: Editor) -> None:
    assert send(editor, do="place_card", card="F05", seat="R", space="0,3") == ""
    send(editor, do="set_goods", seat="R", good="Gn", count=5)
    send(editor, do="move_clergyman", seat="R", kind="prior", card="F05", was="")
    send(editor, do="add_land", seat="G", kind="plot", row=0, side="coast")
    send(editor, do="set_round", number=9)

    assert eval(panel_page(editor).code, {"ora": ora}).setup == editor.scenario().setup  # as people do
    assert editor.model.position.placed == {"R": (("prior", "F05"),)}
    assert panel_page(editor).scene["heading"] == "Round 9 of 24"

    editor.model.undo()
    assert panel_page(editor).scene["heading"] == "Round 1 of 24"


def test_what_is_impossible_is_reported_while_it_is_laid_out(editor: Editor) -> None:
    send(editor, do="place_card", card="G01", seat="R", space="0,0")
    send(editor, do="place_card", card="F20", seat="G", space="5,5")
    page = panel_page(editor)

    assert [problem["rule"] for problem in page.problems] == ["F7.1", "F5.5.4"]
    assert [one["name"] for one in page.draft["aside"]] == ["Inn: Green, space R8"]
    assert page.short == ""
    assert "impossible" not in send(editor, do="game")
    assert len(send(editor, do="game").splitlines()) == 2
    assert editor.board is None

    for one in page.draft["aside"]:
        send(editor, **one["away"])
    send(editor, do="put_away", card="G01", seat="R")
    assert page.problems == []
    assert ora.load(page.short).now == editor.game().now


def test_everything_without_a_place_can_be_taken_away() -> None:
    code = """ora.Scenario("", players=3, built={"R": "F05 9,9; G01 0,0", "W": "F20 0,3"}, placed={"G": "prior F05, lay F05"},
        land={"B": "plot 9 coast; district 0 hills"})"""
    editor = Editor(code)
    while panel_page(editor).draft["aside"]:
        left = len(panel_page(editor).draft["aside"])
        send(editor, **panel_page(editor).draft["aside"][0]["away"])
        assert len(panel_page(editor).draft["aside"]) < left

    assert editor.model.position.built == {"R": (("G01", "0,0"),)}
    editor.close()


def test_a_game_is_played_on_a_board_below(editor: Editor) -> None:
    send(editor, do="set_round", number=9)
    send(editor, do="game")
    first = editor.board
    assert first is not None
    assert (editor.children, first.game.round) == ((panel_page(editor), first), 9)

    send(editor, do="game")
    assert editor.board is not first


def test_a_running_game_and_a_scenario_are_opened(editor: Editor) -> None:
    game = ora.new_game(3, "ireland").play("build G07 0,3; prior; times 1; done")
    assert send(editor, do="open", text=game.code()) == ""
    assert editor.model.position.built == {"R": (("G07", "0,3"),)}

    again = EditorModel(players=3).set_round(7).code
    send(editor, do="open", text=f"puzzle = {again}\npuzzle.game()")
    assert editor.model.position.round == 7

    assert send(editor, do="open", text="what?").endswith(".")
    assert editor.model.position.round == 7


@pytest.mark.parametrize("language", languages())
def test_it_speaks(language: str) -> None:
    editor = Editor(players=1, language=language)
    send(editor, do="place_card", card="S1", seat="W", space="9,3")
    page = panel_page(editor)

    assert len({page.words["title"], page.words["play"]}) == 2
    assert page.problems[0]["text"]
    assert page.draft["phases"][0]["label"]
    assert page.draft["aside"][0]["name"]
    editor.close()


# ---- bad input


@pytest.mark.parametrize("kind", [*EDITS, "open", "game", "nothing"])
def test_strange_messages_change_nothing(editor: Editor, kind: str) -> None:
    shape = EDITS.get(kind, wire.OpenPosition)
    usual = {
        "seat": "R",
        "card": "F05",
        "kind": "prior",
        "good": "Wo",
        "count": 1,
        "text": "x",
        "was": "",
        "space": "0,0",
    }
    before = editor.model.draft
    for name in shape.__annotations__:
        for strange in SHORT:
            if (name, strange) in (("do", kind), ("was", "x")):
                continue
            message = {
                "do": kind,
                **{other: usual.get(other, 0) for other in shape.__annotations__ if other != "do"},
                name: strange,
            }
            said = send(editor, **message)
            assert "Something went wrong" not in said, (message, said)
            assert len(said) < 1000
            if editor.model.can_undo:
                assert len(json.dumps(panel_page(editor).get_state(OURS), ensure_ascii=False).encode()) < 300_000
                editor.model.undo()
    assert editor.model.draft == before
    for strange in STRANGE:
        send_message(editor, strange)
        assert "Something went wrong" not in panel_page(editor).notice


def test_a_page_sets_nothing(editor: Editor) -> None:
    panel_page(editor).set_state({"code": "import os", "problems": []})
    assert panel_page(editor).code == editor.code


@pytest.mark.parametrize(
    ("arguments", "refusal"),
    [
        ({"players": 9}, ora.InvalidSetup),
        ({"start": "what?"}, ora.ParseError),
        ({"start": 3}, ora.Refusal),
        ({"language": "tlh"}, ora.UnknownName),
        ({"theme": 3}, ora.Refusal),
    ],
)
def test_what_no_editor_begins_with_is_refused(arguments: dict[str, Any], refusal: type[Exception]) -> None:
    with pytest.raises(refusal):
        Editor(**arguments)


def test_every_message_is_answered_also_by_a_refusal_and_by_nothing_new() -> None:
    editor = ora.Editor(players=3)
    for count, message in enumerate(
        [{"do": "set_wonders", "count": 3}, {"do": "set_wonders", "count": 3}, {"do": "set_wonders", "count": -7}, "?"],
        1,
    ):
        send_message(editor, message)
        assert panel_page(editor).answered == count
    editor.close()

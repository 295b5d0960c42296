"""A game with comments as one HTML file, side lines included."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...game.game import game_of_history
from ...game.history import History
from ...language.fluent import say
from ...language.log_sentences import log_sentence
from ..page import MAX_TITLE_LENGTH, html_page
from ..saved_game import PositionCollector, pack_positions
from .reading import study_code

if TYPE_CHECKING:
    from ...engine.state import State
    from ...wire.to_page import Ask, WalkthroughPanel
    from .tree import Node, Tree


def html(tree: Tree, comments: list[WalkthroughPanel], language: str) -> str:
    """The page, as text."""
    writer = PositionCollector(language)
    begun = game_of_history(tree.setup, History.begin(tree.root.state))
    for node in tree.nodes:
        path = node.path()
        moves = [each.move for each in path if each.move is not None]
        then = game_of_history(tree.setup, History.of([each.state for each in path], moves, len(moves)))
        writer.add(then, 0 if node.before is None else node.before.number, tried=node.number >= tree.length)
        _only_show(writer.positions[-1][1], node, tree.setup.seats, language)
    shown = say("page-only-shows", language)
    saved = pack_positions(begun, writer, tree.length, shown)
    saved["walks"] = comments
    title = comments[0]["title"] or saved["positions"][0][0]["title"]
    return html_page(saved, title[:MAX_TITLE_LENGTH], study_code(tree), language)


def _only_show(question: Ask, node: Node, seats: str, language: str) -> None:
    """Replace the question by a sentence on what comes next on the line or that it ends here."""
    question.update({"options": [], "conversions": [], "more": False, "actions": [], "buttons": [], "pay": None})
    if question["seat"] is None:
        return
    if node.next is None:
        question["prompt"] = say("page-ends-here", language)
    else:
        question["prompt"] = say("page-next", language, move=_sentence(node.state, node.next, seats, language))
        line = str(node.next.move)
        question["options"] = [{"line": line, "label": say("page-show-next", language), "picks": []}]


def _sentence(before: State, after: Node, seats: str, language: str) -> str:
    assert after.move is not None  # only the first position has none
    return log_sentence(before, after.move, after.state, seats, language)

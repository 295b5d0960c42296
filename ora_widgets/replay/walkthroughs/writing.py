"""A tree as the text that is read back as the same tree."""

from __future__ import annotations

from collections.abc import Iterator

from ...game.record import write
from .reading import TITLE
from .tree import Node, Tree


def written(tree: Tree) -> str:
    """The text of a game with comments."""
    head, *terms = write(tree.setup, ()).rstrip("\n").splitlines()
    title = [f"{TITLE} {tree.title}"] if tree.title else []
    return "\n".join([head, *title, *terms, "", *_line(tree.root), ""])


def _line(first: Node) -> Iterator[str]:
    """A line from a position on; moves between which nothing is said stand on one line of text, turn by turn."""
    moves: list[str] = []
    for node in first.line():
        if node.move is not None:
            moves.append(str(node.move))
        text = [*_remarks(node)]
        if text or node.next is None or str(node.move) == "done":
            if moves:
                yield "; ".join(moves)
            moves = []
        yield from text


def _remarks(node: Node) -> Iterator[str]:
    paragraphs = node.text.split("\n") if node.text else []
    for number, paragraph in enumerate(paragraphs):
        yield from ["#"] if number else []
        yield f"# {paragraph}"
    if node.marks:
        yield f"! {', '.join(node.marks)}"
    yield from (f"! {one} > {other}" for one, other in node.arrows)
    for aside in node.asides:
        yield f"( {aside.name}".rstrip()
        yield from _line(aside)
        yield ")"

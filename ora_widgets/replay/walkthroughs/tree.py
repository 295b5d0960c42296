"""The tree of a commented game: its main line is the game, its branches are side lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from ...engine import Move, State
from ...engine.moves import ParseError
from ...game.setup import Setup

Arrow = tuple[str, str]  # from one place to another


@dataclass(eq=False)
class Node:
    """A position with its comments.

    Args:
        state: The position, never changed.
        move: The move that led there; `None` at the beginning.
        text: The comment, with paragraphs separated by line breaks; or the name of a message in braces.
        name: The name of the side line that begins with this move; empty where none does.
        next: The next position of the line; `None` at its end.
        asides: The first positions of the side lines that begin here.
        number: Its place in the tree, counted along the game itself and then along each side line.
    """

    state: State
    move: Move | None = None
    before: Node | None = None
    text: str = ""
    marks: list[str] = field(default_factory=list)
    arrows: list[Arrow] = field(default_factory=list)
    name: str = ""
    next: Node | None = None
    asides: list[Node] = field(default_factory=list)
    number: int = 0

    @property
    def is_stop(self) -> bool:
        """Whether a walk stops here: at a comment, mark, arrow or side line, or at the beginning or end of a line."""
        shown = self.text or self.marks or self.arrows or self.asides
        return bool(shown) or self.next is None or self.before is None

    @property
    def children(self) -> list[Node]:
        """The positions that may follow: first the line's own, then those of side lines."""
        return [*([self.next] if self.next else []), *self.asides]

    def line(self) -> Iterator[Node]:
        """This position and all later ones of the line."""
        node: Node | None = self
        while node is not None:
            yield node
            node = node.next

    def path(self) -> list[Node]:
        """The positions from the beginning up to this one."""
        found = [self]
        while found[-1].before is not None:
            found.append(found[-1].before)
        return found[::-1]


@dataclass(frozen=True)
class Tree:
    """A game with comments.

    Args:
        title: Its title, or the name of a message in braces.
        nodes: All positions by their number.
    """

    title: str
    setup: Setup
    nodes: tuple[Node, ...]

    @property
    def root(self) -> Node:
        """The first position of the game."""
        return self.nodes[0]

    @property
    def length(self) -> int:
        """How many positions the game itself has, without side lines."""
        return sum(1 for _ in self.root.line())

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # Links are saved as numbers: the chain of positions is too deep for Python's recursive copying and pickling.
        links = [(node.next and node.next.number, [aside.number for aside in node.asides]) for node in self.nodes]
        bare = [replace(node, before=None, next=None, asides=[]) for node in self.nodes]
        return _build_tree, (self.title, self.setup, bare, links)


def _build_tree(title: str, setup: Setup, bare: list[Node], links: list[tuple[int | None, list[int]]]) -> Tree:
    """Build a tree from positions without links and from their links by number."""
    nodes = tuple(replace(node, marks=[*node.marks], arrows=[*node.arrows], asides=[]) for node in bare)
    for node, (following, asides) in zip(nodes, links, strict=True):
        node.next = None if following is None else nodes[following]
        node.asides = [nodes[number] for number in asides]
        for child in node.children:
            child.before = node
    return Tree(title, setup, nodes)


def tree_of(title: str, setup: Setup, root: Node) -> Tree:
    """Build the tree that begins with a position, and number its positions."""
    nodes: list[Node] = []
    lines = [root]
    while lines:
        line = list(lines.pop(0).line())
        nodes += line
        lines += [aside for node in line for aside in node.asides]
    for number, node in enumerate(nodes):
        node.number = number
    return Tree(title, setup, tuple(nodes))


class WrongWalkthrough(ParseError):
    r"""A commented game with a line that cannot be read or played.

    Attributes:
        line: The line's number and text.
        game: The game up to there.
        walkthrough: The walkthrough up to there, comments included; `None` if the error is before the game begins.

    >>> from ora_widgets import Walkthrough
    >>> try:
    ...     Walkthrough.read("no game\nat all")
    ... except WrongWalkthrough as refused:
    ...     print(refused.walkthrough)
    None
    """

    walkthrough: object = None

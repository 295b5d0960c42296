"""The moves of a game with comments: a tree, whose first branch is the game and whose others are side lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from ...engine import Move, State
from ...engine.moves import ParseError
from ...game.setup import Setup

Arrow = tuple[str, str]  # from a place to another one


@dataclass(eq=False)
class Node:
    """A position, and what is said at it.

    Args:
        state: The position, which nobody edits.
        move: The move that led there; none at the beginning.
        text: The comment, paragraphs apart by a line break; or the name of a message in braces.
        name: What the side line is called that begins with this move; empty where none does.
        next: The position that follows on the line; none where it ends.
        asides: The first positions of the side lines that begin here.
        number: Its place in the tree, counted along each line to its end, the game itself first.
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
        """Whether a walk stops here: there is something to say, to show or to choose, or the line begins or ends."""
        shown = self.text or self.marks or self.arrows or self.asides
        return bool(shown) or self.next is None or self.before is None

    @property
    def children(self) -> list[Node]:
        """What may follow: first the line itself, then the side lines."""
        return [*([self.next] if self.next else []), *self.asides]

    def line(self) -> Iterator[Node]:
        """This position and those that follow without leaving the line."""
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
    """A game with comments, as it stands in a file.

    Args:
        title: What it is called; or the name of a message in braces.
        nodes: All positions by their number.
    """

    title: str
    setup: Setup
    nodes: tuple[Node, ...]

    @property
    def root(self) -> Node:
        """The position that the game begins in."""
        return self.nodes[0]

    @property
    def length(self) -> int:
        """How many positions the game itself has, without side lines."""
        return sum(1 for _ in self.root.line())

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # Links by number: a position holds the next one, and so on, deeper than Python copies or pickles.
        links = [(node.next and node.next.number, [aside.number for aside in node.asides]) for node in self.nodes]
        bare = [replace(node, before=None, next=None, asides=[]) for node in self.nodes]
        return _linked, (self.title, self.setup, bare, links)


def _linked(title: str, setup: Setup, bare: list[Node], links: list[tuple[int | None, list[int]]]) -> Tree:
    """The tree of positions that hold no links yet."""
    nodes = tuple(replace(node, marks=[*node.marks], arrows=[*node.arrows], asides=[]) for node in bare)
    for node, (following, asides) in zip(nodes, links, strict=True):
        node.next = None if following is None else nodes[following]
        node.asides = [nodes[number] for number in asides]
        for child in node.children:
            child.before = node
    return Tree(title, setup, nodes)


def tree_of(title: str, setup: Setup, root: Node) -> Tree:
    """The tree that begins with a position, its positions numbered."""
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
    r"""A text with comments in which something cannot be read or played.

    Attributes:
        line: The number and the text of the line.
        game: The game up to there.
        walkthrough: The walkthrough up to there, comments included; `None` where not even the game began.

    >>> from ora_widgets import Walkthrough
    >>> try:
    ...     Walkthrough.read("no game\nat all")
    ... except WrongWalkthrough as refused:
    ...     print(refused.walkthrough)
    None
    """

    walkthrough: object = None

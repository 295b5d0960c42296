"""A commented game to walk through in a notebook or on a page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...engine import IllegalMove, ParseError, Refusal
from ...engine.moves import safe_text
from ...game.figures import figures
from ...game.game import Game, turn_to
from ...game.history import History, read_only_state
from ...game.record import MAX_RECORD_LENGTH, length_error
from ...language.current import Speaker
from ...language.fluent import CURRENT, known_language, say
from ...language.labels import label
from ...language.log_sentences import log_sentence
from ...language.sentences import with_sentence
from ...notation.game_text import carried_record, carries_text, looks_like_game
from ...notation.links import front_page
from ...notation.text_file import text_of_file
from ...support.arguments import check, is_whole, one_of, whole
from ...support.arguments import path as path_of
from ...support.arguments import text as text_of
from ...support.display import widget_bundle
from ...support.files import cells_of, write_notebook, write_whole
from ...support.listeners import Listeners, Observable
from ...support.plain_text import plain_text
from ...wire import OutsideText
from .page import html
from .reading import MAX_DEPTH, MAX_TEXT_LENGTH, comment_mistakes, read_mark, read_tree, study_code, walkthrough_text
from .tree import Node, Tree, tree_of

if TYPE_CHECKING:
    from ...bots import Review
    from ...wire.to_page import WalkthroughPanel

_MESSAGE = re.compile(r"\{([a-z0-9-]+)\}")
MAX_STUDY_LINK_LENGTH = 18_000  # characters; the live page reads slightly longer addresses
MAX_NAME_LENGTH = 80  # characters of the name of a side line
_RECORD_START = re.compile(r"\s*(#|ora |title )")


class Walkthrough(Observable, Speaker):
    r"""A game with comments, marks and side lines; its board shows the current position.

    Args:
        tree: The game with comments.
        language: The language of the words that are not the author's.

    >>> lesson = Walkthrough.read("ora 1\nplayers 2\ncountry france\n# Look at the wood.\nfell 0,1 wood\n# Two wood.")
    >>> lesson.comment, lesson.forward().comment
    ('Look at the wood.', 'Two wood.')
    """

    def __init__(self, tree: Tree, *, language: str = CURRENT) -> None:
        check(isinstance(tree, Tree), "tree", tree, "walkthrough")
        self.tree = tree
        known_language(language)
        self._language = language
        self._onlookers = Listeners()
        self.game = Game(tree.setup)
        self._at = tree.root
        self._lost = False  # whether the game is at a position outside the tree
        self._turn_to(tree.root)
        self._listen()

    def _listen(self) -> None:
        def on_move() -> None:
            self._follow_move()

        self._unsubscribe = self.game.on_change(on_move)

    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "_at": self._at.number, "_unsubscribe": None}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        number = state["_at"]
        assert isinstance(number, int)
        self._at = self.tree.nodes[number]
        self._listen()

    def speak(self, language: str) -> None:
        """Take over a board's new language, unless the walkthrough follows the language in use anyway."""
        if self._language != CURRENT:
            self._language = known_language(language)

    @classmethod
    def read(cls, source: str | Path | OutsideText, *, language: str = CURRENT) -> Walkthrough:
        r"""Read a game with comments.

        Args:
            source: The text, the name of its file, a code or link from `code` or `link`, or a page that `save_html`
                wrote.
            language: The language of the words that are not the author's.

        Raises:
            ParseError: When a line cannot be read or a move cannot be played; `line` has its number and text,
                `walkthrough` everything before it.
            OSError: When the file cannot be opened. The error never quotes a file that holds no game.

        >>> try:
        ...     Walkthrough.read("ora 1\nplayers 3\ncountry france\nfell 0,1 wood\nfell 0,2 wood")
        ... except ParseError as wrong:
        ...     print(wrong.line.number, wrong.walkthrough.comment or "no comment", wrong.game.ply)
        5 no comment 1
        """
        known_language(language)
        is_name = isinstance(source, str) and source and "\n" not in source and not _RECORD_START.match(source)
        if isinstance(source, OutsideText):
            found = source
        elif isinstance(source, Path) or (is_name and not carries_text(str(source))):
            found = text_of_file(path_of("source", source))
        else:
            check(isinstance(source, str), "source", source, "text")
            found = OutsideText(str(source))
        text = found.text
        if len(text) > MAX_RECORD_LENGTH:
            raise with_sentence(length_error())
        try:
            text = (None if _RECORD_START.match(text) else carried_record(text)) or text
        except ParseError as refused:
            raise with_sentence(refused, language=known_language(language)) from None
        try:
            return cls(read_tree(text), language=language)
        except ParseError as wrong:
            before = getattr(wrong, "walkthrough", None)
            if isinstance(before, Tree):
                wrong.walkthrough = cls(before, language=language)  # type: ignore[attr-defined]  # of a WrongWalkthrough
            if before is not None or not found.file or looks_like_game(text):
                raise
        raise with_sentence(ParseError("file-without-game", "", file=found.file))  # outside `except`: no context

    @classmethod
    def of(cls, review: Review | Game) -> Walkthrough:
        """A reviewed game with the cost of each bad turn and the better turn as a side line, or a game to comment.

        Args:
            review: The review, such as `game.review()`, or a game.

        Raises:
            WrongArgument: When it is neither.

        >>> from ora_widgets import new_game
        >>> review = new_game(3).play("pass; done; pass; done").review(budget=6)
        >>> len(Walkthrough.of(review).game.moves)
        4
        """
        from ...bots.review import Review

        if isinstance(review, Game):
            with review.lock:
                return cls.read(review.record())
        check(isinstance(review, Review), "review", review, "review-value")
        return cls(comment_mistakes(review), language=review.language)

    # ---- the comments

    @property
    def title(self) -> str:
        """The title."""
        return self._words(self.tree.title, self.tree.root, self.language)

    @property
    def comment(self) -> str:
        """The comment at the current position; empty where there is none."""
        return "" if self._lost else self._words(self._at.text, self._at, self.language)

    @property
    def branches(self) -> tuple[str, ...]:
        """The names of the side lines that begin here, in the order that `enter_side_line` counts."""
        return tuple(self._name(node, self.language) for node in self._at.asides)

    @property
    def stops(self) -> tuple[int, ...]:
        """The numbers for `go` of all positions where a walk stops, side lines included."""
        return tuple(node.number for node in self.tree.nodes if node.is_stop)

    # ---- the walk

    def forward(self) -> Walkthrough:
        """Go on to the next stop of this line; at the end, stay."""
        return self._go_to(_next_stop(self._at))

    def back(self) -> Walkthrough:
        """Go back to the previous stop; at the beginning, stay."""
        return self._go_to(self._at if self._lost else _previous_stop(self._at))

    def enter_side_line(self, number: int) -> Walkthrough:
        """Enter a side line that begins here.

        Args:
            number: Its number among `branches`, 1 for the first.

        Raises:
            IllegalMove: When no such side line begins here.
        """
        asides = self._at.asides
        if not is_whole(number, 1, len(asides)):
            refused = IllegalMove("walkthrough-no-branch", "", word=safe_text(number, 20), count=len(asides))
            raise with_sentence(refused, language=self.language)
        first = asides[number - 1]
        return self._go_to(first if first.is_stop else _next_stop(first))

    def go(self, number: int) -> Walkthrough:
        """Go to a position.

        Args:
            number: Its number in the tree; in the game itself, this is the number of moves played.

        Raises:
            WrongArgument: When there is no such position.
        """
        return self._go_to(self.tree.nodes[whole("number", number, 0, len(self.tree.nodes) - 1)])

    # ---- writing comments

    def rename(self, title: str) -> Walkthrough:
        """Change the title.

        Args:
            title: The new title, or empty for none.
        """
        self.tree = tree_of(_own_words(text_of("title", title), MAX_TEXT_LENGTH)[0], self.tree.setup, self.tree.root)
        return self._notify()

    def note(self, text: str) -> Walkthrough:
        """Replace the comment at the current position.

        Args:
            text: Paragraphs, each on a line of its own, 2000 characters at most; empty for no comment.

        Raises:
            ParseError: When the text is longer.
            IllegalMove: When the game has left the comments; `keep` first.

        >>> from ora_widgets import new_game
        >>> walk = Walkthrough.of(new_game(3).play("fell 0,1 wood; done"))
        >>> walk.note("Look at the wood.").mark("R 0,1").text().splitlines()[-3:-1]
        ['# Look at the wood.', '! R 0,1']
        """
        paragraphs = _own_words(text_of("text", text), 10 * MAX_TEXT_LENGTH)
        words = "\n".join(filter(None, paragraphs))
        if len(words) > MAX_TEXT_LENGTH:
            raise with_sentence(
                ParseError("walkthrough-long-comment", "", most=MAX_TEXT_LENGTH), language=self.language
            )
        self._current_node().text = words
        return self._notify()

    def mark(self, place: str) -> Walkthrough:
        """Mark a place at the current position or draw an arrow; remove a mark or arrow that is there already.

        Args:
            place: A space (`"R 0,3"`), goods (`"R Wo"`), a card (`"G07"`) or an indicator (`"clay"`); with `>` between two of
                them an arrow.

        Raises:
            ParseError: When there is no such place.
            IllegalMove: When the game has left the comments; `keep` first.
        """
        node = self._current_node()
        try:
            mark = read_mark(text_of("place", place).strip(), self.tree.setup)
        except ParseError as refused:
            raise with_sentence(refused, language=self.language) from None
        there: list[Any] = node.marks if isinstance(mark, str) else node.arrows
        if mark in there:
            there.remove(mark)
        else:
            there.append(mark)
        return self._notify()

    def keep(self, name: str = "") -> Walkthrough:
        """Keep moves that were played off the line: as a side line, or after the end of a line as its continuation.

        Args:
            name: The name of the side line; by default a description of its first move.

        Raises:
            IllegalMove: When nothing was played off the line, or side lines would be nested too deeply.
        """
        if not self._lost:
            raise with_sentence(IllegalMove("walkthrough-nothing-to-keep", ""), language=self.language)
        node, game = self.tree.root, self.game
        for ply, move in enumerate(game.moves[: game.ply]):
            known = next((each for each in node.children if each.move == move), None)
            if known is None:
                known = Node(read_only_state(game, ply + 1), move, node)
                if node.next is None:
                    node.next = known
                else:
                    deep = sum(each.before is not None and each.before.next is not each for each in node.path())
                    if deep >= MAX_DEPTH:
                        refused = IllegalMove("walkthrough-too-deep", "", most=MAX_DEPTH)
                        raise with_sentence(refused, language=self.language)
                    known.name = _own_words(text_of("name", name), MAX_NAME_LENGTH)[0]
                    node.asides.append(known)
            node = known
        self.tree = tree_of(self.tree.title, self.tree.setup, self.tree.root)
        self._at, self._lost = node, False
        return self._notify()

    def _current_node(self) -> Node:
        """The current position; raises `IllegalMove` outside the tree."""
        if self._lost:
            raise with_sentence(IllegalMove("walkthrough-keep-first", ""), language=self.language)
        return self._at

    def _notify(self) -> Walkthrough:
        self._onlookers.tell("something was added")
        return self

    # ---- texts and files

    def text(self) -> str:
        """The game with its comments as text for `read`."""
        return walkthrough_text(self.tree)

    def code(self) -> str:
        """The game with its comments as one word for `read`; `load` takes it too, without the comments.

        >>> from ora_widgets import load, new_game
        >>> walk = Walkthrough.of(new_game(3).play("fell 0,1 wood; done")).note("Look at the wood.")
        >>> Walkthrough.read(walk.code()).comment, len(load(walk.code()).moves)
        ('Look at the wood.', 2)
        """
        return study_code(self.tree)

    def link(self, site: str = "") -> str:
        """An address that opens the game with its comments in any browser, on a site of this package.

        Args:
            site: The address of the site's front page; by default the environment's `ORA_SITE_ADDRESS` or the package's
                own site.

        Raises:
            ValueError: When `site` is not an address, or none is known.
            Refusal: When the comments are too long for an address.

        >>> from ora_widgets import new_game
        >>> Walkthrough.of(new_game(2)).link("https://some.one/ora/")[:38]
        'https://some.one/ora/#study=orastudy1:'
        """
        address = f"{front_page(site)}/#study={self.code()}"
        if len(address) > MAX_STUDY_LINK_LENGTH:
            refused = Refusal("walkthrough-long-link", "", letters=len(address), most=MAX_STUDY_LINK_LENGTH)
            raise with_sentence(refused, language=self.language)
        return address

    def save_html(self, path: str | Path, *, language: str = "") -> Path:
        """Write a page for walking through the game in any browser, without Python or network.

        Args:
            path: The file.
            language: The language of all words; by default the walkthrough's.

        Raises:
            OSError: When the file cannot be written.
        """
        file = path_of("path", path)
        write_whole(file, self.html(language).encode())
        return file

    def html(self, language: str = "") -> str:
        """The page that `save_html` writes, as text.

        Args:
            language: The language of all words; by default the walkthrough's.
        """
        used = self.language if one_of(language, (CURRENT,)) else known_language(language)
        return html(self.tree, [self.panel(used, node.number) for node in self.tree.nodes], used)

    def save_notebook(self, path: str | Path) -> Path:
        """Write a notebook whose cells show the walkthrough on a board.

        Args:
            path: The file, such as `"lesson.ipynb"`.

        Raises:
            OSError: When the file cannot be written.
        """
        file = path_of("path", path)
        lines = "\n".join(f"    {line!r}" for line in self.text().splitlines(keepends=True))
        texts = [
            ("markdown", f"# {self.title}"),
            ("code", f"import ora_widgets as ora\n\nwalk = ora.Walkthrough.read(\n{lines}\n)"),
            ("code", "walk"),
        ]
        write_notebook(file, cells_of(texts if self.title else texts[1:]))
        return file

    def markdown(self) -> str:
        """The whole game with its comments as Markdown."""
        root = self.tree.root
        head = [f"# {self.title}"] if self.title else []
        return "\n\n".join([*head, *self._paragraphs(root, root)]) + "\n"

    def panel(self, language: str = "", number: int | None = None) -> WalkthroughPanel:
        """Everything that a board shows beside the game, as plain data.

        Args:
            language: The language of the words; by default the walkthrough's.
            number: The number of the position; by default the current one.
        """
        used = self.language if one_of(language, (CURRENT,)) else known_language(language)
        nodes = self.tree.nodes
        node = self._at if number is None else nodes[whole("number", number, 0, len(nodes) - 1)]
        lost = self._lost and number is None
        before, after = (node, None) if lost else (_previous_stop(node), _next_stop(node))
        main = [stop for stop in self.tree.root.line() if stop.is_stop]
        line = _start_of_side_line(node)
        return {
            "title": self._words(self.tree.title, self.tree.root, used),
            "text": say("walkthrough-lost", used) if lost else self._words(node.text, node, used),
            "aside": self._name(line, used) if line else "",
            "marks": [] if lost else [*node.marks],
            "arrows": [] if lost else [*node.arrows],
            "branches": [
                {"to": (aside if aside.is_stop else _next_stop(aside)).number, "label": self._name(aside, used)}
                for aside in ([] if lost else node.asides)
            ],
            "back": before.number if before is not node or lost else None,
            "on": after.number if after is not None and after is not node else None,
            "out": line.before.number if line and line.before else None,
            "stop": sum(stop.number <= node.number for stop in main) if not line else 0,
            "stops": len(main),
        }

    def __repr__(self) -> str:
        node = self._at
        where = say("walkthrough-where", self.language, move=len(node.path()) - 1, moves=self.tree.length - 1)
        asides = [f"  {number}: {name}" for number, name in enumerate(self.branches, start=1)]
        return "\n".join(part for part in (f"{self.title} · {where}".strip(" ·"), self.comment, *asides) if part)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Show the board in a notebook."""
        bundle = widget_bundle("board", self, **kwargs)
        if bundle is not None:
            bundle[0]["text/plain"] = repr(self)
        return bundle

    # ---- inside

    def _go_to(self, node: Node) -> Walkthrough:
        if node is not self._at or self._lost:
            self._turn_to(node)
        return self

    def _turn_to(self, node: Node) -> None:
        """Put the game at a position, with the rest of the line as moves to redo."""
        path = node.path()
        line = [*path, *([] if node.next is None else node.next.line())]
        moves = [each.move for each in line if each.move is not None]
        turn_to(self.game, History.of([each.state for each in line], moves, len(path) - 1))

    def _follow_move(self) -> None:
        """Find the game's new position in the tree, or note that the game has left it."""
        node = self.tree.root
        moves = self.game.moves[: self.game.ply]
        self._lost = False
        for move in moves:
            following = next((each for each in node.children if each.move == move), None)
            if following is None:
                self._lost = True
                break
            node = following
        self._at = node
        self._onlookers.tell("walk has gone on")

    def _words(self, text: str, node: Node, language: str) -> str:
        """The author's words, or a message filled with the figures of the position."""
        named = _MESSAGE.fullmatch(text)
        if named is None:
            return plain_text(text)
        try:
            return " ".join(say(named[1], language, **figures(node.state, self.tree.setup.seats)).split("\n"))
        except (KeyError, TypeError):  # braces in a text from outside, not the name of a message
            return plain_text(text)

    def _name(self, first: Node, language: str) -> str:
        """The name of the side line that begins with a move; by default a description of that move."""
        assert first.before is not None  # nothing leads to the first position
        assert first.move is not None
        if first.name:
            return self._words(first.name, first, language)
        return label(first.before.state, first.move, language, self.tree.setup.seats)

    def _paragraphs(self, first: Node, root: Node, depth: int = 0) -> list[str]:
        """A line as Markdown paragraphs: the moves, and the comments between them."""
        quoted = "> " * depth
        found: list[str] = []
        played: list[str] = []
        for node in first.line():
            if node.move is not None and node.before is not None:
                seats = self.tree.setup.seats
                played.append(log_sentence(node.before.state, node.move, node.state, seats, self.language))
            if node.is_stop and played:
                found.append(f"{quoted}*{' '.join(played)}*")
                played = []
            text = self._words(node.text, node, self.language)
            found += [f"{quoted}{paragraph}" for paragraph in text.split("\n") if paragraph]
            for aside in node.asides:
                found.append(f"{quoted}> **{self._name(aside, self.language)}**")
                found += self._paragraphs(aside, root, depth + 1)
        return found


def _own_words(text: str, limit: int) -> list[str]:
    """Clean an author's text: lines without extra blanks and without braces that would name a message."""
    lines = [" ".join(plain_text(line).split()) for line in text[:limit].splitlines()] or [""]
    return [line.strip("{}") if _MESSAGE.fullmatch(line) else line for line in lines]


def _start_of_side_line(node: Node) -> Node | None:
    """The first position of the innermost side line around a position; `None` in the game itself."""
    return next((each for each in reversed(node.path()) if each.before and each is not each.before.next), None)


def _next_stop(node: Node) -> Node:
    """The next stop of the line; at its end, the position itself."""
    following = node.next
    return node if following is None else next(each for each in following.line() if each.is_stop)


def _previous_stop(node: Node) -> Node:
    """The previous stop; at the beginning, the position itself."""
    return next((each for each in reversed(node.path()[:-1]) if each.is_stop), node)

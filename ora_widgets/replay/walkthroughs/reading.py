"""Commented games are read from text into a tree and written back; an error keeps what was read before it.

    ora 1
    title The price of a turn
    players 3
    country france
    length long
    seats RGB

    # Red begins with the Peat Coal Kiln.
    ! R 0,3, G07
    ! G07 > R 0,3
    build G07 0,3; prior; times 1
    ( Felling trees instead
    fell 0,1 wood
    # Two wood, and nothing built.
    )
    done

The text is a record of a game with four additions, each on lines of its own:

- `# …` is a comment on the position after the moves above it. Lines in a row are one paragraph, `#` alone begins another.
- `! …` marks places, with commas between them: spaces (`R 0,3`), goods (`R Wo`), cards (`G07`), indicators (`clay`).
  `! one > other` draws an arrow.
- `( …` begins a side line at the current position and may name it; `)` ends it, and the moves after it continue from
  where it began. Side lines may be nested.
- `title …` among the terms of the game gives it a title.

A review becomes such a tree too: each costly turn has a comment on what it cost and the better turn as a side line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from ...engine import ParseError, Refusal, State, play
from ...engine.cards import CARDS, SETTLEMENTS
from ...engine.goods import CODES
from ...engine.land import parse_space
from ...engine.moves import Line, safe_text, split_lines
from ...engine.rules import NEUTRAL
from ...engine.steps.base import DONE
from ...engine.terms import INDICATORS
from ...game.game import Game, game_of_history
from ...game.history import MAX_MOVES, History
from ...game.record import (
    FIELDS,
    MAX_LINES,
    MAX_RECORD_LENGTH,
    PREFIX,
    REQUIRED_FIELDS,
    STUDY_PREFIX,
    TITLE,
    compress_record,
    length_error,
    read,
    version,
    write,
)
from ...game.setup import Setup
from ...language.fluent import say
from ...language.labels import turn_words
from ...language.names import number, seat_name
from ...language.sentences import with_sentence
from ...scene.log import changed_places
from .tree import Arrow, Node, Tree, WrongWalkthrough, tree_of

if TYPE_CHECKING:
    from ...bots import Mistake, Review

MAX_DEPTH = 20  # of nested side lines
MAX_TEXT_LENGTH = 2000  # characters of one comment
PARTS = ("clergy", "hand")  # parts of a player's area


class Header(NamedTuple):
    """The title and the terms before the moves, and the remaining lines."""

    title: str
    setup: Setup
    body: list[Line]


class WalkthroughReader:
    """Builds a tree from the lines of a text, one after the other."""

    def __init__(self, title: str, setup: Setup) -> None:
        self.title, self.setup = title, setup
        self.root = Node(Game(setup).now)
        self.here = self.root  # where the next move is played
        self.open: list[tuple[Node, str, Line]] = []  # where side lines began, their names, and their first lines
        self.new_paragraph = True
        self.count = 0

    def take(self, line: Line) -> None:
        """Read one line; raises `Refusal` where the line cannot be read or played."""
        words = line.text
        if words.startswith("#"):
            self._comment(words[1:].strip())
            return
        self.new_paragraph = True
        if words.startswith("!"):
            self._mark(words[1:].strip())
        elif words.startswith("("):
            self._begin(words[1:].strip(), line)
        elif words == ")":
            self._end()
        else:
            for move in split_lines(words):
                self._play(move.strip())

    def _comment(self, words: str) -> None:
        if not words:
            self.new_paragraph = True
            return
        before = self.here.text
        gap = "" if not before else "\n" if self.new_paragraph else " "
        text = f"{before}{gap}{words}"
        if len(text) > MAX_TEXT_LENGTH:
            raise ParseError("walkthrough-long-comment", "", most=MAX_TEXT_LENGTH)
        self.here.text = text
        self.new_paragraph = False

    def _mark(self, words: str) -> None:
        for part in re.split(r",\s+", words):
            mark = read_mark(part.strip(), self.setup)
            if isinstance(mark, str):
                self.here.marks.append(mark)
            else:
                self.here.arrows.append(mark)

    def _begin(self, name: str, line: Line) -> None:
        if len(self.open) == MAX_DEPTH:
            raise ParseError("walkthrough-too-deep", "", most=MAX_DEPTH)
        if self.open and self.here is self.open[-1][0]:
            raise ParseError("walkthrough-empty-line", "")
        self.open.append((self.here, name, line))

    def _end(self) -> None:
        if not self.open:
            raise ParseError("walkthrough-not-open", "")
        start, _, _ = self.open.pop()
        if self.here is start:
            raise ParseError("walkthrough-empty-line", "")
        self.here = start

    def _play(self, words: str) -> None:
        node = self.here
        game = game_of_history(self.setup, History.begin(node.state))
        game.play(words)
        self.count += 1
        if self.count > MAX_MOVES:
            raise length_error()
        begins = bool(self.open) and self.open[-1][0] is node
        after = Node(game._history.now, game.moves[-1], node, name=self.open[-1][1] if begins else "")
        if any(other.move == after.move for other in node.children):
            raise ParseError("walkthrough-same-move", "", line=safe_text(words, 60))
        if begins:
            node.asides.append(after)
        else:
            node.next = after
        self.here = after


def read_mark(words: str, setup: Setup) -> str | Arrow:
    """Read a place, or an arrow as two places with `>` between; raises `ParseError` for anything else."""
    ends = [_place(end.strip(), setup) for end in words.split(">")]
    if len(ends) > 2:
        raise ParseError("walkthrough-mark", "", word=safe_text(words, 40))
    return ends[0] if len(ends) == 1 else (ends[0], ends[1])


def _place(word: str, setup: Setup) -> str:
    """Check the name of a place on the board; raises `ParseError` for anything else."""
    seat, _, part = word.partition(" ")
    if part:
        fits = seat in (*setup.seats, NEUTRAL) and (part in CODES or part in PARTS or _is_space(part))
    else:
        fits = word in CARDS or word in SETTLEMENTS or word in INDICATORS
    if not fits:
        raise ParseError("walkthrough-mark", "", word=safe_text(word, 40))
    return word


def _is_space(word: str) -> bool:
    try:
        parse_space(word)
    except ValueError:
        return False
    return True


def _lines(text: str) -> Iterator[Line]:
    for place, line in enumerate(text.splitlines(), start=1):
        if words := line.strip():
            yield Line(place, words)


def _header(text: str) -> Header:
    """Read the title and the terms; raises `ParseError` where a required term is missing."""
    if len(text) > MAX_RECORD_LENGTH or text.count("\n") > MAX_LINES:
        raise length_error()
    rest = list(_lines(text))
    title, terms = "", []
    while rest and rest[0].text.split()[0] in (PREFIX, TITLE, *FIELDS):
        line = rest.pop(0)
        word, _, value = line.text.partition(" ")
        if word == TITLE:
            title = value.strip()[:MAX_TEXT_LENGTH]
        else:
            terms.append(line.text)
    recorded = read("\n".join(terms))
    missing = [name for name in REQUIRED_FIELDS if name not in recorded.terms]
    if missing:
        raise ParseError("record-unreadable", "", line=f"{missing[0]} ?")
    return Header(title, Setup(**recorded.terms), rest)


def read_tree(text: str) -> Tree:
    """Read the tree of a text.

    Raises:
        WrongWalkthrough: When a line cannot be read or played; the error holds what was read before it.
    """
    try:
        title, setup, body = _header(text)
    except Refusal as refusal:
        raise _wrong(refusal, None, None) from None
    reader = WalkthroughReader(title, setup)
    for line in body:
        try:
            reader.take(line)
        except Refusal as refusal:
            raise _wrong(refusal, reader, line) from None
    if reader.open:
        raise _wrong(ParseError("walkthrough-not-closed", ""), reader, reader.open[-1][2])
    return tree_of(title, setup, reader.root)


def _wrong(why: Refusal, reader: WalkthroughReader | None, line: Line | None) -> WrongWalkthrough:
    """The error that stopped the reading, with the line and all that was read before it."""
    seats = reader.setup.seats if reader else "RGBW"
    state = reader.here.state if reader else None
    reason = str(with_sentence(why, seats, state))
    if line is None or reader is None:
        return with_sentence(WrongWalkthrough("walkthrough-no-game", why.rule, why=reason), seats)
    wrong = WrongWalkthrough(
        "walkthrough-refused", why.rule, number=line.number, line=safe_text(line.text, 60), why=reason
    )
    with_sentence(wrong, seats)
    wrong.line = line
    path = reader.here.path()
    moves = [node.move for node in path if node.move is not None]
    wrong.game = game_of_history(reader.setup, History.of([node.state for node in path], moves, len(moves)))
    wrong.walkthrough = tree_of(reader.title, reader.setup, reader.root)
    return wrong


def walkthrough_text(tree: Tree) -> str:
    """The text of a game with comments."""
    head, *terms = write(tree.setup, ()).rstrip("\n").splitlines()
    title = [f"{TITLE} {tree.title}"] if tree.title else []
    return "\n".join([head, *title, *terms, "", *_line(tree.root), ""])


def study_code(tree: Tree) -> str:
    """A game with comments as one word."""
    return f"{STUDY_PREFIX}{version(tree.setup)}:{compress_record(walkthrough_text(tree))}"


def _line(first: Node) -> Iterator[str]:
    """The text of a line of play; the moves of a turn share a line of text unless a remark interrupts them."""
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
    for place, paragraph in enumerate(paragraphs):
        yield from ["#"] if place else []
        yield f"# {paragraph}"
    if node.marks:
        yield f"! {', '.join(node.marks)}"
    yield from (f"! {one} > {other}" for one, other in node.arrows)
    for aside in node.asides:
        yield f"( {aside.name}".rstrip()
        yield from _line(aside)
        yield ")"


def comment_mistakes(review: Review) -> Tree:
    """The reviewed game with a comment and a side line at every mistake."""
    game = read_tree(review.record)
    line = list(game.root.line())
    for mistake in review.mistakes:
        better = turn_words(line[mistake.ply].state, mistake.better, game.setup.seats, review.language)
        line[mistake.ply].text = _comment(mistake, better, review.language)
        _branch(line[mistake.ply], mistake, say("walkthrough-review-better", review.language), game.setup.seats)
    return tree_of(say("walkthrough-review-title", review.language), game.setup, game.root)


def _comment(mistake: Mistake, better: str, language: str) -> str:
    lost, low, high = (number(round(points, 1)) for points in (mistake.lost, mistake.low, mistake.high))
    who = seat_name(mistake.seat, language)
    return say(
        "walkthrough-review-lost", language, who=who, lost=lost, low=low, high=high, better=better, why=mistake.why
    )


def _branch(node: Node, mistake: Mistake, name: str, seats: str) -> None:
    """Add the better turn as a side line from the first move that differs, and mark the places that it changes."""
    start = node
    for move in mistake.better:
        following = next((each for each in node.children if each.move == move), None)
        if following is None:
            state = node.state.copy()
            play(state, move)
            aside = node.next is not None
            following = Node(state, move, node, name=name if aside else "")
            if aside:
                node.asides.append(following)
            else:
                node.next = following
        if move != DONE:  # the changes that a new round brings are not the turn's
            start.marks += [
                place for place in changed_places(node.state, following.state, seats) if place not in start.marks
            ]
        node = following
    if node.before is not None and node.next is None and not node.text:  # the end of the side line
        node.text = mistake.why
    start.marks = [place for place in start.marks if _is_picked(place, start.state)]


def _is_picked(place: str, before: State) -> bool:
    """Whether a turn can be about a place: an existing space, a card on display or an indicator."""
    _, _, part = place.partition(" ")
    if part:
        return any(part in player.ground for player in before.players)
    return place in INDICATORS or place in before.display

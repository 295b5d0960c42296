"""A review as a game with comments: at each costly turn what it cost, and the better one as a side line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...engine import State, play
from ...engine.terms import INDICATORS
from ...language.fluent import say
from ...language.labels import turn_words
from ...language.names import number, seat_name
from ...scene.log import touched
from .reading import read_tree
from .tree import Node, Tree, tree_of

if TYPE_CHECKING:
    from ...bots import Mistake, Review


def commented(review: Review) -> Tree:
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
    """Put the better turn beside what was played, from the move on in which they differ, and mark where it happens."""
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
        if move != ("done",):  # what a round brings is not what the turn does
            start.marks += [place for place in touched(node.state, following.state, seats) if place not in start.marks]
        node = following
    if node.before is not None and node.next is None and not node.text:  # where the side line ends
        node.text = mistake.why
    start.marks = [place for place in start.marks if _is_picked(place, start.state)]


def _is_picked(place: str, before: State) -> bool:
    """Whether a place is one that a turn is about: a space that is there, a card or an indicator, no goods and clergymen."""
    _, _, part = place.partition(" ")
    if part:
        return any(part in player.ground for player in before.players)
    return place in INDICATORS or place in before.display

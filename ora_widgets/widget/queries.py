"""Answers to queries of the page that change nothing: rules, reasons, and statistics of many games."""

from __future__ import annotations

from importlib import invalidate_caches
from importlib.util import find_spec
from math import isnan, nan
from typing import TYPE_CHECKING, Literal

from ..engine import Move, Refusal, UnknownName
from ..engine.moves import split_lines
from ..game.history import read_only_state
from ..language.fluent import say
from ..language.labels import label, turn_words
from ..language.names import card_name
from ..language.sentences import sentence
from ..lessons.rule_examples import example
from ..replay.walkthroughs import Walkthrough
from ..rulebook.rules import rule, rules, search
from ..scene import why
from ..support.sample_figures import mean_difference

if TYPE_CHECKING:
    from ..game.game import Game
    from ..study import Explorer, Played
    from ..study.opening_explorer import CardCount
    from ..support.sample_figures import Figures
    from ..wire.to_page import Explored, ExploredRow, Notice, Rule

MAX_RULES = 12  # rules in one answer to a search
FIRST_CHAPTERS = ("F3", "F5", "F14")  # before all others


def read_rules(query: str, number: str, language: str) -> list[Rule]:
    """The rules that a search finds, or one rule with its example and its parts, or the table of contents.

    Args:
        number: The number of a rule; without a query or a number, all chapters are listed.

    >>> read_rules("", "F5.3.8", "en")[0]["title"]
    'Not with yourself'
    """
    if number:
        try:
            opened = rule(number, language)
        except UnknownName:
            return []
        first = opened.data()
        # Only for the opened rule, since an example's position is many times as long as a rule.
        first["example"] = example(opened).data()
        return [first, *(rule(part, language).data() for part in opened.children)]
    if query.strip():
        return [found.data() for found in search(query, language, MAX_RULES)]
    chapters = [chapter.data() for chapter in rules(language) if chapter.parent is None]
    # How a round goes, what players do in it and how points are counted come before the exact terms.
    return sorted(chapters, key=lambda chapter: chapter["number"] not in FIRST_CHAPTERS)


def reason(game: Game, picks: list[str], language: str) -> Notice:
    """Why these picks are not a possible answer, as a notice; if they are, the notice says so.

    Args:
        picks: What was clicked, in order.

    >>> from ora_widgets import new_game
    >>> reason(new_game(3, "france"), ["G18"], "en")["text"][:42]
    'The Cloister Workshop is still in pile A; '
    """
    found = why(game, picks)
    if isinstance(found, Refusal):
        return {
            "text": sentence(found, game.setup.seats, read_only_state(game), language),
            "rule": found.rule,
            "level": "refusal",
        }
    possible = label(read_only_state(game), Move.parse(found), language, game.setup.seats)
    return {"text": say("why-possible", language, move=possible), "rule": "", "level": "info"}


MAX_TURNS_SHOWN = 20


def has_explorer() -> bool:
    """Whether the `study` room is here; the live page fetches it when the explorer is first opened."""
    invalidate_caches()
    return find_spec("ora_widgets.study") is not None


def explorer_of_board(own: Explorer | None) -> Explorer:
    """The explorer that a board was given, or that of the bots' games.

    Raises:
        Refusal: When the live page could not fetch it.
    """
    if own is None and not has_explorer():
        raise Refusal("explorer-not-fetched")
    from ..study import explorer

    return explorer() if own is None else own


def explorer_view(found: Explorer, game: Game, what: Literal["turns", "built", "used"], language: str) -> Explored:
    """The table that a board shows of an explorer's games.

    Args:
        what: `"turns"`, `"built"` or `"used"`.
    """
    setup = game.setup
    if what == "turns":
        kinds = ["turn", "n", "points", "wins"]
        turns = found.continuations(read_only_state(game)).turns
        rows = [_turn(game, turn, played, found, language) for turn, played in [*turns.items()][:MAX_TURNS_SHOWN]]
        games = sum(played.n for played in turns.values())
    else:
        kinds = ["card", "did", "points", "others", "difference"]
        cards = found.buildings(setup.players, setup.country, setup.length, action=what)
        everybody = cards.everybody
        rows = [_card(card, done, everybody, language) for card, done in cards.cards.items()]
        games = everybody.n // setup.players
    about = say("explorer-about", language, games=games, bots=int(found.shipped), what=what)
    return {"what": what, "about": about, "head": [say(f"explorer-{kind}", language) for kind in kinds], "rows": rows}


def example_game(found: Explorer, name: str, game: Game) -> Walkthrough:
    """An example game as a walkthrough, at the board's position if the example reached it.

    Raises:
        StudyRefused: When there is no such example.
    """
    from ..study.game_turns import key_of, turns_of

    opened = found.game(name)
    walk = Walkthrough.read(opened.record())
    key = key_of(read_only_state(game))
    return walk.go(next((turn.ply for turn in turns_of(opened, keyed=game.ply + 1) if turn.key == key), 0))


def _turn(game: Game, turn: str, played: Played, found: Explorer, language: str) -> ExploredRow:
    words = turn_words(read_only_state(game), map(Move.parse, split_lines(turn)), game.setup.seats, language)
    points, wins = _span(played.points.figures(), language), _span(played.share(), language, 100)
    return {
        "cells": [words, str(played.n), points, wins],
        "example": played.example if played.example in found.names else "",
    }


def _card(card: str, done: CardCount, everybody: Played, language: str) -> ExploredRow:
    theirs, others = done.played.points, everybody.points.without(done.played.points)
    compared = mean_difference(theirs.figures(), others.figures())
    share = f"{round(100 * done.played.n / everybody.n)} %"
    means = [_span(figures._replace(low=nan), language) for figures in (theirs.figures(), others.figures())]
    return {"cells": [card_name(card, language), share, *means, _span(compared, language)], "example": ""}


def _span(found: Figures, language: str, times: int = 1) -> str:
    """A mean with its interval, as far as they are known."""
    known = [str(round(each * times)) for each in found[1:4] if not isnan(each)]
    if len(known) < 3:
        return known[0] if known else "–"
    mean, low, high = known
    return say("explorer-span", language, mean=mean, low=low, high=high)

"""What a board shows with a step of a lesson besides its task: what has been introduced so far, terms explained, and dead ends.

A dead end is a position from which a task can no longer be solved, found by playing on in every way. Whatever stands stays
where it is: a building that somebody else has built is lost at once. Else only a task with an end, such as “in one turn”, has
dead ends, for whoever may play on for rounds can come back to anything. So many positions are looked at and no more, and where
those are not all, nothing is claimed.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, TypeVar

from ..engine import Move, State, options, play
from ..engine.cards import SETTLEMENTS
from ..engine.land import at
from ..engine.state import Key
from ..game.game import Game
from ..language.fluent import message_ids, say
from ..scenarios.goals import Goal, Moment
from ..scenarios.goals.condition import Condition, Event, Events, is_space
from ..scenarios.goals.conditions import PAST
from ..scene.latest import DrawnGame
from ..wire.to_page import Term
from .lesson_step import LessonStep

if TYPE_CHECKING:
    from ..wire.to_page import Ask, Option, Part, Player, Scene, Whole

#: The regions of the board that can be left out, by the names that the page has for them.
PARTS: tuple[Part, ...] = ("buildings", "settlements", "others", "land", "coming", "log", "score")

#: What one may begin a turn with, and end it; any other word only goes on with what has been begun.
VERBS = ("use", "contract", "build", "fell", "cut", "settle", "district", "plot", "pass", "done")
CONVERSIONS = ("flip", "sell")
LAID = ("build", "settle")  # of these, cards that are there

Line = TypeVar("Line", bound="Whole")


@dataclass(frozen=True)
class ReducedTable:
    """What there is on a smaller table.

    Args:
        parts: Of `PARTS`, those that are there.
        verbs: Of `VERBS` and `CONVERSIONS`, those that may be played.
        asks: Whether the question of the game is put, and not only that of the lesson.
        turns: Whether the next round is announced.
        knows: Whether a card of the display, or of a hand, is there.
    """

    parts: frozenset[str]
    verbs: frozenset[str]
    asks: bool
    turns: bool
    knows: Callable[[str], bool]


def reduced(whole: DrawnGame, table: ReducedTable) -> DrawnGame:
    """What is drawn, without what is not on this table; what it was made from stays as it is.

    Where nothing would be left to answer with, all answers stay.
    """
    scene, question = whole["scene"], whole["ask"]
    return {**whole, "scene": _scene(scene, table), "ask": question if question["more"] else _ask(question, table)}


def _scene(scene: Scene, table: ReducedTable) -> Scene:
    parts = table.parts
    display = [card for card in scene["display"] if "buildings" in parts and table.knows(card)]
    wheel = scene["wheel"]
    if "coming" not in parts:
        wheel = {**wheel, "piles": [], "entries": [], "gifts": [], "marker": None}
    if not table.turns:
        wheel = {**wheel, "next": None}
    return {
        **scene,
        "parts": [part for part in PARTS if part in parts],
        "wheel": wheel,
        "display": display,
        "lacking": {card: lacks for card, lacks in scene["lacking"].items() if card in display},
        "without_space": {card: why for card, why in scene["without_space"].items() if card in display},
        "players": [_player(player, table) for player in scene["players"]],
        # What the others did would lie over the wheel.
        "since": scene.get("since", []) if "others" in parts else [],
    }


def _player(player: Player, table: ReducedTable) -> Player:
    hand = [card for card in player["hand"] if "settlements" in table.parts and table.knows(card)]
    player = {**player, "hand": hand}
    if "land" not in table.parts:
        # No room is kept for land that nobody can buy.
        places = [(*at(space["at"]), space.get("rows", 1)) for space in player["spaces"]]
        cols = [col for _, col, _ in places]
        extent = [min(row for row, *_ in places), min(cols), max(row + high - 1 for row, _, high in places), max(cols)]
        player = {**player, "ghosts": [], "extent": extent}
    return player


def _ask(question: Ask, table: ReducedTable) -> Ask:
    if not table.asks:
        return {**question, "prompt": "", "options": [], "actions": [], "buttons": [], "conversions": [], "pay": None}

    def fits(whole: Whole) -> bool:
        verb, *words = whole["line"].split()
        return (verb not in VERBS or verb in table.verbs) and (verb not in LAID or table.knows(words[0]))

    left: list[Option] = [option for option in question["options"] if fits(option)]
    verbs = {option["line"].split()[0] for option in left}
    tokens = {pick for option in left for pick in option["picks"]}
    known = table.verbs.intersection(CONVERSIONS)
    return {
        **question,
        "options": left,
        "actions": [
            {**action, "verbs": [verb for verb in action["verbs"] if verb in verbs]}
            for action in question.get("actions", [])
            if verbs.intersection(action["verbs"])
        ],
        "buttons": [button for button in question.get("buttons", []) if button["pick"] in tokens],
        "conversions": [whole for whole in question.get("conversions", []) if whole["line"].split()[0] in known],
    } if left or not question["options"] else question  # fmt: skip


LIMIT = 2000  # positions: a blink here, a second in a browser's Python
# Conditions that never hold again once they have not; a round that is still to come apart.
ENDING = ("turns", "round", "spared")
# Conditions on what has happened that a single move meets, or the number of passes: what else lies behind a position makes no
# difference to them.
SINGLE = {"turns", "spared", "took", "sent", "hired", "played", "passed"}

WILD = ("forest", "moor")  # what can be removed from a space

Mark = tuple[Key, int, tuple[bool, ...], tuple[int, ...]]  # positions with the same mark have the same ways to the goal


def dead_end(goal: Goal, game: Game, start: int = 0, limit: int = LIMIT) -> bool:
    """Whether it is certain that no moves from here reach a goal.

    Args:
        start: The ply that the task began at.
        limit: How many positions to look at, at most.

    >>> from ora_widgets import new_game
    >>> from ora_widgets.scenarios.goals import read_goal
    >>> spoiled = new_game(3, "france").play("fell 0,1 wood")
    >>> dead_end(read_goal("turns 1; R built Bakery"), spoiled), dead_end(read_goal("R built Bakery"), spoiled)
    (True, False)
    """
    verbs = {condition.verb for condition in goal.conditions}
    here = Moment.of(game, start)
    if not game.over and any(is_gone(condition, here) for condition in goal.conditions):
        return True
    # Payments with a tile to spare are not among the options, and may be what a goal asks for that counts what was spent.
    if not verbs & {"turns", "round"} or "spends" in verbs:
        return False
    if is_lost(goal, here):
        return True
    merging = verbs & PAST.keys() <= SINGLE
    seen: set[Mark] = set()
    waiting = deque([here])
    spent = 0
    while waiting:
        for after in moments_after(waiting.popleft(), start):
            spent += 1
            if spent > limit or (after.settled and goal.met(after)):
                return False
            if after.state.over or is_lost(goal, after):
                continue
            if merging:
                mark = mark_of(goal, after)
                if mark in seen:
                    continue
                seen.add(mark)
            waiting.append(after)
    return True


def moments_after(now: Moment, start: int) -> Iterator[Moment]:
    """Every moment one move later."""
    for plain in options(now.state):
        state: State = now.state.copy()
        play(state, plain)
        event = Event(now.ply, now.state.pending[-1].seat, Move(plain), now.state, state)
        events = Events((*now.events.all, event), start)
        yield Moment(state, now.seats, now.whose, events, now.ply + 1, now.language)


def mark_of(goal: Goal, now: Moment) -> Mark:
    """What the ways to the goal depend on."""
    met = tuple(condition.met(now) for condition in goal.conditions if condition.verb in PAST)
    passes = [event.seat for event in now.events.all if event.move.verb == "pass"]
    counts = any(condition.verb == "passed" for condition in goal.conditions)
    passed = tuple(passes.count(seat) for seat in range(now.state.mode.players)) if counts else ()
    return now.state.key(), ended_turns(now), met, passed


def ended_turns(now: Moment) -> int:
    """How many turns have been ended."""
    return sum(event.move.verb == "done" for event in now.events.all)


def is_lost(goal: Goal, now: Moment) -> bool:
    """Whether a condition does not hold that never will again."""
    turns = [int(condition.words.split()[1]) for condition in goal.conditions if condition.verb == "turns"]
    if turns and ended_turns(now) >= min(turns) and not goal.met(now):
        return True  # the next move would begin one turn more
    lost = (condition for condition in goal.conditions if condition.verb in ENDING and not condition.met(now))
    if any(condition.verb != "round" or now.state.round > int(condition.words.split()[1]) for condition in lost):
        return True
    return any(is_gone(condition, now) for condition in goal.conditions)


def is_gone(condition: Condition, now: Moment) -> bool:
    """Whether a condition asks for what no move can bring any more: cards never leave their space, and no forest grows again.

    >>> from ora_widgets import new_game
    >>> from ora_widgets.scenarios.goals import read_goal
    >>> game = new_game(3).play("build G12 0,3")
    >>> [is_gone(read_goal(goal).conditions[0], Moment.of(game)) for goal in ("G built G12", "R built G12 0,3")]
    [True, False]
    """
    verb, *words = condition.words.split()
    seat = condition.seat or now.whose
    place = words[-1] if words and is_space(words[-1]) else ""
    if not (verb in ("built", "hand") or (verb == "took" and place)) or condition.met(now):
        return False
    mine = now.player(seat).holds
    if verb == "took":
        return place in now.player(seat).ground and mine.get(place) not in WILD
    others = [now.player(each).holds.values() for each in now.seats if each != seat]
    if verb == "hand":
        return any(card in mine.values() for card in words)
    for card in words[:-1] if place else words:
        elsewhere = any(card in held for held in others) and card not in SETTLEMENTS
        moved = bool(place) and card in mine.values() and mine.get(place) != card
        full = bool(place) and mine.get(place, card) not in (card, *WILD)
        if elsewhere or moved or full:
            return True
    return False


#: The word that brings each part of the board; the word with which the whole display is there; words of other verbs.
WORDS = {
    "buildings": "display", "settlements": "hand", "others": "other-landscapes", "land": "landscapes", "coming": "phases",
    "log": "log", "score": "score-pad",
}  # fmt: skip
ANY_CARD = "any-card"
VERB_WORDS = {"district": "landscapes", "plot": "landscapes", "flip": "straw-from-grain", "sell": "drinks"}


@cache
def introduced() -> dict[str, frozenset[str]]:
    """By the message of each step of the course, all that has been introduced up to it, itself included.

    >>> "joker" in introduced()["lesson-wheel-first-harvest"], "joker" in introduced()["lesson-wheel-joker"]
    (False, True)
    """
    from .course import LESSONS

    known: frozenset[str] = frozenset()
    found = {}
    for lesson in LESSONS:
        for step in lesson.steps:
            known |= frozenset(step.introduces.split())
            found[step.message] = known
    return found


def table_of(step: LessonStep) -> ReducedTable | None:
    """What is on the table of a step; nothing where all of it is, as in every task that is not of the course."""
    known = introduced().get(step.message)
    if known is None:
        return None
    parts = frozenset(part for part in PARTS if WORDS[part] in known)
    verbs = frozenset(verb for verb in (*VERBS, *CONVERSIONS) if VERB_WORDS.get(verb, verb) in known)
    if ANY_CARD in known and len(parts) == len(PARTS):
        return None
    # Whoever wrote the step plays these cards, or has laid them out.
    meant = set(f"{step.solution} {step.goal}".replace(";", " ").split())
    laid_out = step.position.get("display") is not None

    def knows(card: str) -> bool:
        return bool({card, ANY_CARD} & known) or card in meant or (laid_out and card not in SETTLEMENTS)

    return ReducedTable(parts, verbs, not step.choices, "wheel-turns" in known, knows)


PREFIX = "term-"


def terms_in(text: str, language: str) -> list[Term]:
    """The terms in a text, each where it stands first.

    Args:
        text: What is explained or asked.
        language: The language that it is in.

    >>> [term["word"] for term in terms_in("Send the prior, or a lay brother. The prior moves in.", "en")]
    ['prior', 'lay brother']
    """
    meanings, pattern = _known(language)
    found: dict[str, Term] = {}
    for match in pattern.finditer(text):
        word = match[0]
        means = meanings[word.lower()]
        found.setdefault(means, {"word": word, "means": means})
    return [*found.values()]


@cache
def _known(language: str) -> tuple[dict[str, str], re.Pattern[str]]:
    """What each form means, and how to find them all: the longest first, as whole words."""
    meanings: dict[str, str] = {}
    for name in (each.removeprefix(PREFIX) for each in message_ids(language) if each.startswith(PREFIX)):
        means = say(f"term-{name}.means", language)
        meanings |= {form.strip(): means for form in say(f"term-{name}", language).split("|")}
    forms = "|".join(map(re.escape, sorted(meanings, key=len, reverse=True)))
    return meanings, re.compile(rf"(?<!\w)(?:{forms})(?!\w)", re.IGNORECASE)

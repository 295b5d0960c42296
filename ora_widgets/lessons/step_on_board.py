"""What a board shows with a step of a lesson: the parts of the table introduced so far, terms, and dead ends.

A dead end is a position from which a task can no longer be solved. Buildings never move, so a task is lost as soon as
another player has built its card. Otherwise only tasks with a limit, such as “in one turn”, have dead ends, as later
rounds can make up for anything. They are found by trying all moves; if there are more positions than a limit, no dead
end is reported.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, TypeVar

from ..engine import Move, State, options, play
from ..engine.cards import CARDS, SETTLEMENTS
from ..engine.frames import TURN
from ..engine.goods import INDEX
from ..engine.land import parse_space
from ..engine.moves import split_lines
from ..engine.state import LAY, PRIOR, Key
from ..engine.steps.convert import CONVERSION_VERBS
from ..engine.steps.grants import Enter, Grant, Recall
from ..engine.steps.wheel import Produce, value
from ..engine.terms import INDICATORS
from ..game.game import Game
from ..language.fluent import message_ids, say
from ..scenarios.goals import Goal, Moment
from ..scenarios.goals.condition import Condition, Event, Events, is_space
from ..scenarios.goals.conditions import PAST_READERS
from ..scene.latest import DrawnGame
from ..wire.to_page import Term
from .lesson_step import LessonStep

if TYPE_CHECKING:
    from ..engine.steps.base import Plain
    from ..wire.to_page import Ask, Option, Part, Player, Scene, Whole

#: The regions of the board that can be hidden, by their names in the page.
PARTS: tuple[Part, ...] = ("buildings", "settlements", "others", "land", "coming", "log", "score")

#: The verbs that begin an action or end a turn; all others continue an action.
VERBS = ("use", "contract", "build", "fell", "cut", "settle", "district", "plot", "pass", "done")
VERBS_THAT_LAY = ("build", "settle")  # followed by the id of the card to lay

Line = TypeVar("Line", bound="Whole")


@dataclass(frozen=True)
class ReducedTable:
    """The contents of a reduced table.

    Args:
        parts: The shown ones of `PARTS`.
        verbs: The allowed ones of `VERBS` and `CONVERSION_VERBS`.
        asks: Whether the game's question is shown.
        turns: Whether the wheel's next turn is shown.
        knows: Tells whether a card of the display or a hand is shown.
    """

    parts: frozenset[str]
    verbs: frozenset[str]
    asks: bool
    turns: bool
    knows: Callable[[str], bool]


def reduce_scene(whole: DrawnGame, table: ReducedTable) -> DrawnGame:
    """A copy of a drawn game with only the contents of a reduced table.

    If none of the options would be left, all of them stay.
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
        # The others' moves would cover the wheel.
        "since": scene.get("since", []) if "others" in parts else [],
    }


def _player(player: Player, table: ReducedTable) -> Player:
    hand = [card for card in player["hand"] if "settlements" in table.parts and table.knows(card)]
    player = {**player, "hand": hand}
    if "land" not in table.parts:
        # No space is reserved for land, as it cannot be bought yet.
        places = [(*parse_space(space["at"]), space.get("rows", 1)) for space in player["spaces"]]
        cols = [col for _, col, _ in places]
        extent = [min(row for row, *_ in places), min(cols), max(row + high - 1 for row, _, high in places), max(cols)]
        player = {**player, "ghosts": [], "extent": extent}
    return player


def _ask(question: Ask, table: ReducedTable) -> Ask:
    if not table.asks:
        return {**question, "prompt": "", "options": [], "actions": [], "buttons": [], "conversions": [], "pay": None}

    def fits(whole: Whole) -> bool:
        verb, *words = whole["line"].split()
        return (verb not in VERBS or verb in table.verbs) and (verb not in VERBS_THAT_LAY or table.knows(words[0]))

    left: list[Option] = [option for option in question["options"] if fits(option)]
    verbs = {option["line"].split()[0] for option in left}
    tokens = {pick for option in left for pick in option["picks"]}
    known = table.verbs.intersection(CONVERSION_VERBS)
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


MAX_POSITIONS = 2000  # takes an instant natively, a second or two with Python in a browser
MAX_IDLE_MOVES = 12  # idle moves after which a line is given up
IDLE_VERBS = ("done", "pass", "skip")  # the first legal one of these is the idle move
# Conditions that, once broken, never hold again; a round that is still to come is an exception.
FINAL_CONDITIONS = ("turns", "round", "spared")
# Conditions on the past that a single move or the number of passes meets; the rest of the past does not matter to them.
SINGLE_CONDITIONS = {"turns", "spared", "took", "sent", "hired", "played", "passed"}

WILD = ("forest", "moor")  # can be removed from a space

Mark = tuple[Key, int, tuple[bool, ...], tuple[int, ...]]  # positions with equal marks have the same ways to the goal


def dead_end(goal: Goal, game: Game, start: int = 0, limit: int = MAX_POSITIONS, solution: str = "") -> bool:
    """Whether it is certain that no moves from the current position reach a goal.

    Args:
        start: The ply that the task began at.
        limit: How many positions to try at most.
        solution: A line that solves the task from its beginning; its ends are tried first.

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
    # Options leave out payments with tiles to spare, which a goal on spending may need.
    if not verbs & {"turns", "round"} or "spends" in verbs:
        return False
    if is_lost(goal, here) or is_short_of_time(goal, here, start) or is_kept_out(goal, here, start):
        return True
    moves = [tuple(line.split()) for line in split_lines(solution)]
    if any(is_reached_by(moves[first:], goal, here, start) for first in range(len(moves))):
        return False
    merging = verbs & PAST_READERS.keys() <= SINGLE_CONDITIONS
    seen: set[Mark] = set()
    waiting = deque([here])
    spent = 0
    while waiting:
        for after in moments_after(waiting.popleft(), start):
            if after.settled and goal.is_met(after):
                return False
            if after.state.over or is_lost(goal, after):
                continue
            if merging:
                mark = mark_of(goal, after)
                if mark in seen:
                    continue
                seen.add(mark)
            spent += 1
            if spent > limit:
                return False
            waiting.append(after)
    return True


def is_reached_by(moves: list[Plain], goal: Goal, now: Moment, start: int) -> bool:
    """Whether moves reach a goal; while the next of them is not possible, idle moves are played."""
    left = deque(moves)
    for _ in range(len(moves) + MAX_IDLE_MOVES):
        if now.state.over or is_lost(goal, now):
            return False
        possible = [*options(now.state)]
        now = moment_after(now, left.popleft() if left and left[0] in possible else _idle_move(possible), start)
        if now.settled and goal.is_met(now):
            return True
    return False


def is_short_of_time(goal: Goal, now: Moment, start: int) -> bool:
    """Whether even a line that only waits passes too seldom, or never sees an indicator show what is to be taken with it.

    No line passes more often, and an indicator that is used shows less afterwards.
    """
    left = [condition for condition in goal.conditions if not _comes_by_waiting(condition, now)]
    while left and not (now.state.over or is_past(goal, now)):
        possible = [*options(now.state)]
        passing = next((move for move in possible if move[0] == "pass"), None)
        now = moment_after(now, passing or _idle_move(possible), start)
        left = [condition for condition in left if not _comes_by_waiting(condition, now)]
    return bool(left)


def _comes_by_waiting(condition: Condition, now: Moment) -> bool:
    """Whether a condition is met, is in reach as far as passes and the wheel go, or depends on neither."""
    verb, *words = condition.words.split()
    if verb == "passed" or (verb == "took" and len(words) > 1 and words[1] in INDICATORS and words[0][0].isdigit()):
        in_reach = verb == "took" and int(words[0][:-2]) <= value(now.state, words[1]) + now.state.mode.bonus_production
        return in_reach or condition.is_met(now)
    return True


def is_kept_out(goal: Goal, now: Moment, start: int) -> bool:
    """Whether a building that must be visited stays occupied, or nobody is at home to be sent, until the task is over."""
    state = now.state
    usable = {*state.sites, *state.display}
    if (
        state.pending[-1].kind not in TURN  # a visit may be going on
        or not usable.isdisjoint(_ways_around())
        or state.rulings.own_occupied
        or state.rulings.any_building
    ):
        return False
    awaited = [seats for each in goal.conditions if (seats := _awaited(each, now, usable))]
    actions = 0  # each sends one clergyman at most
    while awaited:
        idle = _idle_move([*options(now.state)])
        actions += idle[0] == "pass"
        after = moment_after(now, idle, start)
        if after.state.over or is_past(goal, after):
            return True
        if after.state.round > now.state.round:
            if after.state.pending[-1].kind == "bonus":
                return False  # the priors come home, and every building is open to them (F9.1, F9.2)
            # Who has all clergymen out gets them back (F3.1).
            home = [player.brothers + (not player.prior) for player in now.state.players]
            awaited = [seats for seats in awaited if all(home[seat] > actions for seat in seats)]
        now = after
    return False


def _awaited(condition: Condition, now: Moment, usable: set[str]) -> set[int]:
    """The seats whose clergymen must come home before somebody can visit a building as a condition asks; none if nobody's."""
    verb, *words = condition.words.split()
    if verb not in ("sent", "hired", "gains", "took") or condition.is_met(now):
        return set()
    card = next((word for word in words if word in CARDS), "")
    good = words[0].lstrip("0123456789")
    # Anybody may fell trees and cut peat; goods without a building's name may also come through another building.
    if not card and (verb != "took" or good in ("Wo", "Pt") or not usable.isdisjoint(_entering())):
        return set()
    player = now.player(condition.seat or now.whose)
    if now.state.pending[-1].kind == "bonus":  # only the prior is sent, to any building (F9.2)
        return {player.seat} if player.prior else set()
    wanted = {card} if card else usable & _producing_cards(good)
    there = {player.seat: {player.prior, *player.out} for player in now.state.players}
    if wanted <= now.state.occupied_cards():
        return {seat for seat, cards in there.items() if cards & wanted}
    home = (LAY,) * player.brothers + (PRIOR,) * (not player.prior)
    missing = verb == "sent" and not any(kind == words[-1] or words[-1] in CARDS for kind in home)
    return {player.seat} if missing else set()


def _cards_with(is_such: Callable[[object], bool]) -> frozenset[str]:
    """The cards that have such a step."""
    return frozenset(row.id for row in CARDS.values() if any(map(is_such, row.does)))


@cache
def _producing_cards(good: str) -> frozenset[str]:
    """The cards that take a good by the wheel."""
    return _cards_with(lambda step: isinstance(step, Produce) and INDEX[good] in step.products)


@cache
def _entering() -> frozenset[str]:
    """The cards that lead into another building."""
    return _cards_with(lambda step: isinstance(step, Enter))


@cache
def _ways_around() -> frozenset[str]:
    """The cards that call clergymen back, or by which one action sends two of them."""
    return _recalling_cards() | _cards_with(lambda step: isinstance(step, Grant) and "build" in step.actions)


def _idle_move(possible: list[Plain]) -> Plain:
    """The move that does least."""
    return next((move for verb in IDLE_VERBS for move in possible if move[0] == verb), possible[0])


def moments_after(now: Moment, start: int) -> Iterator[Moment]:
    """The moments after every legal move."""
    return (moment_after(now, plain, start) for plain in options(now.state))


def moment_after(now: Moment, plain: Plain, start: int) -> Moment:
    """The moment after a move."""
    state: State = now.state.copy()
    play(state, plain)
    event = Event(now.ply, now.state.pending[-1].seat, Move(plain), now.state, state)
    return Moment(state, now.seats, now.whose, Events((*now.events.all, event), start), now.ply + 1, now.language)


def mark_of(goal: Goal, now: Moment) -> Mark:
    """Everything that the ways to the goal depend on."""
    met = tuple(condition.is_met(now) for condition in goal.conditions if condition.verb in PAST_READERS)
    passes = [event.seat for event in now.events.all if event.move.verb == "pass"]
    counts = any(condition.verb == "passed" for condition in goal.conditions)
    passed = tuple(passes.count(seat) for seat in range(now.state.mode.players)) if counts else ()
    return now.state.key(), ended_turns(now), met, passed


def ended_turns(now: Moment) -> int:
    """How many turns have been ended."""
    return sum(event.move.verb == "done" for event in now.events.all)


def is_lost(goal: Goal, now: Moment) -> bool:
    """Whether some condition is broken for good."""
    if is_past(goal, now) or is_short_of_actions(goal, now):
        return True
    rounds = [condition for condition in goal.conditions if condition.verb == "round"]
    homes = [condition for condition in goal.conditions if condition.verb == "home"]
    last = rounds and all(condition.is_met(now) for condition in rounds)  # nobody comes home before the next one
    if last and any(is_short_of_clergymen(condition, now) for condition in homes):
        return True
    return any(is_gone(condition, now) for condition in goal.conditions)


def is_past(goal: Goal, now: Moment) -> bool:
    """Whether the turns or the round of a goal are over, or what it forbids has been done."""
    turns = [int(condition.words.split()[1]) for condition in goal.conditions if condition.verb == "turns"]
    if turns and ended_turns(now) >= min(turns) and not goal.is_met(now):
        return True  # the next move would begin another turn
    lost = (
        condition for condition in goal.conditions if condition.verb in FINAL_CONDITIONS and not condition.is_met(now)
    )
    return any(condition.verb != "round" or now.state.round > int(condition.words.split()[1]) for condition in lost)


def is_short_of_actions(goal: Goal, now: Moment) -> bool:
    """Whether the last turn has fewer main actions left than contracts are missing, as each is one (F5)."""
    frame = now.state.pending[-1]
    if frame.kind != "act" or f"turns {ended_turns(now) + 1}" not in {each.words for each in goal.conditions}:
        return False
    missing = {each.words for each in goal.conditions if each.verb == "hired" and not each.is_met(now)}
    return len(missing) > frame.mains


def is_short_of_clergymen(condition: Condition, now: Moment) -> bool:
    """Whether somebody is out who is to be at home, and no building calls back before the next round (F3.1)."""
    usable = {*now.state.sites, *now.state.display}
    return not condition.is_met(now) and usable.isdisjoint(_recalling_cards())


@cache
def _recalling_cards() -> frozenset[str]:
    """The cards that call clergymen back."""
    return _cards_with(lambda step: isinstance(step, Recall))


def is_gone(condition: Condition, now: Moment) -> bool:
    """Whether a condition can never be met again, as cards never leave their spaces and forests never regrow.

    >>> from ora_widgets import new_game
    >>> from ora_widgets.scenarios.goals import read_goal
    >>> game = new_game(3).play("build G12 0,3")
    >>> [is_gone(read_goal(goal).conditions[0], Moment.of(game)) for goal in ("G built G12", "R built G12 0,3")]
    [True, False]
    """
    verb, *words = condition.words.split()
    seat = condition.seat or now.whose
    place = words[-1] if words and is_space(words[-1]) else ""
    if not (verb in ("built", "hand") or (verb == "took" and place)) or condition.is_met(now):
        return False
    mine = now.player(seat).holds
    if verb == "took":
        return place in now.player(seat).ground and mine.get(place) not in WILD
    if verb == "hand":
        return any(card in mine.values() for card in words)
    covers = now.seat(seat) == now.state.mode.players  # the neutral player builds over buildings (F13.6)
    for card in words[:-1] if place else words:
        elsewhere = card in now.state.sites and now.state.sites[card][0] != now.seat(seat)
        moved = bool(place) and card in mine.values() and mine.get(place) != card
        full = bool(place) and not covers and mine.get(place, card) not in (card, *WILD)
        if elsewhere or moved or full:
            return True
    return False


#: The word that introduces each part of the board, the word for the whole display, and words for verbs.
WORDS = {
    "buildings": "display", "settlements": "hand", "others": "other-landscapes", "land": "landscapes", "coming": "phases",
    "log": "log", "score": "score-pad",
}  # fmt: skip
ANY_CARD = "any-card"
VERB_WORDS = {"district": "landscapes", "plot": "landscapes", "flip": "straw-from-grain", "sell": "drinks"}


@cache
def introduced_by_step() -> dict[str, frozenset[str]]:
    """By the message of each step of the course, all words introduced up to and including it.

    >>> "joker" in introduced_by_step()["lesson-wheel-first-harvest"], "joker" in introduced_by_step()["lesson-wheel-joker"]
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
    """The reduced table of a step; `None` for the whole table, as in every task outside the course."""
    known = introduced_by_step().get(step.message)
    if known is None:
        return None
    parts = frozenset(part for part in PARTS if WORDS[part] in known)
    verbs = frozenset(verb for verb in (*VERBS, *CONVERSION_VERBS) if VERB_WORDS.get(verb, verb) in known)
    if ANY_CARD in known and len(parts) == len(PARTS):
        return None
    # Cards of the step's solution, goal or display are always shown.
    meant = set(f"{step.solution} {step.goal}".replace(";", " ").split())
    laid_out = step.position.get("display") is not None

    def knows(card: str) -> bool:
        return bool({card, ANY_CARD} & known) or card in meant or (laid_out and card not in SETTLEMENTS)

    return ReducedTable(parts, verbs, not step.choices, "wheel-turns" in known, knows)


PREFIX = "term-"


def terms_in(text: str, language: str) -> list[Term]:
    """The terms in a text, in the order of their first occurrence.

    Args:
        text: A step's text.
        language: The language that it is in.

    >>> [term["word"] for term in terms_in("Send the prior, or a lay brother. The prior moves in.", "en")]
    ['prior', 'lay brother']
    """
    meanings, pattern = _known_forms(language)
    found: dict[str, Term] = {}
    for match in pattern.finditer(text):
        word = match[0]
        means = meanings[word.lower()]
        found.setdefault(means, {"word": word, "means": means})
    return [*found.values()]


@cache
def _known_forms(language: str) -> tuple[dict[str, str], re.Pattern[str]]:
    """The meaning of each form of a term, and a pattern that finds them as whole words, the longest first."""
    meanings: dict[str, str] = {}
    for name in (each.removeprefix(PREFIX) for each in message_ids(language) if each.startswith(PREFIX)):
        means = say(f"term-{name}.means", language)
        meanings |= {form.strip(): means for form in say(f"term-{name}", language).split("|")}
    forms = "|".join(map(re.escape, sorted(meanings, key=len, reverse=True)))
    return meanings, re.compile(rf"(?<!\w)(?:{forms})(?!\w)", re.IGNORECASE)

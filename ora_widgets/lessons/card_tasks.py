"""The card trainer: a one-minute task for every card face, generated from its row.

The steps of the row determine the goods and everything else that the position needs. Every use of the building is then
tried, and the most valuable one becomes the task.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from math import ceil
from typing import Any

from ..engine import State, play
from ..engine.cards import CARDS, Card
from ..engine.goods import CODES, GOODS, spell, used_in
from ..engine.moves import UnknownName, safe_text
from ..engine.steps.base import Step as Does
from ..engine.steps.grants import DISPLAY, OCCUPIED, PRIOR, Enter, Grant, Recall
from ..engine.steps.price import Price
from ..engine.steps.trade import Different, Exchange, Fee, OneOf, PerOwned, Together
from ..game.search import Line, Node, search, text
from ..language.fluent import CURRENT, say
from ..language.name_lookup import ids_named, nearest_cards
from ..language.names import amounts, card, card_name, card_text
from ..language.sentences import with_sentence
from ..scenarios import Scenario
from ..support.arguments import one_of
from .lesson_step import Lesson, LessonStep
from .progress_file import Progress
from .session import Session

ID_LETTERS = {"france": "GF", "ireland": "GI"}  # first letters of the ids of a country's cards
COUNTRIES = {"F": "france", "G": "france", "I": "ireland"}
ROUNDS = {"start": 5, "A": 9, "B": 13, "C": 17, "D": 21}  # the pile is on display and Red begins
SITES = {"coast": "0,-1", "hillside": "0,5", "mountain": "0,6", "water": "0,-2"}
LAND = {"coast": "plot 0 coast", "water": "plot 0 coast", "hillside": "plot 0 mountain", "mountain": "plot 0 mountain"}
TRADES = 2  # how often an unlimited trade is made
MAX_TRADES = 3  # how often a limited trade is made at most
TRADE_VARIATIONS = (0, 1, -1)  # added to those numbers, so that a repeated task has other numbers
WHEEL_VALUES = (0, 3, 5)  # the value of all indicators in each variation; 0 for the round's own values
WHEEL = ("clay", "coin", "grain", "livestock", "wood", "peat", "joker")


@dataclass(frozen=True)
class CardTask(LessonStep):
    """A task about one card; `name` is the card's id.

    It takes these in addition to the arguments of a `LessonStep`.

    Args:
        kind: What the task yields: goods, a building or land, and whether a clergyman comes home.
        gained: The goods gained, by code.
        given: The goods given, by code.
        built: The id of the card that is built; empty for none.
    """

    kind: str = "goods"
    gained: Mapping[str, int] | None = None
    given: Mapping[str, int] | None = None
    built: str = ""

    def words(self, part: str, language: str) -> str:
        name = card_name(self.name, language)
        match part:
            case "title":
                return name
            case "text":
                return card(self.name, language).line
            case "learnt":
                return say("drill-learnt", language, text=card_text(self.name, language))
            case "task":
                goods = amounts((self.gained or {}).items(), language)
                built = card_name(self.built, language) if self.built else ""
                return say("drill-task", language, card=name, kind=self.kind, goods=goods, built=built)
            case "hint-1":
                return card_text(self.name, language)
            case "hint-2":
                given = amounts((self.given or {}).items(), language)
                return say("drill-hint", language, card=name, gives=len(self.given or {}), goods=given)
            case "hint-3":
                return say("lesson-hint-moves", language, moves=self.solution)
        return ""


def card_drill(
    name: str = "", country: str = "", *, language: str = CURRENT, progress: Progress | None = None
) -> Session:
    """Give a one-minute task about what a building does; `next()` goes on to the next card.

    Args:
        name: The name or id of a card; by default the first that you have not solved yet.
        country: The country of the cards, `"france"` or `"ireland"`; by default that of the named card, else France.
        progress: The progress file; by default the one in use.

    Raises:
        UnknownName: When there is no such building in that country, or no such country or language.

    >>> card_drill("F05").task
    Use the Bakery so that you have 8 coins at the end.
    """
    if not one_of(country, ("", *ID_LETTERS)):
        raise with_sentence(UnknownName("drill-no-country", word=safe_text(country, 40)), language=language)
    if one_of(name, ("",)):
        return Session(_lesson(country or "france"), language=language, progress=progress)
    letters = ID_LETTERS.get(country, "GFI")
    ids = [id_ for id_ in ids_named(name) if id_ in CARDS and CARDS[id_].number and id_[0] in letters]
    if not ids:
        unknown = UnknownName("drill-unknown", name=safe_text(name, 40), near=nearest_cards(safe_text(name, 40)))
        raise with_sentence(unknown, language=language)
    return Session(_lesson(country or COUNTRIES[ids[0][0]]), ids[0], language=language, progress=progress)


@cache
def _lesson(country: str) -> Lesson:
    rows = sorted((row for row in CARDS.values() if row.number), key=lambda row: row.number)
    steps = tuple(card_task(row.id) for row in rows if row.id[0] in ID_LETTERS[country])
    return Lesson("card", steps, "drill-lesson")


def card_task(id_: str, repetition: int = 0) -> CardTask:
    """The task of one card.

    Args:
        repetition: How often the learner has solved it; each time it has other numbers, if the card allows any.

    >>> card_task("F05").goal, card_task("F05", 1).goal == card_task("F05").goal
    ('R sent F05; R has 8Pn', False)
    """
    if not repetition:
        return _vary(id_, 0)
    tasks = [_vary(id_, variant) for variant in range(len(TRADE_VARIATIONS))]
    different = [task for place, task in enumerate(tasks) if task.goal not in [other.goal for other in tasks[:place]]]
    return different[repetition % len(different)]


@cache
def _vary(id_: str, variant: int) -> CardTask:
    row = CARDS[id_]
    position = _position(row, variant)
    start = Scenario(id_, **position).game().now
    end, line = max(_uses(start, row), key=lambda use: (_worth(start, use[0]), _times(use[1])))
    return _with_goal(replace(CardTask(id_, position=position), solution=text(line)), start, end)


def _uses(start: State, row: Card) -> list[tuple[State, Line]]:
    """The positions after every way to use the building once, with their moves."""
    kind = "prior" if any(isinstance(step, Recall) and step.everybody for step in row.does) else "lay"
    opening = ("use", row.id, kind)
    state = start.copy()
    play(state, opening)
    depth = len(start.pending)
    if len(state.pending) <= depth:
        return [(state, (opening,))]
    found = search([Node(state, (opening,))], lambda _, after: len(after.state.pending) <= depth)
    return [(end.state, end.line) for end in found.ends]


def _worth(start: State, end: State) -> tuple[int, int, int]:
    """A value for the gain of a use, regardless of its price."""
    before, after = start.players[0], end.players[0]
    goods = sum(
        (4 * good.points + 2 * good.food + good.energy + good.coins + 1) * max(after.goods[i] - before.goods[i], 0)
        for i, good in enumerate(GOODS)
    )
    built = len(after.buildings) + len(after.ground) - len(before.buildings) - len(before.ground)
    return built - len(after.hand) + len(before.hand), goods, _count_at_home(end)


def _times(line: Line) -> list[int]:
    """How often each trade is made; among equal gains, the use with the most trades teaches most."""
    return [int(move[1]) for move in line if move[0] == "times"]


def _count_at_home(state: State) -> int:
    return state.players[0].brothers + (not state.players[0].prior)


def _with_goal(task: CardTask, start: State, end: State) -> CardTask:
    """The task, with everything gained as its goal."""
    before, after = start.players[0], end.players[0]
    gained = {code: after.goods[i] for i, code in enumerate(CODES) if after.goods[i] > before.goods[i]}
    given = {code: before.goods[i] - after.goods[i] for i, code in enumerate(CODES) if after.goods[i] < before.goods[i]}
    built = [id_ for id_ in after.holds.values() if id_ not in before.holds.values() and id_ not in ("forest", "moor")]
    home = _count_at_home(end) > _count_at_home(start) - 1
    land = len(after.ground) - len(before.ground)
    goals = [f"sent {task.name}", *(f"built {id_}" for id_ in built)]
    if gained and not built:
        goals.append("has " + spell((CODES.index(code), count) for code, count in gained.items()))
    if land:
        goals += ["played district", "played plot"]
    if home:
        goals.append(f"home {_count_at_home(end)}")
    kind = ("land" if land else "built" if built else "goods") + ("-home" if home else "")
    return replace(
        task, goal="; ".join(f"R {goal}" for goal in goals), kind=kind, gained=gained, given=given, built=built[0] if built else ""
    )  # fmt: skip


# ---- the position of a task


def _position(row: Card, variant: int) -> dict[str, Any]:
    """A position for a card: its land, goods, and everything else that its steps need."""
    terrain = row.terrain[0] if len(row.terrain) < 3 and "plains" not in row.terrain else ""
    site = SITES[terrain] if terrain else "1,3" if row.cloister else "0,3"
    give: Counter[str] = Counter()
    position: dict[str, Any] = {
        "players": 4, "country": COUNTRIES[row.id[0]], "round": ROUNDS[row.pile], "display": "",
        "built": {"R": f"{row.id} {site}"},
    }  # fmt: skip
    if terrain:
        position["land"] = {"R": LAND[terrain]}
    for step in row.does:
        give.update(_goods(step, position["country"], TRADE_VARIATIONS[variant]))
        position.update(_extra_terms(step))
    if WHEEL_VALUES[variant]:
        position["wheel"] = dict.fromkeys(WHEEL, WHEEL_VALUES[variant])
    position["give"] = {"R": spell((CODES.index(code), count) for code, count in give.items())}
    return position


def _extra_terms(step: Does) -> dict[str, Any]:
    """Terms of the position that a step needs besides goods."""
    match step:
        case Enter(kind=kind) if kind == PRIOR:
            return {"placed": {"G": "prior LG1"}}
        case Enter(kind=kind) if kind == OCCUPIED:
            return {"placed": {"G": "lay LG1"}}
        case Enter(kind=kind) if kind == DISPLAY:
            return {"display": "G07"}
        case Grant(actions=actions) if "build" in actions:
            return {"display": "G12"}
        case Recall(everybody=everybody):
            return {"placed": {"R": "lay LR2" if everybody else "prior LR2"}}
    return {}


def _goods(step: Does, country: str, more: int) -> Counter[str]:
    """The goods that a step takes for a few trades, `more` than usual."""
    match step:
        case Exchange(give=price, most=most):
            return _price(price, _count_trades(most, more))
        case Together(trades=trades, most=most):
            return sum((_price(each.give, _count_trades(each.most or most, more)) for each in trades), Counter())
        case OneOf(trades=trades):
            return _price(list(trades.values())[-1].give, 1)
        case Fee(price=price):
            return _price(price, 1)
        case Different(count=count):
            return Counter([good.code for good in used_in(country) if good.code != "Wr"][:count])
        case PerOwned(good=good, levels=levels):
            return Counter({CODES[good]: max(levels)})
        case Grant(actions=actions):
            return Counter({"build": ["Wo"], "settle": ["Gn", "Wo"]}.get(actions[0], []))
    return Counter()


def _count_trades(most: int, more: int) -> int:
    """How often to make a trade that is possible `most` times; 0 means without a limit."""
    times = min(most or TRADES, MAX_TRADES) + more
    return max(1, min(times, most) if most else times)


def _price(price: Price, times: int) -> Counter[str]:
    """Goods that cover a price: its tiles, livestock for food, wood for energy, ornaments for points."""
    goods = Counter({CODES[i]: count * times for i, count in price.tiles})
    goods["Sh"] += ceil(price.food * times / 2)
    goods["Wo"] += ceil(price.energy * times / 2)
    goods["Or"] += ceil(price.points * times / 4)
    return +goods

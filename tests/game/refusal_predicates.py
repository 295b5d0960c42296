"""The conditions for each refusal, as one small predicate for each message, from the state alone.

None of them uses the code that chose the message: they look at goods, spaces, clergymen and frames, or try whether a
move that the sentence suggests is legal. `Tried` is what they look at.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import islice
from typing import Any

from ora_widgets.engine import Refusal, State, options
from ora_widgets.engine.cards import CARDS, PRINTED, SETTLEMENTS, in_play, step_of
from ora_widgets.engine.frames import Bill, Deal, Turn
from ora_widgets.engine.goods import CODES, GOODS, INDEX, Bag, bag
from ora_widgets.engine.land import LAND, NEIGHBOURS, parse_space
from ora_widgets.engine.state import Player
from ora_widgets.engine.steps.base import Step
from ora_widgets.engine.steps.grants import Enter
from ora_widgets.engine.steps.trade import Different, Fee, Together
from ora_widgets.engine.terms import INDICATORS
from ora_widgets.game.move_parser import VERBS

HALVES = {"food": 1, "energy": 2, "points": 1}  # the engine counts energy in halves


@dataclass
class Tried:
    """A refused line, with its position and message."""

    state: State
    line: str
    move: tuple[str, ...]  # the line's words, with tiles in order if it is well formed
    refused: Refusal

    @property
    def details(self) -> dict[str, Any]:
        return self.refused.details

    @property
    def frame(self) -> Any:
        return self.state.pending[-1]

    @property
    def turn(self) -> Turn:
        """The question of the turn: the top one, or one that an extra action interrupts (D16)."""
        turns = [frame for frame in self.state.pending if isinstance(frame, Turn)]
        return turns[-1] if self.state.rulings.any_order else self.frame

    @property
    def player(self) -> Player:
        seat: int = self.frame.seat
        return self.state.players[seat]

    @property
    def step(self) -> Step | None:
        return step_of(self.frame)

    @property
    def neutral(self) -> Player:
        return self.state.players[self.state.mode.players]

    def has(self, code: str) -> int:
        return self.player.goods[INDEX[code]]

    def legal(self, *words: str) -> bool:
        return tuple(words) in options(self.state)

    @property
    def drinks(self) -> int:
        """The coins for which the drinks could be sold (F6.4)."""
        return self.has("Wn") + 2 * self.has("Wh")

    @property
    def tiles(self) -> dict[str, int]:
        """The tiles that the line names."""
        found: dict[str, int] = {}
        for word in self.move[1:]:
            found[word[-2:]] = found.get(word[-2:], 0) + int(word[:-2] or 1)
        return found


def holder(state: State, card: str) -> int | None:
    """The seat whose landscape has a card, found on its spaces."""
    return next((player.seat for player in state.players if card in player.holds.values()), None)


def standing(state: State, card: str) -> int:
    """The number of clergymen on a card."""
    return sum([player.prior, *player.out].count(card) for player in state.players)


def is_covered(state: State, card: str) -> bool:
    return any(card == below for _, below in state.covered)


def dealt(state: State, pile: str) -> bool:
    """Whether a pile has joined the display, which it does at the end of its settlement phase (F8.6)."""
    phase = "ABCD".index(pile) + 1 if pile in list("ABCD") else 0
    waiting = {frame.phase for frame in state.pending if isinstance(frame, Deal)}
    return phase <= state.passed and phase not in waiting


def lay_brothers_go(t: Tried) -> bool:
    """Whether lay brothers can be sent now; under one ruling also in the bonus round (F9.3)."""
    return t.frame.kind != "bonus" or t.state.rulings.any_building


def takes_part(state: State, card: str) -> bool:
    return card in {row.id for row in in_play(state)}


def nowhere(state: State, card: str) -> bool:
    return holder(state, card) is None and card not in state.display


def lacks(t: Tried, cost: Bag) -> dict[str, int]:
    """The part of a cost that is lacking after flipping grain and selling drinks (F6.2, F6.4)."""
    spare = {"Sw": t.has("Gn"), "Pn": t.drinks}
    short = {GOODS[i].code: n - t.player.goods[i] - spare.get(GOODS[i].code, 0) for i, n in cost}
    return {code: n for code, n in short.items() if n > 0}


def feeds(player: Player, food: int, energy: int) -> bool:
    """Whether food and energy (in halves) can be paid, by trying every number of flipped grain (F8.4)."""
    goods = player.goods
    grain = goods[INDEX["Gn"]]
    for straw in range(grain + 1):
        fed = sum(good.food * goods[i] for i, good in enumerate(GOODS)) - straw
        burnt = sum(good.energy * goods[i] for i, good in enumerate(GOODS)) + straw
        if fed >= food and burnt >= energy:
            return True
    return False


def value(code: str, unit: str) -> int:
    """The worth of a tile in a unit (F1.2, F14.1)."""
    if code == "Ni":
        return {"food": 5, "energy": 0, "points": 2}[unit]
    good = GOODS[INDEX[code]]
    return {"food": good.food, "energy": good.energy, "points": good.points}[unit]


def open_price(t: Tried) -> tuple[str, int]:
    """The unit and price (energy in halves) of the open payment."""
    if t.frame.kind == "pay":
        return t.frame.unit, t.frame.price
    step = t.step
    assert isinstance(step, Fee)
    return "energy", step.price.energy


def as_asked(t: Tried) -> dict[str, int]:
    """The tiles of a payment by their names in its unit."""
    unit, tiles = open_price(t)[0], dict(t.tiles)
    if unit == "energy" and "Gn" in tiles:
        tiles["Sw"] = tiles.get("Sw", 0) + tiles.pop("Gn")
    if unit == "food" and "Ni" in tiles:
        tiles["Pn"] = tiles.get("Pn", 0) + 5 * tiles.pop("Ni")
    if unit == "points" and "Pn" in tiles and tiles["Pn"] % 5 == 0:
        tiles["Ni"] = tiles.get("Ni", 0) + tiles.pop("Pn") // 5
    return tiles


def piece(t: Tried) -> list[str]:
    """The spaces that a piece of land would cover."""
    _, row, side = t.move
    return [f"{int(row) + down},{col}" for down, col, *_ in LAND[side].spaces]


def borders_land(t: Tried, columns: tuple[int, ...], centre: int) -> bool:
    """Whether a space of the new piece in the first of the columns borders the player's land in one of them."""
    mine = [space for space in piece(t) if parse_space(space)[1] == columns[0]]
    near = {next_ for space in mine for next_ in NEIGHBOURS[space]} - set(piece(t))
    return any(space in t.player.ground for space in near if parse_space(space)[1] in (columns[0], centre))


def other_cloister(land: Player, space: str) -> bool:
    return any(held in CARDS and CARDS[held].cloister for held in map(land.holds.get, NEIGHBOURS[space]) if held)


def last_space(t: Tried) -> bool:
    """The named cards have a place now and would have none; every space of the heartland is checked."""
    card, space, cards = t.details["card"], t.details["space"], t.details["cards"]

    def places(id_: str, holds: dict[str, str]) -> list[str]:
        kind = CARDS[id_].cloister
        free = [s for s in t.neutral.ground if s not in holds]
        over = [s for s in holds if CARDS[holds[s]].cloister == kind and not standing(t.state, holds[s])]
        return [s for s in free + over if not kind or any(
            CARDS[holds[n]].cloister for n in NEIGHBOURS[s] if n in holds
        )]  # fmt: skip

    after = t.neutral.holds | {space: card}
    return (card, space) == t.move[1:] and set(cards) < set(t.state.display) and all(
        places(id_, t.neutral.holds) and not places(id_, after) for id_ in cards
    )  # fmt: skip


def round_put_on(state: State, indicator: str) -> int | None:
    return state.since[INDICATORS.index(indicator)]


def entering(t: Tried) -> bool:
    """Why a building cannot be entered from the used one."""
    card, kind = t.details["card"], t.details["kind"]
    step = t.step
    assert isinstance(step, Enter)
    inside = t.frame.card
    via = {frame.card for frame in t.state.pending if frame.kind == "via"}
    seat, space = t.state.sites.get(inside, (0, ""))
    near = {t.state.players[seat].holds.get(next_) for next_ in NEIGHBOURS[space]} if space else set()
    truth = {
        "prior": step.kind == "prior" and all(player.prior != card for player in t.state.players),
        "occupied": step.kind == "occupied" and not standing(t.state, card),
        "unoccupied": step.kind == "neighbour" and standing(t.state, card) > 0,
        "adjacent": step.kind == "neighbour" and card not in near,
        "display": step.kind == "display" and card not in t.state.display,
        "itself": card == inside,
        "through": card in via,
        "settlement": card in SETTLEMENTS,
    }
    return bool(truth[kind])


def clergy(t: Tried) -> bool:
    """Which kind is away and where, and whether the other one can be sent as suggested."""
    me, kind, cards = t.player, t.details["kind"], t.details["cards"]
    where = {
        "prior": bool(me.prior) and me.brothers > 0 and cards == (me.prior,),
        "lay": not me.prior and me.brothers == 0 and cards == me.out,
        "any": bool(me.prior) and me.brothers == 0 and set(cards) == {me.prior, *me.out},
    }
    return where[kind] and t.details["count"] == len(cards) and all(standing(t.state, card) for card in cards)


def indicator(t: Tried) -> bool:
    """It is not on the wheel, and the suggested move is legal."""
    name, instead = t.details["indicator"], t.details["instead"]
    others = {move[-1] if move[0] != "take" else move[1] for move in options(t.state) if move[0] == t.move[0]}
    others -= {"skip"}
    advised = {"joker": "joker" in others, "own": bool(others - {"joker"}), "none": not others}
    rule = "F13.3" if t.state.mode.leaves and name not in ("grapes", "stone") else "F4.5"
    return name == t.move[-1 if t.move[0] != "take" else 1] and round_put_on(t.state, name) is None and advised[instead] and (
        t.refused.rule == rule
    )  # fmt: skip


def contract_price(t: Tried) -> bool:
    coins, instead = t.has("Pn"), t.details["instead"]
    drinks = {"wine": t.has("Wn"), "whiskey": t.has("Wh")}
    advised = not any(drinks.values()) if instead == "none" else t.legal("contract", t.move[1], instead)
    return (
        advised
        and (t.details["price"], t.details["coins"]) == (t.state.price, coins)
        and coins + t.drinks < t.state.price
    )


def no_drink(t: Tried) -> bool:
    code = {"wine": "Wn", "whiskey": "Wh"}[t.details["drink"]]
    payable = t.legal("contract", t.move[1], "coins")
    return t.move[2] == t.details["drink"] and not t.has(code) and payable is (t.details["instead"] == "coins")


def too_dear(t: Tried) -> bool:
    pile = t.state.districts if t.details["kind"] == "district" else t.state.plots
    coins = t.has("Pn") + t.drinks
    values = (t.details["price"], t.details["coins"], t.details["drinks"])
    return t.details["kind"] == t.move[0] and values == (pile[0], coins, t.drinks) and coins < pile[0]


def too_small(t: Tried) -> bool:
    unit, price = open_price(t)
    paid = sum(value(code, unit) * count for code, count in as_asked(t).items())
    values = (t.details["unit"], t.details["paid"] * HALVES[unit], t.details["price"] * HALVES[unit])
    return values == (unit, paid, price) and paid < price


def is_grain_reserved(t: Tried) -> bool:
    """There is grain, but the next payment of energy needs it as straw."""
    bills = [frame for frame in t.state.pending[:-1] if isinstance(frame, Bill)]
    energy = next(bill.price for bill in reversed(bills) if bill.unit == "energy")
    others = sum(good.energy * t.player.goods[i] for i, good in enumerate(GOODS))
    keep = t.details["count"]
    return bool(keep == energy - others > 0 and t.has("Gn") - keep < t.tiles["Gn"] <= t.has("Gn"))


def not_owned(t: Tried) -> bool:
    code = t.details["good"]
    tiles = t.tiles if t.move[0] == "give" else as_asked(t)
    owned = t.has("Pn") // 5 if code == "Ni" else t.has(code)
    if code == "Sw":  # only if goods must differ; otherwise another sentence applies
        owned += t.has("Gn")
    return bool(t.details["have"] == owned < tiles[code])


def is_promised(t: Tried) -> bool:
    """Whether flipping or selling a tile would leave too little for the present and the next payment."""
    after = t.player.copy()
    got, count = {"Gn": ("Sw", 1), "Wn": ("Pn", 1), "Wh": ("Pn", 2)}[t.details["good"]]
    after.goods[INDEX[t.details["good"]]] -= 1
    after.goods[INDEX[got]] += count
    due = {"food": 0, "energy": 0, "points": 0}
    for frame in t.state.pending:
        if isinstance(frame, Bill):
            due[frame.unit] += frame.price
    if isinstance(t.step, Together):  # chosen trades are paid in one sum at the end
        for trade, often in zip(t.step.trades, t.frame.chosen, strict=False):
            after.give(trade.give.tiles, often)
            due["food"] += trade.give.food * often
            due["energy"] += trade.give.energy * often
    points = sum(value(code, "points") * n for code, n in zip(CODES, after.goods, strict=True) if code != "Wr")
    points += 2 * (after.goods[INDEX["Pn"]] // 5)
    return not feeds(after, due["food"], due["energy"]) or points < due["points"]


def times(t: Tried) -> bool:
    most = max((int(move[1]) for move in options(t.state) if move[0] == "times"), default=0)
    return bool(t.details["asked"] == int(t.move[1]) > t.details["limit"] == most)


def claim(t: Tried) -> bool:
    points = sum(value(code, "points") * count for code, count in t.tiles.items())
    return bool(t.details["points"] == points > t.details["limit"] == t.frame.limit)


def wanted(t: Tried) -> int:
    assert isinstance(t.step, Different)
    return t.step.count


def verbs(t: Tried) -> set[str]:
    return {move[0] for move in options(t.state)}


def at_site(t: Tried) -> tuple[str, str]:
    """The card that the line names, and the space."""
    return t.details["card"], t.move[2]


def empty_of(t: Tried) -> str | None:
    return t.player.holds.get(t.details["space"])


def last(t: Tried) -> str:
    return t.move[-1]


Truth = Callable[[Tried], bool]

TRUTHS: dict[str, Truth] = {
    # an illegible line
    "moves-by-commas": lambda t: t.move[0].endswith(",") and t.details["word"] in VERBS,
    "not-a-verb": lambda t: t.move[0] not in VERBS and t.details["word"] == t.move[0],
    "not-a-move": lambda t: t.details["usage"].split()[0] == (t.move[0] if t.move else "VERB") and t.move not in options(t.state),
    "alternatives": lambda t: any(mark in " ".join(t.move) for mark in "|·") and tuple(t.details["such"].split()) in options(t.state),
    "unknown-card": lambda t: t.details["word"] in t.move and t.details["word"] not in {**CARDS, **SETTLEMENTS},
    "unknown-space": lambda t: t.details["word"] in t.move and t.details["word"] not in t.player.ground,
    "unknown-good-near": lambda t: (  # goods may be separated by commas
        any(t.details["word"] in (word, *word.split(",")) for word in t.move) and t.details["word"][-2:] not in {*INDEX, "Ni"}
    ),
    "ambiguous": lambda t: t.details["line"] == " ".join(t.move) and all(
        t.legal(*one.strip(" …").split()) for one in t.details["options"].split(", ")
    ),
    # a line that does not answer the question
    "game-over": lambda t: not t.state.pending,
    "other-question": lambda t: t.move[0] not in verbs(t) and t.details["line"] == " ".join(t.move),
    "not-an-option": lambda t: t.move[0] in verbs(t) and not t.legal(*t.move) and t.details["line"] == " ".join(t.move),
    # building
    "card-gone": lambda t: (
        nowhere(t.state, t.details["card"]) and takes_part(t.state, t.details["card"])
        and dealt(t.state, CARDS[t.details["card"]].pile) and not is_covered(t.state, t.details["card"])
    ),
    "card-covered": lambda t: is_covered(t.state, t.details["card"]) and nowhere(t.state, t.details["card"]),
    "card-already-built": lambda t: holder(t.state, t.details["card"]) == t.details["owner"] and t.details["card"][0] != "L",
    "heartland-not-built": lambda t: holder(t.state, t.details["card"]) == t.details["owner"] and t.details["card"][0] == "L",
    "card-in-pile": lambda t: (
        nowhere(t.state, t.details["card"]) and takes_part(t.state, t.details["card"])
        and CARDS[t.details["card"]].pile == t.details["pile"] and not dealt(t.state, t.details["pile"])
    ),
    "card-not-in-game": lambda t: (
        not takes_part(t.state, t.details["card"]) and nowhere(t.state, t.details["card"]) and t.details["card"][0] != "L"
    ),
    "heartland-not-in-game": lambda t: (
        t.details["card"][:2] == f"L{t.details['colour']}" and not is_covered(t.state, t.details["card"])
        and not any(player.buildings[0][1] == t.details["colour"] for player in t.state.players)
    ),
    "cannot-afford": lambda t: (
        dict(bag(t.details["missing"])) == {INDEX[c]: n for c, n in lacks(t, bag(t.details["cost"])).items()} != {}
        and bag(t.details["cost"]) == PRINTED[t.state.rulings.table][t.details["card"]].cost
    ),
    "no-such-space": lambda t: t.details["space"] not in t.player.ground and t.move[0] != "place",
    "space-covered": lambda t: empty_of(t) == t.details["what"] in ("forest", "moor"),
    "space-taken": lambda t: empty_of(t) == t.details["card"] in {**CARDS, **SETTLEMENTS},
    "wrong-terrain": lambda t: (
        t.player.ground[at_site(t)[1]] == t.details["terrain"]
        and t.details["terrain"] not in t.details["allowed"] == CARDS[t.details["card"]].terrain
    ),
    "needs-cloister": lambda t: CARDS[t.details["card"]].cloister and not other_cloister(t.player, t.details["space"]),
    "settlement-not-built-here": lambda t: t.details["card"] in SETTLEMENTS and t.move[0] in ("build", "settle"),
    # main actions
    "no-main-action-left": lambda t: t.frame.mains == 0,
    "main-action-left": lambda t: t.frame.mains > 0 and t.move[0] == "done",
    "not-your-building": lambda t: (
        holder(t.state, t.details["card"]) == t.details["owner"] != t.frame.seat and lay_brothers_go(t) and t.move[0] == "use"
    ),
    "own-building": lambda t: holder(t.state, t.details["card"]) == t.frame.seat and t.move[0] == "contract",
    "not-built": lambda t: (
        holder(t.state, t.details["card"]) is None and t.details["card"] in CARDS and takes_part(t.state, t.details["card"])
        and (t.details["card"] in t.state.display or not dealt(t.state, CARDS[t.details["card"]].pile))
    ),
    "settlement-not-used": lambda t: t.details["card"] in SETTLEMENTS,
    "occupied": lambda t: standing(t.state, t.details["card"]) > 0 and lay_brothers_go(t),
    "no-clergyman": clergy,
    "owner-has-no-clergyman": lambda t: (
        holder(t.state, t.details["card"]) == t.details["owner"] and t.state.players[t.details["owner"]].brothers == 0
        and t.state.players[t.details["owner"]].prior != ""
    ),
    "contract-price": contract_price,
    "no-drink": no_drink,
    "wrong-drink": lambda t: (
        t.details["country"] == t.state.country != {"wine": "france", "whiskey": "ireland"}[t.details["drink"]]
        and t.details["drink"] == t.move[2]
    ),
    "bonus-round-only-prior": lambda t: t.frame.kind == "bonus" and last(t) == "lay",
    "bonus-round-prior-out": lambda t: t.frame.kind == "bonus" and t.details["cards"] == (t.player.prior,) != ("",),
    "bonus-round-not-allowed": lambda t: t.frame.kind == "bonus" and t.details["verb"] == t.move[0] not in verbs(t),
    "nothing-to-fell": lambda t: empty_of(t) != t.details["what"] == {"cut": "moor"}.get(t.move[0], "forest"),
    "none-to-fell": lambda t: (
        t.details["what"] == {"cut": "moor", "fell": "forest"}[t.move[0]] not in t.player.holds.values()
        and (t.details["named"] == "yes") is (t.legal("pass") and t.frame.kind == "act")
    ),
    "indicator-not-on-wheel": indicator,
    # landscapes
    "landscape-already-bought": lambda t: (
        t.turn.buys == 0 and (t.details["span"] == "phase") is (t.turn.kind == "settle")
        and t.refused.rule == {"phase": "F8.3", "turn": "F6.6"}[t.details["span"]]
    ),
    "landscape-too-dear": too_dear,
    "no-landscape-left": lambda t: not (t.state.districts if t.details["kind"] == "district" else t.state.plots),
    "district-not-adjacent": lambda t: t.details["row"] == t.move[1] and not any(
        next_ in t.player.ground for space in piece(t) for next_ in NEIGHBOURS[space] if next_ not in piece(t)
        if 0 <= parse_space(next_)[1] <= 4
    ),
    "plot-not-adjacent": lambda t: (t.details["row"], t.details["side"]) == t.move[1:] and not borders_land(
        t, *(((-1,), 0) if t.details["side"] == "coast" else ((5,), 4))
    ),
    "land-overlaps": lambda t: t.details["space"] in t.player.ground and t.details["space"] in piece(t),
    "landscape-before-settlement": lambda t: t.frame.kind == "settle" and t.frame.mains == 0 and any(
        held in SETTLEMENTS for held in t.player.holds.values()
    ),
    # settlements and payments
    "settlement-not-in-hand": lambda t: t.details["card"] in SETTLEMENTS and t.details["card"] not in t.player.hand,
    "not-a-settlement": lambda t: t.details["card"] in CARDS and t.move[0] == "settle",
    "settlement-wrong-terrain": lambda t: (
        t.player.ground[at_site(t)[1]] == t.details["terrain"]
        and t.details["terrain"] not in t.details["allowed"] == SETTLEMENTS[t.details["card"]].terrain
    ),
    "settlement-too-dear": lambda t: (
        (t.details["food"], t.details["energy"] * 2) == (SETTLEMENTS[t.details["card"]].food, SETTLEMENTS[t.details["card"]].energy)
        and not feeds(t.player, t.details["food"], int(t.details["energy"] * 2))
    ),
    "one-settlement": lambda t: t.turn.kind == "settle" and t.turn[2] == 0,
    "payment-too-small": too_small,
    "payment-not-owned": not_owned,
    "straw-not-owned": lambda t: (
        (t.details["have"], t.details["grain"]) == (t.has("Sw"), t.has("Gn")) and as_asked(t)["Sw"] > t.has("Sw") + t.has("Gn")
    ),
    "fee-fixed": lambda t: isinstance(t.step, Fee) and t.legal(*t.details["right"].split()) and (
        t.details["right"] == f"pay {t.details['cost']}"
    ),
    "payment-wrong-good": lambda t: (
        t.details["unit"] == open_price(t)[0] and t.details["good"] in t.tiles and not value(t.details["good"], t.details["unit"])
    ),
    "payment-other-name": lambda t: t.details["named"] in t.tiles and t.legal(*t.details["right"].split()),
    "payment-loose-coins": lambda t: open_price(t)[0] == "points" and (
        t.details["count"] == t.tiles["Pn"] and t.tiles["Pn"] % 5 > 0
    ),
    "grain-reserved": is_grain_reserved,
    "times-too-many": times,
    "not-different": lambda t: any(count > 1 for count in t.tiles.values()),
    "same-tiles": lambda t: {
        "grain": (t.has("Gn"), t.has("Sw")) == (1, 0) and {"Gn", "Sw"} <= set(t.tiles),
        "coins": t.has("Pn") == 5 and {"Pn", "Ni"} <= set(t.tiles),
    }[t.details["what"]],
    "wonder-kept": lambda t: "Wr" in t.tiles and not any("Wr" in " ".join(move) for move in islice(options(t.state), 500)),
    "wrong-count": lambda t: t.details["asked"] == sum(t.tiles.values()) != t.details["wanted"] == wanted(t),
    "claim-too-much": claim,
    "cannot-enter": entering,
    "nothing-to-flip": lambda t: t.details["good"] == last(t)[-2:] == "Gn" and not t.has("Gn"),
    "cannot-flip": lambda t: t.details["good"] == last(t)[-2:] != "Gn" == t.details["turning"],
    "nothing-to-sell": lambda t: t.details["good"] == last(t)[-2:] in ("Wn", "Wh") and not t.has(t.details["good"]),
    "cannot-sell": lambda t: (
        t.details["turning"] == {"france": "Wn", "ireland": "Wh"}[t.state.country] != t.details["good"] == last(t)[-2:]
    ),
    "conversion-promised": lambda t: t.has(t.details["good"]) > 0 and t.details["good"] == last(t)[-2:] and not t.legal(
        t.move[0], t.details["good"]
    ) and is_promised(t),
    "one-at-a-time": lambda t: t.details["line"] == " ".join(t.move) and t.legal(*t.details["right"].split()),
    # alone
    "neutral-occupied": lambda t: standing(t.state, t.details["card"]) > 0 and t.neutral.holds[t.move[2]] == t.details["card"],
    "neutral-kind": lambda t: (
        t.neutral.holds[t.move[2]] == t.details["card"] and CARDS[t.details["card"]].cloister != CARDS[t.move[1]].cloister
    ),
    "neutral-cloister": lambda t: CARDS[t.details["card"]].cloister and not other_cloister(t.neutral, t.details["space"]),
    "neutral-last-space": last_space,
    "neutral-settlement": lambda t: t.details["card"] in SETTLEMENTS and t.move[0] == "place",
    "neutral-no-space": lambda t: t.details["space"] not in {f"{row},{col}" for row in (0, 1) for col in range(5)},
    "visit-not-new": lambda t: t.frame.kind == "visited" and t.details["card"] not in t.frame.placed,
}  # fmt: skip

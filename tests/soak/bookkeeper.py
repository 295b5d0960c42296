"""Computes what all players should own after a move, independently of the engine.

It uses the words of the move, the printed cards (`Step.picture`, which the page draws) and the frames that were
pending, but never the engine's own functions. Only whether a question was asked or skipped is looked up in the position
after the move, as its top frame.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from ora_widgets.engine import State
from ora_widgets.engine.cards import CARDS, PRINTED, SETTLEMENTS
from ora_widgets.engine.frames import INTERRUPTED, Allowance, AtStep, Bill, Handout, Turn, Use
from ora_widgets.engine.goods import CODES, GOODS, INDEX
from ora_widgets.engine.terms import INDICATORS

from .bills import COIN, hand_over, payments, purse, straw_wanted

Plain = tuple[str, ...]
Icon = dict[str, Any]
AT_REST = (
    frozenset({"act", "bonus", "settle", "round", "deal", "placing", "visit", "neutral back"}) | INTERRUPTED | {"step"}
)
EXTRAS = ("district", "plot", "settle")  # actions that some rulings allow at any moment of a turn
YIELDS = {"fell": "Wo", "cut": "Pt"}
TURNED: dict[Plain, tuple[str, dict[str, int]]] = {
    ("flip", "Gn"): ("Gn", {"Sw": 1}),
    ("sell", "Wn"): ("Wn", {"Pn": 1}),
    ("sell", "Wh"): ("Wh", {"Pn": 2}),
}
SHARED = ("food", "energy", "points")


def owned_after(before: State, move: Plain, after: State) -> list[list[int]]:
    """The goods of all players after a move, by this computation."""
    books = Books(before, after)
    books.answer(move)
    books.work()
    books.gifts()
    return books.goods


@cache
def printed_function(card: str) -> tuple[Icon, ...]:
    """The printed function of a card, step by step."""
    return tuple(dict(step.picture()) for step in CARDS[card].does)


def bag(words: Plain) -> dict[str, int]:
    """Tiles from text such as `3Gn Sh`, by code."""
    tiles: dict[str, int] = {}
    for word in words:
        tiles[word[-2:]] = tiles.get(word[-2:], 0) + int(word[:-2] or 1)
    return tiles


def tiles_of(amounts: list[tuple[str, float]], times: int = 1) -> dict[str, int]:
    """The tiles of a printed price or gain; amounts of food, energy and points become bills."""
    return {code: int(count) * times for code, count in amounts if code not in SHARED}


def rounds_with_gifts(state: State) -> int:
    """How many rounds have given their gifts; under one ruling a round's gifts wait for its settlement phase (D7)."""
    waiting = state.rulings.gifts_after_phase and any(frame.kind == "deal" for frame in state.pending)
    return state.round - waiting


class Books:
    """The goods of every seat, and the open frames, during a move."""

    def __init__(self, before: State, after: State) -> None:
        self.goods = [player.goods[:] for player in before.players]
        self.open: list[Any] = list(before.pending)
        self.before, self.after = before, after
        self.asked = False  # a question that moves no goods

    # ---- entries

    def gain(self, seat: int, tiles: dict[str, int]) -> None:
        for code, count in tiles.items():
            if code == "Ni":
                self.goods[seat][COIN] += 5 * count
            else:
                self.goods[seat][INDEX[code]] += count

    def pay(self, seat: int, tiles: dict[str, int]) -> None:
        hand_over(self.goods[seat], tiles)

    def produce(self, seat: int, code: str, indicator: str) -> None:
        """The indicator's value, and one more for everybody in the short game (F4.4, F12.4)."""
        state = self.before
        since = state.since[INDICATORS.index(indicator)]
        shown = 0 if since is None else state.mode.wheel[min(state.round - since, len(state.mode.wheel) - 1)]
        self.gain(seat, {code: shown})
        if state.mode.bonus_production and (shown or state.rulings.bonus_at_zero):
            for everybody in range(len(self.goods)):
                self.gain(everybody, {code: 1})

    def bills(self, frame: Any, give: list[tuple[str, float]], times: int) -> None:
        """Tiles are paid at once, food before energy afterwards."""
        self.pay(frame.seat, tiles_of(give, times))
        owed = {unit: count for unit, count in give if unit in SHARED}
        for unit in ("energy", "food", "points"):
            if price := int(owed.get(unit, 0) * times * (2 if unit == "energy" else 1)):
                self.open.append(Bill("due", frame.seat, unit, price, 0, frame.card))

    def trade(self, frame: Any, trade: Icon, times: int) -> None:
        if times:
            got = tiles_of(trade["get"], times)
            self.open.append(Handout("got", frame.seat, tuple((INDEX[code], count) for code, count in got.items())))
            self.bills(frame, trade["give"], times)

    def gifts(self) -> None:
        """The gifts of a rotation (F12.3)."""
        gifts = self.before.mode.gifts
        for number in range(rounds_with_gifts(self.before) + 1, rounds_with_gifts(self.after) + 1):
            if number <= len(gifts):
                for seat in range(len(self.goods)):
                    self.gain(seat, {CODES[good]: count for good, count in gifts[number - 1]})

    # ---- answers

    def answer(self, move: Plain) -> None:
        """Follow the words of a move."""
        frame = self.open.pop()
        if self.comes_between(frame, move):
            self.open.append(frame)
            self.action(frame.seat, move, bought=True)
        elif move[0] in ("flip", "sell"):
            self.convert(frame, move)
        elif frame.kind in ("act", "bonus", "settle"):
            if move[0] != "done":
                self.open.append(frame)
                self.action(frame.seat, move, bought=True)
        elif frame.kind == "granted":
            if left := tuple(action for action in frame.actions if action != move[0] and move[0] != "skip"):
                self.open.append(frame._replace(kind="grant", actions=left))
            self.action(frame.seat, move, bought=False)
        elif frame.kind == "step":
            self.step(frame, printed_function(frame.card)[frame.step], move)
        elif frame.kind == "pay":
            self.pay(frame.seat, bag(move[1:]))
        elif frame.kind == "go":
            if move[0] != "go":
                self.end_function()
            if move[0] == "enter":
                self.enter(frame.seat, frame.card, move[1])
        elif frame.kind == "prior" and move[0] != "skip":
            self.use(frame.seat, frame.card)
        elif move[0] == "enter":
            self.use(frame.seat, move[1])
        elif move[0] == "contract":
            self.hire(frame.seat, move)
            self.use(frame.seat, move[1])

    def comes_between(self, frame: Any, move: Plain) -> bool:
        """Whether it is an extra action within something else, where the rulings allow that (D16)."""
        granted = frame.kind == "granted" and move[0] in frame.actions
        return self.before.rulings.any_order and move[0] in EXTRAS and not isinstance(frame, Turn) and not granted

    def convert(self, frame: Any, move: Plain) -> None:
        """Flip or sell a tile, and return to the question (F6.2, F6.4)."""
        given, got = TURNED[move]
        self.goods[frame.seat][INDEX[given]] -= 1
        self.gain(frame.seat, got)
        if isinstance(frame, Bill):
            self.open.append(frame._replace(kind="due"))
        elif isinstance(frame, AtStep):
            self.reach(frame)
        else:
            self.asked = True

    def action(self, seat: int, move: Plain, *, bought: bool) -> None:
        """A main or extra action, or one that a building grants."""
        verb = move[0]
        if verb == "build":
            cost = PRINTED[self.before.rulings.table][move[1]].cost
            self.pay(seat, {CODES[good]: count for good, count in cost})
            self.asked = self.before.rulings.any_building or not self.before.players[seat].prior  # whether it is used
        elif verb == "use":
            self.use(seat, move[1])
        elif verb == "contract":
            owner = self.before.players[self.hire(seat, move)]
            self.open.append(Use("hired", seat, move[1]))
            self.asked = not owner.prior and owner.brothers > 0  # whom he sends
        elif verb in YIELDS:
            self.produce(seat, YIELDS[verb], move[2])
        elif verb in ("district", "plot") and bought:
            self.pay(seat, {"Pn": (self.before.districts if verb == "district" else self.before.plots)[0]})
        elif verb == "settle":
            row = SETTLEMENTS[move[1]]
            for unit, price in (("energy", row.energy), ("food", row.food)):
                if price:
                    self.open.append(Bill("due", seat, unit, price, 0, row.id))

    def hire(self, seat: int, move: Plain) -> int:
        """Pay for a contract: coins to the owner, if a person, or a drink to the supply (F5.3); returns the owner."""
        owner, _ = self.before.sites[move[1]]
        if move[2] == "coins":
            self.pay(seat, {"Pn": self.before.price})
            if owner < self.before.mode.players:
                self.gain(owner, {"Pn": self.before.price})
        else:
            self.goods[seat][INDEX[{"wine": "Wn", "whiskey": "Wh"}[move[2]]]] -= 1
        return owner

    def use(self, seat: int, card: str) -> None:
        self.open.append(AtStep("run", seat, card, 0))
        if self.before.rulings.ask_always:
            self.open.append(Use("go", seat, card))

    def enter(self, seat: int, card: str, target: str) -> None:
        self.open.append(Use("via", seat, card))
        self.use(seat, target)

    def step(self, frame: AtStep, icon: Icon, move: Plain) -> None:
        """An answer to a question printed on a card."""
        verb, seat = move[0], frame.seat
        if verb == "skip":
            if {"fee", "different"} & set(icon) or ("clear" in icon and not frame.done):
                self.end_function()
        elif "together" in icon:
            self.together(frame, icon, (*frame.chosen, int(move[1])))
        elif verb == "times":
            self.trade(frame, icon, int(move[1]))
        elif verb == "trade":
            if frame.done + 1 < icon["most"]:
                self.open.append(frame._replace(kind="again", done=frame.done + 1))
            self.trade(frame, next(trade for trade in icon["one_of"] if _price_text(trade["give"]) == move[1]), 1)
        elif verb in ("choose", "claim"):
            self.gain(seat, bag(move[1:]))
        elif verb == "pay":
            self.pay(seat, bag(move[1:]))
        elif verb == "give":
            self.pay(seat, bag(move[1:]))
            self.gain(seat, tiles_of(icon["get"]))
        elif verb == "take":
            codes = icon["wheel"] if move[1] == "joker" else [each.code for each in GOODS if each.name == move[1]]
            self.produce(seat, (*move, codes[0])[2], move[1])
        elif verb == "clear":
            self.gain(seat, tiles_of(icon["get"]))
            self.reach(frame._replace(done=frame.done + 1))
        elif verb == "enter":
            self.enter(seat, frame.card, move[1])

    # ---- what does itself

    def work(self) -> None:
        """Follow everything automatic, until a player is asked."""
        while self.open and not self.asked and self.open[-1].kind not in AT_REST:
            frame = self.open.pop()
            if frame.kind == "run":
                if frame.step < len(printed_function(frame.card)):
                    self.open.append(frame._replace(step=frame.step + 1))
                    self.reach(AtStep("step", frame.seat, frame.card, frame.step))
            elif frame.kind == "again":
                self.reach(frame)
            elif frame.kind == "hired":
                self.use(frame.seat, frame.card)
            elif frame.kind == "got":
                for good, count in frame.tiles:
                    self.goods[frame.seat][good] += count
            elif frame.kind == "grant":
                self.asked = self.is_asked("granted")
            elif frame.kind == "due":
                self.due(frame)

    def is_asked(self, kind: str, card: str = "", step: int = -1) -> bool:
        """Whether exactly this question is on top after the move."""
        if len(self.after.pending) != len(self.open) + 1:
            return False
        top: Any = self.after.pending[-1]
        return top.kind == kind and (not card or (top.card, top.step) == (card, step))

    def due(self, bill: Bill) -> None:
        """Pay automatically if there is only one way, otherwise ask (F8.4)."""
        if self.is_asked("pay"):
            self.asked = True
            return
        goods, kept, below = self.goods[bill.seat], 0, self.open[-1] if self.open else None
        if bill.unit == "food" and isinstance(below, Bill) and (below.seat, below.unit) == (bill.seat, "energy"):
            kept = straw_wanted(goods, below.price)
        ways = [way for way, _ in zip(payments(purse(goods, bill.unit, kept), bill.price), range(2), strict=False)]
        assert len(ways) == 1, f"{bill.price} {bill.unit} was paid without asking, of {len(ways)} ways"
        self.pay(bill.seat, ways[0])

    def reach(self, frame: AtStep) -> None:
        """A step of a function: done at once, asked about, or skipped."""
        icon = printed_function(frame.card)[frame.step]
        goods = self.goods[frame.seat]
        if "gain" in icon:
            self.gain(frame.seat, tiles_of(icon["gain"]))
        elif "per" in icon:
            number = goods[INDEX[icon["per"]]]
            self.gain(frame.seat, {"Pn": max((coins for least, coins in icon["levels"] if number >= least), default=0)})
        elif "grant" in icon:
            self.open.append(Allowance("grant", frame.seat, tuple(icon["grant"])))
        elif "together" in icon:
            self.together(frame, icon, frame.chosen)
        elif "recall" not in icon:
            self.asked = self.is_asked("step", frame.card, frame.step)
            if not self.asked and ({"fee", "different"} & set(icon) or ("clear" in icon and not frame.done)):
                self.end_function()

    def together(self, frame: AtStep, icon: Icon, chosen: tuple[int, ...]) -> None:
        """Trades paid in one sum: asked one by one, then settled."""
        if len(chosen) < len(icon["together"]) and self.is_asked("step", frame.card, frame.step):
            self.asked = True
            return
        trades = [(trade, times) for trade, times in zip(icon["together"], chosen, strict=False) if times]
        if trades:
            got: dict[str, int] = {}
            give: dict[str, float] = {}
            for trade, times in trades:
                for sum_, amounts in ((got, trade["get"]), (give, trade["give"])):
                    for code, count in amounts:
                        sum_[code] = sum_.get(code, 0) + count * times
            self.trade(frame, {"get": list(got.items()), "give": list(give.items())}, 1)

    def end_function(self) -> None:
        """The steps after a declined one are left out."""
        running = self.open.pop()
        assert running.kind == "run", running


def _price_text(amounts: list[tuple[str, float]]) -> str:
    """A price as it is named in a move: `3energy`, `Bo`."""
    return "".join(f"{int(count)}{what}" if count != 1 else what for what, count in amounts)

"""Steps on one's own landscape: forests taken off it without wood, and points as goods for each card of a kind."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from ...engine import goods as g
from ..frames import AtStep, at_step
from ..goods import GOODS, INDEX, bag, tile, token
from ..icons import ClearIcon, PointsIcon
from ..moves import IllegalMove, Refusal
from ..state import State
from .base import SKIP, Options, Plain, Step, end_function, pairs
from .trade import receive

# Dearest first: the goods that points may be taken as.
TREASURES: Final = tuple((GOODS[i].points, GOODS[i].code) for i in (g.RELIQUARY, g.ORNAMENT, g.CERAMIC, g.BOOK))


class Claims:
    """All bags of treasures worth at most `points` to which nothing can be added, as moves `claim Bo Rq`.

    A smaller bag may be played as well; it is not listed because it gains less.

    Args:
        points: What they may be worth.
        optional: Whether `skip` is an answer too.
    """

    __slots__ = ("optional", "points")

    def __init__(self, points: int, *, optional: bool = False) -> None:
        self.points = points
        self.optional = optional

    def __iter__(self) -> Iterator[Plain]:
        for words in _bags(0, self.points):
            yield ("claim", *sorted(words, key=lambda word: INDEX[word[-2:]]))
        if self.optional:
            yield SKIP

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, move: object) -> bool:
        if move == SKIP:
            return self.optional
        if not isinstance(move, tuple) or len(move) < 2 or move[0] != "claim":
            return False
        try:
            worth = claim_worth(move)
        except ValueError:
            return False
        return worth <= self.points

    def sample(self, rng: Random) -> Plain:
        """A random claim, found without listing the others."""
        words, rest = [], self.points
        for place, (worth, code) in enumerate(TREASURES):
            last = place == len(TREASURES) - 1
            count = rest // worth if last else int(rng.random() * (rest // worth + 1))
            rest -= count * worth
            if count:
                words.append(token(code, count))
        return ("claim", *words[::-1])

    def narrow(self, picks: list[str]) -> list[str]:
        """The treasures that may be added to those picked."""
        rest = self.points - sum(GOODS[INDEX[code]].points for code in picks)
        return [code for points, code in TREASURES if points <= rest]


def _bags(place: int, points: int) -> Iterator[tuple[str, ...]]:
    worth, code = TREASURES[place]
    last = place == len(TREASURES) - 1
    most = points // worth
    for count in range(most, most - 1 if last else -1, -1):
        words = (token(code, count),) if count else ()
        if last:
            yield words
        else:
            for more in _bags(place + 1, points - count * worth):
                yield words + more


def claim_worth(move: Plain) -> int:
    """What a claim is worth; raises `ValueError` for anything but treasures."""
    values = {code: points for points, code in TREASURES}
    total = 0
    for word in move[1:]:
        code, count = tile(word)
        if code not in values:
            raise ValueError(word)
        total += values[code] * count
    return total


class PerFeature(Step):
    """Take points as goods: a number for every forest and moor, or for every cloister building, of one's own.

    Args:
        feature: What is counted, `"wild"` or `"cloister"`.
    """

    __slots__ = ("feature",)

    def __init__(self, feature: str) -> None:
        self.feature = feature

    def points(self, state: State, seat: int) -> int:
        """What the acting player may take now; half points are lost."""
        player = state.players[seat]
        if self.feature == "wild":
            return len(player.forests) + len(player.moors)
        return len(player.cloisters) * state.mode.half_points // 2

    def run(self, state: State, frame: AtStep) -> None:
        if self.useful(state, frame.seat, frame.card):
            state.ask(frame._replace(limit=self.points(state, frame.seat)))

    def useful(self, state: State, seat: int, card: str) -> bool:
        return self.points(state, seat) >= TREASURES[-1][0]

    def options(self, state: State, frame: AtStep) -> Options:
        return Claims(frame.limit, optional=state.rulings.free_choice)

    def take(self, state: State, frame: AtStep, move: Plain) -> None:
        goods = state.players[frame.seat].goods
        for word in move[1:]:  # nothing for `skip`
            code, count = tile(word)
            goods[INDEX[code]] += count

    def explain(self, state: State, frame: AtStep, move: Plain) -> Refusal:
        try:
            points = claim_worth(move) if move[0] == "claim" else 0
        except ValueError:
            points = 0
        if points <= frame.limit:
            return super().explain(state, frame, move)
        return IllegalMove("claim-too-much", "F5.2.1", points=points, limit=frame.limit)

    def picture(self) -> PointsIcon:
        return {"points_per": self.feature, "goods": [code for _, code in TREASURES]}


class Clear(Step):
    """Remove own forests, each for `tiles`, up to `most` times; without a first one the function ends here.

    Args:
        tiles: What one of them gives.
        open_limit: Whether `Rulings.open_limits` leaves that open.
    """

    __slots__ = ("most", "open_limit", "tiles")

    def __init__(self, tiles: str = "", most: int = 1, *, open_limit: bool = False) -> None:
        self.tiles = bag(tiles)
        self.most = most
        self.open_limit = open_limit

    def run(self, state: State, frame: AtStep) -> None:
        unlimited = self.open_limit and state.rulings.open_limits
        if (unlimited or frame.done < self.most) and state.players[frame.seat].forests:
            state.ask(frame)
        elif not frame.done:
            end_function(state)

    def options(self, state: State, frame: AtStep) -> Options:
        return (*(("clear", space) for space in state.players[frame.seat].forests), SKIP)

    def take(self, state: State, frame: AtStep, move: Plain) -> None:
        if move != SKIP:
            state.players[frame.seat].empty(move[1])
            receive(state, frame.seat, self.tiles)
            self.run(state, at_step(frame.kind, frame.seat, frame.card, frame.step, done=frame.done + 1))
        elif not frame.done:
            end_function(state)

    def explain(self, state: State, frame: AtStep, move: Plain) -> Refusal:
        if move[0] == "clear" and move[1:]:
            return IllegalMove("nothing-to-fell", "F5.4.1", space=move[1], what="forest")
        return super().explain(state, frame, move)

    def picture(self) -> ClearIcon:
        return {"clear": "forest", "get": pairs(self.tiles), "most": self.most}

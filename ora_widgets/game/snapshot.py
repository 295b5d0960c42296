"""A position to inspect and experiment with: a copy of the engine's state with readable names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..engine import Player, State, UnknownName
from ..engine.goods import BY_NAME, INDEX, spell, used_in
from ..engine.moves import safe_text
from ..engine.rules import NEUTRAL
from ..engine.state import STATE_FIELDS
from ..engine.steps.payment import worth
from ..language.name_lookup import nearest_goods
from ..support.arguments import is_a, seat_of


class Snapshot(State):
    """A copy of the engine's state; changing it does not change the game.

    `players`, `display`, `sites`, `since`, `pending` and the rest have the engine's form; `player("R")` is more
    readable. `options` and `play` of `ora_widgets.engine` take it like any other state.

    Args:
        state: The engine's state, which is copied.
    """

    seats: str

    def __init__(self, state: State, seats: str) -> None:
        own = State.copy(state)  # not `state.copy()`, which of a snapshot would make a snapshot again, without end
        for name in STATE_FIELDS:
            setattr(self, name, getattr(own, name))
        self.seats = seats

    def copy(self) -> Snapshot:
        """An independent copy."""
        return Snapshot(self, self.seats)

    def player(self, seat: str) -> Landscape:
        """What a player has.

        Args:
            seat: The colour of the seat; in the solo game `"W"` is the neutral player.

        Raises:
            UnknownName: When nobody sits there.
        """
        seats = [*self.seats, NEUTRAL][: len(self.players)]
        return Landscape(self.players[seat_of(seat, seats)], seat, self.country)

    def __repr__(self) -> str:
        if self.to_move is None:
            return f"<Snapshot: round {self.round}, over>"
        return f"<Snapshot: round {self.round}, {self.seats[self.to_move]} to move>"


class Landscape:
    """One player's land, goods and clergymen, to read.

    Attributes:
        goods: The tiles by name or code.
        food: What the tiles would pay, in food.
        energy: What the tiles would pay, in energy.
        prior: The card that the prior stands on; empty at home.
        brothers: The lay brothers at home.
        out: The cards that the other lay brothers stand on.
        hand: The settlements not yet built, by id.
        buildings: The buildings and settlements built, by id.
        terrain: The terrain by space.
        holds: The forest, moor or card by space; empty spaces are absent.
    """

    __slots__ = ("brothers", "buildings", "energy", "food", "goods", "hand", "holds", "out", "prior", "seat", "terrain")

    def __init__(self, player: Player, seat: str, country: str) -> None:
        self.seat = seat
        self.goods = Goods(player.goods, country)
        self.food = worth(player, "food")
        self.energy = worth(player, "energy") / 2
        self.prior = player.prior
        self.brothers = player.brothers
        self.out = player.out
        self.hand = player.hand
        self.buildings = player.buildings
        self.terrain = dict(player.ground)
        self.holds = dict(player.holds)

    def __repr__(self) -> str:
        return f"<{self.seat}: {self.goods!r}>"


class Goods(Mapping[str, int]):
    """A player's tiles by name or code; goods that the player lacks, or that are of the other country, count 0.

    Args:
        counts: The number of tiles of each of `engine.goods.GOODS`.
        country: `"france"` or `"ireland"`: whose goods are listed.

    >>> Goods([3, 0, 1] + [0] * 19, "france")
    3Wo Gn
    >>> Goods([3, 0, 1] + [0] * 19, "france")["grain"]
    1
    """

    __slots__ = ("_country", "_counts")

    def __init__(self, counts: list[int], country: str) -> None:
        self._counts = tuple(counts)
        self._country = country

    def __getitem__(self, good: str) -> int:
        index = BY_NAME.get(good, INDEX.get(good)) if is_a(good, str) else None
        if index is None:
            near = nearest_goods(safe_text(good, 40))
            raise UnknownName("unknown-good-near", "F1.2", word=safe_text(good, 40), near=near)
        return self._counts[index]

    def __iter__(self) -> Iterator[str]:
        return (good.name for good in used_in(self._country))

    def __len__(self) -> int:
        return len(used_in(self._country))

    def __repr__(self) -> str:
        return spell(enumerate(self._counts)) or "no goods"

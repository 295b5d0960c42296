"""What lies on the table, and what is still to be answered. Data and copying; no rule, no card name.

What changes with nearly every move is a list or a dict that `copy` copies; everything else is a tuple, or a
dict that is replaced and never edited, so that copies share it.
"""

from __future__ import annotations

from typing import Any, Final

from . import goods as g
from .frames import Frame
from .goods import Bag
from .land import Ground
from .terms import Mode, Rulings

Key = tuple[Any, ...]  # hashable, equal for positions that play alike

PRIOR: Final = "prior"
LAY: Final = "lay"
NOBODY: Final = "nobody"  # whom a use without a clergyman sends (`Rulings.any_building`)
LOST: Final = "lost"  # where a prior is who is out of the game (`Rulings.crowded_out`)


# Compiled classes do not list their slots, so the names are written beside them.
PLAYER_FIELDS = (
    "brothers", "buildings", "cloisters", "forests", "free", "goods", "ground", "hand", "holds", "moors", "out", "prior", "seat",
)  # fmt: skip
STATE_FIELDS = (
    "built", "country", "covered", "display", "districts", "mode", "passed", "pending", "players", "plots", "price",
    "round", "rulings", "since", "sites", "start", "wonders",
)  # fmt: skip


class Player:
    """One landscape with its owner: a person, or the neutral player of the solo game."""

    __slots__ = PLAYER_FIELDS

    seat: int  # index in seating order
    goods: list[int]  # tiles by index of goods.GOODS; coins as one number
    prior: str  # the card the prior stands on, "" at home, or `LOST`
    brothers: int  # lay brothers at home
    out: tuple[str, ...]  # the cards lay brothers stand on
    hand: tuple[str, ...]  # settlements not yet built
    buildings: tuple[str, ...]  # built, the heartland's first
    cloisters: tuple[str, ...]  # the spaces of the cloister buildings among them
    ground: Ground  # terrain by space; replaced when land is added
    holds: dict[str, str]  # forest, moor, building or settlement by space; empty spaces are absent
    forests: tuple[str, ...]  # spaces with a forest card ...
    moors: tuple[str, ...]  # ... with a moor card ...
    free: tuple[str, ...]  # ... and with nothing at all, in order of appearance

    def copy(self) -> Player:
        """An independent copy."""
        twin = Player()
        twin.seat = self.seat
        twin.goods = self.goods[:]
        twin.prior = self.prior
        twin.brothers = self.brothers
        twin.out = self.out
        twin.hand = self.hand
        twin.buildings = self.buildings
        twin.cloisters = self.cloisters
        twin.ground = self.ground
        twin.holds = self.holds.copy()
        twin.forests = self.forests
        twin.moors = self.moors
        twin.free = self.free
        return twin

    def key(self) -> Key:
        """The player's part of `State.key`: what the other fields are derived from."""
        return (
            tuple(self.goods), self.prior, self.brothers, self.out if len(self.out) < 2 else frozenset(self.out),
            frozenset(self.hand), self.ground.key, frozenset(self.holds.items()),
        )  # fmt: skip

    def has(self, kind: str) -> bool:
        """Whether such a clergyman is at home (F0.4)."""
        return not self.prior if kind == PRIOR else self.brothers > 0

    def station(self, kind: str, card: str) -> None:
        """Put a clergyman that is at home on a building."""
        if kind == PRIOR:
            self.prior = card
        else:
            self.brothers -= 1
            self.out = (*self.out, card)

    def lose(self, card: str) -> None:
        """Take the clergyman who stands on a card out of the game."""
        if self.prior == card:
            self.prior = LOST
        self.out = tuple(other for other in self.out if other != card)

    def call_prior(self) -> None:
        """Take the prior back from wherever he stands."""
        if self.prior != LOST:
            self.prior = ""

    def money(self) -> int:
        """Coins, with every wine and whiskey cashed in (F6.4)."""
        goods = self.goods
        return goods[g.COIN] + goods[g.WINE] + 2 * goods[g.WHISKEY]

    def empty_spaces(self) -> list[tuple[str, str]]:
        """The empty spaces, each with its terrain."""
        ground = self.ground  # looked up once for a space, however many cards are to go there
        return [(space, ground[space]) for space in self.free]

    def gain(self, tiles: Bag) -> None:
        """Take tiles from the supply."""
        goods = self.goods
        for index, count in tiles:
            goods[index] += count

    def can_give(self, tiles: Bag, times: int = 1) -> bool:
        """Whether the tiles are there, counting grain as straw and drinks as coins where those run short.

        Args:
            times: How many times the bag.
        """
        goods = self.goods
        for index, count in tiles:
            missing = count * times - goods[index]
            if missing > 0:
                if index == g.STRAW:
                    if missing > goods[g.GRAIN] - times * g.count_of(tiles, g.GRAIN):
                        return False
                elif index == g.COIN:
                    spare = goods[g.WHISKEY] - times * g.count_of(tiles, g.WHISKEY)
                    if missing > goods[g.WINE] + 2 * max(spare, 0):
                        return False
                else:
                    return False
        return True

    def lacking(self, tiles: Bag) -> Bag:
        """What has to be added before the tiles can be given, after every free conversion (F6.2, F6.4).

        Args:
            tiles: A cost, of which no grain and no drinks are a part.

        Returns:
            How many tiles of each good, as a bag.
        """
        spare = {g.STRAW: self.goods[g.GRAIN], g.COIN: self.money() - self.goods[g.COIN]}
        short = [(index, count - self.goods[index] - spare.get(index, 0)) for index, count in tiles]
        return tuple((index, count) for index, count in short if count > 0)

    def give(self, tiles: Bag, times: int = 1) -> None:
        """Hand tiles to the supply, flipping and cashing in the least that makes it possible (F6.2, F6.4).

        Args:
            times: How many times the bag.
        """
        goods = self.goods
        for index, count in tiles:
            goods[index] -= count * times
        if goods[g.STRAW] < 0:
            goods[g.GRAIN] += goods[g.STRAW]
            goods[g.STRAW] = 0
        while goods[g.COIN] < 0:
            drink, coins = (g.WINE, 1) if goods[g.WINE] > 0 else (g.WHISKEY, 2)
            goods[drink] -= 1
            goods[g.COIN] += coins

    def empty(self, space: str) -> None:
        """Take the forest or moor card off a space, which is empty plains from now on (F5.4.4).

        Args:
            space: The space, such as `"0,1"`.
        """
        card = self.holds.pop(space)
        if card == "forest":
            self.forests = tuple(s for s in self.forests if s != space)
        else:
            self.moors = tuple(s for s in self.moors if s != space)
        self.free = (*self.free, space)

    def put(self, space: str, card: str) -> None:
        """Lay a building or settlement on a space.

        Args:
            space: The space, such as `"0,3"`.
        """
        self.holds[space] = card
        self.free = tuple(s for s in self.free if s != space)

    def add_land(self, ground: dict[str, str], covered: dict[str, str]) -> None:
        """Join a piece of land: terrain by space, and the forest and moor cards that lie on it.

        Args:
            covered: The forest or moor card by space; bare spaces are absent.
        """
        self.ground = Ground(self.ground | ground)
        self.holds.update(covered)
        self.forests += tuple(s for s, card in covered.items() if card == "forest")
        self.moors += tuple(s for s, card in covered.items() if card == "moor")
        self.free += tuple(s for s in ground if s not in covered)

    def to_json(self) -> dict[str, object]:
        """The fields as plain data."""
        return {name: _plain(getattr(self, name)) for name in PLAYER_FIELDS}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Player) and all(getattr(self, n) == getattr(other, n) for n in PLAYER_FIELDS)

    __hash__ = None  # type: ignore[assignment]  # a value that changes


class State:
    """A position: the table, and `pending`, the stack of open questions, of which the last is answered first."""

    __slots__ = STATE_FIELDS

    mode: Mode  # what is agreed: the mode ...
    country: str  # ... the side of the cards ...
    rulings: Rulings  # ... and the disputed points
    round: int  # rotations of the wheel so far (F0.1)
    built: int  # the round in which a building was last built
    start: int  # seat of the round's start player
    since: list[int | None]  # by indicator: the rotation after which it was put on 0; None when not in the game
    display: tuple[str, ...]  # buildings that anybody may build
    passed: int  # settlement phases over, so also the piles dealt
    districts: tuple[int, ...]  # prices of the land still for sale, the next one first
    plots: tuple[int, ...]
    covered: tuple[tuple[str, str], ...]  # space and card: what the neutral player has built over, for good
    wonders: int  # left in the supply
    price: int  # coins for a work contract (F5.3.4)
    players: tuple[Player, ...]  # in seating order; in solo the neutral player follows
    sites: dict[str, tuple[int, str]]  # where each building stands: seat and space
    pending: tuple[Frame, ...]

    def copy(self) -> State:
        """An independent copy; what is never edited in place is shared."""
        twin = State()
        twin.mode = self.mode
        twin.country = self.country
        twin.rulings = self.rulings
        twin.round = self.round
        twin.built = self.built
        twin.covered = self.covered
        twin.start = self.start
        twin.since = self.since[:]
        twin.display = self.display
        twin.passed = self.passed
        twin.districts = self.districts
        twin.plots = self.plots
        twin.wonders = self.wonders
        twin.price = self.price
        twin.players = tuple([player.copy() for player in self.players])
        twin.sites = self.sites.copy()
        twin.pending = self.pending
        return twin

    def key(self) -> Key:
        """The position as a transposition key: equal keys play alike, no matter what order their parts came about in.

        It leaves out what follows from the rest, what only affects the order of listings, and what no longer matters.

        >>> from ora_widgets.engine import new_state, play
        >>> one, other = new_state(3, "france"), new_state(3, "france")
        >>> for state, moves in ((one, "build G01 0,3"), (other, "build G12 0,3")): play(state, tuple(moves.split()))
        >>> one.key() == one.copy().key(), one.key() == other.key()
        (True, False)
        """
        mode, now, last = self.mode, self.round, len(self.mode.wheel) - 1
        return (
            mode.players, mode.length, self.country, self.rulings, now, self.start, self.passed, self.wonders, self.price,
            tuple([None if since is None else min(last, now - since) for since in self.since]),
            frozenset(self.display), self.districts, self.plots, self.pending,
            tuple([player.key() for player in self.players]),
        )  # fmt: skip

    @property
    def over(self) -> bool:
        """Whether the game has ended: nothing is pending."""
        return not self.pending

    @property
    def to_move(self) -> int | None:
        """The seat that must answer; `None` at the end."""
        return self.pending[-1].seat if self.pending else None

    def ask(self, frame: Frame) -> None:
        """Put a question (or a piece of work) on top of what is pending."""
        self.pending = (*self.pending, frame)

    def occupied_cards(self) -> set[str]:
        """The cards that carry at least one clergyman."""
        cards: set[str] = set()
        for player in self.players:
            cards.update(player.out)
            if player.prior:
                cards.add(player.prior)
        return cards

    def to_json(self) -> dict[str, object]:
        """Every field as plain data, for `json.dumps`."""
        data = {name: _plain(getattr(self, name)) for name in STATE_FIELDS if name not in _WRITTEN_APART}
        data["players"] = [player.to_json() for player in self.players]
        return data | {"mode": [self.mode.players, self.mode.length], "rulings": self.rulings.to_json()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(getattr(self, n) == getattr(other, n) for n in STATE_FIELDS)

    __hash__ = None  # type: ignore[assignment]  # a value that changes


_WRITTEN_APART = ("mode", "rulings", "players")  # these have their own written form


def _plain(value: Any) -> Any:
    """Tuples as lists, all the way down."""
    if isinstance(value, (tuple, list)):
        return [_plain(item) for item in value]
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    return value

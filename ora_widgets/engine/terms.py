"""What is agreed before the first turn: the mode, and the rulings on disputed points. Shapes only; rows: `modes`."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, Final

from .goods import Bag
from .land import DISTRICT_PRICES, PLOT_PRICES
from .moves import UnknownName, safe_text

INDICATORS: Final = ("wood", "peat", "grain", "livestock", "clay", "coin", "joker", "grapes", "stone")
FRONT: Final = (0, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 10)  # F4.1: value by rotations since the indicator was put on 0
BACK: Final = (0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 10)
CONTRACT_PRICES: Final = (1, 2)  # F5.3.4: coins, at first and once a card has raised it


@dataclass(frozen=True, slots=True)
class Rulings:
    """Points on which the rules are silent or read in two ways; the defaults are the dossier's rulings.

    Args:
        table: Which rows of `modes` are played, `"official"`, `"kennerspiel"` or `"weblabora"`.
        district_gap: A district may be joined through a plot only (D12).
        any_order: Extra actions at any moment of a turn, even between a contract and its use (D16, D35).
        ask_always: Ask before every function and every payment, even where only one answer makes sense (F5.2.2).
        ask_fees: Ask for a fee even where nothing can follow it (F5.2.2).
        bulwark_keeps_piles: Tiles taken with the Bulwark stay for sale (F1.4).
        gifts_after_phase: The short game's given goods come after a settlement phase of the same round (D7).
        bonus_at_zero: Bonus production is paid even when the indicator shows 0 (D6).
        free_recall: The Bathhouse recalls clergymen without the coin being paid.
        any_place: Alone a placement may take the last place of a building that is still to be placed (F13.6).
        without_quarry_c: France, four players, short: the group leaves the Quarry of pile C in the box (F2.4).
        waiting_grants: An action that a building grants waits even while nothing of it is possible, since land bought
            in between may make it so.
        free_choice: A gift to be chosen may be left out, and what the building gives before it is kept.
        own_occupied: A clergyman may be put on an occupied building of one's own; both come home with the others
            (F5.2.5) ...
        crowded_out: ... or the clergyman who stood there first never does: he leaves the game.
        no_change: The Scriptorium gives no change for a 5-coin tile (F6.3).
        any_building: Any building on the table may be used, no matter who owns it, where it lies and who stands there,
            as an action or in the place of a function that is due; nobody is put there then (F5.2.1, F5.2.5, D18).
        over_cards: What is built may cover a forest or moor card, which is lost (F5.5.3); alone what is placed may
            cover a building with a clergyman, who comes home (F13.6, D22).
        any_land: As many landscapes may be bought in a turn as can be paid (D11).
        open_limits: The Printing Office and the Refectory know no limit.
        free_visits: Alone the visit after a placement costs nothing and needs no neutral prior (F13.7, D24).
        drinks_unsold: At the end wine is worth its point and whiskey nothing, and neither counts as coins (D27).
        idle_rounds: A house rule: a two-player game whose pile D is out ends after this number of rounds in which nobody
            built, as if the display had run down (F10.6); 0, as in the rules, plays on for as long as people like.

    >>> Rulings(any_order=True).to_json()
    {'any_order': True}
    """

    table: str = "official"
    district_gap: bool = False
    any_order: bool = False
    ask_always: bool = False
    ask_fees: bool = False
    bulwark_keeps_piles: bool = False
    gifts_after_phase: bool = False
    bonus_at_zero: bool = True
    free_recall: bool = False
    any_place: bool = False
    without_quarry_c: bool = False
    waiting_grants: bool = False
    free_choice: bool = False
    own_occupied: bool = False
    crowded_out: bool = False
    no_change: bool = False
    any_building: bool = False
    over_cards: bool = False
    any_land: bool = False
    open_limits: bool = False
    free_visits: bool = False
    drinks_unsold: bool = False
    idle_rounds: int = 0

    @classmethod
    def named(cls, preset: str) -> Rulings:
        """A preset by its name.

        Args:
            preset: `"official"`, `"kennerspiel"` or `"weblabora"`.

        Raises:
            UnknownName: For any other name.
        """
        name: object = preset
        if not isinstance(name, str) or name not in PRESETS:
            raise UnknownName("no-such-rulings", "F16", word=safe_text(preset, 40), known=", ".join(PRESETS))
        return PRESETS[preset]

    def __reduce__(self) -> tuple[type[Rulings], tuple[Any, ...]]:
        # For copy.deepcopy and pickle: a compiled class would be filled field by field, and this one is frozen.
        return Rulings, tuple([getattr(self, f.name) for f in fields(self)])

    def to_json(self) -> dict[str, object]:
        """The fields that differ from the official rulings."""
        return {f.name: getattr(self, f.name) for f in fields(self) if getattr(self, f.name) != f.default}


PRESETS = {
    "official": Rulings(),
    "kennerspiel": Rulings(
        table="kennerspiel",
        district_gap=True,
        any_order=True,
        ask_always=True,
        bulwark_keeps_piles=True,
        waiting_grants=True,
        free_choice=True,
        own_occupied=True,
        crowded_out=True,
        no_change=True,
    ),
    "weblabora": Rulings(
        table="weblabora",
        district_gap=True,
        any_order=True,
        ask_always=True,
        free_recall=True,
        waiting_grants=True,
        free_choice=True,
        own_occupied=True,
        any_building=True,
        over_cards=True,
        any_land=True,
        open_limits=True,
        free_visits=True,
        drinks_unsold=True,
    ),
}

MAX_LANDSCAPES: Final = len(DISTRICT_PRICES) + len(PLOT_PRICES)  # all there are (F1.4)


@dataclass(frozen=True, slots=True)
class Mode:
    """One way to play: everything in which the game for 1, 2, 3 or 4, short or long, differs from the others.

    A round is a list of words that `turn.rounds` carries out in order.
    """

    players: int
    length: str
    rounds: int | None  # None: until the display runs out
    regular: tuple[str, ...]  # the words of a round ...
    last: tuple[str, ...]  # ... and of the last one
    slots: tuple[tuple[int, int], ...]  # turns of a round: seats after the start player, main actions
    phases: tuple[int, ...]  # the rounds of settlement phases A to D
    stone: int = 0  # the round in which the indicator enters, 0: never
    grapes: int = 0  # likewise, France only
    head_start: int = 0  # rotations that an entering indicator is ahead
    labels: tuple[str, ...] = ("", "3+", "4")  # F2.4: the cards in play ...
    crossed: str = ""  # ... without those that cross out this number ...
    left_out: tuple[str, ...] = ()  # ... and without these
    wheel: tuple[int, ...] = FRONT
    leaves: bool = False  # an indicator pushed at 10 leaves the game (F13.3)
    goods: Bag = ((0, 1), (1, 1), (2, 1), (3, 1), (4, 1), (5, 1))  # one of each basic good
    brothers: int = 2
    bare: tuple[str, ...] = ()  # heartland spaces that start without their card
    gifts: tuple[Bag, ...] = ()  # F12.3: given to everybody, by round
    bonus_production: bool = False  # F12.4
    neutral: bool = False  # F13.4: a neutral player beside the only one
    keeps_places: bool = True  # F13.6: he does not take the last place of a card still to be placed
    display_end: int = 0  # F10.7, F11.6: buildings left that end the game once pile D is out ...
    end_from: int = 0  # ... from this round on
    half_points: int = 4  # House of the Brotherhood: half points per cloister building
    goal: int = 0  # points that win a solo game (F13.11)
    turn_rule: str = "F3.4"  # the rule that says what a turn is made of ...
    end_rule: str = "F9.6"  # ... and the one that ends the game
    districts: tuple[int, ...] = field(default=DISTRICT_PRICES)
    plots: tuple[int, ...] = field(default=PLOT_PRICES)

    def __reduce__(self) -> tuple[type[Mode], tuple[Any, ...]]:
        return Mode, tuple([getattr(self, f.name) for f in fields(self)])  # as `Rulings` does

    @property
    def seats(self) -> int:
        """Landscapes on the table, the neutral player's included."""
        return self.players + self.neutral

    @property
    def final_phase(self) -> bool:
        """Whether a settlement phase E ends the game (F8.1)."""
        return "phase E" in self.last

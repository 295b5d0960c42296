"""Every card as one row: buildings of the heartland, of both countries, of France and of Ireland; settlements; other prints."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import permutations

from ..goods import BASIC, Bag, bag
from ..land import COAST, HILLSIDE, PLAINS
from ..steps.base import Step
from ..steps.grants import DISPLAY, NEIGHBOUR, OCCUPIED, PRIOR, Enter, Grant, Recall
from ..steps.landscape import Clear, PerFeature
from ..steps.trade import Choose, Different, Exchange, Fee, Gain, OneOf, PerOwned, Together
from ..steps.wheel import Produce

ORDINARY = (COAST, PLAINS, HILLSIDE)
PILES = {"start": (1, 13), "A": (14, 19), "B": (20, 26), "C": (27, 33), "D": (34, 41)}
LABELS = {"3+": {1, 6, 9, 16, 20, 29, 32, 36, 40}, "4": {3, 10, 13, 15, 23, 25, 31, 39}}


@dataclass(frozen=True, slots=True)
class Card:
    """A building: what it costs, where it may stand, what it is worth and what it does."""

    id: str
    name: str
    cost: Bag
    terrain: tuple[str, ...]
    cloister: bool
    economic: int
    dwelling: int
    does: tuple[Step, ...]
    crossed: str  # the player numbers crossed out on the card
    raises_price: bool  # contracts cost 2 coins once it is built (F5.3.4)

    @property
    def number(self) -> int:
        """The number printed on the card, 0 for the heartland's buildings."""
        return int(self.id[1:]) if self.id[1:].isdigit() else 0

    @property
    def pile(self) -> str:
        """`start`, `A` to `D`, or `heartland` (F1.1)."""
        number = self.number
        return next((name for name, (first, last) in PILES.items() if first <= number <= last), "heartland")

    @property
    def label(self) -> str:
        """The player label, which belongs to the number: empty, `3+` or `4` (F2.4)."""
        return next((label for label, numbers in LABELS.items() if self.number in numbers), "")


@dataclass(frozen=True, slots=True)
class Settlement:
    """A settlement: its cost in food and energy (half units), where it may stand and what it is worth (F8)."""

    id: str
    name: str
    food: int
    energy: int
    economic: int
    dwelling: int
    terrain: tuple[str, ...] = ORDINARY


def card(
    id_: str,
    name: str,
    cost: str,
    economic: int,
    dwelling: int,
    does: list[Step],
    *,
    on: str = "",
    cloister: bool = False,
    crossed: str = "",
    raises_price: bool = False,
) -> Card:
    """Write one row.

    Args:
        name: Its English name, for people who read the code.
        economic: Its economic value, in points.
        dwelling: Its dwelling value, in points.
        on: The terrain it is built on, where that is special.
        cloister: Whether it is a cloister building.
        raises_price: Whether it raises the price of a contract once it is built.
    """
    terrain = tuple(on.split()) or ORDINARY
    for place, step in enumerate(does, start=1):
        if isinstance(step, Fee):
            step.buys = tuple(does[place:])
    return Card(id_, name, bag(cost), terrain, cloister, economic, dwelling, tuple(does), crossed, raises_price)


COLOURS = "RGBW"
START = ("S1", "S2", "S3", "S4")
DEALT_SETTLEMENTS = ("S5", "S6", "S7", "S8")  # with the piles A to D (F2.5)


def heartland(colour: str) -> list[Card]:
    """The basic buildings of one colour."""
    return [
        card(f"L{colour}1", "Clay Mound", "", 0, 3, [Produce("Cl")], on="hillside"),
        card(f"L{colour}2", "Farmyard", "", 0, 2, [Produce("Gn", "Sh")], on="plains"),
        card(f"L{colour}3", "Cloister Office", "", 0, 2, [Produce("Pn")], on="plains", cloister=True),
    ]


# Printed on every heartland, one set per colour (F0.5).
HEARTLAND = [row for colour in COLOURS for row in heartland(colour)]

# The cards whose two sides are alike.
COMMON = [
    card("G01", "Priory", "Wo Cl", 4, 3, [Enter(PRIOR)], cloister=True),
    card("G02", "Cloister Courtyard", "2Wo", 4, 4, [Different(3), Choose(*(f"6{good}" for good in BASIC))], cloister=True),
    card("G06", "Fuel Merchant", "Cl Sw", 5, 2, [
        OneOf(Exchange("3 energy", "5Pn"), Exchange("6 energy", "8Pn"), Exchange("9 energy", "10Pn")),
    ]),
    card("G07", "Peat Coal Kiln", "Cl", 4, -2, [Gain("Co Pn"), Exchange("Pt", "Co")]),
    card("G12", "Stone Merchant", "Wo", 6, 1, [Exchange("2 food + 1 energy", "Sn", most=5)]),
    card("G13", "Builders' Market", "2Cl", 6, 1, [Exchange("2Pn", "2Wo 2Cl Sn Sw", most=1)]),
    card("G16", "Cloister Chapter House", "3Cl Sw", 2, 5, [Gain("Cl Sh Wo Gn Pt Pn")], cloister=True),
    card("G18", "Cloister Workshop", "3Wo", 7, 2, [
        Together(Exchange("Cl + 1 energy", "Ce", most=3), Exchange("Sn + 1 energy", "Or", most=1)),
    ], cloister=True),
    card("G19", "Slaughterhouse", "2Wo 2Cl", 8, -3, [Exchange("Sh Sw", "Mt")]),
    card("G22", "Quarry", "5Pn", 7, -4, [Produce("Sn")], on="mountain"),
    card("G26", "Shipyard", "4Cl Sn", 15, -2, [Exchange("2Wo", "Or 5Pn", most=1)], on="coast"),
    card("G28", "Castle", "6Wo 5Sn", 15, 7, [Grant("settle")], on="hillside mountain"),
    card("G34", "Sacristy", "2Sw 3Sn", 10, 7, [Exchange("Bo Ce Or Rq", "Wr", most=1)], cloister=True),
    card("G39", "Estate", "2Wo 2Sn", 5, 6, [
        Together(Exchange("10 food", "Bo Or"), Exchange("6 energy", "Bo Or"), most=2),
    ]),
    card("G41", "House of the Brotherhood", "Cl Sn", 3, 3, [Fee("5Pn"), PerFeature("cloister")], cloister=True),
]  # fmt: skip

FRANCE = [
    card("F03", "Grain Storage", "Wo Sw", 3, 4, [Exchange("Pn", "6Gn", most=1)]),
    card("F04", "Windmill", "3Wo 2Cl", 10, 6, [Exchange("Gn", "Fl Sw", most=7)], on="coast hillside"),
    card("F05", "Bakery", "2Cl Sw", 4, 5, [Exchange("Fl + 1/2 energy", "Br"), Exchange("Br", "4Pn", most=2)]),
    card("F08", "Market", "2Sn", 5, 8, [Different(4, "Br 7Pn")]),
    card("F09", "Cloister Garden", "3Pn", 5, 0, [Gain("Gp"), Enter(NEIGHBOUR)], cloister=True),
    card("F10", "Carpentry", "2Wo Cl", 7, 0, [Clear(), Grant("build")], crossed="12"),
    card("F11", "Harbor Promenade", "Wo Sn", 1, 7, [Gain("Wo Wn Pn Ce")], on="coast"),
    card("F14", "Grapevine", "Wo", 3, 6, [Produce("Gp")], on="hillside", crossed="1"),
    card("F15", "Financed Estate", "Cl Sn", 4, 6, [Exchange("Pn", "Bo Br 2Gp 2Fl", most=1)]),
    card("F17", "Cloister Library", "2Sn Sw", 7, 7, [
        Exchange("Pn", "Bo", most=3), Exchange("Bo", "Mt Wn", most=1),
    ], cloister=True),
    card("F20", "Inn", "2Wo 2Sw", 4, 6, [Exchange("1 food", "Pn", most=7), Exchange("Wn", "6Pn", most=1)]),
    card("F21", "Winery", "2Cl 2Sw", 4, 5, [Exchange("Gp", "Wn"), Exchange("Wn", "7Pn", most=1)], raises_price=True),
    card("F23", "Bathhouse", "Sn Sw", 2, 6, [Fee("Pn", recall=2), Gain("Bo Ce"), Recall(everybody=True)], cloister=True),
    card("F24", "Cloister Church", "5Cl 3Sn", 12, 9, [Exchange("Br Wn", "Rq", most=2)], cloister=True),
    card("F25", "Chamber of Wonders", "Wo Cl", 0, 6, [Different(13, "Wr")]),
    card("F27", "Palace", "25Pn", 25, 8, [Fee("Wn"), Enter(OCCUPIED)], on="hillside"),
    card("F29", "Quarry", "5Pn", 7, -4, [Produce("Sn")], on="mountain", crossed="12"),
    card("F30", "Town Estate", "2Sw 2Sn", 6, 5, [Exchange("Ce", "12Pn", most=1)]),
    card("F31", "Grapevine", "Wo", 3, 6, [Produce("Gp")], on="hillside", crossed="12"),
    card("F32", "Calefactory", "Sn", 2, 5, [Fee("Pn"), Grant("fell", "cut")], cloister=True),
    card("F33", "Shipping Company", "3Wo 3Cl", 8, 4, [
        Fee("3 energy"), Produce("Mt", "Br", "Wn", joker_only=True),
    ], on="coast"),
    card("F35", "Forger's Workshop", "2Cl Sw", 4, 2, [Fee("5Pn"), Gain("Rq"), Exchange("10Pn", "Rq")]),
    card("F36", "Pilgrimage Site", "6Pn", 2, 6, [
        OneOf(Exchange("Bo", "Ce"), Exchange("Ce", "Or"), Exchange("Or", "Rq"), most=2),
    ]),
    card("F37", "Dormitory", "3Cl", 3, 4, [Gain("Ce"), Exchange("Sw Wo", "Bo")], cloister=True),
    card("F38", "Printing Office", "Wo 2Sn", 5, 5, [Clear("Bo", most=4, open_limit=True)]),
    card("F40", "Hospice", "3Wo Sw", 7, 5, [Enter(DISPLAY)], cloister=True),
]  # fmt: skip

IRELAND = [
    card("I03", "Granary", "Wo", 2, 3, [Exchange("Pn", "4Gn Bo", most=1)], cloister=True),
    card("I04", "Malthouse", "2Cl", 5, 4, [Exchange("Gn", "Ma Sw")]),
    card("I05", "Brewery", "2Sn Sw", 9, 7, [Exchange("Ma Gn", "Be"), Exchange("Be", "7Pn", most=1)]),
    card("I08", "False Lighthouse", "2Wo Cl", 5, 5, [Gain("3Pn"), Choose("Be", "Wh")], on="coast"),
    card("I09", "Spinning Mill", "Wo Sw", 3, 3, [PerOwned("Sh", {1: 3, 5: 5, 9: 6})]),
    card("I10", "Cottage", "Sn Sw", 5, 0, [Gain("Ma"), Enter(NEIGHBOUR)]),
    card("I11", "Houseboat", "Wo", 4, 6, [Gain("Wo Ma Pn Pt")], on="water"),
    card("I14", "Sacred Site", "Sn", 3, 6, [Gain("Bo"), Choose("2Gn", "2Ma"), Choose("Be", "Wh")]),
    card("I15", "Druid's House", "Cl Sn", 6, 6, [
        Fee("Bo"), Choose(*(f"5{five} 3{three}" for five, three in permutations(BASIC, 2))),
    ], on="hillside"),
    card("I17", "Scriptorium", "Wo Sw", 3, 5, [Exchange("Pn", "Bo Mt Wh", most=1, keeps_change=True)], cloister=True),
    card("I20", "Alehouse", "Wo Sn", 3, 6, [Exchange("Be", "8Pn", most=1), Exchange("Wh", "7Pn", most=1)]),
    card("I21", "Whiskey Distillery", "2Cl 2Sw", 6, 5, [Exchange("Ma Wo Pt", "2Wh")], raises_price=True),
    card("I23", "Locutory", "3Wo 2Cl", 7, 1, [Fee("2Pn"), Recall(), Grant("build")], cloister=True),
    card("I24", "Chapel", "3Cl 3Sn", 10, 8, [
        Exchange("Pn", "Bo", most=1), Exchange("Be Wh", "Rq", most=3),
    ], cloister=True),
    card("I25", "Portico", "2Cl", 2, 6, [Exchange("Rq", "2Cl 2Sh 2Wo 2Gn 2Pt 2Pn 2Sn", most=1)], cloister=True),
    card("I27", "Grand Manor", "20Pn", 18, 7, [Fee("Wh"), Enter(OCCUPIED)]),
    card("I29", "Forest Hut", "Cl Sw", 1, 5, [Clear("2Sh 2Wo Sn")]),
    card("I30", "Refectory", "Wo 2Cl", 4, 5, [Gain("Be Mt"), Exchange("Mt", "Ce", most=4, open_limit=True)], cloister=True),
    card("I31", "Coal Harbor", "Cl 2Sn", 12, 0, [Exchange("Co", "3Pn Wh", most=3)], on="coast"),
    card("I32", "Filial Church", "3Wo 4Cl", 6, 7, [Different(5, "Rq")], cloister=True),
    card("I33", "Cooperage", "3Cl Sw", 5, 3, [Fee("3Wo"), Produce("Be", "Wh", joker_only=True)]),
    card("I35", "Round Tower", "4Sn", 6, 9, [Exchange("5Pn Wh + 14 points", "Wr", most=1)], on="hillside"),
    card("I36", "Camera", "2Cl", 5, 3, [Exchange("Bo Ce", "Pn Cl Rq", most=2)], cloister=True),
    card("I37", "Bulwark", "2Wo 4Cl", 8, 6, [Fee("Bo"), Grant("district", "plot")]),
    card("I38", "Festival Ground", "10Pn", 3, 7, [Fee("Be"), PerFeature("wild")]),
    card("I40", "Guesthouse", "3Wo Sw", 7, 5, [Enter(DISPLAY)]),
]  # fmt: skip

# Energy in half units.
SETTLEMENTS = [
    Settlement("S1", "Shanty Town", 1, 2, 0, -3),
    Settlement("S2", "Farming Village", 3, 6, 1, 1),
    Settlement("S3", "Market Town", 7, 0, 2, 2),
    Settlement("S4", "Fishing Village", 8, 6, 4, 6, ("coast",)),
    Settlement("S5", "Artist's Colony", 5, 2, -1, 5),
    Settlement("S6", "Hamlet", 5, 12, 3, 4),
    Settlement("S7", "Village", 15, 18, 8, 6),
    Settlement("S8", "Hillside Village", 30, 6, 10, 8, ("hillside",)),
]


def _variant(id_: str, **changes: object) -> Card:
    row = next(row for row in IRELAND if row.id == id_)
    return replace(row, **changes)  # type: ignore[arg-type]  # the names are fields of a card


# What the sites where the game is played online print differently.
KENNERSPIEL = [
    _variant("I21", cost=()),
    _variant("I35", dwelling=2),
]
WEBLABORA = [
    _variant("I23", economic=2, dwelling=6),
    _variant("I24", dwelling=9),
    _variant("I37", cost=bag("4Cl")),
]

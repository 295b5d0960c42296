"""The French sides."""

from __future__ import annotations

from ..steps.grants import DISPLAY, NEIGHBOUR, OCCUPIED, Enter, Grant, Recall
from ..steps.ground import Clear
from ..steps.trade import Different, Exchange, Fee, Gain, OneOf
from ..steps.wheel import Produce
from .row import card

ROWS = [
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

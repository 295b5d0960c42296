"""The cards whose two sides are alike."""

from __future__ import annotations

from ..goods import BASIC
from ..steps.grants import PRIOR, Enter, Grant
from ..steps.points import PerFeature
from ..steps.trade import Choose, Different, Exchange, Fee, Gain, OneOf, Together
from ..steps.wheel import Produce
from .row import card

ROWS = [
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

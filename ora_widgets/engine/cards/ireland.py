"""The Irish sides."""

from __future__ import annotations

from itertools import permutations

from ..goods import BASIC
from ..steps.grants import DISPLAY, NEIGHBOUR, OCCUPIED, Enter, Grant, Recall
from ..steps.ground import Clear
from ..steps.points import PerFeature
from ..steps.trade import Choose, Different, Exchange, Fee, Gain, PerOwned
from ..steps.wheel import Produce
from .row import card

ROWS = [
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

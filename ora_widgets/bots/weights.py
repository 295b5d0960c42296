"""The weights of the evaluation, by feature: what counts until the last few actions, and what grows with the time left.

They were fitted: the best ways to finish a turn were played on for some rounds, many times over, and the weights moved
to where they foretell which way ends better (ridge regression towards the weights before, three times in turn).
"""

from __future__ import annotations

# fmt: off
WEIGHTS: dict[str, tuple[float, float]] = {
    "card.F03": (0.55, 3.06), "card.F04": (0.39, 2.9), "card.F05": (0.59, 3.08), "card.F08": (0.52, 3),
    "card.F09": (0.49, 2.98), "card.F10": (0.5, 3), "card.F11": (0.62, 3.06), "card.F14": (0.43, 2.96),
    "card.F15": (0.58, 3.06), "card.F17": (0.47, 2.99), "card.F20": (0.59, 3.06), "card.F21": (0.55, 3.01),
    "card.F23": (0.5, 3), "card.F24": (0.61, 3.03), "card.F25": (0.46, 2.98), "card.F27": (0.38, 2.94),
    "card.F29": (0.51, 3), "card.F30": (0.51, 3.01), "card.F31": (0.5, 3), "card.F32": (0.49, 3.01),
    "card.F33": (0.38, 2.95), "card.F35": (0.48, 2.99), "card.F36": (0.64, 3.04), "card.F37": (0.5, 3),
    "card.F38": (0.47, 3), "card.F40": (0.52, 3.01), "card.G01": (0.42, 2.96), "card.G02": (0.48, 3.04),
    "card.G06": (0.43, 2.91), "card.G07": (0.6, 3.07), "card.G12": (0.38, 2.87), "card.G13": (0.21, 2.73),
    "card.G16": (0.5, 3), "card.G18": (0.31, 2.83), "card.G19": (0.38, 2.9), "card.G22": (0.68, 3.14),
    "card.G26": (0.64, 3.09), "card.G28": (0.51, 3), "card.G34": (0.49, 3), "card.G39": (0.55, 2.99),
    "card.G41": (0.58, 3.04), "card.I03": (0.51, 3.03), "card.I04": (0.45, 2.97), "card.I05": (0.57, 3.01),
    "card.I08": (0.54, 3.04), "card.I09": (0.62, 3.1), "card.I10": (0.47, 2.96), "card.I11": (0.51, 3.03),
    "card.I14": (0.44, 2.94), "card.I15": (0.48, 2.99), "card.I17": (0.4, 2.97), "card.I20": (0.41, 2.94),
    "card.I21": (0.6, 3.06), "card.I23": (0.44, 3), "card.I24": (0.49, 3), "card.I25": (0.4, 2.96),
    "card.I27": (0.49, 2.99), "card.I29": (0.32, 2.9), "card.I30": (0.55, 3.02), "card.I31": (0.42, 2.99),
    "card.I32": (0.49, 3), "card.I33": (0.63, 3.04), "card.I35": (0.48, 3.03), "card.I36": (0.45, 2.99),
    "card.I37": (0.43, 2.97), "card.I38": (0.6, 3.01), "card.I40": (0.44, 2.98),
    "energy.3": (0.09, -0.05), "energy.9": (0.19, -0.14),
    "food.16": (-0.12, 0.06), "food.30": (-0.08, 0), "food.8": (0.09, 0.03),
    "forest": (-0.02, 0.63), "moor": (0.01, 0.78),
    "free.coast": (1, 1.58), "free.hillside": (0.91, 1.37), "free.mountain": (0.74, 0.61),
    "free.plains": (-0.1, 1.08), "free.water": (0.09, 0.14),
    "good.Be.few": (2.22, 0.63), "good.Be.many": (0.82, 0.35), "good.Bo.few": (0.62, 0.13),
    "good.Bo.many": (0.19, -0.1), "good.Br.few": (1.3, 0.35), "good.Br.many": (0.37, 0.19),
    "good.Ce.few": (0.69, 0.09), "good.Ce.many": (0.08, 0.04), "good.Cl.few": (1.28, 0.48),
    "good.Cl.many": (0.45, 0.16), "good.Co.few": (1.34, 0.52), "good.Co.many": (0.81, 0.31),
    "good.Fl.few": (0.92, 0.28), "good.Fl.many": (0.16, 0.06), "good.Gn.few": (0.74, -0.01),
    "good.Gn.many": (0.76, 0.01), "good.Gp.few": (0.63, 0.18), "good.Gp.many": (0.5, 0.21),
    "good.Ma.few": (0.46, 0.3), "good.Ma.many": (0.22, 0.39), "good.Mt.few": (1.98, 0.74),
    "good.Mt.many": (1.24, 0.62), "good.Or.few": (1.28, 0.39), "good.Or.many": (0.19, 0.17),
    "good.Pn.few": (0.67, 0.6), "good.Pn.many": (0.32, 0.22), "good.Pt.few": (0.98, 0.42),
    "good.Pt.many": (0.64, 0.22), "good.Rq.few": (0.18, 0.06), "good.Rq.many": (0.07, 0.06),
    "good.Sh.few": (0.8, 0.38), "good.Sh.many": (0.74, 0.02), "good.Sn.few": (2.58, 1.01),
    "good.Sn.many": (0.75, 0.29), "good.Sw.few": (0.49, 0.23), "good.Sw.many": (0.42, 0.27),
    "good.Wh.few": (0.85, 0.09), "good.Wh.many": (0.17, 0.08), "good.Wn.few": (0.47, 0.24),
    "good.Wn.many": (-0.1, -0.04), "good.Wo.few": (0.91, 0.45), "good.Wo.many": (0.86, 0.06),
    "good.Wr.few": (-0.1, 0.02), "good.Wr.many": (0.01, 0),
    "home.away.0": (1.73, 0.19), "home.away.1": (1.09, 0.21), "home.away.2": (0.82, -0.57),
    "home.prior.0": (1.54, 0.32), "home.prior.1": (1.99, 0.17), "home.prior.2": (2.93, -0.32),
    "site.best": (0.03, 0.16), "site.more": (-0.16, 0.22),
    "wheel.clay": (0.02, -0.08), "wheel.coin": (0.03, 0.25), "wheel.grain": (0.09, -0.14),
    "wheel.grapes": (0.11, -0.14), "wheel.joker": (-0.04, 0.43), "wheel.livestock": (0.03, -0.24),
    "wheel.peat": (0.24, -0.35), "wheel.stone": (-0.03, 0.03), "wheel.wood": (0.25, -0.14),
}
# fmt: on

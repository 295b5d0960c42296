"""The weights of the evaluation, by feature: what counts until the last few actions, and what grows with the time left.

They were set by hand.
"""

from __future__ import annotations

# fmt: off
WEIGHTS: dict[str, tuple[float, float]] = {
    "card.F03": (0.5, 3), "card.F04": (0.5, 3), "card.F05": (0.5, 3), "card.F08": (0.5, 3), "card.F09": (0.5, 3),
    "card.F10": (0.5, 3), "card.F11": (0.5, 3), "card.F14": (0.5, 3), "card.F15": (0.5, 3), "card.F17": (0.5, 3),
    "card.F20": (0.5, 3), "card.F21": (0.5, 3), "card.F23": (0.5, 3), "card.F24": (0.5, 3), "card.F25": (0.5, 3),
    "card.F27": (0.5, 3), "card.F29": (0.5, 3), "card.F30": (0.5, 3), "card.F31": (0.5, 3), "card.F32": (0.5, 3),
    "card.F33": (0.5, 3), "card.F35": (0.5, 3), "card.F36": (0.5, 3), "card.F37": (0.5, 3), "card.F38": (0.5, 3),
    "card.F40": (0.5, 3), "card.G01": (0.5, 3), "card.G02": (0.5, 3), "card.G06": (0.5, 3), "card.G07": (0.5, 3),
    "card.G12": (0.5, 3), "card.G13": (0.5, 3), "card.G16": (0.5, 3), "card.G18": (0.5, 3), "card.G19": (0.5, 3),
    "card.G22": (0.5, 3), "card.G26": (0.5, 3), "card.G28": (0.5, 3), "card.G34": (0.5, 3), "card.G39": (0.5, 3),
    "card.G41": (0.5, 3), "card.I03": (0.5, 3), "card.I04": (0.5, 3), "card.I05": (0.5, 3), "card.I08": (0.5, 3),
    "card.I09": (0.5, 3), "card.I10": (0.5, 3), "card.I11": (0.5, 3), "card.I14": (0.5, 3), "card.I15": (0.5, 3),
    "card.I17": (0.5, 3), "card.I20": (0.5, 3), "card.I21": (0.5, 3), "card.I23": (0.5, 3), "card.I24": (0.5, 3),
    "card.I25": (0.5, 3), "card.I27": (0.5, 3), "card.I29": (0.5, 3), "card.I30": (0.5, 3), "card.I31": (0.5, 3),
    "card.I32": (0.5, 3), "card.I33": (0.5, 3), "card.I35": (0.5, 3), "card.I36": (0.5, 3), "card.I37": (0.5, 3),
    "card.I38": (0.5, 3), "card.I40": (0.5, 3),
    "energy.3": (0.3, 0.2), "energy.9": (0.2, 0.1),
    "food.16": (0.15, 0.1), "food.30": (0.05, 0.05), "food.8": (0.2, 0.1),
    "forest": (0.4, 1), "moor": (0.4, 1),
    "free.coast": (1, 1.5), "free.hillside": (0.8, 1.5), "free.mountain": (0.5, 0.5), "free.plains": (0.5, 1),
    "good.Be.few": (1.62, 0.54), "good.Be.many": (0.72, 0.36), "good.Bo.few": (0.45, 0.15),
    "good.Bo.many": (0.2, 0.1), "good.Br.few": (1.17, 0.39), "good.Br.many": (0.52, 0.26),
    "good.Ce.few": (0.45, 0.15), "good.Ce.many": (0.2, 0.1), "good.Cl.few": (0.81, 0.27),
    "good.Cl.many": (0.36, 0.18), "good.Co.few": (1.35, 0.45), "good.Co.many": (0.6, 0.3),
    "good.Fl.few": (0.54, 0.18), "good.Fl.many": (0.24, 0.12), "good.Gn.few": (0.45, 0.15),
    "good.Gn.many": (0.2, 0.1), "good.Gp.few": (0.81, 0.27), "good.Gp.many": (0.36, 0.18),
    "good.Ma.few": (0.54, 0.18), "good.Ma.many": (0.24, 0.12), "good.Mt.few": (1.62, 0.54),
    "good.Mt.many": (0.72, 0.36), "good.Or.few": (0.63, 0.21), "good.Or.many": (0.28, 0.14),
    "good.Pn.few": (0.63, 0.21), "good.Pn.many": (0.28, 0.14), "good.Pt.few": (0.9, 0.3), "good.Pt.many": (0.4, 0.2),
    "good.Rq.few": (0.45, 0.15), "good.Rq.many": (0.2, 0.1), "good.Sh.few": (0.72, 0.24),
    "good.Sh.many": (0.32, 0.16), "good.Sn.few": (1.62, 0.54), "good.Sn.many": (0.72, 0.36),
    "good.Sw.few": (0.45, 0.15), "good.Sw.many": (0.2, 0.1), "good.Wh.few": (0.81, 0.27),
    "good.Wh.many": (0.36, 0.18), "good.Wn.few": (0.72, 0.24), "good.Wn.many": (0.32, 0.16),
    "good.Wo.few": (0.72, 0.24), "good.Wo.many": (0.32, 0.16),
    "home.away.0": (1.5, 0), "home.away.1": (0.8, 0), "home.away.2": (1.6, 0), "home.prior.0": (1.2, 0),
    "home.prior.1": (2, 0), "home.prior.2": (3, 0),
    "site.best": (0.5, 0.3), "site.more": (0.2, 0.4),
}
# fmt: on

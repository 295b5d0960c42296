"""Which pictogram a card carries. The page draws pictograms by these names and knows no card."""

from __future__ import annotations

# Cards that do the same kind of work share a picture; the two sides of a card are different places and do not.
PICTURES = {
    "G01": "priory", "G02": "courtyard", "F03": "granary", "I03": "granary", "F04": "windmill", "I04": "malthouse",
    "F05": "bakery", "I05": "brewery", "G06": "fuel", "G07": "kiln", "F08": "market", "I08": "lighthouse",
    "F09": "garden", "I09": "spinning", "F10": "carpentry", "I10": "cottage", "F11": "promenade", "I11": "houseboat",
    "G12": "stones", "G13": "yard", "F14": "vineyard", "I14": "standing-stones", "F15": "estate-coins", "I15": "oak",
    "G16": "chapter", "F17": "library", "I17": "scriptorium", "G18": "workshop", "G19": "slaughter", "F20": "inn",
    "I20": "alehouse", "F21": "winery", "I21": "distillery", "G22": "quarry", "F23": "bath", "I23": "grille",
    "F24": "church", "I24": "chapel", "F25": "wonders", "I25": "portico", "G26": "shipyard", "F27": "palace",
    "I27": "manor", "G28": "castle", "F29": "quarry", "I29": "hut", "F30": "town-house", "I30": "table",
    "F31": "vineyard", "I31": "harbour", "F32": "hearth", "I32": "filial", "F33": "ship", "I33": "barrel",
    "G34": "vestments", "F35": "anvil", "I35": "tower", "F36": "pilgrim", "I36": "vault", "F37": "bed", "I37": "wall",
    "F38": "press", "I38": "festival", "G39": "farmstead", "F40": "hospice", "I40": "hospice", "G41": "brothers",
    "S1": "shanty", "S2": "farm-village", "S3": "market-town", "S4": "fishing", "S5": "artists", "S6": "hamlet",
    "S7": "village", "S8": "hill-village",
}  # fmt: skip
HEARTLAND = {"1": "clay-pit", "2": "farmyard", "3": "office"}  # by the number of the building, whatever its colour


def picture(card: str) -> str:
    """The name of a card's pictogram; raises `KeyError` when there is no such card.

    >>> picture("F04"), picture("LR1")
    ('windmill', 'clay-pit')
    """
    return HEARTLAND[card[2]] if card[0] == "L" else PICTURES[card]

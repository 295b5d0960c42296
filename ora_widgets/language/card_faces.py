"""One card by itself, to be looked at."""

from __future__ import annotations

from dataclasses import dataclass

from ..engine.cards import CARDS, SETTLEMENTS, Settlement
from .fluent import say
from .names import amounts, card_name, card_text, join, tiles_words


@dataclass(frozen=True)
class Face:
    """A card as it reads: what it costs and is worth, and what it does.

    >>> print(card("F03", "en"))
    Grain Storage: costs 1 wood and 1 straw; stands on coast, plains or hillside; economic value 3, dwelling value 4.
    Buy 6 grain for 1 coin.
    """

    id: str
    name: str
    line: str
    text: str

    def __str__(self) -> str:
        return f"{self.line}\n{self.text}"

    __repr__ = __str__

    def _repr_markdown_(self) -> str:
        return f"**{self.name}** `{self.id}`\n\n{self.line}\n\n{self.text}"


def card(id_: str, language: str) -> Face:
    """Show a card as a picture and a sentence.

    Raises:
        KeyError: When there is no such card.
    """
    row = SETTLEMENTS.get(id_) or CARDS[id_]
    if isinstance(row, Settlement):
        message = "face-settlement"
        costs = [("food", row.food), ("energy", row.energy / 2)]
        cost = amounts([pair for pair in costs if pair[1]], language)
    else:
        message = ("face-cloister" if row.cloister else "face-building") + ("" if row.cost else "-free")
        cost = tiles_words(row.cost, language)
    name = card_name(id_, language)
    terrain = join([say(f"terrain-{kind}", language) for kind in row.terrain], language, either=True)
    line = say(
        message, language, name=name, cost=cost, terrain=terrain, economic=row.economic, dwelling=row.dwelling
    )  # fmt: skip
    return Face(id_, name, line, card_text(id_, language))

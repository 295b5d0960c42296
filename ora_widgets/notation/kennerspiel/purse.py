"""The coins of a player as tiles of 1 and 5, which the notation tells apart and our goods do not.

Change is made silently: where the 1-coin tiles do not suffice, 5-coin tiles are broken, and what is left over stays
as 1-coin tiles.
"""

from __future__ import annotations

from dataclasses import dataclass

# Where a building pays a fixed sum it pays in 5-coin tiles and a rest, all steps together: card and step.
BILLS = {
    ("F05", 1), ("F08", 0), ("F20", 1), ("F21", 1), ("F30", 0), ("G06", 0), ("G26", 0), ("I05", 1), ("I20", 0), ("I20", 1),
}  # fmt: skip

UNPAID = (0, 0)  # no tiles of 1 and 5 coins named as paid


@dataclass
class Purse:
    """How many of a player's coins lie as 5-coin tiles.

    Args:
        fives: The 5-coin tiles at the beginning.

    >>> purse = Purse(fives=1)
    >>> purse.book(6, 4)
    0
    >>> purse.fives, purse.ones(4)
    (0, 4)
    """

    fives: int = 0

    def ones(self, coins: int) -> int:
        """The 1-coin tiles among so many coins."""
        return coins - 5 * self.fives

    def book(self, before: int, after: int, paid: tuple[int, int] = UNPAID) -> int:
        """Follow a change of the player's coins.

        Args:
            paid: The 1- and 5-coin tiles named as paid, if any were.

        Returns:
            What came in, in 1-coin tiles.
        """
        ones, fives = paid
        spent = ones + 5 * fives or max(0, before - after)
        if self.fives:
            self.fives -= min(fives, self.fives)
            short = 5 * self.fives - (before - spent)
            if short > 0:
                self.fives = max(0, self.fives - -(-short // 5))
        return after - before + spent

"""The figures of a position: everybody's points as a table, and the numbers that a comment or a task may mention."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..engine import Score, State, has_reached_goal, score, winners
from ..engine.goods import CODES
from ..engine.steps.wheel import value
from ..engine.terms import INDICATORS
from ..support.arguments import seat_of
from ..support.tables import Table, Tabular


class Scores(Tabular, Mapping[str, Score]):
    """The points of everybody by colour (F14); shows itself as a table.

    Args:
        scores: The points by colour.
        winners: The colours with the highest total (F14.4); nobody in a solo game.
        goal: The points that win a solo game (F13.11); 0 in any other.
        reached: Whether the goal is reached; `None` in any other game.
    """

    def __init__(
        self,
        scores: dict[str, Score],
        winners: tuple[str, ...],
        language: str,
        *,
        goal: int = 0,
        reached: bool | None = None,
    ) -> None:
        self._scores = scores
        self.winners = winners
        self.language = language
        self.goal = goal
        self.reached = reached

    @classmethod
    def of(cls, state: State, seats: str, language: str) -> Scores:
        """The scores of a state as if the game ended there."""
        return cls(
            {colour: score(state, seat) for seat, colour in enumerate(seats)},
            tuple(seats[seat] for seat in winners(state)),
            language,
            goal=state.mode.goal,
            reached=has_reached_goal(state),
        )

    def __getitem__(self, colour: str) -> Score:
        seat_of(colour, [*self._scores])
        return self._scores[colour]

    def __iter__(self) -> Iterator[str]:
        return iter(self._scores)

    def __len__(self) -> int:
        return len(self._scores)

    def _table(self) -> Table:
        from ..language.fluent import say

        parts = ("seat", "goods", "economic", "settlements", "total")
        rows = [(colour, s.goods, s.economic, sum(p for *_, p in s.settlements), s.total) for colour, s in self.items()]
        return Table((say(f"score-{part}", self.language) for part in parts), rows, self._verdict())

    def _verdict(self) -> list[str]:
        """A sentence on whether a solo game's goal is reached; empty in other games."""
        from ..language.fluent import say

        if self.reached is None:
            return []
        return [say("score-goal", self.language, goal=self.goal, reached="yes" if self.reached else "no")]


def figures(state: State, seats: str) -> dict[str, int]:
    """The figures of a position by the names that messages use.

    Returns:
        The round, the players and the points that win alone; prices (`price-district`, `price-plot`, `price-contract`); by colour points, clergymen at home and
        goods (`R-points`, `R-home`, `R-Wo`); what indicators show (`wheel-clay`).

    >>> from ora_widgets import new_game
    >>> found = figures(new_game(3, "france").now, "RGB")
    >>> found["round"], found["R-home"], found["R-Wo"], found["wheel-clay"]
    (1, 3, 1, 2)
    """
    found: dict[str, int] = {
        "round": state.round,
        "players": state.mode.players,
        "goal": state.mode.goal,
        "price-contract": state.price,
    }
    found |= {f"price-{name}": prices[0] for name, prices in _land_for_sale(state) if prices}
    for seat, player in zip(seats, state.players, strict=False):  # the neutral one, who comes last, has none
        found[f"{seat}-points"] = score(state, player.seat).total
        found[f"{seat}-home"] = player.brothers + (not player.prior)
        found |= {f"{seat}-{code}": count for code, count in zip(CODES, player.goods, strict=True)}
    return found | {f"wheel-{name}": value(state, name) for name in INDICATORS}


def _land_for_sale(state: State) -> tuple[tuple[str, tuple[int, ...]], ...]:
    return ("district", state.districts), ("plot", state.plots)

"""The points of everybody as a small table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..engine import Score, State, reached, score, winners


class Scores(Mapping[str, Score]):
    """Scores by colour; shows itself as a table.

    Parameters: `scores`, by colour; `winners`, the colours with the highest total (F14.4), nobody in a solo game;
    `language`, of the table; `goal`, the points wanted in a solo game, and `reached`, whether they are there (F13.11):
    0 and `None` in any other.
    """

    def __init__(
        self,
        scores: dict[str, Score],
        winners: tuple[str, ...],
        language: str = "en",
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
    def of(cls, state: State, seats: str, language: str = "en") -> Scores:
        """The scores of a state as if the game ended there."""
        return cls(
            {colour: score(state, seat) for seat, colour in enumerate(seats)},
            tuple(seats[seat] for seat in winners(state)),
            language,
            goal=state.mode.goal,
            reached=reached(state),
        )

    def __getitem__(self, colour: str) -> Score:
        return self._scores[colour]

    def __iter__(self) -> Iterator[str]:
        return iter(self._scores)

    def __len__(self) -> int:
        return len(self._scores)

    def _rows(self) -> list[tuple[str, ...]]:
        from ..language.fluent import say

        parts = ("seat", "goods", "economic", "settlements", "total")
        head = tuple(say(f"score-{part}", self.language) for part in parts)
        rows = [
            (colour, *(str(n) for n in (s.goods, s.economic, sum(p for _, _, p in s.settlements), s.total)))
            for colour, s in self.items()
        ]
        return [head, *rows]

    def __repr__(self) -> str:
        rows = self._rows()
        widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
        lines = ["  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
        return "\n".join([*lines, *self._verdict()])

    def _verdict(self) -> list[str]:
        """Whether a solo game's goal is reached, in a sentence; nothing in company."""
        from ..language.fluent import say

        if self.reached is None:
            return []
        return [say("score-goal", self.language, goal=self.goal, reached="yes" if self.reached else "no")]

    def _repr_html_(self) -> str:
        head, *rows = self._rows()
        cells = "".join(f"<th>{cell}</th>" for cell in head)
        body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
        verdict = "".join(f"<p>{sentence}</p>" for sentence in self._verdict())
        return f"<table><thead><tr>{cells}</tr></thead><tbody>{body}</tbody></table>{verdict}"

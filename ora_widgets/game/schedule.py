"""What is still to come: rounds with their start players, settlement phases, indicators, gifts, and the end.

A game for two has no last round (F10.6): it ends when the display runs down, and never if nobody builds any more. Code
that lets bots play games to the end therefore stops at `HORIZON`. This is not a rule: the game is not over then, and
its points are those of that moment.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, overload

from ..engine import State
from ..engine.goods import spell
from ..engine.turn.rounds import PILE_LETTERS
from ..support.tables import Table, Tabular

if TYPE_CHECKING:
    pass

HORIZON = 100  # rounds; people end a game for two about round 40
MAX_HORIZON = 10_000  # the largest number of rounds that can be asked for


def goes_beyond(state: State, horizon: int = HORIZON) -> bool:
    """Whether a game that need not end is still going on after a number of rounds.

    >>> from ora_widgets.engine import new_state
    >>> goes_beyond(new_state(2, "france")), goes_beyond(new_state(2, "france"), 0), goes_beyond(new_state(3, "france"), 0)
    (False, True, False)
    """
    return state.mode.rounds is None and state.round > horizon and not state.over


SPACES = 13  # on the board around the wheel


@dataclass(frozen=True, slots=True)
class Round:
    """One rotation of the wheel and what it brings.

    Attributes:
        number: Rotations of the wheel (F0.1).
        space: The board space that the beam passes.
        start: The start player's colour.
        check: The checking number, the start player's seat (F15).
        enters: The indicators that enter, by name.
        phase: The letter of a settlement phase after the round, or empty.
        bold: Whether the phase deals buildings, so that its checking number is bold.
        gifts: The bag that everybody is given.
        gifts_first: Whether the gifts come before the phase.
        last: Whether it is the bonus round or the last turn.
    """

    number: int
    space: int
    start: str
    check: int
    phase: str
    bold: bool
    enters: tuple[str, ...]
    gifts: str
    last: bool
    gifts_first: bool = True  # before the settlement phase of the same round (D7)

    def news(self, language: str) -> list[str]:
        """What happens, in words and in order."""
        from ..language.fluent import say
        from ..language.names import bag_words

        phase = [say("schedule-phase", language, letter=self.phase)] if self.phase else []
        gifts = [say("schedule-gifts", language, goods=bag_words(self.gifts, language))] if self.gifts else []
        enters = [say("schedule-enters", language, indicator=name) for name in self.enters]
        last = [say("schedule-last", language)] if self.last else []
        return [*enters, *(gifts + phase if self.gifts_first else phase + gifts), *last]


class Schedule(Tabular, Sequence[Round]):
    """The rounds from now on; shows itself as a table, and below it when the game ends.

    Args:
        rounds: The rounds, the present one first.
        ending: The sentence on when and why the game ends.
    """

    def __init__(self, rounds: tuple[Round, ...], ending: str, language: str) -> None:
        self._rounds = rounds
        self.ending = ending
        self.language = language

    @overload
    def __getitem__(self, index: int) -> Round: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Round, ...]: ...
    def __getitem__(self, index: int | slice) -> Round | tuple[Round, ...]:
        return self._rounds[index]

    def __len__(self) -> int:
        return len(self._rounds)

    def rows(self) -> Iterator[tuple[str, str, str, str]]:
        """The table's lines: round, start player, checking number, what happens."""
        for r in self._rounds:
            yield str(r.number), r.start, f"{r.check}{'!' if r.bold else ''}", ", ".join(r.news(self.language))

    def _table(self) -> Table:
        from ..language.fluent import say

        head = (say(f"schedule-head-{column}", self.language) for column in ("round", "start", "check", "news"))
        return Table(head, self.rows(), [self.ending])


def rounds_to_come(state: State, seats: str) -> Iterator[Round]:
    """The rounds from the present one to the last that is known."""
    mode = state.mode
    if not state.over:
        phases = dict(zip(mode.phases, PILE_LETTERS, strict=True))
        for number in range(state.round, (mode.rounds or max(mode.phases[-1], state.round)) + 1):
            yield _round(state, seats, number, phases)


def _round(state: State, seats: str, number: int, phases: dict[int, str]) -> Round:
    mode = state.mode
    last = number == mode.rounds
    start = (state.start + number - state.round) % mode.players
    entries = [("grapes", mode.grapes if state.country == "france" else 0), ("stone", mode.stone)]
    gifts = spell(mode.gifts[number - 1]) if number <= len(mode.gifts) else ""
    return Round(
        number=number,
        space=(number - 1) % SPACES + 1,
        start=seats[start],
        check=start + 1,
        phase="E" if last and mode.final_phase else phases.get(number, ""),
        bold=number in phases,
        enters=tuple(name for name, entry in entries if entry == number),
        gifts=gifts,
        last=last,
        gifts_first=not state.rulings.gifts_after_phase,
    )


def ending(state: State, language: str, horizon: int = 0) -> str:
    """When and why the game will end, as a sentence (F9.6, F10.7, F11.6, F13.10).

    Args:
        horizon: The round after which a game played by bots stops if the rules need not end it; 0 for none.
    """
    from ..language.fluent import say

    mode = state.mode
    if state.over:
        return say("ending-over", language)
    if mode.rounds:
        name = "ending-solo" if mode.neutral else "ending-rounds"
        return say(name, language, rounds=mode.rounds, left=mode.rounds - state.round)
    name = "ending-display-short" if mode.last else "ending-display-long"
    dealt = "yes" if state.passed == len(PILE_LETTERS) else "no"
    rules = say(name, language, most=mode.display_end, left=len(state.display), dealt=dealt)
    return f"{rules} {say('ending-horizon', language, round=horizon)}" if horizon else rules


def ends(state: State, language: str) -> str:
    """What ends the game, in a few words, if it is not a number of rounds (F10.7, F11.6); otherwise empty.

    >>> from ora_widgets.engine import new_state
    >>> ends(new_state(2, "france", "short"), "en")
    'Ends when at most 1 building is left, not before round 28'
    """
    from ..language.fluent import say

    mode, left = state.mode, len(state.display)
    if mode.rounds or state.over:
        return ""
    dealt = state.passed == len(PILE_LETTERS)
    when = "later" if not dealt else "soon" if left > mode.display_end else "now"
    return say("ends", language, when=when, most=mode.display_end, left=left, round=mode.phases[-1])


def schedule(state: State, seats: str, language: str, horizon: int = 0) -> Schedule:
    """What is still to come in a game (F17)."""
    return Schedule(tuple(rounds_to_come(state, seats)), ending(state, language, horizon), language)

"""Goals in words: conditions on the position and on events, each with a sentence when it is not met.

    R has 2Br 7Pn        at least these tiles              R built F05 G01      the cards stand
    R built G07 0,3      the card stands there             R points 20          points, at least; `points exactly 20`
    R prior G07          the prior stands there            R lay LR1            a lay brother stands there
    R cleared 0,1        no forest or moor left there      R home 2             clergymen at home, at least
    R owns -1,0          the space exists                  R hand S5            the settlement is in hand
    wheel joker 0        what an indicator shows           round 6              the round, exactly
    turn G               who is to move                    over                 the game has ended

    R took 5Wo           taken at once by an indicator, exactly so many; `R took Wo`: any number
    R took 4Cl clay      … by this indicator               R took 5Wo 0,1       … there: a space, or a card
    R gains 2Rq          came in since the task began      R gains 3Ce Or at G18    … in one visit there
    R spends Wh          was given away in any way         R spared joker       nothing taken by that indicator
    R sent LR3 lay       an own clergyman was sent there   R unused LR3         visited, own or hired, and not used
    R hired F05          used by a work contract           R passed 2           passed, at least so many times
    R played fell        a move that begins so             turns 1              all of it in so many turns, at most

Conditions are joined by `;` and must all hold. A condition without a seat is about the player to move. Goods are named
by code or name (`has 2 bread, 3 peat coal`), cards by id or name (`built Bakery`), seats by letter or colour
(`Red built Bakery`), in any of our languages.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache

from ...engine import ParseError
from .condition import Condition, Moment, goal_error
from .conditions import PAST_READERS, READERS, SEAT_READERS, colour_of

MAX_GOAL_LENGTH = 2000  # characters of a goal


@dataclass(frozen=True)
class Goal:
    """Conditions that must all hold."""

    conditions: tuple[Condition, ...]

    @property
    def seat(self) -> str:
        """The first colour that it names; empty for the player to move."""
        return next((condition.seat for condition in self.conditions if condition.seat), "")

    @property
    def colours(self) -> frozenset[str]:
        """All colours that it names."""
        asked = (
            word for condition in self.conditions if condition.verb == "turn" for word in condition.words.split()[1:]
        )
        return frozenset(filter(None, (*asked, *(condition.seat for condition in self.conditions))))

    @property
    def past(self) -> bool:
        """Whether it has conditions on events, which a position alone cannot answer."""
        return any(condition.verb in PAST_READERS for condition in self.conditions)

    def for_seat(self, seat: str) -> Goal:
        """The goal with a seat for all conditions that name none."""
        return Goal(
            tuple(
                replace(condition, seat=seat) if condition.verb in SEAT_READERS and not condition.seat else condition
                for condition in self.conditions
            )
        )

    def first_missing(self, now: Moment) -> Condition | None:
        """The first condition that does not hold; `None` when all do."""
        return next((condition for condition in self.conditions if not condition.is_met(now)), None)

    def is_met(self, now: Moment) -> bool:
        """Whether all conditions hold."""
        return self.first_missing(now) is None

    def once_met(self, now: Moment) -> Iterator[Moment]:
        """The moments since the beginning at which all conditions held, in order."""
        if all(condition.is_met(now) for condition in self.conditions if condition.lasting):
            yield from filter(self.is_met, now.history())

    def __str__(self) -> str:
        return "; ".join(map(str, self.conditions))

    def __reduce__(self) -> tuple[Callable[[object], Goal], tuple[str]]:
        # Conditions contain functions, which cannot be pickled, so the text is pickled instead.
        return read_goal, (str(self),)


def read_goal(wanted: object) -> Goal:
    """Read a goal from text, or return one unchanged; raises `ParseError` with the nearest names.

    >>> str(read_goal("R has 2 bread; R built Bakery; over"))
    'R has 2Br; R built F05; over'
    """
    if isinstance(wanted, Goal):
        return wanted
    if not isinstance(wanted, str) or len(wanted) > MAX_GOAL_LENGTH:
        raise goal_error("goal-unread", wanted)
    return _read(wanted)


@cache
def _read(text: str) -> Goal:
    parts = [part.split() for part in text.split(";") if part.strip()]
    if not parts:
        raise goal_error("goal-unread", text)
    return Goal(tuple(map(_condition, parts)))


def _condition(words: list[str]) -> Condition:
    text = " ".join(words)
    seat = colour_of(words[0])
    if seat:
        words.pop(0)
    verb = words.pop(0) if words else ""
    if verb not in READERS and verb:
        raise goal_error("goal-word", verb, ", ".join(get_close_matches(verb, READERS, n=3, cutoff=0)))
    try:
        if seat and verb not in SEAT_READERS:
            raise ValueError(text)
        return replace(READERS[verb](words), seat=seat)
    except (IndexError, KeyError, TypeError, ValueError) as error:
        if isinstance(error, ParseError):
            raise
        raise goal_error("goal-unread", text) from None

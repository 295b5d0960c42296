"""What a task asks for, in words: conditions on the position and on what has happened, each met or with a reason why not.

    R has 2Br 7Pn        at least these tiles              R built G07 0,3      the card stands (there)
    R prior G07          the prior stands there            R lay LR1            a lay brother stands there
    R cleared 0,1        no forest or moor left there      R home 2             clergymen at home, at least
    R owns -1,0          the space exists                  R points 20          points, exactly
    R hand S5            the settlement is in hand
    wheel joker 0        what an indicator shows           round 6              the round, exactly
    turn G               who is to move                    over                 the game has ended

    R took 5Wo           taken at once by an indicator, exactly so many; `R took Wo`: any number
    R took 4Cl clay      … by this indicator               R took 5Wo 0,1       … there: a space, or a card
    R gains 2Rq          came in since the task began      R gains 3Ce Or at G18    … in one visit there
    R spends Wh          was given away in any way         R spared joker       nothing taken by that indicator
    R sent LR3 lay       an own clergyman was sent there   R unused LR3         visited, own or hired, and not used
    R hired F05          used by a work contract           R passed 2           passed, at least so many times
    R played fell        a move that begins so             turns 1              all of it in so many turns, at most

Several are joined by `;` and all have to hold.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from .condition import Goal, Now
from .having import SEAT as HAVING
from .having import TABLE as STANDING
from .history import SEAT as HISTORY
from .history import TABLE as COURSE

SEAT = {**HAVING, **HISTORY}
TABLE = {**STANDING, **COURSE}


class BadGoal(ValueError):
    """A goal that is not written as it should be."""


@cache
def goals(text: str) -> tuple[Goal, ...]:
    """Read the conditions of a task.

    Raises `BadGoal` for one that cannot be read.

    >>> [goal.message for goal in goals("R has 2Br; R took 5Wo; over")]
    ['not-yet-has', 'not-yet-took', 'not-yet-over']
    """
    return tuple(_read(part.strip()) for part in text.split(";") if part.strip())


def first_missing(text: str, where: Now) -> Goal | None:
    """The first condition that does not hold, or nothing when all do."""
    return next((goal for goal in goals(text) if not goal.met(where)), None)


def once_met(text: str, where: Now) -> Iterator[Now]:
    """The moments since the beginning, the first one first, at which all conditions held."""
    if all(goal.met(where) for goal in goals(text) if goal.lasting):
        then = (replace(where, ply=ply) for ply in range(where.start + 1, where.ply + 1))
        yield from (moment for moment in then if first_missing(text, moment) is None)


def _read(text: str) -> Goal:
    words = text.split()
    try:
        if words[0] in TABLE:
            return TABLE[words[0]](text, words[1:])
        if words[0] not in tuple("RGBW"):
            raise ValueError(text)
        return SEAT[words[1]](text, words[0], words[2:])
    except (IndexError, KeyError, ValueError) as error:
        raise BadGoal(text) from error

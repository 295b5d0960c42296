"""The learned evaluation: what the hand-made one says, and a share of what a trained net says beyond it.

It is asked where turns end, not within them: there the quick sum goes on. Its file is `learned.json`, written by
`python -m ora_widgets.lab.training.train`; where that cannot be used, the hand-made evaluation goes on, and a warning says so once.

No bot asks it by default; they go by weights trained on how games end, see `evolve`. The net foretells ends better (games kept apart: a standard error of 28 points, within a game 13; a ridge
regression on the same inputs: 25 and 12), but it chooses worse: with 0.1 s of the processor's time per answer, in short games
for two, the search that asked it lost 6 of 6 to the one that did not, and with a share of a quarter 7 of 10 (95 %: wins 11 %
to 60 %). The ways of a turn differ by less than its error, and it was taught by games in which what a seat has tells how well
that seat played, not what having it is good for.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..engine import State
from ..support.arguments import check, is_a, number
from .evaluation import HAND_MADE, Values
from .inputs import NAMES, inputs
from .net import Net, Told, read
from .weight_file import Damaged, warn_unusable

FILE = Path(__file__).with_name("learned.json")
KNOWN: dict[float, Values] = {}  # by share


class Learned(Values):
    """The hand-made evaluation, corrected by a net.

    Args:
        net: The net.
        share: How much of the correction counts, from 0 for none to 1 for all of it.

    Raises:
        WrongArgument: When it is no net, or no such share.

    >>> from ora_widgets import new_game
    >>> values = learned()
    >>> values.lead(new_game(2).now, 0) < 100
    True
    """

    def __init__(self, net: Net, share: float = 1.0) -> None:
        super().__init__(HAND_MADE.weights)
        check(is_a(net, Net), "net", net, "net")
        self.net = net
        self.share = number("share", share, 0, 1)

    def __reduce__(self) -> tuple[object, ...]:
        # What is installed is read where it arrives.
        return (learned, (self.share,)) if self is learned(self.share) else (Learned, (self.net, self.share))

    def seat(self, state: State, seat: int) -> float:
        """The points that a seat may expect to end with.

        Args:
            state: The position, left as it is.
            seat: The seat, from 0.
        """
        return self._table(state)[seat]

    def lead(self, state: State, seat: int) -> float:
        """The points that a seat may expect to be ahead of the others' mean; alone, simply its points.

        Args:
            state: The position, left as it is.
            seat: The seat, from 0.
        """
        table = self._table(state)
        if len(table) == 1:
            return table[0]
        own = table[seat]
        return self.ahead(state, own - (sum(table) - own) / (len(table) - 1))

    def told(self, state: State, seat: int) -> Told:
        """The points that a seat may expect to end with, and its chance to win.

        Args:
            state: The position, left as it is; the game is not over.
            seat: The seat, from 0.
        """
        hand = [HAND_MADE.seat(state, each) for each in range(state.mode.players)]
        own = hand[seat]
        told = self.net(inputs(state, seat, own, (sum(hand) - own) / max(len(hand) - 1, 1)))
        return Told(own + self.share * told.points, told.win)

    def _table(self, state: State) -> list[float]:
        """What everybody may expect."""
        hand = [HAND_MADE.seat(state, each) for each in range(state.mode.players)]
        if not state.pending or not self.share:
            return hand
        total, rest = sum(hand), max(len(hand) - 1, 1)
        residual, share = self.net.residual, self.share
        return [own + share * residual(inputs(state, seat, own, (total - own) / rest)) for seat, own in enumerate(hand)]


def learned(share: float = 1.0) -> Values:
    """The learned evaluation; the hand-made one where its file cannot be used, which is said once.

    Args:
        share: How much of the net's correction counts, from 0 to 1.

    Raises:
        WrongArgument: When it is no such share.

    >>> isinstance(learned(), Values)
    True
    """
    share = number("share", share, 0, 1)
    found = KNOWN.get(share)
    if found is None:
        net = _net(FILE)
        found = KNOWN[share] = Learned(net, share) if net else HAND_MADE
    return found


@cache
def _net(file: Path) -> Net | None:
    """The net of a file; none where it cannot be used, which is said once."""
    try:
        return read(file.read_bytes(), NAMES)
    except (Damaged, OSError) as error:
        warn_unusable(file, error)
        return None

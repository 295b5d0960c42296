"""Forward pruning: which answers to a question are worth trying, a few of each kind, chosen by rules of thumb.

A turn has thousands of ways; most differ in the forest that is felled or in the tiles that pay. Here every question is
cut down to answers that differ in what matters. All of them are legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

from ..engine import Player, State, answers
from ..engine.frames import MAIN_TURN, Turn
from ..engine.goods import BY_NAME, COIN, INDEX, bag
from ..engine.state import LAY, PRIOR
from ..engine.steps.base import SKIP, Plain
from ..engine.steps.payment import Tiles
from ..engine.steps.trade import Kinds
from ..engine.steps.wheel import value
from .evaluation import Values
from .features import CAP
from .paying import cheapest, cheapest_kinds, prices
from .spaces import best_spaces
from .weight_tables import Tables

LISTED: Final = 400  # answers to a question that are looked at
GIFTS: Final = 3
YIELD: Final = {"fell": "wood", "cut": "peat"}


class Pruner:
    """Lists the answers worth trying.

    Args:
        values: What goods and clergymen are worth.
        sites: How many spaces are tried for each card; with 1 it is in a hurry, and so land is only bought at the end
            of a turn and less is tried of everything.
    """

    def __init__(self, values: Values, sites: int = 1) -> None:
        self.values = values
        self.sites = sites

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Pruner, (self.values, self.sites)  # as for `BeamSearch`

    def __call__(self, state: State) -> Sequence[Plain]:
        """The answers worth trying to the question on top, never none.

        Free conversions are none of them: costs convert the least by themselves.
        """
        frame = state.pending[-1]
        seat = frame.seat
        if frame.kind == "lend":
            return [self._lent(state, frame.card)]
        if frame.kind == "go":
            return [("go",)]
        offered: Any = answers(state)
        if isinstance(offered, Tiles):
            paid = cheapest(offered, prices(self.values, state, seat, [code for _, code, _ in offered.stock]))
            return [paid, SKIP] if offered.optional else [paid]
        if isinstance(offered, Kinds):
            return [*cheapest_kinds(offered, prices(self.values, state, seat, offered.kinds)), SKIP]
        moves = list(islice(offered, LISTED))
        verb = moves[0][0]
        if verb == "times":
            return _times(moves) if self.sites > 1 else _all_or_nothing(moves)
        if verb == "take" or (verb == "skip" and frame.kind == "step"):
            return _takes(state, moves)
        if verb in ("choose", "claim"):
            return self._gifts(state, seat, moves)
        player = state.players[seat]
        if verb == "clear":
            return [*best_spaces(player, [move for move in moves if move != SKIP], "", self.sites), SKIP]
        if verb == "place":
            return [self._placed(state, moves)]
        return self._actions(state, player, moves)

    def _tables(self, state: State, seat: int) -> Tables:
        return self.values.tables(state, seat)

    def _sends(self, state: State, player: Player) -> str:
        """Which clergyman is better away: the one whose absence costs less, by the worth of those who stay."""
        if player.prior or not player.brothers:
            return LAY if player.brothers else PRIOR
        home = self._tables(state, min(player.seat, state.mode.players - 1)).home
        return LAY if home[True, player.brothers - 1] >= home[False, player.brothers] else PRIOR

    def _lent(self, state: State, card: str) -> Plain:
        """Which of his clergymen an owner sends."""
        return ("send", self._sends(state, state.players[state.sites[card][0]]))

    def _gifts(self, state: State, seat: int, moves: list[Plain]) -> list[Plain]:
        """The gifts of highest worth."""
        rows, goods = self._tables(state, seat).goods, state.players[seat].goods

        def gain(move: Plain) -> float:
            tiles = bag(" ".join(move[1:]))
            return sum([rows[i][min(goods[i] + n, CAP)] - rows[i][min(goods[i], CAP)] for i, n in tiles])

        return sorted(moves, key=gain, reverse=True)[: GIFTS if self.sites > 1 else 1]

    def _placed(self, state: State, moves: list[Plain]) -> Plain:
        """Where the neutral player's next card goes: on an empty space, or over what is worth least."""
        holds = state.players[state.mode.players].holds
        cards = self._tables(state, 0).cards
        same = [move for move in moves if move[1] == moves[0][1]]
        return min(same, key=lambda move: cards[holds[move[2]]] if move[2] in holds else -99.0)

    def _actions(self, state: State, player: Player, moves: list[Plain]) -> list[Plain]:
        """Main and extra actions: each building, contract and good once, each card on its best spaces."""
        found: list[Plain] = []
        groups: dict[tuple[str, str], list[Plain]] = {}
        frame = state.pending[-1]
        # In the bonus round nobody but the prior may go.
        sends = PRIOR if frame.kind == "bonus" else self._sends(state, player)
        main = isinstance(frame, Turn) and frame.kind in MAIN_TURN and frame.mains
        later = ("district", "plot") if self.sites == 1 and main else ()
        for move in moves:
            verb = move[0]
            if verb in later:
                continue
            if verb in ("build", "settle", "contract"):
                groups.setdefault((verb, move[1]), []).append(move)
            elif verb in ("fell", "cut", "district", "plot"):
                groups.setdefault((verb, move[2]), []).append(move)
            elif verb != "use" or move[2] == sends or len(move) == 2:
                found.append(move)
        for (verb, what), group in groups.items():
            if verb == "contract":
                # Coins before drinks; but of a drink that would be cashed in for them, the owner need get nothing.
                found.append(group[0] if player.goods[COIN] >= state.price else group[-1])
            elif verb in ("district", "plot"):
                found += group if len(group) == 1 else [group[0], group[-1]][: self.sites]
            elif verb in YIELD:
                if _yields(state, YIELD[verb], what):
                    found += best_spaces(player, group, "", self.sites)
            else:
                found += best_spaces(player, group, what, self.sites)
        return found or [moves[-1]]


def _times(moves: list[Plain]) -> list[Plain]:
    """How often to trade: as often as possible, a little less, half of it, once, never."""
    most = len(moves) - 1
    return [moves[n] for n in sorted({most, max(most - 1, 0), (most + 1) // 2, min(1, most), 0}, reverse=True)]


def _all_or_nothing(moves: list[Plain]) -> list[Plain]:
    """The same in a hurry."""
    return [moves[-1], moves[0]] if len(moves) <= 2 else [moves[-1], moves[len(moves) // 2], moves[0]]


def _takes(state: State, moves: list[Plain]) -> list[Plain]:
    """What to produce: with the joker only where it shows more, nothing only where there is nothing to take."""
    shown = {move: value(state, move[1]) for move in moves if move != SKIP}
    own = {BY_NAME[move[1]]: amount for move, amount in shown.items() if move[1] != "joker"}
    found = []
    for move, amount in shown.items():
        if move[1] == "joker":
            # With one product the move does not name it.
            rival = own.get(INDEX[move[2]], 0) if move[2:] else max(own.values(), default=0)
            if amount > rival:
                found.append(move)
        elif amount:
            found.append(move)
    return found or [SKIP]


def _yields(state: State, good: str, indicator: str) -> bool:
    """Whether felling or cutting with an indicator is worth trying: it shows something, the joker more than its rival."""
    shows = value(state, indicator)
    return shows > 0 and (indicator == good or shows > value(state, good))

"""The points of everybody, line by line, and how they came about round by round."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple
from weakref import WeakKeyDictionary

from ..engine import score, winners
from ..engine.goods import COIN, GOODS, WHISKEY, WINE
from ..engine.turn.scoring import coin_points, drinks_to_sell, row_of
from ..game.history import Line, read_only_state
from ..language.names import colour

if TYPE_CHECKING:
    from ..engine import Player, State
    from ..game.history import GameView
    from ..wire.to_page import Column, RoundTotals, Tally


class LineTotals(NamedTuple):
    """What is known of a line of moves, by ply: the round of each position, and everybody's totals in some of them."""

    rounds: dict[int, int]
    totals: dict[int, list[int]]


_totals: WeakKeyDictionary[Line, LineTotals] = WeakKeyDictionary()


def tally(game: GameView) -> Tally:
    """The score pad of the position now and the totals at the end of every round so far.

    >>> from ora_widgets import new_game
    >>> now = tally(new_game(3, "france"))
    >>> now["chart"], now["pad"][0]["total"], now["winners"]
    ([{'round': 0, 'totals': [0, 0, 0]}], 0, [])
    """
    state, seats = read_only_state(game), game.setup.seats
    people = state.players[: state.mode.players]
    return {
        "pad": [_pad(state, player, seats) for player in people],
        "chart": _chart(game),
        "winners": [colour(seats, seat) for seat in winners(state)] if state.over else [],
    }


def _pad(state: State, player: Player, seats: str) -> Column:
    """One column of the pad; entries that add nothing are left out."""
    points, table = score(state, player.seat), state.rulings.table
    wine, whiskey = drinks_to_sell(player.goods)
    # Drinks that are worth more as coins are counted as coins.
    counted = dict(enumerate(player.goods)) | {
        WINE: player.goods[WINE] - wine,
        WHISKEY: player.goods[WHISKEY] - whiskey,
    }
    coins = player.goods[COIN] + wine + 2 * whiskey
    kinds = [(good.code, count, good.points * count) for good, count in zip(GOODS, counted.values(), strict=True)]
    kinds.insert(0, (GOODS[COIN].code, coins, coin_points(coins)))
    cards = [(held, row_of(held, table)) for held in player.holds.values()]
    return {
        "seat": colour(seats, player.seat),
        "goods": [row for row in kinds if row[2]],
        "economic": sorted((id_, row.economic) for id_, row in cards if row is not None and row.economic),
        "settlements": list(points.settlements),
        "sums": (points.goods, points.economic, sum(worth for _, _, worth in points.settlements)),
        "total": points.total,
    }


def _chart(game: GameView) -> list[RoundTotals]:
    """The totals at the end of each round and now; before the first round they are those of the start."""
    rounds = _totals_of(game).rounds
    rounds.update({ply: read_only_state(game, ply).round for ply in range(len(rounds), game.ply + 1)})
    ends = [ply for ply in range(game.ply) if rounds[ply] != rounds[ply + 1]]
    found: list[RoundTotals] = [{"round": rounds[ply], "totals": _total(game, ply + 1)} for ply in ends]
    state = read_only_state(game)
    over = state.round if state.over else state.round - 1
    # What happens in a round counts for it while it lasts.
    kept = [each for each in found if each["round"] <= over]
    if game.ply:
        kept.append({"round": state.round, "totals": _total(game, game.ply)})
    return [{"round": 0, "totals": _total(game, 0)}, *kept]


def _total(game: GameView, ply: int) -> list[int]:
    totals = _totals_of(game).totals
    if ply not in totals:
        state = read_only_state(game, ply)
        totals[ply] = [score(state, seat).total for seat in range(state.mode.players)]
    return totals[ply]


def _totals_of(game: GameView) -> LineTotals:
    # A line only grows: playing differently from an earlier position makes another line.
    return _totals.setdefault(game._history.line, LineTotals({}, {}))

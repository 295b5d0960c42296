"""The whole table in the terms of the recordings, played from the moves that a reader returns."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ora_widgets.engine import Move, Player, State, play, score, winners
from ora_widgets.engine.frames import Turn
from ora_widgets.engine.goods import COIN, GOODS, WONDER
from ora_widgets.engine.land import parse_space
from ora_widgets.engine.steps.wheel import INDICATOR_INDEX, value
from ora_widgets.notation.kennerspiel.reader import Reader

HEARTLAND = {"1": "clay-mound", "2": "farmyard", "3": "cloister-office"}
COUNTED = {good.name: i for i, good in enumerate(GOODS) if good.name not in ("coin", "wonder")}


class Table:
    """The view of a game that a reader plays; the game itself is played again from its moves.

    Parameters: `reader`, right after `START`, when every heartland still shows its owner's colour.
    """

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.state = reader.state.copy()
        self.colours = [player.buildings[0][1] for player in self.state.players]
        self.turn = 0
        self.men: dict[str, str] = {}  # the place of each visible clergyman

    def follow(self, moves: Iterable[Move]) -> None:
        """Play the moves of a command.

        A card shows the clergyman that arrived last (in the bonus round there may be others), and none once he has
        left.
        """
        for move in moves:
            before = self.standing()
            play(self.state, move)
            now = self.standing()
            for card in [card for card, man in self.men.items() if man not in now.get(card, ())]:
                del self.men[card]
            for card, men in now.items():
                for man in men:
                    if man not in before.get(card, ()):
                        self.men[card] = man

    def standing(self) -> dict[str, list[str]]:
        """The clergymen on each card."""
        found: dict[str, list[str]] = {}
        for player, colour in zip(self.state.players, self.colours, strict=True):
            for card in player.out:
                found.setdefault(card, []).append(f"{colour}-lay")
            if player.prior:
                found.setdefault(player.prior, []).append(f"{colour}-prior")
        return found

    def snapshot(self) -> dict[str, Any]:
        """All fields of a recorded state."""
        state = self.state
        frame = next((frame for frame in reversed(state.pending) if isinstance(frame, Turn)), None)
        if frame:
            self.turn = frame.seat  # at the end it is still the last player's turn
        people = state.players[: state.mode.players]
        seen = {
            "round": shown_round(state),
            "phase": phase(state, frame),
            "bonus": frame is not None and frame.kind == "bonus",
            "turn": self.turn,
            "active": state.to_move if state.pending else self.turn,
            "wheel": {
                name: None if state.since[i] is None else value(state, name) for name, i in INDICATOR_INDEX.items()
            },
            "display": sorted(state.display),
            "plots": list(state.plots),
            "districts": list(state.districts),
            "players": [self.seat(player) for player in people],
            "score": points(state),
        }
        return seen | ({"neutral": self.seat(state.players[-1])} if state.mode.neutral else {})

    def end(self) -> dict[str, Any]:
        """The last line of a recording; the two commands that set up the table do not count."""
        state = self.state
        return {
            "end": True,
            "over": state.over,
            "commands": self.reader.count - 2,
            "scores": points(state),
            "winners": list(winners(state)) or [0],  # alone there is only a verdict, but recordings name the seat
        }

    def seat(self, player: Player) -> dict[str, Any]:
        """One landscape with its owner."""
        purse = self.reader.purses[player.seat]
        goods = {name: player.goods[i] for name, i in COUNTED.items()}
        goods |= {"coin1": purse.ones(player.goods[COIN]), "coin5": purse.fives}
        return {
            "color": self.colours[player.seat],
            "goods": {name: count for name, count in goods.items() if count},
            "prior": not player.prior,
            "lay": player.brothers,
            "hand": sorted(player.hand),
            "wonders": player.goods[WONDER],
            "land": [self.space(player, place) for place in sorted(player.ground, key=parse_space)],
        }

    def space(self, player: Player, place: str) -> list[Any]:
        """One space: column, row, terrain, card and clergyman."""
        row, column = parse_space(place)
        held = player.holds.get(place)
        shown = HEARTLAND[held[2]] if held and held[0] == "L" else held
        return [column, row, player.ground[place], shown, self.men.get(held or "")]


def phase(state: State, frame: Turn | None) -> str | None:
    """The letter of the present settlement phase."""
    return "ABCDE"[state.passed - 1] if frame and frame.kind == "settle" else None


def shown_round(state: State) -> int:
    """The site's round counter, which sometimes stands still, while ours counts every rotation of the wheel."""
    mode = state.mode
    if mode.players == 1:
        return state.round - (state.round > 25)
    if mode.players == 2:
        return min(state.round, 28 if mode.length == "short" else 27)
    return min(state.round, (mode.rounds or 0) - 1)


def points(state: State) -> list[dict[str, int]]:
    """All players' scores as if the game ended now."""
    return [
        {
            "goods": found.goods,
            "economic": found.economic,
            "settlements": sum(points for _, _, points in found.settlements),
            "total": found.total,
        }
        for found in (score(state, seat) for seat in range(state.mode.players))
    ]

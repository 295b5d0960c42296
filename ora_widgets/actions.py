"""Whole actions as methods: one call answers every question of an action, or changes nothing.

Cards and goods go by their official names or their ids. Whatever a call leaves open is answered with the least:
an optional trade is not made, a fee is paid, the good's own indicator is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from .answers import Answers
from .engine import Move, NoSuchMove, Refusal, State, play
from .engine.cards import CARDS, SETTLEMENTS
from .engine.goods import BY_NAME, CODES, FIVE_COINS, INDEX
from .engine.land import space
from .reading import read

if TYPE_CHECKING:
    from .game import Game

Space = tuple[int, int] | str


class Actions:
    """What a player does in one go; mixed into `Game`."""

    state: State

    def use(self, building: str, *, by: str = "", **answers: Any) -> Game:
        """Place an own clergyman on a building and use it (F5.2).

        Parameters: `building`, name or id; `by`, `"lay"` or `"prior"` (default: a lay brother if one is at home);
        `answers`, see `help(ora_widgets.answers)`: how often by good (`flour=3`, `sell=2`), `pay="Pt"`,
        `take="joker"`, `give="Pt Cl Wo"`, `choose="2Gn"`, `enter="Bakery"`, `then="build G07 0,3"` …
        Raises the same errors as `Game.play`.
        """
        card = self._card(building, own=True)
        if not by:
            seat = self.state.to_move
            by = "lay" if seat is not None and self._has_lay(seat) else "prior"
        return self._whole(f"use {card} {by}", answers)

    def _has_lay(self, seat: int) -> bool:
        return self.state.pending[-1][0] != "bonus" and self.state.players[seat].brothers > 0

    def contract(self, building: str, *, by: str = "coins", send: str = "", **answers: Any) -> Game:
        """Issue a work contract for another player's building and use it (F5.3).

        Parameters: `building`, name or id; `by`, `"coins"`, `"wine"` or `"whiskey"`; `send`, the clergyman that
        the owner chooses, `"lay"` or `"prior"`, where both are at home; `answers`, as for `use`.
        """
        return self._whole(f"contract {self._card(building)} {by}", {"send": send, **answers} if send else answers)

    def build(self, building: str, at: Space, *, prior: bool = False, **answers: Any) -> Game:
        """Build a building of the display (F5.5).

        Parameters: `building`, name or id; `at`, the space as `(row, col)` or `"row,col"`; `prior`, whether the
        prior goes there at once and uses it; `answers`, as for `use`.
        """
        return self._whole(f"build {self._card(building)} {_space(at)}", {"prior": prior, **answers})

    def fell(self, at: Space, *, joker: bool = False) -> Game:
        """Fell the trees of a forest, by the wood indicator or the joker (F5.4)."""
        return self._whole(f"fell {_space(at)} {'joker' if joker else 'wood'}", {})

    def cut(self, at: Space, *, joker: bool = False) -> Game:
        """Cut the peat of a moor, by the peat indicator or the joker (F5.4)."""
        return self._whole(f"cut {_space(at)} {'joker' if joker else 'peat'}", {})

    def settle(self, settlement: str, at: Space, *, pay: str | Sequence[str] = ()) -> Game:
        """Build a settlement in a settlement phase or by a grant (F8).

        Parameters: `settlement`, name or id; `at`, the space; `pay`, food first, then energy, each a bag such as
        `"2Sh Gn"`; may be left out where there is no choice.
        """
        return self._whole(f"settle {self._card(settlement)} {_space(at)}", {"pay": pay} if pay else {})

    def buy_district(self, row: int, side: str) -> Game:
        """Buy the top district and lay it in a row, `"hills"` or `"plains"` side up (F6.6, F7.3)."""
        return self._whole(f"district {row} {side}", {})

    def buy_plot(self, row: int, side: str) -> Game:
        """Buy the top plot and lay it with its upper row there, `"coast"` or `"mountain"` side up (F6.6, F7.4)."""
        return self._whole(f"plot {row} {side}", {})

    def flip(self, count: int = 1) -> Game:
        """Turn grain over to straw, so many tiles (F6.2)."""
        return self._whole_lines(["flip Gn"] * count)

    def sell(self, drink: str, count: int = 1) -> Game:
        """Change wine or whiskey into coins, so many tiles (F6.4)."""
        return self._whole_lines([f"sell {self._good(drink)}"] * count)

    def pass_(self) -> Game:
        """Spend the main action without effect (F5.6)."""
        return self._whole("pass", {})

    def end_turn(self) -> Game:
        """End the turn, or the step of a settlement phase."""
        return self._whole("done", {})

    # ---- how it is done

    def _whole_lines(self, lines: list[str]) -> Game:
        raise NotImplementedError

    def _told(self, refusal: Refusal) -> Refusal:
        raise NotImplementedError

    def _whole(self, opening: str, answers: dict[str, Any]) -> Game:
        """Play the opening move and answer what it asks, on a copy first."""
        try:
            return self._whole_lines([str(move) for move in whole(self.state, opening, answers)])
        except Refusal as refusal:
            raise refusal if refusal.sentence else self._told(refusal) from None

    def _card(self, name: str, *, own: bool = False) -> str:
        """The id of a card by its id or name; of two cards with one name the one that is in this game."""
        if name in CARDS or name in SETTLEMENTS:
            return name
        wanted = str(name).casefold()
        rows = [row for row in (*CARDS.values(), *SETTLEMENTS.values()) if row.name.casefold() == wanted]
        if not rows:
            names = {row.name.casefold(): row.name for row in (*CARDS.values(), *SETTLEMENTS.values())}
            near = [names[n] for n in get_close_matches(wanted, names, n=3, cutoff=0.4)] or ["Priory"]
            raise self._told(NoSuchMove("unknown-card", "F1.1", word=str(name), near=", ".join(near)))
        return self._nearest([row.id for row in rows], own=own)

    def _nearest(self, ids: list[str], *, own: bool) -> str:
        """Of cards with one name: one's own (or somebody else's) if it stands, else the one in the display."""
        state, seat = self.state, self.state.to_move
        built = [id_ for id_ in ids if id_ in state.sites and (state.sites[id_][0] == seat) == own]
        lying = [id_ for id_ in ids if id_ in state.display]
        standing = [id_ for id_ in ids if id_ in state.sites]
        return (built or lying or standing or ids)[0]

    def _good(self, name: str) -> str:
        """The code of a good by its code or name."""
        word = str(name).strip().casefold().replace(" ", "_").replace("-", "_")
        if word in BY_NAME:
            return CODES[BY_NAME[word]]
        code = str(name).strip()
        if code in INDEX or code == FIVE_COINS:
            return code
        raise self._told(NoSuchMove("unknown-good", "F1.2", word=str(name)))


def whole(state: State, opening: str, answers: dict[str, Any]) -> list[Move]:
    """The moves of a whole action: its opening and an answer to every question it raises.

    Parameters: `state`, which is left as it is; `opening`, a line; `answers`, keywords of `answers.Answers`.
    """
    depth = len(state.pending)
    state = state.copy()
    moves = [read(state, opening)]
    play(state, moves[0])
    given = Answers(answers)
    while len(state.pending) > depth - (moves[0].verb == "done") and not _closed(moves[0].verb):
        move = read(state, given.line(state))
        play(state, move)
        moves.append(move)
    given.check_used(opening)
    return moves


def _closed(verb: str) -> bool:
    """Whether a move raises no questions of its own."""
    return verb in ("done", "pass", "flip", "sell")


def _space(at: Space) -> str:
    return at if isinstance(at, str) else space(*at)

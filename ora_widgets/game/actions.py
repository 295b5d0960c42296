"""Whole actions as methods: one call answers every question of an action, or changes nothing.

Cards and goods go by their ids or by their names, in any of our languages. Questions that a call does not answer get
the default: an optional trade is not made, a fee is paid, the good's own indicator is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from operator import index
from threading import RLock
from typing import Any, Self

from ..engine import InvalidMove, Move, Refusal, State, play
from ..engine.goods import CODES
from ..engine.moves import safe_text
from ..language.name_lookup import ids_named, nearest_cards, nearest_goods, tokens
from ..language.sentences import with_sentence
from ..support.arguments import flag, one_of
from .action_keywords import Answers, Given
from .game_lock import locked
from .history import History, read_only_state
from .move_parser import VERBS, card_meant, cards_of, read
from .setup import Setup

Space = tuple[int, int] | str
MAX_CONVERSIONS = 99  # conversions in one call: more grain than a player ever has


class Actions:
    """The whole actions of a player; mixed into `Game`.

    Each action returns the game. A refused action raises what `use` raises and leaves the game as it was.
    """

    setup: Setup
    lock: RLock
    _history: History

    @locked
    def use(self, building: str, *, by: str = "", **answers: Any) -> Self:
        """Place one of your clergymen on a building and use it (F5.2).

        The keywords are, as far as it asks for them:

        - how often a trade is made, by a good in it: `flour=3`; `sell=2` where it gives coins only
        - `pay="2Sh"` for payments, several as `pay=["2Sh", "Wo"]`; `fee=False` to leave out an optional fee
        - `take="joker"` for another indicator than the good's own, `take="grain"` where there are several goods
        - `give="Pt Cl Wo"`, `choose="2Gn"`, `claim="Bo Rq"`, `trade="Bo"` for goods to name
        - `enter="Bakery"`, `clear="0,1"`; `then="build G07 0,3"` for actions that the building grants

        Args:
            building: Its name in any language, or its id, such as `"Bakery"` or `"F05"`.
            by: `"lay"` or `"prior"`; by default a lay brother if one is at home.
            **answers: What the building asks, by keyword.

        Raises:
            InvalidMove: When there is no such building or keyword, or a value is none of its answers.
            IllegalMove: When the rules do not allow it now; the sentence says why, and which rule.
            AmbiguousMove: When the building asks something that was not given. After any of these the game is as it was.
        """
        card = self._card("use", building)
        if one_of(by, ("",)):
            now = read_only_state(self)
            bonus = now.over or now.pending[-1].kind == "bonus"
            by = "lay" if not bonus and now.players[now.pending[-1].seat].brothers else "prior"
        return self._play_whole(f"use {card} {safe_text(by)}", answers)

    @locked
    def contract(self, building: str, *, by: str = "coins", send: str = "", **answers: Any) -> Self:
        """Issue a work contract for another player's building and use it (F5.3).

        Args:
            building: Its name in any language, or its id.
            by: What the contract is paid with: `"coins"`, `"wine"` or `"whiskey"`.
            send: The clergyman that the owner chooses, `"lay"` or `"prior"`, where both are at home.
            **answers: What the building asks, as for `use`.
        """
        opening = f"contract {self._card('contract', building)} {safe_text(by)}"
        return self._play_whole(opening, answers if one_of(send, ("",)) else {"send": send, **answers})

    @locked
    def build(self, building: str, at: Space, *, prior: bool = False, **answers: Any) -> Self:
        """Build a building of the display (F5.5).

        Args:
            building: Its name in any language, or its id.
            at: The space as `(row, col)` or `"row,col"`; the heartland's are rows 0 and 1, columns 0 to 4.
            prior: Whether the prior goes there at once and uses it (F5.5.5).
            **answers: What the building asks the prior, as for `use`.
        """
        opening = f"build {self._card('build', building)} {_space(at)}"
        return self._play_whole(opening, {"prior": prior, **answers})

    def fell(self, at: Space, *, joker: bool = False) -> Self:
        """Fell the trees of a forest, by the wood indicator or the joker (F5.4).

        Args:
            at: The space of the forest as `(row, col)` or `"row,col"`.
            joker: Whether the joker is used in place of the wood indicator.
        """
        return self._play_whole(f"fell {_space(at)} {'joker' if flag('joker', joker) else 'wood'}", {})

    def cut(self, at: Space, *, joker: bool = False) -> Self:
        """Cut the peat of a moor, by the peat indicator or the joker (F5.4).

        Args:
            at: The space of the moor as `(row, col)` or `"row,col"`.
            joker: Whether the joker is used in place of the peat indicator.
        """
        return self._play_whole(f"cut {_space(at)} {'joker' if flag('joker', joker) else 'peat'}", {})

    @locked
    def settle(self, settlement: str, at: Space, *, pay: str | Sequence[str] = ()) -> Self:
        """Build a settlement in a settlement phase or by a grant (F8).

        Args:
            settlement: Its name in any language, or its id, such as `"S1"`.
            at: The space as `(row, col)` or `"row,col"`.
            pay: Food, then energy, each a bag such as `"2Sh Gn"`; may be left out where there is no choice.
        """
        opening = f"settle {self._card('settle', settlement)} {_space(at)}"
        return self._play_whole(opening, {"pay": pay})

    def buy_district(self, row: int, side: str) -> Self:
        """Buy the top district and lay it in a row (F6.6, F7.3).

        Args:
            row: The row; the heartland has rows 0 and 1, and those above it are negative.
            side: The side that shows, `"hills"` or `"plains"`.
        """
        return self._play_whole(f"district {safe_text(row)} {safe_text(side)}", {})

    def buy_plot(self, row: int, side: str) -> Self:
        """Buy the top plot and lay it beside the land (F6.6, F7.4).

        Args:
            row: Its upper row.
            side: The side that shows, `"coast"` (to the left) or `"mountain"` (to the right).
        """
        return self._play_whole(f"plot {safe_text(row)} {safe_text(side)}", {})

    def flip(self, count: int = 1) -> Self:
        """Turn grain over to straw (F6.2).

        Args:
            count: How many tiles.
        """
        return self._repeat("flip Gn", count)

    def sell(self, drink: str, count: int = 1) -> Self:
        """Change wine or whiskey into coins (F6.4).

        Args:
            drink: `"wine"` or `"whiskey"`, in any language, or the code of either.
            count: How many tiles.

        Raises:
            InvalidMove: When it is no good; the nearest names are in the sentence.
        """
        code = " ".join(tokens(safe_text(drink, 40)))
        if code not in CODES:
            near = nearest_goods(safe_text(drink, 40))
            raise with_sentence(InvalidMove("unknown-good-near", "F1.2", word=safe_text(drink, 40), near=near))
        return self._repeat(f"sell {code}", count)

    def pass_(self) -> Self:
        """Spend the main action without effect (F5.6)."""
        return self._play_whole("pass", {})

    def end_turn(self) -> Self:
        """End the turn, or the step of a settlement phase."""
        return self._play_whole("done", {})

    # ---- how it is done

    def play(self, moves: str | Move | Iterable[str | Move]) -> Self:
        """Answer one or several questions, as `Game.play` does.

        Args:
            moves: A line, lines joined by `;` or line breaks, a `Move`, or several of them.
        """
        raise NotImplementedError

    def _append(self, moves: Sequence[Move]) -> Self:
        raise NotImplementedError

    @locked
    def _play_whole(self, opening: str, answers: Given) -> Self:
        """Play the opening move and answer what it asks, or change nothing."""
        try:
            return self._append(expand_action(read_only_state(self), self.setup.seats, opening, answers))
        except Refusal as refusal:
            raise with_sentence(refusal, self.setup.seats, read_only_state(self)) from None

    def _repeat(self, line: str, count: int) -> Self:
        try:
            number = index(count)
        except TypeError:
            number = 0
        if not 1 <= number <= MAX_CONVERSIONS or isinstance(count, bool):
            verb = VERBS[line.split(maxsplit=1)[0]]
            raise with_sentence(
                InvalidMove(
                    "not-a-move",
                    verb.rule,
                    line=f"{line}, {safe_text(count, 20)}",
                    usage=f"{line}, 1–{MAX_CONVERSIONS}",
                )
            )
        return self.play([line] * number)

    def _card(self, verb: str, name: str) -> str:
        """The id of a card by its id or name; of several cards with the same name, the one that can be meant."""
        ids = ids_named(name)
        if not ids:
            near = nearest_cards(safe_text(name, 60), cards_of(read_only_state(self)))
            raise with_sentence(InvalidMove("unknown-card", "F1.1", word=safe_text(name, 40), near=near))
        try:
            return card_meant(read_only_state(self), verb, ids, safe_text(name, 40))
        except Refusal as refusal:
            raise with_sentence(refusal, self.setup.seats) from None


def expand_action(state: State, seats: str, opening: str, answers: Given) -> list[Move]:
    """The moves of a whole action: its opening move, and an answer to every question that follows.

    Args:
        opening: The line that begins the action, such as `"use F05 lay"`.
        answers: The other answers by keyword, as for `Answers`.

    Raises:
        InvalidMove: When an answer is left over that nobody asked for.
    """
    given = Answers(answers)
    states, moves = _carried_out(state, seats, opening, given)
    for name in given.unused:
        if not _was_forced(name, state, seats, opening, answers, states):
            raise InvalidMove("unused-answer", "F5.2", word=name, line=opening)
    return moves


def _carried_out(state: State, seats: str, opening: str, given: Answers) -> tuple[list[State], list[Move]]:
    depth = len(state.pending)
    states: list[State] = []
    moves: list[Move] = []
    line = opening
    while True:
        try:
            move = read(state, line)
        except Refusal as refusal:
            raise with_sentence(refusal, seats, state) from None
        state = state.copy()
        play(state, move)
        states.append(state)
        moves.append(move)
        if len(state.pending) <= depth or moves[0].verb in ("done", "pass"):
            return states, moves
        line = given.line(state)


def _was_forced(name: str, state: State, seats: str, opening: str, answers: Given, states: list[State]) -> bool:
    """Whether the keywords came true without a question, because only one answer was possible."""
    if name == "send" and opening.startswith("contract"):
        card = opening.split()[1]
        lender = states[0].players[states[0].sites[card][0]]
        return bool(answers[name] == ("prior" if lender.prior == card else "lay"))
    if name == "pay":
        asking = state.copy()
        asking.rulings = replace(state.rulings, ask_always=True)
        given = Answers(answers)
        ended = _carried_out(asking, seats, opening, given)[0][-1]
        ended.rulings = state.rulings
        return name not in given.unused and ended == states[-1]
    return False


def _space(at: object) -> str:
    if isinstance(at, (tuple, list)) and len(at) == 2:
        return ",".join(map(str, at))  # whatever the types of its parts: the text is refused later if it is not a space
    return "".join(at.split()) if isinstance(at, str) else safe_text(at)

"""Play by message: one player's side of a game whose code the players send each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from threading import RLock
from typing import Any, Self

from ..engine import IllegalMove, Move, Refusal, State
from ..engine.moves import safe_text
from ..game.actions import Actions
from ..game.game import Game
from ..game.game_lock import locked
from ..game.history import History, read_only_state, replayed_states
from ..game.record import encode
from ..game.setup import Setup
from ..language.sentences import with_sentence
from ..support.arguments import check, seat_of
from ..support.display import widget_bundle
from ..wire import OutsideText
from .game_text import read_game
from .text_file import text_of_file


class Conflict(Refusal):
    """A code that does not continue this game: another game, or a different move at the same point.

    >>> from ora_widgets import new_game
    >>> try:
    ...     new_game(2).for_seat("R").merge(new_game(3).code())
    ... except Conflict as refused:
    ...     print(type(refused).__mro__[1].__name__)
    Refusal
    """


class Side(Actions):
    """One player's side of a game: the others' moves are refused here, and arrive as their codes.

    It has all whole actions (`build`, `use`, …) and all other methods of the game; `undo` is that of the game.

    Raises:
        UnknownName: When no player has this colour.

    >>> from ora_widgets import new_game
    >>> red, green = (new_game(3, "france").for_seat(seat) for seat in "RG")
    >>> code = red.play("pass; done").code()
    >>> green.merge(code).play("pass; done").question
    'Blue: choose an action.'
    """

    def __init__(self, game: Game, seat: str) -> None:
        check(isinstance(game, Game), "game", game, "game")
        seat_of(seat, game.setup.seats)
        self.game = game
        self.setup: Setup = game.setup
        self.lock: RLock = game.lock
        self.seat = seat

    @property
    def now(self) -> State:
        """A copy of the engine's state now."""
        return self.game.now

    @property
    def _history(self) -> History:  # type: ignore[override]  # the game's, which is only read here
        return self.game._history

    @property
    def my_turn(self) -> bool:
        """Whether it is this player who must answer now."""
        return self.game.to_move == self.seat

    def code(self) -> str:
        """The game as a short code for the next player: all moves, whichever position is shown."""
        return encode(self.setup, self.game.moves)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.game, name)

    def __reduce__(self) -> Any:
        # For copy and pickle, which cannot handle the game's lock.
        return Side, (self.game, self.seat)

    @locked
    def play(self, moves: str | Move | Iterable[str | Move]) -> Self:
        """Answer one or several questions; all or nothing.

        Raises:
            IllegalMove: When one of the questions is another player's, or another player has moved after the position
                shown, and as for `Game.play`.
        """
        self.check(read_only_state(self))
        idea = self.game.copy().play(moves)
        return self._append(idea.moves[self.game.ply : idea.ply])

    @locked
    def merge(self, answer: str | Path | dict[str, object]) -> Self:
        """Add the moves that the others have played since.

        Args:
            answer: Their code, or any other text that `load` reads; only a `Path` names a file. An older game changes
                nothing; a newer one continues from the last move known here, whichever position is shown.

        Raises:
            Conflict: When it is another game, has different moves, or has moves of this player that were not made here;
                the game is then unchanged.
            ParseError: When it does not hold a game.
        """
        if isinstance(answer, dict):
            theirs = read_game(answer)
        else:
            theirs = read_game(text_of_file(answer) if isinstance(answer, Path) else OutsideText(answer))
        game = self.game
        if theirs.setup != game.setup:
            raise with_sentence(Conflict("merge-other-game", "", ours=_terms(game.setup), theirs=_terms(theirs.setup)))
        mine = game.moves  # all moves, whichever position is shown
        for number, (here, there) in enumerate(zip(mine, theirs.moves, strict=False), start=1):
            if here != there:
                details = {"number": number, "ours": str(here), "theirs": str(there)}
                owner = read_only_state(game, number - 1).pending[-1].seat
                raise with_sentence(Conflict("merge-conflict", "", owner=owner, **details), game.setup.seats)
        new = range(len(mine), len(theirs.moves))
        for ply in new:
            seat = read_only_state(theirs, ply).pending[-1].seat
            if game.setup.seats[seat] == self.seat:
                line = safe_text(str(theirs.moves[ply]), 60)
                refused = Conflict("merge-in-your-name", "", number=ply + 1, line=line, owner=seat)
                raise with_sentence(refused, game.setup.seats)
        game._append_to_end(theirs.moves[len(mine) :])
        return self

    def _append(self, moves: Sequence[Move]) -> Self:
        """Play moves that are known to be legal, if every question was this player's."""
        now = read_only_state(self)
        for state in [now, *replayed_states(now, moves[:-1])]:
            self.check(state)
        for ply in range(self.game.ply, self.game.plies):
            owner = read_only_state(self, ply).pending[-1].seat
            if self.setup.seats[owner] != self.seat:
                refused = IllegalMove("others-moved-since", "", owner=owner, number=ply + 1)
                raise with_sentence(refused, self.setup.seats)
        self.game._append(moves)
        return self

    def check(self, state: State) -> None:
        """Make sure that the question of a state is this player's.

        Raises:
            IllegalMove: When it is another player's.
        """
        if state.over:
            return
        owner = state.pending[-1].seat
        if self.setup.seats[owner] != self.seat:
            mine = self.setup.seats.index(self.seat)
            raise with_sentence(IllegalMove("other-seat", "", owner=owner, mine=mine), self.setup.seats, state)

    def __repr__(self) -> str:
        return f"<{self.seat} in {self.game!r}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """In a notebook, show a board on which only this player can move."""
        return widget_bundle("board", self.game, self.seat, **kwargs)


def _terms(setup: Setup) -> str:
    """The terms of a game in a few words, the same in every language."""
    return f"{setup.players} {setup.country} {setup.length} {setup.seats}"

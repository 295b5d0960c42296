"""A game: the positions so far, the moves between them, and everything one can ask of the present one."""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable, Iterator
from random import Random
from threading import RLock
from typing import Any

from .actions import Actions
from .engine import Move, Refusal, State, options, play, sample
from .reading import read, well_formed
from .schedule import Schedule, schedule
from .scores import Scores
from .setup import Setup, rulings

PREFIX = 6  # moves named in the repr of the legal moves

__all__ = ["Game", "LegalMoves", "new_game"]


class LegalMoves:
    """The moves that are legal now, in fixed order: a view that follows the game.

    It can be asked without listing, which for a large payment matters: `in`, `sample`, truth.
    """

    def __init__(self, game: Game) -> None:
        self._game = game

    def __iter__(self) -> Iterator[Move]:
        return (Move(move) for move in options(self._game.state))

    def __len__(self) -> int:
        return len(options(self._game.state))

    def __bool__(self) -> bool:
        return not self._game.over

    def __contains__(self, line: object) -> bool:
        if not isinstance(line, (str, tuple)):
            return False
        try:
            return well_formed(line) in options(self._game.state)
        except Refusal:
            return False

    def starting(self, words: str) -> list[Move]:
        """The legal moves that begin with these words.

        Parameters: `words`, whole words such as `"build"` or `"build G07"`.
        """
        start = tuple(words.split())
        return [move for move in self if move[: len(start)] == start]

    def sample(self, rng: Random | None = None) -> Move:
        """A random legal move, without listing them; raises `IndexError` at the end of the game."""
        return Move(sample(self._game.state, rng or Random()))

    def __repr__(self) -> str:
        count = len(self)
        if count > 10 * PREFIX:
            shown = [str(move) for move, _ in zip(self, range(PREFIX), strict=False)] + ["…"]
        else:
            lines = [str(move) for move in self]
            shown = lines if count <= PREFIX else [*lines[: PREFIX - 1], "…", lines[-1]]
        return f"<{count} moves: {', '.join(shown)}>" if count else "<no moves: the game is over>"


class Game(Actions):
    """One game of Ora et Labora, from its setup to the position now, with everything undone kept for redoing.

    Every position handed out stays as it was. One lock guards a game, since the board's clicks may arrive on
    another thread while a cell runs.

    >>> game = new_game(players=3, country="france")
    >>> game.play("build G07 0,3; prior; times 1; done").to_move
    'G'
    """

    def __init__(self, setup: Setup, state: State | None = None) -> None:
        self.setup = setup
        self.lock = RLock()
        self._states = [state or setup.start()]
        self._moves: list[Move] = []
        self._ply = 0
        self._listeners: list[weakref.ref[Any]] = []

    # ---- the position

    @property
    def state(self) -> State:
        """The position now; look at it, but play through the game."""
        return self._states[self._ply]

    def state_at(self, ply: int) -> State:
        """The position after so many moves."""
        return self._states[ply]

    @property
    def to_move(self) -> str | None:
        """The colour that must answer; `None` at the end."""
        seat = self.state.to_move
        return None if seat is None else self.setup.seats[seat]

    @property
    def round(self) -> int:
        """Rotations of the wheel so far (F0.1)."""
        return self.state.round

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def rulings(self) -> Any:
        """The rulings on disputed points that this game is played by."""
        return self.setup.rulings

    @property
    def question(self) -> str:
        """The question now, as a sentence."""
        from .wording import prompt

        return prompt(self.state, self.setup.seats)

    @property
    def legal_moves(self) -> LegalMoves:
        """The moves that are legal now, as a live view."""
        return LegalMoves(self)

    def score(self) -> Scores:
        """The points of everybody as if the game ended now, as a small table (F14)."""
        return Scores.of(self.state, self.setup.seats)

    def schedule(self, language: str = "en") -> Schedule:
        """What is still to come: rounds, settlement phases, indicators, gifts and the end, as a table (F17)."""
        return schedule(self.state, self.setup.seats, language)

    # ---- playing

    def play(self, moves: str | Move | Iterable[str | Move]) -> Game:
        """Answer one or several questions; all or nothing.

        Parameters: `moves`, a line, lines joined by `;` or line breaks, a `Move`, or several of them.
        Returns the game itself. Raises `NoSuchMove`, `NotNow` or `Ambiguous` with a sentence and the rule; the
        game is then as it was.

        >>> new_game(2, "ireland").play("use LR1 lay; take joker").round
        1
        """
        with self.lock:
            states, played = [], []
            state = self.state
            for line in _lines(moves):
                try:
                    move = read(state, line)
                except Refusal as refusal:
                    raise self._told(refusal) from None
                state = state.copy()
                play(state, move)
                states.append(state)
                played.append(move)
            if played:
                del self._states[self._ply + 1 :], self._moves[self._ply :]
                self._states += states
                self._moves += played
                self._ply += len(played)
                self._changed()
        return self

    def _told(self, refusal: Refusal) -> Refusal:
        """A refusal with its sentence."""
        from .wording import refusal as sentence

        if "question" in refusal.details:
            refusal.details["question"] = self.question
        refusal.sentence = sentence(refusal, self.setup.seats)
        return refusal

    def _whole_lines(self, lines: list[str]) -> Game:
        return self.play(lines)

    def undo(self, by: str = "move") -> Game:
        """Take back the last move, or everything since a turn began.

        Parameters: `by`, `"move"` or `"turn"`. Undoing at the beginning does nothing.
        """
        with self.lock:
            earlier = [ply for ply in self._stops(by) if ply < self._ply]
            return self.jump(earlier[-1]) if earlier else self

    def redo(self, by: str = "move") -> Game:
        """Play again what was undone, by move or by turn; nothing where nothing was undone."""
        with self.lock:
            later = [ply for ply in self._stops(by) if ply > self._ply]
            return self.jump(later[0]) if later else self

    def jump(self, ply: int) -> Game:
        """Go to the position after so many moves; raises `IndexError` when there are not so many."""
        with self.lock:
            if not 0 <= ply <= len(self._moves):
                raise IndexError(f"there are {len(self._moves)} moves, no position {ply}")
            if ply != self._ply:
                self._ply = ply
                self._changed()
        return self

    def _stops(self, by: str) -> Iterable[int]:
        if by not in ("move", "turn"):
            raise ValueError(f"undo and redo go by 'move' or by 'turn', not by {by!r}")
        return range(len(self._moves) + 1) if by == "move" else sorted({*self.turn_starts, len(self._moves)})

    # ---- the history

    @property
    def ply(self) -> int:
        """How many moves lie behind the position now."""
        return self._ply

    @property
    def plies(self) -> int:
        """How many moves are known, those undone included."""
        return len(self._moves)

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves that are known, those undone included."""
        return tuple(self._moves)

    @property
    def turn_starts(self) -> tuple[int, ...]:
        """The plies at which a turn, or a step of a settlement phase, begins."""
        return (0, *(ply + 1 for ply, move in enumerate(self._moves) if move.verb == "done"))

    def copy(self) -> Game:
        """A game of its own at this position, for asking what if; boards stay with the original."""
        with self.lock:
            twin = Game(self.setup, self._states[0])
            twin._states = self._states[:]
            twin._moves = self._moves[:]
            twin._ply = self._ply
        return twin

    def record(self) -> str:
        """The game as text, a header and one line per turn, up to the position now."""
        from .record import write

        return write(self.setup, self._moves[: self._ply])

    def code(self) -> str:
        """The game as one short word for a chat message."""
        from .record import encode

        return encode(self.setup, self._moves[: self._ply])

    # ---- onlookers

    def on_change(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call back after every change of position; the result of this method ends it.

        A bound method is held weakly, so that a board nobody shows any more can go.
        """
        bound = hasattr(callback, "__self__")
        listener = weakref.WeakMethod(callback) if bound else _Strong(callback)
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener) if listener in self._listeners else None

    def _changed(self) -> None:
        for listener in self._listeners[:]:
            callback = listener()
            if callback is None:
                self._listeners.remove(listener)
            else:
                callback()

    # ---- being shown

    def card(self, name: str) -> Any:
        """A card of the game by name or id, as a picture and a sentence."""
        from .wording import card

        return card(self._card(name))

    def __str__(self) -> str:
        from .text import text

        return text(self)

    def __repr__(self) -> str:
        setup = self.setup
        mode = f"{setup.players} players, {setup.length}" if setup.players > 1 else "solo"
        if self.over:
            where = f"over, {' and '.join(self.score().winners)} won" if setup.players > 1 else "over"
        else:
            where = f"round {self.round}, {self.to_move} to move"
        return f"<Game: {mode}, {setup.country.title()}, {where}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """In a notebook a game at the end of a cell shows its board."""
        from .board import Board

        return Board(self)._repr_mimebundle_(**kwargs)


class _Strong:
    """A plain function as a listener: kept for as long as the game."""

    def __init__(self, callback: Callable[[], None]) -> None:
        self._callback = callback

    def __call__(self) -> Callable[[], None]:
        return self._callback


def _lines(moves: str | Move | Iterable[str | Move]) -> Iterator[str | Move]:
    """The single moves in what was given."""
    if isinstance(moves, Move):
        yield moves
    elif isinstance(moves, str):
        yield from (line for part in moves.splitlines() for line in part.split(";") if line.strip())
    else:
        for move in moves:
            yield from _lines(move)


def new_game(
    players: int = 2, country: str = "france", length: str = "long", *, seats: str = "", rulings: Any = None
) -> Game:
    """A new game, before the first move.

    Parameters: `players`, 1 to 4; `country`, `"france"` or `"ireland"`; `length`, `"short"` or `"long"` (solo is
    long); `seats`, colours in seating order out of R, G, B, W, the first one begins; `rulings`, a preset's name, a
    `Rulings`, or a dict of the fields that differ.
    Raises `NoSuchGame` when there is no such game; its sentence says which ones exist.

    >>> new_game(players=3, country="france", length="long")
    <Game: 3 players, long, France, round 1, R to move>
    """
    return Game(_setup(players, country, length, seats, rulings))


def _setup(players: int, country: str, length: str, seats: str, ruled: Any) -> Setup:
    try:
        return Setup(players, country, length, seats, rulings(ruled))
    except Refusal as refusal:
        from .wording import refusal as sentence

        refusal.sentence = sentence(refusal, seats)
        raise

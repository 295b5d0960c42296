"""A game: the positions so far, the moves between them, and everything one can ask of the present one."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from operator import index
from random import Random
from threading import RLock
from typing import TYPE_CHECKING, Any, NamedTuple, overload

from ..arguments import check, is_whole, one_of
from ..arguments import text as text_argument
from ..engine import Move, NoSuchMove, NotNow, Refusal, Rulings, State, options, play, sample
from ..engine.moves import shown
from ..language.fluent import known_language
from ..language.sentences import told
from ..listeners import Listeners
from .actions import Actions
from .move_parser import read, well_formed
from .schedule import Schedule, schedule
from .scores import Scores
from .setup import Setup
from .snapshot import Landscape, Snapshot

if TYPE_CHECKING:
    from ..bots import Hint
    from .correspondence import Side

MOST_MOVES = 20_000  # far more than any game has, and few enough to be replayed when it is opened
FAR = 10**100  # no list is as long
PREFIX = 6  # moves named in the repr of the legal moves

__all__ = ["Game", "LegalMoves", "new_game"]


class History(NamedTuple):
    """The positions so far, the moves between them, and how many moves lie behind the position now.

    It is put in the place of another one in a single step, so that no interrupt finds half of a move. The lists are only
    ever added to, and a history knows how much of them is its own: so those that follow each other share them.
    """

    states: list[State]
    moves: list[Move]
    plies: int  # moves that are known, those undone included
    ply: int

    @property
    def known(self) -> tuple[Move, ...]:
        """All moves, those undone included."""
        return tuple(self.moves[: self.plies])

    @property
    def played(self) -> tuple[Move, ...]:
        """The moves up to the position now."""
        return tuple(self.moves[: self.ply])

    def copy(self) -> History:
        """The same with lists of its own, so that what is played from there is held by nobody else."""
        return self._replace(states=self.states[: self.plies + 1], moves=self.moves[: self.plies])

    def then(self, states: list[State], moves: list[Move]) -> History:
        """The history that goes on from the position now; what was undone is no part of it."""
        earlier, before = self.states, self.moves
        if (
            not len(before) == len(earlier) - 1 == self.ply
        ):  # something was undone, or an interrupt has left half a move
            earlier, before = earlier[: self.ply + 1], before[: self.ply]
        earlier += states
        before += moves
        now = self.ply + len(moves)
        return History(earlier, before, now, now)


class LegalMoves:
    """The moves that are legal now, in fixed order: a view that follows the game.

    It can be asked without listing, which for a large payment matters: `in`, `sample`, truth.

    >>> moves = new_game(3, "france").legal_moves
    >>> "build G07 0,3" in moves, moves.starting("fell 0,2")
    (True, [Move('fell 0,2 wood'), Move('fell 0,2 joker')])
    """

    def __init__(self, game: Game) -> None:
        self._game = game

    def __iter__(self) -> Iterator[Move]:
        return (Move(move) for move in options(self._game.now))

    def __len__(self) -> int:
        return len(options(self._game.now))

    def __bool__(self) -> bool:
        return not self._game.over

    def __contains__(self, line: object) -> bool:
        try:
            return well_formed(line, self._game.now) in options(self._game.now)
        except Refusal:
            return False

    @overload
    def __getitem__(self, place: int) -> Move: ...
    @overload
    def __getitem__(self, place: slice) -> list[Move]: ...
    def __getitem__(self, place: int | slice) -> Move | list[Move]:
        moves = list(self)
        try:
            return moves[place if isinstance(place, slice) else _place(place)]
        except IndexError:
            raise IndexError(f"there are {len(moves)} moves, no move {shown(place, 20)}") from None

    def starting(self, words: str) -> list[Move]:
        """The legal moves that begin with these words.

        Parameters: `words`, whole words such as `"build"` or `"build G07"`.
        """
        start = tuple(text_argument("words", words).split())
        return [move for move in self if move[: len(start)] == start]

    def sample(self, rng: Random | None = None) -> Move:
        """A random legal move, without listing them.

        Parameters: `rng`, the source of chance. Raises `NotNow` at the end of the game.
        """
        check(rng is None or callable(getattr(rng, "random", None)), "rng", rng, "random")
        state = self._game.now
        if state.over:
            raise told(NotNow("game-over", state.mode.end_rule))
        return Move(sample(state, Random() if rng is None else rng))

    def __repr__(self) -> str:
        moves = options(self._game.now)
        count = len(moves)
        first = [" ".join(move) for move in islice(iter(moves), PREFIX)]
        if count > PREFIX:
            # The last one is worth showing, unless it takes a long list to find.
            last = deque(iter(moves), maxlen=1) if count <= 10 * PREFIX else ()
            first[len(first) - len(last) :] = ["…", *(" ".join(move) for move in last)]
        noun = "move" if count == 1 else "moves"
        return f"<{count} {noun}: {', '.join(first)}>" if count else "<no moves: the game is over>"


class Game(Actions):
    """One game of Ora et Labora, from its setup to the position now, with everything undone kept for redoing.

    Every position handed out is a copy: nothing done to it reaches the game. One lock guards a game, since the
    board's clicks may arrive on another thread while a cell runs.

    >>> game = new_game(players=3, country="france")
    >>> game.play("build G07 0,3; prior; times 1; done").to_move
    'G'
    """

    def __init__(self, setup: Setup, state: State | None = None) -> None:
        check(isinstance(setup, Setup), "setup", setup, "setup")
        check(state is None or isinstance(state, State), "state", state, "state")
        self.setup = setup
        self.lock = RLock()
        self._history = History([state or setup.start()], [], 0, 0)
        self._listeners = Listeners()

    # ---- the position

    @property
    def now(self) -> State:
        """The engine's state now; not a copy, so only to be read. `state` is the one to hand out."""
        history = self._history
        return history.states[history.ply]

    def then(self, ply: int) -> State:
        """The engine's state after so many moves; not a copy, so only to be read."""
        return self._history.states[self._known(ply)]

    @property
    def state(self) -> Snapshot:
        """A copy of the position now, to look at and to try things on.

        >>> new_game(3, "france").state.player("R").goods["peat"]
        1
        """
        return Snapshot(self.now, self.setup.seats)

    def state_at(self, ply: int) -> Snapshot:
        """A copy of the position after so many moves; raises `IndexError` when there are not so many."""
        return Snapshot(self.then(ply), self.setup.seats)

    def player(self, seat: str) -> Landscape:
        """What a player has now: goods, clergymen, land; the same as `state.player`.

        Parameters: `seat`, the colour, such as `"R"`. Raises `Refusal` when nobody sits there.

        >>> new_game(3, "france").player("R").goods
        Wo Pt Gn Sh Cl Pn
        """
        return self.state.player(seat)

    @property
    def to_move(self) -> str | None:
        """The colour that must answer; `None` at the end."""
        seat = self.now.to_move
        return None if seat is None else self.setup.seats[seat]

    @property
    def round(self) -> int:
        """Rotations of the wheel so far (F0.1)."""
        return self.now.round

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.now.over

    @property
    def rulings(self) -> Rulings:
        """The rulings on disputed points that this game is played by."""
        rulings: Rulings = self.setup.rulings
        return rulings

    @property
    def question(self) -> str:
        """The question now, as a sentence."""
        from ..language.prompts import prompt

        return prompt(self.now, self.setup.seats)

    @property
    def legal_moves(self) -> LegalMoves:
        """The moves that are legal now, as a live view."""
        return LegalMoves(self)

    def score(self, language: str = "en") -> Scores:
        """The points of everybody as if the game ended now, as a small table (F14)."""
        return Scores.of(self.now, self.setup.seats, known_language(language))

    def schedule(self, language: str = "en", *, horizon: int = 0) -> Schedule:
        """What is still to come: rounds, settlement phases, indicators, gifts and the end, as a table (F17).

        Parameters: `horizon`, the round after which a study, an environment or bots among themselves stop a game for
        two, which the rules need not end (F10.6); 0 for people, who know none.
        """
        return schedule(self.now, self.setup.seats, known_language(language), horizon)

    def hint(
        self, n: int = 3, seconds: float | None = 1.0, *, playouts: int | None = None, seed: int | None = 0
    ) -> Hint:
        """The best few moves for whoever must answer, what they are worth and how sure that is, as a table.

        Parameters: `n`, at most so many; `seconds` and `playouts`, how long to think; `seed`, for the same again.
        Raises `NotNow` when the game is over, and `ValueError` for a budget of nothing.
        """
        from ..bots import hint

        return hint(self, n, seconds, playouts=playouts, seed=seed)

    # ---- playing

    def play(self, moves: str | Move | Iterable[str | Move]) -> Game:
        """Answer one or several questions; all or nothing.

        Parameters: `moves`, a line, lines joined by `;` or line breaks, a `Move`, or several of them.
        Returns the game itself. Raises `NoSuchMove`, `NotNow` or `Ambiguous` with a sentence and the rule; the
        game is then as it was. A game has 20,000 moves at most.

        >>> new_game(2, "ireland").play("use LR1 lay; take joker").round
        1
        """
        with self.lock:
            states: list[State] = []
            played: list[Move] = []
            state = self.now
            for line in _lines(moves):
                try:
                    move = read(state, line)
                except Refusal as refusal:
                    raise told(refusal, self.setup.seats, state) from None
                self._check_length(len(played) + 1)
                state = state.copy()
                play(state, move)
                states.append(state)
                played.append(move)
            return self._append(states, played)

    def _append(self, states: list[State], moves: list[Move]) -> Game:
        """Go on from here; what was undone before is forgotten."""
        self._check_length(len(moves))
        if moves:
            self._history = self._history.then(states, moves)
            self._changed()
        return self

    def _check_length(self, more: int) -> None:
        """Raise `NotNow` where so many more moves would make a game that could never be opened again."""
        if self.ply + more > MOST_MOVES:
            raise told(NotNow("game-too-long", "", most=MOST_MOVES))

    def undo(self, by: str = "move") -> Game:
        """Take back the last move, or everything since a turn began.

        Parameters: `by`, `"move"` or `"turn"`. Undoing at the beginning does nothing.
        """
        with self.lock:
            earlier = [ply for ply in self._stops(by) if ply < self.ply]
            return self.jump(earlier[-1]) if earlier else self

    def redo(self, by: str = "move") -> Game:
        """Play again what was undone, by move or by turn; nothing where nothing was undone."""
        with self.lock:
            later = [ply for ply in self._stops(by) if ply > self.ply]
            return self.jump(later[0]) if later else self

    def jump(self, ply: int) -> Game:
        """Go to the position after so many moves; raises `IndexError` when there are not so many."""
        with self.lock:
            wanted = self._known(ply)
            if wanted != self.ply:
                self._history = self._history._replace(ply=wanted)
                self._changed()
        return self

    def _known(self, ply: int) -> int:
        number = _place(ply)
        if not 0 <= number <= self.plies:
            raise IndexError(f"there are {self.plies} moves, no position {shown(ply, 20)}")
        return number

    def _stops(self, by: str) -> Iterable[int]:
        if not one_of(by, ("move", "turn")):
            raise ValueError(f"undo and redo go by 'move' or by 'turn', not by {shown(by, 40)!r}")
        return range(self.plies + 1) if by == "move" else sorted({*self.turn_starts, self.plies})

    # ---- the history

    @property
    def ply(self) -> int:
        """How many moves lie behind the position now."""
        return self._history.ply

    @property
    def plies(self) -> int:
        """How many moves are known, those undone included."""
        return self._history.plies

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves that are known, those undone included."""
        return self._history.known

    @property
    def turn_starts(self) -> tuple[int, ...]:
        """The plies at which a turn, or a step of a settlement phase, begins."""
        return (0, *(ply + 1 for ply, move in enumerate(self.moves) if move.verb == "done"))

    def copy(self) -> Game:
        """A game of its own at this position, for asking what if; boards stay with the original."""
        with self.lock:
            return replayed(self.setup, self._history.copy())

    def __reduce__(self) -> Any:
        # For copy.copy, copy.deepcopy and pickle: the lock and the onlookers are not passed on.
        with self.lock:
            return replayed, (self.setup, self._history.copy())

    def record(self) -> str:
        """The game as text, a header and one line per turn, up to the position now."""
        from ..notation.record import write

        with self.lock:
            return write(self.setup, self._history.played)

    def code(self) -> str:
        """The game as one short word for a chat message."""
        from ..notation.record import encode

        with self.lock:
            return encode(self.setup, self._history.played)

    def to_json(self) -> dict[str, Any]:
        """The game as plain data for `json.dumps`; `load` reads it."""
        from ..notation.record import to_json

        with self.lock:
            return to_json(self.setup, self._history.played)

    def kennerspiel(self) -> str:
        """The game in the notation of the site where it is played online, a command per line, up to the position now.

        A game that was read from a log keeps the `START` of that log.
        Raises `Unwritable` when the game has other rulings than the site's, begins in a position of its own, or holds
        a move that the notation has no words for.

        >>> new_game(3, "france", rulings="kennerspiel").play("fell 0,1 joker; done").kennerspiel().splitlines()[2:]
        ['FELL_TREES 1 0 Jo', 'COMMIT']
        """
        from ..notation.kennerspiel import log_of

        with self.lock:
            setup, moves = self.setup, self._history.played
        try:
            lines = log_of(setup, moves)
        except Refusal as refusal:
            raise told(refusal, setup.seats) from None
        return "\n".join(lines) + "\n"

    def for_seat(self, seat: str) -> Side:
        """The game as one player sees it, for play by message: moves of the others are refused and come as codes.

        Parameters: `seat`, the colour. Raises `Refusal` when nobody sits there.
        """
        from .correspondence import Side

        return Side(self, seat)

    # ---- onlookers

    def on_change(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call back after every change of position; the result of this method ends it.

        A bound method is held weakly, so that a board nobody shows any more can go. What a callback raises
        comes when everybody has heard, with a note that the move is made.
        """
        return self._listeners.add(callback)

    def _changed(self) -> None:
        self._listeners.tell(f"game stands at ply {self.ply}")

    # ---- being shown

    def card(self, name: str, language: str = "en") -> Any:
        """A card of the game by name or id, as a picture and a sentence; refusals come in its language, too."""
        from ..language.card_faces import card
        from ..language.sentences import sentence

        known_language(language)
        try:
            return card(self._card("build", name), language)
        except Refusal as refusal:
            refusal.sentence = sentence(refusal, self.setup.seats, None, language)
            raise

    def __str__(self) -> str:
        from ..scene.text_board import text

        return text(self)

    def __repr__(self) -> str:
        setup = self.setup
        mode = f"{setup.players} players, {setup.length}" if setup.players > 1 else "solo"
        if self.over:
            score = self.score()
            where = (
                f"over, {' and '.join(score.winners)} won"
                if score.winners
                else f"over, {score[setup.seats].total} of {score.goal} points"
            )
        else:
            where = f"round {self.round}, {self.to_move} to move"
        return f"<Game: {mode}, {setup.country.title()}, {where}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """In a notebook a game at the end of a cell shows its board."""
        from ..widget.board import board_of

        return board_of(self)._repr_mimebundle_(**kwargs)


def _place(number: object) -> int:
    """A place in a list; raises `WrongArgument` for what is no whole number."""
    check(is_whole(number, -FAR, FAR), "place", number, "place")
    return index(number)  # type: ignore[arg-type]  # it is one


def replayed(setup: Setup, history: History) -> Game:
    """A game with this history; the states are shared, as nobody edits them."""
    game = Game(setup, history.states[0])
    game._history = history
    return game


def _lines(moves: object) -> Iterator[object]:
    """The single moves in what was given; what is none is left to whoever reads it, who says so."""
    if isinstance(moves, (Move, bytes)) or not isinstance(moves, Iterable):
        yield moves
        return
    for move in [moves] if isinstance(moves, str) else moves:
        if isinstance(move, str):
            yield from (line for part in move.splitlines() for line in part.split(";") if line.strip())
        elif isinstance(move, Move):
            yield move
        else:
            raise told(NoSuchMove("not-a-move", "F5.1", line=shown(move), usage="VERB WORDS"))


def new_game(
    players: int = 2,
    country: str = "france",
    length: str = "long",
    *,
    seats: str = "",
    rulings: Rulings | str | dict[str, Any] | None = None,
) -> Game:
    """A new game, before the first move.

    Parameters: `players`, 1 to 4; `country`, `"france"` or `"ireland"`; `length`, `"short"` or `"long"` (solo is
    long); `seats`, colours in seating order out of R, G, B, W, the first one begins; `rulings`, a preset's name, a
    `Rulings`, or a dict of the fields that differ.
    Raises `NoSuchGame` when there is no such game; its sentence says which ones exist.

    >>> new_game(players=3, country="france", length="long")
    <Game: 3 players, long, France, round 1, R to move>
    """
    try:
        return Game(Setup(players, country, length, seats, rulings))
    except Refusal as refusal:
        raise told(refusal) from None

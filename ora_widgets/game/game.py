"""A game: its positions and moves so far, and everything that can be asked about the present position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self

from ..engine import IllegalMove, InvalidMove, Move, Refusal, Rulings, State, UnknownName
from ..engine.moves import safe_text, split_lines
from ..language.current import current_language
from ..language.fluent import CURRENT, known_language
from ..language.sentences import with_sentence
from ..support.arguments import check, one_of
from ..support.display import widget_bundle
from ..support.listeners import Listeners
from .actions import Actions
from .figures import Scores
from .foreign_names import own_name
from .game_lock import locked, new_lock
from .history import MAX_MOVES, Continuation, History, OtherLine, distinct_lines, other_line, with_line
from .legal_moves import LegalMoves, place_in_list
from .move_parser import read
from .schedule import Schedule, schedule
from .setup import Setup
from .snapshot import Landscape, Snapshot
from .sources import Sources, sources

if TYPE_CHECKING:
    from .facade import AnyBot, Hint, Review, Side


class Game(Actions):
    """One game of Ora et Labora, from its setup to the present position; undone moves are kept and can be redone.

    Every position that a game hands out is a copy, so changing one does not change the game. A lock guards each game,
    since the board's clicks may arrive on another thread while a cell runs.

    Args:
        setup: The terms of the game.
        state: The state it begins in, by default the one that the terms lead to.

    >>> game = new_game(players=3, country="france")
    >>> game.play("build G07 0,3; prior; times 1; done").to_move
    'G'

    Two games are equal if they have the same setup and the same moves up to their present positions. A game changes, so
    it cannot be hashed; its `code()` and its `position_key()` can. Positions with equal keys play alike, however they
    were reached.

    >>> game == game.copy(), game == game.copy().undo()
    (True, False)
    """

    def __init__(self, setup: Setup, state: State | None = None) -> None:
        check(isinstance(setup, Setup), "setup", setup, "setup")
        check(state is None or isinstance(state, State), "state", state, "state")
        self.setup = setup
        self.lock = new_lock()
        self._history = History.begin(state or setup.start())
        self._left: tuple[History, ...] = ()
        self._listeners = Listeners()
        self.refuses_in = CURRENT  # the language of its refusals; a lesson sets it

    # ---- the position

    @property
    def now(self) -> State:
        """A copy of the engine's present state; `state` offers the same by readable names."""
        return self._history.now.copy()

    def state_after(self, ply: int) -> State:
        """A copy of the engine's state after the first `ply` moves.

        Args:
            ply: How many, 0 to `plies`.

        Raises:
            IndexError: When there are fewer.
        """
        return self._history.state(self._checked_ply(ply)).copy()

    @property
    def state(self) -> Snapshot:
        """A copy of the position now, to look at and to try things on.

        >>> new_game(3, "france").state.player("R").goods["peat"]
        1
        """
        return Snapshot(self._history.now, self.setup.seats)

    def state_at(self, ply: int) -> Snapshot:
        """A copy of the position after the first `ply` moves.

        Args:
            ply: How many, 0 to `plies`.

        Raises:
            IndexError: When there are fewer.
        """
        return Snapshot(self._history.state(self._checked_ply(ply)), self.setup.seats)

    def player(self, seat: str) -> Landscape:
        """What a player has now: goods, clergymen, land; the same as `state.player`.

        Args:
            seat: The colour, such as `"R"`; alone, `"W"` is the neutral player.

        Raises:
            UnknownName: When nobody sits there.

        >>> new_game(3, "france").player("R").goods
        Wo Pt Gn Sh Cl Pn
        """
        return self.state.player(seat)

    @property
    def to_move(self) -> str | None:
        """The colour that must answer; `None` at the end."""
        seat = self._history.now.to_move
        return None if seat is None else self.setup.seats[seat]

    @property
    def round(self) -> int:
        """Rotations of the wheel so far (F0.1)."""
        return self._history.now.round

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._history.now.over

    @property
    def rulings(self) -> Rulings:
        """The rulings on disputed points that this game is played by."""
        rulings: Rulings = self.setup.rulings
        return rulings

    @property
    def question(self) -> str:
        """The question now, as a sentence."""
        from ..language.prompts import prompt

        return prompt(self._history.now, self.setup.seats, current_language())

    def position_key(self) -> int:
        """The position now as a whole number of 64 bits, the same in every process; equal numbers play alike.

        >>> new_game(3).position_key() == new_game(3).position_key() != new_game(3, "ireland").position_key()
        True
        """
        from .position_key import position_key

        return position_key(self._history.now)

    @property
    def legal_moves(self) -> LegalMoves:
        """The moves that are legal now, as a live view."""
        return LegalMoves(self)

    def score(self, language: str = CURRENT) -> Scores:
        """The points of everybody as if the game ended now, as a small table (F14)."""
        return Scores.of(self._history.now, self.setup.seats, known_language(language))

    def schedule(self, language: str = CURRENT, *, horizon: int = 0) -> Schedule:
        """What is still to come: rounds, settlement phases, indicators, gifts and the end, as a table (F17).

        Args:
            horizon: The round after which a study, an environment or bots among themselves stop a game for two, which
                the rules need not end (F10.6); 0 for people, who have none.
        """
        return schedule(self._history.now, self.setup.seats, known_language(language), horizon)

    def hint(
        self,
        n: int = 3,
        seconds: float | None = 1.0,
        *,
        playouts: int | None = None,
        seed: int | None = 0,
        bot: AnyBot | None = None,
    ) -> Hint:
        """The best few moves for the player who must answer, what they are worth and how sure that is, as a table.

        Args:
            n: How many moves to list at most.
            seconds: How long to think; `None` for no limit.
            playouts: How many playouts to think for; `None` for no limit.
            seed: The seed of the playouts, for the same advice again; `None` for another each time.
            bot: A bot whose turn is shown instead.

        Raises:
            IllegalMove: When the game is over.
            ValueError: For a budget of nothing.
        """
        from .facade import hint

        return hint(self, n, seconds, playouts=playouts, seed=seed, bot=bot)

    def sources(self, good: str, seat: str = "", language: str = CURRENT) -> Sources:
        """Everything on the table that gives a good, as a table; `way` is the shortest way to one more.

        Args:
            good: The good, by its code or its name in any language.
            seat: The colour of the player who asks; by default the player who must answer, or the first.

        Raises:
            UnknownName: When there is no such good in this game, no such seat or no such language.

        >>> new_game(3, "france").sources("clay").of("own")[0].title
        'Clay Mound'
        """
        return sources(self, good, seat, known_language(language))

    def review(
        self,
        *,
        budget: int = 24,
        seconds: float | None = None,
        seed: int | str | None = 0,
        progress: bool = False,
        language: str = CURRENT,
    ) -> Review:
        """Look at the game again: what everybody could expect turn by turn, and the turns that cost each player most.

        With the same seed and no limit of seconds the result is the same. An interrupt keeps what was found so far.

        Args:
            budget: How many playouts to search each of the suspicious turns with, at least 6.
            seconds: When to stop with what has been found by then; `None` for no limit.
            seed: The seed of the playouts.
            progress: Whether a bar is shown, where tqdm is installed.

        Raises:
            IllegalMove: When nothing has been played in which there was something to choose.
            WrongArgument: For a budget of nothing.
        """
        from .facade import review

        return review(self, budget=budget, seconds=seconds, seed=seed, progress=progress, language=language)

    # ---- playing

    @locked
    def play(self, moves: str | Move | Iterable[str | Move]) -> Self:
        """Answer one or several questions; all or nothing.

        When it raises, the game is as it was. A game has 20,000 moves at most.

        Args:
            moves: A line, lines joined by `;` or line breaks, a `Move`, or several of them.

        Raises:
            InvalidMove: For a line that is no move at all.
            IllegalMove: For a move that the rules do not allow now; the sentence says why, and which rule.
            AmbiguousMove: For a line that could mean several legal moves.

        >>> new_game(2, "ireland").play("use LR1 lay; take joker").round
        1
        """
        ahead = Continuation(self._history)
        for line in _lines(moves):
            try:
                move = read(ahead.state, line)
            except Refusal as refusal:
                raise with_sentence(refusal, self.setup.seats, ahead.state, self.refuses_in) from None
            self._check_length(ahead.ply + 1)
            ahead.play(move)
        return self._go_on(ahead)

    def _append(self, moves: Sequence[Move]) -> Self:
        """Play moves that are known to be legal; moves that were undone before are dropped."""
        return self._play_after(self._history, moves)

    def _append_to_end(self, moves: Sequence[Move]) -> Self:
        """Play legal moves after the last known move, no matter which position is shown; no move is dropped."""
        return self._play_after(self._history.moved_to(self.plies), moves)

    def _play_after(self, history: History, moves: Sequence[Move]) -> Self:
        self._check_length(history.ply + len(moves))
        ahead = Continuation(history)
        for move in moves:
            ahead.play(move)
        return self._go_on(ahead)

    def _go_on(self, ahead: Continuation) -> Self:
        if ahead.moves:
            now = ahead.history()
            self._left, self._history = distinct_lines(with_line(self._left, ahead.before), now), now
            self._announce_change()
        return self

    def _check_length(self, plies: int) -> None:
        """Raise `IllegalMove` if the moves would make the game too long to be opened again."""
        if plies > MAX_MOVES:
            raise with_sentence(IllegalMove("game-too-long", "", most=MAX_MOVES))

    @locked
    def undo(self, by: str = "move") -> Self:
        """Take back the last move, or everything since a turn began.

        Args:
            by: `"move"` or `"turn"`.

        Returns:
            The game; at the beginning nothing is undone.

        Raises:
            ValueError: For any other `by`.
        """
        earlier = [ply for ply in self._stops(by) if ply < self.ply]
        return self.jump(earlier[-1]) if earlier else self

    @locked
    def redo(self, by: str = "move") -> Self:
        """Play again what was undone.

        Args:
            by: `"move"` or `"turn"`.

        Returns:
            The game; where nothing was undone nothing is played.

        Raises:
            ValueError: For any other `by`.
        """
        later = [ply for ply in self._stops(by) if ply > self.ply]
        return self.jump(later[0]) if later else self

    @locked
    def jump(self, ply: int) -> Self:
        """Go to the position after the first `ply` moves.

        Args:
            ply: How many, 0 to `plies`.

        Raises:
            IndexError: When there are fewer.
        """
        wanted = self._checked_ply(ply)
        if wanted != self.ply:
            self._history = self._history.moved_to(wanted)
            self._announce_change()
        return self

    @locked
    def _take_back(self, ply: int) -> None:
        """Go back for good: the moves after the first `ply` leave the game and are kept as another line."""
        back = self._history.moved_to(self._checked_ply(ply))
        now = back._replace(plies=ply)
        self._left, self._history = distinct_lines(with_line(self._left, back), now), now
        self._announce_change()

    @property
    def other_lines(self) -> tuple[OtherLine, ...]:
        """The lines that were left by playing on from an earlier position, the latest first.

        One is kept where a whole turn would be lost, ten at most; copies, records and pickled games hold none.

        >>> game = new_game(3).play("use LR1 lay; take clay; done").jump(1).play("take joker")
        >>> game.other_lines
        (OtherLine(ply=1, moves=(Move('take clay'), Move('done'))),)
        """
        return tuple(other_line(self._history, left) for left in self._left)

    @locked
    def switch_line(self, number: int = 1) -> Self:
        """Go to the end of a line that was left; the line that is played now takes its place.

        Args:
            number: Which of `other_lines`, 1 for the first.

        Raises:
            IndexError: When there are fewer.

        >>> game = new_game(3).play("use LR1 lay; take clay; done").jump(1).play("take joker")
        >>> game.switch_line().moves[-1]
        Move('done')
        """
        place = place_in_list(number) - 1
        if not 0 <= place < len(self._left):
            raise IndexError(f"there are {len(self._left)} other lines, no line {safe_text(number, 20)}")
        wanted = self._left[place]
        # If an interrupt comes in between, there is one line too many, but never one too few.
        self._left = (self._history, *self._left)
        self._history = wanted.moved_to(wanted.plies)
        self._left = distinct_lines(self._left, self._history)
        self._announce_change()
        return self

    def _checked_ply(self, ply: int) -> int:
        number = place_in_list(ply)
        if not 0 <= number <= self.plies:
            raise IndexError(f"there are {self.plies} moves, no position {safe_text(ply, 20)}")
        return number

    def _stops(self, by: str) -> Iterable[int]:
        if not one_of(by, ("move", "turn")):
            raise ValueError(f"undo and redo go by 'move' or by 'turn', not by {safe_text(by, 40)!r}")
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
        # Fields are read by index, not by name, since every move makes this look at all moves so far.
        return (0, *[ply for ply, move in enumerate(self.moves, start=1) if move[0] == "done"])

    def copy(self) -> Game:
        """An independent game at this position, to try things out; boards stay with the original."""
        # No lock is needed: a history is replaced as a whole and never changed in place.
        return game_of_history(self.setup, self._history.copy())

    @locked
    def __reduce__(self) -> Any:
        # For copy.copy, copy.deepcopy and pickle: the lock and the onlookers are not passed on.
        return game_of_history, (self.setup, self._history.detached())

    @locked
    def record(self) -> str:
        """The game as text, a header and one line per turn, up to the position now."""
        from .record import write

        return write(self.setup, self._history.played)

    @locked
    def code(self) -> str:
        """The game as one short word for a chat message."""
        from .record import encode

        return encode(self.setup, self._history.played)

    @locked
    def to_json(self) -> dict[str, object]:
        """The game as plain data for `json.dumps`; `load` reads it."""
        from .record import to_json

        return to_json(self.setup, self._history.played)

    def kennerspiel(self) -> str:
        """The game in the notation of the site where it is played online, a command per line, up to the position now.

        A game that was read from a log keeps the `START` of that log.

        Raises:
            Unwritable: When the game has other rulings than the site's, begins in a position of its own, or holds a
                move that the notation has no words for.

        >>> new_game(3, "france", rulings="kennerspiel").play("fell 0,1 joker; done").kennerspiel().splitlines()[2:]
        ['FELL_TREES 1 0 Jo', 'COMMIT']
        """
        from .facade import log_of

        with self.lock:
            setup, moves = self.setup, self._history.played
        try:
            lines = log_of(setup, moves)
        except Refusal as refusal:
            raise with_sentence(refusal, setup.seats) from None
        return "\n".join(lines) + "\n"

    def for_seat(self, seat: str) -> Side:
        """The game as one player sees it, for play by message: moves of the others are refused and come as codes.

        Args:
            seat: The player's colour, such as `"R"`.

        Raises:
            UnknownName: When nobody sits there.
        """
        from .facade import Side

        return Side(self, seat)

    # ---- onlookers

    def on_change(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call back after every change of position.

        A bound method is held weakly, so that a board nobody shows any more can go. An error in a callback is raised
        after all callbacks have run, with a note that the move has been made.

        Args:
            callback: What is called, without arguments.

        Returns:
            A function that ends it.
        """
        return self._listeners.add(callback)

    def _announce_change(self) -> None:
        self._listeners.tell(f"game stands at ply {self.ply}")

    # ---- being shown

    def card(self, name: str, language: str = CURRENT) -> Any:
        """A card of the game, as a picture and a sentence.

        Args:
            name: Its name in any language, or its id.
            language: The language of the sentence, and of a refusal.

        Raises:
            UnknownName: When there is no such card, or no words in that language.
        """
        from ..language.names import card
        from ..language.sentences import sentence

        language = known_language(language)
        try:
            return card(self._card("build", name), language)
        except InvalidMove as none:
            raise with_sentence(UnknownName(none.message, none.rule, **none.details), language=language) from None
        except Refusal as refusal:
            refusal.sentence = sentence(refusal, self.setup.seats, None, language)
            raise

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        if self is other:
            return True
        mine, theirs = self._history, other._history
        # The positions are compared too, since a game can begin in a given one.
        return self.setup == other.setup and mine.played == theirs.played and mine.now == theirs.now

    __hash__ = None  # type: ignore[assignment]  # a value that changes

    def __str__(self) -> str:
        from .facade import text

        return text(self)

    if not TYPE_CHECKING:  # hidden from type checkers, so that they still report names that a game does not have

        def __getattr__(self, name: str) -> Any:
            own = own_name(name, type(self))
            raise AttributeError(f"A game has no “{name}”{own and f': try {own}'}.", name=name, obj=self)

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
        return widget_bundle("board", self, **kwargs)


def game_of_history(setup: Setup, history: History) -> Game:
    """A game with this history; the states are shared, as nobody edits them."""
    game = Game(setup, history.line[0])
    game._history = history
    return game


@locked
def turn_to(game: Game, history: History) -> None:
    """Give a game another history, as walking along another line does; its boards are redrawn once."""
    game._left, game._history = distinct_lines(game._left, history), history
    game._announce_change()


@locked
def add_line(game: Game, ply: int, moves: str | Sequence[Move], *, latest: bool = False) -> None:
    """Put a line beside a game, such as one that was left before it was read again.

    Args:
        game: The game, whose position and moves stay as they are.
        ply: After how many of the game's moves the line branches off.
        moves: The moves from there on.
        latest: Whether it comes before the game's other lines, instead of after them.

    Raises:
        IndexError: When the game has fewer moves.
        Refusal: When the moves cannot be played there.
    """
    line = game.copy().jump(ply).play(moves)._history
    with game.lock:
        game._left = distinct_lines((line, *game._left) if latest else (*game._left, line), game._history)
        game._announce_change()


def _lines(moves: object) -> Iterator[object]:
    """Split what was given into single moves; whatever is not a move is left to the parser, which refuses it."""
    if isinstance(moves, (Move, bytes)) or not isinstance(moves, Iterable):
        yield moves
        return
    for move in [moves] if isinstance(moves, str) else moves:
        if isinstance(move, str):
            yield from split_lines(move)
        elif isinstance(move, Move):
            yield move
        else:
            raise with_sentence(InvalidMove("not-a-move", "F5.1", line=safe_text(move), usage="VERB WORDS"))


def new_game(
    players: int = 2,
    country: str = "france",
    length: str = "long",
    *,
    seats: str = "",
    rulings: Rulings | str | Mapping[str, object] | None = None,
) -> Game:
    """A new game, before the first move.

    Args:
        players: How many people play, 1 to 4.
        country: `"france"` or `"ireland"`.
        length: `"short"` or `"long"`; alone the game is long.
        seats: The colours in seating order, out of R, G, B and W; the first one begins. By default `"RGBW"`, as many as
            play.
        rulings: On disputed points: the name of a preset, a `Rulings`, or a dict of the fields that differ.

    Raises:
        InvalidSetup: When there is no such game; its sentence says which ones exist.

    >>> new_game(players=3, country="france", length="long")
    <Game: 3 players, long, France, round 1, R to move>
    """
    try:
        return Game(Setup(players, country, length, seats, rulings))
    except Refusal as refusal:
        raise with_sentence(refusal) from None

"""The one contract of all that plays: a bot is given a position and a deadline, and answers with moves.

Boards, arenas, playouts, hints, lessons and the environment ask through `SeatedBot`, so that any bot that plays at one of them
plays at all: an object with a method `choose(position, deadline)`, or a function of the same. Who does not look at the
deadline may leave it out.

- `position` is a `Game` of the bot's own that begins where it is asked: `legal_moves`, `player`, `score` and the rest
  tell of it, and what is played on it is played nowhere else.
- `deadline` is a `Deadline`.
- The answer is a line of text (in which `;` stands between moves), a `Move` or a tuple of words, or several of these:
  moves of the same turn in a row. Each is read as a click is and refused with the same sentence. As soon as another seat
  is asked, the rest is dropped.
- A bot that draws on chance has a method `reseed(seed)`, called before each game of a study.
- At a board, a bot that wants to follow the game between its turns has a method `watch(game)`, and one that has something
  to say about its latest answer a method `comment(language)`. One whose name is a word has a method `called(language)`, and
  for one with an evaluation of its own, `values`, reasons are made from that.
"""

from __future__ import annotations

import inspect
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from functools import partial
from itertools import islice
from random import Random
from typing import Any, Protocol, TypeVar

from ..engine import IllegalMove, Move, Refusal, State, play
from ..engine.moves import shown, split_lines
from ..engine.steps.base import Plain
from ..game.game import Game
from ..game.move_parser import read
from ..game.setup import Setup
from ..language.current import current_language
from ..language.fluent import say
from ..language.sentences import with_sentence
from ..support.arguments import check, is_a, is_coroutine_function, seat_of
from ..support.arguments import seed as usable_seed
from ..support.background import Deadline

Line = str | tuple[str, ...]
Answer = Line | Iterable[Line]
MAX_WIDTH = 10_000  # positions or ways that are followed side by side
MAX_POINTS = 1_000  # standard deviation of noise
MAX_ANSWER_MOVES = 100  # moves of one answer: no turn has as many


class Bot(Protocol):
    """What answers the questions of a game, for the seat that is asked.

    >>> from ora_widgets import bots, new_game
    >>> class First:
    ...     def choose(self, position, deadline):
    ...         return position.legal_moves[0]
    >>> bots.hint(new_game(2), bot=First())[0].move in new_game(2).legal_moves
    True
    """

    def choose(self, position: Game, deadline: Deadline, /) -> Answer:
        """The answer to the question now, and to those after it where it likes.

        Args:
            position: A game of its own that begins here; what is played on it is played nowhere else.
            deadline: When to be done.

        Returns:
            A line, a `Move`, or several of them: moves of the same turn in a row.
        """
        ...


class HastyBot(Protocol):
    """A bot that does without the deadline."""

    def choose(self, position: Game, /) -> Answer:
        """The answer, as for `Bot`."""
        ...


AnyBot = Bot | HastyBot | Callable[[Game, Deadline], Answer] | Callable[[Game], Answer]
Own = TypeVar("Own")


class SeatedBot:
    """A bot that has sat down to a game, of any kind, asked in the one way there is.

    Args:
        bot: A bot, or a function that answers as one.
        name: The parameter that the bot came in, for the error.

    Raises:
        WrongArgument: When it is no bot.
    """

    def __init__(self, bot: object, setup: Setup, name: str = "bot") -> None:
        self._bot = bot
        self._setup = setup
        self._choose = _function(bot, name)

    def play(self, state: State, deadline: Deadline) -> list[Move]:
        """Ask once, and play the answer in place, for as long as it is this seat that is asked.

        Returns:
            The moves that were played.

        Raises:
            Refusal: When the answer cannot be played; its sentence is that of a click.
        """
        return _play(self._choose(self._setup, state, deadline), self._bot, self._setup, state)


class EngineBot(ABC):
    """What the bots of this package have in common: they think in states of the engine, and have a chance of their own.

    Args:
        seed: The seed of its chance, for the same moves again; `None` for others each time.
    """

    def __init__(self, seed: int | str | None) -> None:
        self.chance = Random(usable_seed(seed))

    @abstractmethod
    def think(self, state: State, deadline: Deadline) -> Sequence[Plain]:
        """Find an answer for a state whose game is not over, left as it is; what it expects of others may be among it.

        Args:
            state: The position, left as it is; the game is not over.
            deadline: When to be done.
        """

    def choose(self, position: Game, deadline: Deadline | None = None) -> list[Move]:
        """The moves to play now, in a row.

        Args:
            position: A game, left as it is.
            deadline: When to answer with the best found so far; by default the bot's own.

        Raises:
            IllegalMove: When the game is over.
        """
        state = position_of(position)
        return _play(self.think(state, Deadline(within=deadline)), self, position.setup, state)

    def reseed(self, seed: int | str | None) -> None:
        """Begin anew with this seed.

        Args:
            seed: The seed, as for the bot itself.

        Raises:
            WrongArgument: When it is none.
        """
        # A study writes the names of its games behind its own seed, which may be as long as seeds are.
        self.chance.seed(seed if is_a(seed, str) and str(seed).isprintable() else usable_seed(seed))


def position_of(game: Game) -> State:
    """A copy of the position that a game, or one player's side of it, stands at.

    Raises:
        WrongArgument: When it is neither.
        IllegalMove: When the game is over.
    """
    state = getattr(game, "now", None)
    check(isinstance(state, State), "game", game, "game")
    assert isinstance(state, State)
    if not state.pending:
        raise with_sentence(IllegalMove("game-over", state.mode.end_rule))
    return state


def _function(bot: Any, name: str) -> Callable[[Setup, State, Deadline], object]:
    """The function that asks a bot, with as many arguments as it takes; raises `WrongArgument` for what is no bot."""
    if isinstance(bot, EngineBot) and type(bot).choose is EngineBot.choose:  # without the copy that strangers are given
        return partial(_ask_engine_bot, bot)
    choose: Any = getattr(bot, "choose", bot)
    # A class has the methods of its bots, but nobody has made one yet.
    check(callable(choose) and not isinstance(bot, type), name, bot, "bot")
    check(not is_coroutine_function(choose), name, bot, "no-coroutine")
    one, both = takes(choose, 1), takes(choose, 2)
    check(one or both, name, bot, "bot")
    # A position that is kept stays as it was, although the game goes on. A second parameter may be the bot's own affair.
    if one and not (both and "deadline" in inspect.signature(choose).parameters):
        return partial(_ask_without_deadline, choose)
    return partial(_ask_with_deadline, choose)


# Functions of the module, whose partials are copied and pickled with the bot, as no closure is.
def _ask_engine_bot(bot: EngineBot, _: Setup, state: State, deadline: Deadline) -> object:
    return bot.think(state, deadline)


def _ask_without_deadline(choose: Callable[[Game], object], setup: Setup, state: State, _: Deadline) -> object:
    return choose(Game(setup, state.copy()))


def _ask_with_deadline(
    choose: Callable[[Game, Deadline], object], setup: Setup, state: State, deadline: Deadline
) -> object:
    return choose(Game(setup, state.copy()), deadline)


def takes(function: Callable[..., object], count: int) -> bool:
    """Whether a function can be called with this number of arguments."""
    try:
        inspect.signature(function).bind(*[None] * count)
    except (TypeError, ValueError):
        return False
    return True


def _play(answer: object, bot: object, setup: Setup, state: State) -> list[Move]:
    """Play a bot's answer in place, for as long as it is its seat that is asked; returns what was played."""
    seat = state.pending[-1].seat
    played = []
    for line in _lines(answer):
        try:
            move = read(state, line)
        except Refusal as refusal:
            words = shown(str(line) if isinstance(line, Move) else line, 60)
            refusal.add_note(
                say("bot-answered", current_language(), bot=shown(bot_name(bot, current_language()), 40), line=words)
            )
            raise with_sentence(refusal, setup.seats, state) from None
        play(state, move)
        played.append(move)
        if not state.pending or state.pending[-1].seat != seat:
            break
    return played


def _lines(answer: object) -> list[object]:
    """The single moves of an answer; what is not a move is left to the reader, which says so."""
    if isinstance(answer, str):
        found: list[object] = [*split_lines(answer)]
    elif isinstance(answer, tuple) and all(isinstance(word, str) for word in answer):
        found = [Move(answer)]
    elif is_a(answer, Iterable) and not is_a(answer, bytes):
        parts = islice(answer, MAX_ANSWER_MOVES)  # type: ignore[call-overload]  # it can be gone through
        found = [line for part in parts for line in (_lines(part) if isinstance(part, (str, tuple)) else [part])]
    else:
        found = []
    return found or [answer]


def check_seats(bots: object, seats: str, name: str) -> dict[str, Any]:
    """Bots by colour, as a dictionary.

    Args:
        bots: What was given, by colour.
        name: The parameter that the bots came in, for the error.

    Raises:
        WrongArgument: When one of them is no bot.
        UnknownName: For a colour that nobody plays.
    """
    check(isinstance(bots, Mapping), name, bots, "seated")
    found: dict[str, Any] = dict(bots)  # type: ignore[call-overload]  # it was looked at
    for seat, bot in found.items():
        seat_of(seat, seats)
        _function(bot, name)
    return found


def reseeded(bot: Own, seed: str) -> Own:
    """A bot of its own for one game, its chance begun anew, so that no game knows of another."""
    own = deepcopy(bot)
    reseed = getattr(own, "reseed", None)
    if callable(reseed):
        reseed(seed)
    return own


def bot_name(bot: object, language: str) -> str:
    """What a bot is called: by itself, where it can say that; a function by its own name, anything else by that of its class."""
    called = getattr(bot, "called", None)
    if callable(called):
        return str(called(language))
    return getattr(bot, "__name__", type(bot).__name__)

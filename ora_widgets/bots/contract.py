"""The contract of all bots: a bot is given a position and a deadline, and answers with moves.

Boards, arenas, playouts, hints, lessons and the environment ask through `SeatedBot`, so any bot works in all of them:
an object with a method `choose(position, deadline)`, or such a function. A bot that ignores the deadline may leave it
out.

- `position` is a copy of the `Game` that begins at the question, with `legal_moves`, `player`, `score` and the rest;
  moves played on it do not affect the game.
- `deadline` is a `Deadline`.
- The answer is a line of text (with `;` between moves), a `Move` or a tuple of words, or several of these: successive
  moves of the same turn. Each is checked like a click, and refused with the same sentence. As soon as another seat is
  asked, the rest is dropped.
- A bot that uses random numbers has a method `reseed(seed)`, called before each game of a study.
- At a board, a bot that follows the game between its turns has a method `watch(game)`, and one that comments on its
  latest answer a method `comment(language)`. A bot whose name is translated has a method `name_in(language)`. The
  reasons given for a bot's moves come from its evaluation, `values`, if it has one.
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
from ..engine.moves import safe_text, split_lines
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
MAX_WIDTH = 10_000  # positions or ways followed in parallel
MAX_POINTS = 1_000  # standard deviation of noise
MAX_ANSWER_MOVES = 100  # moves of one answer: more than any turn has


class Bot(Protocol):
    """An object that answers the questions of a game, for the seat that is asked.

    >>> from ora_widgets import bots, new_game
    >>> class First:
    ...     def choose(self, position, deadline):
    ...         return position.legal_moves[0]
    >>> bots.hint(new_game(2), bot=First())[0].move in new_game(2).legal_moves
    True
    """

    def choose(self, position: Game, deadline: Deadline, /) -> Answer:
        """Answer the current question, and optionally those after it.

        Args:
            position: A copy of the game that begins here; moves played on it do not affect the game.
            deadline: How long it may think.

        Returns:
            A line, a `Move`, or several of them: successive moves of the same turn.
        """
        ...


class HastyBot(Protocol):
    """A bot that takes no deadline."""

    def choose(self, position: Game, /) -> Answer:
        """The answer, as for `Bot`."""
        ...


AnyBot = Bot | HastyBot | Callable[[Game, Deadline], Answer] | Callable[[Game], Answer]
Own = TypeVar("Own")


class SeatedBot:
    """A bot of any kind that plays in a game, behind one interface.

    Args:
        bot: A bot, or a function that answers like one.
        name: The parameter that the bot was passed as, for the error.

    Raises:
        WrongArgument: When it is not a bot.
    """

    def __init__(self, bot: object, setup: Setup, name: str = "bot") -> None:
        self._bot = bot
        self._setup = setup
        self._choose = _asking_function(bot, name)

    def play(self, state: State, deadline: Deadline) -> list[Move]:
        """Ask once, and play the answer in place while this seat is asked.

        Returns:
            The moves that were played.

        Raises:
            Refusal: When the answer cannot be played, with the same sentence as for a click.
        """
        return _play(self._choose(self._setup, state, deadline), self._bot, self._setup, state)


class EngineBot(ABC):
    """The base of the package's bots, which think in engine states and have their own random numbers.

    Args:
        seed: The seed of its random numbers, to play the same moves again; `None` for different ones each time.
    """

    def __init__(self, seed: int | str | None) -> None:
        self.chance = Random(usable_seed(seed))

    @abstractmethod
    def think(self, state: State, deadline: Deadline) -> Sequence[Plain]:
        """Find an answer for a state whose game is not over; it may go on with the moves expected of others.

        Args:
            state: The position, which is not changed; the game is not over.
            deadline: How long it may think.
        """

    def choose(self, position: Game, deadline: Deadline | None = None) -> list[Move]:
        """The moves to play now, in order.

        Args:
            position: A game, which is not changed.
            deadline: When to answer with the best found so far; by default the bot's own.

        Raises:
            IllegalMove: When the game is over.
        """
        state = position_of(position)
        return _play(self.think(state, Deadline(within=deadline)), self, position.setup, state)

    def reseed(self, seed: int | str | None) -> None:
        """Restart with this seed.

        Args:
            seed: The seed, as for the bot itself.

        Raises:
            WrongArgument: When it is not a seed.
        """
        # A study appends the names of its games to its seed, which may already have the maximum length.
        self.chance.seed(seed if is_a(seed, str) and str(seed).isprintable() else usable_seed(seed))


def position_of(game: Game) -> State:
    """A copy of the current position of a game or of one player's side of it.

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


def _asking_function(bot: Any, name: str) -> Callable[[Setup, State, Deadline], object]:
    """The function that asks a bot, with as many arguments as it takes; raises `WrongArgument` if it is not a bot."""
    if isinstance(bot, EngineBot) and type(bot).choose is EngineBot.choose:  # without the copy that other bots get
        return partial(_ask_engine_bot, bot)
    choose: Any = getattr(bot, "choose", bot)
    # A class has the methods of a bot, but is not an instance.
    check(callable(choose) and not isinstance(bot, type), name, bot, "bot")
    check(not is_coroutine_function(choose), name, bot, "no-coroutine")
    one, both = takes(choose, 1), takes(choose, 2)
    check(one or both, name, bot, "bot")
    # The bot's copy does not change when the game goes on. A second parameter of another name is not the deadline.
    if one and not (both and "deadline" in inspect.signature(choose).parameters):
        return partial(_ask_without_deadline, choose)
    return partial(_ask_with_deadline, choose)


# Functions of the module, as their partials can be copied and pickled with the bot, unlike closures.
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
    """Play a bot's answer in place while its seat is asked; returns the moves played."""
    seat = state.pending[-1].seat
    played = []
    for line in _lines(answer):
        try:
            move = read(state, line)
        except Refusal as refusal:
            words = safe_text(str(line) if isinstance(line, Move) else line, 60)
            refusal.add_note(
                say(
                    "bot-answered", current_language(), bot=safe_text(bot_name(bot, current_language()), 40), line=words
                )
            )
            raise with_sentence(refusal, setup.seats, state) from None
        play(state, move)
        played.append(move)
        if not state.pending or state.pending[-1].seat != seat:
            break
    return played


def _lines(answer: object) -> list[object]:
    """The single moves of an answer; anything else is passed on to `read`, which refuses it."""
    if isinstance(answer, str):
        found: list[object] = [*split_lines(answer)]
    elif isinstance(answer, tuple) and all(isinstance(word, str) for word in answer):
        found = [Move(answer)]
    elif is_a(answer, Iterable) and not is_a(answer, bytes):
        parts = islice(answer, MAX_ANSWER_MOVES)  # type: ignore[call-overload]  # it is iterable
        found = [line for part in parts for line in (_lines(part) if isinstance(part, (str, tuple)) else [part])]
    else:
        found = []
    return found or [answer]


def check_seats(bots: object, seats: str, name: str) -> dict[str, Any]:
    """Bots by colour, as a dictionary.

    Args:
        bots: The bots, by colour.
        name: The parameter that the bots were passed as, for the error.

    Raises:
        WrongArgument: When one of them is not a bot.
        UnknownName: For a colour that nobody plays.
    """
    check(isinstance(bots, Mapping), name, bots, "seated")
    found: dict[str, Any] = dict(bots)  # type: ignore[call-overload]  # checked above
    for seat, bot in found.items():
        seat_of(seat, seats)
        _asking_function(bot, name)
    return found


def reseeded_copy(bot: Own, seed: str) -> Own:
    """A copy of a bot for one game, with its random numbers restarted, so that games are independent."""
    own = deepcopy(bot)
    reseed = getattr(own, "reseed", None)
    if callable(reseed):
        reseed(seed)
    return own


def bot_name(bot: object, language: str) -> str:
    """The name of a bot: from its method `name_in`, else the function's name, else the class's."""
    name_in = getattr(bot, "name_in", None)
    if callable(name_in):
        return str(name_in(language))
    return getattr(bot, "__name__", type(bot).__name__)

"""A bot that asks an external player: a function, a process or an MCP client plays a colour through text."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from shutil import which
from typing import TYPE_CHECKING, Any, NamedTuple

from ..bots.contract import AnyBot, SeatedBot, bot_name, check_seats, position_of, takes
from ..bots.levels import LEVELS
from ..engine import IllegalMove, Move
from ..engine.moves import safe_text
from ..language.current import current_language, known_language
from ..language.fluent import CURRENT, say
from ..language.sentences import with_sentence
from ..support.arguments import check, flag, is_coroutine_function, number, one_of, text, whole
from ..support.background import MAX_SECONDS, MIN_SECONDS, Deadline
from .door import Door
from .exchange import Exchange
from .external_links import Agent, Called, Link, Process

if TYPE_CHECKING:
    from ..game.game import Game

MAX_TRIES = 100
MAX_NAME_LENGTH = 40  # characters


class Tally(NamedTuple):
    """An agent's statistics so far.

    Attributes:
        asked: How often it was asked for a turn.
        first: How often its first answer was legal.
        tries: All its answers.
        fallbacks: How often another bot played in its place.
    """

    questions: int = 0
    first: int = 0
    tries: int = 0
    fallbacks: int = 0


class External:
    """A seat played by an external agent: anything that reads text and answers with the lines of a turn.

    - A function is called with the question (`str(asked)` has all of it) and returns the lines, or these and a thought.
    - A command, as a list of words, is started as a process: it reads JSON, one object per line, and writes a line.
    - With neither, the seat has an `address`, through which an MCP client plays it with the tool `join` of `ora-mcp`.

    An answer that cannot be played is returned with its refusal, up to `tries` times. After that, or when time is over
    or the agent fails, another bot answers instead; the log gets a warning with the agent's error, and boards and
    studies show it. A board never waits: it asks in a thread.

    Args:
        agent: A function, or a command as a list of words; `None` for an agent that connects to the address.
        seconds: How long a turn may take, all tries together; `None` for no limit.
        tries: How many answers it may try for a turn.
        fallback: Who answers instead: a level such as `"greedy"`, or a bot; `None` to raise the failure.
        name: Its name; by default that of its function or program.
        sentences: Whether refusals give the reason.

    Raises:
        WrongArgument: When an argument is not an agent (such as a missing program or a coroutine function), a number or
            a bot.

    >>> from ora_widgets import new_game
    >>> agent = External(lambda asked: "pass; pass; done" if asked.refused else "I pass")
    >>> agent.choose(new_game(2)), agent.tally.tries
    ([Move('pass'), Move('pass'), Move('done')], 2)
    """

    def __init__(
        self,
        agent: Agent | Sequence[str] | None = None,
        *,
        seconds: float | None = 120.0,
        tries: int = 3,
        fallback: str | AnyBot | None = "greedy",
        name: str = "",
        sentences: bool = True,
    ) -> None:
        command = isinstance(agent, (list, tuple)) and bool(agent) and all(isinstance(word, str) for word in agent)
        called = callable(agent) and not isinstance(agent, type)
        check(agent is None or called or command, "agent", agent, "agent")
        check(not (called and is_coroutine_function(agent)), "agent", agent, "no-coroutine")
        check(not called or takes(agent, 1), "agent", agent, "agent")  # type: ignore[arg-type]  # checked above
        check(not command or which(agent[0]) is not None, "agent", agent, "program")  # type: ignore[index]
        self._terms = (agent, seconds, tries, fallback, name, sentences)
        self.seconds = None if seconds is None else number("seconds", seconds, MIN_SECONDS, MAX_SECONDS)
        self.tries = whole("tries", tries, 1, MAX_TRIES)
        self.sentences = flag("sentences", sentences)
        self.tally = Tally()
        instead: Any = LEVELS[str(fallback)](None) if one_of(fallback, LEVELS) else fallback
        self._fallback = None if instead is None else check_seats({"R": instead}, "R", "fallback")["R"]
        self._why: dict[str, str] = {}  # why another bot gave the latest answer, and which
        self._thought, self._refused = "", 0
        self._door = Door() if agent is None else None
        self._link: Link = self._door or (Called(agent) if callable(agent) else Process([*agent]))  # type: ignore[misc]
        here = current_language()
        own = agent[0].replace("\\", "/").rpartition("/")[2] if command else bot_name(agent, here) if agent else ""  # type: ignore[index]
        # The name that `bot_name` finds.
        self.__name__ = safe_text(text("name", name) or own.strip("<>") or type(self).__name__, MAX_NAME_LENGTH)

    def __repr__(self) -> str:
        return "External()" if self._door else f"External({self.__name__})"

    def __reduce__(self) -> Any:
        # For deep copies and other processes: the same arguments, with a new connection.
        return _external_from, self._terms

    @property
    def address(self) -> str:
        """The address of the seat, for the tool `join` of `ora-mcp`; the caller with the address plays the colour.

        Raises:
            IllegalMove: When the agent is a function or a process.
        """
        if self._door is None:
            raise with_sentence(IllegalMove("agent-no-door"))
        return self._door.open()

    def choose(self, position: Game, deadline: Deadline | None = None) -> list[Move]:
        """The moves to play now: the agent's, or those of the bot that answers instead.

        Args:
            position: A game, which is not changed.

        Raises:
            IllegalMove: When the game is over, or there is no answer and no fallback.
            WrongArgument: When `position` is not a game.
        """
        position_of(position)
        exchange = Exchange(position, self.tries, sentences=self.sentences)
        limit = Deadline(self.seconds, within=deadline)
        self._link.ask(exchange, limit)
        left = exchange.left
        exchange.close()
        moves, why = exchange.moves, {}
        if not moves:
            failure = exchange.failure
            reason = "failed" if failure else "time" if left else "tries"
            reason = "gone" if isinstance(failure, (EOFError, BrokenPipeError)) else reason
            why = {"why": reason, "error": type(failure).__name__ if failure else ""}
            # In a study the position has no history, and the study itself logs the game and the ply.
            where = f"at ply {position.ply}" if position.ply else f"in round {position.round}"
            about = (self.__name__, position.to_move, where, reason)
            logging.getLogger(__name__).warning("%s had no answer for %s %s: %s", *about, exc_info=failure)
            if self._fallback is None:
                refused = exchange.refused[-1] if exchange.refused else ""
                raise with_sentence(IllegalMove("agent-without-answer", **why, refused=refused)) from failure
            why["fallback"] = bot_name(self._fallback, current_language())
            moves = SeatedBot(self._fallback, position.setup, "fallback").play(position.now, Deadline(within=deadline))
        self._thought, self._refused, self._why = exchange.thought, len(exchange.refused), why
        questions, first, tries, fallbacks = self.tally
        fine = bool(exchange.moves)
        self.tally = Tally(
            questions + 1, first + (fine and not self._refused), tries + self._refused + fine, fallbacks + (not fine)
        )
        return moves

    def comment(self, language: str = CURRENT) -> str:
        """A comment on the latest answer: the agent's thought, the number of refusals, who answered instead."""
        language, sentences = known_language(language), []
        if self._thought:
            sentences.append(say("agent-thought", language, thought=self._thought))
        if self._refused:
            sentences.append(say("agent-refused", language, count=self._refused))
        if self._why:
            sentences.append(say("agent-instead", language, **self._why))
        return " ".join(sentences)

    def watch(self, game: Game) -> None:
        """Follow a game between turns, so that a player at the address sees all of it; called by boards."""
        if self._door is not None:
            self._door.watch(game)

    def close(self) -> None:
        """End the process, or close the address."""
        self._link.close()


def _external_from(
    agent: Any, seconds: float | None, tries: int, fallback: Any, name: str, sentences: bool
) -> External:
    return External(agent, seconds=seconds, tries=tries, fallback=fallback, name=name, sentences=sentences)

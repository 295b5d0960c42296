"""One question put to an agent: what it reads, what it answered, what was refused, until it is settled."""

from __future__ import annotations

from threading import Event, RLock
from typing import NamedTuple

from ..engine import Move
from ..engine.moves import shown
from ..game.game import Game
from ..game.history import live
from ..language.current import FALLBACK
from ..language.prompts import prompt
from .brief import brief
from .turn import choices, turn

BARE = "That is illegal."  # all that is said where sentences are left out, to see what they are good for
MAX_THOUGHT_LENGTH = 300  # characters of what an agent says about its turn
HOW = (
    "Answer with the lines of your turn, joined by “;”. Above, “|” and “ · ” stand between alternatives: write one of them. "
    "The turn ends with “done”."
)


class AgentQuestion(NamedTuple):
    """What an agent is asked; its text is the whole of it in words.

    Attributes:
        text: The table, the question and what may be answered.
        position: A game of its own that stands where it is asked.
        seat: The colour that it plays.
        attempt: The number of the try, from 1.
        refused: What was said to the try before this one; empty at the first.
        answer: That try.

    >>> from ora_widgets import new_game
    >>> question = Exchange(new_game(2)).question()
    >>> question.seat, question.attempt, str(question).splitlines()[0]
    ('R', 1, 'You play R.')
    """

    text: str
    position: Game
    seat: str
    attempt: int = 1
    refused: str = ""
    answer: str = ""

    def __str__(self) -> str:
        return self.text


class Exchange:
    """An answer that is wanted, and the tries that there are for it.

    It may be offered answers from any thread; the first that can be played settles it, and so does the last try.

    Args:
        position: A game that stands where the agent is asked, left as it is.
        tries: How many answers may be refused.
        sentences: Whether it is said why, and what would be right.

    >>> from ora_widgets import new_game
    >>> exchange = Exchange(new_game(2))
    >>> exchange.offer("build G07")[:36], exchange.offer("pass; pass; done"), exchange.settled.is_set()
    ('“build G07” could mean several moves', '', True)
    >>> exchange.moves
    [Move('pass'), Move('pass'), Move('done')]
    """

    def __init__(self, position: Game, tries: int = 3, *, sentences: bool = True) -> None:
        self.position = position
        self.seat = position.to_move or ""
        self.moves: list[Move] = []
        self.refused: list[str] = []
        self.thought = ""
        self.failure: BaseException | None = None  # what the agent raised
        self.settled = Event()
        self._tries = tries
        self._sentences = sentences
        self._last = ""
        self._lock = RLock()

    @property
    def left(self) -> int:
        """How many tries are left."""
        return 0 if self.settled.is_set() else self._tries - len(self.refused)

    def question(self) -> AgentQuestion:
        """What the agent is asked now."""
        refused = self.refused[-1] if self.refused else ""
        parts = [f"You play {self.seat}.", brief(self.position), question(self.position), HOW]
        if refused:
            parts[-1:-1] = [f"Your answer “{self._last}” was refused: {refused}"]
        return AgentQuestion(
            "\n".join(parts), self.position.copy(), self.seat, len(self.refused) + 1, refused, self._last
        )

    def offer(self, answer: object, thought: object = "") -> str:
        """Try an answer.

        Args:
            answer: The lines of a turn, joined by `;`.
            thought: What the agent says about it, for those who look on.

        Returns:
            Nothing where it is taken, else why not.
        """
        with self._lock:
            if self.settled.is_set():
                return "Too late: this question is settled."
            found = turn(live(self.position), self.position.setup.seats, answer)
            if isinstance(found, list):
                self.moves = found
                self.thought = shown(" ".join(str(thought).split()), MAX_THOUGHT_LENGTH)
                self.settled.set()
                return ""
            self._last = shown(answer, 200)
            self.refused.append(str(found) if self._sentences else BARE)
            if len(self.refused) == self._tries:
                self.settled.set()
            return self.refused[-1]

    def close(self, failure: BaseException | None = None) -> None:
        """Settle it without an answer.

        Args:
            failure: The error that is the reason, if there is one.
        """
        with self._lock:
            if not self.settled.is_set():
                self.failure = failure
                self.settled.set()


def question(game: Game) -> str:
    """The question now and what may be answered."""
    return f"Question: {prompt(live(game), game.setup.seats, FALLBACK)}\nLegal now:\n{choices(game)}"

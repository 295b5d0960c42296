"""What every step can do, and how a building's function is run step by step."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, Final, Generic, Protocol, TypeVar, cast

from ..frames import AtStep, Frame, at_step, use_of
from ..icons import Amount, CardIcon
from ..moves import IllegalMove, Refusal
from ..state import State

Plain = tuple[str, ...]  # a move, as the engine makes it
PASS: Final[Plain] = ("pass",)
DONE: Final[Plain] = ("done",)
SKIP: Final[Plain] = ("skip",)
CLOSING_MOVES: Final = (DONE, PASS, SKIP)  # which do least
PAST_LAST_STEP: Final = 99  # past the last step of any function

F = TypeVar("F", bound=Frame)  # the frames that a question is put by


class Options(Protocol):
    """Every answer to a question: a tuple, or something that need not be listed."""

    def __iter__(self) -> Any: ...
    def __len__(self) -> int: ...
    def __contains__(self, move: object, /) -> bool: ...


class Asker(Generic[F]):
    """What puts a question: it offers the answers and carries one out."""

    __slots__ = ()

    def options(self, state: State, frame: F) -> Options:
        """List every legal answer, in fixed order."""
        raise NotImplementedError

    def allows(self, state: State, frame: F, move: Plain) -> bool:
        """Whether an answer is among the options, found without listing more of them than it takes."""
        return move in self.options(state, frame)

    def take(self, state: State, frame: F, move: Plain) -> None:
        """Carry out a legal answer, in place; the question is already off the stack."""
        raise NotImplementedError

    def ask_again(self, state: State, frame: F) -> None:
        """Put the question once more after a free conversion, which has changed the goods; it is off the stack."""
        state.ask(frame)

    def affordable(self, state: State, frame: F, move: Plain) -> bool:
        """Whether what has been chosen before this question can still be paid after a free conversion."""
        return True

    def sample(self, state: State, frame: F, rng: Random) -> Plain:
        """Draw a random legal answer."""
        offered = self.options(state, frame)
        return offered.sample(rng) if hasattr(offered, "sample") else offered[int(rng.random() * len(offered))]  # type: ignore[no-any-return, index]

    def explain(self, state: State, frame: F, move: Plain) -> Refusal:
        """Say why an answer that is not among the options is refused."""
        return IllegalMove("not-an-option", "", line=" ".join(move))


class Step(Asker[AtStep]):
    """A piece of a building's function (rows of them: `cards`)."""

    __slots__ = ()

    def run(self, state: State, frame: AtStep) -> None:
        """The function has reached this step: do it, or ask.

        Args:
            frame: The question, as it is put when nothing of it is known yet.
        """
        raise NotImplementedError

    def ask_again(self, state: State, frame: AtStep) -> None:
        self.run(state, frame)

    def useful(self, state: State, seat: int, card: str) -> bool:
        """Whether the step could do anything now, so that a fee for it is worth asking for.

        Args:
            seat: The seat that uses the function, from 0.
        """
        return True

    def picture(self) -> CardIcon:
        """What the step does as plain data, for drawing and reading: goods as pairs of code and count."""
        raise NotImplementedError


def run_function(state: State, seat: int, card: str) -> None:
    """Let a seat use a building's function from its first step."""
    state.ask(at_step("run", seat, card, 0))
    if state.rulings.ask_always:
        state.ask(use_of("go", seat, card))


def end_function(state: State, step: int = PAST_LAST_STEP) -> None:
    """Leave out the rest of the function that is running (an `and` after something that was declined).

    Args:
        step: The index of the step where it goes on all the same.
    """
    running = cast("AtStep", state.pending[-1])
    state.pending = (*state.pending[:-1], at_step(running.kind, running.seat, running.card, step))


def pairs(tiles: Iterable[tuple[int, int]]) -> list[Amount]:
    """A bag as plain data: code and count."""
    from ..goods import CODES

    return [(CODES[i], n) for i, n in tiles]

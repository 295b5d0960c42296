"""Advice on a question, analysis while a player thinks, and reviews of games; each has a thread of its own."""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from ..engine import Move, State, play
from ..game.history import read_only_state
from ..game.position_key import position_key
from ..language.fluent import say
from ..language.labels import label, turn_words
from ..language.names import number
from ..support.background import Background, Deadline
from ..support.weak_identity_dict import WeakIdentityDict

if TYPE_CHECKING:
    from ..bots import Mistake, Review
    from ..bots.hint import Hint
    from ..game.game import Game
    from ..wire.to_page import Advice, Analysis, CostlyTurn, ReviewPanel, Whole

Found = TypeVar("Found")

SECONDS = 1.0  # for advice
# Seconds for each step of an analysis. In a browser's Python, which has no threads, the player waits for each.
STEP_SECONDS: Final = (0.3,) if sys.platform == "emscripten" else (0.5, 1.0, 2.0, 4.0, 8.0)
MAX_ANALYSED: Final = 40  # answers whose turns are played out
NO_ANALYSIS: Final[Analysis] = {"worths": [], "more": False}  # for a question that is gone, and in lessons

# The hints on each position of a game, so that the same question gets the same answer: how many playouts a second
# suffices for differs each time, and close moves would change places.
_known_hints: WeakIdentityDict[Game, dict[int, Hint]] = WeakIdentityDict()


class Adviser:
    """Thinks about one question at a time; a new question ends the thinking about the previous one."""

    def __init__(self) -> None:
        self._hint = Background("ora hint")
        self._analysis = Background("ora analysis")

    def stop(self) -> None:
        """End the current thinking; its answer is empty."""
        self._hint.cancel()
        self._analysis.cancel()

    def advise(
        self,
        game: Game,
        language: str,
        answer: Callable[[list[Advice]], None],
        refuse: Callable[[BaseException], None],
    ) -> None:
        """Begin to think about the current question.

        Both functions are called under the game's lock, sometimes from another thread.

        Args:
            answer: Called with the best few moves, or none if the game has gone on meanwhile.
        """
        nothing: list[Advice] = []
        known = _known_hints.setdefault(game, {})
        _run_in_background(
            self._hint,
            game,
            lambda idea, deadline: best_answers(idea, language, deadline, known),
            nothing,
            answer,
            refuse,
        )

    def analyse(
        self, game: Game, step: int, answer: Callable[[Analysis], None], refuse: Callable[[BaseException], None]
    ) -> None:
        """Begin a step of the analysis of the current question; both functions are called as those of `advise` are.

        Args:
            step: How many steps there have been.
            answer: Called with the analysis, which is empty if the game has gone on meanwhile.
        """
        _run_in_background(
            self._analysis,
            game,
            lambda idea, deadline: analyse_answers(idea, step, deadline),
            NO_ANALYSIS,
            answer,
            refuse,
        )


def _run_in_background(
    background: Background,
    game: Game,
    find: Callable[[Game, Deadline], Found],
    nothing: Found,
    answer: Callable[[Found], None],
    refuse: Callable[[BaseException], None],
) -> None:
    idea = game.copy()

    def work(deadline: Deadline) -> None:
        found = find(idea, deadline)
        with game.lock:
            answer(found if not deadline.is_over() and read_only_state(game) is read_only_state(idea) else nothing)

    def fail(error: BaseException) -> None:
        with game.lock:
            refuse(error)

    background.start(work, fail)


def best_answers(game: Game, language: str, deadline: Deadline, known: dict[int, Hint] | None = None) -> list[Advice]:
    """The best few answers to the current question, with their reasons.

    Args:
        known: The hints found before, by position; this one is added.
    """
    from ..bots import explain, hint

    state, seats = read_only_state(game), game.setup.seats
    moves: list[Advice] = []
    known, here = {} if known is None else known, position_key(state)
    found = known.get(here) or hint(game, seconds=SECONDS, deadline=deadline)
    if not deadline.is_over():
        known[here] = found
    for rank, advice in enumerate(found, start=1):
        worth, spread = round(advice.worth, 1), round(advice.deviation, 1)
        best = moves[0] if moves else None
        behind = round(max(0.0, best["worth"] - worth), 1) if best else 0.0
        equal = best is not None and behind <= max(spread, best["spread"])
        moves.append(
            {
                "line": str(advice.move),
                "worth": worth,
                "spread": spread,
                "rank": rank,
                "behind": behind,
                "equal": equal,
                "says": standing(behind, equal=equal, best=best is None, language=language),
                "why": explain(state, advice.turn, seats, language=language),
                "plan": _planned_moves(state, advice.turn, seats, language),
            }
        )
    return moves


def _planned_moves(state: State, turn: Sequence[Move], seats: str, language: str) -> list[Whole]:
    """The moves of a turn, each with the label that it has when its turn comes."""
    after = state.copy()
    plan: list[Whole] = []
    for move in turn:
        plan.append({"line": str(move), "label": label(after, move, language, seats)})
        play(after, move)
    return plan


def analyse_answers(game: Game, step: int, deadline: Deadline) -> Analysis:
    """What the answers to the current question are worth, the best first.

    Args:
        step: How many steps there have been; each thinks for longer than the one before.
    """
    from ..bots import Search
    from ..bots.hint import HINT_WIDTH

    seconds = STEP_SECONDS[min(step, len(STEP_SECONDS) - 1)]
    search = Search(seconds, seed=0, candidates=MAX_ANALYSED, width=HINT_WIDTH)
    ranked = search.ranked(read_only_state(game), Deadline(seconds, within=deadline), apart=True)
    return {
        "worths": [
            {"line": str(Move(each.line.moves[0])), "points": round(each.worth, 1), "playouts": each.playouts}
            for each in ranked
        ],
        "more": step + 1 < len(STEP_SECONDS),
    }


def standing(behind: float, *, equal: bool, best: bool, language: str) -> str:
    """How a move compares with the best one, in words.

    Args:
        behind: How many points less it is worth.
        equal: Whether it may be as good as the best.
        best: Whether it is the best.

    >>> standing(2.5, equal=False, best=False, language="en")
    '2.5 points behind'
    """
    kind = "best" if best else "equal" if equal else "behind"
    return say("advice-standing", language, kind=kind, behind=number(behind))


DECIMALS = 1


class Reviewer:
    """Reviews one game at a time; beginning another review ends the one before.

    Attributes:
        found: The review so far; `None` until the first turn has been looked at.
    """

    def __init__(self) -> None:
        self.found: Review | None = None
        self._game: Game | None = None
        self._bots: Collection[str] = ()
        self._steps = (0, 1)  # how many are done, and how many there are
        self._language = ""
        self._background = Background("ora review")

    def stop(self) -> None:
        """Stop the review, and keep what has been found."""
        done, steps = self._steps
        if done < steps and self.found is not None:
            self.found = self.found.as_incomplete("review-interrupted")
        self._background.cancel()
        self._steps = (1, 1)

    def begin(
        self,
        game: Game,
        language: str,
        show: Callable[[ReviewPanel], None],
        fail: Callable[[BaseException], None],
        bots: Collection[str] = (),
    ) -> None:
        """Begin to review a game.

        Both functions are called under the game's lock, sometimes from another thread.

        Args:
            bots: The colours of bots, whose mistakes come after those of people.

        Raises:
            IllegalMove: When no turn with a choice has been played.
        """
        from ..bots.review_run import ReviewRun

        idea = game.copy().jump(game.plies)
        reviewing = ReviewRun(idea, language=language)
        self.found, self._game, self._steps, self._language = None, idea, (0, 1), language
        self._bots = bots

        def work(deadline: Deadline) -> None:
            def publish(found: Review, done: int, steps: int) -> None:
                with game.lock:
                    if not deadline.is_over():
                        self.found, self._steps = found.speak(self._language), (done, steps)
                        show(self.page_data())

            publish(reviewing.finish(publish, within=deadline), 1, 1)

        def report(error: BaseException) -> None:
            with game.lock:
                fail(error)

        show(self.page_data())
        self._background.start(work, report)

    def speak(self, language: str) -> ReviewPanel:
        """Switch to another language.

        Returns:
            What a board draws from now on.
        """
        self._language = language
        if self.found is not None:
            self.found.speak(language)
        return self.page_data()

    def page_data(self) -> ReviewPanel:
        """What a board draws of the review."""
        done, steps = self._steps
        if self.found is None or self._game is None:
            data = say("review-interrupted", self._language) if done >= steps else ""
            return {"done": done, "steps": steps, "summary": data, "chart": [], "mistakes": []}
        found, game = self.found, self._game
        none = done >= steps and found.complete and not found.mistakes
        return {
            "done": done,
            "steps": steps,
            "summary": say("review-none", found.language) if none else found.unfinished,
            "chart": [
                {"round": row.round, "totals": [round(points) for points in row.points]} for row in found.expected
            ],
            "mistakes": [
                _shown_advice(game, mistake, found.language)
                for mistake in sorted(found.mistakes, key=lambda one: one.seat in self._bots)
            ],
        }


def _shown_advice(game: Game, mistake: Mistake, language: str) -> CostlyTurn:
    lost, low, high = (number(round(points, DECIMALS)) for points in (mistake.lost, mistake.low, mistake.high))
    before = game.state_after(mistake.ply)
    return {
        "seat": mistake.seat,
        "round": mistake.round,
        "ply": mistake.ply,
        "lost": say("review-points", language, lost=lost, low=low, high=high, exact=int(low == high)),
        "played": turn_words(before, mistake.played, game.setup.seats, language),
        "better": turn_words(before, mistake.better, game.setup.seats, language),
        "why": mistake.why,
    }

"""Whether any line solves a task in the game without its rule, not only the shown one; and how tempting a forbidden line is."""

from __future__ import annotations

from collections import deque
from typing import Literal

import pytest

from ora_widgets.engine.moves import Refusal
from ora_widgets.game.game import Game
from ora_widgets.lessons.step_on_board import SINGLE_CONDITIONS, Mark, ended_turns, is_lost, mark_of, moments_after
from ora_widgets.scenarios.goals import Goal, Moment, read_goal
from ora_widgets.scenarios.goals.conditions import PAST_READERS

from .proof import Proof

# No line solves it; no line of at most as many moves or turns; some line does; unknown.
Reach = Literal["needed", "needed in so many moves", "solved", "unknown"]

MAX_MOVES = 1_000
POSITIONS = 20_000  # positions examined for each rule
FURTHER = dict.fromkeys(("F0.1", "F2.2", "F5.5.5", "F10.1", "F13.8", "F13.9", "F13.10"), 50_000)


def reach(proof: Proof, limit: int) -> tuple[Reach, str]:
    """Search every line of as many turns as the shown solution, for all seats, in the game without the rule.

    Lines are searched by length, so that a search which reaches its limit has still covered all lengths up to some
    point.

    Returns:
        Whether the rule is needed (no line solves the task), and the line that solves it if there is one; unknown where
        there are more positions than the limit.
    """
    mutant = proof.without
    with pytest.MonkeyPatch.context() as patch:
        if mutant.first and mutant.change is not None:
            mutant.change(patch)
        try:
            game = proof.game(mutant.laid)
        except Refusal:
            return "needed", ""  # the position itself cannot be set up
        if not mutant.first and mutant.change is not None:
            mutant.change(patch)
        turns = proof.step.solution.count("done") + 1
        found, line, length = _search(read_goal(proof.step.goal), game, turns, limit)
    shown = proof.step.solution.count(";") + 1
    return ("needed in so many moves" if found == "unknown" and length >= shown else found), line


def right_line_before(proof: Proof, limit: int, *, others_pass: bool = False) -> tuple[Reach, str]:
    """Search the game for a line that solves a task in fewer moves than the line that its rule forbids.

    Where there is none, the forbidden line is the shortest that a learner who does not know the rule can find.

    Args:
        others_pass: Whether the other seats only pass, as the task says.
    """
    moves = proof.line.count(";") + 1
    game, goal = proof.game({}), read_goal(proof.step.goal)
    seat = game.now.pending[-1].seat if others_pass else None
    found, line, searched = _search(goal, game, proof.step.solution.count("done") + 1, limit, moves - 1, seat)
    return ("needed" if found == "unknown" and searched >= moves - 1 else found), line


def right_line_after_waiting(proof: Proof, limit: int) -> tuple[Reach, str]:
    """Search the game for a line that solves a task in the turn for which a forbidden line waits, in vain; others pass."""
    game = proof.game({})
    seat = game.now.pending[-1].seat
    for move in proof.line.split("; "):
        if move not in game.legal_moves:
            break
        game.play(move)
    return _search(read_goal(proof.step.goal), game, 1, limit, only=seat)[:2]


def _search(
    goal: Goal, game: Game, turns: int, limit: int, moves: int = MAX_MOVES, only: int | None = None
) -> tuple[Reach, str, int]:
    """The result, the line, and the number of moves up to which all lines were searched.

    Args:
        moves: The longest lines that are searched.
        only: The seat that does more than pass and end turns; `None` for all.
    """
    here = Moment.of(game, game.ply)
    merging = {condition.verb for condition in goal.conditions} & PAST_READERS.keys() <= SINGLE_CONDITIONS
    seen: set[Mark] = set()
    waiting, spent = deque([here]), 0
    while waiting:
        now = waiting.popleft()
        for after in moments_after(now, game.ply):
            event = after.happened[-1]
            if only not in (None, event.seat) and event.move.verb not in ("pass", "done", "send"):
                continue
            spent += 1
            if spent > limit:
                return "unknown", "", now.ply - game.ply
            if after.settled and goal.is_met(after):
                return "solved", "; ".join(str(event.move) for event in after.happened), 0
            if after.state.over or is_lost(goal, after) or ended_turns(after) >= turns or after.ply - game.ply >= moves:
                continue
            if merging:
                mark = mark_of(goal, after)
                if mark in seen:
                    continue
                seen.add(mark)
            waiting.append(after)
    return "needed", "", 0

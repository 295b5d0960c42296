"""Whether any line solves a task in the game without its rule, not only the shown one."""

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


def _search(goal: Goal, game: Game, turns: int, limit: int) -> tuple[Reach, str, int]:
    """The result, the line, and the number of moves up to which all lines were searched."""
    here = Moment.of(game, game.ply)
    merging = {condition.verb for condition in goal.conditions} & PAST_READERS.keys() <= SINGLE_CONDITIONS
    seen: set[Mark] = set()
    waiting, spent = deque([here]), 0
    while waiting:
        now = waiting.popleft()
        for after in moments_after(now, game.ply):
            spent += 1
            if spent > limit:
                return "unknown", "", now.ply - game.ply
            if after.settled and goal.is_met(after):
                return "solved", "; ".join(str(event.move) for event in after.happened), 0
            if after.state.over or is_lost(goal, after) or ended_turns(after) >= turns:
                continue
            if merging:
                mark = mark_of(goal, after)
                if mark in seen:
                    continue
                seen.add(mark)
            waiting.append(after)
    return "needed", "", 0

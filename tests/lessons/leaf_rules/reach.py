"""Whether any line at all solves a task in the game without its rule, and not only the shown one."""

from __future__ import annotations

from collections import deque
from typing import Literal

import pytest

from ora_widgets.engine.moves import Refusal
from ora_widgets.game.game import Game
from ora_widgets.lessons.dead_ends import SINGLE, Mark, ended_turns, is_lost, mark_of, moments_after
from ora_widgets.scenarios.goals import Goal, Moment, read_goal
from ora_widgets.scenarios.goals.goal import PAST

from .proof import Proof

Reach = Literal["needed", "solved", "unknown"]


def reach(proof: Proof, limit: int) -> tuple[Reach, str]:
    """Search every line of as many turns as the shown solution takes, by all seats, in the game without the rule.

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
            return "needed", ""  # the position itself cannot be laid out
        if not mutant.first and mutant.change is not None:
            mutant.change(patch)
        return _search(read_goal(proof.step.goal), game, proof.step.solution.count("done") + 1, limit)


def _search(goal: Goal, game: Game, turns: int, limit: int) -> tuple[Reach, str]:
    here = Moment.of(game, game.ply)
    merging = {condition.verb for condition in goal.conditions} & PAST.keys() <= SINGLE
    seen: set[Mark] = set()
    waiting, spent = deque([here]), 0
    while waiting:
        now = waiting.popleft()
        following = list(moments_after(now, game.ply))
        for after in following:
            spent += 1
            if spent > limit:
                return "unknown", ""
            if after.settled and goal.met(after):
                return "solved", "; ".join(str(event.move) for event in after.happened)
            if after.state.over or is_lost(goal, after) or ended_turns(after) > turns:
                continue
            if merging:
                mark = mark_of(goal, after)
                if mark in seen:
                    continue
                seen.add(mark)
            waiting.append(after)
    return "needed", ""

"""What a long search, a hint and the teaching game say of the turns that the strategy track teaches.

    python -m tests.lessons.agreement [NAME ...]

searches the named tasks, or those whose position or taught turn is not what was searched, and writes down what was found. A turn of a
task takes about a minute, compiled a third of that.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import NamedTuple

from ora_widgets.bots import Deadline, Search, hint
from ora_widgets.bots.review_run import TurnPlayed
from ora_widgets.engine import Move
from ora_widgets.game.position_key import position_key
from ora_widgets.game.search import text
from ora_widgets.lab.strategy_games import HINT_PLAYOUTS, LONG_PLAYOUTS
from ora_widgets.lessons.strategy import STRATEGY, StrategyTask
from ora_widgets.lessons.strategy_turns import FoundTurn, OpeningTurn
from ora_widgets.scenarios.found_records import actions_of, moves_of
from ora_widgets.widget.teacher import comment_on

FILE = Path(__file__).parents[1] / "data" / "taught_turns.json"
Taught = StrategyTask | FoundTurn | OpeningTurn
TAUGHT: dict[str, Taught] = {
    f"{lesson.name}/{step.name}": step for lesson in STRATEGY for step in lesson.steps if isinstance(step, Taught)
}


class Searched(NamedTuple):
    """What was found of a taught turn.

    Attributes:
        position: The key of the position.
        taught: The turn that is taught.
        search: What a search of more than ten seconds plays.
        hint: What a hint advises.
        cost: The points that the teaching game says the taught turn cost; 0 where it says nothing like that.
    """

    position: int
    taught: str
    search: str
    hint: str
    cost: float


def taught_turn(step: Taught) -> str:
    """The first turn of a solution, ended if it can be."""
    turn, end, _ = step.solution.partition("; done")
    if not end and "done" not in map(str, step.game().play(turn).legal_moves):
        return turn
    return f"{turn}; done"


def same_idea(step: Taught, turn: str) -> bool:
    """Whether a turn does what is taught, or solves a task of one turn."""
    if isinstance(step, OpeningTurn):
        return step.game().play(turn).now.key() in step.good_ends
    if actions_of(moves_of(taught_turn(step))) <= actions_of(moves_of(turn)):
        return True
    return step.turns == 1 and step.check(step.game().play(turn), language="en").kind == "solved"


def search_task(step: Taught) -> Searched:
    """Search the position of a task."""
    game, taught = step.game(), taught_turn(step)
    state = game.now
    best = Search(playouts=LONG_PLAYOUTS, seed=0).ranked(state, Deadline(playouts=LONG_PLAYOUTS))[0].line.moves
    advised = hint(game, 1, None, playouts=HINT_PLAYOUTS)[0].turn
    comment = None
    if taught.endswith("done"):
        moves = tuple(map(Move, taught.split("; ")))
        after = game.copy().play(taught).now
        comment = comment_on(TurnPlayed(0, state.pending[-1].seat, moves, state, after), game.setup.seats)
    cost = round(comment.points, 1) if comment and comment.better else 0.0
    return Searched(position_key(state), taught, text(best), "; ".join(map(str, advised)), cost)


def kept_rows() -> dict[str, Searched]:
    """What has been found so far, by the names of the tasks."""
    rows = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
    return {name: Searched(*row) for name, row in rows.items()}


def is_current(name: str, found: dict[str, Searched]) -> bool:
    """Whether a task's position and taught turn are what was searched."""
    step = TAUGHT[name]
    return name in found and found[name][:2] == (position_key(step.game().now), taught_turn(step))


def main(names: list[str]) -> None:
    """Search the named tasks, or all that are not current, and keep what is found."""
    for name in names or [name for name in TAUGHT if not is_current(name, kept_rows())]:
        row = search_task(TAUGHT[name])
        found = {**kept_rows(), name: row}  # what others have found meanwhile stays
        rows = (f"{json.dumps(each)}: {json.dumps(found[each])}" for each in TAUGHT if each in found)
        FILE.write_text("{\n" + ",\n".join(rows) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

"""How many points winners and losers lose per turn compared with a bot, over many games, as a result and as a command.

    python -m ora_widgets.lab.yardstick folder --playouts 60
    python -m ora_widgets.lab.yardstick folder --seconds 5 --every 3

Each turn is compared with the bot's turn in the same position. Both are played out for some turns of every player by
the same quick player, and valued by the mean of the evaluations; the difference is the loss. A turn better than the
bot's is a negative loss, so that a person who plays as well as the bot loses nothing on average. The folder may hold
games of people, in any form that `load` reads, or those saved by a ladder.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from ..bots import AnyBot, Deadline, Search
from ..bots.beam_search import BeamSearch
from ..bots.contract import SeatedBot, reseeded_copy
from ..bots.evaluation import STANDARD
from ..engine import Refusal, State, has_reached_goal, winners
from ..engine.steps.base import DONE, Plain
from ..game.game import Game
from ..language.current import current_language
from ..language.fluent import say
from ..notation.load import load
from ..study.archive import RecordsResult, run_on_records
from ..study.game_files import sources_of
from ..study.jobs import pool
from ..study.refused import count
from ..study.table import Row, intervals
from ..support.sample_figures import figures

ROUNDS = 2  # turns of every player for which a turn is played out
QUICK_SEARCH = {"width": 3, "sites": 1, "nodes": 30}  # the narrow search of the playouts


class PointsLost(NamedTuple):
    """The points that one seat lost per turn in one game."""

    won: bool
    turns: int
    points: float


class YardstickJob(NamedTuple):
    """One game to judge: a source for `load`, the bot, and the interval between judged turns."""

    source: object
    bot: AnyBot
    every: int


class Yardstick(RecordsResult):
    """Points lost per turn: a row for those who won and one for those who did not.

    Args:
        games: Each seat's losses, game by game.
        skipped: Why games were not judged.

    >>> from ora_widgets import bots, new_game
    >>> yardstick([new_game(3).play("pass; done")], bots.Greedy())[0]["turns"]
    1
    """

    games: list[list[PointsLost]]
    columns = ("who", "n", "turns", "lost", "low", "high")

    def rows(self) -> list[Row]:
        rows = []
        for who, won in (("winners", True), ("losers", False)):
            seats = [seat for game in self.games for seat in game if seat.won is won]
            if seats:
                # Turns of one game are not independent, so a seat counts once.
                found = figures([seat.points for seat in seats])
                turns = sum(seat.turns for seat in seats)
                rows.append(
                    (say(f"study-{who}", current_language()), found.n, turns, found.mean, found.low, found.high)
                )
        return rows

    def plot(self) -> Any:
        """The points that were lost per turn, with their 95 % intervals."""
        return intervals(self._records(), "who", "lost", "low", "high")


def judge(job: YardstickJob) -> list[PointsLost] | str:
    """The task: the losses of every seat of a game, or the reason why it cannot be read."""
    try:
        game = load(job.source)  # type: ignore[arg-type]  # `load` refuses anything else
    except (Refusal, OSError) as error:
        return str(error)
    lost: dict[int, list[float]] = {}
    starts = [ply for ply in game.turn_starts if ply < game.ply]
    taken: Counter[int] = Counter()  # turns by seat, so that all seats are judged equally often
    for start, end in zip(starts, [*starts[1:], game.ply], strict=True):
        before = game.state_after(start)
        seat = before.pending[-1].seat
        taken[seat] += 1
        if taken[seat] % job.every == job.every // 2:
            bot = SeatedBot(reseeded_copy(job.bot, f"yardstick {start}"), game.setup)
            best, played = _turn_of(bot, before), game.state_after(end)
            same = best == played
            lost.setdefault(seat, []).append(0.0 if same else worth(best, seat) - worth(played, seat))
    now = game.now
    won = range(game.setup.players) if has_reached_goal(now) else winners(now)
    return [PointsLost(seat in won, len(each), fmean(each)) for seat, each in sorted(lost.items())]


def _turn_of(bot: SeatedBot, before: State) -> State:
    """The position after the turn that a bot plays."""
    seat, state = before.pending[-1].seat, before.copy()
    last: Plain = ()
    while state.to_move == seat and last != DONE:
        last = bot.play(state, Deadline())[-1]
    return state


def worth(state: State, seat: int) -> float:
    """The value of a position for a seat, averaged over some further turns of every player.

    Args:
        state: The position after a turn, which is not changed.

    >>> from ora_widgets.engine import new_state
    >>> worth(new_state(2, "france"), 0) > -100
    True
    """
    quick = BeamSearch(STANDARD, **QUICK_SEARCH)
    marks = [] if state.pending else [STANDARD.lead(state, seat)]
    for _ in range(ROUNDS * max(state.mode.players, 2)):
        if not state.pending:
            break
        state = quick.lines(state)[0].after()
        marks.append(STANDARD.lead(state, seat))
    return fmean(marks)


def yardstick(
    records: Iterable[object] | Game | str | Path,
    bot: AnyBot | None = None,
    every: int = 1,
    *,
    executor: Executor | None = None,
    progress: bool = False,
) -> Yardstick:
    """Measure how many points are lost per turn, by those who won and by those who did not.

    Args:
        bot: The bot to compare with; by default `Search` with 60 playouts.

    >>> from ora_widgets import bots, new_game
    >>> len(yardstick([new_game(3).play("pass; done")], bots.Greedy()).games)
    1
    """
    judged_by = Search(playouts=60) if bot is None else bot
    step = count("every", every)
    jobs = [YardstickJob(source, judged_by, step) for source in sources_of(records)]
    return run_on_records(Yardstick, judge, jobs, executor=executor, progress=progress)


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, judge the games, and print the table."""
    parser = argparse.ArgumentParser(
        prog="python -m ora_widgets.lab.yardstick", description="How many points people lose per turn against a bot."
    )
    parser.add_argument("folder", help="a folder with games, in any form that ora.load reads, or one of them")
    parser.add_argument("--playouts", type=int, default=60, help="the bot's budget for an answer")
    parser.add_argument("--seconds", type=float, help="its budget in seconds instead")
    parser.add_argument("--every", type=int, default=1, help="every which turn of each seat is looked at")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args(arguments)
    try:
        bot = Search(given.seconds) if given.seconds is not None else Search(playouts=given.playouts)
        with pool(given.processes) as executor:
            print(yardstick(Path(given.folder), bot, given.every, executor=executor, progress=True))
    except (Refusal, OSError) as error:
        sys.exit(f"{parser.prog}: {error}")


if __name__ == "__main__":
    main()

"""The shortest way to a goal: all turns of one seat are looked at, one turn deeper each time, or the budget is spent."""

from __future__ import annotations

from concurrent.futures import Executor
from typing import Any

from ..bots import AnyBot
from ..bots.contract import SeatedBot
from ..engine import Move, play
from ..engine.frames import MAIN_TURN
from ..engine.moves import shown, split_lines
from ..engine.state import Key
from ..game.game import Game
from ..game.search import Node, give_way, text, unseen
from ..language.current import current_language
from ..language.fluent import say
from ..language.names import seat_name
from ..scenarios.goals import Goal, read_goal
from ..support.arguments import one_of, seat_of
from .refused import count, refuse, the_game
from .table import Result, Row, bars
from .turns import Reach, search_turns

FOUND, IMPOSSIBLE, UNDECIDED = "found", "impossible", "undecided"


class Ways(Result):
    """What a search for a goal has found.

    Args:
        goal: The goal, as text.
        within: How many turns were looked at.
        others: Whether a bot played the other seats.
        start: The game that was asked about.

    Attributes:
        verdict: `"found"`, `"impossible"` (within so many turns, all of them looked at) or `"undecided"`.
        lines: The turns that lead there.
        positions: How many positions were looked at, turn by turn.

    >>> from ora_widgets import scenario, study
    >>> study.ways_to(scenario("kiln-first"), "R has 2Co", within=1).verdict
    'found'
    """

    columns = ("turn", "line", "positions")

    def __init__(self, goal: Goal, within: int, others: bool, start: Game) -> None:
        self.goal = goal
        self.within = within
        self.others = others
        self.start = start
        self.verdict = UNDECIDED
        self.lines: tuple[str, ...] = ()
        self.positions: list[int] = []

    def __bool__(self) -> bool:
        return self.verdict == FOUND

    @property
    def turns(self) -> int:
        """The turns it takes, or those that were looked through."""
        return len(self.lines) if self.verdict == FOUND else len(self.positions)

    def rows(self) -> list[Row]:
        turns = max(len(self.lines), len(self.positions))
        lines = self._with_colours()
        return [
            (
                turn + 1,
                lines[turn] if turn < len(lines) else "",
                self.positions[turn] if turn < len(self.positions) else None,
            )
            for turn in range(turns)
        ]

    def _with_colours(self) -> list[str]:
        """The lines, and where others pass within one, before each player's moves the colour."""
        if self.others:  # what a bot answered between the turns is not kept
            return list(self.lines)
        seats, state = self.start.setup.seats, self.start.now.copy()
        found = []
        for line in self.lines:
            give_way(state, seats.index(self.goal.seat))
            turns: list[tuple[int, list[str]]] = []
            for move in map(Move, split_lines(line)):
                seat = state.pending[-1].seat
                if not turns or turns[-1][0] != seat:
                    turns.append((seat, []))
                turns[-1][1].append(str(move))
                play(state, move)
            parts = [("; ".join(moves), seats[seat]) for seat, moves in turns]
            found.append(parts[0][0] if len(parts) == 1 else "; ".join(f"{seat}: {moves}" for moves, seat in parts))
        return found

    def caption(self) -> str:
        turns = self.turns if self.verdict == FOUND else self.within
        if self.verdict == UNDECIDED:
            turns = max(len(self.positions) - 1, 0)
        broken_off = self.verdict == UNDECIDED and not self.complete
        verdict = say(
            "study-broken-off" if broken_off else f"study-{self.verdict}",
            current_language(),
            goal=str(self.goal),
            turns=turns,
            seat=seat_name(self.goal.seat, current_language()),
            positions=sum(self.positions),
            own=int(self.start.to_move == self.goal.seat),
        )
        return f"{verdict} {say('study-others-bot' if self.others else 'study-others-pass', current_language())}"

    def plot(self) -> Any:
        """How many positions each turn took."""
        return bars(self._records(), "turn", "positions")


def ways_to(
    game: object,
    goal: Goal | str,
    within: int = 2,
    *,
    seat: str = "",
    others: AnyBot | None = None,
    budget: int = 100_000,
    executor: Executor | None = None,
    progress: bool = False,
) -> Ways:
    """Find the shortest sequence of own turns that reaches a goal, or prove that there is none.

    Payments count as they are listed: with no tile to spare.

    Args:
        game: A game or a scenario.
        goal: The goal as text, such as `"R has 2Br; R points 20"` (`ora_widgets.scenarios.goals.goal` has all its words).
        within: How many turns at most.
        seat: The colour whose turns they are; by default the goal's, or whoever is to move.
        others: A bot that plays the other seats; by default they pass.
        budget: How many positions to look at before giving up.
        executor: As for `playouts`.
        progress: As for `playouts`.

    Raises:
        ParseError: When it is no goal.
        StudyRefused: When it is no game and no scenario, when it is over, or for no such number of turns.
        UnknownName: When nobody sits at that seat.

    >>> from ora_widgets import scenario
    >>> ways_to(scenario("kiln-first"), "R has 2Co", within=1).lines
    ('build G07 0,3; prior; times 1',)
    """
    begun = the_game(game)
    wanted = read_goal(goal)
    if wanted.past:
        raise refuse("study-goal-past", word=shown(wanted, 60))
    setup = begun.setup
    if begun.over:
        raise refuse("study-over", begun.now.mode.end_rule)
    colour = wanted.seat or begun.to_move or "" if one_of(seat, ("",)) else seat
    seat_of(colour, setup.seats)
    seat_of(colour, wanted.seat or colour)
    wanted = wanted.for_seat(colour)
    count("within", within)
    count("budget", budget)
    if others is not None:
        SeatedBot(others, setup, "others")
    ways = Ways(wanted, within, others is not None, begun.copy())
    ask = Reach(setup, setup.seats.index(colour), MAIN_TURN, wanted, others)
    if ask.met(begun.now):
        ways.verdict = FOUND
        return ways
    _search(ways, ask, Node(begun.now.copy()), budget, executor, progress)
    return ways


def _search(ways: Ways, ask: Reach, start: Node, budget: int, executor: Executor | None, progress: bool) -> None:
    """Look through turn after turn until the goal is met, all is seen, or the budget is spent."""
    frontier = [start]
    before: list[tuple[str, ...]] = [()]  # the turns that led to each position of the frontier
    seen: set[Key] = set()
    for turn in range(1, ways.within + 1):
        deep = ask._replace(keep=turn < ways.within)
        done = search_turns(deep, frontier, budget - sum(ways.positions), executor, progress)
        ways.positions.append(done.spent)
        ways.complete, ways.why = done.complete, done.why
        if done.found is not None:
            ways.lines = (*before[done.found.origin], text(done.found.line))
            ways.verdict = FOUND
            return
        if not done.whole:
            return
        ends = [*unseen(done.ends, seen)]
        before = [(*before[node.origin], text(node.line)) for node in ends]
        frontier = [Node(node.state, (), number) for number, node in enumerate(ends)]
    ways.verdict = IMPOSSIBLE

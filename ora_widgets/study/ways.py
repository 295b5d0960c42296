"""The shortest way to a goal, found by searching all turns of one seat, one turn deeper each time, within a budget."""

from __future__ import annotations

from concurrent.futures import Executor
from typing import Any, NamedTuple

from ..bots import AnyBot
from ..bots.contract import SeatedBot
from ..engine import Move, play
from ..engine.cards import CARDS
from ..engine.frames import MAIN_TURN
from ..engine.moves import safe_text, split_lines
from ..engine.state import Key
from ..game.game import Game
from ..game.move_parser import cards_of
from ..game.search import Node, play_for_others, text, unseen
from ..language.current import current_language
from ..language.fluent import say
from ..language.name_lookup import nearest_cards
from ..language.names import card_name, seat_name
from ..scenarios.goals import Goal, read_goal
from ..support.arguments import Seed, one_of, seat_of, whole
from ..support.arguments import seed as usable_seed
from .jobs import OnResult
from .refused import MAX_COUNT, StudyRefused, count, refuse, studied_game
from .table import Result, Row, bars
from .turns import Reach, search_turns

FOUND, IMPOSSIBLE, UNDECIDED = "found", "impossible", "undecided"


class WayTerms(NamedTuple):
    """The terms of a search: the game, the goal, the number of turns, who plays the other seats, and the budget."""

    start: Game
    goal: Goal
    within: int
    others: AnyBot | None
    budget: int
    seed: Seed


class Ways(Result):
    """The result of a search for a goal.

    Args:
        terms: The terms of the search.

    Attributes:
        verdict: `"found"`, `"impossible"` (within so many turns, all of them examined) or `"undecided"`.
        lines: The turns that lead there.
        positions: How many positions were examined, turn by turn.

    >>> from ora_widgets import scenario, study
    >>> study.ways_to(scenario("kiln-first"), "R has 2Co", within=1).verdict
    'found'
    """

    columns = ("turn", "line", "positions")

    def __init__(self, terms: WayTerms) -> None:
        self.terms = terms
        self.goal = terms.goal
        self.within = terms.within
        self.verdict = UNDECIDED
        self.lines: tuple[str, ...] = ()
        self.positions: list[int] = []

    def __bool__(self) -> bool:
        return self.verdict == FOUND

    @property
    def turns(self) -> int:
        """The turns it takes, or those that were searched."""
        return len(self.lines) if self.verdict == FOUND else len(self.positions)

    def more(
        self,
        n: int = 0,
        *,
        executor: Executor | None = None,
        progress: bool = False,
        on_result: OnResult | None = None,
    ) -> Ways:
        """Search again with a larger budget, or after an interrupt; it starts over, as the positions are not kept.

        Args:
            n: How many more positions than before.
            executor: As for `playouts`.
            progress: As for `playouts`.
            on_result: As for `ways_to`.

        >>> from ora_widgets import scenario, study
        >>> study.ways_to(scenario("kiln-first"), "R has 2Co", within=1, budget=1).more(20_000).verdict
        'found'
        """
        budget = self.terms.budget + whole("n", n, 0, MAX_COUNT, StudyRefused)
        return _search(self.terms._replace(budget=budget), executor, progress, on_result)

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
        """The lines; if others move within a line, each player's moves are preceded by their colour."""
        if self.terms.others is not None:  # a bot's answers between the turns are not kept
            return list(self.lines)
        seats, state = self.terms.start.setup.seats, self.terms.start.now
        found = []
        for line in self.lines:
            play_for_others(state, seats.index(self.goal.seat))
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
            own=int(self.terms.start.to_move == self.goal.seat),
        )
        return f"{verdict} {say('study-others-bot' if self.terms.others is not None else 'study-others-pass', current_language())}"

    def plot(self) -> Any:
        """How many positions were examined in each turn."""
        return bars(self._records(), "turn", "positions")


def ways_to(
    game: object,
    goal: Goal | str,
    within: int = 2,
    *,
    seat: str = "",
    others: AnyBot | None = None,
    budget: int = 100_000,
    seed: Seed = 0,
    executor: Executor | None = None,
    progress: bool = False,
    on_result: OnResult | None = None,
) -> Ways:
    """Find the shortest sequence of one seat's turns that reaches a goal, or prove that there is none.

    Payments are exact, as in the list of legal moves. No games are played, and the effort is set by `budget` alone, so
    there is no `n`.

    Args:
        game: A game or a scenario.
        goal: The goal as text, such as `"R has 2Br; R points 20"` (`ora_widgets.scenarios.goals.goal` has all its
            words).
        within: How many turns at most.
        seat: The colour whose turns they are; by default the goal's, or the player to move.
        others: A bot that plays the other seats; by default they pass.
        budget: How many positions to examine before giving up.
        seed: The seed of that bot, to get the same answers again.
        executor: As for `playouts`.
        progress: As for `playouts`.
        on_result: Called with the number and the result of each part of the search, as soon as it is done.

    Raises:
        ParseError: When `goal` is not a goal.
        StudyRefused: When `game` is neither a game nor a scenario, it is over, a number is out of bounds, or the goal
            names a card that is not in this game.
        UnknownName: When nobody sits at that seat.

    >>> from ora_widgets import scenario
    >>> ways_to(scenario("kiln-first"), "R has 2Co", within=1).lines
    ('build G07 0,3; prior; times 1',)
    """
    begun = studied_game(game)
    wanted = read_goal(goal)
    if wanted.past:
        raise refuse("study-goal-past", word=safe_text(wanted, 60))
    setup = begun.setup
    if begun.over:
        raise refuse("study-over", begun.now.mode.end_rule)
    colour = wanted.seat or begun.to_move or "" if one_of(seat, ("",)) else seat
    seat_of(colour, setup.seats)
    seat_of(colour, wanted.seat or colour)
    wanted = wanted.for_seat(colour)
    ours = cards_of(begun.now)
    if strange := next((word for word in str(wanted).split() if word in CARDS and word not in ours), ""):
        raise refuse(
            "unknown-card", "F1.1", word=strange, near=nearest_cards(card_name(strange, current_language()), ours)
        )
    count("within", within)
    count("budget", budget)
    if others is not None:
        SeatedBot(others, setup, "others")
    seed = usable_seed(seed, error=StudyRefused)
    return _search(WayTerms(begun.copy(), wanted, within, others, budget, seed), executor, progress, on_result)


def _search(terms: WayTerms, executor: Executor | None, progress: bool, on_result: OnResult | None) -> Ways:
    """Search turn after turn until the goal is met, everything is searched, or the budget is spent."""
    ways, setup = Ways(terms), terms.start.setup
    ask = Reach(setup, setup.seats.index(terms.goal.seat), MAIN_TURN, terms.goal, terms.others, seed=terms.seed)
    start = Node(terms.start.now)
    if ask.is_met(start.state):
        ways.verdict = FOUND
        return ways
    frontier = [start]
    before: list[tuple[str, ...]] = [()]  # the turns that led to each position of the frontier
    seen: set[Key] = set()
    for turn in range(1, ways.within + 1):
        deep = ask._replace(keep=turn < ways.within)
        left = terms.budget - sum(ways.positions)
        done = search_turns(deep, frontier, left, executor, progress, on_result)
        ways.positions.append(done.spent)
        ways.complete, ways.why = done.complete, done.why
        if done.found is not None:
            ways.lines = (*before[done.found.origin], text(done.found.line))
            ways.verdict = FOUND
            return ways
        if not done.whole:
            return ways
        ends = [*unseen(done.ends, seen)]
        before = [(*before[node.origin], text(node.line)) for node in ends]
        frontier = [Node(node.state, (), number) for number, node in enumerate(ends)]
    ways.verdict = IMPOSSIBLE
    return ways

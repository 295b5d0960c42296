"""Puzzles in one game: turns with one way that clearly beats every different one, found by searching all ways.

A way's *idea* is its actions with their cards and land, whatever the payment. A turn is a puzzle if the best idea is
clearly better than every other one, neither random moves nor greedy ones find it, and the position can be described
completely (`position_in`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from ..bots import AnyBot, Greedy, Random, Search
from ..bots.contract import SeatedBot
from ..engine import Refusal, State, options, play, score
from ..engine.frames import TURN
from ..engine.steps.base import DONE
from ..game.game import Game
from ..game.position.from_state import position_in
from ..game.search import Line, Node, SearchResult, every_turn, least_move, text
from ..game.setup import Setup
from ..scenarios.found_records import DENIAL, EXACT_PROOF, LEAD, PuzzleRecord, moves_of, themes_of_moves
from ..scenarios.goals import Moment, read_goal
from ..study.turns import Reach, ReachJob, reach
from ..support.background import Deadline

VERBS_OF_IDEAS = {"use", "contract", "build", "settle", "fell", "cut", "district", "plot", "enter"}
VERBS_OF_LAND = {"district", "plot"}
RANDOM_GAMES = 20  # random games that must rarely solve a puzzle
RARE_SHARE = 0.01  # if a smaller share of the ways is best, a puzzle is a grade harder
GRADER_PLAYOUTS = 40  # playouts of the strongest grading bot
BUDGET_FACTOR = 10  # times the budget for the verification of a puzzle
MAX_WAYS_OF_TWO_TURNS = 60  # ways: with more, two turns cannot be searched completely
MAX_FIRST_ANSWERS = 14  # first answers of a turn with two actions
MAX_WAYS_ANSWERED = 400  # ways: with more, the answers to them take too long
MAX_ANSWERS = 1_500  # positions in one answer of the next player, which a check of the puzzle searches, too
MIN_WAYS = 12  # ways: fewer are too easy to compare


class MiningOptions(NamedTuple):
    """The settings of a search for puzzles.

    Attributes:
        clear: Points by which the best idea must beat every other one.
        budget: Positions that are searched in one turn; a turn with more is left out.
        most: Puzzles from one game, at most.
        seed: The seed of the games and of the grading bots.
    """

    clear: int = 2
    budget: int = 6_000
    most: int = 8
    seed: int = 0


def puzzles_in(game: Game, hunt: MiningOptions = MiningOptions(), name: str = "") -> Iterator[PuzzleRecord]:  # noqa: B008  # a plain value
    """The puzzles in a game, turn by turn from the last, since late turns are about points.

    Args:
        name: A name for the game, for the seeds.
    """
    ideas: set[tuple[tuple[str, ...], ...]] = set()
    for ply in reversed(game.turn_starts):
        if len(ideas) == hunt.most:
            return
        state = game.state_after(ply)
        if ply < game.plies and not state.over and promising(state):
            for record in puzzles_of_turn(game.setup, state, hunt, f"{name}:{ply}"):
                # The same idea a turn earlier is not another puzzle.
                thought = idea(moves_of(record.solution))
                if thought not in ideas:
                    ideas.add(thought)
                    yield record


def promising(state: State) -> bool:
    """Whether a turn begins here that can be searched completely: two actions multiply their ways."""
    frame = state.pending[-1]
    return frame.kind in TURN and (getattr(frame, "mains", 0) < 2 or len(options(state)) <= MAX_FIRST_ANSWERS)


def puzzles_of_turn(setup: Setup, state: State, hunt: MiningOptions, name: str) -> Iterator[PuzzleRecord]:
    """The puzzles in a turn: for points, and as a race.

    Args:
        name: A name for the position, for the seeds.
    """
    laid = laid_out(setup, state)
    if laid is None:
        return
    terms, state = laid
    done = every_turn(state, hunt.budget)
    if not done.whole or len(done.ends) < MIN_WAYS:
        return
    for pose in (_points_puzzle, _lead_puzzle):
        record = pose(setup, state, hunt, name, terms, done)
        if record is not None:
            yield record
    if len(done.ends) <= MAX_WAYS_OF_TWO_TURNS and state.pending[-1].kind == "act":
        yield from _races(setup, state, hunt, terms)


def _records(setup: Setup, seat: int, terms: dict[str, object]) -> Callable[..., PuzzleRecord]:
    """What makes the records of puzzles in a position."""
    return partial(PuzzleRecord, setup.players, setup.country, setup.length, setup.seats[seat], terms)


def _points_puzzle(
    setup: Setup, state: State, hunt: MiningOptions, name: str, terms: dict[str, object], done: SearchResult
) -> PuzzleRecord | None:
    """The puzzle of scoring most at the end of the turn; `None` if it is not a puzzle."""
    seat = state.pending[-1].seat
    worth = sorted(((score(end.state, seat).total, end.line) for end in done.ends), key=lambda each: -each[0])
    best, line = worth[0]
    wanted = idea(line)
    # A part of the best idea is not a temptation, but it must be clearly worse as well.
    nearest = next((points for points, other in worth if differs(idea(other), wanted)), best)
    second, tempting = most_tempting(worth, wanted) or (best, line)
    if best - nearest < hunt.clear or best - score(state, seat).total < hunt.clear:
        return None
    if greedy_points(state, seat) == best:
        return None
    failed = bots_that_fail(setup, state, best, f"{hunt.seed}:{name}")
    if failed is None:
        return None
    share = sum(points == best for points, _ in worth) / len(worth)
    return _records(setup, seat, terms)(
        measure="points",
        goal="",
        best=best,
        solution=text(line),
        second=second,
        tempting=text(tempting),
        ways=len(worth),
        grade=grade_of(1 + failed + (share < RARE_SHARE), line),
        themes=themes_of(setup, state, line),
        proof=EXACT_PROOF,
    )


class AnsweredWay(NamedTuple):
    """A way to play a turn, with the best answer of the next player.

    Attributes:
        points: The seat's points after the turn.
        left: The most points that the next player can have after the answer.
        answer: The moves of that answer.
    """

    points: int
    left: int
    line: Line
    answer: Line

    @property
    def lead(self) -> int:
        """The seat's points less those that the next player can have."""
        return self.points - self.left


def answered_way(end: Node, seat: int, budget: int) -> AnsweredWay | None:
    """A way with its best answer; `None` if the next player has too many answers.

    Args:
        end: The end of a turn.
        seat: Who played the turn.
        budget: How many positions are looked at.
    """
    other = end.state.pending[-1].seat
    done = every_turn(end.state, budget)
    if not done.whole:
        return None
    best = max(done.ends, key=lambda answer: score(answer.state, other).total)
    return AnsweredWay(score(end.state, seat).total, score(best.state, other).total, end.line, best.line)


def ways_with_answers(state: State, ends: Iterable[Node], budget: int, clear: int) -> list[AnsweredWay] | None:
    """The ways of a turn with the best leads over the next player, the best first.

    An answer that was best after one way is tried after every other one: where it is as good, the way is worse, and no
    search is needed to see that.

    Args:
        state: The position before the turn.
        ends: All ways to finish the turn.
        budget: How many positions are looked at in one answer.
        clear: Ways that are worse than the best by so many points may be left out.

    Returns:
        The ways; `None` if they do not all leave the next turn to one other player, or if there are too many answers.
    """
    seat = state.pending[-1].seat
    ranked = sorted(ends, key=lambda end: -score(end.state, seat).total)
    if not all(end.state.pending and end.state.pending[-1].kind in TURN for end in ranked):
        return None
    if {end.state.pending[-1].seat for end in ranked} - {other := ranked[0].state.pending[-1].seat} or other == seat:
        return None
    found = list[AnsweredWay]()
    for end in ranked:
        points = score(end.state, seat).total
        left = max((_points_after(end.state, other, way.answer) for way in found), default=points)
        if found and points - left <= max(way.lead for way in found) - clear:
            continue
        way = answered_way(end, seat, budget)
        if way is None:
            return None
        found.append(way)
    return sorted(found, key=lambda way: (-way.lead, len(way.line)))


def _points_after(state: State, seat: int, line: Line) -> int:
    """The points of a seat after a line, or now if it is not possible."""
    points, state = score(state, seat).total, state.copy()
    for move in line:
        if not state.pending or move not in options(state):
            return points
        play(state, move)
    return score(state, seat).total


def _lead_puzzle(
    setup: Setup, state: State, hunt: MiningOptions, name: str, terms: dict[str, object], done: SearchResult
) -> PuzzleRecord | None:
    """The puzzle of leaving the next player least; `None` if it is not a puzzle.

    The answer scores no more than the turn that tempts most, and leaves the next player less than that turn and than an
    idle one: it is the best because of what it takes away.
    """
    if setup.players == 1 or len(done.ends) > MAX_WAYS_ANSWERED:
        return None
    seat = state.pending[-1].seat
    ways = ways_with_answers(state, done.ends, MAX_ANSWERS, hunt.clear)
    if not ways:
        return None
    best, wanted = ways[0], idea(ways[0].line)
    tempting = _tempting_lead(done, seat, wanted, MAX_ANSWERS)
    if tempting is None or best.points > tempting.points or best.left >= tempting.left:
        return None
    idle = next((end for end in done.ends if not idea(end.line)), None)
    without = idle and answered_way(idle, seat, MAX_ANSWERS)
    if without is None or without.left < best.left + hunt.clear:
        return None
    if any(way.lead > best.lead - hunt.clear for way in (*ways, tempting) if differs(idea(way.line), wanted)):
        return None
    seed = f"{hunt.seed}:{name}"
    bots: list[AnyBot] = [Random(seed), Greedy(seed), Search(None, playouts=GRADER_PLAYOUTS, seed=seed)]
    failed = sum(idea(_turn_of(bot, setup, state, seat)[1]) != wanted for bot in bots)
    if not failed:
        return None
    return _records(setup, seat, terms)(
        measure=LEAD,
        goal="",
        best=best.lead,
        solution=text(best.line),
        second=tempting.lead,
        tempting=text(tempting.line),
        ways=len(done.ends),
        grade=grade_of(1 + failed, best.line),
        themes=(DENIAL, *(theme for theme in themes_of(setup, state, best.line) if theme != DENIAL)),
        reply=text(tempting.answer),
    )


def _tempting_lead(
    done: SearchResult, seat: int, wanted: tuple[tuple[str, ...], ...], budget: int
) -> AnsweredWay | None:
    """The way with most points among those with another idea than the wanted one."""
    others = [end for end in done.ends if is_another_idea(idea(end.line), wanted)]
    most = max(others, key=lambda end: score(end.state, seat).total, default=None)
    return None if most is None else answered_way(most, seat, budget)


def _races(setup: Setup, state: State, hunt: MiningOptions, terms: dict[str, object]) -> Iterator[PuzzleRecord]:
    """The puzzles of building a card of the display soonest, where only one first turn is fast enough.

    The other seats are played by the quick bot that answers in lessons.
    """
    seat = state.pending[-1].seat
    colour = setup.seats[seat]
    ask = Reach(setup, seat, TURN, others=Greedy())
    first = reach(ReachJob(ask, (Node(state.copy()),), hunt.budget))
    starts = tuple(Node(end.state, (), number) for number, end in enumerate(first.ends) if not end.state.over)
    again = reach(ReachJob(ask, starts, hunt.budget))
    if not (first.whole and again.whole):
        return
    for card in state.display:
        if any(card in end.state.players[seat].buildings for end in first.ends):
            continue
        met = [end for end in again.ends if card in end.state.players[seat].buildings]
        if len({idea(first.ends[end.origin].line) for end in met}) != 1:
            continue
        end = min(met, key=lambda each: len(first.ends[each.origin].line) + len(each.line))
        begun = first.ends[end.origin].line
        answers = _answers(setup, first.ends[end.origin].state, seat)
        failed = _slow(setup, state, card, 2)
        if not failed or not idea(begun):
            continue
        yield _records(setup, seat, terms)(
            measure="turns",
            goal=f"{colour} built {card}",
            best=2,
            solution=text(begun + answers + end.line),
            second=3,
            tempting="",
            ways=len(again.ends),
            grade=grade_of(1 + failed, begun),
            themes=tuple(dict.fromkeys(("two-turn", *themes_of(setup, state, begun + end.line)))),
            proof=EXACT_PROOF,
        )
        return  # another card after the same first turn is not another puzzle


def _answers(setup: Setup, state: State, seat: int) -> Line:
    """The moves of the quick bot until a seat is asked again."""
    state, seated = state.copy(), SeatedBot(Greedy(), setup)
    line: Line = ()
    while state.pending and state.to_move != seat:
        line = (*line, *(tuple(move) for move in seated.play(state, Deadline())))
    return line


def _slow(setup: Setup, state: State, card: str, turns: int) -> int:
    """How many of two bots do not build a card within some turns, while the quick bot plays the others."""
    seat, late = state.pending[-1].seat, 0
    for bot in (Greedy(0), Search(None, playouts=GRADER_PLAYOUTS, seed=0)):
        now, seated, left = state.copy(), SeatedBot(bot, setup), turns
        others = SeatedBot(Greedy(), setup)
        while now.pending and left:
            if now.to_move != seat:
                others.play(now, Deadline())
            else:
                left -= DONE in map(tuple, seated.play(now, Deadline()))
        late += card not in now.players[seat].buildings
    return late


def laid_out(setup: Setup, state: State) -> tuple[dict[str, object], State] | None:
    """The terms of a position, and the state that they lead to; `None` if they do not describe it completely."""
    from_here = replace(setup, position=position_in(state, setup.seats), origin="")
    try:
        again = Game(from_here).now
    except Refusal:
        return None
    return (from_here.position_terms, again) if again.key() == state.key() else None


def idea(line: Line) -> tuple[tuple[str, ...], ...]:
    """The actions of a way with their cards and land, sorted, without payments and numbers of trades."""
    return tuple(sorted((move[0], *move[1:2]) for move in line if move[0] in VERBS_OF_IDEAS))


def differs(other: tuple[tuple[str, ...], ...], wanted: tuple[tuple[str, ...], ...]) -> bool:
    """Whether two ideas differ in more than unused purchases of land."""
    more = [*other]
    for part in wanted:
        if part not in more:
            return True
        more.remove(part)
    return not all(part[0] in VERBS_OF_LAND for part in more)


def is_another_idea(other: tuple[tuple[str, ...], ...], wanted: tuple[tuple[str, ...], ...]) -> bool:
    """Whether a way does something, apart from buying land, that the wanted one does not.

    >>> is_another_idea((("build", "G01"),), (("build", "G01"), ("enter", "G06")))
    False
    """
    return differs(other, wanted) and any(part not in wanted and part[0] not in VERBS_OF_LAND for part in other)


def most_tempting(worth: Iterable[tuple[int, Line]], wanted: tuple[tuple[str, ...], ...]) -> tuple[int, Line] | None:
    """The first way with another idea, and its points; `None` if there is none.

    Args:
        worth: The ways with their points, the best first.
        wanted: The idea of the answer.
    """
    return next(((points, other) for points, other in worth if is_another_idea(idea(other), wanted)), None)


def grade_of(grade: int, line: Line) -> int:
    """A grade of at most five, and no higher than the depth of the answer justifies."""
    return min(5, grade, 1 + 2 * len(idea(line)))


def greedy_points(state: State, seat: int) -> int:
    """The points of a player who gives every question the first answer with the highest immediate score."""
    state = state.copy()
    while state.pending and state.to_move == seat:
        tried = []
        for move in options(state):
            after = state.copy()
            play(after, move)
            tried.append((score(after, seat).total, move, after))
        _, move, state = max(tried, key=lambda each: each[0])
        if move == DONE:
            break
    return score(state, seat).total


def bots_that_fail(setup: Setup, state: State, best: int, seed: str) -> int | None:
    """How many bots miss the best answer; `None` if random moves find it too easily."""
    seat = state.pending[-1].seat
    lucky = sum(points_after_turn(Random(f"{seed}:{each}"), setup, state, seat) >= best for each in range(RANDOM_GAMES))
    if lucky > RANDOM_GAMES // 5:
        return None
    solvers: list[AnyBot] = [Greedy(seed), Search(None, playouts=GRADER_PLAYOUTS, seed=seed)]
    return (not lucky) + sum(points_after_turn(bot, setup, state, seat) < best for bot in solvers)


def points_after_turn(bot: AnyBot, setup: Setup, state: State, seat: int) -> int:
    """The points of a seat after a bot has finished its turn."""
    return score(_turn_of(bot, setup, state, seat)[0], seat).total


def _turn_of(bot: AnyBot, setup: Setup, state: State, seat: int) -> tuple[State, Line]:
    """The position after a bot has finished a seat's turn, and its moves."""
    state, seated = state.copy(), SeatedBot(bot, setup)
    line: Line = ()
    while state.pending:
        if state.to_move != seat:
            play(state, least_move(state))
            continue
        moves = [tuple(move) for move in seated.play(state, Deadline())]
        line = (*line, *moves)
        if DONE in moves:
            break
    return state, line


def themes_of(setup: Setup, state: State, line: Line) -> tuple[str, ...]:
    """The themes of a solution, by its moves and by whether it is possible later."""
    built = {move[1] for move in line if move[0] == "build"}
    found = {"ending": state.mode.rounds == state.round or state.pending[-1].kind == "bonus"}
    if setup.players > 1 and state.pending[-1].kind == "act":
        later, wanted = position_after_pass(setup, state)
        found["denial"] = bool(built & wanted)
        found["timing"] = later is not None and not still_legal(later, line)
    themes = themes_of_moves([move[0] for move in line], setup.players)
    return (*themes, *(theme for theme, holds in found.items() if holds))


def position_after_pass(setup: Setup, state: State) -> tuple[State | None, set[str]]:
    """The position at the seat's next turn if it passes and the others play well, and what they have built."""
    seat, state = state.pending[-1].seat, state.copy()
    others, built = SeatedBot(Greedy(0), setup), set[str]()
    begun = state.round, state.passed
    while state.pending and state.to_move == seat:
        play(state, least_move(state))
    while state.pending and state.to_move != seat:
        before = set(state.display)
        others.play(state, Deadline())
        built |= before - set(state.display)
    # After a settlement phase too much else has changed to compare.
    fits = bool(state.pending) and state.pending[-1].kind == "act" and state.passed == begun[1]
    return (state if fits else None), built


def still_legal(state: State, line: Line) -> bool:
    """Whether the same moves can still be made."""
    state = state.copy()
    for move in line:
        if not state.pending or move not in options(state):
            return False
        play(state, move)
    return True


def solves(record: PuzzleRecord, line: str) -> bool:
    """Whether moves reach the best result of a record, by replaying them."""
    game = game_of_record(record)
    seat = game.setup.seats.index(record.seat)
    state = game.now
    for move in moves_of(line):
        # Between two turns of a race the others do as little as they can.
        while state.to_move not in (seat, None) and move not in options(state):
            play(state, least_move(state))
        if move not in options(state):
            return False
        play(state, move)
    if record.goal:
        return read_goal(record.goal).is_met(Moment(state, game.setup.seats))
    return score(state, seat).total == record.best


def game_of_record(record: PuzzleRecord) -> Game:
    """The game at a record's position."""
    return Game(Setup(record.players, record.country, record.length, position=record.position))


def is_verified(record: PuzzleRecord, budget: int) -> bool:
    """Whether a record holds in a search from its saved position with ten times the budget.

    Args:
        budget: How many positions the first search was given.
    """
    game = game_of_record(record)
    seat = game.setup.seats.index(record.seat)
    done = every_turn(game.now, BUDGET_FACTOR * budget)
    if record.goal:
        # No first turn may reach the goal, and the solution must reach it in the second.
        first = any(read_goal(record.goal).is_met(Moment(end.state, game.setup.seats)) for end in done.ends)
        return done.whole and not first and solves(record, record.solution)
    wanted = idea(moves_of(record.solution))
    if record.measure == LEAD:
        ways = ways_with_answers(game.now, done.ends, BUDGET_FACTOR * budget, 1) if done.whole else None
        tempting = _tempting_lead(done, seat, wanted, BUDGET_FACTOR * budget)
        if not ways or tempting is None:
            return False
        best = ways[0]
        return (best.lead, idea(best.line), tempting.lead) == (record.best, wanted, record.second)
    worth = sorted(((score(end.state, seat).total, end.line) for end in done.ends), key=lambda each: -each[0])
    found = most_tempting(worth, wanted)
    return done.whole and found is not None and found[0] == record.second and solves(record, record.solution)

"""Puzzles in one game: turns with one way that clearly beats every different one, all ways looked at.

A way's *idea* is what it does with which cards and land, for any payment. A turn is a puzzle where the best idea leaves
every other one clearly behind, where neither chance nor the first glance finds it, and where what the position can say
of itself (`position_in`) is all there is to know.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from ..bots import AnyBot, Greedy, Random, Search
from ..bots.contract import SeatedBot
from ..engine import Move, Refusal, State, options, play, score
from ..engine.frames import TURN
from ..engine.steps.base import Plain
from ..game.game import Game
from ..game.position.from_state import position_in
from ..game.search import Line, Node, SearchResult, least_move, text
from ..game.setup import Setup
from ..scenarios.found_records import EXACT, PuzzleRecord, themes_of_moves
from ..scenarios.goals import Moment, read_goal
from ..study.turns import Reach, ReachJob, reach
from ..support.background import Deadline

DONE: Plain = ("done",)
IDEA = {"use", "contract", "build", "settle", "fell", "cut", "district", "plot", "enter"}
LAND = {"district", "plot"}
TRIES = 20  # games of chance that a puzzle must stand
RARE = 0.01  # share of the ways that reach the best: below it a puzzle is a grade harder
REFINED = 40  # playouts of the strongest of the bots that grade
TEN = 10  # times the budget that a puzzle is looked at again with
NARROW = 60  # ways: with more, two turns are too many to be looked through
MAX_FIRST_ANSWERS = 14  # answers with which a turn of two actions begins at most
SMALL = 12  # ways: fewer are looked through at a glance


class MiningOptions(NamedTuple):
    """What is looked for.

    Attributes:
        clear: Points by which the best idea must beat every other one.
        budget: Positions that are looked at in one turn; a turn with more ways is left out.
        most: Puzzles out of one game.
        seed: The seed of the order in which turns are looked at, and of the bots that grade.
    """

    clear: int = 2
    budget: int = 6_000
    most: int = 8
    seed: int = 0


def puzzles_in(game: Game, hunt: MiningOptions = MiningOptions(), name: str = "") -> Iterator[PuzzleRecord]:  # noqa: B008  # a plain value
    """The puzzles in a game, turn by turn, the last ones first: there points are what counts.

    Args:
        name: What tells this game from others, for the seeds.
    """
    ideas: set[tuple[tuple[str, ...], ...]] = set()
    for ply in reversed(game.turn_starts):
        if len(ideas) == hunt.most:
            return
        state = game.then(ply)
        if ply < game.plies and not state.over and promising(state):
            for record in puzzles_of_turn(game.setup, state, hunt, f"{name}:{ply}"):
                # The same stroke a turn earlier is no other puzzle.
                thought = idea(moves_of(record.solution))
                if thought not in ideas:
                    ideas.add(thought)
                    yield record


def promising(state: State) -> bool:
    """Whether a turn begins here, and one that a search may get to the end of: two actions multiply their ways."""
    frame = state.pending[-1]
    return frame.kind in TURN and (getattr(frame, "mains", 0) < 2 or len(options(state)) <= MAX_FIRST_ANSWERS)


def puzzles_of_turn(setup: Setup, state: State, hunt: MiningOptions, name: str) -> Iterator[PuzzleRecord]:
    """The puzzles that a turn is: for points, and as a race.

    Args:
        name: What tells this position from others, for the seeds.
    """
    laid = laid_out(setup, state)
    if laid is None:
        return
    terms, state = laid
    done = all_ways(setup, state, hunt.budget)
    if not done.whole or len(done.ends) < SMALL:
        return
    scored = _for_points(setup, state, hunt, name, terms, done)
    if scored is not None:
        yield scored
    # Where others play, their turns lie between the two, and what they do is theirs.
    if setup.players == 1 and len(done.ends) <= NARROW and state.pending[-1].kind == "act":
        yield from _races(setup, state, hunt, terms, done)


def _for_points(
    setup: Setup, state: State, hunt: MiningOptions, name: str, terms: dict[str, object], done: SearchResult
) -> PuzzleRecord | None:
    """The question what scores most at the end of the turn; `None` where it is no puzzle."""
    seat = state.pending[-1].seat
    worth = sorted(((score(end.state, seat).total, end.line) for end in done.ends), key=lambda each: -each[0])
    best, line = worth[0]
    wanted = idea(line)
    second, tempting = next(((points, other) for points, other in worth if differs(idea(other), wanted)), (best, line))
    if best - second < hunt.clear or best - score(state, seat).total < hunt.clear:
        return None
    if greedy_points(state, seat) == best:
        return None
    failed = bots_that_fail(setup, state, best, f"{hunt.seed}:{name}")
    if failed is None:
        return None
    share = sum(points == best for points, _ in worth) / len(worth)
    return PuzzleRecord(
        players=setup.players,
        country=setup.country,
        length=setup.length,
        seat=setup.seats[seat],
        position=terms,
        measure="points",
        goal="",
        best=best,
        solution=text(line),
        second=second,
        tempting=text(tempting),
        ways=len(worth),
        grade=graded(1 + failed + (share < RARE), line),
        themes=themes_of(setup, state, line),
        proof=EXACT,
    )


def _races(
    setup: Setup, state: State, hunt: MiningOptions, terms: dict[str, object], done: SearchResult
) -> Iterator[PuzzleRecord]:
    """The question how soon a building of the display can stand, where only one way of beginning is soon enough."""
    seat = state.pending[-1].seat
    colour = setup.seats[seat]
    again = reach(
        ReachJob(
            Reach(setup, seat, TURN), tuple(Node(end.state, (), n) for n, end in enumerate(done.ends)), hunt.budget
        )
    )
    if not again.whole:
        return
    for card in state.display:
        if any(card in end.state.players[seat].buildings for end in done.ends):
            continue
        met = [end for end in again.ends if card in end.state.players[seat].buildings]
        begun = {idea(done.ends[end.origin].line) for end in met}
        if len(begun) != 1:
            continue
        end = min(met, key=lambda each: len(done.ends[each.origin].line) + len(each.line))
        line = done.ends[end.origin].line + end.line
        failed = _slow(setup, state, card, 2)
        yield PuzzleRecord(
            players=setup.players,
            country=setup.country,
            length=setup.length,
            seat=colour,
            position=terms,
            measure="turns",
            goal=f"{colour} built {card}",
            best=2,
            solution=text(line),
            second=3,
            tempting="",
            ways=len(again.ends),
            grade=min(5, 3 + failed),
            themes=tuple(dict.fromkeys(("two-turn", *themes_of(setup, state, line)))),
            proof=EXACT,
        )


def _slow(setup: Setup, state: State, card: str, turns: int) -> int:
    """How many of two bots do not have a building so soon, when the others pass."""
    seat, late = state.pending[-1].seat, 0
    for bot in (Greedy(0), Search(None, playouts=REFINED, seed=0)):
        now, seated, left = state.copy(), SeatedBot(bot, setup), turns
        while now.pending and left:
            if now.to_move != seat:
                play(now, least_move(now))
            else:
                left -= DONE in map(tuple, seated.play(now, Deadline()))
        late += card not in now.players[seat].buildings
    return late


def laid_out(setup: Setup, state: State) -> tuple[dict[str, object], State] | None:
    """The terms of a position, and the state that they lead to; `None` where they do not say all of it."""
    from_here = replace(setup, position=position_in(state, setup.seats), origin="")
    try:
        again = Game(from_here).now
    except Refusal:
        return None
    return (from_here.position_terms, again) if again.key() == state.key() else None


def all_ways(setup: Setup, state: State, budget: int) -> SearchResult:
    """Everything that the turn can lead to, or as much of it as the budget allows."""
    return reach(ReachJob(Reach(setup, state.pending[-1].seat, TURN), (Node(state.copy()),), budget))


def idea(line: Line) -> tuple[tuple[str, ...], ...]:
    """What a way does with which cards and land, in any order, without what it pays and how often it trades."""
    return tuple(sorted((move[0], *move[1:2]) for move in line if move[0] in IDEA))


def differs(other: tuple[tuple[str, ...], ...], wanted: tuple[tuple[str, ...], ...]) -> bool:
    """Whether two ideas differ in more than land that nothing comes of."""
    more = [*other]
    for part in wanted:
        if part not in more:
            return True
        more.remove(part)
    return not all(part[0] in LAND for part in more)


def graded(grade: int, line: Line) -> int:
    """A grade out of five that is no higher than the depth of the answer explains."""
    return min(5, grade, 1 + 2 * len(idea(line)))


def greedy_points(state: State, seat: int) -> int:
    """The points of a player who gives at every question the answer that scores most at once, the first one of several."""
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
    """How many of the bots miss the best answer; `None` where chance finds it too easily."""
    seat = state.pending[-1].seat
    lucky = sum(played(Random(f"{seed}:{each}"), setup, state, seat) >= best for each in range(TRIES))
    if lucky > TRIES // 5:
        return None
    solvers: list[AnyBot] = [Greedy(seed), Search(None, playouts=REFINED, seed=seed)]
    return (not lucky) + sum(played(bot, setup, state, seat) < best for bot in solvers)


def played(bot: AnyBot, setup: Setup, state: State, seat: int) -> int:
    """The points of a seat after a bot has finished its turn."""
    state, seated = state.copy(), SeatedBot(bot, setup)
    while state.pending:
        if state.to_move != seat:
            play(state, least_move(state))
            continue
        kind = state.pending[-1].kind
        moves = seated.play(state, Deadline())
        if (kind in TURN and DONE in map(tuple, moves)) or any(tuple(move) == DONE for move in moves):
            break
    return score(state, seat).total


def themes_of(setup: Setup, state: State, line: Line) -> tuple[str, ...]:
    """What a solution is about, by its moves and by what becomes of it later."""
    built = {move[1] for move in line if move[0] == "build"}
    found = {"ending": state.mode.rounds == state.round or state.pending[-1].kind == "bonus"}
    if setup.players > 1 and state.pending[-1].kind == "act":
        later, wanted = after_a_pass(setup, state)
        found["denial"] = bool(built & wanted)
        found["timing"] = later is not None and not still_legal(later, line)
    themes = themes_of_moves([move[0] for move in line], setup.players)
    return (*themes, *(theme for theme, holds in found.items() if holds))


def after_a_pass(setup: Setup, state: State) -> tuple[State | None, set[str]]:
    """The position at the seat's next turn if it passes and the others play well, and what they have built by then."""
    seat, state = state.pending[-1].seat, state.copy()
    others, built = SeatedBot(Greedy(0), setup), set[str]()
    begun = state.round, state.passed
    while state.pending and state.to_move == seat:
        play(state, least_move(state))
    while state.pending and state.to_move != seat:
        before = set(state.display)
        others.play(state, Deadline())
        built |= before - set(state.display)
    # Across a settlement phase too much else has changed to compare.
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
    """Whether moves reach the best of a record: it is opened and played anew."""
    game = opened(record)
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
        return read_goal(record.goal).met(Moment(state, game.setup.seats))
    return score(state, seat).total == record.best


def opened(record: PuzzleRecord) -> Game:
    """The game that a record begins."""
    return Game(Setup(record.players, record.country, record.length, position=record.position))


def verified(record: PuzzleRecord, budget: int) -> bool:
    """Whether a record holds when ten times as many positions may be looked at, from the position as it is kept.

    Args:
        budget: How many positions its search was given.
    """
    game = opened(record)
    seat = game.setup.seats.index(record.seat)
    done = all_ways(game.setup, game.now, TEN * budget)
    if record.goal:
        # What a first turn cannot reach, and a way that reaches it in the next.
        first = any(read_goal(record.goal).met(Moment(end.state, game.setup.seats)) for end in done.ends)
        return done.whole and not first and solves(record, record.solution)
    points = {
        score(end.state, seat).total for end in done.ends if differs(idea(end.line), idea(moves_of(record.solution)))
    }
    return done.whole and max(points) == record.second and solves(record, record.solution)


def moves_of(line: str) -> Line:
    """A line of text as moves."""
    return tuple(tuple(Move.parse(part)) for part in line.split(";"))

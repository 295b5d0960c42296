"""Finds turns for the strategy track: `python -m ora_widgets.lab.strategy_games rows.jsonl --shipped 60`.

Games come from three sources: `Search`, which plays the modes in turn; the quick bots' games that ship with the
explorer; and files with games of people. In bots' games, the turns at which the evaluation puts one idea clearly ahead
are examined; in people's games, all turns. Turns on which playouts of both lines, a hint and a long search agree are
written to the file, game by game. With the same file, the command continues with the missing games.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import pairwise
from math import ceil, floor
from pathlib import Path
from random import Random
from typing import NamedTuple

from ..bots import Deadline, Greedy, Search, hint
from ..bots.beam_search import BeamSearch
from ..bots.contract import SeatedBot
from ..bots.evaluation import STANDARD
from ..bots.search import points_difference
from ..engine import Refusal, State, play
from ..engine.frames import TURN
from ..engine.steps.base import DONE
from ..game.figures import figures
from ..game.game import Game, new_game
from ..game.position.from_state import position_in
from ..game.schedule import goes_beyond
from ..game.search import Line, least_move, text
from ..game.setup import Setup
from ..notation.load import load
from ..scenarios.found_records import StrategyRecord, actions_of, read_strategy_line
from ..study.opening_explorer import explorer
from ..study.simulation import MODES

Facts = dict[str, str | int]
PLAYOUTS = 60  # for one turn of a game: about half a second without compiled modules
HINT_PLAYOUTS = 300  # of a hint that must agree
LONG_PLAYOUTS = 1_200  # of the search that must agree: more than ten seconds without compiled modules
RUNS = 12  # playouts of both lines
HORIZON = 30  # the round after which a game for two is stopped
OPENING_NOISE = 2.0  # standard deviation of the noise in the first round, in points, so that games begin differently
CLEAR_LEAD = 3.0  # lead of the best idea, in points, that is worth a longer search
FIRST_RUNS = 3
MIN_LEAD = 2.0  # average lead of the best line, in points
MIN_LOW = 1  # lower end of the interval of that lead, in points
MAX_SEARCHED = 5  # turns of a game that get a longer search
CLEAREST_TURNS = 25  # turns with the clearest leads that are considered
MAX_OF_A_THEME = 8
WIDE_SEARCH = BeamSearch(STANDARD, width=12)
OPENING_ROUNDS = 3  # rounds
ENDING_ROUNDS = 3  # last rounds that count as the ending
MIN_INDICATOR_GOODS = 4  # goods that an indicator must show to be worth a task


class LeadingTurn(NamedTuple):
    """A turn at which one idea led: its ply, the lead in points, the best line, and that of the next idea."""

    ply: int
    lead: float
    best: Line
    second: Line


def play_game(number: int, playouts: int = PLAYOUTS) -> Game:
    """A game of `Search` against itself.

    Args:
        number: The number of the game, which is its mode and its seed.
        playouts: How many playouts the search of a turn has.
    """
    game = new_game(*MODES[number % len(MODES)])
    state, chance = game.setup.start(), Random(number)
    bot = Search(playouts=playouts, seed=number)
    while state.pending and not goes_beyond(state, HORIZON):
        ranked = bot.ranked(state, Deadline(playouts=playouts))
        chosen = ranked[0]
        if state.round == 1:
            chosen = max(ranked, key=lambda way: way.worth + chance.gauss(0.0, OPENING_NOISE))
        game.play("; ".join(map(" ".join, chosen.line.moves)))
        state = chosen.line.after()
    return game


def leading_turns(game: Game) -> list[LeadingTurn]:
    """The turns of a game at which the evaluation puts one idea clearly ahead, the clearest first."""
    found = []
    for ply, here in turns_of(game):
        lines = WIDE_SEARCH.lines(here.now)
        best, wanted = lines[0], actions_of(lines[0].moves)
        second = next((line for line in lines if not wanted <= actions_of(line.moves)), None)
        if second and best.value - second.value >= CLEAR_LEAD:
            found.append(LeadingTurn(ply, best.value - second.value, best.moves, second.moves))
    return sorted(found, key=lambda turning: -turning.lead)


def turns_of(game: Game) -> Iterator[tuple[int, Game]]:
    """The turns of a game, each with its ply and a game from there, except positions that the usual rulings forbid."""
    setup = game.setup
    for ply in game.turn_starts:
        state = game.state_after(ply)
        if ply == game.plies or not state.pending or state.pending[-1].kind not in TURN:
            continue
        position = position_in(state, setup.seats)
        with suppress(Refusal):
            yield ply, Game(Setup(setup.players, setup.country, setup.length, position=position))


def people_tasks(name: str, game: Game) -> Iterator[StrategyRecord]:
    """The tasks in people's games: verified turns, with or without a clear lead by the evaluation.

    Args:
        name: The name of the game.
    """
    ends = dict(pairwise((*game.turn_starts, game.plies)))
    for ply, here in turns_of(game):
        ranked = Search(playouts=HINT_PLAYOUTS, seed=0).ranked(here.now, Deadline(playouts=HINT_PLAYOUTS))
        best = ranked[0].line.moves
        wanted = actions_of(best)
        second = next((way.line.moves for way in ranked if not wanted <= actions_of(way.line.moves)), None)
        kind = find_theme(here, here.now, best)
        if second and kind:
            found = verify(name, here, LeadingTurn(ply, 0.0, best, second), kind)
            if found:
                same = actions_of(game.moves[ply : ends[ply]]) == wanted
                yield replace(found, facts=found.facts | {"played": "same" if same else "other"})


def tasks_in(name: str, game: Game, counted: Counter[str]) -> Iterator[StrategyRecord]:
    """The tasks in a bots' game: turns that hold in a longer search, one per theme.

    Args:
        name: The name of the game.
        counted: How many tasks of each theme there are; new ones are added.
    """
    clear: dict[str, tuple[LeadingTurn, tuple[str, str, Facts]]] = {}  # the clearest turn of each theme
    games = dict(turns_of(game))
    for turning in leading_turns(game)[:CLEAREST_TURNS]:
        here = games[turning.ply]
        kind = find_theme(here, here.now, turning.best)
        if kind and counted[kind[1]] < MAX_OF_A_THEME:
            clear.setdefault(kind[1], (turning, kind))
    for theme in sorted(clear, key=lambda theme: counted[theme])[:MAX_SEARCHED]:  # rare themes first
        found = verify(name, games[clear[theme][0].ply], *clear[theme])
        if found:
            counted[theme] += 1
            yield found


def verify(name: str, here: Game, turning: LeadingTurn, kind: tuple[str, str, Facts]) -> StrategyRecord | None:
    """The task of a turn; `None` if the searches do not agree.

    Args:
        here: A game that begins with the turn.
    """
    state = here.now
    best, second = turning.best, turning.second
    if best[-1:] != (DONE,):
        return None  # another player is asked before the turn is over
    wanted, seat = actions_of(best), state.pending[-1].seat
    ends = position_after(state, best), position_after(state, second)
    tried = points_difference(*ends, seat, FIRST_RUNS, f"{name}:{turning.ply}", Deadline())
    if tried is None or tried.mean < MIN_LEAD:
        return None  # most turns that fail do so here
    lead = points_difference(*ends, seat, RUNS, f"{name}:{turning.ply}", Deadline())
    setup = here.setup
    if (
        lead is None
        or lead.low < MIN_LOW
        or not wanted <= actions_of(hint(here, 1, None, playouts=HINT_PLAYOUTS)[0].turn)
    ):
        return None
    ranked = Search(playouts=LONG_PLAYOUTS, seed=0).ranked(state, Deadline(playouts=LONG_PLAYOUTS))
    if not wanted <= actions_of(ranked[0].line.moves):
        return None
    chapter, theme, facts = kind
    return StrategyRecord(
        chapter, theme, name, turning.ply, setup.players, setup.country, setup.length, setup.seats[seat],
        setup.position_terms,        text(best), text(second), round(lead.mean), floor(lead.low), ceil(lead.high), RUNS, facts,
    )  # fmt: skip


def find_theme(game: Game, state: State, line: Line) -> tuple[str, str, Facts] | None:
    """The chapter and the theme of a turn, and the facts for its reason; `None` if it has no theme."""
    seat = state.pending[-1].seat
    seats = game.setup.seats
    verbs = [move[0] for move in line]
    before, then = (figures(each, seats) for each in (state, end_of_turn(state, line)))
    home, left = before[f"{seats[seat]}-home"], then[f"{seats[seat]}-home"]
    if "settle" in verbs:
        return "where-to-live", "settle", {}
    if "district" in verbs or "plot" in verbs:
        return "where-to-live", "land", {}
    if game.setup.players == 1:
        own = "solo-chain" if "prior" in verbs else "solo"
        return "past-500", "solo-contract" if "contract" in verbs else own, {}
    rounds = state.mode.rounds
    if (
        state.pending[-1].kind == "bonus"
        or (rounds and state.round > rounds - ENDING_ROUNDS)
        or (rounds is None and state.round > HORIZON - ENDING_ROUNDS)
    ):
        return "endings-for-two", "last-turns", {}
    if state.round <= OPENING_ROUNDS:
        return "turn-price", "opening-build" if "build" in verbs else "opening", {}
    built = {move[1] for move in line if move[0] == "build"}
    hired = {move[1] for move in line if move[0] == "contract"}
    if state.pending[-1].kind == "act" and (built or hired):
        wanted, used = rivals(game, state, seat)
        for card, other in wanted.items():
            if card in built:
                return "hired-hands", "build-first", {"other": seats[other], "card": card}
        for card, other in used.items():
            if card in hired:
                return "hired-hands", "deny", {"other": seats[other], "card": card}
    if hired:
        return "hired-hands", "hire", {"card": min(hired)}
    if "prior" in verbs or "enter" in verbs:
        return "chains", "build-and-use" if "prior" in verbs else "enter", {}
    if "use" in verbs and home and not left:
        return "tempo", "third-out", {}
    taken = [move for move in line if move[0] in ("take", "fell", "cut")]
    if taken and before[f"wheel-{taken[0][-1]}"] >= MIN_INDICATOR_GOODS:
        return "wheel-ahead", "take", {"shows": before[f"wheel-{taken[0][-1]}"]}
    if home and "use" not in verbs:
        return "tempo", "keep-them", {}
    return ("chains", "use", {}) if "use" in verbs else None


def rivals(game: Game, state: State, seat: int) -> tuple[dict[str, int], dict[str, int]]:
    """The cards that others build, and those they use, before the next turn of a seat that passes, with those seats."""
    state = state.copy()
    others = SeatedBot(Greedy(0), game.setup)
    built, used = dict[str, int](), dict[str, int]()
    while state.pending and state.to_move == seat:
        play(state, least_move(state))
    while state.pending and state.to_move not in (seat, None):
        mover = state.to_move
        for move in others.play(state, Deadline()):
            if move[0] in ("build", "use") and mover is not None:
                (built if move[0] == "build" else used).setdefault(move[1], mover)
    return built, used


def end_of_turn(state: State, line: Line) -> State:
    """The position before a turn's `done`."""
    return position_after(state, [move for move in line if move != DONE])


def position_after(state: State, line: Iterable[Sequence[str]]) -> State:
    """The position after moves."""
    state = state.copy()
    for move in line:
        play(state, tuple(move))
    return state


def sources(given: argparse.Namespace) -> Iterator[tuple[str, Callable[[], Game]]]:
    """The requested games, each with its name and a function that opens it."""
    for number in range(given.games):
        yield f"search-{number}", partial(play_game, number)
    for file in given.files:
        yield f"people-{file.stem}", partial(load, file.read_text(encoding="utf-8"))
    for place, entry in zip(range(given.shipped), explorer().examples.collected_games(), strict=False):
        yield f"bots-{place}", entry.read


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, and search."""
    parser = argparse.ArgumentParser(prog="python -m ora_widgets.lab.strategy_games")
    parser.add_argument("out", type=Path, help="where what is found is written, and what to go on with")
    parser.add_argument("files", nargs="*", type=Path, help="games of people")
    parser.add_argument("--games", type=int, default=0, help="games that Search plays")
    parser.add_argument("--shipped", type=int, default=0, help="games that the explorer ships")
    given = parser.parse_args(arguments)
    lines = given.out.read_text(encoding="utf-8").splitlines() if given.out.exists() else []
    done = dict(map(json.loads, lines))
    counted = Counter(read_strategy_line(line).theme for found in done.values() for line in found)
    for name, opened in sources(given):
        if name not in done:
            tasks = people_tasks(name, opened()) if name.startswith("people") else tasks_in(name, opened(), counted)
            found = [task.line() for task in tasks]
            with given.out.open("a", encoding="utf-8") as out:
                out.write(json.dumps([name, found]) + "\n")


if __name__ == "__main__":
    main()

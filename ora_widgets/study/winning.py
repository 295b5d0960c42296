"""What winners do: bots play thousands of games, and the seats that took an action are compared with all seats.

`python -m ora_widgets.study.winning games.jsonl --games 20000` records what each seat did, one game per line. An action
that winners take more often need not be why they win: a player who is ahead can afford more, and one kind of bot says
little about other players. The figures suggest where to look; they are not advice.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any

from ..engine import has_reached_goal, score, winners
from ..engine.cards import CARDS, SETTLEMENTS
from ..engine.frames import Use
from ..engine.moves import safe_text
from ..game.game import Game
from ..language.current import current_language
from ..language.fluent import say
from ..language.names import card_name
from ..support.arguments import one_of
from ..support.files import write_whole
from ..support.sample_figures import figures, share
from .jobs import JobResults, pool, run_jobs
from .refused import StudyRefused, count, refuse
from .simulation import MODES, bots_game
from .table import Result, Row, intervals

GROUPS = ("building", "settlement", "land", "chain")
MIN_SEATS = 10  # seats that took an action: with fewer the figures mean nothing
MAX_ROWS_SHOWN = 30  # of a table, at most
SeatActions = dict[str, list[str]]


def actions_of(game: Game) -> dict[str, SeatActions]:
    """What every seat built, settled and bought, and the pairs of buildings that it used in a row in a turn, by colour.

    Args:
        game: The game, up to its current position.

    >>> from ora_widgets import new_game
    >>> actions_of(new_game(3).play("build G07 0,3; skip; done"))["R"]["building"]
    ['G07']
    """
    seats = game.setup.seats
    found: dict[str, dict[str, set[str]]] = {seat: {group: set() for group in GROUPS} for seat in seats}
    bought = {seat: {"district": 0, "plot": 0} for seat in seats}
    used: list[str] = []
    for ply, move in enumerate(game.moves[: game.ply]):
        frame = game.state_after(ply).pending[-1]
        actions = found[seats[frame.seat]]
        match move.verb:
            case "build":
                actions["building"].add(move[1])
            case "settle":
                actions["settlement"].add(move[1])
            case "district" | "plot":
                bought[seats[frame.seat]][move.verb] += 1
            case "use" | "contract" | "enter":
                used.append(move[1])
            case "prior" if isinstance(frame, Use):
                used.append(frame.card)
            case "done":
                # Heartland buildings have no number; every player has the same ones, so they are left out.
                links = [card for card in used if CARDS[card].number]
                actions["chain"].update(f"{one} {two}" for one, two in pairwise(links) if one != two)
                used = []
    for seat, counts in bought.items():
        found[seat]["land"] = {f"{kind} {count}" for kind, count in counts.items()}
    return {seat: {group: sorted(actions) for group, actions in groups.items()} for seat, groups in found.items()}


def play_game(job: tuple[int, int]) -> str:
    """The task: play one game of bots and return its line.

    Args:
        job: The number of the game, and the seed of all games.
    """
    number, seed = job
    game = bots_game(number, seed)
    now, setup = game.now, game.setup
    won = (
        [setup.seats[seat] for seat in winners(now)]
        if setup.players > 1
        else list(setup.seats) * bool(has_reached_goal(now))
    )
    points = [score(now, seat).total for seat in range(setup.players)]
    terms = [setup.players, setup.country, setup.length]
    return json.dumps([number, terms, won, points, actions_of(game)], separators=(",", ":"))


def play_games(
    out: Path, games: int, seed: int = 0, only: str = "", *, executor: Executor | None = None, progress: bool = False
) -> JobResults[str]:
    """Let bots play the games that a file does not have yet, and add them to it one by one.

    Args:
        out: The file to add to; it is created if it is missing.
        games: How many games the file shall have, the modes taking turns.
        only: The only mode that is played, such as `"3 france long"`; by default all.

    Raises:
        StudyRefused: When the file holds something else, or there is no such mode.
        OSError: When it cannot be read or written.
    """
    names = [" ".join(map(str, mode)) for mode in MODES]
    if not one_of(only, ("", *names)):
        raise refuse("study-no-group", word=safe_text(only, 40), known=", ".join(names))
    known = {number for number, *_ in _read(out)}
    numbers = range(names.index(only), games * len(MODES), len(MODES)) if only else range(games)
    jobs = [(number, seed) for number in numbers if number not in known]

    def keep(_: int, line: str) -> None:
        with out.open("a", encoding="utf-8") as file:
            file.write(line + "\n")

    return run_jobs(play_game, jobs, executor=executor, progress=progress, on_result=keep)


def _read(path: Path) -> Iterator[tuple[int, list[Any], list[str], list[int], dict[str, SeatActions]]]:
    """The games of a file; a last line cut short by an interrupt is removed from it."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []
    for number, line in enumerate(lines, start=1):
        try:
            game, terms, won, points, actions = json.loads(line)
        except (ValueError, TypeError):
            if number == len(lines):
                write_whole(path, "".join(lines[:-1]).encode())
                return
            raise refuse("study-not-mined", path=str(path), line=number) from None
        yield game, terms, won, points, actions


class Wins(Result):
    """How often the seats that took an action won, compared with all seats of these games; a row per action.

    Args:
        group: What is compared, one of `GROUPS`.
        games: How many games there are.
        base: The share of all seats that have won, in percent.
        found: By action, for every seat that took it, 100 if it won, else 0.
        most: How many actions are shown, those with the highest lower bound first.

    >>> Wins("building", 1, 50.0, {"G07": [100.0] * 15 + [0.0] * 5})[0]["wins"]
    75.0
    """

    columns = ("choice", "seats", "wins", "win_low", "win_high", "difference")

    def __init__(
        self, group: str, games: int, base: float, found: Mapping[str, Sequence[float]], most: int = MAX_ROWS_SHOWN
    ) -> None:
        self.group, self.games, self.base, self.found, self.most = group, games, base, found, most

    def rows(self) -> list[Row]:
        rows: list[tuple[Any, ...]] = []
        for thing, each in self.found.items():
            if len(each) >= MIN_SEATS:
                count_games = self._mean_and_interval(each)
                rows.append((self._name(thing), len(each), *count_games, count_games[0] - self.base))
        return sorted(rows, key=lambda row: -row[3])[: self.most]

    def _mean_and_interval(self, each: Sequence[float]) -> tuple[float, float, float]:
        """The mean of the seats' results, and its interval."""
        mean, low, high = share(sum(each) / 100, len(each))[1:4]
        return 100 * mean, 100 * low, 100 * high

    def _name(self, thing: str) -> str:
        first, _, second = thing.partition(" ")
        if first in ("district", "plot"):
            return say(f"study-bought-{first}", current_language(), count=int(second))
        return " + ".join(
            card_name(card, current_language()) for card in (first, second) if card in CARDS or card in SETTLEMENTS
        )

    def caption(self) -> str:
        return say("study-winning", current_language(), games=self.games, base=round(self.base, 1), least=MIN_SEATS)

    def plot(self) -> Any:
        """The share of wins of the seats that took each action, with its 95 % interval."""
        return intervals(self._records(), *("choice", *self.columns[2:5]))


class Points(Wins):
    """The points of solo players who took an action, compared with all: points, since hardly any bot reaches the goal.

    It takes the arguments of `Wins`, with points in `found`.

    >>> Points("building", 1, 200.0, {"G07": [250.0, 270.0] * 5})[0]["difference"]
    60.0
    """

    columns = ("choice", "n", "points", "low", "high", "difference")

    def _mean_and_interval(self, each: Sequence[float]) -> tuple[float, float, float]:
        return figures(each)[1:4]

    def caption(self) -> str:
        return say(
            "study-winning-alone", current_language(), games=self.games, base=round(self.base, 1), least=MIN_SEATS
        )


def what_wins(
    path: str | Path,
    by: str = "building",
    players: int = 3,
    country: str = "france",
    length: str = "long",
    most: int = MAX_ROWS_SHOWN,
) -> Wins:
    """Compare the seats that took an action with all seats, over the games of one mode; in solo games by points.

    Args:
        path: The file that `python -m ora_widgets.study.winning` has written.
        by: `"building"`, `"settlement"`, `"land"` or `"chain"`: two buildings used in one turn, in this order.
        most: How many actions are shown, those with the highest lower bound first.

    Raises:
        StudyRefused: When `by` is unknown, `most` is 0, or the file holds something else or no game of this mode.
    """
    if not one_of(by, GROUPS):
        raise refuse("study-no-group", word=safe_text(by, 40), known=", ".join(GROUPS))
    most = count("most", most)
    games = [game for game in _read(Path(path)) if game[1] == [players, country, length]]
    if not games:
        raise refuse("study-no-games", path=safe_text(str(path), 200))
    every: list[float] = []
    found: dict[str, list[float]] = {}
    for _, _, won, points, actions in games:
        for (seat, done), came_to in zip(actions.items(), points, strict=True):
            figure = float(came_to) if players == 1 else 100.0 * (seat in won)
            every.append(figure)
            for thing in done[by]:
                found.setdefault(thing, []).append(figure)
    shown_as = Points if players == 1 else Wins
    return shown_as(by, len(games), fmean(every), found, most)


def count_games(path: str | Path) -> dict[str, int]:
    """How many games a file has of each mode and country."""
    found: dict[str, int] = {}
    for _, (players, country, length), *_ in _read(Path(path)):
        name = f"{players} {country} {length}"
        found[name] = found.get(name, 0) + 1
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, let bots play, and say how many games there are.

    Args:
        arguments: The words of the command line; by default the process's own.
    """
    parser = argparse.ArgumentParser(
        prog="python -m ora_widgets.study.winning", description="Let bots play many games."
    )
    parser.add_argument("out", type=Path, help="where to write the games, and what to go on with")
    parser.add_argument("--games", type=int, default=20_000, help=f"games there shall be, over {len(MODES)} modes")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", default="", help="one mode, such as '3 france long'")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args(arguments)
    try:
        with pool(given.processes) as executor:
            done = play_games(given.out, given.games, given.seed, given.only, executor=executor, progress=True)
        _tell(count_games(given.out).items())
    except (StudyRefused, OSError) as error:
        parser.exit(2, f"{error}\n")
    if not done.complete:
        print(say("study-incomplete", current_language(), why=done.why))


def _tell(games: Iterable[tuple[str, int]]) -> None:
    for name, number in games:
        print(f"{name}: {number}")


if __name__ == "__main__":
    main()

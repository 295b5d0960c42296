"""An explorer of many games: their first turns, the cards built and used, and the results."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Executor
from functools import cache, partial
from itertools import chain, islice
from itertools import count as numbers
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from ..engine import Refusal, State
from ..engine.moves import safe_text, split_lines
from ..game.game import Game
from ..language.current import current_language
from ..language.fluent import say
from ..language.names import card_name
from ..support.arguments import is_a, one_of, whole
from ..support.arguments import path as path_of
from ..support.background import progress_bar
from ..support.files import write_whole
from ..support.sample_figures import Sums, mean_difference
from ..wire import OutsideText
from .collection import Games, games
from .game_files import STOPPED_TAG, CollectedGame
from .game_turns import Continuations, GameTurn, Played, key_of, turns_of
from .jobs import OnResult, check_reports, run_jobs
from .position_index import GAMES_PER_JOB, GAMES_PER_WRITE
from .refused import MAX_COUNT, StudyRefused, count, known_mode, refuse
from .table import Result, Row, intervals

SHIPPED_FILE = Path(__file__).with_name("bots_games.json.gz")  # written by `python -m ora_widgets.lab.quick_games`
MAX_TURNS = 12  # first turns of each game: later on, hardly any two games share a position
ACTIONS = ("built", "used")
VERBS_OF_USE = ("use", "contract", "enter")
Mode: TypeAlias = tuple[int, str, str]
NO_GAMES = Games(partial(iter, ()))


class CardCount(NamedTuple):
    """The results of the players who built or used a card.

    Attributes:
        played: Their games, one per player.
        times: How often they did it.
        rounds: The sum of the rounds in which they first did it.
    """

    played: Played = Played()
    times: int = 0
    rounds: int = 0

    def plus(self, other: CardCount) -> CardCount:
        """The sum of both."""
        return CardCount(self.played.plus(other.played), self.times + other.times, self.rounds + other.rounds)


class Buildings(Result):
    """The cards of a mode: how many players built or used each, and their points compared with the other players'.

    This shows who had more points, not why: a player who is ahead can also afford more.

    Args:
        action: `"built"` or `"used"`.
        cards: The results of the players who did so, by card.
        everybody: The results of all players of these games.
        players: The number of players.

    >>> from ora_widgets import new_game
    >>> explorer([new_game(3).play("build G07 0,3; skip; done")]).buildings(3)[0]["card"]
    'G07'
    """

    columns = ("card", "name", "n", "did", "times", "round", "mean", "without", "difference", "least", "most", "wins", "chance")  # fmt: skip

    def __init__(self, action: str, cards: Mapping[str, CardCount], everybody: Played, players: int) -> None:
        self.action = action
        self.cards = dict(sorted(cards.items(), key=lambda card: -card[1].played.n))
        self.everybody = everybody
        self.players = players

    def rows(self) -> list[Row]:
        rows = []
        for card, (played, times, rounds) in self.cards.items():
            theirs, others = played.points.figures(), self.everybody.points.without(played.points).figures()
            about = (played.n, 100 * played.n / self.everybody.n, times / played.n, rounds / played.n)
            compared = (theirs.mean, others.mean, *mean_difference(theirs, others)[1:4])
            wins = (100 * played.share().mean, 100 * self.everybody.share().mean)
            figured = (round(each, 1) for each in (*about[1:], *compared, *wins))
            rows.append((card, card_name(card, current_language()), about[0], *figured))
        return rows

    def caption(self) -> str:
        games = self.everybody.n // self.players
        return say("study-buildings", current_language(), action=self.action, games=games)

    def plot(self) -> Any:
        """How many more points the players who did it had than those who did not, with the 95 % interval."""
        rows = [row | {"name": f"{row['name']} ({row['card']})"} for row in self._records()]
        return intervals(sorted(rows, key=lambda row: -row["difference"]), "name", "difference", "least", "most")


class ExplorerJob(NamedTuple):
    """A job: games to count, and how many turns of each."""

    entries: tuple[CollectedGame, ...]
    turns: int

    @property
    def games(self) -> int:
        """The number of games, for a progress bar."""
        return len(self.entries)


def count_games(job: ExplorerJob) -> tuple[Explorer, list[str]]:
    """The task: the counts of some games, and the reasons why others cannot be read."""
    counted, skipped = Explorer(NO_GAMES, job.turns), []
    for entry in job.entries:
        try:
            counted.add(entry, entry.read())
        except (Refusal, OSError) as error:
            skipped.append(entry.reason(error))
    return counted, skipped


class Explorer:
    """The first turns of many games, and the cards built and used in them.

    Only sums are kept, so that tens of thousands of games need little memory.

    Args:
        examples: The games, or some of them, to be opened by name.
        turns: How many first turns of each game are counted; for cards all turns count.

    Attributes:
        names: The names of the examples.
        shipped: Whether these are the games of bots that come with the package.
        complete: Whether all games have been counted.
        why: Why not.

    >>> from ora_widgets import new_game
    >>> explorer([new_game(3), new_game(4).play("pass; done")]).game("2").plies
    2
    """

    def __init__(self, examples: Games, turns: int = MAX_TURNS) -> None:
        self.examples = examples
        self.turns = count("turns", turns)
        self.names: set[str] = set()
        self.shipped = False
        self.complete, self.why = True, ""
        self._left: Source = tuple
        self._positions: dict[int, dict[str, Played]] = {}
        self._everybody: dict[Mode, Played] = {}
        self._cards: dict[Mode, dict[str, dict[str, CardCount]]] = {}

    def __len__(self) -> int:
        return sum(played.n // players for (players, *_), played in self._everybody.items())

    def __repr__(self) -> str:
        return f"<Explorer: {len(self)}>"

    def add(self, entry: CollectedGame, game: Game) -> None:
        """Count one more game.

        Args:
            entry: Its name and tags; a game with the tag `stopped` counts as it stands.
            game: The game, as far as it stands.
        """
        self.names.add(entry.name)
        setup = game.setup
        played = turns_of(game, counts=STOPPED_TAG in entry.tags, keyed=self.turns)
        for turn in played[: self.turns]:
            if turn.turn:  # empty at the end of a record
                here = self._positions.setdefault(turn.key, {})
                here[turn.turn] = here.get(turn.turn, Played()).plus(Played.once(entry.name, turn.points, turn.won))
        results = dict.fromkeys(setup.seats, Played.once(entry.name, None, None))  # for players who have not had a turn
        results |= {turn.seat: Played.once(entry.name, turn.points, turn.won) for turn in played if turn.seat}
        mode = (setup.players, setup.country, setup.length)
        for result in results.values():
            self._everybody[mode] = self._everybody.get(mode, Played()).plus(result)
        cards = self._cards.setdefault(mode, {action: {} for action in ACTIONS})
        for (action, seat, card), rounds in _actions(played).items():
            done = CardCount(results[seat], len(rounds), rounds[0])
            cards[action][card] = cards[action].get(card, CardCount()).plus(done)

    def more(
        self,
        source: Games | Game | str | Path | Iterable[object] | None = None,
        *,
        executor: Executor | None = None,
        progress: bool = False,
        on_result: OnResult | None = None,
    ) -> Explorer:
        """Count more games: those that an interrupt left out, and new ones.

        Args:
            source: New games, as for `explorer`; by default only those that were left out.
            executor: As for `explorer`.
            progress: As for `explorer`.
            on_result: As for `explorer`.

        Raises:
            StudyRefused: When `source` is empty.

        >>> from ora_widgets import new_game
        >>> len(explorer([new_game(3).play("pass; done")]).more([new_game(3).play("pass; done")]))
        2
        """
        found, first = Explorer(self.examples, self.turns), self._left
        found._take(self)
        found.shipped, found.names = self.shipped, {*self.names}
        if source is not None:
            added = partial(_rename_games, games(source), frozenset(self.names))
            found.examples = Games(partial(_one_after_another, self.examples.collected_games, added))
            first = partial(_one_after_another, self._left, added)
        found._count(first, executor, progress, on_result)
        return found

    def _count(
        self,
        source: Source,
        executor: Executor | None,
        progress: bool,
        on_result: OnResult | None,
    ) -> None:
        """Count games, a thousand at a time, since they may not all fit into memory."""
        new, batches, waves = iter(source()), 0, 0
        skipped: list[str] = []
        check_reports(progress, on_result)
        unit = say("study-unit", current_language())
        with progress_bar(sum(1 for _ in source()) if progress else 0, progress, unit) as step:

            def on_counted(number: int, result: tuple[Explorer, list[str]]) -> None:
                step(len(jobs[number].entries))
                if on_result is not None:
                    on_result(batches + number, result[0])

            while self.complete and (wave := [*islice(new, GAMES_PER_WRITE)]):
                ready = [entry.portable() for entry in wave]
                jobs = [
                    ExplorerJob(tuple(ready[n : n + GAMES_PER_JOB]), self.turns)
                    for n in range(0, len(ready), GAMES_PER_JOB)
                ]
                done = run_jobs(count_games, jobs, executor=executor, on_result=on_counted)
                for _, (part, unreadable) in done.in_order():
                    self._take(part)
                    skipped += unreadable
                batches, waves = batches + len(jobs), waves + len(wave)
                if not done.complete:
                    self.complete, self.why = False, done.why
                    undone = [each for n, job in enumerate(jobs) if n not in done.results for each in job.entries]
                    self._left = partial(_remaining, undone, source, waves)
        self.examples.skipped = skipped

    def _take(self, other: Explorer) -> None:
        """Add the counts of another explorer."""
        self.names |= other.names
        for key, turns in other._positions.items():
            here = self._positions.setdefault(key, {})
            for turn, played in turns.items():
                here[turn] = here.get(turn, Played()).plus(played)
        for mode, played in other._everybody.items():
            self._everybody[mode] = self._everybody.get(mode, Played()).plus(played)
        for mode, counts in other._cards.items():
            mine = self._cards.setdefault(mode, {action: {} for action in ACTIONS})
            for action, cards in counts.items():
                for card, done in cards.items():
                    mine[action][card] = mine[action].get(card, CardCount()).plus(done)

    def continuations(self, position: Game | State) -> Continuations:
        """The turns played in a position, how often, and with what results; empty if no game reached it.

        Args:
            position: A game at that position, or its state.
        """
        return Continuations(self._positions.get(key_of(position), {}))

    def buildings(
        self, players: int, country: str = "france", length: str = "long", *, action: str = "built"
    ) -> Buildings:
        """The cards of a mode, sorted by how many players built or used them.

        Args:
            players: The number of players.
            country: `"france"` or `"ireland"`.
            length: `"short"` or `"long"`.
            action: `"built"`, settlements included, or `"used"`, by one's own clergyman or by a work contract.

        Raises:
            StudyRefused: For any other `action`.
            InvalidSetup: When there is no such mode.
        """
        known_mode(players, country, length)
        if not one_of(action, ACTIONS):
            raise refuse("study-measure", word=safe_text(action, 20), names=", ".join(ACTIONS))
        mode = (players, country, length)
        return Buildings(
            action, self._cards.get(mode, {}).get(action, {}), self._everybody.get(mode, Played()), players
        )

    def game(self, name: str) -> Game:
        """An example game by its name.

        Args:
            name: The name, as in the last column of `continuations`.

        Raises:
            StudyRefused: When no example has this name.
        """
        if not is_a(name, str) or name not in self.names:  # checked before a whole collection is read
            raise refuse("study-no-game-named", name=safe_text(name, 80))
        return self.examples.find_game(name)

    def save(self, path: str | Path, *, least: int = 1, records: int = MAX_COUNT) -> None:
        """Save the counts and the examples as compressed JSON.

        Args:
            path: The file, which is written whole or not at all.
            least: In how many games a turn must have been played to be written.
            records: How many examples are written at most; those of the most frequent turns are preferred.

        Raises:
            OSError: When the file cannot be written.
            StudyRefused: When `least` or `records` is out of bounds.
        """
        file = path_of("path", path)
        least = whole("least", least, 1, MAX_COUNT, StudyRefused)
        records = whole("records", records, 0, MAX_COUNT, StudyRefused)
        positions = {
            str(key): {turn: _flatten(played) for turn, played in turns.items() if played.n >= least}
            for key, turns in self._positions.items()
        }
        frequent = sorted((row for turns in positions.values() for row in turns.values()), key=lambda row: -row[0])
        names = {*[*dict.fromkeys(row[-1] for row in frequent)][:records]}
        data = {
            "turns": self.turns,
            "positions": {key: turns for key, turns in positions.items() if turns},
            "modes": [
                [*mode, _flatten(all_), {action: {card: _flatten(done) for card, done in cards.items()} for action, cards in self._cards[mode].items()}]
                for mode, all_ in self._everybody.items()
            ],
            "records": {each.name: each.read().record() for each in self.examples.collected_games() if each.name in names},
        }  # fmt: skip
        write_whole(file, gzip.compress(json.dumps(data, separators=(",", ":")).encode(), mtime=0))


Source: TypeAlias = Callable[[], Iterable[CollectedGame]]


def _rename_games(games: Games, names: frozenset[str]) -> Iterator[CollectedGame]:
    """The games, renamed where their name is taken, since every list numbers its games from 1."""
    for entry in games.collected_games():
        free = (
            name
            for number in numbers(1)
            if (name := f"{entry.name} ({number})" if number > 1 else entry.name) not in names
        )
        yield entry._replace(name=next(free))


def _one_after_another(*sources: Source) -> Iterator[CollectedGame]:
    return chain.from_iterable(source() for source in sources)


def _remaining(undone: Iterable[CollectedGame], source: Source, done: int) -> Iterator[CollectedGame]:
    """The undone games, and those after the first `done`."""
    return chain(undone, islice(source(), done, None))


def _flatten(numbers: Played | CardCount | Sums) -> list[Any]:
    """The numbers and texts of a nested tuple, as a flat list."""
    found = [each for part in numbers for each in (_flatten(part) if isinstance(part, (Played, Sums)) else [part])]
    return [round(each, 3) if isinstance(each, float) else each for each in found]


def _make_played(n: int, counted: int, total: int, squares: int, wins: float, example: str) -> Played:
    return Played(n, Sums(counted, total, squares), wins, example)


def _actions(turns: list[GameTurn]) -> dict[tuple[str, str, str], list[int]]:
    """The rounds in which each colour built and used each card."""
    found: dict[tuple[str, str, str], list[int]] = {}
    for turn in turns:
        built = ""
        for verb, *words in (move.split() for move in split_lines(turn.turn)):
            if verb in ("build", "settle"):
                built = words[0]
                found.setdefault(("built", turn.seat, built), []).append(turn.round)
            elif verb in VERBS_OF_USE or (
                verb == "prior" and built
            ):  # without a card, the prior goes to the new building (F5.4.4)
                card = words[0] if words else built
                # All heartlands are alike, so their buildings are counted as red's.
                card = f"LR{card[2:]}" if card.startswith("L") else card
                found.setdefault(("used", turn.seat, card), []).append(turn.round)
    return found


def explorer(
    source: Games | Game | str | Path | Iterable[object] | None = None,
    *,
    turns: int = MAX_TURNS,
    executor: Executor | None = None,
    progress: bool = False,
    on_result: OnResult | None = None,
) -> Explorer:
    """An explorer of many games; by default, of the bots' games that come with the package.

    Nothing is random, so there is no `seed`; `source` holds all the games, so there is no `n`. They stay available as
    `examples`.

    Args:
        source: Games, as for `ora.games`, or a study that played games: `explorer(arena(…))`.
        turns: How many first turns of each game are counted.
        executor: As for `playouts`.
        progress: As for `playouts`.
        on_result: Called with each batch's number and an explorer of its games alone, as soon as it is counted.

    Raises:
        StudyRefused: When `source` is empty, or `turns` is out of bounds.

    >>> from ora_widgets import new_game
    >>> found = explorer([new_game(3).play("pass; done; fell 0,1 wood; done")])
    >>> [(row["turn"], row["n"]) for row in found.continuations(new_game(3).play("pass; done"))]
    [('fell 0,1 wood; done', 1)]
    """
    if source is None:
        return shipped_explorer()
    return Explorer(NO_GAMES, turns).more(source, executor=executor, progress=progress, on_result=on_result)


def _examples(records: dict[str, str]) -> Iterator[CollectedGame]:
    return (CollectedGame(name, OutsideText(record), {}) for name, record in records.items())


@cache
def shipped_explorer() -> Explorer:
    """The explorer of the games that come with the package."""
    data = json.loads(gzip.decompress(SHIPPED_FILE.read_bytes()))
    made = Explorer(Games(partial(_examples, data["records"])), data["turns"])
    made.names, made.shipped = {*data["records"]}, True
    made._positions = {
        int(key): {turn: _make_played(*row) for turn, row in turns.items()} for key, turns in data["positions"].items()
    }
    for players, country, length, everybody, counts in data["modes"]:
        mode = (players, country, length)
        made._everybody[mode] = _make_played(*everybody)
        made._cards[mode] = {
            action: {card: CardCount(_make_played(*row[:-2]), *row[-2:]) for card, row in cards.items()}
            for action, cards in counts.items()
        }
    return made

"""An explorer of many games: what was played in their first turns, which cards were built and used, and what became of it."""

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
from ..engine.moves import shown, split_lines
from ..game.game import Game
from ..language.current import current_language
from ..language.fluent import say
from ..language.names import card_name
from ..support.arguments import is_a, one_of, whole
from ..support.arguments import path as path_of
from ..support.background import progress_bar
from ..support.files import write_whole
from ..support.sample_figures import Sums, apart
from ..wire.outside_text import OutsideText
from .collection import Games, games
from .game_files import STOPPED, CollectedGame
from .game_turns import Continuations, GameTurn, Played, key_of, turns_of
from .jobs import OnResult, check_reports, run_jobs
from .position_index import GAMES_PER_JOB, GAMES_PER_WRITE
from .refused import MAX_COUNT, StudyRefused, count, known_mode, refuse
from .table import Result, Row, intervals

SHIPPED = Path(__file__).with_name("bots_games.json.gz")  # written by `python -m ora_widgets.lab.quick_games`
TURNS = 12  # of each game from its beginning: further on hardly two games stand at the same position
ACTIONS = ("built", "used")
USES = ("use", "contract", "enter")
Mode: TypeAlias = tuple[int, str, str]
NO_GAMES = Games(partial(iter, ()))


class CardCount(NamedTuple):
    """What became of those who built or used a card.

    Attributes:
        played: Their games, a game for each player.
        times: How often they did it.
        rounds: The sum of the rounds in which they did it first.
    """

    played: Played = Played()
    times: int = 0
    rounds: int = 0

    def plus(self, other: CardCount) -> CardCount:
        """Both together."""
        return CardCount(self.played.plus(other.played), self.times + other.times, self.rounds + other.rounds)


class Buildings(Result):
    """The cards of a mode: how many players built or used each, and their points beside those of the players who did not.

    It says who had more points, not why: a player who is ahead can also afford more.

    Args:
        action: `"built"` or `"used"`.
        cards: What became of those who did it, by card.
        everybody: What became of all players of these games.
        players: How many play.

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
            compared = (theirs.mean, others.mean, *apart(theirs, others)[1:4])
            wins = (100 * played.share().mean, 100 * self.everybody.share().mean)
            figured = (round(each, 1) for each in (*about[1:], *compared, *wins))
            rows.append((card, card_name(card, current_language()), about[0], *figured))
        return rows

    def caption(self) -> str:
        games = self.everybody.n // self.players
        return say("study-buildings", current_language(), action=self.action, games=games)

    def plot(self) -> Any:
        """How many points more those had who did it than those who did not, with the 95 % interval."""
        rows = [row | {"name": f"{row['name']} ({row['card']})"} for row in self._records()]
        return intervals(sorted(rows, key=lambda row: -row["difference"]), "name", "difference", "least", "most")


class ExplorerJob(NamedTuple):
    """A job: games to be counted, and how many turns of each."""

    entries: tuple[CollectedGame, ...]
    turns: int

    @property
    def games(self) -> int:
        """How many they are, for a progress bar."""
        return len(self.entries)


def count_games(job: ExplorerJob) -> tuple[Explorer, list[str]]:
    """The task: what was played in some games, and of those that cannot be read the reasons."""
    counted, skipped = Explorer(NO_GAMES, job.turns), []
    for entry in job.entries:
        try:
            counted.add(entry, entry.read())
        except (Refusal, OSError) as error:
            skipped.append(entry.reason(error))
    return counted, skipped


class Explorer:
    """What was played in the first turns of many games, and which cards were built and used in them.

    Only sums are kept, so that ten thousands of games have little weight.

    Args:
        examples: The games, or some of them, to be looked at by their names.
        turns: How many turns of each game are looked at from its beginning; of cards all turns count.

    Attributes:
        names: The names of the examples.
        shipped: Whether these are the games of bots that come with the package.
        complete: Whether all games have been counted.
        why: Why not.

    >>> from ora_widgets import new_game
    >>> explorer([new_game(3), new_game(4).play("pass; done")]).game("2").plies
    2
    """

    def __init__(self, examples: Games, turns: int = TURNS) -> None:
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
            entry: Its name and tags: one with the tag `stopped` counts as it stands.
            game: The game, as far as it stands.
        """
        self.names.add(entry.name)
        setup = game.setup
        played = turns_of(game, counts=STOPPED in entry.tags, keyed=self.turns)
        for turn in played[: self.turns]:
            if turn.turn:  # none where a record ends
                here = self._positions.setdefault(turn.key, {})
                here[turn.turn] = here.get(turn.turn, Played()).plus(Played.once(entry.name, turn.points, turn.won))
        results = dict.fromkeys(setup.seats, Played.once(entry.name, None, None))  # of who has not had a turn
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
        """The same explorer with more games: those that an interrupt left out, and others.

        Args:
            source: Games that have not been counted, as for `explorer`; by default those alone that were left out.
            executor: As for `explorer`.
            progress: As for `explorer`.
            on_result: As for `explorer`.

        Raises:
            StudyRefused: When there is nothing at all.

        >>> from ora_widgets import new_game
        >>> len(explorer([new_game(3).play("pass; done")]).more([new_game(3).play("pass; done")]))
        2
        """
        found, first = Explorer(self.examples, self.turns), self._left
        found._take(self)
        found.shipped, found.names = self.shipped, {*self.names}
        if source is not None:
            added = partial(_renamed, games(source), frozenset(self.names))
            found.examples = Games(partial(_one_after_another, self.examples.collected, added))
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
        """Count games, some thousand at a time, since there may be more than memory holds."""
        new, batches, waves = iter(source()), 0, 0
        skipped: list[str] = []
        check_reports(progress, on_result)
        unit = say("study-unit", current_language())
        with progress_bar(sum(1 for _ in source()) if progress else 0, progress, unit) as step:

            def counted(number: int, result: tuple[Explorer, list[str]]) -> None:
                step(len(jobs[number].entries))
                if on_result is not None:
                    on_result(batches + number, result[0])

            while self.complete and (wave := [*islice(new, GAMES_PER_WRITE)]):
                ready = [entry.portable() for entry in wave]
                jobs = [
                    ExplorerJob(tuple(ready[n : n + GAMES_PER_JOB]), self.turns)
                    for n in range(0, len(ready), GAMES_PER_JOB)
                ]
                done = run_jobs(count_games, jobs, executor=executor, on_result=counted)
                for _, (part, unreadable) in done.in_order():
                    self._take(part)
                    skipped += unreadable
                batches, waves = batches + len(jobs), waves + len(wave)
                if not done.complete:
                    self.complete, self.why = False, done.why
                    undone = [each for n, job in enumerate(jobs) if n not in done.results for each in job.entries]
                    self._left = partial(_rest, undone, source, waves)
        self.examples.skipped = skipped

    def _take(self, other: Explorer) -> None:
        """Count what another explorer has counted."""
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
        """What was played in a position, how often, and what became of it; nothing where no game has come to it.

        Args:
            position: A game that stands there, or its state.
        """
        return Continuations(self._positions.get(key_of(position), {}))

    def buildings(
        self, players: int, country: str = "france", length: str = "long", *, action: str = "built"
    ) -> Buildings:
        """The cards of a mode, those that most players built or used first.

        Args:
            players: The number of players.
            country: `"france"` or `"ireland"`.
            length: `"short"` or `"long"`.
            action: `"built"`, settlements included, or `"used"`, by one's own clergyman or by a work contract.

        Raises:
            StudyRefused: For another action.
            InvalidSetup: When no game is like that.
        """
        known_mode(players, country, length)
        if not one_of(action, ACTIONS):
            raise refuse("study-measure", word=shown(action, 20), names=", ".join(ACTIONS))
        mode = (players, country, length)
        return Buildings(
            action, self._cards.get(mode, {}).get(action, {}), self._everybody.get(mode, Played()), players
        )

    def game(self, name: str) -> Game:
        """An example by its name.

        Args:
            name: The name, as in the last column of `continuations`.

        Raises:
            StudyRefused: When it is none of the examples.
        """
        if not is_a(name, str) or name not in self.names:  # before a whole collection is read for it
            raise refuse("study-no-game-named", name=shown(name, 80))
        return self.examples.named(name)

    def save(self, path: str | Path, *, least: int = 1, records: int = MAX_COUNT) -> None:
        """Write all of it into a file of compressed JSON.

        Args:
            path: The file, which is written whole or not at all.
            least: In how many games a turn must have been played to be written.
            records: How many examples are written at most, those of the most frequent turns first.

        Raises:
            OSError: When the file cannot be written.
            StudyRefused: When a number is none.
        """
        file = path_of("path", path)
        least = whole("least", least, 1, MAX_COUNT, StudyRefused)
        records = whole("records", records, 0, MAX_COUNT, StudyRefused)
        positions = {
            str(key): {turn: _flat(played) for turn, played in turns.items() if played.n >= least}
            for key, turns in self._positions.items()
        }
        frequent = sorted((row for turns in positions.values() for row in turns.values()), key=lambda row: -row[0])
        names = {*[*dict.fromkeys(row[-1] for row in frequent)][:records]}
        data = {
            "turns": self.turns,
            "positions": {key: turns for key, turns in positions.items() if turns},
            "modes": [
                [*mode, _flat(all_), {action: {card: _flat(done) for card, done in cards.items()} for action, cards in self._cards[mode].items()}]
                for mode, all_ in self._everybody.items()
            ],
            "records": {each.name: each.read().record() for each in self.examples.collected() if each.name in names},
        }  # fmt: skip
        write_whole(file, gzip.compress(json.dumps(data, separators=(",", ":")).encode(), mtime=0))


Source: TypeAlias = Callable[[], Iterable[CollectedGame]]


def _renamed(games: Games, names: frozenset[str]) -> Iterator[CollectedGame]:
    """Games, renamed where another one has the name already: a list numbers its games from 1."""
    for entry in games.collected():
        free = (
            name
            for number in numbers(1)
            if (name := f"{entry.name} ({number})" if number > 1 else entry.name) not in names
        )
        yield entry._replace(name=next(free))


def _one_after_another(*sources: Source) -> Iterator[CollectedGame]:
    return chain.from_iterable(source() for source in sources)


def _rest(undone: Iterable[CollectedGame], source: Source, done: int) -> Iterator[CollectedGame]:
    """The games that have been left out, and those that come after the first `done`."""
    return chain(undone, islice(source(), done, None))


def _flat(numbers: Played | CardCount | Sums) -> list[Any]:
    """Numbers and texts out of a nested tuple, in a row."""
    found = [each for part in numbers for each in (_flat(part) if isinstance(part, (Played, Sums)) else [part])]
    return [round(each, 3) if isinstance(each, float) else each for each in found]


def _played(n: int, counted: int, total: int, squares: int, wins: float, example: str) -> Played:
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
            elif verb in USES or (verb == "prior" and built):  # alone it sends the prior to the new building (F5.4.4)
                card = words[0] if words else built
                # Everybody's heartland is the same, and is counted as red's.
                card = f"LR{card[2:]}" if card.startswith("L") else card
                found.setdefault(("used", turn.seat, card), []).append(turn.round)
    return found


def explorer(
    source: Games | Game | str | Path | Iterable[object] | None = None,
    *,
    turns: int = TURNS,
    executor: Executor | None = None,
    progress: bool = False,
    on_result: OnResult | None = None,
) -> Explorer:
    """An explorer of many games; without any, of those of bots that come with the package.

    Nothing is left to chance, so there is no `seed`; and no `n`, since how many games there are is up to `source`. They stay within
    reach as `examples`.

    Args:
        source: Games, as for `ora.games`, or a study whose games were played: `explorer(arena(…))`.
        turns: How many turns of each game are looked at from its beginning.
        executor: As for `playouts`.
        progress: As for `playouts`.
        on_result: Called with the number of each batch of games and an explorer of these alone, as they come.

    Raises:
        StudyRefused: When there is nothing at all, or for no such number of turns.

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
    data = json.loads(gzip.decompress(SHIPPED.read_bytes()))
    made = Explorer(Games(partial(_examples, data["records"])), data["turns"])
    made.names, made.shipped = {*data["records"]}, True
    made._positions = {
        int(key): {turn: _played(*row) for turn, row in turns.items()} for key, turns in data["positions"].items()
    }
    for players, country, length, everybody, counts in data["modes"]:
        mode = (players, country, length)
        made._everybody[mode] = _played(*everybody)
        made._cards[mode] = {
            action: {card: CardCount(_played(*row[:-2]), *row[-2:]) for card, row in cards.items()}
            for action, cards in counts.items()
        }
    return made

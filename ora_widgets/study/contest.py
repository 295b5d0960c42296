"""Bots against bots: how often each wins, and their Elo ratings with intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from itertools import combinations
from typing import Any, NamedTuple

from ..bots import AnyBot
from ..bots.contract import SeatedBot
from ..engine import Move, State
from ..engine.moves import safe_text
from ..engine.steps.base import Plain
from ..game.game import Game, new_game
from ..game.schedule import HORIZON
from ..game.setup import Setup
from ..support.arguments import Seed, check, whole
from ..support.arguments import seed as usable_seed
from .elo import Ratings
from .game_files import STOPPED_TAG, CollectedGame
from .jobs import OnResult, check_reports, run_jobs
from .refused import MAX_COUNT, StudyRefused, count, refuse
from .simulation import Bots, FailureWatch, Outcome, attempt, random_opening, split_results

MAX_NAME_LENGTH = 60  # characters of a bot's name
MAX_OPENING_TURNS = 1_000  # random turns


class Meeting(NamedTuple):
    """A job: one game, with its opening, the position after it, who sits where, and its seed."""

    setup: Setup
    opening: tuple[Plain, ...]
    start: State
    bots: Bots
    seed: str
    horizon: int

    @property
    def games(self) -> int:
        """The number of games, for a progress bar."""
        return 1


def meet(job: Meeting) -> Outcome:
    """The task: play the game and return its outcome."""
    moves = [*job.opening]
    outcome = attempt(job.setup, job.start, job.bots, job.seed, job.horizon, moves)
    return outcome._replace(moves=tuple(moves))


class ContestTerms(NamedTuple):
    """The terms of a contest: the bots, the seed, the number of random opening turns, and the horizon."""

    setup: Setup
    bots: Mapping[str, AnyBot | None]
    seed: Seed
    opening: int
    horizon: int

    def meetings(self, tables: Mapping[int, Sequence[str]]) -> list[Meeting]:
        """The jobs for games by number; all seatings of one table begin with the same opening."""
        return [self._meeting(number, table) for number, table in tables.items()]

    def _meeting(self, number: int, table: Sequence[str]) -> Meeting:
        setup = self.setup
        seated = {
            seat: bot for seat, name in zip(setup.seats, table, strict=True) if (bot := self.bots[name]) is not None
        }
        kept: list[Plain] = []
        start = random_opening(setup, self.opening, f"{self.seed}:opening {number // setup.players}", kept)
        return Meeting(setup, tuple(kept), start, seated, f"{self.seed}:{number}", self.horizon)


class Arena(Ratings):
    """A contest: a row per bot, and the games to look at.

    Args:
        terms: The terms of the contest.
        outcomes: The outcome of each game, by its number.
        wanted: How many games were asked for.
        why: Why there are fewer, if so.

    >>> from ora_widgets import study
    >>> len(study.arena({"chance": None}, n=2, country="ireland", length="short").games)
    2
    """

    def __init__(self, terms: ContestTerms, outcomes: Mapping[int, Outcome], wanted: int, why: str = "") -> None:
        names = tuple(terms.bots)
        tables = seatings(names, terms.setup.players, wanted)
        self.terms = terms
        self.setup = terms.setup
        self._tried = dict(sorted(outcomes.items()))
        self.outcomes, self.errors = split_results(self._tried)
        self._numbered = [*self.outcomes.items()]
        self.wanted = wanted
        unanswered: Counter[str] = Counter()
        for number, outcome in self.outcomes.items():
            unanswered.update(dict(zip(tables[number], outcome.fallbacks, strict=True)))
        games = [(tables[number], outcome.points) for number, outcome in self.outcomes.items()]
        super().__init__(names, games, terms.seed, goal=terms.setup.start().mode.goal, unanswered=unanswered)
        self.complete, self.why = len(outcomes) == wanted, why
        self.stopped, self.horizon = sum(outcome.stopped for outcome in self.outcomes.values()), terms.horizon

    def more(
        self,
        n: int = 0,
        *,
        executor: Executor | None = None,
        progress: bool = False,
        on_result: OnResult | None = None,
    ) -> Arena:
        """Continue the contest: play the games that an interrupt left out, then new ones.

        Args:
            n: How many new games; 0 plays only those that were left out.
            executor: As for `playouts`.
            progress: As for `playouts`.
            on_result: Called with each game's number and outcome as soon as it is over.

        Returns:
            The contest of all games together, the same as if all had been played at once.

        >>> from ora_widgets import study
        >>> two = study.arena({"chance": None}, n=2, country="ireland", length="short")
        >>> two.more(1).games == study.arena({"chance": None}, n=3, country="ireland", length="short").games
        True
        """
        wanted = self.wanted + whole("n", n, 0, MAX_COUNT, StudyRefused)
        tables = dict(enumerate(seatings(self.names, self.setup.players, wanted)))
        missing = {number: table for number, table in tables.items() if number not in self._tried}
        numbers, jobs, watch = list(missing), self.terms.meetings(missing), FailureWatch(len(self.outcomes))

        def on_game_done(place: int, outcome: Outcome) -> None:
            if watch.look([outcome]) and on_result is not None:
                on_result(numbers[place], outcome)

        check_reports(progress, on_result)
        done = run_jobs(meet, jobs, executor=executor, progress=progress, on_result=on_game_done)
        watch.check()
        new = {numbers[place]: outcome for place, outcome in done.results.items()}
        return Arena(self.terms, {**self._tried, **new}, wanted, done.why)

    def collected_games(self) -> Iterable[CollectedGame]:
        """The games, as `ora.games` reads them; a tag for each colour names its player.

        >>> from ora_widgets import games, study
        >>> done = study.arena({"a": None, "b": None}, n=2, country="ireland", length="short")
        >>> [each.tags["R"] for each in done.collected_games()]
        ['a', 'b']
        """
        for place, (names, _) in enumerate(self.games):
            tags = dict(zip(self.setup.seats, names, strict=True))
            number, outcome = self._numbered[place]
            if outcome.stopped:
                tags[STOPPED_TAG] = str(self.horizon)
            yield CollectedGame(str(number), partial(self.game, place), tags)

    def game(self, number: int) -> Game:
        """One of the games, to watch or to review.

        Args:
            number: Its place in `games`, from 0.

        Raises:
            StudyRefused: When there is no such game.

        >>> from ora_widgets import study
        >>> study.arena({"chance": None}, n=2, country="ireland", length="short").game(1).over
        True
        """
        place = whole("number", number, 0, len(self.games) - 1, StudyRefused)
        return Game(self.setup).play(map(Move, self._numbered[place][1].moves))


def seatings(names: tuple[str, ...], players: int, games: int) -> list[tuple[str, ...]]:
    """Who sits where, game by game: every combination of names in turn, rotated through all seats.

    Returns:
        The names at each table, in seating order.

    >>> seatings(("a", "b"), 2, 3)
    [('a', 'b'), ('b', 'a'), ('a', 'b')]
    """
    if len(names) >= players:
        tables = list(combinations(names, players))
    else:
        tables = [tuple(names[(first + seat) % len(names)] for seat in range(players)) for first in range(len(names))]
    turned = [table[turn:] + table[:turn] for table in tables for turn in range(players)]
    return [turned[game % len(turned)] for game in range(games)]


def arena(
    bots: Any,
    n: int = 100,
    players: int = 2,
    country: str = "france",
    length: str = "long",
    seed: Seed = 0,
    *,
    rulings: Any = None,
    opening: int = 0,
    horizon: int = HORIZON,
    executor: Executor | None = None,
    progress: bool = False,
    on_result: OnResult | None = None,
) -> Arena:
    """Let bots play against each other, rotating their seats.

    Args:
        bots: The bots by name; `None` plays random moves. A bot with a time limit does not repeat its games for the
            same seed, one with a budget of playouts does.
        n: How many games in all.
        players: How many people play, 1 to 4.
        country: `"france"` or `"ireland"`.
        length: `"short"` or `"long"`; a solo game is always long.
        seed: The seed of the games, to play the same ones again.
        rulings: On disputed points, as for `new_game`.
        opening: How many random turns begin a game, the same for all seatings of a table; without them, deterministic
            bots would repeat one game.
        horizon: As for `playouts`.
        executor: As for `playouts`.
        progress: As for `playouts`.
        on_result: As for `playouts`.

    Raises:
        StudyRefused: When there are no bots, or a number is out of bounds.
        InvalidSetup: When there is no such game.
        WrongArgument: When one of `bots` is not a bot.

    >>> arena({"chance": None}, n=2, country="ireland", length="short").complete
    True
    """
    if not isinstance(bots, Mapping) or not bots:
        raise refuse("study-few-bots")
    setup = new_game(players, country, length, rulings=rulings).setup
    for bot in bots.values():
        if bot is not None:
            SeatedBot(bot, setup, "bots")
    names = tuple(safe_text(name, MAX_NAME_LENGTH) for name in bots)
    check(len(set(names)) == len(names), "bots", list(bots), "bots", StudyRefused)
    seed, last = usable_seed(seed, error=StudyRefused), count("horizon", horizon)
    turns = whole("opening", opening, 0, MAX_OPENING_TURNS, StudyRefused)
    terms = ContestTerms(setup, dict(zip(names, bots.values(), strict=True)), seed, turns, last)
    empty = Arena(terms, {}, count("n", n))
    return empty.more(executor=executor, progress=progress, on_result=on_result)

"""A league: bots written by learners play each other and the built-in levels, and their failures are listed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, field
from math import comb
from random import Random
from typing import Any, NamedTuple

from ..bots import AnyBot, Deadline
from ..bots.contract import SeatedBot, bot_name
from ..bots.levels import level_maker
from ..bots.review import PLAYOUTS, Review
from ..engine import Move, Refusal, UnknownName
from ..engine.moves import safe_text
from ..game.game import Game, new_game
from ..language.current import current_language
from ..language.fluent import say
from ..language.name_lookup import nearest
from ..language.names import seat_name
from ..language.people import distinct_name
from ..language.sentences import with_sentence
from ..support.arguments import Seed, check, is_a, number, whole
from ..support.arguments import seed as usable_seed
from ..support.background import MAX_SECONDS, MIN_SECONDS, Background
from ..support.tables import Table
from .contest import MAX_NAME_LENGTH, Arena, ContestTerms
from .game_files import CollectedGame
from .jobs import OnResult, check_reports
from .refused import StudyRefused, count, refuse
from .simulation import count_fallbacks
from .table import Result, Row

MAX_ENTRANTS = 40
MAX_ROUNDS = 100
MAX_FAILURES = 1_000  # failures listed one by one; all are counted
RANDOM_TURNS = 2  # random turns at the start, without which two deterministic bots would repeat the same game
ROUNDS = 25
GENTLE_BOTS = ("random", "woodcutter", "settler")


class BotFailure(NamedTuple):
    """A bot's failure to answer.

    Attributes:
        bot: The bot's name.
        game: The number of the game.
        round: The round.
        seat: The colour it played.
        why: The error it raised, the refusal of its move, or that it ran out of time.
    """

    bot: str
    game: int
    round: int
    seat: str
    why: str


class League(Result):
    """The standings of a league, a row per bot, with its games and failures.

    Args:
        contest: The games, as in an arena.
        book: The failures recorded while they were played.

    Attributes:
        contest: The games, as in an arena.

    >>> from ora_widgets import league
    >>> league([lambda position: position.legal_moves[0]], levels=["random"], n=1).complete
    True
    """

    columns = Arena.columns

    def __init__(self, contest: Arena, book: FailureBook) -> None:
        self.contest = contest
        self.complete, self.why = contest.complete, contest.why
        self.stopped, self.horizon, self.fallbacks = contest.stopped, contest.horizon, contest.fallbacks
        self.errors = contest.errors
        # A game cut short by an interrupt is played again, so its failures are dropped.
        self._failures = tuple(one for one in book.failures if one.game < len(contest.games))
        self._gone = frozenset(book.gone)

    def more(self, n: int = 0, *, progress: bool = False, on_result: OnResult | None = None) -> League:
        """Continue the league: play the games that an interrupt left out, then new rounds.

        Args:
            n: How many new rounds; 0 plays only the games that were left out.
            progress: As for `league`.
            on_result: As for `league`.

        Returns:
            The standings of all games together, the same as if all rounds had been played at once.

        >>> from ora_widgets import league
        >>> one = league([lambda position: position.legal_moves[0]], levels=["random"], n=1, horizon=4)
        >>> len(one.more(1).contest.games)
        4
        """
        book = FailureBook(len(self.contest.games), [*self._failures], {*self._gone})
        terms = self.contest.terms
        bots = {name: bot.noted_in(book) if isinstance(bot, _Entrant) else bot for name, bot in terms.bots.items()}

        def on_game_done(place: int, outcome: Any) -> None:
            book.game = place + 1
            if on_result is not None:
                on_result(place, outcome)

        check_reports(progress, on_result)
        every = comb(len(bots), terms.setup.players) * terms.setup.players  # every table in every rotation
        games = every * whole("n", n, 0, MAX_ROUNDS, StudyRefused)
        begun = Arena(terms._replace(bots=bots), self.contest.outcomes, self.contest.wanted)
        return League(begun.more(games, progress=progress, on_result=on_game_done), book)

    def rows(self) -> list[Row]:
        return self.contest.rows()

    def caption(self) -> str:
        return self.contest.caption()

    def plot(self) -> Any:
        """The Elo number of every bot with its interval."""
        return self.contest.plot()

    def collected_games(self) -> Iterable[CollectedGame]:
        """The games, as `ora.games` reads them; a tag for each colour names its player."""
        return self.contest.collected_games()

    def failures(self, name: str = "") -> Table:
        """When bots failed to answer, and why; a random move was played instead.

        Args:
            name: A bot of the league; by default all of them.

        Raises:
            UnknownName: When no bot has that name.
        """
        wanted = self._names(name)
        rows = [
            (*one[:3], seat_name(one.seat, current_language()), one.why) for one in self._failures if one.bot in wanted
        ]
        return Table(
            [say(f"league-{column}", current_language()) for column in ("bot", "game", "round", "seat", "why")], rows
        )

    def games(self, name: str = "") -> Table:
        """The games by number: each bot's seat and points.

        Args:
            name: A bot of the league, to list only its games, the heaviest defeat first; by default all games.

        Raises:
            UnknownName: When no bot has that name.
        """
        wanted, language = self._names(name), current_language()
        colours = [seat_name(seat, language) for seat in self.contest.setup.seats]
        rows = [
            (
                place,
                ", ".join(f"{who} ({colour}) {n}" for who, colour, n in zip(names, colours, points, strict=True)),
                self._lead(place, name),
            )
            for place, (names, points) in enumerate(self.contest.games)
            if wanted.intersection(names)
        ]
        if name:
            rows.sort(key=lambda row: row[2])
        heads = [say(f"league-{column}", current_language()) for column in ("game", "points", "lead")]
        return Table(heads, rows) if name else Table(heads[:2], [row[:2] for row in rows])

    def watch(self, game: int | str) -> Game:
        """A game to watch, by its number, or a bot's heaviest defeat.

        Args:
            game: The number of a game, or the name of a bot.

        Raises:
            UnknownName: When no bot has that name.
            StudyRefused: When there is no such game.
        """
        return self.contest.game(self._hardest(game) if isinstance(game, str) else game)

    def review(self, name: str, game: int | None = None, *, budget: int = PLAYOUTS) -> Review:
        """Where a bot lost points: the costliest turns of one of its games, as `Game.review` finds them.

        Args:
            name: The bot.
            game: The number of a game; by default the bot's heaviest defeat.
            budget: As for `Game.review`.

        Raises:
            UnknownName: When no bot has that name.
            StudyRefused: When there is no such game, or the bot did not play in it.
        """
        place = self._hardest(name) if game is None else game
        played = self.watch(place)
        names = self.contest.games[place][0]
        if (known := self._name(name)) not in names:
            raise refuse("league-not-in-game", bot=known, game=place)
        found = played.review(budget=budget)
        own = found.of(played.setup.seats[names.index(known)])
        return Review(
            found.record, found.seats, found.expected, own, found.unfinished, seed=found.seed, budget=found.budget
        )

    def _name(self, name: str) -> str:
        names = self.contest.names
        found = next((one for one in names if is_a(name, str) and one.casefold() == name.strip().casefold()), None)
        if found is None:
            near = nearest(name, names) if is_a(name, str) else ", ".join(names)
            raise with_sentence(UnknownName("league-no-bot", name=safe_text(name, MAX_NAME_LENGTH), near=near))
        return found

    def _names(self, name: str) -> set[str]:
        return {self._name(name)} if name else {*self.contest.names}

    def _hardest(self, name: str) -> int:
        """The number of the game with a bot's heaviest defeat, or its narrowest win."""
        known = self._name(name)
        own = [place for place, (names, _) in enumerate(self.contest.games) if known in names]
        if not own:
            raise refuse("study-nothing")
        return min(own, key=lambda place: self._lead(place, known))

    def _lead(self, place: int, name: str) -> int:
        """By how many points a bot beat the best other bot in a game; negative if it lost."""
        known = self._name(name) if name else ""
        names, points = self.contest.games[place]
        own = [score for who, score in zip(names, points, strict=True) if who == known]
        others = [score for who, score in zip(names, points, strict=True) if who != known]
        return max(own, default=0) - max(others, default=0)

    def _about(self) -> list[str]:
        first = {one.bot: one.why for one in reversed(self._failures)}
        failed = [
            say("league-failed", current_language(), bot=bot, count=self.contest.unanswered[bot], why=first[bot])
            for bot in dict.fromkeys(one.bot for one in self._failures)
        ]
        return [*super()._about(), *failed]


@dataclass
class FailureBook:
    """The record kept during a league: the current game, the failures, and the bots that are not asked again."""

    game: int = 0
    failures: list[BotFailure] = field(default_factory=list)
    gone: set[str] = field(default_factory=set)


class _Failed(NamedTuple):
    """The part of `Tally` that a study reads."""

    fallbacks: int


class _Entrant:
    """A bot of the league whose failures are recorded; each missing answer is replaced by a random move."""

    keeps_failures = True  # so that studies do not log them one by one

    def __init__(self, name: str, bot: AnyBot, seconds: float, book: FailureBook) -> None:
        self._name, self._bot, self._seconds, self._book = name, bot, seconds, book
        self._chance = Random(0)
        self.tally = _Failed(0)

    def __deepcopy__(self, memo: dict[int, Any]) -> _Entrant:
        return _Entrant(self._name, deepcopy(self._bot, memo), self._seconds, self._book)

    def noted_in(self, book: FailureBook) -> _Entrant:
        """The same bot, recording its failures in another book."""
        return _Entrant(self._name, self._bot, self._seconds, book)

    def reseed(self, seed: str) -> None:
        """Restart with this seed, as a study requires before each game."""
        self._chance.seed(seed)
        reseed = getattr(self._bot, "reseed", None)
        if callable(reseed):
            reseed(seed)

    def choose(self, position: Game, deadline: Deadline) -> list[Move]:
        """The bot's answer, or a random move if it has none."""
        why = say("league-gone", current_language())
        if self._name not in self._book.gone:
            moves, why = self._answer_of_bot(position, deadline)
            if moves:
                return moves
        self.tally = _Failed(self.tally.fallbacks + 1)
        if len(self._book.failures) < MAX_FAILURES:
            failure = BotFailure(self._name, self._book.game, position.now.round, position.to_move or "", why)
            self._book.failures.append(failure)
        return [position.legal_moves.sample(self._chance)]

    def _answer_of_bot(self, position: Game, deadline: Deadline) -> tuple[list[Move], str]:
        """The bot's moves, or why it has none; in a thread, so that a bot that hangs does not block the league."""
        found: list[Move] = []
        errors: list[BaseException] = []
        limit = Deadline(self._seconds, within=deadline)
        thread = Background("ora league")
        bot = SeatedBot(self._bot, position.setup)
        before = count_fallbacks(self._bot)
        thread.start(lambda _: found.extend(bot.play(position.now, limit)), errors.append)
        if not thread.wait(self._seconds):
            self._book.gone.add(self._name)
            return [], say("league-late", current_language(), seconds=self._seconds)
        if count_fallbacks(self._bot) > before:  # an external agent failed, and another bot answered instead
            return [], safe_text(getattr(self._bot, "comment", str)(), 300)
        return [*found], _reason(errors[0]) if errors else say("league-nothing", current_language())


def _reason(error: BaseException) -> str:
    """An error in one line: a refusal's sentence, or the error's type and message."""
    text = ""
    with suppress(Exception):  # an error raised by a learner's bot may fail to convert to text
        text = " ".join([str(error), *getattr(error, "__notes__", [])])
    return safe_text(text if isinstance(error, Refusal) else f"{type(error).__name__}: {text}", 300)


def league(
    bots: Sequence[AnyBot] | Mapping[str, AnyBot],
    levels: Sequence[str] = GENTLE_BOTS,
    *,
    n: int = 2,
    players: int = 2,
    country: str = "france",
    length: str = "short",
    seconds: float = 1.0,
    horizon: int = ROUNDS,
    seed: Seed = 0,
    progress: bool = False,
    on_result: OnResult | None = None,
) -> League:
    """Let bots written by learners play each other and the built-in levels, all against all in every seat.

    A bot is a function that takes a position and returns a legal move, or an object with such a method `choose`. A bot
    that raises an error or returns no legal move stays in the league: the failure is counted and listed, and a random
    move is played instead. A bot that does not answer in time is not asked again in this league.

    There is no `executor`, since a bot defined in a notebook cell cannot be sent to another process, and a bot that
    hangs must be remembered from game to game.

    Args:
        bots: The bots by name, or a list in which functions keep their own names; at most 40 with the levels.
        levels: Opponents by name, such as `"woodcutter"`; `[]` for none.
        n: How many rounds; in each, every combination of bots plays once per rotation of its seats.
        players: How many sit at a table, 2 to 4.
        country: `"france"` or `"ireland"`.
        length: `"short"` or `"long"`.
        seconds: How long an answer may take.
        horizon: The round after which a game for two is stopped, since weak bots might never end it.
        seed: The seed of the games, to play the same ones again.
        progress: Whether a bar is shown.
        on_result: Called with each game's number and outcome as soon as it is over.

    Raises:
        StudyRefused: When there are fewer bots than seats, or too many.
        UnknownName: When there is no such level.
        WrongArgument: When one of `bots` is not a bot.
        InvalidSetup: When there is no such game.

    >>> def first(position):
    ...     return position.legal_moves[0]
    >>> table = league([first], levels=["random"], n=1)
    >>> sorted(row["bot"] for row in table)
    ['first', 'random']
    """
    setup = new_game(players, country, length).setup
    many = is_a(bots, Mapping) or (is_a(bots, Sequence) and not is_a(bots, str))
    check(many and is_a(levels, Sequence) and not is_a(levels, str), "bots", bots, "bot-list", StudyRefused)
    own = [*bots.items()] if isinstance(bots, Mapping) else [(bot_name(bot, current_language()), bot) for bot in bots]
    if not max(setup.players, 2) <= len(own) + len(levels) <= MAX_ENTRANTS:
        raise refuse("league-bots", least=max(setup.players, 2), most=MAX_ENTRANTS)
    limit = number("seconds", seconds, MIN_SECONDS, MAX_SECONDS)
    rounds = whole("n", n, 1, MAX_ROUNDS, StudyRefused)
    book = FailureBook()
    seated: dict[str, AnyBot] = {}
    for level in levels:
        make = level_maker(level)
        seated[distinct_name(level, seated)] = make(None)
    for name, bot in own:
        SeatedBot(bot, setup, "bots")
        known = distinct_name(safe_text(str(name).strip("<> "), MAX_NAME_LENGTH - 5) or "bot", seated)
        seated[known] = _Entrant(known, bot, limit, book)

    terms = ContestTerms(setup, seated, usable_seed(seed, error=StudyRefused), RANDOM_TURNS, count("horizon", horizon))
    return League(Arena(terms, {}, 0), book).more(rounds, progress=progress, on_result=on_result)

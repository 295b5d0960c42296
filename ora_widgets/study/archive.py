"""Statistics of many records: when each card is built, how often it is used, and whether its builders win."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from ..engine import Refusal, has_reached_goal, winners
from ..engine.cards import CARDS, SETTLEMENTS, in_play
from ..engine.frames import Use
from ..engine.moves import safe_text
from ..game.game import Game
from ..language.current import current_language
from ..language.fluent import say
from ..language.names import card_name
from ..support.sample_figures import figures, share
from .game_files import CollectedGame, games_of
from .jobs import Job, OnResult, run_jobs
from .refused import refuse
from .table import Result, Row, intervals


class RecordsResult(Result):
    """A result over many games.

    Args:
        games: The results, one per game.
        skipped: Why other games were skipped.

    Attributes:
        left: The jobs that an interrupt left undone.
    """

    left: Sequence[Any] = ()

    def __init__(self, games: list[Any], skipped: list[str]) -> None:
        self.games = games
        self.skipped = skipped

    def subject(self) -> str:
        """What the table is about; the caption adds how many games were skipped."""
        return say("study-sure", current_language())

    def caption(self) -> str:
        skipped = (
            say("study-skipped", current_language(), count=len(self.skipped), why=self.skipped[0])
            if self.skipped
            else ""
        )
        return f"{self.subject()} {skipped}".strip()


Found = TypeVar("Found", bound=RecordsResult)


def run_on_records(
    made: Callable[[list[Any], list[str]], Found],
    task: Callable[[Job], object],
    jobs: Sequence[Job],
    *,
    executor: Executor | None,
    progress: bool,
    on_result: OnResult | None = None,
) -> Found:
    """Run a task on every game and collect the results.

    Args:
        made: Builds the result from the games' results and the reasons for skipped games.
        task: Run on each job; returns the reason, as text, if the game cannot be read.
        jobs: The jobs, one game each.

    Raises:
        StudyRefused: When no game can be read.
    """
    done = run_jobs(task, jobs, executor=executor, progress=progress, on_result=on_result)
    results = [result for _, result in done.in_order()]
    skipped = [safe_text(result, 200) for result in results if isinstance(result, str)]
    games = [result for result in results if not isinstance(result, str)]
    collected = made(games, skipped)
    if collected.skipped and not collected.games:
        raise refuse("study-unreadable", why=collected.skipped[0])
    collected.complete, collected.why = done.complete, done.why
    collected.left = [job for number, job in enumerate(jobs) if number not in done.results]
    return collected


VERBS_OF_OTHERS = {"use", "contract", "enter"}


class CardHistory(NamedTuple):
    """What became of a card in one game: who built it (a colour), in which round, and how often it was used."""

    seat: str
    round: int
    used: int


class RecordFacts(NamedTuple):
    """The facts of one record: the cards in the game, those built, the winners' colours, and the points by colour.

    In a solo game, reaching the goal counts as winning.
    """

    cards: tuple[str, ...]
    fates: dict[str, CardHistory]
    winners: str
    points: dict[str, int]


def record_facts(entry: CollectedGame) -> RecordFacts | str:
    """The task: the facts of one game, or the reason why it cannot be read."""
    try:
        return facts_of(entry.read())
    except (Refusal, OSError) as error:
        return entry.reason(error)


def facts_of(game: Game) -> RecordFacts:
    """The facts of a game up to its current position."""
    seats = game.setup.seats
    fates: dict[str, CardHistory] = {}
    used: dict[str, int] = {}
    for ply, move in enumerate(game.moves[: game.ply]):
        state = game.state_after(ply)
        if move.verb in ("build", "settle") and state.to_move is not None:
            card = move[1]
            # Every player has a copy of each settlement; it counts as one card, built by the first player to settle it.
            fates.setdefault(card, CardHistory(seats[state.to_move], state.round, 0))
        elif move.verb in VERBS_OF_OTHERS:
            used[move[1]] = used.get(move[1], 0) + 1
        elif isinstance(frame := state.pending[-1], Use) and move.verb == "prior":
            used[frame.card] = used.get(frame.card, 0) + 1
    now = game.now
    cards = (*(row.id for row in in_play(now)), *SETTLEMENTS)
    points = {seat: score.total for seat, score in game.score().items()}
    fates = {card: fate._replace(used=used.get(card, 0)) for card, fate in fates.items()}
    won = seats if has_reached_goal(now) else "".join(seats[seat] for seat in winners(now))
    return RecordFacts(cards, fates, won, points)


class Stats(RecordsResult):
    """Statistics of cards over many games: a row per card, those built most often first.

    `chance` is the share of victories that a card's builders would have if cards made no difference: a third among
    three players.

    Args:
        games: The games that were read.
        skipped: Why the other games were not read.

    >>> from ora_widgets import new_game, study
    >>> len(study.stats([new_game(3).play("build G07 0,3; skip; done")]).games)
    1
    """

    games: list[RecordFacts]
    columns = ("card", "name", "n", "built", "share", "round", "used", "wins", "win_low", "win_high", "chance")

    def more(
        self,
        records: Iterable[object] | Game | str | Path | None = None,
        *,
        executor: Executor | None = None,
        progress: bool = False,
        on_result: OnResult | None = None,
    ) -> Stats:
        """Count more games: those that an interrupt left out, and new ones.

        Args:
            records: New games, as for `stats`; by default only those that were left out.
            executor: As for `playouts`.
            progress: As for `playouts`.
            on_result: As for `stats`.

        Raises:
            StudyRefused: When there are no games, or none that can be read.

        >>> from ora_widgets import new_game, study
        >>> game = new_game(3).play("build G07 0,3; skip; done")
        >>> study.stats([game]).more([game]).rows() == study.stats([game, game]).rows()
        True
        """
        jobs = [*self.left, *([] if records is None else _jobs(records))]
        return run_on_records(self._add, record_facts, jobs, executor=executor, progress=progress, on_result=on_result)

    def _add(self, games: list[RecordFacts], skipped: list[str]) -> Stats:
        return Stats([*self.games, *games], [*self.skipped, *skipped])

    def rows(self) -> list[Row]:
        rows = []
        for card in (*CARDS, *SETTLEMENTS):
            played = [game for game in self.games if card in game.cards]
            fates = [(game, game.fates[card]) for game in played if card in game.fates]
            if not fates:
                continue
            wins = share(sum(fate.seat in game.winners for game, fate in fates), len(fates))
            rows.append(
                (
                    card,
                    card_name(card, current_language()),
                    len(played),
                    len(fates),
                    100 * len(fates) / len(played),
                    figures([fate.round for _, fate in fates]).mean,
                    sum(fate.used for _, fate in fates) / len(fates),
                    *(100 * part for part in wins[1:4]),
                    figures([100 / len(game.points) for game, _ in fates]).mean,
                )
            )
        return sorted(rows, key=lambda row: (-row[4], row[5]))

    def plot(self) -> Any:
        """How often the builder of each card has won, with its 95 % interval."""
        # Two cards may share a name.
        rows = [row | {"name": f"{row['name']} ({row['card']})"} for row in self._records()]
        return intervals(sorted(rows, key=lambda row: -row["wins"]), "name", "wins", "win_low", "win_high")


def stats(
    records: Iterable[object] | Game | str | Path,
    *,
    executor: Executor | None = None,
    progress: bool = False,
    on_result: OnResult | None = None,
) -> Stats:
    """Count when cards are built and used over many games, and whether their builders win.

    `wins` is the share of games that the card's builder won, shared wins included. Nothing is random, so there is no
    `seed`; `records` holds all the games, so there is no `n`.

    Args:
        records: Games, as for `ora.games`, or a study that played games: `stats(playouts(…))`. Unreadable games are
            skipped and named.
        executor: As for `playouts`.
        progress: As for `playouts`.
        on_result: Called with each game's number and result as soon as it is read.

    Raises:
        StudyRefused: When there are no games, or none that can be read.

    >>> from ora_widgets import new_game
    >>> stats([new_game(3).play("build G07 0,3; skip; done")])[0]["card"]
    'G07'
    """
    return Stats([], []).more(records, executor=executor, progress=progress, on_result=on_result)


def _jobs(records: object) -> list[CollectedGame]:
    """The games given to a study, ready to be sent to another process."""
    try:
        return [entry.portable() for entry in games_of(records)()]
    except OSError as error:
        raise refuse("study-unreadable", why=str(error)) from error

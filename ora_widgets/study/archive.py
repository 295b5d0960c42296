"""Many records at once: which card is built when, how often it is used, and whether its builders win."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import Executor
from pathlib import Path
from typing import Any, NamedTuple

from ..engine import Refusal, reached, winners
from ..engine.cards import CARDS, SETTLEMENTS, in_play
from ..engine.frames import Use
from ..game.game import Game
from ..language.current import current_language
from ..language.names import card_name
from ..notation.load import load
from ..support.sample_figures import figures, share
from .jobs import OnResult
from .records import RecordsResult, over_records, sources_of
from .table import Row, intervals

WHOSE = {"use", "contract", "enter"}


class CardHistory(NamedTuple):
    """What became of a card in one game: who built it (a colour), in which round, and how often it was used."""

    seat: str
    round: int
    used: int


class RecordFacts(NamedTuple):
    """What one record says: the cards in the game, those that were built, the winners' colours, points by colour.

    Alone reaching the goal counts as winning.
    """

    cards: tuple[str, ...]
    fates: dict[str, CardHistory]
    winners: str
    points: dict[str, int]


def tell(source: object) -> RecordFacts | str:
    """The task: read one record; where it cannot be read, the reason."""
    try:
        return facts_of(load(source))  # type: ignore[arg-type]  # load says what is none
    except (Refusal, OSError) as error:
        return str(error)


def facts_of(game: Game) -> RecordFacts:
    """What a game says up to the position now."""
    seats = game.setup.seats
    fates: dict[str, CardHistory] = {}
    used: dict[str, int] = {}
    for ply, move in enumerate(game.moves[: game.ply]):
        state = game.then(ply)
        if move.verb in ("build", "settle") and state.to_move is not None:
            card = move[1]
            # Everybody has settlements of their own; here they count as cards that the first one has built.
            fates.setdefault(card, CardHistory(seats[state.to_move], state.round, 0))
        elif move.verb in WHOSE:
            used[move[1]] = used.get(move[1], 0) + 1
        elif isinstance(frame := state.pending[-1], Use) and move.verb == "prior":
            used[frame.card] = used.get(frame.card, 0) + 1
    now = game.now
    cards = (*(row.id for row in in_play(now)), *SETTLEMENTS)
    points = {seat: score.total for seat, score in game.score().items()}
    fates = {card: fate._replace(used=used.get(card, 0)) for card, fate in fates.items()}
    won = seats if reached(now) else "".join(seats[seat] for seat in winners(now))
    return RecordFacts(cards, fates, won, points)


class Stats(RecordsResult):
    """Cards over many games, those built most often first; a row per card.

    Args:
        games: The games that were read.
        skipped: The reasons why others were not.

    >>> from ora_widgets import new_game, study
    >>> len(study.stats([new_game(3).play("build G07 0,3; skip; done")]).games)
    1
    """

    games: list[RecordFacts]
    columns = ("card", "name", "n", "built", "share", "round", "used", "wins", "win_low", "win_high")

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
                )
            )
        return sorted(rows, key=lambda row: (-row[4], row[5]))

    def plot(self) -> Any:
        """How often the builder of each card has won, with its 95 % interval."""
        # Two cards may have one name.
        rows = [row | {"name": f"{row['name']} ({row['card']})"} for row in self._records()]
        return intervals(sorted(rows, key=lambda row: -row["wins"]), "name", "wins", "win_low", "win_high")


def stats(
    records: Iterable[object] | Game | str | Path,
    *,
    executor: Executor | None = None,
    progress: bool = False,
    on_result: OnResult | None = None,
) -> Stats:
    """Count cards over many games.

    The share of wins is that of the games which the card's builder has won, a shared win included.

    Args:
        records: Games, records, codes or names of files, or a folder with files. What cannot be read is left out and
            named.
        executor: As for `playouts`.
        progress: As for `playouts`.
        on_result: As for `playouts`.

    Raises:
        StudyRefused: When there is nothing at all, or nothing that can be read.

    >>> from ora_widgets import new_game
    >>> stats([new_game(3).play("build G07 0,3; skip; done")])[0]["card"]
    'G07'
    """
    return over_records(Stats, tell, sources_of(records), executor=executor, progress=progress, on_result=on_result)

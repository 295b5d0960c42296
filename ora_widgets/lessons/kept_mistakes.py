"""Costly turns of the learner's own games: a review adds them to the progress file for the daily practice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from hashlib import blake2b
from typing import Any, NamedTuple

from ..bots.review import Review
from ..bots.review_run import comparison_seed, runs
from ..engine import Move
from ..language.current import current_language
from ..language.fluent import say
from ..notation.game_text import read_game
from ..support.arguments import check, is_a, is_number
from ..wire import OutsideText
from .memory import read_entry
from .progress_file import Entry, Progress, progress_in_use

MAX_KEPT_MISTAKES = 200  # in a file, as the whole file is written at every answer


class AddedMistakes(NamedTuple):
    """The result of adding the mistakes of a review.

    Attributes:
        added: How many are new in the file.
        known: How many were in it before.
        left: How many did not fit.

    >>> AddedMistakes(2, 1, 0)
    Mistakes added to Today: 2. Already there: 1.
    """

    added: int
    known: int
    left: int

    def sentence(self, language: str) -> str:
        """The result in words."""
        parts = [say("mistakes-added", language, added=self.added)]
        if self.known:
            parts.append(say("mistakes-known", language, known=self.known))
        if self.left:
            parts.append(say("mistakes-left", language, left=self.left, most=MAX_KEPT_MISTAKES))
        return " ".join(parts)

    def __repr__(self) -> str:
        return self.sentence(language=current_language())


def add_to_practice(review: Review, seats: str = "", *, progress: Progress | None = None) -> AddedMistakes:
    """Add the mistakes of a review to `ora.daily_practice()`, as positions in which to find a better turn.

    No mistake is added twice. A file keeps at most 200. New ones replace those that are known, the best known first; if
    there is still not enough room, the least costly new ones are left out.

    Args:
        review: The review, such as `game.review()`.
        seats: The colours whose mistakes are added, such as `"R"`; by default all.
        progress: The progress file; by default the one in use.

    Returns:
        How many were added, were already there, and were left out.

    Raises:
        WrongArgument: When `review` is not a review, a colour was not reviewed, or a mistake is not from the game.
        ParseError: When the game in the review cannot be read.

    >>> from tempfile import TemporaryDirectory
    >>> from ora_widgets import new_game
    >>> review = new_game(3).play("pass; done; pass; done").review(budget=6)
    >>> with TemporaryDirectory() as folder:
    ...     file = Progress(folder + "/anna.json")
    ...     add_to_practice(review, progress=file).added == add_to_practice(review, progress=file).known
    True
    """
    check(isinstance(review, Review), "review", review, "review-value")
    check(is_a(seats, str) and {*seats} <= {*review.seats}, "seats", seats, "reviewed-seats")
    check(progress is None or isinstance(progress, Progress), "progress", progress, "progress")
    file = progress_in_use() if progress is None else progress
    records = _records(review, seats or review.seats)
    added = AddedMistakes(0, 0, 0)

    def rework(entries: dict[str, Entry]) -> dict[str, Entry]:
        nonlocal added
        new = [record for record in records if record.key not in entries]
        room, gone = _room(entries, len(new))
        added = AddedMistakes(len(new[:room]), len(records) - len(new), len(new[room:]))
        kept = {key: entry for key, entry in entries.items() if key not in gone}
        return kept | {record.key: record.facts for record in new[:room]}

    file.change_all(rework)
    return added


def mistakes_in(entries: Mapping[str, Entry]) -> list[MistakeRecord]:
    """The mistakes of a file, the costliest first.

    >>> mistakes_in({"mistake/1": {"mistake": 3}, "wheel/joker": {}})
    []
    """
    found = [read_mistake(key, entry) for key, entry in entries.items() if key.startswith(MISTAKE_PREFIX)]
    return sorted((one for one in found if one), key=lambda one: (-one.lost, one.key))


def _records(review: Review, seats: str) -> list[MistakeRecord]:
    """The mistakes of some seats, the costliest first."""
    wanted = sorted((one for one in review.mistakes if one.seat in seats), key=lambda one: -one.lost)
    game = read_game(OutsideText(review.record)) if wanted else None
    found: dict[str, MistakeRecord] = {}
    for one in wanted:
        check(game is not None and 0 <= one.ply < game.plies, "review", review, "review-value")
        assert game is not None
        record = MistakeRecord(
            game.jump(one.ply).record(),
            one.seat,
            _line(one.played),
            _line(one.better),
            one.lost,
            one.low,
            one.high,
            comparison_seed(review.seed, one.ply),
            min(runs(review.budget), MAX_RUNS),
        )
        found.setdefault(record.key, record)
    return list(found.values())


def _line(moves: tuple[Move, ...]) -> str:
    return "; ".join(map(str, moves))


def _room(entries: Mapping[str, Entry], wanted: int) -> tuple[int, set[str]]:
    """How many new mistakes fit into a file, and which known ones are removed for them, the best known first."""
    there = [key for key in entries if key.startswith(MISTAKE_PREFIX)]
    memories = {key: memory for key in there if (memory := read_entry(entries[key])) and memory.is_known}
    least = sorted(memories, key=lambda key: (-memories[key].stability, key))
    gone = set(least[: max(0, len(there) + wanted - MAX_KEPT_MISTAKES)])
    return max(0, MAX_KEPT_MISTAKES - len(there) + len(gone)), gone


MISTAKE_PREFIX = "mistake/"
RECORD_FACT = "mistake"  # the fact of an entry that holds the record
MAX_RUNS = 8  # more would keep a learner waiting
MAX_POINTS = 10_000.0
MAX_POSITION_LENGTH = 200_000  # characters; a long game has a few thousand


@dataclass(frozen=True)
class MistakeRecord:
    r"""A mistake, with everything that is needed to pose it as a task and to judge an answer.

    Args:
        position: The record of the game up to the turn.
        seat: The colour of the player.
        played: The moves that were played, joined by `; `.
        better: The moves of the better turn.
        lost: The points that it cost.
        low: The lower end of the 95 % interval of that.
        chances: The review's seed for comparing turns in this position.
        runs: How often two turns are played out to compare them.

    >>> MistakeRecord("ora 1\\nplayers 1\\ncountry france", "R", "pass; done", "fell 0,1; done", 3, 2, 4, "0", 8).key[:8]
    'mistake/'
    """

    position: str
    seat: str
    played: str
    better: str
    lost: float
    low: float
    high: float
    chances: str
    runs: int

    @property
    def key(self) -> str:
        """Its key in a progress file, the same in all reviews of the turn."""
        facts = f"{self.position}\n{self.seat}\n{self.played}"
        return f"{MISTAKE_PREFIX}{blake2b(facts.encode(errors='replace'), digest_size=8).hexdigest()}"

    @property
    def facts(self) -> dict[str, object]:
        """Its facts for a progress file."""
        return {RECORD_FACT: asdict(self)}

    @property
    def spare(self) -> float:
        """How many points an answer may lose: the half-width of the interval, or up to one point if that is more.

        The point is limited to half of the loss, so that an answer must be nearer to the best turn than to the mistake.
        """
        return max(self.lost - self.low, min(1.0, self.lost / 2))


def read_mistake(key: str, entry: Mapping[str, object]) -> MistakeRecord | None:
    """Read the mistake of an entry; `None` if there is none or the entry is damaged.

    >>> read_mistake("mistake/0", {"mistake": "bread"}) is None
    True
    """
    saved = entry.get(RECORD_FACT)
    if not isinstance(saved, dict) or not {field.name for field in fields(MistakeRecord)} <= saved.keys():
        return None
    facts: dict[str, Any] = {field.name: saved[field.name] for field in fields(MistakeRecord)}
    texts = [facts[name] for name in ("position", "seat", "played", "better", "chances")]
    points = [facts[name] for name in ("lost", "low", "high")]
    if not all(isinstance(text, str) and len(text) <= MAX_POSITION_LENGTH for text in texts):
        return None
    if not all(is_number(number, 0.0, MAX_POINTS) for number in points):
        return None
    if type(facts["runs"]) is not int or not 2 <= facts["runs"] <= MAX_RUNS:
        return None
    found = MistakeRecord(**facts)
    return found if found.key == key else None

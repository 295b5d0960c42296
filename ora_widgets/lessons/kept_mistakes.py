"""Turns of one's own games that cost points: from a review into a learner's file, where the daily practice finds them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from hashlib import blake2b
from typing import Any, NamedTuple

from ..bots.review import Review
from ..bots.review_run import chances, runs
from ..engine import Move
from ..language.current import current_language
from ..language.fluent import say
from ..notation.game_text import read_game
from ..support.arguments import check, is_a, is_number
from ..wire.outside_text import OutsideText
from .memory import remembered
from .progress_file import Entry, Progress, here

MAX_KEPT_MISTAKES = 200  # mistakes in a file, which is written whole at every answer


class AddedMistakes(NamedTuple):
    """What became of the mistakes of a review.

    Attributes:
        added: How many are new in the file.
        known: How many were in it before.
        left: How many had no room.

    >>> AddedMistakes(2, 1, 0)
    Mistakes added to Today: 2. Already there: 1.
    """

    added: int
    known: int
    left: int

    def sentence(self, language: str) -> str:
        """The same in words."""
        parts = [say("mistakes-added", language, added=self.added)]
        if self.known:
            parts.append(say("mistakes-known", language, known=self.known))
        if self.left:
            parts.append(say("mistakes-left", language, left=self.left, most=MAX_KEPT_MISTAKES))
        return " ".join(parts)

    def __repr__(self) -> str:
        return self.sentence(language=current_language())


def into_today(review: Review, seats: str = "", *, progress: Progress | None = None) -> AddedMistakes:
    """Practise the mistakes of a review in `ora.daily_practice()`: each comes as a position in which something better is to be found.

    None is added twice. A file keeps 200 of them at most; when it is full, those that are known well make room, the best
    known first, and of what then has no room the cheapest are left out.

    Args:
        review: The review, as `game.review()` makes it.
        seats: The colours whose mistakes are added, such as `"R"`; by default everybody's.
        progress: The file to keep them in; by default the one in use.

    Returns:
        How many were added, were there before, and were left out.

    Raises:
        WrongArgument: For what is no review, for a colour that nobody played, and for mistakes that are none of the game.
        ParseError: When the game in the review cannot be read.

    >>> from tempfile import TemporaryDirectory
    >>> from ora_widgets import new_game
    >>> review = new_game(3).play("pass; done; pass; done").review(budget=6)
    >>> with TemporaryDirectory() as folder:
    ...     file = Progress(folder + "/anna.json")
    ...     into_today(review, progress=file).added == into_today(review, progress=file).known
    True
    """
    check(isinstance(review, Review), "review", review, "review-value")
    check(is_a(seats, str) and {*seats} <= {*review.seats}, "seats", seats, "reviewed-seats")
    check(progress is None or isinstance(progress, Progress), "progress", progress, "progress")
    file = here() if progress is None else progress
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
    found = [read_mistake(key, entry) for key, entry in entries.items() if key.startswith(PREFIX)]
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
            chances(review.seed, one.ply),
            min(runs(review.budget), MAX_RUNS),
        )
        found.setdefault(record.key, record)
    return list(found.values())


def _line(moves: tuple[Move, ...]) -> str:
    return "; ".join(map(str, moves))


def _room(entries: Mapping[str, Entry], wanted: int) -> tuple[int, set[str]]:
    """How many more mistakes a file takes, and which go for that: those that are known well, the best known first."""
    there = [key for key in entries if key.startswith(PREFIX)]
    memories = {key: memory for key in there if (memory := remembered(entries[key])) and memory.is_known}
    least = sorted(memories, key=lambda key: (-memories[key].stability, key))
    gone = set(least[: max(0, len(there) + wanted - MAX_KEPT_MISTAKES)])
    return max(0, MAX_KEPT_MISTAKES - len(there) + len(gone)), gone


PREFIX = "mistake/"
FACT = "mistake"  # the fact of an entry that holds the record
MAX_RUNS = 8  # a comparison of more would keep a learner waiting
MAX_POINTS = 10_000.0
MAX_POSITION_LENGTH = 200_000  # of a position: a long game has a few thousand


@dataclass(frozen=True)
class MistakeRecord:
    r"""A mistake, with all that is needed to ask about it and to judge an answer.

    Args:
        position: The record of the game up to the turn.
        seat: The colour of the player who played it.
        played: What was played, the moves joined by `; `.
        better: What would have been better.
        lost: The points that it cost.
        low: The lower end of the 95 % interval of that.
        chances: The seed with which turns are compared there, as the review did.
        runs: How often two turns are played on side by side.

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
        """Its name in a progress file: the same for the same turn in the same position, whoever reviewed it."""
        facts = f"{self.position}\n{self.seat}\n{self.played}"
        return f"{PREFIX}{blake2b(facts.encode(errors='replace'), digest_size=8).hexdigest()}"

    @property
    def facts(self) -> dict[str, object]:
        """What a progress file keeps of it."""
        return {FACT: asdict(self)}

    @property
    def spare(self) -> float:
        """How many points behind the best an answer may be: no further than the interval goes.

        What the review would not call a mistake passes as well, as long as it is nearer to the best than to what was played.
        """
        return max(self.lost - self.low, min(1.0, self.lost / 2))


def read_mistake(key: str, entry: Mapping[str, object]) -> MistakeRecord | None:
    """The mistake of an entry; nothing where the entry holds none, or was damaged.

    >>> read_mistake("mistake/0", {"mistake": "bread"}) is None
    True
    """
    saved = entry.get(FACT)
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

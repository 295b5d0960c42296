"""The refusals of studies, with their sentences."""

from __future__ import annotations

from typing import Any

from ..engine import Refusal
from ..engine.moves import safe_text
from ..game.game import Game
from ..game.setup import Setup
from ..language.sentences import with_sentence
from ..support.arguments import whole

MAX_COUNT = 10_000_000  # of anything


class StudyRefused(Refusal):
    """A question that cannot be studied: no budget, no such goal, a line that cannot be played.

    >>> from ora_widgets import new_game, study
    >>> try:
    ...     study.playouts(new_game(2), n=0)
    ... except StudyRefused as refused:
    ...     print(refused.details["name"])
    n
    """


def refuse(message: str, rule: str = "", **details: Any) -> StudyRefused:
    """The refusal with its sentence, to be raised."""
    return with_sentence(StudyRefused(message, rule, **details))


def words_of(error: BaseException) -> str:
    """The text of an error; empty if a bot's error cannot be converted to text."""
    try:
        return str(error)
    except Exception:  # noqa: BLE001  # a bot may raise anything
        return ""


def count(name: str, value: Any) -> int:
    """A number of things to do, at least one; raises `StudyRefused` for anything else."""
    return whole(name, value, 1, MAX_COUNT, StudyRefused)


def known_mode(players: int | None, country: str | None, length: str | None) -> dict[str, object]:
    """The given parts of a mode, by name; raises `InvalidSetup` if there is no such mode."""
    given = {"players": players, "country": country, "length": length}
    known: dict[str, object] = {name: value for name, value in given.items() if value is not None}
    Setup(**{"players": 3, "country": "france", **known})  # type: ignore[arg-type]  # `Setup` checks its arguments
    return known


def studied_game(source: object) -> Game:
    """The game to study: the one given, or that of a scenario; raises `StudyRefused` for anything else."""
    if isinstance(source, Game):
        return source
    made = not isinstance(source, type) and callable(getattr(source, "game", None))
    opened = source.game() if made else None  # type: ignore[attr-defined]  # checked above
    if not isinstance(opened, Game):
        raise refuse("study-no-game", word=safe_text(source, 60))
    return opened

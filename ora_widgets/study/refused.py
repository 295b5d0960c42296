"""What a study refuses, as sentences."""

from __future__ import annotations

from typing import Any

from ..engine import Refusal
from ..engine.moves import shown
from ..game import Game
from ..telling import told


class StudyRefused(Refusal):
    """A question that cannot be studied: no budget, no such goal, a line that cannot be played."""


def refuse(message: str, rule: str = "", **details: Any) -> Refusal:
    """The refusal with its sentence, to be raised."""
    return told(StudyRefused(message, rule, **details))


def count(name: str, value: object, most: int = 10_000_000) -> int:
    """A number of things to do, at least one; raises `StudyRefused` for anything else."""
    if type(value) is not int or not 1 <= value <= most:
        raise refuse("study-count", word=name, asked=shown(value, 40), most=most)
    return value


def the_game(source: object) -> Game:
    """The game that is studied: itself, or what a scenario opens; raises `StudyRefused` for anything else."""
    if isinstance(source, Game):
        return source
    opened = source.game() if hasattr(source, "game") and not isinstance(source, type) else None
    if not isinstance(opened, Game):
        raise refuse("study-no-game", word=shown(source, 60))
    return opened

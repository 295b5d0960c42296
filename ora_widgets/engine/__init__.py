"""The rules of Ora et Labora: states, questions and answers. Standard library only."""

from __future__ import annotations

from .moves import AmbiguousMove, IllegalMove, InvalidMove, InvalidSetup, Move, ParseError, Refusal, UnknownName
from .rules import answers, conversions, explain, is_allowed, new_state, options, play, sample
from .state import Player, State
from .terms import Mode, Rulings
from .turn.scoring import Score, has_reached_goal, score, winners

__all__ = [
    "AmbiguousMove",
    "IllegalMove",
    "InvalidMove",
    "InvalidSetup",
    "Mode",
    "Move",
    "ParseError",
    "Player",
    "Refusal",
    "Rulings",
    "Score",
    "State",
    "UnknownName",
    "answers",
    "conversions",
    "explain",
    "has_reached_goal",
    "is_allowed",
    "new_state",
    "options",
    "play",
    "sample",
    "score",
    "winners",
]  # fmt: skip

"""The rules of Ora et Labora: states, questions and answers. Standard library only."""

from __future__ import annotations

from .moves import AmbiguousMove, IllegalMove, InvalidMove, InvalidSetup, Move, ParseError, Refusal, UnknownName
from .rules import allowed, answers, conversions, explain, new_state, options, play, sample
from .state import Player, State
from .terms import Mode, Rulings
from .turn.scoring import Score, reached, score, winners

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
    "allowed",
    "answers",
    "conversions",
    "explain",
    "new_state",
    "options",
    "play",
    "reached",
    "sample",
    "score",
    "winners",
]  # fmt: skip

"""The rules of Ora et Labora: states, questions and answers. Standard library only."""

from __future__ import annotations

from .moves import Ambiguous, Move, NoSuchGame, NoSuchMove, NotNow, Refusal, UnknownName, Unreadable
from .rules import allowed, answers, conversions, explain, new_state, options, play, sample
from .state import Player, State
from .terms import Mode, Rulings
from .turn.scoring import Score, reached, score, winners

__all__ = [
    "Ambiguous", "Mode", "Move", "NoSuchGame", "NoSuchMove", "NotNow", "Player", "Refusal", "Rulings", "Score",
    "State", "UnknownName", "Unreadable", "allowed", "answers", "conversions", "explain", "new_state", "options", "play", "reached",
    "sample", "score", "winners",
]  # fmt: skip

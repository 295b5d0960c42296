"""How well agents play through text, and what the sentences of refusals are good for."""

from __future__ import annotations

from .trial import SCRIPTED, Clumsy, GreedyWriter, ListReader, Speller, Trial, trial

__all__ = ["SCRIPTED", "Clumsy", "GreedyWriter", "ListReader", "Speller", "Trial", "trial"]

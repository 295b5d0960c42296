"""How well agents play through text, and what the sentences of refusals are good for."""

from __future__ import annotations

from .scripted import SCRIPTED, Clumsy, Reader, Speller, Written
from .trial import Trial, trial

__all__ = ["SCRIPTED", "Clumsy", "Reader", "Speller", "Trial", "Written", "trial"]

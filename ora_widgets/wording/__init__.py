"""Readable names and sentences: what is asked, offered, told and refused, every word of it from the locale room."""

from __future__ import annotations

from .faces import Face, card
from .labels import label
from .names import amounts, bag_words, card_name, card_text, colour, counts, good_name, join, seat_name, who
from .prompts import prompt
from .refusals import refusal
from .told import told

__all__ = [
    "Face", "amounts", "bag_words", "card", "card_name", "card_text", "colour", "counts", "good_name", "join", "label",
    "prompt", "refusal", "seat_name", "told", "who",
]  # fmt: skip

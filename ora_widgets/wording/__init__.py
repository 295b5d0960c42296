"""Readable names and sentences: what is asked, offered, told and refused, every word of it from the locale room."""

from __future__ import annotations

from .names import amounts, bag_words, card_name, card_text, good_name, join, seat_name
from .refusals import refusal

__all__ = ["amounts", "bag_words", "card_name", "card_text", "good_name", "join", "refusal", "seat_name"]

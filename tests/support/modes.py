"""All modes and games (F16), written out once."""

from __future__ import annotations

MODES = [(1, "long"), (2, "long"), (2, "short"), (3, "long"), (3, "short"), (4, "long"), (4, "short")]
COUNTRIES = ("france", "ireland")
GAMES = [(players, country, length) for players, length in MODES for country in COUNTRIES]

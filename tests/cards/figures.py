"""A second copy of all figures, `data/cards.json`, written from the printed cards and rules, not the engine's rows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FIGURES: dict[str, dict[str, dict[str, Any]]] = json.loads(
    (Path(__file__).parents[1] / "data" / "cards.json").read_text(encoding="utf-8")
)
CARDS, SETTLEMENTS, GOODS, MODES = (FIGURES[name] for name in ("cards", "settlements", "goods", "modes"))
FUNCTIONS: dict[str, list[dict[str, Any]]] = {id_: card["does"] for id_, card in CARDS.items()}

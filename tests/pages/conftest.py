"""The scripts that make the pages stand alone, so their folders are not on the path by themselves."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path += [str(ROOT / "notebooks" / "site"), str(ROOT / "js")]

"""The scripts that make the pages are not a package, so their folders must be added to the path."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path += [str(ROOT / "notebooks" / "site"), str(ROOT / "js")]

"""`python -m tests.golden` compares the games with the stored ones; `--write` stores them anew."""

from __future__ import annotations

import sys
from difflib import unified_diff

from .playing import NAMES, path, transcript


def main() -> int:
    """Write or compare all games; returns 1 if any differs."""
    differ = 0
    for name in NAMES:
        now = transcript(name)
        if "--write" in sys.argv[1:]:
            path(name).write_text(now, encoding="utf-8")
            continue
        kept = path(name).read_text(encoding="utf-8") if path(name).exists() else ""
        changes = list(
            unified_diff(kept.splitlines(), now.splitlines(), f"{name} kept", f"{name} now", lineterm="", n=1)
        )
        print(*changes[:20], sep="\n", end="\n" if changes else "")
        differ += bool(changes)
    return int(differ > 0)


if __name__ == "__main__":
    raise SystemExit(main())

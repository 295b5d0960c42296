"""Build the site: JupyterLab in the browser, with Python, this package and its notebooks, as plain files.

    python binder/site/build.py OUTPUT WHEEL

Run it with a Python that has the packages of requirements.txt beside this file.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from io import BytesIO
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "js"))

import nbformat
import page

ROOT = Path(__file__).resolve().parents[2]
GAMES = "ora-games"  # the `FOLDER` of `ora_widgets/widget/kept_files.py`, which is not installed here
PYODIDE = "314.0.6"  # the one that jupyterlite-pyodide-kernel 0.8.6 was made for
# Requirements that the packages declare but nothing imports here: the page has them in JavaScript.
NOT_IMPORTED = ("widgetsnbextension", "jupyterlab-widgets")
KERNEL = {"name": "python", "display_name": "Python (Pyodide)", "language": "python"}
LANGUAGES = ("root", "en", "es", "pl")  # of Babel
LITE_WORKER = "jupyterlite-worker.js"
BOARD = "Board("  # stands for a board where none can be drawn
SKIPS_WAITING = "self.skipWaiting(),"

# The names of JupyterLite's pages, and their replacements.
WORDING = {
    "<html>": '<html lang="en">',
    "<title>JupyterLite</title>": "<title>Ora et Labora: notebooks</title>",
    "<title>Jupyter Notebook - ": "<title>Ora et Labora: ",
    "WASM powered Jupyter running in the browser.": "The notebooks of Ora et Labora, run in the browser",
    'href="../manifest.webmanifest"': 'href="../game.webmanifest"',
}

# Settings of the pages. The tests need access to the application's inside.
PAGE = {
    "jupyter-lite-schema-version": 0,
    "jupyter-config-data": {"appName": "ora_widgets", "exposeAppInBrowser": True},
}


def pyodide(into: Path) -> None:
    """Unpack Pyodide into a folder, without the list of its packages, which stay on their own server."""
    into.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as folder:
        page.npm("pack", f"pyodide@{PYODIDE}", "--pack-destination", folder, "--silent")
        [archive] = Path(folder).glob("*.tgz")
        with tarfile.open(archive) as packed:
            packed.extractall(folder, filter="data")
        for file in (Path(folder) / "package").iterdir():
            if file.suffix in {".mjs", ".wasm", ".zip", ".json"}:
                shutil.copy(file, into)
    lock = into / "pyodide-lock.json"
    said = json.loads(lock.read_text(encoding="utf-8"))
    lock.write_text(json.dumps({**said, "packages": {}}), encoding="utf-8")


def config(output: Path, contents: Path, wheel: Path) -> dict[str, object]:
    """The settings of JupyterLite."""
    return {
        "LiteBuildConfig": {
            "contents": [str(contents)],
            "output_dir": str(output),
            "apps": ["lab", "notebooks", "tree"],
            "no_sourcemaps": True,
            "cache_dir": str(output.parent / ".site-cache"),
        },
        "PyodideLockAddon": {
            "enabled": True,
            "specs": ["micropip", "packaging", "anywidget", "ipywidgets", "fluent.runtime", "fsrs"],
            "wheels": [str(wheel)],
            "excludes_extra": [*NOT_IMPORTED],
        },
    }


def notebooks(into: Path) -> None:
    """Copy the notebooks without trial outputs, with a folder for their games beside each.

    A folder that JupyterLite has to make is first looked up under another name, which the browser's console reports as
    missing.
    """
    shutil.copytree(
        ROOT / "notebooks", into, ignore=shutil.ignore_patterns(".*", "*.ora", "*.html", "ora_progress*", "site")
    )
    for path in into.rglob("*.ipynb"):
        # JupyterLite serves them unchanged, and puts commas between lines that are not joined.
        notebook = nbformat.read(path, as_version=4)
        notebook.metadata.kernelspec = KERNEL
        for cell in notebook.cells:
            # Otherwise a board would be shown as its name in Python until it is run.
            if "outputs" in cell:
                cell.outputs = [
                    out for out in cell.outputs if not out.get("data", {}).get("text/plain", "").startswith(BOARD)
                ]
        path.write_text(json.dumps(notebook, ensure_ascii=False), encoding="utf-8")
        kept = path.parent / GAMES
        kept.mkdir(exist_ok=True)
        (kept / "README.md").write_text("The games that you play here are kept in this folder.\n", encoding="utf-8")


def slim(wheels: Path) -> None:
    """Remove unused languages from Babel, which are nearly all of it, and update its hash in the lock file."""
    [wheel] = wheels.glob("babel-*.whl")
    whole = wheel.read_bytes()
    with zipfile.ZipFile(BytesIO(whole)) as packed, zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as into:
        for name in packed.namelist():
            if not name.startswith("babel/locale-data/") or Path(name).stem in LANGUAGES:
                into.writestr(zipfile.ZipInfo(name), packed.read(name), zipfile.ZIP_DEFLATED)
    lock = wheels / "pyodide-lock.json"
    before, after = (hashlib.sha256(data).hexdigest() for data in (whole, wheel.read_bytes()))
    lock.write_text(lock.read_text(encoding="utf-8").replace(before, after), encoding="utf-8")


def name_python(output: Path) -> None:
    """Put the version into the address of Pyodide, so that browsers cache it until the version changes."""
    (output / "static" / "pyodide").rename(output / "static" / f"pyodide-{PYODIDE}")
    settings = output / "jupyter-lite.json"
    text = settings.read_text(encoding="utf-8").replace("static/pyodide/", f"static/pyodide-{PYODIDE}/")
    settings.write_text(text, encoding="utf-8")


def name_pages(output: Path) -> None:
    """Set the title and language of JupyterLite's pages."""
    for path in output.glob("*/index.html"):
        text = path.read_text(encoding="utf-8")
        for before, after in WORDING.items():
            text = text.replace(before, after)
        path.write_text(text, encoding="utf-8")


def set_worker_aside(output: Path) -> None:
    """Move JupyterLite's service worker to where live.py adds it to the folder's only one, which caches the live page.

    A new version waits until no page of the old one is open, because those need their own files.
    """
    path = output / "service-worker.js"
    text = path.read_text(encoding="utf-8")
    if SKIPS_WAITING not in text:
        raise ValueError(f"{path} is not what it was in the version of JupyterLite that requirements.txt names")
    path.rename(output / LITE_WORKER).write_text(text.replace(SKIPS_WAITING, ""), encoding="utf-8")


def build(output: Path, wheel: Path) -> None:
    """Build the site, replacing an earlier one."""
    shutil.rmtree(output, ignore_errors=True)
    output.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        lite = Path(folder)
        pyodide(lite / "static" / "pyodide")
        notebooks(lite / "notebooks")
        settings = config(output, lite / "notebooks", wheel)
        (lite / "jupyter-lite.json").write_text(json.dumps(PAGE), encoding="utf-8")
        (lite / "jupyter_lite_config.json").write_text(json.dumps(settings), encoding="utf-8")
        # The tool that resolves the wheels is looked up on the path, and this Python need not be activated.
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
        command = [sys.executable, "-m", "jupyterlite_core", "build", "--lite-dir", "."]
        subprocess.run(command, cwd=lite, env={**os.environ, "PATH": path}, check=True)
    slim(output / "static" / "pyodide-lock")
    name_python(output)
    name_pages(output)
    set_worker_aside(output)


def main(args: list[str]) -> int:
    """Run the command line."""
    if len(args) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    build(Path(args[0]).resolve(), Path(args[1]).resolve())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

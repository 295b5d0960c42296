"""Make the live page of the site: a board that plays at the first click, loading only what it needs.

It takes Pyodide and the wheels from the newly built JupyterLite, so that there is one copy of each. It keeps the
modules of the wheels and of Python's library that a board imports, compiled by that Pyodide, since compiling in the
browser would take longer than loading.

    python binder/site/live.py SITE

Run it with a Python in which this package works; SITE is what build.py has made.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
import shutil
import sys
import tempfile
import zipfile
from collections.abc import Iterable
from html import escape
from pathlib import Path
from string import Template

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(ROOT / "js"), str(ROOT)]

import brotli  # noqa: E402
import page  # noqa: E402
from build import LITE_WORKER  # noqa: E402
from found import LANGUAGES, canonical, icons, oembed_link, write_found  # noqa: E402
from owner import ICE_VARIABLE, RELAYS_VARIABLE, ice_servers, relays  # noqa: E402

from ora_widgets.widget.live.table import first_picture, page_words  # noqa: E402
from ora_widgets.widget.room.join_page import LATE_NOTICE_STYLE, JoinParts, join_page, late_notice  # noqa: E402

FOLDER = "play"
WHEELS = "static/pyodide-lock"

# The wheels that a board imports, by the beginnings of their names; without ipywidgets and its dependencies, and
# without those that light_words.py replaces.
NEEDED = ("ora_widgets", "traitlets", "fluent.runtime", "fluent.syntax", "fsrs")
# Modules that the page cannot reach: the editor of positions and external agents are for notebooks.
NOT_NEEDED = (
    *("ora_widgets/env/", "ora_widgets/agents/", "ora_widgets/scenarios/editor/"),
    *("ora_widgets/widget/edit_position.py", "traitlets/config/"),
)
PAGE_OF_OURS = ("widget.js", "widget.css", "replay.js")  # a board saves pages, too
SCRIPTS = ("live.js", "live-worker.js", "invite.js", "meet.js", "rendezvous.js", "widget.js", "widget.css")
# Loaded when needed: a guest's page, and the explorer of many games, a study of 0.6 MB with its games.
ONLINE = ("meet.js", "rendezvous.js")
LATE = ("explorer.packed",)
# The content policy of a guest's page; a connection to another browser is not a request.
GUEST_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; connect-src {}; base-uri 'none'; form-action 'none'"
)
COMPRESSED = {".js", ".mjs", ".css", ".json", ".wasm", ".html", ".svg", ".txt", ".xml", ".webmanifest"}
MIN_COMPRESSED = 1_000  # bytes; for smaller files a compressed copy saves nothing


def needed(name: str) -> bool:
    """Whether a board needs a file of a wheel, by its path."""
    path = Path(name)
    if name.startswith("ora_widgets/static/"):
        return path.name in PAGE_OF_OURS
    if name.startswith(NOT_NEEDED):
        return False
    return path.suffix in (".py", ".ftl", ".toml", ".ora", ".txt", ".json", ".gz") and ".dist-info" not in name


def sources(wheels: Path, archive: Path) -> None:
    """Put the parts of the wheels that a board needs into one archive."""
    with zipfile.ZipFile(archive, "w") as into:
        for begins in NEEDED:
            [wheel] = wheels.glob(f"{begins}-*.whl")
            with zipfile.ZipFile(wheel) as packed:
                for name in sorted(packed.namelist()):
                    if needed(name):
                        into.writestr(name, packed.read(name))


def compiled(pyodide: Path, wheels: Path, folder: Path) -> None:
    """Write the page's archives, and return the modules of Python's library that they use.

    The archives are the game with its imports, Python's library, and the explorer.
    """
    archive = folder / "sources.zip"
    sources(wheels, archive)
    command = [HERE / "compile.mjs", pyodide, archive, folder]
    page.npm("exec", "--silent", "--call", " ".join(["node", *(f"'{path}'" for path in command)]))
    archive.unlink()


def pictures(folder: Path) -> None:
    """Write the page's first picture, the initial board, in every language."""
    for language in LANGUAGES:
        text = json.dumps(first_picture(language), ensure_ascii=False, separators=(",", ":"))
        (folder / f"picture-{language}.json").write_text(text, encoding="utf-8")


def named_by_content(folder: Path, into: Path) -> dict[str, str]:
    """Rename a folder's files to include hashes of their content, so that browsers cache each until it changes.

    Returns:
        The address of each from the site's front, by its name.
    """
    parts = {}
    for path in sorted(folder.iterdir()):
        name = f"{path.stem}-{hashlib.sha256(path.read_bytes()).hexdigest()[:10]}{path.suffix}"
        shutil.move(path, into / name)
        parts[path.name] = f"{into.name}/{name}"
    return parts


def front_page(built: dict[str, object], parts: dict[str, str]) -> str:
    """The HTML of the live page.

    Args:
        built: What its scripts read.
        parts: The address of each part by its name.
    """
    texts = {f"word_{name.replace('-', '_')}": escape(text) for name, text in page_words("en").items()}
    files = {f"part_{re.sub('[^a-z0-9]', '_', name)}": address for name, address in parts.items()}
    # A text inside a script ends at the first `</`.
    packed = json.dumps(built, ensure_ascii=False).replace("<", "\\u003c")
    links = {"canonical": canonical(), "preview": canonical(parts["board.png"]), "oembed": oembed_link()}
    html = Template((HERE / "live.html").read_text(encoding="utf-8"))
    reached = reach(built["relays"])  # type: ignore[arg-type]
    late = {"late": late_notice(), "late_style": LATE_NOTICE_STYLE}
    return html.substitute(texts, **files, **links, **late, python=built["python"], built=packed, reached=reached)


def reach(relays: Iterable[str]) -> str:
    """The addresses to which a page may send requests: its own site, and the relays."""
    return " ".join(["'self'", *relays])


def guests_page(parts: dict[str, str], servers: list[dict[str, object]], relays: list[str]) -> str:
    """The HTML of the page that guests of the live page open."""
    found = JoinParts(parts["meet.js"], parts["widget.js"], parts["widget.css"])
    head = f'<meta http-equiv="Content-Security-Policy" content="{GUEST_POLICY.format(reach(relays))}">\n'
    built = {"board": found.board, "iceServers": servers, "relays": relays, "rendezvous": parts["rendezvous.js"]}
    return join_page(found, built, head)


def service_worker(site: Path, cache: str, kept: list[str], late: list[str]) -> None:
    """Write the folder's only service worker: ours, which leaves other requests to JupyterLite's."""
    theirs = (site / LITE_WORKER).read_text(encoding="utf-8")
    ours = (ROOT / "ora_widgets" / "static" / "live-cache.js").read_text(encoding="utf-8")
    names = f"const CACHE = {json.dumps(cache)}, PARTS = {json.dumps(kept)}, LATE = {json.dumps(late)};\n"
    (site / "service-worker.js").write_text(f"{names}{ours}(() => {{{theirs}}})();\n", encoding="utf-8")


def compress(paths: Iterable[Path]) -> None:
    """Write a compressed copy beside each file that becomes smaller, for hosts that serve those."""
    for path in paths:
        if path.suffix in COMPRESSED and path.stat().st_size >= MIN_COMPRESSED:
            data = path.read_bytes()
            path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(data, 9, mtime=0))
            path.with_name(f"{path.name}.br").write_bytes(brotli.compress(data, quality=11, lgwin=24))


def build(site: Path) -> None:
    """Put the live page into a site as its front page."""
    folder = site / FOLDER
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    [pyodide] = site.glob("static/pyodide-*/pyodide.mjs")
    python = pyodide.parent
    static = ROOT / "ora_widgets" / "static"
    with tempfile.TemporaryDirectory() as name:
        made = Path(name)
        for script in SCRIPTS:
            shutil.copy(static / script, made)
        for path in (HERE / "live.css", HERE / "old-browser.js", ROOT / "notebooks" / "pictures" / "board.png"):
            shutil.copy(path, made)
        pictures(made)
        icons(made)
        compiled(python, site / WHEELS, made)
        shutil.move(made / "modules.txt", folder)
        parts = named_by_content(made, folder)
    home = f"{python.relative_to(site).as_posix()}/"
    # A guest's page is useless without a network, and always loaded from there.
    kept = [address for name, address in parts.items() if not name.endswith(".png") and name not in (*ONLINE, *LATE)]
    kept += [home + name for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")]
    counted = (home + "pyodide.asm.wasm", parts["stdlib.packed"], parts["game.packed"])
    servers, met = ice_servers(os.environ.get(ICE_VARIABLE, "")), relays(os.environ.get(RELAYS_VARIABLE, ""))
    built: dict[str, object] = {
        "words": {language: page_words(language) for language in LANGUAGES},
        "parts": parts,
        "kept": kept,
        "python": home,
        "bytes": sum((site / address).stat().st_size for address in counted),
        "iceServers": servers,
        "relays": met,
    }
    cache = f"ora-live-{hashlib.sha256(front_page(built, parts).encode()).hexdigest()[:16]}"
    (site / "index.html").write_text(front_page({**built, "cache": cache}, parts), encoding="utf-8")
    (site / "join.html").write_text(guests_page(parts, servers, met), encoding="utf-8")
    service_worker(site, cache, kept, [parts[name] for name in LATE])
    write_found(site, parts)
    compress(
        [site / "index.html", site / "join.html", site / "service-worker.js", *folder.glob("*.*"), *python.glob("*.*")]
    )


def main(args: list[str]) -> int:
    """Run the command line."""
    if len(args) != 1 or not (Path(args[0]) / WHEELS).is_dir():
        print(__doc__, file=sys.stderr)
        return 2
    build(Path(args[0]).resolve())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

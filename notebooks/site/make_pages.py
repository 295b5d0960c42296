"""Build the pages from notebooks, cards, rules, reference and hand-written texts, as plain files.

    python notebooks/site/make_pages.py OUTPUT

Run it where the package and the dependency group `docs` are installed. Warnings are errors.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
NOTEBOOKS = ROOT / "notebooks"
sys.path[:0] = [str(ROOT), str(ROOT / "js")]

from boards import Boards
from card_pages import card_pages
from hand_written import hand_written
from markdown_pages import write_markdown
from notebook_pages import notebook_page, to_read
from reference_pages import reference_pages
from rule_pages import rule_pages
from sphinx.cmd.build import main as sphinx
from versions import write_versions

import ora_widgets


def sources(into: Path) -> None:
    """Write all sources for Sphinx.

    Args:
        into: A folder, which is made anew: `pages` for Sphinx, `extra` for what it copies as it is.
    """
    shutil.rmtree(into, ignore_errors=True)
    pages = into / "pages"
    boards = Boards(into / "extra" / "boards")
    hand_written(pages, boards)
    for notebook in to_read(NOTEBOOKS):
        notebook_page(notebook, NOTEBOOKS, pages, boards)
    card_pages(pages, boards)
    rule_pages(pages, boards)
    reference_pages(pages)
    shutil.copy(NOTEBOOKS / "pictures" / "board.png", into / "extra")


def build(output: Path) -> int:
    """Build the pages, replacing earlier ones; returns Sphinx's exit code."""
    work = output.with_name(f"{output.name}-source")
    sources(work)
    shutil.rmtree(output, ignore_errors=True)
    extra = f"html_extra_path={work / 'extra'}"
    options = ["-W", "--keep-going", "-q", "-E", "-D", extra, "-c", str(HERE), "-d", str(work / "doctrees")]
    failed = int(sphinx([*options, str(work / "pages"), str(output)]))
    if not failed:
        search_index(output)
        write_markdown(output)
        write_versions(output, ora_widgets.__version__)
    return failed


def search_index(output: Path) -> None:
    """Write a search index for each language of the pages; Sphinx's own supports neither languages nor weights."""
    (output / "searchindex.js").unlink()
    command = [
        sys.executable,
        "-m",
        "pagefind",
        "--site",
        str(output),
        "--glob",
        "**/*.html",
        "--quiet",
        "--keep-index-url",
    ]
    subprocess.run(command, check=True)
    for unused in output.glob("pagefind/pagefind-*ui.*"):
        unused.unlink()
    (output / "pagefind" / "pagefind-highlight.js").unlink()


def main(args: list[str]) -> int:
    """Run the command line."""
    if len(args) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    return build(Path(args[0]).resolve())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

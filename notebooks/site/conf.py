"""How Sphinx makes the pages. What they are made from is put together by make_pages.py, in the folder that Sphinx is given."""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

import ora_widgets

project = "ora_widgets"
author = "The ora_widgets authors"
copyright = "The ora_widgets authors, BSD 3-clause licence"  # noqa: A001 - Sphinx's name
version = release = ora_widgets.__version__
language = "en"

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]

# Notebooks are shown with the outputs that are saved in them; the tests see to it that those are true.
nb_execution_mode = "off"
nb_ipywidgets_js: dict[str, dict[str, str]] = {}  # boards bring their own script, and nothing comes from elsewhere
nb_output_stderr = "remove"
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_member_order = "bysource"
napoleon_google_docstring = True
napoleon_numpy_docstring = False
# What stands in backticks in a docstring is often a name that has a page, and always code.
default_role = "py:obj"

html_theme = "furo"
html_title = "ora_widgets"
html_static_path = [str(HERE / "static")]
html_css_files = ["../boards/widget.css", "site.css"]  # cards are drawn by the style of the board
html_js_files = ["site.js"]
html_show_sphinx = False
html_copy_source = False
html_show_sourcelink = False
html_favicon = str(HERE / "static" / "favicon.svg")

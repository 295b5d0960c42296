"""The settings of Sphinx. make_pages.py collects its sources in the folder that Sphinx is given."""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE.parents[1]), str(HERE.parents[1] / "js"), str(HERE)]

from page_facts import complete, line_of, repository_address
from sphinx.application import Sphinx

import ora_widgets
from ora_widgets.notation.links import front_page_of, site_address

project = "ora_widgets"
author = "The ora_widgets authors"
copyright = "The ora_widgets authors, BSD 3-clause licence"  # noqa: A001 - Sphinx's name
version = release = ora_widgets.__version__
language = "en"

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon", "sphinx_copybutton"]
# A name links to its source line if the repository is known.
if repository_address():
    extensions.append("sphinx.ext.linkcode")
linkcode_resolve = line_of

# Examples are copied without their prompts and answers.
copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True

# Notebooks are shown with their saved outputs, which the tests verify.
nb_execution_mode = "off"
nb_ipywidgets_js: dict[str, dict[str, str]] = {}  # boards have their own script, and nothing comes from other sites
nb_output_stderr = "remove"
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_typehints = "signature"
autodoc_typehints_format = "short"
autodoc_member_order = "bysource"
napoleon_google_docstring = True
napoleon_numpy_docstring = False
# Text in backticks in a docstring is always code, and often a name with its own page.
default_role = "py:obj"

html_theme = "furo"
html_title = f"ora_widgets {version}"
html_baseurl = f"{front_page_of(address)}/docs/" if (address := site_address()) else ""
templates_path = [str(HERE / "templates")]
html_static_path = [str(HERE / "static")]
html_css_files = ["../boards/widget.css", "site.css"]  # the board's style sheet draws the cards
html_js_files = ["site.js"]
html_show_sphinx = False
html_copy_source = False
html_show_sourcelink = False
html_favicon = str(HERE / "static" / "favicon.svg")
if repository_address():
    html_theme_options = {
        "footer_icons": [{"name": "GitHub", "url": repository_address(), "html": "GitHub", "class": ""}]
    }


def setup(app: Sphinx) -> None:
    """Register a function that completes every page."""
    app.connect("html-page-context", complete)

"""The parts list of a release names its requirements and the page's packages, but no development tools."""

from __future__ import annotations

import re
from importlib.metadata import version

from tests.packaging.sbom import bom, components


def test_it_names_what_is_needed_and_what_is_bundled() -> None:
    names = {part["name"] for part in components()}
    assert {"anywidget", "fluent-runtime", "ipywidgets", "traitlets", "preact", "@floating-ui/dom"} <= names
    assert not {"pytest", "jupyterlab", "esbuild", "vitest"} & names


def test_every_part_has_an_address_of_its_own() -> None:
    listed = bom.listed(version("ora_widgets"), components())
    addresses = [part["purl"] for part in listed["components"]]
    assert len(set(addresses)) == len(addresses)
    assert all(re.fullmatch(r"pkg:(pypi|npm)/[\w.%/-]+@[\w.+-]+", address) for address in addresses)
    assert listed["dependencies"][0]["dependsOn"] == addresses

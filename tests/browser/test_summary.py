"""The summary of the rules fits on one printed sheet."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext

import ora_widgets as ora
from ora_widgets.language.fluent import languages

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("country", ["france", "ireland"])
def test_a_country_is_one_sheet_of_paper(country: str, language: str, context: BrowserContext, tmp_path: Path) -> None:
    page = context.new_page()
    page.goto(ora.rules_sheet(country, language=language).save(tmp_path / "page.html").as_uri())
    printed = page.pdf(prefer_css_page_size=True)

    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1

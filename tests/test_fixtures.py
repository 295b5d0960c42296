"""The scenes that the page is tested with are those that Python makes today."""

from __future__ import annotations

import pytest

from tests.fixtures.write import FOLDER, POSITIONS, SEARCH, fixture, searched, text


@pytest.mark.parametrize("name", POSITIONS)
def test_a_fixture_is_what_python_writes(name: str) -> None:
    written = FOLDER.joinpath(f"{name}.json").read_text(encoding="utf-8")

    assert written == text(fixture(name)), "write them anew: python -m tests.fixtures.write"
    assert len(written) < 72_000


def test_the_questions_that_the_page_is_asked_are_answered_as_python_answers_them() -> None:
    assert SEARCH.read_text(encoding="utf-8") == text(searched()), "write them anew: python -m tests.fixtures.write"


def test_there_are_no_other_fixtures() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == set(POSITIONS)

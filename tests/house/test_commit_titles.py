"""Titles of commits are imperative, short, and begin with a capital."""

from __future__ import annotations

from pathlib import Path

import pytest

from .commit_titles import faults, main, title_of


@pytest.mark.parametrize(
    "title",
    [
        "Rank solo plans by beam search",
        "Bring back the score pad",
        "Pass the language down as a name",
        "Feed the wheel's sizes to the page",
        "Merge branch 'wheel'",
        'Revert "Rank solo plans by beam search"',
        "fixup! Rank solo plans by beam search",
        f"Say {'x' * 68}",
    ],
)
def test_a_good_title_has_no_faults(title: str) -> None:
    assert faults(title) == []


@pytest.mark.parametrize(
    ("title", "fault"),
    [
        ("", "empty"),
        ("rank solo plans by beam search", "capital"),
        ("Rank solo plans by beam search.", "full stop"),
        (f"Say {'x' * 69}", "73 characters"),
        ("Ranked solo plans by beam search", "“Ranked” is not an imperative"),
        ("Ranking solo plans by beam search", "“Ranking” is not an imperative"),
        ("Ranks solo plans by beam search", "“Ranks” is not an imperative"),
        ("The solo plans are ranked by beam search", "“The” is not an imperative"),
        ("Bots: rank solo plans by beam search", "“Bots” is not an imperative"),
    ],
)
def test_a_fault_is_named(title: str, fault: str) -> None:
    (found,) = faults(title)
    assert fault in found


def test_comments_of_git_are_not_the_title() -> None:
    assert title_of("# Please enter the message\n\nRank solo plans\n\nBecause.\n") == "Rank solo plans"


@pytest.mark.parametrize(("title", "code"), [("Rank solo plans", 0), ("ranked solo plans.", 1)])
def test_the_hook_refuses_a_bad_title(title: str, code: int, tmp_path: Path) -> None:
    message = tmp_path / "COMMIT_EDITMSG"
    message.write_text(f"{title}\n", encoding="utf-8")
    assert main([str(message)]) == code

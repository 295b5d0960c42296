"""The shape of a named scenario: its position, its goal; what is said about it stands in the Fluent files."""

from __future__ import annotations

from typing import Any, NamedTuple


class Row(NamedTuple):
    """A name, a theme, and the terms of `Scenario` but for its words."""

    name: str
    theme: str
    terms: dict[str, Any]


def row(name: str, theme: str, **terms: Any) -> Row:
    """Write one row; its words are the messages `scenario-NAME` and `scenario-theme-THEME`."""
    return Row(name, theme, terms)

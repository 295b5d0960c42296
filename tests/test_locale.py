"""The words: found, filled in, and loud when something is missing."""

from __future__ import annotations

import doctest
import subprocess
import sys

import pytest

from ora_widgets import locale
from ora_widgets.locale import has, languages, message_ids, say


def test_docstrings() -> None:
    result = doctest.testmod(locale)
    assert result.attempted and not result.failed


def test_says_a_message_without_isolating_marks() -> None:
    words = say("contract-price", price=2, coins=1)
    assert "2 coins" in words
    assert not {"\u2068", "\u2069"} & set(words)


def test_numbers_choose_the_plural_form() -> None:
    assert "1 coin now" in say("contract-price", price=1, coins=0)
    assert "you have none" in say("contract-price", price=1, coins=0)


def test_unknown_message_names_itself() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        say("no-such-message")
    with pytest.raises(KeyError, match=r"game-over\.title"):
        say("game-over.title")
    assert not has("no-such-message")


def test_missing_argument_is_an_error() -> None:
    with pytest.raises(TypeError, match="contract-price"):
        say("contract-price", price=1)


def test_unknown_language_lists_the_known_ones() -> None:
    with pytest.raises(LookupError, match="en"):
        say("game-over", "xx")


def test_english_is_there_and_first() -> None:
    assert languages()[0] == "en"
    assert "game-over" in message_ids()


def test_importing_the_room_leaves_fluent_alone() -> None:
    code = "import sys, ora_widgets.locale; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0

"""The live page's replacements for Babel give the same texts as Babel."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import babel
import babel.plural
import pytest

from ora_widgets.language.current import languages, locale
from ora_widgets.widget.live.light_words import DECIMAL_PATTERN, LOCALES

NUMBERS = [
    *range(-25, 1300), 9999, 12_345, 999_999, 1_000_000, 2_000_000, 1_234_567, 10**14 + 3,
    0.0, 0.5, 1.0, 1.5, 2.0, 22.0, -0.25, 1 / 3, 2 / 3, 0.0005, 0.0015, 0.1235, 1234.0, 12_345.678, 1e6,
]  # fmt: skip


@pytest.mark.parametrize("language", languages())
def test_numbers_and_plural_forms_are_those_of_babel(language: str) -> None:
    theirs, ours = babel.Locale.parse(language), LOCALES[language]
    plural = babel.plural.to_python(theirs.plural_form)
    for number in NUMBERS:
        assert ours.plural_form(number) == plural(number), number
        assert DECIMAL_PATTERN.apply(number, ours) == theirs.decimal_formats[None].apply(number, theirs), number


def test_no_message_asks_for_more_than_the_stand_ins_have() -> None:
    for path in Path(str(locale())).rglob("*.ftl"):
        words = path.read_text(encoding="utf-8")
        assert "DATETIME(" not in words
        assert "NUMBER(" not in words


SAME = """
import sys
if sys.argv[1:]:
    from ora_widgets.widget.live.light_words import install
    install()
from ora_widgets.language.fluent import say
for language in ("en", "es", "pl"):
    for count in (0, 1, 2, 5, 12, 22, 1234, 2.5):
        print(say("contract-price", language, price=count, coins=count, instead="none"))
assert bool(sys.argv[1:]) != ("babel.core" in sys.modules)
"""


def test_sentences_are_the_same_with_and_without_babel() -> None:
    run = [sys.executable, "-c", SAME]
    said = [
        subprocess.run([*run, *light], capture_output=True, text=True, check=True).stdout for light in ([], ["light"])
    ]
    assert said[0] == said[1]
    assert "2" in said[0]

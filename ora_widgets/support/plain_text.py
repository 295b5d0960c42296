"""Making foreign text safe to show among other words."""

from __future__ import annotations

from unicodedata import category

# Characters that embed, override or isolate a direction; if left open, they affect the text that follows.
DIRECTION_CONTROLS = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])


def plain_text(text: str) -> str:
    r"""A text without direction and control characters, and with question marks for lone surrogates; line breaks stay.

    >>> plain_text("\u202eevil\x1b[2J"), plain_text("Ann\ud800\nand Bo")
    ('evil[2J', 'Ann?\nand Bo')
    """
    whole = text.translate(DIRECTION_CONTROLS).encode(errors="replace").decode()
    return "".join(letter for letter in whole if letter in "\n\t" or category(letter) != "Cc")


def plain_title(text: str, limit: int) -> str:
    r"""A text as one line of limited length, as for the title of a page.

    Args:
        limit: How many characters are kept.

    >>> plain_title("A game\n\u202eof mine", 8)
    'A game o'
    """
    return " ".join(plain_text(text[: 10 * limit]).split())[:limit].strip()

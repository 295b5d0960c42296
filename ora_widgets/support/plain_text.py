"""Text that somebody else wrote, made harmless for the words around it."""

from __future__ import annotations

from unicodedata import category

# What embeds, overrides or isolates a direction: left open, it turns what follows on the page.
DIRECTIONS = dict.fromkeys([*range(0x202A, 0x202F), *range(0x2066, 0x206A)])


def plain_text(text: str) -> str:
    r"""A text without signs of direction and controls, and with question marks for halves of letters; lines stay lines.

    >>> plain_text("\u202eevil\x1b[2J"), plain_text("Ann\ud800\nand Bo")
    ('evil[2J', 'Ann?\nand Bo')
    """
    whole = text.translate(DIRECTIONS).encode(errors="replace").decode()
    return "".join(letter for letter in whole if letter in "\n\t" or category(letter) != "Cc")


def plain_title(text: str, limit: int) -> str:
    r"""A text as one line of limited length, as for the title of a page.

    Args:
        limit: How many characters are kept.

    >>> plain_title("A game\n\u202eof mine", 8)
    'A game o'
    """
    return " ".join(plain_text(text[: 10 * limit]).split())[:limit].strip()

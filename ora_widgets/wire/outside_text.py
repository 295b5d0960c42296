"""Text that came from outside, as a type of its own: what takes a file name does not take it."""

from __future__ import annotations

from typing import NamedTuple


class OutsideText(NamedTuple):
    """A text from a page, an address, a code, a paste or an agent, which is read and never names a file.

    It is no `str`, so that the type checker refuses it wherever a path is taken.

    Attributes:
        file: The file that somebody's own code has opened to get it, for the sentence; mostly there is none.

    >>> OutsideText("/etc/passwd").text
    '/etc/passwd'
    """

    text: str
    file: str = ""

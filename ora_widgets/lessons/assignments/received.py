"""What comes back from a class: pasted texts, mails and files, as plain texts to look for codes in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC
from email import message_from_bytes, policy
from email.utils import parsedate_to_datetime
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from ...engine.moves import shown
from ...language.fluent import say
from ...support.arguments import check, is_a, text

MAX_TEXT_LENGTH = 1_000_000  # characters of a text, and bytes of a file, in which codes are looked for
MAX_FILES = 1_000  # in one folder
MINUTES = "%Y-%m-%d %H:%M"

Codes = str | Path | Iterable[str | Path]


class Received(NamedTuple):
    """A text that came back.

    Attributes:
        text: The text.
        source: The file it was in; empty for a text that was pasted.
        sent: When the mail was sent, in UTC; empty where nobody knows.
        problem: Why not all of it was read, as a sentence; empty where it was.
    """

    text: str
    source: str = ""
    sent: str = ""
    problem: str = ""


def received(codes: Codes, language: str) -> Iterator[Received]:
    """The texts that came back, in the order in which they were given; files of a folder by name.

    Args:
        codes: A text, a file, a folder, or several of them.

    Raises:
        WrongArgument: When it is neither a text nor a path.

    >>> [one.text for one in received(["a", "b"], "en")]
    ['a', 'b']
    """
    several = [codes] if isinstance(codes, str | Path) else codes
    check(is_a(several, Iterable), "codes", codes, "text")
    for one in several:
        if not isinstance(one, Path):
            whole = text("codes", one)
            problem = say("classroom-too-long", language, most=MAX_TEXT_LENGTH) if len(whole) > MAX_TEXT_LENGTH else ""
            yield Received(whole[:MAX_TEXT_LENGTH], problem=problem)
        elif one.is_dir():
            files = sorted(islice((file for file in one.iterdir() if file.is_file()), MAX_FILES + 1))
            yield from (_file(file, language) for file in files[:MAX_FILES])
            if len(files) > MAX_FILES:
                yield Received("", one.name, problem=say("classroom-too-many-files", language, most=MAX_FILES))
        else:
            yield _file(one, language)


def _file(path: Path, language: str) -> Received:
    name = shown(path.name, 40)
    try:
        with path.open("rb") as opened:
            data = opened.read(MAX_TEXT_LENGTH + 1)
    except OSError as error:
        return Received(
            "", name, problem=say("classroom-no-file", language, why=error.strerror or type(error).__name__)
        )
    problem = say("classroom-too-long", language, most=MAX_TEXT_LENGTH) if len(data) > MAX_TEXT_LENGTH else ""
    found, sent = _mail(data) if path.suffix.lower() == ".eml" else (_decoded(data), "")
    return Received(found[:MAX_TEXT_LENGTH], name, sent, problem)


def _decoded(data: bytes) -> str:
    wide = data.startswith((b"\xff\xfe", b"\xfe\xff"))  # as some editors save texts
    return data.decode("utf-16" if wide else "utf-8", errors="replace")


def _mail(data: bytes) -> tuple[str, str]:
    """The texts of a mail, and when it was sent."""
    mail = message_from_bytes(data, policy=policy.compat32)
    parts = [part.get_payload(decode=True) for part in mail.walk() if part.get_content_maintype() == "text"]
    texts = [part.decode(errors="replace") for part in parts if isinstance(part, bytes)]
    try:
        sent = parsedate_to_datetime(str(mail["date"])).astimezone(UTC).strftime(MINUTES)
    except (ValueError, OverflowError):
        sent = ""
    return "\n".join(texts), sent

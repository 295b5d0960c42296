"""Backups of progress for another machine: a file to download or a code to paste, for example on Binder."""

from __future__ import annotations

import binascii
import os
import re
import zlib
from base64 import b64encode, urlsafe_b64decode, urlsafe_b64encode
from html import escape
from pathlib import Path

from ..engine.moves import ParseError
from ..language.fluent import CURRENT, known_language, say
from ..language.sentences import with_sentence
from ..support.arguments import check
from ..support.arguments import path as path_of
from ..support.files import write_whole
from .outcome import Words
from .progress_file import FILE, VERSION, Progress, ProgressData, file_text, progress_in_use, read, version_of

CODE_PREFIX = "oraprogress1:"
OTHER_CODE = re.compile(r"oraprogress([0-9]{1,9}):")  # codes of another version
MAX_BACKUP_LENGTH = 20_000_000  # characters: hundreds of times the size with all exercises


class Backup:
    """A progress file as a link to download and a code to paste; neither needs a network.

    Args:
        text: The content of the file.

    >>> Backup("{}", "en").code.partition(":")[0]
    'oraprogress1'
    """

    def __init__(self, text: str, language: str) -> None:
        self.text = text
        self.language = language

    @property
    def code(self) -> str:
        """The content as one word, for `restore`."""
        return CODE_PREFIX + urlsafe_b64encode(zlib.compress(self.text.encode(), 9)).decode()

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the content to a file.

        Args:
            path: The file.

        Raises:
            OSError: When the file cannot be written.
        """
        file = path_of("path", path)
        write_whole(file, self.text.encode())
        return file

    def __repr__(self) -> str:
        return f'ora.lessons.restore("{self.code}")'

    def _repr_html_(self) -> str:
        address = f"data:application/json;base64,{b64encode(self.text.encode()).decode()}"
        label = escape(say("backup-download", self.language))
        paste = escape(say("backup-paste", self.language))
        return f'<p><a download="{FILE}" href="{address}">{label}</a></p><p>{paste}</p><pre>{escape(repr(self))}</pre>'


def backup(language: str = CURRENT) -> Backup:
    """Back up your progress: a link downloads it, and a line of code restores it on another machine.

    >>> backup().code[:13]
    'oraprogress1:'
    """
    language = known_language(language)
    return Backup(file_text(progress_in_use().all()), language)


def restore(source: str | os.PathLike[str], *, language: str = CURRENT, progress: Progress | None = None) -> Words:
    """Restore progress from a backup; progress made since is kept as well.

    Args:
        source: A file, the code of a `backup()`, or the content of such a file.
        progress: The progress file to add it to; by default the one in use.

    Returns:
        A sentence on how many exercises were new.

    Raises:
        ParseError: When the source is not progress, is damaged or of a newer version; nothing is changed then.
        FileNotFoundError: When there is no such file.

    >>> restore(backup().code)
    0 exercises were restored.
    """
    language = known_language(language)
    check(progress is None or isinstance(progress, Progress), "progress", progress, "progress")
    found = _read(_text_of(source, language), language)
    count = (progress_in_use() if progress is None else progress).absorb(found)
    return Words(say("backup-restored", language, count=count))


def _read(text: str, language: str) -> ProgressData:
    data = read(text)
    if data is None:
        version = version_of(text)
        if version > VERSION:
            raise with_sentence(ParseError("progress-newer", "", version=version, ours=VERSION), language=language)
        raise with_sentence(ParseError("progress-damaged"), language=language)
    return data


def _text_of(source: str | os.PathLike[str], language: str) -> str:
    text = source.strip() if isinstance(source, str) else ""
    if text.startswith(CODE_PREFIX):
        try:
            unpacked = zlib.decompressobj()
            data = unpacked.decompress(
                urlsafe_b64decode(text.removeprefix(CODE_PREFIX).encode("ascii")), MAX_BACKUP_LENGTH
            )
            whole = unpacked.eof
            text = data.decode()
        except (zlib.error, binascii.Error, ValueError):
            whole, text = False, ""
        if not whole:
            raise with_sentence(ParseError("progress-damaged"), language=language)
        return text
    if other := OTHER_CODE.match(text):
        raise with_sentence(ParseError("progress-newer", "", version=other[1], ours=VERSION), language=language)
    if text.startswith("{"):
        return text
    file = path_of("source", source)
    if not file.is_file():
        raise FileNotFoundError(say("progress-no-file", language, file=str(file)))
    with file.open("rb") as opened:
        return opened.read(MAX_BACKUP_LENGTH).decode(errors="replace")

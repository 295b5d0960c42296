"""Failures of a board that only reach the log, because Jupyter hides errors of callbacks."""

from __future__ import annotations

import logging

LOGGER = "ora_widgets"


class Failures(logging.Handler):
    """Collects the failures while it is open."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[str] = []
        logging.getLogger(LOGGER).addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(self.format(record))

    def close(self) -> None:
        logging.getLogger(LOGGER).removeHandler(self)
        super().close()

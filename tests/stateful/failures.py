"""What a board could not do and only wrote into the log, since in Jupyter nobody sees what a callback raises."""

from __future__ import annotations

import logging

LOGGER = "ora_widgets"


class Failures(logging.Handler):
    """Collects it while it is open."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[str] = []
        logging.getLogger(LOGGER).addHandler(self)

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(self.format(record))

    def close(self) -> None:
        logging.getLogger(LOGGER).removeHandler(self)
        super().close()

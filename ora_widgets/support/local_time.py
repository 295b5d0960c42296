"""A moment by the clock of this machine, which may be wrong and whose zone may be an odd one."""

from __future__ import annotations

from datetime import UTC, datetime


def local_time(seconds: float | None = None) -> datetime | None:
    """A moment where this machine is, or in Greenwich where its zone cannot be used; nothing outside of the calendar.

    Args:
        seconds: Since the beginning of 1970, negative before it; by default now.

    >>> local_time(1e300) is None, local_time(0).year in (1969, 1970)
    (True, True)
    """
    try:
        moment = datetime.now(UTC) if seconds is None else datetime.fromtimestamp(seconds, UTC)
    except (OSError, ValueError, OverflowError):
        return None
    try:
        return moment.astimezone()
    except (OSError, ValueError, OverflowError):  # such as a zone of a whole day, or the last hours of the last year
        return moment

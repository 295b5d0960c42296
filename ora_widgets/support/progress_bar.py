"""A progress bar, where one is wanted and tqdm is installed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any


def progress_bar(total: int, wanted: bool) -> AbstractContextManager[Callable[[], object]]:
    """Show how much is done: what the context gives is called after every piece of work.

    Args:
        total: How many pieces there are.
        wanted: Whether a bar is shown.

    >>> with progress_bar(3, False) as step:
    ...     step()
    """
    if not wanted:
        return nullcontext(lambda: None)
    try:
        from tqdm.auto import tqdm
    except ImportError:
        return nullcontext(lambda: None)
    return _Tqdm(tqdm(total=total))


class _Tqdm(AbstractContextManager[Callable[[], object]]):
    def __init__(self, bar: Any) -> None:
        self._bar = bar

    def __enter__(self) -> Callable[[], object]:
        return self._bar.update  # type: ignore[no-any-return]

    def __exit__(self, *_: object) -> None:
        self._bar.close()

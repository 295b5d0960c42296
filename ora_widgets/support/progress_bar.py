"""A progress bar, where one is wanted and tqdm is installed."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any


def progress_bar(total: int, wanted: bool, unit: str = "") -> AbstractContextManager[Callable[..., object]]:
    """Show how much is done: what the context gives is called after every piece of work, or with the number of several.

    Args:
        total: How many pieces there are.
        wanted: Whether a bar is shown.
        unit: What a piece is, in the plural.

    >>> with progress_bar(3, False) as step:
    ...     step(2)
    """
    if not wanted:
        return nullcontext(_nothing)
    try:
        from tqdm.auto import tqdm
    except ImportError:
        return nullcontext(_nothing)
    return _Tqdm(tqdm(total=total, unit=f" {unit}" if unit else "it"))


def _nothing(_: int = 1) -> None:
    """There is no bar."""


class _Tqdm(AbstractContextManager[Callable[..., object]]):
    def __init__(self, bar: Any) -> None:
        self._bar = bar

    def __enter__(self) -> Callable[..., object]:
        return self._bar.update  # type: ignore[no-any-return]

    def __exit__(self, *_: object) -> None:
        self._bar.close()

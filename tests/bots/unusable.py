"""The warning about an unusable file of weights."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ora_widgets.bots.evolved import UnusableWeights


@contextmanager
def warned_about(file: Path, said: str) -> Iterator[None]:
    """Expect one warning that names the file, the fault and the remedy."""
    with pytest.warns(UnusableWeights) as caught:
        yield
    (one,) = caught
    assert said in str(one.message)
    assert str(file) in str(one.message)
    assert "nstall ora_widgets again" in str(one.message)


@contextmanager
def not_warned() -> Iterator[None]:
    """Expect no further warning."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield

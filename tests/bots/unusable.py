"""What is said of a file of weights that cannot be used."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ora_widgets.bots.evolved import UnusableWeights


@contextmanager
def warned_about(file: Path, said: str) -> Iterator[None]:
    """One warning that names the file, says what is wrong, and what to do."""
    with pytest.warns(UnusableWeights) as caught:
        yield
    (one,) = caught
    assert said in str(one.message)
    assert str(file) in str(one.message)
    assert "nstall ora_widgets again" in str(one.message)


@contextmanager
def not_warned() -> Iterator[None]:
    """No warning any more."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield

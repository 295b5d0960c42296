"""Commands as a test runs them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest


def refusal_of(
    command: Callable[[Sequence[str]], object], words: Sequence[str], capsys: pytest.CaptureFixture[str]
) -> str:
    """What a command says that ends without doing anything."""
    with pytest.raises(SystemExit) as stopped:
        command(words)
    return f"{stopped.value} {capsys.readouterr().err}"

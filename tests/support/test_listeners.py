"""Listeners are told about changes, and may disappear at any time."""

from __future__ import annotations

from ora_widgets.support.listeners import Listeners


class Gone:
    """A listener without other references."""

    def hear(self) -> None:
        """Do nothing."""


def test_who_has_gone_may_be_found_twice_at_once() -> None:
    heard = Listeners()
    depth: list[int] = []

    def again() -> None:
        if not depth:
            depth.append(1)
            heard.tell("test goes on")

    end = heard.add(again)
    heard.add(Gone().hear)
    heard.tell("test goes on")
    assert len(heard) == 1
    end()
    end()
    assert heard == []

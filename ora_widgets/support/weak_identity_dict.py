"""Data attached to objects by identity, while they live."""

from __future__ import annotations

from typing import Generic, TypeVar
from weakref import ref

Owner = TypeVar("Owner")
Known = TypeVar("Known")


class WeakIdentityDict(Generic[Owner, Known]):
    """Data attached to objects by identity, dropped when the object is collected.

    A game equals its copy and cannot be hashed, so a `WeakKeyDictionary` cannot be used.

    >>> known, one, other = WeakIdentityDict(), {1}, {1}
    >>> known.setdefault(one, []).append("seen")
    >>> known.setdefault(one, []), known.setdefault(other, [])
    (['seen'], [])
    """

    def __init__(self) -> None:
        self._known: dict[int, tuple[ref[Owner], Known]] = {}

    def get(self, owner: Owner) -> Known | None:
        """The data of an object, or `None`."""
        kept = self._known.get(id(owner))
        return None if kept is None else kept[1]

    def __setitem__(self, owner: Owner, known: Known) -> None:
        self._known[id(owner)] = self._entry(owner, known)

    def setdefault(self, owner: Owner, fresh: Known) -> Known:
        """What is known of an object.

        Args:
            owner: The object, to which there can be weak references.
            fresh: Makes the data if the object has none.
        """
        kept = self._known.get(id(owner))
        if kept is None:  # of two threads, the second finds the first one's data
            kept = self._known.setdefault(id(owner), self._entry(owner, fresh))
        return kept[1]

    def _entry(self, owner: Owner, known: Known) -> tuple[ref[Owner], Known]:
        number = id(owner)
        return ref(owner, lambda _: self._known.pop(number, None)), known

"""What is known of objects for as long as they are there, by which object it is: equal ones have nothing in common."""

from __future__ import annotations

from typing import Generic, TypeVar
from weakref import ref

Owner = TypeVar("Owner")
Known = TypeVar("Known")


class KnownOf(Generic[Owner, Known]):
    """What is known of each object; it goes when the object goes.

    A game is equal to its copy and cannot be hashed, so that a `WeakKeyDictionary` does not serve here.

    >>> known, one, other = KnownOf(), {1}, {1}
    >>> known.setdefault(one, []).append("seen")
    >>> known.setdefault(one, []), known.setdefault(other, [])
    (['seen'], [])
    """

    def __init__(self) -> None:
        self._known: dict[int, tuple[ref[Owner], Known]] = {}

    def get(self, owner: Owner) -> Known | None:
        """What is known of an object, if anything."""
        kept = self._known.get(id(owner))
        return None if kept is None else kept[1]

    def __setitem__(self, owner: Owner, known: Known) -> None:
        number = id(owner)
        self._known[number] = ref(owner, lambda _: self._known.pop(number, None)), known

    def setdefault(self, owner: Owner, fresh: Known) -> Known:
        """What is known of an object.

        Args:
            owner: The object, to which there can be weak references.
            fresh: What is known from now on, where nothing was.
        """
        number = id(owner)
        kept = self._known.get(number)
        if kept is None:  # of two threads the second one finds what the first has written
            kept = self._known.setdefault(number, (ref(owner, lambda _: self._known.pop(number, None)), fresh))
        return kept[1]

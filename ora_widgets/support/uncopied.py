"""What belongs to one Python: to be neither copied nor pickled, and to say so."""

from __future__ import annotations

from typing import NoReturn

from .arguments import WrongArgument


class Uncopied:
    """What pages or threads of this Python hold: `copy`, `deepcopy` and `pickle` say what can be copied instead.

    >>> import pickle
    >>> try:
    ...     pickle.dumps(Uncopied())
    ... except TypeError as refused:
    ...     print(str(refused)[:41])
    Uncopied cannot be copied or pickled: pag
    """

    _copied_instead = "game"  # the name of an attribute

    def _say_so(self, *_: object) -> NoReturn:
        raise WrongArgument("uncopied", kind=type(self).__name__, instead=self._copied_instead)

    __copy__ = __deepcopy__ = __reduce__ = __reduce_ex__ = _say_so

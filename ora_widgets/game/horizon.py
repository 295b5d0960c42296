"""How long bots, studies and the environment play a game on that the rules need not end.

A game for two has no last round (F10.6): it ends when the display runs down, and where nobody builds any more, never. Code
that lets bots play games on needs a stop of its own, which is no rule and no end: what stands then is what stands then.
"""

from __future__ import annotations

from ..engine import State

HORIZON = 100  # rounds; people end a game for two about round 40
MAX_HORIZON = 10_000  # rounds that anybody may ask for


def beyond(state: State, horizon: int = HORIZON) -> bool:
    """Whether a game that need not end still goes on after a number of rounds.

    >>> from ora_widgets.engine import new_state
    >>> beyond(new_state(2, "france")), beyond(new_state(2, "france"), 0), beyond(new_state(3, "france"), 0)
    (False, True, False)
    """
    return state.mode.rounds is None and state.round > horizon and not state.over

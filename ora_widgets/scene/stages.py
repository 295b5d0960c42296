"""What is said while an answer is being put together: the kinds of action to begin with, and a sentence per next pick.

The page looks the sentence up in `book.stages` by what has been chosen so far, and fills in what was picked. It does so by
one rule, in three steps:

1. `fitting` are the options that contain all picks, of those of the chosen action if one was chosen. Where the list of
   answers was cut (`ask.more`) and none of the known ones fits, they are all that are known, and the tokens that are
   still needed are those that Python says are live.
2. Without picks the key is the chosen action (`"build"`); without an action either, the question itself is shown.
3. With picks the key is `"{head} {next}"`. `head` is the verb of the fitting options if they share one, else their
   action if they share that, else `any`. `next` is the first of `KINDS` of which a token is still needed by one of them.

The kind of a token is the first that applies: `card` in `book.cards`; `space` with a comma; `clergyman` for `prior` and
`lay`; `payment` for `coins`, `wine` and `whiskey`; `good` where its last two letters are in `book.goods`; `side` for
`hills`, `plains`, `coast` and `mountain`; `indicator` if on the wheel; `row` for a number of `district` and `plot`; else
`number`.

The page fills in `{card}` (the card that was picked, else `ask.piece`), `{space}` (the space that was picked) and `{n}`
(how many different tokens of the kind `next` are live).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine import Move, answers, explain
from ..engine.frames import MID_ACTION, Turn
from ..engine.state import LAY
from ..language.fluent import FALLBACK, message_ids, say

if TYPE_CHECKING:
    from ..engine import State
    from ..wire.to_page import Action

KINDS = ("card", "space", "row", "side", "clergyman", "indicator", "payment", "good", "number")
STAGE = "stage-"

#: The verbs of each kind of action, in the order in which the kinds are offered.
ACTIONS = {
    "build": ("build",),
    "settle": ("settle",),
    "use": ("use",),
    "hire": ("contract",),
    "harvest": ("fell", "cut"),
    "land": ("district", "plot"),
}


def stages(language: str) -> dict[str, str]:
    """The sentences by their keys, with `{card}`, `{space}` and `{n}` left to be filled in.

    >>> stages("en")["build space"]
    'Choose a space for the {card} ({n} possible)'
    """
    return {
        id_.removeprefix(STAGE).replace("-", " "): say(id_, language, card="{card}", space="{space}", n="{n}")
        for id_ in message_ids(FALLBACK)
        if id_.startswith(STAGE)
    }


#: What a turn with an action left always names, so that nothing vanishes from under the hand.
ALWAYS = ("build", "use", "hire", "harvest")

#: What is tried with each building to say why none can be used, and what may be wrong, the nearest miss first.
NEARLY = {"use": ("use", LAY), "hire": ("contract", "coins")}
NEAREST = ("contract-price", "owner-has-no-clergyman", "no-clergyman", "occupied")


def actions(state: State, language: str) -> list[Action]:
    """The kinds of action among the answers to the question now; none where there is no choice between two.

    While a main action is left, those that are impossible now are named too, each with the reason.

    >>> from ora_widgets.engine import new_state
    >>> [action["label"] for action in actions(new_state(3, "france"), "en")]
    ['Build', 'Use', 'Work contract', 'Fell / cut']
    """
    if state.over or state.pending[-1].kind in MID_ACTION:
        return []
    possible = dict.fromkeys(move[0] for move in answers(state))
    offered = [(key, [verb for verb in verbs if verb in possible]) for key, verbs in ACTIONS.items()]
    frame = state.pending[-1]
    left = frame.kind if isinstance(frame, Turn) and frame.mains else ""
    no_place_to_settle = left == "settle" and "settle" not in possible
    if sum(1 for _, verbs in offered if verbs) < 2 and not no_place_to_settle:
        return []
    named = ALWAYS if left == "act" else ("settle",) if no_place_to_settle else ()
    found: list[Action] = []
    for key, verbs in offered:
        label = say(f"action-{key}", language, only=verbs[0] if len(verbs) == 1 else "no")
        if verbs:
            found.append({"key": key, "label": label, "verbs": verbs})
        elif key in named:
            because = say(f"action-no-{key}", language, nearest=_nearest(state, frame.seat, key), price=state.price)
            found.append({"key": key, "label": label, "verbs": [], "because": because})
    return found


def _nearest(state: State, seat: int, key: str) -> str:
    """What is wrong with the building that comes nearest to being used; empty where that is no matter of buildings."""
    if key == "settle":
        return "" if state.players[seat].hand else "none"
    verb, how = NEARLY.get(key, ("", ""))
    cards = [card for card, (owner, _) in state.sites.items() if (owner == seat) == (verb == "use")] if verb else []
    found = {explain(state, Move((verb, card, how))).message for card in cards}
    return next((message for message in NEAREST if message in found), "")

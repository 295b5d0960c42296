"""The keywords that answer the questions of a whole action.

| keyword | answers |
|---|---|
| `flour=3` (any good by name) | how often a trade that takes, or gives, this good is made |
| `sell=2` | how often a trade is made that gives coins and nothing else |
| `pay="Pt"`, `pay=["2Sh", "Wo"]` | payments in the order in which they are asked; `;` separates as well |
| `take="joker"`, `take="grain"`, `take="joker Sh"` | what is produced by which indicator |
| `give="Pt Cl Wo"`, `choose="2Gn; Be"`, `claim="Bo Rq"` | different goods, gifts, points as goods |
| `trade="3energy"`, `trade=["Bo", "Ce"]` | which of several trades |
| `clear="0,1"`, `enter="F05"` | a forest to remove, a building to use |
| `prior=True`, `send="lay"` | the prior on the new building, the clergyman an owner lends |
| `fee=False` | do not pay an optional fee |
| `then="build G07 0,3"` | lines for whatever none of these answers: actions that a building grants |
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any

from .engine import Ambiguous, NoSuchMove, State, options
from .engine.cards import CARDS
from .engine.goods import BY_NAME, COIN, GOODS
from .engine.steps.trade import Exchange, Together

LISTS = ("pay", "take", "give", "choose", "claim", "trade", "clear", "enter", "then")
FLAGS = ("prior", "send", "fee")


class Answers:
    """Keyword answers, used up question by question.

    Parameters: `given`, keyword and value.
    Raises `NoSuchMove` for a keyword that is none of those above.
    """

    def __init__(self, given: dict[str, Any]) -> None:
        for name in given:
            if name not in (*LISTS, *FLAGS, "sell") and name not in BY_NAME:
                raise NoSuchMove("unknown-answer", "", word=name, known=", ".join((*LISTS, *FLAGS, "sell")))
        self._lists = {name: _parts(given[name]) for name in LISTS if name in given}
        self._flags = {name: given[name] for name in FLAGS if name in given}
        self._counts = {name: given[name] for name in given if name not in (*LISTS, *FLAGS)}
        self._used: set[str] = {"prior"}  # `build(prior=False)` is said even where nobody asks

    def line(self, state: State) -> str:
        """The answer to the question on top; raises `Ambiguous` where a choice has to be named."""
        kind = state.pending[-1][0]
        offered = list(islice(iter(options(state)), 200))
        verbs = dict.fromkeys(move[0] for move in offered)
        if kind == "prior":
            return "prior" if self._flags.get("prior") else "skip"
        if kind == "go":
            return "go"
        if "times" in verbs:
            return f"times {self._times(state)}"
        if "send" in verbs and "send" in self._flags:
            self._used.add("send")
            return f"send {self._flags['send']}"
        for verb in verbs:
            if self._lists.get(verb):
                return f"{verb} {self._lists[verb].pop(0)}"
        if self._lists.get("then") and any(self._lists["then"][0].split()[0] == verb for verb in verbs):
            return self._lists["then"].pop(0)
        return self._least(offered)

    def _least(self, offered: list[Any]) -> str:
        """What is meant when nothing is said: a fee is paid, own indicators are read, the rest is left out."""
        real = [move for move in offered if move[0] not in ("skip", "flip", "sell")]
        own = [move for move in real if move[0] == "take" and move[1] != "joker"]
        if len(own) == 1:
            return " ".join(own[0])
        fee = len(real) == 1 and real[0][0] == "pay"
        if fee and self._flags.get("fee", True):
            return " ".join(real[0])
        self._used.add("fee")
        if ("skip",) in offered and not own and (fee or real[0][0] != "pay"):
            return "skip"
        shown = ", ".join(" ".join(move) for move in real[:8])
        raise Ambiguous("answer-needed", "", verb=real[0][0], options=shown)

    def _times(self, state: State) -> int:
        """How often the trade in question is to be made: the keyword of a good in it, else not at all."""
        frame = state.pending[-1]
        step = CARDS[frame[2]].does[frame[3]]
        trade = step.trades[len(frame[5])] if isinstance(step, Together) else step
        if not isinstance(trade, Exchange):
            return 0
        names = [GOODS[index].name for index, _ in (*trade.give.tiles, *trade.tiles)]
        if all(index == COIN for index, _ in trade.tiles):
            names.insert(0, "sell")
        for name in names:
            if name in self._counts and name not in self._used:
                self._used.add(name)
                return int(self._counts[name])
        return 0

    def check_used(self, opening: str) -> None:
        """Raise `NoSuchMove` when an answer was given to which there was no question."""
        left = [name for name, parts in self._lists.items() if parts]
        left += [name for name in (*self._flags, *self._counts) if name not in self._used and name != "fee"]
        if left:
            raise NoSuchMove("unused-answer", "", word=left[0], line=opening)


def _parts(value: str | Sequence[str]) -> list[str]:
    """One or several answers, as a list."""
    return [part.strip() for part in value.split(";")] if isinstance(value, str) else list(value)

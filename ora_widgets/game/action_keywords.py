"""The keywords that answer the questions of a whole action.

| keyword | answers |
|---|---|
| `flour=3` (any good by name) | how often a trade that takes, or gives, this good is made |
| `sell=2` | how often a trade is made that gives coins and nothing else |
| `pay="Pt"`, `pay=["2Sh", "Wo"]` | payments in the order in which they are asked; `;` separates as well |
| `take="joker"`, `take="grain"`, `take="joker Sh"` | what is produced by which indicator |
| `give="Pt Cl Wo"`, `choose="2Gn; Be"`, `claim="Bo Rq"` | different goods, gifts, points as goods |
| `trade="3energy"`, `trade=["Bo", "Ce"]` | which of several trades |
| `clear="0,1"`, `enter="Bakery"` | a forest to remove, a building to use |
| `prior=True`, `send="lay"` | the prior on the new building, the clergyman an owner lends |
| `fee=False` | do not pay an optional fee |
| `then="build G07 0,3"` | lines for what none of these answers: actions that a building grants |

Goods go by code or by name, in any of our languages: `pay="2Sh"`, `pay="2 livestock"` and `pay="2 owce"` are the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from operator import index
from typing import Any

from ..engine import AmbiguousMove, InvalidMove, State, answers, conversions
from ..engine.cards import trade_of
from ..engine.goods import BY_NAME, COIN, GOODS
from ..engine.moves import safe_text
from ..engine.steps.base import SKIP, Plain
from ..language.name_lookup import engine_name, ids_named, tokens

LISTS = ("pay", "take", "give", "choose", "claim", "trade", "clear", "enter", "then")
BAGS = ("pay", "give", "choose", "claim")
FLAGS = ("prior", "send", "fee")
KEYWORDS = (*LISTS, *FLAGS, "sell")
MAX_ANSWERS = 200  # how many answers are read to find out what a question asks for


Given = dict[str, Any]  # keywords and values as somebody has typed them: what they may be is checked here


class Answers:
    """The answers to a building's questions, given by keyword and used up question by question.

    Args:
        given: The answers by keyword, such as `{"pay": "2Sh", "fee": False}`; `Actions.use` lists the keywords.

    Raises:
        InvalidMove: For a keyword that does not exist, or a value that it cannot have.
    """

    def __init__(self, given: Given) -> None:
        given = {_keyword(name): value for name, value in given.items()}
        for name in given:
            if name not in KEYWORDS and name not in BY_NAME:
                raise InvalidMove("unknown-answer", "F5.2", word=safe_text(name, 40), known=", ".join(KEYWORDS))
        self._lists = {name: _parts(name, given[name]) for name in LISTS if name in given}
        self._flags = {name: _flag(name, given[name]) for name in FLAGS if name in given}
        self._counts = {name: _count(name, given[name]) for name in given if name == "sell" or name in BY_NAME}
        # These may be given although nothing asks for them, such as `build(…, prior=False)` or `use(…, sell=0)`.
        self._used = {name for name, value in {**self._counts, "prior": self._flags.get("prior")}.items() if not value}

    def line(self, state: State) -> str:
        """The answer to the question on top.

        Returns:
            The answer as a line, such as `"pay 2Sh"`.

        Raises:
            AmbiguousMove: When nothing given answers the question and there is more than one answer.
        """
        kind = state.pending[-1].kind
        offered = list(islice(iter(answers(state)), MAX_ANSWERS))
        verbs = dict.fromkeys(move[0] for move in offered)
        if kind == "prior":
            self._used.add("prior")
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
                return f"{verb} {_words(verb, self._lists[verb].pop(0), offered)}"
        possible = {*verbs, *(move[0] for move in conversions(state))}
        if self._lists.get("then") and self._lists["then"][0].split()[0] in possible:
            return self._lists["then"].pop(0)
        return self._default_answer(offered)

    def _default_answer(self, offered: list[Plain]) -> str:
        """The default answer: a fee is paid, a good's own indicator is read, everything else is left out."""
        real = [move for move in offered if move[0] != "skip"]
        if not real:
            return "skip"
        skip = SKIP in offered
        if skip and real[0][0] == "pay" and "fee" in self._flags:
            self._used.add("fee")
            if not self._flags["fee"]:
                return "skip"
        if len(real) == 1 and real[0][0] == "pay":
            return " ".join(real[0])
        own = [move for move in real if move[0] == "take" and move[1] != "joker"]
        if len(own) == 1:
            return " ".join(own[0])
        if skip and not own and real[0][0] != "pay":
            return "skip"
        listed = ", ".join(" ".join(move) for move in real[:8]) + (" …" if len(real) > 8 else "")
        raise AmbiguousMove("answer-needed", "F5.2.1", verb=real[0][0], options=listed)

    def _times(self, state: State) -> int:
        """How often to make a trade: as the keyword of a good in it says, otherwise not at all."""
        trade = trade_of(state.pending[-1])
        names = [GOODS[i].name for i, _ in (*trade.give.tiles, *trade.tiles)]
        if all(i == COIN for i, _ in trade.tiles):
            names.insert(0, "sell")
        for name in names:
            if name in self._counts and name not in self._used:
                self._used.add(name)
                return self._counts[name]
        return 0

    @property
    def unused(self) -> list[str]:
        """The keywords that no question asked for."""
        left = [name for name, parts in self._lists.items() if parts]
        return left + [name for name in (*self._flags, *self._counts) if name not in self._used]


def _keyword(name: str) -> str:
    """A keyword, goods by the name that the engine has for them."""
    return name if name in KEYWORDS else engine_name(name.replace("_", " "))


def _words(verb: str, given: str, offered: list[Plain]) -> str:
    """The words after a verb, with names turned into ids and codes."""
    if verb in BAGS:
        return " ".join(tokens(given))
    if verb == "enter":
        ids = ids_named(given)
        return next((id_ for id_ in ids if ("enter", id_) in offered), ids[0] if ids else given)
    if verb == "take":
        by, _, what = given.partition(" ")
        return " ".join((engine_name(by), *tokens(what)))
    return given


def _parts(name: str, value: str | Sequence[Any]) -> list[str]:
    """One or several answers, as a list."""
    if isinstance(value, str):
        value = value.split(";")
    elif isinstance(value, tuple) and value and all(isinstance(part, int) for part in value):
        value = [value]  # a single space
    elif not isinstance(value, (list, tuple)):
        raise _no_answer(name, value, f'{name}="…"')
    parts = []
    for part in value:
        if isinstance(part, tuple) and len(part) == 2:
            part = ",".join(map(str, part))  # noqa: PLW2901  # what is no space is refused by its text
        if not isinstance(part, str):
            raise _no_answer(name, value, f'{name}="…"')
        if part.strip():
            parts.append(part.strip())
    return parts


def _flag(name: str, value: object) -> bool | str:
    allowed = ("lay", "prior") if name == "send" else (True, False)
    for known in allowed:
        if value is known or (isinstance(value, str) and value == known):
            return known
    raise _no_answer(name, value, " | ".join(f"{name}={known!r}" for known in allowed))


def _count(name: str, value: Any) -> int:
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise _no_answer(name, value, f"{name}=NUMBER")
    return index(value)


def _no_answer(name: str, value: object, usage: str) -> InvalidMove:
    return InvalidMove("not-a-move", "F5.2", line=f"{name}={safe_text(value, 40)}", usage=usage)

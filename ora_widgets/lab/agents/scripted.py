"""Agents that stand in for language models: they read the text, write lines, make mistakes and mend them."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from ...agents.exchange import AgentQuestion
from ...bots.greedy import Greedy
from ...engine.moves import split_lines
from ...game.move_parser import VERBS
from ...support.deadline import Deadline

LEGAL = "Legal now:\n"
NEAREST = "Nearest legal lines there: "
REFUSED = re.compile(r"Refused at “.*”, after: (.*)")
EXAMPLE = re.compile(r"such as ([^·)]*)")
WORD = re.compile(r"-?\d+,-?\d+|\b[FGILRS]\w\w?\b|\b\d?[A-Z][a-z]\b|\b(?:lay|prior|coins|joker|wood|peat|clay)\b")
MAX_SPELLED_WORDS = 4  # words of a line that is spelled at random


class ListReader:
    """Answers with any of the lines that the text names as legal, one line at a time.

    Args:
        seed: The seed of its chance.

    >>> from ora_widgets import new_game
    >>> from ora_widgets.agents.exchange import Exchange
    >>> asked = Exchange(new_game(2))
    >>> asked.offer(ListReader(1)(asked.asked()))
    ''
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self._chance = Random(seed)

    def __call__(self, asked: AgentQuestion) -> str:
        return self.line(str(asked))

    def line(self, text: str) -> str:
        """A legal line, from a text that ends with what is legal; empty where nothing is."""
        rows = text.partition(LEGAL)[2].splitlines()
        rows = [row for row in rows if row.split(" ", 1)[0] in VERBS and not row.endswith("more groups)")]
        if not rows:
            return ""
        row = self._chance.choice(rows)
        if example := EXAMPLE.search(row):
            return example[1].rstrip()
        line = self._chance.choice(row.removesuffix(" …").split(" · "))
        return " ".join(self._chance.choice(part.split("|")) for part in line.split(" "))


class Speller:
    """Writes words that it has seen behind a verb, and learns nothing from a refusal.

    Args:
        seed: The seed of its chance.
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self._chance = Random(seed)

    def __call__(self, asked: AgentQuestion) -> str:
        words = sorted(set(WORD.findall(asked.text)))
        verb = self._chance.choice([*VERBS])
        return " ".join(
            [verb, *self._chance.choices(words, k=self._chance.randrange(min(MAX_SPELLED_WORDS, len(words)) or 1))]
        )


class GreedyWriter:
    """Greedy, who writes its turns as text.

    >>> from ora_widgets import new_game
    >>> from ora_widgets.agents.exchange import Exchange
    >>> asked = Exchange(new_game(2))
    >>> asked.offer(GreedyWriter()(asked.asked()))
    ''
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self._bot = Greedy(seed)

    def __call__(self, asked: AgentQuestion) -> str:
        return "; ".join(map(str, self._bot.choose(asked.position, Deadline())))


class Clumsy(GreedyWriter):
    """Knows what it wants, as Greedy does, but slips while it writes; mends what a sentence shows it, else writes it again.

    Args:
        seed: The seed of its slips.
        slip: How likely a line of its turn is spoilt, 0 to 1.
    """

    def __init__(self, seed: int | str | None = None, slip: float = 0.3) -> None:
        super().__init__(seed)
        self._chance = Random(seed)
        self._slip = slip

    def __call__(self, asked: AgentQuestion) -> str:
        near = asked.refused.partition(NEAREST)[2].split(" | ")
        if near[0]:
            played = REFUSED.search(asked.refused)
            return "; ".join([*([played[1]] if played else []), near[0].strip()])
        return "; ".join(self._spoilt(line.strip()) for line in split_lines(super().__call__(asked)))

    def _spoilt(self, line: str) -> str:
        """A line, now and then with a mistake: a wrong space, a wrong verb, a letter too few, a word too few."""
        if self._chance.random() >= self._slip:
            return line
        words = line.split()
        match self._chance.randrange(4):
            case 0:
                words = [re.sub(r"^(-?\d+),(-?\d+)$", r"\2,\1", word) for word in words]
            case 1:
                words[0] = self._chance.choice([*VERBS])
            case 2:
                words[-1] = words[-1][:-1] or "x"
            case _:
                words = words[:-1] or ["go"]
        return " ".join(words)


SCRIPTED: dict[str, Callable[[int | str | None], Callable[[AgentQuestion], object]]] = {
    "speller": Speller, "reader": ListReader, "clumsy": Clumsy, "greedy": GreedyWriter,
}  # fmt: skip

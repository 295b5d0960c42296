"""Shared by the tests of agents: all games, a way to play them through text, and the length of a text."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from random import Random

from ora_widgets.lab.agent_trials import ListReader

ILLEGAL = [
    "",
    "biuld G07 0,3",
    "build G99 0,0",
    "fly me to 9,9",
    "pay 99Wo",
    "use LR1 abbot",
    "done; done; done",
    "x" * 5000,
    "\x00",
]

# Calls a tool by name with arguments; returns the text, and whether the call was refused.
Call = Callable[..., tuple[str, bool]]


def tokens(text: str) -> int:
    """An upper bound of a model's tokens: four letters each, and one for every sign and every line."""
    return sum(math.ceil(len(word) / 4) for word in re.findall(r"\w+|[^\w\s]|\n", text))


class Player:
    """Plays whole games through the tools, with illegal attempts in between; it reads only the texts.

    :param call: calls a tool.
    """

    def __init__(self, call: Call, seed: int = 1) -> None:
        self.call = call
        self.chance = Random(seed)
        self.reader = ListReader(seed)
        self.refused = self.played = 0
        self.longest = ""

    def begin(self, players: int, country: str, length: str, seats: str = "RGBW", opponents: str = "random") -> str:
        """Begin a game; returns its name."""
        colours = seats[:players]
        text, failed = self.call(
            "new_game", players=players, country=country, length=length, seats=colours, opponents=opponents
        )
        assert not failed, text
        return text.split()[1]

    def finish(self, game: str, most: int = 20_000, illegal: float = 0.2) -> str:
        """Play a game to its end, or a number of lines; returns the last text."""
        text = self.look(game)
        while "the game is over" not in text and self.played < most:
            assert "it is your turn" in text, text
            if self.chance.random() < illegal:
                self.try_something_illegal(game)
            text, failed = self.call("play", game=game, lines=self.choose(text))
            assert not failed, text
            self.played += 1
        return text

    def look(self, game: str) -> str:
        text, failed = self.call("state", game=game)
        assert not failed, text
        self.longest = max(self.longest, text, key=tokens)
        return text

    def choose(self, text: str) -> str:
        """A legal line, preferably one that builds, since a game for two would otherwise not end."""
        rows = text.partition("Legal now:\n")[2].splitlines()
        if builds := [row for row in rows if row.startswith("build ")]:
            return self.reader.line("Legal now:\n" + "\n".join(builds))
        return self.reader.line(text)

    def try_something_illegal(self, game: str) -> None:
        """Try an illegal line, which must be refused in words and change nothing."""
        before = self.call("record", game=game)
        lines = self.chance.choice(ILLEGAL)
        text, failed = self.call("play", game=game, lines=lines)
        assert failed, (lines, text)
        assert 20 < len(text) < 1500, text
        assert self.call("record", game=game) == before
        self.refused += 1

"""How well agents (scripted ones or a command) play through text, and how much the sentences of refusals help.

python -m ora_widgets.lab.agent_trials --games 10
python -m ora_widgets.lab.agent_trials --command "python my_agent.py" --games 2
python -m ora_widgets.lab.agent_trials clumsy --against greedy --players 3 --tries 5
"""

from __future__ import annotations

import argparse
import re
import shlex
from collections.abc import Callable, Sequence
from random import Random as Chance
from typing import NamedTuple

from ..agents.exchange import AgentQuestion
from ..agents.external import External, Tally
from ..agents.external_links import Agent
from ..bots.contract import AnyBot, SeatedBot
from ..bots.levels import LEVELS
from ..bots.simple import Greedy, Random
from ..engine import score
from ..engine.moves import split_lines
from ..game.game import new_game
from ..game.move_parser import VERBS
from ..game.schedule import HORIZON, goes_beyond
from ..support.arguments import Seed, whole
from ..support.background import Deadline
from ..support.sample_figures import figures

MAX_GAMES = 100_000
Maker = Callable[[int | str | None], Agent | Sequence[str]]  # makes an agent for `External` from a seed


class Trial(NamedTuple):
    """An agent's results, with or without the sentences of refusals.

    Attributes:
        sentences: Whether refusals gave the reason.
    """

    agent: str
    sentences: bool
    games: int
    tally: Tally
    points: float
    theirs: float

    @property
    def first(self) -> float:
        """The share of turns that were legal at the first try."""
        return self.tally.first / max(self.tally.questions, 1)

    @property
    def legal(self) -> float:
        """The share of turns that were legal within the tries."""
        return 1 - self.tally.fallbacks / max(self.tally.questions, 1)

    @property
    def tries(self) -> float:
        """Tries per turn."""
        return self.tally.tries / max(self.tally.questions, 1)


def trial(
    name: str,
    make: Maker,
    games: int = 10,
    *,
    sentences: bool = True,
    tries: int = 3,
    level: str = "random",
    players: int = 2,
    country: str = "france",
    length: str = "short",
    seed: Seed = 0,
    horizon: int = HORIZON,
) -> Trial:
    """Let an agent play games against the bots of a level, in every seat in turn.

    If it gives no legal answer within its tries, a random move is played instead.

    Args:
        make: Makes the agent for a game, from a seed.
        sentences: Whether refusals give the reason.
        tries: How many answers it may try for a turn.
        horizon: The round after which a game for two is stopped, since the rules need not end it (F10.6).

    >>> from ora_widgets.lab.agent_trials import GreedyWriter
    >>> trial("greedy", GreedyWriter, 1, players=3, horizon=1).first
    1.0
    """
    points: list[float] = []
    theirs: list[float] = []
    total = Tally()
    for number in range(whole("games", games, 1, MAX_GAMES)):
        game = new_game(players, country, length)
        own = game.setup.seats[number % players]
        agent = External(
            make(f"{seed}:{number}"),
            seconds=None,
            tries=tries,
            fallback=Random(f"{seed}:{number}"),
            sentences=sentences,
        )
        state = game.now
        bots: dict[str, AnyBot] = {
            seat: agent if seat == own else LEVELS[level](f"{seed}:{number}:{seat}") for seat in game.setup.seats
        }
        seated = [SeatedBot(bots[seat], game.setup) for seat in game.setup.seats]
        while state.pending and not goes_beyond(state, horizon):
            seated[state.pending[-1].seat].play(state, Deadline())
        agent.close()
        for place, seat in enumerate(game.setup.seats):
            (points if seat == own else theirs).append(score(state, place).total)
        total = Tally(*(one + more for one, more in zip(total, agent.tally, strict=True)))
    return Trial(name, sentences, games, total, figures(points).mean, figures(theirs).mean)


LEGAL = "Legal now:\n"
NEAREST = "Nearest legal lines there: "
REFUSED = re.compile(r"Refused at “.*”, after: (.*)")
EXAMPLE = re.compile(r"such as ([^·)]*)")
WORD = re.compile(r"-?\d+,-?\d+|\b[FGILRS]\w\w?\b|\b\d?[A-Z][a-z]\b|\b(?:lay|prior|coins|joker|wood|peat|clay)\b")
MAX_SPELLED_WORDS = 4  # words of a random line


class ListReader:
    """An agent that answers with a random one of the lines that the text lists as legal.

    >>> from ora_widgets import new_game
    >>> from ora_widgets.agents.exchange import Exchange
    >>> exchange = Exchange(new_game(2))
    >>> exchange.offer(ListReader(1)(exchange.question()))
    ''
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self._chance = Chance(seed)

    def __call__(self, question: AgentQuestion) -> str:
        return self.line(str(question))

    def line(self, text: str) -> str:
        """A legal line from a text that ends with the legal lines; empty if there are none."""
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
    """An agent that writes a random verb and words from the text, and ignores refusals."""

    def __init__(self, seed: int | str | None = None) -> None:
        self._chance = Chance(seed)

    def __call__(self, question: AgentQuestion) -> str:
        words = sorted(set(WORD.findall(question.text)))
        verb = self._chance.choice([*VERBS])
        return " ".join(
            [verb, *self._chance.choices(words, k=self._chance.randrange(min(MAX_SPELLED_WORDS, len(words)) or 1))]
        )


class GreedyWriter:
    """The bot `Greedy`, with its turns written as text.

    >>> from ora_widgets import new_game
    >>> from ora_widgets.agents.exchange import Exchange
    >>> exchange = Exchange(new_game(2))
    >>> exchange.offer(GreedyWriter()(exchange.question()))
    ''
    """

    def __init__(self, seed: int | str | None = None) -> None:
        self._bot = Greedy(seed)

    def __call__(self, question: AgentQuestion) -> str:
        return "; ".join(map(str, self._bot.choose(question.position, Deadline())))


class Clumsy(GreedyWriter):
    """An agent that plans like `Greedy`, but makes mistakes in writing; it corrects those that a refusal explains.

    Args:
        seed: The seed of its mistakes.
        slip: The probability of a mistake in a line, 0 to 1.
    """

    def __init__(self, seed: int | str | None = None, slip: float = 0.3) -> None:
        super().__init__(seed)
        self._chance = Chance(seed)
        self._slip = slip

    def __call__(self, question: AgentQuestion) -> str:
        near = question.refused.partition(NEAREST)[2].split(" | ")
        if near[0]:
            played = REFUSED.search(question.refused)
            return "; ".join([*([played[1]] if played else []), near[0].strip()])
        return "; ".join(self.with_mistake(line.strip()) for line in split_lines(super().__call__(question)))

    def with_mistake(self, line: str) -> str:
        """A line, sometimes with a mistake: a wrong space, a wrong verb, a missing letter or a missing word."""
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

HEAD = (
    f"{'agent':10} {'told why':8} {'turns':>6} {'first try':>9} {'legal':>6} {'tries':>6} {'points':>7} {'theirs':>7}"
)


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, let the agents play, and print a line for each."""
    parser = argparse.ArgumentParser(
        prog="python -m ora_widgets.lab.agent_trials",
        description="Let agents play through text, once with the reasons for refusals and once without.",
    )
    parser.add_argument("agents", nargs="*", metavar="AGENT", help=f"of {', '.join(SCRIPTED)}; by default all")
    parser.add_argument("--command", default="", help="another agent: a process that reads and writes lines")
    parser.add_argument("--against", choices=[*LEVELS], default="random")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--country", choices=("france", "ireland"), default="france")
    parser.add_argument("--length", choices=("short", "long"), default="short")
    parser.add_argument("--tries", type=int, default=3)
    parser.add_argument("--seed", type=int, default=0, help="for other games")
    given = parser.parse_args(arguments)
    if strange := set(given.agents) - SCRIPTED.keys():
        parser.error(f"there is no agent {', '.join(sorted(strange))}")
    print(HEAD)
    makers: dict[str, Maker] = {name: SCRIPTED[name] for name in given.agents or ([] if given.command else SCRIPTED)}
    if given.command:
        makers["command"] = lambda _: shlex.split(given.command)
    for name, make in makers.items():
        for sentences in (True, False):
            done = trial(
                name, make, given.games, sentences=sentences, tries=given.tries, level=given.against,
                players=given.players, country=given.country, length=given.length, seed=given.seed,
            )  # fmt: skip
            print(_line(done), flush=True)


def _line(done: Trial) -> str:
    reasons = "yes" if done.sentences else "no"
    return (
        f"{done.agent:10} {reasons:8} {done.tally.questions:6} {done.first:9.1%} {done.legal:6.1%} {done.tries:6.2f} "
        f"{done.points:7.1f} {done.theirs:7.1f}"
    )


if __name__ == "__main__":
    main()

"""Matches of agents, through the server's tools, against the levels; saved as lines of a file and shown in a table.

python -m ora_widgets.lab.leaderboard notebooks/site/agent_matches.jsonl --games 4 --against woodcutter settler
python -m ora_widgets.lab.leaderboard notebooks/site/agent_matches.jsonl        only the table of what is there
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random as Chance
from typing import NamedTuple

from ..agents.mcp.tables import OwnTable
from ..agents.turn import turn
from ..bots.levels import LEVELS
from ..bots.simple import Greedy
from ..engine import Refusal
from ..engine.cards import CARDS, SETTLEMENTS
from ..game.game import Game, new_game
from ..game.history import read_only_state
from ..language.current import FALLBACK
from ..language.names import card_name
from ..support.background import Deadline
from ..support.files import write_whole
from ..support.sample_figures import figures
from .agent_trials import Clumsy, ListReader

MAX_PLAYS = 2_000  # of an agent in one match
MAX_TRIES = 20  # of an agent at one play
TOOLS_THAT_LOOK = {"state", "card", "why_not", "score", "record"}  # tools that show the table
NAMES = {id_: card_name(id_, FALLBACK) for id_ in (*CARDS, *SETTLEMENTS)}


class Match(NamedTuple):
    """One match of an agent in one seat against bots of a level.

    Attributes:
        about: A short description of the agent.
        plays: How often it played a turn or a part of one.
        looked: Before how many of them it called a tool that shows the table, a card, the score or a reason.
        said: How many came with a thought that names a card.
        did: In how many of these it played every card of the thought.
        first: How many were legal at the first try.
        refused: How many tries were refused.
        best: The highest points of another player.
    """

    agent: str
    about: str
    level: str
    game: str
    seed: int
    plays: int
    looked: int
    said: int
    did: int
    first: int
    refused: int
    points: int
    best: int


class Seat:
    """The tools at one table, which count how an agent uses them."""

    def __init__(self, table: OwnTable) -> None:
        self.table = table
        self.plays = self.looked = self.said = self.did = self.first = self.refused = 0
        self._looks = self._tries = 0

    def look(self, tool: str = "state", *about: str) -> str:
        """Call a tool that shows the table."""
        assert tool in TOOLS_THAT_LOOK
        self._looks += 1
        return str(getattr(self.table, tool)(*about))

    def play(self, lines: str, thought: str = "") -> tuple[str, bool]:
        """Play lines.

        Returns:
            The answer, and whether the lines were played.
        """
        game = self.table.game
        moves = turn(read_only_state(game), self.table.seats, lines)
        try:
            text = self.table.play(lines, thought)
        except Refusal as refused:
            self.refused += 1
            self._tries += 1
            if self._tries > MAX_TRIES:
                raise RuntimeError(f"an agent was refused {MAX_TRIES} times in a row: {refused}") from refused
            return str(refused), False
        assert isinstance(moves, list)
        self.plays += 1
        self.looked += bool(self._looks)
        self.first += not self._tries
        named = cards_in(thought)
        self.said += bool(named)
        self.did += bool(named) and named <= {word for move in moves for word in move}
        self._looks = self._tries = 0
        return text, True


def cards_in(thought: str) -> set[str]:
    """The cards that a thought names, by id or by English name.

    >>> sorted(cards_in("The Bakery first, then G07."))
    ['F05', 'G07']
    """
    words = thought.casefold()
    return {
        id_
        for id_, name in NAMES.items()
        if re.search(rf"\b(?:{re.escape(name.casefold())}|{id_.casefold()})\b", words)
    }


# ---- our own agents, without a language model


class Hasty:
    """An agent that never looks: it takes a random legal line from the last answer."""

    about = "never looks, takes any line that the last answer offers"

    def __init__(self, seed: int) -> None:
        self._reader = ListReader(seed)

    def __call__(self, seat: Seat, text: str) -> str:
        line = self._reader.line(text)
        return seat.play(line, f"I play {line}.")[0]


class Reader(Hasty):
    """An agent that looks at the table before every line, and then takes a random legal one."""

    about = "looks, then takes any legal line"

    def __call__(self, seat: Seat, text: str) -> str:
        return super().__call__(seat, seat.look())


class Planner:
    """An agent that looks, plans its turn like `Greedy`, says what it plans, and plays it."""

    about = "looks, plans a turn as the bot Greedy does, and writes it"

    def __init__(self, seed: int) -> None:
        self._bot = Greedy(seed)

    def plan(self, game: Game) -> list[str]:
        return [*map(str, self._bot.choose(game, Deadline()))]

    def __call__(self, seat: Seat, text: str) -> str:
        seat.look()
        lines = self.plan(seat.table.game)
        return seat.play("; ".join(lines), f"I plan {'; '.join(lines)}.")[0]


class Wavering(Planner):
    """An agent that says what it plans and then, one time in three, plays something else."""

    about = "says a plan of the bot Greedy, and one time in three plays any other legal line"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._chance = Chance(seed)
        self._reader = ListReader(seed)

    def __call__(self, seat: Seat, text: str) -> str:
        text = seat.look()
        lines = self.plan(seat.table.game)
        played = [self._reader.line(text)] if self._chance.random() < 1 / 3 else lines
        return seat.play("; ".join(played), f"I plan {'; '.join(lines)}.")[0]


class Slipping(Planner):
    """An agent that says what it plans, makes mistakes in writing it, and writes it again when it is refused."""

    about = "plans as the bot Greedy does, but slips in one line of four, and tries again when refused"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._clumsy = Clumsy(seed, slip=0.25)

    def __call__(self, seat: Seat, text: str) -> str:
        seat.look()
        lines = self.plan(seat.table.game)
        played = False
        for number in range(MAX_TRIES + 1):
            written = lines if number == MAX_TRIES else [self._clumsy.with_mistake(line) for line in lines]
            text, played = seat.play("; ".join(written), f"I plan {'; '.join(lines)}.")
            if played:
                break
        return text


AGENTS: dict[str, type[Hasty | Planner]] = {
    "hasty": Hasty, "reader": Reader, "slipping": Slipping, "wavering": Wavering, "planner": Planner,
}  # fmt: skip


def match(agent: str, level: str, seed: int) -> Match:
    """Let an agent play one match to its end, a short game for three in France; the seed decides its seat.

    Raises:
        RuntimeError: When it is refused too often in a row, or the game does not end.
    """
    game = new_game(3, "france", "short")
    own = game.setup.seats[seed % 3]
    seat = Seat(OwnTable(game, own, level))
    plays = AGENTS[agent](seed)
    text = seat.table.state()
    for _ in range(MAX_PLAYS):
        if game.over:
            break
        text = plays(seat, text)
    if not game.over:
        raise RuntimeError(f"a match of {agent} did not end after {MAX_PLAYS} plays")
    points = {seat: score.total for seat, score in game.score().items()}
    return Match(
        agent, AGENTS[agent].about, level, "3 short france", seed,
        seat.plays, seat.looked, seat.said, seat.did, seat.first, seat.refused,
        points[own], max(points[each] for each in game.setup.seats if each != own),
    )  # fmt: skip


# ---- the file and the table


def read(path: Path) -> list[Match]:
    """The matches of a file with a JSON object per line; empty if there is no file yet."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return [Match(**json.loads(line)) for line in lines]


def write(path: Path, matches: Iterable[Match]) -> None:
    """Write matches to a file."""
    write_whole(path, "".join(json.dumps(each._asdict()) + "\n" for each in matches).encode())


HEAD = (
    "| agent | against | matches | looks before acting | did what it said | legal at first try | points | best other |\n"
    "|---|---|---:|---:|---:|---:|---:|---:|"
)


def table(matches: Sequence[Match]) -> str:
    """The matches of each agent against each level as a table in Markdown, those with most points first.

    >>> one = Match("reader", "looks", "settler", "3 short france", 1, 40, 40, 20, 10, 39, 1, 55, 88)
    >>> print(table([one]).splitlines()[2])
    | reader | settler | 1 | 100 % | 50 % | 98 % | 55 | 88 |
    """
    groups: dict[tuple[str, str], list[Match]] = {}
    for each in matches:
        groups.setdefault((each.agent, each.level), []).append(each)
    rows = []
    for (agent, level), of in groups.items():
        plays, said = sum(each.plays for each in of), sum(each.said for each in of)
        shares = [
            _share_text(sum(each.looked for each in of), plays),
            _share_text(sum(each.did for each in of), said),
            _share_text(sum(each.first for each in of), plays),
        ]
        points, best = (figures([getattr(each, name) for each in of]).mean for name in ("points", "best"))
        rows.append((-points, f"| {agent} | {level} | {len(of)} | {' | '.join(shares)} | {points:.0f} | {best:.0f} |"))
    return "\n".join([HEAD, *(row for _, row in sorted(rows))])


def agents(matches: Sequence[Match]) -> str:
    """The descriptions of these matches' agents, as a list in Markdown."""
    return "\n".join(f"- **{agent}** {about}." for agent, about in {each.agent: each.about for each in matches}.items())


def _share_text(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "–"


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, play the missing matches, and print the table."""
    parser = argparse.ArgumentParser(
        prog="python -m ora_widgets.lab.leaderboard",
        description="Let agents play by tools against the levels; matches that the file has are not played again.",
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("--agents", nargs="*", choices=[*AGENTS], default=[*AGENTS])
    parser.add_argument("--against", nargs="*", choices=[*LEVELS], default=[])
    parser.add_argument("--games", type=int, default=3, help="of each agent against each level")
    given = parser.parse_args(arguments)
    matches = read(given.file)
    played = {(each.agent, each.level, each.seed) for each in matches}
    for level in given.against:
        for seed in range(given.games):
            for agent in given.agents:
                if (agent, level, seed) not in played:
                    matches.append(match(agent, level, seed))
                    write(given.file, matches)
    print(table(matches))


if __name__ == "__main__":
    main()

"""The tools of the server: games by name, with a text as the answer to each call.

Models read the docstrings of the tools, both the sentence and the arguments.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from threading import Lock
from typing import TYPE_CHECKING, Any, Literal

from ...bots.contract import EngineBot
from ...bots.levels import LEVELS
from ...engine import UnknownName
from ...engine.moves import safe_text
from ...game.game import Game, new_game
from ...game.history import read_only_state
from ...rulebook import rules
from ...support.arguments import one_of, seat_of
from ...support.background import Deadline
from ..connection import RemoteTable
from ..table import AgentTable, NotPlayed

if TYPE_CHECKING:
    from ...engine import Move

MAX_TABLES = 40  # games at once; the least recently used one is dropped
NAME_WITH_EVERY_CALL = f"say the name of the game with every call; the latest {MAX_TABLES} games are kept"
MAX_RULES = 3  # in one answer
GAME_NAME_BYTES = 3  # bytes of a game's name

Country = Literal["france", "ireland"]
Length = Literal["short", "long"]
Level = Literal[
    "woodcutter", "settler", "miller", "brewer", "abbot",
    "random", "greedy", "quick", "search", "deep",
]  # fmt: skip


class OwnTable(AgentTable):
    """An agent's own game: bots play the other colours, and the agent's latest turn can be taken back.

    Args:
        game: The game.
        seats: The colours that the agent plays.
        level: The level of the bots that play the others.

    >>> table = OwnTable(new_game(3), "R", "random")
    >>> table.play("pass; done").splitlines()[0].partition("· ")[2]
    'round 1 · R, it is your turn'
    >>> table.undo().splitlines()[0]
    'ply 0 · round 1 · R, it is your turn'
    """

    def __init__(self, game: Game, seats: str, level: str) -> None:
        super().__init__(game, seats)
        self._bots: dict[str, EngineBot] = {seat: LEVELS[level](None) for seat in game.setup.seats if seat not in seats}
        self._answer()

    def undo(self) -> str:
        with self._lock:
            game = self.game
            own = [ply for ply in range(game.ply) if self._mover(ply) in self.seats]
            if not own:
                raise NotPlayed("There is no turn of yours to take back.")
            # Go back to the first move of the agent's latest turn.
            start = own[-1]
            while start - 1 in own and str(game.moves[start - 1]) != "done":
                start -= 1
            game.jump(start)
            return self.state()

    def _mover(self, ply: int) -> str:
        return self.game.setup.seats[read_only_state(self.game, ply).pending[-1].seat]

    def _carry_out(self, moves: list[Move], thought: str) -> None:
        super()._carry_out(moves, thought)
        self._answer()

    def _answer(self) -> None:
        """Let the bots play until the agent is asked."""
        game = self.game
        while (bot := self._bots.get(game.to_move or "")) is not None:
            game.play(bot.choose(game, Deadline()))


AnyTable = OwnTable | RemoteTable


class Tables:
    """The games of a server, by name; what its tools do.

    Args:
        alone: Whether all games belong to one caller, who may learn their names; with several callers a name is the key
            to a game.

    >>> tables = Tables()
    >>> game = tables.new_game().split()[1]
    >>> tables.play(game, "pass; pass; done").splitlines()[1].partition("· ")[2]
    'round 2 · R, it is your turn'
    """

    def __init__(self, *, alone: bool = False) -> None:
        self.alone = alone
        self._tables: dict[str, AnyTable] = {}
        self._lock = Lock()

    def new_game(
        self,
        players: Literal[1, 2, 3, 4] = 2,
        country: Country = "france",
        length: Length = "long",
        seats: str = "R",
        opponents: Level = "greedy",
    ) -> str:
        """Begin a game of Ora et Labora and sit down to it; the other colours are played by bots.

        Args:
            players: How many play; 1 is the solo game, which is long.
            country: Whose cards are used.
            length: How long the game is.
            seats: The colours you play: R begins, then G, B, W. Several for playing them all yourself, such as RG.
            opponents: How well the bots play: woodcutter, settler, miller, brewer, abbot go from gentle to strong.
        """
        game = new_game(players, country, length)
        colours = "".join(dict.fromkeys(safe_text(seats, 20).upper()))
        for colour in colours or "-":
            seat_of(colour, game.setup.seats)
        if not one_of(opponents, LEVELS):
            raise UnknownName("bot-no-level", word=safe_text(opponents, 20), known=", ".join(LEVELS))
        name = self._seat(OwnTable(game, colours, opponents))
        return f"Game {name} · you play {colours} · {NAME_WITH_EVERY_CALL}\n{self.state(name)}"

    def join(self, address: str) -> str:
        """Sit down at a board that people look at in a running notebook, to play one colour there.

        Args:
            address: What `ora.agents.External().address` says there, such as ora://127.0.0.1:50000/word.
        """
        table = RemoteTable(address)
        whose = f"you play {table.seats}" if table.seats else "you learn your colour with your first turn"
        return f"Game {self._seat(table)} · {whose} · {NAME_WITH_EVERY_CALL}"

    def state(self, game: str, since: int = -1, wait_seconds: float = 0) -> str:
        """Look at the table: wheel, display, everybody's goods and land, the question now and what may be answered.

        Args:
            game: The name of the game, as new_game or join gave it.
            since: A ply you have seen: the answer has only what has happened and changed since. -1 gives all.
            wait_seconds: At a notebook's board: how long to wait for your turn, up to 20 seconds.
        """
        table = self._table(game)
        return table.state(since, min(max(float(wait_seconds), 0.0), 20.0))

    def play(self, game: str, lines: str, thought: str = "") -> str:
        """Play your turn, all of it in one call, all or nothing. What is refused changes nothing and says what would be right.

        Args:
            game: The name of the game.
            lines: The lines of the turn joined by “;”, such as “use LR1 lay; take clay; done”. “done” ends the turn.
                Under “Legal now”, “|” and “ · ” stand between alternatives, of which a line has one.
            thought: A sentence on why, which people at a notebook's board see.
        """
        return f"Game {game}\n{self._table(game).play(lines, thought)}"

    def why_not(self, game: str, what: str) -> str:
        """Ask why something cannot be done now, without trying it.

        Args:
            game: The name of the game.
            what: A line such as “build G07 0,3”, or a card, a good or a place by name.
        """
        return self._table(game).why_not(what)

    def rule(self, about: str) -> str:
        """Read the rulebook: a rule by its number, or those that speak of some words.

        Args:
            about: A number such as F5.3, as refusals cite it, or words such as “work contract wine”.
        """
        words = safe_text(about, rules.MAX_QUERY_LENGTH).strip()
        if words[:1] in ("F", "f") and words[1:2].isdigit():
            found = rules.rule(words)
            parts = [rules.rule(number) for number in found.children]
            return "\n".join([str(found), *(f"See also {part.number} {part.title}" for part in parts)])
        rules_found = rules.search(words, limit=MAX_RULES)
        return "\n\n".join(map(str, rules_found)) or "No rule speaks of that. Ask with other words."

    def card(self, game: str, name: str) -> str:
        """Read a card: what it costs, where it may stand, what it is worth and does, and where it is now.

        Args:
            game: The name of the game.
            name: The card's name or id, such as Bakery or F05.
        """
        return self._table(game).card(name)

    def score(self, game: str) -> str:
        """Count everybody's points as if the game ended now.

        Args:
            game: The name of the game.
        """
        return self._table(game).score()

    def undo(self, game: str) -> str:
        """Take back your latest turn and what the bots did after it. Only in games begun with new_game.

        Args:
            game: The name of the game.
        """
        return self._table(game).undo()

    def record(self, game: str) -> str:
        """Get the whole game as text, which `ora.load` opens again.

        Args:
            game: The name of the game.
        """
        return self._table(game).record()

    def game(self, name: str) -> Game:
        """A game of these tables, to draw it.

        Raises:
            Refusal: When no game has this name, or it is at a notebook's board.
        """
        table = self._table(name)
        if isinstance(table, RemoteTable):
            raise NotPlayed("That game is at a notebook's board, which shows it.")
        return table.game

    def close(self) -> None:
        """Leave all games."""
        with self._lock:
            tables, self._tables = list(self._tables.values()), {}
        for table in tables:
            _leave(table)

    # ---- how it is done

    def _seat(self, table: AnyTable) -> str:
        """Give a game an unguessable name, dropping the oldest games if there are too many."""
        with self._lock:
            name = secrets.token_hex(GAME_NAME_BYTES)
            self._tables[name] = table
            gone = [self._tables.pop(next(iter(self._tables))) for _ in range(len(self._tables) - MAX_TABLES)]
        for each in gone:
            _leave(each)
        return name

    def _table(self, name: str) -> AnyTable:
        known = name.strip(" .:·“”\"'")
        with self._lock:
            table = self._tables.pop(known, None)
            if table is None:
                own = (
                    f"Yours are {', '.join(reversed(self._tables))}, the latest first. "
                    if self.alone and self._tables
                    else ""
                )
                raise NotPlayed(f"There is no game “{safe_text(name, 20)}”. {own}Begin one with new_game, or join one.")
            self._tables[known] = table  # now the most recently used one
            return table


def _leave(table: AnyTable) -> None:
    if isinstance(table, RemoteTable):
        table.close()


TOOLS: tuple[Callable[..., Any], ...] = (
    Tables.new_game, Tables.join, Tables.state, Tables.play, Tables.why_not, Tables.rule, Tables.card, Tables.score,
    Tables.undo, Tables.record,
)  # fmt: skip

"""Writing as an older site does, for games played under its rulings."""

from __future__ import annotations

import re
from collections.abc import Iterable

from ...engine import Move, Rulings, new_state
from ...engine.frames import Frame
from ...engine.state import PRIOR
from .older_table import PRESET, STAR, OlderTable
from .words import OLDER
from .writer import Writer

_CODES = {new: old for old, new in OLDER.items() if old in ("Po", "Ho")}


def write_older(moves: Iterable[Move], players: int, country: str, length: str = "long") -> list[str]:
    """The lines of a game in the dialect of the older site; each is read back, so that it means what was played.

    Args:
        moves: The moves from the beginning on.
        players: How many people play, 1 to 4; they sit in the order red, green, blue, white.

    Raises:
        Unwritable: When the dialect has no words for a move.
        Refusal: When a move is not legal.

    >>> write_older([Move.parse("fell 0,1 joker"), Move.parse("done")], 2, "france")[3:]
    ['start', 'fell_trees 1 0 Jo', 'commit']
    """
    writer = OlderWriter(new_state(players, country, length, Rulings.named(PRESET)))
    writer.say(f"CONFIG {players} {country} {length}")
    writer.say(f"START {' '.join(writer.colours[:players])}")
    for move in moves:
        writer.move(Move(move))
    writer.end()
    terms = [
        f"config PLAYERS {players}",
        f"config LENGTH {length.upper()}",
        f"config COUNTRY {country.upper()}",
        "start",
    ]
    return terms + [spelt(command) for command in writer.commands[2:]]


class OlderWriter(Writer):
    """Turns moves into commands of the older site while playing them.

    Args:
        state: As for `Writer`.
    """

    reader: OlderTable

    @staticmethod
    def table(seats: str, rulings: Rulings) -> OlderTable:
        return OlderTable(seats, seats, rulings)

    def say(self, command: str) -> None:
        if self.prior and command.startswith("USE "):
            self.prior = False
            command = f"{command} {STAR}"
        super().say(command)

    def command(self, move: Move, frame: Frame) -> None:
        if move == ("pass",):
            return  # a COMMIT without an action is one
        if move == ("done",) and self.reader.laying:
            self.say("COMMIT")  # placing is an action of its own
        super().command(move, frame)

    def lend(self, kind: str) -> None:
        self.flush()
        self.say("WITH_PRIOR" if kind == PRIOR else "WITH_LAYBROTHER")

    def bring_bills(self, words: list[str]) -> None:
        """Coins are one number here.

        Args:
            words: The tiles of the payment, as bag tokens.
        """


def spelt(command: str) -> str:
    """A command as the older site writes it.

    Args:
        command: The command in its one spelling.

    >>> spelt("SETTLE SR5 1 0 BePt"), spelt("WITH_PRIOR"), spelt("USE I05 GnMa Be *")
    ('settle S05 1 0 BePt', 'with PRIOR', 'use I05 GnHo Be *')
    """
    if command.startswith("WITH_"):
        return command.replace("WITH_", "with ")
    verb, *words = command.split()
    if verb == "SETTLE":
        words[0] = f"S0{words[0][-1]}"
    if verb in ("USE", "SETTLE"):
        words[1:] = [re.sub("[A-Z][a-z]", lambda found: _CODES.get(found[0], found[0]), word) for word in words[1:]]
    return " ".join([verb.lower(), *words])

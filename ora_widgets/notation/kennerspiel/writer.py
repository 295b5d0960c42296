"""Writing: moves become commands, for games played under the rulings of the site."""

from __future__ import annotations

from collections.abc import Iterable

from ...engine import Move, Refusal, Rulings, State, explain, new_state, options, play
from ...engine.cards import step_of, trade_of
from ...engine.frames import MID_ACTION, AtStep, Frame
from ...engine.goods import CODES, FIVE_COINS, GOODS, INDEX, tile
from ...engine.land import at
from ...engine.state import LAY, PRIOR
from ...engine.steps.base import SKIP
from ...engine.steps.grants import Enter
from ...engine.steps.wheel import Produce
from .functions import ONE, is_bare
from .reader import GIFTS, Reader
from .words import JOKER, NEUTRAL, Unwritable, recoloured

PRESENT = {means: code for code, means in GIFTS.items()}
# What is given and what is got are words of their own here; elsewhere all parameters are one word.
SEVERAL_WORDS = {"F10", "F36", "F38", "G02", "G41", "I15", "I29", "I33", "I38"}
CONVERTING = ("flip", "sell")
VERBS = {"fell": "FELL_TREES", "cut": "CUT_PEAT", "district": "BUY_DISTRICT", "plot": "BUY_PLOT"}


def write(
    moves: Iterable[Move],
    players: int,
    country: str,
    length: str = "long",
    seats: str = "",
    seed: int = 0,
    *,
    origin: str = "",
    rulings: Rulings | None = None,
) -> list[str]:
    """The commands of a game, `CONFIG` and `START` included; each is read back, so that it means what was played.

    An action that is not complete is written as far as its commands are.

    Args:
        seats: The colours in seating order, with the neutral player's last; by default the first ones of `"RGBW"`.
        seed: The number by which a site shuffles the seats.
        origin: The words after `START` in the log that the game was read from; by default the seed and the seats.
        rulings: The rulings that the moves were played by; by default the site's.

    Raises:
        Unwritable: When the notation has no words for a move.
        Refusal: When a move is not legal.

    >>> write([Move.parse("fell 0,1 joker"), Move.parse("done")], 3, "france")
    ['CONFIG 3 france long', 'START 0 R G B', 'FELL_TREES 1 0 Jo', 'COMMIT']
    """
    writer = Writer(new_state(players, country, length, rulings or Rulings.named("kennerspiel"), seats))
    writer.say(f"CONFIG {players} {country} {length}")
    writer.say(f"START {seed} {' '.join(writer.colours[:players])}")
    for move in moves:
        writer.move(Move(move))
    writer.end()
    if not origin:
        return writer.commands
    words = origin.split()
    if players > 1:
        return [writer.commands[0], f"START {origin}", *writer.commands[2:]]
    # Alone the last word is the neutral player's colour, which is white here.
    return [
        writer.commands[0],
        f"START {' '.join(words[:-1])}",
        *(recoloured(command, words[-1], NEUTRAL) for command in writer.commands[2:]),
    ]


class Writer:
    """Turns moves into commands while playing them.

    Args:
        state: The position right after setting up; it is played in place.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.colours = [player.buildings[0][1] for player in state.players]
        self.reader = self.table("".join(self.colours), state.rulings)
        self.commands: list[str] = []
        self.count = 0
        self.placed = False  # the function in use brings the player's own clergyman to its card
        self.prior = False  # ... and he is the prior, though a lay brother is at home
        self.open = ""  # the command whose parameters are being collected ...
        self.words: list[str] = []  # ... and these
        self.converted = ""  # tiles of a CONVERT that may grow
        self.passed: Unwritable | None = None  # a pass that its COMMIT has yet to make one

    @staticmethod
    def table(seats: str, rulings: Rulings) -> Reader:
        """Where what is written is read back."""
        return Reader(seats, rulings)

    def move(self, move: Move) -> None:
        """Play one move and write what it makes complete; at the end of a turn both tables must be the same.

        Raises:
            Unwritable: When it cannot be said.
            Refusal: When it is not legal.
        """
        self.count += 1
        if move not in options(self.state):
            raise explain(self.state, move)
        frame = self.state.pending[-1]
        if move[0] in CONVERTING:
            self.convert(move[1], frame)
        elif self.collecting(frame):
            self.parameter(move, frame)
        elif move[0] == "send" and self.state.mode.neutral:
            self.lend(move[1])
        else:
            self.flush()
            self.command(move, frame)
        play(self.state, move)
        if move == ("done",) and self.reader.state != self.state:
            raise self.unwritable(move)

    def lend(self, kind: str) -> None:
        """Say which clergyman the neutral player sends, in the word after the payment."""
        self.words = ["WITH_PRIOR"] if kind == PRIOR else []

    def end(self) -> None:
        """Write what is complete; a pass without the end of its turn says nothing."""
        if self.passed:
            raise self.passed
        if not self.state.pending or not self.collecting(self.state.pending[-1]):
            self.flush()
            self.say_converted()

    @staticmethod
    def collecting(frame: Frame) -> bool:
        """Whether the question is how a function is used, so that its answer is a parameter."""
        return frame.kind in MID_ACTION and not isinstance(step_of(frame), Enter)

    def unwritable(self, move: Iterable[str]) -> Unwritable:
        """The refusal of a move that cannot be said."""
        return Unwritable("no-command", "", number=self.count, line=" ".join(move))

    def say_converted(self) -> None:
        """Write the free conversions that were put off, as one command."""
        if self.converted:
            tiles, self.converted = self.converted, ""
            self.say(f"CONVERT {tiles}")

    def say(self, command: str) -> None:
        """Write a command, and before it what was put off until it; read it back.

        Raises:
            Unwritable: When it would be read in another way.
        """
        self.say_converted()
        if self.prior and command.startswith("USE "):
            self.prior = False
            self.say("WITH_PRIOR")
        try:
            self.reader.command(command)
        except Refusal as why:
            raise Unwritable("no-command", "", number=self.count, line=command) from why
        self.commands.append(command)

    def convert(self, code: str, frame: Frame) -> None:
        """A free conversion; nothing comes between a command and its parameters, so there it is written first."""
        if not self.collecting(frame):
            self.flush()
        self.converted += code

    def flush(self) -> None:
        """Write what is being collected."""
        if self.open:
            command, self.open = self.open, ""
            verb, card = command.split()[:2]
            words, self.words = list(filter(None, self.words)), []
            if words and card not in SEVERAL_WORDS:
                words = ["".join(words)]
            # A function used for nothing has no command, unless it brings a man to the card.
            if words or verb != "USE" or self.placed or is_bare(card):
                self.say(" ".join([command, *words]))

    def command(self, move: Move, frame: Frame) -> None:
        """A move that begins or ends something."""
        kind, seat = frame.kind, frame.seat
        verb, *words = move
        if frame.kind == "go" and verb in ("go", "skip"):
            self.go(move, frame.card)
        elif verb == "use":
            self.placed = True
            if words[1] == PRIOR and kind == "act" and self.state.players[seat].has(LAY):
                self.prior = True
        elif verb == "pass" and self.state.players[seat].has(PRIOR):
            self.passed = self.unwritable(move)
        elif verb == "prior":
            self.placed = True
        elif verb == "contract":
            self.placed = False
            self.open = f"WORK_CONTRACT {words[0]} {PRESENT.get(words[1], ONE * self.state.price)}"
        elif verb == "send":
            self.say("WITH_PRIOR" if words[0] == PRIOR else "WITH_LAYBROTHER")
        elif verb in ("build", "place"):
            self.say(f"BUILD {words[0]} {spot(words[1])}")
        elif verb in ("fell", "cut"):
            self.say(f"{VERBS[verb]} {spot(words[0])}" + (f" {JOKER}" if words[1] == "joker" else ""))
        elif verb in ("district", "plot"):
            self.say(f"{VERBS[verb]} {words[0]} {words[1].upper()}")
        elif verb == "settle":
            self.open = f"SETTLE S{self.colours[seat]}{words[0][1]} {spot(words[1])}"
        elif verb == "done":
            if self.passed:
                self.passed = None
                self.say("WITH_PRIOR")  # and no use of him: that is how an action is spent on nothing
            self.say("COMMIT")
        elif verb == "enter":
            self.placed = False
        elif move != SKIP:
            raise self.unwritable(move)

    def go(self, move: Move, card: str) -> None:
        """Use a function, or leave it, which takes a command only where a man has been placed."""
        if move != SKIP:
            self.open = f"USE {card}"
        elif self.placed and is_bare(card):
            raise self.unwritable(move)
        elif self.placed:
            self.say(f"USE {card}")

    def parameter(self, move: Move, frame: Frame) -> None:
        """What an answer adds to the parameters."""
        if move == SKIP:
            return
        verb, *words = move
        if verb == "times":
            traded = "".join(CODES[i] * n for i, n in trade_of(frame).give.tiles)  # the certain goods of one trade
            self.words.append(traded * int(words[0]))
        elif verb == "trade":
            self.words.append(words[0] if words[0] in CODES else "")
        elif verb == "take":
            self.words.append(self.taken(words, frame))
        elif verb == "clear":
            self.words.append(spot(words[0]))
        elif verb == "choose" and isinstance(frame, AtStep) and frame.card == "G02":
            self.words.append(tile(words[0])[0])
        else:
            self.bring_bills(words)
            self.words.append("".join(code * count for code, count in map(tile, words)))

    def taken(self, words: list[str], frame: Frame) -> str:
        """How a production by the wheel is named.

        Args:
            words: The words after `take`.
        """
        step = step_of(frame)
        several = isinstance(step, Produce) and len(step.products) > 1
        if words[0] != "joker":
            return {"grain": "Gn", "livestock": "Sh"}.get(words[0], "") if several else ""
        own = [move[1] for move in options(self.state) if move[0] == "take" and move[1] != "joker"]
        good = GOODS[INDEX[words[1]]].name if words[1:] else ""
        # Where there is no other indicator the joker goes without saying.
        return (JOKER if (good in own if good else own) else "") + "".join(words[1:])

    def bring_bills(self, words: list[str]) -> None:
        """A 5-coin tile that is handed in as such has to lie there; 1-coin tiles are found by themselves.

        Args:
            words: The tiles of the payment, as bag tokens.
        """
        wanted = sum(count for code, count in map(tile, words) if code == FIVE_COINS)
        missing = wanted - self.reader.purses[self.state.pending[-1].seat].fives
        if missing > 0:
            self.say("CONVERT " + 5 * missing * ONE)


def spot(space: str) -> str:
    """A space, column first.

    >>> spot("-1,4")
    '4 -1'
    """
    row, column = at(space)
    return f"{column} {row}"

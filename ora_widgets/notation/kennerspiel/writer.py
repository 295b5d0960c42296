"""Writing: moves become commands, for games played under the rulings of the site."""

from __future__ import annotations

from collections.abc import Iterable

from ...engine import Move, Refusal, Rulings, State, explain, new_state, options, play
from ...engine.cards import step_of, trade_of
from ...engine.frames import MID_ACTION, AtStep, Frame
from ...engine.goods import CODES, FIVE_COINS, GOODS, INDEX, tile
from ...engine.land import parse_space
from ...engine.state import LAY, PRIOR
from ...engine.steps.base import DONE, SKIP
from ...engine.steps.convert import CONVERSION_VERBS
from ...engine.steps.grants import Enter
from ...engine.steps.wheel import Produce
from .functions import ONE_COIN, is_bare
from .reader import DRINK_NAMES, Reader
from .words import JOKER, NEUTRAL, Unwritable, swap_colours

GIFT_CODES = {means: code for code, means in DRINK_NAMES.items()}
# For these cards, goods given and received are separate words; for all others the parameters are one word.
CARDS_WITH_SEVERAL_WORDS = {"F10", "F36", "F38", "G02", "G41", "I15", "I29", "I33", "I38"}
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
    """The commands of a game, `CONFIG` and `START` included; each is read back as a check.

    An incomplete action is written as far as its commands are complete.

    Args:
        seats: The colours in seating order, with the neutral player's last; by default the first ones of `"RGBW"`.
        seed: The number by which a site shuffles the seats.
        origin: The words after `START` in the log that the game was read from; by default the seed and the seats.
        rulings: The rulings of the game; by default the site's.

    Raises:
        Unwritable: When the notation cannot express a move.
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
    # In a solo game the last word is the neutral player's colour, which is white here.
    return [
        writer.commands[0],
        f"START {' '.join(words[:-1])}",
        *(swap_colours(command, words[-1], NEUTRAL) for command in writer.commands[2:]),
    ]


class Writer:
    """A writer of commands, which plays the moves as it goes.

    Args:
        state: The position right after setting up; it is changed.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.colours = [player.buildings[0][1] for player in state.players]
        self.reader = self.table("".join(self.colours), state.rulings)
        self.commands: list[str] = []
        self.count = 0
        self.placed = False  # the function in use has placed the player's own clergyman
        self.prior = False  # ... who is the prior, although a lay brother is at home
        self.open = ""  # the command whose parameters are being collected ...
        self.words: list[str] = []  # ... and these
        self.converted = ""  # tiles of a CONVERT that may grow
        self.passed: Unwritable | None = None  # a pass whose COMMIT is still to come

    @staticmethod
    def table(seats: str, rulings: Rulings) -> Reader:
        """The reader that checks what is written."""
        return Reader(seats, rulings)

    def move(self, move: Move) -> None:
        """Play one move and write the commands that it completes; at the end of a turn both states must agree.

        Raises:
            Unwritable: When it cannot be expressed.
            Refusal: When it is not legal.
        """
        self.count += 1
        if move not in options(self.state):
            raise explain(self.state, move)
        frame = self.state.pending[-1]
        if move[0] in CONVERSION_VERBS:
            self.convert(move[1], frame)
        elif self.collecting(frame):
            self.parameter(move, frame)
        elif move[0] == "send" and self.state.mode.neutral:
            self.lend(move[1])
        else:
            self.flush()
            self.command(move, frame)
        play(self.state, move)
        if move == DONE and self.reader.state != self.state:
            raise self.unwritable(move)

    def lend(self, kind: str) -> None:
        """Write which clergyman the neutral player sends, as the word after the payment."""
        self.words = ["WITH_PRIOR"] if kind == PRIOR else []

    def end(self) -> None:
        """Write what is complete; raises for a pass whose turn has not ended."""
        if self.passed:
            raise self.passed
        if not self.state.pending or not self.collecting(self.state.pending[-1]):
            self.flush()
            self.write_conversions()

    @staticmethod
    def collecting(frame: Frame) -> bool:
        """Whether the question is about how a function is used, so that its answer is a parameter."""
        return frame.kind in MID_ACTION and not isinstance(step_of(frame), Enter)

    def unwritable(self, move: Iterable[str]) -> Unwritable:
        """The refusal of a move that cannot be expressed."""
        return Unwritable("no-command", "", number=self.count, line=" ".join(move))

    def write_conversions(self) -> None:
        """Write the postponed free conversions as one command."""
        if self.converted:
            tiles, self.converted = self.converted, ""
            self.say(f"CONVERT {tiles}")

    def say(self, command: str) -> None:
        """Write a command after any postponed conversions, and read it back.

        Raises:
            Unwritable: When it would be read differently.
        """
        self.write_conversions()
        if self.prior and command.startswith("USE "):
            self.prior = False
            self.say("WITH_PRIOR")
        try:
            self.reader.command(command)
        except Refusal as why:
            raise Unwritable("no-command", "", number=self.count, line=command) from why
        self.commands.append(command)

    def convert(self, code: str, frame: Frame) -> None:
        """Note a free conversion; one that falls between a command and its parameters is written before the command."""
        if not self.collecting(frame):
            self.flush()
        self.converted += code

    def flush(self) -> None:
        """Write the command whose parameters are being collected."""
        if self.open:
            command, self.open = self.open, ""
            verb, card = command.split()[:2]
            words, self.words = list(filter(None, self.words)), []
            if words and card not in CARDS_WITH_SEVERAL_WORDS:
                words = ["".join(words)]
            # A function used without effect has no command, unless it places a clergyman.
            if words or verb != "USE" or self.placed or is_bare(card):
                self.say(" ".join([command, *words]))

    def command(self, move: Move, frame: Frame) -> None:
        """Write a move that is not a parameter."""
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
            self.open = f"WORK_CONTRACT {words[0]} {GIFT_CODES.get(words[1], ONE_COIN * self.state.price)}"
        elif verb == "send":
            self.say("WITH_PRIOR" if words[0] == PRIOR else "WITH_LAYBROTHER")
        elif verb in ("build", "place"):
            self.say(f"BUILD {words[0]} {column_first(words[1])}")
        elif verb in ("fell", "cut"):
            self.say(f"{VERBS[verb]} {column_first(words[0])}" + (f" {JOKER}" if words[1] == "joker" else ""))
        elif verb in ("district", "plot"):
            self.say(f"{VERBS[verb]} {words[0]} {words[1].upper()}")
        elif verb == "settle":
            self.open = f"SETTLE S{self.colours[seat]}{words[0][1]} {column_first(words[1])}"
        elif verb == "done":
            if self.passed:
                self.passed = None
                self.say("WITH_PRIOR")  # without a use, which spends the action
            self.say("COMMIT")
        elif verb == "enter":
            self.placed = False
        elif move != SKIP:
            raise self.unwritable(move)

    def go(self, move: Move, card: str) -> None:
        """Use a function, or skip it, which needs a command only if a clergyman has been placed."""
        if move != SKIP:
            self.open = f"USE {card}"
        elif self.placed and is_bare(card):
            raise self.unwritable(move)
        elif self.placed:
            self.say(f"USE {card}")

    def parameter(self, move: Move, frame: Frame) -> None:
        """Add an answer to the parameters."""
        if move == SKIP:
            return
        verb, *words = move
        if verb == "times":
            traded = "".join(CODES[i] * n for i, n in trade_of(frame).give.tiles)  # the particular goods of one trade
            self.words.append(traded * int(words[0]))
        elif verb == "trade":
            self.words.append(words[0] if words[0] in CODES else "")
        elif verb == "take":
            self.words.append(self.goods_taken(words, frame))
        elif verb == "clear":
            self.words.append(column_first(words[0]))
        elif verb == "choose" and isinstance(frame, AtStep) and frame.card == "G02":
            self.words.append(tile(words[0])[0])
        else:
            self.bring_bills(words)
            self.words.append("".join(code * count for code, count in map(tile, words)))

    def goods_taken(self, words: list[str], frame: Frame) -> str:
        """The words for goods taken by the wheel.

        Args:
            words: The words after `take`.
        """
        step = step_of(frame)
        several = isinstance(step, Produce) and len(step.products) > 1
        if words[0] != "joker":
            return {"grain": "Gn", "livestock": "Sh"}.get(words[0], "") if several else ""
        own = [move[1] for move in options(self.state) if move[0] == "take" and move[1] != "joker"]
        good = GOODS[INDEX[words[1]]].name if words[1:] else ""
        # If there is no other indicator, the joker need not be named.
        return (JOKER if (good in own if good else own) else "") + "".join(words[1:])

    def bring_bills(self, words: list[str]) -> None:
        """Change coins if a payment needs a 5-coin tile that is not there; 1-coin tiles are changed automatically.

        Args:
            words: The tiles of the payment, as bag tokens.
        """
        wanted = sum(count for code, count in map(tile, words) if code == FIVE_COINS)
        missing = wanted - self.reader.purses[self.state.pending[-1].seat].fives
        if missing > 0:
            self.say("CONVERT " + 5 * missing * ONE_COIN)


def column_first(space: str) -> str:
    """A space, column first.

    >>> column_first("-1,4")
    '4 -1'
    """
    row, column = parse_space(space)
    return f"{column} {row}"

"""Reading and writing the logs of an older site, which checked little, so that little is checked here either.

It seats the players in the order red, green, blue, white, and sends the clergyman that the command names. What else its
rules allow is a preset of rulings, `Rulings.named("weblabora")`; ambiguities of its notation are resolved here.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from ...engine import IllegalMove, Move, Refusal, Rulings, explain, is_allowed, new_state
from ...engine.cards import CARDS
from ...engine.frames import MAIN_TURN, Frame, Round, Turn
from ...engine.goods import CODES, COIN, FIVE_COINS, tile
from ...engine.state import LAY, NOBODY, PRIOR
from ...engine.steps.base import DONE, PASS, SKIP
from ...engine.steps.landscape import PerFeature
from ...engine.steps.trade import Choose, Fee
from .functions import ONE_COIN, Given, is_bare
from .pasted import Command
from .reader import DRINK_NAMES
from .table import Table
from .words import JOKER, OLDER_GOODS, codes, word_error
from .writer import Writer

PRESET = "weblabora"
PRIOR_MARK = "*"  # after a USE: the prior is sent
HARVESTED_GOODS = ("Wo", "Pt")  # goods that may be named after a clearing action


class Idle(NamedTuple):
    """A command that did nothing: if a later one is refused, this one is more likely the mistake."""

    commands: int  # before it
    moves: int  # before it
    seat: int
    why: Refusal


class OlderTable(Table):
    """A table at the older site.

    Args:
        colours: The same seats by the log's names.
        rulings: The rulings of the game; by default that site's.
    """

    choosy = False
    counts_tiles = False  # coins are one number

    def __init__(self, seats: str, colours: str, rulings: Rulings | None = None) -> None:
        super().__init__(seats, colours, rulings or Rulings.named(PRESET))
        self.contracted = False  # the next command may name the clergyman who has already been sent
        self.laying = False  # cards of the neutral player have been placed since the last COMMIT
        self.idle: list[Idle] = []

    def read(self, log: list[Command]) -> bool:
        """Read as far as possible; a refusal is blamed on an earlier command that a mistake left without effect."""
        if super().read(log):
            return True
        seat = self.state.pending[-1].seat if self.started and self.state.pending else None
        found = [each for each in self.idle if seat in (each.seat, None) or each.why.message != "not-a-move"]
        if found and isinstance(self.why, IllegalMove):
            self.count, self.whole, _, self.why = found[-1]
        return False

    def carry_out(self, text: str) -> None:
        contracted = self.contracted
        if self.started and text in ("WITH_PRIOR", "WITH_LAYBROTHER") and contracted and self._kind != "lend":
            self.count += 1  # only one clergyman was available, whichever is named
            self.contracted = False
            return
        self.contracted = False
        super().carry_out(text)

    # ---- one method per command

    def _with_prior(self, words: list[str], text: str) -> None:
        if self._kind == "lend" or not self.state.players[self._seat].prior:
            super()._with_prior(words, text)

    def _use(self, words: list[str], text: str) -> None:
        if words[-1:] == [PRIOR_MARK]:
            words = words[:-1]
            own = self._kind == "act" and not self.state.players[self._seat].prior
            self.with_prior = self.with_prior or own
        if self._kind == "lend":
            self._play(("send", LAY))
        words = complete_words(words)
        alone = len(words) == 1 and words[0] in CARDS
        if alone and names_goods(words[0]):
            self._note_idle(word_error("USE", text))
        if not (self._kind == "visited" and is_allowed(self.state, ("enter", words[0]))):
            self._begin()
        if alone and has_recall(words[0]):
            self._go_to(self._card(words[0]))
            self._play(("go",))
            self._play(SKIP)
        else:
            super()._use(words, text)

    def _work_contract(self, words: list[str], text: str) -> None:
        self._begin()
        if not 1 <= len(words) <= 2:
            raise word_error("WORK_CONTRACT", text)
        paid = codes(words[1]) if words[1:] else []
        drink = next((DRINK_NAMES[code] for code in paid if code in DRINK_NAMES), "coins")
        self._play(("contract", self._card(words[0]), drink))
        self.contracted = True

    def _build(self, words: list[str], text: str) -> None:
        if self._kind == "place":
            self.laying = True
        else:
            self._begin()
        super()._build(words, text)

    def _harvest(self, verb: str, words: list[str], text: str) -> None:
        self._begin()
        super()._harvest(verb, [*words[:2], *(word for word in words[2:] if word not in HARVESTED_GOODS)], text)

    def _settle(self, words: list[str], text: str) -> None:
        if self._kind == "visited":
            self._play(SKIP)
        while (
            self._kind == "act"
            and self.state.mode.neutral
            and any(frame.last for frame in self.state.pending if isinstance(frame, Round))
        ):
            self._play(PASS)
            self._play(DONE)
        self.laying = False
        super()._settle(words, text)

    def _convert(self, words: list[str], text: str) -> None:
        """Flip and sell; coins are one number here, and the goods received may be named."""
        if not 1 <= len(words) <= 2 or not set(codes(words[0])) <= {"Gn", "Sw", "Wn", "Wh", ONE_COIN, FIVE_COINS}:
            raise word_error("CONVERT", text)
        for code in codes(words[0]):
            if code not in ("Sw", ONE_COIN, FIVE_COINS):
                self._play(("flip" if code == "Gn" else "sell", code))

    def _commit(self, words: list[str], text: str) -> None:
        if words:
            raise word_error("COMMIT", text)
        if not self.state.pending:
            return
        if self._kind == "lend":
            self._play(("send", LAY))
        while self._kind in ("go", "prior", "granted", "step"):
            self._play(SKIP)
        if self.laying or self._kind == "place":
            self.laying = False  # placing is a separate action
            return
        turn = self.state.pending[-1]
        if isinstance(turn, Turn) and turn.mains and turn.kind != "settle":
            self._note_idle(explain(self.state, DONE))
            self._play(PASS)
        super()._commit(words, text)

    # ---- what they have in common

    def _note_idle(self, why: Refusal) -> None:
        self.idle.append(Idle(self.count, self.whole, self._seat, why))

    def _begin(self) -> None:
        """In a solo game, a main action ends the settlement phase before it."""
        if not self.state.mode.neutral:
            return
        if self._kind == "visited":
            self._play(SKIP)
        if self._kind == "settle" and not self.laying:
            self._play(DONE)

    def _go_to(self, card: str) -> None:
        frame = self.state.pending[-1] if self.state.pending else None
        if frame and frame.kind == "visited" and is_allowed(self.state, ("enter", card)):
            self.laying = True
            self._play(("enter", card))
        elif frame and frame.kind == "go" and is_allowed(self.state, ("enter", card)):
            self._play(("enter", card))
        elif frame and frame.kind == "prior" and frame.card == card:
            self._play((PRIOR,) if self.state.players[self._seat].has(PRIOR) else ("enter", card))
        elif frame and frame.kind in MAIN_TURN and not self._has_clergyman_for(card):
            self._play(("use", card, NOBODY))
        else:
            super()._go_to(card)

    def _has_clergyman_for(self, card: str) -> bool:
        """Whether a clergyman who may go there is at home."""
        home, bonus = self.state.players[self._seat], self._kind == "bonus"
        own = bonus or self.state.sites.get(card, (home.seat,))[0] == home.seat
        return own and (home.has(PRIOR) or (home.has(LAY) and not bonus))

    def _answer(self, given: Given, card: str) -> None:
        """Answer from the parameters, which may also name goods received from the function."""
        if not given.words:
            super()._answer(given, card)
            return
        seat = self._seat
        before = list(self.state.players[seat].goods)
        super()._answer(given, card)
        after = self.state.players[seat].goods
        got = {CODES[i] for i, count in enumerate(after) if count > before[i]}
        got |= {JOKER} | ({FIVE_COINS} if after[COIN] > before[COIN] else set())
        for code in got.intersection(given.tiles):
            del given.tiles[code]


def complete_words(words: list[str]) -> list[str]:
    """The words of a `USE` with the implied ones added: a fixed fee, and the number of each chosen good."""
    card, *named = words or [""]
    does = CARDS[card].does if named and card in CARDS else (None,)
    if not isinstance(does[0], Fee) or re.search("[0-9]", "".join(named)):
        return words
    tiles = [code for word in named for code in codes(word)]
    fee = [CODES[i] for i, count in does[0].price.tiles for _ in range(count)]
    chosen = next((step for step in does if isinstance(step, Choose)), None)
    for _, *gift in chosen.bags if chosen else ():
        if [tile(word)[0] for word in gift] == tiles:
            named = ["".join(code * count for code, count in map(tile, gift))]
    paid = Counter(tiles) + Counter({ONE_COIN: 5 * tiles.count(FIVE_COINS)})
    return [card, *named] if Counter(fee) <= paid else [card, "".join(fee), *named]


@cache
def has_recall(card: str) -> bool:
    """Whether a `USE` without parameters skips a card's fee, but not the effect that is free."""
    return any(isinstance(step, Fee) and step.recall is not None for step in CARDS[card].does)


@cache
def names_goods(card: str) -> bool:
    """Whether a card has no effect for a `USE` that names no goods."""
    claims = any(isinstance(step, PerFeature) for step in CARDS[card].does)
    return not (is_bare(card) or claims or has_recall(card))


def seated_at_older(log: list[Command]) -> OlderTable:
    """The table of a log of the older site, which has a fixed seating order, unless its `start` names another."""
    alone = log[0].command.split()[1:2] == ["1"]
    seats = "RW" if alone else "".join(log[1].command.split()[1:]) if len(log) > 1 else ""
    table = OlderTable(seats, seats)
    table.read(log)
    return table


_CODES = {new: old for old, new in OLDER_GOODS.items() if old in ("Po", "Ho")}


def write_older(moves: Iterable[Move], players: int, country: str, length: str = "long") -> list[str]:
    """The lines of a game in the dialect of the older site; each is read back, to check that it means the moves played.

    Args:
        players: The number of players, 1 to 4, seated in the order red, green, blue, white.

    Raises:
        Unwritable: When the dialect cannot express a move.
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
    """A writer of commands of the older site, which plays the moves as it goes."""

    reader: OlderTable

    @staticmethod
    def table(seats: str, rulings: Rulings) -> OlderTable:
        return OlderTable(seats, seats, rulings)

    def say(self, command: str) -> None:
        if self.prior and command.startswith("USE "):
            self.prior = False
            command = f"{command} {PRIOR_MARK}"
        super().say(command)

    def command(self, move: Move, frame: Frame) -> None:
        if move == PASS:
            return  # a COMMIT without an action is a pass
        if move == DONE and self.reader.laying:
            self.say("COMMIT")  # placing is a separate action
        super().command(move, frame)

    def lend(self, kind: str) -> None:
        self.flush()
        self.say("WITH_PRIOR" if kind == PRIOR else "WITH_LAYBROTHER")

    def bring_bills(self, words: list[str]) -> None:
        """Do nothing: coins are one number here.

        Args:
            words: The tiles of the payment, as bag tokens.
        """


def spelt(command: str) -> str:
    """A command as the older site writes it.

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

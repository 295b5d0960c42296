"""Reading: each command is turned into our moves, which are played."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from functools import lru_cache, partial

from ...engine import IllegalMove, InvalidMove, Move, Refusal, Rulings, State, explain, is_allowed, new_state, play
from ...engine.cards import CARDS, SETTLEMENTS
from ...engine.frames import MAIN_TURN, AtStep, Bill, Turn, Use
from ...engine.goods import COIN, FIVE_COINS
from ...engine.moves import safe_text
from ...engine.state import LAY, PRIOR
from ...engine.steps.base import DONE, PASS, SKIP, Plain
from ...engine.steps.grants import Enter
from ...engine.steps.wheel import INDICATOR_INDEX, choices
from ...engine.turn.act import no_clergyman
from ...engine.turn.harvest import YIELD
from ...game.history import CHECKPOINT_PLIES
from .functions import ONE_COIN, REQUIRED_PARAMETERS, Given, answer, is_bare, is_required
from .words import (
    FIXED_PAYMENTS,
    MAX_KEPT,
    NO_COINS,
    USAGE,
    Purse,
    codes,
    coin_tiles,
    number,
    place,
    start,
    with_command,
    word_error,
)

SETUP_COMMANDS = ("CONFIG", "START")
METHODS = {verb: f"_{verb.lower()}" for verb in USAGE}  # the method for each command
_SETTLEMENT = re.compile(r"S([RGBW]?)0{0,9}([0-9])")
# Make a move without the constructor's checks; repeated moves are shared between games.
_made = lru_cache(MAX_KEPT)(partial(tuple.__new__, Move))
OPTIONAL_QUESTIONS = frozenset(("go", "prior", "granted", "visited", "step"))  # questions that a COMMIT skips
CONVERTIBLE_TILES = {"Gn", "Wn", "Wh", ONE_COIN, FIVE_COINS}
DRINK_NAMES = {"Wn": "wine", "Wh": "whiskey"}


class Reader:
    """A game that is played command by command.

    Args:
        seats: The colours in seating order, in a solo game the neutral player's last; by default the order of the
            `START` command, which a site shuffles.
        rulings: The rulings of the game; by default the site's.

    >>> reader = Reader()
    >>> reader.command("CONFIG 3 france long"), reader.command("START 7 R G B")
    ([], [])
    >>> reader.command("USE LR2 JoGn")
    [Move('use LR2 lay'), Move('go'), Move('take joker Gn')]
    """

    choosy = True  # goods that are taken for points must be named
    counts_tiles = True  # whether 5-coin tiles are tracked

    def __init__(self, seats: str = "", rulings: Rulings | None = None) -> None:
        self.seats = seats
        self.rulings = rulings or Rulings.named("kennerspiel")
        self.mode: tuple[int, str, str] | None = None
        self.state = State.__new__(State)
        self.started = False  # whether the game has been set up
        self.purses: list[Purse] = []
        self.moves: list[Move] = []
        self.checkpoints: dict[int, State] = {}  # some of the positions reached, by ply
        self.count = 0
        self.with_prior = False  # the next USE sends the prior

    def command(self, text: str) -> list[Move]:
        """Play a command; a refused one changes nothing.

        Returns:
            The moves that it stands for.

        Raises:
            InvalidMove: When it cannot be read.
            IllegalMove: When it is not allowed now.
        """
        before = self.state.copy() if self.started else self.state
        kept = [Purse(purse.fives) for purse in self.purses], len(self.moves), self.with_prior
        try:
            self.carry_out(text)
        except Refusal as why:
            self.state = before
            self.purses, length, self.with_prior = kept
            del self.moves[length:]
            raise with_command(why, text, self.count + 1) from why
        return self.moves[kept[1] :]

    def carry_out(self, text: str) -> None:
        """Play a command; a refused one may be half played, which `command` undoes.

        Raises:
            InvalidMove: When it cannot be read.
            IllegalMove: When it is not allowed now.
        """
        verb, *words = text.split() or ("",)
        method = METHODS.get(verb)
        if method is None:
            raise InvalidMove("not-a-verb", "", word=safe_text(verb), verbs=", ".join(USAGE))
        if (verb in SETUP_COMMANDS) is self.started:
            raise IllegalMove("other-question", "", line=safe_text(text), question="CONFIG, START")
        getattr(self, method)(words, text)
        self.count += 1

    # ---- one method per command

    def _config(self, words: list[str], text: str) -> None:
        if len(words) != 3 or words[0] not in "1234" or words[1] not in ("france", "ireland"):
            raise word_error("CONFIG", text)
        if words[2] not in ("short", "long") or words[::2] == ["1", "short"]:
            raise word_error("CONFIG", text)
        self.mode = int(words[0]), words[1], words[2]

    def _start(self, words: list[str], text: str) -> None:
        if self.mode is None:
            raise IllegalMove("other-question", "", line=safe_text(text), question="CONFIG")
        _, colours = start(words)
        alone = self.mode[0] == 1 and len(colours) == 2  # the second colour is the neutral player's
        if not (alone or len(colours) == self.mode[0]) or not set(colours) <= set(self.seats or colours):
            raise word_error("START", text)
        self.state = new_state(*self.mode, self.rulings, self.seats or "".join(colours))
        self.checkpoints[0] = self.state.copy()
        self.purses = [Purse() for _ in self.state.players]
        self.started = True

    def _with_prior(self, words: list[str], text: str) -> None:
        if words:
            raise word_error("WITH_PRIOR", text)
        if self._kind == "lend":
            self._play(("send", PRIOR), known=True)
        elif self._kind not in MAIN_TURN | {"prior"}:
            raise explain(self.state, ("send", PRIOR))
        elif self.state.players[self._seat].prior:
            raise no_clergyman(self.state.players[self._seat], PRIOR)
        else:
            self.with_prior = True

    def _with_laybrother(self, words: list[str], text: str) -> None:
        if words:
            raise word_error("WITH_LAYBROTHER", text)
        self._play(("send", LAY), known=self._kind == "lend")

    def _use(self, words: list[str], text: str) -> None:
        if not words:
            raise word_error("USE", text)
        card = self._card(words[0])
        given = Given(words[1:], card, choosy=self.choosy)
        bare = len(words) == 1
        if bare and is_required(card):
            raise InvalidMove(
                "not-a-move",
                "",
                line=safe_text(text),
                usage=f"USE {card} {REQUIRED_PARAMETERS.get(card, '[Jo]Gn|[Jo]Sh')}",
            )
        for drink in given.drinks_as_money() if given.tiles else ():
            self._play(("sell", drink))
        self._go_to(card)
        self.with_prior = False
        if bare and not is_bare(card):
            self._play(SKIP)
            return
        self._play(("go",), known=self._kind == "go")  # which is always a legal answer
        self._answer(given, card)
        if not bare and given.is_left():
            raise IllegalMove("unused-answer", "", line=f"USE {card}", word=given.leftover())

    def _work_contract(self, words: list[str], text: str) -> None:
        solo = self.state.mode.neutral
        if len(words) != 2 and not (solo and len(words) == 3 and words[2] == "WITH_PRIOR"):
            raise word_error("WORK_CONTRACT", text)
        card, paid = self._card(words[0]), coin_tiles(words[1])
        means = DRINK_NAMES.get(words[1], "coins")
        if means == "coins" and not (paid and is_price(*paid, self.state.price)):
            raise IllegalMove("log-contract-price", "F5.3.4", price=self.state.price, paid=safe_text(words[1], 20))
        self._play(("contract", card, means), paid or NO_COINS)
        if solo and self._kind == "lend":  # in a solo game the command says which clergyman the neutral player sends
            self._play(("send", PRIOR if words[2:] else LAY), known=True)

    def _build(self, words: list[str], text: str) -> None:
        if len(words) != 3:
            raise word_error("BUILD", text)
        verb = "place" if self._kind == "place" else "build"
        self._play((verb, self._card(words[0]), place(*words[1:])))

    def _fell_trees(self, words: list[str], text: str) -> None:
        self._harvest("fell", words, text)

    def _cut_peat(self, words: list[str], text: str) -> None:
        self._harvest("cut", words, text)

    def _harvest(self, verb: str, words: list[str], text: str) -> None:
        if not 2 <= len(words) <= 3 or words[2:] not in ([], ["Jo"]):
            raise word_error("FELL_TREES" if verb == "fell" else "CUT_PEAT", text)
        indicator = "joker" if words[2:] else choices(self.state, YIELD[verb])[0]
        self._play((verb, place(*words[:2]), indicator))

    def _settle(self, words: list[str], text: str) -> None:
        named = _SETTLEMENT.fullmatch(words[0]) if len(words) == 4 else None
        if named is None or "S" + named[2] not in SETTLEMENTS:
            raise word_error("SETTLE", text)
        colour, card = named[1], "S" + named[2]
        if colour and not self.state.players[self._seat].buildings[0].startswith("L" + colour):
            raise IllegalMove("settlement-not-in-hand", "F8.7", card=words[0])
        given = Given(words[3:])
        self._play(("settle", card, place(*words[1:3])))
        self._answer(given, "")
        if given.is_left():
            raise IllegalMove("unused-answer", "", line=f"SETTLE {words[0]}", word=given.leftover())

    def _buy_district(self, words: list[str], text: str) -> None:
        if len(words) != 2 or words[1] not in ("HILLS", "PLAINS"):
            raise word_error("BUY_DISTRICT", text)
        self._play(("district", str(number(words[0])), words[1].lower()))

    def _buy_plot(self, words: list[str], text: str) -> None:
        if len(words) != 2 or words[1] not in ("COAST", "MOUNTAIN"):
            raise word_error("BUY_PLOT", text)
        self._play(("plot", str(number(words[0])), words[1].lower()))

    def _convert(self, words: list[str], text: str) -> None:
        if len(words) != 1:
            raise word_error("CONVERT", text)
        tiles = codes(words[0])
        ones, fives = tiles.count(ONE_COIN), tiles.count(FIVE_COINS)
        if not CONVERTIBLE_TILES.issuperset(tiles) or ones % 5:
            raise word_error("CONVERT", text)
        self._open()
        seat = self._seat
        purse, coins = self.purses[seat], self.state.players[seat].goods[COIN]
        if ones > purse.ones(coins) or fives > purse.fives:
            code = ONE_COIN if ones > purse.ones(coins) else FIVE_COINS
            have = purse.ones(coins) if code == ONE_COIN else purse.fives
            raise IllegalMove("payment-not-owned", "F6.3", good=code, have=have)
        purse.fives += ones // 5 - fives
        for code in tiles:
            if code not in (ONE_COIN, FIVE_COINS):
                self._play(("flip" if code == "Gn" else "sell", code))

    def _commit(self, words: list[str], text: str) -> None:
        if words:
            raise word_error("COMMIT", text)
        pending = self.state.pending
        while pending and pending[-1].kind in OPTIONAL_QUESTIONS:
            self._play(SKIP)
            pending = self.state.pending
        self._open()
        turn = pending[-1]
        acts = isinstance(turn, Turn) and turn.mains > 0
        if self.with_prior and acts:
            self._play(PASS)  # a WITH_PRIOR without a use spends the action
        players = self.state.players if self.counts_tiles and self.state.mode.gifts else ()
        before = [player.goods[COIN] for player in players]
        self._play(DONE, known=turn.kind in MAIN_TURN and not acts)
        for player, purse, coins in zip(players, self.purses, before, strict=False):
            purse.fives += purse.record_change(coins, player.goods[COIN]) // 5  # the gift of the round, a 5-coin tile
        self.with_prior = False

    # ---- what they have in common

    def _open(self) -> None:
        """Raise `IllegalMove` at the end of the game."""
        if not self.state.pending:
            raise IllegalMove("game-over", self.state.mode.end_rule)

    @property
    def _kind(self) -> str:
        """The kind of the question on top; empty at the end."""
        return self.state.pending[-1].kind if self.state.pending else ""

    @property
    def _seat(self) -> int:
        """The seat that must answer it."""
        self._open()
        return self.state.pending[-1].seat

    def _card(self, word: str) -> str:
        """The id of a building; raises `InvalidMove` if there is no such building."""
        if word not in CARDS:
            near = ", ".join(get_close_matches(safe_text(word, 40).upper(), CARDS, cutoff=0))
            raise InvalidMove("unknown-card", "F1.1", word=safe_text(word), near=near)
        return word

    def _go_to(self, card: str) -> None:
        """Reach the function of a card: it is already pending, or may be entered, or a clergyman is placed."""
        if not self.state.pending:
            self._open()
        frame = self.state.pending[-1]
        kind = frame.kind
        if isinstance(frame, Use) and frame.card == card and kind in ("go", "prior"):
            if kind == "prior":
                self._play(("prior",))
        elif kind == "step":
            self._play(("enter", card))
        else:
            lay = kind == "act" and not self.with_prior and self.state.players[frame.seat].has(LAY)
            self._play(("use", card, LAY if lay else PRIOR))

    def _answer(self, given: Given, card: str) -> None:
        """Answer questions from the parameters, up to the first that needs another command."""
        state, does = self.state, given.does
        income = seat = step = 0
        while state.pending:
            frame = state.pending[-1]
            if isinstance(frame, AtStep) and frame.card == card and type(does[frame.step]) is not Enter:
                step = frame.step
            elif not isinstance(frame, Bill):
                break
            move = answer(state, frame, given)
            offered = (
                move[0] == "take" and state.since[INDICATOR_INDEX[move[1]]] is not None
            )  # every indicator in the game can be chosen
            got = self._play(move, given.paid, known=offered)
            if got and (card, step) in FIXED_PAYMENTS:
                income, seat = income + got, frame.seat
        if income:
            self.purses[seat].fives += income // 5

    def _play(self, move: Plain, paid: tuple[int, int] = NO_COINS, *, known: bool = False) -> int:
        """Play a move, unchecked if known to be legal, and track coin tiles; returns the coins received."""
        state, moves = self.state, self.moves
        if not known and not is_allowed(state, move):
            self._open()
            raise explain(state, move)
        seat = state.pending[-1].seat
        goods = state.players[seat].goods
        before = goods[COIN]
        play(state, move)
        moves.append(_made(move))
        if not len(moves) % CHECKPOINT_PLIES:
            self.checkpoints[len(moves)] = state.copy()
        if (goods[COIN] == before and paid is NO_COINS) or not self.counts_tiles:
            return 0
        return self.purses[seat].record_change(before, goods[COIN], paid)


def is_price(ones: int, fives: int, price: int) -> bool:
    """Whether coin tiles pay a price with no tile to spare; a 5-coin tile that is too much gives change."""
    return price <= ones + 5 * fives < price + (1 if ones else 5)


def read(lines: Iterable[str], seats: str = "") -> list[Move]:
    """The moves that the commands of a log stand for.

    Args:
        lines: One command each, from `CONFIG` on.

    Raises:
        InvalidMove: At the first line that cannot be read.
        IllegalMove: At the first line that is not allowed.

    >>> [str(move) for move in read(["CONFIG 3 france long", "START 7 R G B", "FELL_TREES 1 0", "COMMIT"])]
    ['fell 0,1 wood', 'done']
    """
    reader = Reader(seats)
    for line in lines:
        if line.strip():
            reader.command(line.strip())
    return reader.moves

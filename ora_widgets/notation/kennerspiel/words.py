"""The words of the notation, the two ways in which a command can fail, and lines of a site's page that are no commands.

Goods are two letters each, run together, once per tile; a space is column, then row. Some lines that are no commands change
the game all the same: moves taken back, games given up. A log is what was played. Which commands an `UNDO` took back is not
written in it, so such a line stops the reading.

Coins lie as tiles of 1 and 5, which the notation tells apart and our goods do not. Change is made silently: where the 1-coin
tiles do not suffice, 5-coin tiles are broken, and what is left over stays as 1-coin tiles.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from ...engine import IllegalMove, InvalidMove, Refusal
from ...engine.goods import CODES, COIN, FIVE_COINS, INDEX
from ...engine.land import space
from ...engine.moves import shown

COLOURS = ("R", "G", "B", "W")
NEUTRAL = "W"  # the neutral player here; a site gives him any colour
JOKER = "Jo"
TILES = (*CODES, FIVE_COINS, JOKER)
# How goods were written in other years, or are by people who know them by another word.
OLDER = {
    "Po": "Ce", "Cr": "Ce", "Pc": "Co", "Ls": "Sh", "Li": "Sh", "Me": "Mt", "Wi": "Wn", "Ws": "Wh", "Wk": "Wh", "Bk": "Bo",
    "Re": "Rq", "Rl": "Rq", "On": "Or", "Gs": "Gp", "Ho": "Ma",
}  # fmt: skip
_COLOUR = re.compile(r"(?<=\b[LS])[RGBW](?=[0-9]\b)|\b[RGBW](?=[RGBW]?\b)|(?<=\b[RGBW])[RGBW]\b")
MAX_KEPT = 2_000  # words whose meaning is kept; a site's logs have some hundred different ones
_SEED = re.compile(r"(?:-?[0-9][0-9A-Za-z.-]{0,40})?")
USAGE = {
    "CONFIG": "CONFIG players variant length",
    "START": "START [seed] colour ...",
    "USE": "USE card parameters",
    "WITH_PRIOR": "WITH_PRIOR",
    "WITH_LAYBROTHER": "WITH_LAYBROTHER",
    "WORK_CONTRACT": "WORK_CONTRACT card payment",
    "BUILD": "BUILD card x y",
    "FELL_TREES": "FELL_TREES x y [Jo]",
    "CUT_PEAT": "CUT_PEAT x y [Jo]",
    "SETTLE": "SETTLE card x y goods",
    "BUY_DISTRICT": "BUY_DISTRICT y HILLS|PLAINS",
    "BUY_PLOT": "BUY_PLOT y COAST|MOUNTAIN",
    "CONVERT": "CONVERT goods",
    "COMMIT": "COMMIT",
}


class _Failed(Refusal):
    """What both failures share: the command and its number, counted from 1."""

    command = ""
    number = 0

    def __str__(self) -> str:
        return f"command {self.number}, “{shown(self.command)}”: {super().__str__()}"


class NoSuchCommand(_Failed, InvalidMove):
    """The text is no command: an unknown verb, card, space or good, or a part that is missing."""


class CommandRefused(_Failed, IllegalMove):
    """A command that the rules do not allow at this moment."""


class Unwritable(Refusal):
    """A game that the notation of the site cannot express.

    >>> from ora_widgets import new_game
    >>> try:
    ...     new_game(3).kennerspiel()
    ... except Unwritable as refused:
    ...     print(str(refused).rpartition(". ")[2])
    Start the game with rulings="kennerspiel".
    """


def failed(why: Refusal, command: str, number: int) -> Refusal:
    """The same refusal, with the command that met it.

    Args:
        number: Which command it is, counted from 1.
    """
    kind = NoSuchCommand if isinstance(why, InvalidMove) else CommandRefused
    error = kind(why.message, why.rule, **why.details)
    error.command, error.number, error.sentence = command, number, why.sentence
    return error


def malformed(verb: str, line: str) -> InvalidMove:
    """The refusal of a command with too few, too many or the wrong words."""
    return InvalidMove("not-a-move", "", line=shown(line), usage=USAGE[verb])


def start(words: list[str]) -> tuple[str, list[str]]:
    """The seed of `START`, empty when there is none, and the colours.

    Args:
        words: What follows `START`.

    Raises:
        InvalidMove: When they are not one letter each, and different.

    >>> start(["7", "R", "G"]), start(["B", "W"])
    (('7', ['R', 'G']), ('', ['B', 'W']))
    """
    seed, colours = ("", words) if words[:1] and words[0] in COLOURS else ("".join(words[:1]), words[1:])
    if not _SEED.fullmatch(seed) or len(set(colours)) != len(colours) or any(each not in COLOURS for each in colours):
        raise malformed("START", " ".join(["START", *words]))
    return seed, colours


def recoloured(text: str, one: str, other: str) -> str:
    """A command, or colours in a row, with two colours in each other's place.

    Args:
        one: The letter of a colour.

    >>> recoloured("USE LW1 Jo", "W", "B"), recoloured("GB", "B", "W"), recoloured("START 7 W", "W", "R")
    ('USE LB1 Jo', 'GW', 'START 7 R')
    """
    turned = {one: other, other: one}
    return _COLOUR.sub(lambda match: turned.get(match[0], match[0]), text)


@lru_cache(MAX_KEPT)
def codes(word: str) -> tuple[str, ...]:
    """The goods that a word names, in order.

    Raises:
        InvalidMove: When a part of it is no good.

    >>> codes("PtPtWo")
    ('Pt', 'Pt', 'Wo')
    """
    found = tuple(word[i : i + 2] for i in range(0, len(word), 2))
    for code in found:
        if code not in INDEX and code not in (FIVE_COINS, JOKER):
            raise InvalidMove("unknown-good", "F1.2", word=shown(code))
    return found


@lru_cache(MAX_KEPT)
def coin_tiles(word: str) -> tuple[int, int] | None:
    """How many tiles of 1 and of 5 coins a word names; nothing where it names any other good.

    Raises:
        InvalidMove: When a part of it is no good.

    >>> coin_tiles("NiPnPn"), coin_tiles("PnWn")
    ((2, 1), None)
    """
    tiles = codes(word)
    ones, fives = tiles.count(CODES[COIN]), tiles.count(FIVE_COINS)
    return (ones, fives) if ones + fives == len(tiles) else None


@lru_cache(MAX_KEPT)
def place(column: str, row: str) -> str:
    """A space of ours from two numbers.

    Args:
        column: The column, 0 being the heartland's first.

    Raises:
        InvalidMove: When one of them is no number.

    >>> place("4", "-1")
    '-1,4'
    """
    return space(number(row), number(column))


def number(word: str) -> int:
    """A row or a column.

    Raises:
        InvalidMove: When it is no number.

    >>> number("-1")
    -1
    """
    digits = word.removeprefix("-")
    if not digits.isascii() or not digits.isdigit() or len(digits) > 3:
        raise InvalidMove("unknown-space", "F7.1", word=shown(word))
    return int(word)


# Where a tile comes in the fixed order; the 5-coin tile is last.
order = (INDEX | dict.fromkeys((FIVE_COINS, JOKER), len(CODES))).__getitem__


TAKES_BACK = "UNDO"
GIVES_UP = "RESIGN"
MESSAGES = {TAKES_BACK: "log-takes-back", GIVES_UP: "log-gives-up"}

_COLOUR_NAME = "(?:[RGBW]|red|green|blue|white)"
_WHO = rf"(?:{_COLOUR_NAME}\s+)?"
_DONE_BY = r"(?:(?:the\s+)?[^\W\d_]\w{0,30}\s+(?:(?:has|have|was|is)\s+)?)"
_BACK = r"(?:undo|redo|revert|roll[\s_-]?back|take[\s_-]?back)"
_HAS_TAKEN_BACK = "(?:un(?:did|done|does)|reverted|rolled back|took back|taken back)"
_UP = r"(?:resign|abandon|concede|forfeit|surrender|time[\s_-]?out)"
_HAS_GIVEN_UP = "(?:resign(?:s|ed)|abandon(?:s|ed)|concede[sd]|forfeit(?:s|ed)|surrender(?:s|ed)|timed out)"
# What may follow: how many moves, whose or which; a command, or a part of one.
_WHICH = rf"(?:[\s_]+(?:[0-9]{{1,4}}|{_COLOUR_NAME}|a|an|the|last|all|turns?|moves?|actions?|game|commands?))*"
_COMMAND = rf"[\s_]+(?:(?:{'|'.join(USAGE)})\b.*|[FGIL][RGBW0-9]?[0-9]{{1,2}})"
_LINES = {
    TAKES_BACK: re.compile(
        rf"{_WHO}/?{_BACK}(?:{_WHICH}|{_COMMAND})|{_DONE_BY}{_HAS_TAKEN_BACK}{_WHICH}", re.IGNORECASE
    ),
    GIVES_UP: re.compile(rf"{_WHO}/?{_UP}{_WHICH}|{_DONE_BY}{_HAS_GIVEN_UP}{_WHICH}", re.IGNORECASE),
}
_ANY = re.compile("undo|undid|redo|revert|back|resign|abandon|conced|forfeit|surrender|time", re.IGNORECASE)
_BEFORE = re.compile(r"(?:.{0,60}[:|>)\]=])?[^A-Za-z]{0,60}", re.DOTALL)  # numbers, bullets, a name


def page_line(text: str) -> str | None:
    """What a line does that is no command: `TAKES_BACK`, `GIVES_UP`, or nothing.

    Args:
        text: A line without remarks and markup.

    >>> page_line("12. R: undo"), page_line("Ada has resigned."), page_line("Can I undo that?")
    ('UNDO', 'RESIGN', None)
    """
    if not _ANY.search(text):
        return None
    plain = text.strip(" \t.!,;|*_`\"')")
    words = _BEFORE.sub("", plain, count=1)
    return next((does for does, line in _LINES.items() if line.fullmatch(words)), None)


# Where a building pays a fixed sum it pays in 5-coin tiles and a rest, all steps together: card and step.
BILLS = {
    ("F05", 1), ("F08", 0), ("F20", 1), ("F21", 1), ("F30", 0), ("G06", 0), ("G26", 0), ("I05", 1), ("I20", 0), ("I20", 1),
}  # fmt: skip

UNPAID = (0, 0)  # no tiles of 1 and 5 coins named as paid


@dataclass
class Purse:
    """How many of a player's coins lie as 5-coin tiles.

    Args:
        fives: The 5-coin tiles at the beginning.

    >>> purse = Purse(fives=1)
    >>> purse.book(6, 4)
    0
    >>> purse.fives, purse.ones(4)
    (0, 4)
    """

    fives: int = 0

    def ones(self, coins: int) -> int:
        """The 1-coin tiles among so many coins."""
        return coins - 5 * self.fives

    def book(self, before: int, after: int, paid: tuple[int, int] = UNPAID) -> int:
        """Follow a change of the player's coins.

        Args:
            paid: The 1- and 5-coin tiles named as paid, if any were.

        Returns:
            What came in, in 1-coin tiles.
        """
        ones, fives = paid
        spent = ones + 5 * fives or max(0, before - after)
        if self.fives:
            self.fives -= min(fives, self.fives)
            short = 5 * self.fives - (before - spent)
            if short > 0:
                self.fives = max(0, self.fives - -(-short // 5))
        return after - before + spent

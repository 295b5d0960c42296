"""The words of the notation, the two errors of commands, and other lines of a site's page.

Goods are two letters each, run together, once per tile; a space is column, then row. Some lines that are not commands
change the game: moves taken back, games given up. A log does not say which commands an `UNDO` took back, so such a line
stops the reading.

The notation distinguishes coin tiles of 1 and 5, which our goods do not. Change is made silently: if the 1-coin tiles
do not suffice, 5-coin tiles are broken, and the rest stays as 1-coin tiles.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from ...engine import IllegalMove, InvalidMove, Refusal
from ...engine.goods import CODES, COIN, FIVE_COINS, INDEX
from ...engine.land import space
from ...engine.moves import safe_text

COLOURS = ("R", "G", "B", "W")
NEUTRAL = "W"  # the neutral player here; on a site it has any colour
JOKER = "Jo"
TILES = (*CODES, FIVE_COINS, JOKER)
# Other spellings of goods, from earlier years or other names.
OLDER_GOODS = {
    "Po": "Ce", "Cr": "Ce", "Pc": "Co", "Ls": "Sh", "Li": "Sh", "Me": "Mt", "Wi": "Wn", "Ws": "Wh", "Wk": "Wh", "Bk": "Bo",
    "Re": "Rq", "Rl": "Rq", "On": "Or", "Gs": "Gp", "Ho": "Ma",
}  # fmt: skip
_COLOUR = re.compile(r"(?<=\b[LS])[RGBW](?=[0-9]\b)|\b[RGBW](?=[RGBW]?\b)|(?<=\b[RGBW])[RGBW]\b")
MAX_KEPT = 2_000  # cached words; a site's logs have a few hundred different ones
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
    """The base of both errors, with the command and its number, counted from 1."""

    command = ""
    number = 0

    def __str__(self) -> str:
        return f"command {self.number}, “{safe_text(self.command)}”: {super().__str__()}"


class NoSuchCommand(_Failed, InvalidMove):
    """A text that is not a command: an unknown verb, card, space or good, or a missing part."""


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


def with_command(why: Refusal, command: str, number: int) -> Refusal:
    """The same refusal, with the refused command.

    Args:
        number: Which command it is, counted from 1.
    """
    kind = NoSuchCommand if isinstance(why, InvalidMove) else CommandRefused
    error = kind(why.message, why.rule, **why.details)
    error.command, error.number, error.sentence = command, number, why.sentence
    return error


def word_error(verb: str, line: str) -> InvalidMove:
    """The refusal of a command with too few, too many or the wrong words."""
    return InvalidMove("not-a-move", "", line=safe_text(line), usage=USAGE[verb])


def start(words: list[str]) -> tuple[str, list[str]]:
    """The seed of `START`, empty if there is none, and the colours.

    Args:
        words: The words after `START`.

    Raises:
        InvalidMove: When they are not one letter each, and different.

    >>> start(["7", "R", "G"]), start(["B", "W"])
    (('7', ['R', 'G']), ('', ['B', 'W']))
    """
    seed, colours = ("", words) if words[:1] and words[0] in COLOURS else ("".join(words[:1]), words[1:])
    if not _SEED.fullmatch(seed) or len(set(colours)) != len(colours) or any(each not in COLOURS for each in colours):
        raise word_error("START", " ".join(["START", *words]))
    return seed, colours


def swap_colours(text: str, one: str, other: str) -> str:
    """A command, or a sequence of colours, with two colours swapped.

    Args:
        one: The letter of a colour.

    >>> swap_colours("USE LW1 Jo", "W", "B"), swap_colours("GB", "B", "W"), swap_colours("START 7 W", "W", "R")
    ('USE LB1 Jo', 'GW', 'START 7 R')
    """
    turned = {one: other, other: one}
    return _COLOUR.sub(lambda match: turned.get(match[0], match[0]), text)


@lru_cache(MAX_KEPT)
def codes(word: str) -> tuple[str, ...]:
    """The goods that a word names, in order.

    Raises:
        InvalidMove: When a part of it is not a good.

    >>> codes("PtPtWo")
    ('Pt', 'Pt', 'Wo')
    """
    found = tuple(word[i : i + 2] for i in range(0, len(word), 2))
    for code in found:
        if code not in INDEX and code not in (FIVE_COINS, JOKER):
            raise InvalidMove("unknown-good", "F1.2", word=safe_text(code))
    return found


@lru_cache(MAX_KEPT)
def coin_tiles(word: str) -> tuple[int, int] | None:
    """How many tiles of 1 and of 5 coins a word names; `None` if it names any other good.

    Raises:
        InvalidMove: When a part of it is not a good.

    >>> coin_tiles("NiPnPn"), coin_tiles("PnWn")
    ((2, 1), None)
    """
    tiles = codes(word)
    ones, fives = tiles.count(CODES[COIN]), tiles.count(FIVE_COINS)
    return (ones, fives) if ones + fives == len(tiles) else None


@lru_cache(MAX_KEPT)
def place(column: str, row: str) -> str:
    """The name of our space at a column and a row.

    Args:
        column: The column, 0 being the heartland's first.

    Raises:
        InvalidMove: When one of them is not a number.

    >>> place("4", "-1")
    '-1,4'
    """
    return space(number(row), number(column))


def number(word: str) -> int:
    """A row or a column.

    Raises:
        InvalidMove: When it is not a number.

    >>> number("-1")
    -1
    """
    digits = word.removeprefix("-")
    if not digits.isascii() or not digits.isdigit() or len(digits) > 3:
        raise InvalidMove("unknown-space", "F7.1", word=safe_text(word))
    return int(word)


# A tile's place in the fixed order; the 5-coin tile is last.
order = (INDEX | dict.fromkeys((FIVE_COINS, JOKER), len(CODES))).__getitem__


UNDO_WORD = "UNDO"
RESIGN_WORD = "RESIGN"
MESSAGES = {UNDO_WORD: "log-takes-back", RESIGN_WORD: "log-gives-up"}

_COLOUR_NAME = "(?:[RGBW]|red|green|blue|white)"
_WHO = rf"(?:{_COLOUR_NAME}\s+)?"
_DONE_BY = r"(?:(?:the\s+)?[^\W\d_]\w{0,30}\s+(?:(?:has|have|was|is)\s+)?)"
_UNDO = r"(?:undo|redo|revert|roll[\s_-]?back|take[\s_-]?back)"
_HAS_TAKEN_BACK = "(?:un(?:did|done|does)|reverted|rolled back|took back|taken back)"
_RESIGN = r"(?:resign|abandon|concede|forfeit|surrender|time[\s_-]?out)"
_HAS_GIVEN_UP = "(?:resign(?:s|ed)|abandon(?:s|ed)|concede[sd]|forfeit(?:s|ed)|surrender(?:s|ed)|timed out)"
# What may follow: which moves, how many or whose; a command, or a part of one.
_WHICH_MOVES = rf"(?:[\s_]+(?:[0-9]{{1,4}}|{_COLOUR_NAME}|a|an|the|last|all|turns?|moves?|actions?|game|commands?))*"
_COMMAND = rf"[\s_]+(?:(?:{'|'.join(USAGE)})\b.*|[FGIL][RGBW0-9]?[0-9]{{1,2}})"
_LINES = {
    UNDO_WORD: re.compile(
        rf"{_WHO}/?{_UNDO}(?:{_WHICH_MOVES}|{_COMMAND})|{_DONE_BY}{_HAS_TAKEN_BACK}{_WHICH_MOVES}", re.IGNORECASE
    ),
    RESIGN_WORD: re.compile(rf"{_WHO}/?{_RESIGN}{_WHICH_MOVES}|{_DONE_BY}{_HAS_GIVEN_UP}{_WHICH_MOVES}", re.IGNORECASE),
}
_UNDO_OR_RESIGN = re.compile("undo|undid|redo|revert|back|resign|abandon|conced|forfeit|surrender|time", re.IGNORECASE)
_BEFORE_WORD = re.compile(r"(?:.{0,60}[:|>)\]=])?[^A-Za-z]{0,60}", re.DOTALL)  # numbers, bullets, a name


def page_line(text: str) -> str | None:
    """The effect of a line that is not a command: `UNDO_WORD`, `RESIGN_WORD` or `None`.

    Args:
        text: A line without remarks and markup.

    >>> page_line("12. R: undo"), page_line("Ada has resigned."), page_line("Can I undo that?")
    ('UNDO', 'RESIGN', None)
    """
    if not _UNDO_OR_RESIGN.search(text):
        return None
    plain = text.strip(" \t.!,;|*_`\"')")
    words = _BEFORE_WORD.sub("", plain, count=1)
    return next((does for does, line in _LINES.items() if line.fullmatch(words)), None)


# Cards and steps that pay a fixed sum: in 5-coin tiles and a rest, over all steps together.
FIXED_PAYMENTS = {
    ("F05", 1), ("F08", 0), ("F20", 1), ("F21", 1), ("F30", 0), ("G06", 0), ("G26", 0), ("I05", 1), ("I20", 0), ("I20", 1),
}  # fmt: skip

NO_COINS = (0, 0)  # no tiles of 1 and 5 coins named as paid


@dataclass
class Purse:
    """How many 5-coin tiles are among a player's coins.

    Args:
        fives: The 5-coin tiles at the beginning.

    >>> purse = Purse(fives=1)
    >>> purse.record_change(6, 4)
    0
    >>> purse.fives, purse.ones(4)
    (0, 4)
    """

    fives: int = 0

    def ones(self, coins: int) -> int:
        """The 1-coin tiles among so many coins."""
        return coins - 5 * self.fives

    def record_change(self, before: int, after: int, paid: tuple[int, int] = NO_COINS) -> int:
        """Record a change of the player's coins.

        Args:
            paid: The 1- and 5-coin tiles named as paid, if any were.

        Returns:
            The coins received.
        """
        ones, fives = paid
        spent = ones + 5 * fives or max(0, before - after)
        if self.fives:
            self.fives -= min(fives, self.fives)
            short = 5 * self.fives - (before - spent)
            if short > 0:
                self.fives = max(0, self.fives - -(-short // 5))
        return after - before + spent

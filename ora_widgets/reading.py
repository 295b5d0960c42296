"""From a line of text to the move it means, on a given state.

A line may stop early where only one legal move begins so (`fell 0,1` with a single indicator to choose), and
tiles may come in any order; the move that is returned is always written in full.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from itertools import islice

from .engine import Ambiguous, Move, NoSuchMove, NotNow, Refusal, State, explain, options
from .engine.cards import CARDS, SETTLEMENTS
from .engine.goods import CODES, FIVE_COINS, tile, token
from .engine.land import DISTRICT_SIDES, PLOT_SIDES, at
from .engine.steps.base import Plain
from .engine.terms import INDICATORS

LONGEST = 30  # words: no move needs more


def _card(word: str) -> None:
    if word not in CARDS and word not in SETTLEMENTS:
        near = get_close_matches(word, [*CARDS, *SETTLEMENTS], n=3, cutoff=0.3)
        raise NoSuchMove("unknown-card", "F1.1", word=word, near=", ".join(near or ["G01", "LR1", "S1"]))


def _space(word: str) -> None:
    try:
        at(word)
    except ValueError:
        raise NoSuchMove("unknown-space", "F7.1", word=word) from None


def _good(word: str) -> None:
    try:
        tile(word)
    except ValueError:
        raise NoSuchMove("unknown-good", "F1.2", word=word) from None


def _number(word: str) -> None:
    # A minus is part of a row above the heartland; a bound keeps absurd numbers out of messages and arithmetic.
    if not (word.lstrip("-").isascii() and word.lstrip("-").isdigit() and len(word) <= 4):
        raise ValueError(word)


def _one_of(*words: str) -> Callable[[str], None]:
    def check(word: str) -> None:
        if word not in words:
            raise ValueError(word)

    return check


def _any(word: str) -> None:
    """Checked against the question alone."""


_SIDE = {"district": _one_of(*DISTRICT_SIDES), "plot": _one_of(*PLOT_SIDES)}

# Per verb: how it is written, and what its words must look like; the last one may repeat where tiles are listed.
VERBS: dict[str, tuple[str, tuple[Callable[[str], None], ...]]] = {
    "use": ("use CARD lay|prior", (_card, _one_of("lay", "prior"))),
    "contract": ("contract CARD coins|wine|whiskey", (_card, _one_of("coins", "wine", "whiskey"))),
    "build": ("build CARD ROW,COL", (_card, _space)),
    "fell": ("fell ROW,COL wood|joker", (_space, _one_of("wood", "joker"))),
    "cut": ("cut ROW,COL peat|joker", (_space, _one_of("peat", "joker"))),
    "pass": ("pass", ()),
    "done": ("done", ()),
    "district": ("district ROW hills|plains", (_number, _SIDE["district"])),
    "plot": ("plot ROW coast|mountain", (_number, _SIDE["plot"])),
    "flip": ("flip Gn", (_good,)),
    "sell": ("sell Wn|Wh", (_good,)),
    "settle": ("settle CARD ROW,COL", (_card, _space)),
    "prior": ("prior", ()),
    "skip": ("skip", ()),
    "go": ("go", ()),
    "send": ("send lay|prior", (_one_of("lay", "prior"),)),
    "times": ("times NUMBER", (_number,)),
    "trade": ("trade GOODS", (_any,)),
    "take": ("take INDICATOR [GOOD]", (_one_of(*INDICATORS), _good)),
    "give": ("give GOODS", (_good,)),
    "choose": ("choose GOODS", (_good,)),
    "claim": ("claim GOODS", (_good,)),
    "pay": ("pay GOODS", (_good,)),
    "clear": ("clear ROW,COL", (_space,)),
    "enter": ("enter CARD", (_card,)),
    "place": ("place CARD ROW,COL", (_card, _space)),
}
TILES = ("give", "claim", "pay")


def read(state: State, line: str | Iterable[str]) -> Move:
    """The legal move that a line means.

    Parameters: `state`, the position; `line`, one move as text or as a sequence of words.
    Raises `NoSuchMove` when the line is no move, `Ambiguous` when it could be several, `NotNow` when it is not
    legal in this position; each names the rule.
    """
    move = well_formed(line)
    offered = options(state)
    if move in offered:
        return move
    if state.over:
        raise NotNow("game-over", "F9.6")
    fitting = list(islice((Move(other) for other in offered if other[: len(move)] == move), 9))
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        raise Ambiguous("ambiguous", "", line=str(move), options=", ".join(str(other) for other in fitting))
    raise refusal(state, move)


def well_formed(line: str | Iterable[str]) -> Move:
    """A line as a move of known words, whether or not it is legal; tiles are brought into their order.

    Raises `NoSuchMove`.

    >>> well_formed("pay Sh Gn 2Gn")
    Move('pay 3Gn Sh')
    """
    if not isinstance(line, str):
        words = list(line)
        if not all(isinstance(word, str) for word in words):
            raise NoSuchMove("not-a-move", "", line=repr(line)[:80], usage="VERB WORDS")
        line = " ".join(words)
    move = Move.parse(line)
    if move.verb not in VERBS:
        raise NoSuchMove("not-a-verb", "", word=move.verb, verbs=", ".join(VERBS))
    usage, checks = VERBS[move.verb]
    tiles = move.verb in TILES or move.verb == "choose"
    if len(move) > LONGEST or (len(move.words) > len(checks) and not tiles):
        raise NoSuchMove("not-a-move", "", line=str(move)[:80], usage=usage)
    for place, word in enumerate(move.words):
        try:
            checks[min(place, len(checks) - 1)](word)
        except Refusal:
            raise
        except ValueError:
            raise NoSuchMove("not-a-move", "", line=str(move)[:80], usage=usage) from None
    return in_order(move) if move.verb in TILES else move


def in_order(move: Move) -> Move:
    """The tiles of a payment, a gift or a claim added up and in the order of the goods."""
    counts: dict[str, int] = {}
    for word in move.words:
        code, count = tile(word)
        counts[code] = counts.get(code, 0) + count
    order = (*CODES, FIVE_COINS)
    return Move((move.verb, *(token(code, counts[code]) for code in order if code in counts)))


def refusal(state: State, move: Plain) -> Refusal:
    """Why a well-formed move that is not legal is refused."""
    missing = len(VERBS[move[0]][1]) - len(move) + 1
    told = explain(state, move)
    if missing > 0 and move[0] != "take" and told.message == "not-an-option":
        return NoSuchMove("not-a-move", "", line=" ".join(move), usage=VERBS[move[0]][0])
    return told

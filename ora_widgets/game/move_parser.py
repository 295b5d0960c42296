"""From a line of text to the move it means, on a given state.

A line may stop early if only one legal move begins like it (`fell 0,1` with a single indicator to choose), and tiles
may come in any order; the move that is returned is always complete.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import islice, product
from typing import NamedTuple

from ..engine import (
    AmbiguousMove,
    IllegalMove,
    InvalidMove,
    Move,
    Refusal,
    State,
    answers,
    explain,
    is_allowed,
    options,
)
from ..engine.cards import CARDS, SETTLEMENTS, in_play
from ..engine.goods import CODES, FIVE_COINS, MAX_TILES, tile, token
from ..engine.land import DISTRICT_SIDES, PLOT_SIDES, parse_space
from ..engine.moves import safe_text
from ..engine.state import LAY, NOBODY, PRIOR
from ..engine.steps.base import PASS, Plain
from ..engine.terms import INDICATORS
from ..language.name_lookup import (
    MAX_NAME_LETTERS,
    engine_name,
    ids_named,
    nearest_cards,
    nearest_goods,
    tokens,
    without_article,
)
from ..language.names import row_of, space_of

MAX_WORDS = 30  # no move needs more
MAX_WORDS_IN_NAME = 6  # words of a card's name
MAX_ALTERNATIVES = 300  # that are tried of a line with several, and characters of it
_SPACE_PATTERN = re.compile(
    r"\(?(?<![0-9])(-?[0-9]{1,2}) ?, ?(-?[0-9]{1,2})\)?"
)  # row and column, also as Python writes them
_BETWEEN_LINES = re.compile(r"\s+[|·]\s*|\s*·\s+")
MAX_SHOWN_MOVES = 9  # moves that an ambiguous line could mean, in its sentence


def _card(word: str) -> None:
    if word not in CARDS and word not in SETTLEMENTS:
        raise InvalidMove("unknown-card", "F1.1", word=safe_text(word, 40), near=nearest_cards(word[:MAX_NAME_LETTERS]))


def _space(word: str) -> None:
    try:
        parse_space(word)
    except ValueError:
        raise InvalidMove("unknown-space", "F7.1", word=safe_text(word, 40)) from None


def _good(word: str) -> None:
    try:
        tile(word)
    except ValueError:
        if word[-2:] in (*CODES, FIVE_COINS):  # the good is known; only its number is wrong
            raise
        raise InvalidMove(
            "unknown-good-near", "F1.2", word=safe_text(word, 40), near=nearest_goods(word[:MAX_NAME_LETTERS])
        ) from None


def _number(pattern: str) -> Callable[[str], None]:
    # A number has one spelling and few digits; absurd ones are kept out of messages and arithmetic.
    form = re.compile(pattern, re.ASCII)

    def check(word: str) -> None:
        if not form.fullmatch(word):
            raise ValueError(word)

    return check


def _one_of(*words: str) -> Callable[[str], None]:
    def check(word: str) -> None:
        if word not in words:
            raise ValueError(word)

    return check


def _accept_any(word: str) -> None:
    """Checked against the question alone."""


# Keywords that are taken literally, in capitals too, since tablets capitalize the first word of a line.
KEYWORDS = frozenset(
    (LAY, PRIOR, NOBODY, "coins", "wine", "whiskey", "wood", "peat", *INDICATORS, *DISTRICT_SIDES, *PLOT_SIDES)
)
_TIMES = _number(r"0|[1-9]\d{0,3}")
_ROW = _number(r"0|-?[1-9]\d{0,2}")  # rows above the heartland are negative
# A space may also be written by the name that the board and the sentences use.
SPACE_READERS: dict[Callable[[str], None], Callable[[str], str]] = {_space: space_of, _ROW: row_of}


class Verb(NamedTuple):
    """How a verb is written, the rule behind it, and what its words must look like.

    Where tiles are listed, the last check applies to all further words.

    Attributes:
        usage: How the verb is written, such as `"fell SPACE wood|joker"`.
        rule: The number of the rule behind it.
        checks: For each word, a function that raises an error if the word cannot stand there.
    """

    usage: str
    rule: str
    checks: tuple[Callable[[str], None], ...] = ()


VERBS: dict[str, Verb] = {
    "use": Verb("use CARD lay|prior", "F5.2.1", (_card, _one_of(LAY, PRIOR, NOBODY))),
    "contract": Verb("contract CARD coins|wine|whiskey", "F5.3.1", (_card, _one_of("coins", "wine", "whiskey"))),
    "build": Verb("build CARD ROW,COL", "F5.5.1", (_card, _space)),
    "fell": Verb("fell ROW,COL wood|joker", "F5.4.1", (_space, _one_of("wood", "joker"))),
    "cut": Verb("cut ROW,COL peat|joker", "F5.4.1", (_space, _one_of("peat", "joker"))),
    "pass": Verb("pass", "F5.6"),
    "done": Verb("done", "F0.3"),
    "district": Verb("district ROW hills|plains", "F7.3", (_ROW, _one_of(*DISTRICT_SIDES))),
    "plot": Verb("plot ROW coast|mountain", "F7.4", (_ROW, _one_of(*PLOT_SIDES))),
    "flip": Verb("flip Gn", "F6.2", (_good,)),
    "sell": Verb("sell Wn|Wh", "F6.4", (_good,)),
    "settle": Verb("settle CARD ROW,COL", "F8.3", (_card, _space)),
    "prior": Verb("prior", "F5.5.5"),
    "skip": Verb("skip", "F5.2.2"),
    "go": Verb("go", "F5.2.2"),
    "send": Verb("send lay|prior", "F5.3.2", (_one_of("lay", "prior"),)),
    "times": Verb("times NUMBER", "F5.2.3", (_TIMES,)),
    "trade": Verb("trade GOODS", "F5.2.3", (_accept_any,)),
    "take": Verb("take INDICATOR [GOOD]", "F4.4", (_one_of(*INDICATORS), _good)),
    "give": Verb("give GOOD GOOD …", "F1.2", (_good,)),
    "choose": Verb("choose [NUMBER]GOOD …", "F5.2.3", (_good,)),
    "claim": Verb("claim [NUMBER]GOOD …", "F5.2.3", (_good,)),
    "pay": Verb("pay [NUMBER]GOOD …", "F6.5", (_good,)),
    "clear": Verb("clear ROW,COL", "F5.4.1", (_space,)),
    "enter": Verb("enter CARD", "F5.2.4", (_card,)),
    "place": Verb("place CARD ROW,COL", "F13.6", (_card, _space)),
}
TILES = ("give", "claim", "pay")
# These may be named even if no card is left to remove; the action then has no effect (F5.4.3).
CLEARING_MOVES: tuple[Plain, ...] = (("fell",), ("cut",))


def read(state: State, line: object) -> Move:
    """The legal move that a line means.

    Args:
        line: One move, as text or as a sequence of words.

    Raises:
        InvalidMove: When the line is no move at all.
        AmbiguousMove: When it could mean several legal moves. Each names the rule.
        IllegalMove: When it is not legal in this position.
    """
    if isinstance(line, (str, Move)):
        move = line if isinstance(line, Move) else Move.parse(line)
        if move and move[0] not in TILES and is_allowed(state, move):  # written as listed: no parsing needed
            return move
    if one := _alternative(state, line):
        raise InvalidMove("alternatives", VERBS[one.verb].rule, such=str(one))
    offered = options(state)
    try:
        move = well_formed(line, state)
    except InvalidMove as unread:
        if unread.rule == VERBS["place"].rule and not state.mode.neutral:
            unread.rule = "F5.1"  # a rule on another mode would be of no use to these players
        if unread.message == "unknown-card":
            unread.details["near"] = nearest_cards(unread.details["word"], cards_of(state))
        raise
    if move in offered:
        return move
    if state.over:
        raise IllegalMove("game-over", state.mode.end_rule)
    fitting = list(islice(_beginning(move, offered), MAX_SHOWN_MOVES))
    if len(fitting) == 1:
        return fitting[0]
    if not fitting and move in CLEARING_MOVES and state.pending[-1].kind == "act" and PASS in offered:
        return Move(PASS)
    verb = VERBS[move.verb]
    if fitting:
        listed = ", ".join(str(other) for other in fitting) + (" …" if len(fitting) == MAX_SHOWN_MOVES else "")
        raise AmbiguousMove("ambiguous", verb.rule, line=str(move), options=listed)
    refused = explain(state, move)
    short = len(move.words) < len(verb.checks) and move.verb != "take"
    if short and (refused.message == "not-an-option" or "" in refused.details.values()):
        raise InvalidMove("not-a-move", verb.rule, line=str(move), usage=verb.usage)
    raise refused


def _alternative(state: State, line: object) -> Move | None:
    """The first legal move of a line that lists alternatives, copied whole as agents are shown it."""
    if not isinstance(line, str) or not {"|", "·"} & {*line[:MAX_ALTERNATIVES]}:
        return None
    for whole in _BETWEEN_LINES.split(line[:MAX_ALTERNATIVES]):
        words = (word.strip("()…,.").split("|") for word in whole.split())
        for one in islice(product(*words), MAX_ALTERNATIVES):
            move = Move.parse(" ".join(one))
            if move and is_allowed(state, move):
                return move
    return None


def cards_of(state: State) -> frozenset[str]:
    """The ids of all cards of a game."""
    return frozenset((*state.sites, *(card.id for card in in_play(state)), *SETTLEMENTS))


def _beginning(move: Move, offered: Iterable[Plain]) -> Iterator[Move]:
    """The legal moves that a line may begin."""
    if move.verb in TILES and move.words:
        return iter(())  # there may be a million ways to pay, so a bag is checked without listing them
    if move.verb == "choose":
        wanted = Counter(move.words)
        return (Move(other) for other in offered if other[0] == "choose" and not wanted - Counter(other[1:]))
    return (Move(other) for other in offered if other[: len(move)] == move)


def well_formed(line: object, state: State | None = None) -> Move:
    """Read a line as a move of known words, whether legal or not; tiles are put in order.

    Args:
        line: One move, as text or as a sequence of words.
        state: The position, which tells cards of one name apart.

    Raises:
        InvalidMove: When it is no move at all.
        AmbiguousMove: When a name could be that of several cards.

    >>> well_formed("pay Sh Gn 2Gn")
    Move('pay 3Gn Sh')
    """
    if isinstance(line, (tuple, list)) and all(isinstance(word, str) for word in line[: MAX_WORDS + 1]):
        line = " ".join(line[: MAX_WORDS + 1])
    if not isinstance(line, str):
        raise InvalidMove("not-a-move", "F5.1", line=safe_text(line), usage="VERB WORDS")
    move = Move.parse(_SPACE_PATTERN.sub(r"\1,\2", line[:MAX_ALTERNATIVES]) + line[MAX_ALTERNATIVES:])
    if (verb := move.verb.lower()) in VERBS:
        move = Move((verb, *move.words))
    if move.verb.endswith(",") and move.verb[:-1].lower() in VERBS:
        raise InvalidMove("moves-by-commas", "F5.1", word=safe_text(move.verb[:-1], 40))
    if move.verb not in VERBS:
        raise InvalidMove("not-a-verb", "F5.1", word=safe_text(move.verb, 40), verbs=", ".join(VERBS))
    move = _replace_names(move, state)
    usage, rule, checks = VERBS[move.verb]
    try:
        if len(move) > MAX_WORDS or (len(move.words) > len(checks) and move.verb not in (*TILES, "choose")):
            raise ValueError(line)
        for place, word in enumerate(move.words):
            checks[min(place, len(checks) - 1)](word)
        return in_order(move) if move.verb in TILES else move
    except Refusal:
        raise
    except ValueError:
        raise InvalidMove("not-a-move", rule, line=safe_text(str(move)), usage=usage) from None


def card_meant(state: State, verb: str, ids: list[str], name: str) -> str:
    """Which of several cards with the same name is meant.

    Args:
        verb: What is to be done with it, such as `"build"`.
        name: The name, as it was given.

    Raises:
        AmbiguousMove: When it can be several of them.
    """
    offered = answers(state)
    fitting = ids[:1]
    if len(ids) > 1 and not hasattr(offered, "narrow"):  # a payment names no card, and may be long
        possible = {move[1] for move in offered if move[0] == verb}
        fitting = [id_ for id_ in ids if id_ in possible] or [min(ids, key=lambda id_: _distance(state, verb, id_))]
    if len(fitting) > 1:
        raise AmbiguousMove("ambiguous", VERBS[verb].rule, line=name, options=", ".join(fitting))
    return fitting[0]


def _distance(state: State, verb: str, id_: str) -> tuple[bool, bool]:
    """How unlikely a card is to be meant if none of its name is possible; the likeliest has the best refusal."""
    standing = id_ in state.sites
    if verb in ("use", "contract"):
        own = standing and state.sites[id_][0] == state.to_move
        return not standing, own != (verb == "use")
    return id_ not in state.display, not standing


def _replace_names(move: Move, state: State | None) -> Move:
    """The same move with ids and codes in place of names in any language; words that are not names stay."""
    checks, words = VERBS[move.verb].checks, list(move.words[:MAX_WORDS])
    if not words or not checks or len(move.words) > MAX_WORDS:
        return move
    if checks[0] is _card and words[0] not in CARDS and words[0] not in SETTLEMENTS:
        # The name takes all words but those that the verb needs after it.
        words = without_article(" ".join(words)).split()
        named_by = {
            used: ids_named(" ".join(words[:used])) for used in range(min(len(words), MAX_WORDS_IN_NAME), 0, -1)
        }
        used = next((used for used, ids in named_by.items() if ids), 0)
        if not used:
            used = max(1, len(words) - len(checks) + 1)
            _card(" ".join(words[:used]))
        ids = named_by[used]
        words[:used] = [ids[0] if state is None else card_meant(state, move.verb, ids, " ".join(words[:used]))]
    words = [word.lower() if word.lower() in KEYWORDS else word for word in words]
    for place, check in enumerate(checks[: len(words)]):
        if as_written := SPACE_READERS.get(check):
            words[place] = as_written(words[place])
    if move.verb == "take":
        words[:1] = [engine_name(words[0])]
    elif move.verb == "contract" and len(words) == 2:
        price = engine_name(words[1])
        words[1] = "coins" if price == "coin" else price
    tiles = 1 if move.verb == "take" else 0
    if checks[-1] is _good and not all(_is_tile(word) for word in words[tiles:]):
        words[tiles:] = tokens(" ".join(words[tiles:]))
    return Move((move.verb, *words))


def _is_tile(word: str) -> bool:
    return word[-2:] in TILE_ORDER


def in_order(move: Move) -> Move:
    """A payment, a gift or a claim with its tiles added up and in the order of the goods.

    Args:
        move: The move, with one bag token to a word.

    Raises:
        ValueError: When there are more of a kind than anybody could have.
    """
    counts: dict[str, int] = {}
    for word in move.words:
        code, count = tile(word)
        counts[code] = counts.get(code, 0) + count
        if counts[code] > MAX_TILES:
            raise ValueError(word)
    return Move((move.verb, *(token(code, counts[code]) for code in TILE_ORDER if code in counts)))


TILE_ORDER = (*CODES, FIVE_COINS)

"""A turn as an agent writes it: lines joined by `;`, all or nothing, with helpful refusals; and the legal answers."""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from ..engine import IllegalMove, Move, Refusal, answers, conversions, play
from ..engine.moves import safe_text, split_lines
from ..game.history import read_only_state
from ..game.move_parser import TILES, VERBS, read
from ..language.sentences import with_sentence

if TYPE_CHECKING:
    from ..engine import State
    from ..engine.steps.base import Plain
    from ..game.history import GameView


MAX_TURN_LENGTH = 2_000  # characters of a turn
MAX_TURN_MOVES = 100  # moves of a turn
_CODE_FENCE = re.compile(r"```\w*")  # models write lines of moves as code ...
_LIST_MARK = re.compile(r"\s*(?:[-*•>]|\d{1,2}[.)])\s+")  # ... as lists ...
_MARKUP_CHARACTERS = " \t*_\"'“”‘’.()<>"  # ... and in bold, in quotes, as a sentence


class RefusedTurn(NamedTuple):
    """Why a turn was not played; its text has everything that helps to correct it.

    Attributes:
        refusal: The refusal by the rules, with its sentence.
        after: The lines that could have been played before it.
        line: The refused line.
        nearest: The legal lines most similar to it.
    """

    refusal: Refusal
    after: tuple[str, ...]
    line: str
    nearest: tuple[str, ...]

    def __str__(self) -> str:
        rule = f" [rule {self.refusal.rule}]" if self.refusal.rule else ""
        parts = [f"{self.refusal}{rule}"]
        if self.after:
            parts.append(f"Nothing was played. Refused at “{self.line}”, after: {'; '.join(self.after)}")
        if self.nearest:
            parts.append(f"Nearest legal lines there: {' | '.join(self.nearest)}")
        return "\n".join(parts)


def turn(state: State, seats: str, text: object) -> list[Move] | RefusedTurn:
    """Read the lines of one turn, each in the position after those before it.

    Args:
        text: The lines, joined by `;` or line breaks.

    Returns:
        The moves, each written in full; or why not.

    >>> from ora_widgets import new_game
    >>> turn(new_game(2).now, "RG", "use LR1 lay; take clay")
    [Move('use LR1 lay'), Move('take clay')]
    >>> turn(new_game(2).now, "RG", "use LR1 lay; take wood").nearest[:2]
    ('take joker', 'take clay')
    """
    lines: list[object] = [text]
    if isinstance(text, str) and len(text) <= MAX_TURN_LENGTH:
        plain = _CODE_FENCE.sub("\n", text).replace("`", "")
        lines = [_LIST_MARK.sub("", line, count=1).strip(_MARKUP_CHARACTERS) for line in split_lines(plain)] or [""]
    state, moves = state.copy(), list[Move]()
    seat = state.pending[-1].seat if state.pending else None
    for line in lines:
        try:
            if moves and state.pending and state.pending[-1].seat != seat:
                raise IllegalMove("agent-turn-over", "F0.3", line=safe_text(line, 40))
            if len(moves) == MAX_TURN_MOVES:
                raise IllegalMove("agent-turn-long", "", most=MAX_TURN_MOVES)
            move = read(state, line)
        except Refusal as refusal:
            ours = bool(state.pending) and state.pending[-1].seat == seat
            words = safe_text(line, 60)
            near = nearest_lines(state, words) if ours else ()
            return RefusedTurn(with_sentence(refusal, seats, state), tuple(map(str, moves)), words, tuple(near))
        play(state, move)
        moves.append(move)
    return moves


MAX_ANSWERS = 400  # answers that are grouped; only payments have more
EXAMPLE_PAYMENTS = 5  # payments given as examples
MAX_GROUP_LENGTH = 260  # characters of the answers with one verb


def choices(game: GameView) -> str:
    """The legal answers to the current question, a line per verb; `|` separates alternative words, ` · ` whole answers.

    >>> from ora_widgets import new_game
    >>> print(choices(new_game(2, "ireland").play("use LR1 lay")))
    take clay|joker
    skip
    at any time: flip Gn
    """
    state = read_only_state(game)
    if state.over:
        return ""
    offered = list(islice(iter(answers(state)), MAX_ANSWERS))
    lines = [line for verb in dict.fromkeys(move[0] for move in offered) for line in _lines_of_verb(verb, offered)]
    if turned := [" ".join(move) for move in conversions(state)]:
        lines.append(f"at any time: {' | '.join(turned)}")
    return "\n".join(lines)


def nearest_lines(state: State, words: str) -> list[str]:
    """The few legal lines most similar to what was written.

    >>> from ora_widgets import new_game
    >>> nearest_lines(new_game(3).now, "bild G07 0,3")[0]
    'build G07 0,3'
    """
    from difflib import SequenceMatcher

    if state.over:
        return []
    written = " ".join(words.split())[:MAX_GROUP_LENGTH].casefold()
    verb = written.split(" ", 1)[0]
    offered = [*islice(iter(answers(state)), MAX_ANSWERS), *conversions(state)]
    matcher = SequenceMatcher(autojunk=False)
    matcher.set_seq2(written)  # the text that is compared with many is cached

    def likeness(move: Plain) -> float:
        matcher.set_seq1(" ".join(move).casefold())
        return (move[0] == verb) + matcher.ratio()

    # The sort is stable, so equally similar lines stay in their order.
    return [" ".join(move) for move in sorted(offered, key=likeness, reverse=True)[:EXAMPLE_PAYMENTS]]


def _lines_of_verb(verb: str, offered: list[Plain]) -> list[str]:
    """The answers with a verb; those with the same continuations share a line."""
    moves = [move for move in offered if move[0] == verb]
    # A payment or gift is one choice, whose words cannot be exchanged one by one.
    if verb in (*TILES, "choose") or any(len(move) > 3 for move in moves):
        some = " · ".join(" ".join(move) for move in moves[:EXAMPLE_PAYMENTS])
        if len(moves) <= EXAMPLE_PAYMENTS:
            return [some]
        count = f"{len(moves)} or more" if len(offered) == MAX_ANSWERS else str(len(moves))
        return [f"{VERBS[verb].usage} ({count} ways, such as {some})"]
    follows: dict[str, list[str]] = {}
    for move in moves:
        follows.setdefault(move[1] if len(move) > 1 else "", []).append(" ".join(move[2:]))
    alike: dict[tuple[str, ...], list[str]] = {}
    for first, rests in follows.items():
        alike.setdefault(tuple(rests), []).append(first)
    lines = [" ".join(filter(None, (verb, "|".join(firsts), "|".join(rests)))) for rests, firsts in alike.items()]
    shown, length = list[str](), 0
    for line in lines:
        length += len(line)
        if shown and length > MAX_GROUP_LENGTH:
            return [*shown, f"{VERBS[verb].usage} ({len(lines) - len(shown)} more groups)"]
        shown.append(line if len(line) <= MAX_GROUP_LENGTH else f"{line[:MAX_GROUP_LENGTH]} …")
    return shown

"""What may be answered now, in few lines: verbs with what may stand after them, never hundreds of whole lines."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from ..engine import answers, conversions
from ..game.history import live
from ..game.move_parser import TILES, VERBS

if TYPE_CHECKING:
    from ..engine import State
    from ..engine.steps.base import Plain
    from ..game.history import GameView

MAX_ANSWERS = 400  # answers that are read to group them; only a payment has more
SAMPLE = 5  # payments that are named as examples
MAX_GROUP_LENGTH = 260  # characters that are told of one verb


def choices(game: GameView) -> str:
    """The legal answers to the question now, a line for each verb; `|` stands between words of which one is chosen, ` · ` between lines.

    >>> from ora_widgets import new_game
    >>> print(choices(new_game(2, "ireland").play("use LR1 lay")))
    take clay|joker
    skip
    at any time: flip Gn
    """
    state = live(game)
    if state.over:
        return ""
    offered = list(islice(iter(answers(state)), MAX_ANSWERS))
    lines = [line for verb in dict.fromkeys(move[0] for move in offered) for line in _of(verb, offered)]
    if turned := [" ".join(move) for move in conversions(state)]:
        lines.append(f"at any time: {' | '.join(turned)}")
    return "\n".join(lines)


def lines_near(state: State, words: str, most: int = SAMPLE) -> list[str]:
    """The legal lines most like what was written.

    Args:
        most: How many lines at most.

    >>> from ora_widgets import new_game
    >>> lines_near(new_game(3).now, "bild G07 0,3", 1)
    ['build G07 0,3']
    """
    from difflib import SequenceMatcher

    if state.over:
        return []
    written = " ".join(words.split())[:MAX_GROUP_LENGTH].casefold()
    verb = written.split(" ", 1)[0]
    offered = [*islice(iter(answers(state)), MAX_ANSWERS), *conversions(state)]
    matcher = SequenceMatcher(autojunk=False)
    matcher.set_seq2(written)  # what is compared with many is kept

    def likeness(move: Plain) -> float:
        matcher.set_seq1(" ".join(move).casefold())
        return (move[0] == verb) + matcher.ratio()

    # A stable sort: of lines that are as like, the first ones that are listed.
    return [" ".join(move) for move in sorted(offered, key=likeness, reverse=True)[:most]]


def _of(verb: str, offered: list[Plain]) -> list[str]:
    """The answers with a verb: those that share all that may follow stand on one line."""
    moves = [move for move in offered if move[0] == verb]
    # What stands in a bag is one choice, and no word of it can be exchanged alone.
    if verb in (*TILES, "choose") or any(len(move) > 3 for move in moves):
        some = " · ".join(" ".join(move) for move in moves[:SAMPLE])
        if len(moves) <= SAMPLE:
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

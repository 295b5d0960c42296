"""Why something cannot be picked now: the refusal of the move that was most likely meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from ..engine import IllegalMove, Refusal, answers, explain, options
from ..engine.cards import CARDS, SETTLEMENTS
from ..engine.frames import TURN
from ..engine.goods import INDEX
from ..engine.state import LAY, PRIOR
from ..engine.steps.wheel import INDICATOR_INDEX
from ..engine.turn.act import no_clergyman
from ..game.history import read_only_state
from ..game.move_parser import well_formed
from .asking import picks_of_move

if TYPE_CHECKING:
    from ..engine import State
    from ..game.history import GameView

MAX_ANSWERS = 200  # answers looked through for the verbs of a question
CONVERSION_VERBS = {"Gn": "flip", "Wn": "sell", "Wh": "sell"}
SIDES = {"district": "hills", "plot": "coast"}  # one of the sides is enough, and the rows where land may be added
ROWS = range(-4, 6)
VAGUE_REFUSALS = ("other-question", "not-an-option")  # refusals that only say that the move is not an answer
# Reasons that hold for a card everywhere come before those of a single space; of spaces, the nearest miss counts.
SPACE_REFUSALS = ("no-such-space", "space-taken", "space-covered", "wrong-terrain", "settlement-wrong-terrain")


def why(game: GameView, picks: list[str]) -> Refusal | str:
    """Why no answer to the question has these picks.

    Args:
        picks: Tokens as the page has them, the one asked about last.

    Returns:
        The refusal, or the line of a legal answer that begins with them.

    >>> from ora_widgets import new_game
    >>> why(new_game(3, "france"), ["G18"]).message
    'card-in-pile'
    """
    state = read_only_state(game)
    if state.over:
        return IllegalMove("game-over", state.mode.end_rule)
    offered = options(state)
    wanted = Counter(picks)
    for possible in islice(iter(answers(state)), MAX_ANSWERS):
        if wanted <= Counter(picks_of_move(possible)):
            return " ".join(possible)
    refusals: list[Refusal] = []
    for line in dict.fromkeys(_lines(state, picks)):
        try:
            move = well_formed(line)
        except Refusal:
            continue  # no such move can be made from the tokens
        if move in offered:
            return str(move)
        refusals.append(explain(state, move))
    clear = [refused for refused in refusals if refused.message not in VAGUE_REFUSALS]
    if clear:
        return max(clear[: _count_alike(clear)], key=_nearness)
    return _why_not_asked(state, picks[-1]) or next(iter(refusals), IllegalMove("why-nothing", "F5.1"))


def _count_alike(refusals: list[Refusal]) -> int:
    """How many of the first refusals differ only in the space, because spaces were tried when none was picked."""
    first = {"card": refusals[0].details.get("card")}
    same = (n for n, refused in enumerate(refusals) if refused.details.get("card", first["card"]) != first["card"])
    return next(same, len(refusals))


def _nearness(refused: Refusal) -> int:
    return SPACE_REFUSALS.index(refused.message) if refused.message in SPACE_REFUSALS else len(SPACE_REFUSALS)


def _lines(state: State, picks: list[str]) -> Iterator[tuple[str, ...]]:
    """Lines that these picks may be meant for, the likeliest first."""
    frame = state.pending[-1]
    if frame.kind not in TURN:
        verbs = dict.fromkeys(move[0] for move in islice(iter(answers(state)), MAX_ANSWERS))
        for verb in verbs:
            yield (verb, *picks)
            yield (verb, picks[-1])
    cards = [token for token in picks if token in CARDS or token in SETTLEMENTS]
    spaces = [token for token in picks if "," in token]
    kinds = [token for token in picks if token in (PRIOR, LAY)] or [LAY, PRIOR]
    player = state.players[frame.seat]
    for card in reversed(cards):
        if card in state.sites and state.sites[card][0] == frame.seat:
            yield from (("use", card, kind) for kind in kinds)
        elif card in state.sites:
            # In the bonus round the prior may go anywhere and there are no work contracts.
            yield ("use", card, PRIOR) if frame.kind == "bonus" else ("contract", card, "coins")
        else:
            verb = "settle" if card in SETTLEMENTS else "build"
            yield from ((verb, card, space) for space in spaces or [*player.free, *player.ground])
    for space in spaces:
        match player.holds.get(space):
            case "forest" if not cards:
                yield ("fell", space, "wood")
            case "moor" if not cards:
                yield ("cut", space, "peat")
            case str(card) if not cards:
                yield from _lines(state, [card])
    for token in picks:
        if token in CONVERSION_VERBS:
            yield (CONVERSION_VERBS[token], token)
        elif token in SIDES:
            yield from ((token, str(row), SIDES[token]) for row in ROWS)
        elif token in ("done", "pass", "skip", PRIOR):
            yield (token,)


def _why_not_asked(state: State, token: str) -> Refusal | None:
    """Why one cannot begin with a piece: it is only part of other moves."""
    player = state.players[state.pending[-1].seat]
    if token in INDICATOR_INDEX:
        return IllegalMove("why-indicator", "F4.4")
    if token in INDEX:
        return IllegalMove("why-good", "F6.5")
    if token in SETTLEMENTS:
        return IllegalMove("why-settlement", "F8.3", card=token)
    if token in (PRIOR, LAY):
        return IllegalMove("why-clergyman", "F5.2.1", kind=token) if player.has(token) else no_clergyman(player, token)
    if token in player.ground and token not in player.holds and state.pending[-1].kind in TURN | {"granted"}:
        return IllegalMove("why-empty-space", "F5.5.1", space=token)
    return None

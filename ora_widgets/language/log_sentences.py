"""The log: one sentence per move."""

from __future__ import annotations

from ..engine import State
from ..engine.cards import trade_of
from ..engine.frames import Use
from ..engine.steps.base import Plain
from .fluent import say
from .labels import question_kind
from .names import amounts, card_name, join, row_name, seat_in_sentence, space_name, tiles_words
from .prompts import PHASES, Args


def log_sentence(before: State, move: Plain, after: State, seats: str, language: str) -> str:
    """Say what a move did.

    >>> from ora_widgets.engine import new_state, play
    >>> before = new_state(3, "france"); after = before.copy(); play(after, ("build", "G07", "0,3"))
    >>> log_sentence(before, ("build", "G07", "0,3"), after, "RGB", "en")
    'Red builds the Peat Coal Kiln on M6 for 1 clay.'
    """
    seat = before.pending[-1].seat
    # The player who pays for a contract gets the goods; his pending work is right below the question to the owner.
    user = before.pending[-2].seat if move[0] == "send" else seat
    args: Args = {"seat": seat_in_sentence(seats, seat, language), "user": seat_in_sentence(seats, user, language)}
    args |= _args(before, tuple(move), after, seats, language)
    sentence = say(f"log-sentence-{move[0]}", language, **args, **_deal(before, after, user, language))
    if gone := [card for card in before.display if card not in after.display and card not in after.sites]:
        cards = join([card_name(card, language) for card in gone], language)
        sentence += " " + say("log-sentence-set-aside", language, cards=cards, count=len(gone))
    return " ".join([sentence, *_received_besides(before, after, {seat, user}, seats, language)])


def _received_besides(before: State, after: State, users: set[int], seats: str, language: str) -> list[str]:
    """What a move gave to others: by production in a short game, as payment, or at the beginning of a round."""
    sentences = []
    for player in after.players:
        deal = _deal(before, after, player.seat, language)
        if player.seat not in users and deal["deal"] == "gained":
            receiver = seat_in_sentence(seats, player.seat, language)
            sentences.append(say("log-sentence-received-besides", language, seat=receiver, gained=deal["gained"]))
    return sentences


def _args(before: State, move: Plain, after: State, seats: str, language: str) -> Args:
    frame = before.pending[-1]
    match move:
        case ("use", card, kind):
            return {"card": card_name(card, language), "kind": kind}
        case ("contract", card, _):
            return {
                "card": card_name(card, language),
                "owner": seat_in_sentence(seats, before.sites[card][0], language),
            }
        case ("send", kind) if isinstance(frame, Use):
            owner = before.sites[frame.card][0]
            return {
                "card": card_name(frame.card, language),
                "kind": kind,
                "owner": seat_in_sentence(seats, owner, language),
            }
        case ("build" | "settle" | "place", card, space):
            return {"card": card_name(card, language), "space": space_name(space)}
        case ("enter", card):
            return {"card": card_name(card, language)}
        case ("prior" | "go",) if isinstance(frame, Use):
            return {"card": card_name(frame.card, language)}
        case ("fell" | "cut", space, indicator):
            return {"space": space_name(space), "indicator": indicator}
        case ("clear", space):
            return {"space": space_name(space)}
        case ("district" | "plot", row, _):
            return {"row": row_name(int(row))}
        case ("take", indicator, *_):
            return {"indicator": indicator}
        case ("times", times):
            return {"times": int(times)}
        case ("trade", word):
            trade = trade_of(frame, word)
            return {"give": amounts(trade.give.picture(), language), "get": tiles_words(trade.tiles, language)}
        case ("skip",):
            return {"question": question_kind(frame)}
        case ("done",):
            return {
                "then": _describe_next(before, after),
                "round": after.round,
                "phase": PHASES[max(after.passed, 1) - 1],
            }
    return {}


def _deal(before: State, after: State, seat: int, language: str) -> Args:
    """What a move took from a player and gave to him."""
    changes = [
        (index, new - old)
        for index, (old, new) in enumerate(zip(before.players[seat].goods, after.players[seat].goods, strict=True))
        if new != old
    ]
    gained = [(index, count) for index, count in changes if count > 0]
    paid = [(index, -count) for index, count in changes if count < 0]
    deal = "both" if gained and paid else "gained" if gained else "paid" if paid else "none"
    return {"deal": deal, "gained": tiles_words(gained, language), "paid": tiles_words(paid, language)}


def _describe_next(before: State, after: State) -> str:
    """What begins when a player is done."""
    if after.over:
        return "over"
    if after.passed != before.passed:
        return "phase"
    return "turn" if after.round == before.round else "round"

"""Why a bot plays a turn: one sentence, from the parts of the evaluation that the turn changes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..engine import State, options, play, score
from ..engine import goods as g
from ..engine.cards import CARDS
from ..engine.moves import Move
from ..engine.steps.base import DONE, Plain
from ..engine.turn.rounds import brings_end
from ..language.fluent import CURRENT, known_language, say
from ..language.names import card_name, good_name, join, seat_in_sentence
from ..support.arguments import check, is_a, whole
from .evaluation import STANDARD, MannerValues, Values, checked_values
from .evolved import game_kind
from .features import MAX_TILES, end_points, features, horizon, worth

# The parts of the evaluation that a sentence can name, with the features of each.
PARTS = {
    "goods": ("good.",),
    "meals": ("food.", "energy."),
    "sites": ("site.",),
    "cards": ("card.",),
    "land": ("free.", "forest", "moor"),
    "clergy": ("home.",),
    "tempo": ("wheel.",),
}
ACTION_VERBS = (
    "build",
    "settle",
    "use",
    "contract",
    "enter",
    "fell",
    "cut",
    "district",
    "plot",
    "place",
    "send",
    "pass",
)
MIN_REASON_POINTS = 0.3  # reasons worth fewer points are not mentioned
MAX_REASONS = 2


def parts(state: State, seat: int, values: Values = STANDARD) -> dict[str, float]:
    """The value of a position for a seat, part by part: its `points`, and the keys of `PARTS`.

    Args:
        state: The position, which is not changed.
        seat: The seat, from 0.
        values: The evaluation to split into parts.

    >>> from ora_widgets.engine import new_state
    >>> parts(new_state(2, "france"), 0)["points"]
    0
    """
    check(isinstance(state, State), "state", state, "state")
    checked_values(values)
    seat = whole("seat", seat, 0, state.mode.players - 1)
    found: dict[str, float] = {"points": score(state, seat).total}
    if state.pending and (end := end_points(state, seat, {})) is not None:
        found["sites"] = end - found["points"]
    elif state.pending:
        left, weights = horizon(state, seat), values.weights_for(game_kind(state))
        for name, amount in features(state, seat).items():
            part = next(part for part, starts in PARTS.items() if name.startswith(starts))
            found[part] = found.get(part, 0.0) + amount * worth(name, left, weights)
    return found


def explain(
    before: State, moves: Iterable[Plain | str], seats: str, values: Values = STANDARD, language: str = CURRENT
) -> str:
    """Say in one sentence what a turn does and why it is good.

    Args:
        before: The position in which the turn began, which is not changed.
        moves: The moves of the turn, as text or words, with or without a last `done`.
        seats: The players' colours in seating order.
        values: The evaluation that found the turn.

    >>> from ora_widgets.engine import new_state
    >>> explain(new_state(2, "france"), ["build G12 0,3", "skip", "done"], "RG").startswith("Red builds the Stone Merchant")
    True
    """
    language = known_language(language)
    checked_values(values)
    check(is_a(before, State) and not before.over, "before", before, "state")
    check(is_a(seats, str) and len(seats) == before.mode.players, "seats", seats, "seats")
    check(is_a(moves, Iterable) and not is_a(moves, str, bytes, bytearray), "moves", moves, "moves")
    seat = before.pending[-1].seat
    played: list[Plain] = []
    after = before.copy()
    for line in moves:
        move = Move.parse(line) if isinstance(line, str) else line
        if move != DONE:
            # A caller's lines must be checked here, while bots' moves are always legal.
            check(is_move(move) and move in options(after), "moves", line, "moves")
            play(after, move)
        played.append(move)
    subject = seat_in_sentence(seats, seat, language)
    acts = join(_acts(played, language), language)
    reasons = _reasons(before, after, seat, values, language)
    if not reasons:
        return say("bot-why-plain", language, seat=subject, acts=acts)
    text = reasons[0]
    for reason in reasons[1:]:
        text = say("bot-reasons", language, first=text, rest=reason)
    return say("bot-why", language, seat=subject, acts=acts, reasons=text)


def is_move(line: object) -> bool:
    """Whether something is a tuple of words, legal or not."""
    return isinstance(line, tuple) and all(isinstance(word, str) for word in line)


def _acts(moves: Sequence[Plain], language: str) -> list[str]:
    """The actions of a turn, without the answers to minor questions."""
    acts = []
    for move in moves:
        if move[0] in ACTION_VERBS:
            card = (
                card_name(move[1], language)
                if move[0] in ("build", "settle", "use", "contract", "enter", "place")
                else ""
            )
            acts.append(say(f"act-{move[0]}", language, card=card, kind=move[-1]))
        if "joker" in move[1:]:
            acts.append(say("act-joker", language))
    return list(dict.fromkeys(acts)) or [say("act-done" if DONE in moves else "act-none", language)]


def _reasons(before: State, after: State, seat: int, values: Values, language: str) -> list[str]:
    """The gains of a turn: points first, then the parts that grow most."""
    old, new = parts(before, seat, values), parts(after, seat, values)
    gains = {part: new.get(part, 0.0) - old.get(part, 0.0) for part in {**old, **new}}
    points = round(gains.pop("points"))
    people = range(before.mode.players)
    if len(people) > 1 and after.pending:
        lost = [values.seat(before, other) - values.seat(after, other) for other in people if other != seat]
        gains["others"] = sum(lost) / len(lost)
    goods, gains["goods"] = _goods(before, after, seat, values, language)
    player = after.players[seat]
    words = {
        "goods": goods,
        "points": say("reason-points", language, points=points),
        "clergy": say("reason-clergy", language, home=player.brothers + (not player.prior)),
    }
    found = [words["points"]] if points > 0 else []
    if brings_end(before, after):
        totals = [score(after, each).total for each in people]
        lead = totals[seat] - max(totals[:seat] + totals[seat + 1 :])
        if lead > 0:
            found.insert(0, say("reason-end", language, points=lead))
    for part, gain in sorted(gains.items(), key=lambda pair: -pair[1])[: MAX_REASONS - len(found)]:
        if gain >= MIN_REASON_POINTS:
            found.append(words.get(part) or say(f"reason-{part}", language))
    if (
        isinstance(values, MannerValues)
        and values.manner_points(after, seat) - values.manner_points(before, seat) >= MIN_REASON_POINTS
    ):
        found.append(say(f"reason-{values.manner}", language))
    return found


def _goods(before: State, after: State, seat: int, values: Values, language: str) -> tuple[str, float]:
    """The good whose gain is worth most, preferring one that an own building takes, as words; and that value."""
    rows = values.tables(after, seat).goods if after.pending else ()
    old, new = before.players[seat].goods, after.players[seat].goods
    best: tuple[bool, float, str] = (False, 0.0, "")
    for row, code, a, b in zip(rows, g.CODES, old, new, strict=False):
        gain = row[min(b, MAX_TILES)] - row[min(a, MAX_TILES)]
        if b > a and gain >= MIN_REASON_POINTS:
            goods = good_name(code, language, b - a)
            takes = [
                card
                for card in after.players[seat].buildings
                if any(_gives(s.picture(), code) for s in CARDS[card].does)
            ]
            if takes:
                words = say("reason-goods-for", language, goods=goods, card=card_name(takes[0], language))
            else:
                words = say("reason-goods", language, goods=goods)
            best = max(best, (bool(takes), gain, words))
    return best[2], best[1]


def _gives(picture: object, code: str) -> bool:
    """Whether a step, by its picture, takes this good in exchange."""
    if isinstance(picture, dict):
        given = picture.get("give")
        if isinstance(given, list) and any(pair[0] == code for pair in given):
            return True
        return any(_gives(inner, code) for inner in picture.values())
    return isinstance(picture, list) and any(_gives(inner, code) for inner in picture)

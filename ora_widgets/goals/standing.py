"""Conditions on the position: what a seat has, and how the table stands."""

from __future__ import annotations

from collections.abc import Callable

from ..engine import score
from ..engine.goods import INDEX
from ..engine.state import LAY, PRIOR
from ..engine.steps.wheel import value
from ..language.names import card_name, seat_name
from .condition import Goal, Now, Verdict, tiles


def _has(text: str, seat: str, words: list[str]) -> Goal:
    wanted = tiles(words)

    def look(now: Now) -> Verdict:
        goods = now.player(seat).goods
        owned = {code: goods[INDEX[code]] for code in wanted}
        return all(owned[code] >= count for code, count in wanted.items()), {
            "seat": seat_name(seat, now.language),
            "have": now.amounts(owned),
            "want": now.amounts(wanted),
        }

    return Goal(text, "not-yet-has", look)


def _built(text: str, seat: str, words: list[str]) -> Goal:
    card, space = words[0], " ".join(words[1:])

    def look(now: Now) -> Verdict:
        holds = now.player(seat).holds
        where = next((where for where, held in holds.items() if held == card), "")
        return where == space if space and where else bool(where), {
            "seat": seat_name(seat, now.language),
            "card": card_name(card, now.language),
            "space": space,
            "where": where or "nowhere",
        }

    return Goal(text, "not-yet-built-there" if space else "not-yet-built", look)


def _cleared(text: str, seat: str, words: list[str]) -> Goal:
    (space,) = words

    def look(now: Now) -> Verdict:
        held = now.player(seat).holds.get(space)
        return held not in ("forest", "moor"), {"space": space, "what": held or ""}

    return Goal(text, "not-yet-cleared", look)


def _owns(text: str, seat: str, words: list[str]) -> Goal:
    (space,) = words

    def look(now: Now) -> Verdict:
        return space in now.player(seat).ground, {"seat": seat_name(seat, now.language), "space": space}

    return Goal(text, "not-yet-owns", look)


def _hand(text: str, seat: str, words: list[str]) -> Goal:
    (card,) = words

    def look(now: Now) -> Verdict:
        return card in now.player(seat).hand, {
            "seat": seat_name(seat, now.language),
            "card": card_name(card, now.language),
        }

    return Goal(text, "not-yet-hand", look)


def _stands(kind: str) -> Callable[[str, str, list[str]], Goal]:
    def read(text: str, seat: str, words: list[str]) -> Goal:
        (card,) = words

        def look(now: Now) -> Verdict:
            player = now.player(seat)
            there = {PRIOR: player.prior == card, LAY: card in player.out}
            other = LAY if kind == PRIOR else PRIOR
            return there[kind], {
                "seat": seat_name(seat, now.language),
                "card": card_name(card, now.language),
                "there": other if there[other] else "nobody",
            }

        return Goal(text, f"not-yet-{kind}", look)

    return read


def _home(text: str, seat: str, words: list[str]) -> Goal:
    wanted = int(words[0])

    def look(now: Now) -> Verdict:
        player = now.player(seat)
        home = player.brothers + (not player.prior)
        return home >= wanted, {"seat": seat_name(seat, now.language), "home": home, "want": wanted}

    return Goal(text, "not-yet-home", look)


def _points(text: str, seat: str, words: list[str]) -> Goal:
    wanted = int(words[0])

    def look(now: Now) -> Verdict:
        points = score(now.state, now.seat(seat)).total
        return points == wanted, {"seat": seat_name(seat, now.language), "points": points, "want": wanted}

    return Goal(text, "not-yet-points", look)


def _wheel(text: str, words: list[str]) -> Goal:
    name, wanted = words[0], int(words[1])

    def look(now: Now) -> Verdict:
        shows = value(now.state, name)
        return shows == wanted, {"indicator": name, "value": shows, "want": wanted}

    return Goal(text, "not-yet-wheel", look)


def _round(text: str, words: list[str]) -> Goal:
    wanted = int(words[0])

    def look(now: Now) -> Verdict:
        here = now.state.round
        return here == wanted, {"round": here, "want": wanted, "late": "yes" if here > wanted else "no"}

    return Goal(text, "not-yet-round", look)


def _turn(text: str, words: list[str]) -> Goal:
    (seat,) = words

    def look(now: Now) -> Verdict:
        state = now.state
        return bool(state.pending) and state.pending[-1].seat == now.seat(seat), {"seat": seat_name(seat, now.language)}

    return Goal(text, "not-yet-turn", look)


def _over(text: str, words: list[str]) -> Goal:
    if words:
        raise ValueError(text)

    def look(now: Now) -> Verdict:
        return now.state.over, {}

    return Goal(text, "not-yet-over", look)


SEAT: dict[str, Callable[[str, str, list[str]], Goal]] = {
    "has": _has, "built": _built, "cleared": _cleared, "owns": _owns, "prior": _stands(PRIOR), "lay": _stands(LAY),
    "home": _home, "points": _points, "hand": _hand,
}  # fmt: skip
TABLE: dict[str, Callable[[str, list[str]], Goal]] = {"wheel": _wheel, "round": _round, "turn": _turn, "over": _over}

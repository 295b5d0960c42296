"""Conditions on the position: what a seat has, and how the table stands."""

from __future__ import annotations

from collections.abc import Callable

from ...engine import score
from ...engine.goods import INDEX
from ...engine.state import LAY, PRIOR
from ...engine.steps.wheel import value
from ...language.names import space_name
from .condition import Condition, Moment, Verdict, card, cards, goods, indicator, is_space, number, space, spelled

Reader = Callable[[list[str]], Condition]


def _has(words: list[str]) -> Condition:
    wanted = goods(words)

    def look(now: Moment, seat: str) -> Verdict:
        tiles = now.player(seat).goods
        owned = {code: tiles[INDEX[code]] for code in wanted}
        return all(owned[code] >= count for code, count in wanted.items()), lambda: {
            "seat": now.name(seat),
            "have": now.amounts(owned),
            "want": now.amounts(wanted),
        }

    return Condition(f"has {spelled(wanted)}", "not-yet-has", look)


def _built(words: list[str]) -> Condition:
    place = words.pop() if is_space(words[-1]) else ""
    wanted = cards(words)
    if place and len(wanted) > 1:
        raise ValueError(words)

    def look(now: Moment, seat: str) -> Verdict:
        where = {held: at for at, held in now.player(seat).holds.items()}
        missing = next((id_ for id_ in wanted if id_ not in where or where[id_] != (place or where[id_])), "")
        return not missing, lambda: {
            "seat": now.name(seat),
            "card": now.card(missing or wanted[0]),
            "space": space_name(place),
            "where": space_name(where.get(missing, "nowhere")),
        }

    words = ["built", *wanted, *([place] if place else [])]
    return Condition(" ".join(words), "not-yet-built-there" if place else "not-yet-built", look)


def _cleared(words: list[str]) -> Condition:
    (place,) = map(space, words)

    def look(now: Moment, seat: str) -> Verdict:
        held = now.player(seat).holds.get(place)
        return held not in ("forest", "moor"), lambda: {"space": space_name(place), "what": held or ""}

    return Condition(f"cleared {place}", "not-yet-cleared", look)


def _owns(words: list[str]) -> Condition:
    (place,) = map(space, words)

    def look(now: Moment, seat: str) -> Verdict:
        return place in now.player(seat).ground, lambda: {"seat": now.name(seat), "space": space_name(place)}

    return Condition(f"owns {place}", "not-yet-owns", look)


def _hand(words: list[str]) -> Condition:
    id_ = card(words)

    def look(now: Moment, seat: str) -> Verdict:
        return id_ in now.player(seat).hand, lambda: {"seat": now.name(seat), "card": now.card(id_)}

    return Condition(f"hand {id_}", "not-yet-hand", look)


def _stands(kind: str) -> Reader:
    def read(words: list[str]) -> Condition:
        id_ = card(words)

        def look(now: Moment, seat: str) -> Verdict:
            player = now.player(seat)
            there = {PRIOR: player.prior == id_, LAY: id_ in player.out}
            other = LAY if kind == PRIOR else PRIOR
            return there[kind], lambda: {
                "seat": now.name(seat),
                "card": now.card(id_),
                "there": other if there[other] else "nobody",
            }

        return Condition(f"{kind} {id_}", f"not-yet-{kind}", look)

    return read


def _home(words: list[str]) -> Condition:
    (wanted,) = map(number, words)

    def look(now: Moment, seat: str) -> Verdict:
        player = now.player(seat)
        home = player.brothers + (not player.prior)
        return home >= wanted, lambda: {"seat": now.name(seat), "home": home, "want": wanted}

    return Condition(f"home {wanted}", "not-yet-home", look)


def _points(words: list[str]) -> Condition:
    exactly = words[0] == "exactly"
    (wanted,) = map(number, words[exactly:])

    def look(now: Moment, seat: str) -> Verdict:
        points = score(now.state, now.seat(seat)).total
        return points == wanted or (points > wanted and not exactly), lambda: {
            "seat": now.name(seat),
            "points": points,
            "want": wanted,
        }

    return Condition(f"points {'exactly ' if exactly else ''}{wanted}", "not-yet-points", look)


def _wheel(words: list[str]) -> Condition:
    wanted, name = number(words[-1]), indicator(" ".join(words[:-1]))

    def look(now: Moment, _: str) -> Verdict:
        shows = value(now.state, name)
        return shows == wanted, lambda: {"indicator": name, "value": shows, "want": wanted}

    return Condition(f"wheel {name} {wanted}", "not-yet-wheel", look)


def _round(words: list[str]) -> Condition:
    (wanted,) = map(number, words)

    def look(now: Moment, _: str) -> Verdict:
        here = now.state.round
        return here == wanted, lambda: {"round": here, "want": wanted, "late": "yes" if here > wanted else "no"}

    return Condition(f"round {wanted}", "not-yet-round", look)


def _turn(words: list[str]) -> Condition:
    (colour,) = words
    if colour not in COLOURS:
        raise ValueError(colour)

    def look(now: Moment, _: str) -> Verdict:
        return now.state.to_move == now.seat(colour), lambda: {"seat": now.name(colour)}

    return Condition(f"turn {colour}", "not-yet-turn", look)


def _over(words: list[str]) -> Condition:
    () = words

    def look(now: Moment, _: str) -> Verdict:
        return now.state.over, dict

    return Condition("over", "not-yet-over", look)


COLOURS = tuple("RGBW")
SEAT: dict[str, Reader] = {
    "has": _has, "built": _built, "cleared": _cleared, "owns": _owns, "prior": _stands(PRIOR), "lay": _stands(LAY),
    "home": _home, "points": _points, "hand": _hand,
}  # fmt: skip
TABLE: dict[str, Reader] = {"wheel": _wheel, "round": _round, "turn": _turn, "over": _over}

"""All conditions: on the position, and on events since a task began."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from ...engine import score
from ...engine.cards import CARDS
from ...engine.goods import INDEX
from ...engine.state import LAY, PRIOR
from ...engine.steps.wheel import value
from ...engine.terms import INDICATORS
from ...game.move_parser import VERBS
from ...language.fluent import languages
from ...language.name_lookup import engine_name, plain
from ...language.names import good_name, seat_name, space_name
from .condition import (
    Amounts,
    Condition,
    Moment,
    Verdict,
    card,
    cards,
    goal_error,
    goods,
    goods_gained,
    goods_spent,
    indicator,
    is_space,
    number,
    space,
    spell_goods,
)

Reader = Callable[[list[str]], Condition]
COLOURS = tuple("RGBW")


def colour_of(word: str) -> str:
    """The colour with a letter or a name in any language; empty for any other word."""
    names = ({plain(colour), *(plain(seat_name(colour, language)) for language in languages())} for colour in COLOURS)
    return next((colour for colour, known in zip(COLOURS, names, strict=True) if plain(word) in known), "")


def _read_has(words: list[str]) -> Condition:
    wanted = goods(words)

    def verify(now: Moment, seat: str) -> Verdict:
        tiles = now.player(seat).goods
        owned = {code: tiles[INDEX[code]] for code in wanted}
        return all(owned[code] >= count for code, count in wanted.items()), lambda: {
            "seat": now.name(seat),
            "have": now.amounts(owned),
            "want": now.amounts(wanted),
        }

    return Condition(f"has {spell_goods(wanted)}", "not-yet-has", verify)


def _read_built(words: list[str]) -> Condition:
    place = words.pop() if is_space(words[-1]) else ""
    wanted = cards(words)
    if place and len(wanted) > 1:
        raise ValueError(words)

    def verify(now: Moment, seat: str) -> Verdict:
        where = {held: at for at, held in now.player(seat).holds.items()}
        missing = next((id_ for id_ in wanted if id_ not in where or where[id_] != (place or where[id_])), "")
        return not missing, lambda: {
            "seat": now.name(seat),
            "card": now.card(missing or wanted[0]),
            "space": space_name(place),
            "where": space_name(where.get(missing, "nowhere")),
        }

    words = ["built", *wanted, *([place] if place else [])]
    return Condition(" ".join(words), "not-yet-built-there" if place else "not-yet-built", verify)


def _read_cleared(words: list[str]) -> Condition:
    (place,) = map(space, words)

    def verify(now: Moment, seat: str) -> Verdict:
        held = now.player(seat).holds.get(place)
        return held not in ("forest", "moor"), lambda: {"space": space_name(place), "what": held or ""}

    return Condition(f"cleared {place}", "not-yet-cleared", verify)


def _read_owns(words: list[str]) -> Condition:
    (place,) = map(space, words)

    def verify(now: Moment, seat: str) -> Verdict:
        return place in now.player(seat).ground, lambda: {"seat": now.name(seat), "space": space_name(place)}

    return Condition(f"owns {place}", "not-yet-owns", verify)


def _read_hand(words: list[str]) -> Condition:
    id_ = card(words)

    def verify(now: Moment, seat: str) -> Verdict:
        return id_ in now.player(seat).hand, lambda: {"seat": now.name(seat), "card": now.card(id_)}

    return Condition(f"hand {id_}", "not-yet-hand", verify)


def _stands_reader(kind: str) -> Reader:
    def read(words: list[str]) -> Condition:
        id_ = card(words)

        def verify(now: Moment, seat: str) -> Verdict:
            player = now.player(seat)
            there = {PRIOR: player.prior == id_, LAY: id_ in player.out}
            other = LAY if kind == PRIOR else PRIOR
            return there[kind], lambda: {
                "seat": now.name(seat),
                "card": now.card(id_),
                "there": other if there[other] else "nobody",
            }

        return Condition(f"{kind} {id_}", f"not-yet-{kind}", verify)

    return read


def _read_home(words: list[str]) -> Condition:
    (wanted,) = map(number, words)

    def verify(now: Moment, seat: str) -> Verdict:
        player = now.player(seat)
        home = player.brothers + (not player.prior)
        return home >= wanted, lambda: {"seat": now.name(seat), "home": home, "want": wanted}

    return Condition(f"home {wanted}", "not-yet-home", verify)


def _read_points(words: list[str]) -> Condition:
    exactly = words[0] == "exactly"
    (wanted,) = map(number, words[exactly:])

    def verify(now: Moment, seat: str) -> Verdict:
        points = score(now.state, now.seat(seat)).total
        return points == wanted or (points > wanted and not exactly), lambda: {
            "seat": now.name(seat),
            "points": points,
            "want": wanted,
        }

    return Condition(f"points {'exactly ' if exactly else ''}{wanted}", "not-yet-points", verify)


def _read_wheel(words: list[str]) -> Condition:
    wanted, name = number(words[-1]), indicator(" ".join(words[:-1]))

    def verify(now: Moment, _: str) -> Verdict:
        shows = value(now.state, name)
        return shows == wanted, lambda: {"indicator": name, "value": shows, "want": wanted}

    return Condition(f"wheel {name} {wanted}", "not-yet-wheel", verify)


def _read_round(words: list[str]) -> Condition:
    (wanted,) = map(number, words)

    def verify(now: Moment, _: str) -> Verdict:
        here = now.state.round
        return here == wanted, lambda: {"round": here, "want": wanted, "late": "yes" if here > wanted else "no"}

    return Condition(f"round {wanted}", "not-yet-round", verify)


def _read_turn(words: list[str]) -> Condition:
    (word,) = words
    colour = colour_of(word)
    if not colour:
        raise ValueError(word)

    def verify(now: Moment, _: str) -> Verdict:
        return now.state.to_move == now.seat(colour), lambda: {"seat": now.name(colour)}

    return Condition(f"turn {colour}", "not-yet-turn", verify)


def _read_over(words: list[str]) -> Condition:
    () = words

    def verify(now: Moment, _: str) -> Verdict:
        return now.state.over, dict

    return Condition("over", "not-yet-over", verify)


def _read_took(words: list[str]) -> Condition:
    place = words.pop() if is_space(words[-1]) or words[-1] in CARDS else ""
    by = engine_name(words[-1]) if len(words) > 1 and not words[-2].isdigit() else ""
    ((code, count),) = goods(words[: -1 if by in INDICATORS else None]).items()
    by = by if by in INDICATORS else ""
    anything = not any(word[0].isdigit() for word in words)

    def verify(now: Moment, seat: str) -> Verdict:
        own = now.seat(seat)
        there = {
            event.ply for visit in now.events.visits(own, now.ply) if visit.card == place for event in visit.events
        }

        def enough(goods: Amounts) -> bool:
            return code in goods if anything else goods.get(code, 0) == count

        taken = [(event, event.changes(own)) for event in now.events.produced(own, now.ply)]
        fitting = [each for each in taken if not place or place in each[0].move or each[0].ply in there]
        met = any(by in ("", event.indicator) and enough(goods) for event, goods in fitting)
        # The sentence mentions the event that is nearest to the goal.
        taken = fitting or taken
        nearest = max(taken, key=lambda each: (code in each[1], each[0].ply), default=None)
        want = good_name(code, now.language, None if anything else count)
        return met, lambda: {
            "seat": now.name(seat),
            "used": now.indicator(nearest[0].indicator) if nearest else "nothing",
            "have": now.amounts(nearest[1] or {code: 0}) if nearest else "",
            "wanted": now.indicator(by) if by else "any",
            "want": want,
        }

    text = " ".join(filter(None, ("took", code if anything else f"{count}{code}", by, place)))
    return Condition(text, "not-yet-took", verify, lasting=True)


def _read_gains(words: list[str]) -> Condition:
    end = words.index("at") if "at" in words else len(words)
    wanted, id_ = goods(words[:end]), card(words[end + 1 :]) if end < len(words) else ""

    def share(come: Amounts) -> dict[str, int]:
        return {code: come.get(code, 0) for code in wanted}

    def verify(now: Moment, seat: str) -> Verdict:
        own = now.seat(seat)
        if id_:
            come = [share(visit.gained) for visit in now.events.visits(own, now.ply) if visit.card == id_]
        else:
            come = [share(goods_gained(now.happened, own))]
        best = max(come, key=lambda each: sum(min(each[code], wanted[code]) for code in wanted), default=share({}))
        return all(best[code] >= count for code, count in wanted.items()), lambda: {
            "seat": now.name(seat),
            "have": now.amounts(best),
            "want": now.amounts(wanted),
            "card": now.card(id_) if id_ else "",
        }

    text = f"gains {spell_goods(wanted)} at {id_}" if id_ else f"gains {spell_goods(wanted)}"
    return Condition(text, "not-yet-gains-there" if id_ else "not-yet-gains", verify, lasting=True)


def _read_spends(words: list[str]) -> Condition:
    wanted = goods(words)

    def verify(now: Moment, seat: str) -> Verdict:
        gone = goods_spent(now.happened, now.seat(seat))
        return all(gone.get(code, 0) >= count for code, count in wanted.items()), lambda: {
            "seat": now.name(seat),
            "want": now.amounts(wanted),
        }

    return Condition(f"spends {spell_goods(wanted)}", "not-yet-spends", verify, lasting=True)


def _read_spared(words: list[str]) -> Condition:
    name = indicator(" ".join(words))

    def verify(now: Moment, seat: str) -> Verdict:
        used = [event for event in now.events.produced(now.seat(seat), now.ply) if event.indicator == name]
        return not used, lambda: {"line": str(used[0].move) if used else "", "indicator": now.indicator(name)}

    return Condition(f"spared {name}", "not-yet-spared", verify)


def _read_sent(words: list[str]) -> Condition:
    kind = words.pop() if words[-1] in (LAY, PRIOR) else ""
    id_ = card(words)

    def verify(now: Moment, seat: str) -> Verdict:
        visits = list(now.events.visits(now.seat(seat), now.ply))
        own = [visit for visit in visits if not visit.hired and visit.card == id_]
        what = "other" if own else "hired" if visits and visits[-1].hired else "nobody"
        return any(kind in ("", visit.by) for visit in own), lambda: {
            "seat": now.name(seat),
            "card": now.card(id_),
            "kind": kind,
            "what": what,
        }

    return Condition(f"sent {id_} {kind}".strip(), "not-yet-sent", verify, lasting=True)


def _read_hired(words: list[str]) -> Condition:
    id_ = card(words)

    def verify(now: Moment, seat: str) -> Verdict:
        visits = now.events.visits(now.seat(seat), now.ply)
        return any(visit.hired and visit.card == id_ for visit in visits), lambda: {
            "seat": now.name(seat),
            "card": now.card(id_),
        }

    return Condition(f"hired {id_}", "not-yet-hired", verify, lasting=True)


def _read_unused(words: list[str]) -> Condition:
    id_ = card(words)

    def verify(now: Moment, seat: str) -> Verdict:
        visits = [visit for visit in now.events.visits(now.seat(seat), now.ply) if visit.card == id_]
        return any(visit.idle for visit in visits), lambda: {
            "card": now.card(id_),
            "line": str(visits[-1].events[-1].move) if visits else "",
            "visited": "yes" if visits else "no",
        }

    return Condition(f"unused {id_}", "not-yet-unused", verify)


def _read_passed(words: list[str]) -> Condition:
    (wanted,) = map(number, words)

    def verify(now: Moment, seat: str) -> Verdict:
        own = now.seat(seat)
        passed = sum(event.seat == own and event.move.verb == "pass" for event in now.happened)
        return passed >= wanted, lambda: {"seat": now.name(seat), "passed": passed, "want": wanted}

    return Condition(f"passed {wanted}", "not-yet-passed", verify, lasting=True)


def _read_played(words: list[str]) -> Condition:
    start_of = tuple(words)
    if start_of[0] not in VERBS:
        raise goal_error("goal-word", start_of[0], ", ".join(get_close_matches(start_of[0], VERBS, n=3, cutoff=0)))

    def verify(now: Moment, seat: str) -> Verdict:
        own = now.seat(seat)
        found = any(event.seat == own and event.move[: len(start_of)] == start_of for event in now.happened)
        return found, lambda: {"verb": words[0]}

    return Condition(" ".join(("played", *start_of)), "not-yet-played", verify, lasting=True)


def _read_turns(words: list[str]) -> Condition:
    (wanted,) = map(number, words)

    def verify(now: Moment, _: str) -> Verdict:
        ended = [event.move.verb == "done" for event in now.happened]
        turns = sum(ended) + (not ended[-1] if ended else 0)
        return turns <= wanted, lambda: {"turns": turns, "want": wanted}

    return Condition(f"turns {wanted}", "not-yet-turns", verify)


PAST_READERS_OF_SEAT: dict[str, Reader] = {
    "took": _read_took, "gains": _read_gains, "spends": _read_spends, "spared": _read_spared, "sent": _read_sent, "hired": _read_hired,
    "unused": _read_unused, "passed": _read_passed, "played": _read_played,
}  # fmt: skip
SEAT_READERS: dict[str, Reader] = {
    "has": _read_has, "built": _read_built, "cleared": _read_cleared, "owns": _read_owns, "prior": _stands_reader(PRIOR), "lay": _stands_reader(LAY),
    "home": _read_home, "points": _read_points, "hand": _read_hand, **PAST_READERS_OF_SEAT,
}  # fmt: skip
PAST_READERS = {**PAST_READERS_OF_SEAT, "turns": _read_turns}  # that need events besides the position
READERS = {
    **SEAT_READERS,
    "wheel": _read_wheel,
    "round": _read_round,
    "turn": _read_turn,
    "over": _read_over,
    **PAST_READERS,
}

"""Conditions on what has happened since a task began: what was taken, gained and spent, who went where."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.cards import CARDS
from ..engine.goods import tile
from ..engine.land import at
from ..engine.state import LAY, PRIOR
from ..engine.terms import INDICATORS
from ..language.names import card_name, good_name, seat_name
from .condition import Goal, Now, Verdict, tiles
from .events import Amounts, gained, spent


def _took(text: str, seat: str, words: list[str]) -> Goal:
    (code, count), *_ = [tile(words[0])]
    anything = words[0] == code
    indicator = next((word for word in words[1:] if word in INDICATORS), "")
    place = next((word for word in words[1:] if word != indicator), "")
    if place and place not in CARDS:
        at(place)

    def look(now: Now) -> Verdict:
        own = now.seat(seat)
        there = {
            event.ply for visit in now.events.visits(own, now.ply) if visit.card == place for event in visit.events
        }

        def enough(goods: Amounts) -> bool:
            return code in goods if anything else goods.get(code, 0) == count

        taken = [(event, event.changes(own)) for event in now.events.produced(own, now.ply)]
        fitting = [each for each in taken if not place or place in each[0].move or each[0].ply in there]
        met = any(indicator in ("", event.indicator) and enough(goods) for event, goods in fitting)
        # What comes nearest to what was asked is spoken of.
        taken = fitting or taken
        nearest = max(taken, key=lambda each: (code in each[1], each[0].ply), default=None)
        want = good_name(code, None if anything else count, now.language)
        return met, {
            "seat": seat_name(seat, now.language),
            "used": now.indicator(nearest[0].indicator) if nearest else "nothing",
            "have": now.amounts(nearest[1] or {code: 0}) if nearest else "",
            "wanted": now.indicator(indicator) if indicator else "any",
            "want": want,
        }

    return Goal(text, "not-yet-took", look, lasting=True)


def _gains(text: str, seat: str, words: list[str]) -> Goal:
    card = words[words.index("at") + 1] if "at" in words else ""
    wanted = tiles(words[: words.index("at")] if card else words)

    def share(come: Amounts) -> dict[str, int]:
        return {code: come.get(code, 0) for code in wanted}

    def look(now: Now) -> Verdict:
        own = now.seat(seat)
        if card:
            come = [share(visit.gained) for visit in now.events.visits(own, now.ply) if visit.card == card]
        else:
            come = [share(gained(now.happened, own))]
        best = max(come, key=lambda each: sum(min(each[code], wanted[code]) for code in wanted), default=share({}))
        return all(best[code] >= count for code, count in wanted.items()), {
            "seat": seat_name(seat, now.language),
            "have": now.amounts(best),
            "want": now.amounts(wanted),
            "card": card_name(card, now.language) if card else "",
        }

    return Goal(text, "not-yet-gains-there" if card else "not-yet-gains", look, lasting=True)


def _spends(text: str, seat: str, words: list[str]) -> Goal:
    wanted = tiles(words)

    def look(now: Now) -> Verdict:
        gone = spent(now.happened, now.seat(seat))
        return all(gone.get(code, 0) >= count for code, count in wanted.items()), {
            "seat": seat_name(seat, now.language),
            "want": now.amounts(wanted),
        }

    return Goal(text, "not-yet-spends", look, lasting=True)


def _spared(text: str, seat: str, words: list[str]) -> Goal:
    (indicator,) = words
    if indicator not in INDICATORS:
        raise ValueError(text)

    def look(now: Now) -> Verdict:
        used = [event for event in now.events.produced(now.seat(seat), now.ply) if event.indicator == indicator]
        return not used, {"line": str(used[0].move) if used else "", "indicator": now.indicator(indicator)}

    return Goal(text, "not-yet-spared", look)


def _sent(text: str, seat: str, words: list[str]) -> Goal:
    card, kind = words[0], words[1] if len(words) > 1 else ""
    if kind not in ("", LAY, PRIOR):
        raise ValueError(text)

    def look(now: Now) -> Verdict:
        visits = list(now.events.visits(now.seat(seat), now.ply))
        own = [visit for visit in visits if not visit.hired and visit.card == card]
        what = "other" if own else "hired" if visits and visits[-1].hired else "nobody"
        return any(kind in ("", visit.by) for visit in own), {
            "seat": seat_name(seat, now.language),
            "card": card_name(card, now.language),
            "kind": kind,
            "what": what,
        }

    return Goal(text, "not-yet-sent", look, lasting=True)


def _hired(text: str, seat: str, words: list[str]) -> Goal:
    (card,) = words

    def look(now: Now) -> Verdict:
        visits = now.events.visits(now.seat(seat), now.ply)
        return any(visit.hired and visit.card == card for visit in visits), {
            "seat": seat_name(seat, now.language),
            "card": card_name(card, now.language),
        }

    return Goal(text, "not-yet-hired", look, lasting=True)


def _unused(text: str, seat: str, words: list[str]) -> Goal:
    (card,) = words

    def look(now: Now) -> Verdict:
        visits = [visit for visit in now.events.visits(now.seat(seat), now.ply) if visit.card == card]
        return any(visit.idle for visit in visits), {
            "card": card_name(card, now.language),
            "line": str(visits[-1].events[-1].move) if visits else "",
            "visited": "yes" if visits else "no",
        }

    return Goal(text, "not-yet-unused", look)


def _passed(text: str, seat: str, words: list[str]) -> Goal:
    wanted = int(words[0])

    def look(now: Now) -> Verdict:
        own = now.seat(seat)
        passed = sum(event.seat == own and event.move.verb == "pass" for event in now.happened)
        return passed >= wanted, {"seat": seat_name(seat, now.language), "passed": passed, "want": wanted}

    return Goal(text, "not-yet-passed", look, lasting=True)


def _played(text: str, seat: str, words: list[str]) -> Goal:
    start_of = tuple(words)

    def look(now: Now) -> Verdict:
        own = now.seat(seat)
        found = any(event.seat == own and event.move[: len(start_of)] == start_of for event in now.happened)
        return found, {"verb": words[0]}

    return Goal(text, "not-yet-played", look, lasting=True)


def _turns(text: str, words: list[str]) -> Goal:
    wanted = int(words[0])

    def look(now: Now) -> Verdict:
        ended = [event.move.verb == "done" for event in now.happened]
        turns = sum(ended) + (not ended[-1] if ended else 0)
        return turns <= wanted, {"turns": turns, "want": wanted}

    return Goal(text, "not-yet-turns", look)


SEAT: dict[str, Callable[[str, str, list[str]], Goal]] = {
    "took": _took, "gains": _gains, "spends": _spends, "spared": _spared, "sent": _sent, "hired": _hired,
    "unused": _unused, "passed": _passed, "played": _played,
}  # fmt: skip
TABLE: dict[str, Callable[[str, list[str]], Goal]] = {"turns": _turns}

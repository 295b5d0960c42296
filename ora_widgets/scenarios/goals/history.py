"""Conditions on what has happened since a task began: what was taken, gained and spent, who went where."""

from __future__ import annotations

from difflib import get_close_matches

from ...engine.cards import CARDS
from ...engine.state import LAY, PRIOR
from ...engine.terms import INDICATORS
from ...game.move_parser import VERBS
from ...language.name_lookup import engine_name
from ...language.names import good_name
from .condition import Condition, Moment, Verdict, card, goods, indicator, is_space, number, spelled, unreadable
from .events import Amounts, gained, spent
from .standing import Reader


def _took(words: list[str]) -> Condition:
    place = words.pop() if is_space(words[-1]) or words[-1] in CARDS else ""
    by = engine_name(words[-1]) if len(words) > 1 and not words[-2].isdigit() else ""
    ((code, count),) = goods(words[: -1 if by in INDICATORS else None]).items()
    by = by if by in INDICATORS else ""
    anything = not any(word[0].isdigit() for word in words)

    def look(now: Moment, seat: str) -> Verdict:
        own = now.seat(seat)
        there = {
            event.ply for visit in now.events.visits(own, now.ply) if visit.card == place for event in visit.events
        }

        def enough(goods: Amounts) -> bool:
            return code in goods if anything else goods.get(code, 0) == count

        taken = [(event, event.changes(own)) for event in now.events.produced(own, now.ply)]
        fitting = [each for each in taken if not place or place in each[0].move or each[0].ply in there]
        met = any(by in ("", event.indicator) and enough(goods) for event, goods in fitting)
        # What comes nearest to what was asked is spoken of.
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
    return Condition(text, "not-yet-took", look, lasting=True)


def _gains(words: list[str]) -> Condition:
    end = words.index("at") if "at" in words else len(words)
    wanted, id_ = goods(words[:end]), card(words[end + 1 :]) if end < len(words) else ""

    def share(come: Amounts) -> dict[str, int]:
        return {code: come.get(code, 0) for code in wanted}

    def look(now: Moment, seat: str) -> Verdict:
        own = now.seat(seat)
        if id_:
            come = [share(visit.gained) for visit in now.events.visits(own, now.ply) if visit.card == id_]
        else:
            come = [share(gained(now.happened, own))]
        best = max(come, key=lambda each: sum(min(each[code], wanted[code]) for code in wanted), default=share({}))
        return all(best[code] >= count for code, count in wanted.items()), lambda: {
            "seat": now.name(seat),
            "have": now.amounts(best),
            "want": now.amounts(wanted),
            "card": now.card(id_) if id_ else "",
        }

    text = f"gains {spelled(wanted)} at {id_}" if id_ else f"gains {spelled(wanted)}"
    return Condition(text, "not-yet-gains-there" if id_ else "not-yet-gains", look, lasting=True)


def _spends(words: list[str]) -> Condition:
    wanted = goods(words)

    def look(now: Moment, seat: str) -> Verdict:
        gone = spent(now.happened, now.seat(seat))
        return all(gone.get(code, 0) >= count for code, count in wanted.items()), lambda: {
            "seat": now.name(seat),
            "want": now.amounts(wanted),
        }

    return Condition(f"spends {spelled(wanted)}", "not-yet-spends", look, lasting=True)


def _spared(words: list[str]) -> Condition:
    name = indicator(" ".join(words))

    def look(now: Moment, seat: str) -> Verdict:
        used = [event for event in now.events.produced(now.seat(seat), now.ply) if event.indicator == name]
        return not used, lambda: {"line": str(used[0].move) if used else "", "indicator": now.indicator(name)}

    return Condition(f"spared {name}", "not-yet-spared", look)


def _sent(words: list[str]) -> Condition:
    kind = words.pop() if words[-1] in (LAY, PRIOR) else ""
    id_ = card(words)

    def look(now: Moment, seat: str) -> Verdict:
        visits = list(now.events.visits(now.seat(seat), now.ply))
        own = [visit for visit in visits if not visit.hired and visit.card == id_]
        what = "other" if own else "hired" if visits and visits[-1].hired else "nobody"
        return any(kind in ("", visit.by) for visit in own), lambda: {
            "seat": now.name(seat),
            "card": now.card(id_),
            "kind": kind,
            "what": what,
        }

    return Condition(f"sent {id_} {kind}".strip(), "not-yet-sent", look, lasting=True)


def _hired(words: list[str]) -> Condition:
    id_ = card(words)

    def look(now: Moment, seat: str) -> Verdict:
        visits = now.events.visits(now.seat(seat), now.ply)
        return any(visit.hired and visit.card == id_ for visit in visits), lambda: {
            "seat": now.name(seat),
            "card": now.card(id_),
        }

    return Condition(f"hired {id_}", "not-yet-hired", look, lasting=True)


def _unused(words: list[str]) -> Condition:
    id_ = card(words)

    def look(now: Moment, seat: str) -> Verdict:
        visits = [visit for visit in now.events.visits(now.seat(seat), now.ply) if visit.card == id_]
        return any(visit.idle for visit in visits), lambda: {
            "card": now.card(id_),
            "line": str(visits[-1].events[-1].move) if visits else "",
            "visited": "yes" if visits else "no",
        }

    return Condition(f"unused {id_}", "not-yet-unused", look)


def _passed(words: list[str]) -> Condition:
    (wanted,) = map(number, words)

    def look(now: Moment, seat: str) -> Verdict:
        own = now.seat(seat)
        passed = sum(event.seat == own and event.move.verb == "pass" for event in now.happened)
        return passed >= wanted, lambda: {"seat": now.name(seat), "passed": passed, "want": wanted}

    return Condition(f"passed {wanted}", "not-yet-passed", look, lasting=True)


def _played(words: list[str]) -> Condition:
    start_of = tuple(words)
    if start_of[0] not in VERBS:
        raise unreadable("goal-word", start_of[0], ", ".join(get_close_matches(start_of[0], VERBS, n=3, cutoff=0)))

    def look(now: Moment, seat: str) -> Verdict:
        own = now.seat(seat)
        found = any(event.seat == own and event.move[: len(start_of)] == start_of for event in now.happened)
        return found, lambda: {"verb": words[0]}

    return Condition(" ".join(("played", *start_of)), "not-yet-played", look, lasting=True)


def _turns(words: list[str]) -> Condition:
    (wanted,) = map(number, words)

    def look(now: Moment, _: str) -> Verdict:
        ended = [event.move.verb == "done" for event in now.happened]
        turns = sum(ended) + (not ended[-1] if ended else 0)
        return turns <= wanted, lambda: {"turns": turns, "want": wanted}

    return Condition(f"turns {wanted}", "not-yet-turns", look)


SEAT: dict[str, Reader] = {
    "took": _took, "gains": _gains, "spends": _spends, "spared": _spared, "sent": _sent, "hired": _hired,
    "unused": _unused, "passed": _passed, "played": _played,
}  # fmt: skip
TABLE: dict[str, Reader] = {"turns": _turns}

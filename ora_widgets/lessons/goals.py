"""What a task asks for, in words: conditions on the position and on the moves, each met or with a reason why not.

    R has 2Br 7Pn        at least these tiles              R prior G07          the prior stands there
    R built G07 0,3      the card stands (there)           R lay LR1            a lay brother stands there
    R cleared 0,1        no forest or moor left there      R home 2             clergymen at home, at least
    R owns -1,0          the space exists                  R points 20          points at least
    R hand S5            the settlement is in hand
    played fell          a move that begins so             never take joker     no such move
    wheel joker 0        what an indicator shows           round 6              the round, at least
    turn G               who is to move                    over                 the game has ended

Several are joined by `;` and all have to hold.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from ..engine import Move, Player, score
from ..engine.goods import INDEX, tile
from ..engine.rules import NEUTRAL
from ..engine.steps.wheel import value
from ..game import Game
from ..locale import FALLBACK, say
from ..wording import amounts, card_name, seat_name

Verdict = tuple[bool, dict[str, Any]]  # whether it holds, and the arguments of the sentence that says why not


class Now(NamedTuple):
    """Where a learner is: the game, the ply they began at, and the language to say things in."""

    game: Game
    start: int
    language: str = FALLBACK

    def seat(self, colour: str) -> int:
        """The number of a seat; the neutral player's comes last."""
        return (self.game.setup.seats + NEUTRAL).index(colour)

    def player(self, colour: str) -> Player:
        """What a seat has."""
        return self.game.now.players[self.seat(colour)]

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves made since the beginning."""
        return self.game.moves[self.start : self.game.ply]


@dataclass(frozen=True, slots=True)
class Goal:
    """One condition.

    Parameters: `text`, as written above; `message`, the sentence for when it does not hold; `look`, which finds out.
    """

    text: str
    message: str
    look: Callable[[Now], Verdict]

    def met(self, game: Game, start: int) -> bool:
        """Whether it holds now; `start` is the ply that the learner began at."""
        return self.look(Now(game, start))[0]

    def why_not(self, game: Game, start: int, language: str = FALLBACK) -> str:
        """What is still missing, as a sentence."""
        return say(self.message, language, **self.look(Now(game, start, language))[1])


class BadGoal(ValueError):
    """A goal that is not written as it should be."""


@cache
def goals(text: str) -> tuple[Goal, ...]:
    """Read the conditions of a task.

    Raises `BadGoal` for one that cannot be read.

    >>> [goal.message for goal in goals("R has 2Br; played fell; over")]
    ['not-yet-has', 'not-yet-played', 'not-yet-over']
    """
    return tuple(_read(part.strip()) for part in text.split(";") if part.strip())


def first_missing(text: str, game: Game, start: int) -> Goal | None:
    """The first condition that does not hold, or nothing when all do."""
    return next((goal for goal in goals(text) if not goal.met(game, start)), None)


def _read(text: str) -> Goal:
    words = text.split()
    try:
        if words[0] in TABLE:
            return TABLE[words[0]](text, words[1:])
        return SEAT[words[1]](text, words[0], words[2:])
    except (IndexError, KeyError, ValueError) as error:
        raise BadGoal(text) from error


# ---- about one seat


def _has(text: str, seat: str, words: list[str]) -> Goal:
    wanted = [tile(word) for word in words]
    if not wanted:
        raise ValueError(text)

    def look(now: Now) -> Verdict:
        goods = now.player(seat).goods
        owned = {code: goods[INDEX[code]] for code, _ in wanted}
        met = all(owned[code] >= count for code, count in wanted)
        return met, {
            "seat": seat_name(seat, now.language),
            "have": amounts(owned.items(), now.language),
            "want": amounts(wanted, now.language),
        }

    return Goal(text, "not-yet-has", look)


def _built(text: str, seat: str, words: list[str]) -> Goal:
    card, space = words[0], " ".join(words[1:])

    def look(now: Now) -> Verdict:
        holds = now.player(seat).holds
        met = holds.get(space) == card if space else card in holds.values()
        return met, {"seat": seat_name(seat, now.language), "card": card_name(card, now.language), "space": space}

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
            met = player.prior == card if kind == "prior" else card in player.out
            return met, {"seat": seat_name(seat, now.language), "card": card_name(card, now.language)}

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
        points = score(now.game.now, now.seat(seat)).total
        return points >= wanted, {"seat": seat_name(seat, now.language), "points": points, "want": wanted}

    return Goal(text, "not-yet-points", look)


SEAT: dict[str, Callable[[str, str, list[str]], Goal]] = {
    "has": _has, "built": _built, "cleared": _cleared, "owns": _owns, "prior": _stands("prior"), "lay": _stands("lay"),
    "home": _home, "points": _points, "hand": _hand,
}  # fmt: skip


# ---- about the table


def _played(text: str, words: list[str]) -> Goal:
    start_of = tuple(words)

    def look(now: Now) -> Verdict:
        return any(move[: len(start_of)] == start_of for move in now.moves), {"verb": words[0]}

    return Goal(text, "not-yet-played", look)


def _never(text: str, words: list[str]) -> Goal:
    start_of = tuple(words)

    def look(now: Now) -> Verdict:
        found = [move for move in now.moves if move[: len(start_of)] == start_of]
        return not found, {"line": str(found[0]) if found else ""}

    return Goal(text, "not-yet-never", look)


def _wheel(text: str, words: list[str]) -> Goal:
    name, wanted = words[0], int(words[1])

    def look(now: Now) -> Verdict:
        shows = value(now.game.now, name)
        return shows == wanted, {"indicator": name, "value": shows, "want": wanted}

    return Goal(text, "not-yet-wheel", look)


def _round(text: str, words: list[str]) -> Goal:
    wanted = int(words[0])

    def look(now: Now) -> Verdict:
        return now.game.round >= wanted, {"round": now.game.round, "want": wanted}

    return Goal(text, "not-yet-round", look)


def _turn(text: str, words: list[str]) -> Goal:
    (seat,) = words

    def look(now: Now) -> Verdict:
        return now.game.to_move == seat, {"seat": seat_name(seat, now.language)}

    return Goal(text, "not-yet-turn", look)


def _over(text: str, words: list[str]) -> Goal:
    if words:
        raise ValueError(text)

    def look(now: Now) -> Verdict:
        return now.game.over, {}

    return Goal(text, "not-yet-over", look)


TABLE: dict[str, Callable[[str, list[str]], Goal]] = {
    "played": _played, "never": _never, "wheel": _wheel, "round": _round, "turn": _turn, "over": _over,
}  # fmt: skip

"""What a page asks of the game: moves, steps through its history, colours, lessons; each refused where it must be."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from ..engine import Move, NotNow
from ..engine.moves import shown
from ..game.history import MOST_MOVES, live
from ..language.fluent import languages, say
from ..language.names import seat_name
from ..scene import narrow, previews
from .beside import are_words
from .company import Company
from .seat_claims import claims_of

if TYPE_CHECKING:
    from ..game.correspondence import Side
    from ..lessons import Session

MOST_NAME = 64  # characters by which a page names itself


class NotAMessage(ValueError):
    """What arrived is no message of the page."""


class Messages(Company):
    """The half of a board that moves the game, for whoever may."""

    if TYPE_CHECKING:
        _sitting: Session | None
        _side: Side | None

        def _take(self, lesson: Session) -> None: ...

    def _do(self, content: object) -> None:
        if not isinstance(content, dict):
            raise NotAMessage(type(content).__name__)
        who = str(content.get("who", ""))[:MOST_NAME]
        match content:
            case {"do": "play", "line": str(line), "ply": ply} if _is_ply(ply):
                if self._is_now(ply):
                    # One line is one move here; joined lines are for people who type.
                    move = Move.parse(line)
                    self._may_walk(ply, ply + 1, who)
                    self.game.play(move)
            case {"do": "undo" | "redo" as verb, "by": "move" | "turn" as by}:
                there = self.game.copy()
                self._may_walk(self.game.ply, (there.undo if verb == "undo" else there.redo)(by).ply, who)
                self.game.jump(there.ply)
            case {"do": "jump", "ply": ply} if _is_ply(ply) and 0 <= ply <= self.game.plies:
                self._may_walk(self.game.ply, ply, who)
                self.game.jump(ply)
            case {"do": "claim" | "leave" as verb, "seat": str(seat)} if who and seat in [*self.game.setup.seats]:
                claims = claims_of(self.game)
                if verb == "leave":
                    claims.leave(seat, who)
                elif not claims.take(seat, who):
                    self._tell(say("seat-taken", self.language, seat=seat_name(seat, self.language)))
            case {"do": "narrow", "picks": list(picks), "ply": ply} if _is_ply(ply) and are_words(picks):
                if self._is_now(ply):
                    live, whole = narrow(self.game, picks)
                    self.send({"do": "narrowed", "picks": picks, "live": live, "line": whole, "ply": ply})
            case {"do": "preview", "lines": list(lines), "ply": ply} if _is_ply(ply) and are_words(lines):
                # What is looked at may be gone by now; then nobody wants to hear of it.
                if ply == self.game.ply:
                    seen = previews(self.game, lines, self.language)
                    self.send({"do": "previewed", "previews": seen, "ply": ply})
            case {"do": "language", "language": str(language)} if language in languages():
                self.language = language
            case {"do": "check" | "hint" | "solution" | "restart" as verb} if self._sitting is not None:
                getattr(self._sitting, verb)()
            case {"do": "next"} if self._sitting is not None:
                self._take(self._sitting.onward())
            case {"do": "answer", "value": str(value)} if self._sitting is not None and value in self._sitting.choices:
                self._sitting.answer(value)
            case {"do": "dismiss"}:
                pass
            case _:
                raise NotAMessage(shown(content))

    def _may_walk(self, start: int, end: int, who: str) -> None:
        """Raise `NotNow` when a move between two plies is of a colour that this board, or this page, does not play."""
        for ply in range(min(start, end), max(start, end)):
            state = live(self.game, ply)
            if state.over:
                return
            if self._side:
                self._side.check(state)
            owner = state.pending[-1].seat
            if not claims_of(self.game).may(self.game.setup.seats[owner], who):
                raise NotNow("seat-of-another", "", owner=owner)

    def _is_now(self, ply: int) -> bool:
        """Whether a click was made on the position now; a stale one is told and not carried out."""
        now = self.game.ply
        if ply != now:
            self._tell(say("stale-click", self.language, ply=ply, now=now))
        return ply == now


def _is_ply(ply: object) -> bool:
    return type(ply) is int and -MOST_MOVES <= ply <= MOST_MOVES  # and no truth value, which would be a number


def sayable(content: object) -> object:
    r"""A message without the halves of letters that nothing could be told of, as no message could hold them.

    Raises `NotAMessage` for what no page can have sent.

    >>> sayable({"do": "claim", "who": "\ud800x"})
    {'do': 'claim', 'who': '?x'}
    """
    try:
        text = json.dumps(content, ensure_ascii=False)
        try:
            text.encode()
        except UnicodeEncodeError:
            return json.loads(text.encode(errors="replace"))
    except (TypeError, ValueError, RecursionError):
        raise NotAMessage(shown(content)) from None
    return content

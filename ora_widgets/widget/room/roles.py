"""What guests, spectators and pupils may do: a row for every message of a page; without one, only the host may send it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ...wire.room import Role
from ..options import OPTION_NAMES


class Permission(NamedTuple):
    """Who may send a message, besides the host.

    Attributes:
        guest: Whether somebody who plays a colour may.
        spectator: Whether somebody who watches may.
        pupil: Whether somebody who has a task of a class may.
        moves: Whether it changes the game, so that it must refer to the current position.
    """

    guest: bool = False
    spectator: bool = False
    pupil: bool = False
    moves: bool = False


HOST_ONLY = Permission()
PLAYING = Permission(guest=True, pupil=True, moves=True)
LEARNING = Permission(pupil=True, moves=True)
LOOKING = Permission(guest=True, spectator=True, pupil=True)

PERMISSIONS: Mapping[str, Permission] = {
    # Moves, and steps through one's own moves; a guest's board moves no other colour.
    "play": PLAYING,
    "undo": PLAYING,
    "redo": PLAYING,
    "jump": PLAYING,
    # What a learner does; only the teacher reveals the solution.
    "check": LEARNING,
    "hint": LEARNING,
    "restart": LEARNING,
    "next": LEARNING,
    "step": LEARNING,
    "answer": LEARNING,
    # What changes only what the guest's own page shows.
    "language": LOOKING,
    "dismiss": LOOKING,
    "here": LOOKING,
    "gone": LOOKING,
    "option": LOOKING,
    "rules": LOOKING,
    "log": LOOKING,
    "narrow": LOOKING,
    "preview": LOOKING,
    "tally": LOOKING,
    "why": LOOKING,
    "sources": LOOKING,
    "share": LOOKING,
    "alive": LOOKING,
    # Colours are given by invitations, and bots think on the host's machine.
    "claim": HOST_ONLY,
    "line": HOST_ONLY,
    "leave": HOST_ONLY,
    "hand": HOST_ONLY,
    "hurry": HOST_ONLY,
    "pause": HOST_ONLY,
    "resume": HOST_ONLY,
    "advise": HOST_ONLY,
    "analyse": HOST_ONLY,
    "explore": HOST_ONLY,
    "example": HOST_ONLY,
    "review": HOST_ONLY,
    "stop-review": HOST_ONLY,
    "walk-review": HOST_ONLY,
    "practise-review": HOST_ONLY,
    # Other games, lessons, walkthroughs, files and pictures are for the host's board.
    "together": HOST_ONLY,
    "invitations": HOST_ONLY,
    "start": HOST_ONLY,
    "back": HOST_ONLY,
    "again": HOST_ONLY,
    "begin": HOST_ONLY,
    "proceed": HOST_ONLY,
    "open": HOST_ONLY,
    "learn": HOST_ONLY,
    "solution": HOST_ONLY,
    "walk": HOST_ONLY,
    "mark": HOST_ONLY,
    "leave-walk": HOST_ONLY,
    "edit": HOST_ONLY,
    "lay-out": HOST_ONLY,
    "editor": HOST_ONLY,
    "save": HOST_ONLY,
    "picture": HOST_ONLY,
}

# `names` is not among them: a guest gives a name when coming in, and it is the same on all boards.
GUEST_OPTIONS = ("theme", "motion", "show_hints", "open_all", "pace")


def is_allowed(role: Role, kind: str, message: Mapping[str, object]) -> bool:
    """Whether somebody may send a message.

    Args:
        kind: What the message is for, such as `"play"`.

    >>> [is_allowed("guest", kind, {}) for kind in ("play", "save", "brand-new")], is_allowed("spectator", "play", {})
    ([True, False, False], False)
    """
    if role == "host":
        return True
    row = PERMISSIONS.get(kind, HOST_ONLY)
    allowed = {"guest": row.guest, "spectator": row.spectator, "pupil": row.pupil}[role]
    return allowed and (kind != "option" or message.get("name") in GUEST_OPTIONS)


def denied_messages(role: Role) -> list[str]:
    """The kinds of messages that somebody may not send; for an option, with its name.

    >>> [kind for kind in denied_messages("spectator") if kind not in denied_messages("guest")]
    ['play', 'undo', 'redo', 'jump']
    """
    if role == "host":
        return []
    options = [name for name in OPTION_NAMES if not is_allowed(role, "option", {"name": name})]
    return [
        *(kind for kind in PERMISSIONS if not is_allowed(role, kind, {"name": GUEST_OPTIONS[0]})),
        *(f"option {name}" for name in options),
    ]


def is_move(kind: str) -> bool:
    """Whether a message changes the game."""
    return PERMISSIONS.get(kind, HOST_ONLY).moves

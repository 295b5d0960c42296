"""A room as the host's board shows it: who is there, and who can open the links."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from ...language.fluent import say

if TYPE_CHECKING:
    from ...wire.to_page import RoomPanel
    from .room import Room

Reach: TypeAlias = Literal["here", "network", "hub", "page"]
"""Who can open the links: this machine, its network, who may use the hub; or they are made by the live page."""

WORDS = (
    "title",
    "revoke",
    "remove",
    "close",
    "bot",
    "agree",
    "disagree",
    "again",
    "here",
    "away",
    "bot-plays",
    "free",
    "you",
    "code",
    "invite",
)


def room_panel(room: Room, language: str, reach: Reach, *, moved: bool) -> RoomPanel:
    """What a board draws of its room.

    Args:
        reach: Who can open the links.
        moved: Whether links from before Python was started anew lead nowhere.
    """
    says = [say(f"room-says-{reach}", language), *([say("room-says-moved", language)] if moved else [])]
    return {
        "says": " ".join(says),
        "edition": room.invitations.edition,
        "presence": room.presence(language),
        "local": reach == "here",
        "invites": reach == "page",
        "asks": room.waits_for_host,
        "words": {word: say(f"room-{word}", language) for word in WORDS},
    }

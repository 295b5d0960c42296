"""A room as the host's board shows it: who is there, and who can open the links."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...language.fluent import say

if TYPE_CHECKING:
    from ...wire.to_page import RoomPanel
    from .room import Room

WORDS = (
    "title",
    "revoke",
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
)


def room_panel(room: Room, language: str, *, network: bool, moved: bool) -> RoomPanel:
    """What a board draws of its room.

    Args:
        network: Whether others in the network can reach it.
        moved: Whether links from before Python was started anew lead nowhere.
    """
    whole = room.address.startswith("http")
    reach = "network" if network else "here" if whole else "hub"
    says = [say(f"room-says-{reach}", language), *([say("room-says-moved", language)] if moved else [])]
    return {
        "says": " ".join(says),
        "edition": room.invitations.edition,
        "presence": room.presence(language),
        "local": reach == "here",
        "asks": room.waits_for_host,
        "words": {word: say(f"room-{word}", language) for word in WORDS},
    }

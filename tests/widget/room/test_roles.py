"""Every message of a page has a row with the guests that may send it."""

from __future__ import annotations

import pytest

from ora_widgets.widget.handlers import HANDLERS, Handler
from ora_widgets.widget.room import Room
from ora_widgets.widget.room.roles import PERMISSIONS, is_allowed
from ora_widgets.wire import from_page
from ora_widgets.wire.room import Role
from tests.support.board_page import on_page
from tests.widget.room.test_room import guest


def test_every_message_has_a_row_and_every_row_a_message() -> None:
    assert set(PERMISSIONS) == set(HANDLERS)


def test_a_message_without_a_row_is_for_the_host_alone(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[object] = []
    monkeypatch.setitem(HANDLERS, "brand-new", Handler(from_page.Plain, lambda _, message: done.append(message)))
    red = guest(room, "R")

    assert red.do({"do": "brand-new"})["frame"] == "refused"
    assert done == []
    assert is_allowed("host", "brand-new", {})


@pytest.mark.parametrize("kind", sorted(kind for kind, row in PERMISSIONS.items() if not row.guest))
def test_what_is_the_hosts_is_refused_to_guests_with_a_sentence(room: Room, kind: str) -> None:
    red, watching = guest(room, "R"), guest(room, "watch")

    for peer in (red, watching):
        answer = peer.do({"do": kind, "id": 1, "seat": "R", "bot": True, "who": "x"})
        assert (answer["frame"], answer["notice"]["level"]) == ("refused", "refusal")
    assert room.game.plies == 0


@pytest.mark.parametrize("kind", sorted(kind for kind, row in PERMISSIONS.items() if row.moves))
def test_who_watches_moves_nothing(room: Room, kind: str) -> None:
    red, watching = guest(room, "R"), guest(room, "watch")
    red.play("pass")

    answer = watching.do({"do": kind, "line": "done", "ply": 0, "by": "move"})

    assert answer["frame"] == "refused"
    assert room.game.ply == 1


@pytest.mark.parametrize(("kind", "role"), [("R", "guest"), ("watch", "spectator")])
def test_a_page_is_sent_what_it_may_not_do(room: Room, kind: str, role: Role) -> None:
    peer = guest(room, kind)

    denied = peer.traits["_denied"]

    assert {word for word in denied if not word.startswith("option ")} == {
        word for word in PERMISSIONS if not is_allowed(role, word, {"name": "theme"})
    }
    assert "option names" in denied
    assert ("play" in denied) == (role == "spectator")
    assert on_page(room.board).denied == []


def test_names_are_everybodys_and_no_option_of_a_guest(room: Room) -> None:
    red = guest(room, "R")

    assert red.do({"do": "option", "id": 3, "name": "names", "value": {"R": "Somebody"}})["frame"] == "refused"
    assert red.do({"do": "option", "id": 4, "name": "theme", "value": "dark"})["frame"] == "answer"
    assert room.board.theme == "follow"


def test_a_guests_language_is_nobody_elses(room: Room) -> None:
    red, green = guest(room, "R"), guest(room, "G")

    red.do({"do": "language", "language": "pl"})

    assert (red.traits["language"], green.traits["language"], room.board.language) == ("pl", "en", "en")

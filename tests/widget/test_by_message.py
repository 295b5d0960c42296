"""A game by message between two browsers: links that arrive in order, twice, late, crossed, or at a wrong person."""

from __future__ import annotations

from pathlib import Path

import pytest

import ora_widgets as ora
from ora_widgets.notation.links import GameLink, read_link
from ora_widgets.widget.arrival import open_arrival
from ora_widgets.widget.board import Board
from ora_widgets.widget.by_message import by_message, link_of_board
from ora_widgets.widget.start import USUAL_CHOICES, table_of
from ora_widgets.wire import OutsideText
from tests.support.board_page import on_page, send_message
from tests.widget.wire import send

SITE = "https://some.one/ora"
CHOSEN = {**USUAL_CHOICES, "names": {"R": "Anna", "G": "Ben"}, "who": {"R": "person", "G": "elsewhere"}}


class Friend:
    """A person with a browser, and its storage."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._folder = folder
        self._patch = monkeypatch
        self.board: Board | None = None
        self.news = ""

    def begin(self) -> Friend:
        """Begin a game against a friend at another browser."""
        self._patch.setenv("ORA_GAMES", str(self._folder))
        self.board = Board(ora.new_game(2))
        self.board._show_table(table_of(CHOSEN))  # type: ignore[arg-type]
        self.news = on_page(self.board).notice["text"]
        return self

    def open(self, link: str) -> Friend:
        """Open a link in its own window."""
        self._patch.setenv("ORA_GAMES", str(self._folder))
        if self.board is not None:
            self.board.close()
        table, self.news = open_arrival(read_link(OutsideText(link)), "en")
        self.board = Board(ora.new_game(2))
        self.board._show_table(table)
        return self

    def play(self, *lines: str) -> str:
        """Play; returns the link to send."""
        assert self.board is not None
        self._patch.setenv("ORA_GAMES", str(self._folder))
        for line in lines:
            send(self.board, {"do": "play", "line": line, "ply": on_page(self.board).ply, "who": "me"})
        return str(on_page(self.board).outgoing["link"]) if on_page(self.board).outgoing else ""


@pytest.fixture
def anna(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Friend:
    monkeypatch.setenv("ORA_SITE_ADDRESS", SITE)
    return Friend(tmp_path / "anna", monkeypatch).begin()


@pytest.fixture
def ben(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Friend:
    return Friend(tmp_path / "ben", monkeypatch)


def test_a_turn_goes_there_and_back(anna: Friend, ben: Friend) -> None:
    assert anna.news == "You are Anna. Ben plays elsewhere, by link."
    first = anna.play("fell 0,1 wood", "pass", "done")
    assert first.startswith(f"{SITE}/#ora1:")
    ben.open(first)
    assert ben.news.startswith("You are Ben. Anna plays elsewhere, by link. Anna fells the trees")
    assert ben.board is not None
    assert ben.board.names == {"R": "Anna", "G": "Ben"}
    assert on_page(ben.board).outgoing is None
    answer = ben.play("pass", "pass", "done")
    anna.open(answer)
    assert anna.board is not None
    assert (anna.board.game.plies, anna.board.game.to_move) == (6, "R")
    assert "Ben is done." in anna.news
    mail = by_message(anna.board.game)
    assert mail is not None
    assert mail.away == "G"


def test_what_is_to_be_sent_says_to_whom(anna: Friend) -> None:
    anna.play("pass", "pass", "done")
    assert anna.board is not None
    assert on_page(anna.board).outgoing["label"] == "Send to Ben"
    assert on_page(anna.board).outgoing["text"] == "Ora et Labora: it is your turn, Ben."


def test_the_other_s_colour_is_not_to_be_moved_here(anna: Friend) -> None:
    anna.play("pass", "pass", "done", "pass")
    assert anna.board is not None
    assert on_page(anna.board).ply == 3
    assert on_page(anna.board).notice["level"] == "refusal"


def test_one_may_look_back_past_what_the_other_has_played(anna: Friend, ben: Friend) -> None:
    ben.open(anna.play("pass", "pass", "done"))
    assert ben.board is not None
    send_message(ben.board, {"do": "jump", "ply": 0})
    assert on_page(ben.board).ply == 0
    ben.play("pass")  # not Anna's move, nor anything in its place
    assert (on_page(ben.board).ply, ben.board.game.plies) == (0, 3)


def test_who_looks_back_shares_all_that_was_played(anna: Friend) -> None:
    anna.play("pass", "pass", "done")
    assert anna.board is not None
    anna.board.game.jump(1)
    sent: list[dict[str, object]] = []
    anna.board.send = lambda content, *_: sent.append(content)
    send_message(anna.board, {"do": "share", "id": 1})
    link = read_link(OutsideText(str(sent[-1]["answer"]["link"])))  # type: ignore[index]
    assert (link.game.plies, link.seat, on_page(anna.board).ply) == (3, "G", 1)


def test_an_address_that_is_copied_in_mid_turn_is_for_the_friend(anna: Friend, ben: Friend) -> None:
    anna.play("pass")
    assert anna.board is not None
    links = [link_of_board(anna.board.game, anna.board.names, {}, own=own) for own in (False, True)]
    shared, own = (read_link(OutsideText(f"#{link.fragment()}")) for link in links)
    assert (shared.seat, shared.game.plies) == ("G", 0)
    assert (own.seat, own.game.plies) == ("R", 1)
    assert ben.open(f"{SITE}/#{shared.fragment()}").news.endswith("It is Anna who has to move.")
    send_message(anna.board, {"do": "undo", "by": "move", "who": "me"})
    assert "Anna fells the trees" in ben.open(anna.play("fell 0,1 wood", "pass", "done")).news


def test_a_browser_that_keeps_nothing_comes_back_by_its_own_address(anna: Friend, ben: Friend) -> None:
    anna.play("pass")
    assert anna.board is not None
    own = link_of_board(anna.board.game, anna.board.names, {}, own=True)
    assert ben.open(f"{SITE}/#{own.fragment()}").news.startswith("You are Anna.")
    assert ben.play("pass", "done").startswith(SITE)


def test_a_link_that_is_opened_twice_brings_nothing_twice(anna: Friend, ben: Friend) -> None:
    first = anna.play("pass", "pass", "done")
    answer = ben.open(first).play("pass", "pass", "done")
    assert ben.open(first).news == "This link is older than your game. Here is the game as you left it."
    assert ben.board is not None
    assert ben.board.game.plies == 6
    assert anna.open(answer).news == anna.open(answer).news


def test_one_s_own_link_says_that_it_was_sent(anna: Friend) -> None:
    link = anna.play("pass", "pass", "done")
    assert "now it is Ben who has to move" in anna.open(link).news


def test_crossed_answers_are_explained_and_change_nothing(anna: Friend, ben: Friend) -> None:
    first = anna.play("pass", "pass", "done")
    answer = ben.open(first).play("pass", "pass", "done")
    assert anna.board is not None
    for _ in range(2):
        send_message(anna.board, {"do": "undo", "by": "move", "who": "me"})
    anna.play("fell 0,1 wood", "done")
    anna.open(answer)
    assert "move 2" in anna.news
    assert anna.news.endswith("press it there to continue that one, or send yours again.")
    assert anna.board.game.plies == 3
    # Ben's line counts: it is there with his answer, and hers is not lost.
    send_message(anna.board, {"do": "line", "number": 1, "who": "me"})
    assert (anna.board.game.plies, anna.board.game.to_move) == (6, "R")
    assert [len(line.moves) for line in anna.board.game.other_lines] == [2]


def test_a_crossed_answer_takes_nothing_of_a_turn_that_is_half_played(anna: Friend, ben: Friend) -> None:
    answer = ben.open(anna.play("pass", "pass", "done")).play("pass", "pass", "done")
    assert anna.board is not None
    for _ in range(2):
        send_message(anna.board, {"do": "undo", "by": "move", "who": "me"})
    anna.play("fell 0,1 wood")
    known = anna.board.game.moves
    anna.open(answer)
    assert anna.news.endswith("press it there to continue that one, or send yours again.")
    assert anna.board.game.moves == known
    assert [len(line.moves) for line in anna.board.game.other_lines] == [5]


def test_a_link_for_a_seat_that_nobody_has_is_explained_and_opens(ben: Friend) -> None:
    link = GameLink(ora.new_game(2), "W", "k3x9").fragment()
    assert "meant for “W”" in ben.open(f"{SITE}/#{link}").news
    assert ben.board is not None
    assert on_page(ben.board).claims == {}


def test_a_bot_that_nobody_knows_is_explained(ben: Friend) -> None:
    link = GameLink(ora.new_game(2), bots={"G": "dragon"}).fragment()
    assert ben.open(f"{SITE}/#{link}").news == "There is no bot “dragon” here. You can move that colour yourself."


def test_bots_travel_with_a_link(ben: Friend) -> None:
    link = GameLink(ora.new_game(2), bots={"G": "woodcutter"}).fragment()
    ben.open(f"{SITE}/#{link}")
    assert ben.board is not None
    assert on_page(ben.board).opponents["seats"] == {"G": "Woodcutter"}


def test_somebody_has_to_play_here(anna: Friend) -> None:
    from ora_widgets.widget.start import problems

    nobody = {**CHOSEN, "who": {"R": "elsewhere", "G": "woodcutter"}}
    assert problems(nobody, "en")["who"].startswith("Somebody has to play here.")  # type: ignore[arg-type]

"""Addresses that contain a game."""

from __future__ import annotations

from email.message import Message
from urllib.parse import parse_qs, unquote, urlsplit

import pytest

import ora_widgets as ora
from ora_widgets.notation import links
from ora_widgets.notation.links import GameLink, read_link
from ora_widgets.wire import OutsideText
from tests.game.tables import random_game

GAME = random_game(1, 4, moves=150)


@pytest.mark.parametrize(("repository", "where"), [
    ("https://github.com/some/one", "gh/some/one"),
    ("https://github.com/some/one.git/", "gh/some/one"),
    ("https://gitlab.com/a/group/one", "gl/a%2Fgroup%2Fone"),
    ("https://git.example.org/one.git", "git/https%3A%2F%2Fgit.example.org%2Fone.git"),
])  # fmt: skip
def test_binder_opens_this_game(repository: str, where: str) -> None:
    address = ora.binder_link(GAME, repository, ref="v0.1.0")
    assert address.startswith(f"https://mybinder.org/v2/{where}/v0.1.0?urlpath=")
    [opened] = parse_qs(urlsplit(address).query)["urlpath"]
    path, _, asked = opened.partition("?")
    assert path == links.PAGE
    assert ora.load(parse_qs(asked)["ora"][0]).moves == GAME.moves
    assert ora.load(unquote(address)).moves == GAME.moves


def test_binder_s_address_is_short_enough_for_servers() -> None:
    whole = random_game(1, 4)
    assert len(ora.binder_link(whole, "https://github.com/some/one")) < 4000


def test_the_position_now_is_what_counts() -> None:
    game = GAME.copy().jump(20)
    assert ora.load(ora.link(game, "https://some.one")).plies == 20


def test_the_package_says_where_it_comes_from(monkeypatch: pytest.MonkeyPatch) -> None:
    said = Message()
    said["Project-URL"] = "Changelog, https://github.com/other/one"
    said["Project-URL"] = "Repository, https://github.com/some/one"
    monkeypatch.setattr(links, "metadata", lambda _: said)
    assert "/gh/some/one/HEAD?" in ora.binder_link(GAME)


@pytest.mark.parametrize("repository", [
    "javascript:alert(1)", "http://github.com/some/one", "github.com/some/one", "https:///x", "https://github.com/a b", "https://x\n.y/z",
])  # fmt: skip
def test_what_is_no_repository_is_refused(repository: str) -> None:
    with pytest.raises(ValueError, match="not the address of a repository"):
        ora.binder_link(GAME, repository)


def test_without_a_repository_it_asks_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "metadata", lambda _: Message())
    with pytest.raises(ValueError, match="the place of the sources"):
        ora.binder_link(GAME)


@pytest.mark.parametrize("site", ["https://some.one/ora", "https://some.one/ora/", "https://some.one/ora/index.html"])
def test_the_code_for_a_site_stays_in_the_browser(site: str) -> None:
    address = urlsplit(ora.link(GAME, site))
    assert address.path == "/ora/"
    assert ora.load(address.fragment).moves == GAME.moves
    assert "ora1:" not in address.query
    notebook = urlsplit(ora.link(GAME, site, notebook=True))
    assert (notebook.path, notebook.fragment) == ("/ora/lab/index.html", address.fragment)


def test_the_site_is_one_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORA_SITE_ADDRESS", "https://some.one/ora/")
    assert ora.link(GAME).startswith("https://some.one/ora/#ora1:")
    monkeypatch.delenv("ORA_SITE_ADDRESS")
    monkeypatch.setattr(links, "metadata", lambda _: Message())
    with pytest.raises(ValueError, match="not the address of a site"):
        ora.link(GAME)


@pytest.mark.parametrize("around", ["{}", "Your turn: {} :-)", "<{}>", "{}."])
def test_a_link_says_who_plays_whatever_stands_around_it(around: str) -> None:
    link = GameLink(GAME, "G", "k3x9", {"W": "abbot"}, {"R": "Żaneta & Co", "B": "Ben"})
    found = read_link(OutsideText(around.format(f"https://some.one/#{link.fragment()}")))
    assert found.game.moves == GAME.moves
    assert (found.seat, found.id, found.bots, found.names["R"]) == ("G", "k3x9", {"W": "abbot"}, "Żaneta & Co")


def test_what_a_chat_cuts_off_at_the_end_of_a_link_is_a_name() -> None:
    whole = GameLink(GAME, "G", "k3x9", {}, {"R": "Anna", "G": "Benedikt"}).fragment()
    found = read_link(OutsideText(f"https://some.one/#{whole[:-5]}"))
    assert (found.game.moves, found.seat, found.names) == (GAME.moves, "G", {"R": "Anna", "G": "Ben"})


@pytest.mark.parametrize("site", ["", "some.one", "javascript:alert(1)", "file:///etc", "https://a b"])
def test_what_is_no_site_is_refused(site: str) -> None:
    with pytest.raises(ValueError, match="not the address of a site"):
        ora.link(GAME, site)


def test_a_site_s_address_may_be_as_long_as_browsers_surely_take() -> None:
    longest = "https://some.one/".ljust(links.MAX_LINK_LENGTH, "a")

    assert ora.link(GAME, longest).startswith(longest)
    with pytest.raises(ValueError, match="not the address of a site"):
        ora.link(GAME, f"{longest}a")

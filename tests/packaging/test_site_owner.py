"""Servers that a site's owner names for guests: what browsers would reject is reported when the site is built."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.packaging.conftest import ROOT
from tests.packaging.test_page import load

if TYPE_CHECKING:
    from types import ModuleType

TURN = {"urls": ["turn:turn.example.org:3478", "turns:turn.example.org"], "username": "ora", "credential": "labora"}


@pytest.fixture(scope="module")
def owner() -> ModuleType:
    return load(ROOT / "binder" / "site" / "owner.py")


@pytest.mark.parametrize(
    "servers", [[], [{"urls": "stun:stun.example.org"}], [TURN, {"urls": ["stuns:[fd00::2]:5349"]}]]
)
def test_servers_are_taken_as_browsers_want_them(owner: ModuleType, servers: list[object]) -> None:
    assert owner.ice_servers(json.dumps(servers)) == servers
    assert owner.ice_servers("") == []


@pytest.mark.parametrize(
    "text",
    [
        *("stun:stun.example.org", "[", "null", "5", "true", '{"urls": "stun:a"}', '["stun:a"]', "[{}]", "[[]]"),
        *(
            '[{"urls": []}]',
            '[{"urls": [5]}]',
            '[{"urls": "https://a"}]',
            '[{"urls": "stun:"}]',
            '[{"urls": "stun:a b"}]',
        ),
        *('[{"urls": "turn:a"}]', '[{"urls": ["stun:a", "turn:a"], "username": "ora"}]'),
    ],
)
def test_what_is_no_list_of_servers_ends_the_build_with_what_it_should_be(owner: ModuleType, text: str) -> None:
    with pytest.raises(
        ValueError, match=r'ORA_ICE_SERVERS should be JSON such as \[\{"urls": "stun:stun\.example\.org"\}\]'
    ):
        owner.ice_servers(text)


def test_relays_stand_in_a_row(owner: ModuleType) -> None:
    named = ["wss://relay.example.org", "wss://relay.example.net:8080/ora"]
    assert owner.relays("\n ".join(named)) == named
    assert owner.relays(" ") == []


@pytest.mark.parametrize(
    "bad",
    [
        "ws://relay.example.org",
        "relay.example.org",
        "wss://",
        "wss://a;script-src",
        "wss://a'",
        "wss://a?b",
        "wss://a,wss://b",
    ],
)
def test_what_is_no_relay_is_named_and_gets_into_no_page(owner: ModuleType, bad: str) -> None:
    with pytest.raises(
        ValueError, match=r"ORA_RELAYS should be addresses such as wss://relay\.example\.org"
    ) as refused:
        owner.relays(f"wss://relay.example.org {bad}")
    assert repr(bad) in str(refused.value)

"""Servers that the site's owner names for browsers of people playing together. By default there are none."""

from __future__ import annotations

import json
import re

# Servers that tell browsers their addresses or relay their data, as JSON such as [{"urls": "stun:stun.example.org"}].
ICE_VARIABLE = "ORA_ICE_SERVERS"
# Addresses of Nostr relays, such as wss://relay.example.org, with which two browsers find each other by one link. They
# are contacted only after a press on a button that names them; by default there is no such button.
RELAYS_VARIABLE = "ORA_RELAYS"


def ice_servers(text: str) -> list[dict[str, object]]:
    """The servers that the site's owner has set.

    Raises:
        ValueError: When it is none of that; the sentence shows what it should look like.
    """
    try:
        servers = json.loads(text or "[]")
    except ValueError:
        servers = None
    if not isinstance(servers, list) or not all(_is_server(server) for server in servers):
        raise ValueError(
            f'{ICE_VARIABLE} should be JSON such as [{{"urls": "stun:stun.example.org"}}], and a turn: server needs "username" '
            f'and "credential" besides; but it is {text[:100]!r}'
        )
    return servers


def _is_server(server: object) -> bool:
    """Whether browsers accept this server; with an invalid one no connection would work at all."""
    found = server.get("urls") if isinstance(server, dict) else None
    addresses = [str(one) for one in (found if isinstance(found, list) else [found])]
    if not isinstance(server, dict) or not addresses:
        return False
    is_turn = any(one.startswith("turn") for one in addresses)
    has_key = all(isinstance(server.get(part), str) for part in ("username", "credential"))
    return all(re.fullmatch(r"(stun|turn)s?:\S+", one) for one in addresses) and (has_key or not is_turn)


def relays(text: str) -> list[str]:
    """The relays that the site's owner has set.

    Raises:
        ValueError: When one is no address of a relay.
    """
    for found in text.split():
        if not re.fullmatch(r"wss://[\w.-]+(:\d+)?(/[\w./-]*)?", found):
            raise ValueError(
                f"{RELAYS_VARIABLE} should be addresses such as wss://relay.example.org, with spaces between them, but has {found!r}"
            )
    return text.split()

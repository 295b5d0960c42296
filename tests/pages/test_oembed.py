"""A pasted link to the site: a consumer of oEmbed follows the front page's link to its offer, as specified."""

from __future__ import annotations

import gzip
import json
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

import pytest

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT / "binder" / "site"))

MAX_SCRIPT = 4_000  # compressed bytes, as stated on the page about embedding
SITE = "https://some.one/ora"


class Tags(HTMLParser):
    """The tags of a page with their attributes."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def offer_of(site: Path, page: str) -> object:
    """The offer that a consumer finds: the link in the page's head, and the JSON served there."""
    links = [given for tag, given in Tags(page).found if tag == "link" and given["rel"] == "alternate"]
    [link] = [given for given in links if given["type"] == "application/json+oembed"]
    path = urlsplit(str(link["href"])).path.removeprefix("/ora/")
    return json.loads((site / path).read_text(encoding="utf-8"))


def test_a_consumer_finds_the_frame(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from found import boards_elsewhere, oembed_link

    monkeypatch.setenv("ORA_SITE_ADDRESS", SITE)
    boards_elsewhere(tmp_path, {"board.png": "board.png"})
    page = (ROOT / "binder" / "site" / "live.html").read_text(encoding="utf-8")
    assert "$oembed" in page.partition("</head>")[0]
    offer = offer_of(tmp_path, f"<html><head>{oembed_link()}</head></html>")
    assert isinstance(offer, dict)
    # Check the specification's requirements for every offer, and for a rich one.
    assert (offer["version"], offer["type"]) == ("1.0", "rich")
    assert all(isinstance(offer[name], int) and offer[name] > 0 for name in ("width", "height"))
    [(tag, frame)] = Tags(offer["html"]).found
    assert (tag, frame["src"]) == ("iframe", f"{SITE}/")
    assert frame["title"] == offer["title"]
    assert (frame["width"], frame["height"]) == (str(offer["width"]), str(offer["height"]))


def test_the_script_of_the_element_is_small(tmp_path: Path) -> None:
    from found import boards_elsewhere

    boards_elsewhere(tmp_path, {"board.png": "board.png"})
    script = (tmp_path / "embed.js").read_bytes()
    assert len(gzip.compress(script)) <= MAX_SCRIPT
    script.decode("ascii")  # read in the encoding of whatever page it is on


def test_a_site_that_does_not_know_its_address_offers_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import found

    monkeypatch.setattr(found, "site_address", lambda: "")
    found.boards_elsewhere(tmp_path, {"board.png": "board.png"})
    assert found.oembed_link() == ""
    assert not (tmp_path / found.OEMBED).exists()

"""What `load` reads besides records and codes: addresses, pages, logs; and what it must refuse quickly."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ora_widgets as ora
from ora_widgets.replay import html
from tests.conformance.replay import load as recorded
from tests.game.tables import random_game
from tests.game.test_bad_input import check
from tests.support.modes import GAMES
from tests.support.work import count_calls

GAME = random_game(2, 3, moves=60)
CODE = GAME.code()
PAGE = html(ora.new_game(2, "ireland").play("pass"))


@pytest.mark.parametrize("address", [
    f"https://some.one/ora/lab/index.html?path=open.ipynb#{CODE}",
    f"https://some.one/ora/#{CODE}",
    f"http://localhost:8888/lab/tree/open.ipynb?ora={CODE}",
    f"http://localhost:8888/lab?reset&ora={CODE.replace(':', '%3A')}&token=abc",
    f"#{CODE}",
    f"?ora={CODE}",
    f"  https://some.one/ora/#{CODE[:40]}\r\n{CODE[40:]}\n",
    "file:///home/me/replay.html#" + CODE,
])  # fmt: skip
def test_an_address_with_a_code(address: str) -> None:
    assert ora.load(address).moves == GAME.moves


def test_our_own_addresses() -> None:
    assert ora.load(ora.link(GAME, "https://some.one/ora")).moves == GAME.moves


@pytest.mark.parametrize("address", [
    "https://some.one/ora/", "https://some.one/ora/#", "https://some.one/#ora1:", "https://some.one/#ora1:AAAA", "#ora1", "?ora=",
    "javascript://%0aalert(1)", f"https://some.one/#{CODE[:-4]}", f"https://some.one/#{CODE[:50]}AAAA{CODE[54:]}", "ftp://x/y.ora",
    "https://some.one/#ora999999999:AAAA", f"https://some.one/{CODE}", "https://some.one/#ora1:%00%0a%3Cscript%3E",
])  # fmt: skip
def test_an_address_without_a_whole_code(address: str) -> None:
    with pytest.raises(ora.ParseError) as refused:
        ora.load(address)
    check(refused.value)


@pytest.mark.parametrize("page", [
    "<!doctype html><title>x</title>", PAGE.replace("ora-code", "ora"), PAGE.replace("ora1:", "ora1:A"), PAGE[:300],
    PAGE.replace('content="ora1:', 'content="ora9:'), "<!DOCTYPE HTML>" + "<div>" * 90_000,
    '<!doctype html><meta name="ora-code" content="javascript:alert(1)">',
])  # fmt: skip
def test_a_page_that_holds_no_game(page: str) -> None:
    with pytest.raises(ora.ParseError) as refused:
        ora.load(page)
    check(refused.value)


# ---- logs of the site

LOG = "CONFIG 3 france long\nSTART 7 R G B\nFELL_TREES 1 0\nCOMMIT\n\nBUILD G07 3 0\nCOMMIT\n"


def test_a_log() -> None:
    game = ora.load(LOG)
    assert [str(move) for move in game.moves] == ["fell 0,1 wood", "done", "build G07 0,3", "skip", "done"]
    assert game.rulings == ora.Rulings.named("kennerspiel")
    assert ora.load(LOG.replace("R G B", "B R G").replace("\n", "\r\n")).setup.seats == "BRG"


@pytest.mark.parametrize("encoding", ["utf-16", "utf-8-sig", "utf-16-be"])
def test_a_log_in_a_file_as_windows_writes_it(tmp_path: Path, encoding: str) -> None:
    text = LOG.replace("\n", "\r\n")
    (tmp_path / "game.txt").write_bytes(f"{text if encoding != 'utf-16-be' else chr(0xFEFF) + text}".encode(encoding))
    assert ora.load(tmp_path / "game.txt").moves == ora.load(LOG).moves


def test_a_log_in_a_file(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(LOG)
    assert ora.load(tmp_path / "game.txt").moves == ora.load(LOG).moves


@pytest.mark.parametrize(("players", "country", "length"), GAMES)
def test_a_log_there_and_back(players: int, country: str, length: str) -> None:
    from ora_widgets.notation.kennerspiel.words import Unwritable

    game = random_game(3, players, country, length, moves=120, rulings="kennerspiel")
    # Only complete turns can be written.
    game.jump(max(start for start in game.turn_starts if start <= game.ply))
    while True:
        try:
            text = game.kennerspiel()
            break
        except Unwritable as refused:
            # The notation lacks words for some random moves, and says for which.
            game.jump(max(start for start in game.turn_starts if start < refused.details["number"]))
    again = ora.load(text)
    assert again.kennerspiel() == text
    assert again.now == game.now


RECORDED = sorted((Path(__file__).parents[1] / "conformance" / "games").glob("*.jsonl.gz"))


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.name.split(".")[0])
def test_a_log_does_not_say_who_sits_where(path: Path) -> None:
    header, *commands, _ = recorded(path)
    game = ora.load("\n".join(line["cmd"] for line in commands))
    assert game.setup.seats == "".join(header["seats"])
    assert ora.load(game.kennerspiel()).moves == game.moves


def test_a_game_under_other_rulings_is_not_written() -> None:
    with pytest.raises(ora.Refusal, match="rulings of the site"):
        GAME.kennerspiel()


MAX_WORK = 3_000_000  # calls, half of them to split a text of the maximum length into letters


@pytest.fixture(scope="module")
def words_are_loaded() -> None:
    """Refuse something first, because the first use of the refusals' words is not counted."""
    with pytest.raises(ora.ParseError):
        ora.load("no game")


@pytest.mark.usefixtures("words_are_loaded")
@pytest.mark.parametrize("log", [
    "CONFIG 3 france long", "CONFIG 3 france long\nCONFIG 3 france long", "CONFIG 9 france long\nSTART 1 R",
    LOG + "BUILD G99 0 0", LOG + "FELL_TREES 0 0", LOG + "<script>alert(1)</script>", LOG + "COMMIT\n" * 100_000,
    LOG.replace("R G B", "R R B"), LOG.replace("R G B", "Q R B"), "CONFIG 1 france long\nSTART 7 W\nCOMMIT",
    LOG + "USE LB1 " + "Xx" * 100_000, LOG + "\x00", "CONFIG " + "9" * 100_000, LOG + "CONVERT " + "Gn" * 200_000,
])  # fmt: skip
def test_a_log_that_is_none(log: str) -> None:
    with count_calls() as work, pytest.raises(ora.ParseError) as refused:
        ora.load(log)
    check(refused.value)
    assert work.calls < MAX_WORK


# ---- hostile, oversized, altered


def bomb() -> str:
    """A code of a few kilobytes that unpacks to hundreds of megabytes."""
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = b"".join(squeeze.compress(b"pass\n" * 200_000) for _ in range(300)) + squeeze.flush()
    return "ora1:" + urlsafe_b64encode(b"\0\0\0\0" + packed).decode().rstrip("=")


def nest(depth: int) -> Any:
    inside: Any = 1
    for _ in range(depth):
        inside = [inside]
    return inside


SETUP = {"players": 3, "country": "france"}


def position(**terms: Any) -> dict[str, Any]:
    """A saved game that begins at a custom position."""
    return {"ora": 2, "setup": {**SETUP, "position": terms}, "moves": []}


# Large ones are functions that make them, as every worker would have them all for as long as it runs.
HOSTILE: dict[str, Any] = {
    "a bomb": bomb,
    "a million moves": lambda: "ora 1\nplayers 3\ncountry france\n" + "pass;done;" * 40_000,
    "a million moves as data": lambda: {"ora": 1, "setup": SETUP, "moves": ["pass", "done"] * 500_000},
    "too long": lambda: "ora 1\n" + "# x\n" * 1_000_000,
    "one long line": lambda: "ora 1\nplayers 3\ncountry france\n" + "a" * 400_000,
    "deep JSON": '{"ora": 1, "setup": ' + "[" * 200_000,
    "deep data": lambda: {"ora": 1, "setup": SETUP, "moves": nest(50_000)},
    "a number without end": lambda: {"ora": 1, "setup": {**SETUP, "players": 10**6000}, "moves": [10**6000]},
    "deep terms": lambda: {"ora": 1, "setup": {**SETUP, "position": nest(50_000)}, "moves": []},
    "deep header": "ora 2\nplayers 3\ncountry france\nposition " + "[" * 100_000,
    "scripts": "ora 1\nplayers 3\ncountry <script>alert(1)</script>\n",
    "a script for a move": f"{GAME.record()}; <img src=x onerror=alert(1)>",
    "a huge number": "ora 1\nplayers " + "9" * 10_000 + "\ncountry france",
    "an infinite number": "ora 1\nplayers Infinity\ncountry france",
    "a class": {"ora": 1, "setup": {**SETUP, "__class__": "os.system"}, "moves": []},
    "code": "__import__('os').system('true')",
    "pickle": b"\x80\x04\x95",
    "controls": "ora 1\nplayers 3\ncountry \x1b[2J\x00\u202e",
    "many bytes": lambda: bytes(100_000_000),
    "a long list": lambda: [0] * 10_000_000,
    "seats without end": lambda: {"ora": 1, "setup": {**SETUP, "seats": "R" * 50_000_000}, "moves": []},
    "a code in a code in a code": "ora1:" * 99_000,
    "percent signs": "https://x/#ora1:" + "%" * 400_000,
    **{f"{name} of {start}": position(**{name: {"R": start * (400_000 // len(start))}})
       for name in ("give", "built", "placed", "land", "cleared", "hand")
       for start in ("x", "x ", "x;", "F05 0,3;", "9Gn ", "<b>,", "district 2 hills;")
       if (name, start) != ("cleared", "x")},
    "many strange terms": lambda: position(**{f"term{number}": number for number in range(20_000)}),
    "a strange long term": position(**{"x" * 400_000: 1}),
    "many seats": lambda: position(give={str(number): "" for number in range(50_000)}),
    "many indicators": lambda: position(wheel={str(number): 3 for number in range(50_000)}),
    "a display without end": position(display="x " * 200_000),
    "steps with zeros": position(wheel={"clay": "00019"}),
    "more steps with zeros": position(wheel={"clay": "0001" * 1500 + " steps"}),
    "a list of goods in a log": LOG + "CONVERT " + "Gn" * 200_000,
    "a list of payments in a log": LOG + "USE LB1 " + "Pt " * 100_000,
    "a log without end": LOG + "COMMIT\n" * 19_000,
}  # fmt: skip


@pytest.mark.usefixtures("words_are_loaded")
@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_input_is_refused_with_a_sentence(name: str) -> None:
    text = HOSTILE[name]() if callable(HOSTILE[name]) else HOSTILE[name]
    with count_calls() as work, pytest.raises(ora.ParseError) as refused:
        ora.load(text)
    assert work.calls < MAX_WORK
    assert len(str(refused.value)) < 1100
    assert str(refused.value).replace("\n", "").isprintable()  # what is wrong with a position is a list


@pytest.mark.parametrize("name", ["a\0b", "\ud800.ora"])
def test_a_path_that_no_file_can_have(name: str) -> None:
    with pytest.raises(OSError, match=r"\[Errno"):
        ora.load(Path(name))


@settings(max_examples=150)
@given(
    text=st.text(max_size=60),
    head=st.sampled_from(["", "ora 1\n", "ora1:", "#ora1:", "https://x/#ora", "CONFIG ", "<!doctype html>", "{", LOG]),
)
def test_whatever_it_is_it_is_a_game_or_refused(text: str, head: str) -> None:
    try:
        ora.load(head + text)
    except ora.ParseError as refused:
        check(refused)
    except OSError:
        assert not head

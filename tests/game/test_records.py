"""Records: text, code and data that give the same game again, and anything else is refused."""

from __future__ import annotations

import base64
import json
import os
import string
import zlib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ora_widgets as ora
from ora_widgets.engine.goods import CODES
from ora_widgets.game import record
from ora_widgets.game.game import Game
from ora_widgets.game.history import MAX_MOVES
from ora_widgets.game.position.text import SHAPES
from tests.support.modes import GAMES

from .tables import random_game

DATA = Path(__file__).parents[1] / "data"
TURN = "build G07 0,3; prior; times 1; done\nfell 0,1 wood; done\nuse LB1 lay"
RECORD = f"ora 1\nplayers 3\ncountry france\nlength long\nseats RGB\n\n{TURN}\n"


def same(one: Game, other: Game) -> bool:
    return (one.setup, one.moves, one.state) == (other.setup, other.moves, other.state)


@pytest.mark.parametrize(("players", "country", "length"), GAMES)
def test_there_and_back(players: int, country: str, length: str) -> None:
    whole = random_game(1, players, country, length, rulings={"any_order": country == "ireland"})
    # A half-finished turn is recorded too, but undone moves are not.
    for ply in (whole.plies, *Random(1).sample(range(whole.plies), 3)):
        game = whole.jump(ply)
        kept = ora.new_game(players, country, length, rulings=whole.rulings).play(whole.moves[:ply])
        for saved in (game.record(), game.code(), game.to_json(), json.dumps(game.to_json())):
            assert same(ora.load(saved), kept)
    for turn in whole.jump(whole.plies).record().splitlines()[7:-1]:
        assert turn.endswith("done"), "a line is a turn"


def test_a_record_reads_well() -> None:
    assert ora.load(RECORD).record() == RECORD
    assert ora.new_game(2, "ireland").record() == "ora 1\nplayers 2\ncountry ireland\nlength long\nseats RG\n\n"


def test_a_long_game_for_four_fits_into_a_chat_message() -> None:
    sizes = [len(random_game(seed, 4).code()) for seed in range(5)]
    assert max(sizes) < 1600


def test_remarks_and_blanks_and_any_order_of_the_header() -> None:
    text = (
        "\ufeff# a game\r\n\r\n ora 1\r\n# seats\r\nseats RGB\r\ncountry france\n\n  players   3\n# no length: long\n\n"
    )
    text += "\n# the first turn\nbuild G07 0,3;prior;\ttimes 1\n\ndone;\nfell 0,1 wood; done; use LB1 lay\n# the end"
    assert same(ora.load(text.lstrip("\ufeff")), ora.load(RECORD))


def test_a_hand_written_line_may_stop_early() -> None:
    assert str(ora.load("ora 1\nplayers 2\ncountry france\nuse LR1 lay; skip; pass; done").moves[1]) == "skip"


@pytest.mark.parametrize("version", ["1"])
def test_records_of_every_version_load_for_ever(version: str) -> None:
    game = ora.load(DATA / f"record-{version}.ora")
    assert game.over
    expected = json.loads((DATA / f"record-{version}.json").read_text(encoding="utf-8"))
    assert {seat: list(score) for seat, score in expected["score"].items()} == {
        seat: [score.goods, score.economic, score.total] for seat, score in game.score().items()
    }
    assert same(ora.load(expected["code"]), game)
    assert same(ora.load(expected["data"]), game)


def test_rulings_go_along() -> None:
    game = ora.new_game(3, "ireland", rulings={"any_order": True, "idle_rounds": 3}).play("pass")
    assert 'rulings {"any_order": true, "idle_rounds": 3}' in game.record().splitlines()
    assert ora.load(game.code()).rulings == game.rulings


@pytest.mark.parametrize("shape", [
    lambda code: f"  {code}\n",
    lambda code: "\n".join(code[at : at + 60] for at in range(0, len(code), 60)),
    lambda code: " ".join(code[at : at + 7] for at in range(0, len(code), 7)),
    lambda code: code.replace(":", ":\r\n"),
    lambda code: f"“{code}”",
    lambda code: f"```\n{code}\n```",
    lambda code: f"<{code}>.",
    lambda code: "\n".join(f"> {code[at : at + 60]}" for at in range(0, len(code), 60)),
    lambda code: "\u200b".join(code[at : at + 60] for at in range(0, len(code), 60)),
    lambda code: f"\ufeff\u2068{code}\u2069",
    lambda code: code.replace("--", "—"),
    lambda code: code.replace("-", "\u2011"),
    lambda code: code.replace("_", "\\_"),
    lambda code: code.capitalize()[:4] + code[4:],
    lambda code: f"[21.11., 20:15] Ada: your turn: {code}\nand good luck!",
    lambda code: f"> see https://some.one/ora/#{code[:80]}\n> {code[80:]}\n\nAda",
    lambda code: ora.binder_link(ora.load(code), "https://github.com/some/one"),
], ids=["blanks around it", "lines", "blanks", "a break after the head", "quotation marks", "a fence", "brackets and a full stop",
        "a quoted reply", "signs of no width", "marks of direction", "dashes made one", "hyphens that do not break", "escaped letters",
        "a capital letter", "words around it", "an address among words", "an address in an address"])  # fmt: skip
def test_a_code_survives_a_chat(shape: Any) -> None:
    game = next(game for game in map(random_game, range(1, 50)) if "--" in game.code())
    assert same(ora.load(shape(game.code())), game)


def test_a_code_in_a_remark_is_only_a_remark() -> None:
    assert same(ora.load(f"# {CODE}\n{RECORD}# from {CODE}"), ora.load(RECORD))


@settings(max_examples=100)
@given(
    at=st.integers(0, 10_000),
    letter=st.sampled_from(string.ascii_letters + string.digits + "-_=*:é"),
    cut=st.integers(0, 2),
)
def test_a_code_that_was_altered_is_noticed(at: int, letter: str, cut: int) -> None:
    code = CODE
    at %= len(code)
    altered = code[:at] + letter + code[at + cut :]
    try:
        assert ora.load(altered).code() == code
    except ora.ParseError as refused:
        check(refused)


def test_a_code_that_was_cut_off_is_noticed() -> None:
    code = random_game(1, 3, moves=100).code()
    for end in range(len("ora1:"), len(code)):
        with pytest.raises(ora.ParseError, match="code is damaged"):
            ora.load(code[:end])
        with pytest.raises(ora.ParseError, match="code is damaged"):
            ora.load(f"{code[:end]} and good luck!")


def code_of(data: bytes, crc: int | None = None) -> str:
    """A code with any content, as only an attacker would write it."""
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=record.DICTIONARY)
    whole = (zlib.crc32(data) if crc is None else crc).to_bytes(4, "big") + squeeze.compress(data) + squeeze.flush()
    return "ora1:" + base64.urlsafe_b64encode(whole).rstrip(b"=").decode()


CODE = random_game(1, 2, "ireland", "short", moves=20).code()


def check(refused: ora.Refusal) -> None:
    said = str(refused)
    assert said == refused.sentence
    assert 10 < len(said) < 1100  # a reason inside a sentence is cut at 900
    said.encode()


NESTED = "[" * 100_000
NEWER = record.VERSION + 1
UNREADABLE: dict[str, tuple[Any, str]] = {
    "nothing": ("", "not a game that was saved here"),
    "blanks": ("  \n\n ", "not a game that was saved here"),
    "none": (None, "“None” does not fit source; it must be a record"),
    "a number": (1, "“1” does not fit source"),
    "bytes": (RECORD.encode(), "does not fit source; it must be a record"),
    "a list": ([RECORD], "does not fit source; it must be a record"),
    "a greeting": ("good morning", "cannot be read: “good morning”"),
    "another game": ("[Event \"F/S Return Match\"]\n\n1. e4 e5", "cannot be read"),
    "no version": ("ora\nplayers 3", "cannot be read"),
    "a strange version": ("ora one\nplayers 3", "cannot be read"),
    "version 0": ("ora 0\nplayers 3", "cannot be read"),
    "less than version 0": ("ora -1\nplayers 3", "cannot be read"),
    "a newer version": (f"ora {NEWER}\nplayers 3\ndice 4", f"version {NEWER}, and this program reads .* to {NEWER - 1}; .* the newest version"),
    "a much newer version": (f"ora {'9' * 5000}", "has version 9999"),
    "a newer code": (f"ora{NEWER}:abcdef", f"has version {NEWER}"),
    "newer data": ({"ora": NEWER, "world": {}}, f"has version {NEWER}"),
    "a strange code": ("ora1:", "code is damaged"),
    "a code of nothing": ("ora1:AAAA", "code is damaged"),
    "a code with a wrong sum": (code_of(RECORD.encode(), 7), "code is damaged"),
    "a code of another tongue": (code_of("ora 1 \xff".encode("latin-1")), "code is damaged"),
    "a code of a code": (code_of(code_of(b"x").encode()), "cannot be read"),
    "a code that swells": (code_of(b"#" * 50_000_000), "code is damaged"),
    "an endless code": ("ora1:" + "A" * 10_000_000, "longer than any game"),
    "an endless record": (RECORD + "# " * 3_000_000, "longer than any game"),
    "a picture": ("\ufffdPNG\r\n\x1a\n\0\0\0\rIHDR", "not a game that was saved here"),
    "foreign json": ('{"fen": "rnbq"}', "not a game that was saved here"),
    "broken json": ('{"ora": 1', "not a game that was saved here"),
    "deep json": ('{"ora": ' + NESTED, "not a game that was saved here"),
    "deep and closed json": ('{"ora": 1, "setup": {}, "moves": ' + "[" * 900 + "]" * 900 + "}", "cannot be read"),
    "huge numbers": ('{"ora": 1, "setup": {"players": ' + "9" * 6000 + "}}", "not a game that was saved here"),
    "no moves": ({"ora": 1, "setup": {"players": 3, "country": "france"}}, "not a game that was saved here"),
    "moves in a word": ({"ora": 1, "setup": {}, "moves": "pass"}, "not a game that was saved here"),
    "more than a game": ({"ora": 1, "setup": {}, "moves": [], "chat": []}, "not a game that was saved here"),
    "another version's json": ({"ora": True, "setup": {}, "moves": []}, "cannot be read"),
    "no setup": ({"ora": 1, "setup": {}, "moves": []}, "cannot be read: “players [?]”"),
    "a strange setup": ({"ora": 1, "setup": {"dice": 1, "players": 3, "country": "france"}, "moves": []}, "“dice”"),
    "setup without words": ({"ora": 1, "setup": {3: 1, "players": 3, "country": "france"}, "moves": []}, "“3”"),
    "no such players": ({"ora": 1, "setup": {"players": [3], "country": "france"}, "moves": []}, "do not describe a game. There is no"),
    "moves that are none": (
        {"ora": 1, "setup": {"players": 3, "country": "france"}, "moves": [None]}, "Move 1 of the record, “None”"),
    "nobody plays": ("ora 1\ncountry france", "“players [?]”"),
    "nowhere": ("ora 1\nplayers 3\npass", "“country [?]”"),
    "too many": ("ora 1\nplayers 9\ncountry france", "do not describe a game. There is no long game for 9 players"),
    "half a player": ("ora 1\nplayers 2.5\ncountry france", "do not describe a game. There is no"),
    "players in words": ("ora 1\nplayers three\ncountry france", "“players three”"),
    "players elsewhere": ("ora 1\nplayers ٣\ncountry france", "“players ٣”"),
    "players squared": ("ora 1\nplayers ²\ncountry france", "“players ²”"),
    "said twice": ("ora 1\nplayers 3\nplayers 4\ncountry france", "“players 4”"),
    "said by half": ("ora 1\nplayers\ncountry france", "“players”"),
    "strange rulings": ("ora 1\nplayers 3\ncountry france\nrulings {", "“rulings [{]”"),
    "deep rulings": ("ora 1\nplayers 3\ncountry france\nrulings " + NESTED, "“rulings"),
    "unknown rulings": ('ora 1\nplayers 3\ncountry france\nrulings {"house": 1}', "no rulings “house”"),
    "a header too late": ("ora 1\nplayers 3\ncountry france\npass\nlength long", "Move 2 of the record, “length long”"),
    "an illegal move": (RECORD + "\nbuild G07 0,3\n", "Move 8 of the record, “build G07 0,3”, cannot be played: "),
    "an unknown move": (RECORD.replace("prior", "bishop"), "Move 2 of the record, “bishop”, cannot be played: No move"),
    "control characters": ("ora 1\nplayers 3\ncountry france\npass\x1b[2J\x07", "cannot be played"),
    "half a letter": ("ora \ud800", "cannot be read"),
    "a name with a zero": ("game\x00.ora", "not a game that was saved here"),
    "a name that is too long": ("x" * 900, "cannot be read"),
}  # fmt: skip


@pytest.mark.parametrize(("source", "says"), UNREADABLE.values(), ids=list(UNREADABLE))
def test_what_is_no_game(source: Any, says: str) -> None:
    with pytest.raises(ora.ParseError, match=says) as refused:
        ora.load(source)
    check(refused.value)


def test_a_game_of_nothing_but_moves_comes_to_an_end() -> None:
    endless = {"ora": 1, "setup": {"players": 2, "country": "france", "rulings": {"idle_rounds": 0}}}
    for moves in (["pass"] * 200_000, ["; ".join(["pass"] * 200_000)], ["pass\n" * 200_000, "done"]):
        with pytest.raises(
            ora.ParseError, match="A record has at most 20,000 moves, 100,000 lines and 5,000,000 characters"
        ):
            ora.load({**endless, "moves": moves})


@settings(max_examples=100)
@given(st.text(string.printable, max_size=40), st.integers(0, len(RECORD)), st.integers(0, 12))
def test_a_record_with_a_slip_of_the_pen(letters: str, at: int, cut: int) -> None:
    try:
        ora.load(RECORD[:at] + letters + RECORD[at + cut :])
    except ora.ParseError as refused:
        check(refused)


@settings(max_examples=60)
@given(
    st.recursive(
        st.none()
        | st.booleans()
        | st.integers()
        | st.floats()
        | st.sampled_from(["ora", "setup", "moves", "pass", "france"]),
        lambda inner: (
            st.lists(inner) | st.dictionaries(st.sampled_from(["ora", "setup", "moves", "players", "x"]), inner)
        ),
    )
)
def test_any_json_is_a_game_or_none(data: Any) -> None:
    with pytest.raises(ora.ParseError) as refused:
        ora.load(json.dumps({"ora": 1, "setup": data, "moves": data}))
    check(refused.value)
    if isinstance(data, dict):
        with pytest.raises(ora.ParseError):
            ora.load(data)


@settings(max_examples=60)
@given(
    st.dictionaries(
        st.sampled_from([*SHAPES, "dice"]),
        st.none() | st.integers(-3, 30) | st.text("RGBW F05,3 S1hills", max_size=12)
        | st.dictionaries(st.sampled_from(["R", "G", "X", "clay"]), st.integers() | st.text("F05 0,3;PnGn29-", max_size=9) | st.none()),
        max_size=4,
    )
)  # fmt: skip
def test_any_position_is_a_game_or_none(position: Any) -> None:
    data = {"ora": 2, "setup": {"players": 3, "country": "france", "position": position}, "moves": []}
    try:
        game = ora.load(data)
    except ora.ParseError as refused:
        check(refused)
    else:
        assert same(ora.load(game.code()), game)


def test_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = random_game(1, moves=40)
    for name, text in (("a.ora", game.record()), ("b.txt", game.code()), ("c.json", json.dumps(game.to_json()))):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        assert same(ora.load(path), game)
        assert same(ora.load(str(path)), game)
    monkeypatch.chdir(tmp_path)
    assert same(ora.load("a.ora"), game)
    (tmp_path / "d.ora").write_bytes(b"\xef\xbb\xbf" + game.record().encode() + b"# caf\xe9\n")
    assert same(ora.load("d.ora"), game), "what an editor put in front, and a remark in another encoding, do no harm"
    (tmp_path / "e.ora").write_bytes(game.record().encode("utf-16"))
    assert same(ora.load("e.ora"), game)


@pytest.mark.parametrize("content", [
    b"", b"\x00" * 1000, os.urandom(5000), b"\xff\xfe\xfd", b"\x89PNG\r\n\x1a\n", b"#" * 600_000,
], ids=["empty", "zeros", "noise", "no text", "a picture", "remarks for ever"])  # fmt: skip
def test_files_that_hold_no_game(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.ora"
    path.write_bytes(content)
    with pytest.raises(ora.ParseError) as refused:
        ora.load(path)
    check(refused.value)


def test_files_that_cannot_be_opened(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"nowhere\.ora"):
        ora.load(tmp_path / "nowhere.ora")
    with pytest.raises(FileNotFoundError, match=r"nowhere\.ora"):
        ora.load(str(tmp_path / "nowhere.ora"))
    with pytest.raises(IsADirectoryError):
        ora.load(tmp_path)
    with pytest.raises(OSError, match="Invalid argument"):
        ora.load(Path(os.devnull))


# ---- as long as a game can be


def test_a_game_that_could_not_be_opened_again_is_not_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    for room in ("game.game", "notation.game_text", "game.record"):
        monkeypatch.setattr(f"ora_widgets.{room}.MAX_MOVES", 10)
    game = ora.new_game(3)
    for _ in range(5):
        game.play("pass; done")
    for player in (game, game.for_seat(game.to_move or "")):
        with pytest.raises(ora.IllegalMove, match="A game can have at most 10 moves; undo some"):
            player.play("pass")
        with pytest.raises(ora.IllegalMove, match="A game can have at most 10 moves; undo some"):
            player.pass_()
    assert game.ply == 10
    assert ora.load(game.record()).state == game.state
    assert game.undo().play("done").ply == 10
    with pytest.raises(ora.ParseError, match="A record has at most 10 moves"):
        ora.load(game.record() + "pass")


def test_the_longest_record_there_can_be_is_short_enough() -> None:
    longest = "pay " + " ".join(f"9999{code}" for code in (*CODES, "Ni"))

    assert MAX_MOVES * len(longest + "; ") * 1.1 < record.MAX_RECORD_LENGTH


@pytest.mark.parametrize("letter", ["é", "🙂", "\ufeff"])
def test_a_file_is_read_whole_whatever_its_letters_take(tmp_path: Path, letter: str) -> None:
    file = tmp_path / "long.ora"
    remark = f"# {letter * 60_000}\n"
    file.write_text("ora 1\nplayers 3\ncountry france\n" + remark * 10 + "pass; done\n" * 6, encoding="utf-8")

    assert ora.load(file).ply == 12
    file.write_text("ora 1\nplayers 2\ncountry france\n# " + letter * record.MAX_RECORD_LENGTH, encoding="utf-8")
    with pytest.raises(ora.ParseError, match="longer than any game"):
        ora.load(file)

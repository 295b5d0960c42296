"""Bad input of any kind raises our own error with a sentence, and leaves the game unchanged."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ora_widgets as ora
from ora_widgets import Rulings
from ora_widgets.engine.moves import safe_text
from ora_widgets.game.game import Game

from .tables import everything, game_at, random_game

ITSELF: list[object] = []
ITSELF.append(ITSELF)

STRANGE: list[Any] = [
    None, 3, -1, 2.5, True, b"pass", bytearray(b"pass"), object(), Ellipsis, print,
    ["pass", None], ["pass", 3], [["pass"]], [("build", "G07", "0,3")], [b"pass"], {"pass": 1, 3: 4}, {3}, range(3), ITSELF,
]  # fmt: skip

LINES = [
    "x", "\x00", "\x1b[31mpass", "pass\x07", "\ud800", "\u202epass", "ｐａｓｓ", "PASS", "pass pass", "p" * 10_000_000,
    "pass " * 100_000, "build " + "G" * 300 + " 0,3", "build G07 ٠,٣", "build G07 0,٣", "build G07 0, 3", "build G07 +0,3", "build G07 00,3",
    "build G07 0,3,", "build G07 0_0,3", "build G07 1e1,3", f"build G07 {'9' * 300},3", "build g07 0,3", "build 07 0,3", "build  0,3",
    "use LR1 bishop", "fell 0,1 ½", "district 99999999 hills", "district ٢ hills", "district --1 hills", "district -0 hills", "district 02 hills",
    "district - hills", "district 1.0 hills", "plot 1e9 coast", "plot -9999999999999999999999 coast",
    "times -1", "times 1e9", "times ²", "times 99999999999999999999", "times 03", "times +3", "times", "times 3 3", "times -0",
    "pay 0Gn", "pay -3Gn", "pay 3", "pay Gn3", "pay 3.5Gn", "pay 99999Gn", "pay " + "9999Gn " * 28, "pay " + "Gn " * 31, "pay ³Gn", "pay 03Gn",
    "give Gn Gn", "claim Wr", "claim 9999Rq", "take", "take gold", "take joker Ni Ni", "trade", "trade ' OR 1=1", "enter LR1", "send bishop",
    "choose 6Pt", "skip skip", "#", "ora 1", "{}", "build G07 0,3 # there", "<script>alert(1)</script>", "${x}", "{ $line }", "%s%n",
]  # fmt: skip

WORDLESS = re.compile(r"[\x00-\x1f\x7f\ud800-\udfff\u202e]")


def check(refusal: ora.Refusal) -> None:
    """Check that a sentence is short and contains nothing active."""
    said = str(refusal)
    assert said == refusal.sentence
    assert 10 < len(said) < 1100  # a reason inside a sentence is cut at 900
    assert not WORDLESS.search(said)
    said.encode()


def listed(moves: Any) -> list[object]:
    return list(moves) if isinstance(moves, (list, dict)) else []


@pytest.fixture(scope="module")
def tables() -> list[Game]:
    """Games at many kinds of question."""
    games = [
        random_game(seed, players, moves=moves)
        for seed, players, moves in [(1, 3, 0), (2, 3, 150), (3, 4, 301), (4, 1, 90)]
    ]
    started = [
        game_at(give={"R": "3Fl 3Pt 9Wo"}, built={"R": "F05 0,3"}).play("use F05 lay"),
        game_at(give={"R": "3Fl 3Pt 9Wo"}, built={"R": "F05 0,3"}).play("use F05 lay; times 3"),
        game_at(give={"R": "9Gn 9Sh 9Pn 9Bo"}, built={"R": "F08 0,3"}).play("use F08 lay"),
        game_at(give={"R": "5Pn"}, built={"R": "G41 1,3"}).play("use G41 lay; pay 5Pn"),
        game_at(give={"R": "Cl"}, built={"R": "F10 0,3"}).play("use F10 lay; clear 0,1"),
        game_at(give={"R": "Wo Cl"}, kind="settle"),
        game_at(kind="bonus"),
        random_game(5),
    ]
    return games + started


@pytest.mark.parametrize("moves", STRANGE, ids=lambda moves: re.sub(r" at 0x[0-9a-f]+", "", repr(moves)))
def test_no_move_at_all(tables: list[Game], moves: Any) -> None:
    for game in tables:
        before = everything(game)
        # A list may be refused for its first move before an invalid item is noticed.
        with pytest.raises(
            ora.IllegalMove if "pass" in listed(moves) and "pass" not in game.legal_moves else ora.InvalidMove
        ) as refused:
            game.play(moves)
        check(refused.value)
        assert moves not in game.legal_moves
        assert everything(game) == before


@pytest.mark.parametrize("line", LINES, ids=lambda line: ascii(line)[:40])
def test_no_legal_line(tables: list[Game], line: str) -> None:
    for game in tables:
        before = everything(game)
        if line in game.legal_moves:
            continue
        with pytest.raises(ora.Refusal) as refused:
            game.play(line)
        check(refused.value)
        assert everything(game) == before


@pytest.mark.parametrize(
    "line",
    [
        "district 99999999 hills",
        "times -1",
        "times 1e9",
        "pay 0Gn",
        "pay -3Gn",
        "pay 99999Gn",
        "district --1 hills",
        "times ²",
        "plot ٣ coast",
    ],
)
def test_a_number_that_is_none_is_no_move(tables: list[Game], line: str) -> None:
    for game in tables:
        with pytest.raises(ora.InvalidMove, match=f"“{re.escape(line)}” is not a complete move; write"):
            game.play(line)


def test_a_line_is_read_up_to_400_characters() -> None:
    """No playable line is longer."""
    assert ora.Move.parse("pay" + " Sh" * 132 + " ").verb == "pay"
    with pytest.raises(ora.InvalidMove):
        ora.Move.parse("pay" + " Sh" * 132 + "  ")


def test_a_bag_that_adds_up_to_too_many_is_no_move(tables: list[Game]) -> None:
    with pytest.raises(ora.InvalidMove):
        tables[5].play("pay 9999Pt 9999Pt")


@settings(max_examples=80)
@given(text=st.text() | st.text("pay times build use 0123456789,-FGILRSWobtnh ;\n"))
def test_any_text_is_played_or_refused(tables: list[Game], text: str) -> None:
    for game in tables:
        twin = game.copy()
        try:
            twin.play(text)
        except ora.Refusal as refusal:
            check(refusal)
            assert (twin.state, twin.moves) == (game.state, game.moves)
        else:
            assert twin.ply >= game.ply


@settings(max_examples=200)
@given(seed=st.integers(0, 10**6), at=st.integers(0, 60), letters=st.text(max_size=3), cut=st.integers(0, 3))
def test_a_legal_line_with_a_slip_of_the_pen(tables: list[Game], seed: int, at: int, letters: str, cut: int) -> None:
    rng = Random(seed)
    game = rng.choice([game for game in tables if not game.over])
    line = str(game.legal_moves.sample(rng))
    at %= len(line) + 1
    slip = line[:at] + letters + line[at + cut :]
    twin = game.copy()
    try:
        twin.play(slip)
    except ora.Refusal as refusal:
        check(refusal)
        assert twin.state == game.state
    else:
        # Several moves, with a semicolon by mistake.
        assert all(
            twin.state_after(ply) != twin.state_after(ply + 1) or twin.moves[ply] for ply in range(game.ply, twin.ply)
        )


@pytest.mark.parametrize(
    "players",
    [0, 5, -1, 10**100, "3", True, False, None, [3], (3,), 3.0, float("nan"), float("inf"), b"3", {}, "٣"],
    ids=repr,
)
def test_no_such_number_of_players(players: Any) -> None:
    with pytest.raises(ora.InvalidSetup, match=r"There is no long game for .*; the games are") as refused:
        ora.new_game(players)
    check(refused.value)
    assert refused.value.rule == "F16"


@pytest.mark.parametrize(
    ("terms", "says"),
    [
        ({"country": "poland"}, "choose france or ireland"),
        ({"country": "France"}, "choose france or ireland"),
        ({"country": None}, "choose france or ireland"),
        ({"country": ["france"]}, "choose france or ireland"),
        ({"country": "x" * 10**7}, "choose france or ireland"),
        ({"country": "\x1b[31m\ud800"}, "choose france or ireland"),
        ({"length": "medium"}, "There is no medium game"),
        ({"length": None}, "the games are"),
        ({"length": ["long"]}, "the games are"),
        ({"players": 1, "length": "short"}, "There is no short game for 1 player;"),
        ({"seats": "RG"}, "seats"),
        ({"seats": "RGR"}, "seats"),
        ({"seats": "RGX"}, "seats"),
        ({"seats": "rgb"}, "seats"),
        ({"seats": ["R", "G", "B"]}, "seats"),
        ({"seats": 3}, "seats"),
        ({"players": 1, "seats": "W"}, "seats"),
        ({"rulings": "house"}, "There are no rulings “house”; the known ones are official"),
        ({"rulings": 5}, "no rulings “5”"),
        ({"rulings": ["official"]}, "no rulings"),
        ({"rulings": {"house": True}}, "no rulings “house”"),
        ({"rulings": {3: True}}, "no rulings “3”"),
        ({"rulings": {"any_order": 1}}, "“any_order=1”; the known ones are any_order=True"),
        ({"rulings": {"any_order": None}}, "“any_order=None”"),
        ({"rulings": {"table": "house"}}, "“table=house”"),
        ({"rulings": {"table": []}}, "“table=\\[\\]”"),
        ({"rulings": {"idle_rounds": -1}}, "“idle_rounds=-1”"),
        ({"rulings": {"idle_rounds": True}}, "“idle_rounds=True”"),
        ({"rulings": Rulings(table="house")}, "“table=house”"),
        ({"rulings": Rulings(any_order="yes")}, "“any_order=yes”"),  # type: ignore[arg-type]
    ],
    ids=lambda value: ascii(value)[:40],
)  # fmt: skip
def test_no_such_game(terms: dict[str, Any], says: str) -> None:
    with pytest.raises(ora.InvalidSetup, match=says) as refused:
        ora.new_game(**{"players": 3, **terms})
    check(refused.value)
    assert ora.rule(refused.value.rule).title


@settings(max_examples=100)
@given(
    st.fixed_dictionaries(
        {},
        optional={
            name: st.none()
            | st.booleans()
            | st.integers()
            | st.floats()
            | st.text(max_size=5)
            | st.lists(st.integers())
            for name in ("players", "country", "length", "seats", "rulings")
        },
    )
)
def test_any_terms_are_a_game_or_refused(terms: dict[str, Any]) -> None:
    try:
        game = ora.new_game(**terms)
    except ora.InvalidSetup as refused:
        check(refused)
    else:
        assert game.legal_moves


def test_rulings_by_name_by_difference_and_whole_are_the_same_game() -> None:
    by_name = ora.new_game(3, rulings="official")
    assert by_name.rulings == ora.new_game(3).rulings == ora.new_game(3, rulings=Rulings()).rulings
    assert ora.new_game(3, rulings={}).rulings == Rulings()
    assert ora.new_game(3, rulings={"any_order": True}).rulings == Rulings(any_order=True)


def test_a_card_that_is_none(tables: list[Game]) -> None:
    for name in (None, 3, "", "x" * 10**6, ["G01"]):
        with pytest.raises(ora.UnknownName, match="There is no card") as refused:
            tables[0].card(name)  # type: ignore[arg-type]
        check(refused.value)


def test_what_was_handed_in_is_not_spelled_out_further_than_it_is_shown() -> None:
    spelled = []

    class Good:
        def __repr__(self) -> str:
            spelled.append(self)
            return "Gn"

    row = {number: [Good() for _ in range(100)] for number in range(100)}
    for handed in (row, [row] * 100, (row,) * 100, {"rows": {"row": [row] * 1000}}):
        spelled.clear()
        assert len(safe_text(handed)) <= 81
        assert len(spelled) < 10_000
    assert safe_text([1, {"Gn": 2}, ("Wo",)]) == "[1, {'Gn': 2}, ('Wo',)]"


@pytest.mark.parametrize("place", ["0, 3", "(0, 3)", "(0,3)", "0 ,3"])
def test_a_space_may_be_written_as_python_writes_it(place: str) -> None:
    assert ora.new_game(3).play(f"build G07 {place}").moves == ora.new_game(3).play("build G07 0,3").moves


@pytest.mark.parametrize(
    ("asks", "says"),
    [
        (lambda game: game.play("pass, pass, done"), "semicolons stand between moves"),
        (lambda game: game.score()["red"], "Nobody sits at “red”; the seats are R, G, B"),
        (ora.load, r"does not fit source; it must be a record, .* such as game.record\(\)"),
        (lambda game: ora.load(game.record), r"does not fit source; it must be a record, .* such as game.record\(\)"),
        (lambda _: ora.Walkthrough("tempo"), 'such as ora.walkthrough\\("coming-home"'),  # type: ignore[arg-type]
    ],
)
def test_what_a_newcomer_writes_is_told_what_would_be_right(asks: Any, says: str) -> None:
    with pytest.raises(ora.Refusal, match=says):
        asks(ora.new_game(3))


def test_python_proposes_the_name_that_was_meant() -> None:
    with pytest.raises(AttributeError) as missed:
        ora.newgame  # noqa: B018
    assert missed.value.obj is ora
    with pytest.raises(AttributeError, match="for_seat"):
        ora.new_game(2).merge("")  # type: ignore[attr-defined]

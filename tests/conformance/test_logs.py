"""Whole logs as on the site: what it allows beyond the recordings, where a log stops, and what is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.language.sentences import sentence
from ora_widgets.notation.kennerspiel import table as logs
from ora_widgets.notation.kennerspiel.functions import is_bare, is_required

from .replay import load
from .test_grammar import copy_of, position, rich

GAMES = sorted((Path(__file__).parent / "games").glob("*.jsonl.gz"))
SETUP = ["CONFIG 3 france long", "START 7 R G B"]
OTHERS = ["FELL_TREES 1 0", "COMMIT", "FELL_TREES 1 0", "COMMIT"]  # the turns of two players


def game(*commands: str, start: tuple[str, ...] | list[str] = SETUP) -> ora.Game:
    return ora.load("\n".join([*start, *commands]))


def moves(*commands: str, start: tuple[str, ...] | list[str] = SETUP) -> str:
    return "; ".join(str(move) for move in game(*commands, start=start).moves)


def full(country: int, *commands: str) -> str:
    """The moves of commands by the player who owns everything, in the French game for four (5) or the Irish one (6)."""
    table = copy_of(rich(position(GAMES[country], 2)))
    before = len(table.moves)
    for command in commands:
        table.command(command)
    return "; ".join(str(move) for move in table.moves[before:])


# ---- what the site allows


def test_start_without_a_seed() -> None:
    assert game("USE LR1", start=[SETUP[0], "START R G B"]).setup.seats == "RGB"


@pytest.mark.parametrize(("commands", "played"), [
    (["BUILD G07 3 0", "WITH_PRIOR", "USE G07 Pt", "COMMIT"], "build G07 0,3; prior; go; times 1; done"),
    (["BUILD G07 3 0", "WITH_PRIOR", "BUY_PLOT 0 COAST", "USE G07"], None),  # too expensive: see below
    (["BUILD G07 3 0", "WITH_PRIOR", "CONVERT Gn", "USE G07"], "build G07 0,3; flip Gn; prior; go; times 0"),
    (["BUILD G07 3 0", "WITH_PRIOR", "COMMIT"], "build G07 0,3; skip; done"),
    (["WITH_PRIOR", "COMMIT"], "pass; done"),
    (["CONVERT Gn", "WITH_PRIOR", "COMMIT"], "flip Gn; pass; done"),
    (["WITH_PRIOR", "CONVERT Gn", "COMMIT"], "flip Gn; pass; done"),
    (["WITH_PRIOR", "WITH_PRIOR", "USE LR1", "COMMIT"], "use LR1 prior; go; take clay; done"),
    (["WITH_PRIOR", "FELL_TREES 1 0", "COMMIT"], "fell 0,1 wood; done"),
])  # fmt: skip
def test_the_prior_is_taken_in_hand(commands: list[str], played: str | None) -> None:
    if played is None:
        with pytest.raises(ora.ParseError):
            game(*commands)
    else:
        assert moves(*commands) == played


@pytest.mark.parametrize(("country", "commands"), [
    (6, ["USE I23 PnPn", "BUY_DISTRICT -1 HILLS", "BUILD G06 3 -1"]),
    (6, ["USE I23 PnPn", "BUY_PLOT 0 COAST", "BUILD G06 -1 0"]),
    (6, ["USE I23 Ni", "CONVERT GnWh", "BUY_PLOT 0 COAST", "BUILD G06 -1 0"]),
    (6, ["USE I23 PnPn", "BUY_PLOT 0 COAST", "COMMIT"]),
    (5, ["USE F10 1 0", "BUY_DISTRICT -1 PLAINS", "BUILD G06 1 -1"]),
    (5, ["USE F32 Pn", "BUY_DISTRICT -1 HILLS", "FELL_TREES 1 -1", "CUT_PEAT 0 -1"]),
    (5, ["USE G28", "BUY_PLOT 0 COAST", "SETTLE S{own}1 -1 0 GnWo"]),
    (6, ["USE I37 Bo", "BUY_DISTRICT -1 HILLS", "BUY_PLOT 0 COAST", "BUY_PLOT 2 COAST"]),
    (5, ["USE F27 Wn", "BUY_DISTRICT -1 HILLS", "COMMIT"]),
])  # fmt: skip
def test_land_between_a_grant_and_what_it_grants(country: int, commands: list[str]) -> None:
    table = rich(position(GAMES[country], 2))
    own = table.state.players[0]
    own.free = ()  # nothing can be placed on the present land
    if "F10" not in commands[0]:
        own.forests = own.moors = ()
    for command in commands:
        table.command(command.format(own=own.buildings[0][1]))
    assert [move.verb for move in table.moves if move.verb in VERBS.values()] == [
        VERBS[command.split()[0]] for command in commands if command.split()[0] in VERBS
    ]


VERBS = {
    "BUY_DISTRICT": "district",
    "BUY_PLOT": "plot",
    "BUILD": "build",
    "FELL_TREES": "fell",
    "CUT_PEAT": "cut",
    "SETTLE": "settle",
}


@pytest.mark.parametrize(
    ("command", "played"),
    [
        ("USE F32 Wn", "sell Wn; use F32 lay; go; pay Pn"),
        ("USE F23 Wn", "sell Wn; use F23 lay; go; pay Pn"),
        ("USE G13 Wh", "sell Wh; use G13 lay; go; times 1"),
        ("USE G13 WnWn", "sell Wn; sell Wn; use G13 lay; go; times 1"),
    ],
)
def test_a_wine_pays_one_coin_and_a_whiskey_two(command: str, played: str) -> None:
    assert full(5, command).startswith(played)


def test_land_between_a_contract_and_its_use() -> None:
    table = rich(position(GAMES[5], 2))
    theirs = next(card for card, (seat, _) in table.state.sites.items() if seat == 1)
    for command in (
        f"WORK_CONTRACT {theirs} Ni",
        "WITH_LAYBROTHER",
        "BUY_PLOT 0 COAST",
        "CONVERT GnWn",
        f"USE {theirs}",
    ):
        table.command(command)
    assert [move.verb for move in table.moves] == ["contract", "send", "plot", "flip", "sell", "go", "take"]


BARE = {
    "I30": "go; times 0", "I14": "go; skip; skip", "G07": "go; times 0", "F37": "go; times 0", "F09": "go", "I10": "go",
    "F11": "go", "I11": "go", "G16": "go", "I09": "go", "G28": "go", "G01": "go", "F40": "go", "I40": "go", "G22": "go; take stone",
}  # fmt: skip


@pytest.mark.parametrize("country", [5, 6])
def test_a_bare_use_gives_what_needs_no_answer(country: int) -> None:
    """Every card whose function begins without a choice works without parameters; others only receive a clergyman."""
    table = rich(position(GAMES[country], 2))
    for card in table.state.sites:
        if table.state.sites[card][0] == 0 and card[0] != "L" and not is_required(card):
            table.state.since = [0] * len(table.state.since)
            played = full_use(table, card)
            if is_bare(card):
                assert played.startswith("go"), card
                assert BARE.get(card, played) == played, card
            else:
                assert played == "skip", card


def full_use(table: ora.kennerspiel.Reader, card: str) -> str:
    twin = copy_of(table)
    twin.command(f"USE {card}")
    return "; ".join(str(move) for move in twin.moves[len(table.moves) + 1 :])


def test_the_refectory_gives_its_gift() -> None:
    table = rich(position(GAMES[6], 2))
    before = [*table.state.players[0].goods]
    table.command("USE I30")
    gained = ora.engine.goods.CODES
    after = table.state.players[0].goods
    assert {gained[i]: n - before[i] for i, n in enumerate(after) if n != before[i]} == {"Be": 1, "Mt": 1}


@pytest.mark.parametrize(("country", "command", "coins", "ones"), [
    (5, "USE F03 Ni", -1, 4), (5, "USE F23 Ni", -1, 4), (5, "USE F32 Ni", -1, 4), (5, "USE G13 Ni", -2, 3), (5, "USE F15 Ni", -1, 4),
    (6, "USE I23 Ni", -2, 3), (6, "USE I24 NiBeWh", -1, 4), (5, "USE F17 Ni", -3, 2),
    (5, "USE F35 Ni", -5, 0), (5, "USE G41 Ni OrOr", -5, 0),
])  # fmt: skip
def test_change_for_a_five_coin_tile(country: int, command: str, coins: int, ones: int) -> None:
    """Change is given silently: the excess of a 5-coin tile returns as 1-coin tiles."""
    table = rich(position(GAMES[country], 2))
    player, purse = table.state.players[0], table.purses[0]
    player.goods[ora.engine.goods.COIN] = 10
    purse.fives = 2
    table.command(command)
    now = table.state.players[0].goods[ora.engine.goods.COIN]
    assert now == 10 + coins
    assert table.purses[0].fives == 1
    assert table.purses[0].ones(now) == ones


def test_the_scriptorium_gives_no_change() -> None:
    table = rich(position(GAMES[6], 2))
    purse = table.purses[0]
    table.state.players[0].goods[ora.engine.goods.COIN], purse.fives = 7, 1
    table.command("USE I17 Ni")
    assert (table.state.players[0].goods[ora.engine.goods.COIN], purse.fives) == (2, 0)
    assert [str(move) for move in table.moves[-2:]] == ["go", "pay Ni"]
    small = copy_of(rich(position(GAMES[6], 2)))
    small.command("USE I17 Pn")
    assert str(small.moves[-1]) == "times 1"


@pytest.mark.parametrize(
    "command",
    ["USE F03 NiPn", "USE F03 PnPn", "USE F23 NiNi", "WORK_CONTRACT {theirs} PnPn", "WORK_CONTRACT {theirs} NiPn"],
)
def test_a_tile_to_spare_is_refused(command: str) -> None:
    table = rich(position(GAMES[5], 2))
    table.state.price = 1
    theirs = next(card for card, (seat, _) in table.state.sites.items() if seat == 1)
    with pytest.raises(ora.Refusal):
        table.command(command.format(theirs=theirs))


def test_a_contract_with_change() -> None:
    table = rich(position(GAMES[5], 2))
    theirs = next(card for card, (seat, _) in table.state.sites.items() if seat == 1)
    table.state.players[0].goods[ora.engine.goods.COIN], table.purses[0].fives = 5, 1
    table.state.price = 1
    table.command(f"WORK_CONTRACT {theirs} Ni")
    assert (table.state.players[0].goods[ora.engine.goods.COIN], table.purses[0].fives) == (4, 0)


# ---- an own building that is occupied

CROWD = ["USE LR1", "COMMIT", *OTHERS, "USE LR1 Jo", "COMMIT"]


def test_an_own_occupied_building() -> None:
    played = game(*CROWD)
    red = played.player("R")
    assert (red.brothers, red.prior, red.out) == (0, "", ("LR1",))


# Round 2: green, blue, red with the prior, the third clergyman to leave, and green again; then they come home.
SECOND = [
    "FELL_TREES 2 0",
    "COMMIT",
    "FELL_TREES 2 0",
    "COMMIT",
    "WITH_PRIOR",
    "USE LR3",
    "COMMIT",
    "FELL_TREES 1 1",
    "COMMIT",
]


def test_whoever_stood_there_is_lost() -> None:
    red = game(*CROWD, *SECOND).player("R")
    assert (red.brothers, red.prior) == (1, "")


def test_a_log_in_which_he_comes_home_all_the_same() -> None:
    """Green's contract asks whom red sends; red has sent a lay brother, so there is another one beside the prior."""
    third = ["FELL_TREES 1 1", "COMMIT", "USE LR3", "COMMIT", "WORK_CONTRACT LR2 Pn"]
    unasked = game(*CROWD, *SECOND, *third, "USE LR2 Gn", "COMMIT")
    assert unasked.rulings == ora.Rulings.named("kennerspiel")
    assert (unasked.player("R").brothers, unasked.player("R").prior) == (0, "LR2")
    answered = game(*CROWD, *SECOND, *third, "WITH_LAYBROTHER", "USE LR2 Gn", "COMMIT")
    assert not answered.rulings.crowded_out
    again = ora.load(answered.kennerspiel())
    assert (again.moves, again.setup) == (answered.moves, answered.setup)


# ---- where a log stops


def stopped(*commands: str, start: list[str] | tuple[str, ...] = SETUP) -> ora.ParseError:
    with pytest.raises(ora.ParseError) as refused:
        game(*commands, start=start)
    return refused.value


def test_the_error_has_the_game_and_the_line() -> None:
    why = stopped("USE LR1", "COMMIT", "USE LG1", "COMMIT", "", "3. USE LR2 Gn # mine!", "COMMIT")
    assert why.line == (8, "3. USE LR2 Gn # mine!")
    assert (why.line.number, why.line.text) == (8, "3. USE LR2 Gn # mine!")
    assert [str(move) for move in why.game.moves][4:] == ["use LG1 lay", "go", "take clay", "done"]
    assert why.game.to_move == "B"
    assert why.rule == "F5.2.1"
    assert "Line 8" in str(why)
    assert "belongs to Red" in str(why)
    assert "USE, WORK_CONTRACT, BUILD" in str(why)


def test_a_command_is_never_half_there() -> None:
    why = stopped("USE LR2 GnGnPt")
    assert why.game.moves == ()


@pytest.mark.parametrize(("commands", "language", "words"), [
    (["USE LR1", "COMMIT", "USE LR2 Gn"], "en", ["Line 5", "“USE LR2 Gn”", "belongs to Red", "would have to be USE, WORK_CONTRACT"]),
    (["USE LR1", "COMMIT", "USE LR2 Gn"], "pl", ["Wiersza 5", "„USE LR2 Gn”", "Musiałoby to być"]),
    (["USE LR1", "COMMIT", "USE LR2 Gn"], "es", ["línea 5", "«USE LR2 Gn»", "Tendría que ser"]),
    (["USE LR1", "USE LR3"], "en", ["Line 4", "CONVERT or COMMIT"]),
    (["USE LR1", "USE LR3"], "pl", ["Wiersza 4", "CONVERT albo COMMIT"]),
    (["USE LR1", "USE LR3"], "es", ["línea 4", "CONVERT o COMMIT"]),
    (["BUILD G07"], "en", ["Line 3", "BUILD card x y"]),
    (["BUILD G07"], "pl", ["Wiersza 3", "BUILD card x y"]),
    (["BUILD G07"], "es", ["línea 3", "BUILD card x y"]),
    (["WORK_CONTRACT LG1 Pn", "COMMIT"], "en", ["Line 4", "WITH_PRIOR or WITH_LAYBROTHER"]),
    (["BUILD G07 a b"], "en", ["Line 3", "“BUILD G07 a b” is not a complete move; write BUILD card x y"]),
    (["USE LR2"], "es", ["USE LR2 [Jo]Gn|[Jo]Sh"]),
])  # fmt: skip
def test_the_sentence(commands: list[str], language: str, words: list[str]) -> None:
    why = stopped(*commands)
    said = sentence(why, why.game.setup.seats, None, language)
    assert all(word in said for word in words), said


def test_the_colours_of_the_sentence_are_those_of_the_seats() -> None:
    why = stopped("USE LB1", "COMMIT", "USE LG1", "COMMIT", "USE LB2 Gn")
    assert why.game.setup.seats == "BGR"
    for language, blue in [("en", "Blue"), ("pl", "Niebieski"), ("es", "Azul")]:
        assert blue.casefold()[:5] in sentence(why, why.game.setup.seats, None, language).casefold()


@pytest.mark.parametrize(("text", "message", "line", "plies"), [
    ("FELL_TREES 1 0\nCOMMIT\nUSE LR1", "log-without-start", 1, None),
    ("START R G B\nUSE LR1", "log-without-start", 1, None),
    ("CONFIG 3 france long\nUSE LR1", "log-without-start", 2, None),
    ("CONFIG 3 france long", "log-without-start", 1, None),
    ("COMMIT\nCOMMIT\n" + "\n".join([*SETUP, "USE LR1"]), "log-late-start", 1, 3),
    ("\n".join([*SETUP, "USE LR1", "COMMIT", *SETUP, "USE LR2 Gn"]), "log-of-several", 5, 4),
    ("\n".join([*SETUP, "USE LR1", *SETUP, *SETUP]), "log-of-several", 4, 3),
])  # fmt: skip
def test_part_of_a_game_or_several(text: str, message: str, line: int, plies: int | None) -> None:
    with pytest.raises(ora.ParseError) as refused:
        ora.load(text)
    assert (refused.value.message, refused.value.line and refused.value.line.number) == (message, line)
    assert (refused.value.game.ply if refused.value.game else None) == plies
    for language in ("en", "pl", "es"):
        assert str(line) in sentence(refused.value, "RGB", None, language) or message == "log-without-start"


def test_after_the_end() -> None:
    header, *lines, _ = load(GAMES[4])
    with pytest.raises(ora.ParseError) as refused:
        ora.load("\n".join([*(line["cmd"] for line in lines), "COMMIT"]))
    assert refused.value.message == "log-after-the-end"
    assert refused.value.game.over
    assert header


@pytest.mark.parametrize("lines", [
    ["CONFIG 3 france long", "START 1 R RG B"], ["CONFIG 3 france long", "START 1 RG B W"], ["CONFIG 3 france long", "START 1 R G"],
    ["CONFIG 3 france long", "START R G B W"], ["CONFIG 3 france long", "START 1 2 R G B"], ["CONFIG 2 france long", "START 1 R R"],
    ["CONFIG 3 france long", "START"], ["CONFIG 3 france long", "START 1"], ["CONFIG 3 france long", "START 1 r g x"],
    ["CONFIG 1 france long", "START 1 RG"], ["CONFIG 1 france long", "START 1 R G B"], ["CONFIG 4 france long", "START 1 RGBW"],
    ["CONFIG 0 france long", "START 1 R"], ["CONFIG 13 france long", "START 1 R G B"], ["CONFIG  france long", "START 1 R"],
    ["CONFIG 3 france", "START 1 R G B"], ["CONFIG 1 france short", "START 1 R"], ["CONFIG 3 wales long", "START 1 R G B"],
    ["CONFIG 3 france long x", "START 1 R G B"], ["CONFIG 3 france long", "START -- R G B C"], ["CONFIG " + "3 " * 99, "START 1 R G B"],
    ["CONFIG 3 france long", "START " + "9" * 60 + " R G B"], ["CONFIG 3 france long", "START 1 Ｒ G B"],
])  # fmt: skip
def test_odd_beginnings_are_refused_with_a_sentence(lines: list[str]) -> None:
    with pytest.raises(ora.ParseError) as refused:
        ora.load("\n".join([*lines, "FELL_TREES 1 0", "COMMIT"]))
    assert len(str(refused.value)) > 20
    assert refused.value.game is None


# ---- who sits where


def record_commands(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All commands that are executed from now on."""
    read: list[str] = []
    carry_out = logs.Table.carry_out

    def noted(self: logs.Table, text: str) -> None:
        read.append(text)
        carry_out(self, text)

    monkeypatch.setattr(logs.Table, "carry_out", noted)
    return read


def test_a_hopeless_log_is_read_little_more_than_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """All seatings together read at most twice as many commands as the log has."""
    read = record_commands(monkeypatch)
    start = ["CONFIG 4 france long", "START R G B W"]
    hands = ["WORK_CONTRACT LW1 Pn", "WITH_PRIOR", "USE LW1", "CONVERT Gn"]
    for opening in ([], hands):
        for filler in ("CONVERT PnPnPnPnPn", "CONVERT Gn", "WITH_PRIOR"):
            read.clear()
            log = [*start, *opening, *[filler] * 4000, "BUILD F05 9 9"]
            with pytest.raises(ora.ParseError):
                ora.load("\n".join(log))
            assert len(read) <= 2 * len(log) + logs.MAX_EXTRA_COMMANDS + len(log)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name.split(".")[0])
def test_few_commands_are_read_in_vain(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read = record_commands(monkeypatch)
    lines = [line["cmd"] for line in load(path)[1:-1]]
    assert ora.load("\n".join(lines)).over
    assert len(read) < 2 * len(lines)


# ---- written again


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name.split(".")[0])
def test_seed_and_seating_are_kept(path: Path) -> None:
    header, *lines, _ = load(path)
    commands = [line["cmd"] for line in lines]
    played = ora.load("\n".join(commands))
    assert played.kennerspiel().splitlines()[:2] == commands[:2]
    for again in (
        ora.load(played.kennerspiel()),
        ora.load(played.record()),
        ora.load(played.code()),
        ora.load(played.to_json()),
    ):
        assert again.setup == played.setup
        assert again.moves == played.moves
        assert again.kennerspiel() == played.kennerspiel()
    if "neutral" not in header:
        assert played.setup.seats == "".join(header["seats"])


@pytest.mark.parametrize(("start", "seats", "written"), [
    ("START 12 R G B", "RGB", "START 12 R G B"),
    ("START R G B", "RGB", "START R G B"),
    ("START 0 R G B", "RGB", "START 0 R G B"),
    ("START 5 G B R", "GBR", "START 5 G B R"),
])  # fmt: skip
def test_what_start_said_is_said_again(start: str, seats: str, written: str) -> None:
    played = game("FELL_TREES 1 0", "COMMIT", start=[SETUP[0], start])
    assert played.setup.seats == seats
    assert played.kennerspiel().splitlines()[1] == written
    assert ora.load(played.kennerspiel()).setup == played.setup


def test_a_seating_that_the_beginning_does_not_show_is_written() -> None:
    played = game("FELL_TREES 1 0", "COMMIT", "USE LB1", "COMMIT")
    assert played.setup.seats == "RBG"
    assert played.kennerspiel().splitlines()[1] == "START 7 R G B"
    played.undo("turn")  # now nothing shows that blue is second
    assert played.kennerspiel().splitlines()[1] == "START 7 R B G"
    assert ora.load(played.kennerspiel()).setup.seats == "RBG"


@pytest.mark.parametrize(("own", "neutral"), [("W", "B"), ("G", "B"), ("R", "W"), ("W", "R")])
def test_alone_with_any_colours(own: str, neutral: str) -> None:
    log = [
        "CONFIG 1 ireland long",
        f"START 9 {own}",
        f"USE L{own}1",
        "COMMIT",
        f"WORK_CONTRACT L{neutral}3 Pn",
        "COMMIT",
    ]
    played = ora.load("\n".join(log[:4]))
    assert played.setup.seats != "W"
    assert played.kennerspiel().splitlines() == log[:4]


@pytest.mark.parametrize(
    "origin", ["4000 G W", "x G W R", "G W R R", "4000 G W R  ", " 4000 G W R", "G\nW R", 4000, "9" * 80, "1 2 G W R"]
)
def test_an_origin_that_no_log_has(origin: object) -> None:
    data: Any = game("USE LR1", "COMMIT").to_json()
    data["setup"]["origin"] = origin
    with pytest.raises(ora.ParseError) as refused:
        ora.load(data)
    assert "START" in str(refused.value)


def test_rulings_of_an_older_version_are_still_written() -> None:
    older = {"waiting_grants": False, "free_choice": False, "own_occupied": False}
    rulings = ora.Rulings.named("kennerspiel").to_json()
    played = ora.new_game(3, "france", rulings={**rulings, **older}).play("fell 0,1 wood; done")
    assert ora.load(played.kennerspiel()).moves == played.moves

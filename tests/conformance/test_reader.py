"""Commands that are illegible or not allowed: refusals name the command and the reason, and nothing is half done."""

from __future__ import annotations

import copy
from pathlib import Path
from random import Random

import pytest

from ora_widgets.engine import IllegalMove, InvalidMove, Move, Player, Rulings, State, new_state, options, sample
from ora_widgets.engine.frames import Neutral
from ora_widgets.engine.state import LOST
from ora_widgets.notation.kennerspiel.reader import Reader, read
from ora_widgets.notation.kennerspiel.words import CommandRefused, NoSuchCommand, Purse, Unwritable
from ora_widgets.notation.kennerspiel.writer import Writer, write
from tests.support.positions import position

from .replay import load

GAMES = Path(__file__).parent / "games"
SETUP = ["CONFIG 3 france long", "START 7 R G B"]


def reader(*commands: str) -> Reader:
    table = Reader()
    for command in [*SETUP, *commands]:
        table.command(command)
    return table


UNREADABLE = [
    ("", "not-a-verb"),
    ("BILD G07 3 0", "not-a-verb"),
    ("use LR1", "not-a-verb"),
    ("USE", "not-a-move"),
    ("USE X99", "unknown-card"),
    ("USE LR2", "not-a-move"),  # the Farmyard needs a choice
    ("USE LR2 Jo", "not-a-move"),
    ("USE LR2 GnSh", "not-a-move"),
    ("USE LR1 Jox", "unknown-good"),
    ("USE LR2 gn", "unknown-good"),
    ("BUILD G07", "not-a-move"),
    ("BUILD G07 3", "not-a-move"),
    ("BUILD G07 3 0 Wo", "not-a-move"),
    ("BUILD G07 a 0", "unknown-space"),
    ("BUILD G07 ３ 0", "unknown-space"),
    ("FELL_TREES 1", "not-a-move"),
    ("FELL_TREES 1 0 Wo", "not-a-move"),
    ("CUT_PEAT 0 x", "unknown-space"),
    ("SETTLE SR9 3 0 Gn", "not-a-move"),
    ("SETTLE SR1 3 0", "not-a-move"),
    ("SETTLE XR1 3 0 Gn", "not-a-move"),
    ("BUY_DISTRICT -1 COAST", "not-a-move"),
    ("BUY_DISTRICT -1", "not-a-move"),
    ("BUY_PLOT 0 hills", "not-a-move"),
    ("CONVERT", "not-a-move"),
    ("CONVERT Wo", "not-a-move"),
    ("CONVERT PnPn", "not-a-move"),
    ("CONVERT Gn Gn", "not-a-move"),
    ("COMMIT now", "not-a-move"),
    ("WITH_PRIOR please", "not-a-move"),
    ("WITH_LAYBROTHER 1", "not-a-move"),
    ("WORK_CONTRACT LG1", "not-a-move"),
    ("WORK_CONTRACT LG1 Pn WITH_PRIOR", "not-a-move"),  # for the neutral player only
    ("WORK_CONTRACT LQ1 Pn", "unknown-card"),
]
NOT_ALLOWED = [
    ([], "CONFIG 3 france long", "other-question"),
    ([], "START 7 R G B", "other-question"),
    ([], "COMMIT", "main-action-left"),
    ([], "USE LG1", "not-your-building"),
    ([], "USE G07", "not-built"),
    ([], "USE LR3 Gn", "unused-answer"),
    ([], "BUILD F05 3 0", "cannot-afford"),
    ([], "BUILD G07 1 0", "space-covered"),
    ([], "BUILD G99 3 0", None),
    ([], "FELL_TREES 3 0", "nothing-to-fell"),
    ([], "CUT_PEAT 9 9", "nothing-to-fell"),
    ([], "BUY_DISTRICT -1 HILLS", "landscape-too-dear"),
    ([], "BUY_DISTRICT 7 HILLS", "landscape-too-dear"),
    ([], "SETTLE SR1 3 0 GnWo", "settlement-not-built-here"),
    ([], "SETTLE SG1 3 0 GnWo", "settlement-not-in-hand"),
    ([], "CONVERT GnGn", None),
    ([], "CONVERT Ni", "payment-not-owned"),
    ([], "CONVERT PnPnPnPnPn", "payment-not-owned"),
    ([], "WITH_LAYBROTHER", "other-question"),
    ([], "WORK_CONTRACT LR1 Pn", "own-building"),
    ([], "WORK_CONTRACT LG1 PnPn", "log-contract-price"),
    ([], "WORK_CONTRACT LG1 Wn", "no-drink"),
    ([], "WORK_CONTRACT LG1 Wh", "wrong-drink"),
    ([], "WORK_CONTRACT LG1 Wo", "log-contract-price"),
    (["WORK_CONTRACT LG1 Pn"], "COMMIT", "other-question"),  # Green has to answer
    (["WORK_CONTRACT LG1 Pn"], "USE LG1", "other-question"),
    (["WORK_CONTRACT LG1 Pn", "WITH_PRIOR"], "USE LG2 Gn", "other-question"),
    (["WORK_CONTRACT LG1 Pn", "WITH_PRIOR"], "WITH_PRIOR", "other-question"),
    (["USE LR1"], "USE LR3", "no-main-action-left"),
    (["USE LR1"], "FELL_TREES 1 0", "no-main-action-left"),
    (["WITH_PRIOR", "USE LR1", "COMMIT", "USE LG1", "COMMIT", "USE LB1", "COMMIT"], "WITH_PRIOR", "no-clergyman"),
    (["BUILD G07 3 0"], "USE LR1", None),  # only the prior may follow, and only there
    (["BUILD G07 3 0"], "USE G07 PtPtPt", "times-too-many"),
    (["BUILD G07 3 0"], "USE G07 PtGn", "unused-answer"),
]


@pytest.mark.parametrize(("command", "message"), UNREADABLE, ids=lambda value: value)
def test_unreadable(command: str, message: str) -> None:
    table = reader()
    check_refused(table, command, message, NoSuchCommand)


@pytest.mark.parametrize(("before", "command", "message"), [case for case in NOT_ALLOWED if case[2]], ids=str)
def test_not_allowed(before: list[str], command: str, message: str) -> None:
    check_refused(reader(*before), command, message, CommandRefused)


@pytest.mark.parametrize(("before", "command"), [case[:2] for case in NOT_ALLOWED if not case[2]], ids=str)
def test_refused_one_way_or_another(before: list[str], command: str) -> None:
    table = reader(*before)
    with pytest.raises((NoSuchCommand, CommandRefused)):
        table.command(command)


def test_a_use_at_the_question_which_new_building_is_visited_is_refused_as_one() -> None:
    table = Reader("RW")
    for command in ("CONFIG 1 france long", "START 7 R"):
        table.command(command)
    table.state.ask(Neutral("visited", 0, ("G01",)))

    with pytest.raises(CommandRefused) as caught:
        table.command("USE LR1")
    assert caught.value.details["line"] == "use LR1 prior"


@pytest.mark.parametrize(
    ("moves", "commands"),
    [
        ("build G07 0,3; prior; go", ["BUILD G07 3 0"]),
        ("build G07 0,3; prior; go; times 0", ["BUILD G07 3 0", "USE G07"]),
        ("use LR2 lay; go", []),
    ],
)
def test_of_a_function_in_its_middle_nothing_is_written_yet(moves: str, commands: list[str]) -> None:
    assert write(map(Move.parse, moves.split("; ")), 3, "france")[2:] == commands


def test_a_function_used_for_nothing_is_written_where_it_takes_a_clergyman_to_its_card() -> None:
    turns = "build G06 0,3; skip; done; fell 0,1 wood; done; fell 0,1 wood; done; use G06 lay; go; skip; done"

    lines = write(map(Move.parse, turns.split("; ")), 3, "france")

    assert lines[-2:] == ["USE G06", "COMMIT"]
    assert list(map(str, read(lines, "RGB")))[-3:] == ["use G06 lay", "skip", "done"]


def test_the_joker_goes_without_saying_where_there_is_no_other_indicator() -> None:
    """Grapes appear later than the Grapevine may be used."""
    writer = Writer(new_state(3, "france", "long", Rulings.named("kennerspiel"), "RGB"))
    for line in SETUP:
        writer.say(line)
    writer.state = position(built={"R": "F14 0,3"}, rulings=Rulings.named("kennerspiel"))
    writer.reader.state = writer.state.copy()

    for move in ("use F14 lay", "go", "take joker"):
        writer.move(Move.parse(move))
    writer.end()

    assert writer.commands[2:] == ["USE F14"]


def check_refused(table: Reader, command: str, message: str, kind: type[NoSuchCommand | CommandRefused]) -> None:
    before = table.state.copy(), [purse.fives for purse in table.purses], list(table.moves), table.count
    with pytest.raises(kind) as caught:
        table.command(command)
    assert caught.value.message == message
    assert caught.value.command == command
    assert caught.value.number == before[3] + 1
    assert str(caught.value).startswith(f"command {before[3] + 1}, “{command}”: ")
    assert (table.state, [purse.fives for purse in table.purses], table.moves, table.count) == before
    assert isinstance(caught.value, InvalidMove if kind is NoSuchCommand else IllegalMove)


@pytest.mark.parametrize(
    "lines",
    [
        ["CONFIG 5 france long"],
        ["CONFIG 3 wales long"],
        ["CONFIG 3 france medium"],
        ["CONFIG 1 france short"],
        ["CONFIG 3 france"],
        ["CONFIG 3 france long", "START 7 R G"],
        ["CONFIG 3 france long", "START 7 R G G"],
        ["CONFIG 3 france long", "START 7 R G Y"],
        ["CONFIG 3 france long", "START 7 R G B W"],
        ["CONFIG 3 france long", "START"],
    ],
)
def test_bad_setups(lines: list[str]) -> None:
    with pytest.raises(NoSuchCommand):
        read(lines)


@pytest.mark.parametrize("line", ["START 7 R G B", "USE LR1", "COMMIT"])
def test_first_things_first(line: str) -> None:
    with pytest.raises(CommandRefused):
        read([line])


def test_seats_that_do_not_fit() -> None:
    with pytest.raises(NoSuchCommand):
        read(SETUP, seats="RGW")


def test_after_the_end() -> None:
    lines = load(GAMES / "3s-ireland-1.jsonl.gz")
    table = Reader("".join(lines[0]["seats"]))
    for line in lines[1:-1]:
        table.command(line["cmd"])
    for command in ("COMMIT", "USE LG1", "CONVERT Gn", "FELL_TREES 1 0", "WORK_CONTRACT LG1 Pn", "SETTLE SG1 3 0 GnWo"):
        with pytest.raises(CommandRefused) as caught:
            table.command(command)
        assert caught.value.message == "game-over"


def garble(rng: Random, command: str) -> str:
    """Mostly the same command with one mistake."""
    words = command.split()
    at = rng.randrange(len(words))
    match rng.randrange(6):
        case 0:
            del words[at]
        case 1:
            words.insert(at, words[at])
        case 2:
            words[at] = words[at][: rng.randrange(len(words[at]))]
        case 3:
            words[at] += rng.choice(["Gn", "Jo", "Ni", "Pn", "Wh", "x", "-", "1", "\x07"])
        case 4:
            words[at] = rng.choice(["LR1", "G01", "F05", "I30", "-1", "0", "GnGn", "NiPn", "Wn", "Bo", "WITH_PRIOR"])
        case _:
            rng.shuffle(words)
    return " ".join(words)


@pytest.mark.parametrize("name", ["4l-france-1", "2s-ireland-1", "s-france-1"])
def test_garbled_commands_are_refused_or_played_but_never_half_done(name: str) -> None:
    rng = Random(name)
    header, *lines, _ = load(GAMES / f"{name}.jsonl.gz")
    table = Reader("".join(header["seats"]) + header.get("neutral", ""))
    for line in lines[:2]:
        table.command(line["cmd"])
    for line in lines[2:]:
        for _ in range(3):
            twin = copy_of(table)
            try:
                twin.command(garble(rng, line["cmd"]))
            except (NoSuchCommand, CommandRefused):
                assert twin.__dict__ == table.__dict__
        table.command(line["cmd"])


def copy_of(table: Reader) -> Reader:
    twin = Reader(table.seats)
    twin.__dict__.update(table.__dict__)
    twin.state = table.state.copy()
    twin.moves = list(table.moves)
    twin.purses = [Purse(purse.fives) for purse in table.purses]
    return twin


@pytest.mark.parametrize("length", ["short", "long"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("country", ["france", "ireland"])
def test_random_games_are_written_and_read_again(players: int, length: str, country: str) -> None:
    if (players, length) == (1, "short"):
        return
    rng = Random(f"{players} {length} {country}")
    seats = "RGBW"[:players] + "W" * (players == 1)
    writer = Writer(new_state(players, country, length, Rulings.named("kennerspiel"), seats))
    writer.say(f"CONFIG {players} {country} {length}")
    writer.say(f"START 0 {' '.join(seats[:players])}")
    moves: list[Move] = []
    while writer.state.pending and len(moves) < 800 and not stuck(writer.state):
        writer, turn = some_turn(writer, rng)
        moves += turn
    assert len(moves) > 50
    assert write(moves, players, country, length, seats) == writer.commands
    again = read(writer.commands, seats)  # without what has no effect, such as using a function for nothing
    assert write(again, players, country, length, seats) == writer.commands


def stuck(state: State) -> bool:
    """Whether passing is the only answer, which has no word."""
    return state.pending[-1].kind == "act" and {move[0] for move in options(state)} <= {"pass", "flip", "sell"}


def some_turn(writer: Writer, rng: Random) -> tuple[Writer, list[Move]]:
    """Play on at random to the end of a turn; some moves have no words, so this may take several attempts."""
    while True:
        trial = copy.deepcopy(writer)
        moves: list[Move] = []
        try:
            while trial.state.pending and moves[-1:] != [("done",)]:
                moves.append(Move(sample(trial.state, rng)))
                trial.move(moves[-1])
        except Unwritable:
            continue
        if not any(is_lost(player, trial.state.mode.brothers) for player in trial.state.players):
            return trial, moves


def is_lost(player: Player, brothers: int) -> bool:
    """Whether a clergyman was lost on an occupied building: a player without any left can only pass, without words."""
    return player.prior == LOST or player.brothers + len(player.out) < brothers


def test_what_cannot_be_written() -> None:
    with pytest.raises(Unwritable) as caught:
        write([Move.parse("pass")], 3, "france")
    assert caught.value.details == {"number": 1, "line": "pass"}


def test_a_move_that_is_not_legal_is_not_written() -> None:
    with pytest.raises(IllegalMove):
        write([Move.parse("use LG1 lay")], 3, "france")

"""Logs in the dialect of an older site: recognized, read under its own rulings, and written again."""

from __future__ import annotations

import copy
import json
from random import Random

import pytest

import ora_widgets as ora
from ora_widgets.engine import Move, Rulings, new_state, sample
from ora_widgets.engine.cards import CARDS
from ora_widgets.engine.goods import INDEX
from ora_widgets.engine.turn.building import erect
from ora_widgets.notation.kennerspiel.older import OlderTable, OlderWriter, write_older
from ora_widgets.notation.kennerspiel.words import Unwritable
from tests.support.modes import MODES

SITE = Rulings.named("weblabora")


def setup(players: int = 3, country: str = "FRANCE", length: str = "LONG") -> list[str]:
    return [f"config PLAYERS {players}", f"config LENGTH {length}", f"config COUNTRY {country}", "start"]


def game(*lines: str, start: list[str] | None = None) -> ora.Game:
    return ora.load("\n".join([*(setup() if start is None else start), *lines]))


def moves(*lines: str, start: list[str] | None = None) -> str:
    return "; ".join(str(move) for move in game(*lines, start=start).moves)


def others(count: int = 2) -> list[str]:
    return ["commit"] * count


# ---- recognized


def test_the_setup_is_read_from_its_lines_in_any_order() -> None:
    played = game(start=["config COUNTRY IRELAND", "", "config PLAYERS 4", "config LENGTH SHORT", "start"])
    assert (played.setup.players, played.setup.country, played.setup.length) == (4, "ireland", "short")
    assert played.setup.seats == "RGBW"
    assert played.rulings == SITE
    assert game(start=["config PLAYERS 1", "config COUNTRY IRELAND", "start"]).setup.players == 1


@pytest.mark.parametrize(
    "start",
    [
        ["CONFIG PLAYERS 3", "CONFIG LENGTH LONG", "CONFIG COUNTRY FRANCE", "START"],
        ["  config players 3", "config length long", "", "config country france  ", "start"],
        ["1. config PLAYERS 03", "2. config LENGTH LONG", "3. config COUNTRY FRANCE", "4. start"],
        ["config PLAYERS 3", "config LENGTH LONG  # three of us", "config COUNTRY FRANCE", "start  # at last"],
        ["config PLAYERS 3<br>", "config LENGTH LONG<br>", "config COUNTRY FRANCE<br>", "start<br>"],
        ["config PLAYERS 3; config LENGTH LONG; config COUNTRY FRANCE; start"],
        ["Ora et Labora, our game", "config PLAYERS 3", "config LENGTH LONG", "config COUNTRY FRANCE", "start 42"],
        ["#1 config PLAYERS 3", "#2 config LENGTH LONG", "#3 config COUNTRY FRANCE", "#4 start red green blue"],
        ["config PLAYERS 3 /* us */", "config LENGTH LONG", "config COUNTRY FRANCE", "start % R G B"],
        ["My game:", "config PLAYERS 3", "config COUNTRY FRANCE", "config LENGTH LONG", "", "start", "good luck!"],
    ],
)
def test_capitals_blanks_numbers_and_remarks(start: list[str]) -> None:
    played = moves("Use LR2 sh", "", "COMMIT  # done", "hello", "use lg1", "commit", start=start)
    assert played == "use LR2 lay; go; take livestock; done; use LG1 lay; go; take clay; done"


@pytest.mark.parametrize(("start", "message"), [
    (["config PLAYERS 5", "config COUNTRY FRANCE", "start"], "log-misspelt"),
    (["config PLAYERS 3", "start"], "log-misspelt"),
    (["config PLAYERS 3", "config COUNTRY WALES", "config LENGTH LONG", "start"], "log-misspelt"),
    (["config PLAYERS 3", "config COUNTRY FRANCE"], "log-without-start"),
])  # fmt: skip
def test_a_beginning_that_is_none(start: list[str], message: str) -> None:
    with pytest.raises(ora.ParseError) as refused:
        game("use LR1", "commit", start=start)
    assert refused.value.message == message
    assert refused.value.game is None


@pytest.mark.parametrize(("at", "wrong"), [
    (0, "config PLAYERS 5"), (0, "coqfig PLAYERS 3"), (0, "config PLA"), (1, "confg LENGTH SHORT"), (1, "config LENGTH SHRT"),
    (1, "config LENGT"), (2, "config COUNTRY"), (2, "config COUNTRY WALES"), (2, "onfig COUNTRY FRANCE"),
])  # fmt: skip
def test_a_slip_in_the_setup_is_blamed_on_its_line(at: int, wrong: str) -> None:
    start = setup()
    start[at] = wrong
    with pytest.raises(ora.ParseError) as refused:
        game("use LR1", "commit", start=start)
    assert refused.value.line == (at + 1, wrong)
    assert refused.value.game is None


def test_a_line_that_is_wrong_is_named_with_the_game_before_it() -> None:
    with pytest.raises(ora.ParseError) as refused:
        game("use LR2 Sh", "commit", "use F99", "commit")
    assert refused.value.line == (7, "use F99")
    assert refused.value.game.to_move == "G"


@pytest.mark.parametrize("count", range(1, 8))
def test_a_log_may_stop_anywhere(count: int) -> None:
    lines = ["cut_peat 0 1", "commit", "build G07 3 1", "use G07 Pt *", "commit", "use LB2 Gn", "commit"][:count]
    assert game(*lines, start=setup()).ply >= count - 1


SLIPS = [
    ("convert Gn", "convert Gx"), ("convert Gn", "convert"), ("convert Gn", "cnvert Gn"), ("build G07 3 0", "build G97 3 0"),
    ("build G07 3 0", "biuld G07 3 0"), ("build G07 3 0", "build G07 3"), ("use G07 Pt *", "use"), ("use G07 Pt *", "use G7x Pt *"),
    ("use G07 Pt *", "ues G07 Pt *"), ("buy_plot 0 COAST", "by_plot 0 COAST"), ("buy_plot 0 COAST", "buy_plot 0 COST"),
    ("buy_plot 0 COAST", "buy_plot COAST"), ("commit", "comit"), ("work_contract LR1 Pn", "work_contract LR9 Pn"),
    ("with LAYBROTHER", "wth LAYBROTHER"), ("with LAYBROTHER", "with LAYBROTHR"), ("with LAYBROTHER", "with"),
    ("use LR3", "use LX3"), ("cut_peat 0 1", "cut_pet 0 1"), ("cut_peat 0 1", "cut_peat 0"), ("commit", "com"),
    ("use LR3", "useLR3"), ("use LR3", "LR3"), ("convert Gn", "convertGn"), ("buy_plot 0 COAST", "buy_plot_0 COAST"),
    ("buy_plot 0 COAST", "0 COAST"), ("cut_peat 0 1", "0 1"), ("with LAYBROTHER", "LAYBROTHER"), ("build G07 3 0", "G07 3 0"),
    ("build G07 3 0", "bu"), ("buy_plot 0 COAST", "buy_pl"), ("use G07 Pt *", "us"),
]  # fmt: skip
LINES = [
    "use LR3", "buy_plot 0 COAST", "commit", "convert Gn", "build G07 3 0", "use G07 Pt *", "commit",
    "work_contract LR1 Pn", "with LAYBROTHER", "use LR1", "commit", "cut_peat 0 1", "commit", "use LG2 Sh",
]  # fmt: skip


@pytest.mark.parametrize(("right", "wrong"), SLIPS)
def test_a_slip_is_blamed_on_its_line_with_the_game_up_to_it(right: str, wrong: str) -> None:
    at = LINES.index(right)
    with pytest.raises(ora.ParseError) as refused:
        game(*LINES[:at], wrong, *LINES[at + 1 :])
    assert refused.value.line == (5 + at, wrong)
    assert refused.value.game.moves == game(*LINES[:at]).moves


@pytest.mark.parametrize(("lines", "line"), [
    (["cut_peat 0 1", "commit", "commit", "cut_peat 0 1", "commit", "build F11 3 1"], 7),  # one COMMIT too many
    (["cut_peat 0 1", "commit", "commit", "cut_peat 0 1", "commit", "bild F11 3 1"], 10),
    (["build G06 3 0", "use G06 *", "buy_plot 0 COAST"], 6),  # it names no goods
])  # fmt: skip
def test_what_did_nothing_is_blamed_for_what_is_refused_after_it(lines: list[str], line: int) -> None:
    with pytest.raises(ora.ParseError) as refused:
        game(*lines)
    assert refused.value.line == (line, lines[line - 5])


@pytest.mark.parametrize("remark", ["with a bit of luck", "use your head", "commit early, they say", "good luck!"])
def test_prose_between_the_commands_is_passed_over(remark: str) -> None:
    assert moves("cut_peat 0 1", remark, "commit") == "cut 1,0 peat; done"


# ---- its words


@pytest.mark.parametrize(("lines", "played"), [
    (["use LR1 *"], "use LR1 prior; go; take clay"),
    (["use LR1*"], "use LR1 prior; go; take clay"),
    (["use LR2 Sh*  # the prior"], "use LR2 prior; go; take livestock"),
    (["use LR1 *  // the prior"], "use LR1 prior; go; take clay"),
    (["use LR1 * -- the prior"], "use LR1 prior; go; take clay"),
    (["use LR1 * [the prior]"], "use LR1 prior; go; take clay"),
    (["use LR1 *\u200b"], "use LR1 prior; go; take clay"),  # as chats end their lines
    (["use LR1 * \U0001f642"], "use LR1 prior; go; take clay"),
    (["use LR1 (*)"], "use LR1 prior; go; take clay"),
    (["use LR1 \\*"], "use LR1 prior; go; take clay"),
    (["use LR1 \uff0a"], "use LR1 prior; go; take clay"),
    (["use\u3000LR1   *"], "use LR1 prior; go; take clay"),
    (["#12 use LR1 *"], "use LR1 prior; go; take clay"),
    (["R cut_peat 0 1"], "cut 1,0 peat"),
    (["(4, 'red', 'cut_peat 0 1'),"], "cut 1,0 peat"),
    (['4,red,"cut_peat 0 1"'], "cut 1,0 peat"),
    (["4\tred\tcut\\_peat (0, 1)"], "cut 1,0 peat"),
    (['board = process(board, "cut_peat 0 1");'], "cut 1,0 peat"),
    (["build G-07 [3 0]", "use G07 1xPt,Co *"], "build G07 0,3; prior; go; times 1"),
    (["work_contract LG1 Pn with  PRIOR", "use LG1"], "contract LG1 coins; send prior; go; take clay"),
    (["work_contract LG1 Pn", "with the prior", "use LG1"], "contract LG1 coins; send prior; go; take clay"),
    (['"use LR1 *".'], "use LR1 prior; go; take clay"),
    (["use LR1  // not * he"], "use LR1 lay; go; take clay"),
    (["use LR1; commit; use LG1 *"], "use LR1 lay; go; take clay; done; use LG1 prior; go; take clay"),
    (["use LR2 GnJo"], "use LR2 lay; go; take joker Gn"),
    (["use LR3 Pn"], "use LR3 lay; go; take coin"),  # its result may be named
    (["convert Gn Sw"], "flip Gn"),
    (["convert Pn"], ""),
    (["fell_trees 1 0 Wo", "commit"], "fell 0,1 wood; done"),
    (["commit"], "pass; done"),
    (["build G07 3 0", "use G07 Pt Co *"], "build G07 0,3; prior; go; times 1"),
    (["work_contract LG1 Pn", "with PRIOR", "use LG1"], "contract LG1 coins; send prior; go; take clay"),
    (["work_contract LG1 Pn", "use LG1"], "contract LG1 coins; send lay; go; take clay"),
    (["work_contract LG1", "with LAYBROTHER", "commit"], "contract LG1 coins; send lay; skip; done"),
    (["work_contract LG3 Pn", "with LAYBROTHER", "use LG2 Sh"], "contract LG3 coins; send lay; enter LG2; go; take livestock"),
    (["use LG2 Sh", "commit"], "use LG2 nobody; go; take livestock; done"),
    (["use LR1", "commit", *others(), "use LR1 *", "commit"],
     "use LR1 lay; go; take clay; done; pass; done; pass; done; use LR1 prior; go; take clay; done"),
])  # fmt: skip
def test_commands(lines: list[str], played: str) -> None:
    assert moves(*lines) == played


PAGES = {
    "lines": "<pre>\n{}\n</pre>",
    "a list": '<ul class="log"><li><b>{}</b></li></ul>',
    "a table": '<table><tr class="odd"><td>1</td><td>red</td><td class="move">{}</td></tr></table>',
    "a field": '<form action="x"><textarea name="log">{}</textarea></form>',
    "breaks": "<p>{}<br /></p>",
}


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize(
    "head",
    [
        "<!DOCTYPE html>\n<html lang='en'><title>use LR1</title><script>if (a < b) start()</script>",
        "<html><!-- use\nLR1 -->",
    ],
)
@pytest.mark.parametrize(
    "log", [[*setup(), "cut_peat 0 1", "commit"], ["CONFIG 3 france long", "START R G B", "CUT_PEAT 0 1", "COMMIT"]]
)
def test_a_page_that_was_saved_from_a_site_is_read(name: str, head: str, log: list[str]) -> None:
    before, after = PAGES[name].split("{}")
    between = f"{after}{before}" if name in ("a list", "a table") else "<br>" if name == "breaks" else "\n"
    page = f"{head}<body>{before}{between.join(log)}{after}</body></html>"
    assert str(ora.load(page).moves[0]) == "cut 1,0 peat"
    entities = page.replace("cut_peat 0 1", "cut_peat&nbsp;0&#32;1")
    assert ora.load(entities).to_move == "G"
    with pytest.raises(ora.ParseError) as refused:
        ora.load(page.replace(log[-1], f"\n\n{log[-1]}\nuse F99"))
    assert refused.value.game.to_move == "G"
    assert refused.value.line is not None
    assert refused.value.line.number == page[: page.index(log[-2])].count("\n") + between.count("\n") + 4


@pytest.mark.parametrize("log", [[*setup(), "cut_peat 0 1"], ["CONFIG 3 france long", "START R G B", "CUT_PEAT 0 1"]])
def test_a_log_in_json_is_read(log: list[str]) -> None:
    for written in (json.dumps(log), json.dumps({"game": 7, "players": ["Ada"], "commands": log}, indent=1)):
        assert str(ora.load(written).moves[0]) == "cut 1,0 peat"


def test_a_start_that_says_who_sits_where_is_believed() -> None:
    start = [*setup()[:-1], "start green blue red"]
    assert game("cut_peat 0 1", "commit", start=start).setup.seats == "GBR"


def test_a_clergyman_who_has_gone_already_may_be_called_by_the_other_name() -> None:
    """Green's lay brothers are out, so only the prior can go, whom the site's log calls a lay brother."""
    first, second = ["commit", "use LG1", *others(3)], ["use LG2 Sh", *others(4)]
    played = game(*first, *second, "work_contract LG3 Pn", "with LAYBROTHER", "use LG3")
    assert played.player("G").prior == "LG3"


def test_the_druids_house_is_used_without_naming_its_book() -> None:
    table = OlderTable("RGBW", "RGBW")
    for command in ("CONFIG 4 ireland long", "START R G B W"):
        table.command(command)
    red = table.state.players[0]
    red.goods[INDEX["Bo"]] = 1
    erect(table.state, 0, CARDS["I15"], "0,3")
    table.command("USE I15 Cl Pn")
    assert str(table.moves[-1]) == "choose 5Cl 3Pn"


# ---- alone

PHASE = ["commit", "commit"] * 11


def test_placements_alone_are_committed_one_by_one_or_together() -> None:
    start = ["config PLAYERS 1", "config COUNTRY IRELAND", "start"]
    cards = ["G01", "G02", "I03", "I04", "I05", "G06", "G07", "I08", "I09", "I10", "I11", "G12"]
    places = {True: "build {} 3 1", False: "build {} 1 0"}
    builds = [places[CARDS[card].cloister].format(card) for card in cards]
    one_by_one = [line for build in builds for line in (build, "commit")]
    for lines in (one_by_one, [*builds, "commit"]):
        played = game(*PHASE, *lines, "commit", "use LR1", "commit", start=start)
        assert played.state.passed == 1
        assert [str(move) for move in played.moves[-4:]] == ["use LR1 lay", "go", "take clay", "done"]
    visited = game(*PHASE, *builds, "use G12 *", "commit", "use LR1", "commit", start=start)
    assert "enter G12" in [str(move) for move in visited.moves]
    assert visited.round == 12


# ---- written and read again


@pytest.mark.parametrize(("players", "length"), MODES)
def test_random_games_are_written_and_read_again(players: int, length: str) -> None:
    country = "france" if length == "short" else "ireland"
    rng = Random(f"{players} {length} {country}")
    writer = OlderWriter(new_state(players, country, length, SITE))
    writer.say(f"CONFIG {players} {country} {length}")
    writer.say(f"START {' '.join('RGBW'[:players])}")
    played: list[Move] = []
    while writer.state.pending and len(played) < 250:
        writer, turn = some_turn(writer, rng)
        played += turn
    again = ora.load("\n".join(write_older(played, players, country, length)))
    assert again.state == writer.state
    assert ora.load(again.kennerspiel()).moves == again.moves
    assert ora.load(again.record()).state == again.state


def some_turn(writer: OlderWriter, rng: Random) -> tuple[OlderWriter, list[Move]]:
    """Play on at random to the end of a turn; some moves have no words, so this may take several attempts."""
    while True:
        trial = copy.deepcopy(writer)
        turn: list[Move] = []
        try:
            while trial.state.pending and turn[-1:] != [("done",)]:
                turn.append(Move(sample(trial.state, rng)))
                trial.move(turn[-1])
        except Unwritable:
            continue
        return trial, turn

"""Logs of every command in every place: each is read, or refused with a sentence, and nothing is half done."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import ora_widgets as ora
from ora_widgets.engine import Refusal
from ora_widgets.engine.cards import CARDS, SETTLEMENTS
from ora_widgets.language.sentences import sentence
from ora_widgets.notation.kennerspiel.reader import Reader
from ora_widgets.notation.kennerspiel.words import TILES, CommandRefused, NoSuchCommand, Purse, Unwritable

from .replay import load

GAMES = sorted((Path(__file__).parent / "games").glob("*.jsonl.gz"))
LANGUAGES = ("en", "pl", "es")
# Parameters of every form in the notation, for cards that take them and for those that do not.
PARAMETERS = [
    "", "Jo", "Gn", "JoSh", "Pn", "PnPn", "Ni", "NiNi", "NiPn", "Wn", "Wh", "Be", "Bo", "WoWo", "WoWoWo", "PtPt", "MtMt", "Ce", "Or",
    "FlFlCoBrBr", "GnMa", "GnMaBe", "WoPtClGn", "PtClWo Gn", "GnGnBe", "Bo ClClClClClPtPtPt", "ShSw", "MaWoPt", "BrWn", "BeWhPn",
    "Rq", "MtCo", "BrPtWo", "BoCeOrRq", "NiNiNi", "NiWhOrOrOr", "Bo Ce", "BoCe", "WoSw", "1 0", "2 0 1 1", "9 9", "Ni Bo", "Be Bo",
    "GpPn", "ClWoSn", "ShShWoWo", "GnGnGnGnGnGnGn", "CoCoCo", "Jo Jo", "Sw", "WoPtGnShClPnSnCoSwMtFlBrGp",
]  # fmt: skip


def some_command(rng: Random, table: Reader) -> str:
    """A command of the notation; half of those that name a card name one on the table."""
    state = table.state
    standing = [*state.sites] if rng.random() < 0.7 else [*CARDS]
    card = rng.choice(standing)
    place = f"{rng.randrange(-2, 7)} {rng.randrange(-2, 4)}"
    if state.pending and rng.random() < 0.7:
        own = state.players[state.to_move or 0]
        row, column = rng.choice([*own.forests, *own.moors, *own.free] or ["0,0"]).split(",")
        place = f"{column} {row}"
    goods = "".join(rng.choice(TILES) for _ in range(rng.randrange(1, 5)))
    colour = rng.choice("RGBW") if rng.random() < 0.3 else state.players[state.to_move or 0].buildings[0][1]
    return rng.choice(
        [
            *[f"USE {card} {rng.choice(PARAMETERS)}".strip()] * 4,
            f"USE {card} {goods}",
            "WITH_PRIOR", "WITH_LAYBROTHER", "COMMIT", "COMMIT", "COMMIT",
            *[f"WORK_CONTRACT {card} {rng.choice(['Pn', 'PnPn', 'Ni', 'NiPn', 'Wn', 'Wh', 'Wo'])}"] * 2,
            f"WORK_CONTRACT {card} Pn WITH_PRIOR",
            f"BUILD {rng.choice(state.display or ('G01',))} {place}",
            f"FELL_TREES {place}{rng.choice(['', ' Jo'])}",
            f"CUT_PEAT {place}{rng.choice(['', ' Jo'])}",
            f"SETTLE S{colour}{rng.choice([*SETTLEMENTS])[1]} {place} {goods}",
            f"BUY_DISTRICT {rng.randrange(-2, 4)} {rng.choice(['HILLS', 'PLAINS'])}",
            f"BUY_PLOT {rng.randrange(-2, 4)} {rng.choice(['COAST', 'MOUNTAIN'])}",
            f"CONVERT {rng.choice(['Gn', 'PnPnPnPnPn', 'Ni', 'Wn', 'Wh', 'GnWn', goods])}",
            "CONFIG 3 france long", "START 7 R G B",
        ]
    )  # fmt: skip


def position(path: Path, commands: int) -> Reader:
    """A recorded game after its first commands."""
    header, *lines, _ = load(path)
    table = Reader("".join(header["seats"]) + header.get("neutral", ""))
    for line in lines[:commands]:
        table.command(line["cmd"])
    return table


def contents(table: Reader) -> object:
    return table.state.copy(), [purse.fives for purse in table.purses], [*table.moves], table.count, table.with_prior


def tell(refused: Refusal) -> None:
    """Every kind of refusal has sentences in all languages; each kind is checked once."""
    kind = (refused.message, *sorted(refused.details))
    if kind not in TOLD:
        TOLD.add(kind)
        assert all(len(sentence(refused, "RGBW", None, language)) > 20 for language in LANGUAGES)


TOLD: set[tuple[str, ...]] = set()


def wander(rng: Random, table: Reader, tries: int) -> list[str]:
    """Try commands; returns those that are read, from which the test goes on."""
    taken = []
    for _ in range(tries):
        command, before = some_command(rng, table), contents(table)
        try:
            table.command(command)
        except (NoSuchCommand, CommandRefused) as refused:
            assert contents(table) == before, command
            tell(refused)
        else:
            taken.append(command)
            assert table.moves[: len(before[2])] == before[2]  # type: ignore[index]
            assert all(
                0 <= 5 * p.fives <= q.goods[5] for p, q in zip(table.purses, table.state.players, strict=True)
            ), command
            assert all(count >= 0 for player in table.state.players for count in player.goods), command
    return taken


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name.split(".")[0])
def test_every_command_in_every_place(path: Path) -> None:
    rng = Random(path.name)
    length = len(load(path)) - 2
    for _ in range(3):
        wander(rng, position(path, rng.randrange(2, length)), 60)


@pytest.mark.parametrize("path", [GAMES[5], GAMES[6]], ids=lambda path: path.name.split(".")[0])
def test_every_card_bare_and_with_parameters(path: Path) -> None:
    """All players own every card of the game; each card is used with all parameters, and what may follow is tried."""
    rng = Random(path.name)
    table = rich(position(path, 2))
    for card in [*table.state.sites]:
        for words in PARAMETERS:
            before = contents(table)
            twin = copy_of(table)
            try:
                twin.command(f"USE {card} {words}".strip())
            except (NoSuchCommand, CommandRefused) as refused:
                assert contents(twin) == before
                tell(refused)
            else:
                wander(rng, twin, 2)


def rich(table: Reader) -> Reader:
    """The first player owns every building of the game, and plenty of all goods."""
    from ora_widgets.engine.cards import in_play
    from ora_widgets.engine.turn.building import erect

    state = table.state
    state.display = ("G06", "G12")
    own = state.players[0]
    own.add_land({f"{row},{column}": "plains" for row in range(20, 30) for column in range(5)}, {})
    for card in in_play(state):
        if card.id not in state.sites and card.id not in state.display:
            erect(state, 0, card, own.free[-1])
    own.goods[:-1] = [9 for _ in own.goods[:-1]]
    return table


def copy_of(table: Reader) -> Reader:
    twin = Reader(table.seats)
    twin.__dict__.update(table.__dict__)
    twin.state, twin.moves = table.state.copy(), [*table.moves]
    twin.purses = [Purse(purse.fives) for purse in table.purses]
    return twin


# ---- whole logs


def some_log(rng: Random, path: Path) -> list[str]:
    """A recorded game up to a point, random moves from there, and sometimes a command that does not fit."""
    _, *lines, _ = load(path)
    upto = rng.randrange(2, len(lines))
    table = position(path, upto)
    log = [line["cmd"] for line in lines[:upto]] + wander(rng, table, 60)
    if rng.random() < 0.5:
        log.append(some_command(rng, table))
    return log


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.name.split(".")[0])
def test_a_log_is_a_game_or_a_game_up_to_a_line(path: Path) -> None:
    rng = Random(path.name + " whole")
    for _ in range(2):
        log = some_log(rng, path)
        try:
            game = ora.load("\n".join(log))
        except ora.ParseError as refused:
            game = up_to_the_last(refused, log)
        try:
            written = game.kennerspiel()
        except Unwritable:
            continue  # a half-made move
        again = ora.load(written)
        assert again.now == game.now
        assert again.setup == game.setup
        assert again.kennerspiel() == written


def up_to_the_last(refused: ora.ParseError, log: list[str]) -> ora.Game:
    """The game before the refused line, which is a log's last one."""
    assert refused.line == (len(log), log[-1])
    game: ora.Game = refused.game
    for language in LANGUAGES:
        said = sentence(refused, game.setup.seats, None, language)
        assert str(len(log)) in said
        assert len(said) < 700
    return game


def test_what_is_thrown_is_ours() -> None:
    rng = Random(5)
    for _ in range(150):
        words = [
            "CONFIG",
            "START",
            "USE",
            "3",
            "france",
            "long",
            "R",
            "RG",
            "G",
            "B",
            "W",
            "-1",
            "LR1",
            "Jo",
            "0",
            "x",
            "Ni",
        ]
        log = ["CONFIG 3 france long", "START 1 R G B"][: rng.randrange(3)]
        log += [" ".join(rng.choice(words) for _ in range(rng.randrange(6))) for _ in range(4)]
        try:
            ora.load("\n".join(["CONFIG 3 france long"[: 20 * rng.randrange(2)], *log]))
        except Refusal as refused:
            tell(refused)

"""Spaces, neighbours and where new land may go (F7)."""

from __future__ import annotations

import pytest

from ora_widgets.engine.land import FOREST, HILLSIDE, LAND, MOOR, NEIGHBOURS, PLAINS, parse_space, space
from ora_widgets.engine.terms import Rulings
from tests.support.positions import answer, goods, moves_beginning, player_of, position, put_card, refusal_of


def rows(side: str, land: str = "", *, gap: bool = False) -> list[int]:
    """The rows where a piece of land with this side up may go."""
    table = position(give={"R": "50Pn"}, land={"R": land} if land else None, rulings=Rulings(district_gap=gap))
    kind = "district" if side in ("hills", "plains") else "plot"
    return [int(line.split()[1]) for line in moves_beginning(table, kind) if line.endswith(side)]


def test_the_heartland() -> None:
    """F7.1."""
    red = player_of(position(), "R")
    assert red.holds == {
        "0,0": MOOR, "0,1": FOREST, "0,2": FOREST, "0,4": "LR1",
        "1,0": MOOR, "1,1": FOREST, "1,2": "LR2", "1,4": "LR3",
    }  # fmt: skip
    assert red.free == ("0,3", "1,3")
    assert {place for place, terrain in red.ground.items() if terrain == HILLSIDE} == {"0,4"}
    assert len(red.ground) == 10


def test_short_game_starts_without_two_cards() -> None:
    """F2.9."""
    red = player_of(position(length="short"), "R")
    assert set(red.free) == {"0,0", "0,1", "0,3", "1,3"}
    assert red.moors == ("1,0",)
    assert red.forests == ("0,2", "1,1")


@pytest.mark.parametrize("text", ["0,7", "0,-3", "00,1", "+1,2", "1", "1,2,3", "a,b", "", "-0,1", "1, 2", "1,٢"])
def test_what_is_no_space(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        parse_space(text)


def test_spaces_are_spelled_as_they_are_read() -> None:
    for row in range(-9, 10):
        for col in range(-2, 7):
            assert parse_space(space(row, col)) == (row, col)


@pytest.mark.parametrize(
    ("place", "beside"),
    [
        ("0,0", {"-1,0", "1,0", "0,-1", "0,1"}),
        ("0,-1", {"-1,-1", "1,-1", "0,-2", "0,0"}),
        ("0,-2", {"-1,-2", "1,-2", "0,-1"}),
        ("0,4", {"-1,4", "1,4", "0,3", "0,5"}),
        ("0,6", {"0,5", "1,5"}),  # F7.6: both hillsides of its plot, no other mountain (D13)
    ],
)
def test_neighbours(place: str, beside: set[str]) -> None:
    assert set(NEIGHBOURS[place]) == beside


def test_neighbours_are_mutual() -> None:
    """Stacked plots included: of the two mountains a hillside could touch only one exists."""
    table = position(land={"R": "plot -2 coast; plot 0 coast; plot -2 mountain; plot 0 mountain; plot 2 mountain"})
    ground = player_of(table, "R").ground
    for place in ground:
        for other in NEIGHBOURS[place]:
            assert other not in ground or place in NEIGHBOURS[other], (place, other)
    touching = {place: [o for o in NEIGHBOURS[place] if o in ground and o.endswith(",6")] for place in ground}
    for row, mountain in ((-2, "-2,6"), (-1, "-2,6"), (0, "0,6"), (1, "0,6"), (2, "2,6"), (3, "2,6")):
        assert touching[f"{row},5"] == [mountain]


@pytest.mark.parametrize(
    ("side", "spaces"),
    [
        ("hills", {"5,0": "plains moor", "5,1": "plains forest", "5,2": "plains forest", "5,3": "hillside", "5,4": "hillside"}),
        ("plains", {"5,0": "plains forest", "5,1": "plains", "5,2": "plains", "5,3": "plains", "5,4": "hillside"}),
        ("coast", {"5,-2": "water", "5,-1": "coast", "6,-2": "water", "6,-1": "coast"}),
        ("mountain", {"5,5": "hillside", "6,5": "hillside", "5,6": "mountain"}),
    ],
)  # fmt: skip
def test_tiles(side: str, spaces: dict[str, str]) -> None:
    """F7.2."""
    found = {space(5 + down, col): f"{terrain} {card}".strip() for down, col, terrain, card in LAND[side].spaces}
    assert found == spaces


@pytest.mark.parametrize("side", ["hills", "plains"])
@pytest.mark.parametrize(
    ("land", "where"),
    [
        ("", [-1, 2]),
        ("district -1 hills", [-2, 2]),
        ("district 2 plains; district 3 hills", [-1, 4]),
        ("plot 1 coast", [-1, 2]),  # the plot beside row 2 does not forbid it
        ("plot -2 coast; plot 2 mountain", [-1, 2]),
    ],
)
def test_districts_above_and_below(side: str, land: str, where: list[int]) -> None:
    """F7.3; a gap bridged by a plot is no contact (D12)."""
    assert rows(side, land) == where


def test_a_gap_bridged_by_a_plot_where_that_is_agreed() -> None:
    """D12, switched."""
    assert rows("hills", "plot 1 coast; plot 3 coast", gap=True) == [-1, 2, 3, 4]
    assert rows("hills", "plot -2 mountain", gap=True) == [-2, -1, 2]


@pytest.mark.parametrize("side", ["coast", "mountain"])
@pytest.mark.parametrize(
    ("land", "where"),
    [
        ("", [-1, 0, 1]),  # F18.12
        ("plot -1 SIDE", [-3, 1]),  # ... a second one with t = -3 is legal if the first is at -1
        ("plot 0 SIDE", [-2, 2]),
        ("plot 1 SIDE", [-1, 3]),
        ("plot -1 SIDE; plot -3 SIDE", [-5, 1]),
        ("plot 0 SIDE; plot 2 SIDE; plot -2 SIDE", [-4, 4]),
        ("district -1 hills", [-2, -1, 0, 1]),
        ("district 2 hills; plot 0 SIDE", [-2, 2]),
        ("plot -1 OTHER", [-1, 0, 1]),
    ],
)
def test_plots_at_the_side(side: str, land: str, where: list[int]) -> None:
    """F7.4."""
    other = "mountain" if side == "coast" else "coast"
    assert rows(side, land.replace("SIDE", side).replace("OTHER", other)) == where


def test_land_that_was_bought_lies_there_at_once() -> None:
    """F7.5."""
    table = position(give={"R": "2Pn"})
    answer(table, "district -1 hills")
    red = player_of(table, "R")
    assert goods(table) == ""
    assert [red.ground[f"-1,{col}"] for col in range(5)] == [PLAINS] * 3 + [HILLSIDE] * 2
    assert red.moors == ("0,0", "1,0", "-1,0")
    assert red.forests == ("0,1", "0,2", "1,1", "-1,1", "-1,2")
    assert red.free == ("0,3", "1,3", "-1,3", "-1,4")


def test_the_piles_get_dearer() -> None:
    """F2.7; at the end of a pile nothing of it can be bought (F1.4)."""
    table = position(give={"R": "200Pn"}, buys=40)
    for price in (2, 3, 4, 4, 5, 5, 6, 7, 8):
        before = player_of(table, "R").money()
        answer(table, moves_beginning(table, "district")[0])
        assert before - player_of(table, "R").money() == price
    for price in (3, 4, 4, 5, 5, 5, 6, 6, 7):
        before = player_of(table, "R").money()
        answer(table, moves_beginning(table, "plot")[0])
        assert before - player_of(table, "R").money() == price
    assert not moves_beginning(table, "district")
    assert not moves_beginning(table, "plot")
    assert refusal_of(table, "district 9 hills").message == "no-landscape-left"
    assert refusal_of(table, "plot 9 coast").message == "no-landscape-left"


def test_why_land_is_refused() -> None:
    table = position(give={"R": "2Pn"})
    assert refusal_of(table, "plot 0 coast").message == "landscape-too-dear"
    assert refusal_of(table, "district 0 hills").message == "land-overlaps"
    assert refusal_of(table, "district 3 hills").message == "district-not-adjacent"
    rich = position(give={"R": "9Pn"}, land={"R": "plot 0 coast"})
    assert refusal_of(rich, "plot 1 coast").message == "land-overlaps"
    assert refusal_of(rich, "plot 5 mountain").message == "plot-not-adjacent"
    for wrong in (
        "district -1 coast",
        "plot 0 hills",
        "district x hills",
        "district --1 hills",
        "plot ² coast",
        "plot",
    ):
        assert refusal_of(rich, wrong).message == "not-an-option", wrong


def test_buildings_need_their_terrain() -> None:
    """F5.5.3: ordinary cards, and those that name one."""
    table = position(
        country="ireland", give={"R": "99Wo 99Cl 99Sn 99Sw 99Pn"}, land={"R": "plot 0 coast; plot 0 mountain"},
        cleared={"R": "0,0 0,1 0,2 1,0 1,1"}, display="G07 I11 G22 G28 I08 I35",
    )  # fmt: skip
    where = {card: {line.split()[2] for line in moves_beginning(table, f"build {card} ")} for card in table.display}
    coast, hills = {"0,-1", "1,-1"}, {"0,5", "1,5"}
    assert where["G07"] == {"0,3", "1,3", "0,0", "0,1", "0,2", "1,0", "1,1"} | coast | hills
    assert where["I11"] == {"0,-2", "1,-2"}
    assert where["G22"] == {"0,6"}
    assert where["G28"] == hills | {"0,6"}
    assert where["I08"] == coast
    assert where["I35"] == hills
    assert refusal_of(table, "build G22 0,3").rule == "F5.5.3"


def test_cleared_ground_is_plains() -> None:
    """F5.4.4."""
    table = position(give={"R": "9Wo 9Cl"}, display="G07", mains=2)
    assert "build G07 0,1" not in moves_beginning(table)
    assert refusal_of(table, "build G07 0,1").message == "space-covered"
    answer(table, "fell 0,1 wood")
    assert "build G07 0,1" in moves_beginning(table)


def test_cloister_buildings_touch_each_other() -> None:
    """F5.5.4; a mountain or hillside at the border counts, a corner does not."""
    table = position(give={"R": "9Wo"}, land={"R": "plot 0 mountain"}, display="G02")
    assert moves_beginning(table, "build") == ["build G02 1,3", "build G02 1,5"]
    assert refusal_of(table, "build G02 0,3").message == "needs-cloister"
    put_card(table, "R", "G16", "1,3")
    assert moves_beginning(table, "build") == ["build G02 0,3", "build G02 1,5"]


def test_other_peoples_cloisters_do_not_count() -> None:
    table = position(give={"R": "9Wo"}, land={"R": "district 2 plains"}, built={"G": "G16 1,3"}, display="G02")
    assert "build G02 0,3" not in moves_beginning(table)
    assert "build G02 2,4" in moves_beginning(table)

"""Attempts at every task of the course: lines that solve it, and lines that do not, with their feedback.

Lines that solve a task use another clergyman, another space, another order or other means than the shown solution. For
a line that does not, the end of the sentence is the learner's feedback.
"""

from __future__ import annotations

from typing import NamedTuple


class Attempts(NamedTuple):
    """Lines that solve a task, and lines that do not, each with words of the feedback."""

    right: tuple[str, ...]
    wrong: dict[str, str]


ONE_TURN = "That took 2 turns; the task asks for a single turn."

ATTEMPTS: dict[str, Attempts] = {
    # ---- 0, the table
    "welcome/the-table": Attempts(
        ("use LR1 lay; take clay",),
        {
            "use LR1 prior; take clay": "Red sent the prior to the Clay Mound; the task asks for a lay brother.",
            "use LR2 lay; take grain": "Red has sent nobody to the Clay Mound yet.",
            "use LR1 lay; skip": "Red has taken nothing by the wheel yet; the task asks for 2 clay.",
        },
    ),
    "welcome/names": Attempts(
        ("build G07 1,3",),
        {
            "build G07 0,3": "The Peat Coal Kiln of Red stands on M6; the task asks for N6.",
            "use LR1 lay; take clay": "Red has not built the Peat Coal Kiln on N6 yet.",
        },
    ),
    "welcome/a-round": Attempts(
        (
            "use LR2 lay; take grain; done; use LR1 lay; take clay; done",
            "pass; done; pass; done; pass; done; pass; done",
        ),
        {"use LR2 lay; take grain": "This is round 1; play on to round 2."},
    ),
    # ---- 1, the wheel
    "wheel/first-harvest": Attempts(
        (
            "use LR1 lay; take clay",
            "flip Gn; use LR1 lay; take clay",
            "use LR1 lay; take clay; done; pass; done; use LB1 lay; take clay",  # played on
        ),
        {
            "pass; done; pass; done; pass; done; use LR1 lay; take clay": "That took 4 turns",
            "use LR1 prior; take clay": "Red sent the prior to the Clay Mound; the task asks for a lay brother.",
            "contract LG1 coins; send lay; take clay": "In a work contract the clergyman is not your own",
            "use LR2 lay; take grain": "Red has sent nobody to the Clay Mound yet.",
            "use LR1 lay; take joker": "Red took 2 clay with the joker; the task asks for clay with the clay indicator.",
            "use LR1 lay; skip": "Red has taken nothing by the wheel yet; the task asks for clay.",
        },
    ),
    "wheel/next-step": Attempts(
        (
            "pass; done; use LR1 lay; take clay",
            "pass; done; use LR1 prior; take clay",
            "pass; done; contract LG1 coins; send lay; take clay",
        ),
        {
            "pass; done; use LR1 lay; take joker": "with the joker; the task asks for 4 clay with the clay indicator.",
            "fell 0,1 wood; done; use LR1 lay; take clay": "Blue has not passed yet.",
            "pass": "This is round 3; play on to round 4.",
            "pass; done; use LR2 lay; take grain": "Red took 5 grain",
        },
    ),
    "wheel/joker": Attempts(
        (
            "use LR2 lay; take joker Gn",
            "use LR2 prior; take joker Gn",
            "contract LG2 coins; send prior; take joker Gn",
            "flip Gn; use LR2 lay; take joker Gn",
        ),
        {
            "use LR2 lay; take grain": "Red took 2 grain with the grain indicator; the task asks for 5 grain with the joker.",
            "use LR2 lay; take joker Sh": "Red took 5 livestock",
            "fell 0,1 joker": "Red took 5 wood with the joker; the task asks for 5 grain with the joker.",
        },
    ),
    "wheel/end-of-the-scale": Attempts(
        ("pass; done; use LR1 lay; take clay", "pass; done; use LR1 prior; take clay", "pass; done; flip Gn; use LR1 lay; take clay"),
        {
            "use LB2 lay; take grain; done; use LR1 lay; take clay": "Blue has not passed yet.",
            "pass; done; use LR1 lay; take joker": "Red took 2 clay with the joker; the task asks for 10 clay with the clay indicator.",
            "pass; done; use LR2 lay; take grain": "the task asks for 10 clay",
        },
    ),
    "wheel/grapes": Attempts(
        ("use F14 lay; take joker", "use F14 prior; take joker", "flip Gn; use F14 lay; take joker"),
        {
            "use F14 lay; take grapes": "Red took 0 grapes; the task asks for 7 grapes.",
            "use LR1 lay; take joker": "Red took 7 clay; the task asks for 7 grapes.",
            "use F14 lay; skip": "Red has taken nothing by the wheel yet; the task asks for 7 grapes.",
        },
    ),
    "wheel/ships": Attempts(
        ("use F33 lay; pay 3Wo; take joker Wn", "use F33 prior; pay 3Wo; take joker Wn"),
        {
            "use F33 lay; pay 3Wo; take joker Br": "Red took 6 bread; the task asks for 6 wine.",
            "use F33 lay; skip": "Red has taken nothing by the wheel yet; the task asks for 6 wine.",
            "use LR1 lay; take joker": "Red has sent nobody to the Shipping Company yet.",
        },
    ),
    # ---- 2, clergymen
    "clergymen/send-somebody": Attempts(
        ("use LR2 prior; take livestock", "use LR2 prior; take joker Sh", "flip Gn; use LR2 prior; take livestock"),
        {
            "use LR2 lay; take livestock": "Red sent a lay brother to the Farmyard; the task asks for the prior.",
            "use LR2 prior; take grain": "Red took 2 grain; the task asks for livestock.",
            "use LR2 prior; skip": "Red has taken nothing by the wheel yet",
            "contract LG2 coins; send prior; take livestock": "In a work contract the clergyman is not your own",
        },
    ),
    "clergymen/just-standing": Attempts(
        ("use LR3 lay; skip", "flip Gn; use LR3 lay; skip"),
        {
            "use LR1 lay; take clay; done; pass; done; pass; done; use LR3 lay; skip": "That took 4 turns",
            "use LR3 lay; take coin": "The Cloister Office was used (“take coin”); the task asks you not to use it.",
            "use LR3 lay; take joker": "The Cloister Office was used (“take joker”); the task asks you not to use it.",
            "use LR3 prior; skip": "Red sent the prior to the Cloister Office; the task asks for a lay brother.",
            "pass": "Red has sent nobody to the Cloister Office yet.",
        },
    ),
    "clergymen/where-not": Attempts(
        ("use LR3 lay; take coin", "use LR3 lay; take joker", "use LR3 lay; skip"),
        {
            "fell 0,1 wood; done; contract LR3 coins; take coin": "Red has sent nobody to the Cloister Office yet.",
            "contract LG3 coins; send lay; take coin": "In a work contract the clergyman is not your own",
            "pass": "Red has sent nobody to the Cloister Office yet.",
        },
    ),
    "clergymen/first-building": Attempts(
        ("build G07 0,3; prior; times 1", "build G07 1,3; prior; times 1"),
        {
            "build G07 0,3; prior; times 0": "Red has 1 peat coal; the task asks for 2 peat coal.",
            "build G07 0,3; skip": "The prior has not moved into the new building yet.",
            "fell 0,1 wood": "Red has not built the Peat Coal Kiln yet.",
            "build G07 0,3; prior": "Red has 1 peat coal",
        },
    ),
    "clergymen/coming-home": Attempts(
        ("use LR3 lay; take coin; done", "use LR3 lay; take joker; done", "use LR3 lay; skip; done"),
        {
            "fell 0,1 wood; done": "Red has 1 clergyman at home; the task asks for 3.",
            "contract LG1 coins; send lay; take clay; done": "Red has 1 clergyman at home; the task asks for 3.",
            "use LR3 lay; take coin": "This is round 4; play on to round 5.",
        },
    ),
    "clergymen/in-order": Attempts(
        ("pass; done; use LG1 lay; take clay", "pass; done; use LG1 prior; take clay"),
        {
            "pass; done; use LG1 lay; take joker": "Green took 6 clay; the task asks for 4 clay.",
            "use LR1 lay; take joker; done; use LG1 lay; take clay": "Red has not passed yet.",
            "pass; done; use LG2 lay; take grain": "Green has sent nobody to the Clay Mound yet.",
            "pass": "This is round 4; play on to round 5.",
        },
    ),
    # ---- 3, building
    "building/by-the-water": Attempts(
        ("build F11 0,-1; skip", "build F11 1,-1; prior"),
        {"fell 0,1 wood": "Red has not built the Harbor Promenade yet."},
    ),
    "building/straw-from-grain": Attempts(
        ("build F05 0,3; skip", "build F05 1,3; prior", "flip Gn; build F05 0,3; skip"),
        {"flip Gn; pass": "Red has not built the Bakery", "build G07 0,3; skip": "Red has not built the Bakery"},
    ),
    "building/make-room": Attempts(
        (
            "cut 0,0 peat; build G07 0,0; skip",
            "cut 1,0 joker; build G07 1,0; skip",
            "fell 0,1 wood; build G07 0,1; prior",
        ),
        {
            "cut 0,0 peat; pass; done": "Red has not built the Peat Coal Kiln",
            "cut 0,0 peat; pass; done; pass; done; pass; pass; done; build G07 0,0; skip": "That took 4 turns",
        },
    ),
    "building/cloister": Attempts(
        (
            "build G01 1,3; skip; build G02 0,3; skip",
            "build G02 1,3; skip; build G01 0,3; prior",
            "build G02 1,3; prior; build G01 0,3",
        ),
        {
            "build G01 1,3; skip; pass": "Red has not built the Cloister Courtyard yet.",
            "build G02 1,3; skip; pass": "Red has not built the Priory yet.",
        },
    ),
    "building/the-right-order": Attempts(
        (
            "build F09 1,3; prior; enter LR3; take coin; build G01 0,3",
            "build F09 1,3; prior; enter LR3; take joker; build G01 0,3",
        ),
        {
            "build F09 1,3; skip; build G01 0,3; skip": "That building has not been used from another one yet.",
            "build F09 1,3; prior; enter LR3; skip; build G01 0,3": "Red has taken nothing by the wheel yet",
            "build F09 1,3; prior; skip; build G01 0,3": "That building has not been used from another one yet.",
            "build G01 1,3; skip; build F09 0,3; prior; skip": "That building has not been used from another one yet.",
        },
    ),
    "building/which-terrain": Attempts(
        (
            "build G22 0,6; skip; build F05 0,5; skip",
            "build F05 1,5; skip; build G22 0,6; skip",
            "build G22 0,6; prior; take joker; build F05 1,5",
        ),
        {
            "build F05 0,5; skip; pass": "Red has not built the Quarry on M9 yet.",
            "build G22 0,6; skip; pass": "Red has not built the Bakery yet.",
        },
    ),
    # ---- 4, work contracts
    "work-contracts/their-oven": Attempts(
        ("contract F05 coins; send lay; times 2; times 0", "contract F05 coins; send prior; times 2; times 0"),
        {
            "contract F05 coins; send lay; times 1; times 0": "Red has 1 bread; the task asks for 2 bread.",
            "contract F05 coins; send lay; times 2; times 2": "Red has 0 bread; the task asks for 2 bread.",
            "contract LG1 coins; send lay; take clay": "Red has issued no work contract for the Bakery yet.",
            "contract F05 coins": "Red has 0 bread",
        },
    ),
    "work-contracts/the-owner-picks": Attempts(
        ("send lay",), {"send prior": "The prior is on the Bakery (Green); the task asks for a lay brother."}
    ),
    "work-contracts/who-is-at-home": Attempts(
        ("contract LB1 coins; send lay; take clay", "contract LB1 coins; send prior; take clay"),
        {
            "contract LB1 coins; send lay; take joker": "the task asks for 4 clay with the clay indicator.",
            "contract LB1 coins; send lay; skip": "Red has taken nothing by the wheel yet",
            "contract LB2 coins; send lay; take grain": "Red has issued no work contract for the Clay Mound yet.",
        },
    ),
    "work-contracts/a-drink": Attempts(
        (
            "contract F21 wine; send lay; times 2; times 0",
            "contract F21 wine; send prior; times 2; times 0",
            "contract F21 wine; send lay; times 2; times 1",  # keeping the wine was not required
        ),
        {
            "contract F21 wine; send lay; times 1; times 0": "Red has gained 1 wine in one visit to the Winery",
            "contract LG1 wine; send lay; take clay": "Red has issued no work contract for the Winery yet.",
            "use LR3 lay; take coin; done; pass; done; pass; done; contract F21 coins; send lay; times 2; times 0": "That took 4 turns",
        },
    ),
    "work-contracts/keep-them-busy": Attempts(
        ("contract LG1 coins; skip",),
        {
            "contract LG1 coins; take joker": "The Clay Mound was used (“take joker”); the task asks you not to use it.",
            "contract LG1 coins; take clay": "The Clay Mound was used (“take clay”); the task asks you not to use it.",
            "contract F05 coins": "Red has issued no work contract for the Clay Mound yet.",
        },
    ),
    # ---- 5, land
    "land/trees": Attempts(
        ("fell 0,1 wood", "fell 0,1 joker", "flip Gn; fell 0,1 wood"),
        {
            "fell 0,2 wood": "There is still a forest on M4.",
            "cut 0,0 peat": "There is still a forest on M4.",
            "fell 0,2 wood; done; pass; done; pass; done; fell 0,1 wood": "Red took 0 wood; the task asks for 5 wood.",
        },
    ),
    "land/for-nothing": Attempts(
        ("fell 0,2 wood", "flip Gn; fell 0,2 wood"),
        {
            "fell 0,2 joker": "“fell 0,2 joker” takes goods with the joker, which the task asks you not to use.",
            "fell 0,1 wood": "There is still a forest on M5.",
            "fell 0,1 joker; done; pass; done; pass; done; fell 0,2 wood": "That took 4 turns",
        },
    ),
    "land/nothing-at-all": Attempts(
        ("pass; done", "flip Gn; pass; done"),
        {
            "fell 0,1 wood; done; pass": ONE_TURN,
            "use LR1 lay; skip; done": "Red has not passed yet.",
            "pass": "It is not Green's turn yet",
        },
    ),
    "land/a-district": Attempts(
        (
            "district -1 hills; build F14 -1,3; skip",
            "district 2 plains; build F14 2,4; prior; take joker",
            "district -1 plains; build F14 -1,4; skip",
        ),
        {
            "district -1 hills; pass; done": "Red has not built the Grapevine yet.",
            "district -1 hills; fell -1,1 wood": "Red has not built the Grapevine yet.",
            "fell 0,1 wood": "No district has yet been placed as the task says.",
        },
    ),
    "land/a-mountain": Attempts(
        (
            "plot 0 mountain; build G22 0,6; prior; take stone",
            "plot -1 mountain; build G22 -1,6; prior; take stone",
            "plot 0 mountain; build G22 0,6; prior; take joker",
        ),
        {
            "plot 0 mountain; build G22 0,6; skip": "Red has 0 stone; the task asks for 4 stone.",
            "plot 0 mountain; build G22 0,6; skip; done; pass; done; pass; done; use G22 prior; take stone": "That took 4 turns",
        },
    ),
    "land/next-to-the-mountain": Attempts(
        ("settle S1 1,5",),
        {"settle S1 0,3": "The Shanty Town of Red stands on M6; the task asks for N8.", "done": "Red has not built the Shanty Town on N8"},
    ),
    "land/which-row": Attempts(
        ("district 2 plains; build G02 2,4; skip", "district 2 hills; build G02 2,4; prior"),
        {
            "district -2 plains; fell -2,0 wood": "Red has not built the Cloister Courtyard on O7 yet.",
            "district 2 plains; pass": "Red has not built the Cloister Courtyard on O7 yet.",
        },
    ),
    "land/sold-out": Attempts(
        (
            "plot 0 mountain; build F27 0,5; skip",
            "plot 0 mountain; build F27 1,5; skip",
            "plot -1 mountain; build F27 -1,5; prior",
            "plot 1 mountain; build F27 1,5; skip",
        ),
        {"plot 0 coast; pass": "Red has not built the Palace yet."},
    ),
    # ---- 6, food
    "food/shanty-town": Attempts(
        ("settle S1 0,3", "settle S1 1,3"), {"done": "Red has not built the Shanty Town yet."}
    ),
    "food/no-change": Attempts(
        ("settle S2 0,3; pay Gn Sh", "settle S2 1,3; pay Gn Sh"),
        {
            "settle S2 0,3; pay Mt": "Red has 0 meat and 2 livestock; the task asks for 1 meat and 1 livestock.",
            "settle S2 0,3; pay 2Sh": "Red has 1 meat and 0 livestock; the task asks for 1 meat and 1 livestock.",
            "settle S2 0,3": "Almost: you still have to answer a question of this action.",
            "settle S1 0,3; pay Gn; pay Pt": "Red has not built the Farming Village",
        },
    ),
    "food/five-coins": Attempts(
        ("use F08 lay; give Wo Gn Pn Ni", "use F08 prior; give Wo Gn Pn Ni", "use F08 lay; give Wo Sw Pn Ni"),
        {
            "use F08 lay; skip": "Red has gained 0 bread in one visit to the Market; the task asks for 1 bread.",
            "use LR3 lay; take coin": "Red has sent nobody to the Market yet.",
        },
    ),
    "food/sell-a-drink": Attempts(
        (
            "sell Wh; district -1 plains",
            "sell Wh; district 2 hills",
        ),
        {"district -1 plains": "No drink has been sold for coins yet.", "sell Wh; done": "No district has yet been placed as the task says.", "done": "No drink has been sold for coins yet."},
    ),
    "food/fishing": Attempts(
        ("settle S4 0,-1", "settle S4 1,-1"),
        {"settle S1 0,3; pay Gn; pay Wo": "Red has not built the Fishing Village", "done": "Red has not built the Fishing Village"},
    ),
    "food/new-cards": Attempts(
        ("done; done; done; build G19 0,3; skip", "done; done; done; build G19 1,3; prior"),
        {
            "done": "Red does not have the Artist's Colony in hand yet.",
            "done; done; done; build G12 0,3; skip": "Blue has not built the Slaughterhouse yet.",
            "done; done; done; pass": "Blue has not built the Slaughterhouse yet.",
        },
    ),
    "food/not-now": Attempts(
        ("pass; done; done; settle S1 0,3", "pass; done; done; settle S1 1,3"),
        {
            "fell 0,1 wood; done; done; settle S1 0,3": "Green has not passed yet.",
            "pass; done; done; done": "Red has not built the Shanty Town yet.",
        },
    ),
    # ---- 7, scoring
    "scoring/goods": Attempts(
        (
            "use LR3 lay; take coin",
            "use LR3 prior; take coin",
            "contract LG3 coins; send lay; take coin",
        ),
        {
            "use LR1 lay; take clay; done; pass; done; pass; done; use LR3 lay; take coin": "That took 4 turns",
            "use LR3 lay; take joker": "Red has 17 points; the task asks for 15.",
            "use LR1 lay; take clay": "Red took 7 clay; the task asks for coins.",
        },
    ),
    "scoring/economy": Attempts(
        ("build G12 1,3; skip", "build G12 1,3; prior", "fell 0,1 joker; done; pass; done; pass; done; build G12 0,1; skip"),
        {
            "build G01 1,3; skip": "Red has not built the Stone Merchant",
            "build G02 1,3; skip": "Red has not built the Stone Merchant",
        },
    ),
    "scoring/place-well": Attempts(
        ("settle S2 0,-1",),
        {
            "settle S2 1,3": "Red has 16 points; the task asks for 26.",
            "settle S2 1,1": "points; the task asks for 26.",
            "settle S2 1,-1": "points; the task asks for 26.",
        },
    ),
    "scoring/bad-company": Attempts(
        ("settle S3 1,3",),
        {"settle S3 0,2": "points; the task asks for 18.", "settle S3 1,1": "points; the task asks for 18."},
    ),
    # ---- 8, goods
    "goods/bread": Attempts(
        (
            "use F04 lay; times 4; use F05 lay; times 4; times 0",
            "use F04 prior; times 4; use F05 lay; times 4; times 0",
        ),
        {
            "use F04 lay; times 2; use F05 lay; times 2; times 0": "Red has 2 bread; the task asks for 4 bread.",
            "use F04 lay; times 4; use F05 lay; times 4; times 1": "Red has 3 bread; the task asks for 4 bread.",
            "use F04 lay; times 4; pass; done; pass; done; pass; pass; done; use F05 lay; times 4; times 0": "That took 4 turns",
        },
    ),
    "goods/beer": Attempts(
        (
            "use I04 lay; times 3; use I05 lay; times 3; times 1",
            "use I04 prior; times 3; use I05 lay; times 3; times 1",
        ),
        {
            "use I04 lay; times 3; use I05 lay; times 3; times 0": "Red has 3 beer and 0 coins; the task asks for 2 beer and 7 coins.",
            "use I04 lay; times 4; use I05 lay; times 2; times 1": "Red has 1 beer and 7 coins",
        },
    ),
    "goods/wine": Attempts(
        ("use F21 lay; times 3; times 1", "use F21 prior; times 3; times 1", "pass; use F21 lay; times 3; times 1"),
        {
            "use F21 lay; times 3; times 0": "Red has 3 wine and 0 coins; the task asks for 2 wine and 7 coins.",
            "use F21 lay; times 2; times 1": "Red has gained 2 wine in one visit to the Winery; the task asks for 3 wine.",
        },
    ),
    "goods/whiskey": Attempts(
        ("use I04 lay; times 2; use I21 lay; times 2", "use I04 prior; times 2; use I21 lay; times 2"),
        {
            "use I04 lay; times 1; use I21 lay; times 1": "Red has 2 whiskey; the task asks for 4 whiskey.",
            "use I04 lay; times 2; pass": "Red has 0 whiskey; the task asks for 4 whiskey.",
        },
    ),
    "goods/ceramics": Attempts(
        (
            "use G18 lay; times 3; times 1",
            "use G18 prior; times 3; times 1",
            "use LR1 lay; skip; use G18 lay; times 3; times 1",
        ),
        {
            "use G18 lay; times 3; times 0": "Red has gained 3 ceramics and 0 ornaments in one visit",
            "use G18 lay; times 0; times 1; pay Wo": "Red has gained 0 ceramics and 1 ornament in one visit",
        },
    ),
    "goods/reliquary": Attempts(
        (
            "use F36 prior; trade Bo; trade Ce; use G01 lay; enter F36; trade Or",
            "use F36 prior; trade Bo; skip; use G01 lay; enter F36; trade Ce; trade Or",
        ),
        {
            "use F36 prior; trade Bo; trade Ce; pass": "Red has 0 reliquaries; the task asks for 1 reliquary.",
            "use F36 lay; trade Bo; trade Ce; pass; done; pass; done; pass; pass; done; use LR1 lay; take clay": "That took 4 turns",
        },
    ),
    "goods/wonder": Attempts(
        (
            "use F36 lay; trade Or; skip; use G34 lay; times 1",
            "use F36 prior; trade Or; skip; use G34 lay; times 1",
        ),
        {
            "use F36 lay; trade Or; trade Ce; use G34 lay": "Red has 0 wonders; the task asks for 1 wonder.",
            "use G34 lay; pass": "Red has 0 wonders; the task asks for 1 wonder.",
        },
    ),
    "goods/no-ninth": Attempts(
        ("use F36 lay; trade Or; trade Ce", "use F36 lay; trade Ce; trade Or", "use F36 prior; trade Or; trade Ce"),
        {
            "use G34 lay": "Red has 1 reliquary and 1 ornament; the task asks for 2 reliquaries and 1 ornament.",
            "use F36 lay; trade Or; skip": "Red has 2 reliquaries and 0 ornaments",
            "use F36 lay; trade Or; trade Bo": "Red has 2 reliquaries and 0 ornaments",
        },
    ),
    # ---- 9, countries
    "countries/on-the-water": Attempts(
        ("build I11 0,-2; prior", "build I11 1,-2; prior"),
        {"build I11 0,-2; skip": "The prior has not moved into the new building yet.", "pass": "Red has not built the Houseboat"},
    ),
    "countries/a-whiskey": Attempts(
        (
            "contract I04 whiskey; send lay; times 2",
            "contract I04 whiskey; send prior; times 2",
            "contract I04 coins; send lay; times 2",  # the whiskey is sold for the price
            "sell Wh; contract I04 coins; send lay; times 2",
        ),
        {
            "contract I04 whiskey; send lay; times 1": "Red has gained 1 malt in one visit to the Malthouse; the task asks for 2 malt.",
            "contract I21 whiskey; send lay": "Red has issued no work contract for the Malthouse yet.",
        },
    ),
    "countries/church-or-chapel": Attempts(
        ("use I24 lay; times 0; times 2", "use I24 prior; times 0; times 2"),
        {
            "use I24 lay; times 1; times 1": "Red has gained 1 reliquary since the task began; the task asks for 2 reliquaries.",
            "use I24 lay; times 0; times 0": "Red has gained 0 reliquaries since the task began",
        },
    ),
    # ---- 10, the bonus round
    "bonus-round/when": Attempts(
        ("pass; done; use LR1 prior; take clay", "pass; done; use LR1 prior; take joker"),
        {
            "fell 0,1 wood; done": "Blue has not passed yet.",
            "pass": "This is round 24; play on to round 25.",
            "pass; done; use LG1 prior; take clay": "Red has sent nobody to the Clay Mound yet.",
        },
    ),
    "bonus-round/any-building": Attempts(
        ("use F24 prior; times 2",),
        {
            "use F24 prior; times 1": "Red has gained 1 reliquary in one visit to the Cloister Church",
            "use LG1 prior; take clay": "Red has sent nobody to the Cloister Church yet.",
        },
    ),
    "bonus-round/build-instead": Attempts(
        (
            "plot 0 coast; build F11 0,-1; prior",
            "plot -1 coast; build F11 0,-1; prior",
            "plot 1 coast; build F11 2,-1; prior",
        ),
        {
            "plot 0 coast; build F11 0,-1; skip": "The prior has not moved into the new building yet.",
            "plot 0 coast; use LR1 prior; skip": "Red has not built the Harbor Promenade yet.",
        },
    ),
    "bonus-round/phase-e": Attempts(
        ("settle S1 1,3; done; done; done",),
        {
            "settle S1 0,2; done; done; done": "The Shanty Town of Red stands on M5; the task asks for N6.",
            "settle S1 0,3; done; done; done": "The Shanty Town of Red stands on M6; the task asks for N6.",
            "settle S1 1,3; done": "The game is not over yet.",
            "done; done; done": "Red has not built the Shanty Town on N6 yet.",
        },
    ),
    # ---- 11, two players
    "two-players/two-actions": Attempts(
        (
            "use LR1 lay; take clay; use LR2 lay; take grain; done",
            "use LR2 prior; take grain; use LR1 lay; take clay; done",
            "use LR1 lay; take joker; use LR2 lay; take grain; done",
        ),
        {
            "use LR1 lay; take clay; use LR2 lay; take livestock; done": "the task asks for 1 grain.",
            "use LR1 lay; take clay; use LR2 lay; take grain": "It is not Green's turn yet",
            "use LR1 lay; take clay; pass; done": "the task asks for 1 grain.",
        },
    ),
    "two-players/the-last-one": Attempts(
        (
            "use LR1 lay; take clay; fell 0,1 wood",
            "fell 0,2 joker; use LR1 lay; take clay",
            "use LR1 lay; take joker; fell 1,1 wood",
            "contract LG1 coins; send lay; take clay; fell 0,1 wood",
        ),
        {
            "use LR1 lay; take clay; pass": "Red took 2 clay; the task asks for wood.",
            "fell 0,1 wood; pass": "Red took 2 wood; the task asks for clay.",
            "use LR1 lay; take clay; cut 0,0 peat": "the task asks for wood.",
        },
    ),
    "two-players/phase-a": Attempts(
        ("pass; pass; done; settle S1 0,3", "pass; pass; done; settle S1 1,3"),
        {
            "fell 0,1 wood; pass; done; settle S1 0,3": "Green has passed 1 of 2 times.",
            "fell 0,1 wood; fell 0,2 joker; done": "Green has not passed yet.",
            "pass; pass": "Red has not built the Shanty Town yet.",
            "pass; pass; done; done": "Red has not built the Shanty Town yet.",
        },
    ),
    "two-players/how-much-land": Attempts(
        (
            "district -1 plains; pass; done; district 2 plains",
            "pass; district 2 hills; done; district -1 hills",
            "fell 0,1 wood; district -1 hills; done; district 2 plains",
        ),
        {
            "district -1 plains; pass; done": "Red has no space O3 yet",
            "district 2 plains; pass; done": "Red has no space L3 yet",
            "district -1 plains; pass; done; district -2 plains": "Red has no space O3 yet",
        },
    ),
    "two-players/three-in-a-row": Attempts(
        (
            "pass; pass; done; use LG1 lay; take clay; done; use LG2 lay; take grain; use LG3 prior; take coin",
            "pass; pass; done; use LG1 prior; take clay; done; use LG3 lay; take coin; use LG2 lay; take grain",
        ),
        {
            "fell 0,1 wood; pass; done; use LG1 lay; take clay; done": "Red has passed 1 of 2 times.",
            "pass; pass; done; use LG3 lay; take coin; done; use LG1 lay; take clay; use LG2 prior; take grain": "Green took 3 clay; the task asks for 2 clay.",
            "pass; pass; done; use LG1 lay; take clay; done; use LG2 lay; take livestock": "the task asks for 3 grain.",
        },
    ),
    "two-players/the-end-short": Attempts(
        (
            "build G12 0,3; skip; pass; done; pass; done",
            "pass; build G12 0,3; prior; done; pass; done",
            "build G12 1,3; skip; use LR2 prior; take grain; done; use LG2 prior; take grain; done",
        ),
        {"build G12 0,3; skip; pass; done": "The game is not over yet.", "pass; pass; done": "The game is not over yet."},
    ),
    "two-players/the-end-long": Attempts(
        (
            "build G02 0,3; skip; pass; done; pass; done",
            "pass; build G02 0,3; skip; done; pass; done",
        ),
        {"build G02 0,3; skip; pass; done": "The game is not over yet.", "pass; pass; done; pass; done": "The game is not over yet."},
    ),
    "two-players/the-castle": Attempts(
        ("use G28 lay; settle S2 0,5", "use G28 prior; settle S2 0,5", "pass; use G28 lay; settle S2 0,5"),
        {
            "use G28 lay; settle S2 0,3": "The Farming Village of Red stands on M6; the task asks for M8.",
            "use G28 lay; settle S1 0,5": "Red has not built the Farming Village on M8 yet.",
        },
    ),
    # ---- 12, the short game
    "short-game/fewer-hands": Attempts(
        (
            "build G07 0,0; prior; times 1; done; pass; done; pass; done; use LR1 lay; take clay; done",
            "use LR1 lay; take clay; done; pass; done; pass; done; build G07 0,0; prior; times 0; done",
            "build G07 0,0; prior; times 0; done; fell 0,2 wood; done; pass; done; use LR3 lay; skip; done",
        ),
        {
            "build G07 0,3; prior; times 1": "The Peat Coal Kiln of Red stands on M6; the task asks for M3.",
            "build G07 0,0; skip; done; pass; done; pass; done; use LR1 lay; take clay; done": "The prior has not moved into",
            "build G07 0,0; prior; times 1; done; pass; done; pass; done; pass; done": "Red has 1 clergyman at home",
        },
    ),
    "short-game/gifts": Attempts(
        (
            "pass; done; pass; done; pass; done; build G07 0,3; skip",
            "pass; done; pass; done; pass; done; build G07 0,0; prior",
        ),
        {
            "pass; done; pass; done; pass; done; fell 0,2 wood; done": "Red has not built the Peat Coal Kiln yet.",
            "use LR1 lay; take clay; done; pass; done; pass; done; build G07 0,3; skip": "which the task asks you not to use",
            "pass; done": "Red has not built the Peat Coal Kiln yet.",
        },
    ),
    "short-game/a-harvest-for-all": Attempts(
        ("fell 0,2 wood", "fell 1,1 joker", "flip Gn; fell 0,2 wood"),
        {
            "cut 1,0 peat": "No trees have yet been felled as the task says.",
            "pass; done; fell 0,2 wood; done": "No trees have yet been felled as the task says.",
        },
    ),
    "short-game/hired-harvest": Attempts(
        ("contract LG1 coins; send lay; take clay", "contract LG1 coins; send prior; take joker"),
        {
            "contract LB1 coins; send lay; take clay": "Red has issued no work contract for the Clay Mound yet.",
            "contract LG1 coins; send lay; skip": "Red has taken nothing by the wheel yet; the task asks for clay.",
            "use LR1 lay; take clay": "Red has issued no work contract for the Clay Mound yet.",
        },
    ),
    # ---- 13, alone
    "solo/an-empty-cellar": Attempts(
        ("district -1 plains", "district 2 hills", "pass; district -1 hills"),
        {"plot 0 coast": "No district has yet been placed as the task says.", "pass": "No district has yet been placed"},
    ),
    "solo/before-it-is-gone": Attempts(
        ("use LR1 lay; take clay", "use LR1 prior; take clay", "fell 0,1 wood; use LR1 lay; take clay"),
        {
            "use LR1 lay; take joker": "Red took 10 clay with the joker; the task asks for 10 clay with the clay indicator.",
            "pass; pass; done; use LR1 lay": "Red has taken nothing by the wheel yet; the task asks for 10 clay.",
        },
    ),
    "solo/the-neighbour": Attempts(
        ("contract G13 coins; send lay; times 1", "contract G13 coins; send prior; times 1"),
        {
            "contract G13 coins; send lay; times 0": "in one visit to the Builders' Market; the task asks for",
            "contract LW1 coins; send lay; take clay": "Red has issued no work contract for the Builders' Market yet.",
        },
    ),
    "solo/the-neighbour-builds": Attempts(
        (
            "place G01 1,3; place G07 0,1; contract G07 coins; times 1",
            "place G01 1,3; place G07 0,0; contract G07 coins; times 1",
            "place G07 0,3; place G01 1,3; contract G07 coins; times 1",
        ),
        {
            "place G01 1,3; place G07 0,1; skip": "The prior is not on the Peat Coal Kiln yet (White).",
            "place G01 1,3; place G07 0,1; contract G07 coins; times 0": "Red has 1 peat coal; the task asks for 2 peat coal.",
            "place G01 1,3": "White has not built the Peat Coal Kiln yet.",
        },
    ),
    "solo/the-last-turn": Attempts(
        (
            "pass; pass; done; place G41 1,3; settle S1 0,3; done",
            "pass; pass; done; place G41 1,3; settle S1 1,3; done",
        ),
        {
            "use LR1 lay; take clay; pass; done; place G41 1,3; settle S1 0,3; done": "Red has passed 1 of 2 times.",
            "pass; pass; done; place G41 1,3; done": "Red has not built the Shanty Town yet.",
            "pass; pass; done; place G41 1,3; settle S1 0,3": "The game is not over yet.",
        },
    ),
    # ---- 14, the first game: each beginning is enough to tell that it goes on
    "first-game/first-round": Attempts((), {"pass": "This is round 1; play on to round 2."}),
    "first-game/first-settlement": Attempts(("done",), {"flip Gn": "The turn has not been ended yet."}),
    "first-game/whole-game": Attempts((), {"pass; done": "The game is not over yet."}),
    # ---- the strategy track
    "tempo/last-man": Attempts(
        ("use LR1 prior; take clay; done", "use LR2 prior; take livestock; done", ),
        {
            "fell 0,2 wood; done": "Red has 1 clergyman at home; the task asks for 3.",
            "use LR1 prior; take clay": "Red has no clergyman at home; the task asks for 3.",
        },
    ),
    "tempo/nobody-home": Attempts(
        ("flip Gn; build F05 0,3; done", ),
        {
            "fell 0,2 wood; done": "Blue has 10 points; the task asks for 14.",
            "pass; done": "Blue has 10 points; the task asks for 14.",
            "build F05 0,3": "Blue has no clergyman at home; the task asks for 3.",
        },
    ),
    "tempo/keep-the-prior": Attempts(
        ("fell 0,2 wood; done; build G02 1,3; prior; give Pt Sh Cl; choose 6Pn", ),
        {
            "use LR3 prior; take joker; done; fell 0,2 wood": "The prior is not on the Cloister Courtyard yet (Red).",
            "cut 1,0 peat; done; fell 0,2 joker": "The prior is not on the Cloister Courtyard yet (Red).",
            "fell 0,2 joker; done; build G02 1,3; prior; give Pt Sh Cl; choose 6Wo": "Red has 2 coins; the task asks for 6 coins.",
        },
    ),
    "turn-price/two-in-one": Attempts(
        ("build G06 1,3; prior; trade 3energy; district 2 hills", ),
        {
            "build G06 0,3; skip": "Red has 1 coin; the task asks for 4 coins.",
            "build G01 1,3; skip": "Red has 4 points; the task asks for 5.",
        },
    ),
    "turn-price/who-else-can": Attempts(
        ("build G07 1,3; prior; done; build F05 0,3",),
        {
            "build F05 0,3; skip; done; pass": "Red has not built the Peat Coal Kiln yet.",
            "use LR1 lay; take clay; done; build F05 0,3": "Red has not built the Peat Coal Kiln yet.",
        },
    ),
    "turn-price/borrowed-hands": Attempts(
        ("contract G18 wine; send lay; times 3; times 1; pay 3Wo 2Sw", ),
        {
            "contract G26 wine; times 1": "Green has 184 points; the task asks for 188.",
            "contract G18 coins; send lay; times 3; times 0; pay 3Wo": "Green has 186 points; the task asks for 188.",
            "pass": "Green has 179 points; the task asks for 188.",
        },
    ),
    "turn-price/a-great-turn": Attempts(
        ("build G26 -2,-1; prior; times 1; plot 1 coast", ),
        {
            "build G26 -2,-1; skip": "Blue has 87 points; the task asks for 90.",
            "use LB1 prior; take clay": "Blue has 72 points; the task asks for 90.",
        },
    ),
    "chains/ceramic": Attempts(
        ("build G18 2,3; prior; times 2; pay 2Wo", "build G18 2,4; prior; times 1; pay Pt", ),
        {
            "build G19 -1,3; prior": "Red has 30 points; the task asks for 32.",
            "fell 0,1 wood": "Red has 22 points; the task asks for 32.",
            "build G18 2,4; skip": "Red has 29 points; the task asks for 32.",
        },
    ),
    "chains/grapes-in-time": Attempts(
        ("use F21 prior; times 10; times 1", "use F21 lay; times 10; times 0", ),
        {
            "pass": "Green has 145 points; the task asks for 155.",
        },
    ),
    "chains/up-to-a-wonder": Attempts(
        ("flip Gn; contract G01 coins; enter F40; enter G34; times 1", ),
        {
            "contract G01 coins; enter F40; enter G34; times 0": "Green has 0 wonders; the task asks for 1 wonder.",
            "pass": "Green has 0 wonders; the task asks for 1 wonder.",
        },
    ),
    "where-to-live/fishing": Attempts(
        ("settle S4 -1,-1; pay Wo Pt", ),
        {
            "settle S3 -1,-1": "Green has 29 points; the task asks for 30.",
            "settle S3 0,0": "Green has 26 points; the task asks for 30.",
            "done": "Green has 16 points; the task asks for 30.",
        },
    ),
    "where-to-live/hilltop": Attempts(
        ("settle S7 0,2; pay 3Mt; pay 3Pt Co", ),
        {
            "plot -3 mountain; done": "Blue has 112 points; the task asks for 135.",
            "settle S2 0,2": "Blue has 123 points; the task asks for 135.",
            "done": "Blue has 114 points; the task asks for 135.",
        },
    ),
    "hired-hands/the-quarry": Attempts(
        ("contract G22 wine; send prior; take joker", ),
        {
            "contract G22 coins; send lay; take stone": "Green took 3 stone; the task asks for 4 stone.",
            "use LG2 lay; take livestock": "Green took 5 livestock; the task asks for 4 stone.",
        },
    ),
    "hired-hands/a-drink": Attempts(
        ("contract F14 wine; send prior; take grapes", ),
        {
            "contract F14 wine; send lay; take joker": "Green has 3 grapes; the task asks for 10 grapes.",
            "use LG3 lay; take joker": "Green has 0 grapes; the task asks for 10 grapes.",
        },
    ),
    "hired-hands/while-it-is-free": Attempts(
        ("contract F05 coins; times 2; times 0; done; build G01 1,3; prior",),
        {
            "build G01 1,3; skip; done; pass": "Red has gained 0 bread in one visit to the Bakery; the task asks for 2 bread.",
            "contract F05 coins; times 1; times 0; done; build G01 1,3": "Red has gained 1 bread in one visit to the Bakery; the task asks for 2 bread.",
        },
    ),
    "hired-hands/through-the-priory": Attempts(
        ("contract G01 whiskey; send lay; enter I40; enter G28; settle S6 -7,-1; pay 2Sh Pn", ),
        {
            "use LG1 lay; take clay": "Green has 142 points; the task asks for 155.",
            "contract G01 coins; send lay; enter I40; skip": "Green has 141 points; the task asks for 155.",
            "contract G01 coins; send lay; enter I40; enter G28; settle S2 -7,-1": "Green has 153 points; the task asks for 155.",
        },
    ),
    "wheel-ahead/mill-next-round": Attempts(
        ("fell 0,1 wood; done; build F04 0,-1; prior", ),
        {
            "fell 0,2 joker; done": "Green has 6 points; the task asks for 16.",
            "pass; done; fell 0,2 wood": "Green has 6 points; the task asks for 16.",
        },
    ),
    "wheel-ahead/before-they-do": Attempts(
        ("use LR1 prior; take clay; done; use F14 lay; take grapes",),
        {
            "use F14 lay; take grapes; done; use LR1 lay; take clay": "Red took 0 clay",
            "use LR1 lay; take clay; done; use F14 lay; take joker": "the task asks for 3 grapes with the grapes indicator.",
        },
    ),
    "wheel-ahead/own-or-joker": Attempts(
        ("fell 1,1 joker", ),
        {
            "fell 0,2 wood": "Red took 2 wood; the task asks for 3 wood.",
            "cut 1,0 peat": "Red took 2 peat; the task asks for 3 wood.",
        },
    ),
    "endings-for-two/end-it": Attempts(
        ("contract G22 coins; take stone; build F11 -5,-1; done", ),
        {
            "pass; pass; done": "The game is not over yet.",
            "contract G22 coins; take stone; pass; done": "The game is not over yet.",
        },
    ),
    "endings-for-two/behind": Attempts(
        ("contract F17 coins; send prior; times 3; times 1; use F27 lay; pay Wn; enter G28; settle S2 -3,4; pay Sh Pn; pay Pt 2Sw", ),
        {
            "contract G22 coins; send lay; take stone; build F11 -2,-1": "Red has 246 points; the task asks for 262.",
            "pass; pass; done": "Red has 245 points; the task asks for 262.",
        },
    ),
    "past-500/two-wonders": Attempts(
        ("build F25 2,1; prior; give Wo Pt Gn Sh Cl Pn Sw Mt Fl Br Gp Wn Bo; contract G01 coins; enter F25; give Wo Pt Gn Sh Cl Pn Mt Fl Br Gp Wn Bo Sw",),
        {
            "build F25 -3,3; prior; give Wo Pt Gn Sh Cl Pn Sw Mt Fl Br Gp Wn Bo": "Red has 1 wonder; the task asks for 2 wonders.",
            "use LR1 lay; take clay": "Red has 0 wonders; the task asks for 2 wonders.",
        },
    ),
    "past-500/before-it-leaves": Attempts(
        ("use LR2 prior; take livestock", ),
        {
            "use LR2 lay; take joker Sh": "Red took 5 livestock with the joker; the task asks for livestock with the livestock indicator.",
            "use LR1 lay; take clay": "Red took 3 clay with the clay indicator; the task asks for livestock with the livestock indicator.",
        },
    ),
    "past-500/over-the-line": Attempts(
        ("use G18 lay; times 3; pay Wo Pt; use F38 prior; clear -7,1; clear -7,2; clear -8,1; clear -8,2", ),
        {
            "pass; pass": "Red has 488 points; the task asks for 500.",
            "use LR1 lay; take clay; pass": "Red has 488 points; the task asks for 500.",
        },
    ),
}  # fmt: skip

"""The course: fifteen lessons in teaching order."""

from __future__ import annotations

from .lesson_step import Lesson, LessonStep, lesson_of, with_numbers

OVEN = {"players": 3, "round": 4, "give": {"R": "2Fl 2Wo Pn"}, "built": {"G": "F05 0,3"}}
SHORT = {"players": 3, "length": "short"}

LESSONS: tuple[Lesson, ...] = (
    # Lesson zero: the aim of the game, the table, and the names of moves, cards, spaces and rules.
    lesson_of(
        "welcome",
        LessonStep(
            "the-aim", "F14.4", {"players": 3}, choices="a b c", answer="a",
            introduces="points win goods buildings settlements players",
        ),
        LessonStep(
            "the-table", "F5.2.1 F4.4", {"players": 3}, "R sent LR1 lay; R took 2Cl clay", "use LR1 lay; take clay", guided=True,
            introduces="use take prior lay clergymen land wheel action L1 L2 L3 clay grain livestock coin",
        ),
        LessonStep(
            "names", "F7.1", {"players": 3, "placed": {"R": "prior LR2"}, "display": "G07"}, "R built G07 1,3", "build G07 1,3",
            introduces="build spaces lines numbers row column display log G07",
        ),
        LessonStep(
            "rule-numbers", "F2.6", {"players": 3}, choices="2 3 4 5", answer="4",
            introduces="rules",
        ),
        LessonStep(
            "a-round", "F3.4 F3.2", {"players": 3, "display": "G07"}, "round 2",
            "use LR2 lay; take grain; done; use LG3 lay; take coin; done; use LB2 lay; take livestock; done; use LR1 lay; take clay; done",
            guided=True, introduces="done turn round start-player wheel-turns",
        ),
    ),
    # The wheel and the joker: where goods come from.
    lesson_of(
        "wheel",
        LessonStep(
            "first-harvest", "F2.6 F4.1 F4.2 F4.4", {"players": 3},
            "turns 1; R sent LR1 lay; R took Cl clay LR1", "use LR1 lay; take clay",
            introduces="indicator",
        ),
        LessonStep(
            "next-step", "F3.2 F4.1 F4.4", {"players": 3, "round": 3, "to_move": "B", "slot": 4, "wheel": {"clay": 3}},
            "B passed 1; round 4; R took 4Cl clay", "pass; done; use LR1 lay; take clay",
            introduces="pass",
            variations=(
                with_numbers("B passed 1; round 4; R took 3Cl clay", wheel={"clay": 2}),
                with_numbers("B passed 1; round 4; R took 5Cl clay", wheel={"clay": 4}),
            ),
        ),
        LessonStep(
            "joker", "F4.6", {"players": 3, "round": 4, "wheel": {"grain": 2}},
            "turns 1; R took 5Gn joker; wheel grain 2", "use LR2 lay; take joker Gn",
            introduces="joker",
            variations=(
                with_numbers("turns 1; R took 4Gn joker; wheel grain 3", wheel={"grain": 3, "joker": 4}),
                with_numbers("turns 1; R took 3Gn joker; wheel grain 0", wheel={"grain": 0, "joker": 3}),
            ),
        ),
        LessonStep(
            "end-of-the-scale", "F4.3", {"players": 3, "round": 12, "to_move": "B", "slot": 4, "wheel": {"joker": 0}, "display": ""},
            "B passed 1; round 13; R took 10Cl clay; R has 11Cl", "pass; done; use LR1 lay; take clay",
            introduces="beam",
            variations=(with_numbers("B passed 1; round 13; R took 10Cl clay; R has 10Cl", give={"R": ""}),),
        ),
        LessonStep(
            "grapes", "F2.3 F4.5 F4.6",
            {"players": 3, "round": 8, "to_move": "R", "land": {"R": "district -1 hills"}, "built": {"R": "F14 -1,3"}, "display": ""},
            "round 8; R took 7Gp", "use F14 lay; take joker",
            introduces="grapes stone france ireland F14",
            variations=(
                with_numbers("round 8; R took 5Gp", wheel={"joker": 5}),
                with_numbers("round 8; R took 4Gp", wheel={"joker": 4}),
            ),
        ),
        LessonStep(
            "ships", "F4.7",
            {
                "players": 3, "round": 16, "give": {"R": "3Wo"}, "land": {"R": "plot 0 coast"}, "built": {"R": "F33 0,-1"},
                "wheel": {"joker": 6}, "display": "",
            },
            "turns 1; R sent F33; R took 6Wn F33", "use F33 lay; pay 3Wo; take joker Wn",
            introduces="wood energy meat bread wine F33",
            variations=(
                with_numbers("turns 1; R sent F33; R took 8Wn F33", wheel={"joker": 8}),
                with_numbers("turns 1; R sent F33; R took 4Wn F33", wheel={"joker": 4}),
            ),
        ),
    ),
    # Clergymen and first buildings: who works, who comes home, and what the prior can do.
    lesson_of(
        "clergymen",
        LessonStep(
            "send-somebody", "F2.8 F5.1 F5.2.1", {"players": 3},
            "R sent LR2 prior; R took Sh LR2", "use LR2 prior; take livestock",
            introduces="main-action home",
        ),
        LessonStep(
            "just-standing", "F5.2.2 F5.2.3", {"players": 3},
            "turns 1; R sent LR3 lay; R unused LR3; wheel coin 2", "use LR3 lay; skip",
            introduces="skip",
            variations=(
                with_numbers("turns 1; R sent LR3 lay; R unused LR3; wheel coin 4", round=4, wheel={"coin": 4}),
                with_numbers("turns 1; R sent LR3 lay; R unused LR3; wheel coin 6", round=7, wheel={"coin": 6}),
            ),
        ),
        LessonStep(
            "where-not", "F5.2.4 F5.2.5",
            {"players": 3, "round": 4, "placed": {"R": "prior LR2, lay LR1"}, "display": "F05 G07"},
            "R sent LR3 lay", "use LR3 lay; take coin",
            introduces="occupied forest moor F05",
        ),
        LessonStep(
            "first-building", "F5.5.1 F5.5.2 F5.5.5", {"players": 3},
            "R built G07; R played prior; R has 2Co", "build G07 0,3; prior; times 1",
            introduces="cost move-in peat peat_coal",
        ),
        LessonStep(
            "coming-home", "F3.1 F3.4 F3.5 F3.7",
            {"players": 3, "round": 4, "to_move": "R", "slot": 4, "placed": {"R": "prior LR1, lay LR2"}},
            "round 5; R home 3", "use LR3 lay; take coin; done",
            variations=(
                with_numbers("round 8; R home 3", round=7),
                with_numbers("round 14; R home 3", round=13),
            ),
        ),
        LessonStep(
            "in-order", "F3.1 F3.2 F3.3 F3.4 F3.8",
            {
                "players": 3, "round": 4, "to_move": "R", "slot": 4, "placed": {"G": "prior LG3, lay LG1, lay LG2"},
                "wheel": {"clay": 3},
            },
            "R passed 1; round 5; G sent LG1; G took 4Cl LG1", "pass; done; use LG1 lay; take clay",
            variations=(
                with_numbers("R passed 1; round 5; G sent LG1; G took 5Cl LG1", wheel={"clay": 4}),
                with_numbers("R passed 1; round 5; G sent LG1; G took 6Cl LG1", wheel={"clay": 5}),
            ),
        ),
    ),
    # Building, terrain and cloisters: where buildings may stand and what they cost.
    lesson_of(
        "building",
        LessonStep(
            "by-the-water", "F5.5.1 F5.5.3",
            {"players": 3, "give": {"R": "Wo Sn"}, "land": {"R": "plot 0 coast"}, "display": "F11 F05 G07"},
            "R built F11", "build F11 0,-1; skip",
            variations=(with_numbers(land={"R": "plot 1 coast"}, solution="build F11 1,-1; skip"),),
            introduces="terrain coast water hillside plains plot F11",
        ),
        LessonStep("straw-from-grain", "F5.5.2 F6.2", {"players": 3, "give": {"R": "2Cl Gn"}}, "R built F05", "build F05 0,3; skip", introduces="straw straw-from-grain"),
        LessonStep(
            "make-room", "F5.4.4 F5.5.1 F5.5.3",
            {
                "give": {"R": "Cl"}, "built": {"R": "G12 0,3; G06 1,3"}, "display": "G07 F05",
                "wheel": {"coin": 0, "joker": 0},  # nobody can buy land
            },
            "turns 1; R built G07", "cut 0,0 peat; build G07 0,0; skip",
            introduces="fell cut heartland two-actions G06 G12",
        ),
        LessonStep(
            "cloister", "F5.5.4 F7.6", {"give": {"R": "4Wo Cl"}},
            "turns 1; R built G01; R built G02", "build G01 1,3; skip; build G02 0,3; skip",
            introduces="cloister edge G01 G02",
        ),
        LessonStep(
            "the-right-order", "F5.5.4 F5.5.5",
            {"round": 3, "give": {"R": "Wo Cl 3Pn Pt"}, "display": "G01 F09"},
            "turns 1; R built G01; R built F09; R played enter LR3; R took Pn", "build F09 1,3; prior; enter LR3; take coin; build G01 0,3",
            introduces="F09",
        ),
        LessonStep(
            "which-terrain", "F5.5.3 F5.5.6",
            {
                "round": 17, "give": {"R": "5Pn 2Cl Sw"}, "land": {"R": "plot 0 mountain"}, "built": {"R": "G12 0,3; G06 1,3"},
                "display": "F05 G22",
            },
            "turns 1; R built G22 0,6; R built F05", "build G22 0,6; skip; build F05 0,5; skip",
            variations=(
                with_numbers(
                    "turns 1; R built G22 1,6; R built F05",
                    solution="build G22 1,6; skip; build F05 1,5; skip", land={"R": "plot 1 mountain"},
                ),
            ),
            introduces="mountain G22 G28",
        ),
    ),
    # Work contracts: other people's buildings, other people's clergymen.
    lesson_of(
        "work-contracts",
        LessonStep(
            "their-oven", "F5.3.1 F5.3.4", OVEN,
            "R hired F05; R has 2Br; G has 2Pn", "contract F05 coins; send lay; times 2; times 0",
            introduces="contract other-landscapes owner flour",
        ),
        LessonStep("the-owner-picks", "F5.3.2", {**OVEN, "give": {"R": "Pn"}, "prelude": "contract F05 coins"}, "G lay F05", "send lay"),
        LessonStep(
            "who-is-at-home", "F5.3.3 F5.3.7 F5.3.8",
            {
                "players": 3, "round": 4, "to_move": "R", "slot": 4, "wheel": {"clay": 4},
                "placed": {"R": "lay LR1", "G": "prior LG2, lay LG3, lay F05"}, "built": {"G": "F05 0,3"},
            },
            "R hired LB1; R took 4Cl clay LB1", "contract LB1 coins; send lay; take clay",
            variations=(
                with_numbers("R hired LB1; R took 5Cl clay LB1", wheel={"clay": 5}),
                with_numbers("R hired LB1; R took 3Cl clay LB1", wheel={"clay": 3}),
            ),
        ),
        LessonStep(
            "a-drink", "F5.3.4 F5.3.5",
            {"players": 3, "round": 16, "to_move": "R", "slot": 4, "give": {"R": "Wn 2Gp 2Pn", "G": "3Pn"}, "built": {"G": "F21 0,3"}, "display": ""},
            "turns 1; R hired F21; R played contract F21 wine; R gains 2Wn at F21", "contract F21 wine; send lay; times 2; times 0",
            variations=(
                with_numbers(
                    "turns 1; R hired F21; R played contract F21 wine; R gains 3Wn at F21",
                    solution="contract F21 wine; send lay; times 3; times 0", give={"R": "Wn 3Gp 3Pn", "G": "3Pn"},
                ),
                with_numbers(
                    "turns 1; R hired F21; R played contract F21 wine; R gains 4Wn at F21",
                    solution="contract F21 wine; send lay; times 4; times 0", give={"R": "Wn 4Gp 5Pn", "G": "3Pn"},
                ),
            ),
            introduces="whiskey supply F21",
        ),
        LessonStep(
            "keep-them-busy", "F5.3.6 F5.3.7",
            {
                "players": 3, "round": 4, "give": {"R": "Pn"},
                "placed": {"G": "prior LG3, lay LG2"}, "built": {"G": "F05 0,3"}, "wheel": {"clay": 2},
            },
            "R hired LG1; R unused LG1; G lay LG1; wheel clay 2", "contract LG1 coins; skip",
        ),
    ),
    # Forests, moors and land: clearing spaces, and buying new ones.
    lesson_of(
        "land",
        LessonStep(
            "trees", "F5.4.1 F5.4.4 F7.1", {"players": 3, "round": 4}, "R cleared 0,1; R took 5Wo 0,1", "fell 0,1 wood",
            variations=(
                with_numbers("R cleared 0,1; R took 4Wo 0,1", wheel={"wood": 4, "joker": 4}),
                with_numbers("R cleared 0,1; R took 3Wo 0,1", wheel={"wood": 3, "joker": 3}),
            ),
        ),
        LessonStep(
            "for-nothing", "F5.4.2", {"players": 3, "round": 4, "wheel": {"wood": 0}},
            "turns 1; R cleared 0,2; R spared joker", "fell 0,2 wood",
        ),
        LessonStep("nothing-at-all", "F5.4.3 F5.6", {"players": 3, "round": 4}, "turns 1; R passed 1; turn G", "pass; done"),
        LessonStep(
            "a-district", "F2.7 F6.1 F6.6 F7.2 F7.3 F7.5",
            {"players": 3, "round": 7, "give": {"R": "Wo 2Pn"}, "display": "F14 G06"},
            "turns 1; R played district; R built F14", "district -1 hills; build F14 -1,3; skip",
            introduces="district landscapes",
        ),
        LessonStep(
            "a-mountain", "F5.5.3 F7.2 F7.4",
            {"players": 3, "round": 16, "give": {"R": "8Pn"}, "display": "G22 F05", "wheel": {"stone": 4}},
            "turns 1; R has 4Sn", "plot 0 mountain; build G22 0,6; prior; take stone",
            variations=(
                with_numbers("turns 1; R has 3Sn", wheel={"stone": 3}),
                with_numbers("turns 1; R has 2Sn", wheel={"stone": 2}),
            ),
        ),
        LessonStep(
            "next-to-the-mountain", "F7.1 F7.4 F7.6",
            {
                "players": 3, "phase": "D", "to_move": "R", "give": {"R": "Gn Wo"}, "land": {"R": "plot 0 mountain"},
                "built": {"R": "G28 0,6; F05 0,5"}, "display": "",
            },
            "R built S1 1,5", "settle S1 1,5",
            introduces="settle food phases hand S1",
        ),
        LessonStep(
            "which-row", "F7.3",
            {
                "players": 3, "round": 7, "give": {"R": "2Wo 3Pn"}, "land": {"R": "district -1 plains"},
                "built": {"R": "G12 0,3; F05 1,3"}, "display": "G02 G07",
            },
            "R built G02 2,4", "district 2 plains; build G02 2,4; skip",
        ),
        LessonStep(
            "sold-out", "F1.4 F5.5.3 F6.6",
            {
                "players": 3, "round": 19, "give": {"R": "29Pn"},
                "land": {
                    "G": "plot 0 coast; district -1 hills; district -2 plains; district 2 plains; district 3 hills; district -3 hills",
                    "B": "plot 0 coast; district -1 plains; district 2 hills; district 3 plains; district -2 plains",
                },
                "display": "F27",
            },
            "turns 1; R built F27", "plot 0 mountain; build F27 0,5; skip",
            introduces="F27",
        ),
    ),
    # Food, energy and settlements: the demands of a settlement phase.
    lesson_of(
        "food",
        LessonStep(
            "shanty-town", "F8.1 F8.3 F8.4", {"players": 3, "phase": "A", "to_move": "R", "give": {"R": "Gn Wo"}},
            "R built S1", "settle S1 0,3",
        ),
        LessonStep(
            "no-change", "F6.5 F8.4",
            {"players": 3, "phase": "A", "to_move": "R", "give": {"R": "Mt 2Sh Gn Pt 2Sw"}},
            "R built S2; R has Mt Sh", "settle S2 0,3; pay Gn Sh",
            introduces="S2",
        ),
        LessonStep(
            "five-coins", "F6.3", {"players": 3, "round": 7, "give": {"R": "6Pn Gn Wo"}, "built": {"R": "F08 0,3"}},
            "R sent F08; R gains Br at F08", "use F08 lay; give Wo Gn Pn Ni",
            introduces="F08",
        ),
        LessonStep(
            "sell-a-drink", "F6.4 F8.3 F8.8",
            {"players": 3, "country": "ireland", "phase": "A", "to_move": "R", "give": {"R": "Wh"}},
            "R played sell; R played district", "sell Wh; district -1 plains",
            introduces="drinks",
        ),
        LessonStep(
            "fishing", "F8.5",
            {
                "players": 3, "phase": "B", "to_move": "R", "give": {"R": "Mt Sh Gn Pt Wo"}, "land": {"R": "plot 0 coast"},
            },
            "R built S4", "settle S4 0,-1",
            introduces="S4",
        ),
        LessonStep(
            "new-cards", "F2.5 F3.3 F8.2 F8.6 F8.7",
            {"players": 3, "phase": "A", "give": {"R": "", "G": "", "B": "2Wo 2Cl"}},
            "turns 4; R hand S5; B built G19", "done; done; done; build G19 0,3; skip",
            introduces="pile any-card S5",
        ),
        LessonStep(
            "not-now", "F5.5.6 F8.1", {"players": 3, "round": 5, "to_move": "G", "slot": 4, "give": {"R": "Gn Wo"}},
            "turns 3; G passed 1; R built S1", "pass; done; done; settle S1 0,3",
        ),
    ),
    # Scoring a landscape: goods, economic value, and settlements with their neighbours.
    lesson_of(
        "scoring",
        LessonStep(
            "goods", "F14.1",
            {
                "players": 3, "round": 16, "give": {"R": "9Pn 2Bo Ce Or 3Gn"}, "display": "",
                "wheel": {"coin": 2, "grain": 6, "clay": 7},
            },
            "turns 1; R took Pn; R points exactly 15", "use LR3 lay; take coin",
            introduces="score-pad book ceramic ornament reliquary wonder",
            variations=(
                with_numbers("turns 1; R took Pn; R points exactly 17", give={"R": "8Pn 3Bo Ce Or 2Gn"}),
                with_numbers("turns 1; R took Pn; R points exactly 19", give={"R": "7Pn 4Bo Ce Or 3Gn"}, wheel={"coin": 3, "grain": 6, "clay": 7}),
            ),
        ),
        LessonStep(
            "drinks", "F14.1", {"players": 3, "round": 16, "give": {"R": "4Pn Wn"}, "display": ""}, choices="1 2 3 4", answer="2",
            variations=(with_numbers(answer="3", give={"R": "8Pn Wn"}), with_numbers(answer="4", give={"R": "9Pn Wn"})),
        ),
        LessonStep(
            "economy", "F14.2",
            {"players": 3, "round": 7, "give": {"R": "2Wo Cl"}, "built": {"R": "G07 0,3"}, "display": "G12 G01 G02"},
            "R built G12; R points exactly 10", "build G12 1,3; skip",
            introduces="economic-value dwelling-value",
        ),
        LessonStep(
            "neighbours", "F14.3",
            {
                "players": 3, "round": 12, "land": {"R": "plot 0 coast"}, "cleared": {"R": "0,0"},
                "built": {"R": "F08 0,0; S4 0,-1"}, "display": "",
            },
            choices="6 9 14 17", answer="17",
        ),
        LessonStep(
            "place-well", "F14.3 F8.5",
            {
                "players": 3, "phase": "B", "to_move": "R", "give": {"R": "3Gn 3Wo"}, "land": {"R": "plot 0 coast"},
                "cleared": {"R": "0,0 1,1"}, "built": {"R": "F08 0,0; G19 0,3"},
            },
            "R built S2; R points exactly 26", "settle S2 0,-1",
            variations=(
                with_numbers(
                    solution="settle S2 1,-1", cleared={"R": "1,0 1,1"}, built={"R": "F08 1,0; G19 0,3"},
                ),
            ),
        ),
        LessonStep(
            "bad-company", "F14.3",
            {
                "players": 3, "phase": "B", "to_move": "R", "give": {"R": "7Pn"}, "cleared": {"R": "0,1 0,2 1,1"},
                "built": {"R": "G07 0,3; G19 0,1"},
            },
            "R built S3; R points exactly 18", "settle S3 1,3",
            introduces="S3",
        ),
        LessonStep("a-tie", "F14.4", {"players": 3}, choices="a b c", answer="c", introduces="tie"),
    ),
    # Goods and the big chains: from grain to bread, from clay to wonders.
    lesson_of(
        "goods",
        LessonStep(
            "bread", "F5.2.1 F6.2",
            {"round": 5, "give": {"R": "4Gn"}, "land": {"R": "plot 0 coast"}, "built": {"R": "F04 0,-1; F05 0,3"}, "display": ""},
            "turns 1; R has 4Br", "use F04 lay; times 4; use F05 lay; times 4; times 0",
            variations=(
                with_numbers("turns 1; R has 3Br", solution="use F04 lay; times 3; use F05 lay; times 3; times 0", give={"R": "3Gn"}),
                with_numbers("turns 1; R has 2Br", solution="use F04 lay; times 2; use F05 lay; times 2; times 0", give={"R": "2Gn"}),
            ),
        ),
        LessonStep(
            "beer", "F5.2.1 F5.2.2",
            {"country": "ireland", "round": 9, "give": {"R": "6Gn"}, "built": {"R": "I04 0,3; I05 1,3"}, "display": ""},
            "turns 1; R has 2Be 7Pn", "use I04 lay; times 3; use I05 lay; times 3; times 1",
            introduces="malt beer I04 I05",
            variations=(
                with_numbers("turns 1; R has 3Be 7Pn", solution="use I04 lay; times 4; use I05 lay; times 4; times 1", give={"R": "8Gn"}),
                with_numbers("turns 1; R has 4Be 7Pn", solution="use I04 lay; times 5; use I05 lay; times 5; times 1", give={"R": "10Gn"}),
            ),
        ),
        LessonStep(
            "wine", "F5.2.1 F6.4", {"round": 17, "give": {"R": "3Gp"}, "built": {"R": "F21 0,3"}, "display": ""},
            "R gains 3Wn at F21; R has 2Wn 7Pn", "use F21 lay; times 3; times 1",
            variations=(with_numbers("R gains 4Wn at F21; R has 3Wn 7Pn", solution="use F21 lay; times 4; times 1", give={"R": "4Gp"}),),
        ),
        LessonStep(
            "whiskey", "F5.2.1",
            {"country": "ireland", "round": 17, "give": {"R": "2Gn 2Wo 2Pt"}, "built": {"R": "I04 0,3; I21 1,3"}, "display": ""},
            "turns 1; R has 4Wh", "use I04 lay; times 2; use I21 lay; times 2",
            variations=(
                with_numbers("turns 1; R has 6Wh", solution="use I04 lay; times 3; use I21 lay; times 3", give={"R": "3Gn 3Wo 3Pt"}),
                with_numbers("turns 1; R has 8Wh", solution="use I04 lay; times 4; use I21 lay; times 4", give={"R": "4Gn 4Wo 4Pt"}),
            ),
        ),
        LessonStep(
            "ceramics", "F6.5 F14.1", {"round": 13, "give": {"R": "3Cl Sn Pt 2Wo"}, "built": {"R": "G18 1,3"}, "display": ""},
            "R gains 3Ce Or at G18", "use G18 lay; times 3; times 1",
            variations=(with_numbers("R gains 2Ce Or at G18", solution="use G18 lay; times 2; times 1", give={"R": "2Cl Sn Pt Wo"}),),
        ),
        LessonStep(
            "reliquary", "F5.2.5 F14.1",
            {"round": 29, "give": {"R": "Bo"}, "land": {"R": "plot 0 coast"}, "built": {"R": "F36 0,3; G01 1,3"}, "display": "F27 F33 F38 G41"},
            "turns 1; R has Rq", "use F36 prior; trade Bo; trade Ce; use G01 lay; enter F36; trade Or", introduces="F36",
        ),
        LessonStep(
            "wonder", "F14.1", {"round": 29, "give": {"R": "Bo Ce 2Or"}, "built": {"R": "F36 0,3; G34 1,3"}, "display": "F27 F33 F38 G41"},
            "turns 1; R has Wr", "use F36 lay; trade Or; skip; use G34 lay; times 1",
        ),
        LessonStep(
            "no-ninth", "F1.3 F14.1",
            {
                "round": 29, "actions": 1, "give": {"R": "Bo Ce Or Rq 3Wr", "G": "5Wr"}, "built": {"R": "F36 0,3; G34 1,3"},
                "display": "F27 F33 F38 G41",
            },
            "turns 1; R has 2Rq Or", "use F36 lay; trade Or; trade Ce",
        ),
    ),
    # France against Ireland: two sides of the same cards.
    lesson_of(
        "countries",
        LessonStep("two-sides", "F2.1 F2.3", {"players": 3, "country": "ireland"}, choices="a b c d", answer="c"),
        LessonStep("how-many-cards", "F2.4", {"players": 3}, choices="24 33 38 41", answer="33"),
        LessonStep(
            "on-the-water", "F5.5.3",
            {"players": 3, "country": "ireland", "give": {"R": "Wo"}, "land": {"R": "plot 0 coast"}},
            "turns 1; R built I11; R played prior", "build I11 0,-2; prior",
            variations=(with_numbers(land={"R": "plot 1 coast"}, solution="build I11 1,-2; prior"),),
        ),
        LessonStep(
            "a-whiskey", "F5.3.4 F5.3.5",
            {
                "players": 3, "country": "ireland", "round": 16, "to_move": "R", "slot": 4, "give": {"R": "Wh 2Gn"},
                "built": {"G": "I04 0,3; I21 1,3"}, "display": "",
            },
            "R hired I04; R gains 2Ma at I04", "contract I04 whiskey; send lay; times 2",
        ),
        LessonStep(
            "church-or-chapel", "F2.1",
            {"players": 3, "country": "ireland", "round": 16, "give": {"R": "2Be 2Wh"}, "built": {"R": "I24 1,3"}, "display": ""},
            "R gains 2Rq", "use I24 lay; times 0; times 2",
            variations=(with_numbers("R gains 3Rq", solution="use I24 lay; times 0; times 3", give={"R": "3Be 3Wh"}),),
        ),
    ),
    # The bonus round: one more action for everybody, and the last settlements.
    lesson_of(
        "bonus-round",
        LessonStep(
            "when", "F3.6 F9.1 F9.2",
            {"players": 3, "round": 24, "to_move": "B", "slot": 4, "placed": {"R": "prior LR1, lay LR2"}, "display": ""},
            "B passed 1; round 25; R sent LR1 prior; R took Cl", "pass; done; use LR1 prior; take clay",
            introduces="bonus-round",
        ),
        LessonStep(
            "any-building", "F9.2 F9.3",
            {
                "players": 3, "bonus": True, "give": {"R": "2Br 2Wn"}, "built": {"G": "F24 1,3"}, "placed": {"G": "lay F24"},
                "display": "",
            },
            "R sent F24; R gains 2Rq at F24", "use F24 prior; times 2",
        ),
        LessonStep(
            "build-instead", "F6.7 F9.3 F9.4",
            {"players": 3, "bonus": True, "give": {"R": "Wo Sn 3Pn"}, "display": "F11 F37"},
            "turns 1; R built F11; R played prior", "plot 0 coast; build F11 0,-1; prior",
        ),
        LessonStep("not-allowed", "F9.3", {"players": 3, "bonus": True, "display": ""}, choices="a b c d", answer="d"),
        LessonStep(
            "phase-e", "F9.5 F9.6 F14.4",
            {"players": 3, "phase": "E", "display": "", "give": {"R": "Gn Wo", "G": "", "B": ""}, "cleared": {"R": "0,2"}},
            "R built S1 1,3; over", "settle S1 1,3; done; done; done",
        ),
    ),
    # Two players: two actions a turn, and an end that depends on the players.
    lesson_of(
        "two-players",
        LessonStep(
            "two-actions", "F2.2 F10.1 F10.2", {"length": "short"},
            "turns 1; R took 1Cl; R took 1Gn; turn G", "use LR1 lay; take clay; use LR2 lay; take grain; done",
            variations=(
                with_numbers("turns 1; R took 2Cl; R took 4Gn; turn G", round=5, wheel={"clay": "2 steps", "grain": "5 steps"}),
                with_numbers("turns 1; R took 3Cl; R took 2Gn; turn G", round=5, wheel={"clay": "4 steps", "grain": "3 steps"}),
            ),
        ),
        LessonStep(
            "the-last-one", "F10.2 F10.4",
            {"length": "short", "round": 3, "to_move": "R", "placed": {"R": "prior LR2, lay LR3"}},
            "turns 1; R took Cl; R took Wo", "use LR1 lay; take clay; fell 0,1 wood",
        ),
        LessonStep(
            "phase-a", "F10.3 F11.4", {"length": "short", "round": 6, "give": {"R": "Gn Wo"}},
            "turns 2; G passed 2; R built S1", "pass; pass; done; settle S1 0,3",
        ),
        LessonStep(
            "how-much-land", "F10.5 F11.5", {"round": 2, "to_move": "R", "give": {"R": "5Pn"}},
            "turns 2; R owns -1,0; R owns 2,0", "district -1 plains; pass; done; district 2 plains",
        ),
        LessonStep(
            "three-in-a-row", "F11.1 F11.2 F11.3", {},
            "turns 3; R passed 2; G took 2Cl; G took 3Gn; G took 3Pn",
            "pass; pass; done; use LG1 lay; take clay; done; use LG2 lay; take grain; use LG3 prior; take coin",
            variations=(with_numbers("turns 3; R passed 2; G took 4Cl; G took 5Gn; G took 5Pn", round=3),),
        ),
        LessonStep(
            "the-end-short", "F10.6 F10.7 F10.8",
            {
                "length": "short", "round": 31, "give": {"R": "Wo", "G": ""}, "display": "G12 G28",
                "placed": {"R": "lay LR1, lay LR3", "G": "lay LG1, lay LG3"}, "cleared": dict.fromkeys("RG", "0,0 1,0 0,1 0,2 1,1"),
            },
            "turns 2; over", "build G12 0,3; skip; pass; done; pass; done",
        ),
        LessonStep(
            "the-end-long", "F11.6",
            {"round": 31, "give": {"R": "2Wo", "G": ""}, "display": "G02 G13 F37 G41", "built": {"R": "G01 1,3"}},
            "over", "build G02 0,3; skip; pass; done; pass; done",
        ),
        LessonStep(
            "the-castle", "F8.9",
            {
                "length": "short", "round": 31, "give": {"R": "3Gn 3Wo"}, "land": {"R": "plot 0 mountain"},
                "built": {"R": "G28 0,6"},
            },
            "R built S2 0,5", "use G28 lay; settle S2 0,5",
        ),
    ),
    # The short game for three or four: gifts, shared harvests, and few clergymen.
    lesson_of(
        "short-game",
        LessonStep(
            "fewer-hands", "F2.9 F12.1", SHORT,
            "R built G07 0,0; R played prior; round 2; R home 2",
            "build G07 0,0; prior; times 1; done; pass; done; pass; done; use LR1 lay; take clay; done",
        ),
        LessonStep(
            "gifts", "F12.2 F12.3", {**SHORT, "to_move": "R", "slot": 4, "give": {"R": "", "G": "", "B": ""}},
            "round 2; R built G07; R spared clay; R spared joker", "pass; done; pass; done; pass; done; build G07 0,3; skip",
            introduces="gifts",
        ),
        LessonStep("a-harvest-for-all", "F12.4", SHORT, "R played fell", "fell 0,2 wood"),
        LessonStep(
            "hired-harvest", "F12.4 F12.5", {**SHORT, "round": 4},
            "R hired LG1; R took Cl LG1", "contract LG1 coins; send lay; take clay",
        ),
        LessonStep("course", "F12.2 F12.5", {**SHORT, "round": 3}, choices="a b c", answer="a"),
        LessonStep("checking-numbers", "F12.6", {**SHORT, "round": 3}, choices="a b", answer="a"),
    ),
    # Solo: a neutral player who owns the buildings that you leave over.
    lesson_of(
        "solo",
        LessonStep(
            "an-empty-cellar", "F2.7 F13.1", {"players": 1, "round": 5, "give": {"R": "9Pn"}}, "turns 1; R played district; R spends 8Pn", "district -1 plains",
            variations=(
                with_numbers(
                    "turns 1; R played district; R spends 7Pn", solution="district -2 hills",
                    round=8, give={"R": "7Pn"}, land={"R": "district -1 plains"},
                ),
            ),
        ),
        LessonStep(
            "before-it-is-gone", "F4.8 F13.2 F13.3", {"players": 1, "round": 12, "phase": "", "wheel": {"clay": 10}},
            "R took 10Cl clay", "use LR1 lay; take clay",
        ),
        LessonStep(
            "the-neighbour", "F13.4 F13.5", {"players": 1, "round": 3, "give": {"R": "3Pn"}},
            "R hired G13; R gains 2Wo 2Cl Sn Sw at G13", "contract G13 coins; send lay; times 1",
            introduces="neutral",
        ),
        LessonStep(
            "the-neighbour-builds", "F13.6 F13.7 F13.8 F13.9",
            {"players": 1, "country": "ireland", "phase": "A", "give": {"R": "Pn Pt"}, "display": "G01 G07"},
            "turns 1; W built G01; W built G07; W prior G07; R has 2Co",
            "place G01 1,3; place G07 0,1; contract G07 coins; times 1",
            variations=(
                with_numbers(
                    "turns 1; W built G01; W built G07; W prior G07; R has 4Co", give={"R": "Pn 3Pt"},
                    solution="place G01 1,3; place G07 0,1; contract G07 coins; times 3",
                ),
            ),
        ),
        LessonStep(
            "the-last-turn", "F13.10 F13.11", {"players": 1, "round": 32, "give": {"R": "Gn Wo"}, "cleared": {"R": "0,0 1,0 0,1 0,2 1,1"}, "display": "G41"},
            "R passed 2; W built G41; R built S1; over", "pass; pass; done; place G41 1,3; settle S1 0,3; done",
        ),
    ),
    # A whole first game against bots, with advice at every move.
    lesson_of(
        "first-game",
        LessonStep("first-round", "F3.4 F5.1 F12.3", SHORT, "round 2", opponents=True),
        LessonStep("first-settlement", "F8.3 F8.6 F12.2", {**SHORT, "phase": "A", "to_move": "R"}, "R played done; R hand S5", opponents=True),
        LessonStep("whole-game", "F9.6 F12.2 F14.4", SHORT, "over", opponents=True),
    ),
)  # fmt: skip

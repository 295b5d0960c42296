"""Attempts at the tasks of the practice: lines that solve them and lines that do not, as for the course."""

from __future__ import annotations

from .task_attempts import ATTEMPTS, Attempts

PRACTISED: dict[str, Attempts] = {
    "practice/turns-are-rounds": Attempts(
        (
            "pass; pass; done; pass; pass; done; use LR1 prior; take clay",
            "pass; pass; done; use LG2 prior; take grain; pass; done; use LR1 prior; take clay",
        ),
        {
            "use LR1 prior; take clay": "Red took 4 clay with the clay indicator; the task asks for 5 clay with the clay indicator.",
            "pass; pass; done; pass; pass; done; use LR1 prior; take joker": "with the joker; the task asks for 5 clay with the clay indicator.",
        },
    ),
    "practice/each-slot-a-turn": Attempts(
        (
            "district -1 plains; pass; done; pass; done; pass; done; district 2 plains",
            "district -1 hills; use LR2 prior; take grain; done; pass; done; pass; done; district 2 hills",
            "district 2 plains; pass; done; pass; done; pass; done; fell 2,0 wood; district -1 hills",
        ),
        {
            "pass; done; pass; done; pass; done; district -1 plains": "Red has no space O3 yet; buy the landscape that has it.",
            "district -1 plains; pass; done; pass; done; pass; done; pass; done": "Red has no space O3 yet; buy the landscape that has it.",
        },
    ),
    "practice/two-sides-two-goods": Attempts(
        (
            "use F08 lay; give Wo Gn Pn Sw",
            "flip Gn; use F08 prior; give Wo Gn Pn Sw",
        ),
        {
            "use F08 lay; skip": "Red has gained 0 bread in one visit to the Market; the task asks for 1 bread.",
            "flip Gn; flip Gn": "Red has gained 0 bread in one visit to the Market; the task asks for 1 bread.",
        },
    ),
    "practice/the-last-wonder": Attempts(
        (
            "use G34 lay; times 1",
            "use G34 prior; times 1",
        ),
        {
            "use F36 lay; trade Or; skip": "Red has 0 wonders; the task asks for 1 wonder.",
            "pass": "Red has 0 wonders; the task asks for 1 wonder.",
        },
    ),
    "practice/only-one-bakery": Attempts(
        (
            "contract F05 coins; send lay; times 2; times 0",
            "contract F05 coins; send prior; times 2; times 0",
        ),
        {
            "pass": "Red has 0 bread; the task asks for 2 bread.",
            "contract F05 coins; send lay; times 2; times 1": "Red has 1 bread; the task asks for 2 bread.",
        },
    ),
    "practice/room-from-the-start": Attempts(
        ("build G07 0,0; skip", "build G07 0,1; prior"),
        {
            "fell 0,2 wood": "Red has not built the Peat Coal Kiln yet.",
            "pass; done": "Red has not built the Peat Coal Kiln yet.",
        },
    ),
    "practice/one-and-then-two": Attempts(
        (
            "use LG1 lay; take clay; done; use LG2 lay; take grain; use LG3 prior; take coin",
            "use LG3 prior; take coin; done; use LG1 lay; take clay; use LG2 lay; take grain",
        ),
        {
            "use LG1 lay; take clay; done; use LG2 lay; take grain; pass": "the task asks for coins with the coin indicator.",
            "pass; done": "Green has taken nothing by the wheel yet",
        },
    ),
    "practice/both-out-both-home": Attempts(
        ("pass; done; use LR1 lay; take clay", "pass; done; flip Gn; use LR1 lay; take clay"),
        {
            "pass; done; use LR1 prior; take clay": "Red sent the prior to the Clay Mound; the task asks for a lay brother.",
            "pass; done; use LR2 lay; take grain": "Red has sent nobody to the Clay Mound yet.",
        },
    ),
    "practice/out-until-the-next-round": Attempts(
        (
            "use LR1 lay; take clay; done; pass; done; pass; done; contract LG2 coins; send lay; take livestock",
            "contract LG2 coins; send lay; take livestock; done; pass; done; pass; done; use LR1 lay; take clay",
        ),
        {
            "use LR1 lay; take clay; done; pass; done; pass; done; fell 0,1 wood; done": "Round 4 is over: undo, or begin again.",
            "use LR1 lay; take joker": "Red took 5 clay; the task asks for livestock.",
        },
    ),
    "practice/gifts-before-the-phase": Attempts(
        (
            "pass; done; done; settle S1 0,3",
            "pass; done; done; settle S1 1,3",
        ),
        {
            "pass; done; done; done": "Red has not built the Shanty Town yet.",
            "pass": "Red has not built the Shanty Town yet.",
        },
    ),
    "practice/not-yet-grapes": Attempts(
        (
            "pass; done; pass; done; pass; done; use F14 lay; take grapes",
            "use LR1 lay; take clay; done; pass; done; pass; done; use F14 prior; take grapes",
        ),
        {
            "use F14 lay; take grapes": "Red took 0 grapes with the grapes indicator; the task asks for 2 grapes with the grapes indicator.",
            "use F14 lay; take joker": "Red took 7 grapes with the joker; the task asks for 2 grapes with the grapes indicator.",
        },
    ),
    "practice/nothing-on-the-wheel": Attempts(
        (
            "fell 0,1 wood; build G19 0,1; skip",
            "cut 0,0 peat; build G19 0,0; skip",
            "fell 1,1 wood; build G19 1,1; prior",
        ),
        {
            "fell 0,1 wood": "Red has not built the Slaughterhouse yet.",
            "fell 0,1 wood; pass; done": "Red has not built the Slaughterhouse yet.",
        },
    ),
    "practice/standing-there": Attempts(
        (
            "contract LG1 coins; send lay; take clay",
            "contract LB1 coins; send lay; take clay",
        ),
        {
            "contract LG1 coins; send lay; take joker": "Red took 5 clay with the joker; the task asks for 4 clay with the clay indicator.",
            "use LR2 lay; take grain": "Red took 5 grain with the grain indicator; the task asks for 4 clay with the clay indicator.",
        },
    ),
    "practice/before-the-price-rises": Attempts(
        (
            "contract F05 coins; send lay; times 2; pay Wo; times 0; build F21 0,3; skip",
            "contract F05 coins; send prior; times 2; pay Wo; times 0; build F21 1,3; skip",
        ),
        {
            "build F21 0,3; skip; fell 0,1 wood": "Red has 0 bread; the task asks for 2 bread.",
            "contract F05 coins; send lay; times 2; pay 2Sw; times 0; fell 0,1 wood": "Red has not built the Winery yet.",
        },
    ),
    "practice/two-coins-or-a-wine": Attempts(
        (
            "contract F05 coins; send lay; times 2; times 0",
            "contract F05 coins; send prior; times 2; times 0",
        ),
        {
            "contract F05 wine; send lay; times 2; times 0": "Red has 2 bread and 0 wine; the task asks for 2 bread and 1 wine.",
            "contract F05 coins; send lay; times 2; times 1": "Red has 1 bread and 1 wine; the task asks for 2 bread and 1 wine.",
        },
    ),
    "practice/the-prior-stays-home": Attempts(
        (
            "contract LG1 coins; send lay; take clay",
            "contract LB1 coins; send prior; take clay",
        ),
        {
            "use LR1 prior; take clay": "Red has no clergyman at home; the task asks for 1.",
            "contract LG1 coins; send lay; take joker": "Red took 5 clay with the joker; the task asks for 4 clay with the clay indicator.",
        },
    ),
    "practice/no-change-for-meat": Attempts(
        (
            "settle S2 0,3",
            "settle S2 1,3",
        ),
        {
            "done": "Red has not built the Farming Village yet.",
            "settle S1 0,3; pay Pt": "Red has not built the Farming Village yet.",
        },
    ),
    "practice/land-in-the-last-turn": Attempts(
        (
            "build G12 0,3; skip; pass; done; district -1 plains; pass; done",
            "build G12 1,3; skip; pass; done; pass; district -1 hills; done",
        ),
        {
            "build G12 0,3; skip; pass; done; pass; done": "Green has no space L3 yet; buy the landscape that has it.",
            "build G12 0,3; skip; pass; done; district 2 plains; pass; done": "Green has no space L3 yet; buy the landscape that has it.",
        },
    ),
    "practice/plot-upon-plot": Attempts(
        (
            "plot -3 coast",
            "pass; plot -3 coast",
        ),
        {
            "plot 1 coast": "Red has no space J2 yet; buy the landscape that has it.",
            "plot 0 mountain": "Red has no space J2 yet; buy the landscape that has it.",
        },
    ),
    "practice/beside-the-castle": Attempts(
        ("settle S1 1,5",),
        {
            "settle S1 2,5": "Red has 19 points; the task asks for 37.",
            "settle S1 0,3": "Red has 26 points; the task asks for 37.",
            "settle S1 1,3": "Red has 27 points; the task asks for 37.",
        },
    ),
    "practice/land-then-settlement": Attempts(
        (
            "district -1 plains; settle S1 -1,1",
            "district 2 plains; settle S1 2,2",
        ),
        {
            "district -1 plains": "Red has not built the Shanty Town yet.",
            "done": "Red has not built the Shanty Town yet.",
        },
    ),
    "practice/after-phase-a": Attempts(
        (
            "pass; done; done; settle S1 0,3; done; done; build G19 0,3; skip",
            "pass; done; done; settle S1 1,3; done; done; build G19 1,3; prior",
        ),
        {
            "pass; done; done; settle S1 0,3; done; done; pass; done": "Blue has not built the Slaughterhouse yet.",
            "pass; done; done; done; done; build G19 0,3; skip": "Red has not built the Shanty Town yet.",
        },
    ),
    "practice/a-card-kept": Attempts(
        (
            "settle S5 0,3",
            "settle S5 1,3",
        ),
        {
            "done": "Red has not built the Artist's Colony yet.",
            "settle S1 0,3": "Red has not built the Artist's Colony yet.",
        },
    ),
    "practice/and-then-phase-e": Attempts(
        (
            "pass; done; settle S1 0,3; done; done; done",
            "pass; done; settle S1 1,3; done; done; done",
        ),
        {
            "pass; done; done; done; done": "Red has not built the Shanty Town yet.",
            "pass; done; settle S1 0,3": "The game is not over yet.",
        },
    ),
    "practice/the-second-action": Attempts(
        (
            "use LR1 lay; take clay; contract LG2 coins; send lay; take livestock",
            "contract LG2 coins; send lay; take livestock; use LR1 lay; take joker",
        ),
        {
            "use LR1 lay; take clay; fell 0,1 wood": "Red took 2 wood; the task asks for livestock.",
            "use LR1 lay; take clay; contract LG2 coins; send lay; take grain": "Red took 2 grain; the task asks for livestock.",
        },
    ),
    "practice/two-turns-two-districts": Attempts(
        (
            "district -1 plains; use LR3 lay; take coin; pass; done; district 2 plains",
            "use LR3 prior; take coin; district 2 hills; pass; done; pass; district -1 hills",
        ),
        {
            "pass; pass; done; district -1 plains; pass": "Red has no space O3 yet",
            "district -1 plains; pass; pass; done": "Red has no space O3 yet; buy the landscape that has it.",
            "pass; pass; done; district 2 plains": "Red has no space L3 yet; buy the landscape that has it.",
        },
    ),
    "practice/phase-in-round-seven": Attempts(
        (
            "pass; done; settle S1 0,3",
            "pass; done; settle S1 1,3",
        ),
        {
            "pass; done; done": "Red has not built the Shanty Town yet.",
            "use LR1 lay; take clay; done; settle S1 0,3": "Red has not passed yet.",
        },
    ),
    "practice/ended-by-one-action": Attempts(
        (
            "build G12 0,3; skip; done",
            "build G12 1,3; prior; done",
        ),
        {
            "pass; done": "Green has not built the Stone Merchant yet.",
            "build G12 0,3; skip": "The game is not over yet.",
        },
    ),
    "practice/into-the-bonus-round": Attempts(
        ("pass; done; use F24 prior; times 2",),
        {
            "pass; done; use F24 prior; times 1": "Red has gained 1 reliquary in one visit to the Cloister Church; the task asks for 2 reliquaries.",
            "pass; done; use LR1 prior; skip": "Red has sent nobody to the Cloister Church yet.",
        },
    ),
    "practice/wood-for-everybody": Attempts(
        (
            "fell 0,2 wood",
            "fell 1,1 wood",
        ),
        {
            "fell 0,2 joker": "Red took 6 wood with the joker; the task asks for 5 wood with the wood indicator.",
            "use LR1 lay; take clay": "Red took 6 clay with the clay indicator; the task asks for 5 wood with the wood indicator.",
        },
    ),
    "practice/no-room-but-on-top": Attempts(
        ("place G07 0,4",),
        {
            "place G07 0,0": "The Peat Coal Kiln of White stands on M3; the task asks for M7. Undo, or begin again.",
            "place G07 1,1": "The Peat Coal Kiln of White stands on N4; the task asks for M7. Undo, or begin again.",
        },
    ),
    "practice/all-three-neutral": Attempts(
        (
            "place G07 0,1; contract G07 coins; times 1; done; contract G13 coins; send lay; times 1",
            "place G07 0,3; contract G07 coins; times 0; done; contract G13 coins; send prior; times 1",
        ),
        {
            "place G07 0,1; contract G07 coins; times 1; done; contract G13 coins; send lay; times 0": "Red has 0 stone; the task asks for 1 stone.",
            "place G07 0,1; skip": "Red has issued no work contract for the Peat Coal Kiln yet.",
        },
    ),
    "practice/the-neighbour-first": Attempts(
        (
            "pass; pass; done; place G07 0,1; contract G07 coins; settle S1 0,3; pay Gn",
            "pass; pass; done; place G07 0,4; contract G07 coins; settle S1 1,3; pay Pn",
        ),
        {
            "pass; pass; done; place G07 0,1; skip": "Red has not built the Shanty Town yet.",
            "pass; pass; done; place G07 0,1; contract G07 coins; done": "Red has not built the Shanty Town yet.",
        },
    ),
}

EVERY = ATTEMPTS | PRACTISED

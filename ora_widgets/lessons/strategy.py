"""The strategy track: eight lessons on good play for after the course, with positions from games between bots.

Goals describe the result of a turn rather than its moves, so that every good line passes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from ..language.fluent import say
from ..replay.walkthroughs.catalogue import walkthrough
from .lesson_step import Lesson, LessonStep, lesson_of
from .strategy_turns import found_turns, opening_turns
from .tasks_from_games import LazyTerms, Terms, line_in_words, on_one_line, terms_at


@dataclass(frozen=True)
class GamePosition(LazyTerms):
    """The terms of a position in a commented game, computed on first use because the game must be replayed.

    Args:
        walkthrough: The name of the game.
        ply: How many of its moves have been made.
        changed: Terms that differ from the game; a value for a seat replaces that seat's own.

    >>> GamePosition("coming-home", 28)["built"]
    {'R': 'G06 0,3', 'G': 'G12 0,3', 'B': 'G07 1,3'}
    """

    walkthrough: str
    ply: int
    changed: Mapping[str, object] = field(default_factory=dict)

    def compute(self) -> Terms:
        tree = walkthrough(self.walkthrough).tree
        terms = terms_at(tree.setup, tree.nodes[self.ply].state)
        for term, value in self.changed.items():
            mine = terms.get(term)
            if isinstance(value, Mapping) and isinstance(mine, Mapping):
                terms[term] = {**mine, **value}
            else:
                terms[term] = value
        return terms


@dataclass(frozen=True)
class StrategyTask(LessonStep):
    """A task whose first turn is that of a long search and of a hint, or says why it is not.

    It takes this in addition to the arguments of a `LessonStep`.

    Args:
        preferred: The turn that a search or a hint prefers, where it is another one.

    >>> {task.preferred for task in WRITTEN_LESSONS[0].steps}
    {''}
    """

    preferred: str = ""

    def words(self, part: str, language: str) -> str:
        said = super().words(part, language)
        if part != "learnt" or not self.preferred:
            return said
        other = line_in_words(self.game(), self.preferred, language)
        why = super().words("differs", language)
        return on_one_line(f"{said} {say('strategy-preferred', language, other=other)} {why}")


def _task(
    name: str,
    rules: str,
    position: Mapping[str, object],
    goal: str,
    solution: str,
    *,
    answered: bool = False,
    preferred: str = "",
) -> StrategyTask:
    """A task; its words take their figures from its position."""
    return StrategyTask(name, rules, position, goal, solution, answered=answered, preferred=preferred)


# All indicators show the same value.
EVEN_WHEEL = dict.fromkeys(("clay", "wood", "peat", "grain", "livestock", "coin", "joker"), 2)
# Nothing can be taken.
EMPTY_WHEEL = dict.fromkeys(EVEN_WHEEL, 0)

WRITTEN_LESSONS: tuple[Lesson, ...] = (
    lesson_of(
        "tempo",
        _task(
            "last-man", "F3.1 F3.4", GamePosition("by-the-water", 52), "R home 3; round 5",
            "use LR2 prior; take grain; done",
        ),
        _task(
            "nobody-home", "F3.1 F5.5.1", GamePosition("coming-home", 88), "B points 14; B home 3; round 7",
            "build F05 0,3; done",
        ),
        _task(
            "keep-the-prior", "F5.5.5", GamePosition("coming-home", 44), "R prior G02; R has 6Pn; round 4",
            "fell 0,2 joker; done; build F11 0,-1; prior; done; use LB2 lay; take livestock; done; "
            "build G02 1,3; prior; give Pt Sh Pn; choose 6Pn",
            answered=True,
        ),
    ),
    lesson_of(
        "turn-price",
        _task(
            "two-in-one", "F5.5.5", {"players": 3, "display": "G06 G01 G02 F05", "wheel": EMPTY_WHEEL},
            "R points 5; R has 4Pn; R played district; turns 1", "build G06 0,3; prior; trade 3energy; district -1 plains",
        ),
        _task(
            "who-else-can", "F1.5 F5.5.1",
            {
                "players": 3, "round": 4, "give": {"R": "3Cl Sw", "G": "Cl", "B": ""}, "display": "G07 F05", "wheel": EMPTY_WHEEL,
                "placed": {"G": "lay LG3, lay LG1"}, "cleared": dict.fromkeys("GB", "0,1 0,2 1,1"),
            },
            "R built G07 F05; round 4",
            "build G07 0,3; skip; done; pass; done; use LB1 lay; skip; done; build F05 1,3; skip",
            answered=True,
        ),
        _task(
            "borrowed-hands", "F5.3.1", GamePosition("coming-home", 377), "G points 188; turns 1",
            "contract G18 coins; send lay; times 3; times 1; pay 3Wo 2Sw",
        ),
        _task(
            "a-great-turn", "F5.5.5 F14.1", GamePosition("coming-home", 233), "B points 90; turns 1",
            "build G26 -2,-1; prior; times 1",
        ),
    ),
    lesson_of(
        "chains",
        _task(
            "ceramic", "F5.5.5 F14.1", GamePosition("coming-home", 90), "R points 32; turns 1",
            "build G18 2,4; prior; times 2; pay Pt",
            preferred="cut -2,0 peat; done",
        ),
        _task(
            "grapes-in-time", "F5.2.1", GamePosition("coming-home", 318), "G points 155; turns 1",
            "use F21 lay; times 10; times 1",
        ),
        _task(
            "up-to-a-wonder", "F1.3 F5.3.1", GamePosition("coming-home", 345), "G has Wr; turns 1",
            "contract G01 coins; enter F40; enter G34; times 1",
        ),
    ),
    lesson_of(
        "where-to-live",
        _task(
            "fishing", "F8.3 F14.3", GamePosition("coming-home", 77), "G points 30; turns 1",
            "settle S4 -1,-1; pay 2Pt",
        ),
        _task(
            "hilltop", "F8.3 F14.3", GamePosition("coming-home", 295), "B points 135; turns 1",
            "plot -3 mountain; settle S7 -2,5; pay 3Mt; pay 3Pt Co",
        ),
    ),
    lesson_of(
        "hired-hands",
        _task(
            "the-quarry", "F5.3.1 F5.2.5", GamePosition("by-the-water", 249), "G took 4Sn; G hired G22; turns 1",
            "contract G22 coins; send lay; take joker",
        ),
        _task(
            "a-drink", "F5.3.5", GamePosition("coming-home", 304, {"give": {"G": "4Wo 3Gn 4Cl 3Pn Sn Wn 2Bo 5Ce Or"}}),
            "G has 10Gp; G played contract F14 wine; turns 1",
            "contract F14 wine; send lay; take grapes",
            preferred="use F11 lay; done",
        ),
        _task(
            "while-it-is-free", "F5.2.5 F5.3.1",
            {
                "players": 3, "round": 10, "give": {"R": "2Fl 2Wo Cl 2Pn", "G": "3Fl 2Wo", "B": ""}, "built": {"G": "F05 0,3"},
                "display": "G01", "wheel": EMPTY_WHEEL,
            },
            "R gains 2Br at F05; R built G01; round 10",
            "contract F05 coins; send lay; times 2; times 2; district -1 plains; done; use LG1 lay; skip; done; use LB1 lay; skip; done; "
            "build G01 1,3; skip",
            answered=True,
        ),
        _task(
            "through-the-priory", "F5.3.1 F8.9", GamePosition("open-doors", 341), "G points 155; turns 1",
            "contract G01 coins; send lay; enter I40; enter G28; settle S6 -7,-1; pay 2Sh Pn",
        ),
    ),
    lesson_of(
        "wheel-ahead",
        LessonStep(
            "next-value", "F3.2 F4.1", GamePosition("coming-home", 38), choices="4 5 6", answer="5"
        ),
        _task(
            "mill-next-round", "F3.2 F5.4.1", GamePosition("coming-home", 38), "G points 16; round 4",
            "fell 0,2 wood; done; use LB2 lay; take grain; plot -2 coast; done; use LR3 lay; take coin; plot -3 coast; done; "
            "build F04 0,-1; skip",
            answered=True,
        ),
        _task(
            "before-they-do", "F4.4 F4.5",
            {
                "players": 3, "round": 10, "give": {"R": "", "G": "2Wo Cl", "B": "Wo"}, "land": {"R": "district -1 hills"},
                "built": {"R": "F14 -1,3"}, "wheel": EVEN_WHEEL | {"clay": 6, "grapes": 3}, "display": "",
            },
            "R took 6Cl clay; R took 3Gp grapes; round 10",
            "use LR1 lay; take clay; done; cut 0,0 peat; done; cut 0,0 joker; done; use F14 lay; take grapes",
            answered=True,
        ),
        _task(
            "own-or-joker", "F4.6", GamePosition("coming-home", 44), "R took 3Wo; turns 1", "fell 0,2 joker"
        ),
    ),
    lesson_of(
        "endings-for-two",
        _task(
            "end-it", "F10.6 F10.7", GamePosition("nobody-ends-it", 249, changed={"display": "F11 F24"}), "over; R points 223",
            "contract G22 coins; take stone; build F11 -2,-1; done; contract F35 coins; pay 5Pn; times 1; done",
            answered=True,
        ),
        _task(
            "behind", "F10.6", GamePosition("nobody-ends-it", 271, changed={"display": "F11 F24"}), "R points 262; turns 1",
            "contract F17 coins; send lay; times 3; times 1; use F27 lay; pay Wn; enter G28; settle S2 -3,4; pay Sh Pn; pay Pt 2Sw",
            preferred="contract F14 coins; send lay; take grapes; use F21 lay; times 10; times 1; done",
        ),
    ),
    lesson_of(
        "past-500",
        _task(
            "two-wonders", "F1.3 F13.5", GamePosition("past-500", 116), "R has 2Wr; turns 1",
            "build F25 -3,3; prior; give Wo Pt Gn Sh Cl Pn Sw Mt Fl Br Gp Wn Bo; contract G01 coins; enter F25; give Wo Pt Gn Sh Cl Pn Mt Fl Br Gp Wn Bo Sw",
            preferred="build F25 -3,3; prior; give Wo Pt Gn Sh Cl Pn Sw Mt Fl Br Gp Wn Ce; contract G16 coins; done",
        ),
        _task(
            "before-it-leaves", "F4.8 F13.3", GamePosition("past-500", 157), "R took Sh livestock; turns 1",
            "use LR2 lay; take livestock",
        ),
        _task(
            "over-the-line", "F13.11", GamePosition("past-500", 231), "R points 500; turns 1",
            "use F38 lay; clear -7,1; clear -7,2; clear -8,1; clear -8,2; use G18 prior; times 3; pay Wo Pt",
        ),
    ),
)  # fmt: skip

FOUND_STEPS = found_turns() | {"turn-price": (*opening_turns(), *found_turns().get("turn-price", ()))}
STRATEGY = tuple(
    replace(lesson, steps=(*lesson.steps, *FOUND_STEPS.get(lesson.name, ()))) for lesson in WRITTEN_LESSONS
)

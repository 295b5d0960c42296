"""The notebooks of the strategy track: a lesson's tasks, lines that are compared by chance, and a game with comments.

The opening paragraph is the message `notebook-` and the lesson's name; its attributes are what is said of the comparison
(`compare`) and what its lines are called (`line-1` and so on).
"""

from __future__ import annotations

from typing import NamedTuple

from ora_widgets.language.fluent import say
from ora_widgets.lessons.strategy import STRATEGY, WRITTEN
from tests.notebooks.course import LAST
from tests.notebooks.generated import Cell, beginning, code, flow, goals, markdown, optional, steps


class Row(NamedTuple):
    """What a notebook has beside the tasks of its lesson.

    Attributes:
        file: The end of its name.
        step: The task at whose beginning lines are compared.
        lines: The lines.
        plays: How often chance plays on from each.
        walk: The game with comments.
        measure: What is compared.
    """

    file: str
    step: str
    lines: tuple[str, ...]
    plays: int
    walk: str
    measure: str = "score"


TWO_WONDERS = (
    "build F25 -3,3; prior; give Wo Pt Gn Sh Cl Pn Sw Mt Fl Br Gp Wn Bo; "
    "contract G01 coins; enter F25; give Wo Pt Gn Sh Cl Pn Mt Fl Br Gp Wn Bo Sw; done"
)

ROWS = {
    "tempo": Row(
        "tempo",
        "nobody-home",
        ("build F05 0,3; done", "cut -1,0 joker; done", "pass; done"),
        60,
        "coming-home",
    ),
    "turn-price": Row(
        "price_of_a_turn",
        "a-great-turn",
        ("build G26 -2,-1; prior; times 1; done", "build G26 -2,-1; skip; done", "use LB1 prior; take clay; done"),
        40,
        "coming-home",
    ),
    "chains": Row(
        "chains",
        "ceramic",
        ("build G18 2,4; prior; times 2; pay Pt; done", "build G19 -1,3; prior; done", "fell 0,1 wood; done"),
        60,
        "by-the-water",
    ),
    "where-to-live": Row(
        "land",
        "hilltop",
        (
            "plot -3 mountain; settle S7 -2,5; pay 3Mt; pay 3Pt Co; done",
            "settle S7 0,2; pay 3Mt; pay 3Pt Co; done",
            "done",
        ),
        40,
        "by-the-water",
    ),
    "hired-hands": Row(
        "contracts",
        "through-the-priory",
        (
            "contract F09 coins; send lay; enter F40; enter G28; settle S2 -1,4; pay Sh Gp; done",
            "use LR1 lay; take clay; done",
        ),
        40,
        "open-doors",
    ),
    "wheel-ahead": Row("wheel", "own-or-joker", ("fell 0,2 joker; done", "fell 0,2 wood; done"), 40, "open-doors"),
    "endings-for-two": Row(
        "endings_for_two",
        "end-it",
        ("contract G22 coins; take stone; build F11 -2,-1; done", "pass; pass; done"),
        20,
        "nobody-ends-it",
        measure="lead",
    ),
    "past-500": Row("solo", "two-wonders", (TWO_WONDERS, "use LR1 lay; take clay; pass; done"), 30, "past-500"),
}


def file_of(number: int) -> str:
    """The name of a notebook, counted from 1."""
    return f"strategy_{number}_{ROWS[STRATEGY[number - 1].name].file}.ipynb"


def cells(number: int, language: str) -> list[Cell]:
    """What is in a notebook.

    Args:
        number: The number of its lesson in the track, from 1.
        language: The language.
    """
    lesson = STRATEGY[number - 1]
    row, words = ROWS[lesson.name], f"notebook-{lesson.name}"
    about = f"{optional(words, language)} {flow(say('notebook-strategy.positions', language))}"
    how = f"{flow(say('notebook-how.again', language))} {flow(say('notebook-strategy.goals', language))}"
    return [
        markdown(*goals(_heading(number, language), lesson.aims(language), language), about, how),
        beginning(language),
        *steps(WRITTEN[number - 1], language),
        *_more(number, language),
        markdown(f"## {say('notebook-strategy.compare', language)}", optional(f"{words}.compare", language)),
        code(_comparison(lesson.name, row), language),
        markdown(f"## {say('notebook-strategy.game', language)}", flow(say("notebook-strategy.walk", language))),
        code(f'walk = ora.walkthrough("{row.walk}")\nwalk', language),
        markdown(f"**{say('notebook-next', language)}:** {_onward(number, language)}"),
    ]


def _more(number: int, language: str) -> list[Cell]:
    """Where the lesson's turns out of games begin, if it has any: one goes on from there."""
    lesson, written = STRATEGY[number - 1], len(WRITTEN[number - 1].steps)
    more = len(lesson.steps) - written
    call = f'`ora.lesson("{lesson.name}", {written + 1})`'
    told = flow(say("notebook-strategy.more-how", language, count=more, call=call))
    return [markdown(f"## {say('notebook-strategy.more', language)}", told)] if more else []


def _heading(number: int, language: str) -> str:
    return f"{say('notebook-strategy', language)} {number} · {STRATEGY[number - 1].title(language)}"


def _comparison(lesson: str, row: Row) -> str:
    lines = "\n".join(
        f'    "<notebook-{lesson}.line-{place}>": "{line}",' for place, line in enumerate(row.lines, start=1)
    )
    return (
        f'lines = {{\n{lines}\n}}\nposition = ora.lesson("{lesson}", "{row.step}").step.scenario\n'
        f'ora.study.what_if(position, lines, n={row.plays}, measure="{row.measure}")'
    )


def _onward(number: int, language: str) -> str:
    if number < len(STRATEGY):
        return f"[{_heading(number + 1, language)}]({file_of(number + 1)})"
    return f"[{say('notebook-cards', language)}]({LAST})"

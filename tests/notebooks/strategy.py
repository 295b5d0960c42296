"""The notebooks of the strategy track: a lesson's tasks, a comparison of turns by good play, and a commented game.

The opening paragraph is the message `notebook-` with the lesson's name; its attributes are the text on the comparison
(`compare`) and the names of its lines, where it has any (`line-1` and so on).
"""

from __future__ import annotations

from typing import NamedTuple

from ora_widgets.lab.strategy_games import HINT_PLAYOUTS
from ora_widgets.language.fluent import say
from ora_widgets.lessons.strategy import STRATEGY, WRITTEN_LESSONS
from tests.notebooks.course import LAST
from tests.notebooks.generated import Cell, beginning, code, flow, goals, markdown, optional, steps


class Row(NamedTuple):
    """The content of a notebook in addition to its lesson's tasks.

    Attributes:
        file: The end of its name.
        step: The task at whose beginning turns are compared: those of a hint, or lines.
        walk: The game with comments.
        lines: The lines, if quick bots play the game to its end from each.
        plays: How often they do.
        measure: What is compared then.
    """

    file: str
    step: str
    walk: str
    lines: tuple[str, ...] = ()
    plays: int = 0
    measure: str = "score"


SHOWN_TURNS = 4  # of a hint
HORIZON = 50  # the round after which a game for two stops
TWO_WONDERS = (
    "build F25 -3,3; prior; give Wo Pt Gn Sh Cl Pn Sw Mt Fl Br Gp Wn Bo; "
    "contract G01 coins; enter F25; give Wo Pt Gn Sh Cl Pn Mt Fl Br Gp Wn Bo Sw; done"
)

ROWS = {
    "tempo": Row("tempo", "nobody-home", "coming-home"),
    "turn-price": Row("price_of_a_turn", "a-great-turn", "coming-home"),
    "chains": Row("chains", "grapes-in-time", "by-the-water"),
    "where-to-live": Row("land", "hilltop", "by-the-water"),
    "hired-hands": Row("contracts", "the-quarry", "open-doors"),
    "wheel-ahead": Row("wheel", "own-or-joker", "open-doors"),
    "endings-for-two": Row(
        "endings_for_two",
        "end-it",
        "nobody-ends-it",
        (
            "contract G22 coins; take stone; build F11 -2,-1; done",
            "use G26 lay; times 1; district -4 hills; fell -4,1 wood; done",
        ),
        5,
        "lead",
    ),
    "past-500": Row("solo", "two-wonders", "past-500", (TWO_WONDERS, "use LR1 lay; take clay; pass; done"), 4),
}


def file_of(number: int) -> str:
    """The name of a notebook, counted from 1."""
    return f"strategy_{number}_{ROWS[STRATEGY[number - 1].name].file}.ipynb"


def cells(number: int, language: str) -> list[Cell]:
    """The content of a notebook.

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
        *steps(WRITTEN_LESSONS[number - 1], language),
        *_more(number, language),
        markdown(
            f"## {say('notebook-strategy.compare', language)}",
            flow(say(f"notebook-strategy.compared-{'by-games' if row.lines else 'by-hint'}", language)),
            optional(f"{words}.compare", language),
        ),
        code(_comparison(lesson.name, row), language),
        markdown(f"## {say('notebook-strategy.game', language)}", flow(say("notebook-strategy.walk", language))),
        code(f'walk = ora.walkthrough("{row.walk}")\nwalk', language),
        markdown(f"**{say('notebook-next', language)}:** {_onward(number, language)}"),
    ]


def _more(number: int, language: str) -> list[Cell]:
    """The first of the lesson's turns from games, if there are any, from which the notebook goes on."""
    lesson, written = STRATEGY[number - 1], len(WRITTEN_LESSONS[number - 1].steps)
    more = len(lesson.steps) - written
    call = f'`ora.lesson("{lesson.name}", {written + 1})`'
    told = flow(say("notebook-strategy.more-how", language, count=more, call=call))
    return [markdown(f"## {say('notebook-strategy.more', language)}", told)] if more else []


def _heading(number: int, language: str) -> str:
    return f"{say('notebook-strategy', language)} {number} · {STRATEGY[number - 1].title(language)}"


def _comparison(lesson: str, row: Row) -> str:
    task = f'ora.lesson("{lesson}", "{row.step}")'
    if not row.lines:
        return f"{task}.game.hint(n={SHOWN_TURNS}, seconds=None, playouts={HINT_PLAYOUTS})"
    lines = "\n".join(
        f'    "<notebook-{lesson}.line-{place}>": "{line}",' for place, line in enumerate(row.lines, start=1)
    )
    return (
        f"lines = {{\n{lines}\n}}\nposition, bot = {task}.step.scenario, ora.bots.Greedy(noise=2)\n"
        f'ora.study.what_if(position, lines, n={row.plays}, bot=bot, measure="{row.measure}", horizon={HORIZON})'
    )


def _onward(number: int, language: str) -> str:
    if number < len(STRATEGY):
        return f"[{_heading(number + 1, language)}]({file_of(number + 1)})"
    return f"[{say('notebook-cards', language)}]({LAST})"

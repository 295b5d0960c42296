"""The notebooks of the course: one for each lesson.

A new lesson needs only its rows and texts; the opening paragraph is the message `notebook-` with its name, and the
attributes `then` and `around` are the texts above the cells of `THEN` and `AROUND`.
"""

from __future__ import annotations

from ora_widgets.language.fluent import say
from ora_widgets.lessons import Lesson
from ora_widgets.lessons.course import LESSONS
from tests.notebooks.generated import Cell, beginning, code, flow, goals, markdown, optional, steps

LAST = "cards_and_puzzles.ipynb"  # where the course continues

#: The last cell of a lesson, by its name: something to explore. `<F05>` is the name of a card.
AROUND = {
    "wheel": 'ora.new_game(players=3, country="france").schedule()',
    "clergymen": 'game = ora.new_game(players=3)\ngame.legal_moves.starting("use")',
    "building": 'game = ora.new_game(players=3)\ngame.card("<F04>")',
    "work-contracts": 'ora.rule("F5.3.4")',
    "land": (
        "game = ora.new_game(players=3)\ntry:\n"
        '    game.buy_district(-1, "hills")\nexcept ora.Refusal as refusal:\n    print(refusal)'
    ),
    "food": "ora.new_game(players=4).schedule()",
    "scoring": 'ora.scenario("four-cards-left").game().score()',
    "goods": "ora.scenarios()",
    "countries": (
        'print(ora.new_game(players=3, country="france").card("<F05>"))\n'
        'print(ora.new_game(players=3, country="ireland").card("<I05>"))'
    ),
    "bonus-round": 'ora.rule("F9.3")',
    "two-players": (
        'print(ora.new_game(players=2, length="short").schedule())\n'
        'print(ora.new_game(players=2, length="long").schedule())'
    ),
    "short-game": 'ora.new_game(players=3, length="short").schedule()',
    "solo": "ora.new_game(players=1).schedule()",
    "first-game": 'print(ora.new_game(players=3, length="short").record())',
}


#: The cell after the last task of a lesson, by its name, below what the attribute `then` says: a game of another kind.
THEN = {"first-game": 'ora.play(players=2, length="short", teaching=True)'}


def file_of(number: int, lesson: Lesson) -> str:
    """The name of a lesson's notebook."""
    return f"{number:02}_{lesson.name.replace('-', '_')}.ipynb"


def cells(number: int, language: str) -> list[Cell]:
    """The content of a lesson's notebook.

    Args:
        number: The number of the lesson in the course.
        language: The language.
    """
    lesson = LESSONS[number]
    found = [_opening(number, lesson, language), beginning(language), *steps(lesson, language)]
    if lesson.name in THEN:
        found += [markdown(flow(say(f"notebook-{lesson.name}.then", language))), code(THEN[lesson.name], language)]
    if lesson.name in AROUND:
        about = optional(f"notebook-{lesson.name}.around", language)
        found += [markdown(f"## {say('notebook-around', language)}", about), code(AROUND[lesson.name], language)]
    return [*found, markdown(_onward(number, language))]


def _opening(number: int, lesson: Lesson, language: str) -> Cell:
    def part(name: str) -> str:
        return flow(say(f"notebook-how.{name}", language))

    parts = goals(f"{number} · {lesson.title(language)}", lesson.aims(language), language)
    parts.append(optional(f"notebook-{lesson.name}", language))
    if number:
        return markdown(*parts, part("again"))
    listed = "\n".join(f"- {part(verb)}" for verb in ("check", "hint", "solution"))
    return markdown(*parts, f"**{say('notebook-how', language)}.** {part('run')}", listed, part("kept"))


def _onward(number: int, language: str) -> str:
    ahead = f"**{say('notebook-next', language)}:** "
    if number + 1 < len(LESSONS):
        after = LESSONS[number + 1]
        return f"{ahead}[{number + 1} · {after.title(language)}]({file_of(number + 1, after)})"
    return ahead + flow(say("notebook-beyond", language, link=f"[{say('notebook-cards', language)}]({LAST})"))

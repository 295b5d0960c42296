"""Notebooks other than lessons: practice with cards and puzzles, a first bot, and tasks of teachers.

A row of prose is the name of an attribute of the notebook's message; its heading, if any, has the same name with
`-head`.
"""

from __future__ import annotations

from ora_widgets.language.fluent import has, say
from ora_widgets.lessons.assignments import assign
from ora_widgets.lessons.assignments.codes import ANSWER, pack
from tests.notebooks.course import LAST
from tests.notebooks.generated import Cell, beginning, code, flow, goals, markdown

TEACHERS = "for_teachers.ipynb"
LEAGUE = "bot_league.ipynb"

#: The name of each notebook in the Fluent files, and its cells after the first one: prose by an attribute's name, and
#: code. An empty row imports the package.
GUIDES: dict[str, tuple[str, tuple[tuple[str, str], ...]]] = {
    LAST: (
        "notebook-guide-cards",
        (
            ("code", ""),
            ("prose", "today"),
            ("code", "today = ora.daily_practice()\ntoday"),
            ("prose", "map"),
            ("code", "today.map"),
            ("prose", "trainer"),
            ("code", 'bakery = ora.card_drill("<F05>")\nbakery'),
            ("code", '# bakery.game.play("…")\nbakery.check()'),
            ("prose", "quiz"),
            ("code", 'quiz = ora.quiz(seed=1, subjects=["cost"])\nquiz'),
            ("code", "# quiz.answer(2)\nquiz.check()"),
            ("prose", "puzzles"),
            ("code", 'oven = ora.puzzle("field-to-oven")\noven'),
            ("code", '# oven.game.play("…")\noven.check()'),
            ("prose", "daily"),
            ("code", 'ora.puzzle_of_the_day("2025-12-24")'),
            ("prose", "run"),
            ("code", "run = ora.puzzle_run(grade=1)\nrun"),
            ("code", "# run.next()\nrun.standing"),
            ("prose", "rules"),
            ("code", 'rule = ora.rule_practice("F5.3.7")\nrule'),
            ("code", '# rule.game.play("…")\nrule.check()'),
        ),
    ),
    LEAGUE: (
        "notebook-guide-league",
        (
            ("code", ""),
            ("prose", "first"),
            (
                "code",
                (
                    "def first_legal(position):\n    return position.legal_moves[0]\n\n\n"
                    'league = ora.league([first_legal], levels=["random"])\nleague'
                ),
            ),
            ("prose", "watch"),
            ("code", 'league.games("first_legal")'),
            ("code", 'league.review("first_legal", budget=6)'),
            ("prose", "builder"),
            (
                "code",
                (
                    "def builder(position):\n"
                    '    builds = position.legal_moves.starting("build")\n'
                    "    return builds[0] if builds else position.legal_moves[0]\n\n\n"
                    'ora.league([first_legal, builder], levels=["random"])'
                ),
            ),
            ("prose", "failed"),
            (
                "code",
                (
                    "def baker(position):\n"
                    '    return "build F05" if position.now.round > 3 else position.legal_moves[0]\n\n\n'
                    'wrong = ora.league([baker], levels=["random"], n=1)\n'
                    'wrong.failures("baker")[0]'
                ),
            ),
            ("prose", "counter"),
            (
                "code",
                (
                    "def counter(position):\n"
                    "    seat = position.to_move\n\n"
                    "    def points(move):\n"
                    "        return position.copy().play(move).score()[seat].total\n\n"
                    "    return max(position.legal_moves, key=points)\n\n\n"
                    'ora.league([builder, counter], levels=["random"])'
                ),
            ),
            ("prose", "saver"),
            (
                "code",
                (
                    "def saver(position):\n"
                    "    seat = position.to_move\n\n"
                    "    def worth(move):\n"
                    "        after = position.copy().play(move)\n"
                    "        return after.score()[seat].total + sum(after.player(seat).goods.values()) / 2\n\n"
                    "    return max(position.legal_moves, key=worth)\n\n\n"
                    "final = ora.league(\n"
                    "    [first_legal, builder, counter, saver],\n"
                    '    levels=["random", "woodcutter"],\n'
                    "    n=1,\n"
                    ")\nfinal"
                ),
            ),
            ("prose", "yours"),
            (
                "code",
                (
                    "def my_bot(position):\n    return saver(position)\n\n\n"
                    'mine = ora.league([my_bot, saver], levels=["woodcutter"], n=1)\nmine.watch("my_bot")'
                ),
            ),
            ("prose", "class"),
        ),
    ),
    TEACHERS: (
        "notebook-guide-teachers",
        (
            ("code", ""),
            ("prose", "class"),
            (
                "code",
                (
                    "from pathlib import Path\nfrom tempfile import mkdtemp\n\n"
                    "folder = Path(mkdtemp())\n\n"
                    'ora.lessons.keep_in(folder / "anna.json")\n'
                    'ora.lessons.learner("Anna")\n'
                    'ora.lesson("scoring", "drinks").answer("2")\n\n'
                    '(folder / "carla.json").write_text(\'{"format": "ora-progress", "vers\')\n\n'
                    'ora.lessons.keep_in(folder / "ben.json")\n'
                    'ora.lessons.learner("Ben")\n'
                    'ora.lesson("wheel", "first-harvest").game.play("use LR1 lay; take clay")\n'
                    'joker = ora.lesson("wheel", "joker")\n'
                    'joker.game.play("use LR2 lay; take joker Gn")\n'
                    "joker.check()"
                ),
            ),
            ("prose", "table"),
            ("code", "ora.lessons.class_table(folder)"),
            ("prose", "single"),
            ("code", "ora.lessons.progress()"),
            ("prose", "plan"),
            ("code", "ora.lessons.plan(45)"),
            ("code", "ora.lessons.plan(90)"),
            ("prose", "key"),
            ("code", "ora.lessons.answer_key(45)"),
            ("prose", "sheets"),
            (
                "code",
                'for sheet in ora.lessons.write_exercises(folder, ["wheel", "food"]):\n    print(sheet.name)',
            ),
            ("prose", "link"),
            (
                "code",
                (
                    'task = ora.assign("wheel", "<notebook-guide-teachers.note>")\n'
                    'print(task.link("https://example.org/ora")[:60])\n'
                    'task.save_html(folder / "wheel.html").name'
                ),
            ),
            ("prose", "answers"),
            (
                "code",
                (
                    'mails = [\n    "<notebook-guide-teachers.mine> {Ada}",\n    "{Ben}",\n'
                    '    "{Dora} <notebook-guide-teachers.damaged> oraanswer1:AAAA",\n]\ntask.read(mails)'
                ),
            ),
            (
                "code",
                (
                    "from ora_widgets.lessons.assignments import gradebook\n\n"
                    'gradebook([task, ora.assign("land")], mails)'
                ),
            ),
            ("prose", "room"),
            ("prose", "projector"),
            ("prose", "bots"),
            ("code", 'game = ora.assign(ora.new_game(2, length="short"), bots={"G": "settler"})\ngame'),
            ("prose", "summary"),
            ("code", 'ora.rules_sheet("france").save(folder / "france.html").name'),
            ("prose", "learner"),
            ("code", 'ora.lessons.learner_table(folder / "ben.json")[0][0]'),
            ("prose", "backup"),
            ("code", "kept = ora.lessons.backup().code\nora.lessons.restore(kept)"),
        ),
    ),
}

# The answers of learners; the last one belongs to another task.
ANSWERS = {
    "Ada": {"first-harvest": "use LR1 lay; take clay", "joker": "use LR2 lay; take joker Gn"},
    "Ben": {"first-harvest": "fell 0,1 wood"},
    "Dora": {},
}
OTHER_TASK = "5d325b070d"


def cells(file: str, language: str) -> list[Cell]:
    """The content of a notebook.

    Args:
        file: Its name.
        language: The language.
    """
    name, rows = GUIDES[file]
    first = goals(say(f"{name}.head", language), flow(say(f"{name}.goals", language)), language)
    found = [markdown(*first, flow(say(name, language)))]
    for kind, row in rows:
        if kind == "prose":
            found.append(_prose(f"{name}.{row}", language))
        else:
            found.append(code(_with_answers(row, language), language) if row else beginning(language))
    return found


def _prose(name: str, language: str) -> Cell:
    heading = f"{name}-head"
    return markdown(f"## {flow(say(heading, language))}" if has(heading, language) else "", flow(say(name, language)))


def _with_answers(source: str, language: str) -> str:
    """Code in which `{Ada}` is replaced by the code of Ada's answer."""
    if "{Ada}" not in source:
        return source
    task = assign("wheel", flow(say("notebook-guide-teachers.note", language)), language=language).id
    for name, moves in ANSWERS.items():
        sent = {"task": task if moves else OTHER_TASK, "name": name, "moves": moves}
        source = source.replace(f"{{{name}}}", pack(ANSWER, sent))
    return source

"""Every public name, used as its types promise; `test_front_door.py` checks this with mypy and runs it."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, assert_type

import ora_widgets as ora
from ora_widgets import agents, bots, lessons, study
from ora_widgets.lessons import assignments
from ora_widgets.scene.svg_board import SvgPicture

folder = Path(mkdtemp())

# ---- games
game = ora.new_game(2, "ireland", "short", rulings=ora.Rulings(any_order=True))
assert_type(game, ora.Game)
assert_type(game.play([ora.Move.parse("pass"), "pass; done"]), ora.Game)
assert_type(game.moves, tuple[ora.Move, ...])
assert_type(game.to_move, str | None)
assert_type(game.undo("turn").legal_moves[0], ora.Move)
assert_type(ora.load(game.code()), ora.Game)
assert_type(ora.link(game, "https://example.org"), str)
assert_type(ora.binder_link(game, "https://github.com/some/one"), str)
assert_type(ora.svg(game, language="pl"), SvgPicture)
assert_type(ora.save_html(game, folder / "game.html"), Path)
assert_type(ora.save_worksheet([game], folder / "sheet.html", task="Build."), Path)
assert_type(ora.assign("wheel"), ora.Assignment)
assert_type(ora.assign("wheel").link("https://example.org"), str)
assert_type(ora.assign(ora.puzzle(1), "Good luck.").save_html(folder / "task.html"), Path)
assert_type(ora.assign("wheel").read(["nothing", folder]).rows, list[tuple[Any, ...]])
assert_type(assignments.gradebook([ora.assign("wheel")], "nothing").rows, list[tuple[Any, ...]])
assert_type(ora.rule("F5").title, str)
assert_type(ora.walkthroughs()["coming-home"], ora.Walkthrough)
assert_type(ora.Annotator(ora.new_game(2)).walk.note("Begin here.").mark("R 0,3").rename("A study"), ora.Walkthrough)
assert_type(ora.rules_sheet("ireland"), ora.RulesSheet)
assert_type(ora.rules_sheet("ireland", language="pl").save(folder / "ireland.html"), Path)

# ---- refusals
refusals: list[type[ora.Refusal]] = [
    ora.AmbiguousMove,
    ora.ImpossibleScenario,
    ora.InvalidSetup,
    ora.InvalidMove,
    ora.IllegalMove,
    ora.UnknownName,
    ora.ParseError,
    ora.Conflict,
    ora.StudyRefused,
    ora.Unwritable,
    ora.WrongArgument,
    ora.WrongWalkthrough,
    study.StudyRefused,
]
assert issubclass(ora.NoPicture, RuntimeError)
with suppress(ora.WrongArgument):  # it is refused before the extra is needed
    assert_type(ora.save_animation(ora.new_game(2), folder / "game.gif"), Path)
try:
    game.play("done")
except ora.Refusal as refused:
    assert_type((refused.message, refused.rule, refused.sentence), tuple[str, str, str])

# ---- boards
board = ora.Board(game, theme="dark")
assert_type(board.game, ora.Game)
board.show(ora.new_game(3), seats={"G": bots.Random()})
board.close()
asking = ora.play(language="es")
assert_type(asking, ora.Board)
asking.close()
os.environ["ORA_GAMES"] = str(folder / "games")
kept = ora.play(2)
kept.game.play("pass")
kept.close()
again = ora.resume(theme="dark")
assert_type(again, ora.Board)
again.close()
walk = ora.walkthrough("coming-home")
assert_type(walk.forward(), ora.Walkthrough)
assert_type(ora.Walkthrough.read(walk.text()), ora.Walkthrough)
opener = ora.GameOpener()
opener.take(game.code())
assert_type(opener.game, ora.Game | None)
opener.close()

editor = ora.Editor(players=3)
assert_type(editor.model, ora.EditorModel)
assert_type(editor.model.set_round(9).scenario(), ora.Scenario)
assert_type(editor.game(), ora.Game)
editor.close()
assert_type(ora.EditorModel(game).code, str)

# ---- scenarios
own = ora.Scenario("Four grain", country="ireland", round=9, give={"R": "4 grain"}, built={"R": "I04 0,3"})
assert_type(own.game(), ora.Game)
assert_type(ora.scenario("first-bread"), ora.Scenario)
assert_type(ora.scenarios()["first-bread"], ora.Scenario)

# ---- lessons
assert_type(lessons.keep_in(folder / "anna.json"), lessons.Progress)
assert_type(lessons.progress_in_use(), lessons.Progress)
lessons.learner("Anna")
assert_type(lessons.suited_level(), str)
assert_type(ora.set_language("en"), str)
assert_type(ora.compiled, bool)
assert len(ora.search("bread")) > 0
assert_type(lessons.lessons(), lessons.Lessons)
assert_type(ora.lessons.lessons()["wheel"], lessons.Lesson)
assert_type(ora.puzzles(), lessons.Puzzles)
step: lessons.LessonStep = ora.puzzles()["portico"]
for session in (
    ora.lesson("wheel"),
    ora.rule_practice("F5.3.7"),
    ora.puzzle(1),
    ora.puzzle_of_the_day("2025-12-24"),
    ora.puzzle_run(minutes=3),
    ora.card_drill("F05"),
    lessons.task_for_rule("F5.3.5"),
):
    assert isinstance(session, lessons.Session)
    assert_type(session.check(), lessons.Outcome)
    assert_type(session.task, lessons.Words)
assert_type(ora.quiz(seed=1), lessons.Quiz)
practice = ora.daily_practice(kinds=["task"])
assert_type(practice, lessons.Today)
assert_type(practice.answer(1, sure=False), lessons.Outcome)
assert_type(practice.next(), lessons.Today)
assert_type(lessons.progress().rows, list[tuple[Any, ...]])
assert_type(lessons.class_table(folder).rows, list[tuple[Any, ...]])
assert_type(lessons.learner_table().rows, list[tuple[Any, ...]])
assert_type(lessons.plan(90).rows, list[tuple[Any, ...]])
assert_type(lessons.answer_key(90).rows, list[tuple[Any, ...]])
assert_type(lessons.backup(), lessons.Backup)
assert_type(lessons.restore(lessons.backup().code), lessons.Words)
assert_type(lessons.write_exercises(folder, "wheel"), list[Path])
assert_type(lessons.write_worksheets(folder, "wheel"), list[Path])

# ---- bots


class First:
    """Plays the first listed move."""

    def choose(self, position: ora.Game, deadline: bots.Deadline) -> ora.Move:
        """The first legal move."""
        return position.legal_moves[0]


first: bots.Bot = First()
players: list[bots.AnyBot] = [first, bots.Random(), bots.Greedy(), bots.Search(playouts=2)]
players.append(bots.level(3, "brewer", seed=1, seconds=0.5))
hint = bots.hint(game, n=1, seconds=None, playouts=2)
assert_type(hint, bots.Hint)
review = ora.new_game(3).play("pass; done").review(budget=6)
assert_type(review, bots.Review)
assert_type(review.mistakes, tuple[bots.Mistake, ...])
assert_type(review.speak("pl"), bots.Review)
assert_type(lessons.add_to_practice(review), lessons.AddedMistakes)
assert_type(hint[0], bots.Advice)
agent = agents.External(lambda asked: f"pass; {'done' if asked.refused else ''}", tries=2, fallback=bots.Random())
assert_type(agent.choose(game), list[ora.Move])
assert_type(agent.tally.first, int)
assert_type(agent.comment("pl"), str)
assert_type(bots.explain(game.now, ["pass"], "RG"), str)
assert_type(bots.parts(game.now, 0, bots.Values()), dict[str, float])
candidates = bots.Search(seed=1).ranked(game.now, bots.Deadline(playouts=2))
assert_type(candidates, list[bots.Candidate])

# ---- studies
assert_type(study.playouts(game, 1), study.Playouts)
assert_type(study.what_if(game, ["pass"], 1), study.WhatIf)
assert_type(study.arena({"first": first}, 1, country="ireland", length="short"), study.Arena)
assert_type(ora.league([first], ["random"], n=1, horizon=4).watch(0), ora.Game)
assert_type(study.league([first], ["random"], n=1, horizon=4), study.League)
assert_type(study.stats([game]), study.Stats)
assert_type(study.from_json(study.stats([game]).to_json()), study.SavedResult)
room = ora.host(game, clock=ora.Clock(turn=90))
assert_type(room, ora.Room)
room.close()
classroom = ora.host(ora.assign("wheel"))
assert_type(classroom, ora.Classroom)
assert_type(classroom.pupils().rows, list[tuple[Any, ...]])
classroom.close()
assert_type(ora.games([game]), study.Games)
assert_type(study.games([game]).positions(), study.PositionIndex)
assert_type(study.games([game]).positions().continuations(game), study.Continuations)
assert_type(study.explorer([game]), study.Explorer)
assert_type(study.explorer([game]).continuations(game).turns, dict[str, study.Played])
assert_type(study.explorer().buildings(3), study.Buildings)
assert_type(asyncio.run(ora.in_thread(game.copy)), ora.Game)
assert_type(study.best_turn(ora.scenario("fishing-village"), 1, "score"), study.BestTurn)
assert_type(study.ways_to(ora.scenario("kiln-first"), "R has 2Co", 1), study.Ways)

"""Every rule has an example: in a notebook, as text, and as data for the page."""

from __future__ import annotations

import json

import pytest

import ora_widgets as ora
from ora_widgets.language.fluent import languages
from ora_widgets.lessons import Session, lessons
from ora_widgets.lessons.rule_examples import CHOSEN_EXAMPLES, Example, example, example_task, rule
from ora_widgets.rulebook.rules import Rule, rules
from ora_widgets.widget.queries import read_rules
from tests.fixtures.write import tuples_as_lists

EVERY_RULE = list(rules())

TRIED = [pytest.param(number, id=number) for number, text in CHOSEN_EXAMPLES.items() if ":" in text]


def example_of(number: str, language: str = "en") -> Example:
    return example(rule(number, language))


@pytest.mark.parametrize("each", EVERY_RULE, ids=lambda each: each.number)
def test_a_rule_shows_its_example(each: Rule) -> None:
    found, markdown = example_of(each.number), rule(each.number)._repr_markdown_()

    # The rule, its question, the land, the rule's answer, and a link to a board.
    order = [each.text, found.task, "```text\n", "┌──", "\n```\n", found.says, f"`{found.code}`"]
    places = [markdown.index(part) for part in order]
    assert places == sorted(places)
    assert markdown.count("```") == 2
    assert str(rule(each.number)).splitlines()[-1].endswith(found.code)
    # As many spaces of each player are drawn as exist, also on the page.
    data = found.data()
    assert data["players"]
    assert all(player["spaces"] and not player["ghosts"] for player in data["players"])
    held = {space.get("holds") for player in data["players"] for space in player["spaces"]} - {None, "forest", "moor"}
    assert held == set(data["cards"])
    assert json.loads(json.dumps(data)) == tuples_as_lists(data)


@pytest.mark.parametrize("number", TRIED)
def test_what_is_tried_is_refused_by_the_engine_under_this_very_rule(number: str) -> None:
    found = example_task(number)
    *allowed, last = found.tried.split("; ")
    game = found.step.scenario.game()
    for move in allowed:
        game.play(move)

    with pytest.raises(ora.Refusal) as caught:
        game.play(last)
    assert caught.value.rule == number
    assert str(caught.value) in example_of(number).says


def test_no_ninth_wonder_comes_out_of_the_sacristy() -> None:
    step = example_task("F1.3").step
    game = step.scenario.game()
    before = str(game.state.player("R").goods)
    game.play("use G34 lay; done")

    assert "3Wr" in before
    assert str(game.state.player("R").goods) == before
    # While the supply has one, the same treasures do become a wonder.
    earlier = ora.Scenario("The eighth", **{**step.position, "give": {**step.position["give"], "G": "4Wr"}}).game()
    assert str(earlier.play("use G34 lay; times 1; done").state.player("R").goods) == "4Wr"


def test_every_choice_is_of_a_task_that_exists() -> None:
    tasks = {f"{lesson.name}/{step.name}" for lesson in lessons().values() for step in lesson.steps}
    assert {text.partition(": ")[0] for text in CHOSEN_EXAMPLES.values()} <= tasks
    assert set(CHOSEN_EXAMPLES) <= {each.number for each in EVERY_RULE}


def test_the_example_is_played_like_a_lesson() -> None:
    session = ora.rule("F5.3.8").example
    assert isinstance(session, Session)
    assert session.task == example_of("F5.3.8").task
    session.game.play(session.step.solution)
    assert session.check()


def test_a_chapter_shows_its_first_part_that_has_one() -> None:
    assert example_of("F5").example_task == example_of("F5.1").example_task
    assert example_of("F1").example_task == example_of("F1.1").example_task


def test_a_question_tells_its_answer() -> None:
    found = [example_of(each.number) for each in EVERY_RULE]
    asked = [each for each in found if each.example_task.step.answer and not each.example_task.tried]
    assert asked
    assert all(f"“{each.example_task.step.shown_solution('en')}”" in each.says for each in asked)
    assert example_of("F5.4.2").says.startswith("Afterwards: You got no wood, but a space to build on.")


def test_a_work_contract_shows_both_who_hires_and_who_is_hired() -> None:
    assert [player["seat"] for player in example_of("F5.3.5").data()["players"]] == ["R", "G"]
    # Cards on the neutral land are shown, and a question names its player.
    assert [player["seat"] for player in example_of("F13.6").data()["players"]] == ["W"]
    assert [player["seat"] for player in example_of("F14.3").data()["players"]] == ["R"]


@pytest.mark.parametrize("language", languages())
def test_an_example_speaks_the_language_of_its_rule(language: str) -> None:
    found = example_of("F5.2.5", language)
    assert found.task == example_task("F5.2.5").step.words("task", language)
    assert found.example_task.refusal(language) in found.says
    assert ora.rule("F5.2.5", language).example.language == language
    assert eval(found.code, {"ora": ora}).language == language  # as people copy it


def test_the_page_gets_the_example_of_the_one_rule_it_opened() -> None:
    opened, *parts = read_rules("", "F5.3", "en")
    assert opened["example"] == example_of("F5.3").data()
    assert parts
    assert not any("example" in each for each in (*parts, *read_rules("contract", "", "en"), *read_rules("", "", "en")))

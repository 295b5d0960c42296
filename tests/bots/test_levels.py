"""The named opponents: five levels, each with a style that shows in its turns and reasons."""

from __future__ import annotations

import pickle
from copy import deepcopy
from itertools import pairwise

import pytest

import ora_widgets as ora
from ora_widgets.bots import Deadline, explain, level, levels
from ora_widgets.bots.evaluation import STYLES, manner_values
from ora_widgets.bots.levels import LEVELS, STRENGTHS, level_of
from ora_widgets.engine import State
from ora_widgets.language.fluent import say
from ora_widgets.support.arguments import WrongArgument
from ora_widgets.widget.bot_runner import BotPanel, BotTurn, Opponents
from ora_widgets.widget.kept_files import text_of
from tests.support.positions import position
from tests.support.waiting import PATIENCE

NAMES = [row.name for row in STRENGTHS]
# A turn that an opponent of the style prefers, and where.
LIKED: dict[str, tuple[State, str]] = {
    "woodcutter": (position(wheel="wood 4"), "fell 0,2 wood; done"),
    "settler": (position(wheel="peat 4", give={"R": "Pn"}), "cut 0,0 peat; done"),
    "miller": (position(give={"R": "3Gn"}, built={"R": "F04 0,3"}), "use F04 lay; times 3; done"),
    "brewer": (position(wheel="grapes 4", built={"R": "F14 0,3"}), "use F14 lay; take grapes; done"),
    "abbot": (position(give={"R": "3Cl Sn 6Pt"}, built={"R": "G18 0,3"}), "use G18 lay; times 3; times 1; done"),
}
PHRASES = {
    "en": "what a miller likes",
    "pl": "to, co lubi młynarz",
    "es": "lo que le gusta a un molinero",
}


@pytest.mark.parametrize("number", range(1, 6))
def test_a_level_is_found_by_its_number_and_by_its_name(number: int) -> None:
    name = NAMES[number - 1]
    by_number, by_name = level(number), level(name)
    assert (by_number.strength, by_number.manner) == (by_name.strength, by_name.manner)
    assert level_of(by_number) == level_of(LEVELS[name]("a seed")) == name


@pytest.mark.parametrize("number", range(1, 6))
def test_a_level_plays_what_is_legal_and_the_same_for_the_same_seed(number: int) -> None:
    game = ora.new_game(3)
    first, again, other = (level(number, seed=5, seconds=None).choose(game) for _ in range(3))
    assert first == again == other
    copied = pickle.loads(pickle.dumps(level(number, seed=5, seconds=None)))
    assert copied.choose(game) == first
    assert deepcopy(copied).values is copied.values


def test_nobody_looks_as_carefully_as_the_next_level() -> None:
    care = [(row.playouts, -row.noise, row.width) for row in STRENGTHS]
    assert all(one < more for one, more in pairwise(care))


def test_a_hurried_level_answers_with_what_it_has() -> None:
    deadline = Deadline()
    deadline.cancel()
    assert level(5).think(ora.new_game(2).now, deadline)


@pytest.mark.parametrize("mains", [1, 2])
def test_a_turn_of_two_main_actions_takes_no_longer_than_one_of_one(
    mains: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[float | None] = []

    def note_deadline(seconds: float | None = None, **more: object) -> Deadline:
        given.append(seconds)
        return Deadline(seconds, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(levels, "Deadline", note_deadline)
    level(1, seconds=1.0).think(position(mains=mains), Deadline())
    assert given == [1.0 / mains]


@pytest.mark.parametrize(
    ("number", "word"), [(0, "“0”"), (6, "“6”"), (True, "“True”"), ("abot", "“abot”"), (None, "“None”")]
)
def test_a_level_that_there_is_not_is_refused_with_those_there_are(number: object, word: str) -> None:
    with pytest.raises(ora.UnknownName) as refused:
        level(number)  # type: ignore[arg-type]
    assert word in str(refused.value)
    assert "1 woodcutter" in str(refused.value)
    assert "5 abbot" in str(refused.value)


def test_a_manner_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(ora.UnknownName, match="woodcutter, settler, miller, brewer, abbot"):
        level(3, "baker")


@pytest.mark.parametrize("seconds", [0, -1, "1"])
def test_a_level_with_a_budget_of_nothing_is_refused(seconds: object) -> None:
    with pytest.raises(WrongArgument):
        level(3, seconds=seconds)  # type: ignore[arg-type]


def test_any_level_can_have_any_manner() -> None:
    assert {level(5, manner).name_in("en") for manner in STYLES} == {
        "Woodcutter",
        "Settler",
        "Miller",
        "Brewer",
        "Abbot",
    }


@pytest.mark.parametrize("manner", LIKED)
def test_a_manner_shows_in_the_reasons(manner: str) -> None:
    before, line = LIKED[manner]
    moves = line.split("; ")
    assert f", {say(f'reason-{manner}', 'en')}." in explain(before, moves, "RGB", manner_values(manner))
    assert say(f"reason-{manner}", "en") not in explain(before, moves, "RGB")


@pytest.mark.parametrize("language", PHRASES)
def test_a_board_says_in_its_language_who_plays_and_why(language: str) -> None:
    before, line = LIKED["miller"]
    game = ora.new_game(3)
    bots = Opponents(game, {"G": level(3)})
    bots.last = BotTurn(before, tuple(map(ora.Move.parse, line.split("; "))))
    bots.bots["R"], bots.levels["R"] = bots.bots["G"], bots.levels["G"]  # whose turn that was
    shown = BotPanel(bots).page_data(language)
    assert PHRASES[language] in shown["reason"]
    assert shown["seats"]["G"] == say("manner-miller", language)


@pytest.mark.parametrize("name", NAMES)
def test_a_named_opponent_sits_at_a_table_and_is_kept_by_its_name(name: str) -> None:
    game = ora.new_game(3)
    bots = Opponents(game, {"G": level(name, seed=1)})
    game.play("pass; done")
    assert bots.wait(PATIENCE)
    assert game.ply > 2
    assert f"# bot G {name}" in text_of(game, {}, bots.bots)

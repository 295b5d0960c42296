"""The texts for agents are short, complete, and on request only what has changed."""

from __future__ import annotations

from random import Random as Chance

import pytest

import ora_widgets as ora
from ora_widgets.agents.exchange import brief, changed_lines
from ora_widgets.agents.table import AgentTable
from ora_widgets.agents.turn import RefusedTurn, choices, nearest_lines, turn
from ora_widgets.bots import Random
from ora_widgets.lab.agent_trials import ListReader
from tests.agents.playing import tokens
from tests.support.modes import GAMES

MAX_STATE_TOKENS = 1_500  # tokens of a state


@pytest.mark.parametrize(
    ("players", "country", "length"),
    [(4, "france", "long"), *(pytest.param(*game, marks=pytest.mark.long) for game in GAMES)],
)
def test_a_state_is_short_to_the_end(players: int, country: str, length: str) -> None:
    game, bot = ora.new_game(players, country, length), Random(seed=4)
    table = AgentTable(game, "RGBW")
    while not game.over and game.round < 60:
        start = game.round
        while game.round < start + 4 and not game.over:
            game.play(bot.choose(game))
        assert tokens(table.state()) <= MAX_STATE_TOKENS


def test_the_text_names_every_card_and_good_that_is_there() -> None:
    game = ora.new_game(3, "ireland").play("build G07 0,3; prior; times 1; done")
    said = brief(game)
    for part in ("G07 Peat Coal Kiln 0,3 plains [R prior]", "[G] Green", "moor 0,0 1,0", "S1 Shanty Town"):
        assert part in said
    assert all(card in said for card in game.now.display)


def test_only_what_has_changed_is_reported() -> None:
    game = ora.new_game(3, "france")
    table = AgentTable(game, "R")
    whole = table.state()
    game.play("use LR1 lay; take clay; done")
    news = table.state(since=0)
    assert "Red takes 2 clay by the wheel." in news
    assert "[R] Red" in news
    assert "[B] Blue" not in news
    assert len(news) < len(whole) / 2
    assert changed_lines(brief(game), brief(game)) == ""


def test_choices_are_grouped_and_all_of_them_are_legal() -> None:
    game = ora.new_game(3, "france")
    said = choices(game)
    assert len(said.splitlines()) < 12
    assert "use LR1|LR2|LR3 lay|prior" in said
    for verb, cards, spaces in (row.split() for row in said.splitlines() if row.startswith("build")):
        for card in cards.split("|"):
            assert all(f"{verb} {card} {space}" in game.legal_moves for space in spaces.split("|"))


def test_a_payment_is_reported_by_examples() -> None:
    rich = ora.Scenario(
        "rich", to_move="R", phase="A", give={"R": "20 grain, 20 wood, 20 bread, 20 peat, 20 meat, 9 wine"}
    )
    game = rich.game().play("settle S3 0,3")
    assert len(game.legal_moves) > 6
    assert "ways, such as" in choices(game)
    assert len(choices(game)) < 300


def test_every_line_that_is_reported_as_legal_is() -> None:
    game, reader, bot = ora.new_game(2, "france", "short"), ListReader(3), Random(seed=3)
    while not game.over and game.round < 25:
        assert reader.line(f"Legal now:\n{choices(game)}") in game.legal_moves
        game.play(bot.choose(game))


def test_the_nearest_lines_are_like_what_was_written() -> None:
    state = ora.new_game(3, "france").now
    assert nearest_lines(state, "Build g07 0,3")[0] == "build G07 0,3"
    assert nearest_lines(state, "fel 0,1 wood")[0] == "fell 0,1 wood"
    assert len(nearest_lines(state, "x" * 10_000)) == 5


@pytest.mark.parametrize(
    ("text", "after", "rule", "near"),
    [
        ("use LR1 lay; take wood; done", ("use LR1 lay",), "F5.2.1", "take clay"),
        ("build Castle 0,3", (), "F2.5", "build"),
        ("pass; pass; done; pass", ("pass", "pass", "done"), "F0.3", ""),
        ("", (), "F5.1", ""),
        ("build G07", (), "F5.5.1", "build G07"),
    ],
)
def test_a_refused_turn_says_where_why_and_what_instead(
    text: str, after: tuple[str, ...], rule: str, near: str
) -> None:
    state = ora.new_game(2, "france").now
    refused = turn(state, "RG", text)
    assert isinstance(refused, RefusedTurn)
    assert (refused.after, len(refused.nearest) <= 5) == (after, True)
    assert any(line.startswith(near) for line in refused.nearest) or not near
    assert refused.refusal.rule.startswith(rule[:2])
    assert str(refused.refusal) in str(refused)
    assert len(str(refused)) < 700


@pytest.mark.parametrize(
    "text", [None, 7, b"pass", ["pass", 7], "x" * 3000, "pass;" * 3000, "\x1b[2J", "pay " + "9Wo " * 90]
)
def test_a_turn_that_is_none_is_refused_in_words(text: object) -> None:
    refused = turn(ora.new_game(2, "france").now, "RG", text)
    assert isinstance(refused, RefusedTurn)
    assert len(str(refused)) < 1000


def test_a_table_answers_questions_and_plays_all_or_nothing() -> None:
    game = ora.new_game(3, "france")
    table = AgentTable(game, "R")
    assert "pile C" in table.why_not("Castle")
    assert "pile C" in table.why_not("Zamek")
    assert "Nothing is against it" in table.why_not("build G07 0,3")
    assert "[rule" in table.why_not("bread")
    assert table.why_not(" ")
    assert "costs" in table.card("Bakery")
    with pytest.raises(ora.Refusal, match=r"Bakery \(F05\)"):
        table.card("Bakry")
    with pytest.raises(ora.Refusal, match="Nothing was played"):
        table.play("use LR1 lay; take clay; build G07 0,3")
    assert game.plies == 0
    assert "G to move: wait" in table.play("use LR1 lay; take clay; done")
    with pytest.raises(ora.Refusal, match="wait"):
        table.play("pass")
    with pytest.raises(ora.Refusal):
        table.undo()
    assert ora.load(table.record()).moves == game.moves
    assert "R" in table.score()


def refusal_of(game: ora.Game, line: str) -> ora.Refusal | None:
    try:
        game.copy().play(line)
    except ora.Refusal as refusal:
        return refusal
    return None


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_line_of_the_choices_that_is_copied_whole_is_answered_with_one_that_is_legal(players: int) -> None:
    chance, game, answered = Chance(players), ora.new_game(players, "ireland"), 0
    while not game.over and game.ply < 150:
        for line in choices(game).splitlines():
            if "more groups)" in line or line.startswith("at any time"):
                continue
            if (refusal := refusal_of(game, line)) is None or isinstance(refusal, ora.AmbiguousMove):
                continue  # whose response lists the possible names
            assert refusal.message == "alternatives", line
            assert refusal.details["such"] in game.legal_moves
            answered += 1
        game.play(game.legal_moves.sample(chance))
    assert answered > 50


def test_alternatives_of_which_none_can_be_played_are_refused_for_what_they_are() -> None:
    with pytest.raises(ora.InvalidMove, match="There is no card “CARD”"):
        ora.new_game(3).play("use CARD lay|prior")


@pytest.mark.parametrize(
    "written",
    [
        "- pass\n- done",
        "1. pass\n2. done",
        "* pass\n* done",
        "**pass**\n**done**",
        "> pass\n> done",
        "“pass”; “done”",
        "pass.\ndone.",
    ],
)
def test_a_turn_is_read_as_models_write_it(written: str) -> None:
    assert turn(ora.new_game(3).now, "RGB", written) == [ora.Move("pass"), ora.Move("done")]

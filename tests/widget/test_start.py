"""The start screen and the end of a game without a browser: choices, refusals, and beginning."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets import Game, new_game
from ora_widgets.engine.modes import OFFICIAL
from ora_widgets.language.fluent import languages
from ora_widgets.lessons.exercises import chapters
from ora_widgets.lessons.today import NEW_A_DAY
from ora_widgets.replay import html
from ora_widgets.widget.board import Board, board_of
from ora_widgets.widget.start import next_game
from tests.support.board_page import on_page, wait_for_bots
from tests.support.new_kernel import forget_boards
from tests.support.waiting import wait_until
from tests.widget.wire import ask, send

OVER = Path(__file__).parents[1] / "golden" / "2short-ireland.ora"


def finished_game() -> Game:
    return ora.load(OVER)


@pytest.fixture(autouse=True)
def nothing_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards of other tests may still exist."""
    forget_boards(monkeypatch)


@pytest.fixture
def start() -> Iterator[Board]:
    board = ora.play()
    yield board
    board.close()


def chosen_with(board: Board, **changes: Any) -> dict[str, Any]:
    assert on_page(board).start is not None
    return {**on_page(board).start["chosen"], **changes}


def begin(board: Board, **changes: Any) -> Any:
    return ask(board, "begin", **chosen_with(board, **changes))


# ---- what there is to choose


def test_it_offers_every_mode_country_bot_and_lesson(start: Board) -> None:
    offered = on_page(start).start
    assert {(size["players"], length) for size in offered["sizes"] for length in size["lengths"]} == {*OFFICIAL}
    assert [one["label"] for one in offered["countries"]] == ["France", "Ireland"]
    assert [one["value"] for one in offered["levels"]] == [
        "person", "elsewhere", "suited", "woodcutter", "settler", "miller", "brewer", "abbot",
    ]  # fmt: skip
    lengths = {size["players"]: size["lengths"] for size in offered["sizes"]}
    assert lengths[1] == {"long": "32 rounds, 64 actions for each player."}
    assert (
        lengths[2]["short"]
        == "At least 28 rounds, 28 actions for each player: it ends once all buildings have come and at most one is left to build."
    )
    assert (
        lengths[2]["long"]
        == "At least 28 rounds, 42 actions for each player: it ends once all buildings have come and at most 3 are left to build."
    )
    assert lengths[4] == {
        "short": "12 rounds and a bonus round, about 16 actions for each player.",
        "long": "24 rounds and a bonus round, about 31 actions for each player.",
    }
    assert [one["name"] for one in offered["lessons"]] == [*ora.lessons.lessons(), "puzzle", "today"]
    assert (offered["kept"], offered["back"]) == ([], False)


def test_what_is_offered_is_said_in_the_language_of_the_board() -> None:
    board = ora.play(language="pl", names={"R": "Ada"})
    said = on_page(board).start
    assert (said["words"]["begin"], said["colours"]["R"], said["chosen"]["names"]) == (
        "Graj",
        "Czerwony",
        {"R": "Ada"},
    )
    send(board, {"do": "language", "language": "es"})
    assert on_page(board).start["words"]["begin"] == "Jugar"
    assert on_page(board).start["chosen"] == said["chosen"]
    board.close()


def test_a_board_asks_only_where_nothing_was_said() -> None:
    lesson = ora.lesson("wheel", 1)
    made = (Board(new_game()), Board(lesson=lesson), Board(seat="R"), Board(seats={}), ora.play(2), ora.play(seats={}))
    assert [on_page(board).start for board in made] == [None] * len(made)
    assert on_page(Board()).start is not None
    assert on_page(ora.play(theme="dark", names={"R": "Ada"})).start is not None


def test_arguments_begin_at_once() -> None:
    board = ora.play(3, "ireland", seats={"G": ora.bots.Random(seed=1)}, names={"R": "Ada"}, language="es")
    assert (board.game.setup.players, board.game.setup.country, board.language) == (3, "ireland", "es")
    assert on_page(board).opponents["seats"] == {"G": "Bot, movimientos al azar"}
    board.close()
    with pytest.raises(ora.InvalidSetup):
        ora.play(players=5)


# ---- beginning


def test_one_press_begins_and_the_bot_plays(start: Board) -> None:
    assert begin(start) == {}
    game = start.game
    assert (game.setup.players, game.setup.country, game.setup.length) == (2, "france", "short")
    assert on_page(start).start is None
    assert (on_page(start).opponents["seats"], start.names) == ({"G": "Woodcutter"}, {})
    game.play("pass; pass; done")
    wait_until(lambda: game.to_move == "R" and on_page(start).opponents["thinking"] is None)
    assert on_page(start).ply == game.ply > 3
    assert on_page(start).book["seats"] == [
        {"seat": seat, "name": name, "neutral": False} for seat, name in [("R", "Red"), ("G", "Green")]
    ]


@pytest.mark.parametrize(("players", "length"), OFFICIAL)
@pytest.mark.parametrize("country", ["france", "ireland"])
def test_every_game_there_is_begins(start: Board, players: int, length: str, country: str) -> None:
    people = dict.fromkeys("RGBW", "person")
    assert begin(start, players=players, country=country, length=length, who=people) == {}
    setup = start.game.setup
    assert (setup.players, setup.country, setup.length) == (players, country, length)
    assert on_page(start).opponents is None
    send(start, {"do": "play", "line": "pass", "ply": 0})
    assert start.game.ply == 1


@pytest.mark.parametrize("level", ["random", "greedy", "quick", "search", "deep"])
def test_bots_of_every_level_sit_down(start: Board, level: str) -> None:
    assert begin(start, players=3, who={"R": "person", "G": level, "B": level}, seed="Monday") == {}
    assert set(on_page(start).opponents["seats"]) == {"G", "B"}


def test_the_same_seed_plays_the_same(start: Board) -> None:
    def moves(seed: str) -> list[str]:
        board = ora.play()
        assert begin(board, who={"R": "person", "G": "random"}, seed=seed) == {}
        game = board.game
        game.play("pass; pass; done")
        wait_for_bots(board)
        board.close()
        return [str(move) for move in game.moves]

    assert moves("Monday") == moves(" Monday ")
    assert len({tuple(moves(str(seed))) for seed in range(5)}) > 1


def test_who_plays_by_code_has_begun(start: Board) -> None:
    game = start.game
    assert game.setup.players == 2
    game.play("pass")
    assert (on_page(start).start, start.game, on_page(start).ply) == (None, game, 1)


# ---- what is refused


def test_a_solo_game_is_long(start: Board) -> None:
    assert begin(start, players=1, length="short") == {
        "length": "There is no short game for 1 player; the games are 1 long, 2 long, 2 short, 3 long, 3 short, 4 long, 4 short."
    }
    assert on_page(start).start is not None


def test_names_that_are_empty_are_colours(start: Board) -> None:
    assert begin(start, names={"R": "  ", "G": "\u2067\u200f"}) == {}
    assert start.names == {}


@pytest.mark.parametrize(
    ("names", "field", "says"),
    [
        ({"R": "Ada", "G": " ada "}, "name-G", "Red is also called ada. Give each player a different name."),
        ({"R": "Green"}, "name-G", "Red is also called Green."),
        ({"G": "x" * 10_000}, "name-G", "This name has 10,000 letters. A name can have at most 24."),
    ],
)
def test_names_that_cannot_be_are_reported_where_they_stand(
    start: Board, names: dict[str, str], field: str, says: str
) -> None:
    before = start.game
    answer = begin(start, names=names)
    assert [*answer] == [field]
    assert answer[field].startswith(says)
    assert (start.game, start.names) == (before, {})
    assert on_page(start).notice is None
    assert on_page(start).start is not None


def test_a_name_of_somebody_who_does_not_play_does_not_matter(start: Board) -> None:
    assert begin(start, names={"R": "Ada", "B": "Ada"}) == {}
    assert start.names == {"R": "Ada"}


def test_names_may_be_written_in_any_letters(start: Board) -> None:
    names = {"R": "<b>Ada</b>", "G": "\u202eשרה"}
    assert begin(start, names=names) == {}
    assert start.names == {"R": "<b>Ada</b>", "G": "שרה"}


def test_a_seed_of_any_length_is_no_seed(start: Board) -> None:
    assert begin(start, seed="x" * 101) == {"seed": "This word can have at most 100 letters."}


@pytest.mark.parametrize("language", languages())
def test_what_is_refused_is_said_in_every_language(start: Board, language: str) -> None:
    start.language = language
    answer = begin(start, names={"R": "Ada", "G": "Ada", "B": "x" * 25}, players=3, seed="x" * 101)
    assert {*answer} == {"name-G", "name-B", "seed"}
    assert all(said.endswith(".") for said in answer.values())


def test_bots_that_there_are_none_of_are_no_choice(start: Board) -> None:
    assert "neither a move nor a request" in begin(start, who={"R": "god"})["text"]
    assert on_page(start).start is not None


# ---- a code, a lesson, a game to go on with


def test_a_code_opens_its_game(start: Board) -> None:
    code = new_game(3, "ireland").play("pass").code()
    assert ask(start, "open", text=f"here: {code}, have fun") == {}
    assert (on_page(start).start, start.game.setup.players, on_page(start).ply) == (None, 3, 1)
    assert on_page(start).book["seats"][2]["seat"] == "B"


@pytest.mark.parametrize("text", ["", "x", "ora1:nothing", "no_such_file.ora", "<script>", "x" * 100_000, "\ud800"])
def test_what_is_no_game_is_reported_at_the_code(start: Board, text: str) -> None:
    before = start.game
    answer = ask(start, "open", text=text)
    assert [*answer] == ["code"]
    assert 0 < len(answer["code"]) < 1000
    assert (start.game, on_page(start).start is None) == (before, False)


def test_a_log_that_breaks_off_opens_as_far_as_it_goes(start: Board) -> None:
    log = "CONFIG 3 france long\nSTART R G B\nUSE LR1\nCOMMIT\nUSE LR2 Gn\nCOMMIT\n"
    assert ask(start, "open", text=log) == {}
    assert str(start.game.moves[-1]) == "done"
    assert "Line 5" in on_page(start).notice["text"]


def test_a_lesson_opens_on_the_same_board(start: Board) -> None:
    start.language = "es"
    assert ask(start, "learn", lesson="scoring") == {}
    assert on_page(start).lesson["title"] == ora.lesson("scoring", language="es").title
    assert on_page(start).start is None


def test_the_day_s_practice_goes_on_from_exercise_to_exercise_on_one_board(start: Board) -> None:
    tasks = [one.key for chapter in chapters("france") for one in chapter.exercises if one.kind == "task"]
    ask(start, "learn", lesson="today")
    met: list[str] = []
    while "onward" in on_page(start).lesson and len(met) < 30:
        name, step = tasks[len(met)].split("/")
        row = next(row for row in ora.lessons.lessons()[name].steps if row.name == step)
        met.append(on_page(start).lesson["heading"])
        assert met[-1] == row.words("title", "en")
        assert on_page(start).lesson["onward"] == "Not today"
        if row.answer:
            send(start, {"do": "answer", "value": row.answer})
        else:
            start.game.play(row.solution)
        assert (on_page(start).lesson["outcome"], on_page(start).lesson["onward"]) == ("solved", "Next")
        send(start, {"do": "next"})

    assert len(met) == NEW_A_DAY
    assert on_page(start).lesson["hint"] == "That is all for today."
    send(start, {"do": "start"})
    ask(start, "learn", lesson="today")
    assert on_page(start).notice["text"] == "That is all for today."
    assert repr(ora.daily_practice()).startswith("That is all for today.")  # they have one file


def test_the_puzzle_of_the_day_opens_from_the_list(start: Board) -> None:
    ask(start, "learn", lesson="puzzle")
    today = ora.puzzle_of_the_day()
    assert on_page(start).lesson["title"] == today.title
    assert start.game == today.game


def test_a_lesson_is_left_for_a_game(start: Board) -> None:
    ask(start, "learn", lesson="scoring")
    send(start, {"do": "start"})
    assert on_page(start).start["back"]
    assert begin(start) == {}
    assert on_page(start).lesson is None


def test_a_lesson_that_there_is_none_of_is_no_choice(start: Board) -> None:
    assert "neither a move nor a request" in ask(start, "learn", lesson="juggling")["text"]
    assert on_page(start).start is not None


def test_the_last_game_that_is_not_over_can_be_gone_on_with(start: Board) -> None:
    begin(start, names={"R": "Ada"}, who={"R": "person", "G": "random"})
    game = start.game
    game.play("pass")
    other = ora.play()
    [kept] = on_page(other).start["kept"]
    assert kept["label"] == "Ada and Green · 2 players, short, France · Round 1"
    assert ask(other, "proceed", kept=kept["value"]) == {}
    assert (other.game, other.names, on_page(other).opponents["seats"]) == (
        game,
        {"R": "Ada"},
        {"G": "Bot, random moves"},
    )
    # The bots have moved to another board; the old one still shows the game.
    assert on_page(start).opponents is None
    game.play("pass; done")
    assert on_page(start).ply == game.ply
    other.close()


def test_games_that_cannot_go_on_are_not_offered() -> None:
    untouched, over, closed = Board(new_game()), Board(finished_game()), Board(new_game().play("pass"))
    closed.close()
    lesson = Board(lesson=ora.lesson("wheel", 1))
    send(lesson, {"do": "solution"})
    board = ora.play()
    assert on_page(board).start["kept"] == []
    for one in (untouched, over, lesson, board):
        one.close()


def test_a_kept_game_that_is_gone_by_now_is_reported(start: Board) -> None:
    before = Board(new_game().play("pass"))
    send(start, {"do": "language", "language": "en"})
    start.language = "es"
    start.language = "en"
    [kept] = on_page(start).start["kept"]
    before.close()
    answer = ask(start, "proceed", kept=kept["value"])
    assert answer == {"kept": "This game can no longer be continued: it is over, or its board was closed."}
    assert on_page(start).start is not None


# ---- two people


@pytest.mark.parametrize(
    ("kind", "details"),
    [("begin", {}), ("open", {"text": "x"}), ("learn", {"lesson": "wheel"}), ("proceed", {"kept": "1"})],
)
def test_who_begins_second_gets_the_game_that_runs_and_a_sentence(start: Board, kind: str, details: Any) -> None:
    choice = chosen_with(start)
    begin(start)
    game = start.game
    assert ask(start, kind, **(details or choice)) == {}
    assert start.game is game
    assert on_page(start).notice["text"] == "A game was already started on this board in another window. Here it is."


# ---- another game on the same board


def test_a_game_that_is_shown_no_more_is_freed() -> None:
    board = Board(new_game(), seats={"G": ora.bots.Random(seed=1)})
    before = weakref.ref(board.game)
    board.show(new_game(3))
    gc.collect()
    assert before() is None
    board.close()


def test_a_board_lets_go_of_the_game_before() -> None:
    before, after = new_game(3), new_game(2, "ireland")
    board = Board(before, seats={"G": ora.bots.Random(seed=1)})
    send(board, {"do": "claim", "seat": "R", "who": "ann"})
    board.show(after)
    assert (on_page(board).claims, board.game) == ({}, after)
    assert on_page(board).opponents is None
    before.play("pass; done")
    assert (on_page(board).ply, before.to_move) == (0, "G")
    send(board, {"do": "claim", "seat": "R", "who": "bob"})
    after.play("pass")
    assert (on_page(board).ply, on_page(board).claims) == (1, {"R": "bob"})
    board.show(before)
    assert on_page(board).claims == {"R": "ann"}
    board.close()


@pytest.mark.parametrize(
    "what",
    [{"game": 3}, {"game": new_game(), "seats": {"R": 3}}, {"game": new_game(), "seats": {"B": ora.bots.Random()}}],
)
def test_a_board_that_cannot_show_a_game_keeps_its_own(what: dict[str, Any]) -> None:
    board = Board(new_game(3), seat="B")
    game = board.game
    with pytest.raises((TypeError, LookupError)):
        board.show(**what)
    with pytest.raises(LookupError):
        board.show(new_game(2))
    assert board.game is game
    game.play("pass")
    assert on_page(board).ply == 1
    board.close()


def test_a_game_shows_itself_again_when_its_board_has_gone_on() -> None:
    game = new_game()
    game._repr_mimebundle_()
    board = board_of(game)
    board.show(new_game(3))
    assert board_of(game) is not board
    board.close()


def test_a_start_screen_that_was_asked_for_waits(start: Board) -> None:
    begin(start)
    game = start.game
    send(start, {"do": "start"})
    game.play("pass")
    assert (on_page(start).ply, on_page(start).start["back"]) == (1, True)
    send(start, {"do": "back"})
    assert (on_page(start).start, start.game) == (None, game)


def test_there_is_no_way_back_to_nothing(start: Board) -> None:
    send(start, {"do": "start"})
    send(start, {"do": "back"})
    assert on_page(start).start is not None


def test_what_was_chosen_is_offered_again(start: Board) -> None:
    begin(start, players=3, names={"R": "Ada"}, who={"R": "person", "G": "random", "B": "person"})
    send(start, {"do": "start"})
    assert chosen_with(start)["names"] == {"R": "Ada"}
    assert chosen_with(start)["who"]["G"] == "random"
    assert chosen_with(start)["players"] == 3


# ---- the end


def test_play_again_seats_the_same_people_and_the_next_one_begins() -> None:
    game = finished_game()
    board = Board(game, seats={"G": ora.bots.Random(seed=1)}, names={"R": "Ada"})
    send(board, {"do": "claim", "seat": "R", "who": "ann"})
    send(board, {"do": "again"})
    after = board.game
    assert after is not game
    assert (after.setup.seats, after.setup.players, after.setup.country) == ("GR", 2, "ireland")
    assert (board.names, on_page(board).claims, on_page(board).opponents["seats"]) == (
        {"R": "Ada"},
        {"R": "ann"},
        {"G": "Bot, random moves"},
    )
    wait_until(lambda: after.to_move == "R")
    send(board, {"do": "again"})  # from a page that has not seen it yet
    assert board.game is after
    assert on_page(board).notice["level"] == "info"
    board.close()


def test_who_begins_another_game_is_said() -> None:
    board = Board(finished_game(), names={"G": "Bea"})
    send(board, {"do": "again"})
    assert on_page(board).notice["text"] == "A new game with the same players. This time Bea begins."
    board.close()


def test_a_lesson_is_not_played_again() -> None:
    board = Board(lesson=ora.lesson("wheel", 1))
    send(board, {"do": "again"})
    assert on_page(board).notice["level"] == "error"
    board.close()


def test_a_position_is_played_again_from_there() -> None:
    game = ora.Scenario("Late", players=2, round=9).game()
    again = next_game(game, {})
    assert again.setup == game.setup
    assert again.ply == 0


def test_a_game_is_shared_as_a_code_and_a_link(game: Game, board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    game.play("pass")
    shared = ask(board, "share")
    assert ora.load(shared["code"]).moves == game.moves
    assert shared["link"] == ""
    monkeypatch.setenv("ORA_SITE_ADDRESS", "https://some.one/ora/")
    board.names = {"R": "Ada"}
    link = ask(board, "share")["link"]
    assert link.startswith("https://some.one/ora/#ora1:")
    assert link.endswith("&R=Ada")
    assert ora.load(link).moves == game.moves


def test_a_game_is_saved_as_a_record_and_as_a_page_with_the_names_of_its_people(game: Game, board: Board) -> None:
    game.play("pass")
    board.names = {"R": "Ada"}
    assert ora.load(ask(board, "save", ending="ora")["text"]).moves == game.moves
    assert "downloads" in on_page(board).notice["text"]
    board.language = "pl"
    page = ask(board, "save", ending="html")["text"]
    assert ora.load(page).moves == game.moves
    assert page == html(game, names={"R": "Ada"}, language="pl")


def test_other_kinds_of_files_are_not_written(board: Board) -> None:
    assert ask(board, "save", ending="exe")["level"] == "error"

"""The board calls people by their names everywhere, and two boards of a game keep their names apart."""

from __future__ import annotations

import pytest

from ora_widgets import Game, Scenario, new_game
from ora_widgets.replay.page import html
from ora_widgets.scene import ask
from ora_widgets.widget.board import Board
from tests.replay.test_pages import data_of_page
from tests.support.board_page import on_page
from tests.widget.wire import ask as query
from tests.widget.wire import send

NAMES = {"R": "Anna", "G": "Magdalena"}


def notice(board: Board) -> str:
    assert on_page(board).notice is not None
    return str(on_page(board).notice["text"])


def board_with_names(game: Game, names: dict[str, str], language: str = "en") -> Board:
    return Board(game, names=names, language=language)


def test_a_question_is_put_to_a_person_by_name(game: Game) -> None:
    board = board_with_names(game, NAMES)
    assert on_page(board).ask["prompt"] == "Anna: choose an action."
    game.play("pass; done")
    assert on_page(board).ask["prompt"] == "Magdalena: choose an action."
    game.play("pass; done")
    assert on_page(board).ask["prompt"] == "Blue: choose an action."
    board.close()


@pytest.mark.parametrize(("language", "said"), [("pl", "Anna: wybierz akcję."), ("es", "Anna: elige una acción.")])
def test_names_stand_in_every_language(game: Game, language: str, said: str) -> None:
    board = board_with_names(game, NAMES, language)
    assert on_page(board).ask["prompt"] == said
    board.close()


def test_questions_answers_log_and_refusals_use_the_names(game: Game) -> None:
    board = board_with_names(game, NAMES)
    game.play("pass; done; contract LR1 coins")
    assert (
        on_page(board).ask["prompt"]
        == "Anna: which clergyman do you send to your Clay Mound? Magdalena uses it by work contract for 1 coin."
    )
    game.play("send lay; skip; done")
    texts = [entry["text"] for entry in on_page(board).scene["log"]]
    assert "Magdalena uses Anna's Clay Mound by work contract for 1 coin. Anna receives 1 coin." in texts
    labels = [option["label"] for option in on_page(board).ask["options"]]
    assert any(label.startswith("Use the Farmyard (Anna) by work contract") for label in labels)
    send(board, {"do": "play", "line": "use LG2 lay", "ply": game.ply})
    assert "belongs to Magdalena" in notice(board)
    board.close()


def test_a_new_name_is_said_at_once_and_leaves_the_notice(board: Board) -> None:
    board.game.play("pass; done")
    send(board, {"do": "play", "line": "use LR1 lay", "ply": on_page(board).ply})
    before = notice(board)
    board.names = {"R": "Anna", "G": "Bo"}
    assert on_page(board).ask["prompt"] == "Bo: choose an action."
    assert on_page(board).scene["log"][0]["text"] == "Anna passes."
    assert notice(board) == before
    board.names = {}
    assert on_page(board).ask["prompt"] == "Green: choose an action."


def test_two_boards_of_a_game_have_names_of_their_own(game: Game, board: Board) -> None:
    other = board_with_names(game, NAMES)
    send(other, {"do": "play", "line": "pass", "ply": 0})
    assert (on_page(board).ask["prompt"][:4], on_page(other).ask["prompt"][:5]) == ("Red:", "Anna:")
    assert (on_page(board).scene["log"][0]["text"], on_page(other).scene["log"][0]["text"]) == (
        "Red passes.",
        "Anna passes.",
    )
    assert ask(game, "en")["prompt"].startswith("Red:")
    other.close()


def test_the_names_of_colours_stay_in_the_book(game: Game) -> None:
    board = board_with_names(game, NAMES)
    assert [seat["name"] for seat in on_page(board).book["seats"]] == ["Red", "Green", "Blue"]
    board.close()


@pytest.mark.parametrize(
    ("names", "prompt"),
    [
        ({"R": "Ada", "G": "ada"}, "Ada (Red): choose an action."),
        ({"R": "Green"}, "Green (Red): choose an action."),
        ({"R": "<b>Bo</b> { $x } {card}"}, "<b>Bo</b> { $x } {card}: choose an action."),
        ({"R": "\u202eAda\u2066"}, "Ada: choose an action."),
        ({"R": "\u05e9\u05e8\u05d4"}, "\u2068\u05e9\u05e8\u05d4\u2069: choose an action."),
        ({"R": " \u200f "}, "Red: choose an action."),
        ({"R": "x" * 10_000}, "x" * 24 + ": choose an action."),
    ],
)
def test_no_name_breaks_a_sentence(game: Game, names: dict[str, str], prompt: str) -> None:
    board = board_with_names(game, names)
    assert on_page(board).ask["prompt"] == prompt
    board.close()


def test_what_is_no_name_is_refused_as_before(game: Game) -> None:
    for wrong in ({"R": 3}, {"X": "Ada"}):
        with pytest.raises(Exception, match="names"):
            Board(game, names=wrong)  # type: ignore[arg-type]


def test_what_would_be_asked_next_uses_the_names(game: Game) -> None:
    board = board_with_names(game, NAMES)
    [seen] = query(board, "preview", lines=["build G07 0,3"], ply=0)
    assert seen["follows"] == "Anna: send the prior to the new Peat Coal Kiln at once?"
    board.close()


def test_a_saved_page_tells_the_game_with_its_names() -> None:
    game = new_game(3, "france").play("pass; done")
    saved = data_of_page(html(game, names=NAMES))["saved"]
    said = [ask["prompt"] for _, ask, *_ in saved["positions"]]
    assert ["Anna" in said[0], "Anna" in said[1]] == [True] * 2, said
    assert saved["positions"][-1][0]["log"][0]["text"] == "Anna passes."


def test_a_saved_page_offers_only_kinds_of_action_that_it_can_answer() -> None:
    saved = data_of_page(html(Scenario("one", players=3, country="france").game(), puzzle=True))["saved"]
    kinds = [{action["key"] for action in ask["actions"]} for _, ask, *_ in saved["positions"]]
    walked = data_of_page(html(new_game(3, "france").play("pass; done")))["saved"]
    assert kinds[0] == {"build", "use", "hire", "harvest"} & kinds[0]
    assert kinds[0]
    assert all(not ask["actions"] for _, ask, *_ in walked["positions"])

"""A board in another language, from the start or after a switch."""

from __future__ import annotations

import pytest

from ora_widgets import Game
from ora_widgets.scene import ask, book, scene
from ora_widgets.widget.board import Board
from tests.support.board_page import on_page
from tests.widget.wire import send


def speaks(board: Board, language: str) -> bool:
    shown = (board.language, on_page(board).book, on_page(board).scene, on_page(board).ask)
    return shown == (language, book(board.game, language), scene(board.game, language), ask(board.game, language))


def notice(board: Board) -> str:
    assert on_page(board).notice is not None
    return str(on_page(board).notice["text"])


def test_a_board_begins_in_a_language(game: Game) -> None:
    board = Board(game, language="pl")
    assert speaks(board, "pl")
    assert on_page(board).book["cards"]["F05"]["name"] == "Piekarnia"
    assert on_page(board).ask["prompt"] == "Czerwony: wybierz akcję."
    board.close()


def test_it_changes_its_language_at_any_time(game: Game, board: Board) -> None:
    game.play("build G07 0,3")
    board.language = "es"
    assert speaks(board, "es")
    assert on_page(board).scene["log"][-1]["text"] == "Rojo construye «Carbonera de Turba» en M6 por 1 de arcilla."
    game.play("skip")
    assert speaks(board, "es")
    board.language = "en"
    assert speaks(board, "en")


def test_two_boards_of_a_game_may_speak_different_languages(game: Game, board: Board) -> None:
    other = Board(game, language="pl")
    game.play("pass")
    assert speaks(board, "en")
    assert speaks(other, "pl")
    other.close()


def test_refusals_come_in_the_language_of_the_board(board: Board) -> None:
    board.language = "pl"
    send(board, {"do": "play", "line": "build F04 0,3", "ply": 0})
    assert notice(board) == "Budynek „Wiatrak” kosztuje 3 drewna i 2 gliny; musisz jeszcze zdobyć 2 drewna i 1 glinę."
    send(board, {"do": "play", "line": "build G07 0,3", "ply": 0})
    send(board, {"do": "play", "line": "pass", "ply": 1})
    assert "Czerwony: czy od razu wysyłasz przeora" in notice(board)


def test_the_page_may_ask_for_another_language(board: Board) -> None:
    assert on_page(board).languages == {"en": "English", "es": "español", "pl": "polski"}
    send(board, {"do": "language", "language": "pl"})
    assert speaks(board, "pl")
    send(board, {"do": "language", "language": "tlh"})
    assert speaks(board, "pl")
    assert on_page(board).notice["level"] == "error"


def test_an_unknown_language_is_refused_and_changes_nothing(game: Game, board: Board) -> None:
    board.language = "pl"
    with pytest.raises(LookupError, match=r"Nie ma języka „tlh”; są: en, es, pl\."):
        board.language = "tlh"
    assert speaks(board, "pl")
    with pytest.raises(LookupError, match="są: en, es, pl"):
        Board(game, language="tlh")

"""Saved pages as text: small, complete, and with nothing that a name could execute."""

from __future__ import annotations

import base64
import json
import re
import zlib
from pathlib import Path
from typing import Any

import pytest

import ora_widgets as ora
from ora_widgets.replay import html
from ora_widgets.scene import ask, scene
from ora_widgets.wire.to_page import Scene
from tests.game.tables import random_game

HOSTILE = "</script><script>alert(1)</script></title></h1><img src=x onerror=alert(1)>\"'&<!--{style}%s"


def data_of_page(page: str) -> dict[str, Any]:
    """The data that the page unpacks."""
    found = re.search(r"data-packed>([A-Za-z0-9+/=]+)</script>", page)
    assert found
    data: dict[str, Any] = json.loads(zlib.decompress(base64.b64decode(found[1])))
    return data


def plain(shown: Scene) -> Any:
    """A scene as sent, without data of known later moves and without a player's news."""
    return {**json.loads(json.dumps(shown)), "plies": 0, "branch": None, "since": None}


def test_a_whole_game_for_four_is_small() -> None:
    assert len(html(random_game(1, 4)).encode()) < 338_000  # 11 kB of it are the index of the rules


def test_every_position_is_there() -> None:
    game = random_game(2, 3, moves=60)
    saved = data_of_page(html(game.jump(17)))["saved"]
    assert (saved["at"], saved["game"], len(saved["positions"])) == (17, 61, 61)
    assert saved["moves"] == [[ply, str(move)] for ply, move in enumerate(game.moves)]
    assert saved["turns"] == [start for start in game.turn_starts if start <= 60]
    for ply, (shown, *_) in enumerate(saved["positions"]):
        assert plain(shown) == plain(scene(game.jump(ply), "en"))


def test_a_game_tells_what_comes_next_and_asks_nothing() -> None:
    game = ora.new_game(2, "france").play("build G07 0,3; skip")
    [first, *_, last] = [
        question for _, question, *_ in data_of_page(html(game, names={"R": "Ada"}))["saved"]["positions"]
    ]
    assert first["prompt"] == "Next: Ada builds the Peat Coal Kiln on M6 for 1 clay."
    assert first["options"] == [{"line": "build G07 0,3", "label": "Show the next move", "picks": []}]
    assert last["prompt"] == "The saved game ends here. To play on, open this file or its link under “New game”."
    assert last["options"] == []
    assert first["actions"] == last["actions"] == []


def test_a_finished_game_ends_with_who_has_won() -> None:
    game = random_game(1, 4)
    assert game.over
    assert data_of_page(html(game))["saved"]["positions"][-1][1]["prompt"] == ask(game, "en")["prompt"]


def test_a_puzzle_says_where_its_turn_is_over() -> None:
    saved = data_of_page(html(ora.new_game(3, "france"), puzzle=True))["saved"]
    ended = [saved["positions"][place][1] for place in saved["turns"][1:]]
    assert ended
    assert {question["prompt"] for question in ended} == {
        "The turn is over. Next to move: Green. Undo to try another turn."
    }


def test_a_puzzle_holds_every_answer_and_what_it_leads_to() -> None:
    game = random_game(2, 3, moves=60).undo("turn")
    saved = data_of_page(html(game, puzzle=True))["saved"]
    start = game.ply
    question = saved["positions"][start][1]
    lines = [move["line"] for move in (*question["options"], *question["conversions"])]
    assert sorted(lines) == sorted(str(move) for move in game.legal_moves)
    places = {(before, line): place for place, (before, line) in enumerate(saved["moves"], start=1)}
    for line in lines:
        assert plain(saved["positions"][places[start, line]][0]) == plain(scene(game.copy().play(line), "en"))
    # All answers offered anywhere are stored, and whole turns too.
    for place, (_, question, *_) in enumerate(saved["positions"]):
        assert all((place, move["line"]) in places for move in (*question["options"], *question["conversions"]))
        assert question["more"] is False
    assert any(line == "done" for before, line in saved["moves"][start:])


def test_a_puzzle_with_endless_answers_stays_small() -> None:
    from tests.fixtures.write import POSITIONS

    page = html(POSITIONS["many"](), puzzle=True)
    assert len(page.encode()) < 3_000_000


@pytest.mark.parametrize("puzzle", [False, True])
def test_a_title_is_only_text(puzzle: bool) -> None:
    game = random_game(2, 3, moves=5)
    plain, marked = html(game, title="x", puzzle=puzzle), html(game, title=HOSTILE, puzzle=puzzle)
    for tag in ("<script", "</script", "<img", "<h1", "</h1", "<!--", "<style"):
        assert marked.count(tag) == plain.count(tag), tag
    assert "alert(1)&lt;/script&gt;" in marked
    assert len(html(game, title="y" * 1_000_000, puzzle=puzzle)) < 338_000  # 11 kB of it are the index of the rules


def test_names_of_people_are_only_text() -> None:
    board = ora.Board(ora.new_game(2, "ireland"), names={"R": "</script><b>Ada"})
    message = data_of_page(html(board.game, names=dict(board.names)))["saved"]["names"]
    assert message == {"R": "</script><b>Ada"}
    assert "<b>Ada" not in html(board.game, names=dict(board.names))


def test_only_our_script_may_run() -> None:
    page = html(ora.new_game(2, "ireland"))
    [policy] = re.findall(r'Content-Security-Policy" content="([^"]+)"', page)
    assert policy.startswith("default-src 'none';")
    assert "script-src 'sha256-" in policy
    assert "http" not in policy
    [script] = re.findall(r'<script type="module">(.*?)</script>', page, re.DOTALL)
    assert len(script) > 500
    assert "src=" not in page.partition("<style>")[0]


def test_the_words_are_in_the_language_asked_for() -> None:
    game = ora.new_game(2, "ireland")
    assert data_of_page(html(game, language="pl"))["saved"]["book"]["cards"]["I04"]["name"] != "Dairy"
    with pytest.raises(LookupError, match="en"):
        html(game, language="tlh")


def test_a_page_is_a_game_again(tmp_path: Path) -> None:
    game = random_game(2, 3, moves=40)
    path = ora.Board(game.jump(30)).save_html(tmp_path / "replay.html", title="ours")
    assert path == tmp_path / "replay.html"
    assert ora.load(path).moves == game.moves
    assert ora.load(str(path)).moves == game.moves
    puzzle = ora.save_html(game, str(tmp_path / "puzzle.html"), puzzle=True)
    assert ora.load(puzzle).moves == game.moves[:30]


def test_saving_leaves_the_game_alone() -> None:
    game = random_game(2, 3, moves=40).jump(30)
    seen: list[int] = []
    game.on_change(lambda: seen.append(1))
    html(game, puzzle=True)
    html(game)
    assert (game.ply, game.plies, seen) == (30, 40, [])


def test_where_it_cannot_be_written_nothing_is(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="no"):
        ora.save_html(ora.new_game(), tmp_path / "no" / "such.html")


def test_what_cannot_be_saved_leaves_the_page_that_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = ora.save_html(ora.new_game(), tmp_path / "replay.html")
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match=r"No space left on device: .*replay\.html"):
        ora.save_html(ora.new_game(), path, title="another")
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_half_a_letter_in_title_or_names_is_a_question_mark(tmp_path: Path) -> None:
    path = ora.save_html(ora.new_game(), tmp_path / "x.html", title="\ud800x", names={"R": "Ann\udc00"})
    page = path.read_text(encoding="utf-8")
    assert "<title>?x</title>" in page
    assert data_of_page(page)["saved"]["names"] == {"R": "Ann?"}

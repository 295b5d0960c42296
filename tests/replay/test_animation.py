"""Animated games: a frame for each turn, all of one size, without a browser; and refusals where they are impossible."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import ora_widgets as ora
from ora_widgets.game.game import Game
from ora_widgets.language import sentences
from ora_widgets.language.fluent import languages
from ora_widgets.language.sentences import import_extra
from ora_widgets.scene import scene
from ora_widgets.scene.svg_board import table

TURN = "build G07 0,3; prior; times 1; district -1 hills; done"


def three_turns() -> Game:
    return ora.new_game(3, "france").play(TURN).play("cut 0,0 peat; done; fell 0,1 wood; done")


def frames(file: Path) -> list[Any]:
    found = []
    with import_extra("PIL.Image", "pictures-need", "pillow").open(file) as opened:
        for number in range(opened.n_frames):
            opened.seek(number)
            found.append((opened.size, opened.info["duration"], opened.convert("RGB").tobytes()))
    return found


@pytest.mark.parametrize("suffix", [".apng", ".png", ".gif"])
def test_a_game_is_shown_turn_by_turn_and_stands_at_its_end(suffix: str, tmp_path: Path) -> None:
    game = three_turns().undo("turn")  # undone moves are shown too
    shown = frames(ora.save_animation(game, tmp_path / f"game{suffix}", seconds=0.5, width=480))
    assert [stand for _, stand, _ in shown] == [500, 500, 500, 1500]
    assert len({size for size, _, _ in shown}) == 1
    assert shown[0][0][0] == 480
    assert len({pixels for _, _, pixels in shown}) == 4
    assert game.ply < game.plies  # the game itself is unchanged


def test_a_turn_is_shown_move_by_move(tmp_path: Path) -> None:
    shown = frames(ora.save_animation(three_turns(), tmp_path / "turn.gif", turn=1, width=320))
    assert len({pixels for _, _, pixels in shown}) == 1 + len(TURN.split(";"))


def test_a_film_is_made_by_ffmpeg_from_all_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last frame appears three times. A stand-in for ffmpeg prints its arguments, and can be made to fail."""
    program = tmp_path / "ffmpeg"
    program.write_text(
        f"#!{sys.executable}\n"
        "import pathlib, sys\n"
        "size = sys.argv[sys.argv.index('-s') + 1]\n"
        "if size.startswith('333x'): sys.exit('no such codec')\n"
        "pathlib.Path(sys.argv[-1]).write_text(f'{size} {len(sys.stdin.buffer.read())}')\n",
        encoding="utf-8",
    )
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}")
    size, _, length = ora.save_animation(three_turns(), tmp_path / "game.mp4", width=321).read_text().partition(" ")
    width, height = map(int, size.split("x"))
    assert (width, int(length)) == (321, (4 + 2) * 3 * width * height)
    with pytest.raises(OSError, match="ffmpeg: no such codec"):
        ora.save_animation(three_turns(), tmp_path / "other.mp4", width=333)


@pytest.mark.parametrize("language", languages())
def test_land_stays_where_it_is_from_picture_to_picture(language: str) -> None:
    game = three_turns()
    later = scene(game, language)
    heights = set()
    for ply in range(game.plies + 1):
        game.jump(ply)
        drawn = table(game, language, caption="", later=later, asks=False)
        texts = list(ET.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text"))
        farmyard = ora.load(game.record()).card("LR2", language=language).name
        heights.add(tuple(each.attrib["y"] for each in texts if each.text == farmyard))
    assert len(heights) == 1


@pytest.mark.parametrize("language", languages())
def test_what_cannot_be_animated_is_said(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))  # ffmpeg is missing
    game, path = three_turns(), str(tmp_path / "game")
    sentences = set()
    calls: tuple[Callable[[], Path], ...] = (
        lambda: ora.save_animation(ora.new_game(2), f"{path}.gif", language=language),
        lambda: ora.save_animation(game, f"{path}.mp4", language=language),
        lambda: ora.save_animation(game, f"{path}.webp", language=language),
        lambda: ora.save_animation(game, f"{path}.gif", turn=9, language=language),
        lambda: ora.save_animation(game, f"{path}.gif", seconds=0, language=language),
        lambda: ora.save_animation(game, f"{path}.gif", width=1, language=language),
    )
    for call in calls:
        with pytest.raises(ora.WrongArgument) as refused:
            call()
        sentences.add(str(refused.value))
    assert len(sentences) == 6
    assert not any(word in sentence for sentence in sentences for word in ("animation-", "argument-"))
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("language", languages())
def test_without_the_extra_it_says_how_to_get_it(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(sentences, "import_module", missing)
    ora.set_language(language)
    calls: tuple[Callable[[], Path], ...] = (
        lambda: ora.save_animation(three_turns(), tmp_path / "game.gif"),
        lambda: ora.save_worksheet(three_turns(), tmp_path / "sheet.pdf"),
    )
    for call in calls:
        with pytest.raises(ImportError, match=r'pip install "ora_widgets\[pictures\]"'):
            call()

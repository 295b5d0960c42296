"""A game as an animated PNG, a GIF or, if ffmpeg is installed, an MP4 film."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from io import BytesIO
from itertools import chain, pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from ..language.fluent import CURRENT, known_language
from ..language.sentences import import_extra, with_sentence
from ..scene import scene
from ..scene.log import entries
from ..scene.svg_board import WIDTH, png, table
from ..support.arguments import WrongArgument, check, number, whole
from ..support.arguments import path as path_of
from ..support.files import write_whole

if TYPE_CHECKING:
    from ..game.game import Game

KINDS = {".apng": "PNG", ".png": "PNG", ".gif": "GIF", ".mp4": "MP4"}
SECONDS_RANGE = (0.1, 60)  # that a picture is shown for
WIDTH_RANGE = (320, 1920)  # in pixels
MAX_PICTURES = 1000  # in one file; each takes a byte per pixel of memory
LAST_PICTURE_TIMES = 3  # how many times as long as the others the last picture is shown
COLOURS = 256  # all that a GIF can have


def save_animation(
    game: Game,
    path: str | Path,
    *,
    turn: int | None = None,
    seconds: float = 1.5,
    width: int = 720,
    language: str = CURRENT,
) -> Path:
    """Write a game as an animation of the table, with the moves in words above it.

    It needs the extra `pictures` (`pip install "ora_widgets[pictures]"`), but no browser, and takes about half a second
    per picture.

    Args:
        game: The game; all moves are shown, those undone included.
        path: The file: `.png` or `.apng` for an animated PNG, `.gif`, or `.mp4`, for which ffmpeg must be installed.
        turn: The number of a turn, from 1, to show move by move; by default the whole game is shown turn by turn.
        seconds: How long each picture is shown; the last one is shown three times as long.
        width: The width in pixels.
        language: The language of its words; by default the one in use.

    Raises:
        WrongArgument: When the game has no such turn, the file's name ends otherwise, or ffmpeg is missing.
        ImportError: When the extra is not installed.
        OSError: When the file cannot be written, or ffmpeg fails.

    >>> from ora_widgets import new_game
    >>> try:
    ...     save_animation(new_game(2), "game.gif")
    ... except WrongArgument as refused:
    ...     print(refused.sentence)
    This game has no turns yet, so there is nothing to animate. Play at least one move, or save a picture with ora.svg.
    """
    check(hasattr(game, "lock"), "game", game, "game")
    file = path_of("path", path)
    language = known_language(language)
    pixels = whole("width", width, *WIDTH_RANGE)
    pause = number("seconds", seconds, *SECONDS_RANGE)
    with game.lock:
        walked = game.copy()
    plies = _plies(walked, turn, language)
    kind = KINDS.get(file.suffix.lower())
    if kind is None:
        raise with_sentence(WrongArgument("animation-kind", word=file.name, known=", ".join(KINDS)), language=language)
    program = shutil.which("ffmpeg") if kind == "MP4" else ""
    if program is None:
        raise with_sentence(WrongArgument("animation-needs-ffmpeg"), language=language)
    pictures = _pictures(walked, plies, pixels, language)
    write_whole(file, _film(pictures, pause, program) if program else _loop(pictures, pause, kind))
    return file


def _plies(game: Game, turn: int | None, language: str) -> list[int]:
    """After how many moves each picture is taken."""
    if not game.plies:
        raise with_sentence(WrongArgument("animation-without-turns"), language=language)
    stops = sorted({*game.turn_starts, game.plies})
    if turn is None:
        return stops[:MAX_PICTURES]
    first, last = list(pairwise(stops))[whole("turn", turn, 1, len(stops) - 1) - 1]
    return list(range(first, last + 1))


def _pictures(game: Game, plies: Sequence[int], width: int, language: str) -> list[Any]:
    """Pillow images of the table at several plies, all of one size and one palette."""
    image = import_extra("PIL.Image", "pictures-need", "pillow")
    game.jump(plies[-1])
    later = scene(game, language)
    drawn = []
    for before, ply in zip([plies[0], *plies], plies, strict=False):
        caption = " ".join(entry["text"] for entry in entries(game.jump(ply), before, ply, language))
        drawn.append(png(table(game, language, caption=caption, later=later, asks=False), width / WIDTH))

    def read_picture(picture: bytes) -> Any:
        with image.open(BytesIO(picture)) as shown:
            return shown.convert("RGB")

    ends = read_picture(drawn[0]), read_picture(drawn[-1])  # all colours occur in one of them
    height = max(image.open(BytesIO(each)).height for each in drawn)
    paper = ends[0].getpixel((0, 0))

    def stack_pictures(*pictures: Any) -> Any:
        sheet = image.new("RGB", (width, height * len(pictures)), paper)
        for place, each in enumerate(pictures):
            sheet.paste(each, (0, height * place))
        return sheet

    colours = stack_pictures(*ends).quantize(COLOURS)
    return [stack_pictures(read_picture(each)).quantize(palette=colours, dither=image.Dither.NONE) for each in drawn]


def _loop(pictures: Sequence[Any], seconds: float, kind: str) -> bytes:
    """An animated PNG or a GIF that repeats for ever."""
    stand = [round(1000 * seconds)] * (len(pictures) - 1) + [round(1000 * LAST_PICTURE_TIMES * seconds)]
    written = BytesIO()
    pictures[0].save(written, kind, save_all=True, append_images=pictures[1:], duration=stand, loop=0, optimize=True)
    return written.getvalue()


def _film(pictures: Sequence[Any], seconds: float, program: str) -> bytes:
    """An MP4 by ffmpeg, padded to even sides, which its pixel format requires."""
    width, height = pictures[0].size
    asked = [
        "-f",
        "rawvideo",
        "-pix_fmt",
        "rgb24",
        "-s",
        f"{width}x{height}",
        "-framerate",
        f"{1 / seconds:g}",
        "-i",
        "-",
    ]
    made = ["-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-pix_fmt", "yuv420p", "-r", "25", "-movflags", "+faststart"]
    with TemporaryDirectory() as folder:
        film = Path(folder, "game.mp4")
        frames = b"".join(
            each.convert("RGB").tobytes() for each in chain(pictures, [pictures[-1]] * (LAST_PICTURE_TIMES - 1))
        )
        done = subprocess.run(
            [program, "-loglevel", "error", *asked, *made, str(film)], input=frames, capture_output=True, check=False
        )
        if done.returncode:
            raise OSError(f"ffmpeg: {done.stderr.decode(errors='replace').strip()[-400:]}")
        return film.read_bytes()

"""A game as a picture that moves: an animated PNG, a GIF, or a film where ffmpeg is installed."""

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
from ..language.sentences import with_sentence
from ..scene import scene
from ..scene.log import entries
from ..scene.svg_board import WIDTH, needed, png, table
from ..support.arguments import WrongArgument, check, number, whole
from ..support.arguments import path as path_of
from ..support.files import write_whole

if TYPE_CHECKING:
    from ..game.game import Game

KINDS = {".apng": "PNG", ".png": "PNG", ".gif": "GIF", ".mp4": "MP4"}
SECONDS = (0.1, 60)  # that a picture stands
PIXELS = (320, 1920)  # of its width
MAX_PICTURES = 1000  # in one file; a byte a pixel each while they are drawn
LAST = 3  # times as long as the others the last one stands, before the first one comes again
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
    """Write a game as a moving picture of the table, with what was done in words above it.

    It needs the extra `pictures` (`pip install "ora_widgets[pictures]"`), no browser, and about half a second a picture.

    Args:
        game: The game; all moves are shown, those undone included.
        path: The file: `.png` or `.apng` for an animated PNG, `.gif`, or `.mp4`, for which ffmpeg must be installed.
        turn: The number of a turn, 1 for the first, which is shown move by move; by default the whole game, turn by turn.
        seconds: How long each picture stands; the last one stands three times as long.
        width: Its width in pixels.
        language: The language of its words; by default the one in use.

    Raises:
        WrongArgument: When the game has no turns, or fewer than that; when the file's name ends otherwise, or there is no ffmpeg.
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
    pixels = whole("width", width, *PIXELS)
    pause = number("seconds", seconds, *SECONDS)
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
    """The table at several plies, as pictures of Pillow of one size and one set of colours."""
    image = needed("PIL.Image", "pillow")
    game.jump(plies[-1])
    later = scene(game, language)
    drawn = []
    for before, ply in zip([plies[0], *plies], plies, strict=False):
        caption = " ".join(entry["text"] for entry in entries(game.jump(ply), before, ply, language))
        drawn.append(png(table(game, language, caption=caption, later=later, asks=False), width / WIDTH))

    def opened(picture: bytes) -> Any:
        with image.open(BytesIO(picture)) as shown:
            return shown.convert("RGB")

    ends = opened(drawn[0]), opened(drawn[-1])  # which have all colours between them
    height = max(image.open(BytesIO(each)).height for each in drawn)
    paper = ends[0].getpixel((0, 0))

    def on_paper(*pictures: Any) -> Any:
        sheet = image.new("RGB", (width, height * len(pictures)), paper)
        for place, each in enumerate(pictures):
            sheet.paste(each, (0, height * place))
        return sheet

    colours = on_paper(*ends).quantize(COLOURS)
    return [on_paper(opened(each)).quantize(palette=colours, dither=image.Dither.NONE) for each in drawn]


def _loop(pictures: Sequence[Any], seconds: float, kind: str) -> bytes:
    """An animated PNG or a GIF that begins again at its end."""
    stand = [round(1000 * seconds)] * (len(pictures) - 1) + [round(1000 * LAST * seconds)]
    written = BytesIO()
    pictures[0].save(written, kind, save_all=True, append_images=pictures[1:], duration=stand, loop=0, optimize=True)
    return written.getvalue()


def _film(pictures: Sequence[Any], seconds: float, program: str) -> bytes:
    """An MP4, made by ffmpeg, whose sides are even as films want them."""
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
        frames = b"".join(each.convert("RGB").tobytes() for each in chain(pictures, [pictures[-1]] * (LAST - 1)))
        done = subprocess.run(
            [program, "-loglevel", "error", *asked, *made, str(film)], input=frames, capture_output=True, check=False
        )
        if done.returncode:
            raise OSError(f"ffmpeg: {done.stderr.decode(errors='replace').strip()[-400:]}")
        return film.read_bytes()

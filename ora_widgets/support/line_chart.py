"""A chart of lines as an SVG of our own: nothing need be installed, and lines differ by more than their colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from .plain_text import plain_text

WIDTH, HEIGHT = 640, 240  # pixels, of the whole picture
LEFT, RIGHT, TOP, BOTTOM = 44, 96, 12, 30  # what is around the lines: figures at the left, names at the right
DASHES = ("", "8 4", "2 3", "10 3 2 3")
MIN_LABEL_DISTANCE = 14  # pixels between two names
PARTS = 4  # into which the height is divided


def line_chart(
    lines: Mapping[str, Sequence[float]], title: str, across: Sequence[str], marks: Sequence[int] = ()
) -> str:
    """Draw lines over common places.

    Args:
        lines: The values by name; all as many as there are places.
        title: What a screen reader says of the picture.
        across: What is written below each place; where it is the same as before, once.
        marks: Places that a vertical line stands at.

    Returns:
        The SVG; in the colours of the text around it.

    >>> line_chart({"Red": [1, 4], "Green": [2, 3]}, "Points", ["1", "2"]).count("<polyline")
    2
    """
    values = [value for line in lines.values() for value in line] or [0.0]
    low, high = min(0.0, *values), max(*values, min(values) + 1.0)
    wide, deep = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    step = wide / max(len(across) - 1, 1)

    def x(place: int) -> float:
        return LEFT + place * step

    def y(value: float) -> float:
        return TOP + deep * (1 - (value - low) / (high - low))

    drawn = [f"<title>{escape(plain_text(title))}</title>"]
    for part in range(PARTS + 1):
        value = low + (high - low) * part / PARTS
        drawn.append(f'<line x1="{LEFT}" x2="{LEFT + wide}" y1="{y(value):.1f}" y2="{y(value):.1f}" opacity="0.2"/>')
        drawn.append(_text(LEFT - 6, y(value) + 4, f"{value:.0f}", "end"))
    last = -1000.0
    for place, word in enumerate(across):
        if (not place or word != across[place - 1]) and x(place) - last > 2 * MIN_LABEL_DISTANCE:
            drawn.append(_text(x(place), HEIGHT - 8, word, "middle"))
            last = x(place)
    drawn += [
        f'<line x1="{x(mark):.1f}" x2="{x(mark):.1f}" y1="{TOP}" y2="{TOP + deep}" stroke-dasharray="1 3" opacity="0.6"/>'
        for mark in marks
    ]
    free = float(TOP)
    for number, (name, line) in sorted(
        enumerate(lines.items()), key=lambda pair: -pair[1][1][-1] if pair[1][1] else 0.0
    ):
        points = " ".join(f"{x(place):.1f},{y(value):.1f}" for place, value in enumerate(line))
        dashes = DASHES[number % len(DASHES)]
        drawn.append(f'<polyline points="{points}" stroke-width="2" stroke-dasharray="{dashes}"/>')
        free = max(y(line[-1]) + 4 if line else 0.0, free)
        drawn.append(_text(LEFT + wide + 6, free, name, "start"))
        free += MIN_LABEL_DISTANCE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'style="max-width: {WIDTH}px; width: 100%" font-size="12" fill="none" stroke="currentColor">{"".join(drawn)}</svg>'
    )


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="currentColor" stroke="none">{escape(plain_text(words))}</text>'

"""Ways to damage a valid sample: letters, words, numbers, mixtures of samples; in data also types, keys and depth."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

MAX_REPEATED_LENGTH = 6_000  # characters to which repetition extends a text, so that accepted texts replay quickly
GREAT = 300_000  # the same for the few texts that are long on purpose, and soon refused
MAX_DEPTH = 1_200  # brackets, deeper than Python's own parsers go
DEEP_ENOUGH = 20  # how deep data is damaged

LETTERS = [
    *("\0", "\x07", "\x1b", "\t", "\n", "\r", " ", "\x85", "\xa0", "\u2028", "\ufeff"),
    *("\ud800", "\udfff", "\u202e", "\u2066", "\u200d", "\u0301", "é", "ß", "İ", "🙂", "👩\u200d🌾"),
    *("0", "9", "٣", "３", "³", "½", "Ⅷ", "-", "−", "+", ".", "_"),
    *(
        ";",
        ",",
        ":",
        "#",
        "?",
        "&",
        "=",
        "%",
        "/",
        "\\",
        "'",
        '"',
        "<",
        ">",
        "{",
        "}",
        "[",
        "]",
        "(",
        ")",
        "$",
        "`",
        "|",
    ),
]
NUMBERS = [
    *("0", "-0", "-1", "00", "01", "+1", "2", "7", "9999", "10000", "99999999", "2147483648", "9007199254740993"),
    *(
        "9" * 400,
        "1" + "0" * 5000,
        "-" + "9" * 400,
        "1e9",
        "1e400",
        "2.5",
        "1_0",
        "0x10",
        "NaN",
        "Infinity",
        "٣",
        "３",
        "³",
    ),
]
MARKUP = [
    "<script>hacked()</script>", "\"><img src=x onerror=hacked()>", "'><svg onload=hacked()>", "</script>", "<!--", "]]>",
    "javascript:hacked()", "{{x}}", "${x}", "{ $line }", "%s%n", "&lt;", "&#0;",
]  # fmt: skip
STRANGE: list[Any] = [
    None, True, False, 0, 1, -1, 2.5, 1e308, 9_999, 10_000, 2**53, 2**63, 10**400, -(10**400), "", " ", "x", "٣", "\ud800",
    "\0", "x" * 5_000, [], [[]], [None], {}, {"": ""}, {"R": None}, float("nan"), float("inf"), *MARKUP,
]  # fmt: skip

_NUMBER = re.compile(r"\d+")
_WORD = re.compile(r"\w+|[^\w\s]+|\s+")


# ---- texts


def _place(text: str, rng: Random) -> int:
    """A random position, in a long text more often near its beginning, which matters most."""
    return rng.randrange(min(len(text), 2_000) + 1) if rng.random() < 0.5 else rng.randrange(len(text) + 1)


def _span(text: str, rng: Random) -> tuple[int, int]:
    start = _place(text, rng)
    return start, min(len(text), start + rng.choice((1, 1, 2, 3, 8, 40, 400)))


def _letter(text: str, _: list[str], rng: Random) -> str:
    start, _end = _span(text, rng)
    return text[:start] + rng.choice(LETTERS) + text[start + rng.randrange(2) :]


def _other_letter(text: str, _: list[str], rng: Random) -> str:
    start, _end = _span(text, rng)
    return text[:start] + chr(rng.randrange(32, 127)) + text[start + 1 :]


def _left_out(text: str, _: list[str], rng: Random) -> str:
    start, end = _span(text, rng)
    return text[:start] + text[end:]


def _cut_off(text: str, _: list[str], rng: Random) -> str:
    place = _place(text, rng)
    return text[:place] if rng.random() < 0.7 else text[place:]


def _repeat(text: str, _: list[str], rng: Random) -> str:
    start, end = _span(text, rng)
    times = min(rng.choice((2, 2, 3, 20, 400)), max(2, (MAX_REPEATED_LENGTH - len(text)) // max(end - start, 1)))
    return text[:start] + text[start:end] * times + text[end:]


def _number(text: str, _: list[str], rng: Random) -> str:
    found = list(_NUMBER.finditer(text[:20_000]))
    if not found:
        return text + rng.choice(NUMBERS)
    one = rng.choice(found)
    return text[: one.start()] + rng.choice(NUMBERS) + text[one.end() :]


def _word(text: str, samples: list[str], rng: Random) -> str:
    """A word of some sample in place of another one, or before it."""
    other = _some_word(rng.choice(samples), rng)
    start, end = _word_at(text, rng)
    return text[:start] + other + text[end if rng.random() < 0.8 else start :]


def _word_at(text: str, rng: Random) -> tuple[int, int]:
    found = _WORD.search(text, _place(text, rng))
    return found.span() if found else (len(text), len(text))


def _some_word(text: str, rng: Random) -> str:
    start, end = _word_at(text, rng)
    return text[start:end]


def _swap(text: str, _: list[str], rng: Random) -> str:
    (a, b), (c, d) = sorted((_word_at(text, rng), _word_at(text, rng)))
    return text if b > c else text[:a] + text[c:d] + text[b:c] + text[a:b] + text[d:]


def _splice(text: str, samples: list[str], rng: Random) -> str:
    other = rng.choice(samples)
    return text[: _place(text, rng)] + other[_place(other, rng) :]


def _line(text: str, samples: list[str], rng: Random) -> str:
    """A line of some sample between this sample's lines."""
    lines, others = text.split("\n"), rng.choice(samples).split("\n")
    place = rng.randrange(len(lines) + 1)
    return "\n".join([*lines[:place], rng.choice(others), *lines[place + rng.randrange(2) :]])


def _insert_markup(text: str, _: list[str], rng: Random) -> str:
    place = _place(text, rng)
    return text[:place] + rng.choice(MARKUP) + text[place:]


def _nest_brackets(text: str, _: list[str], rng: Random) -> str:
    start, end = _span(text, rng)
    opened, closed = rng.choice(("[]", "{}", "()", ['{"x":', "}"], "<>", '""'))
    depth = rng.choice((1, 3, 50, MAX_DEPTH))
    return text[:start] + opened * depth + text[start:end] + closed * depth * rng.randrange(2) + text[end:]


def _case(text: str, _: list[str], rng: Random) -> str:
    start, end = _span(text, rng)
    return text[:start] + rng.choice((str.upper, str.lower, str.swapcase, str.title))(text[start:end]) + text[end:]


def _great(text: str, _: list[str], rng: Random) -> str:
    """Rarely, very many repetitions."""
    if rng.random() > 0.05:
        return text
    start, end = _span(text, rng)
    unit = rng.choice(
        (
            text[start : min(end, start + 8)].translate({10: " ", 59: " "}),
            *LETTERS[5:8],
            "9",
            "[",
            '{"',
            "<b>",
            "R ",
            "%",
        )
    )
    return text[:start] + unit * (GREAT // max(len(unit), 1)) + text[end:]


TEXT: tuple[Callable[[str, list[str], Random], str], ...] = (
    _letter, _other_letter, _left_out, _cut_off, _repeat, _number, _number, _word, _word, _swap, _splice, _line, _insert_markup,
    _nest_brackets, _case, _great,
)  # fmt: skip


def damaged_text(text: str, samples: list[str], rng: Random) -> str:
    """A text with one to four changes."""
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3, 4))):
        text = rng.choice(TEXT)(text, samples, rng)
    return text


def damaged_file(data: bytes, samples: list[bytes], rng: Random) -> bytes:
    """A file damaged as text, byte by byte, or both."""
    if rng.random() < 0.8:
        said = [
            one.decode("latin-1" if rng.random() < 0.1 else "utf-8", "replace") for one in (data, rng.choice(samples))
        ]
        data = damaged_text(said[0], [said[1]], rng).encode(
            rng.choice(("utf-8", "utf-8", "utf-8", "utf-16")), "surrogatepass"
        )
    if rng.random() < 0.4:
        place = rng.randrange(min(len(data), 2_000) + 1)
        data = data[:place] + rng.randbytes(rng.choice((0, 1, 1, 4, 40))) + data[place + rng.choice((0, 1, 4)) :]
    return data


# ---- data


def _steps(data: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to every part of some data, the whole first, down to a limit."""
    yield way
    if len(way) >= DEEP_ENOUGH:
        return
    if isinstance(data, dict):
        for key in data:
            yield from _steps(data[key], (*way, key))
    elif isinstance(data, list):
        for place in range(len(data)):
            yield from _steps(data[place], (*way, place))


def _part_at(data: Any, way: tuple[Any, ...]) -> Any:
    for step in way:
        data = data[step]
    return data


def _replace_part(data: Any, way: tuple[Any, ...], part: Any) -> Any:
    """A copy of the data with another part."""
    if not way:
        return part
    first, *rest = way
    if isinstance(data, dict):
        return {key: _replace_part(one, tuple(rest), part) if key == first else one for key, one in data.items()}
    return [_replace_part(one, tuple(rest), part) if place == first else one for place, one in enumerate(data)]


def _other_part(part: Any, samples: list[Any], rng: Random) -> Any:
    """A replacement for a part."""
    kind = rng.randrange(8)
    if isinstance(part, str) and kind < 5:
        return damaged_text(part, [part, "R has 2 bread; F05 0,3"], rng)
    if isinstance(part, dict) and part and kind < 4:
        key = rng.choice(list(part))
        rest = {name: one for name, one in part.items() if name != key}
        return (
            rest
            if kind < 2
            else {
                **rest,
                damaged_text(str(key), ["R"], rng) if kind == 2 else rng.choice(["R", "G", "W", ""]): part[key],
            }
        )
    if isinstance(part, list) and part and kind < 5:
        place = rng.randrange(len(part))
        return [*part[:place], *[part[place]] * rng.choice((0, 2, 2, 300)), *part[place + 1 :]]
    if isinstance(part, int) and not isinstance(part, bool) and kind < 5:
        return rng.choice([part + 1, part - 1, -part, 0, 1, 2, 3, 9, 30, 10**400, 0.5, "3", not part])
    if kind == 5:
        return _nest(part, rng.choice((1, 3, 50, MAX_DEPTH)), rng)
    if kind == 6:
        other = rng.choice(samples)
        return _part_at(other, rng.choice(list(_steps(other))))
    return rng.choice(STRANGE)


def _nest(part: Any, depth: int, rng: Random) -> Any:
    for _ in range(depth):
        part = [part] if rng.random() < 0.5 else {"x": part}
    return part


def damaged_data(data: Any, samples: list[Any], rng: Random) -> Any:
    """Data with one to three parts replaced."""
    for _ in range(rng.choice((1, 1, 2, 3))):
        ways = list(_steps(data))
        way = rng.choice(ways)
        data = _replace_part(data, way, _other_part(_part_at(data, way), samples, rng))
    return data


def damaged_json(data: Any, samples: list[Any], rng: Random) -> Any:
    """Damaged data, or damaged text of it."""
    if rng.random() < 0.6:
        return damaged_data(data, samples, rng)
    return damaged_text(json.dumps(data), [json.dumps(rng.choice(samples))], rng)


# ---- smaller


def smaller(value: Any, depth: int = 0) -> Iterator[Any]:
    """Smaller inputs that may show the same fault, the boldest attempts first."""
    if isinstance(value, (str, bytes, list)):
        parts: Any = value
        size = len(value)
        while size:
            for start in range(0, len(value), size):
                yield parts[:start] + parts[start + size :]
            size //= 2
    if isinstance(value, dict):
        for key in value:
            yield {name: one for name, one in value.items() if name != key}
    if isinstance(value, (dict, list)) and depth < DEEP_ENOUGH:
        yield from (value.values() if isinstance(value, dict) else value)
        for step in value if isinstance(value, dict) else range(len(value)):
            for part in smaller(value[step], depth + 1):
                yield _replace_part(value, (step,), part)

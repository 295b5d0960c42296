"""The board in characters, for terminals, tests and `print(game)`, and its contents in short words, list by list.

The drawn board uses the same lists. Each has its parts and a name; its heading is the message `text-NAME`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import TYPE_CHECKING

from ..engine.land import parse_space
from ..language.fluent import CURRENT, known_language, say
from ..language.names import amounts, column_name, good_name, row_name
from ..scene import ask, book, scene
from ..support.arguments import check

if TYPE_CHECKING:
    from ..game.history import GameView
    from ..wire.to_page import Book, Card, Player, Scene, Space, Wheel


def describe_shared(known: Book, now: Scene, language: str) -> Iterator[tuple[str, list[str]]]:
    """The lists that everybody shares: the wheel, what is to come, the display, the supply."""
    yield "wheel", indicators(now, language)
    yield "to-come", _coming_lines(now["wheel"], language)
    cards = [known["cards"][id_] for id_ in now["display"]]
    yield "display", [f"{card['id']} {card['name']} ({_cost(card)})" for card in cards]
    supply = []
    for kind, offer in now["shop"].items():
        price, left = (offer["price"], offer["left"]) if offer else (0, 0)
        supply.append(say(f"text-{kind}", language, coins=good_name("Pn", language, price), left=left))
    supply.append(say("text-contract", language, coins=good_name("Pn", language, now["contract"])))
    supply.append(say("text-wonders", language, count=now["wonders"]))
    yield "supply", supply


def indicators(now: Scene, language: str) -> list[str]:
    """What each indicator of the wheel shows."""
    return [
        say("text-indicator", language, name=each["name"], value=each["value"]) for each in now["wheel"]["indicators"]
    ]


def _coming_lines(wheel: Wheel, language: str) -> list[str]:
    """Settlement phases, indicators and gifts, by round."""
    news = [
        (each["round"], say("text-phase", language, letter=each["letter"], round=each["round"]))
        for each in wheel["piles"]
        if not each["dealt"]
    ]
    news += [
        (
            each["round"],
            say("text-enters", language, name=say(f"indicator-{each['indicator']}", language), round=each["round"]),
        )
        for each in wheel["entries"]
    ]
    news += [
        (each["round"], say("text-gift", language, goods=" ".join(each["goods"]), round=each["round"]))
        for each in wheel["gifts"]
    ]
    return [words for _, words in sorted(news, key=lambda each: each[0])]


def _cost(card: Card) -> str:
    """A price as its tokens, as short as it stands in a move."""
    return " ".join(f"{count if count > 1 else ''}{code}" for code, count in card["cost"])


def seat_title(known: Book, now: Scene, player: Player, language: str) -> str:
    """A player's name and points, and whether they begin the round or are to move."""
    name = next(each["name"] for each in known["seats"] if each["seat"] == player["seat"])
    head = [name, say("text-score", language, total=player["score"]["total"])]
    if player["seat"] == now["start"]:
        head.append(say("text-start", language))
    if player["seat"] == now["to_move"]:
        head.append(say("text-to-move", language))
    return " · ".join(head)


def belongings(player: Player, language: str) -> Iterator[tuple[str, list[str]]]:
    """A player's goods and clergymen at home."""
    worth = say("text-worth", language, food=player["food"], energy=player["energy"])
    goods = [amounts([each], language) for each in player["goods"]]
    yield "goods", [*goods, f"({worth})"] if goods else []
    yield "clergy", [say("text-home", language, prior=int(player["prior"]), lay=player["lay"])]


def hand(known: Book, player: Player, language: str) -> list[str]:
    """The settlements that a player has not built, with what they cost."""
    cards = [known["cards"][id_] for id_ in player["hand"]]
    return [f"{card['id']} {card['name']} ({_upkeep(card, language)})" for card in cards]


def _upkeep(card: Card, language: str) -> str:
    costs = [("food", card["food"]), ("energy", card["energy"])]
    return amounts([each for each in costs if each[1]], language)


WIDTH = 118
LABEL_WIDTH = 9  # columns before the text of a line
MARGIN = 5  # columns before a row of land
CELL_WIDTH = 11  # columns inside a space; nine spaces, their lines and the margin fit the width
LINES_OF_SPACE = 2  # inside a space


def text(game: GameView, language: str = CURRENT) -> str:
    """The whole table: wheel, display, supply, everybody's goods and land, and the question.

    >>> from ora_widgets import new_game
    >>> print(text(new_game(3, "france")).splitlines()[0])
    3 players, long, France · Round 1 of 24
    """
    language = known_language(language)
    check(hasattr(game, "now") and not isinstance(game, type), "game", game, "game")
    known, now = book(game, language), scene(game, language)
    lines = [f"{now['title']} · {now['heading']}", ""]
    lines += _rows(describe_shared(known, now, language), language)
    for player in now["players"]:
        lines += ["", *_player(known, now, player, language)]
    return "\n".join([*lines, "", ask(game, language)["prompt"]])


def excerpt(game: GameView, seats: Iterable[str], language: str) -> str:
    """Part of the table: the round, the wheel, and a few players' goods and land, without hands and display.

    >>> from ora_widgets import new_game
    >>> print(excerpt(new_game(3, "france"), "G", "en").splitlines()[2])
    Green · 0 points
    """
    known, now = book(game, language), scene(game, language)
    lines = [f"{now['title']} · {now['heading']}", *_row("wheel", indicators(now, language), language)]
    for player in (player for seat in seats for player in now["players"] if player["seat"] == seat):
        lines += [seat_title(known, now, player, language), *_rows(belongings(player, language), language)]
        lines += _land(known, player["spaces"], language)
    return "\n".join(lines)


def table_of_seats(game: GameView, seats: Iterable[str], language: str) -> str:
    """The shared table and a few players, without the question; rows and columns have their names for people (F7.1).

    Args:
        seats: The colours of those players.

    >>> from ora_widgets import new_game
    >>> table_of_seats(new_game(3, "france"), "G", "en").count("points")
    1
    """
    known, now = book(game, language), scene(game, language)
    lines = [f"{now['title']} · {now['heading']}", *_rows(describe_shared(known, now, language), language)]
    for player in now["players"]:
        if player["seat"] in seats:
            lines += _player(known, now, player, language, in_print=True)
    return "\n".join(lines)


# ---- the lines


def _row(name: str, parts: Iterable[str], language: str) -> list[str]:
    """A labelled line, wrapped only between its parts; nothing if it has no parts."""
    unbroken = " · ".join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts)
    if not unbroken:
        return []
    # Textwrap leaves no-break spaces alone, and the dots stay at the ends of lines.
    lines = wrap(unbroken.replace(" · ", "\N{NO-BREAK SPACE}· "), WIDTH - LABEL_WIDTH, break_long_words=False)
    label = say(f"text-{name}", language).ljust(LABEL_WIDTH)
    return [
        (label if place == 0 else " " * LABEL_WIDTH) + line.replace("\N{NO-BREAK SPACE}", " ").rstrip(" ·")
        for place, line in enumerate(lines)
    ]


# ---- one player


def _rows(rows: Iterable[tuple[str, list[str]]], language: str) -> Iterator[str]:
    for name, parts in rows:
        yield from _row(name, parts, language)


def _player(known: Book, now: Scene, player: Player, language: str, *, in_print: bool = False) -> Iterator[str]:
    yield f"── {seat_title(known, now, player, language)} ".ljust(WIDTH, "─")
    yield from _rows(belongings(player, language), language)
    yield from _row("hand", hand(known, player, language), language)
    yield from _land(known, player["spaces"], language, in_print=in_print)


# ---- land, as boxes

LEFT, RIGHT, UP, DOWN = 1, 2, 4, 8
CORNERS = {
    LEFT | RIGHT: "─", UP | DOWN: "│", RIGHT | DOWN: "┌", LEFT | DOWN: "┐", RIGHT | UP: "└", LEFT | UP: "┘",
    LEFT | RIGHT | DOWN: "┬", LEFT | RIGHT | UP: "┴", UP | DOWN | RIGHT: "├", UP | DOWN | LEFT: "┤",
    LEFT | RIGHT | UP | DOWN: "┼",
}  # fmt: skip


def _land(known: Book, spaces: list[Space], language: str, *, in_print: bool = False) -> Iterator[str]:
    name_of_row, name_of_column = (row_name, column_name) if in_print else (str, str)
    places = [parse_space(space["at"]) for space in spaces]
    top, left = (min(place[axis] for place in places) for axis in (0, 1))
    rows = max(row + space.get("rows", 1) for (row, _), space in zip(places, spaces, strict=True)) - top
    cols = max(col for _, col in places) - left + 1
    strokes = [[0] * (cols * (CELL_WIDTH + 1) + 1) for _ in range(rows * (LINES_OF_SPACE + 1) + 1)]
    letters: list[list[str]] = [[" "] * len(line) for line in strokes]
    for place, space in zip(places, spaces, strict=True):
        y, x = (place[0] - top) * (LINES_OF_SPACE + 1), (place[1] - left) * (CELL_WIDTH + 1)
        _box(strokes, y, x, space.get("rows", 1) * (LINES_OF_SPACE + 1))
        for down, words in enumerate(_space_lines(known, space, language), start=1):
            letters[y + down][x + 1 : x + 1 + CELL_WIDTH] = words.ljust(CELL_WIDTH)
    heads = "".join(f"{name_of_column(left + col):^{CELL_WIDTH + 1}}" for col in range(cols))
    yield (" " * MARGIN + heads).rstrip()
    for y, (stroke, written) in enumerate(zip(strokes, letters, strict=True)):
        row = name_of_row(top + y // (LINES_OF_SPACE + 1)).rjust(MARGIN - 2) if y % (LINES_OF_SPACE + 1) == 1 else ""
        line = "".join(CORNERS.get(mask, letter) for mask, letter in zip(stroke, written, strict=True))
        yield (row.ljust(MARGIN) + line).rstrip()


def _box(strokes: list[list[int]], y: int, x: int, height: int) -> None:
    """Draw the four edges of a space; where edges of several spaces meet, their strokes join into one corner."""
    for at_y in (y, y + height):
        for at_x in range(x, x + CELL_WIDTH + 2):
            strokes[at_y][at_x] |= (LEFT if at_x > x else 0) | (RIGHT if at_x < x + CELL_WIDTH + 1 else 0)
    for at_x in (x, x + CELL_WIDTH + 1):
        for at_y in range(y, y + height + 1):
            strokes[at_y][at_x] |= (UP if at_y > y else 0) | (DOWN if at_y < y + height else 0)


def _space_lines(known: Book, space: Space, language: str) -> tuple[str, str]:
    """The card on a space, and below it the clergyman on it or else the terrain."""
    terrain, held = say(f"text-{space['terrain']}", language), space.get("holds", "")
    if held not in known["cards"]:
        return (say(f"text-{held}", language) if held else "", terrain)
    name = known["cards"][held]["name"]
    if len(name) > CELL_WIDTH:
        name = name[: CELL_WIDTH - 1].rstrip() + "…"
    standing = space.get("clergy", [])
    if len(standing) > 1:
        below = "".join(each["seat"] for each in standing)
    elif standing:
        below = say("text-standing", language, kind=standing[0]["kind"], seat=standing[0]["seat"])
    else:
        below = terrain
    return name, f"{held} {below}"[:CELL_WIDTH]

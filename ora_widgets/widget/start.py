"""The start screen: what can be chosen, what is wrong with a choice, and the game that is made from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from ..engine import Refusal
from ..engine.cards.rows import COLOURS
from ..engine.modes import TABLES
from ..engine.moves import safe_text
from ..engine.terms import Mode
from ..game.game import Game, new_game
from ..game.setup import COUNTRIES
from ..language.fluent import say
from ..language.names import seat_name
from ..language.people import MAX_NAME_LENGTH, plain_name, short_names
from ..language.sentences import sentence
from ..lessons import lessons, progress_in_use, puzzle_of_the_day
from ..lessons.catalogue import DAILY_PRACTICE, PUZZLE_LESSON
from ..lessons.opponents import SUITED, suited_level
from ..lessons.progress_file import is_solved
from ..wire.to_page import StartWords
from .by_message import play_by_message
from .kept_games import kept_games
from .messages import NotAMessage

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ..bots import AnyBot
    from ..wire.to_page import Chosen, LessonTitle, Start, TableSize

PERSON, ELSEWHERE = "person", "elsewhere"
MAX_SEED_LENGTH = 100  # characters
# A short game, alone against a bot.
USUAL_CHOICES: Chosen = {
    "players": 2,
    "country": "france",
    "length": "short",
    "names": {},
    "who": dict.fromkeys(COLOURS[1:], "woodcutter") | {COLOURS[0]: PERSON},
    "seed": "",
}


class PreparedGame(NamedTuple):
    """A game to be played, with its bots, the players' names if they change, and the choice that it was made from."""

    game: Game
    bots: Mapping[str, AnyBot]
    names: Mapping[str, str] | None = None
    chosen: Chosen | None = None


# ---- what there is to choose


def choices(chosen: Chosen, here: Game, language: str, *, back: bool) -> Start:
    """All that a start screen offers, in words.

    Args:
        here: The game that the board shows.
        back: Whether players may go back to it.
    """
    from ..bots.levels import LEVELS, NAMED

    offered = kept_games(here)
    # Only named opponents; another bot is offered only if it has been chosen before.
    levels = [level for level in LEVELS if level in NAMED or level in chosen["who"].values()]
    words: Any = {word: say(f"start-{word.replace('_', '-')}", language) for word in StartWords.__annotations__}
    return {
        "words": words,
        "sizes": _sizes(language),
        "colours": {seat: seat_name(seat, language) for seat in COLOURS},
        "countries": [{"value": country, "label": say(f"country-{country}", language)} for country in COUNTRIES],
        "about": {country: say(f"start-about-{country}", language) for country in COUNTRIES},
        "lengths": [{"value": length, "label": say(f"length-{length}", language)} for length in ("short", "long")],
        "levels": [
            {"value": level, "label": say(f"level-{level}", language)} for level in (PERSON, ELSEWHERE, SUITED, *levels)
        ],
        "chosen": chosen,
        "kept": [{"value": kept.key, "label": kept.label(language)} for kept in offered.games],
        "unusable": offered.complaints,
        "lessons": _lessons(language),
        "back": back,
    }


def _sizes(language: str) -> list[TableSize]:
    modes = TABLES["official"]
    numbers = sorted({players for players, _ in modes})
    return [
        {
            "players": number,
            "seats": [*COLOURS[:number]],
            "lengths": {
                length: _length_words(mode, language) for (players, length), mode in modes.items() if players == number
            },
        }
        for number in numbers
    ]


def _length_words(mode: Mode, language: str) -> str:
    """How long a game is: in rounds, as the rules say it, and in main actions of each player."""
    bonus = "bonus" in mode.last  # which counts as a round of its own
    rounds = (mode.rounds or mode.phases[-1]) - bonus
    actions = round(rounds * sum(count for _, count in mode.slots) / mode.players) + bonus
    if mode.rounds is None:
        return say("start-until-display", language, round=rounds, actions=actions, count=mode.display_end)
    return say("start-until-round", language, count=rounds, actions=actions, bonus="yes" if bonus else "no")


def _lessons(language: str) -> list[LessonTitle]:
    """The lessons, then the puzzle of the day and the daily practice, which has no steps to count."""
    entries = progress_in_use().entries()
    puzzle = puzzle_of_the_day(language=language)
    of_the_day: LessonTitle = {
        "name": PUZZLE_LESSON,
        "title": say("start-puzzle", language),
        "solved": int(is_solved(entries.get(f"{puzzle.name}/{puzzle.step.name}", {}))),
        "steps": 1,
    }
    course: list[LessonTitle] = [
        {
            "name": name,
            "title": lesson.title(language),
            "solved": sum(is_solved(entries.get(f"{name}/{step.name}", {})) for step in lesson.steps),
            "steps": len(lesson.steps),
        }
        for name, lesson in lessons(language).items()
    ]
    practice: LessonTitle = {"name": DAILY_PRACTICE, "title": say("start-today", language), "solved": 0, "steps": 0}
    return [*course, of_the_day, practice]


# ---- what has been chosen


def problems(chosen: Chosen, language: str) -> dict[str, str]:
    """What is wrong with a choice, by field; empty if a game can begin.

    Raises:
        ValueError: For a bot that does not exist.
    """
    from ..bots.levels import LEVELS

    found: dict[str, str] = {}
    try:
        seats = _game(chosen).setup.seats
    except Refusal as refused:
        field = "country" if refused.message == "no-such-country" else "length"
        return {field: sentence(refused, COLOURS, None, language)}
    for seat in seats:
        if chosen["who"].get(seat, PERSON) not in (PERSON, ELSEWHERE, SUITED, *LEVELS):
            raise NotAMessage(safe_text(chosen["who"][seat]))
    if ELSEWHERE in chosen["who"].values() and not any(chosen["who"].get(seat, PERSON) == PERSON for seat in seats):
        found["who"] = say("start-nobody-here", language)
    found |= _names(chosen["names"], seats, language)
    if len(chosen["seed"]) > MAX_SEED_LENGTH:
        found["seed"] = say("start-seed-too-long", language, most=MAX_SEED_LENGTH)
    return found


def _names(names: Mapping[str, str], seats: str, language: str) -> dict[str, str]:
    """What is wrong with names: one is too long, or two look the same."""
    found: dict[str, str] = {}
    taken: dict[str, str] = {}
    for seat in seats:
        given = names.get(seat, "").strip()
        name = plain_name(given) or seat_name(seat, language)
        if len(given) > MAX_NAME_LENGTH:
            found[f"name-{seat}"] = say("start-name-too-long", language, count=len(given), most=MAX_NAME_LENGTH)
        elif name.casefold() in taken:
            other = seat_name(taken[name.casefold()], language)
            found[f"name-{seat}"] = say("start-name-taken", language, name=name, seat=other)
        else:
            taken[name.casefold()] = seat
    return found


def table_of(chosen: Chosen) -> PreparedGame:
    """Make the game of a choice in which nothing is wrong."""
    game = _game(chosen)
    seats = game.setup.seats
    if away := "".join(seat for seat in seats if chosen["who"].get(seat) == ELSEWHERE):
        play_by_message(game, away)
    names = short_names({seat: chosen["names"].get(seat, "") for seat in seats})
    kept: Any = {field: chosen[field] for field in USUAL_CHOICES}  # type: ignore[literal-required]  # without the other fields of the message
    return PreparedGame(game, dict(_bots(chosen, seats)), names, kept)


def _game(chosen: Chosen) -> Game:
    return new_game(chosen["players"], chosen["country"], chosen["length"])


def _bots(chosen: Chosen, seats: str) -> Iterator[tuple[str, AnyBot]]:
    """Make the bots of a choice, each with a seed of its own."""
    from ..bots.levels import LEVELS

    seed = chosen["seed"].strip()
    for seat in seats:
        level = chosen["who"].get(seat, PERSON)
        level = suited_level() if level == SUITED else level  # the bot and its record name a fixed level
        if level in LEVELS:
            yield seat, LEVELS[level](f"{seed} {seat}" if seed else None)


# ---- another game


def next_game(game: Game, bots: Mapping[str, AnyBot]) -> Game:
    """A new game with the same players, in which the next one begins; the bots get new seeds."""
    for bot in bots.values():
        reseed = getattr(bot, "reseed", None)
        if callable(reseed):
            reseed(None)
    setup = game.setup
    if setup.position is not None:  # its pieces belong to certain seats
        return Game(setup)
    seats = setup.seats[1:] + setup.seats[:1]
    return new_game(setup.players, setup.country, setup.length, seats=seats, rulings=setup.rulings)

"""Reads the address of the live page, which may ask for a game, a study, a lesson, a new game or a language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ...engine import Refusal, UnknownName
from ...engine.moves import safe_text
from ...game.game import Game
from ...language.fluent import FALLBACK, languages, own_name, say
from ...language.sentences import sentence
from ...lessons import Session
from ...lessons.assignments import Assignment, read_task
from ...lessons.today_on_board import offered_lesson
from ...notation.game_text import read_game
from ...notation.links import GAME, GameLink, fields_of, link_of
from ...replay.walkthroughs import Walkthrough
from ...wire import OutsideText
from ...wire.to_page import Chosen
from ..start import ELSEWHERE, PERSON, USUAL_CHOICES

MAX_ADDRESS_LENGTH = 20_000  # characters that are read; the code of the longest games has some thousands
LESSON, TASK, STUDY, DOOR, START, LANGUAGE = "lesson", "task", "study", "play", "new", "lang"
# The doors (large buttons) of the front page, and who plays green there against the visitor.
TOGETHER = "together"
DOORS = {"bot": "woodcutter", "friend": ELSEWHERE, "here": PERSON, TOGETHER: PERSON}


class AddressRequest(NamedTuple):
    """What an address asks for.

    Attributes:
        task: The teacher's task that the game or the lesson belongs to, if any.
        link: That game with who plays it, if any.
        notices: What to say about the address, such as that there is no such lesson.
        chosen: The choices for a new game, if a door of the front page asks for one.
        start: Whether the start screen is asked for.
        together: Whether to invite somebody to the new game.
        walk: The walkthrough that is asked for, if any.
    """

    language: str
    game: Game | None = None
    lesson: Session | None = None
    task: Assignment | None = None
    notices: tuple[str, ...] = ()
    link: GameLink | None = None
    chosen: Chosen | None = None
    start: bool = False
    together: bool = False
    walk: Walkthrough | None = None


def read_address(address: str, preferred: Iterable[str] = ()) -> AddressRequest:
    """Read the part of the live page's address after its `?` or `#`.

    Args:
        address: That part, such as `"?lesson=wheel&lang=pl"`, `"#ora1:…"`, `"#study=…"` or `"#task=…"`.
        preferred: The languages that the browser prefers, best first, such as `"pl-PL"`; `lang` overrides them.

    >>> read_address("?lesson=wheel").lesson.title
    'The wheel and the joker'
    >>> read_address("?lesson=whale").notices[0][:32]
    'There is no lesson “whale” here;'
    """
    fields = fields_of(address[:MAX_ADDRESS_LENGTH])
    language, words = _language(fields.get(LANGUAGE, ""), preferred)
    game: Game | None = None
    session: Session | None = None
    task: Assignment | None = None
    walk: Walkthrough | None = None
    chosen = _choice_of_door(fields) if DOOR in fields else None
    if DOOR in fields and chosen is None:
        words.append(say("live-no-door", language, wanted=safe_text(fields[DOOR], 20)))
    try:
        if TASK in fields:
            task = read_task(fields[TASK])
            opened = task.open()
            game, session = (opened, None) if isinstance(opened, Game) else (None, opened)
        elif STUDY in fields:
            walk = Walkthrough.read(OutsideText(f"live://?study={fields[STUDY]}"))
        elif GAME in fields or _is_cut(address, fields):
            # Put into an address, so that only a code is looked for.
            game = read_game(OutsideText(f"live://?ora={fields.get(GAME, '')}"))
        elif LESSON in fields:
            # No language is given: the lesson would keep it when another one is chosen on the board.
            session = offered_lesson(fields[LESSON].strip())
            if session is None:
                words.append(say("today-finished", language))
    except UnknownName as refused:
        # The catalogue's own sentence suggests a line of Python; the one on an unknown step of a task does not.
        of_lesson = LESSON in fields and TASK not in fields
        words.append(
            say("live-no-lesson", language, **refused.details)
            if of_lesson
            else sentence(refused, "RGBW", None, language)
        )
    except Refusal as refused:
        words.append(sentence(refused, "RGBW", None, language))
    link = link_of(game, fields) if game is not None and task is None else None
    together = chosen is not None and fields[DOOR] == TOGETHER
    return AddressRequest(language, game, session, task, tuple(words), link, chosen, START in fields, together, walk)


def _is_cut(address: str, fields: dict[str, str]) -> bool:
    """Whether the part after the `#` asks for nothing, as when a link was cut off before its game."""
    return bool(address.partition("#")[2]) and fields.keys().isdisjoint((LESSON, DOOR, START, LANGUAGE))


def _choice_of_door(fields: dict[str, str]) -> Chosen | None:
    """The choices of a door, with the players' names; `None` if there is no such door."""
    if fields[DOOR] not in DOORS:
        return None
    names = {seat: fields[seat] for seat in "RG" if seat in fields}
    return {**USUAL_CHOICES, "names": names, "who": {"R": PERSON, "G": DOORS[fields[DOOR]]}}


def _language(wanted: str, preferred: Iterable[str]) -> tuple[str, list[str]]:
    """The language to use, and a sentence if the wanted one is not known."""
    known = languages()
    fitting = [name for word in (wanted, *preferred) if (name := word.partition("-")[0].lower()) in known]
    language = fitting[0] if fitting else FALLBACK
    if not wanted or wanted.partition("-")[0].lower() in known:
        return language, []
    names = ", ".join(f"{own_name(name)} ({name})" for name in known)
    return language, [say("live-no-language", language, wanted=safe_text(wanted, 20), names=names)]

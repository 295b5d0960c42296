"""What the address of the live page asks for: a game, a study, a lesson, a door of the front page, a language; or that it means nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ...engine import Refusal, UnknownName
from ...engine.moves import shown
from ...game.game import Game
from ...language.fluent import FALLBACK, languages, own_name, say
from ...language.sentences import sentence
from ...lessons import Session
from ...lessons.assignments import Assignment, read_task
from ...lessons.today_on_board import offered_lesson
from ...notation.game_text import read_game
from ...notation.links import GAME, GameLink, fields_of, link_of
from ...replay.walkthroughs import Walkthrough
from ...wire.outside_text import OutsideText
from ...wire.to_page import Chosen
from ..start import ELSEWHERE, PERSON, USUAL

MAX_ADDRESS_LENGTH = 20_000  # characters of an address that are read: the code of the longest games has some thousands
LESSON, TASK, STUDY, DOOR, START, LANGUAGE = "lesson", "task", "study", "play", "new", "lang"
# By door of the front page: who plays green, against whoever opens it.
TOGETHER = "together"
DOORS = {"bot": "woodcutter", "friend": ELSEWHERE, "here": PERSON, TOGETHER: PERSON}


class AddressRequest(NamedTuple):
    """What an address asks for.

    Attributes:
        task: The task of a teacher's that game or lesson is, if any.
        link: That game with who plays it, if any.
        notices: What has to be said of the address, such as that there is no such lesson.
        chosen: What a door of the front page chooses for a new game, if one is asked for.
        start: Whether the start screen is asked for.
        together: Whether somebody is to be invited to the new game.
        walk: A game with comments, if that is asked for.
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
    """Read what stands in the address of the live page after its `?`, and after its `#`.

    Args:
        address: That part, such as `"?lesson=wheel&lang=pl"`, `"#ora1:…"`, `"#study=…"` or `"#task=…"`.
        preferred: The languages that the browser would like, best first, such as `"pl-PL"`; `lang` goes before them.

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
    chosen = _chosen(fields) if DOOR in fields else None
    if DOOR in fields and chosen is None:
        words.append(say("live-no-door", language, wanted=shown(fields[DOOR], 20)))
    try:
        if TASK in fields:
            task = read_task(fields[TASK])
            opened = task.open()
            game, session = (opened, None) if isinstance(opened, Game) else (None, opened)
        elif STUDY in fields:
            walk = Walkthrough.read(OutsideText(f"live://?study={fields[STUDY]}"))
        elif GAME in fields or _is_cut(address, fields):
            # As in an address, where nothing but a code is looked for.
            game = read_game(OutsideText(f"live://?ora={fields.get(GAME, '')}"))
        elif LESSON in fields:
            # With a language of its own a lesson would keep it when another one is chosen on the board.
            session = offered_lesson(fields[LESSON].strip())
            if session is None:
                words.append(say("today-finished", language))
    except UnknownName as refused:
        # The catalogue's own sentence names a line of Python; a task can name a step, whose sentence does not.
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
    """Whether something stands after the `#` that asks for nothing: a link that was cut off before its game."""
    return bool(address.partition("#")[2]) and fields.keys().isdisjoint((LESSON, DOOR, START, LANGUAGE))


def _chosen(fields: dict[str, str]) -> Chosen | None:
    """What a door chooses, with the names of the people; nothing where there is no such door."""
    if fields[DOOR] not in DOORS:
        return None
    names = {seat: fields[seat] for seat in "RG" if seat in fields}
    return {**USUAL, "names": names, "who": {"R": PERSON, "G": DOORS[fields[DOOR]]}}


def _language(wanted: str, preferred: Iterable[str]) -> tuple[str, list[str]]:
    """The language that is meant, and what is said where it means none."""
    known = languages()
    fitting = [name for word in (wanted, *preferred) if (name := word.partition("-")[0].lower()) in known]
    language = fitting[0] if fitting else FALLBACK
    if not wanted or wanted.partition("-")[0].lower() in known:
        return language, []
    names = ", ".join(f"{own_name(name)} ({name})" for name in known)
    return language, [say("live-no-language", language, wanted=shown(wanted, 20), names=names)]

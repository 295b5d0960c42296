"""What the address of the live page asks for: a game, a lesson, a language; and what is said of an address that means nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple
from urllib.parse import parse_qsl

from ...engine import Refusal
from ...engine.moves import shown
from ...game.game import Game
from ...language.fluent import FALLBACK, languages, own_name, say
from ...language.sentences import sentence
from ...lessons import Session, lesson
from ...lessons.assignments import Assignment, read_task
from ...notation.game_text import read_game
from ...wire.outside_text import OutsideText

MAX_ADDRESS_LENGTH = 20_000  # characters of an address that are read: the code of the longest games has some thousands
MAX_FIELDS = 20
GAME, LESSON, TASK, LANGUAGE = "game", "lesson", "task", "lang"


class AddressRequest(NamedTuple):
    """What an address asks for.

    Attributes:
        task: The task of a teacher's that game or lesson is, if any.
    """

    language: str
    game: Game | None = None
    lesson: Session | None = None
    task: Assignment | None = None
    told: tuple[str, ...] = ()


def read_address(address: str, preferred: Iterable[str] = ()) -> AddressRequest:
    """Read what stands in the address of the live page after its `?`, and after its `#`.

    Args:
        address: That part, such as `"?lesson=wheel&lang=pl"`, `"#ora1:…"` or `"#task=…"`.
        preferred: The languages that the browser would like, best first, such as `"pl-PL"`; `lang` goes before them.

    >>> read_address("?lesson=wheel").lesson.title
    'The wheel and the joker'
    >>> read_address("?lesson=whale").told[0][:27]
    'There is no lesson “whale”;'
    """
    fields = _fields(address[:MAX_ADDRESS_LENGTH])
    language, words = _language(fields.get(LANGUAGE, ""), preferred)
    game: Game | None = None
    session: Session | None = None
    task: Assignment | None = None
    try:
        if TASK in fields:
            task = read_task(fields[TASK])
            opened = task.open()
            game, session = (opened, None) if isinstance(opened, Game) else (None, opened)
        elif GAME in fields:
            # As in an address, where nothing but a code is looked for.
            game = read_game(OutsideText(f"live://?ora={fields[GAME]}"))
        elif LESSON in fields:
            name = fields[LESSON].strip()
            # With a language of its own a lesson would keep it when another one is chosen on the board.
            session = lesson(int(name) if name.isdecimal() and len(name) < 4 else name)
    except Refusal as refused:
        words.append(sentence(refused, "RGBW", None, language))
    return AddressRequest(language, game, session, task, tuple(words))


def _fields(address: str) -> dict[str, str]:
    """The fields by name, the first of each; a bare code after the `#` is the game."""
    query, _, fragment = address.removeprefix("?").partition("#")
    if fragment.startswith("ora"):
        fragment = f"{GAME}={fragment}"
    found: dict[str, str] = {}
    for part in (query, fragment):
        for name, value in parse_qsl("&".join(part.split("&")[:MAX_FIELDS]), keep_blank_values=True):
            found.setdefault(name, value)
    return found


def _language(wanted: str, preferred: Iterable[str]) -> tuple[str, list[str]]:
    """The language that is meant, and what is said where it means none."""
    known = languages()
    fitting = [name for word in (wanted, *preferred) if (name := word.partition("-")[0].lower()) in known]
    language = fitting[0] if fitting else FALLBACK
    if not wanted or wanted.partition("-")[0].lower() in known:
        return language, []
    names = ", ".join(f"{own_name(name)} ({name})" for name in known)
    return language, [say("live-no-language", language, wanted=shown(wanted, 20), names=names)]

"""What pupils call themselves, checked."""

from __future__ import annotations

from unicodedata import category

from ....language.fluent import say
from ....language.people import JOINERS, MAX_NAME_LENGTH

UNSEEN = ("C", "Zl", "Zp")  # categories of signs that are seen by nobody or turn what stands beside them

BLANK = "\u115f\u1160\u2800\u3164\uffa0"  # letters and symbols that are drawn as nothing


def name_problem(name: str, language: str) -> str:
    """Why a name will not do, as a sentence; empty where it will.

    >>> name_problem("Anna", "en"), name_problem("  ", "en")
    ('', 'Please type your name.')
    """
    if all(sign.isspace() or category(sign)[0] == "M" or sign in JOINERS + BLANK for sign in name):
        return say("class-name-empty", language)
    if len(name.strip()) > MAX_NAME_LENGTH:
        return say("class-name-long", language, most=MAX_NAME_LENGTH, letters=len(name.strip()))
    if any(category(sign).startswith(UNSEEN) and sign not in JOINERS for sign in name):
        return say("class-name-signs", language)
    return ""

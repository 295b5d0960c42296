"""The game's words in the English lessons: each is introduced in a step before it is used."""

from __future__ import annotations

import re

from ora_widgets.engine.goods import GOODS
from ora_widgets.engine.steps.convert import CONVERSION_VERBS
from ora_widgets.lessons.step_on_board import VERBS

#: Words that must be explained to a learner, by their names in `introduces`.
TERMS = {
    "points": r"points?", "win": r"wins?", "goods": r"goods", "buildings": r"buildings?", "settlements": r"settlements?",
    "players": r"players?", "lay": r"lay brothers?", "prior": r"priors?", "clergymen": r"clergym[ae]n", "land": r"own land",
    "wheel": r"wheel", "action": r"actions?", "spaces": r"spaces?", "lines": r"as (?:a|one) line", "numbers": r"number of a card",
    "row": r"rows?", "column": r"columns?", "rules": r"rules?", "turn": r"turn", "round": r"rounds?",
    "start-player": r"start player", "wheel-turns": r"wheel turns", "indicator": r"indicators?", "joker": r"joker", "beam": r"beam",
    "france": r"France|French", "ireland": r"Ireland|Irish", "energy": r"energy", "food": r"food", "main-action": r"main actions?",
    "skip": r"take nothing|use none", "occupied": r"occupied", "forest": r"forests?", "moor": r"moors?", "cost": r"costs?",
    "move-in": r"moves? in", "home": r"at home|come home", "display": r"display", "terrain": r"terrain", "coast": r"coast",
    "water": r"water", "hillside": r"hillsides?", "plains": r"plains", "mountain": r"mountain", "plot": r"plots?",
    "district": r"districts?", "heartland": r"heartland", "two-actions": r"two main actions", "cloister": r"cloister buildings?",
    "edge": r"edge", "straw-from-grain": r"turn (?:over )?(?:any |1 )?grain", "other-landscapes": r"work contracts?",
    "contract": r"contracts?", "owner": r"owners?", "supply": r"supply", "landscapes": r"buy (?:one|a) (?:landscape|district|plot)",
    "phases": r"settlement phases?|phase [A-E]", "hand": r"hand", "drinks": r"sell (?:1 |a )(?:wine|whiskey)", "pile": r"pile",
    "score-pad": r"add up three things", "economic-value": r"economic values?", "dwelling-value": r"dwelling values?",
    "tie": r"tie", "bonus-round": r"bonus round", "gifts": r"gifts?", "neutral": r"neutral", "any-card": r"cards",
    "log": r"What has happened",
}  # fmt: skip

#: The words with which people describe moves, by verb.
ACTIONS = {
    "use": r"use", "contract": r"contracts?", "build": r"builds?", "fell": r"fell(?:ing)?", "cut": r"cut", "settle": r"settlement phases?",
    "pass": r"pass(?:es)?", "done": r"end(?:s|ed)? (?:your|the|their|a) turn", "take": r"take",
}  # fmt: skip

#: Goods by their names in the rows.
GOODS_SAID = {good.name: good.name.replace("_", " ") for good in GOODS}


def pattern(word: str) -> re.Pattern[str] | None:
    """A pattern that finds a word of `introduces` in a text; None for the number of a card."""
    said = TERMS.get(word) or ACTIONS.get(word)
    if said is None and word in GOODS_SAID:
        said = rf"{re.escape(GOODS_SAID[word])}s?(?! coal)"
    return re.compile(rf"\b(?:{said})\b", re.IGNORECASE) if said else None


def used(text: str) -> set[str]:
    """The words of the game in a text."""
    words = {*TERMS, *GOODS_SAID} - {"any-card"}  # cards may be mentioned from the beginning
    return {word for word in words if (found := pattern(word)) and found.search(text)}


def verbs_begun(solution: str) -> set[str]:
    """The verbs of a solution's actions."""
    verbs = {move.split()[0] for move in solution.split("; ") if move}
    return verbs.intersection((*VERBS, *CONVERSION_VERBS))

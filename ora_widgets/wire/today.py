"""What travels between a session of Today and its page, both ways."""

from typing import Literal, TypeAlias, TypedDict

from .to_page import Choice

# ---- to the page


class ChapterStanding(TypedDict):
    """A chapter on the map: how many exercises it has, how many of them are known, and how many others were met."""

    title: str
    all: int
    known: int
    started: int
    sentence: str
    """The same in a sentence."""


class TodayWords(TypedDict):
    """What buttons and headings are called."""

    title: str
    sure: str
    guess: str
    next: str
    later: str
    answers: str
    map: str
    coming: str


class TodayPanel(TypedDict):
    """What is asked, and how it went."""

    words: TodayWords
    key: str
    """The name of the exercise; empty when the day's work is done."""
    asks: Literal["question", "board", "nothing"]
    heading: str
    counts: str
    text: str
    choices: list[Choice]
    chosen: str
    outcome: Literal["", "right", "guessed", "wrong", "solved"]
    verdict: str
    right: str
    """The value of the right answer, once somebody has answered."""
    chapters: list[ChapterStanding]
    coming: list[str]


class TodayTraits(TypedDict):
    """All that the page of a session shows."""

    panel: TodayPanel
    notice: str
    theme: Literal["follow", "light", "dark"]
    language: str


# ---- from the page


class GiveAnswer(TypedDict):
    """An answer to the question of an exercise, and whether it was known."""

    do: Literal["answer"]
    key: str
    value: str
    sure: bool


class GoOn(TypedDict):
    """On to the next exercise; or away with this one for today."""

    do: Literal["next", "later"]
    key: str


TodayMessage: TypeAlias = GiveAnswer | GoOn

"""What travels between a class in a room and the teacher's panel, both ways."""

from typing import Literal, TypeAlias, TypedDict

# ---- to the page


class PupilLine(TypedDict):
    """A pupil, as the teacher reads of it; all of it is in words."""

    name: str
    here: bool
    step: str
    tries: int
    hints: int
    last: str
    """What was tried last: a refusal's or a check's own sentence."""
    since: str
    """The time of day since when nothing has been solved; empty once all is."""
    shown: bool
    """Whether the projector shows this pupil's board."""


class AnswerLine(TypedDict):
    """An answer to what would be played, and how many gave it."""

    line: str
    label: str
    count: int
    percent: int


class ClassPanel(TypedDict):
    """All that the teacher's panel shows."""

    title: str
    counts: str
    says: str
    """Who can open the link."""
    kept: str
    """Where the class is kept, and what to do should Python end."""
    full: str
    """That somebody found the class full; empty where nobody has."""
    words: dict[str, str]
    pupils: list[PupilLine]
    """Those who need help most come first."""
    frozen: bool
    locked: bool
    """Whether only those may come who have been here before."""
    asking: bool
    """Whether everybody is asked what they would play."""
    answers: list[AnswerLine]
    missing: str
    has_next: bool
    """Whether there is a step to push."""
    has_solution: bool


class ClassTraits(TypedDict):
    """The traits of the teacher's panel."""

    panel: ClassPanel
    notice: str
    language: str


class ClassLink(TypedDict):
    """The link for all pupils: it is a secret, and traits are saved with a notebook, so it is sent when asked for."""

    do: Literal["link"]
    link: str
    code: str
    """The link as a QR code: the path of a drawing in a square of `size`; empty where the link is not whole."""
    size: int


# ---- from the page


class ClassPress(TypedDict):
    """A button of the panel."""

    do: Literal[
        "show",
        "hide",
        "own",
        "push",
        "freeze",
        "go-on",
        "reveal",
        "poll",
        "play-out",
        "remove",
        "lock",
        "unlock",
        "close",
        "link",
    ]
    which: str
    """A pupil's name, or the move that is played out; empty for what concerns all."""


FromClassPage: TypeAlias = ClassPress

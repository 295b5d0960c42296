"""What travels in a room: the frames between it and a guest's page, and what a class and its teacher's panel send each other.

A frame is one JSON object; those of the guest come first, then those of the room.

`head` is a short hash of the record up to `ply`: by it both sides see whether they know the same game.
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from . import OutsideText
from .to_page import Notice, PresenceFrame, Reply

Role: TypeAlias = Literal["host", "guest", "spectator", "pupil"]
Wish: TypeAlias = Literal["undo", "again", "yes", "no", "resync", "moment", "thanks", "well-played"]
"""What is put to everybody: a proposal, a vote on it, a set phrase; `resync` is for all traits anew."""


class HelloFrame(TypedDict):
    """The first frame of a guest; the second one, too, where a name and a colour have to be chosen first."""

    frame: Literal["hello"]
    version: int
    secret: str
    """The secret of an invitation."""
    key: str
    """The guest's own secret, which its page makes at the first visit: who has it comes back to the same seat."""
    sit: bool
    """Whether to sit down now, rather than look who is there."""
    seat: str
    """The colour chosen; empty for the one of the invitation, or the next that is free."""
    name: OutsideText
    language: str


class DoFrame(TypedDict):
    """A message of the page, as a board's page sends it, with the position that it was made on."""

    frame: Literal["do"]
    id: int
    ply: int
    head: str
    message: object


class AskFrame(TypedDict):
    """Something for everybody in the room."""

    frame: Literal["ask"]
    id: int
    what: Wish


class ByeFrame(TypedDict):
    """The guest leaves for good, and the colour is free."""

    frame: Literal["bye"]


class WelcomeFrame(TypedDict):
    """The guest is in the room; all traits follow."""

    frame: Literal["hello"]
    version: int
    role: Role
    seat: str
    who: str
    """By which claims name the guest."""


class NameFrame(TypedDict):
    """In a class: what is asked before somebody comes in, and by what name the class knows who is in."""

    frame: Literal["name"]
    title: str
    """What the class does."""
    instructions: str
    """The teacher's text, without markup."""
    problem: str
    """Why the name that was given will not do; empty where none was given."""
    name: str
    """The name of who is in; empty where one is asked for."""


class TraitsFrame(TypedDict):
    """Traits that have changed, or all of them; frames are numbered, so that a guest notices one that is missing."""

    frame: Literal["traits"]
    id: int
    all: bool
    ply: int
    head: str
    record: str
    """The game as a code, up to this position."""
    traits: dict[str, object]


class AnswerFrame(TypedDict):
    """What a guest sent has been done; a query is answered as a board answers it."""

    frame: Literal["answer"]
    id: int
    replies: list[Reply]


class RefusedFrame(TypedDict):
    """What a guest sent has not been done, and why."""

    frame: Literal["refused"]
    id: int
    notice: Notice
    replies: list[Reply]


class DismissalFrame(TypedDict):
    """The room ends the connection, and says why."""

    frame: Literal["bye"]
    text: str
    again: bool
    """Whether it helps to connect once more."""


FromGuest: TypeAlias = HelloFrame | DoFrame | AskFrame | ByeFrame
FromRoom: TypeAlias = (
    WelcomeFrame | NameFrame | TraitsFrame | AnswerFrame | RefusedFrame | PresenceFrame | DismissalFrame
)


class PeerNews(TypedDict):
    """On the live page, what has come from the page of a guest, browser to browser."""

    do: Literal["peer"]
    peer: int
    """The number that the host's page has given the connection."""
    what: Literal["came", "frame", "gone"]
    text: str
    """The frame, where it is one."""


class ShownInvitation(TypedDict):
    """An invitation that the live page is to make a link of."""

    which: str
    """A colour, `"any"` or `"watch"`."""
    title: str
    secret: str


class LostGuests(TypedDict):
    """Guests whose connection has broken; each can be sent a new link, by what it invites to and what is on its button."""

    text: str
    again: list[tuple[str, str]]


class RoomNews(TypedDict):
    """News for the live page about its room, one thing at a time."""

    invite: NotRequired[ShownInvitation]
    frame: NotRequired[tuple[int, str]]
    """A frame, and the number of the connection that it goes to."""
    end: NotRequired[int]
    """The connection that is over."""
    lost: NotRequired[LostGuests]
    closed: NotRequired[bool]


# ---- of a class, to the teacher's panel


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


# ---- of a class, from the teacher's panel


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

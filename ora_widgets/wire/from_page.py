"""Messages from a page to Python: commands, whose effect comes back as traits, and queries, answered by their numbers.

`widget/messages.py` checks what arrives against these shapes.
"""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from . import OutsideText
from .to_page import Chosen


class SeatMessage(TypedDict):
    """Something that only the player of a colour may do; signed with the page's name once a colour is claimed."""

    who: NotRequired[str]


class Play(SeatMessage):
    """One move, clicked on the position after `ply` moves."""

    do: Literal["play"]
    line: str
    ply: int


class Walk(SeatMessage):
    """A step through the history."""

    do: Literal["undo", "redo"]
    by: Literal["move", "turn"]


class Jump(SeatMessage):
    """Any position of the game."""

    do: Literal["jump"]
    ply: int


class SwitchLine(SeatMessage):
    """A line that was left by playing on from an earlier position: 1 for the first of those that are listed."""

    do: Literal["line"]
    number: int


class Claim(TypedDict):
    """Take a colour, or set it free."""

    do: Literal["claim", "leave"]
    seat: str
    who: str


class Resume(SeatMessage):
    """Let the bots go on; from an earlier position this gives up what was played after it."""

    do: Literal["resume"]


class Hand(SeatMessage):
    """Let a bot play a colour from now on, or play it oneself again."""

    do: Literal["hand"]
    seat: str
    bot: bool


class PlayTogether(TypedDict):
    """Open or close the room of the game, or do something in it; `which` is a colour or a link, where it is about one."""

    do: Literal["together"]
    what: Literal[
        "open", "network", "close", "revoke", "remove", "invite", "message", "bot", "undo", "again", "yes", "no"
    ]
    which: str


class SetLanguage(TypedDict):
    """Another language for all words."""

    do: Literal["language"]
    language: str


class Choose(TypedDict):
    """An answer to a lesson's question."""

    do: Literal["answer"]
    value: str


class GoToStep(TypedDict):
    """Another step of the lesson, 1 for the first."""

    do: Literal["step"]
    step: int


class WalkTo(TypedDict):
    """Another position of a walkthrough, by its number."""

    do: Literal["walk"]
    to: int


class MarkPlace(TypedDict):
    """A place of the board to be marked at the position of a walkthrough, or an arrow between two, as `Walkthrough.mark` has it."""

    do: Literal["mark"]
    place: str


class PictureMessage(TypedDict):
    """A picture that Python has asked for comes with this message, or else the error."""

    do: Literal["picture"]
    id: int
    error: str


class Plain(TypedDict):
    """A message without details: of a page (`here`, `gone`, `dismiss`), the bots, a lesson or the start screen."""

    do: Literal[
        "here", "gone", "dismiss", "hurry", "pause", "check", "hint", "solution", "next", "restart",
        "start", "back", "again", "review", "stop-review", "walk-review", "practise-review", "leave-walk",
        "edit",
    ]  # fmt: skip


class ReadRules(TypedDict):
    """The rules that hold some words, or one rule; with neither, the chapters."""

    do: Literal["rules"]
    id: int
    query: str
    number: str


class ReadLog(TypedDict):
    """The log up to a position."""

    do: Literal["log"]
    id: int
    before: int


class Narrow(TypedDict):
    """What can still be picked with these picks, if the list of answers was cut."""

    do: Literal["narrow"]
    id: int
    picks: list[str]
    ply: int


class Try(TypedDict):
    """What these answers would bring."""

    do: Literal["preview"]
    id: int
    lines: list[str]
    ply: int


class Count(TypedDict):
    """The score pad, now and after every move from now on."""

    do: Literal["tally"]
    id: int


class AskWhy(TypedDict):
    """Why these picks are not an answer; the last one was pointed at."""

    do: Literal["why"]
    id: int
    picks: list[str]


class AskSources(TypedDict):
    """Where a good can be had by a seat, and with `way` the shortest way to one more of it."""

    do: Literal["sources"]
    id: int
    good: str
    seat: str
    way: bool


class Explore(TypedDict):
    """What many games have made of the position, or of the cards that were built or used in them."""

    do: Literal["explore"]
    id: int
    what: Literal["turns", "built", "used"]


class ShowExample(TypedDict):
    """Show a game of the explorer by its name until somebody goes back."""

    do: Literal["example"]
    name: str


class SetOption(TypedDict):
    """How the board looks and behaves; answered with the value as it was kept."""

    do: Literal["option"]
    id: int
    name: Literal["theme", "motion", "show_hints", "open_all", "teaching", "analysis", "pace", "names"]
    value: str | bool | dict[str, str]


class Advise(TypedDict):
    """A bot's advice."""

    do: Literal["advise"]
    id: int
    ply: int


class Analyse(TypedDict):
    """What the answers to the question now are worth; each step thinks for twice as long as the one before."""

    do: Literal["analyse"]
    id: int
    ply: int
    step: int


class Begin(Chosen):
    """A new game, at the table that was chosen on the start screen."""

    do: Literal["begin"]
    id: int


class Proceed(TypedDict):
    """A game that was kept, to go on with."""

    do: Literal["proceed"]
    id: int
    kept: str


class Open(TypedDict):
    """A game from pasted text."""

    do: Literal["open"]
    id: int
    text: OutsideText


class Learn(TypedDict):
    """A lesson, by its name."""

    do: Literal["learn"]
    id: int
    lesson: str


class Share(TypedDict):
    """The game, to be passed on."""

    do: Literal["share"]
    id: int


class Alive(TypedDict):
    """Whether Python is still there."""

    do: Literal["alive"]
    id: int


class ReadInvitations(TypedDict):
    """The links of the room."""

    do: Literal["invitations"]
    id: int


class Save(TypedDict):
    """The game as a file, by the ending of its name: a page of its own, or a record."""

    do: Literal["save"]
    id: int
    ending: Literal["html", "ora"]


class Visit(TypedDict):
    """On the live page, an address that the visitor has gone to."""

    do: Literal["visit"]
    address: str
    sure: bool
    """Whether a game may be left for it without a question."""


class LayOut(TypedDict):
    """A change in the editor that is shown in place of the game, in the editor's own shapes."""

    do: Literal["lay-out"]
    change: object


class FetchEditor(TypedDict):
    """A part of the editor's program, from 0 until there is no more."""

    do: Literal["editor"]
    id: int
    part: int


class Reopen(TypedDict):
    """On the live page, the game here as another window has left it."""

    do: Literal["reopen"]


Command: TypeAlias = (
    Play
    | Walk
    | Jump
    | SwitchLine
    | Claim
    | Resume
    | Hand
    | PlayTogether
    | SetLanguage
    | Choose
    | GoToStep
    | WalkTo
    | MarkPlace
    | ShowExample
    | PictureMessage
    | LayOut
    | Plain
)
Query: TypeAlias = (
    ReadRules
    | ReadLog
    | Narrow
    | Try
    | Count
    | AskWhy
    | AskSources
    | Explore
    | SetOption
    | Advise
    | Analyse
    | Begin
    | Proceed
    | Open
    | Learn
    | Share
    | FetchEditor
    | ReadInvitations
    | Save
    | Alive
)
Message: TypeAlias = Command | Query

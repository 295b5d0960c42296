"""What travels between the editor of positions and its page, both ways."""

from typing import Literal, TypeAlias, TypedDict

from ..engine.icons import Amount
from . import OutsideText
from .to_page import Book, Choice, Scene, Seat

# ---- to the page


class LaidCard(TypedDict):
    """A card that can be laid out, and where it is now; `at` says it in words."""

    id: str
    place: Literal["land", "ready", "away"]
    """On a landscape; in the display or the hand; in its pile or the box."""
    at: str


class Stack(TypedDict):
    """The buildings of a pile."""

    title: str
    cards: list[LaidCard]


class ClergymanPlace(TypedDict):
    """A clergyman: the card he stands on, empty for home."""

    kind: str
    card: str
    name: str


class IndicatorTurns(TypedDict):
    """An indicator: how often it was turned since it stood at 0, -1 where it is off the wheel."""

    id: str
    good: str | None
    name: str
    steps: int
    value: int
    set: bool
    """Whether it has been set, instead of standing where nobody has used it."""


class PutLand(TypedDict):
    """A piece of land that was added."""

    kind: str
    row: int
    side: str
    name: str


class Holding(TypedDict):
    """What can be laid out for one colour."""

    seat: Seat
    neutral: bool
    goods: list[Amount]
    settlements: list[LaidCard]
    clergymen: list[ClergymanPlace]
    land: list[PutLand]
    wild: dict[str, str]
    """Spaces with a forest or moor, and the word for clearing it; of those that were cleared of one it is empty."""


class SetGame(TypedDict):
    """Choose the game."""

    do: Literal["set_game"]
    players: int
    country: str
    length: str


class SetRound(TypedDict):
    """Set the round."""

    do: Literal["set_round"]
    number: int


class SetPhase(TypedDict):
    """Make it a settlement phase, the bonus round, or the actions of a round."""

    do: Literal["set_phase"]
    phase: str


class SetTurn(TypedDict):
    """Choose whose turn it is."""

    do: Literal["set_turn"]
    seat: Seat
    slot: int
    actions: int


class SetGoods(TypedDict):
    """Set how many tiles of a good a player has."""

    do: Literal["set_goods"]
    seat: Seat
    good: str
    count: int


class SetWonders(TypedDict):
    """Set how many wonders are left in the supply."""

    do: Literal["set_wonders"]
    count: int


class SetIndicator(TypedDict):
    """Turn an indicator of the wheel."""

    do: Literal["set_indicator"]
    indicator: str
    steps: int


class ResetIndicator(TypedDict):
    """Turn an indicator to its value if it had never been used."""

    do: Literal["reset_indicator"]
    indicator: str


class PlaceCard(TypedDict):
    """Lay a card on a landscape."""

    do: Literal["place_card"]
    card: str
    seat: Seat
    space: str


class MoveCard(TypedDict):
    """Put a card into the display or the hand, or off the table."""

    do: Literal["show_card", "put_away"]
    card: str
    seat: Seat


class DealHand(TypedDict):
    """Give a player the settlements that are in hand by default, or take away all that a colour has."""

    do: Literal["deal_hand", "drop_seat"]
    seat: Seat


class MoveClergyman(TypedDict):
    """Put a clergyman on a building, or take him home."""

    do: Literal["move_clergyman"]
    seat: Seat
    kind: str
    card: str
    was: str


class ChangeLand(TypedDict):
    """Add a district or plot, or take it away."""

    do: Literal["add_land", "remove_land"]
    seat: Seat
    kind: str
    row: int
    side: str


class SetCleared(TypedDict):
    """Clear a space, or put its forest or moor back."""

    do: Literal["set_cleared"]
    seat: Seat
    space: str
    cleared: bool


class Write(TypedDict):
    """Write a text of the scenario."""

    do: Literal["write"]
    name: str
    text: str


class WithDraft(TypedDict):
    """What is about the draft as a whole."""

    do: Literal["undo", "redo", "clear", "deal_display"]


Edit: TypeAlias = (
    SetGame
    | SetRound
    | SetPhase
    | SetTurn
    | SetGoods
    | SetWonders
    | SetIndicator
    | ResetIndicator
    | PlaceCard
    | MoveCard
    | DealHand
    | MoveClergyman
    | ChangeLand
    | SetCleared
    | Write
    | WithDraft
)
"""A change of the draft: `do` is the name of a method of `EditorModel`, the rest are its arguments."""


class LaidAside(TypedDict):
    """A piece without a place on the table, and the change that takes it away."""

    name: str
    away: Edit


class Draft(TypedDict):
    """What can be laid out, and what has been."""

    words: dict[str, str]
    players: int
    country: str
    length: str
    games: list[Choice]
    """The values are players and length, with a blank between."""
    countries: list[Choice]
    round: int
    last: int | None
    phase: str
    phases: list[Choice]
    turns: list[Seat]
    """The colours that have the turns of the round, in order."""
    to_move: Seat
    slot: int
    actions: int
    wonders: int
    stacks: list[Stack]
    dealt: bool
    """Whether the display is what it is by default."""
    holdings: list[Holding]
    indicators: list[IndicatorTurns]
    most_steps: int
    aside: list[LaidAside]
    can_undo: bool
    can_redo: bool


class Trouble(TypedDict):
    """Why the position is impossible, and by which rule."""

    text: str
    rule: str


class EditorTraits(TypedDict):
    """All that the page of the editor draws from."""

    book: Book
    scene: Scene
    draft: Draft
    problems: list[Trouble]
    code: str
    """The Python of the scenario."""
    short: str
    """The code to send; empty for what is impossible."""
    notice: str
    words: dict[str, str]
    theme: Literal["follow", "light", "dark"]
    language: str
    home: bool
    """Whether there is a game that one can go back to."""
    answered: int
    """How many messages have been answered, if only by a refusal; all that they change has come before."""


# ---- from the page


class OpenPosition(TypedDict):
    """Lay out what is pasted."""

    do: Literal["open"]
    text: OutsideText


class PlayFromHere(TypedDict):
    """Show the position as a game."""

    do: Literal["game"]


class LeaveEditor(TypedDict):
    """Back to the game."""

    do: Literal["leave"]


EditorMessage: TypeAlias = Edit | OpenPosition | PlayFromHere | LeaveEditor

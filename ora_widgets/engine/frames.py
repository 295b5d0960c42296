"""What can be pending: a frame for each question to be answered and each piece of work to be done.

A frame is a tuple of text and numbers with names: its `kind`, the `seat` it belongs to, and details. Kinds with the same
details share a tuple. A question waits for an answer; work is done by itself as soon as it is on top.
"""

from typing import Final, Literal, NamedTuple, get_args

from .goods import Bag


class Turn(NamedTuple):
    """What to do next, asked until the seat is done.

    `act` in a turn of a normal round (F3.4), `bonus` in the bonus round (F9.3), `settle` in a settlement phase (F8.3).
    """

    kind: Literal["act", "bonus", "settle"]
    seat: int
    mains: int  # main actions left; settlements, where it is `settle`
    buys: int  # landscapes that may still be bought


class Use(NamedTuple):
    """A building that is about to be used.

    Questions: `prior`, put him on the building just built (F5.5.5); `lend`, which clergyman its owner sends (F5.3.2);
    `go`, use the function at all (F5.2.2), which only some rulings ask. Work: `hired`, the clergyman stands, and the
    function runs for the one who pays; `via`, nothing, a mark that another building is being used from this one.
    """

    kind: Literal["prior", "lend", "go", "hired", "via"]
    seat: int
    card: str
    paid: str = ""  # what the contract was paid with, where its owner is asked


class AtStep(NamedTuple):
    """A building's function, at one of its steps.

    The question `step` is the step's own. Work: `run`, go on with this step; `again`, the step may be chosen once more.
    """

    kind: Literal["step", "run", "again"]
    seat: int
    card: str
    step: int  # its place in what the card does
    limit: int = 0  # how often, or how many points, at most
    done: int = 0  # how often it was chosen before
    chosen: tuple[int, ...] = ()  # how often each of the trades before, where several are paid in one sum


class Bill(NamedTuple):
    """An amount that any mix of goods pays: the question `pay`, with which tiles; `due`, the work that asks or pays."""

    kind: Literal["pay", "due"]
    seat: int
    unit: str  # food, energy (in halves) or points
    price: int
    reserve: int  # grain that is kept for straw
    card: str = ""  # what it is paid for: a settlement, or the building whose function asks for it


class Allowance(NamedTuple):
    """Actions that a building grants: the question `granted`, which one; `grant`, the work that asks if any is possible."""

    kind: Literal["granted", "grant"]
    seat: int
    actions: tuple[str, ...]


class Neutral(NamedTuple):
    """What the solo game's neutral player does (F13.6 to F13.8), decided by the seat.

    Questions: `place`, the next card of the display on the neutral heartland; `visited`, use one of the cards just laid.
    Work: `placing` and `visit` ask those while it is possible; with `neutral back` the clergymen return.
    """

    kind: Literal["place", "visited", "placing", "visit", "neutral back"]
    seat: int
    placed: tuple[str, ...] = ()  # the cards laid in this phase


class Handout(NamedTuple):
    """The work `got`: what has been paid for is handed out."""

    kind: Literal["got"]
    seat: int
    tiles: Bag


class Round(NamedTuple):
    """The work `round`: go on with the words of the round, of the last one if it is."""

    kind: Literal["round"]
    seat: int
    last: bool
    word: int  # the place of the next one


class Deal(NamedTuple):
    """The work `deal`: the settlement and the buildings of the pile that a phase brings (F8.6)."""

    kind: Literal["deal"]
    seat: int
    phase: int


Frame = Turn | Use | AtStep | Bill | Allowance | Neutral | Handout | Round | Deal

# By kind. The annotations are read as they are, so this file does not put off their evaluation.
SHAPES: dict[str, type[Frame]] = {
    kind: shape for shape in get_args(Frame) for kind in get_args(shape.__annotations__["kind"])
}

# The frames that every turn puts, made without the constructor of named tuples: that is interpreted even where this module is
# compiled, and took a tenth of a compiled random game.
_made: Final = tuple.__new__


def turn(kind: Literal["act", "bonus", "settle"], seat: int, mains: int, buys: int) -> Turn:
    """Ask a seat what to do next; the details are those of `Turn`."""
    return _made(Turn, (kind, seat, mains, buys))


def round_from(seat: int, last: bool, word: int) -> Round:
    """Go on with a round at one of its words; the details are those of `Round`."""
    return _made(Round, ("round", seat, last, word))


def at_step(
    kind: Literal["step", "run", "again"],
    seat: int,
    card: str,
    step: int,
    limit: int = 0,
    done: int = 0,
    chosen: tuple[int, ...] = (),
) -> AtStep:
    """A building's function at a step; the details are those of `AtStep`."""
    return _made(AtStep, (kind, seat, card, step, limit, done, chosen))


def bill(kind: Literal["pay", "due"], seat: int, unit: str, price: int, reserve: int, card: str = "") -> Bill:
    """An amount that any mix of goods pays; the details are those of `Bill`."""
    return _made(Bill, (kind, seat, unit, price, reserve, card))


def handout(seat: int, tiles: Bag) -> Handout:
    """What is handed out once it is paid for; the details are those of `Handout`."""
    return _made(Handout, ("got", seat, tiles))


def use_of(kind: Literal["prior", "lend", "go", "hired", "via"], seat: int, card: str, paid: str = "") -> Use:
    """A building that is about to be used; the details are those of `Use`."""
    return _made(Use, (kind, seat, card, paid))


MAIN_TURN: Final = frozenset({"act", "bonus"})  # what to do next, until `done` ends the turn ...
TURN: Final = MAIN_TURN | {"settle"}  # ... or the step of a settlement phase
BETWEEN_ACTIONS: Final = TURN | {"place", "visited"}  # nothing has been begun that is to be gone through with
INTERRUPTED: Final = frozenset(
    {"go", "prior", "granted", "place", "visited"}
)  # what to do next, in the middle of a turn
MID_ACTION: Final = frozenset({"pay", "step"})  # something was chosen before them that is still to be paid

"""From a state on the table back to the terms of a position, as far as a position can say it."""

from __future__ import annotations

from ...engine import Player, State, new_state, options, play
from ...engine.cards import CARDS, SETTLEMENTS, in_play
from ...engine.frames import MAIN_TURN, Deal, Turn
from ...engine.goods import WONDER, WONDERS, spell
from ...engine.land import at
from ...engine.rules import NEUTRAL
from ...engine.state import LAY, LOST, PRIOR
from ...engine.steps.wheel import PLACE
from ...engine.turn.rounds import LETTERS
from .layout import lay
from .people import START_PILE
from .problems import Problems
from .terms import Position
from .time import BONUS, FINAL, OFF, shown_as

LAST_OF_A_TURN = ("done",)


def read_position(state: State, seats: str) -> Position:
    """The terms that lead to a state again.

    A turn that has nothing left but its end is over. What no term can say is left out: whether land has been bought in
    the turn, a prior who left the game, what is in the middle of an action.

    Args:
        state: The state between two actions, left as it is.
        seats: The people's colours in seating order.

    >>> from ora_widgets import new_game
    >>> read_position(new_game(3, "france").play("build G07 0,3; prior; times 1").now, "RGB").built
    {'R': 'G07 0,3'}
    """
    state = _between_turns(state)
    mode = state.mode
    phase = _phase(state)
    colours = seats + (NEUTRAL if mode.neutral else "")
    terms: dict[str, dict[str, str]] = {name: {} for name in ("give", "built", "placed", "land", "cleared", "hand")}
    dealt = _dealt(state)
    for colour, player in zip(colours, state.players, strict=True):
        terms["land"][colour] = "; ".join(pieces_of(player))
        terms["placed"][colour] = ", ".join(_standing(player))
        if colour in seats:
            terms["give"][colour] = spell(enumerate(player.goods))
            if sorted(player.hand) != sorted(_hand(player, dealt)):
                terms["hand"][colour] = " ".join(player.hand)
    where = Position(round=min(state.round, mode.rounds or state.round), phase=phase, land=_said(terms["land"]))
    bare = new_state(mode.players, state.country, mode.length, state.rulings, seats)
    lay(bare, where, seats, Problems(0))
    for colour, player, before in zip(colours, state.players, bare.players, strict=True):
        terms["built"][colour] = "; ".join(_built(state, player, before))
        if not (mode.neutral and colour == NEUTRAL):
            terms["cleared"][colour] = " ".join(
                space
                for space, held in before.holds.items()
                if held in ("forest", "moor") and space not in player.holds
            )
    seat, slot, actions = _turn(state, bare)
    owned = sum(player.goods[WONDER] for player in state.players)
    return Position(
        round=where.round,
        phase=phase,
        to_move="" if seat is None else seats[seat],
        slot=slot,
        actions=actions,
        give=terms["give"],
        built=_said(terms["built"]),
        placed=_said(terms["placed"]),
        land=where.land,
        cleared=_said(terms["cleared"]),
        hand=terms["hand"],
        wheel=_wheel(state, bare),
        display=_display(state, dealt),
        wonders=None if owned + state.wonders == WONDERS else state.wonders,
    )


def _said(terms: dict[str, str]) -> dict[str, str]:
    return {colour: text for colour, text in terms.items() if text}


def _between_turns(state: State) -> State:
    """The same state, or the one after a turn that has nothing left but its end."""
    if state.pending and isinstance(turn := state.pending[-1], Turn) and not turn.mains:
        state = state.copy()
        if LAST_OF_A_TURN in options(state):
            play(state, LAST_OF_A_TURN)
    return state


def _phase(state: State) -> str:
    """The settlement phase or bonus round, where it is one; a game that is over has its last phase before it."""
    if any(frame.kind == "deal" for frame in state.pending):
        return LETTERS[state.passed - 1]
    if state.passed > len(LETTERS) or (state.over and state.mode.final_phase):
        return FINAL
    if any(frame.kind in ("place", "visited") for frame in state.pending):
        return FINAL if state.round == state.mode.rounds else LETTERS[state.passed]
    return BONUS if any(frame.kind == "bonus" for frame in state.pending) else ""


def _dealt(state: State) -> int:
    """How many piles have been dealt."""
    return min(state.passed, len(LETTERS)) - any(isinstance(frame, Deal) for frame in state.pending)


def pieces_of(player: Player) -> list[str]:
    """The land that was added to the heartland, as it is written, in the order it was.

    >>> from ora_widgets import Scenario
    >>> pieces_of(Scenario("", land={"R": "plot 1 coast; district -1 hills"}).game().now.players[0])
    ['plot 1 coast', 'district -1 hills']
    """
    found = []
    for space in list(player.ground)[HEARTLAND_SPACES:]:
        row, col = at(space)
        if col == 0:
            side = "hills" if player.ground[f"{row},3"] == "hillside" else "plains"
            found.append(f"district {row} {side}")
        elif col == 6:
            found.append(f"plot {row} mountain")
        elif col == -2 and f"plot {row - 1} coast" not in found:
            found.append(f"plot {row} coast")
    return found


HEARTLAND_SPACES = 10


def _built(state: State, player: Player, before: Player) -> list[str]:
    """Cards and their spaces; of the neutral player first those that lie under others."""
    cards = CARDS.keys() | SETTLEMENTS.keys()
    under = state.covered if player.seat >= state.mode.players else ()
    spaces = [(space, card) for card in player.buildings for space, held in player.holds.items() if held == card]
    settled = [(space, held) for space, held in player.holds.items() if held in SETTLEMENTS]
    return [
        f"{card} {space}"
        for space, card in [*under, *spaces, *settled]
        if card in cards and before.holds.get(space) != card
    ]


def _standing(player: Player) -> list[str]:
    prior = [f"{PRIOR} {player.prior}"] if player.prior not in ("", LOST) else []
    return [*prior, *(f"{LAY} {card}" for card in player.out)]


def _hand(player: Player, dealt: int) -> list[str]:
    """The settlements that a hand has by default."""
    return [card for number in range(1, 5 + dealt) if (card := f"S{number}") not in player.holds.values()]


def _display(state: State, dealt: int) -> str | None:
    piles = [START_PILE, *LETTERS[:dealt]]
    open_ = piles[-1:] if state.mode.neutral else piles
    gone = {*state.sites, *(card for _, card in state.covered)}
    usual = [row.id for row in in_play(state) if row.pile in open_ and row.id not in gone]
    return None if sorted(usual) == sorted(state.display) else " ".join(state.display)


def _wheel(state: State, bare: State) -> dict[str, int | str]:
    """What the indicators show that are not where they would be if nobody had used them."""
    scale = state.mode.wheel

    def steps(table: State, place: int) -> int:
        since = table.since[place]
        return OFF if since is None else min(table.round - since, len(scale) - 1)

    return {
        name: shown_as(scale, steps(state, place))
        for name, place in PLACE.items()
        if steps(state, place) != steps(bare, place)
    }


def _turn(state: State, bare: State) -> tuple[int | None, int, int]:
    """Whose turn it is, which of the round's where a seat has two, and the main actions left where some are gone."""
    turns = [frame for frame in state.pending if isinstance(frame, Turn)]
    order = [frame for frame in reversed(bare.pending) if isinstance(frame, Turn)]
    if not turns or len(turns) > len(order):
        return None, 0, 0
    turn = turns[-1]
    place = len(order) - len(turns)
    if order[place].seat != turn.seat:
        return None, 0, 0
    first = next(number for number, frame in enumerate(order) if frame.seat == turn.seat)
    left = max(turn.mains, 1) if turn.kind in MAIN_TURN and turn.mains < order[place].mains else 0
    return turn.seat, 0 if place == first else place + 1, left

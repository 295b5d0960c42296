"""From the engine's state back to a position, as far as a position can describe it."""

from __future__ import annotations

from ...engine import Player, State, new_state, options, play
from ...engine.cards import CARDS, SETTLEMENTS
from ...engine.frames import MAIN_TURN, Deal, Turn
from ...engine.goods import WONDER, WONDERS
from ...engine.land import parse_space
from ...engine.state import LAY, LOST, PRIOR
from ...engine.steps.base import DONE
from ...engine.steps.wheel import INDICATOR_INDEX
from ...engine.turn.rounds import PILE_LETTERS
from .clock import BONUS, FINAL
from .layout import LAND_CARDS, colours, lay, usual_display, usual_hand
from .position_type import Cards, Pieces, Position, Problems
from .text import OFF_WHEEL

HEARTLAND_SPACES = 10


def position_in(state: State, seats: str) -> Position:
    """The position from which a state can be laid out again.

    A turn in which only its end is left counts as over. A position cannot describe whether land has been bought in the
    turn, a prior who left the game, or an unfinished action, so these are left out.

    Args:
        state: The state between two actions, left as it is.

    >>> from ora_widgets import new_game
    >>> position_in(new_game(3, "france").play("build G07 0,3; prior; times 1").now, "RGB").built
    {'R': (('G07', '0,3'),)}
    """
    state = _end_finished_turn(state)
    mode = state.mode
    players = dict(zip(colours(state, seats), state.players, strict=True))
    people = {seat: players[seat] for seat in seats}
    dealt = state.copy()
    dealt.passed = min(state.passed, len(PILE_LETTERS)) - any(isinstance(frame, Deal) for frame in state.pending)
    hands = {seat: player.hand for seat, player in people.items() if {*player.hand} != {*usual_hand(dealt, player)}}
    land = {seat: pieces for seat, player in players.items() if (pieces := added_land(player))}
    where = Position(round=min(state.round, mode.rounds or state.round), phase=_phase(state), land=land)
    bare = new_state(mode.players, state.country, mode.length, state.rulings, seats)
    lay(bare, where, seats, Problems(0))
    built = {seat: _list_built(state, player, bare) for seat, player in players.items()}
    cleared = {
        seat: tuple(
            space
            for space, held in bare.players[player.seat].holds.items()
            if held in LAND_CARDS and space not in player.holds
        )
        for seat, player in people.items()
    }
    placed = {seat: _cards_on_land(player) for seat, player in players.items()}
    seat, slot, actions = _turn(state, bare)
    usual = sorted(state.display) == sorted(usual_display(dealt))
    owned = sum(player.goods[WONDER] for player in state.players)
    return Position(
        round=where.round,
        phase=where.phase,
        to_move="" if seat is None else seats[seat],
        slot=slot,
        actions=actions,
        goods={seat: tuple(player.goods) for seat, player in people.items()},
        built={seat: cards for seat, cards in built.items() if cards},
        placed={seat: standing for seat, standing in placed.items() if standing},
        land=land,
        cleared={seat: spaces for seat, spaces in cleared.items() if spaces},
        hand=hands,
        wheel={
            name: _steps(state, at_) for name, at_ in INDICATOR_INDEX.items() if _steps(state, at_) != _steps(bare, at_)
        },
        display=None if usual else state.display,
        wonders=None if owned + state.wonders == WONDERS else state.wonders,
    )


def _end_finished_turn(state: State) -> State:
    """The same state, or the next one if only the end of the turn is left."""
    if state.pending and isinstance(turn := state.pending[-1], Turn) and not turn.mains:
        state = state.copy()
        if DONE in options(state):
            play(state, DONE)
    return state


def _phase(state: State) -> str:
    """The settlement phase or bonus round, if it is one; for a finished game the last phase."""
    if any(frame.kind == "deal" for frame in state.pending):
        return PILE_LETTERS[state.passed - 1]
    if state.passed > len(PILE_LETTERS) or (state.over and state.mode.final_phase):
        return FINAL
    if any(frame.kind in ("place", "visited") for frame in state.pending):
        return FINAL if state.round == state.mode.rounds else PILE_LETTERS[state.passed]
    return BONUS if any(frame.kind == "bonus" for frame in state.pending) else ""


def added_land(player: Player) -> Pieces:
    """The land that was added to the heartland, in the order of purchase.

    >>> from ora_widgets import Scenario
    >>> added_land(Scenario("", land={"R": "plot 1 coast; district -1 hills"}).game().now.players[0])
    (('plot', '1', 'coast'), ('district', '-1', 'hills'))
    """
    found: list[tuple[str, str, str]] = []
    for space in list(player.ground)[HEARTLAND_SPACES:]:
        row, col = parse_space(space)
        if col == 0:
            side = "hills" if player.ground[f"{row},3"] == "hillside" else "plains"
            found.append(("district", str(row), side))
        elif col == 6:
            found.append(("plot", str(row), "mountain"))
        elif col == -2 and ("plot", str(row - 1), "coast") not in found:
            found.append(("plot", str(row), "coast"))
    return tuple(found)


def _list_built(state: State, player: Player, bare: State) -> Cards:
    """Cards and their spaces; the neutral player's covered cards come first."""
    under = state.covered if player.seat >= state.mode.players else ()
    spaces = [(space, card) for card in player.buildings for space, held in player.holds.items() if held == card]
    settled = [(space, held) for space, held in player.holds.items() if held in SETTLEMENTS]
    before = bare.players[player.seat].holds
    return tuple(
        (card, space)
        for space, card in [*under, *spaces, *settled]
        if (card in CARDS or card in SETTLEMENTS) and before.get(space) != card
    )


def _cards_on_land(player: Player) -> Cards:
    prior = [(PRIOR, player.prior)] if player.prior not in ("", LOST) else []
    return (*prior, *((LAY, card) for card in player.out))


def _steps(state: State, place: int) -> int:
    """How far the indicator in a place has gone."""
    since = state.since[place]
    return OFF_WHEEL if since is None else min(state.round - since, len(state.mode.wheel) - 1)


def _turn(state: State, bare: State) -> tuple[int | None, int, int]:
    """Whose turn it is, which of its two turns if a seat has two, and the main actions left if some are spent."""
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

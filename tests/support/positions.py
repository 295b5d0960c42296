"""Positions in words for tests: each player's goods, the cards and clergymen on the table, and whose turn it is.

>>> table = position(give={"R": "2Fl Pt"}, built={"R": "F05 0,3"})
>>> goods(answer(table, "use F05 lay; times 2; times 1"))
'4Pn Br'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from ora_widgets.engine import Move, Refusal, Rulings, State, explain, new_state, options, play
from ora_widgets.engine.cards import CARDS
from ora_widgets.engine.frames import Turn
from ora_widgets.engine.goods import GOODS, bag, spell
from ora_widgets.engine.state import Player
from ora_widgets.engine.steps.wheel import INDICATOR_INDEX
from ora_widgets.engine.turn.building import erect
from ora_widgets.engine.turn.landscape import lay as lay_land

SEATS = "RGBW"
START = "Wo Pt Gn Sh Cl Pn"

Said = Mapping[str, str]


def position(
    players: int = 3,
    country: str = "france",
    length: str = "long",
    *,
    round: int | None = None,  # noqa: A002  # the game's own word
    give: Said | None = None,
    land: Said | None = None,
    built: Said | None = None,
    prior: Said | None = None,
    lay: Said | None = None,
    hand: Said | None = None,
    cleared: Said | None = None,
    display: str | None = None,
    wheel: str = "",
    turn: str = "R",
    kind: Literal["act", "bonus", "settle"] = "act",
    mains: int = 1,
    buys: int = 1,
    rulings: Rulings | None = None,
) -> State:
    """A table in the middle of a game.

    Everybody's goods are exactly what `give` says. `land` lists pieces (`"district -1 hills; plot 0 coast"`), `built`
    cards and spaces (`"F05 0,3; S1 1,3"`, forests and moors there are gone), `cleared` spaces without their card. `prior` and
    `lay` are where clergymen stand. `wheel` sets what indicators show (`"clay 4 joker 6"`, `-` takes one off). The seat
    `turn` has a turn with `mains` actions and `buys` purchases; afterwards the next round begins. Rounds are only
    counted on: phases before `round` are over, without their cards.
    """
    state = new_state(players, country, length, rulings)
    if round is not None:
        state.round = round
        state.passed = sum(phase <= round for phase in state.mode.phases)
    for player in state.players:
        player.goods = [0] * len(GOODS)
    for seat, text in (give or {}).items():
        player_of(state, seat).gain(bag(text))
    for seat, text in (land or {}).items():
        for piece in text.split("; "):
            lay_land(state, SEATS.index(seat), tuple(piece.split()), keep=True)
    for seat, text in (cleared or {}).items():
        for space in text.split():
            player_of(state, seat).empty(space)
    for seat, text in (built or {}).items():
        for each in text.split("; "):
            put_card(state, seat, *each.split())
    for seat, text in (hand or {}).items():
        player_of(state, seat).hand = tuple(text.split())
    for seat, text in (prior or {}).items():
        player_of(state, seat).prior = text
    for seat, text in (lay or {}).items():
        player = player_of(state, seat)
        player.out = tuple(text.split())
        player.brothers -= len(player.out)
    if display is not None:
        state.display = tuple(display.split())
    set_wheel(state, wheel)
    state.pending = (state.pending[0], Turn(kind, SEATS.index(turn), mains, buys))
    return state


def put_card(state: State, seat: str, card: str, space: str) -> None:
    """Place a building or settlement on a space, ignoring its cost and all other conditions."""
    player = player_of(state, seat)
    if player.holds.get(space) in ("forest", "moor"):
        player.empty(space)
    if card in CARDS:
        state.display = tuple(other for other in state.display if other != card)
        erect(state, player.seat, CARDS[card], space)
    else:
        player.put(space, card)
        player.hand = tuple(other for other in player.hand if other != card)


def set_wheel(state: State, text: str) -> None:
    """Set indicators to values (`"clay 4"`), or remove them from the wheel (`"joker -"`)."""
    words = text.split()
    for name, shows in zip(words[::2], words[1::2], strict=True):
        since = None if shows == "-" else state.round - state.mode.wheel.index(int(shows))
        state.since[INDICATOR_INDEX[name]] = since


def player_of(state: State, seat: str) -> Player:
    """The player of a seat; alone W is the neutral one."""
    return state.players[-1] if seat == "W" and state.mode.neutral else state.players[SEATS.index(seat)]


def goods(state: State, seat: str = "R") -> str:
    """A player's goods as a bag in the fixed order."""
    return spell(enumerate(player_of(state, seat).goods))


def same(text: str) -> str:
    """A bag in the fixed order of goods."""
    return spell(bag(text))


def moves_beginning(state: State, start: str = "") -> list[str]:
    """The legal moves with this beginning, as text."""
    return [text for text in map(" ".join, options(state)) if text.startswith(start)]


def answer(state: State, moves: str) -> State:
    """Play legal moves separated by `;`."""
    for line in filter(None, map(str.strip, moves.split(";"))):
        move = Move.parse(line)
        assert state.pending, f"{line}: the game is over"
        assert move in options(state), (
            f"{line} is not legal at {state.pending[-1]}; legal: {moves_beginning(state)[:40]}"
        )
        play(state, move)
    return state


def refusal_of(state: State, line: str) -> Refusal:
    """Return the refusal of a move, which must be refused."""
    move = Move.parse(line)
    assert move not in options(state), f"{line} is legal at {state.pending[-1]}"
    return explain(state, move)


def question(state: State) -> str:
    """The present question and its seat: `"act R"`; empty at the end of the game."""
    if not state.pending:
        return ""
    frame = state.pending[-1]
    return f"{frame.kind} {SEATS[frame.seat]}"


def turn_of(state: State) -> Turn:
    """The question for the next action, which must be the present one."""
    frame = state.pending[-1]
    assert isinstance(frame, Turn), f"asked is {frame}"
    return frame


def shows(state: State, indicator: str) -> int | None:
    """The value of an indicator; `None` if it is not on the wheel."""
    since = state.since[INDICATOR_INDEX[indicator]]
    return None if since is None else state.mode.wheel[min(state.round - since, 12)]

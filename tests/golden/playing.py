"""Play the golden games and write them as records that `ora.load` reads, with comments after each turn.

    use LG1 lay; take clay; done
    # 7 G: 4Cl 2Pn | 12

is turn 7, green's; what was answered, by others too; then green's goods, and the points if the game ended now. A remark that
begins with `=` opens a round: what the indicators show, the land for sale, the display.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from ora_widgets.engine import Rulings, State, answers, new_state, options, play, score
from ora_widgets.engine.goods import spell
from ora_widgets.engine.steps.landscape import Claims
from ora_widgets.engine.steps.payment import Tiles
from ora_widgets.engine.steps.trade import Kinds
from ora_widgets.engine.steps.wheel import value
from ora_widgets.engine.terms import INDICATORS
from ora_widgets.engine.turn.extra import asks_what_next
from ora_widgets.game.record import write
from ora_widgets.game.setup import Setup
from tests.support.modes import GAMES
from tests.support.positions import SEATS

HERE = Path(__file__).parent
NAMES = [f"{players}{length}-{country}" for players, country, length in GAMES]
TURNS = ("act", "bonus", "settle", "place")

Plain = tuple[str, ...]


def choose(state: State, rng: Random) -> Plain:
    """A random answer, preferring to build, settle, clear and use, so that something happens."""
    offered, kind = answers(state), state.pending[-1].kind
    if isinstance(offered, (Tiles, Kinds, Claims)):
        return offered.sample(rng)
    # Conversions are possible at other moments too, but would only lengthen the games.
    moves: list[Plain] = list(options(state) if asks_what_next(state.pending[-1]) and kind != "place" else offered)
    for verbs, chance in (
        (("build", "settle"), 0.6),
        (("use", "contract", "prior", "enter"), 0.5),
        (("fell", "cut"), 0.3),
    ):
        wanted = [move for move in moves if move[0] in verbs]
        if wanted and rng.random() < chance:
            return wanted[int(rng.random() * len(wanted))]
    busy = [
        move for move in moves if move[0] not in ("pass", "skip", "flip", "sell", "done") and move != ("times", "0")
    ]
    moves = busy if busy and rng.random() < 0.85 else moves
    return moves[int(rng.random() * len(moves))]


def opening(state: State) -> str:
    """A round's first line."""
    wheel = " ".join(f"{name} {value(state, name)}" for i, name in enumerate(INDICATORS) if state.since[i] is not None)
    land = f"{(*state.districts, '-')[0]}/{(*state.plots, '-')[0]}"
    return f"# = {state.round} {SEATS[state.start]} | {wheel} | {land} | {' '.join(state.display)}"


def transcript(name: str) -> str:
    """The whole game of a name such as `3long-france`."""
    mode, country = name.split("-")
    rng = Random(f"golden {name}")
    # Two players who never build again would play for ever (F10.6), so these two have agreed on an end.
    rulings = Rulings(idle_rounds=26 if mode[0] == "2" else 0)
    state = new_state(int(mode[0]), country, mode[1:], rulings)
    lines = [*write(Setup(int(mode[0]), country, mode[1:], rulings=rulings), ()).splitlines(), opening(state)]
    number, turn = 0, ""
    while state.pending:
        round_, owner = state.round, state.pending[-1].seat
        number += 1
        words: list[str] = []
        while state.pending and state.round == round_:
            kind = state.pending[-1].kind
            if words and turn == "done":
                break
            move = choose(state, rng)
            words.append(" ".join(move))
            turn = move[0] if kind in TURNS else ""
            play(state, move)
        turn = ""
        left = spell(enumerate(state.players[owner].goods)) or "-"
        lines += ["; ".join(words), f"# {number} {SEATS[owner]}: {left} | {score(state, owner).total}"]
        if state.pending and state.round != round_:
            lines.append(opening(state))
    for seat in range(state.mode.players):
        points = score(state, seat)
        settled = " ".join(f"{id_}@{space}:{value_}" for id_, space, value_ in points.settlements)
        lines.append(f"# {SEATS[seat]}: {points.goods} + {points.economic} + {settled or '-'} = {points.total}")
    return "\n".join(lines) + "\n"


def path(name: str) -> Path:
    """Where a game is kept."""
    return HERE / f"{name}.ora"

"""The table as it lies now: wheel, display, land for sale, every landscape with its goods, the score and the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine import score
from ..engine.cards import CARDS, SETTLEMENTS, ids_in_piles, in_play
from ..engine.frames import MAIN_TURN, Turn
from ..engine.goods import CODES, FIVE_COINS, GOODS, spell
from ..engine.land import LAND, MOUNTAIN, parse_space
from ..engine.state import LAY, PRIOR
from ..engine.steps.wheel import INDICATOR_INDEX, value
from ..engine.turn.rounds import PILE_LETTERS
from ..engine.turn.scoring import adjacent_values, settlement_points
from ..game.history import read_only_state
from ..game.schedule import ends
from ..language.fluent import say
from ..language.labels import land_cost, land_place, land_price
from ..language.names import colour
from ..language.prompts import PHASES
from .asking import differing_picks, list_answers
from .log import log, moves_of_others
from .outlook import lacking, moves_ahead, next_rotation, other_lines, turn_so_far, without_space, yields

if TYPE_CHECKING:
    from ..engine import Player, State
    from ..engine.icons import Amount
    from ..game.history import GameView
    from ..wire.to_page import Clergyman, Ghost, Indicator, Offer, Pile, Scene, Space, TurnLeft, Wheel
    from ..wire.to_page import Player as Landscape

SPACES = 13  # of the board around the wheel


def scene(game: GameView, language: str) -> Scene:
    """What lies on the table.

    >>> from ora_widgets import new_game
    >>> scene(new_game(3, "france"), "en")["heading"]
    'Round 1 of 24'
    """
    state, seats = read_only_state(game), game.setup.seats
    mode = state.mode
    bonus = "bonus" in mode.last and state.round == mode.rounds
    settling = any(frame.kind == "settle" for frame in state.pending)
    ghosts = _ghosts(state, language)
    return {
        "title": say(
            "table-title",
            language,
            players=mode.players,
            length=say(f"length-{mode.length}", language),
            country=say(f"country-{state.country}", language),
        ),
        "round": state.round,
        "rounds": known_rounds(state),
        "ends": ends(state, language),
        "phase": PHASES[state.passed - 1] if settling else None,
        "bonus": bonus,
        "over": state.over,
        "start": colour(seats, state.start),
        "to_move": None if state.over else colour(seats, state.pending[-1].seat),
        "turn": _turn(state),
        "heading": _heading(state, bonus=bonus, settling=settling, language=language),
        "wheel": _wheel(state, seats, language),
        "yields": yields(state, [*in_play(state), *(CARDS[card] for card in state.sites)], language),
        "sofar": turn_so_far(game),
        "display": list(state.display),
        "lacking": lacking(state),
        "without_space": without_space(state, language),
        "shop": {
            "district": _offer(state.districts),
            "plot": _offer(state.plots),
        },
        "contract": state.price,
        "wonders": state.wonders,
        "players": [
            _player(state, player, seats, ghosts if player.seat == state.to_move else []) for player in state.players
        ],
        "log": log(game, language),
        "since": moves_of_others(game, language),
        "branch": moves_ahead(game, language),
        "lines": other_lines(game, language),
        "plies": game.plies,
        "at": game.ply,
    }


def _turn(state: State) -> TurnLeft | None:
    """Main actions and purchases of land that the turn now being played has left (F3.4, F6.6)."""
    for frame in reversed(state.pending):
        if isinstance(frame, Turn):
            return {"actions": frame.mains if frame.kind in MAIN_TURN else 0, "purchases": frame.buys}
    return None


def _offer(pile: tuple[int, ...]) -> Offer | None:
    """The top tile of a pile of land; `None` when all are sold."""
    return {"price": pile[0], "left": len(pile)} if pile else None


def known_rounds(state: State) -> int | None:
    """The number of ordinary rounds, if it is fixed."""
    mode = state.mode
    return mode.rounds and mode.rounds - ("bonus" in mode.last)


def _heading(state: State, *, bonus: bool, settling: bool, language: str) -> str:
    rounds = known_rounds(state)
    if state.over:
        kind = "over"
    elif settling:
        kind = "final" if state.passed > len(PILE_LETTERS) else "phase"
    elif bonus:
        kind = "bonus"
    else:
        kind = "known" if rounds else "open"
    phase = PHASES[max(state.passed, 1) - 1]
    return say("table-heading", language, kind=kind, round=state.round, rounds=rounds or 0, phase=phase)


# ---- the wheel


def space_of(rounds: int) -> int:
    """The board space that the beam passes with this rotation.

    >>> space_of(1), space_of(13), space_of(14)
    (1, 13, 1)
    """
    return (rounds - 1) % SPACES + 1


def _wheel(state: State, seats: str, language: str) -> Wheel:
    mode = state.mode
    last = len(mode.wheel) - 1
    indicators: list[Indicator] = []
    for name, place in INDICATOR_INDEX.items():
        since = state.since[place]
        if since is not None:
            rotations = min(state.round - since, last)
            indicators.append(
                {
                    "id": name,
                    "good": next((good.code for good in GOODS if good.name == name), None),
                    "name": say(f"indicator-{name}", language),
                    "space": space_of(state.round - rotations),
                    "d": rotations,
                    "value": value(state, name),
                }
            )
    entries = [("grapes", mode.grapes if state.country == "france" else 0), ("stone", mode.stone)]
    return {
        "values": list(mode.wheel),
        "beam": space_of(state.round),
        "indicators": indicators,
        "piles": _piles(state),
        "marker": PILE_LETTERS[state.passed] if state.passed < len(PILE_LETTERS) else None,
        "next": next_rotation(state, seats, language),
        "entries": [
            {
                "indicator": name,
                "name": say(f"indicator-{name}", language),
                "round": number,
                "space": space_of(number),
            }
            for name, number in entries
            if number > state.round
        ],
        "gifts": [
            {
                "round": number,
                "space": space_of(number),
                "goods": spell(gift).replace(FIVE_COINS_TOKEN, FIVE_COINS).split(),
            }
            for number, gift in enumerate(mode.gifts, start=1)
            if number > state.round
        ],
    }


FIVE_COINS_TOKEN = "5Pn"  # the engine counts coins where the board shows one tile


def _piles(state: State) -> list[Pile]:
    """The places of the settlement phases to come, with the buildings of each pile that are not in the display yet."""
    mode = state.mode
    dealing = any(frame.kind == "deal" for frame in state.pending)
    piles: list[Pile] = []
    for number, (letter, phase) in enumerate(zip(PILE_LETTERS, mode.phases, strict=True), start=1):
        dealt = number < state.passed + (not dealing)
        cards = [] if dealt else [*ids_in_piles(state, letter)]
        piles.append({"letter": letter, "space": space_of(phase), "round": phase, "dealt": dealt, "cards": cards})
    if mode.final_phase and mode.rounds:
        piles.append(
            {"letter": "E", "space": space_of(mode.rounds), "round": mode.rounds, "dealt": state.over, "cards": []}
        )
    return piles


# ---- the players


def _player(state: State, player: Player, seats: str, ghosts: list[Ghost]) -> Landscape:
    points = score(state, player.seat)
    goods: list[Amount] = [(code, count) for code, count in zip(CODES, player.goods, strict=True) if count]
    return {
        "seat": colour(seats, player.seat),
        "prior": not player.prior,
        "lay": player.brothers,
        "goods": goods,
        "food": sum(good.food * count for good, count in zip(GOODS, player.goods, strict=True)),
        "energy": sum(good.energy * count for good, count in zip(GOODS, player.goods, strict=True)) / 2,
        "hand": list(player.hand),
        "spaces": _spaces(state, player, seats),
        "ghosts": ghosts,
        "extent": _extent(state, player),
        "score": {
            "goods": points.goods,
            "economic": points.economic,
            "settlements": list(points.settlements),
            "total": points.total,
        },
    }


def _extent(state: State, player: Player) -> list[int]:
    """First row, first column, last row and last column of a landscape and of where it could grow next (F7.3, F7.4)."""
    ground = player.ground
    places = [parse_space(place) for place in ground]
    rows = {row for row, _ in places} | {
        row + 1 for place, (row, _) in zip(ground, places, strict=True) if ground[place] == MOUNTAIN
    }
    cols = {col for _, col in places}
    if state.districts:
        rows |= {int(row) for row in ground.edges.district}
    if state.plots:
        tops = {int(row) for row in (*ground.edges.coast, *ground.edges.mountain)}
        rows |= tops | {row + 1 for row in tops}
        cols |= {col for _, col, *_ in (*LAND["coast"].spaces, *LAND["mountain"].spaces)}
    return [min(rows), min(cols), max(rows), max(cols)]


def _spaces(state: State, player: Player, seats: str) -> list[Space]:
    """The spaces of a landscape from top to bottom; empty fields are left out, so that a scene stays small."""
    spaces: list[Space] = []
    for place, terrain in sorted(player.ground.items(), key=lambda item: parse_space(item[0])):
        held = player.holds.get(place)
        space: Space = {"at": place, "terrain": terrain}
        # Defaults are left out, since a new scene is sent with every move and most spaces are one row high and empty.
        if held is not None:
            space["holds"] = held
        if terrain == MOUNTAIN:
            space["rows"] = 2
        if held in state.sites and (standing := _clergy(state, held, seats)):
            space["clergy"] = standing
        if held in SETTLEMENTS:
            # The neighbours that count for its value, so that lines can be drawn to them.
            space["dwelling"] = settlement_points(player, place, state.rulings.table)
            space["near"] = adjacent_values(player, place, state.rulings.table)
        if state.covered and player.seat >= state.mode.players:
            space["covers"] = [card for site, card in state.covered if site == place]
        spaces.append(space)
    return spaces


def _clergy(state: State, card: str | None, seats: str) -> list[Clergyman]:
    standing: list[Clergyman] = []
    for player in state.players:
        if player.prior == card:
            standing.append({"seat": colour(seats, player.seat), "kind": PRIOR})
        standing += [{"seat": colour(seats, player.seat), "kind": LAY} for on in player.out if on == card]
    return standing


def _ghosts(state: State, language: str) -> list[Ghost]:
    """The places where land could be laid now: each piece as it would lie, with the picks that lay it."""
    if state.over:
        return []
    moves = list_answers(state)
    lands = [move for move in moves if move[0] in ("district", "plot")]
    ghosts: list[Ghost] = []
    for move, picks in zip(moves, differing_picks(moves), strict=True):
        if move[0] in ("district", "plot"):
            spaces = LAND[move[2]].spaces
            place, price = land_place(move, lands, language), land_price(state, move[0])
            rows, cols = {row for row, *_ in spaces}, {col for _, col, *_ in spaces}
            ghosts.append(
                {
                    "picks": picks,
                    "row": int(move[1]),
                    "col": min(cols),
                    "rows": len(rows),
                    "cols": len(cols),
                    "ground": LAND[move[2]].ground(),
                    "place": place,
                    "label": f"{place} · {land_cost(price, language)}",
                    "price": price or None,
                }
            )
    return ghosts

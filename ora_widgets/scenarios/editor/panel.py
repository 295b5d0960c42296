"""The editor as data for its page: the table to draw, and all pieces with their places."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ...engine.cards import SETTLEMENTS, ids_in_piles, in_play
from ...engine.goods import CODES, GOODS, Good, used_in
from ...engine.land import LAND
from ...engine.modes import TABLES
from ...engine.state import LAY, PRIOR
from ...engine.steps.wheel import INDICATOR_INDEX, value
from ...engine.turn.landscape import places
from ...engine.turn.rounds import PILE_LETTERS
from ...game.game import Game
from ...game.position.clock import phases, round_of
from ...game.position.layout import START_PILE, colours
from ...game.position.position_type import problem_text
from ...game.position.text import OFF_WHEEL
from ...game.setup import COUNTRIES
from ...language.fluent import say
from ...language.names import card_name, row_name, seat_name, space_name
from ...scene import scene
from .draft import SCENARIO_FIELDS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ...engine import Player, Refusal, State
    from ...wire.editing import (
        ClergymanPlace,
        Draft,
        Edit,
        Holding,
        IndicatorTurns,
        LaidAside,
        LaidCard,
        PutLand,
        Stack,
        Trouble,
    )
    from ...wire.to_page import Choice, Ghost, Scene
    from .draft import CardsAside
    from .model import EditorModel

CLEARED_BY = {"forest": "fell", "moor": "cut"}  # the move whose picture the page shows


def game_to_draw(editor: EditorModel) -> Game:
    """The table as a game, only for drawing, as its position may be impossible."""
    return Game(replace(editor.draft.setup, position=None), editor.state)


def drawing(editor: EditorModel, language: str) -> Scene:
    """The table as a scene, with places for more land in every landscape."""
    drawn = scene(game_to_draw(editor), language)
    state = editor.table.state
    for shown, player in zip(drawn["players"], state.players, strict=True):
        shown["ghosts"] = _ghosts(state, player, language) if player.seat < state.mode.players else []
    return drawn


def _ghosts(state: State, player: Player, language: str) -> list[Ghost]:
    found: list[Ghost] = []
    for kind in ("district", "plot"):
        for _, row, side in places(state, player, kind):
            name = _land(kind, row, side, language)["name"]
            rows, cols = zip(*((down, col) for down, col, *_ in LAND[side].spaces), strict=True)
            found.append(
                {
                    "picks": [kind, row, side],
                    "row": int(row),
                    "col": min(cols),
                    "rows": len({*rows}),
                    "cols": len({*cols}),
                    "ground": LAND[side].ground(),
                    "place": name,
                    "label": name,
                    "price": None,
                }
            )
    return found


def troubles(problems: Iterable[Refusal], language: str) -> list[Trouble]:
    """The problems of a position in words."""
    return [{"text": problem_text(problem, language, typed=False), "rule": problem.rule} for problem in problems]


def panel(editor: EditorModel, language: str) -> Draft:
    """All pieces with their places, as plain data."""
    draft, state = editor.draft, editor.table.state
    setup, position = draft.setup, draft.position
    known: list[Choice] = [{"value": "", "label": say("editor-no-phase", language)}]
    for phase in phases(state):
        words = say("editor-phase", language, phase=phase, round=round_of(state, phase))
        known.append({"value": phase, "label": words})
    return {
        "words": {word: draft.words.get(word, "") for word in SCENARIO_FIELDS},
        "players": setup.players,
        "country": setup.country,
        "length": setup.length,
        "games": [
            {"value": f"{players} {length}", "label": say("editor-game", language, players=players, length=length)}
            for players, length in sorted(TABLES[setup.rulings.table])
        ],
        "countries": [{"value": name, "label": say(f"country-{name}", language)} for name in COUNTRIES],
        "round": position.round or state.round,
        "last": state.mode.rounds,
        "phase": position.phase,
        "phases": known,
        "turns": list(editor.table.order),
        "to_move": position.to_move,
        "slot": position.slot,
        "actions": position.actions,
        "wonders": state.wonders,
        "stacks": _stacks(editor, language),
        "dealt": position.display is None,
        "holdings": [
            _holding(editor, seat, player, language)
            for seat, player in zip(colours(state, setup.seats), state.players, strict=True)
        ],
        "indicators": [_indicator_turns(editor, name, language) for name in INDICATOR_INDEX],
        "most_steps": len(state.mode.wheel) - 1,
        "aside": [_cards_aside(one, language) for one in editor.table.aside],
        "can_undo": editor.can_undo,
        "can_redo": editor.can_redo,
    }


# ---- cards


def _stacks(editor: EditorModel, language: str) -> list[Stack]:
    """The buildings of the game by pile, and last those in the draft that are not part of the game."""
    state, position = editor.table.state, editor.position
    rows = in_play(state)
    stacks = [(say("editor-start-pile", language), [*ids_in_piles(state, START_PILE)])]
    for letter, number in zip(PILE_LETTERS, state.mode.phases, strict=True):
        title = say("editor-pile", language, letter=letter, round=number)
        stacks.append((title, [*ids_in_piles(state, letter)]))
    playing = {row.id for row in rows} | SETTLEMENTS.keys()
    laid = [card for cards in position.built.values() for card, _ in cards]
    strays = [card for card in dict.fromkeys([*laid, *(position.display or ())]) if card not in playing]
    stacks += [(say("editor-strays", language), strays)] if strays else []
    where = {card: (seat, space) for seat, cards in position.built.items() for card, space in cards}
    return [
        {"title": title, "cards": [_building(card, where.get(card), state, language) for card in cards]}
        for title, cards in stacks
    ]


def _building(card: str, where: tuple[str, str] | None, state: State, language: str) -> LaidCard:
    if where is not None:
        return {"id": card, "place": "land", "at": f"{seat_name(where[0], language)} {space_name(where[1])}"}
    if card in state.sites:  # the neutral player's initial buildings
        return {"id": card, "place": "land", "at": ""}
    ready = card in state.display
    return {
        "id": card,
        "place": "ready" if ready else "away",
        "at": say("editor-in-display", language) if ready else "",
    }


def _settlement(card: str, player: Player, language: str) -> LaidCard:
    space = next((space for space, held in player.holds.items() if held == card), "")
    if space:
        return {"id": card, "place": "land", "at": space_name(space)}
    ready = card in player.hand
    return {"id": card, "place": "ready" if ready else "away", "at": say("editor-in-hand", language) if ready else ""}


# ---- the pieces of one colour


def _holding(editor: EditorModel, seat: str, player: Player, language: str) -> Holding:
    state, position = editor.table.state, editor.position
    neutral = player.seat >= state.mode.players
    return {
        "seat": seat,
        "neutral": neutral,
        "goods": []
        if neutral
        else [(good.code, player.goods[CODES.index(good.code)]) for good in _goods(state, player)],
        "settlements": [] if neutral else [_settlement(card, player, language) for card in SETTLEMENTS],
        "clergymen": _clergymen(editor, seat, language),
        "land": [_land(kind, row, side, language) for kind, row, side in position.land.get(seat, ())],
        "wild": {space: CLEARED_BY[held] for space, held in player.holds.items() if held in CLEARED_BY}
        | dict.fromkeys(position.cleared.get(seat, ()), ""),
    }


def _goods(state: State, player: Player) -> list[Good]:
    """The goods of the country, and any others that the player has."""
    used = used_in(state.country)
    return [good for good, count in zip(GOODS, player.goods, strict=True) if good in used or count]


def _clergymen(editor: EditorModel, seat: str, language: str) -> list[ClergymanPlace]:
    placed = editor.position.placed.get(seat, ())
    lay = editor.table.state.mode.brothers - sum(kind == LAY for kind, _ in placed)
    home = [(PRIOR, "")] * all(kind != PRIOR for kind, _ in placed) + [(LAY, "")] * max(lay, 0)
    return [
        {"kind": kind, "card": card, "name": card_name(card, language) if card else say("editor-at-home", language)}
        for kind, card in [*home, *placed]
    ]


def _land(kind: str, row: str, side: str, language: str) -> PutLand:
    # The same name of the side as on the board.
    name = say("editor-land", language, kind=kind, row=row_name(int(row)), side=say(f"board-{side}", language))
    return {"kind": kind, "row": int(row), "side": side, "name": name}


# ---- the wheel, and pieces that do not fit


def _indicator_turns(editor: EditorModel, name: str, language: str) -> IndicatorTurns:
    state = editor.table.state
    since = state.since[INDICATOR_INDEX[name]]
    return {
        "id": name,
        "good": next((good.code for good in GOODS if good.name == name), None),
        "name": say(f"indicator-{name}", language),
        "steps": OFF_WHEEL if since is None else min(state.round - since, len(state.mode.wheel) - 1),
        "value": 0 if since is None else value(state, name),
        "set": name in editor.position.wheel,
    }


def _cards_aside(one: CardsAside, language: str) -> LaidAside:
    seat, words = one.seat, one.words
    colour = seat_name(seat, language)
    away: Edit
    if one.what == "card":
        name = say(
            "editor-aside-card", language, card=card_name(words[0], language), space=space_name(words[1]), seat=colour
        )
        away = {"do": "put_away", "card": words[0], "seat": seat}
    elif one.what == "clergyman":
        name = say("editor-aside-clergyman", language, kind=words[0], card=card_name(words[1], language), seat=colour)
        away = {"do": "move_clergyman", "seat": seat, "kind": words[0], "card": "", "was": words[1]}
    elif one.what == "land":
        kind, row, side = words
        land = _land(kind, row, side, language)
        name = say("editor-aside-land", language, land=land["name"], seat=colour)
        away = {"do": "remove_land", "seat": seat, "kind": land["kind"], "row": land["row"], "side": land["side"]}
    else:
        name = say("editor-aside-seat", language, seat=colour)
        away = {"do": "drop_seat", "seat": seat}
    return {"name": name, "away": away}

"""A draft of a position: its Python code, which is read but never run, and its layout on the table."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Literal, NamedTuple

from ...engine import ParseError, Player, Refusal, State
from ...engine.cards import CARDS, SETTLEMENTS
from ...engine.cards.rows import COLOURS
from ...engine.goods import WONDER, WONDERS
from ...engine.land import piece as spaces_of
from ...engine.state import LAY, PRIOR
from ...engine.steps.wheel import INDICATOR_INDEX
from ...engine.terms import PRESETS
from ...engine.turn.landscape import lay as lay_piece
from ...game.position import Position
from ...game.position.clock import open_phase, phases
from ...game.position.layout import LAND_CARDS, colours, lay, put_card
from ...game.position.position_type import SEAT_FIELDS, Problems
from ...game.position.text import OFF_WHEEL
from ...game.setup import Setup
from ...language.sentences import with_sentence
from ..scenario_type import setup_of

MAX_CODE = 150_000  # characters: more than any scenario needs; reading takes 45 MB of memory
CONSTRUCTOR = "Scenario"
SCENARIO_FIELDS = (
    "title",
    "question",
    "notes",
    "prelude",
    "solution",
    "goal",
)  # besides the position


class Draft(NamedTuple):
    """A setup with a position, perhaps an impossible one, and the texts of a scenario; a change makes a new draft."""

    setup: Setup
    words: dict[str, str]

    @property
    def position(self) -> Position:
        """The position."""
        return self.setup.position  # type: ignore[no-any-return]  # a setup takes terms as well


def draft_of(setup: Setup, words: Mapping[str, str], position: Position | None = None) -> Draft:
    """Make a draft of a setup, with another position if one is given, and of all texts that are not empty."""
    placed = replace(setup, position=position or setup.position or Position(), origin="")
    return Draft(placed, {name: text for name, text in words.items() if text})


# ---- the code


def terms_of(draft: Draft) -> dict[str, Any]:
    """The arguments of `Scenario` for a draft, without defaults."""
    setup = draft.setup
    terms: dict[str, Any] = {"title": draft.words.get("title", "")}
    terms |= {"players": setup.players, "country": setup.country, "length": setup.length}
    if setup.seats != COLOURS[: setup.players]:
        terms["seats"] = setup.seats
    if setup.rulings != PRESETS["official"]:
        named = [name for name, preset in PRESETS.items() if preset == setup.rulings]
        terms["rulings"] = named[0] if named else setup.rulings.to_json()
    return terms | setup.position_terms | draft.words


def write_code(draft: Draft) -> str:
    """Write the code of a draft for a notebook's cell."""
    title, *named = terms_of(draft).items()
    lines = [_literal(title[1]), *(f"{name}={_literal(value)}" for name, value in named)]
    return f"ora.{CONSTRUCTOR}(\n" + "".join(f"    {line},\n" for line in lines) + ")"


def _literal(value: Any) -> str:
    """A value as Python code, with texts in double quotes."""
    if isinstance(value, str):
        # Python reads JSON's escapes alike, except those of characters beyond 16 bits, which are therefore not escaped.
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_literal(name)}: {_literal(one)}" for name, one in value.items()) + "}"
    return repr(value)


def is_code(text: str) -> bool:
    """Whether a text looks like the code of a scenario."""
    return f"{CONSTRUCTOR}(" in text


def read_code(text: str) -> Draft:
    """Read the draft of a scenario's code, even of an impossible one.

    Args:
        text: Python code with a call of `Scenario` whose arguments are all literals.

    Raises:
        ParseError: When there is no such call, or an argument is not a literal.
        InvalidSetup: When there is no such game, or a term of the position cannot be read.
    """
    given = _arguments(text)
    words = {name: given.pop(name) for name in SCENARIO_FIELDS if name in given}
    given = {name: value for name, value in given.items() if name not in ("name", "theme")}
    if not all(isinstance(word, str) for word in words.values()):
        raise with_sentence(ParseError("editor-not-code", ""))
    return draft_of(setup_of(**given), words)


def _arguments(text: str) -> dict[str, Any]:
    """The arguments of the first call of `Scenario`, by name."""
    try:
        call = next(_calls(text))
        if len(call.args) > 1 or any(each.arg is None for each in call.keywords):
            raise ValueError(text)
        named = {str(each.arg): ast.literal_eval(each.value) for each in call.keywords}
        return ({"title": ast.literal_eval(call.args[0])} if call.args else {}) | named
    except (StopIteration, SyntaxError, ValueError, TypeError, RecursionError, MemoryError):
        raise with_sentence(ParseError("editor-not-code", "")) from None


def _calls(text: str) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(text[:MAX_CODE].strip())):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == CONSTRUCTOR:
            yield node


class CardsAside(NamedTuple):
    """A piece of a draft that does not fit on the table, or all pieces of a colour that nobody plays."""

    what: Literal["card", "clergyman", "land", "seat"]
    seat: str
    words: tuple[str, ...] = ()


class Table(NamedTuple):
    """The layout of a draft."""

    state: State
    problems: tuple[Refusal, ...]
    aside: tuple[CardsAside, ...]
    order: str  # the colours of the round's turns, in order


def table_of(draft: Draft) -> Table:
    """Lay out a draft, even an impossible one."""
    setup, position = draft.setup, draft.position
    state, problems = setup.first_state(), Problems(most=0)
    lay(state, position, setup.seats, problems)
    aside = _force(state, position, setup.seats) if problems else []
    phase = position.phase if position.phase in phases(state) else ""
    fresh = state.copy()
    order = "".join(setup.seats[seat] for seat in open_phase(fresh, phase))
    return Table(fresh if problems else state, tuple(problems), tuple(aside), order)


def _force(state: State, position: Position, seats: str) -> list[CardsAside]:
    """Lay out pieces that break the rules where there is space for them, and return the others."""
    everybody = dict(zip(colours(state, seats), state.players, strict=True))
    absent = {seat for name in SEAT_FIELDS for seat in getattr(position, name)} - everybody.keys()
    aside = [CardsAside("seat", seat) for seat in sorted(absent)]
    for seat, player in everybody.items():
        pieces = position.land.get(seat, ())
        aside += [CardsAside("land", seat, piece) for piece in pieces if not _add(state, player, piece)]
    for seat, player in everybody.items():
        cards = position.built.get(seat, ())
        aside += [CardsAside("card", seat, laid) for laid in cards if not _put_card(state, player, *laid)]
    for seat, player in everybody.items():
        standing = [*([(PRIOR, player.prior)] if player.prior else []), *((LAY, card) for card in player.out)]
        for kind, card in position.placed.get(seat, ()):
            if (kind, card) in standing:
                standing.remove((kind, card))
            elif card in state.sites and player.has(kind):
                player.station(kind, card)
            else:
                aside.append(CardsAside("clergyman", seat, (kind, card)))
        if seat in position.hand:
            player.hand = tuple(card for card in position.hand[seat] if card in SETTLEMENTS)
    if position.display is not None:
        there = (card for card in position.display if card in CARDS and card not in state.sites)
        state.display = tuple(dict.fromkeys(there))
    for name, steps in position.wheel.items():
        state.since[INDICATOR_INDEX[name]] = None if steps == OFF_WHEEL else state.round - steps
    owned = sum(player.goods[WONDER] for player in state.players)
    state.wonders = max(0, min(state.wonders, WONDERS - owned))
    return aside


def _add(state: State, player: Player, piece: tuple[str, str, str]) -> bool:
    """Lay a piece of land unless it lies there already or other land is in its way; return whether it lies there."""
    _, row, side = piece
    spaces, _ = spaces_of(side, int(row))
    if all(player.ground.get(place) == terrain for place, terrain in spaces.items()):
        return True
    if any(place in player.ground for place in spaces):
        return False
    lay_piece(state, player.seat, piece, keep=True)
    return True


def _put_card(state: State, player: Player, card: str, place: str) -> bool:
    """Put a card on a space unless it lies there already or the space is taken; return whether it lies there."""
    if player.holds.get(place) == card or (place, card) in state.covered:
        return True
    if place not in player.ground or player.holds.get(place, LAND_CARDS[0]) not in LAND_CARDS or card in state.sites:
        return False
    put_card(state, player, card, place)
    return True

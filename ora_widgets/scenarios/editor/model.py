"""The editor of positions: a draft, a method for every change, and the resulting scenario and game."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

from ...engine import IllegalMove, Refusal, State, UnknownName
from ...engine.cards import CARDS, SETTLEMENTS
from ...engine.cards.rows import COLOURS
from ...engine.frames import BETWEEN_ACTIONS
from ...engine.goods import INDEX
from ...engine.land import parse_space
from ...engine.moves import safe_text
from ...engine.rules import NEUTRAL
from ...engine.state import LAY, PRIOR
from ...engine.steps.wheel import INDICATOR_INDEX
from ...engine.turn.landscape import SIDES
from ...game.game import Game
from ...game.position import ImpossibleScenario, Position
from ...game.position.clock import phases, round_of
from ...game.position.from_state import position_in
from ...game.position.position_type import SEAT_FIELDS, problem_text
from ...game.position.text import MAX_NUMBER, MAX_ROW, OFF_WHEEL, card_id, drop_empty, nearest_cards_in_game
from ...game.setup import Setup
from ...language.current import current_language
from ...language.name_lookup import good as good_code
from ...language.name_lookup import nearest, nearest_goods
from ...language.sentences import with_sentence
from ...notation.game_text import read_game
from ...support.arguments import WrongArgument, check, is_a, is_whole, one_of, seat_of, text, whole
from ...support.listeners import Listeners, Observable
from ...wire import OutsideText
from .. import Scenario
from .draft import SCENARIO_FIELDS, Draft, Table, draft_of, is_code, read_code, table_of, write_code

MAX_TILES = 999  # of one good
MAX_LAND = 18  # pieces in one landscape: all that there are
MAX_CLERGYMEN = 9  # of one colour
MAX_TEXT = 2000  # characters of a title, question or other text
LONE_SURROGATE = re.compile(r"[\ud800-\udfff]")  # cannot be written to files or messages
DEFAULT_WONDERS = -1  # stands for the default number of wonders

Start = Game | Scenario | str | None


class EditorModel(Observable):
    """A position that is laid out piece by piece with undo.

    Impossible positions are allowed; `problems` lists everything that is wrong. The board of `Editor` calls these
    methods for every press, so code and clicks agree. Methods that change the position return the model. They raise
    `UnknownName` for unknown names and `WrongArgument` for numbers out of bounds, and then change nothing.

    Args:
        start: A game, a scenario, or anything else that `open` reads; by default the beginning of a game.
        players: How many people play, 1 to 4.
        country: `"france"` or `"ireland"`.
        length: `"short"` or `"long"`; alone the game is long.
        seats: The colours in seating order, as for `new_game`.

    Methods take:
        seat: The colour of a landscape; in the solo game, `"W"` is the neutral player's.
        card: Its id or name; for a settlement, `seat` is its owner.
        space: Row and column, such as `"0,3"`.
        good: Its code or name, such as `"Ma"` or `"malt"`.
        indicator: Its name, such as `"clay"` or `"joker"`.
        kind: The kind of land, `"district"` or `"plot"`.
        row: The row of a district, or the upper row of a plot.
        side: `"hills"` or `"plains"` of a district, `"coast"` or `"mountain"` of a plot.
        count: A number of tiles.
        cleared: Whether its forest or moor is gone.

    Raises:
        InvalidSetup: When there is no such game.
        ParseError: When a text holds neither a scenario nor a game.

    >>> editor = EditorModel(players=3, country="ireland")
    >>> editor.set_goods("R", "malt", 4).place_card("I04", "R", "0,3")
    EditorModel(ora.Scenario("", players=3, country="ireland", length="long", give={"R": "Wo Pt Gn Sh Cl Pn 4Ma"}, built={"R": "I04 0,3"}))
    >>> editor.game().to_move
    'R'
    """

    def __init__(
        self, start: Start = None, *, players: int = 2, country: str = "france", length: str = "long", seats: str = ""
    ) -> None:
        empty = draft_of(Setup(players, country, length, seats), {})
        self._draft = empty if start is None else _read(start)
        self._before: list[Draft] = []
        self._after: list[Draft] = []
        self._onlookers = Listeners()
        self._table: tuple[Draft, Table] | None = None
        self._scenario: tuple[Draft, Scenario] | None = None

    # ---- the draft

    @property
    def draft(self) -> Draft:
        """The draft."""
        return self._draft

    @property
    def table(self) -> Table:
        """The layout of the draft, as far as its pieces fit on the table."""
        if self._table is None or self._table[0] is not self._draft:
            self._table = (self._draft, table_of(self._draft))
        return self._table[1]

    @property
    def state(self) -> State:
        """A copy of the state on the table."""
        return self.table.state.copy()

    @property
    def position(self) -> Position:
        """The position of the draft."""
        return self._draft.position

    @property
    def problems(self) -> tuple[Refusal, ...]:
        """All reasons why the position is impossible, each with its `rule` and `sentence`.

        >>> EditorModel(players=3).place_card("F05", "R", "0,0").place_card("F05", "R", "1,4").problems[0].rule
        'F5.5.1'
        """
        found = self.table.problems
        if not found:
            try:
                self.scenario()
            except ImpossibleScenario as refused:
                found = refused.problems
            except Refusal as refused:
                found = (refused,)
        for problem in found:
            problem.sentence = problem.sentence or problem_text(problem, current_language())
        return found

    # ---- the results

    @property
    def code(self) -> str:
        """The Python code of the scenario for a notebook's cell; an impossible position is refused there.

        >>> print(EditorModel(players=3, country="ireland").set_round(9).code)
        ora.Scenario(
            "",
            players=3,
            country="ireland",
            length="long",
            round=9,
        )
        """
        return write_code(self._draft)

    def scenario(self) -> Scenario:
        """The scenario.

        Raises:
            ImpossibleScenario: When the position is impossible; the message lists everything that is wrong.
            ParseError: When the goal cannot be read.
        """
        if self._scenario is None or self._scenario[0] is not self._draft:
            self._scenario = self._draft, Scenario.of_setup(self._draft.setup, **self._draft.words)
        return self._scenario[1]

    def game(self) -> Game:
        """A new game at this position, after the prelude.

        Raises:
            ImpossibleScenario: When the position is impossible; the message lists everything that is wrong.
            ParseError: When the goal cannot be read.
        """
        return self.scenario().game()

    # ---- the game, the clock, the turn

    def set_game(self, players: int, country: str, length: str) -> EditorModel:
        """Choose the game; all pieces stay.

        Raises:
            InvalidSetup: When there is no such game.
        """
        count = players if is_whole(players, 1, len(COLOURS)) else 0
        seats = self._draft.setup.seats[:count]
        seats = (seats + "".join(colour for colour in COLOURS if colour not in seats))[:count]
        # In the solo game white is the neutral player.
        seats = COLOURS[0] if seats == NEUTRAL else seats
        setup = Setup(players, country, length, seats, self._draft.setup.rulings, self.position)
        return self._change(self._draft._replace(setup=setup))

    def set_round(self, number: int) -> EditorModel:
        """Set the round; this ends a settlement phase of another round.

        Args:
            number: Rotations of the wheel, from 1; 0 for the first round that fits.
        """
        number = whole("number", number, 0, MAX_NUMBER)
        phase = self.position.phase
        stays = phase and number in (0, round_of(self.table.state, phase))
        return self._with_position(round=number, phase=phase if stays else "")

    def set_phase(self, phase: str) -> EditorModel:
        """Set a settlement phase or the bonus round, and the round in which it comes.

        Args:
            phase: Its letter, or `"bonus"`; empty for the actions of a round.

        Raises:
            UnknownName: When this game has no such phase.
        """
        known = phases(self.table.state)
        if not one_of(phase, ("", *known)):
            raise with_sentence(
                UnknownName("position-phase", "F8.1", word=safe_text(phase, 40), phases=", ".join(known))
            )
        number = round_of(self.table.state, phase) or self.position.round
        return self._with_position(phase=phase, round=number, slot=0, actions=0)

    def set_turn(self, seat: str, slot: int = 0, actions: int = 0) -> EditorModel:
        """Set whose turn it is.

        Args:
            seat: The colour; empty for the first.
            slot: The number of the turn in the round, from 1, where a seat has two; 0 for the seat's first.
            actions: How many main actions of the turn are left; 0 for all.
        """
        return self._with_position(
            to_move="" if _nothing(seat) else _seat(seat),
            slot=whole("slot", slot, 0, MAX_NUMBER),
            actions=whole("actions", actions, 0, MAX_NUMBER),
        )

    # ---- goods and wheel

    def set_goods(self, seat: str, good: str, count: int) -> EditorModel:
        """Set how many tiles of a good a player has, 0 to 999.

        Raises:
            UnknownName: When there is no such colour or good.
        """
        seat, code = _seat(seat), good_code(good) if is_a(good, str) else ""
        if code not in INDEX:
            word = safe_text(good, 40)
            raise with_sentence(UnknownName("unknown-good-near", "F1.2", word=word, near=nearest_goods(word)))
        count = whole("count", count, 0, MAX_TILES)
        known = self.position.goods
        goods = list(known[seat] if seat in known else self._draft.setup.first_state().players[self._sits(seat)].goods)
        goods[INDEX[code]] = count
        return self._with_position(goods=known | {seat: tuple(goods)})

    def set_wonders(self, count: int) -> EditorModel:
        """Set how many wonders are left in the supply.

        Args:
            count: How many; -1 for all that nobody has.
        """
        count = whole("count", count, DEFAULT_WONDERS, MAX_TILES)
        return self._with_position(wonders=None if count == DEFAULT_WONDERS else count)

    def set_indicator(self, indicator: str, steps: int) -> EditorModel:
        """Set an indicator of the wheel.

        Args:
            steps: How many steps it has moved since it was at 0; -1 for off the wheel.
        """
        steps = whole("steps", steps, OFF_WHEEL, len(self.table.state.mode.wheel) - 1)
        return self._with_position(wheel=self.position.wheel | {_indicator(indicator): steps})

    def reset_indicator(self, indicator: str) -> EditorModel:
        """Set an indicator to where it is if it has never been used."""
        name = _indicator(indicator)
        return self._with_position(
            wheel={other: steps for other, steps in self.position.wheel.items() if other != name}
        )

    # ---- cards

    def place_card(self, card: str, seat: str, space: str) -> EditorModel:
        """Move a building or settlement to a space of a landscape.

        Raises:
            IllegalMove: When the card is printed on a heartland, or there is no such space.
        """
        card, seat = self._card(card), _seat(seat)
        try:
            parse_space(text("space", space))
        except ValueError:
            raise with_sentence(IllegalMove("unknown-space", "F7.1", word=safe_text(space, 40))) from None
        left = self._position_without(card, seat)
        return self._with_position(left, built=left.built | {seat: (*left.built.get(seat, ()), (card, space))})

    def show_card(self, card: str, seat: str = "") -> EditorModel:
        """Move a building to the display, or a settlement to a hand.

        Raises:
            IllegalMove: When the card is printed on a heartland.
        """
        card, seat, left, there = self._lift_card(card, seat)
        if card in SETTLEMENTS:
            hand = left.hand[seat] if seat in left.hand else there.players[self._sits(seat)].hand
            return self._with_position(left, hand=left.hand | {seat: _move_to_end(hand, card)})
        if left.display is None and card in there.display:
            return self._with_position(left)
        return self._with_position(
            left, display=_move_to_end(there.display if left.display is None else left.display, card)
        )

    def put_away(self, card: str, seat: str = "") -> EditorModel:
        """Remove a building or settlement from the table, back to its pile or the box.

        Raises:
            IllegalMove: When the card is printed on a heartland.
        """
        card, seat, left, there = self._lift_card(card, seat)
        if card in SETTLEMENTS:
            hand = there.players[self._sits(seat)].hand
            return self._with_position(
                left, hand=left.hand | {seat: _without_card(hand, card)} if card in hand else left.hand
            )
        if left.display is None and card in there.display:
            return self._with_position(left, display=_without_card(there.display, card))
        return self._with_position(left)

    def deal_display(self) -> EditorModel:
        """Restore the default display: all buildings that are dealt and not built."""
        return self._with_position(display=None)

    def deal_hand(self, seat: str) -> EditorModel:
        """Restore a player's default hand: all settlements that are dealt and not built."""
        return self._with_position(hand=_term_without(self.position.hand, _seat(seat)))

    def _lift_card(self, card: str, seat: str) -> tuple[str, str, Position, State]:
        """A card's id and owner, and the position and the state without it."""
        card = self._card(card)
        seat = "" if _nothing(seat) and card not in SETTLEMENTS else _seat(seat)
        left = self._position_without(card, seat)
        return card, seat, left, self._table_of(left)

    def _position_without(self, card: str, seat: str) -> Position:
        """The position without a building, or without a colour's settlement."""
        at = self.position
        own = card in SETTLEMENTS
        built = {
            owner: tuple(laid for laid in cards if laid[0] != card or (own and owner != seat))
            for owner, cards in at.built.items()
        }
        hand = at.hand | ({seat: _without_card(at.hand[seat], card)} if seat in at.hand else {})
        display = None if at.display is None else _without_card(at.display, card)
        return replace(at, built=drop_empty(built), hand=hand, display=display)

    def _table_of(self, position: Position) -> State:
        """The state that another position would have."""
        return table_of(draft_of(self._draft.setup, {}, position)).state

    def _card(self, word: str, *, fixed: bool = False) -> str:
        """A card's id; raises `IllegalMove` for those printed on a heartland unless `fixed` is set."""
        if not (id_ := card_id(word, self._draft.setup.mode, self._draft.setup.country)):
            name = safe_text(word, 40)
            near = nearest_cards_in_game(name, self._draft.setup.mode, self._draft.setup.country)
            raise with_sentence(UnknownName("unknown-card", "F1.1", word=name, near=near))
        if not fixed and id_ in CARDS and CARDS[id_].pile == "heartland":
            raise with_sentence(IllegalMove("editor-printed", "F7.1", card=id_))
        return id_

    def _sits(self, seat: str) -> int:
        """The number of a colour's seat; 0 for a colour that nobody plays."""
        return max(self._draft.setup.seats.find(seat), 0)

    # ---- clergymen

    def move_clergyman(self, seat: str, kind: str, card: str, was: str = "") -> EditorModel:
        """Move a clergyman to a building or home.

        Args:
            seat: The colour.
            kind: `"prior"` or `"lay"`.
            card: The building; empty for home.
            was: The building that a lay brother stands on; empty for one at home, and for the prior.
        """
        seat = _seat(seat)
        check(one_of(kind, (PRIOR, LAY)), "kind", kind, "clergyman")
        standing = list(self.position.placed.get(seat, ()))
        if kind == PRIOR:
            standing = [each for each in standing if each[0] != PRIOR]
        elif not _nothing(was):
            leaving = (kind, self._card(was, fixed=True))
            check(leaving in standing, "was", was, "clergyman-there")
            standing.remove(leaving)
        if not _nothing(card):
            standing.append((kind, self._card(card, fixed=True)))
        whole("clergymen", len(standing), 0, MAX_CLERGYMEN)
        return self._with_position(placed=drop_empty(self.position.placed | {seat: tuple(standing)}))

    # ---- land

    def add_land(self, seat: str, kind: str, row: int, side: str) -> EditorModel:
        """Add a district or plot to a landscape."""
        seat = _seat(seat)
        land = (*self.position.land.get(seat, ()), _piece(kind, row, side))
        whole("land", len(land), 0, MAX_LAND)
        return self._with_position(land=self.position.land | {seat: land})

    def remove_land(self, seat: str, kind: str, row: int, side: str) -> EditorModel:
        """Remove a district or plot; the cards on it stay in the draft."""
        seat = _seat(seat)
        pieces = list(self.position.land.get(seat, ()))
        wanted = _piece(kind, row, side)
        check(wanted in pieces, "land", " ".join(wanted), "land-there")
        pieces.reverse()  # removes the last of equal pieces
        pieces.remove(wanted)
        pieces.reverse()
        return self._with_position(land=drop_empty(self.position.land | {seat: tuple(pieces)}))

    def set_cleared(self, seat: str, space: str, cleared: bool) -> EditorModel:
        """Clear a space of its forest or moor, or restore it.

        Raises:
            IllegalMove: When there is no such space.
        """
        seat = _seat(seat)
        try:
            parse_space(text("space", space))
        except ValueError:
            raise with_sentence(IllegalMove("unknown-space", "F7.1", word=safe_text(space, 40))) from None
        spaces = tuple(other for other in self.position.cleared.get(seat, ()) if other != space)
        return self._with_position(
            cleared=drop_empty(self.position.cleared | {seat: (*spaces, space) if cleared else spaces})
        )

    # ---- texts, and the whole draft

    def write(self, name: str, text: str) -> EditorModel:
        """Set a text of the scenario.

        Args:
            name: `"title"`, `"question"`, `"notes"`, `"prelude"`, `"solution"` or `"goal"`, as `Scenario` has them.
            text: The text, at most 2,000 characters.

        Raises:
            UnknownName: When a scenario has no such text.
        """
        if not one_of(name, SCENARIO_FIELDS):
            raise with_sentence(
                UnknownName("position-term", "", word=safe_text(name, 40), near=nearest(name, SCENARIO_FIELDS))
            )
        check(is_a(text, str) and len(text) <= MAX_TEXT and not LONE_SURROGATE.search(text), "text", text, "text")
        return self._change(self._draft._replace(words=drop_empty(self._draft.words | {name: text})))

    def drop_seat(self, seat: str) -> EditorModel:
        """Remove all pieces of a colour."""
        seat = _seat(seat)
        return self._with_position(**{name: _term_without(getattr(self.position, name), seat) for name in SEAT_FIELDS})

    def clear(self) -> EditorModel:
        """Remove everything, back to the beginning of the game."""
        return self._change(draft_of(self._draft.setup, {}, Position()))

    def open(self, source: Start) -> EditorModel:
        """Replace the draft.

        Args:
            source: A game, of which the last position between two actions is taken; a scenario; the code of a scenario,
                even an impossible one, which is read but never run; or anything that `load` takes.

        Raises:
            ParseError: When a text holds neither a scenario nor a game.
            InvalidSetup: When there is no such game, or a term of the position cannot be read.
        """
        return self._change(_read(source))

    def undo(self) -> EditorModel:
        """Undo the last change, if any."""
        if self._before:
            self._after.append(self._draft)
            self._draft = self._before.pop()
            self._onlookers.tell("position has changed")
        return self

    def redo(self) -> EditorModel:
        """Redo the last undone change, if any."""
        if self._after:
            self._before.append(self._draft)
            self._draft = self._after.pop()
            self._onlookers.tell("position has changed")
        return self

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to undo."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """Whether there is a change to redo."""
        return bool(self._after)

    def _with_position(self, position: Position | None = None, **changes: Any) -> EditorModel:
        position = replace(position or self.position, **changes)
        return self._change(self._draft._replace(setup=replace(self._draft.setup, position=position)))

    def _change(self, draft: Draft) -> EditorModel:
        if draft != self._draft:
            self._before.append(self._draft)
            self._after = []
            self._draft = draft
            self._onlookers.tell("position has changed")
        return self

    def __repr__(self) -> str:
        line = " ".join(self.code.split("\n")).replace("    ", "").replace("( ", "(").replace(", )", ")")
        return f"EditorModel({safe_text(line, 1000)})"


def _read(source: Start) -> Draft:
    """Read a draft from anything that `open` takes."""
    if isinstance(source, Scenario):
        return draft_of(source.setup, {word: getattr(source, word) for word in SCENARIO_FIELDS})
    if isinstance(source, str):
        if is_code(source):
            return read_code(source)
        source = read_game(OutsideText(source))
    if not isinstance(source, Game):
        raise WrongArgument("argument-kind", name="start", given=safe_text(source, 60), kind="position")
    ply = source.ply
    while ply and (pending := source.state_after(ply).pending) and pending[-1].kind not in BETWEEN_ACTIONS:
        ply -= 1
    return draft_of(source.setup, {}, position_in(source.state_after(ply), source.setup.seats))


def _seat(seat: str) -> str:
    """Check a colour, even one that nobody plays."""
    return COLOURS[seat_of(seat, COLOURS)]


def _nothing(word: object) -> bool:
    """Whether a value is the empty text; its type is checked first, as arrays cannot be compared."""
    return isinstance(word, str) and not word


def _piece(kind: str, row: int, side: str) -> tuple[str, str, str]:
    check(one_of(kind, SIDES) and one_of(side, SIDES[kind]), "side", side, "land")
    return kind, str(whole("row", row, -MAX_ROW, MAX_ROW)), side


def _indicator(name: str) -> str:
    if not one_of(name, INDICATOR_INDEX):
        raise with_sentence(
            UnknownName("position-indicator", "F4.1", word=safe_text(name, 40), names=", ".join(INDICATOR_INDEX))
        )
    return name


def _term_without(term: Any, seat: str) -> Any:
    return {other: items for other, items in term.items() if other != seat}


def _without_card(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    return tuple(other for other in cards if other != card)


def _move_to_end(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    return (*_without_card(cards, card), card)

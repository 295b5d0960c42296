"""Where to get a good: everything on the table that gives it, derived from the cards' rows and the rules.

The icons of a card's steps say what it gives, and the listed actions say whether it can be used; no card is named here.
The shortest way is searched only on request.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from ..engine import Move, Player, Refusal, State, UnknownName, play
from ..engine.cards import CARDS, PRINTED, Card, in_play
from ..engine.goods import CODES, FIVE_COINS, GOODS, INDEX, used_in
from ..engine.icons import Amount, CardIcon
from ..engine.moves import safe_text
from ..engine.state import LAY, PRIOR
from ..engine.steps.convert import CONVERSIONS
from ..engine.steps.wheel import choices, production
from ..engine.turn import building, contract
from ..engine.turn.act import Act
from ..engine.turn.harvest import COVER, YIELD
from ..engine.turn.rounds import PILE_LETTERS
from ..language.fluent import say
from ..language.labels import label
from ..language.name_lookup import good as good_code
from ..language.name_lookup import nearest_goods
from ..language.names import amounts, card_name, card_text, good_name, join, seat_in_sentence, space_name, tiles_words
from ..language.sentences import sentence, with_sentence
from ..support.arguments import seat_of
from ..support.tables import Table, Tabular
from .history import GameView, read_only_state
from .search import Line, play_for_others, shortest_way
from .setup import Setup

if TYPE_CHECKING:
    from ..wire.to_page import Place, PlaceGroup
    from ..wire.to_page import Sources as Wire

SOURCE_KINDS = ("own", "others", "display", "pile", "land", "conversion", "gift")
MAX_TURNS = 2  # turns that a way may take
MAX_POSITIONS = 3_000  # positions searched for a way, so that a page need not wait long
MAX_GOOD_NAME_LENGTH = 60  # characters of a good's name that are read
ACT = Act()


class Source(NamedTuple):
    """One place where a good comes from.

    Attributes:
        kind: Which kind of place, out of `SOURCE_KINDS`.
        card: The id of the card; empty where it is none.
        title: What it is called.
        text: What it gives, and at what price.
        notes: What it takes to use it, in sentences.
        now: Whether that is possible now.
    """

    kind: str
    card: str
    title: str
    text: str
    notes: tuple[str, ...]
    now: bool


@dataclass(frozen=True)
class Sources(Tabular, Sequence[Source]):
    """The places where a good can be had in a position; shows itself as a table.

    Args:
        good: The code of the good.
        seat: The colour of the player who asks.
        found: The places, one's own first.
        state: A copy of the position, to look for ways in.

    >>> from ora_widgets import new_game
    >>> [source.title for source in new_game(3, "france").sources("peat coal")][:1]
    ['Peat Coal Kiln']
    """

    good: str
    seat: str
    found: tuple[Source, ...]
    language: str
    setup: Setup
    state: State

    def __getitem__(self, place: Any) -> Any:
        return self.found[place]

    def __len__(self) -> int:
        return len(self.found)

    def __repr__(self) -> str:
        return repr(self._table())

    def of(self, kind: str) -> tuple[Source, ...]:
        """The places of one kind.

        Args:
            kind: One of `"own"`, `"others"`, `"display"`, `"pile"`, `"land"`, `"conversion"` and `"gift"`.
        """
        return tuple(source for source in self.found if source.kind == kind)

    @property
    def title(self) -> str:
        """The question, and how many tiles the player has."""
        have = good_name(self.good, self.language, self._stock(self.state))
        good = good_name(self.good, self.language)
        asker = seat_in_sentence(self.setup.seats, self._place, self.language)
        return say("sources-title", self.language, good=good, seat=asker, have=have)

    @cached_property
    def way(self) -> tuple[str, ...]:
        """The shortest way to one more tile, turn by turn in words, or why none is known; searched when it is read."""
        if self.state.over:
            return (say("ending-over", self.language),)
        if self.state.to_move != self._place:
            return (say("sources-way-turn", self.language),)
        more = self._stock(self.state) + 1
        way = shortest_way(self.state, self._place, lambda state: self._stock(state) >= more, MAX_TURNS, MAX_POSITIONS)
        if not way.turns:
            kind = "none" if way.whole else "unknown"
            return (say(f"sources-way-{kind}", self.language, turns=MAX_TURNS, positions=way.spent),)
        return tuple(
            say("sources-way-line", self.language, turn=turn, moves=words)
            for turn, words in enumerate(self._sentences_of(way.turns), start=1)
        )

    @property
    def _place(self) -> int:
        return self.setup.seats.index(self.seat)

    def _stock(self, state: State) -> int:
        return state.players[self._place].goods[INDEX[self.good]]

    def _sentences_of(self, turns: Iterable[Line]) -> Iterator[str]:
        """Turns in words; the others do as little as possible in between."""
        state, seats = self.state.copy(), self.setup.seats
        for line in turns:
            words = []
            play_for_others(state, self._place)
            for move in map(Move, line):
                if state.to_move == self._place and move.verb not in ("done", "skip", "pass"):
                    words.append(label(state, move, self.language, seats))
                play(state, move)
            yield "; ".join(words) or say("sources-way-wait", self.language)

    def data(self, *, way: bool = False) -> Wire:
        """The answer as plain data, for a page.

        Args:
            way: Whether to search for the shortest way, too.
        """
        groups: list[PlaceGroup] = [
            {"title": say(f"sources-{kind}", self.language), "places": [_plain(place) for place in self.of(kind)]}
            for kind in SOURCE_KINDS
            if self.of(kind)
        ]
        empty = "" if groups else say("sources-nowhere", self.language)
        words = [*self.way] if way else []
        return {"good": self.good, "title": self.title, "empty": empty, "groups": groups, "way": words}

    def _table(self) -> Table:
        head = [say(f"sources-head-{part}", self.language) for part in ("where", "what", "gives", "how")]
        rows = [
            (say(f"sources-{place.kind}", self.language), place.title, place.text, " ".join(place.notes))
            for place in self.found
        ]
        return Table(head, rows, [self.title, *([] if rows else [say("sources-nowhere", self.language)])])


def sources(game: GameView, good: object, seat: str, language: str) -> Sources:
    """Everything on the table that gives a good.

    Args:
        good: The good, by its code or its name in any language.
        seat: The colour of the player who wants it; empty for the player who must answer, or the first.

    Raises:
        UnknownName: When there is no such good in this game, no such seat or no such language.

    >>> from ora_widgets import new_game
    >>> sources(new_game(3, "france"), "opał", "", "pl")[0].title
    'Mielerz'
    """
    state = read_only_state(game).copy()
    code = good_code(good[:MAX_GOOD_NAME_LENGTH]) if isinstance(good, str) else ""
    code = CODES[INDEX["Pn"]] if code == FIVE_COINS else code
    if code not in {each.code for each in used_in(state.country)}:
        word = safe_text(good, 40)
        refused = UnknownName("unknown-good-near", "F1.2", word=word, near=nearest_goods(word))
        raise with_sentence(refused, game.setup.seats, None, language)
    place = seat_of(seat, game.setup.seats) if seat else (state.to_move or 0)
    found = tuple(_Finder(state, game.setup.seats, place, code, language).places())
    return Sources(code, game.setup.seats[place], found, language, game.setup, state)


def gives(card: Card, code: str) -> bool:
    """Whether using a card can bring a good, as its icons say.

    >>> gives(CARDS["F05"], "Br"), gives(CARDS["F05"], "Wo")
    (True, False)
    """
    return any(got == code for step in card.does for got, _ in _amounts_of_icon(step.picture()))


def _amounts_of_icon(icon: CardIcon) -> Iterator[Amount]:
    """The goods that an icon can give."""
    sentences: dict[str, Any] = {**icon}
    match sentences:
        case {"get": got}:
            yield from got
        case {"gain": got}:
            yield from got
        case {"one_of": trades} | {"together": trades}:
            for trade in trades:
                yield from trade["get"]
        case {"choose": bags}:
            for bag in bags:
                yield from bag
        case {"wheel": goods} | {"goods": goods}:
            yield from ((code, 1) for code in goods)
        case {"levels": levels}:
            yield CODES[INDEX["Pn"]], max(coins for _, coins in levels)
        case {"grant": actions}:
            yield from ((GOODS[YIELD[action]].code, 1) for action in actions if action in YIELD)


class _Finder:
    """Finds all places on the table where one seat can get one good."""

    def __init__(self, state: State, seats: str, seat: int, code: str, language: str) -> None:
        self.state, self.seats, self.seat, self.code, self.language = state, seats, seat, code, language
        self.player: Player = state.players[seat]
        self.open = [] if state.over else ACT.mains(state, self.player)

    def say(self, name: str, **details: object) -> str:
        return say(name, self.language, **details)

    def places(self) -> Iterator[Source]:
        """The places, one's own first."""
        state = self.state
        built = [card for card in state.sites if gives(CARDS[card], self.code)]
        yield from (self._own_source(card) for card in built if state.sites[card][0] == self.seat)
        yield from (self._others_source(card) for card in built if state.sites[card][0] != self.seat)
        yield from (self._display_source(card) for card in state.display if gives(CARDS[card], self.code))
        yield from (
            self._coming_source(card)
            for card in in_play(state)
            if building.in_pile(state, card) and gives(card, self.code)
        )
        yield from self._land_sources()
        yield from self._conversion_sources()
        yield from self._gift_sources()

    def _card(self, kind: str, card: str, notes: Iterable[str], *, now: bool) -> Source:
        notes_shown = tuple(note for note in notes if note)
        return Source(kind, card, card_name(card, self.language), card_text(card, self.language), notes_shown, now)

    def _refusal_sentence(self, refusal: Refusal) -> str:
        return sentence(refusal, self.seats, self.state, self.language)

    def _own_source(self, card: str) -> Source:
        kinds = {move[2] for move in self.open if move[:2] == ("use", card)}
        if kinds:
            return self._card("own", card, [self.say("sources-use", kinds=_clergymen_word(kinds))], now=True)
        why = ACT.explain_main(self.state, self.seat, ("use", card, PRIOR if self.player.has(LAY) else LAY))
        return self._card("own", card, [self._refusal_sentence(why)], now=False)

    def _others_source(self, card: str) -> Source:
        state = self.state
        owner = state.sites[card][0]
        means = [move[2] for move in self.open if move[:2] == ("contract", card)]
        lender = state.players[owner]
        home = {kind for kind in (PRIOR, LAY) if lender.has(kind)}
        drinks = [
            good_name(each.code, self.language, 1) for each in used_in(state.country) if each.name in contract.DRINKS
        ]
        cost = join([good_name("Pn", self.language, state.price), *drinks], self.language, either=True)
        notes = [self.say("sources-contract", owner=seat_in_sentence(self.seats, owner, self.language), cost=cost)]
        if home:
            notes.append(
                self.say(
                    "sources-sent",
                    kinds=_clergymen_word(home),
                    owner=seat_in_sentence(self.seats, owner, self.language),
                )
            )
        if not means:
            notes.append(self._refusal_sentence(ACT.explain_main(state, self.seat, ("contract", card, "coins"))))
        return self._card("others", card, notes, now=bool(means))

    def _display_source(self, card: str) -> Source:
        row = PRINTED[self.state.rulings.table][card]
        short = building.explain_card(self.state, self.player, card)
        rich = self.state.copy()
        rich.players[self.seat].gain(row.cost)
        spaces = [move[2] for move in building.offers(rich, rich.players[self.seat]) if move[1] == card]
        cost = self.say("sources-cost", cost=tiles_words(row.cost, self.language))
        # The reason why it cannot be paid also names the cost.
        notes = [self._refusal_sentence(short)] if short else [cost, self.say("sources-affordable")]
        notes.append(
            self.say("sources-spaces", spaces=", ".join(map(space_name, spaces)))
            if spaces
            else self.say("sources-no-space")
        )
        return self._card("display", card, notes, now=not short and bool(spaces))

    def _coming_source(self, card: Card) -> Source:
        mode = self.state.mode
        after = dict(zip(PILE_LETTERS, mode.phases, strict=True))[card.pile]
        notes = [
            self.say("sources-in-pile", pile=card.pile, round=after),
            self.say("sources-cost", cost=tiles_words(card.cost, self.language)),
        ]
        return self._card("pile", card.id, notes, now=False)

    def _land_sources(self) -> Iterator[Source]:
        for verb, index in YIELD.items():
            if GOODS[index].code != self.code:
                continue
            left = sum(card == COVER[verb] for card in self.player.holds.values())
            best = max(production(self.state, name) for name in choices(self.state, index))
            moves = [move for move in self.open if move[0] == verb]
            notes = (self.say("sources-left", kind=verb, count=left),)
            gain = good_name(self.code, self.language, best)
            yield Source(
                "land", "", self.say(f"sources-{verb}"), self.say("sources-most", goods=gain), notes, bool(moves)
            )

    def _conversion_sources(self) -> Iterator[Source]:
        for given, got, count in CONVERSIONS.values():
            if GOODS[got].code != self.code or GOODS[given].country not in ("", self.state.country):
                continue
            have = self.player.goods[given]
            code = GOODS[given].code
            text = self.say(
                "sources-turns",
                give=amounts([(code, 1)], self.language),
                get=amounts([(self.code, count)], self.language),
            )
            note = self.say("sources-have", goods=good_name(code, self.language, have))
            yield Source("conversion", "", good_name(code, self.language), text, (note,), have > 0)

    def _gift_sources(self) -> Iterator[Source]:
        for number, bag in enumerate(self.state.mode.gifts, start=1):
            if number > self.state.round and any(CODES[index] == self.code for index, _ in bag):
                title = self.say("sources-round", round=number)
                yield Source(
                    "gift",
                    "",
                    title,
                    self.say("sources-everybody", goods=tiles_words(bag, self.language)),
                    (),
                    now=False,
                )


def _plain(place: Source) -> Place:
    """A place as plain data for a page."""
    return {"card": place.card, "title": place.title, "text": place.text, "notes": [*place.notes], "now": place.now}


def _clergymen_word(kinds: set[str]) -> str:
    """Which clergymen, as a word for a choice in a sentence."""
    return "both" if len(kinds) > 1 else next(iter(kinds))

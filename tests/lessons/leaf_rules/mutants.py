"""Games that lack one rule, where that needs more than a changed figure."""

from __future__ import annotations

from typing import Any

import pytest

from ora_widgets.engine import goods as g
from ora_widgets.engine import rules
from ora_widgets.engine.cards import SETTLEMENTS
from ora_widgets.engine.cards import rows as card_rows
from ora_widgets.engine.cards.rows import DEALT_SETTLEMENTS
from ora_widgets.engine.frames import Turn
from ora_widgets.engine.land import LAND, PLAINS, Ground, Tile, outline
from ora_widgets.engine.rules import WORK
from ora_widgets.engine.state import LAY, PRIOR, Player, State
from ora_widgets.engine.steps import convert
from ora_widgets.engine.steps.base import SKIP, run_function
from ora_widgets.engine.steps.trade import Kinds
from ora_widgets.engine.steps.wheel import INDICATOR_INDEX, Produce, value
from ora_widgets.engine.turn import act, building, contract, harvest, landscape, neutral, rounds, scoring, settling
from ora_widgets.engine.turn.act import Act

from .proof import Mutant, attribute, entry

PILES = card_rows.PILES


def nothing(*_: object) -> None:
    """No work is done."""


def words(**changed: Any) -> Mutant:
    """Words of a round with another effect."""

    def change(patch: Any) -> None:
        for name, work in changed.items():
            word = name.replace("_", " ")
            patch.setitem(
                rounds.AUTOMATIC_WORDS if word in rounds.AUTOMATIC_WORDS else rounds.QUESTION_WORDS, word, work
            )

    return Mutant(change, first=True)


def edges(**rows: tuple[str, ...]) -> Mutant:
    """Land may be placed elsewhere."""
    return attribute(Ground, "edges", property(lambda ground: outline(frozenset(ground))._replace(**rows)))


def slots(buys: tuple[int, ...]) -> Mutant:
    """The numbers of landscapes that may be bought in each turn of a round."""

    def open_slots(state: State) -> None:
        turns = [*zip(state.mode.slots, buys, strict=False)]
        for (offset, mains), count in reversed(turns):
            state.ask(Turn("act", (state.start + offset) % state.mode.players, mains, count))

    return words(slots=open_slots)


def mains_too(more: Any) -> Mutant:
    """The main actions with additional ones."""
    known = Act.mains

    def mains(self: Act, state: State, player: Player, verb: str = "") -> list[Any]:
        return [*known(self, state, player, verb), *(each for each in more(state, player) if verb in ("", each[0]))]

    return attribute(Act, "mains", mains)


def mains_but(without: Any) -> Mutant:
    """The main actions without some of them."""
    known = Act.mains

    def mains(self: Act, state: State, player: Player, verb: str = "") -> list[Any]:
        return [move for move in known(self, state, player, verb) if not without(move)]

    return attribute(Act, "mains", mains)


def choices_but(owner: Any, *without: tuple[str, ...]) -> Mutant:
    """The answers to a question without some of them."""
    known = owner.options

    def options(self: Any, state: State, frame: Any) -> Any:
        return [move for move in known(self, state, frame) if move not in without]

    return attribute(owner, "options", options)


def back_after_every_action() -> Mutant:
    """Clergymen come home whenever all are out."""
    known = Act.take

    def take(self: Act, state: State, frame: Any, move: Any) -> None:
        rounds.return_clergy(state)
        known(self, state, frame, move)

    def options(self: Act, state: State, frame: Any) -> Any:
        rounds.return_clergy(state)
        return before(self, state, frame)

    def mains(self: Act, state: State, player: Player, verb: str = "") -> Any:
        rounds.return_clergy(state)
        return main(self, state, player, verb)

    before, main = Act.options, Act.mains

    def change(patch: Any) -> None:
        patch.setattr(Act, "take", take)
        patch.setattr(Act, "options", options)
        patch.setattr(Act, "mains", mains)

    return Mutant(change, first=True)


def land_takes_the_action() -> Mutant:
    """Buying land is a main action."""
    known = landscape.buy

    def buy(state: State, seat: int, move: Any) -> None:
        *below, turn = state.pending
        assert isinstance(turn, Turn)
        state.pending = (*below, turn._replace(mains=max(turn.mains - 1, 0)))
        known(state, seat, move)

    return attribute(landscape, "buy", buy)


def land_comes_afterwards() -> Mutant:
    """No extra action comes before the main action."""
    known = Act.options

    def options(self: Act, state: State, frame: Any) -> Any:
        moves = known(self, state, frame)
        return [move for move in moves if not (frame.mains and move[0] in ("district", "plot"))]

    def allows(self: Act, state: State, frame: Any, move: Any) -> bool:
        return move in options(self, state, frame)

    def change(patch: Any) -> None:
        patch.setattr(Act, "options", options)
        patch.setattr(Act, "allows", allows)

    return Mutant(change)


def land_is_kept() -> Mutant:
    """Land is paid for but not placed."""

    def lay(state: State, seat: int, move: Any, *, keep: bool = False) -> None:
        if not keep:
            state.districts = state.districts[1:]

    return attribute(landscape, "lay", lay)


def cards_stay_in_the_display() -> Mutant:
    """A built card can be built again."""
    known = building.offers

    def offers(state: State, player: Player) -> Any:
        display = state.display
        state.display = (*display, *(card for card in state.sites if card[0] != "L"))
        try:
            return known(state, player)
        finally:
            state.display = display

    return attribute(building, "offers", offers)


def cloisters_stand_anywhere() -> Mutant:
    """No cloister building needs another one beside it."""
    known = building.offers

    def offers(state: State, player: Player) -> Any:
        twin = player.copy()
        twin.cloisters = tuple(player.ground)
        return known(state, twin)

    return attribute(building, "offers", offers)


def whoever_stands_works() -> Mutant:
    """A clergyman on a building may use it once more."""
    known = act.MAIN_ACTIONS["use"]

    def use(state: State, seat: int, move: Any) -> None:
        if move[1] in state.players[seat].out:
            run_function(state, seat, move[1])
        else:
            known(state, seat, move)

    def change(patch: Any) -> None:
        more = mains_too(lambda _, player: [("use", card, LAY) for card in player.out])
        assert more.change is not None
        more.change(patch)
        patch.setitem(act.MAIN_ACTIONS, "use", use)

    return Mutant(change)


def own_contracts() -> Mutant:
    """A player may give themselves a contract."""
    return mains_too(lambda _, player: [("contract", card, "coins") for card in player.buildings])


def contracts_send_both() -> Mutant:
    """A player who issues a contract also sends a clergyman."""
    known = act.MAIN_ACTIONS["contract"]

    def sign(state: State, seat: int, move: Any) -> None:
        state.players[seat].prior = "LR1"
        known(state, seat, move)

    return entry(act.MAIN_ACTIONS, "contract", sign)


def drinks_are_no_money() -> Mutant:
    """Nobody can sell a drink."""

    def change(patch: Any) -> None:
        patch.setattr(Player, "money", lambda player: player.goods[g.COIN])
        patch.setattr(convert, "possible_conversions", lambda _: [])

    return Mutant(change)


def food_is_paid_exactly() -> Mutant:
    """Overpaying is impossible."""
    known = settling.offers

    def exactly(player: Player, row: Any) -> bool:
        reachable = {0}
        for index, food in g.FOOD:
            reachable = {total + food * n for total in reachable for n in range(player.goods[index] + 1)}
        return row.food in reachable

    def offers(state: State, player: Player) -> Any:
        return [move for move in known(state, player) if exactly(player, SETTLEMENTS[move[1]])]

    return attribute(settling, "offers", offers)


def one_tile_at_a_time() -> Mutant:
    """A producer takes a single tile."""

    def produce(state: State, seat: int, good: int, indicator: str) -> None:
        state.players[seat].goods[good] += 1

    def change(patch: Any) -> None:
        patch.setattr("ora_widgets.engine.steps.wheel.produce", produce)

    return Mutant(change)


def no_joker() -> Mutant:
    """The joker replaces nothing."""
    known = Produce.options

    def options(self: Produce, state: State, frame: Any) -> Any:
        return tuple(move for move in known(self, state, frame) if "joker" not in move)

    return attribute(Produce, "options", options)


def only_what_gives() -> Mutant:
    """A forest can be felled only for its wood."""
    known = harvest.offers

    def offers(state: State, player: Player, verbs: Any) -> Any:
        return [move for move in known(state, player, verbs) if value(state, move[2])]

    return attribute(harvest, "offers", offers)


def the_wheel_gives_nothing_new() -> Mutant:
    """The wheel turns together with all indicators."""

    def turn(state: State) -> None:
        state.round += 1
        state.since = [None if since is None else since + 1 for since in state.since]

    return words(turn=turn)


def the_marker_stays() -> Mutant:
    """A settlement phase leaves the building marker where it is."""

    def phase(state: State) -> None:
        if rounds.phase_due(state):
            rounds.open_steps(state)

    return words(phase=phase)


def nothing_is_dealt() -> Mutant:
    """No building comes to the display after a phase."""

    def deal(state: State, frame: Any) -> None:
        for player in state.players[: state.mode.players]:
            player.hand = (*player.hand, DEALT_SETTLEMENTS[frame.phase - 1])

    return entry(WORK, "deal", deal, first=True)


def no_neutral_prior() -> Mutant:
    """Nobody uses the building that the neutral player has just received."""
    return attribute(neutral.Visit, "moves", lambda *_: [])


def nobody_covers() -> Mutant:
    """The neutral player's cards never cover one another."""
    known = neutral.sites

    def sites(state: State, *, cloister: bool) -> list[str]:
        land = state.players[state.mode.players]
        return [space for space in known(state, cloister=cloister) if space not in land.holds]

    return attribute(neutral, "sites", sites, first=True)


def only_people_are_hired() -> Mutant:
    """There are no contracts with the neutral player."""
    return mains_but(lambda move: move[0] == "contract" and move[1] in ("G13", "LW1", "LW2", "LW3"))


def the_owner_sends_the_prior() -> Mutant:
    """An owner has no choice."""
    return attribute(contract.Lend, "options", lambda *_: [("send", PRIOR)])


def everything_is_used() -> Mutant:
    """Who is sent must use the building."""
    known = Produce.options

    def options(self: Produce, state: State, frame: Any) -> Any:
        return tuple(move for move in known(self, state, frame) if move != SKIP)

    return attribute(Produce, "options", options)


def passing_moves_wood() -> Mutant:
    """Clearing no card uses the indicator."""

    def use_up(state: State, *_: object) -> None:
        state.since[INDICATOR_INDEX["wood"]] = state.round

    return entry(act.MAIN_ACTIONS, "pass", use_up)


def districts_never_end() -> Mutant:
    """There is always one more district."""
    known, known_buy = landscape.offers, landscape.buy

    def offers(state: State, player: Player) -> Any:
        state.districts = state.districts or (4,)
        return known(state, player)

    def buy(state: State, seat: int, move: Any) -> None:
        state.districts = state.districts or (4,)
        known_buy(state, seat, move)

    def change(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(landscape, "offers", offers)
        patch.setattr(landscape, "buy", buy)

    return Mutant(change)


def the_start_player_stays() -> Mutant:
    """The start player marker is never passed on."""
    known = rounds.advance

    def advance(state: State, frame: Any) -> None:
        ended = frame.word >= len(rounds.script(state, frame.last))
        known(state, frame)
        if ended and not frame.last:
            state.start = frame.seat

    return entry(WORK, "round", advance)


def the_owner_uses_it(state: State, frame: Any) -> None:
    """The owner of a hired building uses it."""
    run_function(state, state.sites[frame.card][0], frame.card)


def cleared_spaces_are_waste() -> Mutant:
    """Nothing can be built where a forest or a moor was."""
    known = Player.empty

    def empty(self: Player, space: str) -> None:
        known(self, space)
        self.free = tuple(place for place in self.free if place != space)

    return attribute(Player, "empty", empty)


def no_such_kind(code: str) -> Mutant:
    """A tile does not count where different tiles are asked for."""
    known = Kinds.__init__

    def init(self: Kinds, player: Player, count: int) -> None:
        known(self, player, count)
        self.kinds = [kind for kind in self.kinds if kind != code]

    return attribute(Kinds, "__init__", init)


def two_sides_are_one_good() -> Mutant:
    """Grain and straw, which are two sides of a tile, are the same good."""
    known = Kinds.__init__

    def init(self: Kinds, player: Player, count: int) -> None:
        known(self, player, count)
        self.pairs.append({"Gn", "Sw"})

    return attribute(Kinds, "__init__", init)


def the_end_is_noticed_late() -> Mutant:
    """Nobody sees the display in a turn after something was built."""
    known = rounds.check_end

    def check(state: State) -> None:
        if state.built < state.round:
            known(state)

    return words(check=check)


def turns_without_land(**opened: str) -> Mutant:
    """Turns of a kind in which no land can be bought."""
    (word, function), *_ = opened.items()
    known = getattr(rounds, function)

    def opening(state: State) -> None:
        known(state)
        state.pending = tuple(frame._replace(buys=0) if isinstance(frame, Turn) else frame for frame in state.pending)

    return words(**{word: opening})


def phase_without_land() -> Mutant:
    """In a settlement phase no land can be bought."""
    return attribute(settling.Settle, "options", _without_land(settling.Settle.options))


def _without_land(known: Any) -> Any:
    def options(self: Any, state: State, frame: Any) -> Any:
        return [move for move in known(self, state, frame) if move[0] not in ("district", "plot")]

    return options


def where_the_marker_is(game: Any) -> str:
    """The letter at the building marker when phase A has just begun."""
    from ora_widgets.scenarios import Scenario

    before = Scenario("before", players=3, round=5, to_move="G", slot=4).game().play("pass; done")
    assert str(before.now.pending[-1].kind) == "settle", game
    return rounds.PILE_LETTERS[before.now.passed]


def straw_is_worth_one() -> Mutant:
    """A straw is a whole energy."""
    whole = tuple((index, 2 if index == g.STRAW else value) for index, value in g.ENERGY)
    return attribute(g, "ENERGY", whole)


def no_conversions_in_a_phase() -> Mutant:
    """In a settlement phase nothing is turned over or sold."""
    known = rules.conversions

    def conversions(state: State) -> Any:
        return [] if state.pending and state.pending[-1].kind == "settle" else known(state)

    return attribute(rules, "conversions", conversions)


def no_priors_on_occupied_buildings() -> Mutant:
    """In the bonus round, too, a building holds one clergyman."""
    known = act.Bonus.mains

    def mains(self: act.Bonus, state: State, player: Player, verb: str = "") -> Any:
        return [move for move in known(self, state, player, verb) if move[1] not in state.occupied_cards()]

    return attribute(act.Bonus, "mains", mains)


def contracts_cost_two() -> Mutant:
    """A contract costs 2 coins from the beginning."""
    known = contract.payments

    def payments(state: State, player: Player) -> Any:
        state.price = 2
        return known(state, player)

    return attribute(contract, "payments", payments)


def drinks_only_as_coins() -> Mutant:
    """A wine or a whiskey has no points of its own."""

    def points(goods: list[int]) -> int:
        return 2 * ((goods[g.COIN] + goods[g.WINE] + 2 * goods[g.WHISKEY]) // 5)

    return attribute(scoring, "goods_points", points)


def points_of_the_village(game: Any) -> str:
    """The score of the Fishing Village with its neighbours."""
    return str(scoring.settlement_points(game.now.players[0], "0,-1"))


def the_first_of_them_wins() -> Mutant:
    """One player wins, the first in seating order."""
    known = scoring.winners
    return attribute(scoring, "winners", lambda state: known(state)[:1])


def no_hillside() -> Mutant:
    """Districts are all plains, on both sides."""
    flat = Tile(tuple((row, col, PLAINS, "") for row, col, *_ in LAND["plains"].spaces))

    def change(patch: pytest.MonkeyPatch) -> None:
        for side in ("hills", "plains"):
            patch.setitem(LAND, side, flat)

    return Mutant(change)


def nothing_feeds() -> Mutant:
    """No goods are food or energy, so nothing pays for a settlement."""
    return attribute(settling, "offers", lambda *_: [])


def goods_score_nothing() -> Mutant:
    """No good is worth a point."""
    return attribute(scoring, "goods_points", lambda *_, **__: 0)


def no_neighbours_count() -> Mutant:
    """A settlement scores its own dwelling value alone."""
    return attribute(scoring, "adjacent_values", lambda *_: {})

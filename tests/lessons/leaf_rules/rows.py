"""For each rule without parts: the task that applies it, and a game without the rule."""

from __future__ import annotations

from ora_widgets.engine import goods as g
from ora_widgets.engine import rules
from ora_widgets.engine.cards import CARDS, SETTLEMENTS, in_play
from ora_widgets.engine.goods import CODES, bag
from ora_widgets.engine.land import LAND, NEIGHBOURS, Tile
from ora_widgets.engine.modes import BONUS, OFFICIAL
from ora_widgets.engine.rules import WORK
from ora_widgets.engine.state import Player
from ora_widgets.engine.steps import payment
from ora_widgets.engine.turn import act, building, contract, harvest, rounds, scoring, settling
from ora_widgets.game.game import Game
from ora_widgets.game.history import read_only_state

from . import mutants as m
from .proof import Asks, Proof, attribute, change_position, entry, mode, row, rulings, the_legal_one

FRONT = OFFICIAL[3, "long"].wheel
TWO = OFFICIAL[2, "short"]
OTHER_HEARTLAND = Tile(
    (*LAND["plains"].spaces, *((1, col, terrain, card) for _, col, terrain, card in LAND["hills"].spaces))
)


def affordable(**cards: str) -> Asks:
    """Which of the cards Green can pay for."""

    def asks(game: Game) -> str:
        green = read_only_state(game).players[1]
        return " ".join(key for key, card in cards.items() if green.can_give(CARDS[card].cost))

    return asks


def feeds(**bags: str) -> Asks:
    """Which of the bags pays for a Shanty Town."""

    def asks(game: Game) -> str:
        found = []
        for key, tiles in bags.items():
            player = read_only_state(game).players[0].copy()
            player.goods = [dict(bag(tiles)).get(index, 0) for index in range(len(CODES))]
            if payment.can_feed(player, SETTLEMENTS["S1"].food, SETTLEMENTS["S1"].energy):
                found.append(key)
        return " ".join(found)

    return asks


def best(**bags: str) -> Asks:
    """Which of the bags scores the most."""

    def asks(_: Game) -> str:
        points = {k: scoring.goods_points([dict(bag(b)).get(i, 0) for i in range(len(CODES))]) for k, b in bags.items()}
        return " ".join(key for key, each in points.items() if each == max(points.values()))

    return asks


def never_enters(game: Game) -> str:
    """Which indicator is not on the wheel at the end."""
    state = read_only_state(game).copy()
    for state.round in range(1, 25):
        rounds.enter_indicators(state)
    names = {"a": 1, "b": 8, "c": 7, "d": 6}
    return " ".join(key for key, place in names.items() if state.since[place] is None)


def winners_of_a_tie(game: Game) -> str:
    """Who wins with 98, 98 and 97 points."""
    state = read_only_state(game).copy()
    for player, coins in zip(state.players, (5, 5, 0), strict=True):
        player.goods = [0] * len(CODES)
        player.goods[g.COIN] = coins
    return "c" if scoring.winners(state) == (0, 1) else "a"


def phases_of_the_short_game(game: Game) -> str:
    """How many settlement phases there are."""
    found = read_only_state(game).mode
    count = len(found.phases) + ("phase E" in found.last)
    return {5: "a", 4: "b", 3: "c"}.get(count, "")


def first_number(game: Game) -> str:
    """Which of two check numbers is right; the smaller number of players comes first."""
    return "ab"[(3, 4).index(read_only_state(game).mode.players)]


def felling_without_a_forest(game: Game) -> str:
    """What felling does without a forest: nothing, or a move of the indicator."""
    before = game.now.since
    return "b" if game.play("fell").now.since == before else "c"


PROOFS: dict[str, Proof] = {
    # ---- F0, words
    "F0.1": Proof("practice/turns-are-rounds", mode(2, "short", slots=((0, 2), (1, 2)))),
    "F0.2": Proof("land/a-district", m.land_takes_the_action()),
    "F0.3": Proof("practice/each-slot-a-turn", m.slots((1, 1, 1, 0))),
    "F0.4": Proof("clergymen/coming-home", mode(3, "long", brothers=3)),
    "F0.5": Proof("building/cloister", row(CARDS, "LR3", cloister=False)),
    "F0.6": Proof("clergymen/first-building", change_position(display="F05 G12")),
    "F0.7": Proof("building/make-room", rulings(over_cards=True), "build G07 0,0; skip"),
    "F0.8": Proof("practice/open-goods", change_position(give={"G": "Wo"}), asks=affordable(a="F04", b="F05", c="G12")),
    # ---- F1, pieces
    "F1.1": Proof(
        "practice/which-pile", entry(m.PILES, "A", (14, 21), first=True), asks=lambda _: CARDS["F21"].pile
    ),
    "F1.2": Proof("practice/two-sides-two-goods", m.two_sides_are_one_good()),
    "F1.3": Proof("practice/the-last-wonder", change_position(wonders=0)),
    "F1.4": Proof("land/sold-out", m.districts_never_end(), "district 2 plains; build F27 2,4; skip"),
    "F1.5": Proof("practice/only-one-bakery", m.cards_stay_in_the_display(), "build F05 0,3; prior; times 2; times 0"),
    # ---- F2, before the game
    "F2.1": Proof("countries/on-the-water", change_position(country="france")),
    "F2.2": Proof("practice/turns-are-rounds", mode(2, "short", wheel=FRONT)),
    "F2.3": Proof("countries/two-sides", change_position(country="france"), asks=never_enters),
    "F2.4": Proof(
        "countries/how-many-cards", mode(3, "long", labels=("", "3+", "4")), asks=lambda game: str(len(in_play(read_only_state(game))))
    ),
    "F2.5": Proof("food/new-cards", attribute(rounds, "DEALT_SETTLEMENTS", ("S6", "S5", "S7", "S8"), first=True)),
    "F2.6": Proof("clergymen/first-building", mode(3, "long", goods=())),
    "F2.7": Proof("land/which-row", mode(3, "long", districts=OFFICIAL[3, "long"].districts[::-1])),
    "F2.8": Proof("wheel/first-harvest", change_position(seats="GBR")),
    "F2.9": Proof("practice/room-from-the-start", mode(3, "short", bare=())),
    # ---- F3, a round
    "F3.1": Proof("clergymen/coming-home", mode(3, "long", regular=OFFICIAL[3, "long"].regular[1:])),
    "F3.2": Proof("wheel/next-step", m.the_wheel_gives_nothing_new()),
    "F3.3": Proof("practice/after-phase-a", mode(3, "long", phases=(7, 11, 15, 20))),
    "F3.4": Proof("practice/each-slot-a-turn", mode(3, "long", slots=((0, 1), (1, 1), (2, 1)))),
    "F3.5": Proof("clergymen/in-order", m.the_start_player_stays()),
    "F3.6": Proof("practice/into-the-bonus-round", mode(3, "long", rounds=26)),
    "F3.7": Proof(
        "practice/out-until-the-next-round", m.back_after_every_action(),
        "use LR1 lay; take clay; done; pass; done; pass; done; use LR2 lay; take livestock",
    ),
    "F3.8": Proof("practice/gifts-before-the-phase", mode(3, "short", regular=("return", "turn", "enter", "phase", "gifts", "slots"))),
    # ---- F4, the wheel
    "F4.1": Proof("wheel/next-step", mode(3, "long", wheel=(0, 2, 4, 3, *FRONT[4:]))),
    "F4.2": Proof("clergymen/just-standing", change_position(wheel={"coin": 0})),
    "F4.3": Proof("wheel/end-of-the-scale", mode(3, "long", leaves=True)),
    "F4.4": Proof("wheel/next-step", m.one_tile_at_a_time()),
    "F4.5": Proof("practice/not-yet-grapes", mode(3, "long", grapes=20)),
    "F4.6": Proof("wheel/joker", m.no_joker()),
    "F4.7": Proof("wheel/ships", change_position(wheel={"joker": 5})),
    "F4.8": Proof("practice/nothing-on-the-wheel", attribute(harvest, "choices", lambda *_: ())),
    # ---- F5, main actions
    "F5.1": Proof("clergymen/coming-home", mode(3, "long", slots=((0, 0), (1, 0), (2, 0), (0, 0)))),
    "F5.2.1": Proof("clergymen/send-somebody", m.mains_but(lambda move: move[0] == "use" and move[2] == "prior")),
    "F5.2.2": Proof("clergymen/just-standing", m.everything_is_used()),
    "F5.2.3": Proof("practice/standing-there", m.whoever_stands_works(), "use LR1 lay; take clay"),
    "F5.2.4": Proof("goods/bread", change_position(built={"R": "F04 0,-1"}, display="F05")),
    "F5.2.5": Proof("clergymen/where-not", change_position(placed={"R": "prior LR3, lay LR1"})),
    "F5.3.1": Proof("work-contracts/their-oven", entry(WORK, "hired", m.the_owner_uses_it)),
    "F5.3.2": Proof("work-contracts/the-owner-picks", m.the_owner_sends_the_prior()),
    "F5.3.3": Proof(
        "work-contracts/who-is-at-home", change_position(placed={"R": "lay LR1", "B": "prior LB2, lay LB3, lay F05"}, built={"B": "F05 0,3"})
    ),
    "F5.3.4": Proof(
        "practice/before-the-price-rises", row(CARDS, "F21", raises_price=False),
        "build F21 0,3; skip; contract F05 coins; send lay; times 2; times 0",
    ),
    "F5.3.5": Proof("work-contracts/a-drink", entry(contract.DRINKS, "wine", g.WONDER)),
    "F5.3.6": Proof("work-contracts/keep-them-busy", m.everything_is_used()),
    "F5.3.7": Proof("practice/the-prior-stays-home", m.contracts_send_both()),
    "F5.3.8": Proof(
        "practice/whom-to-hire", m.own_contracts(),
        asks=the_legal_one(a="contract LR2 coins", b="contract LG2 coins", c="contract F05 coins"),
    ),
    "F5.4.1": Proof("land/trees", attribute(Player, "empty", m.nothing)),
    "F5.4.2": Proof("land/for-nothing", m.only_what_gives()),
    "F5.4.3": Proof("practice/no-card-to-clear", m.passing_moves_wood(), asks=felling_without_a_forest),
    "F5.4.4": Proof("building/make-room", m.cleared_spaces_are_waste()),
    "F5.5.1": Proof("building/by-the-water", change_position(display="F04 G07")),
    "F5.5.2": Proof("building/straw-from-grain", row(CARDS, "F05", cost=bag("3Cl Sw"))),
    "F5.5.3": Proof("building/by-the-water", change_position(land={})),
    "F5.5.4": Proof("building/cloister", m.cloisters_stand_anywhere(), "build G01 0,3; prior; build G02 1,3"),
    "F5.5.5": Proof("building/the-right-order", m.choices_but(building.PriorVisit, ("prior",))),
    "F5.5.6": Proof(
        "practice/what-to-build", m.mains_too(settling.offers),
        asks=the_legal_one(a="settle S1 0,3", b="build G07 0,3", c="build G01 0,3"),
    ),
    "F5.6": Proof("land/nothing-at-all", m.choices_but(act.Act, ("pass",))),
    # ---- F6, extra actions
    "F6.1": Proof("land/a-district", m.land_comes_afterwards()),
    "F6.2": Proof("practice/two-sides-two-goods", m.no_such_kind("Sw")),
    "F6.3": Proof("food/five-coins", m.no_such_kind("Ni")),
    "F6.4": Proof("food/sell-a-drink", m.drinks_are_no_money()),
    "F6.5": Proof("practice/no-change-for-meat", m.food_is_paid_exactly()),
    "F6.6": Proof(
        "practice/each-slot-a-turn", rulings(any_land=True),
        "pass; done; pass; done; pass; done; district -1 plains; district 2 plains",
    ),
    "F6.7": Proof("practice/land-in-the-last-turn", m.turns_without_land(single="open_single")),
    # ---- F7, land
    "F7.1": Proof("land/trees", attribute(rules, "HEARTLAND", OTHER_HEARTLAND, first=True)),
    "F7.2": Proof("land/a-district", m.no_hillside()),
    "F7.3": Proof("land/which-row", m.edges(district=("-2",))),
    "F7.4": Proof("practice/plot-upon-plot", m.edges(coast=("1",))),
    "F7.5": Proof("land/a-district", m.land_is_kept()),
    "F7.6": Proof("practice/beside-the-castle", entry(NEIGHBOURS, "1,5", ("0,5", "1,4", "2,5"))),
    # ---- F8, settlement phases
    "F8.1": Proof("food/not-now", attribute(rounds, "phase_due", lambda _: False, first=True)),
    "F8.2": Proof("practice/the-marker-has-moved", m.the_marker_stays(), asks=m.where_the_marker_is),
    "F8.3": Proof("practice/land-then-settlement", m.phase_without_land()),
    "F8.4": Proof("practice/no-change-for-meat", m.nothing_feeds()),
    "F8.5": Proof("food/fishing", row(SETTLEMENTS, "S4", terrain=())),
    "F8.6": Proof("practice/after-phase-a", m.nothing_is_dealt()),
    "F8.7": Proof("practice/a-card-kept", change_position(hand={"R": "S1 S2 S3 S4"})),
    "F8.8": Proof("food/sell-a-drink", m.no_conversions_in_a_phase()),
    "F8.9": Proof("two-players/the-castle", mode(2, "short", phases=(7, 14, 21, 32)), "pass; pass; done; done; settle S2 0,5"),
    # ---- F9, the bonus round
    "F9.1": Proof("practice/into-the-bonus-round", mode(3, "long", last=())),
    "F9.2": Proof("practice/into-the-bonus-round", mode(3, "long", last=BONUS[1:])),
    "F9.3": Proof("bonus-round/any-building", m.no_priors_on_occupied_buildings()),
    "F9.4": Proof("bonus-round/build-instead", m.turns_without_land(bonus="open_bonus")),
    "F9.5": Proof("practice/and-then-phase-e", mode(3, "long", last=BONUS[:-1])),
    "F9.6": Proof("bonus-round/phase-e", mode(3, "long", last=(*BONUS, "slots"))),
    # ---- F10, F11, two players
    "F10.1": Proof("two-players/two-actions", mode(2, "short", wheel=FRONT)),
    "F10.2": Proof("two-players/two-actions", mode(2, "short", slots=((0, 1),))),
    "F10.3": Proof("two-players/phase-a", mode(2, "short", phases=(8, 14, 21, 28))),
    "F10.4": Proof(
        "practice/the-second-action", m.back_after_every_action(), "use LR1 lay; take clay; use LR2 lay; take livestock"
    ),
    "F10.5": Proof("practice/two-turns-two-districts", rulings(any_land=True), "district -1 plains; district 2 plains"),
    "F10.6": Proof("two-players/the-end-short", mode(2, "short", last=(*TWO.last, "phase E"))),
    "F10.7": Proof("two-players/the-end-short", mode(2, "short", display_end=0)),
    "F10.8": Proof("two-players/the-end-short", m.the_end_is_noticed_late()),
    "F11.1": Proof("practice/nearly-all-cards", mode(2, "long", crossed=""), asks=lambda game: str(len(in_play(read_only_state(game))))),
    "F11.2": Proof("practice/one-and-then-two", mode(2, "long", slots=((0, 1), (1, 1), (0, 1)))),
    "F11.3": Proof(
        "practice/still-out", m.back_after_every_action(),
        asks=the_legal_one(a="contract F05 coins", b="use LG1 lay", c="contract LR1 coins"),
    ),
    "F11.4": Proof("practice/phase-in-round-seven", mode(2, "long", phases=(8, 14, 21, 28))),
    "F11.5": Proof("two-players/how-much-land", m.slots((1, 0))),
    "F11.6": Proof("practice/ended-by-one-action", mode(2, "long", display_end=2)),
    # ---- F12, the short game
    "F12.1": Proof("practice/both-out-both-home", mode(3, "short", brothers=2)),
    "F12.2": Proof("practice/gifts-before-the-phase", mode(3, "short", phases=(4, 5, 7, 9))),
    "F12.3": Proof("practice/gifts-before-the-phase", mode(3, "short", gifts=())),
    "F12.4": Proof("practice/wood-for-everybody", mode(3, "short", bonus_production=False)),
    "F12.5": Proof("short-game/hired-harvest", m.contracts_cost_two()),
    "F12.6": Proof("short-game/checking-numbers", change_position(players=4), asks=first_number),
    # ---- F13, alone
    "F13.1": Proof("solo/an-empty-cellar", mode(1, "long", districts=OFFICIAL[3, "long"].districts)),
    "F13.2": Proof("solo/the-last-turn", mode(1, "long", slots=((0, 1),))),
    "F13.3": Proof("solo/before-it-is-gone", mode(1, "long", leaves=False), "pass; pass; done; use LR1 lay; take clay"),
    "F13.4": Proof("solo/the-neighbour", attribute(rules, "BUILDERS_MARKET", "G12", first=True)),
    "F13.5": Proof("solo/the-neighbour", m.only_people_are_hired()),
    "F13.6": Proof("practice/no-room-but-on-top", m.nobody_covers()),
    "F13.7": Proof("solo/the-neighbour-builds", m.no_neutral_prior()),
    "F13.8": Proof("practice/all-three-neutral", entry(WORK, "neutral back", m.nothing)),
    "F13.9": Proof("practice/the-neighbour-first", mode(1, "long", regular=("return", "turn", "phase", "neutral", "slots"))),
    "F13.10": Proof("solo/the-last-turn", mode(1, "long", last=("return", "turn", "neutral E", "slots", "phase E"))),
    "F13.11": Proof("practice/five-hundred", mode(1, "long", goal=501), asks=lambda game: "a" if scoring.has_reached_goal(read_only_state(game)) else "b"),
    # ---- F14 to F17, counting and tables
    "F14.1": Proof("chains/ceramic", m.goods_score_nothing()),
    "F14.2": Proof("scoring/economy", row(CARDS, "G12", economic=5)),
    "F14.3": Proof("practice/beside-the-castle", m.no_neighbours_count()),
    "F14.4": Proof("scoring/a-tie", m.the_first_of_them_wins(), asks=winners_of_a_tie),
    "F15": Proof("practice/who-starts", change_position(players=4), asks=lambda game: str(read_only_state(game).start + 1)),
    "F16": Proof("clergymen/coming-home", mode(3, "long", brothers=1)),
    "F17": Proof(
        "practice/when-c-comes", mode(3, "long", phases=(6, 11, 16, 20)), asks=lambda game: str(read_only_state(game).mode.phases[2])
    ),
}  # fmt: skip

# Questions on rules that a task above proves already; their answers are the engine's too.
QUESTIONS: tuple[Proof, ...] = (
    Proof("practice/half-an-energy", m.straw_is_worth_one(), asks=feeds(a="Pn Sw", b="Pn 2Sw", c="Wo")),
    Proof("short-game/course", mode(3, "short", phases=(3, 5, 7)), asks=phases_of_the_short_game),
    Proof(
        "practice/the-best-of-five", m.drinks_only_as_coins(),
        asks=best(a="4Pn Wn", b="3Pn Wh", c="9Pn Wn", d="5Wn", e="4Pn Wn Wh"),
    ),
    Proof("practice/beside-the-houseboat", row(CARDS, "I11", dwelling=3), asks=m.points_of_the_village),
    Proof(
        "practice/main-actions-of-a-round", mode(4, "long", slots=OFFICIAL[3, "long"].slots),
        asks=lambda game: str(sum(mains for _, mains in read_only_state(game).mode.slots)),
    ),
)  # fmt: skip

# The worked examples of the printed rules, each with the tasks that play it.
WORKED: dict[str, tuple[str, ...]] = {
    "a clay that nobody takes": ("wheel/end-of-the-scale", "solo/before-it-is-gone"),
    "grapes in rounds 8 and 9, and the joker": ("practice/not-yet-grapes", "wheel/grapes"),
    "a contract after the Winery": ("practice/two-coins-or-a-wine", "work-contracts/a-drink"),
    "wood at 4, in the short game and by the joker": ("practice/wood-for-everybody", "wheel/joker"),
    "meat for 3 food, straw for half an energy": ("practice/no-change-for-meat", "practice/half-an-energy"),
    "coins and drinks at the end": ("practice/the-best-of-five", "scoring/drinks"),
    "a Fishing Village, with and without the Houseboat": ("scoring/neighbours", "practice/beside-the-houseboat"),
    "the Castle on its mountain": ("practice/beside-the-castle",),
    "the end of the short game for two": ("two-players/the-end-short",),
    "the end of the long game for two by one action": ("practice/ended-by-one-action", "two-players/the-end-long"),
    "three players, round 6": ("practice/after-phase-a",),
    "plots one upon the other": ("practice/plot-upon-plot",),
}

"""What comes after and before a question: the next rotation, what the wheel would yield, what the turn has brought."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from ..engine import Move, options, score
from ..engine.cards import PRINTED
from ..engine.frames import TURN
from ..engine.goods import CODES, GOODS
from ..engine.rules import play
from ..engine.steps.wheel import INDICATOR_INDEX, Produce, production
from ..engine.turn import building
from ..game.history import has_ended, read_only_state, would_cut_turn
from ..game.schedule import SPACES, rounds_to_come, schedule
from ..language.fluent import say
from ..language.names import colour, good_name, join
from ..language.prompts import prompt

if TYPE_CHECKING:
    from ..engine import State
    from ..engine.cards import Card
    from ..engine.icons import Amount
    from ..game.history import GameView
    from ..wire.to_page import Change, Check, Preview, Rotation, RoundsAhead, TurnChange

MAX_PREVIEWS = 60  # lines previewed in one message; further ones get no preview


EXPLAINED_ROUNDS = 2  # which mention what everybody else gets in a short game

# ---- the next rotation


def next_values(state: State) -> dict[str, int]:
    """What every indicator will show after one more rotation."""
    wheel = state.mode.wheel
    return {
        name: wheel[min(state.round + 1 - since, len(wheel) - 1)]
        for name, place in INDICATOR_INDEX.items()
        if (since := state.since[place]) is not None
    }


def next_rotation(state: State, seats: str, language: str) -> Rotation | None:
    """The round after this one: the board space the beam will pass, the values, and the news in one sentence.

    `None` if there is no further rotation.
    """
    if state.over or state.mode.rounds == state.round:
        return None
    number = state.round + 1
    news = [line for one in islice(rounds_to_come(state, seats), 1, 2) for line in one.news(language)]
    text = say("outlook-next", language, round=number, news="; ".join(news), count=len(news))
    if state.mode.bonus_production and state.round <= EXPLAINED_ROUNDS:
        text += " " + say("outlook-bonus-production", language)
    return {"space": (number - 1) % SPACES + 1, "values": next_values(state), "text": text}


# ---- what the cards of the display still need


def lacking(state: State) -> dict[str, list[Amount]]:
    """What the player who is asked lacks for the buildings of the display, by card; affordable ones are left out.

    >>> from ora_widgets.engine import new_state
    >>> lacking(new_state(3, "france"))["F08"]
    [('Sn', 2)]
    """
    if state.over or state.pending[-1].kind == "place":  # the neutral player pays nothing (F13.6)
        return {}
    player, printed = state.players[state.pending[-1].seat], PRINTED[state.rulings.table]
    short = {card: player.lacking(printed[card].cost) for card in state.display}
    return {card: [(CODES[good], count) for good, count in bag] for card, bag in short.items() if bag}


def without_space(state: State, language: str) -> dict[str, str]:
    """Why affordable buildings of the display have no place to stand, in a few words, by card.

    >>> from ora_widgets.engine import new_state
    >>> state = new_state(3, "france"); state.players[0].put("1,3", "G07")
    >>> without_space(state, "en")
    {'G01': 'needs a cloister building beside it'}
    """
    if state.over or state.pending[-1].kind == "place":
        return {}
    player, printed = state.players[state.pending[-1].seat], PRINTED[state.rulings.table]
    payable = [card for card in state.display if player.can_give(printed[card].cost)]
    if not payable:
        return {}
    housed = {move[1] for move in building.offers(state, player)}
    empty = [terrain for _, terrain in building.empty_spaces(state, player)]

    def why(card: str) -> str:
        terrain = printed[card].terrain
        return "cloister" if any(one in terrain for one in empty) else "terrain" if empty else "full"

    return {card: say("outlook-without-space", language, why=why(card)) for card in payable if card not in housed}


# ---- what the wheel would yield


def yields(state: State, rows: list[Card], language: str) -> dict[str, str]:
    """What producing would bring now, in words, by the goods that a card's step names.

    Args:
        rows: The cards in play; a step is known by its codes, with `!` where only the joker serves.

    >>> from ora_widgets.engine import new_state
    >>> from ora_widgets.engine.cards import CARDS
    >>> yields(new_state(3, "france"), [CARDS["LR1"]], "en")
    {'Cl': '2 clay'}
    """
    steps = {key(step): step for row in rows for step in row.does if isinstance(step, Produce)}
    return {name: _yield(state, step, language) for name, step in steps.items()}


def key(step: Produce) -> str:
    """The key of a producing step in `yields`."""
    return " ".join(CODES[good] for good in step.products) + ("!" if step.joker_only else "")


def _yield(state: State, step: Produce, language: str) -> str:
    def words(indicator: str, good: int) -> str:
        return good_name(CODES[good], language, production(state, indicator))

    own = [
        words(GOODS[good].name, good)
        for good in step.products
        if not step.joker_only and state.since[INDICATOR_INDEX[GOODS[good].name]] is not None
    ]
    joker = (
        [words("joker", good) for good in step.products] if state.since[INDICATOR_INDEX["joker"]] is not None else []
    )
    if joker == own:
        joker = []  # the same amount by another way
    kind = "both" if own and joker else "own" if own else "joker" if joker else "none"
    return say(
        "outlook-yield",
        language,
        kind=kind,
        own=join(own, language, either=True),
        joker=join(joker, language, either=True),
    )


# ---- what the turn has brought


def turn_so_far(game: GameView) -> TurnChange | None:
    """What the turn now being played has changed for the player who is asked: goods by code, and points.

    `None` while nothing has been done in it.
    """
    starts = [ply for ply in game.turn_starts if ply <= game.ply]
    if not starts or starts[-1] == game.ply or game.over:
        return None
    before, now = read_only_state(game, starts[-1]), read_only_state(game)
    seat = now.pending[-1].seat
    return {"seat": colour(game.setup.seats, seat), **change(before, now, seat)}


def change(before: State, after: State, seat: int) -> Change:
    """A player's gains and losses: goods by code, and points by where they come from."""
    old, new = score(before, seat), score(after, seat)
    counts = zip(CODES, before.players[seat].goods, after.players[seat].goods, strict=True)
    return {
        "goods": [(code, then - now) for code, now, then in counts if then != now],
        "points": {
            "goods": new.goods - old.goods,
            "economic": new.economic - old.economic,
            "settlements": sum(p for *_, p in new.settlements) - sum(p for *_, p in old.settlements),
            "total": new.total - old.total,
        },
    }


def coming(game: GameView, language: str) -> RoundsAhead:
    """The schedule from this round on, in words.

    >>> from ora_widgets import new_game
    >>> ahead = coming(new_game(3, "france"), "en")
    >>> ahead["check"], ahead["rows"][5]
    ({'number': 1, 'bold': False, 'rule': 'F15'}, (6, 'B', 3, 'settlement phase A'))
    """
    plan = schedule(read_only_state(game), game.setup.seats, language)
    rounds = list(plan)
    rows = [(each.number, each.start, each.check, news) for each, (*_, news) in zip(rounds, plan.rows(), strict=True)]
    check: Check | None = {"number": rounds[0].check, "bold": rounds[0].bold, "rule": "F15"} if rounds else None
    # A solo game has only one seat, so there is nothing to check.
    return {"check": check if game.setup.players > 1 else None, "ending": plan.ending, "rows": rows}


def moves_ahead(game: GameView, language: str) -> str:
    """How many known moves lie ahead of an earlier position, in words; empty if only moves of the present turn were undone."""
    if not would_cut_turn(game._history):
        return ""
    return say("table-branch", language, later=game.plies - game.ply, over=int(has_ended(game)))


def other_lines(game: GameView, language: str) -> list[str]:
    """Descriptions of the abandoned lines, in the order in which `Game.switch_line` counts them."""
    return [say("table-other-line", language, move=ply, later=len(moves)) for ply, moves in game.other_lines]


def previews(game: GameView, lines: list[str], language: str) -> list[Preview]:
    """The change that each legal line would make for the player who is asked.

    `follows` is the question that would follow for the same player, empty where the turn goes on as before or ends;
    `taken` are the indicators that would stand at the beam.

    Args:
        lines: Answers to the present question; anything else is skipped.

    >>> from ora_widgets import new_game
    >>> [seen] = previews(new_game(3, "france"), ["fell 0,1 wood"], "en")
    >>> seen["goods"], seen["points"]["total"], seen["follows"], seen["taken"]
    ([('Wo', 2)], 0, '', ['wood'])
    """
    state, seats = read_only_state(game), game.setup.seats
    if state.over:
        return []
    offered, seat = options(state), state.pending[-1].seat
    seen: list[Preview] = []
    for line in lines[:MAX_PREVIEWS]:
        move = Move.parse(line)
        if tuple(move) not in offered:
            continue
        after = state.copy()
        play(after, tuple(move))
        same = after.to_move == seat and after.pending[-1].kind not in TURN
        follows = prompt(after, seats, language) if same else ""
        taken = [
            name for name, place in INDICATOR_INDEX.items() if after.since[place] != state.since[place] is not None
        ]
        seen.append({"line": line, **change(state, after, seat), "follows": follows, "taken": taken})
    return seen

"""The door to the rules: a new game, what may be answered, and answering."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, islice
from random import Random
from typing import Any, Final

from .cards import CARDS, ids_in_piles
from .cards.rows import COLOURS, START
from .frames import MID_ACTION, AtStep, Frame, Handout, Use, at_step, round_from, use_of
from .goods import GOODS, WONDERS
from .land import CLAY_MOUND, CLOISTER_OFFICE, FARMYARD, HEARTLAND, Ground, space
from .modes import mode
from .moves import IllegalMove, Refusal
from .state import Player, State
from .steps import convert
from .steps.base import CLOSING_MOVES, SKIP, Asker, Options, Plain, end_function, run_function
from .steps.grants import Grant
from .steps.payment import Payment
from .steps.trade import receive
from .terms import CONTRACT_PRICES, INDICATORS, Rulings
from .turn import contract, extra, rounds
from .turn.act import Act, Bonus
from .turn.building import PriorVisit, erect
from .turn.contract import Lend
from .turn.extra import Granted
from .turn.neutral import Place, Visit
from .turn.settling import Settle

Grant.moves = Granted().moves


class Go(Asker[Use]):
    """Use the function at all, or leave it (F5.2.2); asked under some rulings."""

    __slots__ = ()

    def options(self, state: State, frame: Use) -> Options:
        return (("go",), *self.others(state, frame), SKIP)

    def others(self, state: State, frame: Use) -> Options:
        """The functions that may be used in its place where nobody looks (`Rulings.any_building`)."""
        if not state.rulings.any_building or any(
            interrupted_question.kind == "via" for interrupted_question in state.pending
        ):
            return ()
        return tuple(("enter", card) for card in state.sites if card != frame.card)

    def take(self, state: State, frame: Use, move: Plain) -> None:
        if move != ("go",):
            end_function(state)
        if move[0] == "enter":
            state.ask(use_of("via", frame.seat, frame.card))
            run_function(state, frame.seat, move[1])


QUESTIONS: Final[dict[str, Asker[Any]]] = {
    "act": Act(), "bonus": Bonus(), "settle": Settle(), "prior": PriorVisit(), "lend": Lend(), "pay": Payment(),
    "granted": Granted(), "place": Place(), "visited": Visit(), "go": Go(),
}  # fmt: skip


def run(state: State, frame: AtStep) -> None:
    """The next step of a building's function (F5.2)."""
    does = CARDS[frame.card].does
    if frame.step < len(does):
        state.ask(at_step("run", frame.seat, frame.card, frame.step + 1))
        does[frame.step].run(state, at_step("step", frame.seat, frame.card, frame.step))


def repeat_step(state: State, frame: AtStep) -> None:
    """A step that may be chosen more than once."""
    question = at_step("step", frame.seat, frame.card, frame.step, done=frame.done)
    CARDS[frame.card].does[frame.step].run(state, question)


def hand_out(state: State, frame: Handout) -> None:
    """What has been paid for is handed out."""
    receive(state, frame.seat, frame.tiles)


def fall_off(state: State, frame: Use) -> None:
    """The mark of a building that was used from another one; nothing is left to do."""


WORK: Final[dict[str, Callable[[State, Any], None]]] = {
    "round": rounds.advance, "deal": rounds.deal, "neutral back": rounds.neutral_back, "hired": contract.run_hired_building,
    "run": run, "again": repeat_step, "got": hand_out, "via": fall_off,
    "due": Payment().due, "grant": Granted().due, "placing": Place().due, "visit": Visit().due,
}  # fmt: skip


# The rule that a question rests on, for refusals that have no closer one.
QUESTION_RULES = {
    "act": "F5.1", "bonus": "F9.3", "settle": "F8.3", "prior": "F5.5.5", "lend": "F5.3.2", "pay": "F8.4",
    "granted": "F5.2.1", "place": "F13.6", "visited": "F13.7", "go": "F5.2.2", "step": "F5.2.1",
}  # fmt: skip
MAX_ANSWERS_READ: Final = 200  # to learn which verbs answer a question


def asker(frame: Frame) -> Asker[Any]:
    """What put the question: a step on a card, or the turn itself."""
    return CARDS[frame.card].does[frame.step] if frame.kind == "step" else QUESTIONS[frame.kind]


class WithConversions:
    """Answers that are not listed, and the free conversions after them."""

    __slots__ = ("answers", "free")

    def __init__(self, answers: Options, free: list[Plain]) -> None:
        self.answers = answers
        self.free = free

    def __iter__(self) -> Iterator[Plain]:
        return chain(self.answers, self.free)

    def __len__(self) -> int:
        return len(self.answers) + len(self.free)

    def __contains__(self, move: object) -> bool:
        return move in self.answers or move in self.free


def answers(state: State) -> Options:
    """List every answer to the question on top.

    Returns:
        The answers in fixed order and without dead ends; none at the end of the game.

    >>> list(answers(new_state(3, "france")))[-1]
    ('pass',)
    """
    if not state.pending:
        return ()
    frame = state.pending[-1]
    offered = asker(frame).options(state, frame)
    if state.rulings.any_order and extra.interrupted_question(state) is not None:
        own = list(offered)
        return own + extra.offers(state, own)
    return offered


def conversions(state: State) -> list[Plain]:
    """List the free conversions that are possible beside the answers, at every question of one's own turn (F6.2, F6.4).

    A conversion that would leave too little to pay for what has already been chosen is not among them.

    >>> conversions(new_state(3, "france"))
    [('flip', 'Gn')]
    """
    if not state.pending:
        return []
    frame = state.pending[-1]
    if frame.kind == "lend" and state.mode.players > 1:
        return []  # the owner is asked, and the turn is somebody else's
    free = convert.possible_conversions(state.players[frame.seat])
    if free and frame.kind in MID_ACTION:
        who = asker(frame)
        free = [move for move in free if who.affordable(state, frame, move)]
    return free


def options(state: State) -> Options:
    """List every legal move: the answers to the question on top and the free conversions.

    Returns:
        The moves in fixed order; what ends the question stays the last one.

    >>> ("build", "G07", "0,3") in options(new_state(3, "france"))
    True
    """
    offered, free = answers(state), conversions(state)
    if not free:
        return offered
    return with_conversions(offered, free) if isinstance(offered, (list, tuple)) else WithConversions(offered, free)


def with_conversions(offered: Sequence[Plain], free: list[Plain]) -> list[Plain]:
    """Listed answers and free conversions.

    Args:
        offered: The answers to a question, at least one.

    Returns:
        Both, with what closes the turn or the question still last.
    """
    if offered[-1] in CLOSING_MOVES:
        return [*offered[:-1], *free, offered[-1]]
    return [*offered, *free]


def is_allowed(state: State, move: Plain) -> bool:
    """Whether a move is among the `options`, found without listing more of them than it takes.

    >>> is_allowed(new_state(3, "france"), ("done",))
    False
    """
    if not state.pending:
        return False
    if move[0] in convert.CONVERSION_VERBS:
        return move in conversions(state)
    frame = state.pending[-1]
    if asker(frame).allows(state, frame, move):
        return True
    return state.rulings.any_order and move[0] in extra.EXTRAS and move in answers(state)


def sample(state: State, rng: Random) -> Plain:
    """A random legal move, without listing them all where there may be many.

    At questions of how to do something free conversions are left out, as they would only lengthen a random game.

    Raises:
        IndexError: At the end of the game.
    """
    frame = state.pending[-1]
    who = asker(frame)
    if extra.asks_what_next(frame) and (free := conversions(state)):
        moves = with_conversions(who.options(state, frame), free)  # type: ignore[arg-type]  # such questions list their answers
        return moves[int(rng.random() * len(moves))]
    return who.sample(state, frame, rng)


def play(state: State, move: Plain) -> None:
    """Make a legal move, in place.

    Args:
        state: The position, which is changed; the caller owns it.
        move: One of its `options`; this is not checked here.

    >>> state = new_state(3, "france")
    >>> play(state, ("build", "G07", "0,3"))
    >>> state.players[0].holds["0,3"]
    'G07'
    """
    interrupted_question, frame = state.pending[:-1], state.pending[-1]
    if move[0] in convert.CONVERSION_VERBS:
        state.pending = interrupted_question
        convert.convert(state.players[frame.seat], move)
        asker(frame).ask_again(state, frame)
    elif (
        state.rulings.any_order
        and move[0] in extra.EXTRAS
        and (turn := extra.interrupted_question(state))
        and move not in asker(frame).options(state, frame)
    ):
        extra.take(state, turn, move)
    else:
        state.pending = interrupted_question
        asker(frame).take(state, frame, move)
    run_until_question(state)


def run_until_question(state: State) -> None:
    """Do the work that is pending until somebody has a choice or the game is over."""
    while state.pending:
        frame = state.pending[-1]
        work = WORK.get(frame.kind)
        if work is None:
            return
        state.pending = state.pending[:-1]
        work(state, frame)


def open_round(state: State, word: int = 0, *, last: bool = False) -> None:
    """Carry out the words of a round until somebody is asked.

    Args:
        word: The index of the first word that is carried out.
        last: Whether it is the last round.
    """
    state.pending = (round_from(state.start, last, word),)
    run_until_question(state)


def explain(state: State, move: Plain) -> Refusal:
    """Say why a move that is not among the options is refused.

    Returns:
        The refusal, with the number of the rule; it is not raised.

    >>> explain(new_state(3, "france"), ("build", "S1", "0,3")).rule
    'F5.5.6'
    """
    if not state.pending:
        return IllegalMove("game-over", state.mode.end_rule)
    frame = extra.question_meant(state, move) if state.rulings.any_order else state.pending[-1]
    if move[0] in convert.CONVERSION_VERBS and not (frame.kind == "lend" and state.mode.players > 1):
        return convert.explain_conversion(state, frame.seat, move, conversions(state))
    why = asker(frame).explain(state, frame, move)
    rule = why.rule or QUESTION_RULES[frame.kind]
    if why.message in ("not-an-option", "other-question"):
        line = " ".join(move)
        if not any(move[0] == offered[0] for offered in islice(iter(options(state)), MAX_ANSWERS_READ)):
            return IllegalMove("other-question", rule, line=line, question=frame.kind)
        return IllegalMove("not-an-option", rule, line=line)
    return why


def new_state(
    players: int, country: str, length: str = "long", rulings: Rulings | None = None, seats: str = ""
) -> State:
    """Set up a game (F2) and open its first round.

    Args:
        rulings: The rulings on disputed points; by default the official ones.
        seats: The colours in seating order, with the neutral player's last; by default the first ones of `"RGBW"`.

    Returns:
        The state before the first answer.

    Raises:
        KeyError: When there is no such game.

    >>> new_state(3, "france").round
    1
    """
    state = State()
    state.rulings = rulings or Rulings()
    state.mode = row = mode(players, length, state.rulings)
    state.country = country
    state.round = state.built = state.start = state.passed = 0
    state.since = [0 if name not in ("grapes", "stone") else None for name in INDICATORS]
    state.display = tuple(id_ for id_ in ids_in_piles(state, "start") if not (row.neutral and id_ == BUILDERS_MARKET))
    state.districts, state.plots = row.districts, row.plots
    state.wonders = WONDERS
    state.price = CONTRACT_PRICES[0]
    state.sites = {}
    state.covered = ()
    colours = seats or COLOURS[:players]
    if row.neutral and len(colours) == players:
        colours += NEUTRAL
    state.players = tuple(seat_player(state, seat) for seat in range(row.seats))
    for player, colour in zip(state.players, colours, strict=True):
        for number, place in enumerate((CLAY_MOUND, FARMYARD, CLOISTER_OFFICE), start=1):
            erect(state, player.seat, CARDS[f"L{colour}{number}"], place)
    if row.neutral:
        erect(state, players, CARDS[BUILDERS_MARKET], "0,0")
    open_round(state)
    return state


BUILDERS_MARKET: Final = "G13"  # the neutral player's first building (F13.4)
NEUTRAL: Final = "W"


def seat_player(state: State, seat: int) -> Player:
    """An empty heartland with its clergymen, goods and settlements; the neutral one has neither cards nor goods."""
    neutral = seat >= state.mode.players
    player = Player()
    player.seat = seat
    player.goods = [0] * len(GOODS)
    player.prior = ""
    player.brothers = state.mode.brothers
    player.out = ()
    player.hand = () if neutral else START
    player.buildings = player.cloisters = player.forests = player.moors = player.free = ()
    player.ground = Ground()
    player.holds = {}
    spaces = [(space(row, col), terrain, card) for row, col, terrain, card in HEARTLAND.spaces]
    covered = {} if neutral else {place: card for place, _, card in spaces if card and place not in state.mode.bare}
    player.add_land({place: terrain for place, terrain, _ in spaces}, covered)
    if not neutral:
        player.gain(state.mode.goods)
    return player

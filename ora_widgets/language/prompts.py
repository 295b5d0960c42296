"""The question now, as one sentence."""

from __future__ import annotations

from ..engine import State, answers, has_reached_goal, score, winners
from ..engine.cards import CARDS, SETTLEMENTS, trade_of
from ..engine.frames import Allowance, AtStep, Bill, Frame, Neutral, Turn, Use
from ..engine.goods import CODES
from ..engine.steps.base import Step
from ..engine.steps.grants import Enter
from ..engine.steps.landscape import Clear, PerFeature
from ..engine.steps.price import UNITS
from ..engine.steps.trade import Choose, Different, Exchange, Fee, Kinds, OneOf, Together
from ..engine.steps.wheel import Produce
from .fluent import say
from .names import amounts, card_name, good_name, join, seat_in_sentence, tiles_words

PHASES = "ABCDE"
DRINKS = {"wine": "Wn", "whiskey": "Wh"}

Args = dict[str, object]
Said = tuple[str, Args]  # a message's id and its arguments


def prompt(state: State, seats: str, language: str) -> str:
    """The question now, or how the game ended, as one sentence.

    >>> from ora_widgets.engine import new_state
    >>> prompt(new_state(3, "france"), "RGB", "en")
    'Red: choose an action.'
    """
    if state.over:
        return _prompt_at_game_end(state, seats, language)
    frame = state.pending[-1]
    card = subject_card(frame)
    if isinstance(frame, AtStep):
        message, args = _step(CARDS[frame.card].does[frame.step], state, frame, language)
    else:
        message, args = _question(state, frame, seats, language)
    args["card"] = card_name(card, language) if card else ""
    return say(message, language, seat=seat_in_sentence(seats, frame.seat, language), **args)


def subject_card(frame: Frame) -> str:
    """The card that a question is about: the building it comes from, or the one that is paid for; empty if none."""
    return frame.card if isinstance(frame, AtStep | Use | Bill) else ""


def contract_price(state: State, how: str, language: str) -> str:
    """The present cost of a work contract, in coins or with a drink."""
    return good_name(DRINKS[how], language, 1) if how in DRINKS else good_name("Pn", language, state.price)


def _prompt_at_game_end(state: State, seats: str, language: str) -> str:
    first = winners(state)
    return say(
        "ask-over", language, players=state.mode.players, winners=len(first),
        names=join([seat_in_sentence(seats, seat, language) for seat in first], language),
        points=score(state, first[0] if first else 0).total, goal=state.mode.goal, won=int(bool(has_reached_goal(state))),
    )  # fmt: skip


def _question(state: State, frame: Frame, seats: str, language: str) -> Said:
    """A question of the turn itself."""
    match frame:
        case Turn(kind="act" | "bonus" as kind, mains=mains):
            return f"ask-{kind}", {"mains": mains, "others": len(answers(state)) - 1}
        case Turn():
            verbs = [move[0] for move in answers(state)]
            lands = verbs.count("district") + verbs.count("plot")
            phase = PHASES[state.passed - 1]
            return "ask-settle", {"phase": phase, "settlements": verbs.count("settle"), "lands": lands}
        case Use(kind="lend", card=card, paid=paid):
            # The pending work of the player who has paid is right below the question to the owner.
            user, neutral = state.pending[-2].seat, state.sites[card][0] >= state.mode.players
            return "ask-lend", {
                "neutral": int(neutral), "user": seat_in_sentence(seats, user, language), "price": contract_price(state, paid, language),
            }  # fmt: skip
        case Bill(unit=unit, price=price, reserve=reserve, card=card):
            what = "settlement" if card in SETTLEMENTS else "building" if card else "none"
            args: Args = {"what": what, "amount": good_name(unit, language, price / UNITS[unit])}
            return "ask-pay", {**args, "reserve": reserve, "kept": good_name("Gn", language, reserve)}
        case Allowance(actions=actions):
            return "-".join(("ask-granted", *actions)), {}
        case Neutral(kind="place"):
            return "ask-place", {"count": len(state.display)}
    return f"ask-{frame.kind}", {}


def _step(step: Step, state: State, frame: AtStep, language: str) -> Said:
    """A question of a building."""
    match step:
        case Exchange() | Together():
            return _trade(trade_of(frame), frame.limit, language)
        case OneOf():
            return "ask-one-of", {"left": step.most - frame.done}
        case Fee():
            return "ask-fee", {"price": amounts(step.price.picture(), language)}
        case Choose():
            return "ask-choose", {}
        case Different():
            get = tiles_words(step.tiles, language)
            if not Kinds(state.players[frame.seat], step.count).possible():
                return "ask-different-after-selling", {"count": step.count}
            return "ask-different", {"count": step.count, "gets": len(step.tiles), "get": get}
        case Produce():
            goods = join([good_name(CODES[good], language) for good in step.products], language, either=True)
            return "ask-produce", {"goods": goods, "indicator": "joker" if step.joker_only else "own"}
        case Enter():
            return f"ask-enter-{step.kind}", {}
        case Clear():
            return "ask-clear", {"gets": len(step.tiles), "get": tiles_words(step.tiles, language)}
        case PerFeature():
            return "ask-claim", {"points": frame.limit}
    raise NotImplementedError(type(step).__name__)


def _trade(trade: Exchange, limit: int, language: str) -> Said:
    give, get = amounts(trade.give.picture(), language), tiles_words(trade.tiles, language)
    return "ask-exchange", {"give": give, "get": get, "limit": limit}

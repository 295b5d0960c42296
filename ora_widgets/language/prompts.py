"""The question now, as one sentence."""

from __future__ import annotations

from ..engine import State, answers, reached, score, winners
from ..engine.cards import CARDS
from ..engine.goods import CODES
from ..engine.state import Frame
from ..engine.steps.base import Asker
from ..engine.steps.grants import Enter
from ..engine.steps.ground import Clear
from ..engine.steps.points import PerFeature
from ..engine.steps.price import UNITS
from ..engine.steps.trade import Choose, Different, Exchange, Fee, Kinds, OneOf, Together
from ..engine.steps.wheel import Produce
from .fluent import FALLBACK, say
from .names import amounts, card_name, good_name, join, tiles_words, who

PHASES = "ABCDE"

Args = dict[str, object]
Said = tuple[str, Args]  # a message and what it is about


def prompt(state: State, seats: str, language: str = FALLBACK) -> str:
    """The question now, or how the game ended, as one sentence.

    Parameters: `seats`, the people's colours in seating order.

    >>> from ora_widgets.engine import new_state
    >>> prompt(new_state(3, "france"), "RGB")
    'Red: one main action.'
    """
    if state.over:
        return _over(state, seats, language)
    frame = state.pending[-1]
    step = step_of(frame)
    message, args = _question(state, language) if step is None else _step(step, state, frame, language)
    if frame[0] in ("step", "prior", "go", "lend"):
        args["card"] = card_name(frame[2], language)
    return say(message, language, seat=who(seats, frame[1], language), **args)


def step_of(frame: Frame) -> Asker | None:
    """The step of a building that a question belongs to, if it is one of those."""
    return CARDS[frame[2]].does[frame[3]] if frame[0] == "step" else None


def _over(state: State, seats: str, language: str) -> str:
    first = winners(state)
    return say(
        "ask-over", language, players=state.mode.players, winners=len(first),
        names=join([who(seats, seat, language) for seat in first], language),
        points=score(state, first[0] if first else 0).total, goal=state.mode.goal, won=int(bool(reached(state))),
    )  # fmt: skip


def _question(state: State, language: str) -> Said:
    """A question of the turn itself."""
    match state.pending[-1]:
        case ("act" | "bonus" as kind, _, mains, _):
            return f"ask-{kind}", {"mains": mains, "others": len(answers(state)) - 1}
        case ("settle", *_):
            verbs = [move[0] for move in answers(state)]
            lands = verbs.count("district") + verbs.count("plot")
            phase = PHASES[state.passed - 1]
            return "ask-settle", {"phase": phase, "settlements": verbs.count("settle"), "lands": lands}
        case ("lend", _, card):
            return "ask-lend", {"neutral": int(state.sites[card][0] >= state.mode.players)}
        case ("pay", _, unit, price, reserve):
            amount = good_name(unit, price / UNITS[unit], language)
            return "ask-pay", {"amount": amount, "reserve": reserve, "kept": good_name("Gn", reserve, language)}
        case ("granted", _, actions):
            return "-".join(("ask-granted", *actions)), {}
        case ("place", *_):
            return "ask-place", {"count": len(state.display)}
        case frame:
            return f"ask-{frame[0]}", {}


def _step(step: Asker, state: State, frame: Frame, language: str) -> Said:
    """A question of a building."""
    match step:
        case Exchange():
            return _trade(step, frame[4], language)
        case Together():
            return _trade(step.trades[len(frame[5])], frame[4], language)
        case OneOf():
            return "ask-one-of", {"left": step.most - frame[4]}
        case Fee():
            return "ask-fee", {"price": amounts(step.price.picture(), language)}
        case Choose():
            return "ask-choose", {}
        case Different():
            get = tiles_words(step.tiles, language)
            if not Kinds(state.players[frame[1]], step.count).possible():
                return "ask-different-after-selling", {"count": step.count}
            return "ask-different", {"count": step.count, "gets": len(step.tiles), "get": get}
        case Produce():
            goods = join([good_name(CODES[good], None, language) for good in step.products], language, either=True)
            return "ask-produce", {"goods": goods, "indicator": "joker" if step.joker_only else "own"}
        case Enter():
            return f"ask-enter-{step.kind}", {}
        case Clear():
            return "ask-clear", {"gets": len(step.tiles), "get": tiles_words(step.tiles, language)}
        case PerFeature():
            return "ask-claim", {"points": frame[4]}
    raise NotImplementedError(type(step).__name__)


def _trade(trade: Exchange, limit: int, language: str) -> Said:
    give, get = amounts(trade.give.picture(), language), tiles_words(trade.tiles, language)
    return "ask-exchange", {"give": give, "get": get, "limit": limit}

"""Listed moves can be played and clicked, others are refused, and neither looking nor refusing changes anything."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations, islice

from ora_widgets.engine import Move, Refusal, State, answers, conversions, explain, options, play, sample
from ora_widgets.game.game import Game
from ora_widgets.language.fluent import has
from ora_widgets.rulebook.rules import rule
from tests.game.lines import mutate_move

from ..moment import Moment, Plain
from . import cards, clergy, goods

LOOKED_AT = 3000  # of a list of payments, which may have millions
PLAYED = 12
NEIGHBOURS = 4
Picks = tuple[tuple[str, int], ...]


def first_moves(state: State) -> list[Plain]:
    """The listed moves, or the first ones of many."""
    return [tuple(move) for move in islice(iter(options(state)), LOOKED_AT)]


def some(moment: Moment, count: int) -> list[Plain]:
    """Some of the listed moves after a move."""
    moves = first_moves(moment.after)
    return moves if len(moves) <= count else moment.chance.sample(moves, count)


def lists_are_lists(moment: Moment) -> None:
    """There is an answer while the game goes on; answers are unique, ordered, and spelled in one way."""
    state = moment.after
    offered, moves = options(state), first_moves(state)
    assert bool(moves) == bool(state.pending), f"{len(moves)} answers to {state.pending[-1:]}"
    assert len(set(moves)) == len(moves), "a move is listed twice"
    assert len(moves) == LOOKED_AT or len(offered) == len(moves), f"{len(moves)} are said to be {len(offered)}"
    assert first_moves(state.copy()) == moves, "a copy lists others"
    assert all(Move.parse(str(Move(move))) == move for move in moves[:PLAYED])
    assert not state.pending or sample(state, moment.chance) in offered, "what is drawn is not listed"


def listed_play(moment: Moment) -> None:
    """Each listed move can be played: it changes the position and the goods as computed, and has a successor."""
    state = moment.after
    untouched = state.copy()
    for move in some(moment, PLAYED):
        assert move in options(state), f"{' '.join(move)} is listed, but not among the options"
        after = state.copy()
        play(after, move)
        assert after != state, f"{' '.join(move)} changes nothing"
        assert not after.pending or next(iter(answers(after)), None), f"nothing can follow {' '.join(move)}"
        ahead = Moment(moment.setup, state, move, after)
        for holds in (goods.are_booked, goods.are_of_the_country, cards.lie_in_one_place, clergy.stand_in_one_place):
            holds(ahead)
    assert state == untouched, "looking at the moves changes the position"


def refusal_of(game: Game, line: str) -> Refusal | None:
    """Play a line; returns the reason if it is refused."""
    try:
        game.play(line)
    except Refusal as refused:
        return refused
    return None


def unlisted_are_refused(moment: Moment) -> None:
    """A listed line with a changed word is another listed move, or is refused and changes nothing."""
    state, chance = moment.after, moment.chance
    untouched = state.copy()
    moves = some(moment, NEIGHBOURS) or [("pass",)]
    for move in moves:
        line = mutate_move(move, state, chance)
        game = Game(moment.setup, state)
        refused = refusal_of(game, line)
        if refused is None:
            assert all(played in options(untouched) for played in game.moves[:1]), f"{line!r} is played, but not listed"
        else:
            assert len(str(refused)) > 20, f"{line!r} is refused without a sentence"
            assert (game.ply, game.plies, game.now) == (0, 0, untouched), f"{line!r} is refused, not without a trace"
        assert state == untouched, f"{line!r} changes the position that it was refused in"


# ---- what a person clicks


def picks(move: Plain) -> Picks:
    """The clicks for a move: its words, tile by tile; a bare verb is its own word."""
    words: Counter[str] = Counter()
    for word in move[1:] or move:
        count, code = (word[:-2], word[-2:]) if move[0] in ("pay", "give", "claim") and move[1:] else ("", word)
        words[code] += int(count or 1)
    return tuple(sorted(words.items()))


def clicks_never_end_early(moment: Moment) -> None:
    """The picks of no answer are part of another's."""
    free = conversions(moment.after)
    found = [picks(move) for move in some(moment, 5 * PLAYED) if move not in free]
    assert len(set(found)) == len(found), "two answers are clicked alike"
    short = {pick for pick in found if sum(n for _, n in pick) <= 3}
    for pick in found:
        words = [word for word, n in pick for _ in range(n)]
        if len(words) <= 4:
            for size in range(len(words)):
                for part in set(combinations(words, size)):
                    assert tuple(sorted(Counter(part).items())) not in short, f"{part} is part of {words}"
    longer = [dict(pick) for pick in found if sum(n for _, n in pick) > 1]
    for one, other in combinations(longer, 2):
        assert not all(other.get(word, 0) >= n for word, n in one.items()), (one, other)
        assert not all(one.get(word, 0) >= n for word, n in other.items()), (one, other)


# ---- what a refusal says


SPACES = ["0,0", "0,1", "0,3", "1,3", "0,4", "-1,0", "2,3", "0,-1", "0,6", "9,9", "x", "", "1,7"]
WORDS = [*SPACES, "G01", "F05", "I05", "LR1", "LG2", "LW1", "S1", "S8", "G99", "lay", "prior", "coins", "wine", "whiskey", "Wo",
         "3Gn", "99Pn", "Ni", "Xx", "-3", "7", "999", "hills", "coast", "joker", "wood", "stone", "grapes", "3energy", "²", "٣"]  # fmt: skip
VERBS = ["use", "contract", "build", "fell", "cut", "pass", "done", "district", "plot", "flip", "sell", "settle", "prior",
         "skip", "send", "times", "trade", "take", "give", "choose", "claim", "pay", "clear", "enter", "place", "go", "sing"]  # fmt: skip


def refusals_have_words(moment: Moment) -> None:
    """Anything that the engine does not accept, also nonsense, is refused with a sentence and a rule."""
    state, chance = moment.after, moment.chance
    offered = options(state)
    move = list(chance.choice(some(moment, PLAYED) or [("pass",)]))
    wrong: list[Plain] = [
        (chance.choice(VERBS), *move[1:]),
        (*move, chance.choice(WORDS)),
        (move[0],),
        (*move[:-1], chance.choice(WORDS)),
        chance.choice(moment.moves),
        (chance.choice(VERBS), *chance.choices(WORDS, k=chance.randint(0, 3))),
    ]
    for tried in wrong:
        if not tried[0] or tried in offered:
            continue
        refusal = explain(state, tried)
        assert isinstance(refusal, Refusal)
        assert has(refusal.message, "en"), (tried, refusal.message)
        assert not refusal.rule or rule(refusal.rule).number == refusal.rule
        json.dumps(refusal.details)
        assert str(refusal)

"""Random games, and at every question the promises that everybody above the engine relies on."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice
from random import Random

import pytest

from ora_widgets.engine import (
    Move,
    Refusal,
    Rulings,
    State,
    answers,
    conversions,
    explain,
    new_state,
    options,
    play,
    sample,
)
from ora_widgets.engine.goods import WONDERS
from ora_widgets.engine.steps.payment import Tiles
from ora_widgets.engine.steps.trade import Kinds
from ora_widgets.language.fluent import has
from ora_widgets.rulebook.rules import rule

MODES = [(1, "long"), (2, "short"), (2, "long"), (3, "short"), (3, "long"), (4, "short"), (4, "long")]
GAMES = [
    pytest.param(players, country, length, id=f"{players}{length}-{country}")
    for players, length in MODES
    for country in ("france", "ireland")
]
LISTED = 60  # of a long list of payments so many are looked at
QUESTIONS = 500  # per mode and country
SLOW_QUESTIONS = 1500

Plain = tuple[str, ...]
Picks = tuple[tuple[str, int], ...]


def generous(state: State, rng: Random) -> Plain:
    """A random answer that rather builds, settles and uses than passes, so that games get somewhere."""
    if isinstance(answers(state), (Tiles, Kinds)):
        return sample(state, rng)
    moves = list(options(state))
    for verbs, chance in ((("settle", "build"), 0.5), (("use", "contract", "enter", "give", "claim", "prior"), 0.7)):
        wanted = [move for move in moves if move[0] in verbs]
        if wanted and rng.random() < chance:
            return rng.choice(wanted)
    idle = [move for move in moves if move[0] not in ("pass", "skip", "flip", "sell")]
    return rng.choice(idle if idle and rng.random() < 0.8 else moves)


def enrich(state: State, rng: Random) -> None:
    """More of everything that the country knows, so that the dear cards come into play as well."""
    foreign = {"france": (14, 15, 16), "ireland": (10, 11, 12, 13)}[state.country]
    for player in state.players[: state.mode.players]:
        for i in range(21):  # all but wonders
            if i not in foreign:
                player.goods[i] += rng.randint(0, 3)


# ---- the promises


def picks(move: Plain) -> Picks:
    """What a person clicks for a move: its words, tile by tile; a bare verb is its own word."""
    words: Counter[str] = Counter()
    for word in move[1:] or move:
        count, code = (word[:-2], word[-2:]) if move[0] in ("pay", "give", "claim") and move[1:] else ("", word)
        words[code] += int(count or 1)
    return tuple(sorted(words.items()))


def check_antichain(moves: list[Plain]) -> None:
    """No option's picks are part of another's, so that clicking never ends too early."""
    found = [picks(move) for move in moves]
    assert len(set(found)) == len(found), "two options are clicked alike"
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


def check_table(state: State) -> None:
    """No debts, every card and every clergyman once, eight wonders."""
    assert all(count >= 0 for player in state.players for count in player.goods)
    sites = [(seat, space) for seat, space in state.sites.values()]
    assert len(set(sites)) == len(sites)
    assert not set(state.display) & set(state.sites)
    assert len(set(state.display)) == len(state.display)
    for card, (seat, space) in state.sites.items():
        assert state.players[seat].holds[space] == card
    for player in state.players:
        assert player.brothers + len(player.out) == state.mode.brothers
        assert player.brothers >= 0
        assert player.prior == "" or player.prior in state.sites
        assert set(player.out) <= set(state.sites)
        held = player.holds
        assert set(held) | set(player.free) == set(player.ground)
        assert not set(held) & set(player.free)
        assert {s for s, card in held.items() if card == "forest"} == set(player.forests)
        assert {s for s, card in held.items() if card == "moor"} == set(player.moors)
        assert {card for card in held.values() if card in state.sites} == set(player.buildings)
    everywhere = Counter(card for player in state.players for card in (*player.out, *filter(None, [player.prior])))
    if state.round != state.mode.rounds:  # in the bonus round priors may share a building
        assert all(count == 1 for count in everywhere.values())
    assert state.wonders >= 0
    assert state.wonders + sum(player.goods[21] for player in state.players) == WONDERS


def check_json(state: State) -> None:
    """All of a state is plain data."""
    data = state.to_json()
    assert json.loads(json.dumps(data)) == data
    assert state.copy().to_json() == data


def check_options(state: State, rng: Random) -> list[Plain]:
    """There is an answer; answers are distinct, in fixed order, spelled in one way, and all of them can be played."""
    offered = options(state)
    moves: list[Plain] = [tuple(move) for move in islice(offered, 3000)]
    assert moves, f"nothing to answer: {state.pending[-1]}"
    if len(moves) < 3000:
        assert len(offered) == len(moves)
    assert len(set(moves)) == len(moves)
    twin = state.copy()
    assert list(islice(options(twin), LISTED)) == moves[:LISTED]
    some = moves if len(moves) <= LISTED else rng.sample(moves, LISTED)
    check_antichain([move for move in some if move not in conversions(state)])
    for move in some:
        assert Move.parse(str(Move(move))) == move
        assert move in offered
        play(twin, move)
        assert twin != state
        assert all(count >= 0 for player in twin.players for count in player.goods), move
        assert not twin.pending or next(iter(answers(twin)), None), f"{move} leads into a dead end"
        twin = state.copy()
    assert twin == state
    drawn = sample(state, rng)
    assert drawn in offered
    return moves


# ---- wrong moves


SPACES = ["0,0", "0,1", "0,3", "1,3", "0,4", "-1,0", "2,3", "0,-1", "0,6", "9,9", "x", "", "1,7"]
WORDS = [*SPACES, "G01", "F05", "I05", "LR1", "LG2", "LW1", "S1", "S8", "G99", "lay", "prior", "coins", "wine", "whiskey", "Wo",
         "3Gn", "99Pn", "Ni", "Xx", "-3", "7", "999", "hills", "coast", "joker", "wood", "stone", "grapes", "3energy", "²", "٣"]  # fmt: skip
VERBS = ["use", "contract", "build", "fell", "cut", "pass", "done", "district", "plot", "flip", "sell", "settle", "prior",
         "skip", "send", "times", "trade", "take", "give", "choose", "claim", "pay", "clear", "enter", "place", "go", "sing"]  # fmt: skip


def wrong(moves: list[Plain], before: list[Plain], rng: Random) -> Iterator[Plain]:
    """Mutations of legal moves, moves of other positions, and nonsense."""
    move = list(rng.choice(moves))
    yield (rng.choice(VERBS), *move[1:])
    yield (*move, rng.choice(WORDS))
    yield tuple(move[:1])
    move[rng.randrange(len(move))] = rng.choice(WORDS)
    yield tuple(move)
    yield tuple(rng.choice(before))
    yield (rng.choice(VERBS), *rng.choices(WORDS, k=rng.randint(0, 3)))


def check_refusals(state: State, moves: list[Plain], before: list[Plain], rng: Random) -> None:
    """Whatever is not legal is refused with a sentence that exists and a rule that exists."""
    offered = options(state)
    for move in wrong(moves, before, rng):
        if not move[0] or move in offered:
            continue
        refusal = explain(state, move)
        assert isinstance(refusal, Refusal)
        assert has(refusal.message), (move, refusal.message)
        if refusal.rule:
            assert rule(refusal.rule).number == refusal.rule
        json.dumps(refusal.details)
        str(refusal)


# ---- games


def one_game(players: int, country: str, length: str, seed: int, limit: int) -> int:
    """Play a game, checking every question of it, at most so many; how many they were."""
    rng = Random(seed)
    state = new_state(players, country, length, Rulings(idle_rounds=8))
    gifts = rng.choice((0, 0.03))  # games as they are, and games of plenty
    before: list[Plain] = [("pass",)]
    questions = 0
    while state.pending and questions < limit:
        if rng.random() < gifts:
            enrich(state, rng)
        check_table(state)
        moves = check_options(state, rng)
        check_refusals(state, moves, before, rng)
        if questions % 5 == 0:
            check_json(state)
        before.append(rng.choice(moves))
        play(state, generous(state, rng))
        questions += 1
    if not state.pending:
        assert not list(options(state))
        assert explain(state, ("pass",)).message == "game-over"
        check_table(state)
        check_json(state)
    return questions


def many_games(players: int, country: str, length: str, seed: int, limit: int) -> None:
    while limit > 0:
        limit -= one_game(players, country, length, seed, limit)
        seed += 1


@pytest.mark.parametrize(("players", "country", "length"), GAMES)
def test_promises(players: int, country: str, length: str) -> None:
    many_games(players, country, length, 1000 * players, QUESTIONS)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "country", "length"), GAMES)
def test_promises_for_longer(players: int, country: str, length: str) -> None:
    many_games(players, country, length, 50_000 + 1000 * players, SLOW_QUESTIONS)

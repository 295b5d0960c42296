"""Refusals are three different errors, each a sentence with its rule; and a refused move changes nothing."""

from __future__ import annotations

import re
from random import Random

import pytest

import ora_widgets as ora
from ora_widgets import Move, engine
from ora_widgets.engine.cards import CARDS, SETTLEMENTS
from ora_widgets.engine.goods import CODES
from ora_widgets.engine.terms import INDICATORS
from ora_widgets.game.game import Game
from ora_widgets.game.move_parser import VERBS
from tests.support.modes import GAMES

from .tables import game_at, random_game

RULE = re.compile(r"F\d+(\.\d+)*")

# Words of moves, of this game and of others.
CARD_WORDS = ["F05", "G07", "I14", "LR1", "LG2", "LW3", "S1", "S8", "G28", "F25"]
SPACES = ["0,3", "0,0", "1,4", "-1,0", "2,5", "0,6", "0,-1", "99,3"]
OTHER = [
    "lay",
    "prior",
    "coins",
    "wine",
    "whiskey",
    "wood",
    "joker",
    "hills",
    "coast",
    "0",
    "3",
    "-2",
    "60",
    "Gn",
    "12Pt",
    "Ni",
]


def wrong_line(rng: Random, game: Game) -> str:
    """A line that a person might type: complete, cut off, for another moment, or with wrong words."""
    kind = rng.randrange(4)
    if kind == 0:
        verb = rng.choice(list(VERBS))
        words = [rng.choice([*CARD_WORDS, *SPACES, *OTHER]) for _ in range(rng.randrange(4))]
        return " ".join([verb, *words])
    if kind == 1:  # well formed, but rarely an answer
        card, space, good = rng.choice([*CARDS, *SETTLEMENTS]), rng.choice(SPACES), rng.choice(CODES)
        return rng.choice(
            [
                f"use {card} lay", f"use {card} prior", f"contract {card} coins", f"contract {card} wine",
                f"build {card} {space}", f"settle {card} {space}", f"place {card} {space}", f"enter {card}",
                f"fell {space} wood", f"cut {space} joker", f"clear {space}", f"flip {good}", f"sell {good}",
                f"pay 2{good} Gn", f"give {good} Pt Wo", f"claim 3{good}", f"choose 6{good}", f"times {rng.randrange(99)}",
                f"take {rng.choice(INDICATORS)}", f"take joker {good}", f"trade {good}", f"send {rng.choice(['lay', 'prior'])}",
                f"district {rng.randrange(-5, 6)} hills", f"plot {rng.randrange(-5, 6)} mountain", "done", "pass", "skip",
            ]
        )  # fmt: skip
    words = str(game.legal_moves.sample(rng)).split()
    if kind == 2:
        return " ".join(words[: rng.randrange(len(words))] + rng.choices([*SPACES, *OTHER, *CARD_WORDS], k=1))
    return " ".join([*words, rng.choice(OTHER)])


@pytest.mark.parametrize(("players", "country", "length"), GAMES)
def test_wrong_moves_all_game_long(players: int, country: str, length: str) -> None:
    rng = Random(f"{players}{country}{length}")
    game = random_game(rng.randrange(1000), players, country, length)
    refused = 0
    for ply in sorted(rng.sample(range(game.plies), 60)):
        game.jump(ply)
        before, moves = game.state, game.moves
        for _ in range(6):
            line = wrong_line(rng, game)
            legal = line in game.legal_moves
            try:
                game.copy().play(line)
            except ora.Refusal:
                assert not legal
                with pytest.raises(ora.Refusal) as caught:
                    game.play(line)
                check(caught.value, line)
                refused += 1
            else:
                short = legal or game.legal_moves.starting(line) or line.split()[0] in ("choose", "take")
                assert short or (line in ("fell", "cut") and "pass" in game.legal_moves)  # F5.4.3: equal to a pass
        assert (game.state, game.moves, game.ply) == (before, moves, ply)
    assert refused > 200


def check(refusal: ora.Refusal, line: str) -> None:
    """Check that a refusal is useful to a person."""
    said = str(refusal)
    assert type(refusal) in (ora.InvalidMove, ora.IllegalMove, ora.AmbiguousMove), line
    assert said == refusal.sentence
    assert said.rstrip("”")[-1:] in ".)…" or said[-1] in ".…", said
    assert said[:1].isupper() or said[:1] == "“", said
    assert "{" not in said, said
    assert "  " not in said.strip(), said
    assert len(said) < 700, said
    assert RULE.fullmatch(refusal.rule), (line, said)
    assert ora.rule(refusal.rule).number == refusal.rule


@pytest.mark.parametrize(
    ("line", "error", "rule", "says"),
    [
        ("build G99 0,3", ora.InvalidMove, "F1.1", "There is no card “G99”"),
        ("hire F05 coins", ora.InvalidMove, "F5.1", "No move begins with “hire”"),
        ("build G07", ora.AmbiguousMove, "F5.5.1", "“build G07” could mean several moves"),
        ("build F05", ora.IllegalMove, "F5.5.2", "The Bakery costs 2 clay and 1 straw, and you still need"),
        ("build G07 0,0", ora.IllegalMove, "F5.5.3", "A moor lies on 0,0; cut its peat first"),
        ("build G07 zero", ora.InvalidMove, "F7.1", "“zero” is not a space"),
        ("build G07 9,3", ora.IllegalMove, "F5.5.1", "Your landscape has no space 9,3"),
        ("build G07 0,4", ora.IllegalMove, "F5.5.1", "The Clay Mound already stands on 0,4"),
        ("build I14 0,3", ora.IllegalMove, "F2.4", "takes no part in this game"),
        ("build S1 0,3", ora.IllegalMove, "F5.5.6", "The Shanty Town is a settlement"),
        ("use LG1 lay", ora.IllegalMove, "F5.2.1", "belongs to Green"),
        ("contract LR1 coins", ora.IllegalMove, "F5.3.8", "is yours"),
        ("contract LG1 wine", ora.IllegalMove, "F5.3.5", "no wine"),
        ("fell 0,0 wood", ora.IllegalMove, "F5.4.1", "no forest on 0,0"),
        ("done", ora.IllegalMove, "F5.6", "You still have a main action"),
        ("prior", ora.IllegalMove, "F5.1", "The current question is “Red: choose an action.”"),
        ("sell Wn", ora.IllegalMove, "F6.4", "no wine to sell"),
        ("flip Xx", ora.InvalidMove, "F1.2", "no good “Xx”"),
        ("district 0 hills", ora.IllegalMove, "F6.6", "The next district costs 2 coins and you have only 1"),
        ("pass now", ora.InvalidMove, "F5.6", "write pass"),
    ],
)
def test_a_sentence_says_what_would_have_to_be_different(line: str, error: type, rule: str, says: str) -> None:
    game = ora.new_game(3, "france")
    with pytest.raises(ora.Refusal) as refused:
        game.play(line)
    check(refused.value, line)
    assert type(refused.value) is error
    assert refused.value.rule == rule
    assert says in str(refused.value)


def test_three_errors_that_can_be_told_apart_and_caught_together() -> None:
    kinds = {ora.InvalidMove, ora.IllegalMove, ora.AmbiguousMove}
    assert all(issubclass(kind, ora.Refusal) and issubclass(kind, ValueError) for kind in kinds)
    assert not any(issubclass(one, other) for one in kinds for other in kinds - {one})


def test_the_engine_s_own_refusals_are_sentences_too() -> None:
    with pytest.raises(ora.InvalidMove, match="is not a complete move") as refused:
        Move.parse("")
    check(refused.value, "")
    assert str(engine.explain(engine.new_state(3, "france"), ("use", "LG1", "lay"))).startswith(
        "The Clay Mound belongs to Green"
    )
    assert str(ora.Refusal("no-such-words", "F1", card="F05")) == "no-such-words: card=F05 (F1)"


def test_a_move_after_the_end() -> None:
    game = random_game(1)
    before = game.state
    for line in ("done", "pass", "use LR1 lay", Move.parse("pay Pt")):
        with pytest.raises(ora.IllegalMove, match="The game is over") as refused:
            game.play(line)
        assert refused.value.rule == "F9.6"
    assert game.state == before


def test_the_list_of_what_an_ambiguous_line_could_mean_is_kept_short() -> None:
    game = game_at(give={"R": "Cl"}, land={"R": "district -1 plains; district -2 plains; district 2 plains"})
    with pytest.raises(ora.AmbiguousMove, match=r"build G07 0,3.* …\.$") as refused:
        game.play("build G07")
    assert str(refused.value).count("build G07 ") == 9

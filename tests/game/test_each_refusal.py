"""Every refusal in a position of its own: the right sentence is chosen, and it is true there.

A row is a message, a position, a line and a part of the sentence.
"""

from __future__ import annotations

from typing import Any

import pytest

from ora_widgets.engine import Rulings, State
from ora_widgets.engine.frames import AtStep, Neutral, Use
from ora_widgets.engine.rules import run_until_question
from ora_widgets.language.sentences import sentence
from tests.support.positions import answer, position

from .refusal_checks import SEATS, check, refusal_of, templates
from .refusal_predicates import TRUTHS


def table(**words: Any) -> dict[str, Any]:
    """The words of a position (`tests.support.positions`), and what they cannot express.

    Parameters: `before`, moves to play there; `covered`, a card that the neutral player has built over; `price`, of a
    contract; `plots`, left for sale; `frame`, frames on top; `neutral`, whether the neutral player is to build.
    """
    return words


ANY = table()
IRELAND = table(country="ireland")
PHASE = table(kind="settle", hand={"R": "S1 S3"}, give={"R": "20Pn 2Pt"})
BONUS = table(kind="bonus", built={"G": "G07 0,3"})
FULL = "Wo Pt 2Gn Sh Cl 6Pn Sn Co Sw Mt Fl Br Gp"
CALEFACTORY = table(built={"R": "F32 1,3"}, give={"R": "2Pn"}, before="use F32 lay")
NEUTRAL = table(players=1, display="G07 G02 F05", before="place G07 0,1", neutral=True)
VISIT = table(players=1, display="G07 G02", give={"R": "3Pn"}, before="place G07 0,1; place G02 1,3", neutral=True)

SPECIAL: list[tuple[str, dict[str, Any], str, str]] = [
    ("not-a-verb", ANY, "hire LG1", "No move begins with “hire”"),
    ("moves-by-commas", ANY, "pass, done", "semicolons stand between moves"),
    ("not-a-move", ANY, "place F05 0,3 now", "write place CARD ROW,COL"),
    ("alternatives", ANY, "use LR1|LR2 lay|prior", "write “use LR1 lay”, or another of them"),
    ("alternatives", table(before="use LR1 lay"), "take clay · take joker", "write “take clay”"),
    ("unknown-card", ANY, "use G99 lay", "no card “G99”"),
    ("unknown-space", ANY, "build G07 9,9", "“9,9” is not a space"),
    ("unknown-good-near", ANY, "pay Xx", "no good “Xx”"),
    ("ambiguous", ANY, "fell 0,1", "say which of fell 0,1 wood, fell 0,1 joker"),
    ("other-question", ANY, "prior", "does not answer it"),
    ("settlement-not-built-here", ANY, "settle S1 0,3", "is a settlement and is not built with a main action"),
    ("not-an-option", table(before="use LR1 lay"), "take stone", "is not among the moves"),
    # cards
    ("card-gone", table(players=1, display="G12"), "build G07 0,3", "is out of this game: it is on no landscape"),
    ("card-gone", table(display="G12"), "use F05 lay", "The Bakery is out of this game"),
    ("card-covered", table(players=1, covered="G07"), "build G07 0,3", "has been built over"),
    ("card-covered", table(players=1, round=22, covered="F20"), "contract F20 coins", "The Inn has been built over"),
    ("card-covered", table(players=1, covered="LW2"), "use LW2 lay", "The Farmyard has been built over"),
    ("card-already-built", table(built={"G": "G07 0,3"}), "build G07 0,3", "already been built by Green"),
    ("heartland-not-built", ANY, "build LG1 0,3", "printed on the heartland of Green"),
    ("card-in-pile", ANY, "build F20 0,3", "The Inn is still in pile B"),
    ("card-not-in-game", ANY, "build F10 0,3", "stays in the box"),
    ("card-not-in-game", ANY, "use I04 lay", "The Malthouse takes no part in this game"),
    ("card-not-in-game", ANY, "contract I21 coins", "takes no part"),
    ("heartland-not-in-game", ANY, "use LW1 lay", "Nobody plays White in this game, so there is no Clay Mound"),
    ("heartland-not-in-game", table(players=2), "contract LB2 coins", "Nobody plays Blue"),
    ("not-built", ANY, "use F05 lay", "Nobody has built the Bakery yet"),
    ("not-built", ANY, "contract F20 coins", "Nobody has built the Inn yet"),
    ("settlement-not-used", table(built={"R": "S1 0,3"}), "use S1 lay", "The Shanty Town is a settlement"),
    ("settlement-not-used", ANY, "contract S2 coins", "The Farming Village is a settlement"),
    ("settlement-not-used", BONUS, "use S1 prior", "is a settlement"),
    ("settlement-not-built-here", ANY, "build S1 0,3", "built in settlement phases and with the Castle"),
    # building
    ("cannot-afford", table(give={"R": "2Cl"}), "build F05 0,3", "costs 2 clay and 1 straw, and you still need 1 straw"),
    ("cannot-afford", table(give={"R": "Cl Gn"}), "build F05 0,3", "and you still need 1 clay."),
    ("cannot-afford", table(give={"R": "Pn Wn"}), "build F09 0,3", "costs 3 coins, and you still need 1 coin."),
    (
        "cannot-afford", table(country="ireland", give={"R": "Wh"}, land={"R": "plot 0 mountain"}, display="G22"),
        "build G22 0,6", "and you still need 3 coins.",
    ),
    ("cannot-afford", table(give={"R": "Gn Sw"}, display="G34"), "build G34 0,3", "you still need 3 stone."),
    ("no-such-space", table(give={"R": "Cl"}), "build G07 3,0", "no space 3,0"),
    ("space-covered", table(give={"R": "Cl"}), "build G07 0,0", "A moor lies on 0,0"),
    ("space-taken", table(give={"R": "Cl"}), "build G07 0,4", "The Clay Mound already stands on 0,4"),
    ("wrong-terrain", table(give={"R": "Wo"}, display="F14"), "build F14 0,3", "cannot stand on plains; it needs hillside"),
    ("needs-cloister", table(give={"R": "Wo Cl"}), "build G01 0,3", "0,3 has no cloister building beside it"),
    # main actions
    ("no-main-action-left", table(mains=0), "fell 0,1 wood", "no main action left"),
    ("no-main-action-left", table(players=2, length="short", mains=0), "pass", "no main action left"),
    ("no-main-action-left", table(players=2, mains=0), "pass", "no main action left"),
    ("no-main-action-left", table(players=1, mains=0), "use LR1 lay", "no main action left"),
    ("main-action-left", ANY, "done", "still have a main action"),
    ("not-your-building", ANY, "use LG1 lay", "belongs to Green"),
    ("own-building", ANY, "contract LR1 coins", "The Clay Mound is yours"),
    ("occupied", table(prior={"R": "LR1"}), "use LR1 lay", "A clergyman already stands on the Clay Mound"),
    ("no-clergyman", table(prior={"R": "LR1"}), "use LR2 prior", "Your prior is out, on the Clay Mound; send a lay"),
    ("no-clergyman", table(lay={"R": "LR1 LR3"}), "use LR2 lay", "brothers are out, on the Clay Mound and Cloister Office"),
    ("no-clergyman", table(length="short", lay={"R": "LR1"}), "use LR2 lay", "Your lay brother is out, on the Clay Mound"),
    (
        "no-clergyman", table(prior={"R": "LR1"}, lay={"R": "LR2 LR3"}, built={"R": "G07 0,3"}), "use G07 prior",
        "All your clergymen are out, on the Clay Mound, Farmyard and Cloister Office; they come back when",
    ),
    (
        "no-clergyman", table(length="short", prior={"R": "LR1"}, lay={"R": "LR2"}), "use LR3 lay",
        "All your clergymen are out, on the Clay Mound and Farmyard",
    ),
    (
        "owner-has-no-clergyman", table(prior={"G": "LG1"}, lay={"G": "LG2 LG3"}, built={"G": "G07 0,3"}),
        "contract G07 coins", "No clergyman of Green",
    ),
    ("contract-price", ANY, "contract LG1 coins", "costs 1 coin now and you have none; bring more coins"),
    ("contract-price", table(give={"R": "Wn"}, price=2), "contract LG1 coins", "2 coins now and you have none; give the wine"),
    ("contract-price", table(give={"R": "Pn"}, price=2), "contract LG1 coins", "you have only 1; bring more coins"),
    ("no-drink", ANY, "contract LG1 wine", "no wine to give for the contract; you could also pay in coins"),
    ("no-drink", table(give={"R": "Pn"}), "contract LG1 wine", "no wine to give for the contract; pay it in coins"),
    ("wrong-drink", ANY, "contract LG1 whiskey", "In France you cannot pay a contract with whiskey"),
    ("bonus-round-only-prior", BONUS, "use LR1 lay", "only the prior may be sent"),
    ("bonus-round-prior-out", BONUS | {"prior": {"R": "LR1"}}, "use G07 prior", "Your prior already stands on the Clay Mound"),
    ("bonus-round-not-allowed", BONUS, "contract G07 coins", "In the bonus round “contract” is not allowed"),
    ("not-built", BONUS, "use F20 prior", "Nobody has built the Inn yet"),
    ("card-not-in-game", BONUS, "use I20 prior", "takes no part"),
    ("none-to-fell", table(cleared={"R": "0,1 0,2 1,1"}), "fell 0,1 wood", "no forest left to fell. Write “fell” without"),
    ("none-to-fell", table(cleared={"R": "0,0 1,0"}), "cut 0,0 peat", "no moor left to cut peat from. Write “cut” without"),
    ("nothing-to-fell", ANY, "fell 0,0 wood", "no forest on 0,0; name one of your spaces"),
    ("nothing-to-fell", ANY, "cut 0,1 peat", "no moor on 0,1; name one of your spaces"),
    ("indicator-not-on-wheel", table(wheel="wood -"), "fell 0,1 wood", "The wood indicator is not on the wheel now; use the joker"),
    ("indicator-not-on-wheel", table(players=1, wheel="joker -"), "fell 0,1 joker", "The joker is not on the wheel now; "),
    (
        "indicator-not-on-wheel", table(players=1, wheel="joker - grain -", before="use LR2 lay"), "take grain",
        "The grain indicator is not on the wheel now; use the good's own",
    ),
    # landscapes
    ("landscape-already-bought", table(buys=0), "plot 0 coast", "in this turn; a turn allows one"),
    ("landscape-already-bought", PHASE | {"buys": 0}, "plot 0 coast", "in this settlement phase; a phase"),
    ("landscape-already-bought", PHASE | {"before": "plot 0 coast"}, "district 2 hills", "in this settlement phase; a phase"),
    ("no-landscape-left", table(plots=(), give={"R": "20Pn"}), "plot 0 mountain", "All plots have been bought"),
    ("landscape-too-dear", ANY, "district 2 hills", "The next district costs 2 coins and you have none"),
    ("landscape-too-dear", table(give={"R": "Pn"}), "plot 0 coast", "The next plot costs 3 coins and you have only 1;"),
    ("landscape-too-dear", table(give={"R": "Wn Pn"}), "plot 0 coast", "with your drinks sold you would have only 2"),
    ("no-landscape-left", table(plots=()), "plot 0 coast", "All plots have been bought"),
    ("district-not-adjacent", PHASE, "district 4 hills", "A district in row 4 would not touch"),
    ("plot-not-adjacent", PHASE, "plot 7 coast", "A coast plot with its upper row at 7 would not touch"),
    ("plot-not-adjacent", PHASE, "plot -4 mountain", "A mountain plot with its upper row at -4"),
    ("land-overlaps", PHASE, "district 1 hills", "already has the space 1,0"),
    ("land-overlaps", PHASE | {"land": {"R": "plot 0 coast"}}, "plot -1 coast", "already has the space 0,-2"),
    (
        "landscape-before-settlement", PHASE | {"before": "settle S1 0,3"}, "plot 0 coast",
        "so it is too late in this phase",
    ),
    # settlements and payments
    ("settlement-not-in-hand", PHASE, "settle S8 0,3", "The Hillside Village is not in your hand"),
    ("not-a-settlement", PHASE, "settle F05 0,3", "The Bakery is a building"),
    ("settlement-wrong-terrain", PHASE | {"hand": {"R": "S4"}}, "settle S4 0,3", "cannot stand on plains; it needs coast"),
    ("settlement-too-dear", PHASE | {"give": {"R": "Pn Sw"}}, "settle S1 0,3", "costs 1 food and 1 energy"),
    ("settlement-too-dear", PHASE | {"give": {"R": "Gn Sw"}}, "settle S1 0,3", "are not worth both"),
    ("one-settlement", PHASE | {"before": "settle S1 0,3"}, "settle S3 1,3", "already built your settlement for this phase"),
    ("payment-too-small", PHASE | {"give": {"R": "9Pn 4Sh"}, "before": "settle S3 0,3"}, "pay Sh", "worth 2 food and the price is 7"),
    ("payment-not-owned", PHASE | {"before": "settle S3 0,3", "give": {"R": "9Pn 4Sh"}}, "pay 5Sh", "than you have: 4 livestock"),
    ("payment-not-owned", PHASE | {"before": "settle S3 0,3", "give": {"R": "9Pn 4Sh"}}, "pay 2Ni", "than you have: 9 coins"),
    ("payment-other-name", PHASE | {"before": "settle S3 0,3", "give": {"R": "9Pn 4Sh"}}, "pay Ni Sh", "write “pay Sh 5Pn”"),
    ("payment-wrong-good", PHASE | {"before": "settle S3 0,3", "give": {"R": "9Pn 4Sh"}}, "pay Cl", "cannot pay with clay here: the price is in food"),
    ("payment-wrong-good", PHASE | {"before": "settle S3 0,3", "give": {"R": "9Pn 4Sh Wr"}}, "pay Wr", "here: the price is in food"),
    (
        "payment-other-name", PHASE | {"hand": {"R": "S2"}, "give": {"R": "Mt 6Gn 2Pt"}, "before": "settle S2 0,3; pay Mt"},
        "pay 6Gn", "write “pay 6Sw”",
    ),
    (
        "straw-not-owned", PHASE | {"hand": {"R": "S2"}, "give": {"R": "Mt 4Gn 3Sw 2Pt"}, "before": "settle S2 0,3; pay Mt"},
        "pay 8Sw", "you have 3, and 4 grain to turn over",
    ),
    ("grain-reserved", PHASE | {"hand": {"R": "S1"}, "give": {"R": "2Gn Sh Sw"}, "before": "settle S1 0,3"}, "pay 2Gn", "Keep 1 grain"),
    ("fee-fixed", table(built={"R": "G41 1,3"}, give={"R": "7Pn"}, before="use G41 lay"), "pay Ni", "answer “pay 5Pn”, or “skip”"),
    ("fee-fixed", CALEFACTORY, "pay 2Pn", "The price here is exactly 1 coin"),
    (
        "payment-other-name", table(built={"R": "F33 0,3"}, give={"R": "6Gn 2Pt"}, before="use F33 lay"), "pay 6Gn",
        "write “pay 6Sw”",
    ),
    (
        "payment-other-name",
        table(country="ireland", built={"R": "I35 0,3"}, give={"R": "40Pn Wh 3Or Rq"}, before="use I35 lay; times 1"),
        "pay Rq Or 5Pn", "write “pay Or Rq Ni”",
    ),
    (
        "payment-loose-coins",
        table(country="ireland", built={"R": "I35 0,3"}, give={"R": "40Pn Wh 3Or Rq"}, before="use I35 lay; times 1"),
        "pay Rq Or 3Pn", "and you named 3 coins",
    ),
    ("times-too-many", table(built={"R": "G07 0,3"}, give={"R": "2Pt"}, before="use G07 lay"), "times 3", "3 times, but you can do it only 2 times"),
    (
        "times-too-many", table(country="ireland", built={"R": "I35 0,3"}, give={"R": "8Pn 2Wh 3Or"}, before="use I35 lay"),
        "times 1", "you do not have enough goods for it now",  # they will be after selling a whiskey
    ),
    ("not-different", table(built={"R": "G02 1,3"}, give={"R": FULL}, before="use G02 lay"), "give 2Gn Wo", "must all be different"),
    ("same-tiles", table(built={"R": "G02 1,3"}, give={"R": "Gn Wo Pt"}, before="use G02 lay"), "give Gn Sw Wo", "Your only grain"),
    ("same-tiles", table(built={"R": "G02 1,3"}, give={"R": "5Pn Wo 2Wn"}, before="use G02 lay"), "give Wn Pn Ni", "Your five coins"),
    ("payment-not-owned", table(built={"R": "G02 1,3"}, give={"R": "4Pn Wo 2Wn"}, before="use G02 lay"), "give Wn Pn Ni", "You have no 5-coin tiles"),
    ("payment-not-owned", table(built={"R": "G02 1,3"}, give={"R": "4Pn Wo 2Wn"}, before="use G02 lay"), "give Wn Pn Sw", "You have no straw"),
    ("wonder-kept", table(built={"R": "G02 1,3"}, give={"R": "4Pn Wo 2Wn Wr"}, before="use G02 lay"), "give Wn Pn Wr", "You cannot pay with a wonder"),
    ("wrong-count", table(built={"R": "G02 1,3"}, give={"R": FULL}, before="use G02 lay"), "give Gn Wo", "named 2, but you must name exactly 3"),
    (
        "claim-too-much", table(country="ireland", built={"R": "I38 0,3"}, give={"R": "Be"}, before="use I38 lay; pay Be"),
        "claim Or Bo", "worth 6 points, but you may take at most 5",
    ),
    ("cannot-enter", table(built={"R": "G01 1,3"}, prior={"G": "LG1"}, before="use G01 lay"), "enter LG2", "no prior stands on it"),
    ("cannot-enter", table(built={"R": "G01 1,3"}, prior={"G": "LG1"}, before="use G01 lay"), "enter G01", "cannot be used through itself"),
    (
        "cannot-enter", table(built={"R": "F27 1,3", "G": "G01 0,3"}, give={"R": "Wn"}, prior={"G": "G01", "R": "F27"},
        lay={"B": "LB1"}, frame=(Use("via", 0, "F27"), AtStep("step", 0, "G01", 0))), "enter F27", "You came here through the Palace",
    ),
    ("cannot-enter", table(built={"R": "F09 1,3; S1 0,3"}, before="use F09 lay"), "enter S1", "The Shanty Town is a settlement"),
    ("cannot-enter", table(built={"R": "F09 1,3; S1 0,3"}, before="use F09 lay"), "enter LR1", "is not next to the building"),
    ("cannot-enter", table(built={"R": "F09 1,3"}, prior={"R": "LR2"}, before="use F09 lay"), "enter LR2", "it is occupied"),
    ("cannot-enter", table(built={"R": "F40 1,3"}, before="use F40 lay"), "enter LR1", "it is not in the display"),
    # conversions
    ("nothing-to-flip", ANY, "flip Gn", "You have no grain to turn over"),
    ("cannot-flip", table(give={"R": "3Wo"}), "flip Wo", "A tile of wood cannot be turned over freely; only grain can"),
    ("nothing-to-sell", ANY, "sell Wn", "You have no wine to sell"),
    ("cannot-sell", table(give={"R": "3Wo"}), "sell Wo", "you cannot sell wood; only wine can"),
    ("cannot-sell", ANY, "sell Wh", "you cannot sell whiskey; only wine can"),
    ("cannot-sell", IRELAND, "sell Wn", "you cannot sell wine; only whiskey can"),
    ("one-at-a-time", table(give={"R": "3Gn"}), "flip 2Gn", "say “flip Gn” for each"),
    ("one-at-a-time", table(give={"R": "3Wn"}), "sell 2Wn", "say “sell Wn” for each"),
    (
        "conversion-promised", PHASE | {"give": {"R": "2Gn 5Pn"}, "rulings": Rulings(ask_always=True), "before": "settle S3 0,3"},
        "flip Gn", "You need this grain to pay",
    ),
    (
        "conversion-promised", PHASE | {"give": {"R": "2Gn 5Pn"}, "rulings": Rulings(ask_always=True), "before": "settle S3 0,3"},
        "flip 2Gn", "You need this grain to pay",
    ),
    # alone
    ("neutral-occupied", NEUTRAL | {"prior": {"W": "LW1"}}, "place F05 0,4", "A clergyman stands on the Clay Mound"),
    ("neutral-kind", NEUTRAL, "place F05 1,4", "can be covered only by a building of its own kind"),
    ("neutral-cloister", NEUTRAL, "place G02 0,2", "no other cloister building beside it on 0,2"),
    ("neutral-last-space", NEUTRAL, "place F05 1,3", "there would be no space left for Cloister Courtyard"),
    ("neutral-settlement", NEUTRAL, "place S1 0,2", "the neutral player builds none"),
    ("neutral-no-space", NEUTRAL, "place F05 -1,2", "The neutral heartland has no space -1,2"),
    ("card-already-built", NEUTRAL, "place G07 0,2", "already been built by the neutral player"),
    ("card-in-pile", NEUTRAL, "place F20 0,2", "The Inn is still in pile B"),
    ("visit-not-new", VISIT, "contract LW1 coins", "The Clay Mound has not just been placed"),
    ("not-built", VISIT, "contract F20 coins", "Nobody has built the Inn yet"),
    ("contract-price", VISIT | {"price": 4}, "contract G07 coins", "costs 4 coins"),
]  # fmt: skip


OF_THIS_TABLE = ("before", "covered", "price", "plots", "frame")


def at_table(words: dict[str, Any]) -> State:
    """The position of a row of `SPECIAL`."""
    rest = dict(words)
    before, covered, price, plots, frame = (rest.pop(name, None) for name in OF_THIS_TABLE)
    neutral = rest.pop("neutral", False)
    state = position(**rest)
    if neutral:
        state.pending = (state.pending[0], Neutral("placing", 0))
        run_until_question(state)
    answer(state, before or "")
    if covered is not None:  # built over, as the neutral player does it
        state.display = tuple(card for card in state.display if card != covered)
        space = state.sites.pop(covered, (1, "0,1"))[1]
        state.players[1].holds[space] = "G12"
        state.covered = ((space, covered),)
    if price is not None:
        state.price = price
    if plots is not None:
        state.plots = plots
    if frame is not None:
        state.pending = (*state.pending, *frame)
    return state


@pytest.mark.parametrize(("message", "words", "line", "says"), SPECIAL, ids=[f"{row[0]}-{row[2]}" for row in SPECIAL])
def test_refusal_in_a_position(message: str, words: dict[str, Any], line: str, says: str) -> None:
    state = at_table(words)
    assert check(state, line) == message
    refused = refusal_of(state, line)
    assert refused is not None
    assert says in sentence(refused, SEATS[: state.mode.players], state, "en", typed=True)


# Refusals of whole games, texts and clicks rather than lines; tests/language/test_locale.py has their sentences.
OF_NO_LINE = {
    "unknown-seat": "a colour handed to a function",
    "unknown-good": "a good in another notation; in a line it is unknown-good-near",
    **dict.fromkeys(["answer-needed", "unknown-answer", "unused-answer"], "answers as keywords: test_actions.py"),
    **dict.fromkeys(["bad-seats", "no-such-country", "no-such-mode"], "terms of a new game: test_playing.py"),
    **dict.fromkeys(["no-such-rulings", "ruling-does-not-fit"], "terms of a new game: test_rulings.py"),
    **dict.fromkeys(["code-damaged", "foreign-json"], "a text that is no game: test_records.py"),
    **dict.fromkeys(["record-newer", "record-refused", "record-unreadable"], "a text that is no game: test_records.py"),
    "no-command": "a move that another notation has no command for: tests/conformance",
    "review-nothing": "a review of a game without a turn: tests/bots/test_review.py",
    "nothing-to-take-back": "undo of a page beside bots: tests/widget",
    "stale-click": "a click on what is no longer there: tests/widget",
}


def test_every_refusal_has_a_predicate_and_a_position() -> None:
    said = set(templates("en")) - OF_NO_LINE.keys()
    assert set(TRUTHS) == said
    assert {message for message, *_ in SPECIAL} | {
        "game-over"
    } == said  # this one: see `test_random_refusals.wrong_lines`
    assert set(templates("en")) >= OF_NO_LINE.keys()

"""The messages are found and filled in, and a missing one raises an error."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from importlib.resources import files

import pytest

from ora_widgets.language import fluent as locale
from ora_widgets.language.fluent import has, languages, message_ids, say
from ora_widgets.rulebook.rules import rule

# Every refusal: its rule (None for refusals outside the rules of the game), and sample arguments.
REFUSALS: dict[str, tuple[str | None, dict[str, object]]] = {
    "not-a-verb": (None, {"word": "bild", "verbs": "build, cut, fell and use"}),
    "moves-by-commas": (None, {"word": "pass"}),
    "not-a-move": (None, {"line": "build G07", "usage": "build G07 0,3"}),
    "alternatives": (None, {"such": "use LR1 lay"}),
    "unknown-card": (None, {"word": "G99", "near": "G19 and G28"}),
    "unknown-space": (None, {"word": "9,9"}),
    "unknown-good": (None, {"word": "Xx"}),
    "unknown-good-near": (None, {"word": "Xx", "near": "wood (Wo)"}),
    "unknown-seat": (None, {"word": "Y", "seats": "R, G and B"}),
    "game-over": ("F9.6", {}),
    "review-nothing": (None, {}),
    "other-question": (None, {"line": "fell 0,1 wood", "question": "Green: choose an action."}),
    "not-an-option": (None, {"line": "use LR1 lay"}),
    "ambiguous": (None, {"line": "fell 0,1", "options": "fell 0,1 wood, fell 0,1 joker"}),
    "card-gone": ("F5.5.1", {"card": "Bakery"}),
    "card-covered": ("F13.6", {"card": "Bakery"}),
    "card-already-built": ("F1.5", {"card": "Bakery", "owner": "Red"}),
    "heartland-not-built": ("F0.5", {"card": "Farmyard", "owner": "Red"}),
    "card-in-pile": ("F2.5", {"card": "Castle", "pile": "C"}),
    "card-not-in-game": ("F2.4", {"card": "Carpentry"}),
    "heartland-not-in-game": ("F0.5", {"card": "Farmyard", "colour": "White"}),
    "cannot-afford": ("F5.5.2", {"card": "Bakery", "cost": "2 clay and 1 straw", "missing": "1 clay"}),
    "no-such-space": ("F5.5.1", {"space": "3,0"}),
    "space-covered": ("F5.5.3", {"space": "0,0", "what": "moor"}),
    "space-taken": ("F5.5.1", {"space": "0,4", "card": "Clay Mound"}),
    "wrong-terrain": ("F5.5.3", {"card": "Houseboat", "terrain": "plains", "allowed": "water"}),
    "needs-cloister": ("F5.5.4", {"card": "Priory", "space": "0,0"}),
    "settlement-not-built-here": ("F5.5.6", {"card": "Shanty Town"}),
    "no-main-action-left": ("F3.4", {}),
    "main-action-left": ("F5.6", {}),
    "not-your-building": ("F5.2.1", {"card": "Bakery", "owner": "Red"}),
    "own-building": ("F5.3.8", {"card": "Bakery"}),
    "not-built": ("F5.2.4", {"card": "Bakery"}),
    "settlement-not-used": ("F5.2.4", {"card": "Shanty Town"}),
    "occupied": ("F5.2.5", {"card": "Bakery"}),
    "no-clergyman": ("F5.2.1", {"kind": "lay", "cards": "Bakery and Priory", "count": 2}),
    "owner-has-no-clergyman": ("F5.3.3", {"card": "Bakery", "owner": "Red"}),
    "contract-price": ("F5.3.4", {"price": 2, "coins": 1, "instead": "none"}),
    "no-drink": ("F5.3.5", {"drink": "wine", "instead": "coins"}),
    "wrong-drink": ("F5.3.5", {"drink": "whiskey", "country": "France"}),
    "bonus-round-only-prior": ("F9.3", {}),
    "bonus-round-prior-out": ("F9.3", {"cards": "Bakery"}),
    "bonus-round-not-allowed": ("F9.3", {"verb": "fell"}),
    "nothing-to-fell": ("F5.4.1", {"space": "0,3", "what": "forest"}),
    "none-to-fell": ("F5.4.3", {"what": "forest", "named": "yes"}),
    "indicator-not-on-wheel": ("F4.5", {"indicator": "stone", "instead": "joker"}),
    "landscape-already-bought": ("F6.6", {"span": "turn"}),
    "landscape-too-dear": ("F6.6", {"kind": "plot", "price": 4, "coins": 3, "drinks": 0}),
    "no-landscape-left": ("F1.4", {"kind": "plot"}),
    "district-not-adjacent": ("F7.3", {"row": 4}),
    "plot-not-adjacent": ("F7.4", {"row": 4, "side": "coast"}),
    "land-overlaps": ("F7.3", {"space": "0,-1"}),
    "landscape-before-settlement": ("F8.3", {}),
    "settlement-not-in-hand": ("F8.7", {"card": "Hamlet"}),
    "not-a-settlement": ("F8.3", {"card": "Bakery"}),
    "settlement-wrong-terrain": ("F8.5", {"card": "Fishing Village", "terrain": "plains", "allowed": "coast"}),
    "settlement-too-dear": ("F8.4", {"card": "Market Town", "food": 7, "energy": 0}),
    "one-settlement": ("F8.3", {}),
    "payment-too-small": ("F8.4", {"paid": 2.5, "price": 3, "unit": "energy"}),
    "payment-not-owned": ("F8.4", {"good": "grain", "have": 2, "owned": "2 grain"}),
    "straw-not-owned": ("F6.2", {"have": 2, "grain": 1}),
    "fee-fixed": ("F5.2.1", {"cost": "5 coins", "right": "pay 5Pn"}),
    "payment-wrong-good": ("F6.5", {"good": "clay", "unit": "food"}),
    "payment-other-name": ("F6.2", {"named": "Gn", "right": "pay 6Sw"}),
    "payment-loose-coins": ("F6.3", {"count": 3}),
    "grain-reserved": ("F8.4", {"count": 2}),
    "times-too-many": (None, {"asked": 3, "limit": 2}),
    "not-different": (None, {}),
    "same-tiles": ("F1.2", {"what": "grain"}),
    "wonder-kept": ("F1.3", {}),
    "wrong-count": (None, {"asked": 2, "wanted": 3}),
    "claim-too-much": (None, {"points": 9, "limit": 8}),
    "cannot-enter": (None, {"card": "Castle", "kind": "prior"}),
    "nothing-to-flip": ("F6.2", {"good": "grain"}),
    "cannot-flip": ("F6.2", {"good": "wood", "turning": "grain"}),
    "nothing-to-sell": ("F6.4", {"good": "wine"}),
    "cannot-sell": ("F6.4", {"good": "wood", "turning": "wine"}),
    "one-at-a-time": ("F6.2", {"line": "flip 2Gn", "right": "flip Gn"}),
    "conversion-promised": ("F6.2", {"good": "grain"}),
    "unknown-answer": (None, {"word": "floor", "known": "pay, take and give"}),
    "unused-answer": (None, {"word": "flour", "line": "use LR1 lay"}),
    "answer-needed": (None, {"verb": "pay", "options": "pay Wo, pay Pt"}),
    "neutral-occupied": ("F13.6", {"card": "Farmyard"}),
    "neutral-kind": ("F13.6", {"card": "Priory"}),
    "neutral-cloister": ("F13.6", {"card": "Priory", "space": "0,1"}),
    "neutral-settlement": ("F13.4", {"card": "Hamlet"}),
    "neutral-no-space": ("F13.4", {"space": "2,0"}),
    "visit-not-new": ("F13.7", {"card": "Bakery"}),
    "neutral-last-space": ("F13.6", {"card": "Bakery", "space": "1,3", "cards": "Priory and Chapel"}),
    "no-such-mode": ("F16", {"players": 5, "length": "short", "modes": "solo, 2 short and 2 long"}),
    "no-such-country": ("F2.1", {"word": "Spain", "countries": "France or Ireland"}),
    "bad-seats": (None, {}),
    "ruling-does-not-fit": (None, {"ruling": "without_quarry_c"}),
    "no-such-rulings": (None, {"word": "house", "known": "official and kennerspiel"}),
    "record-refused": (None, {"number": 3, "line": "build G07 0,0", "why": "A moor lies on 0,0."}),
    "record-unreadable": (None, {"line": "biuld G07"}),
    "record-newer": (None, {"version": 3, "ours": 1}),
    "code-damaged": (None, {}),
    "foreign-json": (None, {}),
    "no-command": (None, {"number": 12, "line": "pass"}),
    "nothing-to-take-back": (None, {}),
    "stale-click": (None, {"ply": 12, "now": 13}),
}

# Other values of arguments that choose among sentences; numbers are tried as 0, 1, 2 and 5.
OTHER_WORDS = {
    "what": ["forest", "moor", "grain", "coins"],
    "kind": [
        *["prior", "lay", "any", "district", "plot"],
        *["occupied", "unoccupied", "adjacent", "display", "itself", "through", "settlement"],
    ],
    "side": ["coast", "mountain"],
    "indicator": ["joker", "grapes"],
    "unit": ["food", "energy", "coins", "points"],
    "span": ["turn", "phase"],
    "instead": ["wine", "whiskey", "coins", "joker", "own", "none"],
    "named": ["Gn", "Ni", "Pn"],
    "good": ["grain", "whiskey"],
}


def variants(args: dict[str, object]) -> list[dict[str, object]]:
    """The sample arguments, and variants with each argument set to its other values."""
    found = [args]
    for name, value in args.items():
        others: list[object] = [0, 1, 2, 5] if isinstance(value, int | float) else [*OTHER_WORDS.get(name, [])]
        found += [{**args, name: other} for other in others]
    return found


def test_docstrings() -> None:
    result = doctest.testmod(locale)
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize("message_id", REFUSALS)
def test_a_refusal_is_a_whole_sentence(message_id: str) -> None:
    _, args = REFUSALS[message_id]
    for changed in variants(args):
        words = say(message_id, "en", **changed)
        assert words.endswith("."), words
        assert not words.endswith("..")
        assert words[0].isupper() or words[0] == "“", words
        assert not re.search(r"[{}$\n]|  | [,;.]", words), words
        assert 20 < len(words) < 250


@pytest.mark.parametrize("message_id", REFUSALS)
def test_a_refusal_uses_all_that_it_is_reported(message_id: str) -> None:
    _, args = REFUSALS[message_id]
    for name in args:
        with pytest.raises(TypeError, match=message_id):
            say(message_id, "en", **{other: value for other, value in args.items() if other != name})


def test_a_refusal_rests_on_a_rule() -> None:
    for number, _ in REFUSALS.values():
        assert number is None or rule(number).number == number


def test_the_file_of_refusals_holds_these_and_no_others() -> None:
    text = files("ora_widgets").joinpath("locale").joinpath("en", "refusals.ftl").read_text(encoding="utf-8")
    assert re.findall(r"^([a-z-]+) =", text, re.MULTILINE) == list(REFUSALS)


def test_says_a_message_without_isolating_marks() -> None:
    words = say("contract-price", "en", price=2, coins=1, instead="none")
    assert "2 coins" in words
    assert not {"\u2068", "\u2069"} & set(words)


def test_numbers_choose_the_plural_form() -> None:
    assert "1 coin now" in say("contract-price", "en", price=1, coins=0, instead="none")
    assert "you have none" in say("contract-price", "en", price=1, coins=0, instead="none")
    assert "worth 1 coin and" in say("payment-too-small", "en", paid=1, price=2, unit="coins")


def test_unknown_message_names_itself() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        say("no-such-message", "en")
    with pytest.raises(KeyError, match=r"game-over\.title"):
        say("game-over.title", "en")
    assert not has("no-such-message", "en")
    assert has("rule-F5-3-4.title", "en")


def test_unknown_language_lists_the_known_ones() -> None:
    with pytest.raises(LookupError, match="en"):
        say("game-over", "xx")


def test_languages_have_english_first_and_invent_no_messages() -> None:
    assert languages()[0] == "en"
    for language in languages():
        assert set(message_ids(language)) <= set(message_ids("en")), language


def test_importing_the_room_leaves_fluent_alone() -> None:
    code = "import sys, ora_widgets.language.fluent; sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0

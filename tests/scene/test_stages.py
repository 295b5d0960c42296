"""The stages of a question: kinds of action first, and a sentence for every partial answer, in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ora_widgets import Game, new_game
from ora_widgets.engine import Rulings
from ora_widgets.game.setup import Setup
from ora_widgets.language.fluent import languages
from ora_widgets.scene import ask, book, narrow, scene
from ora_widgets.scene.book import ACTIONS, KINDS, stages
from ora_widgets.wire.to_page import Ask, Book, Option, Scene
from tests.fixtures.write import asks, many, play_until, random_move
from tests.support.modes import MODES
from tests.support.positions import position

MAX_OPTIONS = 30  # options of one question whose parts are tried


# ---- the rule by which the page looks a sentence up, as scene/book.py puts it


def kind(token: str, known: Book, now: Scene, verb: str) -> str:
    on_wheel = {indicator["id"] for indicator in now["wheel"]["indicators"]}
    tests = {
        "card": token in known["cards"],
        "space": "," in token,
        "clergyman": token in ("prior", "lay"),
        "payment": token in ("coins", "wine", "whiskey"),
        "good": token[-2:] in known["goods"],
        "side": token in ("hills", "plains", "coast", "mountain"),
        "indicator": token in on_wheel,
        "row": verb in ("district", "plot"),
    }
    return next((name for name, fits in tests.items() if fits), "number")


def verb_of(option: Option) -> str:
    return option["line"].split()[0]


def key(
    known: Book, now: Scene, question: Ask, picks: list[str], *, action: str = "", live: list[str] | None = None
) -> str:
    """The key of the sentence for these picks; for a shortened list `live` is Python's result."""
    if not picks:
        return action
    wanted = Counter(picks)
    possible = [o for o in question["options"] if not action or verb_of(o) in ACTIONS[action]]
    fitting = [option for option in possible if wanted <= Counter(option["picks"])]
    needed = [(word, verb_of(o)) for o in fitting for word in (Counter(o["picks"]) - wanted)]
    if not fitting:
        assert question["more"]
        assert live is not None
        fitting = possible
        needed = [(word, verb_of(fitting[0])) for word in live]
    verbs = {verb_of(option) for option in fitting}
    groups = {group for group, members in ACTIONS.items() if verbs & {*members}}
    head = next(iter(verbs)) if len(verbs) == 1 else next(iter(groups)) if len(groups) == 1 else "any"
    kinds = {kind(word, known, now, verb) for word, verb in needed}
    return f"{head} {min(kinds, key=KINDS.index)}"


# ---- games


def moments() -> Iterator[Game]:
    for country in ("france", "ireland"):
        for players, length in MODES:
            game, rng = new_game(players, country, length), Random(players)
            while not game.over and game.ply < 350:
                if game.ply % 6 == 0:
                    yield game
                game.play(random_move(game, rng))


def partial(question: Ask) -> Iterator[list[str]]:
    """The first pick, and all but one, of every answer; stages in between differ only in tiles."""
    seen = set()
    for option in question["options"][:MAX_OPTIONS]:
        words = option["picks"]
        for some in ([word] for word in words), (words[:at] + words[at + 1 :] for at in range(len(words))):
            for picks in some:
                if picks and len(picks) < len(words) and tuple(sorted(picks)) not in seen:
                    seen.add(tuple(sorted(picks)))
                    yield picks


def test_there_is_a_sentence_for_every_partial_answer() -> None:
    said = {language: stages(language) for language in languages()}
    keys: Counter[str] = Counter()
    for game in moments():
        known, now, question = book(game, "en"), scene(game, "en"), ask(game, "en")
        keys.update(key(known, now, question, picks) for picks in partial(question))
        for action in question["actions"]:
            keys[action["key"]] += 1
            own: Ask = {
                **question,
                "options": [option for option in question["options"] if verb_of(option) in action["verbs"]],
            }
            keys.update(key(known, now, question, picks, action=action["key"]) for picks in partial(own))
    for sentences in said.values():
        assert {*keys} <= {*sentences}
    assert {
        "build card", "build space", "use card", "use clergyman", "contract card", "contract payment", "fell space",
        "fell indicator", "settle space", "settle card", "district row", "plot side", "harvest space", "pay good", "place space",
        *ACTIONS,
    } <= {*keys}  # fmt: skip


def test_a_cut_list_has_its_sentences_too() -> None:
    game = many()
    known, now, question = book(game, "en"), scene(game, "en"), ask(game, "en")
    assert question["more"]
    picks = ["Wn", "Wn", "Wn", "Br", "Br"]
    live, _ = narrow(game, picks)
    assert key(known, now, question, picks, live=live) == "pay good"


@pytest.mark.parametrize("language", languages())
def test_a_sentence_leaves_room_for_what_was_picked(language: str) -> None:
    sentences = stages(language)
    assert "{card}" in sentences["build space"]
    assert "{n}" in sentences["build space"]
    assert "{space}" in sentences["build card"]
    for sentence in sentences.values():
        assert not {"$", "None"} & {*sentence.split()}
        assert sentence.format(card="Bakery", space="0,3", n=2)


def test_english_moves_on_in_plain_words() -> None:
    known = book(new_game(3, "france"), "en")
    sentence = known["stages"]["build space"].format(card=known["cards"]["G02"]["name"], n=2)
    assert sentence == "Choose a space for the Cloister Courtyard (2 possible)"


# ---- kinds of action


def test_an_action_is_offered_for_every_kind_of_answer() -> None:
    order = [*ACTIONS]
    found = set()
    for game in moments():
        question = ask(game, "en")
        kinds = [action["key"] for action in question["actions"] if action["verbs"]]
        verbs = {verb_of(option) for option in question["options"]}
        grouped = [group for group in order if verbs & {*ACTIONS[group]}]
        if not question["more"]:
            assert kinds == (grouped if len(grouped) > 1 else [])
            for action in question["actions"]:
                assert action["verbs"] == [verb for verb in ACTIONS[action["key"]] if verb in verbs]
                assert ("because" in action) == (not action["verbs"])
        found |= {*kinds}
    assert found == {*order}


def test_the_first_turn_offers_four_kinds() -> None:
    actions = ask(new_game(3, "france"), "en")["actions"]
    assert [(action["key"], action["label"]) for action in actions] == [
        ("build", "Build"), ("use", "Use"), ("hire", "Work contract"), ("harvest", "Fell / cut"),
    ]  # fmt: skip


def test_what_is_impossible_now_is_named_with_the_reason() -> None:
    actions = ask(Game(Setup(3, "france"), position(give={"R": "Pn"})), "en")["actions"]
    assert [action["key"] for action in actions] == ["build", "use", "hire", "harvest"]
    assert [action["because"] for action in actions if not action["verbs"]] == [
        "You cannot build now: you lack the goods or the space for every building in the display."
    ]
    # A turn whose action is done offers only what is left.
    done = ask(Game(Setup(3, "france"), position(give={"R": "9Pn"}, mains=0)), "en")["actions"]
    assert [action["key"] for action in done] in ([], ["land"])


@pytest.mark.parametrize(
    ("laid_out", "key", "because"),
    [
        ({"give": {"R": "Wo"}}, "hire", "A work contract costs 1 coin now, and you cannot pay that."),
        (
            {"prior": {"G": "LG1", "B": "LB1"}, "lay": {"G": "LG2 LG3", "B": "LB2 LB3"}},
            "hire",
            "No work contract is possible now: all buildings of the other players are occupied.",
        ),
        (
            {
                "prior": {"G": "LG1", "B": "LB1"},
                "lay": {"G": "LG2 LG3", "B": "LB2 LB3"},
                "built": {"G": "F05 0,3", "B": "F04 0,3"},
            },
            "hire",
            "No work contract is possible now: the players with a free building have nobody at home.",
        ),
        (
            {"prior": {"R": "LR1"}, "lay": {"R": "LR2 LR3"}},
            "use",
            "You cannot use your own buildings now: all of them are occupied.",
        ),
        (
            {"prior": {"R": "LR1"}, "lay": {"R": "LR2 LR3"}, "built": {"R": "F05 0,3"}},
            "use",
            "You cannot use your own buildings now: all your clergymen are out.",
        ),
    ],
)
def test_a_kind_that_is_impossible_names_the_nearest_reason(laid_out: dict[str, Any], key: str, because: str) -> None:
    actions = ask(Game(Setup(3, "france"), position(**({"give": {"R": "Pn"}} | laid_out))), "en")["actions"]
    assert {action["key"]: action.get("because") for action in actions}[key] == because


def test_where_only_trees_are_left_it_says_so() -> None:
    game = Game(Setup(3, "france"), position(cleared={"R": "0,0 1,0"}))
    labels = {action["key"]: action["label"] for action in ask(game, "en")["actions"]}
    assert labels["harvest"] == "Fell trees"
    game = Game(Setup(3, "france"), position(cleared={"R": "0,1 0,2 1,1"}))
    labels = {action["key"]: action["label"] for action in ask(game, "en")["actions"]}
    assert labels["harvest"] == "Cut peat"


def test_a_settlement_phase_offers_settling_and_land() -> None:
    game = play_until(new_game(4, "ireland"), 6, lambda game: asks("settle")(game) and asks("plot")(game))
    assert [action["key"] for action in ask(game, "en")["actions"]] == ["settle", "land"]


@pytest.mark.parametrize(
    ("hand", "phrase"), [("S4", "you lack food, energy or a free space"), ("", "you have none left")]
)
def test_a_settlement_phase_in_which_nothing_can_be_built_says_why(hand: str, phrase: str) -> None:
    game = Game(Setup(3, "france"), position(kind="settle", hand={"R": hand}))
    (settle,) = ask(game, "en")["actions"]
    assert (settle["key"], settle["verbs"]) == ("settle", [])
    assert phrase in settle["because"]


def test_one_kind_is_no_choice() -> None:
    granted = position(built={"R": "F32 0,3"}, give={"R": "Pn"})
    game = Game(Setup(3, "france"), granted).play("use F32 lay; pay Pn")
    assert game.now.pending[-1].kind == "granted"
    assert ask(game, "en")["actions"] == []


# ---- land where it would lie


def ghosts(game: Game, language: str = "en") -> list[tuple[str, int | None]]:
    return [(g["label"], g["price"]) for player in scene(game, language)["players"] for g in player["ghosts"]]


def test_land_says_what_it_is_and_what_it_costs() -> None:
    game = Game(Setup(3, "france"), position(give={"R": "3Pn"}))
    offered = ghosts(game)
    assert ("Row above: hills · buy for 2 coins", 2) in offered
    assert ("Row below: plains · buy for 2 coins", 2) in offered
    places = {ghost["place"] for player in scene(game, "en")["players"] for ghost in player["ghosts"]}
    assert {"Row above: hills", "Row below: plains"} <= places
    assert ("Coast left, rows M and N · buy for 3 coins", 3) in offered
    assert ("Mountain right, rows L and M · buy for 3 coins", 3) in offered
    assert len({label for label, _ in offered}) == len(offered)
    assert ("Rząd u góry: pogórze · kup za 2 monety", 2) in ghosts(game, "pl")


def test_land_that_a_building_grants_is_free() -> None:
    state = position(country="ireland", built={"R": "I37 0,3"}, give={"R": "Bo"})
    game = Game(Setup(3, "ireland"), state).play("use I37 lay; pay Bo")
    offered = ghosts(game)
    assert ("Row above: hills · free", None) in offered
    assert {price for _, price in offered} == {None}


def test_two_places_above_are_reported_apart() -> None:
    state = position(give={"R": "9Pn"}, land={"R": "plot -2 coast"}, rulings=Rulings(district_gap=True))
    labels = [label for label, _ in ghosts(Game(Setup(3, "france"), state)) if "hills" in label]
    assert labels == [
        "Row K: hills · buy for 2 coins",
        "Row L: hills · buy for 2 coins",
        "Row below: hills · buy for 2 coins",
    ]


# ---- the card that a question is about


@pytest.mark.parametrize(
    ("lines", "piece"),
    [
        ("", None),
        ("use LR2 lay", "LR2"),
        ("build G07 0,3", "G07"),
        ("build G07 0,3; skip; done; contract G07 coins", "G07"),
    ],
)
def test_a_question_names_its_card(lines: str, piece: str | None) -> None:
    game = new_game(3, "france")
    if lines:
        game.play(lines)
    assert ask(game, "en")["piece"] == piece

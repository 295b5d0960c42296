"""Book, scene and question are plain, complete, small, and answerable by picking drawn pieces."""

from __future__ import annotations

import doctest
import importlib
import json
import pkgutil
import re
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from statistics import median

import pytest

from ora_widgets import Game, new_game
from ora_widgets import scene as room
from ora_widgets.engine import Move
from ora_widgets.engine.goods import CODES
from ora_widgets.engine.land import parse_space
from ora_widgets.game.setup import Setup
from ora_widgets.scene import MAX_LISTED, ask, book, narrow, scene
from ora_widgets.scene.asking import differing_picks, picks_of_move
from ora_widgets.wire.to_page import Ask, Book, Scene
from tests.fixtures.write import many, random_move, tuples_as_lists
from tests.support.modes import MODES
from tests.support.positions import position

ROOT = Path(__file__).parents[2]
Moment = tuple[Scene, Ask]


def play_through(game: Game, seed: int, every: int = 4) -> list[Moment]:
    """Scene and question at every few moves of a random game."""
    rng = Random(seed)
    seen = [(scene(game, "en"), ask(game, "en"))]
    while not game.over and game.ply < 500:
        game.play(random_move(game, rng))
        if game.ply % every == 0 or game.over:
            seen.append((scene(game, "en"), ask(game, "en")))
    return seen


@cache
def games() -> tuple[tuple[Game, tuple[Moment, ...]], ...]:
    found = []
    for country in ("france", "ireland"):
        for players, length in MODES:
            game = new_game(players, country, length)
            found.append((game, tuple(play_through(game, players))))
    for players, rulings in ((3, "kennerspiel"), (4, "kennerspiel"), (2, "weblabora"), (3, "weblabora")):
        game = new_game(players, "ireland", rulings=rulings)
        found.append((game, tuple(play_through(game, players))))
    return tuple(found)


@cache
def moments() -> tuple[tuple[Book, Scene, Ask], ...]:
    return tuple(
        (known, now, question) for game, seen in games() for known in [book(game, "en")] for now, question in seen
    )


# ---- shape


def test_everything_is_plain_data() -> None:
    for _, now, question in moments():
        for data in (now, question):
            assert json.loads(json.dumps(data)) == tuples_as_lists(data)
    for game, _ in games():
        assert json.loads(json.dumps(book(game, "en"))) == tuples_as_lists(book(game, "en"))


def test_every_scene_has_the_same_shape() -> None:
    shapes = {
        (tuple(now), tuple(now["wheel"]), *(tuple(player) for player in now["players"][:1])) for _, now, _ in moments()
    }
    assert len(shapes) == 1
    assert len({tuple(question) for _, _, question in moments()}) == 1


def test_cards_and_goods_of_a_scene_are_in_the_book() -> None:
    for known, now, _ in moments():
        cards = [*now["display"], *(card for pile in now["wheel"]["piles"] for card in pile["cards"])]
        for player in now["players"]:
            cards += [*player["hand"], *(space["holds"] for space in player["spaces"] if "holds" in space)]
            assert all(code in known["goods"] and count > 0 for code, count in player["goods"])
        assert {card for card in cards if card not in ("forest", "moor")} <= set(known["cards"])


def test_the_wheel_stays_within_its_spaces() -> None:
    for _, now, _ in moments():
        wheel = now["wheel"]
        spaces = [
            wheel["beam"],
            *(each["space"] for each in (*wheel["indicators"], *wheel["piles"], *wheel["entries"])),
        ]
        assert all(1 <= space <= 13 for space in spaces)
        for indicator in wheel["indicators"]:
            assert indicator["value"] == wheel["values"][indicator["d"]]
            assert (wheel["beam"] - indicator["space"]) % 13 == indicator["d"]


def test_clergymen_are_where_they_are_and_none_is_lost() -> None:
    for game, seen in games():
        brothers = game.state_after(0).mode.brothers
        for now, _ in seen:
            standing = [
                man for player in now["players"] for space in player["spaces"] for man in space.get("clergy", [])
            ]
            for player in now["players"]:
                own = Counter(man["kind"] for man in standing if man["seat"] == player["seat"])
                there = (own["prior"] + player["prior"], own["lay"] + player["lay"])
                if game.rulings.crowded_out:  # the site loses a clergyman on an own building when that is used
                    assert there[0] <= 1
                    assert there[1] <= brothers
                else:
                    assert there == (1, brothers)


def test_the_heading_follows_the_game() -> None:
    game = new_game(3, "france")
    headings = list(dict.fromkeys(now["heading"] for now, _ in play_through(game, 3, every=1)))
    assert headings[0] == "Round 1 of 24"
    assert "Round 6, settlement phase A" in headings
    assert headings[headings.index("Round 6, settlement phase A") + 1] == "Round 6 of 24"
    assert headings[-3:] == ["Bonus round", "Settlement phase E", "The game is over"]


def test_a_pile_shows_its_cards_until_they_are_dealt() -> None:
    game = new_game(3, "france")
    for now, _ in play_through(game, 3, every=1):
        for pile in now["wheel"]["piles"]:
            assert bool(pile["cards"]) == (not pile["dealt"] and pile["letter"] != "E")
            assert not set(pile["cards"]) & set(now["display"])
        left: list[str | None] = [
            pile["letter"] for pile in now["wheel"]["piles"] if not pile["dealt"] and pile["letter"] != "E"
        ]
        # During a settlement phase the marker has moved, but the pile is dealt only afterwards (F8.6).
        assert now["wheel"]["marker"] in (left[:1] if now["phase"] is None else left[1:2] or [None]) or not left


def test_the_short_game_announces_its_gifts() -> None:
    gifts = scene(new_game(3, "france", "short"), "en")["wheel"]["gifts"]
    assert [gift["round"] for gift in gifts] == list(range(2, 13))
    assert next(gift for gift in gifts if gift["round"] == 8)["goods"] == ["Ni", "Sn"]


def test_land_that_can_be_bought_is_shown_where_it_would_lie() -> None:
    ghosts = 0
    for _, now, question in moments():
        lines = [option for option in question["options"] if option["line"].startswith(("district", "plot"))]
        for player in now["players"]:
            if player["seat"] == question["seat"]:
                assert [ghost["picks"] for ghost in player["ghosts"]] == [option["picks"] for option in lines]
                taken = {parse_space(space["at"]) for space in player["spaces"]}
                for ghost in player["ghosts"]:
                    rows = range(ghost["row"], ghost["row"] + ghost["rows"])
                    assert (
                        not {(row, col) for row in rows for col in range(ghost["col"], ghost["col"] + ghost["cols"])}
                        & taken
                    )
                    ghosts += 1
            else:
                assert player["ghosts"] == []
    assert ghosts


def test_what_is_sold_out_is_not_offered() -> None:
    state = new_game(2, "france").now.copy()
    state.districts = ()
    shop = scene(Game(Setup(2, "france"), state), "en")["shop"]
    assert shop["district"] is None
    assert shop["plot"] == {"price": 3, "left": 9}


# ---- picking


def tokens_drawn(now: Scene, question: Ask) -> set[str]:
    """The tokens of all pieces in the picture, as the page finds them."""
    tokens = {*now["display"], *(indicator["id"] for indicator in now["wheel"]["indicators"])}
    for player in now["players"]:
        tokens |= {space["holds"] for space in player["spaces"] if "holds" in space}
        if player["seat"] == question["land"]:
            tokens |= {space["at"] for space in player["spaces"]}
        if player["seat"] == question["seat"]:
            tokens |= {*player["hand"], *(code for code, _ in player["goods"])}
            tokens |= {token for ghost in player["ghosts"] for token in ghost["picks"]}
    return tokens


def test_every_token_is_a_piece_or_a_button() -> None:
    for _, now, question in moments():
        buttons = {button["pick"] for button in question["buttons"]}
        assert len(buttons) == len(question["buttons"])
        tokens = {token for option in question["options"] for token in option["picks"]}
        assert tokens <= tokens_drawn(now, question) | buttons, tokens - tokens_drawn(now, question) - buttons
        assert buttons <= tokens


def test_a_button_says_what_it_is_or_does() -> None:
    for _, _, question in moments():
        whole = {option["picks"][0]: option["label"] for option in question["options"] if len(option["picks"]) == 1}
        for button in question["buttons"]:
            assert button["label"]
            assert button["whole"] == (button["line"] is not None)
            assert button["whole"] or button["pick"] not in whole
            if button["whole"]:
                option = next(each for each in question["options"] if each["line"] == button["line"])
                assert (button["label"], button["pick"]) == (option["label"], option["picks"][-1])
            else:
                assert re.search(r"[a-z]{3}", button["label"]), button


def contains(more: list[str], less: list[str]) -> bool:
    return not Counter(less) - Counter(more)


def test_no_answer_contains_another() -> None:
    for _, _, question in moments():
        picks = [option["picks"] for option in question["options"]]
        assert all(picks)
        by_token: dict[str, list[list[str]]] = {}
        for words in picks:
            for word in set(words):
                by_token.setdefault(word, []).append(words)
        for words in picks:
            # Only answers with its rarest token can contain it.
            near = min((by_token[word] for word in words), key=len)
            assert not any(other is not words and contains(other, words) for other in near), (words, near)


def test_what_all_answers_share_is_not_picked() -> None:
    for _, _, question in moments():
        picks = [Counter(option["picks"]) for option in question["options"]]
        # A manual payment is picked completely.
        if len(picks) > 1 and not question["more"] and not question["pay"]:
            shared = picks[0]
            for other in picks[1:]:
                shared = shared & other
            assert not shared


def test_the_options_are_the_legal_moves() -> None:
    game, rng = new_game(3, "ireland"), Random(2)
    while not game.over:
        question = ask(game, "en")
        free = [each["line"] for each in question["conversions"]]
        moves = [str(move) for move in game.legal_moves]
        assert [option["line"] for option in question["options"]] == [line for line in moves if line not in free][
            :MAX_LISTED
        ]
        assert {line.split()[0] for line in free} <= {"flip", "sell"}
        assert set(free) <= set(moves)
        game.play(random_move(game, rng))
    assert ask(game, "en")["options"] == []
    assert (ask(game, "en")["seat"], ask(game, "en")["land"]) == (None, None)


def test_picks_of_single_moves() -> None:
    assert picks_of_move(Move.parse("choose 5Pt 3Cl")) == ["5Pt", "3Cl"]
    assert picks_of_move(Move.parse("claim Bo 2Rq")) == ["Bo", "Rq", "Rq"]
    assert picks_of_move(Move.parse("give Pt Ni")) == ["Pt", "Ni"]
    assert picks_of_move(Move.parse("times 3")) == ["3"]
    assert differing_picks([("done",)]) == [["done"]]
    assert differing_picks([("settle", "S1", "0,3")]) == [["S1", "0,3"]]
    assert differing_picks([("settle", "S1", "0,3"), ("settle", "S1", "1,3")]) == [["0,3"], ["1,3"]]


def test_spaces_belong_to_somebody() -> None:
    for game, seen in games():
        for _, question in seen:
            place = any(option["line"].startswith("place") for option in question["options"])
            assert question["land"] == ("W" if place and game.setup.players == 1 else question["seat"])


# ---- too many to list


def test_a_long_list_is_cut_and_says_so() -> None:
    game = many()
    question = ask(game, "en")
    assert question["more"]
    assert len(question["options"]) == MAX_LISTED < len(game.legal_moves)
    assert question["options"][0]["picks"] == picks_of_move(next(iter(game.legal_moves)))


def test_narrowing_leads_to_a_payment_whatever_is_picked() -> None:
    for seed in range(20):
        game, rng, picks = many(), Random(seed), list[str]()
        line: str | None = None
        while line is None:
            live, line = narrow(game, picks)
            if line is None:
                picks.append(rng.choice(live))
        assert line in game.legal_moves
        assert sorted(picks_of_move(Move.parse(line))) == sorted(picks)


def test_narrowing_agrees_with_the_list_where_there_is_one() -> None:
    lists = 0
    for seed in (1, 2):
        game, rng = new_game(3, "france"), Random(seed)
        while not game.over:
            moves = [picks_of_move(move) for move in game.legal_moves if move.verb not in ("flip", "sell")]
            if len(moves) <= 60:
                picks = rng.sample(words := rng.choice(moves), rng.randrange(len(words) + 1))
                fitting = [words for words in moves if contains(words, picks)]
                live, line = narrow(game, picks)
                assert set(live) == {word for words in fitting for word in Counter(words) - Counter(picks)}
                assert (line is not None) == (len(fitting) == 1 and len(fitting[0]) == len(picks))
                lists += 1
            game.play(random_move(game, rng))
    assert lists > 300


def test_narrowing_different_goods_and_claims() -> None:
    goods = " ".join(f"2{code}" for code in CODES if code not in ("Ma", "Be", "Wh", "Wr", "Sw", "Gn", "Pn"))
    game = Game(Setup(3, "france"), position(built={"R": "F25 0,3"}, give={"R": goods + " Gn 5Pn"})).play("use F25 lay")
    assert ask(game, "en")["more"]
    live, line = narrow(game, ["Gn"])
    assert "Sw" not in live  # the only grain cannot serve twice
    assert line is None
    thirteen = ["Wo", "Pt", "Gn", "Sh", "Cl", "Ni", "Sn", "Co", "Mt", "Fl", "Br", "Gp", "Wn"]
    assert narrow(game, thirteen)[1] == "give Wo Pt Gn Sh Cl Sn Co Mt Fl Br Gp Wn Ni"
    assert narrow(game, ["skip"]) == ([], "skip")
    assert "skip" in narrow(game, [])[0]
    assert narrow(game, ["nonsense"])[1] is None


# ---- log, size, words


def test_the_log_is_reported_once_and_follows_undo() -> None:
    game = new_game(3, "france").play("use LR1 lay; take clay; done; pass; done")
    first = scene(game, "en")["log"]
    assert [entry["ply"] for entry in first] == [1, 2, 3, 4, 5]
    assert [entry["turn"] for entry in first] == [1, 1, 1, 2, 2]
    assert [entry["seat"] for entry in first] == ["R", "R", "R", "G", "G"]
    assert all(old is new for old, new in zip(first, scene(game, "en")["log"], strict=True))
    game.undo("turn")
    assert scene(game, "en")["log"] == first[:3]
    game.play("build G07 0,3")
    assert scene(game, "en")["log"][-1]["text"] == "Green builds the Peat Coal Kiln on M6 for 1 clay."
    assert (scene(game, "en")["at"], scene(game, "en")["plies"]) == (4, 4)


def test_what_is_sent_for_a_move_stays_small() -> None:
    sizes = [
        len(json.dumps(now)) + len(json.dumps(question))
        for game, seen in games()
        if game.setup.players == 4
        for now, question in seen
    ]
    assert median(sizes) < 16_000
    assert max(sizes) < 60_000


def test_the_page_has_all_its_words() -> None:
    source = ROOT / "js" / "src" / "state" / "words.ts"
    listed = source.read_text(encoding="utf-8").partition("WORDS = [")[2].partition("]")[0]
    words = re.findall(r'"([^"]+)"', listed)
    assert words
    assert [word for word in words if word not in book(new_game(2, "france"), "en")["words"]] == []


def test_icons_use_the_shapes_that_the_page_draws() -> None:
    shapes = {
        ("gain",), ("give", "get", "most"), ("together", "most"), ("one_of", "most"), ("fee",), ("per", "levels"), ("choose",),
        ("different", "get"), ("wheel", "joker_only"), ("enter",), ("grant",), ("recall",), ("clear", "get", "most"),
        ("points_per", "goods"),
    }  # fmt: skip
    found = set()
    for country in ("france", "ireland"):
        for card in book(new_game(4, country), "en")["cards"].values():
            assert bool(card["icons"]) == (card["kind"] == "building")
            found |= {tuple(icon) for icon in card["icons"]}
    assert found == shapes


@pytest.mark.parametrize("name", [module.name for module in pkgutil.iter_modules(room.__path__)])
def test_docstrings(name: str) -> None:
    assert not doctest.testmod(importlib.import_module(f"ora_widgets.scene.{name}")).failed


@pytest.mark.parametrize(
    ("players", "length", "rule", "says"),
    [
        (1, "long", "F13.2", "only the start player"),
        (2, "short", "F10.2", "only the start player"),
        (2, "long", "F11.2", "two actions in a row"),
        (3, "short", "F3.4", "and also the last"),
        (4, "long", "F3.4", "and also the last"),
    ],
)
def test_what_the_start_player_does_is_said_of_this_mode(players: int, length: str, rule: str, says: str) -> None:
    explained = book(new_game(players, "france", length), "en")["help"]["start"]
    assert says in explained["text"]
    assert explained["rule"] == rule


def test_a_game_for_two_says_what_ends_it() -> None:
    short, long = (Game(Setup(2, "france", length)) for length in ("short", "long"))
    assert scene(short, "en")["ends"] == "Ends when at most 1 building is left, not before round 28"
    assert scene(long, "en")["ends"] == "Ends when at most 3 buildings are left, not before round 28"
    assert scene(Game(Setup(3, "france")), "en")["ends"] == ""
    soon = position(2, "france", "short", round=28)
    assert scene(Game(Setup(2, "france", "short"), soon), "en")["ends"].endswith(f"left: now {len(soon.display)}")
    last = position(2, "france", "short", round=28, display="F05")
    assert scene(Game(Setup(2, "france", "short"), last), "en")["ends"] == "These are the last moves"


def test_the_log_says_what_others_receive_when_somebody_fells_in_a_short_game() -> None:
    game = new_game(3, "france", "short").play("fell 0,2 wood")
    text = scene(game, "en")["log"][-1]["text"]
    assert text.startswith("Red fells the trees on M5 and receives 3 wood.")
    assert text.endswith("Green receives 1 wood. Blue receives 1 wood.")

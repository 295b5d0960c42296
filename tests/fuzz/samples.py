"""Valid samples for every entry, made by the program on request; none is stored in a file."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import ora_widgets as ora
from ora_widgets.game.game import Game
from ora_widgets.notation.kennerspiel.words import Unwritable
from ora_widgets.replay import html
from ora_widgets.scenarios.editor.draft import terms_of
from ora_widgets.widget.kept_files import text_of
from tests.game.tables import random_game
from tests.support.modes import GAMES

MOVES = 10  # moves of a game, few enough for thousands of replays


@cache
def games() -> tuple[Game, ...]:
    """Short games in every mode and country, one from a custom position, one with rulings."""
    plain = [random_game(n, *terms, moves=MOVES) for n, terms in enumerate(GAMES)]
    return (*plain, ora.scenario("first-bread").game(), random_game(1, 3, moves=9, rulings={"any_order": True}))


@cache
def tables() -> tuple[Game, ...]:
    """Games at many kinds of questions."""
    named = [one.game() for one in catalogue()]
    return (*games(), *[game for game in named if game.legal_moves])


@cache
def catalogue() -> tuple[ora.Scenario, ...]:
    return tuple(ora.scenario(name) for name in ora.scenarios())


def lines() -> list[str]:
    """Legal moves, alone and several at once."""
    rng = Random(1)
    single = [str(game.legal_moves.sample(rng)) for game in tables() if game.legal_moves for _ in range(6)]
    return [*single, *["; ".join(map(str, game.moves[:4])) for game in games() if game.moves]]


def calls() -> list[dict[str, Any]]:
    """Messages of an agent in another process to a seat."""
    with_ = [
        ("state", {}),
        ("state", {"since": 1}),
        ("play", {"lines": "pass; done", "thought": "why"}),
        ("why_not", {"what": "build G07 0,3"}),
        ("why_not", {"what": "Castle"}),
        ("card", {"name": "Bakery"}),
        *((name, {}) for name in ("score", "record", "undo")),
    ]
    return [{"call": name, "with": given} for name, given in with_]


def records() -> list[str]:
    return [game.record() for game in games()]


def codes() -> list[str]:
    return [game.code() for game in games()]


def data() -> list[Any]:
    return [game.to_json() for game in games()]


def logs() -> list[str]:
    """Logs of the online site, with and without the parts that people leave out."""
    found: list[str] = []
    for number, terms in enumerate(GAMES):
        game = random_game(number, *terms, moves=MOVES, rulings="kennerspiel")
        last = game.ply + 1
        while len(found) <= number:  # whole turns, up to moves for which the notation has no words
            game.jump(max(start for start in game.turn_starts if start < last))
            try:
                found.append(game.kennerspiel())
            except Unwritable as refused:
                last = refused.details["number"]
    bare = [log.replace("\n", "; ") for log in found[:3]]
    return [*found, *bare, *older_logs(), "1. CONFIG 3 france long\n2. START R G B\n3. FELL_TREES 1 0\n4. COMMIT\n"]


def older_logs() -> list[str]:
    """Logs in the dialect of the older site."""
    start = "config PLAYERS {}\nconfig LENGTH {}\nconfig COUNTRY {}\nstart\n"
    turns = (
        "use LR2 ShJo *\ncommit\nfell_trees 1 1 Jo\ncommit\nwork_contract LR3 Pn\nwith LAYBROTHER\nuse LR3\ncommit\n"
    )
    more = "convert Gn\nbuild G07 3 1\nuse G07 Pt *\nbuy_plot 0 COAST\ncommit\nuse LG2 Gn\ncommit\nsettle S02 3 0 PtWoShGn\n"
    games = [(3, "LONG", "FRANCE"), (2, "SHORT", "IRELAND"), (4, "SHORT", "FRANCE")]
    return [start.format(*terms) + turns + more for terms in games]


def studies() -> list[ora.Walkthrough]:
    """Games with a comment, marks and a side line."""
    found = []
    for game in games()[:3]:
        study = ora.Walkthrough.of(game).rename("Study").note("Begin here.").mark("R 0,1").mark("clay > R 0,1")
        study.game.play("pass")
        found.append(study.keep("A pass"))
    return found


def addresses() -> list[str]:
    some = games()[::3]
    return [
        *[ora.link(game, "https://example.org/ora/") for game in some],
        *[ora.binder_link(game, "https://github.com/a/b") for game in some[:2]],
        *[f"https://example.org/ora/#study={study.code()}" for study in studies()],
        *[f"http://localhost:8888/lab/tree/open.ipynb?reset&ora={game.code()}&token=a" for game in some[:2]],
    ]


def pages() -> list[str]:
    """Saved pages; apart from their head all are alike, so all but one are shortened."""
    whole = [html(game, title="A game <of> mine") for game in (games()[2], games()[8], ora.new_game(2))]
    return [whole[0], *[page[: page.index("<body") + 400] for page in whole]]


def scenarios() -> list[dict[str, Any]]:
    """The arguments of the named scenarios."""
    return [terms_of(ora.EditorModel(one).draft) for one in catalogue()]


def scenario_codes() -> list[str]:
    return [ora.EditorModel(one).code for one in catalogue()]


def goals() -> list[str]:
    grammar = """R has 2Br 7Pn; R built F05 G01; R built G07 0,3; R points exactly 20; R prior G07; R lay LR1; R cleared 0,1; R home 2;
        R owns -1,0; R hand S5; wheel joker 0; round 6; turn G; over; R took 5Wo; R took 4Cl clay; R took 5Wo 0,1; R gains 2Rq;
        R gains 3Ce Or at G18; R spends Wh; R spared joker; R sent LR3 lay; R unused LR3; R hired F05; R passed 2; R played fell;
        turns 1; R has 3 peat coal, 2 bread; built Bakery"""
    each = [goal.strip() for goal in grammar.split(";")]
    return [*each, "; ".join(each[:6]), "; ".join(each[12:20]), *[one.goal for one in catalogue() if one.goal]]


NAMES = {"R": "Ada", "G": "Bo"}
WHO = {"R": "person", "G": "person", "B": "person", "W": "person"}
BEGIN = {"players": 3, "country": "ireland", "length": "long", "names": NAMES, "who": WHO, "seed": "7"}


def messages() -> list[dict[str, Any]]:
    """Messages of a page, one of each kind and a few more."""
    number = {"id": 1}
    plain = [
        "check",
        "hint",
        "solution",
        "restart",
        "next",
        "hurry",
        "pause",
        "resume",
        "start",
        "back",
        "again",
        "review",
        "stop-review",
        "walk-review",
        "practise-review",
        "leave-walk",
        "edit",
        "dismiss",
        "here",
        "gone",
    ]
    return [
        *[{"do": kind} for kind in plain],
        {"do": "play", "line": "fell 0,1 wood", "ply": 2, "who": "me"},
        {"do": "play", "line": "use LR1 lay; take clay", "ply": 2},
        {"do": "undo", "by": "move", "who": "me"}, {"do": "undo", "by": "turn"}, {"do": "redo", "by": "move"},
        {"do": "jump", "ply": 1}, {"do": "line", "number": 1}, {"do": "claim", "seat": "R", "who": "me"}, {"do": "leave", "seat": "R", "who": "me"},
        {"do": "hand", "seat": "R", "bot": False},
        {"do": "together", "what": "revoke", "which": "R"},
        {"do": "together", "what": "remove", "which": "G"},
        {"do": "language", "language": "pl"}, {"do": "step", "step": 2}, {"do": "walk", "to": 1}, {"do": "mark", "place": "R 0,3"}, {"do": "answer", "value": "a"},
        {"do": "picture", "error": "", **number}, {"do": "rules", "query": "wine", "number": "", **number},
        {"do": "rules", "query": "", "number": "F5.3", **number}, {"do": "log", "before": 2, **number},
        {"do": "narrow", "picks": ["LR1"], "ply": 2, **number}, {"do": "preview", "lines": ["pass", "fell 0,1 wood"], "ply": 2, **number},
        {"do": "alive", **number}, {"do": "tally", **number}, {"do": "why", "picks": ["F05"], **number}, {"do": "why", "picks": ["LR1", "prior"], **number},
        {"do": "sources", "good": "Wo", "seat": "R", "way": False, **number},
        {"do": "explore", "what": "turns", **number}, {"do": "example", "name": "0"},
        *[{"do": "option", "name": name, "value": value, **number} for name, value in (("theme", "dark"), ("motion", False), ("names", NAMES))],
        {"do": "advise", "ply": 1, **number}, {"do": "analyse", "ply": 1, "step": 0, **number}, {"do": "begin", **BEGIN, **number}, {"do": "proceed", "kept": "1", **number},
        {"do": "open", "text": games()[4].code(), **number}, {"do": "learn", "lesson": "wheel", **number},
        {"do": "lay-out", "change": {"do": "set_wonders", "count": 3}}, {"do": "lay-out", "change": {"do": "leave"}},
        {"do": "share", **number}, {"do": "editor", "part": 1, **number}, {"do": "invitations", **number}, {"do": "save", "ending": "ora", **number},
    ]  # fmt: skip


def edits() -> list[dict[str, Any]]:
    """Messages of the editor's page, one of each kind."""
    red = {"seat": "R"}
    return [
        {"do": "set_game", "players": 3, "country": "ireland", "length": "short"}, {"do": "set_round", "number": 9},
        {"do": "set_phase", "phase": "A"}, {"do": "set_turn", "slot": 1, "actions": 2, **red},
        {"do": "set_goods", "good": "malt", "count": 4, **red}, {"do": "set_wonders", "count": 3},
        {"do": "set_indicator", "indicator": "clay", "steps": 3}, {"do": "reset_indicator", "indicator": "clay"},
        {"do": "place_card", "card": "F05", "space": "0,3", **red}, {"do": "show_card", "card": "S1", **red},
        {"do": "put_away", "card": "F05", **red}, {"do": "deal_hand", **red}, {"do": "drop_seat", **red},
        {"do": "move_clergyman", "kind": "lay", "card": "LR1", "was": "", **red},
        {"do": "add_land", "kind": "plot", "row": 0, "side": "coast", **red}, {"do": "remove_land", "kind": "plot", "row": 0, "side": "coast", **red},
        {"do": "set_cleared", "space": "0,1", "cleared": True, **red}, {"do": "write", "name": "title", "text": "Mine"},
        {"do": "undo"}, {"do": "redo"}, {"do": "clear"}, {"do": "deal_display"},
        {"do": "open", "text": scenario_codes()[0]}, {"do": "game"},
    ]  # fmt: skip


def updates() -> list[dict[str, Any]]:
    """Traits that a page sets on its board."""
    return [
        {"language": "pl"}, {"language": "es", "theme": "dark"}, {"theme": "light"}, {"motion": False}, {"show_hints": False},
        {"open_all": True}, {"teaching": True}, {"analysis": True}, {"pace": "quick"}, {"names": NAMES}, {"names": {}}, {"_view_count": 2}, {"_ply": 3, "_scene": {}, "_claims": {"R": "me"}},
        {"names": {"R": "x" * 40}, "language": "en", "motion": True}, {"notice": None}, {"start": None, "lesson": None},
    ]  # fmt: skip


def progress() -> list[bytes]:
    """Files of progress as they are written."""
    entries: list[dict[str, Any]] = [
        {},
        {"wheel/first-harvest": {"solved": "2026-01-01", "hints": 1}},
        {"quiz/F05": {"due": "2026-02-01", "box": 3}, "puzzle/first-bread": {"solved": "2026-01-02", "shown": True}},
    ]
    whole = [{"format": "ora-progress", "version": 1, "name": "Anna", "entries": one} for one in entries]
    return [(json.dumps(one, indent=1, ensure_ascii=False) + "\n").encode() for one in whole]


def kept_games() -> list[bytes]:
    """Games as kept beside a notebook: with people, with bots, some with undone moves."""
    seated = [
        (game.copy(), {game.setup.seats[0]: "Ada Ó"}, {game.setup.seats[-1]: ora.bots.Greedy()}) for game in games()
    ]
    return [
        text_of(game.undo() if n % 3 else game, names, bots).encode() for n, (game, names, bots) in enumerate(seated)
    ]


def games_in_files() -> list[bytes]:
    """Other games in files: records, codes, data, logs, pages."""
    texts = [*records()[:8], *codes()[:4], *[json.dumps(one) for one in data()[:4]], *logs()[:3], pages()[1]]
    return [text.encode() for text in texts]

"""The positions of the gallery: every kind of question, every mode, every card."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from ora_widgets import Game, load, new_game
from ora_widgets.engine.cards import step_of
from ora_widgets.engine.modes import OFFICIAL
from ora_widgets.game.schedule import goes_beyond
from tests.fixtures.write import POSITIONS, random_move
from tests.gallery.camera import Traits, traits_of

HERE = Path(__file__).parent
GAMES = 40  # random moves without a new kind of question before the search stops
ABREAST = 24  # cards on one picture


def middle() -> Game:
    """A game of three in its fourteenth round, as the README shows it."""
    return load(HERE.joinpath("middle.ora").read_text(encoding="utf-8"))


def kind_of(game: Game) -> str:
    """The kind of the present question; in a building, the kind of its step."""
    frame = game.now.pending[-1]
    step = step_of(frame)
    if step is None:
        return "-".join(["granted", *frame.actions]) if frame.kind == "granted" else frame.kind
    return f"step-{type(step).__name__.lower()}"


def questions() -> dict[str, Game]:
    """A position for every kind of question in random games."""
    found: dict[str, Game] = {}
    modes = [(players, length, country) for players, length in OFFICIAL for country in ("france", "ireland")]
    for seed in range(GAMES):
        players, length, country = modes[seed % len(modes)]
        game, rng = new_game(players, country, length), Random(seed)
        while not (game.over or goes_beyond(game.now)):
            # A late one shows more of the board; which of several is shown is random.
            if game.ply > 60 and kind_of(game) not in found:
                found[kind_of(game)] = game.copy()
            game.play(random_move(game, rng))
    return dict(sorted(found.items()))


def modes() -> Iterator[tuple[str, Game]]:
    """Every mode in both countries, some way into the game."""
    for players, length in OFFICIAL:
        for country in ("france", "ireland"):
            game, rng = new_game(players, country, length), Random(7)
            while not game.over and game.ply < 70:
                game.play(random_move(game, rng))
            yield f"{players}-{length}-{country}", game


def faces() -> Iterator[tuple[str, Traits]]:
    """Every card of both countries, laid out in the display."""
    for country in ("france", "ireland"):
        traits: dict[str, Any] = traits_of(new_game(4, country))
        cards = [id_ for id_, card in traits["book"]["cards"].items() if card["pile"] != "heartland"]
        for start in range(0, len(cards), ABREAST):
            some = cards[start : start + ABREAST]
            yield f"{country}-{start // ABREAST + 1}", {**traits, "scene": {**traits["scene"], "display": some}}


def scenes() -> Iterator[tuple[str, str, Traits]]:
    """The whole gallery: chapter, name, and the page's data."""
    yield "games", "middle", traits_of(middle())
    for name, make in POSITIONS.items():
        yield "games", name, traits_of(make())
    for name, game in questions().items():
        yield "questions", name, traits_of(game)
    for name, game in modes():
        yield "modes", name, traits_of(game)
    for name, traits in faces():
        yield "cards", name, traits

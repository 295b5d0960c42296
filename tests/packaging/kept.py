"""Games saved by each version, which all later versions must read.

    python -m tests.packaging.kept          write those of this version, unless they are there

Existing files are never overwritten, since they are like those on people's disks.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import ora_widgets as ora
from ora_widgets.game.game import Game
from ora_widgets.game.schedule import goes_beyond

FOLDER = Path(__file__).parents[1] / "data" / "released"

# A little of everything that a record can contain.
GAMES: dict[str, dict[str, Any]] = {
    "alone": {"players": 1, "country": "france"},
    "two-short": {"players": 2, "country": "ireland", "length": "short", "seats": "BW"},
    "three-short": {"players": 3, "country": "france", "length": "short", "rulings": "kennerspiel"},
    "four-long": {"players": 4, "country": "ireland", "rulings": {"any_order": True}},
}


def whole_game(name: str) -> Game:
    """A whole random game with these terms; two players need not end theirs."""
    rng = Random(name)
    game = ora.new_game(**GAMES[name])
    while not (game.over or goes_beyond(game.now)):
        game.play(game.legal_moves.sample(rng))
    return game


def saved_forms(game: Game) -> dict[str, Any]:
    """A game in every form of saving, and its result."""
    return {
        "record": game.record(),
        "code": game.code(),
        "data": game.to_json(),
        "link": ora.link(game, "https://site.example"),
        "score": {seat: score.total for seat, score in game.score().items()},
    }


def main() -> None:
    """Write the games of this version."""
    path = FOLDER / f"{ora.__version__}.json"
    if path.exists():
        print(f"{path.name} is kept already")
        return
    games = {name: saved_forms(whole_game(name)) for name in GAMES}
    games["scenario"] = saved_forms(ora.scenario(next(iter(ora.scenarios()))).game())
    path.write_text(json.dumps(games, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB; keep it with the release")


if __name__ == "__main__":
    main()

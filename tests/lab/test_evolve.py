"""Training moves weights to better results, and gives the same weights if it is interrupted."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from ora_widgets.bots.beam_search import BeamSearch
from ora_widgets.bots.evaluation import HAND_MADE
from ora_widgets.bots.evolved import GameKind, evolved_weights, read, weights_file
from ora_widgets.engine import new_state
from ora_widgets.lab import evolve as strategy
from ora_widgets.lab.evolve import (
    NAMES,
    TrainingState,
    gather_trainings,
    handmade_start,
    main,
    opening,
    quick_bot,
    result,
    table,
)
from tests.support.commands import refusal_of

ALONE = GameKind(1, "long", "france")
BOTH = (GameKind(4, "short", "france"), GameKind(4, "short", "ireland"))
WOOD = NAMES.index(("good.Wo.few", 0))


class Interrupted(Exception):
    """An interruption."""


@pytest.fixture
def wood_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that end better the more an early tile of wood is worth to a seat."""

    def seems(bot: BeamSearch) -> float:
        return bot.values.weights["good.Wo.few"][0]

    monkeypatch.setattr(strategy, "result", lambda *given: seems(given[3]) - seems(given[4]))


@pytest.mark.usefixtures("wood_wins")
def test_weights_move_to_where_games_end_better(tmp_path: Path) -> None:
    trained = strategy.evolve([ALONE], 60, tmp_path)
    moved = [new - old for new, old in zip(trained.weights, handmade_start().weights, strict=True)]
    steps = [change / step for change, step in zip(moved, strategy.STEP, strict=True)]
    assert steps[WOOD] == max(steps) > 1
    assert (trained.generation, len(trained.results)) == (60, 60)


@pytest.mark.usefixtures("wood_wins")
@pytest.mark.parametrize("after", [1, 40, 70])
def test_an_interrupted_training_goes_on_to_the_same_weights(
    after: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = strategy.evolve(BOTH, 6, tmp_path / "whole")
    plain, calls = strategy.try_direction, []

    def try_direction(job: strategy.DirectionJob) -> tuple[float, float]:
        calls.append(job)
        if len(calls) > after:
            raise Interrupted
        return plain(job)

    with monkeypatch.context() as patched:
        patched.setattr(strategy, "try_direction", try_direction)
        with pytest.raises(Interrupted):
            strategy.evolve(BOTH, 6, tmp_path / "cut")
    assert strategy.evolve(BOTH, 6, tmp_path / "cut") == whole


@pytest.mark.usefixtures("wood_wins")
def test_side_by_side_directions_come_to_the_same(tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as executor:
        beside = strategy.evolve(BOTH, 2, tmp_path / "beside", executor=executor)
    assert beside == strategy.evolve(BOTH, 2, tmp_path / "one by one")


@pytest.mark.parametrize("way", [GameKind(1, "long", "ireland"), GameKind(4, "short", "france")], ids=["alone", "four"])
def test_a_game_between_equals_comes_to_the_same_for_either_side(way: GameKind) -> None:
    bots = [quick_bot(table(handmade_start().weights)) for _ in range(2)]
    assert opening(way, Random(5)).country == way.country
    assert result(way, 0, 5, *bots) == result(way, 0, 5, *reversed(bots))


def test_training_begins_with_the_evaluation_made_by_hand() -> None:
    state = new_state(3, "ireland", "short")
    assert quick_bot(table(handmade_start().weights)).values.seat(state, 0) == pytest.approx(HAND_MADE.seat(state, 0))


@pytest.mark.usefixtures("wood_wins")
def test_the_longest_training_of_every_game_is_written_without_the_other_countrys_cards(tmp_path: Path) -> None:
    folder, file = tmp_path / "training", tmp_path / "evolved.json"
    main(["4", "short", "--generations", "2", "--folder", str(folder)])
    main(["4", "short", "--country", "ireland", "--generations", "1", "--folder", str(folder)])
    main(["--write", str(file), "--folder", str(folder)])
    found = read(file.read_bytes())
    assert list(found) == list(BOTH)
    trained: TrainingState = strategy.evolve(BOTH, 2, folder)
    for way in BOTH:
        assert found[way]["good.Wo.few"][0] == pytest.approx(trained.weights[WOOD], abs=1e-3)
    assert "card.I03" not in found[BOTH[0]]
    assert "card.I03" in found[BOTH[1]]
    assert gather_trainings(tmp_path / "nothing") == {}


@pytest.mark.usefixtures("wood_wins")
def test_training_may_begin_between_the_hand_made_weights_and_those_of_another_game(tmp_path: Path) -> None:
    half = strategy.evolve([GameKind(3, "long", "france")], 0, tmp_path, strategy.Terms(like=(4, "short"), share=0.5))
    theirs = evolved_weights()[GameKind(4, "short", "france")]["good.Wo.few"][0]
    assert half.weights[WOOD] == pytest.approx((handmade_start().weights[WOOD] + theirs) / 2)
    assert half.generation == 0


@pytest.mark.usefixtures("wood_wins")
def test_writing_keeps_what_a_file_has_for_other_games(tmp_path: Path) -> None:
    folder, file = tmp_path / "training", tmp_path / "evolved.json"
    file.write_bytes(weights_file({ALONE: {"forest": (1.0, 2.0)}, BOTH[0]: {"forest": (3.0, 4.0)}}))
    main(["4", "short", "--generations", "1", "--folder", str(folder)])
    main(["--write", str(file), "--folder", str(folder)])
    found = read(file.read_bytes())
    assert found[ALONE] == {"forest": (1.0, 2.0)}
    assert found[BOTH[0]]["forest"] != (3.0, 4.0)
    assert BOTH[1] in found


def test_a_damaged_file_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "evolved.json"
    file.write_text("{}")
    with pytest.raises(SystemExit, match="holds no weights of this version: move it away"):
        main(["--write", str(file), "--folder", str(tmp_path / "training")])
    assert file.read_text() == "{}"


BAD = {
    "a game that there is not": (["1", "short"], "no game for 1 that is short"),
    "nothing to be like": (["3", "long", "--like", "9-long"], "no game 9-long: 1-long"),
    "no weights to be like": (["3", "long", "--like", "2-short"], "no weights for 2 short france"),
    "a share beyond all": (["3", "long", "--share", "2"], "share"),
    "no way to go": (["3", "long", "--rate", "0"], "rate"),
    "one direction": (["3", "long", "--pairs", "1"], "pairs"),
    "no step aside": (["3", "long", "--sigma", "0"], "sigma"),
    "no games": (["3", "long", "--games", "0"], "games"),
    "a damaged training": (["4", "short"], "move it away"),
}


@pytest.mark.parametrize("what", BAD)
def test_what_cannot_be_trained_is_said(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words, said = BAD[what]
    if what == "no weights to be like":
        monkeypatch.setattr(strategy, "evolved_weights", dict)
    if what == "a damaged training":
        (tmp_path / strategy.Terms().file(BOTH)).write_text("[1, 2]")
    assert said in refusal_of(main, [*words, "--generations", "1", "--folder", str(tmp_path)], capsys)

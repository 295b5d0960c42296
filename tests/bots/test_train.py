"""The learned evaluation is trained to the same numbers whether or not somebody interrupts it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ora_widgets.bots.inputs import NAMES
from ora_widgets.bots.net import read, written
from ora_widgets.lab.training import train
from ora_widgets.lab.training.self_play import Seen, batches

WOOD = NAMES.index("good.Wo.few")


def seen(games: int = 40) -> list[Seen]:
    """Games in which every tile of wood is worth nine points more than the hand-made evaluation says."""
    return [
        Seen(game, turn, 0, 50.0, 50 + 9 * (game % 4), float(game % 4 == 3), [WOOD], [game % 4 or 0.0])
        for game in range(games)
        for turn in range(1, 9)
    ]


class Interrupted(Exception):
    """Somebody has had enough."""


def fit(folder: Path) -> train.Fit:
    """A short fit, kept in a folder."""
    folder.mkdir(exist_ok=True)
    return train.fitted(train.arrays(seen()), hidden=4, epochs=6, seed=3, folder=folder)


def test_the_fit_learns_what_was_not_foretold(tmp_path: Path) -> None:
    data = train.arrays(seen())
    found = train.fitted(data, hidden=8, epochs=80, seed=3, folder=tmp_path)
    assert train.errors(data, found.foretold(data))["points"] < train.errors(data, data.hand)["points"] / 2
    assert train.errors(data, train.ridge(data))["points"] < train.errors(data, data.hand)["points"] / 2


@pytest.mark.parametrize("after", [2, 6, 9])
def test_an_interrupted_fit_goes_on_to_the_same_net(
    after: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = written(fit(tmp_path / "whole").net())
    plain, calls = train.Fit.epoch, []

    def epoch(*given: object) -> None:
        calls.append(given)
        if len(calls) > after:
            raise Interrupted
        plain(*given)  # type: ignore[arg-type]  # as they came

    with monkeypatch.context() as patched:
        patched.setattr(train.Fit, "epoch", epoch)
        with pytest.raises(Interrupted):
            fit(tmp_path / "cut")
    assert written(fit(tmp_path / "cut").net()) == whole


def test_the_net_in_plain_python_says_what_the_arrays_say(tmp_path: Path) -> None:
    data = train.arrays(seen(8))
    found = fit(tmp_path)
    net = read(written(found.net()), NAMES)
    told = [50 + net({NAMES[WOOD]: each.amounts[0]}).points for each in seen(8)]
    assert np.allclose(found.foretold(data), told, atol=0.1)


def test_forecasts_along_the_way_are_mixed_in_backwards() -> None:
    data = train.arrays([Seen(0, turn, 0, 0.0, 100, 1.0, [WOOD], [1.0]) for turn in (1, 2, 3)])
    foretold = np.array([0, 40, 60], np.float32)
    assert train.targets(data, foretold, 1.0).tolist() == [100, 100, 100]
    assert train.targets(data, foretold, 0.5).tolist() == [60, 80, 100]


def test_batches_that_are_kept_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ora_widgets.lab.training.self_play.BATCH", 1)
    monkeypatch.setattr("ora_widgets.lab.training.self_play.GAMES", [(4, "france", "short")])
    first = [*batches(1, 5, tmp_path)]
    monkeypatch.setattr("ora_widgets.lab.training.self_play.game", None)
    assert [*batches(1, 5, tmp_path)] == first
    assert {each.seat for each in first[0]} == {0, 1, 2, 3}
    assert sum({each.seat: each.won for each in first[0]}.values()) == pytest.approx(1)

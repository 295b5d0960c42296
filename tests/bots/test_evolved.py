"""The trained weights of each mode: their file, which game uses which, and the fallback for an unusable file."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest

from ora_widgets.bots import evolved
from ora_widgets.bots.evaluation import HAND_MADE, STANDARD, WEIGHTS, TrainedValues, manner_values
from ora_widgets.bots.evolved import FILE, VERSION, DamagedFile, GameKind, game_kind, read, weights_file, with_checksum
from ora_widgets.engine import new_state
from ora_widgets.engine.modes import OFFICIAL
from ora_widgets.lab.evolve import FEATURES
from tests.bots.unusable import not_warned, warned_about

WAYS = [GameKind(players, length, country) for players, length in OFFICIAL for country in ("france", "ireland")]
TWO = GameKind(2, "long", "france")
WOOD = {"good.Wo.few": (7.25, 0.5)}


@pytest.fixture
def own_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of weights that the tests may write."""
    file = tmp_path / "evolved.json"
    monkeypatch.setattr(evolved, "FILE", file)
    return file


def test_weights_come_back_from_their_file_as_they_were() -> None:
    assert read(weights_file({TWO: WOOD})) == {TWO: WOOD}


def test_the_file_that_is_installed_has_weights_of_its_own_games_only() -> None:
    data = FILE.read_bytes()
    assert len(data) <= 300_000
    found = read(data)
    assert set(found) <= set(WAYS)
    assert {way.players for way in found} == {1, 2, 3, 4}
    for way, weights in found.items():
        other = "card.I" if way.country == "france" else "card.F"
        assert set(weights) == {name for name in FEATURES if not name.startswith(other)}


@pytest.mark.parametrize("way", read(FILE.read_bytes()), ids=lambda way: " ".join(map(str, way)))
def test_a_game_that_was_trained_for_is_played_by_weights_of_its_own(way: GameKind) -> None:
    state = new_state(way.players, way.country, way.length)
    assert game_kind(state) == way
    assert STANDARD.weights_for(way) == read(FILE.read_bytes())[way]
    assert STANDARD.seat(state, 0) != HAND_MADE.seat(state, 0)


def test_a_game_that_nobody_trained_for_is_played_by_the_hand_made_weights(own_file: Path) -> None:
    own_file.write_bytes(weights_file({TWO: WOOD}))
    values = TrainedValues()
    assert values.weights_for(TWO) == WOOD
    assert values.weights_for(TWO._replace(length="short")) == WEIGHTS


def test_a_manner_comes_on_top_of_the_weights_of_each_game() -> None:
    for way in WAYS:
        plain, fond = STANDARD.weights_for(way), manner_values("miller").weights_for(way)
        assert fond["good.Br.few"][0] == pytest.approx(plain["good.Br.few"][0] + 0.5)
        assert fond["good.Wo.few"] == plain["good.Wo.few"]


@pytest.mark.parametrize("values", [STANDARD, HAND_MADE], ids=["standard", "hand-made"])
def test_a_usual_evaluation_is_the_same_one_wherever_it_is_sent(values: object) -> None:
    assert pickle.loads(pickle.dumps(values)) is values


def changed_file(**fields: object) -> bytes:
    """A file with different top-level fields."""
    return json.dumps(json.loads(weights_file({TWO: WOOD})) | fields).encode()


DAMAGED = {
    "missing": (None, "missing"),
    "empty": (b"", "damaged"),
    "a list": (b"[1, 2]", "damaged"),
    "cut off": (weights_file({TWO: WOOD})[:-20], "damaged"),
    "a digit": (weights_file({TWO: WOOD}).replace(b"7.25", b"9.25"), "damaged"),
    "newer": (changed_file(version=VERSION + 1), f"version {VERSION + 1}"),
    "no mode": (with_checksum("weights", {"two": {}}), "damaged"),
    "no table": (with_checksum("weights", {"2 long france": [1]}), "damaged"),
    "no pair": (with_checksum("weights", {"2 long france": {"moor": [1]}}), "damaged"),
    "no number": (with_checksum("weights", {"2 long france": {"moor": [1, "a"]}}), "damaged"),
    "a net": (with_checksum("net", {}), "damaged"),
}


@pytest.mark.parametrize("what", DAMAGED)
def test_without_usable_weights_the_hand_made_evaluation_goes_on_and_it_is_said_once(what: str, own_file: Path) -> None:
    data, said = DAMAGED[what]
    if data is not None:
        own_file.write_bytes(data)
    state = new_state(2, "france")
    with warned_about(own_file, said):
        assert TrainedValues().seat(state, 0) == HAND_MADE.seat(state, 0)
    with not_warned():
        assert TrainedValues().seat(state, 1) == HAND_MADE.seat(state, 1)


def test_a_file_of_another_version_is_no_damaged_one() -> None:
    with pytest.raises(DamagedFile) as error:
        read(changed_file(version=9))
    assert (error.value.key, error.value.version) == ("version", 9)

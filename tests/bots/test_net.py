"""The net in plain Python, its file, and what goes on where that cannot be used."""

from __future__ import annotations

import json
import pickle
from copy import deepcopy
from pathlib import Path

import pytest

from ora_widgets.bots import Deadline, Search
from ora_widgets.bots.evaluation import HAND_MADE
from ora_widgets.bots.inputs import NAMES, inputs
from ora_widgets.bots.learned_values import FILE, Learned, learned
from ora_widgets.bots.net import Net, read, written
from ora_widgets.bots.weight_file import VERSION, Damaged
from ora_widgets.engine import State, new_state, score
from ora_widgets.engine.modes import OFFICIAL
from ora_widgets.support.arguments import WrongArgument
from tests.bots.test_evaluation import on_the_way
from tests.bots.unusable import nothing_told, told_of

GAMES = [(players, country, length) for players, length in OFFICIAL for country in ("france", "ireland")]


def small() -> Net:
    """A net that gives ten points for a tile of wood and takes them for the last action."""
    rows = dict.fromkeys(NAMES, (0.0, 0.0)) | {"good.Wo.few": (1.0, -1.0), "left.most": (0.0, 0.5)}
    return Net(rows, (0.0, 0.0), (10.0, -4.0, 0.0), (1.0, 0.0, 0.0))


@pytest.fixture
def own_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of weights that tests may damage."""
    file = tmp_path / "learned.json"
    monkeypatch.setattr("ora_widgets.bots.learned_values.FILE", file)
    monkeypatch.setattr("ora_widgets.bots.learned_values.KNOWN", {})
    return file


@pytest.mark.parametrize(("players", "country", "length"), GAMES)
def test_every_input_of_every_mode_has_a_name(players: int, country: str, length: str) -> None:
    for state in on_the_way(players, country, length):
        for seat in range(players) if state.pending else ():
            found = inputs(state, seat, 1.0, 1.0)
            assert found.keys() <= set(NAMES)
            assert found[f"mode.{players}.{length}"] == 1


def test_a_net_comes_back_from_its_file_as_it_was() -> None:
    net = small()
    back = read(written(net), NAMES)
    assert vars(back) == vars(net)


def test_the_net_that_is_installed_is_whole_and_small() -> None:
    data = FILE.read_bytes()
    assert len(data) <= 300_000
    assert [*read(data, NAMES).rows] == [*NAMES]


def test_at_the_end_only_points_count() -> None:
    state = over(3)
    values = Learned(small())
    assert [values.seat(state, seat) for seat in range(3)] == [score(state, seat).total for seat in range(3)]


def over(players: int) -> State:
    """A game that has ended."""
    state = new_state(players, "france", "short")
    state.pending = ()
    return state


def test_a_share_of_the_correction_counts() -> None:
    state = new_state(2, "ireland")
    hand, half, all_ = (Learned(small(), share).seat(state, 0) for share in (0, 0.5, 1))
    assert hand == HAND_MADE.seat(state, 0)
    assert half - hand == pytest.approx((all_ - hand) / 2)
    assert all_ != hand


def test_search_asks_its_judge_where_turns_end() -> None:
    asked = []

    class Judge(Learned):
        def lead(self, state: State, seat: int) -> float:
            asked.append(state.to_move)
            return super().lead(state, seat)

    search = Search(playouts=4, seed=1, judge=Judge(small()))
    best = search.ranked(new_state(2, "france"), Deadline(playouts=4))[0]
    assert best.line.moves[-1] == ("done",)
    assert asked


def test_what_is_no_evaluation_is_refused() -> None:
    with pytest.raises(WrongArgument, match="judge"):
        Search(judge="net")  # type: ignore[arg-type]  # that is the test
    with pytest.raises(WrongArgument, match="share"):
        learned(2.0)


def test_copies_and_processes_share_what_is_installed() -> None:
    values = learned()
    assert deepcopy(values) is values
    assert pickle.loads(pickle.dumps(values)) is values


def test_a_net_of_ones_own_travels() -> None:
    values, state = Learned(small(), 0.5), new_state(2, "france")
    assert pickle.loads(pickle.dumps(values)).seat(state, 0) == values.seat(state, 0)


def changed(**parts: object) -> bytes:
    """The file of a net with other parts."""
    return json.dumps(json.loads(written(small())) | parts).encode()


DAMAGED = {
    "missing": (None, "missing"),
    "empty": (b"", "damaged"),
    "no net": (b"[1, 2]", "damaged"),
    "cut off": (written(small())[:-40], "damaged"),
    "a digit": (written(small()).replace(b"10.0", b"11.0"), "damaged"),
    "no text": (b"\xff\xfe\x00", "damaged"),
    "newer": (changed(version=VERSION + 1), f"version {VERSION + 1}"),
    "other inputs": (written(Net({"a": (1.0,)}, (0.0,), (1.0, 0.0), (1.0, 0.0))), "version"),
    "too few": (written(Net(small().rows, (0.0,), (1.0, 0.0), (1.0, 0.0))), "damaged"),
    "no number": (written(Net(small().rows, (0.0, 0.0), (1.0, 0.0, float("nan")), (1.0, 0.0, 0.0))), "damaged"),
}


@pytest.mark.parametrize("what", DAMAGED)
def test_without_usable_weights_the_hand_made_evaluation_goes_on_and_it_is_said_once(what: str, own_file: Path) -> None:
    data, said = DAMAGED[what]
    if data is not None:
        own_file.write_bytes(data)
    with told_of(own_file, said):
        assert learned() is HAND_MADE
    with nothing_told():
        assert learned(0.5) is HAND_MADE


def test_a_file_of_another_version_is_no_damaged_one() -> None:
    with pytest.raises(Damaged) as error:
        read(changed(version=9), NAMES)
    assert (error.value.key, error.value.version) == ("version", 9)

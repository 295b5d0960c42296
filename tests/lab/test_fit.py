"""Weights are corrected by what playouts show, by games that were played with these weights, and only if they win."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

from ora_widgets.bots.evaluation import STANDARD, Values
from ora_widgets.bots.evolved import GameKind, read, weights_file
from ora_widgets.bots.features import Weights
from ora_widgets.engine import State, score
from ora_widgets.lab import fit
from ora_widgets.lab.fit import PlayedGames, Way, correction, extend_games, main, play_game
from tests.support.commands import refusal_of

SHORT = GameKind(4, "short", "ireland")


@pytest.fixture
def short_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """One turn of each game, at which two ways are played on for a round."""
    for name, bound in (("MAX_TURNS", 1), ("MAX_WAYS", 2), ("ROUNDS", 1)):
        monkeypatch.setattr(fit, name, bound)


def turns_with(weights: Mapping[str, float], turns: int, error: float = 5.0) -> list[list[Way]]:
    """Turns with four ways each, which end better by early weights that the evaluation lacks."""
    chance = Random(1)
    found = []
    for _ in range(turns):
        ways = []
        for _ in range(4):
            value = chance.gauss(0, 5)
            amounts = {name: chance.randrange(3) for name in weights}
            lacking = sum(weights[name] * amount for name, amount in amounts.items())
            reached = 0.8 * (value + lacking) + chance.gauss(0, error)
            ways.append(Way(value, reached, {name: (amount, 0.0) for name, amount in amounts.items()}))
        found.append(ways)
    return found


def test_a_correction_is_what_the_weights_lack() -> None:
    found = correction(turns_with({"good.Wo.few": 1.0, "forest": -0.5, "home.prior.0": 0.0}, 2000))
    early = {name: pair[0] for name, pair in found.items()}
    assert early == pytest.approx({"good.Wo.few": 1.0, "forest": -0.5, "home.prior.0": 0.0}, abs=0.15)
    assert {late for _, late in found.values()} == {0.0}


def test_a_few_turns_change_little() -> None:
    assert abs(correction(turns_with({"good.Wo.few": 1.0}, 2, error=20.0))["good.Wo.few"][0]) < 0.1


def test_what_the_wheel_shows_is_not_corrected() -> None:
    assert list(correction(turns_with({"good.Wo.few": 1.0, "wheel.wood": 1.0}, 20))) == ["good.Wo.few"]


@pytest.mark.usefixtures("short_playouts")
def test_factors_times_weights_are_the_evaluation_without_the_points(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[State, int]] = []

    def mean_lead(state: State, seat: int, _: Random) -> float:
        seen.append((state, seat))
        return 0.0

    monkeypatch.setattr(fit, "mean_lead", mean_lead)
    (ways,) = play_game(GameKind(3, "long", "france"), "a game")
    weights = STANDARD.weights_for(GameKind(3, "long", "france"))
    for way, (state, seat) in zip(ways, seen, strict=True):
        added = sum(
            early * weights.get(name, (0, 0))[0] + late * weights.get(name, (0, 0))[1]
            for name, (early, late) in way.factors.items()
        )
        assert score(state, seat).total + added == pytest.approx(STANDARD.seat(state, seat))


@pytest.mark.usefixtures("short_playouts")
def test_interrupted_games_go_on_to_the_same_file(tmp_path: Path) -> None:
    for folder in ("whole", "cut"):
        (tmp_path / folder).mkdir()
    whole = extend_games(SHORT, 3, 2, tmp_path / "whole")
    cut = extend_games(SHORT, 1, 2, tmp_path / "cut")
    with cut.open("a", encoding="utf-8") as file:
        file.write("[[[1.0, 2.")
    assert extend_games(SHORT, 3, 2, tmp_path / "cut") == cut
    assert cut.read_bytes() == whole.read_bytes()
    assert [len(ways) for game in PlayedGames.read(whole).games for ways in game] == [2, 2, 2]


@pytest.mark.usefixtures("short_playouts")
@pytest.mark.parametrize("ahead", [1.0, -1.0])
def test_weights_are_written_only_if_they_win(
    ahead: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def try_weights(job: tuple[GameKind, Weights, int]) -> float:
        return ahead + 0.1 * (job[2] % 2)

    monkeypatch.setattr(fit, "try_weights", try_weights)
    file, folder = tmp_path / "weights.json", tmp_path / "fits"
    other = GameKind(1, "long", "france")
    file.write_bytes(weights_file({other: {"forest": (1.0, 2.0)}}))
    main(["4", "short", "--country", "ireland", "--games", "2", "--folder", str(folder)])
    main(["--write", str(file), "--folder", str(folder), "--trials", "4"])
    found = read(file.read_bytes())
    assert found[other] == {"forest": (1.0, 2.0)}
    assert (SHORT in found) is (ahead > 0)
    if ahead > 0:
        new, before = found[SHORT], STANDARD.weights_for(SHORT)
        assert any(new[name] != before.get(name) for name in new)
    assert f"4 short ireland: {ahead + 0.05:+.1f} points" in capsys.readouterr().out


def test_games_by_other_weights_are_evaluated_anew() -> None:
    ways = [Way(10.0, 2.0, {"forest": (0.5, 0.25), "card.I03": (1.0, 1.0)})]
    played = PlayedGames({"forest": (1.0, 2.0), "card.I03": (3.0, 3.0)}, [[ways]])
    assert list(played.turns({"forest": (3.0, -2.0)})) == [[ways[0]._replace(value=10.0 + 1.0 - 1.0)]]
    assert list(played.turns({"forest": (3.0, 2.0)})) == [[ways[0]._replace(value=11.0)]]


@pytest.mark.usefixtures("short_playouts")
def test_other_weights_have_a_file_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = extend_games(SHORT, 1, 1, tmp_path)
    monkeypatch.setattr(fit, "STANDARD", Values({"forest": (1.0, 2.0)}))
    after = extend_games(SHORT, 1, 1, tmp_path)
    assert before != after
    assert PlayedGames.read(after).weights == {"forest": (1.0, 2.0)}


@pytest.mark.parametrize("game", [GameKind(1, "long", "france"), SHORT], ids=["alone", "four"])
def test_the_installed_weights_are_level_with_themselves(game: GameKind) -> None:
    results = [fit.try_weights((game, STANDARD.weights_for(game), number)) for number in range(game.players)]
    assert sum(results) == pytest.approx(0)


BAD = {
    "a game that there is not": (["1", "short"], "no game for 1 that is short"),
    "no games": (["3", "--games", "0"], "games"),
    "corrections of no size": (["3", "--scale", "0"], "scale"),
    "one trial": (["3", "--trials", "1"], "trials"),
    "damaged games": (["--write", "weights.json"], "holds no games of this version: move it away"),
}


@pytest.mark.parametrize("what", BAD)
def test_what_cannot_be_fitted_is_said(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words, said = BAD[what]
    monkeypatch.chdir(tmp_path)
    (tmp_path / "4-short-ireland-0.jsonl").write_text("{}\n[1, 2]\n", encoding="utf-8")
    assert said in refusal_of(main, [*words, "--folder", str(tmp_path)], capsys)

"""The explorer: the first turns of many games, who built and used which cards, and with what result."""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

import pytest

import ora_widgets as ora
from ora_widgets.engine.frames import Use
from ora_widgets.lab.quick_games import play_games, quick_game
from ora_widgets.study import opening_explorer
from ora_widgets.study.opening_explorer import explorer
from ora_widgets.study.simulation import MODES
from ora_widgets.support.sample_figures import figures
from tests.safety.reach import record_reach


def played_out(seed: int) -> ora.Game:
    game, chance = ora.new_game(3, length="short"), Random(seed)
    while not game.over:
        game.play(game.legal_moves.sample(chance))
    return game


def test_it_says_the_same_of_a_position_as_an_index_of_all_positions() -> None:
    found = ora.games([played_out(seed) for seed in range(6)] + [ora.new_game(3, length="short").play("pass; done")])
    asked = ora.new_game(3, length="short")
    result, indexed = explorer(found).continuations(asked), found.positions().continuations(asked)
    assert result.to_json() == indexed.to_json()
    assert sum(row["n"] for row in result) == 7


def test_turns_that_were_reached_otherwise_count_together_and_later_ones_do_not() -> None:
    one = ora.new_game(3).play("fell 0,1 wood; done; cut 0,0 peat; done; pass; done")
    found = explorer([one], turns=2)
    assert [row["turn"] for row in found.continuations(one.copy().jump(2))] == ["cut 0,0 peat; done"]
    assert list(found.continuations(one.copy().jump(4))) == []


def test_builders_and_users_are_counted_with_their_points_beside_those_of_the_others() -> None:
    played = [played_out(seed) for seed in range(8)]
    found = explorer(played)
    built = {row["card"]: row for row in found.buildings(3, length="short")}
    builders: dict[str, list[int]] = {}
    everybody: list[int] = []
    uses = 0
    for game in played:
        score = game.score()
        everybody += [score[seat].total for seat in game.setup.seats]
        for ply, move in enumerate(game.moves):
            frame = game.state_after(ply).pending[-1]
            if move.verb in ("build", "settle"):
                builders.setdefault(move[1], []).append(score[game.setup.seats[frame.seat]].total)
            uses += move.verb in ("use", "contract", "enter") or (move.verb == "prior" and isinstance(frame, Use))
    assert {card: row["n"] for card, row in built.items()} == {card: len(points) for card, points in builders.items()}
    assert sum(action.times for action in found.buildings(3, length="short", action="used").cards.values()) == uses
    card, points = max(builders.items(), key=lambda each: len(each[1]))
    others = [*everybody]
    for each in points:
        others.remove(each)
    assert built[card]["mean"] == round(figures(points).mean, 1)
    assert built[card]["difference"] == round(figures(points).mean - figures(others).mean, 1)
    assert {row["card"] for row in found.buildings(3, length="short", action="used") if row["card"][0] == "L"} <= {
        "LR1",
        "LR2",
        "LR3",
    }
    assert built[card]["chance"] == pytest.approx(100 / 3, abs=0.1)


def test_examples_are_opened_by_their_names() -> None:
    games = [ora.new_game(3).play("pass; done"), ora.new_game(3).play("fell 0,1 wood; done")]
    found = explorer(games)
    (row,) = [row for row in found.continuations(ora.new_game(3)) if row["turn"] == "pass; done"]
    assert found.game(row["example"]).moves == games[0].moves
    assert ora.games(games).positions().game("2").moves == games[1].moves
    for names in (found, ora.games(games).positions()):
        with pytest.raises(ora.study.StudyRefused, match="“third”"):
            names.game("third")


def test_it_is_written_without_rare_turns_and_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    passed = ora.new_game(3).play("pass; done")
    found = explorer([passed, passed.copy(), ora.new_game(3).play("build G07 0,3; prior; times 1; done")])
    found.save(tmp_path / "games.json.gz", least=2, records=1)
    monkeypatch.setattr(opening_explorer, "SHIPPED_FILE", tmp_path / "games.json.gz")
    again = opening_explorer.shipped_explorer.__wrapped__()
    assert [(row["turn"], row["n"]) for row in again.continuations(ora.new_game(3))] == [("pass; done", 2)]
    assert again.game("1").moves == passed.moves
    assert again.buildings(3, action="used").to_json() == found.buildings(3, action="used").to_json()
    assert len(again) == len(found) == 3


def test_quick_games_are_the_same_each_time_and_go_on_where_they_were(tmp_path: Path) -> None:
    file = tmp_path / "000000.ora"
    file.write_text("\n".join(quick_game(number) for number in (5, 10)))
    play_games(tmp_path, 1)
    assert [path.name for path in tmp_path.iterdir()] == [file.name]
    assert [game.over for game in ora.games(file)] == [True, False]
    assert quick_game(5) in file.read_text()
    stopped = explorer(file).buildings(2)
    assert stopped.everybody.points.n == 2


def test_the_games_that_ship_are_of_every_mode_in_like_numbers_and_their_turns_can_be_played() -> None:
    found = explorer()
    assert opening_explorer.SHIPPED_FILE.stat().st_size <= 1_000_000
    counts = [found.buildings(*mode).everybody.n // mode[0] for mode in MODES]
    assert sum(counts) == len(found) >= 50_000
    assert max(counts) - min(counts) <= 1
    for mode in MODES:
        start = ora.new_game(*mode)
        result = found.continuations(start)
        assert len(result) >= 2
        assert all(start.copy().play(turn).turn_starts[1] for turn in result.turns)
    assert found.names
    for name in [*found.names][:3]:
        opened = found.game(name)
        turn = "; ".join(map(str, opened.moves[: opened.turn_starts[1]]))
        assert turn in found.continuations(opened.copy().jump(0)).turns


def test_a_name_that_no_example_has_reads_no_file(tmp_path: Path) -> None:
    """A page may request any name, and a collection may have ten thousands of files."""
    (tmp_path / "a.ora").write_text(ora.new_game(3).play("pass; done").record())
    found = explorer(tmp_path)
    with pytest.raises(ora.StudyRefused, match="No game here is called"), record_reach() as files:
        found.game("b.ora")
    assert files == []


def test_examples_of_a_second_collection_are_told_apart_and_found() -> None:
    once, twice = ora.new_game(3).play("pass; done"), ora.new_game(3).play("fell 0,1 wood; done")
    found = explorer([once]).more([twice])
    names = {row["turn"]: row["example"] for row in found.continuations(ora.new_game(3))}
    assert names == {"pass; done": "1", "fell 0,1 wood; done": "1 (2)"}
    assert [found.game(name) for name in names.values()] == [once, twice]


def test_what_ships_can_be_sent_away() -> None:
    sent = pickle.loads(pickle.dumps(explorer()))
    start = ora.new_game(3)
    assert sent.continuations(start).rows() == explorer().continuations(start).rows()
    assert sent.game(min(sent.names)).plies > 0


def test_more_games_are_counted_together_with_those_that_ship() -> None:
    shipped, mine = explorer(), ora.new_game(3).play("pass; done")
    here = {row["turn"]: row["n"] for row in shipped.continuations(ora.new_game(3))}
    both = {row["turn"]: row["n"] for row in shipped.more([mine]).continuations(ora.new_game(3))}
    assert both == here | {"pass; done": here.get("pass; done", 0) + 1}
    assert len(shipped.more([mine])) == len(shipped) + 1


def test_games_are_counted_in_processes_wave_by_wave(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ora_widgets.study.opening_explorer.GAMES_PER_WRITE", 3)
    monkeypatch.setattr("ora_widgets.study.opening_explorer.GAMES_PER_JOB", 2)
    games = [ora.new_game(3).play("pass; done"), "rubbish", *[ora.new_game(3).play("fell 0,1 wood; done")] * 5]
    with ProcessPoolExecutor(2) as executor:
        found = explorer(games, executor=executor)
    assert [(row["turn"], row["n"]) for row in found.continuations(ora.new_game(3))] == [
        ("fell 0,1 wood; done", 5),
        ("pass; done", 1),
    ]
    assert [why.split(":")[0] for why in found.examples.skipped] == ["2"]

    def stop(number: int, _: object) -> None:
        if number == 1:
            raise KeyboardInterrupt

    begun = explorer(games, on_result=stop)
    assert (begun.complete, len(begun)) == (False, 2)
    again, rest = begun.more(), begun.more()
    assert repr(again.continuations(ora.new_game(3))) == repr(found.continuations(ora.new_game(3)))
    assert (len(again), len(rest), again.complete) == (6, 6, True)

"""The puzzles: enough of them, graded, with every best answer proven by exhaustive search."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from itertools import combinations
from pathlib import Path

import pytest

import ora_widgets as ora
from ora_widgets.engine import Move, State, options, play, score
from ora_widgets.engine.steps.base import DONE
from ora_widgets.game.search import Line, Node, SearchResult, least_move, search, text
from ora_widgets.lab.mining import idea, is_another_idea, themes_of
from ora_widgets.language.fluent import languages, message_ids, say
from ora_widgets.lessons import Progress, puzzles
from ora_widgets.lessons.opponents import answer
from ora_widgets.lessons.puzzle_rows import Puzzle, own_ends
from ora_widgets.lessons.tasks_from_games import FILE, MinedPuzzle, mined_puzzles
from ora_widgets.scenarios.found_records import (
    LEAD,
    THEMES,
    NoPuzzle,
    PuzzleRecord,
    is_near_duplicate,
    moves_of,
    read_puzzle_line,
    same_game,
)

ALL = [*puzzles().values()]
PUZZLES = [step for step in ALL if not isinstance(step, MinedPuzzle)]
MINED = mined_puzzles()
OF_OTHERS = {"timing", "denial"}  # themes about what bots in other seats do
by_name = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)


def prove(puzzle: Puzzle) -> tuple[int, Line]:
    """The best result by exhaustive search, and a way to it.

    For a race the result is the number of turns if the best is right, since all positions after fewer turns are
    examined and the solution is played; it is one more if the solution is too slow.
    """
    game = puzzle.scenario.game()
    layer = [Node(game.now)]
    if puzzle.answered and isinstance(puzzle, MinedPuzzle):
        return prove_race(puzzle)
    if puzzle.measure != "turns":
        return max(((puzzle.value(end.state), end.line) for end in _turn(layer).ends), key=lambda each: each[0])

    for turn in range(1, puzzle.best):
        reached = _turn(layer, puzzle.is_met)
        if reached.found:
            return turn, reached.found.line
        layer = reached.ends
    game.play(puzzle.solution)
    turns = (
        1 + sum(end < ply for end in own_ends(game, 0))
        for ply in range(game.ply + 1)
        if puzzle.is_met(game.state_after(ply))
    )
    return next(turns, puzzle.best + 1), tuple(game.moves)


def prove_race(puzzle: Puzzle) -> tuple[int, Line]:
    """The number of turns of a race of two turns against bots, and its first turn, if only one idea is fast enough."""
    begun: dict[tuple[tuple[str, ...], ...], Line] = {}
    for end in _turn([Node(puzzle.game().now)], puzzle.is_met).ends:
        game = puzzle.game().play(text(end.line))
        seat = game.setup.seats[puzzle.game().now.pending[-1].seat]
        while answer(game, seat):
            pass
        if not game.over and _turn([Node(game.now)], puzzle.is_met).found:
            begun.setdefault(idea(end.line), end.line)
    (line,) = begun.values()
    return 2, line


def _turn(layer: list[Node], wanted: Callable[[State], bool] | None = None) -> SearchResult:
    """All positions after one more turn."""
    return search(layer, lambda before, after: after.line[len(before.line)] == DONE, wanted=wanted)


def test_there_are_at_least_thirty_in_five_grades() -> None:
    grades = [puzzle.grade for puzzle in ALL]

    assert len(ALL) >= 30
    assert grades == sorted(grades)
    assert set(grades) == {1, 2, 3, 4, 5}


@by_name
def test_the_best_answer_is_the_best(puzzle: Puzzle) -> None:
    best, line = prove(puzzle)

    assert best == puzzle.best, text(line)


def ends_of_a_turn(starts: list[State]) -> list[State]:
    """A second search, independent of the first: positions are distinguished by all their fields."""
    seen: set[str] = set()
    ends: list[State] = []
    waiting = list(starts)
    while waiting:
        state = waiting.pop()
        for move in options(state):
            after = state.copy()
            play(after, move)
            mark = repr(after.to_json())
            if mark not in seen:
                seen.add(mark)
                (ends if move == ("done",) else waiting).append(after)
    return ends


@pytest.mark.parametrize(
    "puzzle",
    [pytest.param(each, id=each.name, marks=[pytest.mark.long] if each.grade > 3 else []) for each in PUZZLES],
)
def test_a_search_without_a_transposition_key_finds_nothing_better(puzzle: Puzzle) -> None:
    game = puzzle.scenario.game()
    ends = ends_of_a_turn([game.now])
    if puzzle.measure == "turns":
        for _ in range(2, puzzle.best):
            ends = ends_of_a_turn(ends)
        assert not any(puzzle.is_met(end) for end in ends)
    else:
        assert max(map(puzzle.value, ends)) == puzzle.best


@by_name
def test_a_puzzle_untried_tried_and_solved(puzzle: Puzzle) -> None:
    game = puzzle.scenario.game()
    assert puzzle.check(game, language="en").kind == "untried"

    idle = puzzle.scenario.game()
    while not any(move == ("done",) for move in idle.moves[: idle.ply]):
        assert puzzle.check(idle, language="en").kind in ("untried", "not-yet")
        idle.play("pass" if "pass" in idle.legal_moves else "done")
    assert puzzle.check(idle, language="en").kind == "not-yet"

    outcome = puzzle.check(game.play(puzzle.solution), language="en")
    assert outcome.kind == "solved"
    assert str(puzzle.best) in outcome.sentence


@by_name
@pytest.mark.parametrize("language", languages())
def test_a_puzzle_has_its_words(puzzle: Puzzle, language: str) -> None:
    assert all(puzzle.words(part, language) for part in ("title", "text", "task", "learnt"))
    assert puzzle.hints(language)


def test_every_message_of_the_puzzles_belongs_to_one() -> None:
    around = {
        "puzzle-lesson",
        "puzzle-go-on",
        "puzzle-better",
        "puzzle-too-slow",
        "puzzle-unknown",
        "puzzle-other-version",
    }
    shared = ("puzzle-task-", "puzzle-solved-", "puzzle-run-", "puzzle-why-")
    written = {name for name in message_ids("en") if name.startswith("puzzle-") and not name.startswith(shared)}

    around |= {"puzzle-mined", "puzzle-mined-nothing", "puzzle-no-theme"} | {f"puzzle-idea-{theme}" for theme in THEMES}
    assert written - around == {puzzle.message for puzzle in PUZZLES}


def test_a_race_that_comes_too_late_is_not_won() -> None:
    race = next(puzzle for puzzle in PUZZLES if puzzle.name == "two-reliquaries")
    game = race.scenario.game().play("pass; pass; done")
    game.play("use F36 prior; trade Or; skip; pass; done; use F36 prior; trade Ce; trade Or; pass; done")

    assert race.check(game, language="en").kind == "not-yet"
    assert race.check(game, language="en").sentence == "You can do it faster: undo, or begin again."


def test_of_two_buildings_one_must_come_first_when_a_bot_answers() -> None:
    """Every first turn is tried, and every second one after the bot's answer."""
    race = puzzles()["two-buildings"]
    ends = _turn([Node(race.game().now)]).ends
    begun = set()
    for end in ends:
        game = race.game().play(text(end.line))
        while answer(game, "R"):
            pass
        if _turn([Node(game.now)], race.is_met).found:
            begun |= {move[:2] for move in end.line if move[0] == "build"}
    assert begun == {("build", "G18")}
    assert len(ends) > 100


@pytest.mark.parametrize("language", languages())
def test_a_race_against_others_says_that_a_bot_answers_and_counts_one_s_own_turns(language: str) -> None:
    race = puzzles()["two-buildings"]
    assert say("lesson-answers", language, others=2) in race.words("task", language)
    session = ora.puzzle(race.name, language=language)
    session.game.play("build G19 0,3; skip; done")
    assert session.game.to_move == "R"
    session.game.play("pass; done")
    assert session.check().sentence.startswith(say("puzzle-too-slow", language))
    session.restart().game.play("build G18 1,3; skip; done")
    session.game.play("build G19 0,3; skip")
    assert session.check().kind == "solved"


def test_a_row_that_is_not_the_best_is_noticed() -> None:
    from dataclasses import replace

    bread = next(puzzle for puzzle in PUZZLES if puzzle.name == "field-to-oven")
    race = next(puzzle for puzzle in PUZZLES if puzzle.name == "castle-in-time")

    assert prove(replace(bread, best=4))[0] == 5
    assert prove(replace(race, best=3, position={**race.position, "give": {"R": "6Wo 5Sn"}}))[0] == 1


def test_puzzles_by_number_and_name(tmp_path: Path) -> None:
    file = Progress(tmp_path / "p.json")
    seventh = ora.puzzle(7, progress=file)

    assert seventh.step.name == ALL[6].name
    seventh.game.play(ALL[6].solution)
    assert seventh.check()
    assert file.entry(f"puzzle/{ALL[6].name}")["solved"]
    assert ora.puzzle("field-to-oven").step.name == "field-to-oven"
    assert ora.puzzle(progress=file).step.name == ALL[0].name
    for unknown in (0, len(ALL) + 1, "nothing", True, None):
        with pytest.raises(LookupError, match="There is no puzzle"):
            ora.puzzle(unknown)


def test_every_day_has_its_puzzle(tmp_path: Path) -> None:
    day, file = date(2026, 1, 1), Progress(tmp_path / "p.json")
    names = [ora.puzzle_of_the_day(day + timedelta(days=n), progress=file).step.name for n in range(30)]

    assert len(set(names)) == 30
    assert ora.puzzle_of_the_day("2026-01-01", progress=file).step.name == names[0]
    assert ora.puzzle_of_the_day().step in ALL
    assert ora.puzzle_of_the_day(datetime(2026, 1, 1, 12, tzinfo=UTC), progress=file).step.name == names[0]


def test_the_puzzle_of_the_day_is_the_same_for_those_who_have_solved_many(tmp_path: Path) -> None:
    file = Progress(tmp_path / "p.json")
    for puzzle in ALL[::2]:
        file.note(f"puzzle/{puzzle.name}", solved="2026-01-01")
    newcomer = Progress(tmp_path / "new.json")
    for day in ("2026-01-01", "2026-01-02", "2026-05-17"):
        puzzles = {ora.puzzle_of_the_day(day, progress=each).step.name for each in (file, newcomer)}
        assert len(puzzles) == 1, day


@pytest.mark.parametrize(
    "puzzle",
    [
        pytest.param(each, id=each.name, marks=[pytest.mark.long] if number > 2 else [])
        for number, each in enumerate(sorted(MINED, key=lambda each: each.record.ways))
    ],
)
def test_a_puzzle_out_of_a_game_is_proven(puzzle: MinedPuzzle) -> None:
    best, line = prove(puzzle)

    assert best == puzzle.best, text(line)


def test_puzzles_out_of_games_are_what_their_records_say() -> None:
    for puzzle in MINED:
        game = puzzle.scenario.game()
        record = puzzle.record
        assert game.to_move == record.seat
        assert read_puzzle_line(record.line()) == record
        assert puzzle.check(puzzle.play_line(puzzle.own_moves), language="en").kind == "solved"
        if puzzle.measure == "turns":
            assert record.best < record.second
            continue
        assert record.best > record.second
        other = puzzle.scenario.game().play(record.tempting)
        assert puzzle.value(other.now) == record.second
        assert puzzle.check(other, language="en").kind == "not-yet"


LEADS = [puzzle for puzzle in MINED if puzzle.measure == LEAD]
by_lead = pytest.mark.parametrize("puzzle", LEADS, ids=lambda puzzle: puzzle.name)


@by_lead
def test_what_a_denial_takes_away_is_what_makes_it_the_best(puzzle: MinedPuzzle) -> None:
    """The next player's best answer is worth less after it than after the tempting turn, and than without it."""
    after, other = (puzzle.game().play(line).now for line in (puzzle.record.solution, puzzle.record.tempting))
    points, more = (score(state, puzzle.seat).total for state in (after, other))
    assert points <= more
    assert puzzle.most_left(after) == points - puzzle.best
    assert puzzle.most_left(other) == more - puzzle.record.second > puzzle.most_left(after)
    game = puzzle.game()
    while game.to_move == puzzle.record.seat:
        game.play(str(Move(least_move(game.now))))
    assert puzzle.most_left(game.now) > puzzle.most_left(after)
    reply = puzzle.game().play(f"{puzzle.record.tempting}; {puzzle.record.reply}").now
    assert score(reply, puzzle.rival).total == puzzle.most_left(other)


@pytest.mark.parametrize("language", languages())
def test_a_turn_that_leaves_the_next_player_more_is_told_how_much(language: str) -> None:
    puzzle = LEADS[0]
    other = puzzle.game().play(puzzle.record.tempting)
    left = puzzle.most_left(other.now)
    points = score(other.now, puzzle.seat).total
    assert {str(points), str(left)} <= {*re.findall(r"\d+", puzzle.check(other, language=language).sentence)}


@pytest.mark.parametrize("language", languages())
def test_puzzles_out_of_games_have_their_words(language: str) -> None:
    for puzzle in MINED[::5]:
        assert all(puzzle.words(part, language) for part in ("title", "text", "task", "learnt"))
        assert puzzle.hints(language)


def test_the_puzzles_out_of_games_are_a_small_file() -> None:
    assert len({puzzle.name for puzzle in MINED}) == len(MINED)
    assert (Path(ora.__file__).parent / "lessons" / FILE).stat().st_size <= 400_000


@pytest.mark.parametrize(
    "puzzle",
    [
        pytest.param(each, id=each.name, marks=[pytest.mark.long] if number > 1 else [])
        for number, each in enumerate(each for each in MINED if OF_OTHERS & {*each.themes} and each.measure == "points")
    ],
)
def test_what_bots_do_when_one_passes_is_what_a_puzzle_says(puzzle: MinedPuzzle) -> None:
    game = puzzle.game()
    found = {*themes_of(game.setup, game.now, moves_of(puzzle.record.solution))}
    assert OF_OTHERS & {*puzzle.themes} <= found


def test_no_theme_has_more_than_a_quarter_and_no_game_more_than_two_puzzles() -> None:
    for rows in (MINED, ora.puzzles().values()):
        themes = Counter(row.theme for row in rows)
        assert "" not in themes
        assert max(themes.values()) <= len(rows) / 4, themes
    for puzzle in MINED:
        assert sum(same_game(puzzle.record, other.record) for other in MINED) <= 2, puzzle.name


def test_no_puzzle_nearly_repeats_another() -> None:
    pairs = combinations((puzzle.record for puzzle in MINED), 2)
    assert [(one.name, other.name) for one, other in pairs if is_near_duplicate(one, other)] == []


@pytest.mark.parametrize("puzzle", [each for each in MINED if each.record.tempting], ids=lambda puzzle: puzzle.name)
def test_what_tempts_has_another_idea_than_the_answer(puzzle: MinedPuzzle) -> None:
    best, other = (idea(moves_of(line)) for line in (puzzle.record.solution, puzzle.record.tempting))
    assert is_another_idea(other, best)


def test_puzzles_of_one_grade_alone() -> None:
    assert {row.grade for row in ora.puzzle(grade=4).lesson.steps} == {4}  # type: ignore[attr-defined]
    hard = ora.puzzle_run(theme="contract", grade=3).lesson.steps
    assert {(row.grade, row.theme) for row in hard} == {(3, "contract")}  # type: ignore[attr-defined]
    for grade in (6, -1, "3"):
        with pytest.raises(ora.WrongArgument):
            ora.puzzle(grade=grade)  # type: ignore[arg-type]
    with pytest.raises(ora.UnknownName, match=r"no puzzles on “denial”; the themes are .*contract"):
        ora.puzzle(theme="denial", grade=1)


@pytest.mark.parametrize("line", ["", "puzzle", "[]", "{}", "[1, 2]", "[" * 100_000])
def test_a_line_that_is_no_puzzle_is_refused(line: str) -> None:
    with pytest.raises(NoPuzzle):
        read_puzzle_line(line)


def test_a_record_with_an_unknown_theme_is_no_puzzle() -> None:
    record = PuzzleRecord(1, "france", "long", "R", {}, "points", "", 3, "pass", 1, "pass", 2, 1, ("magic",))

    with pytest.raises(NoPuzzle):
        read_puzzle_line(record.line())


@pytest.mark.parametrize("day", ["tomorrow", "2026-02-30", "24.12.2026", "", 20260101, True])
def test_a_day_that_is_none_has_no_puzzle(day: object) -> None:
    with pytest.raises(ValueError, match=r"is not a date; write it like 2026-01-31\."):
        ora.puzzle_of_the_day(day)  # type: ignore[arg-type]


def test_puzzles_of_one_theme_follow_each_other() -> None:
    session = ora.puzzle(theme="contract")
    steps = [session.step, session.next().step]
    assert all(isinstance(step, Puzzle) and step.theme == "contract" for step in steps)
    for theme in {row.theme for row in ora.puzzles().values()}:
        assert ora.puzzles()[ora.puzzle(1, theme=theme).step.name].theme == theme
    with pytest.raises(ora.UnknownName, match=r"no puzzles on “chess”; the themes are .*contract"):
        ora.puzzle(theme="chess")
    with pytest.raises(ora.UnknownName):
        ora.puzzle(9999, theme="land")


def test_what_was_solved_by_theme_is_solved() -> None:
    session = ora.puzzle(theme="land")
    session.game.play(session.step.solution)
    assert session.check()
    assert ora.puzzle(session.step.name).panel()["outcome"] == "solved-before"

"""Tests that `make test` leaves to `make long`, because they repeat another test at a greater length or size.

A row is a pattern of test names, as for `fnmatch` but with a literal `[`, and why it may wait. Tests that a file itself
marks `long` are not listed.
"""

from __future__ import annotations

from fnmatch import translate
from re import compile as pattern

LONG = {
    # notebooks: those of the course and the one of scenarios begin alike; the others run every night
    "tests/notebooks/test_run.py::*[explore/[!s]*]": "studies by the hundred games",
    "tests/notebooks/test_run.py::*[learn/0[2-9]_*]": "as learn/01, with another lesson",
    "tests/notebooks/test_run.py::*[learn/1*]": "as learn/01, with another lesson",
    "tests/notebooks/test_run.py::*[learn/[c-fs]*]": "as learn/01, with strategy, puzzles, what teachers do",
    "tests/notebooks/test_run.py::*[learn/b*]": "a league of many games",
    "tests/notebooks/test_run.py::*[learn/[ep][sl]/*]": "as in English",
    # benchmarks, which print their measurements
    "tests/bench/test_bench.py::test_every_figure_with_a_goal_is_printed": "the whole benchmark",
    # released boards and games
    "tests/widget/test_lifetime.py::*[with_[bc]*]": "as the usual board",
    "tests/widget/test_lifetime.py::*[of_an_opener]": "as the editor's",
    "tests/language/test_languages.py::test_questions_answers_and_the_log_of_whole_games[es]": "as in Polish",
    # built and installed packages
    "tests/packaging/test_front_door.py::test_mypy_reads_the_types*": "as in the house itself; the wheel is seen to bring its marker",
    # bots and studies
    "tests/bots/test_planning.py::test_several_ways_are_followed_to_the_end*": "as one way",
    "tests/bots/test_planning.py::test_whole_games_find_more*": "whole games",
    "tests/bots/test_bots.py::test_every_game_is_played_to_the_end[*-long-greedy]": "as in the short game",
    "tests/bots/test_bots.py::test_search_plays_every_mode[*-ireland-*]": "as in France",
    "tests/bots/test_bots.py::test_rulings_that_ask_more_are_no_trouble[*-search]": "as greedy",
    "tests/bots/test_strength.py::test_greedy_beats_random": "hundreds of games",
    "tests/bots/test_review.py::test_the_same_seed_finds_the_same": "two whole reviews",
    "tests/study/test_executors.py::test_a_dask_cluster_gives_the_same": "as processes",
    # logs and records
    "tests/conformance/test_logs.py::test_seed_and_seating_are_kept[[!3]*]": "as with three players",
    "tests/conformance/test_grammar.py::test_a_log_is_a_game_or_a_game_up_to_a_line[[!s]*]": "as alone",
    "tests/conformance/test_grammar.py::test_every_command_in_every_place[[!s]*]": "as alone",
    "tests/conformance/test_pasted.py::test_the_game_is_the_same[[!b]*]": "the commands are compared at once",
    "tests/conformance/test_reader.py::test_random_games_are_written_and_read_again[*-[24]-*]": "as with one and three",
    "tests/lessons/test_puzzles.py::test_the_best_answer_is_the_best[[a-m]*]": "half of the proofs; puzzles seldom change",
    "tests/lessons/test_puzzles.py::test_a_search_without_a_transposition_key_finds_nothing_better[*]": "a slow proof",
    "tests/lessons/test_assignments.py::test_the_page_brings_the_task_and_its_words[[ep][sl]]": "as in English",
    # the board: other themes, languages and widths, and questions with the same kind of answer
    "tests/browser/test_axe.py::test_nothing_is_wrong_with[chromium-claimed colours]": "as on the table",
    "tests/browser/test_axe.py::test_nothing_is_wrong_with[chromium-an earlier position]": "as in the middle",
    "tests/browser/test_axe.py::test_nothing_is_wrong_with[chromium-picks]": "as at a payment",
    "tests/browser/test_axe.py::test_nothing_is_wrong_with[chromium-options]": "as the menu",
    "tests/browser/test_axe.py::test_nothing_is_wrong_with[chromium-rules]": "as the menu",
    "tests/browser/test_axe.py::test_nothing_is_wrong_with[chromium-score pad]": "as at the end",
    "tests/browser/test_axe.py::test_nothing_is_wrong_with[chromium-a refusal]": "as at a payment",
    "tests/browser/test_axe.py::test_nothing_is_wrong_with[chromium-a line of Python]": "as the menu",
    "tests/browser/test_axe.py::test_nothing_is_wrong_with[chromium-a bot thinks]": "as on the table",
    "tests/browser/test_axe.py::test_nothing_is_wrong_with_the_form_that_opens_a_game*": "as the start screen",
    "tests/browser/test_annotator.py::test_a_study_is_made_by_clicks*": "its buttons are pressed without a page, too",
    "tests/browser/test_attacks.py::test_text_is_text_on_a_board[chromium-a refusal]": "as in a turn",
    "tests/browser/test_attacks.py::test_text_is_text_on_a_board[chromium-a lesson]": "as in a turn",
    "tests/browser/test_attacks.py::test_text_is_text_on_a_board[chromium-the end]": "as in a turn",
    "tests/browser/test_attacks.py::test_text_is_text_on_a_board[chromium-the start]": "as in a turn",
    "tests/browser/test_audit.py::*beside_what_they_are_about[chromium-1240-640]": "as at 1280 by 800",
    "tests/browser/test_board.py::test_a_long_game_by_clicks_does_not_grow_the_page*": "a long game",
    "tests/browser/test_board.py::test_a_saved_notebook_shows*": "as the page that nbconvert makes; what a board says without Python, as in the kept games",
    "tests/browser/test_board.py::test_the_order_of_picks_is_free*": "as in the page's own tests",
    "tests/browser/test_board.py::test_undo_and_redo_by_click*": "as the log shows, where time is walked",
    "tests/browser/test_board.py::test_a_game_at_the_end_of_two_cells*": "as two views of one game",
    "tests/browser/test_board.py::test_a_turn_by_keyboard*": "as in the flow, with what is heard",
    "tests/browser/test_board.py::test_a_turn_is_played_by_clicking*": "as a newcomer's six clicks",
    "tests/browser/test_board_languages.py::*[chromium-p[al]*-pl]": "as in the middle",
    "tests/browser/test_board_languages.py::*[chromium-start-pl]": "as in the middle",
    "tests/browser/test_board_languages.py::*[chromium-late-pl]": "as in the middle",
    "tests/browser/test_board_languages.py::*[chromium-over-pl]": "as in the middle",
    "tests/browser/test_board_languages.py::*-es]": "as in Polish",
    "tests/browser/test_contrast.py::*[chromium-france-dark]": "as Ireland's",
    "tests/browser/test_contrast.py::*[chromium-ireland-light]": "as France's",
    "tests/browser/test_class_room.py::test_thirty_pupils*": "as with one pupil; thirty without pages take part in the room's own tests",
    "tests/browser/test_editor.py::test_axe_finds_nothing_wrong[chromium-light]": "as in the dark theme",
    "tests/browser/test_flow.py::test_a_first_building_takes_three_clicks*": "as a newcomer's six",
    "tests/browser/test_flow.py::test_a_late_game_for_four*": "counts what a press draws anew, as the benchmark of the page",
    "tests/browser/test_flow.py::test_a_payment_by_tapping_shows_its_sum*": "as tile by tile",
    "tests/browser/test_flow.py::test_a_building_by_touch_in_a_small_window_without_motion*": "as by mouse",
    "tests/browser/test_glance.py::test_the_frame_stays_through_a_turn*[chromium-e[ns]]": "as in Polish, which has the longest words",
    "tests/browser/test_glance.py::test_an_answer_of_many_words*[chromium-e[ns]]": "as in Polish",
    "tests/browser/test_glance.py::test_why_a_card_has_no_space*[chromium-e[ns]]": "as in Polish",
    "tests/browser/test_glance.py::test_in_a_lesson_two_rows_of_land*[chromium-e[ns]]": "as in Polish",
    "tests/browser/test_glance.py::*_task_answers_and_land_of_a_lesson_*[chromium-en]": "as in Polish",
    "tests/browser/test_glance.py::*_two_rows_of_land_are_whole_below_a_notice[chromium-301]": "as at 290 and 350",
    "tests/browser/test_help.py::*[chromium-.ora-own .ora-at-home-Blue: Lay brother]": "as a tile",
    "tests/browser/test_help.py::*[chromium-.ora-indicator-Wood]": "as a tile",
    "tests/browser/test_help.py::*[chromium-.ora-rim*]": "as a tile",
    "tests/browser/test_help.py::*_in_sight_and_beside_its_thing[chromium-.ora-indicator-1280]": "as a tile",
    "tests/browser/test_help.py::*_in_sight_and_beside_its_thing[chromium-.ora-offer-1280]": "as a tile",
    "tests/browser/test_help.py::*_and_is_no_press[chromium-.ora-own .ora-tile-Wood]": "as a card",
    "tests/browser/test_help.py::*_and_is_no_press[chromium-*Rules]": "as a card",
    "tests/browser/test_help.py::*[chromium-.ora-space-slice*]": "as a tile",
    "tests/browser/test_help.py::*_in_sight_and_beside_its_thing[chromium-*-390]": "as at 1280",
    "tests/browser/test_help.py::*_lie_inside_a_narrow_board[chromium-e[ns]]": "as in Polish",
    "tests/browser/test_kept.py::test_two_pages_that_click_at_once*": "as one page after the other",
    "tests/browser/test_kept.py::test_a_kernel_that_is_killed_while_a_bot_thinks*": "as in mid turn",
    "tests/browser/test_land.py::test_what_is_shown_of_a_card_is_shown_whole[chromium-e[ns]]": "as in Polish",
    "tests/browser/test_lab.py::test_cells_run_and_show_what_they_print*": "of the tests themselves",
    "tests/browser/test_lab.py::test_a_value_crosses_over*": "of the tests themselves",
    "tests/browser/test_lab.py::test_a_failing_cell*": "of the tests themselves",
    "tests/browser/test_lab.py::test_errors_of_a_widget_are_noticed*": "of the tests themselves",
    "tests/browser/test_lab.py::test_each_notebook_has_a_kernel_of_its_own*": "of the tests themselves",
    "tests/browser/test_leads.py::*[chromium-build by its pieces, the space first]": "as with the card first",
    "tests/browser/test_leads.py::*[chromium-build with few spaces left]": "as with many",
    "tests/browser/test_leads.py::*[chromium-fell]": "as build",
    "tests/browser/test_leads.py::*[chromium-use*]": "as build",
    "tests/browser/test_leads.py::*[chromium-*pay*]": "as a payment that is picked tile by tile",
    "tests/browser/test_leads.py::*[chromium-hire where much is to be hired]": "as where little is",
    "tests/browser/test_leads.py::*[chromium-buy land]": "as build",
    "tests/browser/test_lessons.py::test_the_way_through_the_first_lessons_by_clicks_alone*": "lesson zero is played so",
    "tests/browser/test_lessons.py::test_in_a_small_window_the_lesson*": "as task and board on one screen",
    "tests/browser/test_order.py::*[chromium-800]": "as at 400 and 1400",
    "tests/browser/test_panels.py::test_a_game_against_a_bot_by_clicks*": "as one click on the start screen begins it",
    "tests/browser/test_sharing.py::test_two_pages_on_one_kernel*": "as a colour claimed in one page and shut in the other",
    "tests/browser/test_sharing.py::test_an_address_opens_its_game[chromium-&ora*": "as after the mark",
    "tests/browser/test_start.py::test_a_second_page_sees_the_game*": "as a colour claimed in one page and shut in the other",
    "tests/browser/test_start.py::test_typing_loses_no_letter[chromium-M*": "as with stranger letters",
}


def _plain(row: str) -> str:
    """A pattern with the bracket of its parameters taken literally; character ranges inside it remain ranges."""
    name, bracket, parameters = row.partition("[")
    return f"{name}[[]{parameters}" if bracket else name


def _file(name: str) -> str:
    """The file of a test or of a row."""
    return name.partition("::")[0]


PATTERNS = {row: pattern(translate(_plain(row))) for row in LONG}
ROWS = {file: [row for row in LONG if _file(row) == file] for file in map(_file, LONG)}  # by file, as tests are many


def is_long(nodeid: str) -> bool:
    """Whether a test waits for `make long`.

    Args:
        nodeid: Its name, such as `"tests/browser/test_order.py::test_tab_goes_where_the_eye_goes[chromium-800]"`.
    """
    return any(PATTERNS[row].match(nodeid) for row in ROWS.get(_file(nodeid), ()))


def idle(nodeids: list[str]) -> list[str]:
    """The rows that match no test although tests of their file exist.

    Args:
        nodeids: The names of all tests.
    """
    there: dict[str, list[str]] = {file: [] for file in map(_file, nodeids) if file in ROWS}
    for nodeid in nodeids:
        if (file := _file(nodeid)) in there:
            there[file].append(nodeid)
    return [
        row for file, ids in there.items() for row in ROWS[file] if not any(PATTERNS[row].match(one) for one in ids)
    ]

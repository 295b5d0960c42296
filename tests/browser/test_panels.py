"""Others at a board in a real JupyterLab: bots, advice, and a person at another page."""

from __future__ import annotations

from playwright.sync_api import BrowserContext, expect

from tests.browser.conftest import OpenNotebook
from tests.browser.lab import READY, LabPage, LabServer
from tests.browser.test_board import HOLD, START, Table, let_go


def bots(seats: str) -> str:
    return f"import ora_widgets as ora\ngame = ora.new_game(2, 'france', 'short')\nora.Board(game, seats={seats})"


def open_board(lab_page: OpenNotebook, *cells: str) -> Table:
    lab = lab_page(*cells)
    lab.run()
    return Table(lab)


def note_shown_turns(table: Table) -> None:
    """Keep the sentences of other players' turns: each is shown for a moment only, which a slow machine may miss."""
    table.root.evaluate("""board => {
      window.shownTurns = [];
      const note = () => {
        const turn = board.querySelector(".ora-shown-turn p")?.textContent;
        if (turn) window.shownTurns.push(turn);
      };
      new MutationObserver(note).observe(board, { childList: true, subtree: true, characterData: true });
    }""")


def test_a_game_against_a_bot_by_clicks(lab_page: OpenNotebook) -> None:
    table = open_board(lab_page, bots("{'G': ora.bots.Greedy()}"))
    table.is_at(0)
    table.open("seat G")
    expect(table.root.locator(".ora-bot")).to_have_text("Bot, easy")
    table.turn("pass", "pass")
    table.pick("done")

    # The bot's move came from its own thread, long after the click had been answered.
    table.root.locator(".ora-recap-button").click()
    expect(table.root.locator(".ora-recap .ora-bot-remark")).to_contain_text("Green")
    expect(table.piece("pass").first).to_be_visible()
    assert table.lab.value("game.to_move") == "R"
    assert table.lab.value("game.ply") > 4
    table.agrees()


def test_a_bot_that_thinks_is_seen_and_can_be_hurried(lab_page: OpenNotebook) -> None:
    table = open_board(lab_page, bots("{'R': ora.bots.Search(seconds=100_000, seed=1)}"))
    panel = table.root.locator(".ora-panel")
    expect(panel.locator(".ora-thinking")).to_be_visible()
    expect(panel).to_contain_text("Red is thinking")
    expect(table.root.locator("[data-state=live]")).to_have_count(0)

    panel.get_by_role("button", name="Pause").click()
    expect(panel).to_contain_text("The bots have stopped")
    expect(table.piece("pass").first).to_be_visible()  # anybody may answer in its place
    panel.get_by_role("button", name="Continue").click()
    expect(panel.locator(".ora-thinking")).to_be_visible()
    note_shown_turns(table)
    panel.get_by_role("button", name="Play now").click()
    table.lab.page.wait_for_function("window.shownTurns.some(turn => turn.startsWith('Red'))")
    expect(table.root.locator(".ora-shown-turn")).to_have_count(0)  # shown for a while, then one's own question
    # The advice was requested for a seat without an earlier move, so the log shows what has happened.
    table.open("log")
    expect(table.root.locator(".ora-log")).to_contain_text("Red")
    assert table.lab.value("game.ply") > 0


def test_advice_is_asked_for_and_played(lab_page: OpenNotebook) -> None:
    lab = lab_page(START, HOLD)
    lab.run(0)
    table = Table(lab)
    table.is_at(0)
    # A board's first message waits for a running cell; later ones are handled on a thread of their own.
    table.turn("pass")
    table.root.get_by_label("Undo", exact=True).click()
    table.is_at(0)
    lab.start(1)
    expect(lab.output(1)).to_contain_text("waiting")
    table.root.get_by_role("button", name="Hint").click()
    expect(table.root.locator(".ora-advice-request .ora-thinking")).to_be_visible()
    let_go(lab)
    best = table.root.locator(".ora-advice").first
    expect(best.locator(".ora-advice-worth")).to_have_text("best")
    expect(best).to_contain_text("Red")
    line = best.get_attribute("data-line")
    best.click()
    table.is_at(1)
    assert table.lab.value("str(game.moves[0])") == line
    # The rest of an advised turn stays, with the moves already made.
    expect(table.root.locator(".ora-done")).to_have_count(1)
    expect(table.root.locator(".ora-advice-worth")).to_have_count(0)


def test_a_colour_claimed_in_one_page_is_shut_in_the_other(
    lab_page: OpenNotebook, lab_server: LabServer, context: BrowserContext
) -> None:
    mine = open_board(lab_page, START)
    mine.is_at(0)
    mine.lab.save()
    page = context.new_page()
    page.emulate_media(reduced_motion="reduce")  # so that my turn is not shown there for a while, needing a press
    theirs = Table(LabPage(page, lab_server, mine.lab.path, has_board=True))
    theirs.is_at(0)
    expect(theirs.piece("pass").first).to_be_visible()

    mine.root.locator("[data-claim=R]").click()
    expect(mine.root.locator("[data-claim=R]")).to_have_text("you")
    theirs.open("seat R")
    expect(theirs.root.locator(".ora-other.ora-seat-R")).to_contain_text("somebody else")
    expect(theirs.root.locator("[data-state=live]")).to_have_count(0)
    mine.turn("pass")
    theirs.is_at(1)
    # Python enforces it too, whatever a page does.
    theirs.root.get_by_label("Undo", exact=True).click()
    expect(theirs.root.locator(".ora-notice")).to_contain_text("you do not play that colour in this window")
    mine.is_at(1)

    mine.root.locator("[data-claim=R]").click()
    expect(theirs.piece("done").first).to_be_visible()
    assert not theirs.lab.errors()


def test_the_costly_turns_of_a_game_are_found_and_walked_through(lab_page: OpenNotebook) -> None:
    game = "game = ora.new_game(3, 'france').play('pass; done; pass; done; pass; done')"
    table = open_board(lab_page, f"import ora_widgets as ora; {game}; ora.Board(game)")
    table.root.locator("[data-door=menu]").click()
    table.root.get_by_role("button", name="Review my game").click()
    room = table.root.get_by_role("dialog", name="Review")
    room.get_by_role("button", name="Review my game").click()

    on = room.get_by_role("button", name="Step through it")
    expect(on).to_be_visible(timeout=READY * 1000)
    expect(room.locator(".ora-review li").first).to_contain_text("points lost")
    expect(room.locator(".ora-chart")).to_be_visible()
    on.click()
    expect(room).to_have_count(0)
    walk = table.root.locator(".ora-walk")
    expect(walk).to_contain_text("points more here")
    walk.get_by_role("button", name="The better turn").click()
    expect(walk.get_by_role("button", name="Back to the main line")).to_be_visible()
    walk.get_by_role("button", name="Back to your game").click()
    expect(walk).to_have_count(0)
    expect(table.root.locator(".ora-question")).to_contain_text("Red: choose an action.")
    # The game itself has not changed.
    assert table.lab.value("game.plies") == 6

"""Measure clicks in a real JupyterLab, in milliseconds and as multiples of a plain button's time.

python -m tests.bench.page        on a quiet machine: a redraw takes at most 3 bare buttons, no task more than 80, and
                                  twenty boards on one page at most twice what one takes

The plain button is an anywidget of three lines in the same JupyterLab: a press goes to the kernel and returns as a
number. Its time is the share of the machine and of Jupyter in a click, whatever the board does.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import BrowserContext, expect, sync_playwright

from tests.browser import chromium
from tests.browser.lab import LabServer, new_lab_page
from tests.browser.test_board import START, Table, code_for_record
from tests.fixtures.write import POSITIONS

CLICKS = 60
BARE = '''
import anywidget, traitlets
class Bare(anywidget.AnyWidget):
    _esm = """export default { render({ model, el }) {
      const button = el.appendChild(document.createElement("button"));
      button.className = "bare";
      button.onclick = () => model.send({});
      const show = () => { button.dataset.ply = model.get("ply"); };
      model.on("change:ply", show);
      show();
    } }"""
    ply = traitlets.Int().tag(sync=True)
bare = Bare()
bare.on_msg(lambda *_: bare.set_trait("ply", bare.ply + 1))
bare
'''
# Every press until the frame after its answer has been drawn, as in a step of MEASURE.
PRESSES = """async button => {
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  const changed = () => new Promise(done => new MutationObserver((_, watch) => { watch.disconnect(); done(); })
    .observe(button, { attributes: true, attributeFilter: ["data-ply"] }));
  const times = [];
  for (let n = 0; n < 40; n++) {
    const answer = changed();
    const from = performance.now();
    button.click();
    await answer;
    await frame();
    times.push(performance.now() - from);
    await frame();
  }
  return times.sort((a, b) => a - b)[times.length >> 1];
}"""
CLICK = """([button, board]) => new Promise((done) => {
  const start = performance.now();
  new MutationObserver((_, watch) => { watch.disconnect(); done(performance.now() - start); })
    .observe(board, { attributes: true, attributeFilter: ["data-ply"] });
  button.click();
})"""

# The picks, and then the last moves again, each until the frame after it has been drawn.
MEASURE = """async board => {
  const long = [];
  const watch = new PerformanceObserver(list => long.push(...list.getEntries().map(entry => entry.duration)));
  watch.observe({ entryTypes: ["longtask"] });
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  // Nobody presses before what has moved lies still.
  const still = async () => {
    await Promise.allSettled(board.getAnimations({ subtree: true }).map(animation => animation.finished));
    await frame();
  };
  const picks = [], steps = [];
  for (let n = 0; n < 8; n++) {
    const from = performance.now();
    board.querySelector('.ora-display .ora-card[data-state]').click();
    await frame();
    picks.push(performance.now() - from);
    await still();
  }
  const changed = () => new Promise(done => new MutationObserver((_, watch) => { watch.disconnect(); done(); })
    .observe(board, { attributes: true, attributeFilter: ["data-ply"] }));
  const step = async name => {
    // A timer would be heard only after the messages of other boards, which wait in front of it.
    const answer = changed();
    const from = performance.now();
    board.querySelector(`[aria-label='${name}']`).click();
    await answer;
    await frame();
    const took = performance.now() - from;
    await still();
    return took;
  };
  const MOVES = 24;
  const changes = [];
  const seat = () => board.querySelector(".ora-own").className;
  for (let n = 0; n < MOVES; n++) await step("Undo");
  for (let n = 0; n < MOVES; n++) {
    const before = seat();
    const took = await step("Redo");
    (seat() === before ? steps : changes).push(took);
  }
  watch.disconnect();
  const median = list => list.sort((a, b) => a - b)[list.length >> 1];
  const all = median([...steps, ...changes]);
  return { pick: median(picks), redraw: median(steps), change: median(changes), all, longest: Math.max(0, ...long) };
}"""


MANY = 20
OTHERS = f"\nfrom IPython.display import display\nfor _ in range({MANY} - 1): display(ora.Board(game))\nora.Board(game)"


def open_table(context: BrowserContext, server: LabServer, name: str, cell: str, ply: int) -> Table:
    """A board in a notebook of its own."""
    lab = new_lab_page(context, server, name, [cell])
    lab.run()
    table = Table(lab)
    table.root = table.root.first
    table.is_at(ply)
    return table


def clicks(table: Table) -> list[float]:
    """The times of clicks in a game without actions, shortest first."""
    times = []
    for ply in range(CLICKS):
        button = table.root.locator("[data-primary]")
        button.wait_for()
        times.append(table.lab.page.evaluate(CLICK, [button.element_handle(), table.root.element_handle()]))
        table.is_at(ply + 1)
    return sorted(times)


def measure_press(context: BrowserContext, server: LabServer) -> float:
    """The time from a press of a plain button to the frame with its answer, the median of many."""
    lab = new_lab_page(context, server, "bare", [BARE])
    lab.run()
    button = lab.page.locator("button.bare")
    button.wait_for()
    return float(button.evaluate(PRESSES))


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox", "--disable-gpu"])
        # Without motion no turn is shown for a while, during which a press would be lost.
        context = browser.new_context(viewport={"width": 1400, "height": 1000}, reduced_motion="reduce")
        server = LabServer(Path(folder))
        try:
            times = clicks(open_table(context, server, "clicks", START, 0))
            late = POSITIONS["late"]()
            drawn = open_table(context, server, "late", code_for_record(late.record()), late.ply).root.evaluate(MEASURE)
            table = open_table(
                context, server, "many", code_for_record(late.record()).rpartition("\n")[0] + OTHERS, late.ply
            )
            expect(table.lab.output(0).locator(".ora-board")).to_have_count(MANY)
            table.root.scroll_into_view_if_needed()  # a board out of sight is drawn later
            crowd = table.root.evaluate(MEASURE)
            bare = measure_press(context, server)
        finally:
            server.stop()
            browser.close()
    print(f"a bare button              {bare:6.0f}")
    print(
        f"a click and its answer     {times[len(times) // 2]:6.0f}, 95th percentile {times[int(0.95 * len(times))]:.0f}"
    )
    for name, what in (
        ("pick", "late, four: pick         "),
        ("redraw", "  move within a turn     "),
        ("change", "  to the next player     "),
        ("all", "  either                 "),
    ):
        print(f"{what}  {drawn[name]:6.0f} = {drawn[name] / bare:.1f} bare buttons")
    print(f"  longest task             {drawn['longest']:6.0f}")
    for name, what in (("redraw", "twenty boards: within a turn"), ("change", "  to the next player     ")):
        print(f"{what:<25}  {crowd[name]:6.0f} = {crowd[name] / drawn[name]:.1f} single boards")


if __name__ == "__main__":
    main()

"""How long a click takes in a real JupyterLab, in milliseconds.

python -m tests.bench.page        on a quiet machine: 100 for a click and its answer, 60 for a pick, 100 for a drawing
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import BrowserContext, sync_playwright

from tests.browser import chromium
from tests.browser.lab import LabServer, new_lab_page
from tests.browser.test_board import START, Table, loaded
from tests.fixtures.write import POSITIONS

CLICKS = 60
CLICK = """([button, board]) => new Promise((done) => {
  const start = performance.now();
  new MutationObserver((_, watch) => { watch.disconnect(); done(performance.now() - start); })
    .observe(board, { attributes: true, attributeFilter: ["data-ply"] });
  button.click();
})"""

# Picks; then the last moves once more, one after the other, each until the frame after it has been drawn.
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
  const step = async name => {
    const ply = board.dataset.ply;
    const from = performance.now();
    board.querySelector(`[aria-label='${name}']`).click();
    await new Promise(done => {
      const look = () => board.dataset.ply !== ply ? frame().then(done) : setTimeout(look, 1);
      look();
    });
    const took = performance.now() - from;
    await still();
    return took;
  };
  const MOVES = 16;
  for (let n = 0; n < MOVES; n++) await step("Undo");
  for (let n = 0; n < MOVES; n++) steps.push(await step("Redo"));
  watch.disconnect();
  const median = list => list.sort((a, b) => a - b)[list.length >> 1];
  return { pick: median(picks), redraw: median(steps), slowest: Math.max(...steps), longest: Math.max(0, ...long) };
}"""


def opened(context: BrowserContext, server: LabServer, name: str, cell: str, ply: int) -> Table:
    """A board in a notebook of its own."""
    lab = new_lab_page(context, server, name, [cell])
    lab.run()
    table = Table(lab)
    table.is_at(ply)
    return table


def clicks(table: Table) -> list[float]:
    """How long the clicks of a game without actions take, the shortest first."""
    times = []
    for ply in range(CLICKS):
        button = table.root.locator("button:is([data-pick=pass], [data-pick=done])[data-state=live]").first
        button.wait_for()
        times.append(table.lab.page.evaluate(CLICK, [button.element_handle(), table.root.element_handle()]))
        table.is_at(ply + 1)
    return sorted(times)


def main() -> None:
    """Measure and print."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(viewport={"width": 1400, "height": 1000})
        server = LabServer(Path(folder))
        try:
            times = clicks(opened(context, server, "clicks", START, 0))
            late = POSITIONS["late"]()
            drawn = opened(context, server, "late", loaded(late.record()), late.ply).root.evaluate(MEASURE)
        finally:
            server.stop()
            browser.close()
    print(
        f"a click and its answer   {times[len(times) // 2]:6.0f}, 95th percentile {times[int(0.95 * len(times))]:.0f}"
    )
    print(f"late game for four: pick {drawn['pick']:6.0f}")
    print(f"  move and redraw        {drawn['redraw']:6.0f}, at most {drawn['slowest']:.0f}")
    print(f"  longest task           {drawn['longest']:6.0f}")


if __name__ == "__main__":
    main()

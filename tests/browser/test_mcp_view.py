"""The board as a client's view: the handshake of MCP Apps, under the default content policy for views."""

from __future__ import annotations

from base64 import b64encode

from playwright.sync_api import Page, expect

from ora_widgets.agents.mcp.pages import board_of, view_page
from ora_widgets.agents.mcp.tables import Tables

# The policy that clients apply to a view that declares nothing.
POLICY = (
    "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
    " media-src 'self' data:; connect-src 'none'"
)
# A client that answers the handshake, reports a call and its result, and reads resources.
HOST = """([html, result, board]) => {
  const frame = Object.assign(document.createElement("iframe"), { srcdoc: html, width: 1000, height: 760 });
  frame.sandbox = "allow-scripts";
  window.said = [];
  const send = (message) => frame.contentWindow.postMessage({ jsonrpc: "2.0", ...message }, "*");
  const context = { locale: "pl-PL" };
  addEventListener("message", ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    window.said.push(data);
    if (data.method === "ui/initialize")
      send({ id: data.id, result: { protocolVersion: "2026-01-26", hostInfo: { name: "test", version: "1" },
        hostCapabilities: { serverResources: {} }, hostContext: context } });
    if (data.method === "ui/notifications/initialized") {
      send({ method: "ui/notifications/tool-input", params: { arguments: {} } });
      send({ method: "ui/notifications/tool-result", params: result });
      send({ id: 77, method: "ping" });
    }
    if (data.method === "resources/read")
      send(board ? { id: data.id, result: { contents: [{ uri: data.params.uri, blob: board }] } }
        : { id: data.id, error: { code: -32601, message: "nothing is read here" } });
  });
  document.body.append(frame);
}"""


def open_view(page: Page, board: str) -> list[dict[str, object]]:
    """A client's page with the view in it, and the view's messages once it has drawn."""
    tables = Tables()
    text = tables.new_game()
    html = view_page().replace("<head>", f'<head><meta http-equiv="Content-Security-Policy" content="{POLICY}">')
    page.goto("about:blank")
    page.evaluate(HOST, [html, {"content": [{"type": "text", "text": text}]}, board])
    page.wait_for_function("said.some(each => each.id === 77)")
    game = text.split()[1]
    asked = f"ora://board/pl/{game}"
    page.wait_for_function(f"said.some(each => each.params?.uri === '{asked}')")
    said: list[dict[str, object]] = page.evaluate("said")
    return said


def test_a_client_draws_the_board_of_the_game_that_was_played(page: Page) -> None:
    from ora_widgets import new_game

    wrong: list[str] = []
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    game = new_game(3).play("build G07 0,3; prior; times 1; done")
    said = open_view(page, b64encode(board_of(game, "pl")).decode())
    view = page.frame_locator("iframe")
    expect(view.locator(".ora-board")).to_have_attribute("data-ply", str(game.ply))
    expect(view.locator(".ora-board")).to_contain_text("Gliniane wzgórze")
    view.locator(".ora-step[aria-keyshortcuts=',']").click()
    expect(view.locator(".ora-board")).to_have_attribute("data-ply", str(game.ply - 1))
    assert [each.get("method") for each in said[:3]] == [
        "ui/initialize", "ui/notifications/initialized", "ui/notifications/size-changed",
    ]  # fmt: skip
    assert said[2]["params"]["height"] == 760  # type: ignore[index]
    assert wrong == []


def test_where_no_board_can_be_read_the_view_says_what_the_tool_said(page: Page) -> None:
    open_view(page, "")
    expect(page.frame_locator("iframe").locator("main")).to_contain_text("it is your turn")

// An invitation link as chats pass it on, and a second one opened in the same tab.
import { afterEach, expect, it, vi } from "vitest";
import { fragmentWords } from "../src/room/fragment";
import { guestKey } from "../src/room/guest-key";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["#se-cret", ["se-cret"]],
  ["#se--cret_,table", ["se--cret_", "table"]],
  ["#secret%2Ctable", ["secret", "table"]],
  ["#se\u2014cret.", ["se--cret"]],
  ["#se\u200bcret)", ["secret"]],
  ["#secret&fbclid=x.y", ["secret"]],
  ["#secret.code.", ["secret.code"]],
  ["#secret%", ["secret"]],
  ["#\u201csecret\u201d", [""]],
  ["", [""]],
])("of %s takes what the host has written", (hash, words) => {
  expect(fragmentWords(hash)).toEqual(words);
});

it.each([
  ["full", { getItem: () => null }],
  ["forbidden", {}],
])("brings a guest back to its seat after a reload where storage is %s", (kind, storage) => {
  vi.stubGlobal("localStorage", storage); // every call on an empty object throws
  const key = guestKey(`link-${kind}`);
  expect(guestKey(`link-${kind}`)).toBe(key);
  expect(guestKey(`other-${kind}`)).not.toBe(key);
});

it("loads the page anew for another link in the same tab", async () => {
  const sent: string[] = [];
  class StandInSocket extends EventTarget {
    constructor() {
      super();
      setTimeout(() => this.dispatchEvent(new Event("open")));
    }
    send(text: string) {
      sent.push(text);
    }
    close() {}
  }
  vi.stubGlobal("WebSocket", StandInSocket);
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const parts = ["people", "proposal", "record", "status"].map((name) => `<p data-room="${name}"></p>`).join("");
  document.body.innerHTML = `${parts}<form data-room="lobby"></form><details data-room="menu"></details><main></main>
    <script type="application/json" data-room="built">{"words": {"en": {}}}</script>`;
  location.hash = "one";
  await import("../src/join");
  window.dispatchEvent(new Event("hashchange"));
  expect(reload).toHaveBeenCalledOnce();
});

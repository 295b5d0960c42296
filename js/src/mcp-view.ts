// The board inside a client of the Model Context Protocol that shows views (its extension MCP Apps). It asks the client
// for the game that a tool was called with, and hands it to the saved page's script in the same document.
export {}; // makes this file a module

/** The part of a client's messages that is used here: answers, calls and their results. */
interface ClientMessage {
  id?: number;
  method?: string;
  params?: { arguments?: { game?: string }; content?: { text: string }[] };
  result?: { hostContext?: { locale?: string }; contents?: { blob: string }[] };
}

/** The height in pixels that a board asks for; the client decides. */
const HEIGHT = 760;

const { body } = document;
const place = body.querySelector("main") as HTMLElement;
let language = "en";
let game = "";

const send = (message: object) => parent.postMessage({ jsonrpc: "2.0", ...message }, "*");
const ask = (id: number, method: string, params: object) => send({ id, method, params });

function script(type: string, textContent: string) {
  const made = Object.assign(document.createElement("script"), { type, textContent });
  made.dataset.packed = "";
  body.append(made);
}

addEventListener("message", ({ source, data }: MessageEvent<ClientMessage>) => {
  if (source !== parent) return;
  const { id, method, params, result } = data;
  if (method && id !== undefined) send({ id, result: {} }); // a ping, or a notice that the view will close
  if (params?.arguments) game = params.arguments.game ?? "";
  if (params?.content) {
    // The tool's text stays where no board arrives.
    place.textContent = params.content[0]?.text ?? "";
    game = place.textContent.match(/^Game (\w+)/)?.[1] ?? game;
    ask(2, "resources/read", { uri: `ora://board/${language}/${game}` });
  }
  if (id === 1) {
    language = result?.hostContext?.locale?.slice(0, 2) ?? language;
    for (const method of ["initialized", "size-changed"])
      send({ method: `ui/notifications/${method}`, params: { height: HEIGHT } });
  }
  if (result?.contents) {
    place.textContent = "";
    script("text/plain", result.contents[0]?.blob ?? "");
    script("module", body.querySelector("[data-page]")?.textContent ?? "");
  }
});

ask(1, "ui/initialize", {
  appInfo: { name: "ora-et-labora", version: "1" },
  appCapabilities: {},
  protocolVersion: "2026-01-26",
});

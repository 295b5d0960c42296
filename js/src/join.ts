// The page of a guest whose host runs a kernel.
import { followSystem } from "./effects/system-theme";
import { languageOf, type Words } from "./live/page-language";
import { part } from "./room/elements";
import { fragmentWords } from "./room/fragment";
import { openGuestPage } from "./room/guest-page";
import { webSocketTransport } from "./room/web-socket";

/** Milliseconds between checks of a spectator's page that the room still exists. */
const LOOK_MS = 30_000;

const absoluteUrl = (file: string) => new URL(`join/${file}`, location.href.split("#")[0]).href;
const { words }: { words: Record<string, Words> } = JSON.parse(part("built").textContent ?? "");
const language = languageOf("", navigator.languages, Object.keys(words));
// The secret is in the fragment, which is never sent except in the first frame; after a comma, how the page is shown.
const [secret = "", shown = ""] = fragmentWords(location.hash);

document.documentElement.lang = language;
followSystem();
const channel = openGuestPage({
  words: words[language] as Words,
  language,
  secret,
  shown,
  boardScript: absoluteUrl("widget.js"),
  transport: webSocketTransport(absoluteUrl("ws").replace(/^http/, "ws")),
});
window.addEventListener("hashchange", () => location.reload()); // another link in the same tab
setInterval(() => channel.hurry(), LOOK_MS);
window.addEventListener("online", () => channel.hurry());
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) channel.hurry();
});
channel.connect();

// The page of a guest at the door of a kernel.
import { followSystem } from "./effects/system-theme";
import { languageOf, type Words } from "./live/page-language";
import { part } from "./room/elements";
import { fragmentWords } from "./room/fragment";
import { openGuestPage } from "./room/guest-page";
import { webSocketTransport } from "./room/web-socket";

const here = (file: string) => new URL(`join/${file}`, location.href.split("#")[0]).href;
const { words }: { words: Record<string, Words> } = JSON.parse(part("built").textContent ?? "");
const language = languageOf("", navigator.languages, Object.keys(words));
// The secret is in the fragment, which is sent nowhere but in the first frame; after a comma, how the page is shown.
const [secret = "", shown = ""] = fragmentWords(location.hash);

document.documentElement.lang = language;
followSystem();
const channel = openGuestPage({
  words: words[language] as Words,
  language,
  secret,
  shown,
  boardScript: here("widget.js"),
  transport: webSocketTransport(here("ws").replace(/^http/, "ws")),
});
window.addEventListener("hashchange", () => location.reload()); // another link in the same tab
window.addEventListener("online", () => channel.hurry());
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) channel.hurry();
});
channel.connect();

// The only file that knows the notebook: traits in, messages out.
import type { AnyModel, RenderProps } from "@anywidget/types";
import { render as draw, h } from "preact";
import { App } from "./app";
import { tellWhenSeen } from "./effects/offscreen";
import { pictureOf } from "./effects/picture";
import type { Draw, Message, Reply, Traits } from "./state/protocol";
import { createView } from "./state/view";
import "./style.css";

const NAMES = [
  ...(["book", "scene", "ask", "ply", "notice", "coming", "tally", "review", "language", "languages"] as const),
  ...(["theme", "motion", "show_hints", "open_all", "names"] as const),
  ...(["opponents", "lesson", "walk", "claims", "start", "kept"] as const),
];

function traits(model: AnyModel<Traits>): Traits {
  return Object.fromEntries(NAMES.map((name) => [name, model.get(name)])) as unknown as Traits;
}

/**
 * A message to Python. On a static page there is none; the board goes on showing what it has.
 * @param failed called where it cannot be sent
 */
function sender(model: AnyModel<Traits>, failed: () => void): (message: Message, buffers?: ArrayBuffer[]) => void {
  return (message, buffers) => {
    try {
      if (buffers) model.send(message, undefined, buffers);
      else model.send(message);
    } catch (error) {
      console.warn("ora_widgets: nobody answers", error);
      failed();
    }
  };
}

/** Draw the board for Python, and send what came of it. */
async function drawFor(mount: HTMLElement, { kind, id }: Draw, send: ReturnType<typeof sender>): Promise<void> {
  const board = mount.querySelector<HTMLElement>(".ora-board");
  if (!board) return;
  try {
    const picture = await pictureOf(board, kind);
    send({ do: "picture", id, error: "" }, [await picture.arrayBuffer()]);
  } catch (error) {
    send({ do: "picture", id, error: String(error) });
  }
}

function render({ model, el }: RenderProps<Traits>): () => void {
  const mount = el.appendChild(document.createElement("div"));
  // A notebook that takes keys before the page does looks for this at the focused piece first, and only then around it.
  mount.addEventListener("focusin", ({ target }) => {
    (target as HTMLElement).dataset.lmSuppressShortcuts = "true";
  });
  const endings: (() => void)[] = [];
  try {
    const send = sender(model, () => view.silence.giveUp());
    const view = createView(traits(model), send);
    const fresh = new Set<keyof Traits>();
    const telling = tellWhenSeen(mount, () => {
      const news = Object.fromEntries([...fresh].map((name) => [name, model.get(name)]));
      fresh.clear();
      view.receive(news);
    });
    endings.push(() => telling.end());
    for (const name of NAMES) {
      const changed = () => {
        fresh.add(name);
        telling.news();
      };
      model.on(`change:${name}`, changed);
      endings.push(() => model.off(`change:${name}`, changed));
    }
    const said = (message: unknown) => {
      const reply = message as Reply | null;
      if (reply?.do === "answer" || reply?.do === "refused") view.queries.receive(reply);
      if (reply?.do === "draw") {
        telling.now();
        void drawFor(mount, reply, send);
      }
    };
    model.on("msg:custom", said);
    endings.push(() => model.off("msg:custom", said));
    draw(h(App, { view }), mount);
    // Python knows so whether there is anybody who can draw a picture.
    send({ do: "here" });
    endings.push(() => send({ do: "gone" }));
  } catch (error) {
    mount.textContent = `ora_widgets: ${error instanceof Error ? error.message : String(error)}`;
  }
  return () => {
    for (const end of endings) end();
    draw(null, mount);
    mount.remove();
  };
}

export default () => ({ render });

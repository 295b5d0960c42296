// The entry of the board in a notebook.

import type { RenderProps } from "@anywidget/types";
import { render as draw, h } from "preact";
import { App } from "./app";
import { deliverWhenSeen } from "./effects/delivery";
import { keepEditor } from "./effects/editor-in-place";
import { pictureOf } from "./effects/picture";
import { type Mount, mount } from "./mount";
import { giveUp, receiveReply } from "./state/connection";
import { createView, receive } from "./state/create-view";
import type { Draw, Message, Reply, Traits } from "./state/protocol";
import { traitName } from "./state/trait-names";
import "./style.css";

const NAMES = [
  ...(["book", "scene", "ask", "ply", "notice", "coming", "tally", "review", "language", "languages"] as const),
  ...(["theme", "motion", "show_hints", "open_all", "teaching", "analysis", "pace", "names", "votes"] as const),
  ...(["opponents", "lesson", "walk", "claims", "start", "kept", "remark", "outgoing", "together", "denied"] as const),
  "editor" as const,
];

/** Draw the board as a picture for Python, and send the picture or the error. */
async function sendPicture({ place, send }: Mount<Traits>, { kind, id }: Draw): Promise<void> {
  const board = place.querySelector<HTMLElement>(".ora-board");
  if (!board) return;
  try {
    const picture = await pictureOf(board, kind);
    send({ do: "picture", id, error: "" }, [await picture.arrayBuffer()]);
  } catch (error) {
    send({ do: "picture", id, error: String(error) });
  }
}

function open(page: Mount<Traits>) {
  const { place, traits, send } = page;
  const post = (message: Message) => {
    if (!send(message)) giveUp(view);
  };
  const view = createView(traits, post);
  const show = () => draw(h(App, { view }), place);
  show();
  const stopEditor = keepEditor(view, place, () => draw(null, place), show);
  // Tells Python that there is a page that can draw pictures.
  post({ do: "here" });
  let delivery: ReturnType<typeof deliverWhenSeen>;
  return {
    receive: (news: Partial<Traits>) => receive(view, news),
    receiveMessage(message: unknown) {
      const reply = message as Reply | null;
      if (reply?.do === "answer" || reply?.do === "refused") receiveReply(view, reply);
      if (reply?.do === "draw") {
        delivery.flush();
        void sendPicture(page, reply);
      }
    },
    schedule(deliver: () => void) {
      delivery = deliverWhenSeen(place, deliver);
      return delivery;
    },
    unmount() {
      post({ do: "gone" });
      stopEditor();
      draw(null, place);
    },
  };
}

export default () => ({ render: (props: RenderProps<Traits>) => mount(props, NAMES, open, traitName) });

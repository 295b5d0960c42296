// The entry of the editor of positions.
import type { RenderProps } from "@anywidget/types";
import { render as draw, h } from "preact";
import { EditorApp } from "./editor/app";
import { type Mount, mount } from "./mount";
import { createEditor, receiveEditor } from "./state/editor";
import type { EditorTraits } from "./state/protocol";
import "./style/editor.css";

const NAMES = [
  ...(["book", "scene", "draft", "problems", "code", "short", "notice", "words", "theme", "language", "home"] as const),
  "answered" as const, // the last, since the next change is sent as soon as this one arrives
];

function open({ place, traits, send }: Mount<EditorTraits>) {
  const editor = createEditor(traits, (message) => void send(message));
  draw(h(EditorApp, { editor }), place);
  return { receive: (news: Partial<EditorTraits>) => receiveEditor(editor, news), unmount: () => draw(null, place) };
}

export default () => ({ render: (props: RenderProps<EditorTraits>) => mount(props, NAMES, open) });

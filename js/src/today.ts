// The entry of a session of practice.
import type { RenderProps } from "@anywidget/types";
import { render as draw, h } from "preact";
import { type Mount, mount } from "./mount";
import type { TrainingTraits } from "./state/protocol";
import { createPractising } from "./state/training";
import { TodayApp } from "./today/app";

const NAMES = ["panel", "notice", "theme", "language"] as const;

function open({ place, traits, send }: Mount<TrainingTraits>) {
  const practising = createPractising(traits, (message) => void send(message));
  draw(h(TodayApp, { practising }), place);
  return { receive: practising.receive, unmount: () => draw(null, place) };
}

export default () => ({ render: (props: RenderProps<TrainingTraits>) => mount(props, NAMES, open) });

// The entry of a session of practice.
import type { RenderProps } from "@anywidget/types";
import { render as draw, h } from "preact";
import { type Mount, mount } from "./mount";
import { createPracticeSession, receiveSession } from "./state/practice-session";
import type { TrainingTraits } from "./state/protocol";
import { TodayApp } from "./today/app";

const NAMES = ["panel", "notice", "theme", "language"] as const;

function open({ place, traits, send }: Mount<TrainingTraits>) {
  const session = createPracticeSession(traits, (message) => void send(message));
  draw(h(TodayApp, { session }), place);
  return {
    receive: (news: Partial<TrainingTraits>) => receiveSession(session, news),
    unmount: () => draw(null, place),
  };
}

export default () => ({ render: (props: RenderProps<TrainingTraits>) => mount(props, NAMES, open) });

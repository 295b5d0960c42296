// The entry of a session of Today.
import type { RenderProps } from "@anywidget/types";
import { render as draw, h } from "preact";
import { type Mount, mount } from "./mount";
import type { TodayTraits } from "./state/protocol";
import { createToday, receiveToday } from "./state/today";
import "./style/today.css";
import { TodayApp } from "./today/app";

const NAMES = ["panel", "notice", "theme", "language"] as const;

function open({ place, traits, send }: Mount<TodayTraits>) {
  const session = createToday(traits, (message) => void send(message));
  draw(h(TodayApp, { session }), place);
  return {
    receive: (news: Partial<TodayTraits>) => receiveToday(session, news),
    unmount: () => draw(null, place),
  };
}

export default () => ({ render: (props: RenderProps<TodayTraits>) => mount(props, NAMES, open) });

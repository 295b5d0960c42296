// Skips drawing components that have not changed: most of a board is printed cards.
import { Component, type ComponentChildren, type FunctionComponent } from "preact";

/** A component that is drawn again only when one of its properties changes. */
export function memo<Props extends object>(Draw: FunctionComponent<Props>) {
  return class extends Component<Props> {
    override shouldComponentUpdate(next: Props) {
      const names = Object.keys({ ...next, ...this.props }) as (keyof Props)[];
      return names.some((name) => next[name] !== this.props[name]);
    }

    override render(): ComponentChildren {
      return <Draw {...(this.props as Props)} />;
    }
  };
}

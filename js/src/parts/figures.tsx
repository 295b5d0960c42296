// Clergymen and marks of the seats, which differ first by shape and then by colour.
import type { Seat } from "../state/protocol";
import { ariaImage } from "./aria-image";

const MARKS: Record<Seat, string> = {
  R: "M12 4l8 8-8 8-8-8z",
  G: "M12 4l9 16H3z",
  B: "M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0z",
  W: "M5 5h14v14H5z",
};

/** A seat's mark: red diamond, green triangle, blue disc, white square. */
export function Mark({ seat, label }: { seat: Seat; label?: string | undefined }) {
  return (
    <svg class={`ora-mark ora-seat-${seat}`} viewBox="0 0 24 24" {...ariaImage(label)}>
      <path d={MARKS[seat] ?? MARKS.B} class="accent" />
    </svg>
  );
}

const PRIOR = "M12 1.5l3.5 4.2V9c0 1-.4 2-1 2.7 3.3 1 5 3.8 5 8.3v2H4.5v-2c0-4.5 1.7-7.3 5-8.3-.6-.7-1-1.7-1-2.7V5.7z";
const LAY =
  "M12 6.5a4 4 0 0 1 4 4c0 1.4-.6 2.5-1.5 3.2 2.5.9 3.8 3 3.8 6.3v2H5.7v-2c0-3.3 1.3-5.4 3.8-6.3A4.2 4.2 0 0 1 8 10.5a4 4 0 0 1 4-4z";

/** A clergyman: the prior is tall, with mitre and staff; a lay brother is small and bare-headed. */
export function Figure(props: { seat: Seat; kind: string; label?: string | undefined; at?: string }) {
  const { seat, kind, label, at } = props;
  const prior = kind === "prior";
  return (
    <svg
      class={`ora-figure ora-seat-${seat}`}
      viewBox="0 0 24 24"
      {...(at !== undefined && { "data-move": `${seat} ${kind}`, "data-place": at })}
      {...ariaImage(label)}
    >
      <path d={prior ? PRIOR : LAY} class="accent" />
      {prior && <path d="M21 22V7.5c0-3.2-3.5-3.2-3.5-.8M8.5 8h7M12 3.5v3" class="line" />}
      <svg x="8" y="13.5" width="8" height="8" viewBox="0 0 24 24" aria-hidden="true">
        <path d={MARKS[seat] ?? MARKS.B} class="mark" />
      </svg>
    </svg>
  );
}

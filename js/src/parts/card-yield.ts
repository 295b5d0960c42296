// What the wheel would bring now.
import type { Card } from "../state/protocol";
import type { View } from "../state/view";

/** What producing by this card would bring now, in words; empty where it does not produce. */
export function cardYield(view: View, card: Card): string {
  const yields = card.icons.flatMap((icon) =>
    "wheel" in icon ? [view.scene.value.yields[icon.wheel.join(" ") + (icon.joker_only ? "!" : "")] ?? ""] : [],
  );
  return yields.filter(Boolean).join("; ");
}

// What the wheel would yield now.
import type { Card } from "../state/protocol";
import type { View } from "../state/view";

/** What producing with this card would yield now, in words; empty if it does not produce. */
export function cardYield(view: View, card: Card): string {
  const yields = card.icons.flatMap((icon) =>
    "wheel" in icon ? [view.scene.value.yields[icon.wheel.join(" ") + (icon.joker_only ? "!" : "")] ?? ""] : [],
  );
  return yields.filter(Boolean).join("; ");
}

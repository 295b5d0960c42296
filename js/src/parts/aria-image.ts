// What a drawing is to a screen reader: a named picture, or decoration.

type AriaImage = { role: "img"; "aria-label": string } | { "aria-hidden": "true" };

export function ariaImage(label: string | undefined): AriaImage {
  return label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
}

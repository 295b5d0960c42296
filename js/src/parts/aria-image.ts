// Attributes that make a drawing a named picture for screen readers, or decoration.

type AriaImage = { role: "img"; "aria-label": string } | { "aria-hidden": "true" };

export function ariaImage(label: string | undefined): AriaImage {
  return label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
}

// A text as a QR code, drawn.
import { generate } from "lean-qr";
import { make } from "./elements";

const QUIET_ZONE = 4; // modules around it, as its norm wants
const SVG = "http://www.w3.org/2000/svg";

/** A QR code that is drawn where somebody opens it. */
export function qrCode(text: string, label: string): HTMLDetailsElement {
  const details = make("details");
  const code = generate(text);
  let path = "";
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`;
  const side = code.size + 2 * QUIET_ZONE;
  const drawing = document.createElementNS(SVG, "svg");
  for (const [name, value] of Object.entries({ viewBox: `0 0 ${side} ${side}`, role: "img", "aria-label": label }))
    drawing.setAttribute(name, value);
  const add = (tag: string, attributes: object) => {
    const element = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
    drawing.append(element);
  };
  add("rect", { width: side, height: side, fill: "white" });
  add("path", { d: path, fill: "black", "shape-rendering": "crispEdges" });
  details.append(make("summary", label), drawing);
  return details;
}

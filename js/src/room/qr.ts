// A text as a QR code.
import { generate } from "lean-qr";
import { make } from "./elements";
import { qrDrawing } from "./qr-drawing";

const QUIET_ZONE = 4; // modules around it, as the standard requires

/** A QR code that is drawn when opened. */
export function qrCode(text: string, label: string): HTMLDetailsElement {
  const details = make("details");
  const code = generate(text);
  let path = "";
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`;
  details.append(make("summary", label), qrDrawing(path, code.size + 2 * QUIET_ZONE, label));
  return details;
}

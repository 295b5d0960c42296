// A QR code as a drawing.
import { make } from "./elements";

/**
 * Draw a QR code, black on white in any theme.
 * @param code the path of its dark modules
 * @param size its side length in modules
 */
export function qrDrawing(code: string, size: number, label: string): Element {
  const place = make("div");
  place.innerHTML = `<svg viewBox="0 0 ${size} ${size}" role="img"><rect width="100%" height="100%" fill="white"/><path shape-rendering="crispEdges"/></svg>`;
  const drawing = place.firstElementChild as Element;
  drawing.ariaLabel = label;
  drawing.lastElementChild?.setAttribute("d", code);
  return drawing;
}

// A pointer that rests while the board changes beneath it does not hover: nobody meant to look at the new thing.

let lastPoint: { x: number; y: number } | null = null;

// Rounded, because a browser places the mouse where a finger was in whole pixels.
const at = ({ clientX, clientY }: PointerEvent) => ({ x: Math.round(clientX), y: Math.round(clientY) });

/** Note where the pointer has moved or a finger has come down. */
export function pointerMoved(event: PointerEvent): void {
  lastPoint = at(event);
}

/** Whether the pointer has not moved, so that the element came under it rather than it over the element. */
export function pointerRests(event: Event): boolean {
  if (!(event instanceof PointerEvent)) return false;
  const { x, y } = at(event);
  return x === lastPoint?.x && y === lastPoint.y;
}

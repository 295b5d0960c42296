// When the board changes under a pointer that rests, it lies on something new without anybody looking at that.

let last: { x: number; y: number } | null = null;

// A browser puts the mouse where a finger was, in whole pixels.
const at = ({ clientX, clientY }: PointerEvent) => ({ x: Math.round(clientX), y: Math.round(clientY) });

/** The pointer has moved, or a finger has come down. */
export function pointerMoved(event: PointerEvent): void {
  last = at(event);
}

/** Whether something has come under the pointer, and not the pointer over something: it is where it moved last. */
export function pointerRests(event: Event): boolean {
  if (!(event instanceof PointerEvent)) return false;
  const { x, y } = at(event);
  return x === last?.x && y === last.y;
}

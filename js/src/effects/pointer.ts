// When the board changes under a pointer that rests, it lies on something new without anybody looking at that.

let last: { x: number; y: number } | null = null;

/** The pointer has moved. */
export function pointerMoved(event: PointerEvent): void {
  last = { x: event.clientX, y: event.clientY };
}

/** Whether something has come under the pointer, and not the pointer over something: it is where it moved last. */
export function pointerRests(event: Event): boolean {
  return event instanceof PointerEvent && event.clientX === last?.x && event.clientY === last.y;
}

// Shows the board in full screen.

/** Whether the page may use full screen, which some telephones and frames forbid. */
export const mayFillScreen = (): boolean => document.fullscreenEnabled !== false;

/** Switch full screen on or off. */
export function fullScreen(event: Event): void {
  const board = (event.currentTarget as Element).closest<HTMLElement>(".ora-board");
  if (document.fullscreenElement) void document.exitFullscreen();
  // The browser may still refuse; then the board stays as it is.
  else board?.requestFullscreen?.().catch(() => {});
}

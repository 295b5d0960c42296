// The board over the whole screen.

/** Whether the page may do that: some telephones and frames do not let it. */
export const mayFillScreen = (): boolean => document.fullscreenEnabled !== false;

/** The board over the whole screen, or back in its place. */
export function fullScreen(event: Event): void {
  const board = (event.currentTarget as Element).closest<HTMLElement>(".ora-board");
  if (document.fullscreenElement) void document.exitFullscreen();
  // Where a page may not do this, the board stays as it is.
  else board?.requestFullscreen?.().catch(() => {});
}

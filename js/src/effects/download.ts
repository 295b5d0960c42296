// Saves a file on the reader's own computer.

/** What a file of a game is called: by the day, and by how far the game has come. */
export const fileName = (ply: number, ending: string): string =>
  `ora-${new Date().toISOString().slice(0, 10)}-${ply}.${ending}`;

/** Hand a file over, by the browser's own way. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

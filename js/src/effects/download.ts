// Saves a file on the reader's computer.

/** The file name of a game, with the date and the number of moves. */
export const fileName = (ply: number, ending: string): string =>
  `ora-${new Date().toISOString().slice(0, 10)}-${ply}.${ending}`;

/** Save a blob by the browser's download. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

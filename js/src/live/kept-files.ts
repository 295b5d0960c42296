// Python's files, kept in the browser so that a visitor's games are there at the next visit.

/** When a file was written, in milliseconds since 1970, and its content. */
export type StoredFile = [time: number, text: string];
export type Files = Record<string, StoredFile>;

const KEY_PREFIX = "ora_widgets/";

/**
 * The files of earlier visits, without damaged ones.
 * @param storage the browser's storage, or null if it gives us none
 */
export function keptFiles(storage: Storage | null): Files {
  const files: Files = {};
  for (let n = 0; storage && n < storage.length; n++) {
    const key = storage.key(n) ?? "";
    if (!key.startsWith(KEY_PREFIX)) continue;
    try {
      const found: unknown = JSON.parse(storage.getItem(key) ?? "");
      if (Array.isArray(found)) files[key.slice(KEY_PREFIX.length)] = found as StoredFile;
    } catch (error) {
      console.warn("ora_widgets: not to be read:", key, error);
    }
  }
  return files;
}

/**
 * Store written files; null means deleted.
 * @returns whether everything could be stored
 */
export function keepFiles(storage: Storage | null, news: Record<string, StoredFile | null>): boolean {
  // Deleted files first, to make room for new ones.
  const files = Object.entries(news).sort(([, one], [, other]) => Number(one !== null) - Number(other !== null));
  let isKept = true;
  for (const [name, written] of files) {
    try {
      if (written === null) storage?.removeItem(KEY_PREFIX + name);
      else if (storage) storage.setItem(KEY_PREFIX + name, JSON.stringify(written));
      else isKept = false;
    } catch (error) {
      console.warn("ora_widgets: not kept:", name, error);
      isKept = false;
    }
  }
  return isKept;
}

/** The browser's storage; null where cookies are forbidden or the storage is damaged. */
export function storageHere(): Storage | null {
  try {
    const first = localStorage.key(0);
    if (first) localStorage.getItem(first);
    return localStorage;
  } catch {
    return null;
  }
}

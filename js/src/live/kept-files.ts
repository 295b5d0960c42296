// The files of Python, kept in the browser: what a visitor has played is there again at the next visit.

/** When a file was written, in milliseconds since 1970, and what it holds. */
export type StoredFile = [time: number, text: string];
export type Files = Record<string, StoredFile>;

const KEY_PREFIX = "ora_widgets/";

/**
 * The files of earlier visits; what is damaged is left out.
 * @param storage the browser's, or none where it has none for us
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
 * Keep what has been written; null for a file that is gone.
 * @returns whether everything could be kept
 */
export function keepFiles(storage: Storage | null, news: Record<string, StoredFile | null>): boolean {
  try {
    for (const [name, written] of Object.entries(news)) {
      if (written) {
        if (!storage) return false;
        storage.setItem(KEY_PREFIX + name, JSON.stringify(written));
      } else storage?.removeItem(KEY_PREFIX + name);
    }
    return true;
  } catch (error) {
    console.warn("ora_widgets: nothing is kept:", error);
    return false;
  }
}

/** The browser's storage; none where cookies are forbidden, or where it is damaged. */
export function storageHere(): Storage | null {
  try {
    const first = localStorage.key(0);
    if (first) localStorage.getItem(first);
    return localStorage;
  } catch {
    return null;
  }
}
